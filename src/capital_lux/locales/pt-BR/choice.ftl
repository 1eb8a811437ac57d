### What a choice does, without a full stop. $before and $after are a limit or a total.
### $whose is "you" or "other" ($seat's).

do-keep = ficar com { $card }
do-home = jogar { $card } na sua Cidade Natal: { $district } { $before } -> { $after }, limite { $limit }
do-capital = jogar { $card } na Capital ({ $power }): limite { $district } { $before } -> { $after }
# What a user's tile offers in words of its own.
do-other = escolher { $action }
do-card = escolher { $card }
do-card-bonus = pegar { $card } como carta bônus
do-card-bonus-rob = ROB pega { $card } como carta bônus
do-card-outsider-1 = mandar { $card } para fora: limite { $district } { $before } -> { $after }
do-card-outsider-2 = pegar { $card } como carta bônus
do-card-cleric = pegar { $card } para a sua Cidade Natal: total { $colour } { $before } -> { $after }, limite { $limit }
do-card-missionary = mover { $card }: limite { $district } { $before } -> { $after }
do-card-mentalist = colocar { $card } na Capital
do-card-mentalist-2 = pegar { $card } para a mão: limite { $district } { $before } -> { $after }
do-card-convertor = dar { $card }
do-card-discoverer = pegar { $card } para a mão
do-district = escolher o distrito { $district }
do-district-agent = colocar { $modifier } virado para baixo acima do distrito { $district }: limite { $before } -> { $after }
do-district-recruiter = colocar { $asked } no distrito { $district }: limite { $before } -> { $after }
do-district-outsider = mandar para fora uma carta do distrito { $district }: { $cards }
do-district-cleric = pegar { $lowest } para a sua Cidade Natal: limite { $district } { $before } -> { $after }
do-district-cleric-home = pegar { $lowest } do distrito { $district } para a sua Cidade Natal: total { $colour } { $before } -> { $after }, limite { $limit }
do-district-doomsayer = perdas no distrito { $district }: { $losses }
do-district-missionary = mover { $lowest } do distrito { $district }: limite { $before } -> { $after }
do-district-missionary-2 = mover { $asked } para o distrito { $district }: limite { $before } -> { $after }
do-district-mentalist = pegar { $lowest } do distrito { $district }: limite { $before } -> { $after }
do-district-follower = enviar um seguidor ao distrito { $district } (totais das Cidades Natais: { $leads })
do-district-bonus-rob = ROB pega { $lowest } do distrito { $district }
do-place =
    { $whose ->
        [you] escolher o seu distrito { $district }
       *[other] escolher o distrito { $district } de { $seat }
    }
do-place-infiltrator =
    { $whose ->
        [you] no seu distrito { $district }
       *[other] no distrito { $district } de { $seat }
    }: { $before }{ $hidden ->
        [0] { "" }
       *[other] +
    } de { $limit }, depois { $after }{ $hidden ->
        [0] { "" }
       *[other] +
    }
do-place-convertor =
    { $whose ->
        [you] no seu distrito { $district }
       *[other] no distrito { $district } de { $seat }
    }: total { $before } -> { $after }, limite { $limit }
do-place-sentinel = sentinela no distrito { $district }: total { $before }, limite { $unguarded } -> { $limit }
do-slot = pegar o número { $slot }
do-slot-aristocrat = pegar o aristocrata { $district } de valor { $value }
do-pay =
    { $cost ->
        [one] pagar { $cost } moeda de ouro, manter as cartas
       *[other] pagar { $cost } moedas de ouro, manter as cartas
    }
do-discard = manter o ouro, perder { $cards }
