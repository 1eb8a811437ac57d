"""Why something is refused: a sentence in English that can be said in other languages too.

The English is here and nowhere else. The other languages have `reason-<code>` in their catalogues,
and `capital_lux.texts` says it.
"""

from __future__ import annotations

from typing import Any

LONGEST = 200
"""How much of a value is shown: it may be anything that somebody wrote into a file."""
WHOLE = 2**53
"""Every JSON reader can read whole numbers below this."""

REASONS: dict[str, str] = {
    # Parts of others
    "at": "{place}: {reason}",
    "either": "{a} or {b}",
    "tile-colour": "{tile} ({colour})",
    "allowed": "Allowed are blue: {blue}; pink: {pink}; yellow: {yellow}; green: {green}",
    "allowed-solo": "Allowed solo are blue: {blue}; pink: {pink}; yellow: {yellow}; green: {green}",
    # Actions
    "legal-now": "{reason}; legal now: {legal}",
    "no-seat": "there is no seat {seat!r}: seats are 0 to {last}",
    "not-action": "{action!r} is not an action",
    "game-over": "the game is over",
    "turn-of": "it is the turn of seat {waiting}, not seat {seat}",
    "still-choosing": "still to choose: seat {waiting}, not seat {seat}",
    "not-in-pack": "seat {seat} has no {card} in its pack",
    "not-in-hand": "seat {seat} has no {card} in its hand",
    "not-choice": "{action!r} is not one of seat {seat}'s choices",
    # Options
    "no-edition": "there is no edition {edition!r}: choose {editions}",
    "no-seats": "{seats!r} is not a number of seats for the {edition} edition: choose {allowed}",
    "first-powers": "the first edition has its own four actions and takes no powers",
    "no-set": "{powers!r} is not a set of tiles: choose {sets}, random, or four tiles",
    "not-powers": "{powers!r} is not a set's letter, random, or a list of four tiles",
    "no-tile": "there is no tile {tile!r}. {allowed}",
    "colours": "choose one tile of each colour; these are {tiles}. {allowed}",
    "two-tiles": "two tiles have the name {tile!r}",
    "not-solo": "{tile} is not for solo play. {allowed}",
    "tile-no-colour": "the tile {tile} needs a colour: {colours}",
    "tile-no-name": "the tile {tile} needs a name of its own, not {name!r}",
    "tile-not-made": "the tile {tile!r} cannot be made: {problem}",
    "not-deck": "a deck is a count for each card, not {cards!r}",
    "not-deck-card": "{card!r} in the deck is not a card",
    "not-card-count": "{count!r} is not a number of {card} cards",
    "deck-size": "a deck has 1 to {most} cards, not {count}",
    "rob-solo": "ROB's cards are for a solo game: seats=1",
    "rob-count": "ROB has 1 to {most} cards, given as a list of texts",
    "not-rob-card": "{card!r} is not a card of ROB's, like 'red left' or 'blue deck bonus'",
    "nothing-to-pick": "there is nothing to choose from",
    "no-rules": "there are no rules of version {rules!r}: this program knows {first} to {last}",
    "seed-and-tape": "give a seed or a tape, not both",
    "seed-number": "a seed number must be from 0 to 2**256 - 1",
    "seed-text": "a seed is a whole number from 0, or 64 hexadecimal digits",
    "seed-kind": "a seed must be 32 bytes, 64 hexadecimal digits or a whole number",
    # What a game no longer knows
    "no-record": "this game was played out without keeping its actions: it has no record",
    "no-tape": "a game restored from a snapshot has no tape of its beginning",
    # The form of what is read
    "not-object": "{value} is not an object",
    "not-list": "{value} is not a list",
    "not-text": "{value} is not a text",
    "not-card": "{value} is not a card",
    "not-whole": "{value} is not a whole number from {low} to {high}",
    "not-one-of": "{value} is not one of {options}",
    "missing": "{key!r} is missing",
    "unknown-key": "unknown key {key!r}",
    "many-items": "{count} items, at most {most} are possible",
    "other-count": "{count} items instead of {right}",
    "other-members": "must hold {members}, in any order",
    "district-twice": "a district is named twice",
    "action-twice": "{action!r} is offered twice",
    # Records
    "other-format": "this is not a {format}",
    "one-start": "a record has a seed, a tape or a position, and one only",
    "other-options": "other options than the record's",
    "other-commitment": "not the sha256 of the seed",
    "not-seat-action": "{value} is not a seat and an action",
    "not-playable": "{value} cannot be played: {reason}",
    "other-result": "{value} is not how this game stands",
    # Tiles of a user's own
    "not-fingerprints": "not an object of tile fingerprints",
    "tile-missing": "the tile {tile!r} (fingerprint {mark}) is missing: give its class or file",
    "tile-changed": "the tile {tile!r} has changed: fingerprint {then} then, {now} now",
    "not-memory": "not an object",
    # Positions and tapes
    "other-cards": "not the cards of this game: {cards}",
    "card-count": "{count} {card} cards in the game instead of {right}",
    "gold-count": "{gold} gold in the game instead of {right}",
    "other-colour": "a card of another colour",
    "empty-in-phase": "must be empty in phase {phase}",
    "null-in-phase": "must be null in phase {phase}",
    "one-acts": "one seat acts in phase {phase}",
    "not-actor": "not the seat that acts",
    "must-act": "seats [{seats}] must act",
    "no-choice": "nothing can be chosen",
    "last-turns": "must be null outside the turns of a round",
    "nobody-ended": "seat {seat} must have ended the round, but has cards",
    "round-end": "must be empty at the round end",
    "over-after": "a game is over after round {round}",
    "no-card-to-play": "a seat with a turn to come has no card",
    "not-begun": "before the first card is played there is nothing here",
    "not-packs": "not the packs of this round's draft",
    "draft-size": "a draft of {cards} cards is impossible",
    "draft-uneven": "all seats must have been dealt the same number of cards",
    "draft-kept": "more than this seat may have kept yet",
    "draft-over": "every pick of the draft is made",
    "draft-solo": "not a pack and picks of a solo draft",
    "gold-never": "gold cannot be paid in this game",
    "gold-not-over": "this seat is not over its limit there",
    "gold-cost": "it is {cost}",
    "gold-short": "this seat does not have enough gold",
    "bonus-first": "bonus cards are not chosen in the first edition",
    "bonus-nothing": "there is nothing for this seat to choose",
    "no-rob": "there is no ROB in this game",
    "rob-hand": "ROB's cards are not in a player's hand",
    "rob-first": "ROB goes first",
    "rob-colour": "only {colour} cards lie there",
    "rob-deck": "ROB's cards must be in his deck or turned up, each as often as there are",
    "rob-reserve": "at most {most} cards lie there",
    "rob-last-turns": "not after these red cards of ROB's and with this hand",
    # Positions of tiles
    "no-tile-used": "nobody can have used this tile",
    "not-filled": "must be filled while the deck has any",
    "modifiers": "the four modifiers must be in the deck or placed, once each",
    "rebels": "the eight rebels must be in the deck or placed, once each",
    "aristocrats": "the twelve tiles must be somewhere, once each",
    "nobody-outside": "nobody is outside",
    "not-lowest": "not a lowest card of that district",
    "not-held": "not in that seat's hand",
    "row": "{count} cards lie there while the deck has any",
    # Bots and studies
    "no-level": "there is no level {level!r}: choose {levels}",
    "bot-seconds": "a bot needs some time to think: more than 0 seconds, not {seconds}",
    "bot-simulations": "a bot needs at least 1 simulation, not {simulations}",
    "not-net": "this is not a file of a Capital Lux net",
    "net-damaged": "the net's file is damaged",
    "net-version": "the net is made for {what} {then}, and this program has {what} {now}",
    "net-size": "a net is 8 to 1024 wide, by eights, with 1 to 8 blocks; not {width} and {blocks}",
    "bot-illegal": "chose {answer}, which is not legal",
    "bot-late": "took more than {seconds} seconds",
    "bot-late-hearing": "took more than {seconds} seconds to hear an event",
    "bot-raised": "failed in {method}: {problem}",
    "bot-ended": "ended its process",
    "program-said": "the program said {said} instead of {word}",
    "program-ended": "the program ended with status {status}",
    "program-closed": "the program closed its output",
    "bot-did": "{bot} {fault}",
    "few-bots": "give at least two bots",
    "bot-twice": "give every bot once: a bot against itself proves nothing",
    "no-plan": "{file} is not a plan of a study: {problem}",
    "other-plan": "{folder} holds another study: its plan.json is not this plan",
    "folder-taken": "{folder} is not empty, and holds no study",
    "no-arrow": "a study writes Parquet files with pyarrow: pip install 'capital-lux[study]'",
    "no-ray": "a cluster needs Ray on all its machines: pip install 'capital-lux[ray]'",
    "no-cluster": "there is no Ray cluster at {address}",
    "nothing-to-decide": "this game is over: there is nothing to decide",
    "analysis-not-over": "the game is not over",
    "analysis-own-tile": "no net knows a tile of your own",
    "up-to-seat": "seat {seat} has nothing to decide now: it is up to seat {waiting}",
    "up-to-seats": "seat {seat} has nothing to decide now: it is up to seats {waiting}",
}


class Reason(str):
    """A sentence in English, or a part of one, with what other languages need to say it."""

    id: str
    """That of the message in the catalogues."""
    values: dict[str, Any]
    """What fills its blanks: texts, whole numbers, reasons, and lists of those."""


def because(code: str, /, **values: Any) -> Reason:
    """The reason of this code.

    >>> because("no-seat", seat=3, last=1)
    'there is no seat 3: seats are 0 to 1'
    """
    carried = {name: portable(value) for name, value in values.items()}
    english = {name: written(value) for name, value in values.items()}
    return made(REASONS[code].format(**english), f"reason-{code}", carried)


def written(value: Any) -> Any:
    """A value for a sentence: never long, and several things with commas between them."""
    if isinstance(value, tuple):
        return ", ".join(str(written(item)) for item in value) or "none"
    if isinstance(value, Reason):
        return value
    return short(value) if isinstance(value, str) else Written(shown(value))


class Written(str):
    """The text of something that is not a text: it gets no quotation marks."""

    __repr__ = str.__str__


def short(text: str, most: int = LONGEST) -> str:
    """A text of at most this many letters.

    >>> short("capital", 5)
    'ca...'
    """
    return text if len(text) <= most else f"{text[: most - 3]}..."


def shown(value: Any, most: int = LONGEST) -> str:
    """Any value as a short text, even one that Python cannot write."""
    try:
        return short(repr(value), most)
    except Exception:  # a number of more digits than Python writes, or an object that fails
        return f"<{type(value).__name__}>"


def word(kind: str, name: str) -> Reason:
    """A name that the catalogues have as `<kind>-<name>`: a tile's or a district's."""
    return made(name, f"{kind}-{name}", {})


def reason_of(problem: Exception) -> Reason:
    """Why an exception was raised: its own text where the rules gave no reason."""
    if problem.args and isinstance(problem.args[0], Reason):
        return problem.args[0]
    text = short(str(problem))
    return made(text, "own-text", {"text": text})


def made(text: str, message: str, values: dict[str, Any]) -> Reason:
    reason = Reason(text)
    reason.id = message
    reason.values = values
    return reason


def portable(value: Any) -> Any:
    """A value that every client can read; what is not ours becomes a text."""
    if isinstance(value, Reason) or (type(value) is int and abs(value) < WHOLE):
        return value
    if isinstance(value, tuple):
        return [portable(item) for item in value]
    return short(value) if isinstance(value, str) else shown(value)
