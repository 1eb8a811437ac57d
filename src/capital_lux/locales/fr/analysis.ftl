### L'analyse d'une partie finie, partout où elle est montrée.

# Les titres des colonnes ont au plus 9, 7, 11, 11 et 11 lettres.
analysis-accuracy = précision
analysis-loss = perte
analysis-result = résultat
analysis-luck = chance
analysis-adjusted = sans chance

analysis-title = Analyse : { $edition }, { $seats } places
analysis-title-solo = Analyse : { $edition }, solo
analysis-meaning = La précision suit la formule de lichess. La perte est la probabilité de gagner qu’une décision a coûtée en moyenne ; ?! marque une imprécision (5 % ou plus), ? une erreur (10 %), ?? une gaffe (15 %). La chance est ce qu’ont valu les donnes, les pioches et les révélations ; le dernier chiffre est le résultat sans elle.
analysis-quick = Une analyse rapide, avec environ un tiers des simulations : de petites pertes peuvent lui échapper, et ses chiffres diffèrent un peu de ceux d’une analyse complète.
analysis-decisions = { $seat }, toutes les décisions ({ $count }), avec la probabilité de gagner et l’avance, avant et après :
analysis-mistakes =
    { $count ->
        [0] { $seat } : aucune décision coûteuse.
        [one] { $seat }, une décision coûteuse, avec la probabilité de gagner et l’avance, avant et après :
       *[other] { $seat }, { $count } décisions coûteuses, avec la probabilité de gagner et l’avance, avant et après :
    }
analysis-better = Mieux : { $action }.
analysis-line = Ensuite peut-être { $moves }.
analysis-fine = { $seat } : probabilité de gagner { $win }.
analysis-is-inaccuracy = { $seat } : une imprécision, probabilité de gagner { $win } -> { $after }. { $better }
analysis-is-mistake = { $seat } : une erreur, probabilité de gagner { $win } -> { $after }. { $better }
analysis-is-blunder = { $seat } : une gaffe, probabilité de gagner { $win } -> { $after }. { $better }
analysis-lucky = Ce qu’a valu le hasard, là où il a valu le plus :
analysis-deal = donne
analysis-draw = pioche
analysis-reveal = révélation
analysis-inaccuracy = imprécision
analysis-mistake = erreur
analysis-blunder = gaffe
analysis-plot-win = Probabilité de gagner en %
analysis-plot-lead = Avance en points

## Plusieurs parties d'un joueur

analysis-report = { $seat }, { $count } parties
analysis-all = toutes
analysis-parts = Où cela s’est perdu : décisions, et ce qu’une a coûté en moyenne
analysis-part-draft = choix des cartes
analysis-part-cards = cartes jouées
analysis-part-choices = autres choix
analysis-costliest = Les décisions les plus coûteuses

## Dans la page

page-analysis = Analyse
page-analysis-asking = L’analyse est demandée…
page-analysis-waiting =
    { $before ->
        [one] Une autre partie est analysée d’abord. { $time }
       *[other] { $before } autres parties sont analysées d’abord. { $time }
    }
page-analysis-thinking = La partie est en cours d’analyse. { $time }
page-analysis-seconds =
    { $count ->
        [one] Environ une seconde.
       *[other] Environ { $count } secondes.
    }
page-analysis-minutes = Environ { $count } minutes.
page-analysis-meanwhile = Vous pouvez regarder la partie en attendant, ou revenir plus tard : l’analyse continue sans vous.
page-analysis-lost = La connexion est perdue. Cette page redemande d’elle-même.
page-analysis-failed = L’analyse n’est pas allée jusqu’au bout.
page-analysis-done = L’analyse est prête.
page-analysis-again = Réessayer
page-analysis-curve = Le cours de la partie
page-analysis-now = Étape { $number } sur { $last } : { $chances }
page-analysis-chance = { $name } { $win }
page-analysis-decision = La décision à prendre
page-analysis-no-decision = Rien ne se décide ici. Allez à une erreur ou avancez.
page-analysis-played = Joué : { $action }.
page-analysis-find = Trouvez-vous mieux ?
page-analysis-answer = Montrer la réponse
page-analysis-options = Ce qui a été essayé
page-analysis-option = Action jouable
page-analysis-best-one = le mieux :
page-analysis-played-one = joué :
page-analysis-try = Essayer ici
page-analysis-before = Erreur précédente
page-analysis-after = Erreur suivante
page-analysis-review = Cacher les réponses
page-analysis-more = Toute l’analyse
page-analysis-players = Comment chacun a joué
page-analysis-what = Ce que disent les chiffres
page-analysis-cost = { $loss }, manche { $round }, { $name } : { $action }
page-analysis-luck = Manche { $round }, { $kind } : { $gains }

## Une suite de jeu : des actions sans position

line-move = { $seat } : { $action }
line-keep = garder { $card }
line-home = { $card } dans la cité
line-capital = { $card } dans la Capitale
line-card = choisir { $card }
line-district = choisir le quartier { $district }
line-place = choisir le quartier { $district } de { $seat }
line-slot = prendre le numéro { $slot }
line-pay = payer
line-discard = perdre les cartes
analysis-plain = En Python seul, sans compilateur, c’est une analyse rapide, qui prend tout de même quelques minutes. --seat NUMÉRO ne juge qu’une place, ce qui en prend moins ; --full en prend environ trois fois plus.
analysis-plain-full = En Python seul, sans compilateur, une analyse complète prend de nombreuses minutes. --seat NUMÉRO ne juge qu’une place, ce qui en prend moins.
