### Les problèmes : sur la page et dans le terminal.

puzzle-title = Problème { $id } : { $edition }, { $seats ->
        [1] solo
       *[other] { $seats } places
    }, classement { $rating }. Une action est nettement la meilleure.
puzzle-title-own = De votre partie, étape { $id } ({ $edition }). Qu’est-ce qui aurait été mieux ?
puzzle-next = Entrée pour le problème suivant, q pour quitter :
puzzle-solved = { $right } sur { $count } réussis.
puzzle-your-rating = Votre classement : { $before } -> { $after }, à { $deviation } près.

## Ce qu'on répond ; $action est l'effet d'un choix.

puzzle-right = Juste : { $action }.
puzzle-wrong = Il y a mieux : { $action }.
puzzle-chance = Probabilité de gagner : { $win } %.
puzzle-answer = Votre réponse ({ $action }) : { $win } %, { $loss } points de moins.
puzzle-tempting = Tentant, mais { $loss } points de moins ({ $win } %) : { $action }.
puzzle-untried = Aucun bon joueur n’y penserait : { $action }.
puzzle-reply = Après cela, peut-être { $moves }.
puzzle-why-draft = Le choix des cartes : avec { $card }, vous avez { $load } points de { $district } dans votre cité et en main, et la limite est pour l’instant { $limit }. Ce qui compte est toute la main, et ce que { $next } peut faire de ce que vous laissez.
puzzle-why-draft-solo = Le choix des cartes : avec { $card }, vous avez { $load } points de { $district } dans votre cité et en main, et la limite est pour l’instant { $limit }. Ce qui compte est ce que peut faire toute la main, pas la valeur d’une carte.
puzzle-why-limit = Une limite : sans { $card }, vous avez { $load } points de { $district } dans votre cité et en main, et la limite est { $limit }. Relevez-la, ou vous risquez de les perdre.
puzzle-why-power = Un pouvoir : l’effet de { $card } dans la Capitale vaut plus que ses points.
puzzle-why-home = Votre cité : avec { $card }, vous avez { $load } points de { $district } dans votre cité et en main, et la limite est { $limit }. La carte y vaut plus que son pouvoir.
puzzle-why-timing = Le bon moment : { $card } doit être jouée maintenant, les autres peuvent attendre.
puzzle-why-choice = { $power } : un tel choix change plus d’un total. Regardez chaque cité et chaque limite.
puzzle-why-gold = L’or : comparez ce qu’il sauve à ce qu’il rapporte.
puzzle-why-bonus = Un bonus : la carte rapporte pour vous, et la limite de son quartier baisse pour tous.

puzzle-theme-draft = choix des cartes
puzzle-theme-limit = relever une limite
puzzle-theme-power = utiliser un pouvoir
puzzle-theme-home = garder une carte
puzzle-theme-timing = le bon moment
puzzle-theme-choice = le choix d’une tuile
puzzle-theme-gold = or
puzzle-theme-bonus = bonus

## La page

page-puzzles-of = Problème { $id }
page-puzzles-own = Vos erreurs
page-puzzles-lead = Une action est nettement la meilleure. Trouvez-la.
page-puzzles-lead-own = Qu’est-ce qui aurait été mieux ici ?
page-puzzles-rating = Votre classement : { $rating }
page-puzzles-theme = Thème
page-puzzles-edition = Édition
page-puzzles-any = tous
page-puzzles-tried = { $count ->
        [0] Aucun essayé
        [one] Un essayé, { $right } réussi
       *[other] { $count } essayés, { $right } réussis
    }
page-puzzles-next = Problème suivant
page-puzzles-none = Aucun problème ne correspond.
page-puzzles-before = Ce qui s’est passé avant
page-puzzles-no-mistakes = Aucune décision de cette partie n’a coûté cher.
page-puzzles-answer = Réponse
page-puzzles-choose = Choisir
page-puzzles-thinking = Recherche de vos erreurs : { $percent } %
