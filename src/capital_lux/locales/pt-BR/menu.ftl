# O menu de uma mesa no navegador.

page-menu = Menu desta mesa
page-menu-rules = Regras desta partida
page-menu-all-rules = Todas as regras
page-menu-basis = A maioria das peças de Generations são reconstruções: a página impressa que as explica não foi encontrada.
page-menu-keys = Teclas
page-menu-coach = Explicar cada passo
page-menu-coach-off = Sem mais dicas
page-menu-leave = Sair da mesa
page-menu-leave-sure = Sair mesmo
page-menu-leave-text = O seu lugar fica livre, e os outros esperam até que alguém o ocupe ou ponham um bot nele.
page-menu-name = O seu nome, a partir da próxima partida
page-key-card = pegar esta carta da mão, ou ficar com ela na escolha
page-key-home = jogá-la na Cidade Natal
page-key-capital = jogá-la na Capital
page-key-beside = a carta ou opção ao lado
page-key-rows = das cartas para as opções e de volta
page-key-press = ativar o que está selecionado
page-key-cancel = soltar a carta
page-key-back = desfazer a jogada
page-key-hint = pedir uma dica
page-key-help = mostrar estas teclas
page-key-touch = Numa tela de toque, um toque longo em uma carta, um número ou um símbolo diz o que é.
