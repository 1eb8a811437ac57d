### The help of a game in the terminal.

help-choose = Type the number of an action, or its words (home b4), then Enter. Or a command:
help-table = the table again
help-log = this round's log again
help-log-all = the whole game's log
help-hint = what an expert would do, and why (or the word hint)
help-back = take back your last action, and what bots did since (or the word undo)
help-help = this help
help-leave = leave; the game is saved and can be resumed
help-leave-puzzle = leave

help-first-title = Capital Lux in brief
help-first = Three rounds. In each you draft a hand, then play one card a turn: at HOME to score, or in the CAPITAL to raise that colour's limit and to use its power.
help-first-agent = look at a modifier (+4 +2 -1 -3) and put it face down over a district, whose limit it changes
help-first-cleric = take the lowest blue, yellow or green capital card home
help-first-merchant = take a gold
help-first-scholar = draw a card
help-first-end = When a hand is empty, the others have one last turn; cards left go home. Then every home district whose total is over its limit (the capital's cards and modifiers there) is lost, unless its owner pays the excess in gold. In each colour the highest home total takes the capital's highest card as a bonus. After round 3 you score home cards, bonus cards and 1 for each gold. A tie goes to the most 6s, then 5s, and so on.

help-generations-title = Capital Lux 2: Generations in brief
help-generations = Three rounds. In each you draft a hand, then play one card a turn: at HOME to score, or in the CAPITAL to raise that district's limit and to use its tile. When a hand is empty, the others have one last turn; cards left go home. Then every home district whose total is over its limit (the capital's total there) is lost. In each district whoever alone has the highest home total takes the capital's highest card as a bonus; if that is shared, each gets 1 gold and the card is discarded. After round 3 you score home cards, bonus cards and 2 for each gold. A tie goes to the least gold.

help-solo-title = Capital Lux 2: Generations against ROB in brief
help-solo = Three rounds. In each you draw 3 cards and keep 2, three times. ROB goes first; then you play one card a turn: at HOME to score, or in the CAPITAL to raise that district's limit and to use its tile. ROB turns up one of his cards: it names the card he plays, his left, his right or the deck's top. He plays it at home if that stays within the capital's total there, otherwise in the capital, without a tile; with the bonus symbol he then takes the capital's lowest other card. The round ends when your hand is empty (ROB has one last turn) or when 3 red cards lie in ROB's row (you have one). Cards left go home, and so do those of ROB's reserve that fit. Then every home district over the capital's total is lost; in each district whoever alone has the highest home total takes the capital's highest card as a bonus, and in a tie both get 1 gold and it is discarded. After round 3 you score home cards, bonus cards and 2 for each gold. In a tie you win with less gold.
help-tiles = The tiles in play
