### The full-screen game of the terminal.

full-title = Capital Lux
# Titles of three columns: words of at most 4, 4 and 5 letters.
full-columns = hand gold bonus
full-you = { $name } (you)
full-hand = Hand
full-pack = Pack
full-kept = Kept
full-packs-of = { $seat }'s pack
full-kept-of = { $seat }'s kept cards
full-hand-of = { $seat }'s hand
full-choose-card = Choose a card by its number.
full-more = ({ $above } more above, { $below } below)
full-too-small = Please make this window at least { $width } x { $height }.
full-lost = SERVER LOST, TRYING AGAIN
full-sending = Your choice is on its way.
full-refused = That is not possible: { $problem }
full-tile-failed = A tile of yours failed: { $problem }
full-no-hint = No advice is possible here.
full-hints =
    { $count ->
        [one] { $seat } was given a hint at one decision.
       *[other] { $seat } was given hints at { $count } decisions.
    }

## The menu. The names of wishes have at most 18 letters.

full-menu-edition = Edition
full-menu-seats = Players
full-menu-solo = 1, solo against ROB
full-menu-tiles = Tiles
full-menu-random = random
full-menu-level = Bots
full-menu-people = People here
full-menu-name = Your name
full-menu-rules = The rules in brief
full-menu-language = Language
full-menu-resume = Resume
full-language = English
full-key-play = play
full-key-change = change
full-key-rules = rules
full-key-named = done

## A curtain between people who share a keyboard

full-curtain = { $name } is next. Pass the keyboard; nobody else should look.

## The end of a round

full-end = The end of round { $round }
full-end-check = Homes and limits
full-end-over = Over the limit
full-end-bonus = Bonus cards
full-end-within = Every home is within its limits.

## Leaving

full-leave = Leave the game?
full-leave-saved = It is saved in { $path } and can be resumed.
full-leave-nothing = You have not played yet, so there is nothing to save.
full-leave-over = The game is over.

## Keys

full-key-card = card
full-key-choice = choice
full-key-home = home
full-key-capital = capital
full-key-choose = choose
full-key-hurry = go on
full-key-skip = skip
full-key-hint = hint
full-key-back-up = take back
full-key-log = log
full-key-help = help
full-key-leave = leave
full-key-back = back
full-key-scroll = arrows, PgUp, PgDn: more
full-key-show = show my cards
full-key-yes = leave
full-key-stay = stay

## Pages

full-log = Log
full-help = Help
full-hint = What an expert would do
full-help-keys = KEYS
full-help-number = choose a card or a choice by its number; with more than 9, type both digits
full-help-card = play the chosen card at home, or in the capital
full-help-district = choose the blue, pink, yellow or green district
full-help-enter = do what is chosen
full-help-escape = clear the choice
full-help-commands = ask an expert; take back; the whole log; leave, with the game saved
full-help-scroll = scroll the log. The arrows and the mouse work too.
full-help-table = THE TABLE
full-help-reading = 7/12: a home total of 7, limit 12. ! over the limit, ? a hidden modifier may change it, ^ a sentinel adds 2, +2 and +? rebels known and hidden, a3 an aristocrat of 3, @Ben a follower of Ben's. B45 is B4 B5. > must act.

## A record

full-replay-all = everything is open
full-replay-at = { $number } of { $total } ({ $eyes })
full-replay-step = { $number } of { $total }: { $seat } { $action } ({ $eyes })
full-key-step = step
full-key-round = round
full-key-eyes = view
full-key-analysis = analyse
full-key-mistake = mistake
full-analysis = Analysis
full-analysing = The game is being analysed: { $done } of { $total }
full-no-analysis = This game cannot be analysed: { $problem }

## The command line

full-cli-people = How many people share this keyboard, from --seat on.
full-cli-server = The address of a server to play on, like http://localhost:8000
full-cli-table = The link or the id of a table on that server; without it a new table is made.
full-cli-name = Your name at that table.
full-cli-clock = The clock of a new table: 60 is 60 seconds for each move, 5+5 is 5 minutes for the whole game and 5 seconds more with each move.
full-cli-tui = Walk through the record on the full screen.
full-only = the full-screen game needs a terminal: leave out --plain, pipes, or the option for it
full-refusal-people =
    { $seats ->
        [one] { $count } people are too many for a solo game
       *[other] { $count } people are too many for { $seats } seats
    }
full-refusal-remote = a table on a server has its own game and players: leave out the options for them

## A table on a server

full-lobby = The game begins when no seat is open. Give the others this link:
full-lobby-seat = Seat { $number }: { $name }
full-lobby-open = Seat { $number }: open
full-nobody = nobody
full-lobby-connecting = Connecting...
full-away =
    { $count ->
        [one] { $seats } IS AWAY
       *[other] { $seats } ARE AWAY
    }
full-key-bot = bot instead
full-key-again = new game
full-leave-server = Your seat is kept: you can come back.
full-refusal-no-server = say which server with --server, or give the table's whole link
full-refusal-link = { $link } is not the link of a table
full-refusal-server = the server { $server } cannot be reached: { $problem }
full-refusal-answer = the server gave an answer that makes no sense
full-refusal-clock = { $clock } is not a clock: write 60 for 60 seconds a move, or 5+5 for 5 minutes a game and 5 seconds more with each move
full-refusal-clock-here = only a table on a server has a clock: say which server with --server
full-refusal-websockets = playing on a server needs websockets: pip install capital-lux[server]
