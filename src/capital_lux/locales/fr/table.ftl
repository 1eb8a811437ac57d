# Ce que dit une table et dont la page d’accueil se passe.

## Limites, risques et jetons

page-total = total { $total }
page-limit = limite { $limit }
page-total-of-limit = total { $total }, limite { $limit }
page-over = au-dessus de la limite
page-risk-over = au-dessus de la limite pour l’instant
page-risk-pays = au-dessus de la limite : l’or peut le sauver
page-risk-pays-some = au-dessus de la limite : l’or peut sauver ce quartier ou un autre, pas tous
page-risk-maybe = peut-être au-dessus de la limite : un rebelle est face cachée
page-risk-limits = peut-être au-dessus : la limite est entre { $least } et { $most }
page-risk-lost = au-dessus de la limite : perdu
page-risk-safe = sauvé
page-leads = en tête : prend { $card } si la manche finit ainsi
page-leads-shared = à égalité en tête : 1 or si la manche finit ainsi
page-becomes = devient
page-here = ici
page-modifiers = Modificateurs
page-modifier = modificateur { $value }
page-unknown-modifier = modificateur inconnu
page-limits =
    { $count ->
        [one] { $count } modificateur inconnu : la limite est entre { $least } et { $most }
       *[other] { $count } modificateurs inconnus : la limite est entre { $least } et { $most }
    }
page-follower-of = partisan ({ $name })
page-guarded = gardé : limite plus haute de 2
page-rebel = rebelle { $value }
page-unknown-rebel = rebelle inconnu
page-aristocrat = aristocrate { $value }
page-aristocrat-of = aristocrate, { $district } { $value }
page-aristocrats = Aristocrates
page-aristocrats-left =
    { $count ->
        [one] { $count } restant
       *[other] { $count } restants
    }
page-row = Rangée
page-outsider = Parias
page-rob-hand = Main de ROB
page-rob-reserve = Réserve
page-rob-deck = Pile de ROB
page-rob-red = encore { $deck }, rouges : { $count } sur 3

## L’horloge

page-time-left = Temps restant ; ensuite un bot joue ce coup
page-time-stands = Temps restant pour la suite de la partie
page-left-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
page-left-hours = { $time } h
page-left-minutes = { $time }

## Discussion

page-talk = Discussion
page-talk-open =
    { $count ->
        [0] Discussion
        [one] Discussion, { $count } nouvelle ligne
       *[other] Discussion, { $count } nouvelles lignes
    }
page-talk-none = Personne n’a encore rien dit.
page-talk-phrases = Phrases toutes faites
page-talk-field = Votre message
page-talk-send = Envoyer
page-talk-mute = Ne plus lire { $name }
page-talk-unmute = Lire de nouveau { $name }
page-talk-mute-spectators = Ne plus lire les spectateurs
page-talk-hear-spectators = Lire de nouveau les spectateurs
page-spectator = Spectateur
page-watching =
    { $count ->
        [one] Une personne regarde
       *[other] { $count } personnes regardent
    }

## La vérification du mélange

page-shuffle-check = Vérifier le mélange
page-shuffle-true = C’est exact : votre navigateur a calculé le sha256 de la graine, et c’est bien l’empreinte.
page-shuffle-false = C’est faux : le sha256 de la graine n’est pas l’empreinte.
page-shuffle-insecure = Un navigateur ne calcule cela que pour une page reçue par https. Tout autre programme de sha256 donne la même réponse.
