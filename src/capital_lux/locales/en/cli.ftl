### The help of the command line. One line each without placeables, where it can be: such a
### message is shown without loading Fluent, and lux --help stays quick.

cli-lux = Capital Lux, the card game, in your terminal.
cli-unofficial = An unofficial fan work, not connected with the designers Eilif Svensson and Kristian Amundsen Østby or with the publisher Aporta Games.
cli-usage = Usage:
cli-arguments = Arguments
cli-options = Options
cli-commands = Commands
cli-default = default:
cli-required = required
cli-type-text = TEXT
cli-type-number = NUMBER
cli-type-file = FILE
cli-usage-command = COMMAND [ARGUMENTS]...
cli-install-completion = Let this shell complete commands and options.
cli-show-completion = Show what does that, to put it where you like.
cli-completion-installed = { $shell } completes the commands of lux from its next start on: { $path }
cli-help = Show this message and exit.
cli-version = Show the version.
cli-language = The language: en, fr or pt-BR. Without it LUX_LANG or the locale says which.
cli-version-compiled = compiled
cli-version-plain = plain Python

## Commands

cli-play = Play against computer opponents.
cli-simulate = Play many games at once, random or by bots, and count what happens.
cli-arena = Find out which bot is stronger: the same deals, seats exchanged.
cli-hint = Say what an expert would do in a saved game, and why in numbers.
cli-replay = Verify a record and print the game as text.
cli-powers = List the power tiles of Generations, or explain one.

## Options. Level names, file names and numbers are what the user types.

cli-edition = Which edition: first or generations.
cli-seats = How many seats: 2 to 4; in Generations also 1, solo against ROB.
cli-tiles = Tiles of Generations: A, B, C, D, random, or four names with commas.
cli-own-tile = A tile of your own, my_tile.py:ClassName; may be given again.
cli-cards = A JSON file with how many there are of each card: "B2": 5, ...
cli-rob = A JSON file with ROB's cards: ["red left bonus", ...].
cli-level-play = The opponents: random, novice, regular, expert, master; one for all, or one for each with commas.  [default: regular]
cli-level-simulate = Who plays: random, novice, regular, expert, master; one for all, or one for each seat with commas.
cli-own-bot = A bot of your own, my_bot.py:ClassName; may be given again.
cli-bots = random, novice, regular, expert, master, or my_bot.py:ClassName.
cli-time = Seconds a move at most, for levels that search and for bots of your own.
cli-time-hint = Seconds to think.
cli-simulations = Search at most so often a move, without a clock: the same result every time.
cli-seat = Your seat, from 0.  [default: 0]
cli-seat-hint = Whose decision.  [default: yours, or the next]
cli-seed = A number or 64 hex digits, to get the same deal again.
cli-seed-study = The same seed gives the same games.
cli-names = Names by seat, with commas: Ann,Bea,Cid
cli-resume = Go on with a saved game.
cli-save = Where to save; a new name in this folder otherwise.
cli-plain = Lines of text, for pipes and screen readers; what you get without a terminal.
cli-games = How many games.  [default: 10000; 100 with --level]
cli-deals = Deals a pairing, each played with every seat.
cli-jobs = Games at once.  [default: all cores]
cli-json = Figures as JSON.
cli-replay-json = The game as JSON.
cli-powers-json = The tiles as JSON.
cli-saved-game = A saved game; - is the standard input.
cli-record = A saved record; - is the standard input.
cli-from = Only what this seat may see.
cli-until = Stop after so many actions.
cli-tile = A tile to explain.
