"""The wording of the log; `sentences` says how a template is found and filled."""

from __future__ import annotations

FIRST = {
    "opened": "{card} opens the {district} district of the capital.",
    "lot": "Drawing for the start (highest begins): {seat} {modifier}.",
    "round": "Round {round}: {start} starts.",
    "round-you": "Round {round}: you start.",
    "short": "The deck is short: everybody is dealt {number}.",
    "dealt": "{Seat} is dealt {cards}.",
    "dealt-you": "You are dealt {cards}.",
    "dealt-hidden": "",
    "kept": "{Seat} keeps {card}.",
    "kept-you": "You keep {card}.",
    "ready": "",
    "passed": "{Seat} passes {cards} to {to}.",
    "passed-you": "You pass {cards} to {to}.",
    "passed-hidden": "",
    "played-home": "{Seat} plays {card} at home.",
    "played-home-you": "You play {card} at home.",
    "played-capital": "{Seat} plays {card} in the capital ({power}).",
    "played-capital-you": "You play {card} in the capital ({power}).",
    "nothing": "Nothing happens: the {power} is not possible now.",
    "drew": "{Seat} draws {card}.",
    "drew-you": "You draw {card}.",
    "drew-hidden": "{Seat} draws a card.",
    "took_gold": "{Seat} takes {count} gold.",
    "took_gold-you": "You take {count} gold.",
    "looked": "{Seat} looks at a modifier: {modifier}.",
    "looked-you": "You look at a modifier: {modifier}.",
    "looked-hidden": "",
    "placed": "{Seat} puts {modifier} face down over {district}.",
    "placed-you": "You put {modifier} face down over {district}.",
    "placed-hidden": "{Seat} puts a modifier face down over {district}.",
    "took": "{Seat} takes {card} home from the capital.",
    "took-you": "You take {card} home from the capital.",
    "last_turns": "{Seat} has no cards left: one last turn for everybody else.",
    "last_turns-you": "You have no cards left: one last turn for everybody else.",
    "laid_down": "{Seat} lays down {cards} at home.",
    "laid_down-you": "You lay down {cards} at home.",
    "revealed": "{Owner} modifier over {district} is turned up: {modifier}.",
    "over_limit": "{Owner} {district} total of {total} is over the limit of {limit}.",
    "paid": "{Seat} pays {count} gold and keeps the {district} cards.",
    "paid-you": "You pay {count} gold and keep the {district} cards.",
    "discarded": "{Seat} discards {cards}.",
    "discarded-you": "You discard {cards}.",
    "bonus": "{Seat} leads in {district} and takes {card} as a bonus card.",
    "bonus-you": "You lead in {district} and take {card} as a bonus card.",
    # The next round's first sentence names its starting seat.
    "next_start": "",
    "scored": "{Seat} scores {home} at home + {bonus} bonus + {gold} gold = {points}.",
    "scored-you": "You score {home} at home + {bonus} bonus + {gold} gold = {points}.",
    "won": "{Seat} wins.",
    "won-you": "You win!",
    "shared": "{Seats} share the victory.",
}
"""What both editions tell."""

IMPOSSIBLE = {
    "agent": "no modifier is left",
    "infiltrator": "no rebel is left",
    "recruiter": "the deck is empty",
    "cleric": "no card can be taken",
    "doomsayer": "nobody has two cards in blue, yellow or green",
    "mentalist": "the hand is empty",
    "merchant": "the gold pile is empty",
    "follower": "there is a follower on every district",
    "aristocrat": "no aristocrat is left",
    "sentinel": "every district is guarded",
    "scholar": "the deck is empty",
    "convertor": "the deck is empty",
    "discoverer": "the row is empty",
    "dualist": "the deck and the hand are empty",
}
"""Why a power did nothing."""

GENERATIONS = {
    "turned_up": "{card} is turned up.",
    "put": "{Seat} puts {card} into the {district} district of the capital.",
    "put-you": "You put {card} into the {district} district of the capital.",
    "moved": "{Seat} moves {card} in the capital, from {district} to {to_district}.",
    "moved-you": "You move {card} in the capital, from {district} to {to_district}.",
    "outcast": "{Seat} sends {card} out of {district} to the Outsider district.",
    "outcast-you": "You send {card} out of {district} to the Outsider district.",
    "picked_up": "{Seat} takes {card} from the capital's {district} district to hand.",
    "picked_up-you": "You take {card} from the capital's {district} district to your hand.",
    "picked_up-none": "{Seat} takes {card} from the row to hand.",
    "picked_up-none-you": "You take {card} from the row to your hand.",
    "gave": "{Seat} puts {card} into {whose} home.",
    "gave-you": "You put {card} into {whose} home.",
    "again": "{Seat} takes another turn.",
    "again-you": "You take another turn.",
    "looked_rebel": "{Seat} looks at a rebel: {rebel}.",
    "looked_rebel-you": "You look at a rebel: {rebel}.",
    "looked_rebel-hidden": "",
    "placed_rebel": "{Seat} puts a rebel of {rebel} face down into {own} {district} district.",
    "placed_rebel-you": "You put a rebel of {rebel} face down into {own} {district} district.",
    "placed_rebel-hidden": "{Seat} puts a rebel face down into {own} {district} district.",
    "revealed_rebel": "The rebel in {whose} {district} district is turned up: {rebel}.",
    "sent_follower": "{Seat} sends a follower to {district}.",
    "sent_follower-you": "You send a follower to {district}.",
    "followed": "{Owner} follower in {district} brings {count} gold.",
    "took_aristocrat": "{Seat} takes the {district} aristocrat of {value}.",
    "took_aristocrat-you": "You take the {district} aristocrat of {value}.",
    "lost_aristocrat": "{Seat} loses the {district} aristocrat of {value}.",
    "lost_aristocrat-you": "You lose the {district} aristocrat of {value}.",
    "posted": "{Seat} posts a sentinel in {district}: their limit there is 2 higher this round.",
    "posted-you": "You post a sentinel in {district}: your limit there is 2 higher this round.",
    "spent": "{Owner} sentinel in {district} was needed: its gold is spent.",
    "returned": "{Owner} sentinel in {district} was not needed: its gold comes home.",
    "bonus-none": "{Seat}, alone lowest at home, takes {card} from the Outsider district as a "
    "bonus card.",
    "bonus-none-you": "You, alone lowest at home, take {card} from the Outsider district as a "
    "bonus card.",
    "removed": "{card} of the capital's {district} district is discarded.",
    "removed-none": "{card} of the Outsider district is discarded.",
    "tied": "{Seats} share the lead in {district}: 1 gold each, and {card} of the capital is "
    "discarded.",
    "tied-none": "{Seats} share the lowest home: 1 gold each, and {card} of the Outsider district "
    "is discarded.",
    "power_points": "{Seat} gets {points} points for tiles.",
    "power_points-you": "You get {points} points for tiles.",
    "scored-tiles": "{Seat} scores {home} at home + {bonus} bonus + {gold} for gold + {tiles} for "
    "tiles = {points}.",
    "scored-tiles-you": "You score {home} at home + {bonus} bonus + {gold} for gold + {tiles} for "
    "tiles = {points}.",
    "moved_by_tile": "{card} goes from {zone} to {to_zone}.",
    "moved_in_secret": "{card} goes from {zone} to {to_zone}.",
    "moved_in_secret-hidden": "A card goes from {zone} to {to_zone}.",
    "paid_by_tile": "{Seat} pays {count} gold.",
    "paid_by_tile-you": "You pay {count} gold.",
}
"""What the tiles tell, a user's own too."""

SOLO = {
    "short-solo": "The deck is short: {number} to choose from.",
    "left_over": "{Seat} discards {card}, the one left over.",
    "left_over-you": "You discard {card}, the one left over.",
    "reserved": "ROB's reserve is given {cards}.",
    "rob_turned": "ROB turns up {turned}.",
    "rob_played-home": "ROB turns up {turned} and plays {card} at home.",
    "rob_played-capital": "ROB turns up {turned} and plays {card} in the capital.",
    "rob_nothing": "ROB has no such card and plays nothing.",
    "rob_refilled": "ROB's {side} card is now {card}.",
    "rob_bonus": "ROB takes {card}, the capital's lowest, as a bonus card.",
    "played-home-solo": "ROB begins with {card} at home.",
    "last_turns-solo": "Three red cards lie in ROB's row: you have one last turn.",
    "last_turns-solo-you": "You have no cards left: ROB has one last turn.",
    "laid_down-solo": "ROB lays down {cards} of his reserve at home.",
}
"""What only a game against ROB tells, or tells otherwise."""

TEMPLATES = {
    **FIRST,
    **{
        f"nothing-{tile}": f"The {tile.title()} does nothing: {why}."
        for tile, why in IMPOSSIBLE.items()
    },
    **GENERATIONS,
    **SOLO,
}
