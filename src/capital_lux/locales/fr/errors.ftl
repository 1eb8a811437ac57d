# Why the server refuses something. Each is the whole sentence that a person reads.

error-no-such-table = Cette table n’existe pas. Vérifiez le lien.
error-unreadable = Cette table n’est plus lisible : on ne peut plus rien y faire. Faites-en une nouvelle.
error-needs-server = Cela demande un serveur. Cette page s’en passe : elle joue dans votre navigateur.
error-no-such-seat = Cette place n’existe pas à cette table.
error-no-such-page = Il n’y a rien à cette adresse.
error-no-such-method = Cette adresse ne s’utilise pas ainsi.
error-not-your-seat = Ce n’est pas votre place.
error-not-seated = Vous n’êtes pas assis à cette table.
error-already-seated = Vous êtes déjà assis à cette table.
error-seat-taken = Cette place est prise.
error-knows-a-hand = Vous avez vu les cartes d’une autre place dans cette partie : vous ne pouvez pas prendre celle-ci.
error-one-device = Les places de cette table appartiennent à un seul appareil.
error-bot-plays = Un bot joue pour vous. Reprenez d’abord votre place.
error-no-bot-there = Il n’y a pas de bot à cette place.
error-not-away = Ce joueur n’est pas absent depuis { $seconds } secondes.
error-not-started = La partie n’a pas commencé.
error-started = La partie a commencé.
error-not-over = La partie n’est pas finie.
error-game-over = La partie est finie.
error-not-your-turn = Ce n’est pas votre tour.
error-illegal-action = Vous ne pouvez pas faire « { $action } » maintenant. Vous pouvez faire : { $legal }.
error-no-take-back = Cela ne peut plus être repris.
error-increment-alone = Il n’y a pas de pendule à laquelle ajouter un incrément.
error-hint-people = Les indices sont réservés aux parties contre des bots.
error-no-hint = Aucun expert ne peut répondre. Réessayez dans un instant.
error-id-used = Cet identifiant a servi pour une autre action. Choisissez-en un nouveau pour chaque action.
error-log-full = Il s’est passé trop de choses à cette table. Faites-en une nouvelle.
error-too-often = Vous êtes venu, parti ou avez échangé des bots trop souvent à cette table. Vous pouvez toujours jouer et partir.
error-table-full = Trop de personnes regardent en même temps : vous voyez cette table avec quelques secondes de retard.
error-name-empty = Un nom a besoin d’au moins une lettre.
error-name-long = Un nom peut avoir { $most } caractères au plus.
error-name-characters = Ce nom a des caractères qui ne peuvent pas être montrés.
error-bad-seed = Une graine a 64 chiffres hexadécimaux.
error-seed-with-friends = À une table entre amis, seul le hasard distribue : n’indiquez pas de graine.
error-bad-options = Cette partie n’existe pas : { $reason }.
error-bad-request = Cette demande ne peut pas être comprise : { $detail }.
error-bad-message = Ce message ne peut pas être compris : { $detail }.
error-bad-token = Ce jeton n’ouvre aucune place à cette table.
error-guests-only = Il faut ici le cookie d’un invité, non un jeton.
error-forgotten = Vous avez demandé à être oublié. Rechargez la page pour revenir comme quelqu’un de nouveau.
error-other-site = Cette demande vient d’un autre site.
error-other-host = Ce serveur ne répond pas à ce nom. La personne qui le gère peut l’autoriser avec CAPITAL_LUX_HOSTS.
error-too-fast = Trop de demandes. Attendez un instant.
error-too-busy = Vos dernières demandes sont encore en cours. Patientez un instant.
error-too-large = Cette demande est trop grande.
error-too-many-tables = Vous avez fait beaucoup de tables. Attendez un peu.
error-not-stored = Le serveur ne peut rien enregistrer maintenant. Réessayez dans un instant : rien n’est fait deux fois.
error-server = Quelque chose a mal tourné dans le serveur. Ce n’est pas votre faute.

## Parties revues

error-replay-running = Tant que la partie continue, vous ne pouvez la revoir que depuis votre place.
error-no-such-step = Cette étape n’existe pas : la dernière est { $last }.
error-play-on-over = La partie est finie à cette étape. Choisissez-en une plus tôt.
error-too-many-analyses = Vous avez demandé beaucoup d’analyses. Patientez un peu.

## Enregistrements. $reason est une phrase des règles.

error-daily-once = La donne du jour se joue une seule fois, jusqu’au bout : personne ne reprend le siège et rien ne recommence.
error-daily-secret = Jouez d’abord la donne du jour. Les parties et les résultats d’aujourd’hui se montrent à ceux qui ont fini la leur.
error-daily-hint = Il n’y a pas d’indices dans la donne du jour.
error-no-such-day = Personne n’a joué ici la donne de ce jour.
error-no-such-record = Cet enregistrement n’existe pas. Vérifiez le lien.
error-no-such-puzzle = Ce problème n’existe pas.
error-not-analysed = Cette partie n’est pas encore analysée.
error-record-large = Ce fichier est trop grand : un enregistrement a au plus { $most } ko.
error-record-unreadable = Ce fichier n’est pas du JSON : { $reason }.
error-record-other-file = Ce fichier n’est pas un enregistrement de Capital Lux.
error-record-action = L’action { $number } de cet enregistrement, « { $action } », n’est pas possible : { $reason }.
error-record-result = Le résultat écrit dans cet enregistrement n’est pas celui de sa partie.
error-record-commitment = L’engagement écrit dans cet enregistrement ne correspond pas à sa graine.
error-record-name = Le nom du joueur { $number } de cet enregistrement ne peut pas être affiché.
error-record-wrong = Quelque chose est faux dans cet enregistrement : { $reason }.
error-too-many-records = Vous avez envoyé beaucoup d’enregistrements. Attendez une minute, ou effacez vos données.

## Salon

error-lobby-full = Il y a trop de monde au salon : cette liste a quelques secondes de retard.
error-too-many-listed = Vous montrez déjà beaucoup de tables dans le salon. Jouez ou quittez-en une, ou rendez celle-ci privée.

## Discussion

error-no-talk = On ne discute pas à cette table.
error-talk-empty = Ce message est vide.
error-talk-long =
    { $most ->
        [one] Un message peut avoir { $most } caractère au plus.
       *[other] Un message peut avoir { $most } caractères au plus.
    }
error-talk-characters = Ce message contient des caractères qui ne peuvent pas être affichés.
error-talk-fast = Trop de messages. Attendez un instant.
