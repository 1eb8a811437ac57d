# Une première partie avec des conseils : la phase, et à quoi penser.

page-learn-title = Apprendre à jouer
page-learn-lead = Le plus rapide est une première partie. Une ligne au-dessus de la question explique chaque étape quand elle vient ; fermez-la quand vous n’en avez plus besoin.
page-learn-start = Commencer la première partie
page-learn-rules = Ou lisez d’abord les règles :
page-learn-one = Chaque carte est un choix. Dans votre cité elle marque pour vous.
page-learn-two = Dans la Capitale elle augmente la limite pour tous, et vous utilisez son pouvoir.
page-learn-three = À la fin d’une manche, une cité au-dessus de la limite est perdue.
page-learn-coach = Conseil
page-learn-close = Plus de conseils
page-learn-draft = C’est le choix des cartes. Vous voyez un paquet : gardez une carte, puis une autre, et le reste passe à gauche. Des cartes d’une même couleur vont bien ensemble dans la cité, mais seulement si la Capitale grandit aussi.
page-learn-draft-again = Une nouvelle manche commence avec un nouveau paquet ; la Capitale et les cités restent comme elles sont. Avant de choisir, regardez lesquels de vos quartiers ont encore de la place sous leur limite.
page-learn-draft-more = Ces cartes viennent de votre droite. Ce que vous passez, vous le reverrez dans une autre cité ou dans la Capitale : retenez-le.
page-learn-play = À vous : prenez une carte de votre main, puis dites où elle va. Dans la cité elle vaut sa valeur. Dans la Capitale elle augmente la limite pour tous et fait ce que dit son pouvoir.
page-learn-play-room = Regardez les nombres sous votre cité : total / limite. Tant que le total ne dépasse pas la limite, tout va bien. Vous pouvez aussi jouer dans la cité maintenant et augmenter la limite plus tard.
page-learn-play-over = Un de vos quartiers dépasse sa limite. Augmentez-la : jouez cette couleur dans la Capitale, ou gardez de l’or pour payer la différence à la fin de la manche.
page-learn-play-over-generations = Un de vos quartiers dépasse sa limite. Augmentez-la : jouez cette couleur dans la Capitale avant la fin de la manche, sinon vous perdez ces cartes.
page-learn-play-few = Votre main devient courte. Les cartes que vous tenez encore à la fin de la manche doivent aller dans la cité : veillez à ce qu’il y ait de la place.
page-learn-last = Ce sont les derniers tours de la manche. Après votre carte, tout ce qui reste en main va dans la cité.
page-learn-power = Vous utilisez : { $power }. { $effect }
page-learn-gold = Vous dépassez la limite ici. Contre la différence en or vous gardez les cartes ; l’or que vous gardez vaut des points à la fin.
page-learn-bonus = Vous êtes en tête dans ce quartier, vous prenez donc sa carte la plus forte de la Capitale comme bonus. Elle est à vous jusqu’à la fin.
page-learn-wait = Les autres jouent. Le journal dit ce qui se passe, et des marques montrent où. Vous pouvez toucher un nom, un pouvoir ou un nombre pour en savoir plus.
page-learn-wait-draft = Les autres choisissent encore. Quand tous sont prêts, les paquets passent à gauche.
page-learn-over = La partie est finie : on compte les cartes des cités, les cartes bonus et l’or. Essayez une autre partie sans conseils, ou contre des bots plus forts.
page-learn-story = La manche finit : les cartes qui restent vont dans les cités, on vérifie les limites, et les meneurs prennent les cartes bonus. Avancez étape par étape.
