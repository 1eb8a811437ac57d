# O que fica ao redor de uma partida, na página inicial e à mesa.

page-watch-again = Rever a partida
page-look-back = Rever
page-upload = Abrir um registro
page-shuffle-check = Verificar o embaralhamento
page-shuffle-true = Confere: seu navegador calculou o sha256 da semente, e ele é a impressão digital.
page-shuffle-false = Não confere: o sha256 da semente não é a impressão digital.
page-shuffle-insecure = Os navegadores só calculam isso em páginas recebidas por https. Qualquer outro programa de sha256 dá a mesma resposta.
