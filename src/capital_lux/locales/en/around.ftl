### Around the table: replays, records, talk. Each error is the whole sentence that a person reads.

## Replays

error-replay-running = While the game goes on you can look back only from your own seat.
error-no-such-step = There is no such step: the last one is { $last }.
error-play-on-over = The game is over at this step. Choose an earlier one.

## Records. $reason is a sentence of the rules.

error-no-such-record = There is no such record. Check the link.
error-record-large = This file is too large: a record has at most { $most } kB.
error-record-unreadable = This file is not JSON: { $reason }.
error-record-other-file = This file is not a record of Capital Lux.
error-record-action = Action { $number } of this record, “{ $action }”, is not possible: { $reason }.
error-record-result = The result in this record is not how its game stands.
error-record-commitment = The commitment in this record does not belong to its seed.
error-record-name = The name of player { $number } in this record cannot be shown.
error-record-wrong = Something in this record is wrong: { $reason }.
error-too-many-records = You have uploaded many records. Wait a minute, or delete your data.

## Lobby

error-lobby-full = Too many people are in the lobby: the list here is a few seconds late.
error-too-many-listed = You show many tables in the lobby already. Play or leave one of them, or make this one private.

## Talk

error-no-talk = There is no talk at this table.
error-talk-empty = There is nothing to say in this message.
error-talk-long =
    { $most ->
        [one] A message can have { $most } character at most.
       *[other] A message can have { $most } characters at most.
    }
error-talk-characters = This message has characters that cannot be shown.
error-talk-fast = Too many messages. Wait a moment.
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-thinking = I am thinking …
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops!
