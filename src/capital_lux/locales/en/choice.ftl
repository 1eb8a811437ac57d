### What a choice does, without a full stop. $before and $after are a limit or a total.
### $whose is "you" or "other" ($seat's).

do-keep = keep { $card }
do-home = play { $card } at home: { $district } { $before } -> { $after }, limit { $limit }
do-capital = play { $card } in the capital ({ $power }): { $district } limit { $before } -> { $after }
# What a user's tile offers in words of its own.
do-other = choose { $action }
do-card = choose { $card }
do-card-bonus = take { $card } as a bonus card
do-card-bonus-rob = ROB takes { $card } as a bonus card
do-card-outsider-1 = send { $card } out: { $district } limit { $before } -> { $after }
do-card-outsider-2 = take { $card } as a bonus card
do-card-cleric = take { $card } home: your { $colour } total { $before } -> { $after }, limit { $limit }
do-card-missionary = move { $card } out: { $district } limit { $before } -> { $after }
do-card-mentalist = put { $card } into the capital
do-card-mentalist-2 = take { $card } to your hand: { $district } limit { $before } -> { $after }
do-card-convertor = give { $card } away
do-card-discoverer = take { $card } to your hand
do-district = choose { $district }
do-district-agent = put { $modifier } face down over { $district }: limit { $before } -> { $after }
do-district-recruiter = put { $asked } into { $district }: limit { $before } -> { $after }
do-district-outsider = send a card out of { $district }: { $cards }
do-district-cleric = take { $lowest } home: { $district } limit { $before } -> { $after }
do-district-cleric-home = take { $lowest } home from { $district }: your { $colour } total { $before } -> { $after }, limit { $limit }
do-district-doomsayer = lost in { $district }: { $losses }
do-district-missionary = move { $lowest } out of { $district }: limit { $before } -> { $after }
do-district-missionary-2 = move { $asked } to { $district }: limit { $before } -> { $after }
do-district-mentalist = take { $lowest } from { $district }: limit { $before } -> { $after }
do-district-follower = send a follower to { $district } (home totals: { $leads })
do-district-bonus-rob = ROB takes { $lowest } from { $district }
do-place =
    { $whose ->
        [you] choose your { $district } district
       *[other] choose { $seat }'s { $district } district
    }
do-place-infiltrator =
    { $whose ->
        [you] into your { $district } district
       *[other] into { $seat }'s { $district } district
    }: { $before }{ $hidden ->
        [0] { "" }
       *[other] +
    } of { $limit }, then { $after }{ $hidden ->
        [0] { "" }
       *[other] +
    }
do-place-convertor =
    { $whose ->
        [you] into your { $district } district
       *[other] into { $seat }'s { $district } district
    }: total { $before } -> { $after }, limit { $limit }
do-place-sentinel = guard { $district }: total { $before }, limit { $unguarded } -> { $limit }
do-slot = take number { $slot }
do-slot-aristocrat = take the { $district } aristocrat of { $value }
do-pay = pay { $cost } gold, keep the cards
do-discard = keep the gold, lose { $cards }
