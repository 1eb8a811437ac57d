### The help of the command line. One line each without placeables, where it can be: such a
### message is shown without loading Fluent, and lux --help stays quick.

cli-lux = Capital Lux, le jeu de cartes, dans votre terminal.
cli-unofficial = Une œuvre d’amateurs, non officielle, sans lien avec les auteurs Eilif Svensson et Kristian Amundsen Østby ni avec l’éditeur Aporta Games.
cli-usage = Usage :
cli-arguments = Arguments
cli-options = Options
cli-commands = Commandes
cli-default = par défaut :
cli-required = obligatoire
cli-type-text = TEXTE
cli-type-number = NOMBRE
cli-type-file = FICHIER
cli-usage-command = COMMANDE [ARGUMENTS]...
cli-install-completion = Laisser ce shell compléter commandes et options.
cli-show-completion = Montrer ce qui le fait, pour le mettre où vous voulez.
cli-completion-installed = { $shell } complète les commandes de lux dès son prochain lancement : { $path }
cli-help = Montrer ce message et finir.
cli-version = Montrer la version.
cli-language = La langue : en, fr ou pt-BR. Sans elle, LUX_LANG ou la locale décide.
cli-version-compiled = compilé
cli-version-plain = Python pur
cli-plain-games = En Python seul, sans compilateur, les parties prennent jusqu’à 70 fois plus de temps.
cli-plain-mistakes = En Python seul, sans compilateur, trouver les erreurs d’une partie prend quelques minutes.

## Commands

cli-play = Jouer contre l’ordinateur.
cli-simulate = Jouer beaucoup de parties à la fois, au hasard ou avec des bots, et compter.
cli-arena = Trouver le bot le plus fort : mêmes donnes, places échangées.
cli-study = Jouer les parties d’un plan, dans des tables que d’autres programmes lisent.
cli-hint = Dire ce que ferait un expert dans une partie sauvée, et pourquoi en chiffres.
cli-analyse = Dire si une partie finie a été bien jouée, où elle s’est perdue et ce qui fut chance.
cli-puzzle = Résoudre des problèmes : des décisions où une action est nettement la meilleure.
cli-daily = Jouer la donne du jour : la même pour tous, un seul essai.
cli-replay = Vérifier un enregistrement et imprimer la partie.
cli-powers = Lister les tuiles de pouvoir de Generations, ou en expliquer une.

## Options. Level names, file names and numbers are what the user types.

cli-edition = Quelle édition : first (première) ou generations.
cli-seats = Combien de joueurs : 2 à 4 ; dans Generations aussi 1, solo contre ROB.
cli-tiles = Tuiles de Generations : A, B, C, D, random, ou quatre noms avec des virgules.
cli-own-tile = Une tuile à vous, my_tile.py:ClassName ; peut être répétée.
cli-cards = Un fichier JSON avec le nombre de chaque carte : "B2": 5, ...
cli-rob = Un fichier JSON avec les cartes de ROB : ["red left bonus", ...].
cli-level-play = Les adversaires : adaptive, { $levels } ; un pour tous, ou un pour chacun avec des virgules.  [par défaut : regular]
cli-level-simulate = Qui joue : { $levels } ; un pour tous, ou un par place avec des virgules.
cli-own-bot = Un bot à vous, my_bot.py:ClassName ou program:COMMAND ; peut être répété.
cli-bots = { $levels }, my_bot.py:ClassName ou program:COMMAND.
cli-time = Secondes par coup au plus, pour les niveaux qui cherchent et pour vos propres bots.
cli-time-hint = Secondes de réflexion.
cli-simulations = Chercher au plus autant de fois par coup, sans horloge : toujours le même résultat.
cli-seat = Votre place, à partir de 0.  [par défaut : 0]
cli-seat-hint = La décision de qui.  [par défaut : la vôtre, ou la suivante]
cli-seed = Un nombre ou 64 chiffres hexadécimaux, pour retrouver la même donne.
cli-seed-study = La même graine donne les mêmes parties.
cli-names = Noms par place, avec des virgules : Ann,Bea,Cid
cli-resume = Continuer une partie sauvée.
cli-save = Où sauver ; sinon un nouveau nom dans ce dossier.
cli-plain = Des lignes de texte, pour les tubes et les lecteurs d’écran ; ce que vous avez sans terminal.
cli-games = Combien de parties.  [par défaut : 10000 ; 100 avec --level]
cli-deals = Donnes par rencontre, chacune jouée à toutes les places.
cli-jobs = Parties à la fois.  [par défaut : tous les cœurs]
cli-ray = Jouer sur la grappe Ray à cette adresse ; auto est celle de cette machine.
cli-plan = Un plan : un fichier JSON.
cli-study-folder = Le dossier des tables ; la même commande continue une étude arrêtée.
cli-json = Les chiffres en JSON.
cli-replay-json = La partie en JSON.
cli-powers-json = Les tuiles en JSON.
cli-saved-game = Une partie sauvée ; - est l’entrée standard.
cli-record = Un enregistrement ; - est l’entrée standard.
cli-analyse-files = Des enregistrements de parties finies ; plusieurs font un bilan d’un joueur.
cli-analyse-seat = Seulement cette place.
cli-analyse-player = Seulement le joueur de ce nom.
cli-analyse-all = Montrer aussi les décisions qui n’ont rien coûté.
cli-analyse-plot = Dessiner la probabilité de gagner et l’avance dans ce fichier, .svg ou .png.
cli-analyse-quick = Environ un tiers des simulations, ou toutes ; sans l’un ni l’autre, un tiers là où rien n’est compilé.
cli-puzzle-id = Le problème qui a cet identifiant.
cli-puzzle-edition = Seulement cette édition : first ou generations.
cli-puzzle-theme = Seulement ce thème : draft, limit, power, home, timing, choice ou bonus.
cli-puzzle-rating = Des problèmes proches de ce classement plutôt que du vôtre.
cli-puzzle-count = Combien de problèmes à la suite.
cli-puzzle-from = Faire les problèmes à partir des erreurs de cet enregistrement ; peut être donné plusieurs fois.
cli-puzzle-seat = La place dont on prend les erreurs.
cli-puzzle-player = Le nom du joueur dont on prend les erreurs.
cli-daily-day = Montrer les résultats de ce jour, par son numéro.
cli-from = Seulement ce que cette place peut voir.
cli-until = S’arrêter après autant d’actions.
cli-tile = Une tuile à expliquer.
