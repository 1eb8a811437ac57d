### The analysis of a finished game, wherever it is shown.

# The titles of columns have at most 9, 7, 11, 11 and 11 letters.
analysis-accuracy = accuracy
analysis-loss = loss
analysis-result = result
analysis-luck = luck
analysis-adjusted = luck aside

analysis-title = Analysis: { $edition }, { $seats } seats
analysis-title-solo = Analysis: { $edition }, solo
analysis-meaning = Accuracy is worked out with lichess's formula. The loss is the chance to win that a decision cost on average; ?! marks an inaccuracy (5% or more), ? a mistake (10%), ?? a blunder (15%). Luck is what deals, draws and reveals were worth; the last figure is the result without it.
analysis-quick = A quick analysis, with about a third of the simulations: it may miss small losses, and its figures differ a little from those of a full one.
analysis-decisions = { $seat }, all decisions ({ $count }), with the chance to win and the lead, before and after:
analysis-mistakes =
    { $count ->
        [0] { $seat }: no decision that cost much.
        [one] { $seat }, one decision that cost much, with the chance to win and the lead, before and after:
       *[other] { $seat }, { $count } decisions that cost much, with the chance to win and the lead, before and after:
    }
analysis-better = Better: { $action }.
analysis-line = Then perhaps { $moves }.
analysis-fine = { $seat }: chance to win { $win }.
analysis-is-inaccuracy = { $seat }: an inaccuracy, chance to win { $win } -> { $after }. { $better }
analysis-is-mistake = { $seat }: a mistake, chance to win { $win } -> { $after }. { $better }
analysis-is-blunder = { $seat }: a blunder, chance to win { $win } -> { $after }. { $better }
analysis-lucky = What chance was worth, where it was worth most:
analysis-deal = deal
analysis-draw = draw
analysis-reveal = reveal
analysis-inaccuracy = inaccuracy
analysis-mistake = mistake
analysis-blunder = blunder
analysis-plot-win = Chance to win in %
analysis-plot-lead = Lead in points

## Several games of one player

analysis-report = { $seat }, { $count } games
analysis-all = all games
analysis-parts = Where it was lost: decisions, and what one cost on average
analysis-part-draft = draft
analysis-part-cards = playing cards
analysis-part-choices = other choices
analysis-costliest = The decisions that cost most

## In the page

page-analysis = Analysis
page-analysis-asking = Asking for the analysis…
page-analysis-waiting =
    { $before ->
        [one] One other game is analysed first. { $time }
       *[other] { $before } other games are analysed first. { $time }
    }
page-analysis-thinking = The game is being analysed. { $time }
page-analysis-seconds =
    { $count ->
        [one] About one second.
       *[other] About { $count } seconds.
    }
page-analysis-minutes = About { $count } minutes.
page-analysis-meanwhile = You can look at the game meanwhile, or come back later: the analysis goes on without you.
page-analysis-lost = The connection is lost. This page asks again by itself.
page-analysis-failed = The analysis could not be finished.
page-analysis-done = The analysis is ready.
page-analysis-again = Try again
page-analysis-curve = The course of the game
page-analysis-now = Step { $number } of { $last }: { $chances }
page-analysis-chance = { $name } { $win }
page-analysis-decision = The decision at hand
page-analysis-no-decision = Nothing is decided here. Go to a mistake, or step on.
page-analysis-played = Played: { $action }.
page-analysis-find = Can you find something better?
page-analysis-answer = Show the answer
page-analysis-options = What was tried
page-analysis-option = Action
page-analysis-best-one = best:
page-analysis-played-one = played:
page-analysis-try = Try it here
page-analysis-before = Previous mistake
page-analysis-after = Next mistake
page-analysis-review = Hide the answers until I ask
page-analysis-more = The whole analysis
page-analysis-players = How everybody played
page-analysis-what = What the figures mean
page-analysis-cost = { $loss }, round { $round }, { $name }: { $action }
page-analysis-luck = Round { $round }, { $kind }: { $gains }

## A line of play: actions without a position

line-move = { $seat }: { $action }
line-keep = keep { $card }
line-home = { $card } at home
line-capital = { $card } in the capital
line-card = choose { $card }
line-district = choose { $district }
line-place = choose { $district } of { $seat }
line-slot = take number { $slot }
line-pay = pay
line-discard = lose the cards
analysis-plain = In plain Python, without a compiler, this is a quick analysis, and takes minutes all the same. --seat NUMBER judges one seat only, which takes less; --full takes about three times as long.
analysis-plain-full = In plain Python, without a compiler, a full analysis takes many minutes. --seat NUMBER judges one seat only, which takes less.
