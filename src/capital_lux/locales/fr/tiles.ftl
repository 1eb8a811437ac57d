### The power tiles: name, what it does, an example. A tile of a user's own brings its own texts.

tile-agent = Agent
tile-agent-effect = Regardez le premier de 4 modificateurs (+4 +2 -1 -3) et placez-le face cachée au-dessus d’un quartier de la Capitale. À la fin de la manche il est révélé et s’ajoute à cette limite ; les 4 sont mélangés à chaque manche. Impossible quand il ne reste aucun modificateur.
tile-agent-example = Vous regardez +4 et le placez au-dessus du vert : la limite verte sera plus haute de 4, et vous seul le savez.

tile-infiltrator = Infiltrateur
tile-infiltrator-effect = Regardez la première de 8 cartes rebelle (1 1 1 2 2 2 3 3) et placez-la face cachée dans n’importe quel quartier de n’importe quelle cité. À la fin de la manche sa valeur compte dans ce total face à la limite, et pour rien d’autre ; puis tous les rebelles sont mélangés. Impossible quand il ne reste aucun rebelle.
tile-infiltrator-example = Vous regardez un 3 et le placez dans le quartier vert de votre voisin, qui totalise 9 pour une limite de 10 : à la fin de la manche cela fait 12, et les cartes vertes sont perdues.

tile-recruiter = Recruteur
tile-recruiter-effect = Révélez la première carte de la pioche et placez-la dans un quartier de la Capitale, quelle que soit sa couleur. Impossible quand la pioche est vide.
tile-recruiter-example = Vous révélez un G6 et le placez dans le quartier rose : la limite rose est plus haute de 6.

tile-outsider = Paria
tile-outsider-effect = Déplacez une carte de la Capitale vers le quartier des Parias, qui ne compte nulle part. Après les cartes bonus de chaque manche, le joueur dont la cité est seule la plus faible y prend la carte la plus forte comme carte bonus ; en cas d’égalité chacun reçoit 1 disque d’or et la carte est défaussée. Le reste y demeure. Jamais impossible.
tile-outsider-example = Vous faites sortir le G6 de la Capitale : la limite verte baisse de 6, et le plus pauvre l’aura peut-être.

tile-cleric = Clerc
tile-cleric-effect = Choisissez bleu, jaune ou vert, s’il y a là une carte dans la Capitale : la plus faible va dans votre cité. Impossible quand les trois sont vides.
tile-cleric-example = Le quartier jaune contient Y2 et Y6 ; vous choisissez jaune et le Y2 va dans votre cité.

tile-doomsayer = Prophète
tile-doomsayer-effect = Choisissez bleu, jaune ou vert : chaque joueur, vous aussi, qui a au moins deux cartes dans ce quartier de sa cité y défausse la plus faible. On ne peut pas choisir un quartier où personne n’en a deux ; impossible s’il n’y en a pas d’autre.
tile-doomsayer-example = Vous nommez vert : le G2 G5 de votre voisin devient G5, votre unique G6 reste.

tile-missionary = Missionnaire
tile-missionary-effect = La carte la plus faible d’un quartier de la Capitale va dans un autre quartier de la Capitale. Jamais impossible.
tile-missionary-example = Le quartier vert contient G3 et G5 ; vous déplacez le G3 vers le jaune : la limite verte est 5, la jaune augmente de 3.

tile-mentalist = Mentaliste
tile-mentalist-effect = Placez une carte de votre main dans un quartier de la Capitale qui a une carte, et prenez en main la plus faible de celles qui y étaient déjà. Aucun pouvoir ne se déclenche. Impossible quand votre main est vide.
tile-mentalist-example = Vous placez un B2 dans le quartier jaune et y prenez le Y4 : la limite jaune baisse de 2.

tile-merchant = Marchand
tile-merchant-effect = Prenez 1 disque d’or. À la fin de la manche, qui dépasse une limite peut payer 1 disque d’or par point pour garder les cartes. Jamais impossible dans Generations ; dans la première édition, impossible quand il n’y a plus d’or.
tile-merchant-example = Votre total rose est 9 pour une limite de 7 : vous payez 2 disques d’or et gardez les cartes.

tile-follower = Partisan
tile-follower-effect = Placez un de vos partisans dans un quartier de la Capitale où vous n’en avez pas. Quand un autre joueur y prend seul la carte bonus et que votre total y est d’au moins 1, il vous rapporte 2 disques d’or. Les partisans reviennent à chaque manche. Impossible quand vous en avez un dans les quatre quartiers.
tile-follower-example = Votre partisan est dans le bleu ; vous y totalisez 4, votre voisin 9 : il prend la carte bonus, et vous 2 disques d’or.

tile-aristocrat = Aristocrate
tile-aristocrat-effect = Douze tuiles aristocrate (1, 2, 3 de chaque couleur), deux face visible : prenez l’une des deux dans le quartier de sa couleur de votre cité. Elle vaut sa valeur à la fin de la partie, ne compte dans aucun total, et est perdue si vous devez défausser ce quartier. Impossible quand il n’en reste aucune.
tile-aristocrat-example = Vous prenez le 3 vert : trois points à la fin, sauf si votre quartier vert est perdu.

tile-sentinel = Sentinelle
tile-sentinel-effect = Placez un disque d’or de la réserve sur un quartier de votre cité qui n’en a pas. Votre limite y est plus haute de 2 cette manche. Si cela a sauvé le quartier, ou n’a pas suffi, l’or est dépensé ; sinon il rejoint votre or. Impossible quand les quatre en ont un.
tile-sentinel-example = Vous gardez le bleu ; votre total bleu est 11 pour une limite de 10 : les cartes sont sauvées, et l’or est dépensé.

tile-scholar = Savant
tile-scholar-effect = Piochez la première carte de la pioche. Impossible quand la pioche est vide.
tile-scholar-example = Vous jouez un G2 dans la Capitale et piochez une carte : votre main est aussi grande qu’avant.

tile-convertor = Convertisseur
tile-convertor-effect = Piochez une carte, puis placez une carte de votre main dans la cité d’un autre joueur, dans le quartier de sa couleur. Impossible quand la pioche est vide.
tile-convertor-example = Vous piochez, puis placez un P6 dans une cité dont le quartier rose est proche de sa limite.

tile-discoverer = Découvreur
tile-discoverer-effect = Trois cartes sont face visible à côté de la pioche : prenez-en une en main ; la rangée est complétée depuis la pioche. Impossible quand la rangée est vide.
tile-discoverer-example = La rangée est B2 Y6 G4 ; vous prenez le Y6, et la carte suivante de la pioche est révélée.

tile-dualist = Dualiste
tile-dualist-effect = Piochez une carte, puis jouez aussitôt un autre tour entier ; son pouvoir peut se déclencher, celui-ci aussi. Impossible quand la pioche et votre main sont vides.
tile-dualist-example = Vous jouez un G3 dans la Capitale, piochez, puis jouez un Y5 dans votre cité dans le même tour.

## Where our knowledge of a tile comes from

basis-rulebook = règles
basis-rulebook-meaning = fixé par les règles imprimées
basis-first-edition = première édition
basis-first-edition-meaning = l’action de la première édition sous le nouveau nom ; Generations l’a un peu changée et nous ne savons pas comment
basis-reconstruction = reconstitution
basis-reconstruction-meaning = notre propre création d’après le nom et le thème de la tuile : l’annexe imprimée qui l’explique reste introuvable
basis-your-own = la vôtre
basis-your-own-meaning = une tuile d’un fichier Python à vous

## The sets

set-a = Le Commencement
set-b = Révolution
set-c = Harmonie
set-d = Anarchie
