# Texts of the web page.

page-title = Capital Lux
page-loading = Chargement...
page-close = Fermer
page-settings = Réglages
page-language = Langue
page-theme = Couleurs
page-theme-auto = comme le système
page-theme-light = claires
page-theme-dark = sombres
page-confirm-each = Me demander de confirmer chaque coup
page-no-motion = Pas de cartes qui bougent
page-pace = Rythme des bots et des cartes
page-pace-calm = calme
page-pace-normal = normal
page-pace-fast = rapide
page-pace-instant = immédiat
page-sound = Son
page-sounds = On entend les cartes, l’or et la fin d’une partie
page-volume = Volume
page-none = aucune carte
page-to-start = Page d’accueil
page-missing = Il n’y a rien ici
page-refused = Ceci ne peut pas être montré
page-missing-text = Cette page ou cette table n’existe pas, ou vous ne pouvez pas la voir.
page-error-offline = Le serveur ne répond pas. Êtes-vous connecté ?
page-error-server = Le serveur n’a pas pu le faire. Essayez encore.
page-unloaded = Une partie de la page n’a pas pu être chargée. Il n’y a peut-être pas de connexion, ou il y a une nouvelle version.
page-load-again = Recharger

## Start page

page-motto = Bâtissez votre cité, mais jamais au-delà de la Capitale.
page-lead = Bâtissez votre cité, mais jamais au-delà de la Capitale. Gardez deux cartes, passez les autres, et choisissez pour chacune : pour vous, ou pour la limite de tous ?
page-stage-pause = Arrêter l’image
page-running = Vos parties
page-running-all = Toutes ({ $count })
page-door-learn = Apprendre en trois minutes
page-door-learn-text = Une première partie qui s’explique
page-door-learn-more = Règles et plus
page-play-now = Jouer maintenant
page-door-play = { $edition }, { $seats } joueurs, { $level }
page-door-play-solo = Generations, solo
page-door-play-change = Changer : { $game }
page-with-friends = Entre amis
page-door-friends-text = Par un lien, ou sur un seul appareil
page-door-device-text = Sur cet appareil, de main en main. Par un lien, il faut un serveur.
page-door-friends-more = Rejoindre une table du salon
page-new-game = Nouvelle partie
page-where-friends = Comment vous retrouvez-vous ?
page-by-link = Par un lien
page-make-table = Créer la table
page-same-device = Même appareil
page-way-bots = Contre l’ordinateur
page-way-solo = Contre ROB, le robot
page-friends-text = Qui ouvre le lien prend une place libre. Des bots peuvent remplir le reste.
page-way-device = Un appareil fait le tour de la table. Un rideau cache vos cartes aux autres.
page-start = Commencer
page-edition = Édition
page-edition-first = Première édition
page-edition-generations = Generations
page-seats = Joueurs
page-solo = Solo
page-solo-text = ROB, un robot avec son propre paquet, joue contre vous. Le solo fait partie de Generations.
page-level = Niveau des bots, avec classement
page-level-adaptive = adaptatif : proche de votre force
page-level-beginner = débutant
page-level-novice = novice
page-level-regular = habitué
page-level-skilled = habile
page-level-strong = fort
page-level-expert = expert
page-level-master = maître
page-level-grandmaster = grand maître
page-level-champion = champion
page-level-random = hasard
page-level-veteran = vétéran
page-level-instinct = instinct
page-level-rated = { $level } { $rating }
page-tiles = Tuiles de pouvoir
page-set = Série { $letter } : { $name }
page-tiles-random = au hasard
page-tiles-pick = choisir chaque tuile
page-good-a = D’après notre étude de parties de haut niveau : aucune autre série n’est plus équitable ni plus rapide : la meilleure pour commencer.
page-good-b = D’après notre étude de parties de haut niveau : à trois ou quatre, qui est en tête après deux manches gagne moins souvent qu’avec les autres séries. À deux, mieux vaut ne pas commencer.
page-good-c = D’après notre étude de parties de haut niveau : les scores sont plus éloignés les uns des autres qu’avec les autres séries. À trois ou quatre, commencer est un petit avantage.
page-good-d = D’après notre étude de parties de haut niveau : les parties les plus longues. À deux, mieux vaut ne pas commencer.
page-good-pick = D’après notre étude de parties de haut niveau, pour débuter : { $newcomers }. À quatre, pour un jeu ouvert jusqu’au bout : { $four }.
page-good-solo = D’après notre étude de parties de haut niveau, un bon début contre ROB : { $easy }. Le plus difficile : { $hard }.
page-tile-of = Tuile du quartier { $district }
page-explain = expliquer
page-explain-tile = Expliquer : { $tile }
page-example = Exemple : { $text }
page-basis = Base : { $basis } ({ $meaning }).
page-reconstructions = Les tuiles marquées * sont des reconstitutions : la page imprimée qui les explique reste introuvable, elles sont donc de notre création.
page-your-name = Votre nom
page-guest = Anonyme
page-player-number = Joueur { $number }
page-your-tables = Vos tables
page-table-over = terminée
page-table-waits = attend des joueurs
page-table-runs = en cours
page-daily = Donne du jour
page-daily-text = Mêmes cartes pour tous, un seul essai
page-daily-new = La jouer
page-daily-begun = Continuer
page-daily-over = Voir les résultats
page-unofficial = Œuvre d’amateurs, sans lien avec Aporta Games. Capital Lux est un jeu d’Eilif Svensson et Kristian Amundsen Østby, publié par Aporta Games.

## Before a game with friends

page-your-table = Votre table
page-free-table = Une table libre
page-invites = { $name } vous invite
page-players-count = { $count } joueurs
page-table-powers = Pouvoirs
page-table-talk = Les joueurs peuvent parler
page-table-silent = On ne parle pas ici
page-table-who = Qui est là
page-table-rules = Comment on joue
page-all-rules = Toutes les règles
page-sit-down = S’asseoir
page-send-link = Envoyez ce lien à vos amis
page-copy-link = Copier le lien
page-copied = Copié
page-table-full = Toutes les places sont prises.
page-watch = Regarder la partie
page-watch-link = Un lien pour les spectateurs
page-seat-free = place libre
page-sit-here = S’asseoir ici
page-stand-up = Quitter la place
page-add-bot = Mettre un bot ici
page-remove-bot = Retirer le bot
page-bot = bot, { $level }
page-bot-rated = bot, { $level }, classement { $rating }
page-that-is-you = c’est vous
page-waiting-for =
    { $count ->
        [one] On attend encore { $count } joueur.
       *[other] On attend encore { $count } joueurs.
    }
page-fill-with-bots = Remplir les places libres avec des bots et commencer

## At the table

page-round = Manche { $round } sur 3
page-round-short = Manche { $round }/3
page-last-turns = derniers tours
page-deck =
    { $count ->
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
page-gold-pile =
    { $count ->
        [one] { $count } disque d’or dans la réserve
       *[other] { $count } disques d’or dans la réserve
    }
page-modifier-deck =
    { $count ->
        [one] encore { $count } modificateur
       *[other] encore { $count } modificateurs
    }
page-connection-open = Connecté
page-connection-connecting = Connexion
page-connection-lost = Pas de connexion, nouvel essai
page-log = Journal
page-now = À faire maintenant
page-since = Depuis votre tour
page-latest = Les derniers tours joués
page-capital = Capitale
page-capital-district = Capitale, { $district }
page-your-home = Votre cité
page-home-of = Cité : { $name }
page-home-district = { $whose }, { $district }
page-card = { $colour } { $value }
page-card-power = { $card }, { $power }
page-you-mark = (vous)
page-turn = joue
page-choosing = choisit
page-your-turn = à vous
page-ready = a choisi
page-away = absent
page-starts = commence la manche
page-hand-size =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
page-gold =
    { $count ->
        [one] { $count } disque d’or
       *[other] { $count } disques d’or
    }
page-bonus =
    { $count ->
        [0] Aucune carte bonus
        [one] { $count } carte bonus, { $points } points
       *[other] { $count } cartes bonus, { $points } points
    }
page-bonus-cards = Cartes bonus
page-score-now = Points : cité { $home } + bonus { $bonus } + or { $gold } = { $total }
page-score-tiles-now = Points : cité { $home } + bonus { $bonus } + or { $gold } + tuiles { $tiles } = { $total }
page-hand = Votre main
page-hand-empty = Votre main est vide.
page-pack = Le paquet
page-kept = Gardées : { $count }
page-passed = Les cartes que vous avez passées
page-passed-first = D’abord, à { $name }
page-passed-then = Puis, à { $name }
page-passed-known = { $name } a donc commencé cette manche avec
page-where = { $card } : dans votre cité ou dans la Capitale ?
page-to-home = Cité
page-to-capital = Capitale
# Beside the gold, or what becomes of a home.
page-to-pay = Payer
page-to-lose = Perdre
page-confirm-question = Confirmer : { $what } ?
page-confirm = Confirmer
page-confirm-is-on = Chaque coup est confirmé.
page-choice-kept = Pas de connexion. Votre choix est gardé et sera envoyé.
page-cancel = Annuler
page-hint = Indice
page-hint-asking = Réflexion…
page-hint-best-round = Le choix d’un expert : { $action }. Probabilité d’être en tête après cette manche : { $win }.
page-hint-best-game = Le choix d’un expert : { $action }. Probabilité de gagner : { $win }.
page-hints-used =
    { $count ->
        [one] { $name } a utilisé un indice.
       *[other] { $name } a utilisé { $count } indices.
    }
page-take-back = Reprendre
page-pass-to = Passez l’appareil à { $name }
page-curtain = L’appareil passe à { $name }
page-curtain-text = Que personne d’autre ne regarde.
page-curtain-open = Je suis { $name }, montrer mes cartes
page-is-away = { $name } n’est plus là.
page-seat-left = { $name } a quitté la table : la partie attend.
page-vote-bot = Laisser un bot continuer
page-vote-later = Si cela dure, vous pourrez laisser un bot continuer.
page-voted = Vous voulez qu’un bot continue. Les autres doivent être d’accord.
page-bot-has-your-seat = Un bot joue à votre place.
page-take-seat-back = Reprendre ma place

## The end of a round and of the game

page-round-end = Fin de la manche { $round }
page-next-step = Suite
page-skip = Passer
page-continue = Continuer
page-step-lay-down = Poser les cartes
page-step-reveal = Révéler
page-step-check = La vérification
page-step-bonus = Cartes bonus
page-step-next = Prochaine manche
page-step-score = Points
page-verdict-safe = { $seat } : { $district } { $total } ≤ { $limit } : sauvé
page-verdict-safe-you = Vous : { $district } { $total } ≤ { $limit } : sauvé
page-verdict-lost = { $seat } : { $district } { $total } > { $limit } : perdu
page-verdict-lost-you = Vous : { $district } { $total } > { $limit } : perdu
page-verdict-over = { $seat } : { $district } { $total } > { $limit } : l’or peut le sauver
page-verdict-over-you = Vous : { $district } { $total } > { $limit } : l’or peut le sauver
page-you-win = Vous gagnez !
page-you-share = Vous partagez la victoire : { $names }
page-wins = Victoire : { $names }
page-they-share = { $names } partagent la victoire
page-won-by = { $points } points, { $lead } de plus que { $name }.
page-won-by-you = { $points } points, { $lead } de plus que vous.
page-rounds = Points par manche
page-rounds-player = Joueur
page-rounds-round = Manche { $round }
page-share = Partager
page-share-text = Le lien pour revoir cette partie
page-scores = Points
page-score-home = Cité
page-score-bonus = Bonus
page-score-gold = Or
page-score-tiles = Tuiles
page-score-total = Total
page-rematch = Revanche
page-same-deal = La même donne
page-rematch-offered = Une revanche est prête.
page-join-rematch = Aller à la revanche
page-deal-again = La même donne encore : partie non comptée
page-look-at-table = Voir la table
page-show-scores = Voir les points
page-shuffle = Le mélange était-il honnête ?
page-shuffle-text = L’empreinte a été publiée avant la partie. C’est le sha256 de la graine, et la graine décide de chaque carte.
page-seed = Graine :
page-commitment = Empreinte :

## Discussion : phrases toutes faites

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-thinking = Je réfléchis …
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-oops = Oups !

## Bulles d’aide

page-tip-card = { $card }. Dans la Capitale : { $power }. { $effect }
page-tip-limit = Limite { $limit } : à la fin de la manche, une cité qui a plus ici est perdue.
page-tip-limit-pays = Limite { $limit } : à la fin de la manche, une cité qui a plus ici est perdue, sauf si l’or paie la différence.
page-tip-gold-first-pays = Or : { $count }. Il paie ce qui dépasse une limite ; ce qui reste vaut 1 point par pièce.
page-tip-gold-generations = Or : { $count }. À la fin chaque pièce vaut 2 points.
page-tip-gold-generations-pays = Or : { $count }. Il paie ce qui dépasse une limite ; ce qui reste vaut 2 points par pièce.
page-tip-rob-hand = Les cartes visibles de ROB. Son paquet dit s’il joue celle de gauche, celle de droite ou la première de la pioche.
page-tip-rob-reserve = La réserve de ROB. À la fin de la manche elle va dans sa cité pour autant qu’elle y tient.
page-tip-rob-deck = Le paquet de ROB dit ce qu’il joue. Quand trois cartes rouges sont visibles, la manche finit.
