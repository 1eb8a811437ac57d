# Le salon : des tables où tout le monde peut jouer ou regarder.

page-lobby-open = Tables à rejoindre
page-lobby-running = Parties à regarder
page-lobby-no-open = Aucune table n’attend de joueurs.
page-lobby-no-running = Aucune partie n’est montrée.
page-lobby-newer = Tables plus récentes
page-lobby-older = Tables plus anciennes
page-lobby-page = Page { $page } sur { $pages }
page-lobby-players = { $names }
page-lobby-tiles = Tuiles : { $tiles }
page-lobby-free =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
page-lobby-join = Rejoindre
page-lobby-text = On ne voit ici que les tables dont le créateur l’a voulu. Qui regarde voit ce que tous voient à la table, et aucune main.
page-lobby-new = Créer une table
