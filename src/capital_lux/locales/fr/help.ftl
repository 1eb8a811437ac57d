### The help of a game in the terminal.

help-choose = Tapez le numéro d’une action, ou ses mots (home b4), puis Entrée. Ou une commande :
help-table = la table encore une fois
help-log = le journal de cette manche
help-log-all = le journal de toute la partie
help-hint = ce que ferait un expert, et pourquoi (ou le mot hint)
help-back = reprendre votre dernière action et les réponses des bots (ou undo)
help-help = cette aide
help-leave = partir ; la partie est sauvée et peut être reprise
help-leave-puzzle = quitter

help-first-title = Capital Lux en bref
help-first = Trois manches. Dans chacune vous choisissez une main, puis jouez une carte par tour : dans votre CITÉ pour marquer, ou dans la CAPITALE pour augmenter la limite de cette couleur et utiliser son pouvoir.
help-first-agent = regarder un modificateur (+4 +2 -1 -3) et le placer face cachée au-dessus d’un quartier, dont il change la limite
help-first-cleric = prendre dans votre cité la plus faible carte bleue, jaune ou verte de la Capitale
help-first-merchant = prendre un disque d’or
help-first-scholar = piocher une carte
help-first-end = Quand une main est vide, les autres ont un dernier tour ; les cartes qui restent vont dans les cités. Puis chaque quartier d’une cité dont le total dépasse sa limite (les cartes de la Capitale et les modificateurs) est perdu, sauf si son propriétaire paie la différence en or. Dans chaque couleur, le plus grand total prend la carte la plus forte de la Capitale comme bonus. Après la manche 3 vous marquez les cartes de la cité, les cartes bonus et 1 par disque d’or. En cas d’égalité gagne qui a le plus de 6, puis de 5, et ainsi de suite.

help-generations-title = Capital Lux 2 : Generations en bref
help-generations = Trois manches. Dans chacune vous choisissez une main, puis jouez une carte par tour : dans votre CITÉ pour marquer, ou dans la CAPITALE pour augmenter la limite de ce quartier et utiliser sa tuile. Quand une main est vide, les autres ont un dernier tour ; les cartes qui restent vont dans les cités. Puis chaque quartier d’une cité dont le total dépasse sa limite (le total de la Capitale) est perdu. Dans chaque quartier, qui a seul le plus grand total prend la carte la plus forte de la Capitale comme bonus ; à égalité, chacun reçoit 1 disque d’or et la carte est défaussée. Après la manche 3 vous marquez les cartes de la cité, les cartes bonus et 2 par disque d’or. En cas d’égalité gagne qui a le moins d’or.

help-solo-title = Capital Lux 2 : Generations contre ROB en bref
help-solo = Trois manches. Dans chacune vous piochez 3 cartes et en gardez 2, trois fois. ROB commence ; puis vous jouez une carte par tour : dans votre CITÉ pour marquer, ou dans la CAPITALE pour augmenter la limite de ce quartier et utiliser sa tuile. ROB révèle une de ses cartes : elle désigne la carte qu’il joue, celle de gauche, celle de droite ou la première de la pioche. Il la joue dans sa cité si elle y tient dans le total de la Capitale, sinon dans la Capitale, sans tuile ; avec le symbole bonus il prend alors l’autre carte la plus faible de la Capitale. La manche finit quand votre main est vide (ROB a un dernier tour) ou quand 3 cartes rouges sont dans la rangée de ROB (vous en avez un). Les cartes qui restent vont dans les cités, de la réserve de ROB celles qui tiennent. Puis chaque quartier d’une cité au-dessus du total de la Capitale est perdu ; dans chaque quartier, qui a seul le plus grand total prend la carte la plus forte de la Capitale comme bonus, et à égalité les deux reçoivent 1 disque d’or et elle est défaussée. Après la manche 3 vous marquez les cartes de la cité, les cartes bonus et 2 par disque d’or. À égalité vous gagnez avec moins d’or.
help-tiles = Les tuiles en jeu
