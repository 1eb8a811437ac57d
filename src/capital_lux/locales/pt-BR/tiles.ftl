### The power tiles: name, what it does, an example. A tile of a user's own brings its own texts.

tile-agent = Agente
tile-agent-effect = Olhe o primeiro de 4 modificadores (+4 +2 -1 -3) e coloque-o virado para baixo acima de um distrito da Capital. No fim da rodada ele é revelado e somado àquele limite; os 4 são embaralhados de novo a cada rodada. Impossível quando não resta modificador.
tile-agent-example = Você olha +4 e o coloca acima do verde: o limite verde será 4 maior, e só você sabe.

tile-infiltrator = Infiltrador
tile-infiltrator-effect = Olhe a primeira de 8 cartas de rebelde (1 1 1 2 2 2 3 3) e coloque-a virada para baixo em qualquer distrito de qualquer Cidade Natal. No fim da rodada o valor dela conta naquele total contra o limite, e para nada mais; depois todos os rebeldes são embaralhados de novo. Impossível quando não resta rebelde.
tile-infiltrator-example = Você olha um 3 e o coloca no distrito verde do seu vizinho, que soma 9 contra 10 da Capital: no fim da rodada são 12, e as cartas verdes são perdidas.

tile-recruiter = Recrutador
tile-recruiter-effect = Revele a carta do topo da pilha e coloque-a em um distrito da Capital, seja qual for a sua cor. Impossível quando a pilha está vazia.
tile-recruiter-example = Você revela um G6 e o coloca no distrito rosa: o limite rosa fica 6 maior.

tile-outsider = Forasteiro
tile-outsider-effect = Mova uma carta da Capital para o distrito dos Forasteiros, que não conta em lugar nenhum. Depois das cartas bônus de cada rodada, quem sozinho tem a Cidade Natal de menor valor pega ali a maior carta como carta bônus; em caso de empate cada um recebe 1 moeda de ouro e a carta é descartada. O resto fica. Nunca impossível.
tile-outsider-example = Você manda o G6 da Capital para fora: o limite verde cai 6, e o mais pobre talvez fique com ele.

tile-cleric = Clérigo
tile-cleric-effect = Escolha azul, amarelo ou verde com uma carta na Capital: a menor vai para a sua Cidade Natal. Impossível quando os três estão vazios.
tile-cleric-example = O amarelo tem Y2 e Y6; você escolhe amarelo e o Y2 vai para a sua Cidade Natal.

tile-doomsayer = Profeta
tile-doomsayer-effect = Escolha azul, amarelo ou verde: cada jogador, você também, com duas ou mais cartas naquele distrito da Cidade Natal descarta a menor dali. Um distrito onde ninguém tem duas não pode ser escolhido; impossível quando não há outro.
tile-doomsayer-example = Você diz verde: o G2 G5 do seu vizinho vira G5, o seu único G6 fica.

tile-missionary = Missionário
tile-missionary-effect = A menor carta de um distrito da Capital vai para outro distrito da Capital. Nunca impossível.
tile-missionary-example = O verde tem G3 e G5; você move o G3 para o amarelo: o limite verde é 5, o amarelo 3 a mais.

tile-mentalist = Mentalista
tile-mentalist-effect = Coloque uma carta da sua mão em um distrito da Capital que tenha carta, e pegue para a mão a menor das que já estavam ali. Nenhum poder é ativado. Impossível quando a sua mão está vazia.
tile-mentalist-example = Você coloca um B2 no distrito amarelo e pega o Y4 dele: o limite amarelo cai 2.

tile-merchant = Mercador
tile-merchant-effect = Pegue 1 moeda de ouro. No fim da rodada, quem excede um limite pode pagar 1 moeda por ponto para manter as cartas. Nunca impossível em Generations; na primeira edição, impossível quando não há mais ouro.
tile-merchant-example = O seu total rosa é 9 contra um limite de 7: você paga 2 moedas de ouro e mantém as cartas.

tile-follower = Seguidor
tile-follower-effect = Coloque um dos seus seguidores em um distrito da Capital onde você não tem nenhum. Quando outro jogador pega ali sozinho a carta bônus e o seu total ali é pelo menos 1, ele traz 2 moedas de ouro para você. Os seguidores voltam a cada rodada. Impossível quando você tem um em cada um dos quatro.
tile-follower-example = O seu seguidor está no azul; você soma 4 ali, o seu vizinho 9: ele pega a carta bônus, você 2 moedas de ouro.

tile-aristocrat = Aristocrata
tile-aristocrat-effect = Doze peças de aristocrata (1, 2, 3 de cada cor), duas viradas para cima: pegue uma das duas para o distrito da cor dela na sua Cidade Natal. Ela vale o seu valor no fim do jogo, não conta em nenhum total, e é perdida se você tiver que descartar aquele distrito. Impossível quando não resta nenhuma.
tile-aristocrat-example = Você pega o 3 verde: três pontos no final, a não ser que o seu distrito verde seja perdido.

tile-sentinel = Sentinela
tile-sentinel-effect = Coloque uma moeda de ouro da reserva em um distrito da sua Cidade Natal que não tenha nenhuma. O seu limite ali é 2 maior nesta rodada. Se isso salvou o distrito, ou não bastou, a moeda é gasta; senão ela se junta ao seu ouro. Impossível quando os quatro têm uma.
tile-sentinel-example = Você protege o azul; o seu total azul é 11 contra 10 da Capital: as cartas ficam, e a moeda é gasta.

tile-scholar = Cientista
tile-scholar-effect = Compre a carta do topo da pilha. Impossível quando a pilha está vazia.
tile-scholar-example = Você joga um G2 na Capital e compra uma carta: a sua mão fica do mesmo tamanho.

tile-convertor = Conversor
tile-convertor-effect = Compre a carta do topo da pilha e coloque uma carta da sua mão na Cidade Natal de outro jogador, no distrito da cor dela. Impossível quando a pilha está vazia.
tile-convertor-example = Você compra e coloca um P6 em uma Cidade Natal cujo distrito rosa está perto do limite.

tile-discoverer = Descobridor
tile-discoverer-effect = Três cartas estão viradas para cima ao lado da pilha: pegue uma para a mão; a fileira é completada com a pilha. Impossível quando a fileira está vazia.
tile-discoverer-example = A fileira é B2 Y6 G4; você pega o Y6, e a próxima carta da pilha é revelada.

tile-dualist = Dualista
tile-dualist-effect = Compre a carta do topo da pilha e jogue logo mais um turno inteiro; o poder dele pode ser ativado, este também de novo. Impossível quando a pilha e a sua mão estão vazias.
tile-dualist-example = Você joga um G3 na Capital, compra, e joga um Y5 na sua Cidade Natal no mesmo turno.

## Where our knowledge of a tile comes from

basis-rulebook = regras
basis-rulebook-meaning = definido pelas regras impressas
basis-first-edition = primeira edição
basis-first-edition-meaning = a ação da primeira edição com o novo nome; Generations a mudou um pouco e não sabemos como
basis-reconstruction = reconstrução
basis-reconstruction-meaning = criação nossa a partir do nome e do tema da peça: o apêndice impresso que a explica não foi encontrado
basis-your-own = sua
basis-your-own-meaning = uma peça de um arquivo Python seu

## The sets

set-a = O Começo
set-b = Revolução
set-c = Harmonia
set-d = Anarquia
