# Uma primeira partida com dicas: o que é a fase, e em que pensar.

page-learn-title = Aprender a jogar
page-learn-lead = O caminho mais rápido é uma primeira partida. Uma linha acima da pergunta explica cada passo quando ele vem; feche-a quando não precisar mais dela.
page-learn-start = Começar a primeira partida
page-learn-rules = Ou leia antes as regras:
page-learn-one = Cada carta é uma escolha. Na Cidade Natal ela pontua para você.
page-learn-two = Na Capital ela aumenta o limite para todos, e você usa o poder dela.
page-learn-three = No fim da rodada, uma Cidade Natal acima do limite é perdida.
page-learn-coach = Dica
page-learn-close = Sem mais dicas
page-learn-draft = Esta é a escolha das cartas. Você vê um pacote: fique com uma carta, depois outra, e o resto vai para a esquerda. Cartas de uma cor se ajudam na Cidade Natal, mas só enquanto a Capital cresce também.
page-learn-draft-again = Uma nova rodada começa com um novo pacote; a Capital e as Cidades Natais ficam como estão. Antes de escolher, veja em quais dos seus distritos ainda há espaço abaixo do limite.
page-learn-draft-more = Estas cartas vêm da sua direita. O que você passa vai aparecer em outra Cidade Natal ou na Capital: lembre-se disso.
page-learn-play = Sua vez: pegue uma carta da mão e diga para onde ela vai. Na Cidade Natal ela vale o valor dela. Na Capital ela aumenta o limite para todos e faz o que o poder diz.
page-learn-play-room = Olhe os números sob a sua Cidade Natal: total / limite. Enquanto o total não passa do limite, está seguro. Você também pode jogar em casa agora e aumentar o limite depois.
page-learn-play-over = Um dos seus distritos está acima do limite. Aumente o limite: jogue essa cor na Capital, ou guarde ouro para pagar a diferença no fim da rodada.
page-learn-play-over-generations = Um dos seus distritos está acima do limite. Aumente o limite: jogue essa cor na Capital antes do fim da rodada, ou você perde essas cartas.
page-learn-play-few = A sua mão está ficando curta. As cartas que você ainda tiver no fim da rodada vão para a Cidade Natal: cuide para que haja lugar.
page-learn-last = Estes são os últimos turnos da rodada. Depois da sua carta, tudo o que resta na mão vai para a Cidade Natal.
page-learn-power = Você usa: { $power }. { $effect }
page-learn-gold = Você está acima do limite aqui. Pela diferença em ouro você fica com as cartas; o ouro que você guarda vale pontos no fim.
page-learn-bonus = Você lidera neste distrito e por isso pega a maior carta dele na Capital como bônus. Ela é sua até o fim.
page-learn-wait = Os outros jogam. O registro diz o que acontece, e marcas mostram onde. Você pode tocar em um nome, um poder ou um número para ler mais.
page-learn-wait-draft = Os outros ainda escolhem. Quando todos estiverem prontos, os pacotes seguem para a esquerda.
page-learn-over = A partida acabou: contam-se as cartas das Cidades Natais, as cartas bônus e o ouro. Experimente outra partida sem dicas, ou contra bots mais fortes.
page-learn-story = A rodada acaba: as cartas que restam vão para as Cidades Natais, os limites são verificados, e quem lidera pega cartas bônus. Avance passo a passo.
