### The end of a game.

tie-decides = { $seats } ont { $points } points chacun ; le départage ({ $rule }) décide.
# $seats are the others.
tie-decides-you = Vous avez { $points } points, comme { $seats } ; le départage ({ $rule }) décide.
tie-leaves = { $seats } ont { $points } points chacun ; le départage ({ $rule }) ne suffit pas.
tie-leaves-you = Vous avez { $points } points, comme { $seats } ; le départage ({ $rule }) ne suffit pas.
tie-rule-first = le plus de 6 parmi les cartes de la cité et les cartes bonus, puis de 5, 4, 3 et 2
tie-rule-generations = le moins d’or
tie-rule-solo = vous gagnez avec moins d’or, sinon c’est ROB

rating-loss = Niveau : une défaite, { $points } points contre { $rob } pour ROB.
rating-decent = Niveau : correct, { $points } points contre { $rob } pour ROB.
rating-good = Niveau : bon, { $points } points contre { $rob } pour ROB.
rating-very-good = Niveau : très bon, { $points } points contre { $rob } pour ROB.
rating-excellent = Niveau : excellent, { $points } points contre { $rob } pour ROB.
rating-outstanding = Niveau : remarquable, { $points } points contre { $rob } pour ROB.
rating-world-class = Niveau : mondial, { $points } points contre { $rob } pour ROB.
