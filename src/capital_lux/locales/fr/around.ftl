### Autour de la table : parties revues, enregistrements, discussion.

## Parties revues

error-replay-running = Tant que la partie continue, vous ne pouvez la revoir que depuis votre place.
error-no-such-step = Cette étape n'existe pas : la dernière est { $last }.
error-play-on-over = La partie est finie à cette étape. Choisissez-en une plus tôt.

## Enregistrements. $reason est une phrase des règles.

error-no-such-record = Cet enregistrement n'existe pas. Vérifiez le lien.
error-record-large = Ce fichier est trop grand : un enregistrement a au plus { $most } ko.
error-record-unreadable = Ce fichier n'est pas du JSON : { $reason }.
error-record-other-file = Ce fichier n'est pas un enregistrement de Capital Lux.
error-record-action = L'action { $number } de cet enregistrement, « { $action } », n'est pas possible : { $reason }.
error-record-result = Le résultat écrit dans cet enregistrement n'est pas celui de sa partie.
error-record-commitment = L'engagement écrit dans cet enregistrement ne correspond pas à sa graine.
error-record-name = Le nom du joueur { $number } de cet enregistrement ne peut pas être affiché.
error-record-wrong = Quelque chose est faux dans cet enregistrement : { $reason }.
error-too-many-records = Vous avez envoyé beaucoup d'enregistrements. Attendez une minute, ou effacez vos données.

## Salon

error-lobby-full = Il y a trop de monde au salon : cette liste a quelques secondes de retard.
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
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-thinking = Je réfléchis …
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-oops = Oups !
