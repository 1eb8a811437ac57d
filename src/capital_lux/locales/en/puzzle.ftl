### Puzzles: on the page and in the terminal.

puzzle-title = Puzzle { $id }: { $edition }, { $seats ->
        [1] solo
       *[other] { $seats } seats
    }, rating { $rating }. One action is clearly the best.
puzzle-title-own = From your game, step { $id } ({ $edition }). What would have been better?
puzzle-next = Enter for the next puzzle, q to leave:
puzzle-solved = { $right } of { $count } right.
puzzle-your-rating = Your rating: { $before } -> { $after }, give or take { $deviation }.

## What is said to an answer; $action is what a choice does.

puzzle-right = Right: { $action }.
puzzle-wrong = There is something better: { $action }.
puzzle-chance = Chance to win: { $win }%.
puzzle-answer = Your answer ({ $action }): { $win }%, { $loss } points less.
puzzle-tempting = Tempting, but worth { $loss } points less ({ $win }%): { $action }.
puzzle-untried = No strong player would think of this: { $action }.
puzzle-reply = After that perhaps { $moves }.
puzzle-why-draft = Draft: with { $card } you have { $load } points of { $district } at home and in hand, and the limit is { $limit } so far. What counts is the whole hand, and what { $next } can do with what you leave.
puzzle-why-draft-solo = Draft: with { $card } you have { $load } points of { $district } at home and in hand, and the limit is { $limit } so far. What counts is what the whole hand can do, not the value of one card.
puzzle-why-limit = A limit: without { $card } you have { $load } points of { $district } at home and in hand, and the limit is { $limit }. Raise it, or you may lose them.
puzzle-why-power = A power: what { $card } does in the capital is worth more than its points.
puzzle-why-home = Your home: with { $card } you have { $load } points of { $district } at home and in hand, and the limit is { $limit }. The card is worth more there than its power.
puzzle-why-timing = Timing: { $card } has to be played now, the others can wait.
puzzle-why-choice = { $power }: such a choice changes more than one total. Look at every home and every limit.
puzzle-why-gold = Gold: compare what it saves with what it scores.
puzzle-why-bonus = A bonus: the card scores for you, and the limit of its district falls for everybody.

puzzle-theme-draft = draft
puzzle-theme-limit = raising a limit
puzzle-theme-power = using a power
puzzle-theme-home = keeping a card
puzzle-theme-timing = timing
puzzle-theme-choice = a tile's choice
puzzle-theme-gold = gold
puzzle-theme-bonus = bonus

## The page

page-puzzles-of = Puzzle { $id }
page-puzzles-own = Your mistakes
page-puzzles-lead = One action is clearly the best. Find it.
page-puzzles-lead-own = What would have been better here?
page-puzzles-rating = Your rating: { $rating }
page-puzzles-theme = Theme
page-puzzles-edition = Edition
page-puzzles-any = all
page-puzzles-tried = { $count ->
        [0] None tried yet
        [one] One tried, { $right } right
       *[other] { $count } tried, { $right } right
    }
page-puzzles-next = Next puzzle
page-puzzles-none = No puzzle matches.
page-puzzles-before = What happened before
page-puzzles-no-mistakes = No decision in this game cost much.
page-puzzles-answer = Answer
page-puzzles-choose = Choose
page-puzzles-thinking = Looking for your mistakes: { $percent }%
