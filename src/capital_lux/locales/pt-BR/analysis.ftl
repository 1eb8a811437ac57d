### A análise de uma partida terminada, onde quer que apareça.

# Os títulos das colunas têm no máximo 9, 7, 11, 11 e 11 letras.
analysis-accuracy = precisão
analysis-loss = perda
analysis-result = resultado
analysis-luck = sorte
analysis-adjusted = sem sorte

analysis-title = Análise: { $edition }, { $seats } lugares
analysis-title-solo = Análise: { $edition }, solo
analysis-meaning = A precisão segue a fórmula do lichess. A perda é a chance de vencer que uma decisão custou em média; ?! marca uma imprecisão (5% ou mais), ? um erro (10%), ?? um erro grave (15%). A sorte é o que valeram as distribuições, compras e revelações; o último número é o resultado sem ela.
analysis-quick = Uma análise rápida, com cerca de um terço das simulações: pequenas perdas podem escapar, e seus números diferem um pouco dos de uma completa.
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

## Na página

page-analysis = Análise
page-analysis-asking = Pedindo a análise…
page-analysis-waiting =
    { $before ->
        [one] Uma outra partida é analisada antes. { $time }
       *[other] { $before } outras partidas são analisadas antes. { $time }
    }
page-analysis-thinking = A partida está sendo analisada. { $time }
page-analysis-seconds =
    { $count ->
        [one] Cerca de um segundo.
       *[other] Cerca de { $count } segundos.
    }
page-analysis-minutes = Cerca de { $count } minutos.
page-analysis-meanwhile = Você pode ver a partida enquanto isso, ou voltar mais tarde: a análise continua sem você.
page-analysis-lost = A conexão caiu. Esta página pergunta de novo sozinha.
page-analysis-failed = A análise não chegou ao fim.
page-analysis-done = A análise está pronta.
page-analysis-again = Tentar de novo
page-analysis-curve = O curso da partida
page-analysis-now = Passo { $number } de { $last }: { $chances }
page-analysis-chance = { $name } { $win }
page-analysis-decision = A decisão em questão
page-analysis-no-decision = Nada se decide aqui. Vá a um erro ou avance.
page-analysis-played = Jogado: { $action }.
page-analysis-find = Você encontra algo melhor?
page-analysis-answer = Mostrar a resposta
page-analysis-options = O que foi tentado
page-analysis-option = Ação
page-analysis-best-one = o melhor:
page-analysis-played-one = jogado:
page-analysis-try = Tentar aqui
page-analysis-before = Erro anterior
page-analysis-after = Próximo erro
page-analysis-review = Esconder as respostas
page-analysis-more = A análise inteira
page-analysis-players = Como cada um jogou
page-analysis-what = O que dizem os números
page-analysis-cost = { $loss }, rodada { $round }, { $name }: { $action }
page-analysis-luck = Rodada { $round }, { $kind }: { $gains }

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
analysis-plain = Em Python puro, sem compilador, esta é uma análise rápida, e mesmo assim leva minutos. --seat NÚMERO julga só um lugar, o que leva menos; --full leva cerca de três vezes mais.
analysis-plain-full = Em Python puro, sem compilador, uma análise completa leva muitos minutos. --seat NÚMERO julga só um lugar, o que leva menos.
