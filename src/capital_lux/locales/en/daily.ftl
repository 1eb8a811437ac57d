### The deal of the day, in the browser and in the terminal.

daily-title = Deal of the day
daily-day = Deal { $number }, { $date }
daily-options = { $edition }, { $seats } players. Level of the bots: { $level }.
daily-rules = Everybody has the same cards and the same opponents, who answer the same moves in the same way. There is one try, and nothing is taken back. The results are shown when your game is over.
daily-until = A game that is not over when the next deal comes counts as not finished.
daily-play = Play it
daily-go-on = Go on
daily-next = The next deal comes in { $time }.
daily-results = Results
daily-rank = Rank
daily-player = Player
daily-points = Points
daily-lead = Lead
daily-you = { $name } (you)
daily-unfinished = not finished
daily-all = Show all
daily-playing =
    { $count ->
        [one] One level is still playing this deal.
       *[other] { $count } levels are still playing this deal.
    }
daily-won = Won by { $lead }
daily-won-level = Won, level on points
daily-lost = Lost by { $lead }
daily-lost-level = Lost, level on points
daily-place = rank { $rank } of { $count }
daily-share = Share your result
daily-share-what = It names no card.
daily-share-head = Capital Lux, deal of the day { $number }
daily-share-result = { $result }, { $place }
daily-copy = Copy the text
daily-beside = You and { $level }, move by move
daily-beside-what = Every move opens its replay at that place. The first move in which you differ is marked.
daily-beside-you = You
daily-beside-open = Put them side by side
daily-replay = Replay
daily-replay-of = Replay of { $name }
daily-yesterday = Yesterday
daily-earlier = Earlier deals
daily-earlier-none = Nobody has played an earlier deal here.
daily-people =
    { $count ->
        [one] one player
       *[other] { $count } players
    }
daily-played = you played
daily-today = Today's deal

daily-again = You have played deal { $number }.
daily-field = The other levels play the same deal first: { $levels }. Ctrl-C shows the results without them.
daily-field-plain = The other levels play the same deal first: { $levels }. In plain Python, without a compiler, this takes some minutes. Ctrl-C shows the results without them.
daily-left = Still playing this deal: { $levels }. To go on: { $command }
daily-seen = { $level }: { $command }
daily-kept = Your game is kept. Go on with: { $command }
daily-elsewhere = This deal has gone on in another window. Go on with: { $command }
daily-no-hint = There are no hints in the deal of the day.
daily-days = Earlier deals: { $days }. Show one with: { $command }
