"""The help of line mode, for the edition and the tiles that are played."""

from __future__ import annotations

from collections.abc import Sequence

from capital_lux.rules.power import Power
from capital_lux.terminal.tiles import in_play

COMMANDS = """\
Type the number of an action, or its words (home b4), then Enter. Or a command:
  t  the table again     l  this round's log again (l all: the whole game's)
  !  what an expert would do, and why (or the word hint)
  ?  this help           q  leave; the game is saved and can be resumed
"""

FIRST = """
Capital Lux in brief
Three rounds. In each you draft a hand, then play one card a turn: at HOME to
score, or in the CAPITAL to raise that colour's limit and to use its power.
  B blue    Agent     look at a modifier (+4 +2 -1 -3) and put it face down
                      over a district, whose limit it changes
  P pink    Cleric    take the lowest blue, yellow or green capital card home
  Y yellow  Merchant  take a gold
  G green   Scholar   draw a card
When a hand is empty, the others have one last turn; cards left go home. Then
every home district whose total is over its limit (the capital's cards and
modifiers there) is lost, unless its owner pays the excess in gold. In each
colour the highest home total takes the capital's highest card as a bonus.
After round 3 you score home cards, bonus cards and 1 a gold. A tie goes to
the most 6s, then 5s, and so on."""

GENERATIONS = """
Capital Lux 2: Generations in brief
Three rounds. In each you draft a hand, then play one card a turn: at HOME to
score, or in the CAPITAL to raise that district's limit and to use its tile.
When a hand is empty, the others have one last turn; cards left go home. Then
every home district whose total is over its limit (the capital's total there)
is lost. In each district who alone has the highest home total takes the
capital's highest card as a bonus; if that is shared, each gets 1 gold and the
card is discarded. After round 3 you score home cards, bonus cards and 2 a
gold. A tie goes to the fewest gold.
"""

SOLO = """
Capital Lux 2: Generations against ROB in brief
Three rounds. In each you draw 3 cards and keep 2, three times. ROB goes first;
then you play one card a turn: at HOME to score, or in the CAPITAL to raise that
district's limit and to use its tile. ROB turns up one of his cards: it names
the card he plays, his left, his right or the deck's top. He plays it at home if
that stays within the capital's total there, else in the capital, without a
tile; with the bonus symbol he then takes the capital's lowest other card. The
round ends when your hand is empty (ROB has one last turn) or when 3 red cards
lie in ROB's row (you have one). Cards left go home, of ROB's reserve those that
fit. Then every home district over the capital's total is lost; in each district
who alone has the highest home total takes the capital's highest card as a
bonus, and in a tie both get 1 gold and it is discarded. After round 3 you score
home cards, bonus cards and 2 a gold. In a tie you win with fewer gold.
"""


def help_lines(edition: str, solo: bool, tiles: Sequence[Power]) -> list[str]:
    """The commands, the rules in brief, and the tiles in play."""
    if edition == "first":
        return (COMMANDS + FIRST).splitlines()
    rules = SOLO if solo else GENERATIONS
    return [*(COMMANDS + rules).splitlines(), "", "The tiles in play", *in_play(tiles)]
