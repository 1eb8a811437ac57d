### The figures of lux simulate.

counts-title =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $decisions } decisions in { $seconds } s: { $rate } decisions/s
counts-seat = seat
counts-score = mean score
counts-share = win share
counts-rating = rating
counts-rating-share = share
counts-rating-loss = loss
counts-rating-decent = decent
counts-rating-good = good
counts-rating-very-good = very good
counts-rating-excellent = excellent
counts-rating-outstanding = outstanding
counts-rating-world-class = world class
counts-what = what happened
counts-times = times
counts-a-game = a game
counts-action = action { $action }

## The use of tiles. Each column has two lines, of at most 8, 12, 12, 11 and 11 letters.

counts-tile = tile
counts-tile-games = games
counts-tile-games-more = { "" }
counts-tile-triggered = triggered
counts-tile-triggered-more = a game
counts-tile-impossible = impossible
counts-tile-impossible-more = a game
counts-tile-users = used by
counts-tile-users-more = seats
counts-tile-points = points
counts-tile-points-more = to mean

## What happened. At most 51 letters.

counted-rounds = rounds
counted-short-deals = short deals
counted-played-at-home = played at home
counted-played-in-the-capital = played in the capital
counted-power-impossible = power impossible
counted-cards-drawn-by-a-power = cards drawn by a power
counted-gold-taken = gold taken
counted-modifiers-placed = modifiers placed
counted-cards-taken-home-from-the-capital = cards taken home from the capital
counted-last-turns = last turns
counted-districts-over-their-limit = districts over their limit
counted-districts-kept-for-gold = districts kept for gold
counted-bonus-cards = bonus cards
counted-bonus-cards-discarded-in-a-tie = bonus cards discarded in a tie
counted-cards-put-into-the-capital-by-a-tile = cards put into the capital by a tile
counted-cards-moved-within-the-capital = cards moved within the capital
counted-cards-sent-to-the-outsider-district = cards sent to the Outsider district
counted-cards-picked-up-by-a-tile = cards picked up by a tile
counted-cards-given-into-another-home = cards given into another home
counted-turns-taken-again = turns taken again
counted-rebels-placed = rebels placed
counted-followers-sent = followers sent
counted-followers-who-brought-gold = followers who brought gold
counted-aristocrats-taken = aristocrats taken
counted-aristocrats-lost = aristocrats lost
counted-sentinels-posted = sentinels posted
counted-sentinels-spent = sentinels spent
counted-sentinels-that-came-home = sentinels that came home
counted-turns-of-rob = turns of ROB
counted-turns-of-rob-without-a-card = turns of ROB without a card
counted-moved-by-tile = cards moved by a tile of yours
counted-moved-in-secret = cards moved face down by a tile of yours
counted-paid-by-tile = gold paid to a tile of yours
counted-districts-discarded = districts discarded
counted-districts-discarded-gold-would-have-saved-them = districts discarded, gold would have saved them
counted-districts-discarded-too-little-gold = districts discarded, too little gold
counted-deals-of-no-card = deals of no card
counted-empty-hands-saved-by-a-draw = empty hands saved by a draw
counted-cards-drawn-in-a-last-turn = cards drawn in a last turn
counted-over-a-limit-below-zero = over a limit below zero
counted-gold-paid = gold paid
counted-bonus-ties = bonus ties
counted-bonus-ties-with-too-few-cards = bonus ties with too few cards
counted-games-won-by-the-tie-break = games won by the tie-break
counted-shared-victories = shared victories
