### The power tiles: name, what it does, an example. A tile of a user's own brings its own texts.

tile-agent = Agent
tile-agent-effect = Look at the top one of 4 modifiers (+4 +2 -1 -3) and put it face down over any capital district. At the round end it is turned up and added to that limit; all 4 are shuffled again each round. Impossible when no modifier is left.
tile-agent-example = You look at +4 and put it over green: green's limit will be 4 higher, and only you know.

tile-infiltrator = Infiltrator
tile-infiltrator-effect = Look at the top one of 8 rebel cards (1 1 1 2 2 2 3 3) and put it face down in any home district of any seat. At the round end its value counts in that home's total against the limit, and for nothing else; then all rebels are shuffled again. Impossible when no rebel is left.
tile-infiltrator-example = You look at a 3 and put it into your neighbour's green district, which totals 9 against a capital of 10: at the round end that is 12, and the green cards are lost.

tile-recruiter = Recruiter
tile-recruiter-effect = Turn up the top card of the deck and put it in any capital district, whatever its colour. Impossible when the deck is empty.
tile-recruiter-example = You turn up a G6 and put it in the pink district: pink's limit is 6 higher.

tile-outsider = Outsider
tile-outsider-effect = Move any one card of the capital to the Outsider district, which counts nowhere. After the bonus cards of each round the seat alone lowest in home value takes the highest card there as a bonus card; tied seats get 1 gold each and that card is discarded. The rest stays. Never impossible.
tile-outsider-example = You send the capital's G6 outside: green's limit falls by 6, and the poorest may get it.

tile-cleric = Cleric
tile-cleric-effect = Choose blue, yellow or green with a card in the capital: its lowest card goes to your home. Impossible when all three are empty.
tile-cleric-example = Yellow holds Y2 and Y6; you choose yellow and the Y2 goes to your home.

tile-doomsayer = Doomsayer
tile-doomsayer-effect = Choose blue, yellow or green: every seat with two or more cards in that home district, yours included, discards its lowest there. A district where nobody has two cannot be chosen; impossible when there is none.
tile-doomsayer-example = You name green: your neighbour's G2 G5 becomes G5, your own single G6 stays.

tile-missionary = Missionary
tile-missionary-effect = The lowest card of any capital district moves to another capital district. Never impossible.
tile-missionary-example = Green holds G3 and G5; you move the G3 to yellow: green's limit is 5, yellow's 3 more.

tile-mentalist = Mentalist
tile-mentalist-effect = Put a card from your hand into any capital district that has a card, and take the lowest card that was there before to your hand. No power triggers. Impossible when your hand is empty.
tile-mentalist-example = You put a B2 into the yellow district and take its Y4: yellow's limit falls by 2.

tile-merchant = Merchant
tile-merchant-effect = Take 1 gold. At the round end a seat that is over a limit may pay 1 gold a point to keep the cards. Never impossible in Generations; in the first edition when no gold is left.
tile-merchant-example = Your pink total is 9 against a limit of 7: you pay 2 gold and keep the cards.

tile-follower = Follower
tile-follower-effect = Put one of your followers on a capital district where you have none. When another seat alone takes the bonus card there and your own total is at least 1, it brings you 2 gold. Followers return each round. Impossible when you have one on all four.
tile-follower-example = Your follower is on blue; you total 4 there, your neighbour 9: your neighbour takes the bonus card, you 2 gold.

tile-aristocrat = Aristocrat
tile-aristocrat-effect = Twelve aristocrat tiles (1, 2, 3 in each colour), two face up: take one of the two to your home district of its colour. It is worth its value at the game's end, counts in no total, and is lost if you must discard that district. Impossible when none is left.
tile-aristocrat-example = You take the green 3: three points at the end, unless your green district is lost.

tile-sentinel = Sentinel
tile-sentinel-effect = Put a gold from the supply on one of your home districts that has none. Your limit there is 2 higher this round. If that saved the district, or was not enough, the gold is spent; otherwise it joins your gold. Impossible when all four have one.
tile-sentinel-example = You guard blue; your blue total is 11 against a capital of 10: the cards are kept, and the gold is spent.

tile-scholar = Scholar
tile-scholar-effect = Draw the top card of the deck. Impossible when the deck is empty.
tile-scholar-example = You play a G2 in the capital and draw a card: your hand is as large as before.

tile-convertor = Convertor
tile-convertor-effect = Draw the top card of the deck, then put a card from your hand into the home of another seat, in its colour's district. Impossible when the deck is empty.
tile-convertor-example = You draw, then put a P6 into a home whose pink district is close to its limit.

tile-discoverer = Discoverer
tile-discoverer-effect = Three cards lie face up beside the deck: take one to your hand; the row is refilled from the deck. Impossible when the row is empty.
tile-discoverer-example = The row is B2 Y6 G4; you take the Y6, and the next card of the deck is turned up.

tile-dualist = Dualist
tile-dualist-effect = Draw the top card of the deck, then take another whole turn at once; its power may trigger, even this one again. Impossible when the deck and your hand are both empty.
tile-dualist-example = You play a G3 in the capital, draw, and then play a Y5 at home in the same turn.

## Where our knowledge of a tile comes from

basis-rulebook = rulebook
basis-rulebook-meaning = settled by the printed rules
basis-first-edition = first edition
basis-first-edition-meaning = the first edition's action under the new name; Generations changed it slightly and we do not know how
basis-reconstruction = reconstruction
basis-reconstruction-meaning = our own design from the tile's name and theme: the printed appendix that explains it could not be found
basis-your-own = your own
basis-your-own-meaning = a tile from a Python file of yours

## The sets

set-a = The Beginning
set-b = Revolution
set-c = Harmony
set-d = Anarchy
