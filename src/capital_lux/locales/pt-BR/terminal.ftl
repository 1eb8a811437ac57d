### What the command prints: the game in lines of text, a record, a hint, an arena.

edition-first = primeira edição
edition-generations = edição Generations
you-name = Você
named-text = { $name }: { $text }
seat-name = Lugar { $number }

## A game

play-greeting = Capital Lux, { $edition }. Você joga contra { $opponents }.
play-greeting-solo = Capital Lux, { $edition }. Você joga sozinho contra ROB.
bots-level = { $names } ({ $level })
play-no-net =
    { $count ->
        [one] { $names } procura como um mestre: nenhuma rede conhece a sua peça.
       *[other] { $names } procuram como um mestre: nenhuma rede conhece a sua peça.
    }
play-deal = Sorteio: sha256 { $commitment }
play-keys = Digite ? para ajuda, q para sair.
play-prompt = Sua escolha (? para ajuda):
play-pack = Seu pacote: { $cards }
play-kept = Guardadas até agora: { $cards }
play-kept-none = Guardadas até agora: nenhuma
play-hand = Sua mão: { $cards }
play-hand-empty = Sua mão: vazia
play-no-choice = { $answer } não é uma das suas escolhas.
play-no-answer = Nada escolhido ainda.
play-what-to-type =
    { $count ->
        [one] Digite o número 1, as palavras ao lado, ou ? para ajuda.
       *[other] Digite um número de 1 a { $count }, as palavras ao lado, ou ? para ajuda.
    }
play-thinking = { $name } está pensando...
play-asking-expert = Um especialista está pensando...
play-taken-back = Desfeito.
play-no-take-back = Nada pode ser desfeito agora.
play-not-saved = Tente de novo, ou digite q! para sair sem salvar.
# An answer that begins with n is a no.
play-save-question = Salvar o registro desta partida? [S/n]
play-save-failed = A partida não pôde ser salva: { $problem }.
play-save-failed-in = A partida não pôde ser salva em { $path }: { $problem }.
play-saved = Salva em { $path }.
play-read-it = Para ler: { $command }
play-go-on = Para continuar: { $command }
bot-fault = Problema do bot de { $name }: { $fault }.
bot-greedy = Uma jogada simples é feita por { $name }.
bot-failed =
    { $count ->
        [one] O bot de { $name } falhou { $count } vez.
       *[other] O bot de { $name } falhou { $count } vezes.
    }

## The table. Labels have at most 12 letters, all but the first at most 10.

label-capital = Capital
label-modifiers = modific.
label-followers = seguid.
label-limit = limite
label-home = cidade
label-rebels = rebeldes
label-sentinels = sentin.
table-round = RODADA { $round } de 3
table-started = { $seat } começou
table-started-you = Você começou
table-deck = pilha { $count }
table-gold-pile = reserva de ouro { $count }
table-modifier-deck = modificadores { $count }
table-rebel-deck = rebeldes { $count }
table-last-turns = ÚLTIMOS TURNOS: faltam { $count }
table-hidden =
    { $count ->
        [one] { $count } oculto
       *[other] { $count } ocultos
    }
table-over = ! acima do limite, até onde você sabe
table-player = { $seat } (lugar { $number }): { $facts }
table-player-you = Você (lugar { $number }): { $facts }
table-rob = ROB: { $facts }
table-hand = mão { $count }
table-gold = ouro { $count }
table-bonus = bônus { $cards } = { $points }
table-bonus-none = bônus nenhum
table-owned = aristocratas { $tiles }
table-guard = limite +{ $extra }
table-empty = vazio
table-none = nenhuma
table-row = Fileira ao lado da pilha: { $cards }
table-outsider = Distrito dos Forasteiros: { $cards }
table-aristocrats = Aristocratas: 1) { $first }  2) { $second }  (pilha { $deck })
table-aristocrats-lost = Aristocratas: 1) { $first }  2) { $second }  (pilha { $deck }, perdidos { $lost })
aristocrat = { $district } { $value }
table-rob-cards = Cartas de ROB: esquerda { $left }, direita { $right }; reserva { $reserve }
table-rob-deck = Baralho de ROB: faltam { $deck }, { $pile } jogadas; fileira vermelha: { $red }
rob-red-card =
    { $take ->
        [left] esquerda
        [right] direita
       *[deck] pilha
    }{ $symbol ->
        [bonus] { " " }bônus
       *[none] { "" }
    }

## The end. Titles of columns have at most 7 letters.

over-title = FIM DE JOGO
score-home = cidade
score-bonus = bônus
score-gold = ouro
score-tiles = peças
score-total = total

## A record

replay-title = Capital Lux, { $edition }, { $seats } jogadores: um registro verificado
replay-title-solo = Capital Lux, { $edition }, solo: um registro verificado
replay-human = pessoa
replay-seats = Lugares: { $seats }
replay-tiles = Peças: { $tiles }
replay-commitment = Compromisso da semente (sha256):
replay-shows-all = Mostrado: tudo
replay-shows-seat = Mostrado: o que { $seat } pode ver
replay-after = Depois da ação { $done } de { $total }:
replay-hand = Mão de { $seat }: { $cards }
replay-kept = Cartas guardadas de { $seat }: { $cards }
replay-packs = Pacote de { $seat }: { $cards }

## A hint. The titles have at most 7, 6 and 7 letters.

advice-lead = vantagem
advice-win = ganho
advice-search = busca
advice-asked = { $seat }, lugar { $number }: { $question }
advice-meaning-round = Vantagem: quantos pontos { $seat } ficaria à frente do melhor dos outros no fim desta rodada, em média. Ganho: a chance que tal vantagem dá.
advice-meaning-round-you = Vantagem: quantos pontos você ficaria à frente do melhor dos outros no fim desta rodada, em média. Ganho: a chance que tal vantagem dá.
advice-meaning-game = Vantagem: quantos pontos { $seat } terminaria à frente do melhor dos outros, em média. Ganho: a parte das partidas simuladas que { $seat } venceu.
advice-meaning-game-you = Vantagem: quantos pontos você terminaria à frente do melhor dos outros, em média. Ganho: a parte das partidas simuladas que você venceu.
advice-searched = Busca: a parte da busca que olhou ali; confie menos em uma linha com pouca.
advice-simulations =
    { $count ->
        [one] { $count } simulação.
       *[other] { $count } simulações.
    }

## Tiles explained

tiles-title = As 16 peças de poder de Generations; uma partida tem uma de cada cor.
tiles-more = lux powers NOME explica uma por inteiro.
tile-facts = { $set }, base: { $basis }
tile-facts-not-solo = { $set }, base: { $basis }, não solo
tile-set = conjunto { $letter } { $name }
tile-no-set = nenhum conjunto
tile-head = { $tile }: { $district }, { $set }
tile-silent = Ela não diz o que faz.
tile-example = Exemplo: { $example }
tile-basis = Base: { $basis }, { $meaning }.
tile-solo = Solo contra ROB: permitida.
tile-not-solo = Solo contra ROB: não permitida.
tile-legend = { $mark } { $basis }: { $meaning }.

## An arena of bots. The titles have at most 11, 18, 8, 11 and 13 letters.

arena-title =
    { $deals ->
        [one] { $deals } distribuição
       *[other] { $deals } distribuições
    }, { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } em { $seconds } s: { $edition }, { $seats } jogadores
arena-title-solo =
    { $deals ->
        [one] { $deals } distribuição
       *[other] { $deals } distribuições
    }, { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } em { $seconds } s: { $edition }, contra ROB
arena-bot = bot
arena-share = vitórias
arena-interval = intervalo de 95 %
arena-points = pontos
arena-move = por lance
arena-missed = não suas
arena-ratings = Pontuação na escala dos níveis, em que regular tem 1000 e 100 pontos a mais são 64 % das partidas:
arena-equal = Parte de um lugar: a de um igual é { $share } %.
arena-cross = Vitórias da linha contra a coluna, %
arena-cross-seat = Vitórias de um lugar da linha em uma mesa da coluna, %
arena-faults = Falhas; uma jogada que falhou foi trocada por uma simples:
arena-traceback = O primeiro rastreamento de { $bot }:
# One sentence that begins with a small letter and has no full stop, as refusals are.
arena-failing = { $bot } falhou em { $failed } de seus { $moves } lances: estes números não são seus
study-stopped = Parado. O mesmo comando continua em { $folder }.
arena-process-ended = um processo que jogava distribuições terminou por si só: um bot ou uma peça sua encerra o Python, ou faltou memória
arena-more-faults =
    { $count ->
        [one] e { $count } outro tipo
       *[other] e { $count } outros tipos
    }
