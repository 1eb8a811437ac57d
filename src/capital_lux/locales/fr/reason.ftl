### Why the rules refuse something. The English is in rules/reasons.py, with the same blanks.
### One sentence without a large letter and a full stop.

## Parts of others

reason-at = { $place } : { $reason }
reason-either = { $a } ou { $b }
reason-tile-colour = { $tile } ({ $colour })
reason-allowed = Sont possibles en bleu : { $blue } ; en rose : { $pink } ; en jaune : { $yellow } ; en vert : { $green }
reason-allowed-solo = Sont possibles en solo en bleu : { $blue } ; en rose : { $pink } ; en jaune : { $yellow } ; en vert : { $green }

## Actions

reason-legal-now = { $reason } ; possible maintenant : { $legal }
reason-no-seat = il n’y a pas de place { $seat } : les places vont de 0 à { $last }
reason-not-action = « { $action } » n’est pas une action
reason-game-over = la partie est finie
reason-turn-of = c’est le tour de la place { $waiting }, non de la place { $seat }
reason-still-choosing = les places { $waiting } doivent encore choisir, non la place { $seat }
reason-not-in-pack = la place { $seat } n’a pas de { $card } dans son paquet
reason-not-in-hand = la place { $seat } n’a pas de { $card } en main
reason-not-choice = « { $action } » n’est pas un des choix de la place { $seat }

## Options

reason-no-edition = il n’y a pas d’édition « { $edition } » : choisissez { $editions }
reason-no-seats = { $seats } n’est pas un nombre de places de l’édition { $edition } ; nombres possibles : { $allowed }
reason-first-powers = la première édition a ses quatre actions à elle et n’utilise pas de tuiles
reason-no-set = « { $powers } » n’est pas un ensemble de tuiles ; choisissez random, quatre tuiles ou un des ensembles { $sets }
reason-not-powers = « { $powers } » n’est ni la lettre d’un ensemble, ni random, ni une liste de quatre tuiles
reason-no-tile = il n’y a pas de tuile « { $tile } ». { $allowed }
reason-colours = choisissez une tuile de chaque couleur ; choix actuel : { $tiles }. { $allowed }
reason-two-tiles = deux tuiles ont le nom « { $tile } »
reason-not-solo = { $tile } n’est pas pour le solo. { $allowed }
reason-tile-no-colour = la tuile { $tile } a besoin d’une couleur : { $colours }
reason-tile-no-name = la tuile { $tile } a besoin d’un nom à elle, non de « { $name } »
reason-tile-not-made = la tuile « { $tile } » ne peut pas être créée : { $problem }
reason-not-deck = une répartition donne un nombre pour chaque carte, ce n’est pas { $cards }
reason-not-deck-card = « { $card } » dans la répartition n’est pas une carte
reason-not-card-count = { $count } n’est pas un nombre de cartes { $card }
reason-deck-size = une répartition a de 1 à { $most } cartes, non { $count }
reason-rob-solo = les cartes de ROB sont pour une partie solo, à une place
reason-rob-count = ROB a de 1 à { $most } cartes, données comme une liste de textes
reason-not-rob-card = « { $card } » n’est pas une carte de ROB, comme « red left » ou « blue deck bonus »
reason-nothing-to-pick = il n’y a rien à choisir
reason-no-rules = il n’y a pas de règles de version { $rules } : ce programme connaît les versions { $first } à { $last }
reason-seed-and-tape = donnez seed ou tape, non les deux
reason-seed-number = une graine en chiffres va de 0 à 2**256 - 1
reason-seed-text = une graine est un nombre entier à partir de 0, ou 64 chiffres hexadécimaux
reason-seed-kind = une graine est faite de 32 octets, de 64 chiffres hexadécimaux ou d’un nombre entier

## What a game no longer knows

reason-no-record = cette partie a été jouée sans garder ses actions : elle n’a pas d’enregistrement
reason-no-tape = une partie reprise à une position ne connaît pas le hasard de son début

## The form of what is read

reason-not-object = { $value } n’est pas un objet
reason-not-list = { $value } n’est pas une liste
reason-not-text = { $value } n’est pas un texte
reason-not-card = { $value } n’est pas une carte
reason-not-whole = { $value } n’est pas un nombre entier de { $low } à { $high }
reason-not-one-of = { $value } n’est pas possible ici ; valeurs possibles : { $options }
reason-missing = « { $key } » manque
reason-unknown-key = clé inconnue « { $key } »
reason-many-items = nombre d’éléments : { $count }, au plus { $most } sont possibles
reason-other-count = nombre d’éléments : { $count } au lieu de { $right }
reason-other-members = il faut { $members }, dans n’importe quel ordre
reason-district-twice = un quartier est nommé deux fois
reason-action-twice = « { $action } » est proposée deux fois

## Records

reason-other-format = ce n’est pas un { $format }
reason-one-start = un enregistrement a « seed », « tape » ou « position », et un seul des trois
reason-other-options = d’autres options que celles de l’enregistrement
reason-other-commitment = n’est pas le sha256 de la graine
reason-not-seat-action = { $value } n’est pas une place et une action
reason-not-playable = { $value } ne peut pas être joué : { $reason }
reason-other-result = { $value } n’est pas l’état de cette partie

## Tiles of a user's own

reason-not-fingerprints = n’est pas un objet avec les empreintes des tuiles
reason-tile-missing = la tuile « { $tile } » (empreinte { $mark }) manque : donnez sa classe ou son fichier
reason-tile-changed = la tuile « { $tile } » a changé : son empreinte était { $then }, elle est maintenant { $now }
reason-not-memory = n’est pas un objet

## Positions and tapes

reason-other-cards = ne sont pas les cartes de cette partie : { $cards }
reason-card-count = cartes { $card } dans la partie : { $count } au lieu de { $right }
reason-gold-count = disques d’or dans la partie : { $gold } au lieu de { $right }
reason-other-colour = une carte d’une autre couleur
reason-empty-in-phase = doit être vide dans la phase « { $phase } »
reason-null-in-phase = doit être null dans la phase « { $phase } »
reason-one-acts = une seule place agit dans la phase « { $phase } »
reason-not-actor = n’est pas la place qui agit
reason-must-act = places qui doivent agir : { $seats }
reason-no-choice = rien ne peut être choisi
reason-last-turns = doit être null hors des tours d’une manche
reason-nobody-ended = la place { $seat } doit avoir terminé la manche, mais elle a des cartes
reason-round-end = doit être vide à la fin de la manche
reason-over-after = une partie est finie après la manche { $round }
reason-no-card-to-play = une place qui doit encore jouer n’a pas de carte
reason-not-packs = ce ne sont pas les paquets du choix des cartes de cette manche
reason-not-begun = avant la première carte jouée il n’y a rien ici
reason-draft-size = un choix parmi { $cards } cartes est impossible
reason-draft-uneven = toutes les places doivent avoir reçu le même nombre de cartes
reason-draft-kept = plus que cette place ne peut avoir gardé jusqu’ici
reason-draft-over = toutes les cartes sont déjà choisies
reason-draft-solo = n’est pas un paquet et des cartes gardées d’une partie solo
reason-gold-never = on ne peut pas payer d’or dans cette partie
reason-gold-not-over = cette place n’y dépasse pas sa limite
reason-gold-cost = c’est { $cost }
reason-gold-short = cette place n’a pas assez d’or
reason-bonus-first = les cartes bonus ne sont pas choisies dans la première édition
reason-bonus-nothing = cette place n’a rien à choisir
reason-no-rob = ROB n’est pas dans cette partie
reason-rob-hand = les cartes de ROB ne sont pas dans la main d’un joueur
reason-rob-first = ROB commence
reason-rob-colour =
    { $colour ->
        [red] il n’y a là que des cartes rouges
       *[blue] il n’y a là que des cartes bleues
    }
reason-rob-deck = les cartes de ROB doivent être dans sa pioche ou révélées, chacune autant de fois qu’il y en a
reason-rob-reserve = il y a là au plus { $most } cartes
reason-rob-last-turns = impossible après ces cartes rouges de ROB et avec cette main

## Positions of tiles

reason-modifiers = les quatre modificateurs doivent être dans la pioche ou placés, une fois chacun
reason-rebels = les huit rebelles doivent être dans la pioche ou placés, une fois chacun
reason-aristocrats = les douze tuiles doivent être quelque part, une fois chacune
reason-nobody-outside = il n’y a pas de Parias
reason-not-lowest = n’est pas une carte la plus faible de ce quartier
reason-not-held = n’est pas dans la main de cette place
reason-row = il y a là { $count } cartes tant que la pioche en a
reason-not-filled = doit être complet tant qu’il reste de quoi le remplir
reason-no-tile-used = personne ne peut avoir utilisé cette tuile

## Bots and studies

reason-no-level = il n’y a pas de niveau « { $level } » ; niveaux possibles : { $levels }
reason-bot-seconds = un bot a besoin de temps pour réfléchir : plus de 0 seconde, non { $seconds }
reason-bot-simulations = un bot a besoin d’au moins 1 simulation, non { $simulations }
reason-not-net = ce n’est pas le fichier d’un réseau de Capital Lux
reason-net-damaged = le fichier du réseau est endommagé
reason-net-version = le réseau est fait pour { $what } { $then }, et ce programme a { $what } { $now }
reason-net-size = un réseau a une largeur de 8 à 1024, par pas de 8, et de 1 à 8 blocs ; non { $width } et { $blocks }
reason-bot-illegal = a choisi { $answer }, ce qui n’est pas permis
reason-bot-late = a mis plus de { $seconds } secondes
reason-bot-late-hearing = a mis plus de { $seconds } secondes à écouter un événement
reason-bot-raised = a échoué dans { $method } : { $problem }
reason-bot-ended = a mis fin à son processus
reason-program-said = le programme a dit { $said } au lieu de { $word }
reason-program-ended = le programme s’est terminé avec le statut { $status }
reason-program-closed = le programme a fermé sa sortie
reason-bot-did = { $bot } { $fault }
reason-few-bots = donnez au moins deux bots
reason-bot-twice = donnez chaque bot une seule fois : un bot contre lui-même ne prouve rien
reason-no-plan = { $file } n’est pas le plan d’une étude : { $problem }
reason-other-plan = { $folder } contient une autre étude : son plan.json n’est pas ce plan
reason-folder-taken = { $folder } n’est pas vide, et ne contient pas d’étude
reason-no-arrow = une étude écrit des fichiers Parquet avec pyarrow : pip install 'capital-lux[study]'
reason-no-ray = une grappe demande Ray sur toutes ses machines : pip install 'capital-lux[ray]'
reason-no-cluster = il n’y a pas de grappe Ray à l’adresse { $address }
reason-nothing-to-decide = cette partie est finie : il n’y a rien à décider
reason-analysis-not-over = la partie n’est pas finie
reason-analysis-own-tile = aucun réseau ne connaît une tuile à vous
reason-up-to-seat = la place { $seat } n’a rien à décider maintenant : c’est à la place { $waiting }
reason-up-to-seats = la place { $seat } n’a rien à décider maintenant : c’est aux places { $waiting }
