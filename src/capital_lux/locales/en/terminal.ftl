### What the command prints: the game in lines of text, a record, a hint, an arena.

edition-first = first edition
edition-generations = generations edition
you-name = You
named-text = { $name }: { $text }
seat-name = Seat { $number }

## A game

play-greeting = Capital Lux, { $edition }. You play against { $opponents }.
play-greeting-solo = Capital Lux, { $edition }. You play alone against ROB.
bots-level = { $names } ({ $level })
play-no-net =
    { $count ->
        [one] { $names } searches as a master does: no net knows your own tile.
       *[other] { $names } search as a master does: no net knows your own tile.
    }
play-deal = Deal: sha256 { $commitment }
play-keys = Type ? for help, q to leave.
play-prompt = Your choice (? for help):
play-pack = Your pack: { $cards }
play-kept = Kept so far: { $cards }
play-kept-none = Kept so far: nothing
play-hand = Your hand: { $cards }
play-hand-empty = Your hand: empty
play-no-choice = { $answer } is not one of your choices.
play-no-answer = Nothing chosen yet.
play-what-to-type =
    { $count ->
        [one] Type the number 1, the words beside it, or ? for help.
       *[other] Type a number from 1 to { $count }, the words beside it, or ? for help.
    }
play-thinking = { $name } is thinking...
play-asking-expert = Asking an expert...
play-taken-back = Taken back.
play-no-take-back = Nothing can be taken back now.
play-not-saved = Try again, or type q! to leave without saving.
# An answer that begins with n is a no.
play-save-question = Save the record of this game? [Y/n]
play-save-failed = The game could not be saved: { $problem }.
play-save-failed-in = The game could not be saved in { $path }: { $problem }.
play-saved = Saved in { $path }.
play-read-it = Read it with: { $command }
play-go-on = Go on with: { $command }
bot-fault = { $name }'s bot { $fault }.
bot-greedy = A greedy move is made for { $name }.
bot-failed =
    { $count ->
        [one] { $name }'s bot failed 1 time.
       *[other] { $name }'s bot failed { $count } times.
    }

## The table. Labels have at most 12 letters, all but the first at most 10.

label-capital = Capital
label-modifiers = modifiers
label-followers = followers
label-limit = limit
label-home = home
label-rebels = rebels
label-sentinels = sentinels
table-round = ROUND { $round } of 3
table-started = { $seat } started
table-started-you = You started
table-deck = deck { $count }
table-gold-pile = gold pile { $count }
table-modifier-deck = modifier deck { $count }
table-rebel-deck = rebel deck { $count }
table-last-turns = LAST TURNS: { $count } to go
table-hidden = { $count } hidden
table-over = ! over the limit, as far as you know
table-player = { $seat } (seat { $number }): { $facts }
table-player-you = You (seat { $number }): { $facts }
table-rob = ROB: { $facts }
table-hand = hand { $count }
table-gold = gold { $count }
table-bonus = bonus { $cards } = { $points }
table-bonus-none = bonus none
table-owned = aristocrats { $tiles }
table-guard = limit +{ $extra }
table-empty = empty
table-none = none
table-row = Row beside the deck: { $cards }
table-outsider = Outsider district: { $cards }
table-aristocrats = Aristocrats: 1) { $first }  2) { $second }  (deck { $deck })
table-aristocrats-lost = Aristocrats: 1) { $first }  2) { $second }  (deck { $deck }, lost { $lost })
aristocrat = { $district } { $value }
table-rob-cards = ROB's cards: left { $left }, right { $right }; reserve { $reserve }
table-rob-deck = ROB's deck: { $deck } to come, { $pile } in the pile; red row: { $red }
rob-red-card =
    { $take ->
        [left] left
        [right] right
       *[deck] deck
    }{ $symbol ->
        [bonus] { " " }bonus
       *[none] { "" }
    }

## The end. Titles of columns have at most 7 letters.

over-title = THE GAME IS OVER
score-home = home
score-bonus = bonus
score-gold = gold
score-tiles = tiles
score-total = total

## A record

replay-title = Capital Lux, { $edition }, { $seats } seats: a verified record
replay-title-solo = Capital Lux, { $edition }, solo: a verified record
replay-human = human
replay-seats = Seats: { $seats }
replay-tiles = Tiles: { $tiles }
replay-commitment = Seed commitment (sha256):
replay-shows-all = Shown: everything
replay-shows-seat = Shown: what { $seat } may see
replay-after = After action { $done } of { $total }:
replay-hand = { $seat }'s hand: { $cards }
replay-kept = { $seat }'s kept cards: { $cards }
replay-packs = { $seat }'s pack: { $cards }

## A hint. The titles have at most 7, 6 and 7 letters.

advice-lead = lead
advice-win = win
advice-search = search
advice-asked = { $seat }, seat { $number }: { $question }
advice-meaning-round = Lead: by how many points this would put { $seat } ahead of the best of the others when this round ends, on average. Win: the chance that such a lead gives.
advice-meaning-round-you = Lead: by how many points this would put you ahead of the best of the others when this round ends, on average. Win: the chance that such a lead gives.
advice-meaning-game = Lead: by how many points { $seat } would finish ahead of the best of the others, on average. Win: the share of the simulated games that { $seat } won.
advice-meaning-game-you = Lead: by how many points you would finish ahead of the best of the others, on average. Win: the share of the simulated games that you won.
advice-searched = Search: the share of the search that was spent there; trust a row with a small share less.
advice-simulations =
    { $count ->
        [one] 1 simulation.
       *[other] { $count } simulations.
    }

## Tiles explained

tiles-title = The 16 power tiles of Generations; a game has one of each colour.
tiles-more = lux powers NAME explains one in full.
tile-facts = { $set }, basis: { $basis }
tile-facts-not-solo = { $set }, basis: { $basis }, not solo
tile-set = set { $letter } { $name }
tile-no-set = no set
tile-head = { $tile }: { $district }, { $set }
tile-silent = It does not say what it does.
tile-example = Example: { $example }
tile-basis = Basis: { $basis }, { $meaning }.
tile-solo = Solo against ROB: allowed.
tile-not-solo = Solo against ROB: not allowed.
tile-legend = { $mark } { $basis }: { $meaning }.

## An arena of bots. The titles have at most 11, 18, 8, 11 and 13 letters.

arena-title =
    { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    }, { $games ->
        [one] 1 game
       *[other] { $games } games
    } in { $seconds } s: { $edition }, { $seats } seats
arena-title-solo =
    { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    }, { $games ->
        [one] 1 game
       *[other] { $games } games
    } in { $seconds } s: { $edition }, against ROB
arena-bot = bot
arena-share = win share
arena-interval = 95 % interval
arena-points = points
arena-move = a move
arena-missed = not its own
arena-ratings = Ratings on the scale of the levels, on which regular has 1000 and 100 points more are 64 % of the games:
arena-equal = Shares are per seat: that of an equal bot would be { $share } %.
arena-cross = Win share of the row against the column, %
arena-cross-seat = Win share of one seat of the row at a table of the column, %
arena-faults = Faults; a move that failed was replaced by a greedy one:
arena-traceback = The first traceback of { $bot }:
# One sentence that begins with a small letter and has no full stop, as refusals are.
arena-failing = { $bot } failed in { $failed } of its { $moves } moves: these figures are not its own
study-stopped = Stopped. The same command goes on in { $folder }.
arena-process-ended = a process that played deals ended by itself: a bot or tile of yours ended Python, or memory ran out
arena-more-faults =
    { $count ->
        [one] and 1 other kind
       *[other] and { $count } other kinds
    }
