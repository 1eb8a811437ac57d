### A análise de uma partida terminada, onde quer que apareça.

# Os títulos das colunas têm no máximo 9, 7, 11, 11 e 11 letras.
analysis-accuracy = precisão
analysis-loss = perda
analysis-result = resultado
analysis-luck = sorte
analysis-adjusted = sem sorte

analysis-title = Análise: { $edition }, { $seats } lugares
analysis-title-solo = Análise: { $edition }, solo
analysis-meaning = A precisão segue a fórmula do lichess. A perda é a chance de vencer que uma decisão custou em média; ?! marca uma imprecisão (5 % ou mais), ? um erro (10 %), ?? um erro grave (15 %). A sorte é o que valeram as distribuições, compras e revelações; a última coluna é o resultado sem ela.
analysis-decisions = { $seat }, todas as decisões ({ $count }), com a chance de vencer e a vantagem, antes e depois:
analysis-mistakes =
    { $count ->
        [0] { $seat }: nenhuma decisão que custou muito.
        [one] { $seat }, uma decisão que custou muito, com a chance de vencer e a vantagem, antes e depois:
       *[other] { $seat }, { $count } decisões que custaram muito, com a chance de vencer e a vantagem, antes e depois:
    }
analysis-better = Melhor: { $action }.
analysis-line = Depois talvez { $moves }.
analysis-fine = { $seat }: chance de vencer { $win }.
analysis-is-inaccuracy = { $seat }: uma imprecisão, chance de vencer { $win } -> { $after }. { $better }
analysis-is-mistake = { $seat }: um erro, chance de vencer { $win } -> { $after }. { $better }
analysis-is-blunder = { $seat }: um erro grave, chance de vencer { $win } -> { $after }. { $better }
analysis-lucky = O que valeu o acaso, onde mais valeu:
analysis-deal = distribuição
analysis-draw = compra
analysis-reveal = revelação
analysis-inaccuracy = imprecisão
analysis-mistake = erro
analysis-blunder = erro grave
analysis-plot-win = Chance de vencer em %
analysis-plot-lead = Vantagem em pontos

## Várias partidas de um jogador

analysis-report = { $seat }, { $count } partidas
analysis-all = todas
analysis-parts = Onde se perdeu: decisões, e quanto uma custou em média
analysis-part-draft = escolha das cartas
analysis-part-cards = cartas jogadas
analysis-part-choices = outras escolhas
analysis-costliest = As decisões que mais custaram

## Uma sequência de jogo: ações sem posição

line-move = { $seat }: { $action }
line-keep = ficar com { $card }
line-home = { $card } na Cidade Natal
line-capital = { $card } na Capital
line-card = escolher { $card }
line-district = escolher o distrito { $district }
line-place = escolher o distrito { $district } de { $seat }
line-slot = pegar o número { $slot }
line-pay = pagar
line-discard = perder as cartas
