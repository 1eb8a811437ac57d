# Texts of the start page and the table for what lies around a game.

page-watch-again = Watch the replay
page-analyse = Analyse
page-look-back = Look back
page-upload = Open a record
page-more = More
page-lobby = Lobby

## Options of a table with friends

page-friend-options = Options for a table with friends
page-listed = Show it in the lobby: anybody may join or watch
page-chat-allowed = Players may talk
page-clock = Clock
page-clock-for-game = Time for the whole game
page-clock-for-move = Time for each move
page-clock-game = { $time } min a player, + { $count } s a move
page-clock-game-only = { $time } min a player
page-clock-none = no clock
page-clock-seconds =
    { $count ->
        [one] one second a move
       *[other] { $count } seconds a move
    }
page-clock-minutes =
    { $count ->
        [one] one minute a move
       *[other] { $count } minutes a move
    }
page-clock-hours =
    { $count ->
        [one] one hour a move
       *[other] { $count } hours a move
    }
page-clock-days =
    { $count ->
        [one] one day a move
       *[other] { $count } days a move
    }

## The call of a turn

page-call = When it is your turn
page-call-title = A mark in the title of the page
page-call-sound = A sound
page-call-notify = A notification when you are looking at something else
page-call-denied = The browser does not allow notifications from this site.
page-call-text = It is your turn.

## Ways to other pages

page-puzzles = Puzzles
page-puzzles-text = Find the best move
page-rules = Rules
page-statistics = Your statistics
page-docs = Manual

## The page that needs no server, in two tabs

page-elsewhere = Another tab plays
page-elsewhere-text = Your games are kept in this browser, and one tab at a time plays them. When the other is closed, this one goes on by itself.
page-elsewhere-here = Play here
page-unkept = This browser keeps nothing here: it is a private window, or storage is blocked or full. Games, puzzles and statistics are gone when the page is closed or reloaded. A replay can be saved as a file.
page-unkept-game = This browser keeps nothing: the game is gone when the page is closed or reloaded.
