### The end of a game.

tie-decides = { $seats } have { $points } points each; the tie-break ({ $rule }) decides.
# $seats are the others.
tie-decides-you = You and { $seats } have { $points } points each; the tie-break ({ $rule }) decides.
tie-leaves = { $seats } have { $points } points each; the tie-break ({ $rule }) leaves more than one level.
tie-leaves-you = You and { $seats } have { $points } points each; the tie-break ({ $rule }) leaves more than one level.
tie-rule-first = most 6s among home and bonus cards, then 5s, 4s, 3s and 2s
tie-rule-generations = least gold
tie-rule-solo = you win with less gold, ROB otherwise

rating-loss = Rating: a loss, { $points } points against ROB's { $rob }.
rating-decent = Rating: decent, { $points } points against ROB's { $rob }.
rating-good = Rating: good, { $points } points against ROB's { $rob }.
rating-very-good = Rating: very good, { $points } points against ROB's { $rob }.
rating-excellent = Rating: excellent, { $points } points against ROB's { $rob }.
rating-outstanding = Rating: outstanding, { $points } points against ROB's { $rob }.
rating-world-class = Rating: world class, { $points } points against ROB's { $rob }.
