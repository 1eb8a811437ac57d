### What the command prints: the game in lines of text, a record, a hint, an arena.

edition-first = première édition
edition-generations = édition Generations
you-name = Vous
named-text = { $name } : { $text }
seat-name = Place { $number }

## A game

play-greeting = Capital Lux, { $edition }. Vous jouez contre { $opponents }.
play-greeting-solo = Capital Lux, { $edition }. Vous jouez seul contre ROB.
bots-level = { $names } ({ $level })
play-no-net =
    { $count ->
        [one] { $names } cherche comme un maître : aucun réseau ne connaît votre tuile.
       *[other] { $names } cherchent comme un maître : aucun réseau ne connaît votre tuile.
    }
play-deal = Donne : sha256 { $commitment }
play-keys = Tapez ? pour l’aide, q pour partir.
play-prompt = Votre choix (? pour l’aide) :
play-pack = Votre paquet : { $cards }
play-kept = Cartes gardées : { $cards }
play-kept-none = Cartes gardées : aucune
play-hand = Votre main : { $cards }
play-hand-empty = Votre main : vide
play-no-choice = { $answer } ne fait pas partie de vos choix.
play-no-answer = Rien n’est encore choisi.
play-what-to-type =
    { $count ->
        [one] Tapez le numéro 1, les mots à côté, ou ? pour l’aide.
       *[other] Tapez un numéro de 1 à { $count }, les mots à côté, ou ? pour l’aide.
    }
play-thinking = { $name } réfléchit...
play-asking-expert = Un expert réfléchit...
play-taken-back = C’est repris.
play-no-take-back = Rien ne peut être repris maintenant.
play-not-saved = Essayez encore, ou tapez q! pour partir sans sauver.
# An answer that begins with n is a no.
play-save-question = Sauver l’enregistrement de cette partie ? [O/n]
play-save-failed = La partie n’a pas pu être sauvée : { $problem }.
play-save-failed-in = La partie n’a pas pu être sauvée dans { $path } : { $problem }.
play-saved = Sauvée dans { $path }.
play-read-it = Pour la lire : { $command }
play-go-on = Pour continuer : { $command }
bot-fault = Problème du bot ({ $name }) : { $fault }.
bot-greedy = Un coup simple est joué à sa place ({ $name }).
bot-failed =
    { $count ->
        [one] Le bot ({ $name }) a échoué { $count } fois.
       *[other] Le bot ({ $name }) a échoué { $count } fois.
    }

## The table. Labels have at most 12 letters, all but the first at most 10.

label-capital = Capitale
label-modifiers = modif.
label-followers = partisans
label-limit = limite
label-home = cité
label-rebels = rebelles
label-sentinels = gardes
table-round = MANCHE { $round } sur 3
table-started = { $seat } a commencé
table-started-you = Vous avez commencé
table-deck = pioche { $count }
table-gold-pile = réserve d’or { $count }
table-modifier-deck = modificateurs { $count }
table-rebel-deck = rebelles { $count }
table-last-turns = DERNIERS TOURS : encore { $count }
table-hidden =
    { $count ->
        [one] { $count } caché
       *[other] { $count } cachés
    }
table-over = ! au-dessus de la limite, autant que vous le sachiez
table-player = { $seat } (place { $number }) : { $facts }
table-player-you = Vous (place { $number }) : { $facts }
table-rob = ROB : { $facts }
table-hand = main { $count }
table-gold = or { $count }
table-bonus = bonus { $cards } = { $points }
table-bonus-none = bonus aucun
table-owned = aristocrates { $tiles }
table-guard = limite +{ $extra }
table-empty = vide
table-none = aucune
table-row = Rangée à côté de la pioche : { $cards }
table-outsider = Quartier des Parias : { $cards }
table-aristocrats = Aristocrates : 1) { $first }  2) { $second }  (pile { $deck })
table-aristocrats-lost = Aristocrates : 1) { $first }  2) { $second }  (pile { $deck }, perdus { $lost })
aristocrat = { $district } { $value }
table-rob-cards = Cartes de ROB : gauche { $left }, droite { $right } ; réserve { $reserve }
table-rob-deck = Pile de ROB : encore { $deck }, { $pile } jouées ; rangée rouge : { $red }
rob-red-card =
    { $take ->
        [left] gauche
        [right] droite
       *[deck] pioche
    }{ $symbol ->
        [bonus] { " " }bonus
       *[none] { "" }
    }

## The end. Titles of columns have at most 7 letters.

over-title = LA PARTIE EST TERMINÉE
score-home = cité
score-bonus = bonus
score-gold = or
score-tiles = tuiles
score-total = total

## A record

replay-title = Capital Lux, { $edition }, { $seats } joueurs : un enregistrement vérifié
replay-title-solo = Capital Lux, { $edition }, solo : un enregistrement vérifié
replay-human = humain
replay-seats = Places : { $seats }
replay-tiles = Tuiles : { $tiles }
replay-commitment = Engagement sur la graine (sha256) :
replay-shows-all = Montré : tout
replay-shows-seat = Montré : ce que { $seat } peut voir
replay-after = Après l’action { $done } sur { $total } :
replay-hand = Main ({ $seat }) : { $cards }
replay-kept = Cartes gardées ({ $seat }) : { $cards }
replay-packs = Paquet ({ $seat }) : { $cards }

## A hint. The titles have at most 7, 6 and 7 letters.

advice-lead = avance
advice-win = gain
advice-search = vu
advice-asked = { $seat }, place { $number } : { $question }
advice-meaning-round = Avance : de combien de points { $seat } devancerait le meilleur des autres à la fin de cette manche, en moyenne. Gain : la chance que donne une telle avance.
advice-meaning-round-you = Avance : de combien de points vous devanceriez le meilleur des autres à la fin de cette manche, en moyenne. Gain : la chance que donne une telle avance.
advice-meaning-game = Avance : de combien de points { $seat } finirait devant le meilleur des autres, en moyenne. Gain : la part des parties simulées que { $seat } a gagnées.
advice-meaning-game-you = Avance : de combien de points vous finiriez devant le meilleur des autres, en moyenne. Gain : la part des parties simulées que vous avez gagnées.
advice-searched = Vu : la part de la recherche passée là ; une ligne peu vue est moins sûre.
advice-simulations =
    { $count ->
        [one] { $count } simulation.
       *[other] { $count } simulations.
    }

## Tiles explained

tiles-title = Les 16 tuiles de pouvoir de Generations ; une partie en a une de chaque couleur.
tiles-more = lux powers NOM en explique une en entier.
tile-facts = { $set }, base : { $basis }
tile-facts-not-solo = { $set }, base : { $basis }, pas en solo
tile-set = série { $letter } { $name }
tile-no-set = aucune série
tile-head = { $tile } : { $district }, { $set }
tile-silent = Elle ne dit pas ce qu’elle fait.
tile-example = Exemple : { $example }
tile-basis = Base : { $basis }, { $meaning }.
tile-solo = Solo contre ROB : permise.
tile-not-solo = Solo contre ROB : pas permise.
tile-legend = { $mark } { $basis } : { $meaning }.

## An arena of bots. The titles have at most 11, 18, 8, 11 and 13 letters.

arena-title =
    { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } en { $seconds } s : { $edition }, { $seats } joueurs
arena-title-solo =
    { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } en { $seconds } s : { $edition }, contre ROB
arena-bot = bot
arena-share = victoires
arena-interval = intervalle 95 %
arena-points = points
arena-move = par coup
arena-missed = pas de lui
arena-ratings = Classement sur l’échelle des niveaux, où regular a 1000 et où 100 points de plus sont 64 % des parties :
arena-equal = Part d’une place : celle d’un égal est { $share } %.
arena-cross = Victoires de la ligne contre la colonne, %
arena-cross-seat = Victoires d’une place de la ligne à une table de la colonne, %
arena-faults = Fautes ; un coup raté a été remplacé par un coup simple :
arena-traceback = La première trace d’appels de { $bot } :
# One sentence that begins with a small letter and has no full stop, as refusals are.
arena-failing = { $bot } a échoué dans { $failed } de ses { $moves } coups : ces chiffres ne sont pas les siens
study-stopped = Arrêté. La même commande continue dans { $folder }.
arena-process-ended = un processus qui jouait des donnes s’est arrêté de lui-même : l’un de vos bots ou l’une de vos tuiles arrête Python, ou la mémoire a manqué
arena-more-faults =
    { $count ->
        [one] et { $count } autre sorte
       *[other] et { $count } autres sortes
    }
