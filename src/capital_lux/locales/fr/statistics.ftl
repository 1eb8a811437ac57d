# Les parties finies en chiffres, et les données d’un visiteur.

page-statistics-none = Vous n’avez encore fini aucune partie ici.
page-statistics-text = Les parties sur un même appareil, celles continuées après une autre, les donnes déjà connues et les donnes du jour ne comptent pas.
page-statistics-cookie = Ce navigateur vous reconnaît par un cookie ; il n’y a pas de compte.
page-statistics-games = Parties
page-statistics-wins = Gagnées
page-statistics-average = Score moyen
page-statistics-best = Meilleur score
page-statistics-scores = Vos dernières parties
page-statistics-plot =
    { $count ->
        [one] Un graphique du score de { $count } partie ; la marque la plus haute est { $top }.
       *[other] Un graphique des scores de { $count } parties ; la marque la plus haute est { $top }.
    }
page-statistics-won = gagnée
page-statistics-lost = non gagnée
page-statistics-others = le meilleur des autres
page-statistics-game = { $day }, { $edition } : { $score } à { $best }
page-statistics-by-edition = Par édition
page-statistics-by-seats = Par nombre de joueurs
page-statistics-by-level = Par adversaires
page-statistics-by-tile = Par tuile de pouvoir
page-statistics-seats =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
page-statistics-people = des personnes
page-statistics-wins-of-games = Gagnées / parties
page-data = Vos données
page-data-text = Nous gardons de vous les noms utilisés, les parties jouées, ce que vous avez dit aux tables et les fichiers de partie ouverts.
page-data-here = Les parties jouées et les fichiers de partie ouverts sont gardés dans ce navigateur, et nulle part ailleurs.
page-data-download = Télécharger mes données
page-data-delete = Effacer mes données
page-data-sure = Votre nom est remplacé dans toutes les parties, des bots prennent vos places dans celles qui sont en cours, et tout le reste est effacé. Personne ne peut l’annuler.
page-data-sure-here = Les parties jouées, celles en cours comprises, et les fichiers de partie ouverts sont effacés de ce navigateur. Personne ne peut l’annuler.
page-data-deleted = Vos données sont effacées.
