### The help of the command line. One line each without placeables, where it can be: such a
### message is shown without loading Fluent, and lux --help stays quick.

cli-lux = Capital Lux, o jogo de cartas, no seu terminal.
cli-unofficial = Uma obra de fãs, não oficial, sem ligação com os autores Eilif Svensson e Kristian Amundsen Østby nem com a editora Aporta Games.
cli-usage = Uso:
cli-arguments = Argumentos
cli-options = Opções
cli-commands = Comandos
cli-default = padrão:
cli-required = obrigatório
cli-type-text = TEXTO
cli-type-number = NÚMERO
cli-type-file = ARQUIVO
cli-usage-command = COMANDO [ARGUMENTOS]...
cli-install-completion = Deixar este shell completar comandos e opções.
cli-show-completion = Mostrar o que faz isso, para pôr onde você quiser.
cli-completion-installed = { $shell } completa os comandos de lux a partir do próximo início: { $path }
cli-help = Mostrar esta mensagem e sair.
cli-version = Mostrar a versão.
cli-language = O idioma: en, fr ou pt-BR. Sem ele, LUX_LANG ou a localidade decide.
cli-version-compiled = compilado
cli-version-plain = Python puro
cli-plain-games = Em Python puro, sem compilador, as partidas levam até 70 vezes mais tempo.
cli-plain-mistakes = Em Python puro, sem compilador, encontrar os erros de uma partida leva minutos.

## Commands

cli-play = Jogar contra o computador.
cli-simulate = Jogar muitas partidas de uma vez, ao acaso ou com bots, e contar.
cli-arena = Descobrir qual bot é mais forte: mesmas distribuições, lugares trocados.
cli-study = Jogar as partidas de um plano, em tabelas que outros programas leem.
cli-hint = Dizer o que um especialista faria em uma partida salva, e por quê em números.
cli-analyse = Dizer se uma partida terminada foi bem jogada, onde se perdeu e o que foi sorte.
cli-puzzle = Resolva problemas: decisões em que uma ação é claramente a melhor.
cli-daily = Jogar a distribuição do dia: a mesma para todos, uma só tentativa.
cli-replay = Verificar um registro e imprimir a partida.
cli-powers = Listar as peças de poder de Generations, ou explicar uma.

## Options. Level names, file names and numbers are what the user types.

cli-edition = Qual edição: first (primeira) ou generations.
cli-seats = Quantos jogadores: 2 a 4; em Generations também 1, solo contra ROB.
cli-tiles = Peças de Generations: A, B, C, D, random, ou quatro nomes com vírgulas.
cli-own-tile = Uma peça sua, my_tile.py:ClassName; pode ser dada de novo.
cli-cards = Um arquivo JSON com a quantidade de cada carta: "B2": 5, ...
cli-rob = Um arquivo JSON com as cartas de ROB: ["red left bonus", ...].
cli-level-play = Os adversários: adaptive, { $levels }; um para todos, ou um para cada com vírgulas.  [padrão: regular]
cli-level-simulate = Quem joga: { $levels }; um para todos, ou um para cada lugar com vírgulas.
cli-own-bot = Um bot seu, my_bot.py:ClassName ou program:COMMAND; pode ser dado de novo.
cli-bots = { $levels }, my_bot.py:ClassName ou program:COMMAND.
cli-time = Segundos por jogada no máximo, para os níveis que buscam e para os seus próprios bots.
cli-time-hint = Segundos para pensar.
cli-simulations = Buscar no máximo tantas vezes por jogada, sem relógio: sempre o mesmo resultado.
cli-seat = Seu lugar, a partir de 0.  [padrão: 0]
cli-seat-hint = A decisão de quem.  [padrão: a sua, ou a próxima]
cli-seed = Um número ou 64 dígitos hexadecimais, para ter a mesma distribuição.
cli-seed-study = A mesma semente dá as mesmas partidas.
cli-names = Nomes por lugar, com vírgulas: Ann,Bea,Cid
cli-resume = Continuar uma partida salva.
cli-save = Onde salvar; senão um nome novo nesta pasta.
cli-plain = Linhas de texto, para pipes e leitores de tela; o que você tem sem um terminal.
cli-games = Quantas partidas.  [padrão: 10000; 100 com --level]
cli-deals = Distribuições por confronto, cada uma jogada em todos os lugares.
cli-jobs = Partidas ao mesmo tempo.  [padrão: todos os núcleos]
cli-ray = Jogar no cluster Ray deste endereço; auto é o desta máquina.
cli-plan = Um plano: um arquivo JSON.
cli-study-folder = A pasta das tabelas; o mesmo comando continua um estudo parado.
cli-json = Os números em JSON.
cli-replay-json = A partida em JSON.
cli-powers-json = As peças em JSON.
cli-saved-game = Uma partida salva; - é a entrada padrão.
cli-record = Um registro salvo; - é a entrada padrão.
cli-analyse-files = Registros de partidas terminadas; vários formam um relatório sobre um jogador.
cli-analyse-seat = Só este lugar.
cli-analyse-player = Só o jogador com este nome.
cli-analyse-all = Mostrar também as decisões que não custaram nada.
cli-analyse-plot = Desenhar a chance de vencer e a vantagem neste arquivo, .svg ou .png.
cli-analyse-quick = Cerca de um terço das simulações, ou todas; sem nenhuma das duas, um terço onde nada está compilado.
cli-puzzle-id = O problema com este identificador.
cli-puzzle-edition = Só esta edição: first ou generations.
cli-puzzle-theme = Só este tema: draft, limit, power, home, timing, choice ou bonus.
cli-puzzle-rating = Problemas perto deste rating, e não do seu.
cli-puzzle-count = Quantos problemas seguidos.
cli-puzzle-from = Faz os problemas com os erros deste registro; pode ser dado várias vezes.
cli-puzzle-seat = O lugar de quem são os erros.
cli-puzzle-player = O nome do jogador de quem são os erros.
cli-daily-day = Mostrar os resultados deste dia, pelo número.
cli-from = Só o que este lugar pode ver.
cli-until = Parar depois de tantas ações.
cli-tile = Uma peça para explicar.
