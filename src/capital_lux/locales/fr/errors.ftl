# Why the server refuses something. Each is the whole sentence that a person reads.

error-no-such-table = Cette table n'existe pas. Vérifiez le lien.
error-no-such-seat = Cette place n'existe pas à cette table.
error-no-such-page = Il n'y a rien à cette adresse.
error-no-such-method = Cette adresse ne s'utilise pas ainsi.
error-not-your-seat = Ce n'est pas votre place.
error-not-seated = Vous n'êtes pas assis à cette table.
error-already-seated = Vous êtes déjà assis à cette table.
error-seat-taken = Cette place est prise.
error-knows-a-hand = Vous avez vu les cartes d'une autre place dans cette partie ; vous ne pouvez pas prendre celle-ci.
error-bot-plays = Un bot joue pour vous. Reprenez d'abord votre place.
error-no-bot-there = Il n'y a pas de bot à cette place.
error-not-away =
    { $seconds ->
        [one] Ce joueur n'est pas absent depuis { $seconds } seconde.
       *[other] Ce joueur n'est pas absent depuis { $seconds } secondes.
    }
error-not-started = La partie n'a pas commencé.
error-started = La partie a commencé.
error-not-over = La partie n'est pas terminée.
error-game-over = La partie est terminée.
error-not-your-turn = Ce n'est pas votre tour.
error-illegal-action = Vous ne pouvez pas faire « { $action } » maintenant. Vous pouvez faire : { $legal }.
error-no-take-back = Ceci ne peut plus être repris.
error-id-used = Cet identifiant a servi pour une autre action. Choisissez-en un nouveau pour chaque action.
error-log-full = Il s'est passé trop de choses à cette table. Ouvrez-en une nouvelle.
error-table-full = Trop de personnes regardent cette table.
error-name-empty = Un nom a au moins une lettre.
error-name-long =
    { $most ->
        [one] Un nom a { $most } caractère au plus.
       *[other] Un nom a { $most } caractères au plus.
    }
error-name-characters = Ce nom a des caractères qui ne peuvent pas être affichés.
error-bad-seed = Une graine est faite de 64 chiffres hexadécimaux.
error-seed-with-friends = À une table entre amis seul le hasard donne les cartes : laissez la graine.
error-bad-options = Une telle partie n'existe pas : { $reason }.
error-bad-request = Cette requête n'est pas comprise : { $detail }.
error-bad-message = Ce message n'est pas compris : { $detail }.
error-bad-token = Ce jeton n'ouvre aucune place à cette table.
error-guests-only = Ceci demande le cookie d'un invité, pas un jeton.
error-other-site = Cette requête vient d'un autre site.
error-too-fast = Trop de requêtes. Attendez un instant.
error-too-large = Cette requête est trop grande.
error-too-many-tables = Vous avez ouvert beaucoup de tables. Attendez une minute.
error-not-stored = Le serveur ne peut rien enregistrer en ce moment. Essayez encore dans un instant : rien n'est fait deux fois.
error-server = Quelque chose a échoué dans le serveur. Ce n'est pas votre faute.
