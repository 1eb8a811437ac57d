### The commands for the data of a server.

cli-server = Sauvegarder, restaurer, vérifier ou déplacer les données d’un serveur.
cli-server-backup = Copier la base de données et la clé dans un fichier, même pendant que le serveur tourne.
cli-server-restore = Remplir une base de données vide à partir d’une sauvegarde.
cli-server-check = Rejouer le journal de chaque table selon les règles, et dire ce qui ne va pas.
cli-server-move = Tout copier dans une autre base de données, vide ; le serveur doit être arrêté.
cli-backup-file = Le fichier de la sauvegarde.
cli-check-file = Une sauvegarde à vérifier au lieu de la base de données.
cli-move-target = L’autre base de données : une URL comme postgresql://hote/nom, ou un dossier de données pour SQLite.
upkeep-backup = La sauvegarde est dans { $path } ({ $bytes } octets). Gardez-la secrète : elle contient la clé et toutes les donnes.
upkeep-copied = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} et { $entries ->
    [one] { $entries } entrée copiées
   *[other] { $entries } entrées copiées
}, et comparées ligne par ligne.
upkeep-moved = Désormais : lux serve { $options }
check-table = Table { $table } ({ $mark } dans les journaux) : { $problem }
check-unreadable = une ligne est illisible : { $problem }
check-entry = l’entrée { $position } est illisible : { $problem }
check-gap = l’entrée { $position } manque
check-stranger = l’entrée { $position } vient du siège { $seat }, d’où personne ne pouvait faire cela
check-twice = l’entrée { $position } répète une demande qui est déjà dans le journal
check-illegal = l’entrée { $position } est contraire aux règles : { $reason }
check-sitting = { $count ->
    [one] { $count } invité qui était assis ici ne retrouve
   *[other] { $count } invités qui étaient assis ici ne retrouvent
} pas la table
check-result = le résultat enregistré n’est pas celui de la partie
check-stray = { $count ->
    [one] { $count } ligne de { $name } n’appartient
   *[other] { $count } lignes de { $name } n’appartiennent
} à aucune table
check-file = Le fichier de la base de données est abîmé : { $problem }
check-well = Tout va bien : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
}.
check-damaged = { $damaged ->
    [one] { $damaged } table sur { $tables } est abîmée
   *[other] { $damaged } tables sur { $tables } sont abîmées
} ({ $entries } entrées).
refusal-upkeep-missing = il n’y a pas de base de données { $path }
refusal-upkeep-not-ours = { $database } n’est pas la base de données d’un serveur Capital Lux
refusal-upkeep-there = { $path } existe déjà
refusal-upkeep-used = la base de données à remplir n’est pas vide : choisissez-en une autre
refusal-upkeep-older = la base de données a une forme plus ancienne : lancez une fois le serveur, qui la met à jour
refusal-upkeep-other = les lignes de { $name } ne sont pas arrivées telles quelles ; rien n’est copié
refusal-upkeep-write = impossible d’écrire { $path } : { $problem }
