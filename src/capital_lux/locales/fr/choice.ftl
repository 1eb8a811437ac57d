### What a choice does, without a full stop. $before and $after are a limit or a total.
### $whose is "you" or "other" ($seat's).

do-keep = garder { $card }
do-home = jouer { $card } dans votre cité : { $district } { $before } -> { $after }, limite { $limit }
do-capital = jouer { $card } dans la Capitale ({ $power }) : quartier { $district }, limite { $before } -> { $after }
# What a user's tile offers in words of its own.
do-other = choisir { $action }
do-card = choisir { $card }
do-card-bonus = prendre { $card } comme carte bonus
do-card-bonus-rob = ROB prend { $card } comme carte bonus
do-card-outsider-1 = faire sortir { $card } : quartier { $district }, limite { $before } -> { $after }
do-card-outsider-2 = prendre { $card } comme carte bonus
do-card-cleric = prendre { $card } dans votre cité : total { $colour } { $before } -> { $after }, limite { $limit }
do-card-missionary = déplacer { $card } : quartier { $district }, limite { $before } -> { $after }
do-card-mentalist = placer { $card } dans la Capitale
do-card-mentalist-2 = prendre { $card } en main : quartier { $district }, limite { $before } -> { $after }
do-card-convertor = donner { $card }
do-card-discoverer = prendre { $card } en main
do-district = choisir le quartier { $district }
do-district-agent = placer { $modifier } face cachée au-dessus du quartier { $district } : limite { $before } -> { $after }
do-district-recruiter = placer { $asked } dans le quartier { $district } : limite { $before } -> { $after }
do-district-outsider = faire sortir une carte du quartier { $district } : { $cards }
do-district-cleric = prendre { $lowest } dans votre cité : quartier { $district }, limite { $before } -> { $after }
do-district-cleric-home = prendre { $lowest } du quartier { $district } dans votre cité : total { $colour } { $before } -> { $after }, limite { $limit }
do-district-doomsayer = pertes dans le quartier { $district } : { $losses }
do-district-missionary = faire sortir { $lowest } du quartier { $district } : limite { $before } -> { $after }
do-district-missionary-2 = déplacer { $asked } vers le quartier { $district } : limite { $before } -> { $after }
do-district-mentalist = prendre { $lowest } du quartier { $district } : limite { $before } -> { $after }
do-district-follower = envoyer un partisan dans le quartier { $district } (totaux des cités : { $leads })
do-district-bonus-rob = ROB prend { $lowest } du quartier { $district }
do-place =
    { $whose ->
        [you] choisir votre quartier { $district }
       *[other] choisir le quartier { $district } chez { $seat }
    }
do-place-infiltrator =
    { $whose ->
        [you] dans votre quartier { $district }
       *[other] chez { $seat }, dans le quartier { $district }
    } : { $before }{ $hidden ->
        [0] { "" }
       *[other] +
    } sur { $limit }, puis { $after }{ $hidden ->
        [0] { "" }
       *[other] +
    }
do-place-convertor =
    { $whose ->
        [you] dans votre quartier { $district }
       *[other] chez { $seat }, dans le quartier { $district }
    } : total { $before } -> { $after }, limite { $limit }
do-place-sentinel = garder le quartier { $district } : total { $before }, limite { $unguarded } -> { $limit }
do-slot = prendre le numéro { $slot }
do-slot-aristocrat = prendre l’aristocrate { $district } de valeur { $value }
do-pay =
    { $cost ->
        [one] payer { $cost } disque d’or, garder les cartes
       *[other] payer { $cost } disques d’or, garder les cartes
    }
do-discard = garder l’or, perdre { $cards }
