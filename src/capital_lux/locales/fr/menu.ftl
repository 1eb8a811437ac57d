# Le menu d’une table dans le navigateur.

page-menu = Menu de cette table
page-menu-rules = Règles de cette partie
page-menu-all-rules = Toutes les règles
page-menu-basis = La plupart des tuiles de Generations sont des reconstitutions : la page imprimée qui les explique est introuvable.
page-menu-keys = Touches
page-menu-coach = Expliquer chaque étape
page-menu-coach-off = Plus de conseils
page-menu-leave = Quitter la table
page-menu-leave-sure = Quitter vraiment
page-menu-leave-text = Votre place devient libre, et les autres attendent que quelqu’un la prenne ou y mettent un bot.
page-menu-name = Votre nom, dès la prochaine partie
page-key-card = prendre cette carte de votre main, ou la garder pendant le choix
page-key-home = la jouer dans la cité
page-key-capital = la jouer dans la Capitale
page-key-beside = la carte ou le choix d’à côté
page-key-rows = des cartes aux choix et retour
page-key-press = activer ce qui est sélectionné
page-key-cancel = reposer la carte
page-key-back = reprendre son coup
page-key-hint = demander un conseil
page-key-help = montrer ces touches
page-key-touch = Sur un écran tactile, un appui long sur une carte, un nombre ou un symbole dit ce que c’est.
