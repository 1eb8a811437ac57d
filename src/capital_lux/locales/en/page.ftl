# Texts of the web page.

page-title = Capital Lux
page-loading = Loading ...
page-close = Close
page-settings = Settings
page-language = Language
page-theme = Colours
page-theme-auto = like the system
page-theme-light = light
page-theme-dark = dark
page-confirm-each = Ask me to confirm each play
page-no-motion = No moving cards
page-pace = Pace of bots and cards
page-pace-calm = calm
page-pace-normal = normal
page-pace-fast = fast
page-pace-instant = instant
page-sound = Sound
page-sounds = Cards, gold and the end of a game can be heard
page-volume = Volume
page-none = none
page-to-start = Start page
page-missing = There is nothing here
page-refused = This cannot be shown
page-missing-text = There is no such page or table, or it is not for you to see.
page-error-offline = The server cannot be reached. Is there a connection?
page-error-server = The server could not do that. Please try again.
page-unloaded = Part of the page could not be loaded. There may be no connection, or a new version.
page-load-again = Load again

## Start page

page-motto = Build your home, but never beyond the capital.
page-lead = Build your home, but never beyond the capital. Keep two cards, pass the rest, and choose for each one: for yourself, or for everybody's limit?
page-stage-pause = Pause the picture
page-running = Your games
page-running-all = All { $count }
page-door-learn = Learn in three minutes
page-door-learn-text = A first game that explains itself
page-door-learn-more = Rules and more
page-play-now = Play now
page-door-play = { $edition }, { $seats } players, { $level }
page-door-play-solo = Generations, solo
page-door-play-change = Change: { $game }
page-with-friends = With friends
page-door-friends-text = By a link, or on one device
page-door-device-text = On this device, from hand to hand. By a link, it needs a server.
page-door-friends-more = Join a table in the lobby
page-new-game = New game
page-where-friends = How do you meet?
page-by-link = By a link
page-make-table = Make the table
page-same-device = Same device
page-way-bots = Against the computer
page-way-solo = Against ROB, the robot
page-friends-text = Whoever opens the link takes a free seat. Bots can fill the rest.
page-way-device = One device goes round the table. A curtain hides your cards from the others.
page-start = Start
page-edition = Edition
page-edition-first = First edition
page-edition-generations = Generations
page-seats = Players
page-solo = Solo
page-solo-text = ROB, a robot with a deck of its own, plays against you. Solo is part of Generations.
page-level = Level of the bots, with rating
page-level-adaptive = adaptive: near your own strength
page-level-beginner = beginner
page-level-novice = novice
page-level-regular = regular
page-level-skilled = skilled
page-level-strong = strong
page-level-expert = expert
page-level-master = master
page-level-grandmaster = grandmaster
page-level-champion = champion
page-level-random = random
page-level-veteran = veteran
page-level-instinct = instinct
page-level-rated = { $level } { $rating }
page-tiles = Power tiles
page-set = Set { $letter }: { $name }
page-tiles-random = random
page-tiles-pick = choose each tile
page-good-a = In our study of strong play: no other set is fairer or quicker, so it is the one to begin with.
page-good-b = In our study of strong play: with three or four, whoever leads after two rounds wins less often than with the other sets. With two, it is better not to start.
page-good-c = In our study of strong play: scores lie further apart than with the other sets. With three or four, starting is a small advantage.
page-good-d = In our study of strong play: the longest games. With two, it is better not to start.
page-good-pick = In our study of strong play, good for newcomers: { $newcomers }. For four who want it open to the end: { $four }.
page-good-solo = In our study of strong play, a good beginning against ROB: { $easy }. The hardest: { $hard }.
page-tile-of = The { $district } tile
page-explain = explain
page-explain-tile = Explain { $tile }
page-example = Example: { $text }
page-basis = Basis: { $basis } ({ $meaning }).
page-reconstructions = Tiles marked * are reconstructions: the printed page that explains them could not be found, so these are our own design.
page-your-name = Your name
page-guest = Guest
page-player-number = Player { $number }
page-your-tables = Your tables
page-table-over = finished
page-table-waits = waiting for players
page-table-runs = running
page-daily = Deal of the day
page-daily-text = The same cards for everybody, one try
page-daily-new = Play it
page-daily-begun = Go on
page-daily-over = See the results
page-unofficial = Fan work, not affiliated with Aporta Games. Capital Lux is designed by Eilif Svensson and Kristian Amundsen Østby and published by Aporta Games.

## Before a game with friends

page-your-table = Your table
page-free-table = A free table
page-invites = { $name } invites you
page-players-count = { $count } players
page-table-powers = Powers
page-table-talk = Players may talk
page-table-silent = Nobody talks here
page-table-who = Who sits here
page-table-rules = How it goes
page-all-rules = All the rules
page-sit-down = Sit down
page-send-link = Send this link to your friends
page-copy-link = Copy the link
page-copied = Copied
page-table-full = All seats are taken.
page-watch = Watch the game
page-watch-link = A link for spectators
page-seat-free = free seat
page-sit-here = Sit here
page-stand-up = Leave the seat
page-add-bot = Put a bot here
page-remove-bot = Remove the bot
page-bot = bot, { $level }
page-bot-rated = bot, { $level }, rating { $rating }
page-that-is-you = that is you
page-waiting-for =
    { $count ->
        [one] Waiting for one more player.
       *[other] Waiting for { $count } more players.
    }
page-fill-with-bots = Fill the free seats with bots and start

## At the table

page-round = Round { $round } of 3
page-round-short = Round { $round }/3
page-last-turns = last turns
page-deck =
    { $count ->
        [one] One card in the deck
       *[other] { $count } cards in the deck
    }
page-gold-pile = { $count } gold in the pile
page-modifier-deck =
    { $count ->
        [one] One modifier left
       *[other] { $count } modifiers left
    }
page-connection-open = Connected
page-connection-connecting = Connecting
page-connection-lost = No connection, trying again
page-log = Log
page-now = What to do now
page-since = Since your turn
page-latest = The latest turns
page-capital = Capital
page-capital-district = Capital, { $district }
page-your-home = Your home
page-home-of = Home of { $name }
page-home-district = { $whose }, { $district }
page-card = { $colour } { $value }
page-card-power = { $card }, { $power }
page-you-mark = (you)
page-turn = playing
page-choosing = choosing
page-your-turn = your turn
page-ready = ready
page-away = away
page-starts = starts the round
page-hand-size =
    { $count ->
        [one] One card in hand
       *[other] { $count } cards in hand
    }
page-gold = { $count } gold
page-bonus =
    { $count ->
        [0] No bonus cards
        [one] One bonus card, { $points } points
       *[other] { $count } bonus cards, { $points } points
    }
page-bonus-cards = Bonus cards
page-score-now = Points: home { $home } + bonus { $bonus } + gold { $gold } = { $total }
page-score-tiles-now = Points: home { $home } + bonus { $bonus } + gold { $gold } + tiles { $tiles } = { $total }
page-hand = Your hand
page-hand-empty = Your hand is empty.
page-pack = The pack
page-kept = Kept: { $count }
page-passed = The cards that you passed
page-passed-first = First, to { $name }
page-passed-then = Then, to { $name }
page-passed-known = So { $name } began this round with
page-where = { $card }: at home or in the capital?
page-to-home = Home
page-to-capital = Capital
# Beside the gold, or what becomes of a home.
page-to-pay = Pay
page-to-lose = Lose
page-confirm-question = Confirm: { $what }?
page-confirm = Confirm
page-confirm-is-on = Each play is confirmed.
page-choice-kept = No connection. Your choice is kept and will be sent.
page-cancel = Cancel
page-hint = Hint
page-hint-asking = Thinking…
page-hint-best-round = An expert's choice: { $action }. Chance to be ahead after this round: { $win }.
page-hint-best-game = An expert's choice: { $action }. Chance to win: { $win }.
page-hints-used =
    { $count ->
        [one] { $name } used one hint.
       *[other] { $name } used { $count } hints.
    }
page-take-back = Take back
page-pass-to = Pass the device to { $name }
page-curtain = The device goes to { $name }
page-curtain-text = Nobody else should look now.
page-curtain-open = I am { $name }, show my cards
page-is-away = { $name } is away.
page-seat-left = { $name } has left: the game waits.
page-vote-bot = Let a bot play on
page-vote-later = If this lasts, you can let a bot play on.
page-voted = You want a bot to play on. The others must agree.
page-bot-has-your-seat = A bot plays your seat.
page-take-seat-back = Take my seat back

## The end of a round and of the game

page-round-end = The end of round { $round }
page-next-step = Next
page-skip = Skip
page-continue = Continue
page-step-lay-down = Lay down
page-step-reveal = Reveal
page-step-check = The check
page-step-bonus = Bonus cards
page-step-next = Next round
page-step-score = Scores
page-verdict-safe = { $seat }: { $district } { $total } ≤ { $limit }: safe
page-verdict-safe-you = You: { $district } { $total } ≤ { $limit }: safe
page-verdict-lost = { $seat }: { $district } { $total } > { $limit }: lost
page-verdict-lost-you = You: { $district } { $total } > { $limit }: lost
page-verdict-over = { $seat }: { $district } { $total } > { $limit }: gold can save it
page-verdict-over-you = You: { $district } { $total } > { $limit }: gold can save it
page-you-win = You win!
page-you-share = You share the victory: { $names }
page-wins = { $names } wins
page-they-share = { $names } share the victory
page-won-by = { $points } points, { $lead } more than { $name }.
page-won-by-you = { $points } points, { $lead } more than you.
page-rounds = Points by round
page-rounds-player = Player
page-rounds-round = Round { $round }
page-share = Share
page-share-text = The link to this game's replay
page-scores = Scores
page-score-home = Home
page-score-bonus = Bonus
page-score-gold = Gold
page-score-tiles = Tiles
page-score-total = Total
page-rematch = Rematch
page-same-deal = Same deal again
page-rematch-offered = A rematch is ready.
page-join-rematch = Go to the rematch
page-deal-again = The same deal again: not counted
page-look-at-table = Look at the table
page-show-scores = Show the scores
page-shuffle = Was the shuffle fair?
page-shuffle-text = The fingerprint was published before the game. It is the sha256 of the seed, and the seed decides every card.
page-seed = Seed:
page-commitment = Fingerprint:

## Talk: ready-made phrases

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-thinking = I am thinking …
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops!

## Tooltips

page-tip-card = { $card }. In the capital: { $power }. { $effect }
page-tip-limit = Limit { $limit }: a home with more than this at the end of the round is lost.
page-tip-limit-pays = Limit { $limit }: a home with more than this at the end of the round is lost, unless gold pays the difference.
page-tip-gold-first-pays = Gold: { $count }. It pays for what is over a limit; what is left is worth 1 point each.
page-tip-gold-generations = Gold: { $count }. At the end each is worth 2 points.
page-tip-gold-generations-pays = Gold: { $count }. It pays for what is over a limit; what is left is worth 2 points each.
page-tip-rob-hand = ROB's open cards. His deck says whether he plays the left one, the right one or the top card of the deck.
page-tip-rob-reserve = ROB's reserve. At the end of the round it goes into his home as far as it fits.
page-tip-rob-deck = ROB's deck says what he plays. When three red cards lie open the round ends.
