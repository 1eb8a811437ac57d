# Why the server refuses something. Each is the whole sentence that a person reads.

error-no-such-table = There is no such table. Check the link.
error-unreadable = This table can no longer be read, so nothing can be done here. Make a new one.
error-needs-server = This needs a server. This page plays without one, in your browser.
error-no-such-seat = There is no such seat at this table.
error-no-such-page = There is nothing at this address.
error-no-such-method = This address cannot be used in this way.
error-not-your-seat = This is not your seat.
error-not-seated = You are not sitting at this table.
error-already-seated = You are already sitting at this table.
error-seat-taken = This seat is taken.
error-knows-a-hand = You have seen the cards of another seat in this game, so you cannot take this one.
error-one-device = The seats of this table belong to one device.
error-bot-plays = A bot is playing for you. Take your seat back first.
error-no-bot-there = There is no bot in this seat.
error-not-away = This player has not been away for { $seconds } seconds yet.
error-not-started = The game has not started.
error-started = The game has started.
error-not-over = The game is not over.
error-game-over = The game is over.
error-not-your-turn = It is not your turn.
error-illegal-action = You cannot do “{ $action }” now. You can do: { $legal }.
error-no-take-back = This can no longer be taken back.
error-increment-alone = There is no clock to which an increment could be added.
error-hint-people = Hints are only for games against bots.
error-no-hint = No expert is free to answer. Try again in a moment.
error-id-used = This id was used for another action. Choose a new id for each action.
error-log-full = Too much has happened at this table. Make a new one.
error-too-often = You have come, gone or exchanged bots too often at this table. You can still play and leave.
error-table-full = Too many people are watching at once: you see this table a few seconds late.
error-name-empty = A name needs at least one letter.
error-name-long = A name can have at most { $most } characters.
error-name-characters = This name has characters that cannot be shown.
error-bad-seed = A seed is 64 hex digits.
error-seed-with-friends = At a table with friends only chance deals: leave out the seed.
error-bad-options = There is no such game: { $reason }.
error-bad-request = This request cannot be understood: { $detail }.
error-bad-message = This message cannot be understood: { $detail }.
error-bad-token = This token does not open a seat at this table.
error-guests-only = This needs a guest's cookie, not a token.
error-forgotten = You have asked to be forgotten. Load the page again to come back as somebody new.
error-other-site = This request comes from another site.
error-other-host = This server does not go by that name. Whoever runs it can allow it with CAPITAL_LUX_HOSTS.
error-too-fast = Too many requests. Wait a moment.
error-too-busy = Your last requests are still being worked on. Wait a moment.
error-too-large = This request is too large.
error-too-many-tables = You have made many tables. Wait a while.
error-not-stored = The server cannot store anything now. Try again in a moment: nothing is done twice.
error-server = Something went wrong in the server. It is not your fault.

## Replays

error-replay-running = While the game goes on you can look back only from your own seat.
error-no-such-step = There is no such step: the last one is { $last }.
error-play-on-over = The game is over at this step. Choose an earlier one.
error-too-many-analyses = You have asked for many analyses. Wait a while.

## Records. $reason is a sentence of the rules.

error-daily-once = The deal of the day is played once, to its end: nobody takes the seat over and nothing starts again.
error-daily-secret = Play the deal of the day first. Today's games and results are shown to those who have finished theirs.
error-daily-hint = There are no hints in the deal of the day.
error-no-such-day = Nobody played the deal of that day here.
error-no-such-record = There is no such record. Check the link.
error-no-such-puzzle = There is no such puzzle.
error-not-analysed = This game has not been analysed yet.
error-record-large = This file is too large: a record has at most { $most } kB.
error-record-unreadable = This file is not JSON: { $reason }.
error-record-other-file = This file is not a record of Capital Lux.
error-record-action = Action { $number } of this record, “{ $action }”, is not possible: { $reason }.
error-record-result = The result in this record is not that of its game.
error-record-commitment = The commitment in this record does not belong to its seed.
error-record-name = The name of player { $number } in this record cannot be shown.
error-record-wrong = Something in this record is wrong: { $reason }.
error-too-many-records = You have uploaded many records. Wait a minute, or delete your data.

## Lobby

error-lobby-full = Too many people are in the lobby: the list here is a few seconds late.
error-too-many-listed = You already show many tables in the lobby. Play or leave one of them, or make this one private.

## Talk

error-no-talk = There is no talk at this table.
error-talk-empty = This message is empty.
error-talk-long =
    { $most ->
        [one] A message can have at most { $most } character.
       *[other] A message can have at most { $most } characters.
    }
error-talk-characters = This message has characters that cannot be shown.
error-talk-fast = Too many messages. Wait a moment.
