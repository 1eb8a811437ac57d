### Why the rules refuse something. The English is in rules/reasons.py, with the same blanks.
### One sentence without a large letter and a full stop.

## Parts of others

reason-at = { $place }: { $reason }
reason-either = { $a } ou { $b }
reason-tile-colour = { $tile } ({ $colour })
reason-allowed = São possíveis em azul: { $blue }; em rosa: { $pink }; em amarelo: { $yellow }; em verde: { $green }
reason-allowed-solo = São possíveis no solo em azul: { $blue }; em rosa: { $pink }; em amarelo: { $yellow }; em verde: { $green }

## Actions

reason-legal-now = { $reason }; possível agora: { $legal }
reason-no-seat = não há lugar { $seat }: os lugares vão de 0 a { $last }
reason-not-action = “{ $action }” não é uma ação
reason-game-over = a partida acabou
reason-turn-of = é a vez do lugar { $waiting }, não do lugar { $seat }
reason-still-choosing = os lugares { $waiting } ainda devem escolher, não o lugar { $seat }
reason-not-in-pack = o lugar { $seat } não tem { $card } no pacote
reason-not-in-hand = o lugar { $seat } não tem { $card } na mão
reason-not-choice = “{ $action }” não é uma das escolhas do lugar { $seat }

## Options

reason-no-edition = não há edição “{ $edition }”: escolha { $editions }
reason-no-seats = { $seats } não é um número de lugares da edição { $edition }; números possíveis: { $allowed }
reason-first-powers = a primeira edição tem as suas próprias quatro ações e não usa peças
reason-no-set = “{ $powers }” não é um conjunto de peças; escolha random, quatro peças ou um dos conjuntos { $sets }
reason-not-powers = “{ $powers }” não é a letra de um conjunto, random, nem uma lista de quatro peças
reason-no-tile = não há peça “{ $tile }”. { $allowed }
reason-colours = escolha uma peça de cada cor; escolha atual: { $tiles }. { $allowed }
reason-two-tiles = duas peças têm o nome “{ $tile }”
reason-not-solo = { $tile } não é para o solo. { $allowed }
reason-tile-no-colour = a peça { $tile } precisa de uma cor: { $colours }
reason-tile-no-name = a peça { $tile } precisa de um nome próprio, não “{ $name }”
reason-tile-not-made = a peça “{ $tile }” não pode ser criada: { $problem }
reason-not-deck = uma divisão dá uma quantidade para cada carta, isto não: { $cards }
reason-not-deck-card = “{ $card }” na divisão não é uma carta
reason-not-card-count = { $count } não é uma quantidade de cartas { $card }
reason-deck-size = uma divisão tem de 1 a { $most } cartas, não { $count }
reason-rob-solo = as cartas de ROB são para uma partida solo, de um lugar
reason-rob-count = ROB tem de 1 a { $most } cartas, dadas como uma lista de textos
reason-not-rob-card = “{ $card }” não é uma carta de ROB, como “red left” ou “blue deck bonus”
reason-nothing-to-pick = não há nada a escolher
reason-no-rules = não há regras da versão { $rules }: este programa conhece as versões de { $first } a { $last }
reason-seed-and-tape = dê seed ou tape, não os dois
reason-seed-number = uma semente em número vai de 0 a 2**256 - 1
reason-seed-text = uma semente é um número inteiro a partir de 0, ou 64 dígitos hexadecimais
reason-seed-kind = uma semente é feita de 32 bytes, de 64 dígitos hexadecimais ou de um número inteiro

## What a game no longer knows

reason-no-record = esta partida foi jogada sem guardar as ações: não tem registro
reason-no-tape = uma partida retomada de uma posição não conhece o acaso do seu começo

## The form of what is read

reason-not-object = { $value } não é um objeto
reason-not-list = { $value } não é uma lista
reason-not-text = { $value } não é um texto
reason-not-card = { $value } não é uma carta
reason-not-whole = { $value } não é um número inteiro de { $low } a { $high }
reason-not-one-of = { $value } não é possível aqui; valores possíveis: { $options }
reason-missing = falta “{ $key }”
reason-unknown-key = chave desconhecida “{ $key }”
reason-many-items = número de itens: { $count }, no máximo { $most } são possíveis
reason-other-count = número de itens: { $count } em vez de { $right }
reason-other-members = deve ter { $members }, em qualquer ordem
reason-district-twice = um distrito aparece duas vezes
reason-action-twice = “{ $action }” é oferecida duas vezes

## Records

reason-other-format = isto não é um { $format }
reason-one-start = um registro tem “seed”, “tape” ou “position”, e só um dos três
reason-other-options = opções diferentes das do registro
reason-other-commitment = não é o sha256 da semente
reason-not-seat-action = { $value } não é um lugar e uma ação
reason-not-playable = { $value } não pode ser jogado: { $reason }
reason-other-result = { $value } não é como esta partida está

## Tiles of a user's own

reason-not-fingerprints = não é um objeto com as impressões digitais das peças
reason-tile-missing = falta a peça “{ $tile }” (impressão digital { $mark }): dê a classe ou o arquivo dela
reason-tile-changed = a peça “{ $tile }” mudou: a impressão digital era { $then }, agora é { $now }
reason-not-memory = não é um objeto

## Positions and tapes

reason-other-cards = não são as cartas desta partida: { $cards }
reason-card-count = cartas { $card } na partida: { $count } em vez de { $right }
reason-gold-count = moedas de ouro na partida: { $gold } em vez de { $right }
reason-other-colour = uma carta de outra cor
reason-empty-in-phase = deve estar vazio na fase “{ $phase }”
reason-null-in-phase = deve ser null na fase “{ $phase }”
reason-one-acts = só um lugar age na fase “{ $phase }”
reason-not-actor = não é o lugar que age
reason-must-act = lugares que devem agir: { $seats }
reason-no-choice = nada pode ser escolhido
reason-last-turns = deve ser null fora dos turnos de uma rodada
reason-nobody-ended = o lugar { $seat } deve ter encerrado a rodada, mas tem cartas
reason-round-end = deve estar vazio no fim da rodada
reason-over-after = uma partida acaba depois da rodada { $round }
reason-no-card-to-play = um lugar que ainda deve jogar não tem carta
reason-not-packs = não são os pacotes da escolha de cartas desta rodada
reason-not-begun = antes da primeira carta jogada não há nada aqui
reason-draft-size = uma escolha entre { $cards } cartas é impossível
reason-draft-uneven = todos os lugares devem ter recebido o mesmo número de cartas
reason-draft-kept = mais do que este lugar pode ter guardado até agora
reason-draft-over = todas as cartas já foram escolhidas
reason-draft-solo = não é um pacote e cartas guardadas de uma partida solo
reason-gold-never = não se paga ouro nesta partida
reason-gold-not-over = este lugar não está acima do limite ali
reason-gold-cost = é { $cost }
reason-gold-short = este lugar não tem ouro suficiente
reason-bonus-first = as cartas bônus não são escolhidas na primeira edição
reason-bonus-nothing = este lugar não tem nada a escolher
reason-no-rob = ROB não está nesta partida
reason-rob-hand = as cartas de ROB não estão na mão de um jogador
reason-rob-first = ROB começa
reason-rob-colour =
    { $colour ->
        [red] ali só há cartas vermelhas
       *[blue] ali só há cartas azuis
    }
reason-rob-deck = as cartas de ROB devem estar na pilha dele ou reveladas, cada uma tantas vezes quantas existem
reason-rob-reserve = ali há no máximo { $most } cartas
reason-rob-last-turns = impossível após estas cartas vermelhas de ROB e com esta mão

## Positions of tiles

reason-modifiers = os quatro modificadores devem estar na pilha ou colocados, uma vez cada
reason-rebels = os oito rebeldes devem estar na pilha ou colocados, uma vez cada
reason-aristocrats = as doze peças devem estar em algum lugar, uma vez cada
reason-nobody-outside = não há Forasteiros
reason-not-lowest = não é uma carta de menor valor desse distrito
reason-not-held = não está na mão desse lugar
reason-row = ali há { $count } cartas enquanto a pilha tiver alguma
reason-not-filled = deve estar completo enquanto houver com que completar
reason-no-tile-used = ninguém pode ter usado esta peça

## Bots and studies

reason-no-level = não há nível “{ $level }”; níveis possíveis: { $levels }
reason-bot-seconds = um bot precisa de tempo para pensar: mais de 0 segundos, não { $seconds }
reason-bot-simulations = um bot precisa de pelo menos 1 simulação, não { $simulations }
reason-not-net = este não é o arquivo de uma rede de Capital Lux
reason-net-damaged = o arquivo da rede está danificado
reason-net-version = a rede é feita para { $what } { $then }, e este programa tem { $what } { $now }
reason-net-size = uma rede tem largura de 8 a 1024, em passos de 8, e de 1 a 8 blocos; não { $width } e { $blocks }
reason-bot-illegal = escolheu { $answer }, o que não é permitido
reason-bot-late = levou mais de { $seconds } segundos
reason-bot-late-hearing = levou mais de { $seconds } segundos para ouvir um evento
reason-bot-raised = falhou em { $method }: { $problem }
reason-bot-ended = encerrou o próprio processo
reason-program-said = o programa disse { $said } em vez de { $word }
reason-program-ended = o programa terminou com o status { $status }
reason-program-closed = o programa fechou sua saída
reason-bot-did = { $bot } { $fault }
reason-few-bots = dê pelo menos dois bots
reason-bot-twice = dê cada bot uma vez só: um bot contra si mesmo não prova nada
reason-no-plan = { $file } não é o plano de um estudo: { $problem }
reason-other-plan = { $folder } contém outro estudo: seu plan.json não é este plano
reason-folder-taken = { $folder } não está vazia e não contém um estudo
reason-no-arrow = um estudo escreve arquivos Parquet com pyarrow: pip install 'capital-lux[study]'
reason-no-ray = um cluster precisa do Ray em todas as suas máquinas: pip install 'capital-lux[ray]'
reason-no-cluster = não há um cluster Ray em { $address }
reason-nothing-to-decide = esta partida acabou: não há nada a decidir
reason-analysis-not-over = a partida não terminou
reason-analysis-own-tile = nenhuma rede conhece uma peça sua
reason-up-to-seat = o lugar { $seat } não tem nada a decidir agora: é a vez do lugar { $waiting }
reason-up-to-seats = o lugar { $seat } não tem nada a decidir agora: é a vez dos lugares { $waiting }
