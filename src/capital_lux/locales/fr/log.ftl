### The log: what happened. A line that ends in -you is for the reader whose seat it is about.
### Names may begin with a vowel: no "de { $seat }" (d'Ada), but "chez { $seat }".

## The start

log-opened = { $card } ouvre le quartier { $district } de la Capitale.
log-same-deal = Les mêmes cartes qu’à la partie précédente sont distribuées : qui les a regardées peut les connaître. Cette partie n’est pas comptée.
log-chosen-deal = Cette donne a été choisie par l’auteur de la table, qui peut en connaître les cartes. Cette partie n’est pas comptée.
log-lot = Tirage du premier joueur (le plus fort commence) : { $seat } { $modifier }.
log-lot-you = Tirage du premier joueur (le plus fort commence) : vous { $modifier }.
log-round = Manche { $round } : { $seat } commence.
log-round-you = Manche { $round } : vous commencez.

## The draft

log-short =
    { $count ->
        [one] La pioche est presque vide : chacun reçoit { $count } carte.
       *[other] La pioche est presque vide : chacun reçoit { $count } cartes.
    }
log-short-solo =
    { $count ->
        [one] La pioche est presque vide : { $count } carte au choix.
       *[other] La pioche est presque vide : { $count } cartes au choix.
    }
log-dealt = { $seat } reçoit { $cards }.
log-dealt-you = Vous recevez { $cards }.
log-kept = { $seat } garde { $card }.
log-kept-you = Vous gardez { $card }.
log-passed =
    { $whose ->
        [you] { $seat } vous passe { $cards }.
       *[other] { $seat } passe { $cards } à { $to }.
    }
log-passed-you = Vous passez { $cards } à { $to }.
log-left-over = { $seat } défausse { $card }, la carte restante.
log-left-over-you = Vous défaussez { $card }, la carte restante.

## Turns

log-played-home = { $seat } joue { $card } dans sa cité.
log-played-home-you = Vous jouez { $card } dans votre cité.
log-played-capital = { $seat } joue { $card } dans la Capitale ({ $power }).
log-played-capital-you = Vous jouez { $card } dans la Capitale ({ $power }).
log-drew = { $seat } pioche { $card }.
log-drew-you = Vous piochez { $card }.
log-drew-hidden = { $seat } pioche une carte.
log-took-gold =
    { $count ->
        [one] { $seat } prend { $count } disque d’or.
       *[other] { $seat } prend { $count } disques d’or.
    }
log-took-gold-you =
    { $count ->
        [one] Vous prenez { $count } disque d’or.
       *[other] Vous prenez { $count } disques d’or.
    }
log-looked = { $seat } regarde un modificateur : { $modifier }.
log-looked-you = Vous regardez un modificateur : { $modifier }.
log-placed = { $seat } place { $modifier } face cachée au-dessus du quartier { $district }.
log-placed-you = Vous placez { $modifier } face cachée au-dessus du quartier { $district }.
log-placed-hidden = { $seat } place un modificateur face cachée au-dessus du quartier { $district }.
log-took = { $seat } prend { $card } dans la Capitale pour sa cité.
log-took-you = Vous prenez { $card } dans la Capitale pour votre cité.
log-turned-up = { $card } est révélée.
log-put = { $seat } place { $card } dans le quartier { $district } de la Capitale.
log-put-you = Vous placez { $card } dans le quartier { $district } de la Capitale.
log-moved = { $seat } déplace { $card } dans la Capitale, du quartier { $district } au quartier { $to_district }.
log-moved-you = Vous déplacez { $card } dans la Capitale, du quartier { $district } au quartier { $to_district }.
log-outcast = { $seat } envoie { $card } du quartier { $district } vers le quartier des Parias.
log-outcast-you = Vous envoyez { $card } du quartier { $district } vers le quartier des Parias.
log-picked-up = { $seat } prend en main { $card } du quartier { $district } de la Capitale.
log-picked-up-you = Vous prenez en main { $card } du quartier { $district } de la Capitale.
log-picked-up-none = { $seat } prend en main { $card } de la rangée.
log-picked-up-none-you = Vous prenez en main { $card } de la rangée.
log-gave =
    { $whose ->
        [you] { $seat } place { $card } dans votre cité.
       *[other] { $seat } place { $card } dans la cité, chez { $to }.
    }
log-gave-you = Vous placez { $card } dans la cité, chez { $to }.
log-again = { $seat } joue encore un tour.
log-again-you = Vous jouez encore un tour.
log-looked-rebel = { $seat } regarde un rebelle : { $rebel }.
log-looked-rebel-you = Vous regardez un rebelle : { $rebel }.
log-placed-rebel =
    { $whose ->
        [you] { $seat } place un rebelle de valeur { $rebel } face cachée dans votre quartier { $district }.
        [own] { $seat } place un rebelle de valeur { $rebel } face cachée dans son propre quartier { $district }.
       *[other] { $seat } place un rebelle de valeur { $rebel } face cachée chez { $to }, dans le quartier { $district }.
    }
log-placed-rebel-you =
    { $whose ->
        [you] Vous placez un rebelle de valeur { $rebel } face cachée dans votre propre quartier { $district }.
       *[other] Vous placez un rebelle de valeur { $rebel } face cachée chez { $to }, dans le quartier { $district }.
    }
log-placed-rebel-hidden =
    { $whose ->
        [you] { $seat } place un rebelle face cachée dans votre quartier { $district }.
        [own] { $seat } place un rebelle face cachée dans son propre quartier { $district }.
       *[other] { $seat } place un rebelle face cachée chez { $to }, dans le quartier { $district }.
    }
log-sent-follower = { $seat } envoie un partisan dans le quartier { $district }.
log-sent-follower-you = Vous envoyez un partisan dans le quartier { $district }.
log-took-aristocrat = { $seat } prend l’aristocrate { $district } de valeur { $value }.
log-took-aristocrat-you = Vous prenez l’aristocrate { $district } de valeur { $value }.
log-posted = { $seat } poste une sentinelle dans son quartier { $district } : sa limite y est plus haute de 2 cette manche.
log-posted-you = Vous postez une sentinelle dans votre quartier { $district } : votre limite y est plus haute de 2 cette manche.

## The clock

log-late = Le temps est écoulé pour { $seat } : un bot joue ce coup.
log-late-you = Votre temps est écoulé : un bot joue ce coup pour vous.
log-lost-seat = Le temps est de nouveau écoulé pour { $seat } : un bot joue ce coup et garde la place.
log-lost-seat-you = Votre temps est de nouveau écoulé : un bot joue ce coup et continue jusqu’à votre retour.

## Taken back

log-took-back = { $seat } reprend son dernier coup.
log-took-back-you = Vous reprenez votre dernier coup.

## A tile that can do nothing

log-nothing = Il ne se passe rien ({ $power }) : impossible en ce moment.
log-nothing-agent = Sans effet ({ $power }) : il ne reste aucun modificateur.
log-nothing-infiltrator = Sans effet ({ $power }) : il ne reste aucun rebelle.
log-nothing-recruiter = Sans effet ({ $power }) : la pioche est vide.
log-nothing-cleric = Sans effet ({ $power }) : aucune carte ne peut être prise.
log-nothing-doomsayer = Sans effet ({ $power }) : personne n’a deux cartes en bleu, jaune ou vert.
log-nothing-mentalist = Sans effet ({ $power }) : la main est vide.
log-nothing-merchant = Sans effet ({ $power }) : la réserve d’or est vide.
log-nothing-follower = Sans effet ({ $power }) : il y a un partisan dans chaque quartier.
log-nothing-aristocrat = Sans effet ({ $power }) : il ne reste aucun aristocrate.
log-nothing-sentinel = Sans effet ({ $power }) : tous les quartiers sont gardés.
log-nothing-scholar = Sans effet ({ $power }) : la pioche est vide.
log-nothing-convertor = Sans effet ({ $power }) : la pioche est vide.
log-nothing-discoverer = Sans effet ({ $power }) : la rangée est vide.
log-nothing-dualist = Sans effet ({ $power }) : la pioche et la main sont vides.

## A tile of a user's own

log-moved-by-tile = { $card } change de place : { $zone } → { $to_zone }.
log-moved-in-secret = { $card } change de place : { $zone } → { $to_zone }.
log-moved-in-secret-hidden = Une carte change de place : { $zone } → { $to_zone }.
log-paid-by-tile =
    { $count ->
        [one] { $seat } paie { $count } disque d’or.
       *[other] { $seat } paie { $count } disques d’or.
    }
log-paid-by-tile-you =
    { $count ->
        [one] Vous payez { $count } disque d’or.
       *[other] Vous payez { $count } disques d’or.
    }

## The end of a round

log-last-turns = { $seat } n’a plus de cartes : un dernier tour pour les autres.
log-last-turns-you = Vous n’avez plus de cartes : un dernier tour pour les autres.
log-laid-down = { $seat } pose { $cards } dans sa cité.
log-laid-down-you = Vous posez { $cards } dans votre cité.
log-revealed = Modificateur révélé : { $seat } avait placé { $modifier } au-dessus du quartier { $district }.
log-revealed-you = Modificateur révélé : vous aviez placé { $modifier } au-dessus du quartier { $district }.
log-revealed-rebel =
    { $whose ->
        [you] Rebelle révélé dans votre quartier { $district } : { $rebel }.
       *[other] Rebelle révélé chez { $to }, dans le quartier { $district } : { $rebel }.
    }
log-over-limit = { $seat } dépasse la limite dans le quartier { $district } : { $total } pour une limite de { $limit }.
log-over-limit-you = Vous dépassez la limite dans le quartier { $district } : { $total } pour une limite de { $limit }.
log-paid =
    { $count ->
        [one] { $seat } paie { $count } disque d’or et garde les cartes du quartier { $district }.
       *[other] { $seat } paie { $count } disques d’or et garde les cartes du quartier { $district }.
    }
log-paid-you =
    { $count ->
        [one] Vous payez { $count } disque d’or et gardez les cartes du quartier { $district }.
       *[other] Vous payez { $count } disques d’or et gardez les cartes du quartier { $district }.
    }
log-discarded = { $seat } défausse { $cards }.
log-discarded-you = Vous défaussez { $cards }.
log-lost-aristocrat = { $seat } perd l’aristocrate { $district } de valeur { $value }.
log-lost-aristocrat-you = Vous perdez l’aristocrate { $district } de valeur { $value }.
log-spent = La sentinelle du quartier { $district } chez { $seat } a servi : son or est dépensé.
log-spent-you = Votre sentinelle du quartier { $district } a servi : son or est dépensé.
log-returned = La sentinelle du quartier { $district } chez { $seat } n’a pas servi : { $seat } récupère l’or.
log-returned-you = Votre sentinelle du quartier { $district } n’a pas servi : vous récupérez l’or.
log-bonus = { $seat } domine le quartier { $district } et prend { $card } comme carte bonus.
log-bonus-you = Vous dominez le quartier { $district } et prenez { $card } comme carte bonus.
log-bonus-none = { $seat } a la cité la plus faible, sans égalité, et prend { $card } du quartier des Parias comme carte bonus.
log-bonus-none-you = Vous avez la cité la plus faible, sans égalité, et prenez { $card } du quartier des Parias comme carte bonus.
log-followed =
    { $count ->
        [one] { $seat } reçoit { $count } disque d’or grâce à son partisan du quartier { $district }.
       *[other] { $seat } reçoit { $count } disques d’or grâce à son partisan du quartier { $district }.
    }
log-followed-you =
    { $count ->
        [one] Vous recevez { $count } disque d’or grâce à votre partisan du quartier { $district }.
       *[other] Vous recevez { $count } disques d’or grâce à votre partisan du quartier { $district }.
    }
log-tied = { $seats } sont à égalité dans le quartier { $district } : 1 disque d’or chacun, et { $card } de la Capitale est défaussée.
# $seats are the others.
log-tied-you = Vous êtes à égalité avec { $seats } dans le quartier { $district } : 1 disque d’or chacun, et { $card } de la Capitale est défaussée.
log-tied-none = { $seats } ont à égalité la cité la plus faible : 1 disque d’or chacun, et { $card } du quartier des Parias est défaussée.
log-tied-none-you = Vous avez, à égalité avec { $seats }, la cité la plus faible : 1 disque d’or chacun, et { $card } du quartier des Parias est défaussée.
log-removed = { $card } du quartier { $district } de la Capitale est défaussée.
log-removed-none = { $card } du quartier des Parias est défaussée.

## The end of the game

log-power-points =
    { $points ->
        [one] { $seat } reçoit { $points } point pour ses tuiles.
       *[other] { $seat } reçoit { $points } points pour ses tuiles.
    }
log-power-points-you =
    { $points ->
        [one] Vous recevez { $points } point pour vos tuiles.
       *[other] Vous recevez { $points } points pour vos tuiles.
    }
log-scored = { $seat } marque { $home } (cité) + { $bonus } (bonus) + { $gold } (or) = { $points }.
log-scored-you = Vous marquez { $home } (cité) + { $bonus } (bonus) + { $gold } (or) = { $points }.
log-scored-tiles = { $seat } marque { $home } (cité) + { $bonus } (bonus) + { $gold } (or) + { $tiles } (tuiles) = { $points }.
log-scored-tiles-you = Vous marquez { $home } (cité) + { $bonus } (bonus) + { $gold } (or) + { $tiles } (tuiles) = { $points }.
log-won = { $seat } gagne.
log-won-you = Vous gagnez !
log-shared = { $seats } partagent la victoire.
# $seats are the others.
log-shared-you = Vous partagez la victoire avec { $seats }.

## Against ROB

log-reserved = La réserve de ROB reçoit { $cards }.
log-rob-turned = ROB révèle { $turned }.
log-rob-played-home = ROB révèle { $turned } et joue { $card } dans sa cité.
log-rob-played-capital = ROB révèle { $turned } et joue { $card } dans la Capitale.
log-rob-nothing = ROB n’a pas cette carte et ne joue rien.
log-rob-refilled =
    { $side ->
        [left] La carte de gauche de ROB est maintenant { $card }.
       *[right] La carte de droite de ROB est maintenant { $card }.
    }
log-rob-bonus = ROB prend { $card }, la plus faible de la Capitale, comme carte bonus.
log-played-home-solo = ROB commence avec { $card } dans sa cité.
log-last-turns-solo = Trois cartes rouges sont dans la rangée de ROB : il vous reste un dernier tour.
log-last-turns-solo-you = Vous n’avez plus de cartes : ROB a un dernier tour.
log-laid-down-solo = ROB pose { $cards } de sa réserve dans sa cité.

## An event that this version does not know

log-other = { $text }.
log-other-seat = { $seat } : { $text }.
