### The help of a game in the terminal.

help-choose = Digite o número de uma ação, ou as palavras dela (home b4), e Enter. Ou um comando:
help-table = a mesa de novo
help-log = o registro desta rodada
help-log-all = o registro da partida inteira
help-hint = o que um especialista faria, e por quê (ou a palavra hint)
help-back = desfazer sua última ação e as respostas dos bots (ou undo)
help-help = esta ajuda
help-leave = sair; a partida é salva e pode ser retomada
help-leave-puzzle = sair

help-first-title = Capital Lux em resumo
help-first = Três rodadas. Em cada uma você escolhe uma mão e depois joga uma carta por turno: na sua CIDADE NATAL para pontuar, ou na CAPITAL para aumentar o limite daquela cor e usar o poder dela.
help-first-agent = olhar um modificador (+4 +2 -1 -3) e colocá-lo virado para baixo acima de um distrito, cujo limite ele muda
help-first-cleric = pegar para a sua Cidade Natal a menor carta azul, amarela ou verde da Capital
help-first-merchant = pegar uma moeda de ouro
help-first-scholar = comprar uma carta
help-first-end = Quando uma mão fica vazia, os outros têm um último turno; as cartas que restam vão para as Cidades Natais. Então todo distrito cujo total excede o limite (as cartas da Capital e os modificadores ali) é perdido, a não ser que o dono pague a diferença em ouro. Em cada cor, o maior total pega a maior carta da Capital como bônus. Depois da rodada 3 você pontua as cartas da Cidade Natal, as cartas bônus e 1 por moeda. No empate vence quem tem mais cartas de valor 6, depois 5, e assim por diante.

help-generations-title = Capital Lux 2: Generations em resumo
help-generations = Três rodadas. Em cada uma você escolhe uma mão e depois joga uma carta por turno: na sua CIDADE NATAL para pontuar, ou na CAPITAL para aumentar o limite daquele distrito e usar a peça dele. Quando uma mão fica vazia, os outros têm um último turno; as cartas que restam vão para as Cidades Natais. Então todo distrito cujo total excede o limite (o total da Capital ali) é perdido. Em cada distrito, quem sozinho tem o maior total pega a maior carta da Capital como bônus; em caso de empate, cada um recebe 1 moeda de ouro e a carta é descartada. Depois da rodada 3 você pontua as cartas da Cidade Natal, as cartas bônus e 2 por moeda. No empate vence quem tem menos ouro.

help-solo-title = Capital Lux 2: Generations contra ROB em resumo
help-solo = Três rodadas. Em cada uma você compra 3 cartas e fica com 2, três vezes. ROB começa; depois você joga uma carta por turno: na sua CIDADE NATAL para pontuar, ou na CAPITAL para aumentar o limite daquele distrito e usar a peça dele. ROB revela uma das cartas dele: ela diz qual carta ele joga, a da esquerda, a da direita ou a do topo da pilha. Ele a joga na Cidade Natal dele se couber no total da Capital ali, senão na Capital, sem peça; com o símbolo de bônus ele pega então a menor das outras cartas da Capital. A rodada acaba quando a sua mão fica vazia (ROB tem um último turno) ou quando 3 cartas vermelhas estão na fileira de ROB (você tem um). As cartas que restam vão para as Cidades Natais, da reserva de ROB as que couberem. Então todo distrito acima do total da Capital é perdido; em cada distrito, quem sozinho tem o maior total pega a maior carta da Capital como bônus, e no empate os dois recebem 1 moeda de ouro e ela é descartada. Depois da rodada 3 você pontua as cartas da Cidade Natal, as cartas bônus e 2 por moeda. No empate você vence com menos ouro.
help-tiles = As peças em jogo
