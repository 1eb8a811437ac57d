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
cli-install-completion = Set up the completion of commands and options in this shell.
cli-show-completion = Print the script that does so, to put it where you like.
cli-completion-installed = { $shell } will complete the commands of lux from its next start: { $path }
cli-help = Show this message and exit.
cli-version = Show the version.
cli-language = The language: en, fr or pt-BR; otherwise LUX_LANG or the locale decides.
cli-version-compiled = compiled
cli-version-plain = plain Python
cli-plain-games = In plain Python, without a compiler, games take up to 70 times as long.
cli-plain-mistakes = In plain Python, without a compiler, it takes minutes to find the mistakes of a game.

## Commands

cli-play = Play against computer opponents.
cli-simulate = Play many games at once, random or by bots, and count what happens.
cli-arena = Find out which bot is stronger: the same deals, seats exchanged.
cli-study = Play the games of a plan, into tables that other programs read.
cli-hint = Say what an expert would do in a saved game, and give the numbers.
cli-analyse = Say how well a finished game was played, where it was lost, and what was luck.
cli-puzzle = Solve puzzles: decisions in which one action is clearly best.
cli-daily = Play the deal of the day: the same for everybody, one try.
cli-replay = Verify a record and print the game as text.
cli-powers = List the power tiles of Generations, or explain one.

## Options. Level names, file names and numbers are what the user types.

cli-edition = Which edition: first or generations.
cli-seats = How many seats: 2 to 4; in Generations also 1, solo against ROB.
cli-tiles = Tiles of Generations: A, B, C, D, random, or four names separated by commas.
cli-own-tile = A tile of your own, my_tile.py:ClassName; may be repeated.
cli-cards = A JSON file that says how many there are of each card: "B2": 5, ...
cli-rob = A JSON file with ROB's cards: ["red left bonus", ...].
cli-level-play = The opponents: adaptive, { $levels }; one for all, or one for each, separated by commas.  [default: regular]
cli-level-simulate = Who plays: { $levels }; one for all, or one for each seat, separated by commas.
cli-own-bot = A bot of your own, my_bot.py:ClassName or program:COMMAND; may be repeated.
cli-bots = { $levels }, my_bot.py:ClassName or program:COMMAND.
cli-time = The most seconds for a move, for levels that search and for bots of your own.
cli-time-hint = Seconds to think.
cli-simulations = The most simulations for a move, without a clock: the same result every time.
cli-seat = Your seat, from 0.  [default: 0]
cli-seat-hint = The seat to advise.  [default: yours, or the next to act]
cli-seed = A number or 64 hex digits, to get the same deal again.
cli-seed-study = The same seed gives the same games.
cli-names = Names by seat, separated by commas: Ann,Bea,Cid
cli-resume = Go on with a saved game.
cli-save = Where to save the game; otherwise in a new file in this folder.
cli-plain = Plain lines of text, for pipes and screen readers; the default without a terminal.
cli-games = How many games.  [default: 10000; 100 with --level]
cli-deals = Deals for each pairing; each is played from every seat.
cli-jobs = How many games to play at once.  [default: one for each core]
cli-ray = Play on the Ray cluster at this address; auto is the one on this machine.
cli-plan = A plan: a file of JSON.
cli-study-folder = The folder of the tables; the same command goes on with a study that was stopped.
cli-json = Print the figures as JSON.
cli-replay-json = Print the game as JSON.
cli-powers-json = Print the tiles as JSON.
cli-saved-game = A saved game; - reads the standard input.
cli-record = A saved record; - reads the standard input.
cli-analyse-files = Records of finished games; several are a report on one player.
cli-analyse-seat = Only this seat.
cli-analyse-player = Only the player of this name.
cli-analyse-all = Also show the decisions that cost nothing.
cli-analyse-plot = Draw the chance to win and the lead into this file, .svg or .png.
cli-analyse-quick = About a third of the simulations, or all; without either, quick where nothing is compiled.
cli-puzzle-id = The puzzle of this id.
cli-puzzle-edition = Only this edition: first or generations.
cli-puzzle-theme = Only this theme: draft, limit, power, home, timing, choice or bonus.
cli-puzzle-rating = Puzzles near this rating, rather than near your own.
cli-puzzle-count = How many puzzles in a row.
cli-puzzle-from = Make the puzzles from the mistakes in this record; can be given several times.
cli-puzzle-seat = The seat whose mistakes they are.
cli-puzzle-player = The name of the player whose mistakes they are.
cli-daily-day = Show the results of this day, by its number.
cli-from = Show only what this seat may see.
cli-until = Stop after this many actions.
cli-tile = The tile to explain.
