### La donne du jour, dans le navigateur et dans le terminal.

daily-title = Donne du jour
daily-day = Donne { $number }, { $date }
daily-options = { $edition }, { $seats } joueurs. Niveau des bots : { $level }.
daily-rules = Tout le monde a les mêmes cartes et les mêmes adversaires, qui répondent de la même façon aux mêmes coups. Il n’y a qu’un essai, et rien ne se reprend. Les résultats se montrent quand votre partie est finie.
daily-until = Une partie qui n’est pas finie quand vient la donne suivante compte comme inachevée.
daily-play = La jouer
daily-go-on = Continuer
daily-next = La prochaine donne vient dans { $time }.
daily-results = Résultats
daily-rank = Rang
daily-player = Joueur
daily-points = Points
daily-lead = Avance
daily-you = { $name } (vous)
daily-unfinished = inachevée
daily-all = Tout montrer
daily-playing =
    { $count ->
        [one] Un niveau joue encore cette donne.
       *[other] { $count } niveaux jouent encore cette donne.
    }
daily-won = Gagné de { $lead }
daily-won-level = Gagné, à égalité de points
daily-lost = Perdu de { $lead }
daily-lost-level = Perdu, à égalité de points
daily-place = rang { $rank } sur { $count }
daily-share = Partager votre résultat
daily-share-what = Il ne nomme aucune carte.
daily-share-head = Capital Lux, donne du jour { $number }
daily-share-result = { $result }, { $place }
daily-copy = Copier le texte
daily-beside = Vous et { $level }, coup par coup
daily-beside-what = Chaque coup ouvre sa partie revue à cet endroit. Le premier coup où vous différez est marqué.
daily-beside-you = Vous
daily-beside-open = Les mettre côte à côte
daily-replay = Revoir
daily-replay-of = Revoir la partie de { $name }
daily-yesterday = Hier
daily-earlier = Donnes précédentes
daily-earlier-none = Personne n’a joué ici de donne précédente.
daily-people =
    { $count ->
        [one] un joueur
       *[other] { $count } joueurs
    }
daily-played = vous avez joué
daily-today = La donne d’aujourd’hui

daily-again = Vous avez joué la donne { $number }.
daily-field = Les autres niveaux jouent d’abord la même donne : { $levels }. Ctrl-C montre les résultats sans eux.
daily-field-plain = Les autres niveaux jouent d’abord la même donne : { $levels }. En Python seul, sans compilateur, cela prend quelques minutes. Ctrl-C montre les résultats sans eux.
daily-left = Jouent encore cette donne : { $levels }. Pour continuer : { $command }
daily-seen = { $level } : { $command }
daily-kept = Votre partie est gardée. Continuez avec : { $command }
daily-elsewhere = Cette donne a continué dans une autre fenêtre. Continuez avec : { $command }
daily-no-hint = Il n’y a pas de conseil dans la donne du jour.
daily-days = Donnes précédentes : { $days }. Pour en voir une : { $command }
