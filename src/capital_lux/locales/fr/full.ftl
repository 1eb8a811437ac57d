### The full-screen game of the terminal.

full-title = Capital Lux
# Titles of three columns: words of at most 4, 4 and 5 letters.
full-columns = main or bonus
full-you = { $name } (vous)
full-hand = Main
full-pack = Paquet
full-kept = Gardées
full-packs-of = Paquet ({ $seat })
full-kept-of = Gardées ({ $seat })
full-hand-of = Main ({ $seat })
full-choose-card = Choisissez une carte par son numéro.
full-more = (encore { $above } au-dessus, { $below } au-dessous)
full-too-small = Agrandissez cette fenêtre : au moins { $width } x { $height }.
full-lost = SERVEUR PERDU, NOUVEL ESSAI
full-sending = Votre choix est en route.
full-refused = Ce n’est pas possible : { $problem }
full-tile-failed = Une de vos tuiles a échoué : { $problem }
full-no-hint = Aucun conseil n’est possible ici.
full-hints =
    { $count ->
        [one] { $seat } a reçu un indice pour une décision.
       *[other] { $seat } a reçu un indice pour { $count } décisions.
    }

## The menu. The names of wishes have at most 18 letters.

full-menu-edition = Édition
full-menu-seats = Joueurs
full-menu-solo = 1, solo contre ROB
full-menu-tiles = Tuiles
full-menu-random = au hasard
full-menu-level = Bots
full-menu-people = Personnes ici
full-menu-name = Votre nom
full-menu-rules = Les règles en bref
full-menu-language = Langue
full-menu-resume = Reprendre
full-language = Français
full-key-play = jouer
full-key-change = changer
full-key-rules = règles
full-key-named = terminé

## A curtain between people who share a keyboard

full-curtain = C’est à { $name }. Passez le clavier ; personne d’autre ne doit regarder.

## The end of a round

full-end = Fin de la manche { $round }
full-end-check = Cités et limites
full-end-over = Au-dessus de la limite
full-end-bonus = Cartes bonus
full-end-within = Toutes les cités respectent leurs limites.

## Leaving

full-leave = Quitter la partie ?
full-leave-saved = Elle est sauvée dans { $path } et peut être reprise.
full-leave-nothing = Vous n’avez pas encore joué : il n’y a rien à sauver.
full-leave-over = La partie est terminée.

## Keys

full-key-card = carte
full-key-choice = choix
full-key-home = cité
full-key-capital = Capitale
full-key-choose = ok
full-key-hurry = continuer
full-key-skip = passer
full-key-hint = avis
full-key-back-up = annuler
full-key-log = journal
full-key-help = aide
full-key-leave = sortir
full-key-back = retour
full-key-scroll = flèches, PgUp, PgDn : la suite
full-key-show = voir mes cartes
full-key-yes = quitter
full-key-stay = rester

## Pages

full-log = Journal
full-help = Aide
full-hint = Ce que ferait un expert
full-help-keys = TOUCHES
full-help-number = choisir une carte ou un choix par son numéro ; au-delà de 9, tapez les deux chiffres
full-help-card = jouer la carte choisie dans votre cité, ou dans la Capitale
full-help-district = choisir le quartier bleu, rose, jaune ou vert
full-help-enter = faire ce qui est choisi
full-help-escape = ne rien choisir
full-help-commands = demander à un expert ; annuler ; tout le journal ; quitter, la partie étant sauvée
full-help-scroll = faire défiler le journal. Les flèches et la souris marchent aussi.
full-help-table = LA TABLE
full-help-reading = 7/12 : un total de 7 dans une cité, limite 12. ! au-dessus de la limite, ? un modificateur caché peut la changer, ^ une sentinelle ajoute 2, +2 et +? rebelles connus et cachés, a3 un aristocrate de 3, @Ben un partisan de Ben. B45 veut dire B4 B5. > doit jouer.

## A record

full-replay-all = tout est visible
full-replay-at = { $number } sur { $total } ({ $eyes })
full-replay-step = { $number } sur { $total } : { $seat } { $action } ({ $eyes })
full-key-step = pas
full-key-round = manche
full-key-eyes = vue
full-key-analysis = analyser
full-key-mistake = erreur
full-analysis = Analyse
full-analysing = Analyse de la partie : { $done } sur { $total }
full-no-analysis = Cette partie ne peut pas être analysée : { $problem }

## The command line

full-cli-people = Combien de personnes partagent ce clavier, à partir de --seat.
full-cli-server = L’adresse d’un serveur où jouer, comme http://localhost:8000
full-cli-table = Le lien ou l’identifiant d’une table de ce serveur ; sans lui, une nouvelle table est créée.
full-cli-name = Votre nom à cette table.
full-cli-clock = La pendule d’une nouvelle table : 60, 60 secondes par coup ; 5+5, 5 minutes pour toute la partie et 5 secondes de plus à chaque coup.
full-cli-tui = Parcourir l’enregistrement en plein écran.
full-only = le jeu en plein écran demande un terminal : retirez --plain, les tubes, ou l’option qui le demande
full-refusal-people =
    { $seats ->
        [one] { $count } personnes sont trop pour une partie en solo
       *[other] { $count } personnes sont trop pour { $seats } places
    }
full-refusal-remote = une table sur un serveur a son propre jeu et ses propres joueurs : retirez les options qui les règlent

## A table on a server

full-lobby = La partie commence quand aucune place n’est libre. Donnez ce lien aux autres :
full-lobby-seat = Place { $number } : { $name }
full-lobby-open = Place { $number } : libre
full-nobody = personne
full-lobby-connecting = Connexion...
full-away =
    { $count ->
        [one] ABSENCE : { $seats }
       *[other] ABSENCES : { $seats }
    }
full-key-bot = un bot à la place
full-key-again = nouvelle partie
full-leave-server = Votre place reste à vous : vous pouvez revenir.
full-refusal-no-server = dites quel serveur avec --server, ou donnez le lien entier de la table
full-refusal-link = { $link } n’est pas le lien d’une table
full-refusal-server = le serveur { $server } ne peut pas être joint : { $problem }
full-refusal-answer = la réponse du serveur n’en est pas une
full-refusal-clock = { $clock } n’est pas une pendule : écrivez 60 pour 60 secondes par coup, ou 5+5 pour 5 minutes par partie et 5 secondes de plus à chaque coup
full-refusal-clock-here = seule une table sur un serveur a une pendule : indiquez le serveur avec --server
full-refusal-websockets = pour jouer sur un serveur il faut websockets : pip install capital-lux[server]
