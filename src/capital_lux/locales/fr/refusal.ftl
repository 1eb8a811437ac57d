### Why a command cannot be carried out: one sentence that begins with a small letter and has no full stop.

# What the rules refuse; $problem is their sentence.
refusal-rules = { $problem }
refusal-seat = il n’y a pas de place { $seat } : les places vont de 0 à { $last }
refusal-seat-solo = il n’y a pas de place { $seat } : une partie solo n’a que la place 0
refusal-names =
    { $seats ->
        [one] donnez un nom à --names
       *[other] donnez { $seats } noms à --names, séparés par des virgules
    }
refusal-names-twice = donnez à chaque place un nom à elle
refusal-bot = il n’y a pas de bot { $bot } : écrivez { $levels }, my_bot.py:ClassName ou program:COMMAND
refusal-level = il n’y a pas de niveau { $level } : choisissez { $levels }
refusal-levels =
    { $count ->
        [one] donnez un niveau à --level, pour { $whom }
       *[other] donnez un niveau ou { $count } niveaux à --level, pour { $whom }
    }
whom-opponents = les adversaires par place
whom-other-opponents = les autres adversaires par place
whom-seats = les places dans leur ordre
refusal-solo-opponents = une partie solo n’a pas d’adversaires : laissez --level et --bot
refusal-own-bots-only = tous les adversaires sont des bots à vous : laissez --level
refusal-lost-bot = la place { $seat } était jouée par le bot { $bot } : ajoutez --bot FILE.py:{ $bot }, ou --level pour qu’un autre joue
refusal-many-bots =
    { $seats ->
        [one] { $bots } bots sont trop pour { $seats } adversaire
       *[other] { $bots } bots sont trop pour { $seats } adversaires
    }
refusal-which-seat = { $path } ne dit pas quelle place est la vôtre : ajoutez --seat
refusal-finished = { $path } est une partie terminée : lisez-la avec lux replay
refusal-resumed = une partie reprise a déjà son édition, ses places, ses tuiles, ses cartes, sa graine et ses noms : ne les donnez pas
refusal-no-folder = il n’y a pas de dossier { $path } où sauver
refusal-folder = { $path } est un dossier : donnez un nom de fichier à --save
refusal-exists = { $path } existe déjà : choisissez un autre nom pour --save
refusal-tile = il n’y a pas de tuile { $tile } : les tuiles sont { $tiles }
refusal-no-tile-place = { $place } ne désigne pas une tuile : écrivez --power my_tile.py:ClassName
refusal-for-bots = --time et --simulations sont pour les bots : ajoutez --level
refusal-no-decision = { $path } n’a pas de décision à conseiller : { $problem }
refusal-no-search = { $path } ne peut pas être analysé : { $problem }
refusal-analyse = { $path } ne peut pas être étudié : { $problem }
refusal-no-player = { $path } n’a pas de joueur { $player } : ses joueurs sont { $names }
refusal-which-player = dites de quel joueur faire le bilan : --player NOM, ou --seat
refusal-plot = { $path } ne peut pas être dessiné : --plot prend une seule partie et un fichier dont le nom finit par .svg ou .png
refusal-plot-write = { $path } ne peut pas être écrit : { $problem }
refusal-png = un PNG a besoin de Pillow : pip install pillow, ou dessinez un SVG
refusal-puzzle-options = un ID, --from FILE et un choix par --edition, --theme ou --rating s’excluent ; --seat et --player vont avec --from
refusal-puzzle-word = { $value } n’existe pas : { $known }
refusal-puzzle-id = il n’y a pas de problème { $id }
refusal-puzzle-none = aucun problème ne correspond
refusal-puzzle-no-mistake = aucune décision n’y a coûté cher : on ne peut pas en faire de problème
refusal-progress = impossible d’écrire { $path }, votre classement n’est donc pas gardé : { $problem }
refusal-output = la sortie ne peut pas être écrite : { $problem }
refusal-language = il n’y a pas de langue { $language } : choisissez { $languages }
refusal-shell = votre shell n’est pas connu : lux --show-completion dans bash, zsh, fish ou PowerShell montre ce qu’il faut

## Files. $thing is one of the next four.

thing-record = un enregistrement
thing-progress = vos résultats aux problèmes
thing-split = une répartition des cartes
thing-rob-table = une table des cartes de ROB
standard-input = l’entrée standard
file-unreadable = { $path } ne peut pas être lu : { $problem }
file-no-name = { $path } n’est pas un nom de fichier : { $problem }
file-large = { $path } n’est pas { $thing } : plus grand que { $size } Mio
file-empty = { $path } n’est pas { $thing } : le fichier est vide
file-no-text = { $path } n’est pas { $thing } : pas de texte UTF-8 à l’octet { $byte }
file-no-json = { $path } n’est pas { $thing } : mauvais JSON à la ligne { $line }, colonne { $column } : { $problem }
file-key-twice = { $path } n’est pas { $thing } : la clé { $key } y est deux fois
file-bad = { $path } n’est pas { $thing } : { $problem }
file-deep = { $path } n’est pas { $thing } : trop de niveaux
file-no-split = { $path } n’est pas { $thing } : il faut des nombres, comme { $example }
file-tile-failed = { $path } ne peut pas être rejoué : { $problem }
file-untrue = { $path } n’est pas un vrai enregistrement : { $problem }
file-no-class = { $path } n’a pas de classe { $name }
file-no-tile = { $name } dans { $path } n’est pas une tuile : il faut une classe de lux.Tile
file-no-bot = { $name } dans { $path } n’est pas un bot : il faut une classe avec une méthode choose
file-bot-not-made =
    { $line ->
        [0] { $name } dans { $path } ne peut pas être créé : { $problem }
       *[other] { $name } dans { $path } ne peut pas être créé : { $problem } (ligne { $line })
    }
file-no-program = { $path } ne peut pas jouer : { $problem }
file-program-late = il n’est pas prêt après { $seconds } secondes
file-bot-late =
    { $line ->
        [0] { $name } dans { $path } met plus de { $seconds } secondes à être créé
       *[other] { $name } dans { $path } met plus de { $seconds } secondes à être créé (ligne { $line })
    }
file-no-python = { $path } n’est pas du Python : { $problem }
file-no-python-line = { $path } n’est pas du Python : { $problem } (ligne { $line })
file-not-loaded =
    { $line ->
        [0] { $path } ne peut pas être chargé : { $problem }
       *[other] { $path } ne peut pas être chargé : { $problem } (ligne { $line })
    }

## How the command line was used

usage-no-option = Option inconnue : { $option }
usage-near-option = Option inconnue : { $option }. Vouliez-vous dire { $near } ?
usage-missing = Il manque { $name }.
usage-no-value = Il manque une valeur pour { $option }.
usage-a-value = { $option } ne prend pas de valeur.
usage-no-command = Il n’y a pas de commande { $command } : les commandes sont { $commands }.
usage-near-command = La commande { $command } n’existe pas : vouliez-vous dire { $near } ? Les commandes sont { $commands }.
usage-extra = { $command } ne prend pas { $extra } : voyez { $command } --help.
# $kind vaut whole pour un nombre entier.
usage-number =
    { $kind ->
        [whole] { $name } demande un nombre entier.
       *[other] { $name } demande un nombre.
    }
usage-least =
    { $kind ->
        [whole] { $name } demande un nombre entier d’au moins { $low }.
       *[other] { $name } demande un nombre d’au moins { $low }.
    }
usage-range =
    { $kind ->
        [whole] { $name } demande un nombre entier de { $low } à { $high }.
       *[other] { $name } demande un nombre de { $low } à { $high }.
    }
usage-bad-value = Mauvaise valeur pour { $name } : { $problem }
# Anything else, in English.
usage-other = { $problem }

## What the system says of a file or a connection.

system-not-there = fichier ou dossier introuvable
system-not-allowed = accès refusé
system-there = ce fichier existe déjà
system-no-folder = ce n’est pas un dossier
system-folder = c’est un dossier
system-full = le disque est plein
system-read-only = on ne peut qu’y lire
system-nobody = personne n’y répond
