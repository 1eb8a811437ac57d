# Ce qui entoure une partie, sur la page d’accueil et à la table.

page-watch-again = Revoir la partie
page-analyse = Analyser
page-look-back = Revoir
page-upload = Ouvrir un fichier de partie
page-more = Plus
page-lobby = Salon

## Options d’une table entre amis

page-friend-options = Options d’une table entre amis
page-listed = La montrer au salon : tout le monde peut jouer ou regarder
page-chat-allowed = Les joueurs peuvent discuter
page-clock = Pendule
page-clock-for-game = Temps pour toute la partie
page-clock-for-move = Temps pour chaque coup
page-clock-game = { $time } min par personne, + { $count } s par coup
page-clock-game-only = { $time } min par personne
page-clock-none = sans limite de temps
page-clock-seconds =
    { $count ->
        [one] { $count } seconde par coup
       *[other] { $count } secondes par coup
    }
page-clock-minutes =
    { $count ->
        [one] { $count } minute par coup
       *[other] { $count } minutes par coup
    }
page-clock-hours =
    { $count ->
        [one] { $count } heure par coup
       *[other] { $count } heures par coup
    }
page-clock-days =
    { $count ->
        [one] { $count } jour par coup
       *[other] { $count } jours par coup
    }

## L’appel à la table

page-call = Quand c’est à vous
page-call-title = Une marque dans le titre de la page
page-call-sound = Un son
page-call-notify = Une notification quand vous regardez ailleurs
page-call-denied = Le navigateur n’autorise pas les notifications de ce site.
page-call-text = C’est à vous de jouer.

## Vers les autres pages

page-puzzles = Problèmes
page-puzzles-text = Trouvez le meilleur coup
page-rules = Règles
page-statistics = Vos statistiques
page-docs = Manuel

## The page that needs no server, in two tabs

page-elsewhere = Un autre onglet joue déjà
page-elsewhere-text = Vos parties sont gardées dans ce navigateur, et un seul onglet à la fois les joue. Dès que l’autre sera fermé, celui-ci continuera de lui-même.
page-elsewhere-here = Jouer ici
page-unkept = Ce navigateur ne garde rien ici : la fenêtre est privée, ou le stockage est bloqué ou plein. Parties, problèmes et statistiques disparaissent dès que la page est fermée ou rechargée. Une partie que vous revoyez peut être enregistrée dans un fichier.
page-unkept-game = Ce navigateur ne garde rien : la partie disparaît dès que la page est fermée ou rechargée.
