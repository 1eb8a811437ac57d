### The log: what happened. A line that ends in -you is for the reader whose seat it is about.

## The start

log-opened = { $card } abre o distrito { $district } da Capital.
log-same-deal = A distribuição é a mesma da partida anterior: quem olhou pode conhecer as cartas. Esta partida não conta.
log-chosen-deal = Quem fez esta mesa escolheu a distribuição e pode conhecer as cartas. Esta partida não conta.
log-lot = Sorteio do Jogador Inicial (o maior começa): { $seat } { $modifier }.
log-lot-you = Sorteio do Jogador Inicial (o maior começa): você { $modifier }.
log-round = Rodada { $round }: { $seat } começa.
log-round-you = Rodada { $round }: você começa.

## The draft

log-short =
    { $count ->
        [one] A pilha está no fim: cada um recebe { $count } carta.
       *[other] A pilha está no fim: cada um recebe { $count } cartas.
    }
log-short-solo =
    { $count ->
        [one] A pilha está no fim: { $count } carta para escolher.
       *[other] A pilha está no fim: { $count } cartas para escolher.
    }
log-dealt = { $seat } recebe { $cards }.
log-dealt-you = Você recebe { $cards }.
log-kept = { $seat } fica com { $card }.
log-kept-you = Você fica com { $card }.
log-passed =
    { $whose ->
        [you] { $seat } passa { $cards } para você.
       *[other] { $seat } passa { $cards } para { $to }.
    }
log-passed-you = Você passa { $cards } para { $to }.
log-left-over = { $seat } descarta { $card }, a carta que sobrou.
log-left-over-you = Você descarta { $card }, a carta que sobrou.

## Turns

log-played-home = { $seat } joga { $card } na própria Cidade Natal.
log-played-home-you = Você joga { $card } na sua Cidade Natal.
log-played-capital = { $seat } joga { $card } na Capital ({ $power }).
log-played-capital-you = Você joga { $card } na Capital ({ $power }).
log-drew = { $seat } compra { $card }.
log-drew-you = Você compra { $card }.
log-drew-hidden = { $seat } compra uma carta.
log-took-gold =
    { $count ->
        [one] { $seat } pega { $count } moeda de ouro.
       *[other] { $seat } pega { $count } moedas de ouro.
    }
log-took-gold-you =
    { $count ->
        [one] Você pega { $count } moeda de ouro.
       *[other] Você pega { $count } moedas de ouro.
    }
log-looked = { $seat } olha um modificador: { $modifier }.
log-looked-you = Você olha um modificador: { $modifier }.
log-placed = { $seat } coloca { $modifier } virado para baixo acima do distrito { $district }.
log-placed-you = Você coloca { $modifier } virado para baixo acima do distrito { $district }.
log-placed-hidden = { $seat } coloca um modificador virado para baixo acima do distrito { $district }.
log-took = { $seat } pega { $card } da Capital para a própria Cidade Natal.
log-took-you = Você pega { $card } da Capital para a sua Cidade Natal.
log-turned-up = { $card } é revelada.
log-put = { $seat } coloca { $card } no distrito { $district } da Capital.
log-put-you = Você coloca { $card } no distrito { $district } da Capital.
log-moved = { $seat } move { $card } na Capital, do distrito { $district } para o distrito { $to_district }.
log-moved-you = Você move { $card } na Capital, do distrito { $district } para o distrito { $to_district }.
log-outcast = { $seat } manda { $card } do distrito { $district } para o distrito dos Forasteiros.
log-outcast-you = Você manda { $card } do distrito { $district } para o distrito dos Forasteiros.
log-picked-up = { $seat } pega para a mão { $card } do distrito { $district } da Capital.
log-picked-up-you = Você pega para a mão { $card } do distrito { $district } da Capital.
log-picked-up-none = { $seat } pega para a mão { $card } da fileira.
log-picked-up-none-you = Você pega para a mão { $card } da fileira.
log-gave =
    { $whose ->
        [you] Você recebe { $card } de { $seat } na sua Cidade Natal.
       *[other] { $seat } coloca { $card } na Cidade Natal de { $to }.
    }
log-gave-you = Você coloca { $card } na Cidade Natal de { $to }.
log-again = { $seat } joga mais um turno.
log-again-you = Você joga mais um turno.
log-looked-rebel = { $seat } olha um rebelde: { $rebel }.
log-looked-rebel-you = Você olha um rebelde: { $rebel }.
log-placed-rebel =
    { $whose ->
        [you] Você recebe de { $seat } um rebelde de valor { $rebel } virado para baixo no distrito { $district }.
        [own] { $seat } coloca um rebelde de valor { $rebel } virado para baixo no próprio distrito { $district }.
       *[other] { $seat } coloca um rebelde de valor { $rebel } virado para baixo no distrito { $district } de { $to }.
    }
log-placed-rebel-you =
    { $whose ->
        [you] Você coloca um rebelde de valor { $rebel } virado para baixo no seu próprio distrito { $district }.
       *[other] Você coloca um rebelde de valor { $rebel } virado para baixo no distrito { $district } de { $to }.
    }
log-placed-rebel-hidden =
    { $whose ->
        [you] Você recebe de { $seat } um rebelde virado para baixo no distrito { $district }.
        [own] { $seat } coloca um rebelde virado para baixo no próprio distrito { $district }.
       *[other] { $seat } coloca um rebelde virado para baixo no distrito { $district } de { $to }.
    }
log-sent-follower = { $seat } envia um seguidor ao distrito { $district }.
log-sent-follower-you = Você envia um seguidor ao distrito { $district }.
log-took-aristocrat = { $seat } pega o aristocrata { $district } de valor { $value }.
log-took-aristocrat-you = Você pega o aristocrata { $district } de valor { $value }.
log-posted = { $seat } coloca uma sentinela no distrito { $district }: o limite ali é 2 maior nesta rodada.
log-posted-you = Você coloca uma sentinela no distrito { $district }: o seu limite ali é 2 maior nesta rodada.

## The clock

log-late = O tempo de { $seat } acabou: um bot faz esta jogada.
log-late-you = Seu tempo acabou: um bot faz esta jogada por você.
log-lost-seat = O tempo de { $seat } acabou de novo: um bot faz esta jogada e continua no lugar.
log-lost-seat-you = Seu tempo acabou de novo: um bot faz esta jogada e continua até você voltar.

## Taken back

log-took-back = { $seat } desfaz a última jogada.
log-took-back-you = Você desfaz sua última jogada.

## A tile that can do nothing

log-nothing = Nada acontece ({ $power }): impossível agora.
log-nothing-agent = Sem efeito ({ $power }): não resta nenhum modificador.
log-nothing-infiltrator = Sem efeito ({ $power }): não resta nenhum rebelde.
log-nothing-recruiter = Sem efeito ({ $power }): a pilha está vazia.
log-nothing-cleric = Sem efeito ({ $power }): nenhuma carta pode ser pega.
log-nothing-doomsayer = Sem efeito ({ $power }): ninguém tem duas cartas em azul, amarelo ou verde.
log-nothing-mentalist = Sem efeito ({ $power }): a mão está vazia.
log-nothing-merchant = Sem efeito ({ $power }): a reserva de ouro está vazia.
log-nothing-follower = Sem efeito ({ $power }): há um seguidor em cada distrito.
log-nothing-aristocrat = Sem efeito ({ $power }): não resta nenhum aristocrata.
log-nothing-sentinel = Sem efeito ({ $power }): todos os distritos têm sentinela.
log-nothing-scholar = Sem efeito ({ $power }): a pilha está vazia.
log-nothing-convertor = Sem efeito ({ $power }): a pilha está vazia.
log-nothing-discoverer = Sem efeito ({ $power }): a fileira está vazia.
log-nothing-dualist = Sem efeito ({ $power }): a pilha e a mão estão vazias.

## A tile of a user's own

log-moved-by-tile = { $card } muda de lugar: { $zone } → { $to_zone }.
log-moved-in-secret = { $card } muda de lugar: { $zone } → { $to_zone }.
log-moved-in-secret-hidden = Uma carta muda de lugar: { $zone } → { $to_zone }.
log-paid-by-tile =
    { $count ->
        [one] { $seat } paga { $count } moeda de ouro.
       *[other] { $seat } paga { $count } moedas de ouro.
    }
log-paid-by-tile-you =
    { $count ->
        [one] Você paga { $count } moeda de ouro.
       *[other] Você paga { $count } moedas de ouro.
    }

## The end of a round

log-last-turns = { $seat } não tem mais cartas: um último turno para os outros.
log-last-turns-you = Você não tem mais cartas: um último turno para os outros.
log-laid-down = { $seat } coloca { $cards } na própria Cidade Natal.
log-laid-down-you = Você coloca { $cards } na sua Cidade Natal.
log-revealed = O modificador de { $seat } acima do distrito { $district } é revelado: { $modifier }.
log-revealed-you = O seu modificador acima do distrito { $district } é revelado: { $modifier }.
log-revealed-rebel =
    { $whose ->
        [you] O rebelde no seu distrito { $district } é revelado: { $rebel }.
       *[other] O rebelde no distrito { $district } de { $to } é revelado: { $rebel }.
    }
log-over-limit = O total { $district } de { $seat }, { $total }, excede o limite de { $limit }.
log-over-limit-you = O seu total { $district }, { $total }, excede o limite de { $limit }.
log-paid =
    { $count ->
        [one] { $seat } paga { $count } moeda de ouro e mantém as cartas do distrito { $district }.
       *[other] { $seat } paga { $count } moedas de ouro e mantém as cartas do distrito { $district }.
    }
log-paid-you =
    { $count ->
        [one] Você paga { $count } moeda de ouro e mantém as cartas do distrito { $district }.
       *[other] Você paga { $count } moedas de ouro e mantém as cartas do distrito { $district }.
    }
log-discarded = { $seat } descarta { $cards }.
log-discarded-you = Você descarta { $cards }.
log-lost-aristocrat = { $seat } perde o aristocrata { $district } de valor { $value }.
log-lost-aristocrat-you = Você perde o aristocrata { $district } de valor { $value }.
log-spent = A sentinela de { $seat } no distrito { $district } foi necessária: o ouro dela é gasto.
log-spent-you = A sua sentinela no distrito { $district } foi necessária: o ouro dela é gasto.
log-returned = A sentinela de { $seat } no distrito { $district } não foi necessária: o ouro dela volta.
log-returned-you = A sua sentinela no distrito { $district } não foi necessária: o ouro dela volta.
log-bonus = { $seat } lidera no distrito { $district } e pega { $card } como carta bônus.
log-bonus-you = Você lidera no distrito { $district } e pega { $card } como carta bônus.
log-bonus-none = { $seat } tem a Cidade Natal de menor valor, sem empate, e pega { $card } do distrito dos Forasteiros como carta bônus.
log-bonus-none-you = Você tem a Cidade Natal de menor valor, sem empate, e pega { $card } do distrito dos Forasteiros como carta bônus.
log-followed =
    { $count ->
        [one] O seguidor de { $seat } no distrito { $district } traz { $count } moeda de ouro.
       *[other] O seguidor de { $seat } no distrito { $district } traz { $count } moedas de ouro.
    }
log-followed-you =
    { $count ->
        [one] O seu seguidor no distrito { $district } traz { $count } moeda de ouro.
       *[other] O seu seguidor no distrito { $district } traz { $count } moedas de ouro.
    }
log-tied = { $seats } empatam na liderança do distrito { $district }: 1 moeda de ouro para cada um, e { $card } da Capital é descartada.
# $seats are the others.
log-tied-you = Você empata com { $seats } na liderança do distrito { $district }: 1 moeda de ouro para cada um, e { $card } da Capital é descartada.
log-tied-none = { $seats } empatam na Cidade Natal de menor valor: 1 moeda de ouro para cada um, e { $card } do distrito dos Forasteiros é descartada.
log-tied-none-you = Você empata com { $seats } na Cidade Natal de menor valor: 1 moeda de ouro para cada um, e { $card } do distrito dos Forasteiros é descartada.
log-removed = { $card } do distrito { $district } da Capital é descartada.
log-removed-none = { $card } do distrito dos Forasteiros é descartada.

## The end of the game

log-power-points =
    { $points ->
        [one] { $seat } recebe { $points } ponto por peças.
       *[other] { $seat } recebe { $points } pontos por peças.
    }
log-power-points-you =
    { $points ->
        [one] Você recebe { $points } ponto por peças.
       *[other] Você recebe { $points } pontos por peças.
    }
log-scored = { $seat } faz { $home } na Cidade Natal + { $bonus } de bônus + { $gold } de ouro = { $points }.
log-scored-you = Você faz { $home } na Cidade Natal + { $bonus } de bônus + { $gold } de ouro = { $points }.
log-scored-tiles = { $seat } faz { $home } na Cidade Natal + { $bonus } de bônus + { $gold } de ouro + { $tiles } de peças = { $points }.
log-scored-tiles-you = Você faz { $home } na Cidade Natal + { $bonus } de bônus + { $gold } de ouro + { $tiles } de peças = { $points }.
log-won = { $seat } vence.
log-won-you = Você vence!
log-shared = { $seats } dividem a vitória.
# $seats are the others.
log-shared-you = Você divide a vitória com { $seats }.

## Against ROB

log-reserved = A reserva de ROB recebe { $cards }.
log-rob-turned = ROB revela { $turned }.
log-rob-played-home = ROB revela { $turned } e joga { $card } na Cidade Natal dele.
log-rob-played-capital = ROB revela { $turned } e joga { $card } na Capital.
log-rob-nothing = ROB não tem essa carta e não joga nada.
log-rob-refilled =
    { $side ->
        [left] A carta da esquerda de ROB agora é { $card }.
       *[right] A carta da direita de ROB agora é { $card }.
    }
log-rob-bonus = ROB pega { $card }, a menor da Capital, como carta bônus.
log-played-home-solo = ROB começa com { $card } na Cidade Natal dele.
log-last-turns-solo = Três cartas vermelhas estão na fileira de ROB: você tem um último turno.
log-last-turns-solo-you = Você não tem mais cartas: ROB tem um último turno.
log-laid-down-solo = ROB coloca { $cards } da reserva na Cidade Natal dele.

## An event that this version does not know

log-other = { $text }.
log-other-seat = { $seat }: { $text }.
