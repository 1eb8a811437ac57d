### Why a command cannot be carried out: one sentence that begins with a small letter and has no full stop.

# What the rules refuse; $problem is their sentence.
refusal-rules = { $problem }
refusal-seat = there is no seat { $seat }: seats are 0 to { $last }
refusal-seat-solo = there is no seat { $seat }: a solo game has seat 0 only
refusal-names =
    { $seats ->
        [one] give one name to --names
       *[other] give { $seats } names to --names, separated by commas
    }
refusal-names-twice = give every seat a name of its own
refusal-bot = there is no bot { $bot }: write { $levels }, my_bot.py:ClassName or program:COMMAND
refusal-level = there is no level { $level }: choose { $levels }
refusal-levels =
    { $count ->
        [one] give one level to --level, for { $whom }
       *[other] give one level or { $count } levels to --level, for { $whom }
    }
whom-opponents = the opponents by seat
whom-other-opponents = the other opponents by seat
whom-seats = the seats in their order
refusal-solo-opponents = a solo game has no opponents: leave out --level and --bot
refusal-own-bots-only = every opponent is a bot of yours: leave out --level
refusal-lost-bot = seat { $seat } was played by the bot { $bot }: add --bot FILE.py:{ $bot }, or --level to let another play
refusal-many-bots =
    { $seats ->
        [one] { $bots } bots are too many for 1 opponent
       *[other] { $bots } bots are too many for { $seats } opponents
    }
refusal-which-seat = { $path } does not say which seat is yours: add --seat
refusal-finished = { $path } is a finished game: read it with lux replay
refusal-resumed = a resumed game has its own edition, seats, tiles, cards, seed and names: leave them out
refusal-no-folder = there is no folder { $path } to save in
refusal-folder = { $path } is a folder: give the name of a file to --save
refusal-exists = { $path } exists already: choose another name for --save
refusal-tile = there is no tile { $tile }: the tiles are { $tiles }
refusal-no-tile-place = { $place } does not name a tile: write --power my_tile.py:ClassName
refusal-for-bots = --time and --simulations are for bots: add --level
refusal-no-decision = { $path } has no decision to advise on: { $problem }
refusal-no-search = { $path } cannot be searched: { $problem }
refusal-analyse = { $path } cannot be analysed: { $problem }
refusal-no-player = { $path } has no player { $player }: its players are { $names }
refusal-which-player = say which player the report is on: --player NAME, or --seat
refusal-plot = { $path } cannot be drawn: --plot takes one game and a file whose name ends in .svg or .png
refusal-plot-write = { $path } cannot be written: { $problem }
refusal-png = a PNG needs Pillow: pip install pillow, or draw an SVG
refusal-puzzle-options = an ID, --from FILE and a choice by --edition, --theme or --rating exclude each other; --seat and --player go with --from
refusal-puzzle-word = there is no { $value }: { $known }
refusal-puzzle-id = there is no puzzle { $id }
refusal-puzzle-none = no puzzle matches
refusal-puzzle-no-mistake = no decision in there cost much: no puzzle can be made from it
refusal-progress = { $path } cannot be written, so your rating is not kept: { $problem }
refusal-output = the output cannot be written: { $problem }
refusal-language = there is no language { $language }: choose { $languages }
refusal-shell = your shell is not known: in bash, zsh, fish or PowerShell, lux --show-completion prints what it needs

## Files. $thing is one of the next four.

thing-record = a record
thing-progress = your puzzle results
thing-split = a split of the cards
thing-rob-table = a table of ROB's cards
standard-input = standard input
file-unreadable = { $path } cannot be read: { $problem }
file-no-name = { $path } is not the name of a file: { $problem }
file-large = { $path } is not { $thing }: it is larger than { $size } MiB
file-empty = { $path } is not { $thing }: it is empty
file-no-text = { $path } is not { $thing }: no UTF-8 text at byte { $byte }
file-no-json = { $path } is not { $thing }: bad JSON at line { $line }, column { $column }: { $problem }
file-key-twice = { $path } is not { $thing }: the key { $key } is there twice
file-bad = { $path } is not { $thing }: { $problem }
file-deep = { $path } is not { $thing }: it is nested too deeply
file-no-split = { $path } is not { $thing }: it needs counts, like { $example }
file-tile-failed = { $path } cannot be replayed: { $problem }
file-untrue = { $path } is not a true record: { $problem }
file-no-class = { $path } has no class { $name }
file-no-tile = { $name } in { $path } is not a tile: it must be a subclass of lux.Tile
file-no-bot = { $name } in { $path } is not a bot: it must be a class with a method choose
file-bot-not-made =
    { $line ->
        [0] { $name } in { $path } cannot be made: { $problem }
       *[other] { $name } in { $path } cannot be made: { $problem } (line { $line })
    }
file-no-program = { $path } cannot be run as a bot: { $problem }
file-program-late = it is not ready after { $seconds } seconds
file-bot-late =
    { $line ->
        [0] { $name } in { $path } takes more than { $seconds } seconds to be made
       *[other] { $name } in { $path } takes more than { $seconds } seconds to be made (line { $line })
    }
file-no-python = { $path } is not Python: { $problem }
file-no-python-line = { $path } is not Python: { $problem } (line { $line })
file-not-loaded =
    { $line ->
        [0] { $path } cannot be loaded: { $problem }
       *[other] { $path } cannot be loaded: { $problem } (line { $line })
    }

## How the command line was used

usage-no-option = No such option: { $option }
usage-near-option = No such option: { $option }. Did you mean { $near }?
usage-missing = Missing { $name }.
usage-no-value = { $option } needs a value.
usage-a-value = { $option } takes no value.
usage-no-command = There is no command { $command }: the commands are { $commands }.
usage-near-command = There is no command { $command }: did you mean { $near }? The commands are { $commands }.
usage-extra = { $command } takes no { $extra }: see { $command } --help.
# $kind is whole for a whole number.
usage-number =
    { $kind ->
        [whole] { $name } needs a whole number.
       *[other] { $name } needs a number.
    }
usage-least =
    { $kind ->
        [whole] { $name } needs a whole number of at least { $low }.
       *[other] { $name } needs a number of at least { $low }.
    }
usage-range =
    { $kind ->
        [whole] { $name } needs a whole number from { $low } to { $high }.
       *[other] { $name } needs a number from { $low } to { $high }.
    }
usage-bad-value = Invalid value for { $name }: { $problem }
# Anything else, in English.
usage-other = { $problem }

## What the system says of a file or a connection.

system-not-there = No such file or directory
system-not-allowed = Permission denied
system-there = File exists
system-no-folder = Not a directory
system-folder = Is a directory
system-full = No space left on device
system-read-only = Read-only file system
system-nobody = Connection refused
