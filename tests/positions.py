"""Positions in one line, so that tests read as play.

>>> game = position(capital="B5 P2", homes=["B3 B4"], hands=["P3 Y2", "B2"], gold=[3, 0])
>>> events = play(game, "0 home P3", "1 capital B2", "1 district Y")
>>> home(game, 0), capital(game), hand(game, 0), game.view()["modifiers"]["yellow"]
('B3 B4 P3', 'B5 B2 P2', 'Y2', [{'value': None, 'by': 1}])
>>> game = position("Y2 Y:G3", [], ["B2 G2", "B3 G4"], powers="recruiter merchant", deck="P6")
>>> events = play(game, "0 capital B2", "0 district Y")
>>> capital(game), game.waiting()
('B2 Y2 Y:G3 Y:P6', (1,))
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import capital_lux as lux
from capital_lux.rules.cards import (
    CARD_NAMES,
    DISTRICT_NAMES,
    GOLD_DISCS,
    LETTERS,
    MODIFIERS,
)
from capital_lux.rules.events import seen_by
from capital_lux.rules.first import First
from capital_lux.rules.generations import Generations
from capital_lux.rules.own import fingerprint
from capital_lux.rules.powers import SETS, TILES
from capital_lux.rules.powers.infiltrator import REBELS
from capital_lux.rules.rob_cards import ROB_CARDS
from capital_lux.rules.tokens import Tokens
from capital_lux.rules.versions import RULES

FIRST = {name: First.cards[kind] for kind, name in enumerate(CARD_NAMES)}
"""The first edition's cards."""
GENERATIONS = {name: Generations.cards[kind] for kind, name in enumerate(CARD_NAMES)}
"""Those of Generations."""
QUIET = {"blue": "agent", "pink": "cleric", "yellow": "follower", "green": "scholar"}
"""The tiles of the colours that a position does not name: they change nothing by being there."""
TOKENS = {name: f"{tile.singular}s" for name, tile in TILES.items() if issubclass(tile, Tokens)}
"""The tiles with a token of each seat on each district, and what a snapshot calls the tokens."""
COMPONENTS = [
    *"modifiers modifier_deck rebels rebel_deck outsider aristocrats discovery".split(),
    *TOKENS.values(),
]
"""What of a tile's components a position can be given; see `position`."""
NAME_OF = dict(zip(LETTERS, DISTRICT_NAMES, strict=True))


def by_district(cards: str) -> dict[str, list[str]]:
    """Cards sorted into districts, in the order given: `B4` in blue, `Y:B4` under yellow."""
    found: dict[str, list[str]] = {name: [] for name in DISTRICT_NAMES}
    for card in cards.split():
        found[NAME_OF[card[0]]].append(card.partition(":")[2] or card)
    return found


def bare(cards: str) -> list[str]:
    """The cards of a text, wherever they lie."""
    return [card.partition(":")[2] or card for card in cards.split()]


def tile_names(powers: str | Sequence[Any]) -> list[str]:
    """Four tiles from a set's letter or from the names of some: quiet ones for the others."""
    if isinstance(powers, str) and powers in SETS:
        return [tile.name for tile in SETS[powers]]
    given = powers.split() if isinstance(powers, str) else powers
    tiles = [TILES[tile] if isinstance(tile, str) else tile for tile in given]
    return [
        next((tile.name for tile in tiles if tile.colour == colour), quiet)
        for colour, quiet in QUIET.items()
    ]


def snapshot(
    capital: str = "",
    homes: Sequence[str] = (),
    hands: Sequence[str] = (),
    *,
    powers: str | Sequence[Any] | None = None,
    rob: Mapping[str, str] | None = None,
    gold: Sequence[int] = (),
    bonus: Sequence[str] = (),
    turn: int = 0,
    start: int | None = None,
    round: int = 1,
    last_turns: int | None = None,
    deck: str = "",
    discard: str = "",
    rest: str = "deck",
    **other: Any,
) -> dict[str, Any]:
    """The snapshot of a position; see `position`."""
    seats = max(2, len(hands), len(homes), len(gold), len(bonus))
    tiles = None if powers is None and rob is None else tile_names(powers or ())
    given = {key: other.pop(key) for key in COMPONENTS if key in other}
    robs = rob or {}
    outside = [given.get("outsider", ""), given.get("discovery", ""), robs.get("reserve", "")]
    there = bare(" ".join((capital, deck, discard, *outside, *homes, *hands, *bonus)))
    there += [card for card in robs.get("hand", "").split() if card != "-"]
    census = Counter(other.get("cards", FIRST if tiles is None else GENERATIONS))
    others = list((census - Counter(there)).elements())
    if tiles and "discoverer" in tiles and "discovery" not in given:
        given["discovery"] = " ".join(others[:3])
        del others[:3]
    if rob is not None and "-" in robs.get("hand", "-") and not last_turns and not deck:
        rest = "discard"
    if rob is not None and (rest == "deck" or deck):
        robs = filled(robs, others, capital)
    zones = {"deck": deck.split(), "discard": discard.split()}
    zones[rest] += others
    players = [
        {
            "hand": of(hands, seat, "").split(),
            "packs": [],
            "kept": [],
            "home": by_district(of(homes, seat, "")),
            "bonus": of(bonus, seat, "").split(),
            "gold": of(gold, seat, 0),
        }
        for seat in range(seats)
    ]
    out: dict[str, Any] = {
        "edition": "first" if tiles is None else "generations",
        "seats": seats if rob is None else 1,
        "rules": RULES,
        "round": round,
        "phase": "play",
        "start": (0 if rob is None else 1) if start is None else start,
        "waiting": [turn],
        "last_turns": last_turns,
        "pending": None,
        **zones,
        "capital": by_district(capital),
        "players": players,
        "tape": {},
    }
    if tiles is None:
        out["gold_pile"] = GOLD_DISCS - sum(gold)
    else:
        out["powers"] = tiles
    for tile in tiles or ("agent",):
        add_component(out, tile, given, seats)
    if rob is not None:
        table = other.get("rob_cards", ROB_CARDS)
        out["rob"] = robs_things(robs, table, last_turns)
        out["tape"]["rob"] = [list(table)] * (3 - round)
    return {**out, **other}


def of(given: Sequence[Any], seat: int, default: Any) -> Any:
    """What is given for a seat."""
    return given[seat] if seat < len(given) else default


def add_component(out: dict[str, Any], tile: str, given: Mapping[str, Any], seats: int) -> None:
    """Add what a tile needs to a snapshot."""
    to_come = 3 - int(out["round"])
    if tile == "agent":
        placed: Mapping[str, Sequence[tuple[int, int]]] = given.get("modifiers", {})
        used = [value for over in placed.values() for value, _ in over]
        left = [value for value in MODIFIERS if value not in used]
        out["modifiers"] = {
            name: [{"value": value, "by": by} for value, by in placed.get(name, ())]
            for name in DISTRICT_NAMES
        }
        out["modifier_deck"] = list(given.get("modifier_deck", left))
        out["tape"]["modifiers"] = [list(MODIFIERS)] * to_come
    elif tile == "infiltrator":
        rebels: Sequence[tuple[int, int, str]] = given.get("rebels", ())
        others = list((Counter(REBELS) - Counter(value for value, _, _ in rebels)).elements())
        out["rebels"] = {
            "deck": list(given.get("rebel_deck", others)),
            "placed": [
                {"value": value, "by": by, "seat": int(at[0]), "district": NAME_OF[at[-1]]}
                for value, by, at in rebels
            ],
        }
        out["tape"]["rebels"] = [list(REBELS)] * to_come
    elif tile in ("outsider", "discoverer"):
        key = "discovery" if tile == "discoverer" else tile
        out[key] = given.get(key, "").split()
    elif tile in TOKENS:
        letters = given.get(TOKENS[tile], ())
        out[TOKENS[tile]] = [[NAME_OF[d] for d in of(letters, s, "").split()] for s in range(seats)]
    elif tile == "aristocrat":
        out["aristocrats"] = aristocrat_tiles(given.get("aristocrats", {}), seats)


def aristocrat_tiles(given: Mapping[str, Any], seats: int) -> dict[str, Any]:
    """The aristocrats of a snapshot: `{"slots": "G3 -", "owned": ["B1"], "lost": "Y2"}`.

    Tiles that are not named lie in the deck under those of `deck`; `"rest": "lost"`: they are lost.
    """

    def named(text: str) -> list[str | None]:
        return [f"{NAME_OF[t[0]]} {t[1]}" if t != "-" else None for t in text.split()]

    owned = [named(text) for text in given.get("owned", ())]
    out: dict[str, Any] = {
        "owned": owned + [[] for _ in range(seats - len(owned))],
        "lost": named(given.get("lost", "")),
        "slots": named(given.get("slots", "B1 B2")),
        "deck": named(given.get("deck", "")),
    }
    there = [*out["lost"], *out["slots"], *out["deck"], *(tile for seat in owned for tile in seat)]
    everything = [f"{name} {value}" for name in DISTRICT_NAMES for value in (1, 2, 3)]
    out[given.get("rest", "deck")] += [tile for tile in everything if tile not in there]
    return out


def filled(given: Mapping[str, str], others: list[str], capital: str) -> dict[str, str]:
    """ROB's things with full hands: he takes high cards of the colour that the capital lacks most.

    So nothing that is added fits in his home.
    """
    totals = {letter: 0 for letter in LETTERS}
    for card in capital.split():
        totals[card[0]] += int(card[-1])
    lacking = min(totals, key=lambda letter: totals[letter])
    high = sorted((card for card in others if card[0] == lacking), key=lambda card: card[1])
    hand = [high.pop() if card == "-" else card for card in given.get("hand", "- -").split()]
    reserve = given.get("reserve", "").split()
    reserve += [high.pop() for _ in range(5 - len(reserve))]
    for card in set(hand + reserve):
        ours = (given.get("hand", "") + " " + given.get("reserve", "")).split().count(card)
        for _ in range((hand + reserve).count(card) - ours):
            others.remove(card)
    return {**given, "hand": " ".join(hand), "reserve": " ".join(reserve)}


def robs_things(
    given: Mapping[str, str], table: Sequence[str], last_turns: int | None
) -> dict[str, Any]:
    """ROB's part of a snapshot.

    `hand`: left and right card (`-`: none). `reserve`: cards. `deck`: his next cards, split by
    commas; `up`: those turned up. His other cards lie under his deck. In your last turn three red
    cards lie in his row. While the deck has cards his hand and reserve are full, see `filled`;
    where that would change his turns, all cards not named lie in the discard.
    """

    def listed(text: str) -> list[str]:
        return [card.strip() for card in text.split(",") if card.strip()]

    up, deck = listed(given.get("up", "")), listed(given.get("deck", ""))
    if last_turns and "up" not in given:
        up = [card for card in table if card.startswith("red")][:3]
    rest = list((Counter(table) - Counter(up + deck)).elements())
    hand = given.get("hand", "- -").split()
    return {
        "deck": deck + rest,
        "hand": [None if card == "-" else card for card in hand],
        "reserve": given.get("reserve", "").split(),
        "red": [card for card in up if card.startswith("red")],
        "pile": [card for card in up if card.startswith("blue")],
    }


def position(*zones: Any, **options: Any) -> lux.Game:
    """A game in the middle of a round: first edition, or Generations if `powers` or `rob` is given.

    `capital`, `homes`, `hands`, `bonus`: cards in notation; `Y:B4` is a B4 under yellow.
    `modifiers`: by district, pairs of value and placer. `turn`: who plays now; `last_turns=1` makes
    it the last turn of the round. `deck`: the deck's top cards. All cards not named go under those,
    or `rest="discard"` to the discard pile, which leaves the deck as given.

    `powers`: a set's letter, or the names of tiles (classes of a user's own too); colours not named
    have the tiles of `QUIET`. Their components: `rebels`, triples of value, placer and place
    (`(3, 0, "1 B")`), and `rebel_deck`; `outsider`, cards; `followers` and `sentinels`, letters of
    districts for each seat; `aristocrats`, see `aristocrat_tiles`; `discovery`, cards. `rob` makes
    it a solo game, see `robs_things`. Any key of a snapshot can be given too.
    """
    powers = options.get("powers") or ()
    own = [tile for tile in powers if not isinstance(tile, str)]
    given = snapshot(*zones, **options)
    if own:
        given["tiles"] = {tile.name: fingerprint(tile) for tile in own}
        memory: dict[str, Any] = {t.name: {"memory": {}, "options": []} for t in own}
        given.setdefault("tile_memory", memory)
    return lux.Game.restore(given, own)


def round_end(capital: str, homes: Sequence[str], **options: Any) -> lux.Game:
    """A position of which the last turn of the round was just played.

    The last seat's last action is a card at home: the last card written in its home.
    """
    start = options.get("start", 0 if options.get("rob") is None else 1)
    last = (start + len(homes) - 1) % len(homes)
    *before, final = homes[last].split()
    hands = [final if seat == last else "" for seat in range(len(homes))]
    there = [" ".join(before) if seat == last else home for seat, home in enumerate(homes)]
    game = position(capital, there, hands, turn=last, last_turns=1, **options)
    play(game, f"{last} home {final}")
    return game


def restored(game: lux.Game, tiles: Sequence[Any] = ()) -> lux.Game:
    """The game of the same snapshot, which must be the same game for everybody."""
    text = json.dumps(game.snapshot())
    again = lux.Game.restore(json.loads(text), tiles)
    assert json.dumps(again.snapshot()) == text
    for seat in (*range(len(game.view()["players"])), None):
        assert json.dumps(again.view(seat)) == json.dumps(game.view(seat))
    twin = game.copy()
    assert json.dumps(twin.snapshot()) == text
    return again


def play(game: lux.Game, *lines: str) -> list[lux.Event]:
    """Play actions written as `0 home B4`; all their events."""
    events: list[lux.Event] = []
    for line in lines:
        seat, _, action = line.partition(" ")
        events += game.play(int(seat), action)
    return events


def draft(game: lux.Game) -> None:
    """Everybody keeps the first cards of each pack."""
    while game.view()["phase"] == "draft":
        seat = game.waiting()[0]
        game.play(seat, game.legal(seat)[0])


def play_out(game: lux.Game) -> lux.Game:
    """Play the first legal action until the game is over."""
    while not game.over:
        seat = game.waiting()[0]
        game.play(seat, game.legal(seat)[0])
    return game


def told(events: Iterable[lux.Event], what: str, seat: int | None = None) -> list[dict[str, Any]]:
    """The events of one sort as a seat (None: a spectator) is told them."""
    seen = seen_by((event for event in events if event.what == what), seat)
    return [{k: v for k, v in event.items() if k != "what"} for event in seen]


def pending(game: lux.Game, seat: int | None = None) -> Any:
    """The choice being made as a seat (None: a spectator) sees it, but for its step."""
    seen = game.view(seat)["pending"]
    return seen and {key: value for key, value in seen.items() if key != "step"}


def joined(districts: Mapping[str, Iterable[str]]) -> str:
    """The cards of all districts in notation; `Y:B4` is a B4 under yellow."""
    return " ".join(
        card if NAME_OF[card[0]] == name else f"{name[0].upper()}:{card}"
        for name, cards in districts.items()
        for card in cards
    )


def capital(game: lux.Game) -> str:
    """The capital's cards, oldest first in each district."""
    return joined(game.view()["capital"])


def home(game: lux.Game, seat: int) -> str:
    """A home's cards, lowest first in each district."""
    return joined(game.view()["players"][seat]["home"])


def hand(game: lux.Game, seat: int) -> str:
    return " ".join(game.snapshot()["players"][seat]["hand"])


def bonus(game: lux.Game, seat: int) -> str:
    return " ".join(game.view()["players"][seat]["bonus"])


def gold(game: lux.Game) -> list[int]:
    return [player["gold"] for player in game.view()["players"]]
