### The command that starts a server, and why it may not start.

cli-serve = Jouer dans le navigateur : lancer un serveur sur cette machine.
cli-host = L’adresse sur laquelle écouter.
cli-port = Le port ; 0 en prend un libre.
cli-no-open = Ne pas ouvrir le navigateur.
cli-data = Le dossier des tables et des clés ; le vôtre par défaut.
cli-database = La base de données, si ce n’est pas un fichier de ce dossier : postgresql://user@host/name.
cli-processes = Le nombre de processus qui servent ; plus d’un demande PostgreSQL.
cli-prefix = Le chemin sous lequel un proxy montre le serveur, comme /lux.
serve-address = Capital Lux est à l’adresse { $address } (arrêter avec Ctrl-C)
serve-backup = La base de données est mise à jour ; telle qu’elle était avant, elle est dans { $path }
refusal-serve-extra = le serveur n’est pas installé ici : pip install 'capital-lux[server]'
refusal-serve-prefix = { $prefix } n’est pas un chemin sous lequel un serveur peut être : écrivez-le comme /lux
refusal-serve-host = il n’y a pas d’adresse { $host } ici
refusal-serve-setting = { $variable } doit être un nombre supérieur à 0, et non « { $text } »
refusal-serve-port = le port { $port } est pris : choisissez-en un autre avec --port, ou --port 0 pour un port libre
refusal-serve-listen = impossible d’écouter sur { $host }, port { $port } : { $problem }
refusal-serve-used = un autre serveur utilise le dossier { $path }
refusal-serve-database-used = un autre serveur utilise la base de données { $path }
refusal-serve-folder = le dossier des données est inutilisable : { $problem }
refusal-serve-database = la base de données est inutilisable : { $problem }
refusal-serve-newer = la base de données vient d’un Capital Lux plus récent (forme { $found }, celui-ci connaît { $known }) : installez cette version, ou choisissez un autre dossier avec --data
refusal-serve-processes = plusieurs processus ont besoin de PostgreSQL, par --database postgresql://..., sur un système autre que Windows
refusal-serve-postgres = PostgreSQL n’est pas pris en charge ici : pip install capital-lux[postgres]
refusal-serve-start = le serveur n’a pas pu démarrer : les lignes ci-dessus disent pourquoi
