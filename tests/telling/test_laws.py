"""Laws of the table model and of the log, in whole random games."""

from __future__ import annotations

import copy
import json
import random
from collections import Counter
from typing import Any

import capital_lux as lux
from capital_lux.rules.events import seen_by
from capital_lux.telling.check import Check
from capital_lux.telling.lines import IDS, LINES
from capital_lux.telling.model import table_model
from tests.telling.games import Sayers, games, moves, names_of, readers, tellers

GAMES = 60 if lux.COMPILED else 10
TARGETS = {
    "keep": {"pack"},
    "home": {"home"},
    "capital": {"capital"},
    "district": {"capital"},
    "place": {"home"},
    "slot": {"slot"},
    "card": {"hand", "capital", "row", "outsider"},
    "pay": {"button"},
    "discard": {"button"},
}
LIES_IN = {
    "outsider 1": "capital",
    "outsider 2": "outsider",
    "cleric 1": "capital",
    "missionary 1": "capital",
    "mentalist 0": "hand",
    "mentalist 2": "capital",
    "convertor 0": "hand",
    "discoverer 0": "row",
    "hermit 0": "hand",
}
"""Where the cards lie that a tile lets choose, by its step."""
TOLD_BY_TABLE = ("late", "lost-seat", "took-back")
"""By a table, not by the game."""
ENDS_ROUND = {"laid_down", "bonus", "removed", "over_limit", "round", "scored", "won"}
"""After these the table has changed by more than the action."""


def check_target(choice: dict[str, Any], view: Any) -> None:
    """A choice is shown where the thing is that it names."""
    verb, *rest = choice["action"].split()
    target = choice["target"]
    assert target["zone"] in TARGETS[verb], choice
    if verb == "card":
        pending = view["pending"]
        asks = f"{pending['power']} {pending.get('step', 0)}" if "power" in pending else ""
        assert target["zone"] == LIES_IN.get(asks, "capital"), choice
    card, district = target.get("card"), target.get("district")
    mine = view["players"][view["seat"]]
    zones = {
        "pack": mine["packs"],
        "hand": mine["hand"],
        "row": view.get("discovery"),
        "outsider": view.get("outsider"),
    }
    if card is not None:
        assert card == rest[-1]
        if verb in ("home", "capital"):
            assert card in mine["hand"]
        else:
            assert card in (zones.get(target["zone"]) or view["capital"][district]), choice
    if district is not None and verb != "card":
        assert district[0].upper() == rest[-1][0]
    if target["zone"] == "home":
        assert target["seat"] == (int(rest[0]) if verb == "place" else view["seat"])
    if target["zone"] == "slot":
        assert target["slot"] == int(rest[0])
        if "aristocrats" in view:
            assert view["aristocrats"]["slots"][target["slot"] - 1]


def check_figures(model: dict[str, Any], view: Any, check: Check) -> None:
    """The figures of a table agree with each other, the view and the last check."""
    for district, found in model["districts"].items():
        known = [value for value in found["modifiers"] if value is not None]
        assert found["limit"] == view["totals"][district] + sum(known) + check.gone[district]
        assert found["hidden"] == len(found["modifiers"]) - len(known)
    for seat, (player, home) in enumerate(zip(view["players"], model["homes"], strict=True)):
        for district, here in home.items():
            extra = here["guard"] + check.paid[seat, district]
            assert here["total"] == player["totals"][district]
            assert here["limit"] == model["districts"][district]["limit"] + extra
            assert here["room"] == here["limit"] - here["total"] - here["rebels"]["known"]
            can_be_over = not check.gone and bool(player["home"][district])
            assert here["over"] == (can_be_over and here["room"] < 0)


def check_unknown(model: dict[str, Any], game: lux.Game) -> None:
    """What a seat is told that lies face down may be: all that it does not see."""

    def values(view: Any) -> list[int]:
        placed = [one for here in view.get("modifiers", {}).values() for one in here]
        placed += view.get("rebels", {}).get("placed", [])
        held = [(view["pending"] or {}).get(name) for name in ("modifier", "rebel")]
        found = [*(one["value"] for one in placed), *held]
        return [value for value in found if value is not None]

    truth: Any = game.snapshot()
    deck = [*truth.get("modifier_deck", []), *truth.get("rebels", {}).get("deck", [])]
    everything = Counter([*deck, *values(truth)])
    assert Counter(model["unknown"]) == everything - Counter(values(model["view"]))


def check_payers(model: dict[str, Any]) -> None:
    """Whoever is asked for gold may pay, and ROB never pays."""
    view = model["view"]
    assert set(model["payers"]) <= set(range(view["seats"]))
    assert view["phase"] != "gold" or view["pending"]["seat"] in model["payers"]


def test_every_table_can_be_shown_in_every_language() -> None:
    """Each legal action has a choice with a message and a place; each question can be said."""
    sayers = Sayers()
    for number, game in enumerate(games(GAMES)):
        names = names_of(game)
        check = Check(game.opening)
        for seat, action in moves(game, random.Random(number)):
            for reader in (seat, *random.Random(number).sample(readers(game), 2)):
                view = game.view(reader)
                model = table_model(view, names, check)
                assert model["seat"] == reader
                assert [choice["action"] for choice in model["choices"]] == view["legal"]
                for choice in model["choices"]:
                    sayers.say(choice["message"])
                    check_target(choice, view)
                check_figures(model, view, check)
                check_unknown(model, game)
                check_payers(model)
                sayers.say(model["ask"])
                waits = reader not in view["waiting"]
                assert model["ask"]["id"].startswith("wait-" if waits else "ask-")
                assert model["result"] is None
            check.hear(game.play(seat, action))
        for reader in readers(game):
            model = table_model(game.view(reader), names)
            assert (model["ask"], model["choices"]) == (None, [])
            check_result(model["result"], game, sayers)


def check_result(result: dict[str, Any], game: lux.Game, sayers: Sayers) -> None:
    """The points of a finished game add up, and its sentences can be said."""
    assert [row["total"] for row in result["rows"]] == game.scores()
    for row in result["rows"]:
        assert row["home"] == sum(row["homes"].values())
        assert row["total"] == row["home"] + row["bonus"] + row["gold"] + row["tiles"]
    assert result["winners"] == list(game.winners())
    best = max(game.scores())
    assert (result["tie_break"] is not None) == (game.scores().count(best) > 1)
    assert (result["rating"] is not None) == ("rob" in game.view(None))
    for message in (result["tie_break"], result["rating"]):
        if message is not None:
            sayers.say(message)


def test_every_event_is_told_in_every_language() -> None:
    """Lines can be said, none is the last resort, and each event is told at most once."""
    sayers = Sayers()
    for number, game in enumerate(games(GAMES)):
        told_by = tellers(game)
        happened = list(game.opening)
        rng = random.Random(number)
        actions = moves(game, rng)
        while True:
            for reader, teller in told_by.items():
                seen = seen_by(happened, reader)
                lines = teller.lines(seen)
                places = Counter(place for line in lines for place in line["events"])
                assert not places or max(places.values()) == 1
                assert set(places) <= set(range(len(seen)))
                for line in lines:
                    assert not line["message"]["id"].startswith("log-other")
                    assert all(said.endswith((".", "!")) for said in sayers.say(line["message"]))
                for place, fact in enumerate(seen):
                    if place not in places:
                        silent = (LINES.get(key, "") is None for key in teller.keys(fact))
                        assert any(silent), fact
            step = next(actions, None)
            if step is None:
                break
            happened = game.play(*step)
    if lux.COMPILED:
        seldom = {"log-shared", "log-shared-you", "log-removed-none", "log-short", "log-short-solo"}
        usual = {IDS[key] for key, needs in LINES.items() if needs is not None} - seldom
        # What only somebody who sees everything is told, and what is impossible very seldom.
        usual -= {f"log-{key}" for key in ("dealt", "kept", "drew", "looked", "looked-rebel")}
        usual -= {"log-placed", "log-placed-rebel", "log-rob-turned", "log-rob-nothing"}
        usual -= {f"log-{key}{you}" for key in TOLD_BY_TABLE for you in ("", "-you")}
        usual -= {"log-same-deal", "log-chosen-deal"}
        assert {name for name in usual - sayers.ids if not name.startswith("log-nothing")} <= {
            "log-moved-in-secret",
            "log-tied-none",
            "log-tied-none-you",
            "log-removed",
        }


def test_a_model_is_made_of_the_view_alone_and_changes_nothing() -> None:
    for number, game in enumerate(games(GAMES // 5)):
        names = names_of(game)
        for at, (seat, action) in enumerate(moves(game, random.Random(number))):
            if at % 7 == 0:
                view = game.view(seat)
                before = copy.deepcopy(view)
                model = table_model(view, names)
                assert view == before
                # Through JSON nothing of the game can come along.
                again = table_model(json.loads(json.dumps(view)), names)
                assert json.dumps(model) == json.dumps(again)
            game.play(seat, action)


def test_a_preview_is_what_happens() -> None:
    """Of all choices, not only of plays: what is said before is so afterwards."""
    compared: Counter[str] = Counter()
    for number, game in enumerate(games(GAMES * 2, seed=1)):
        names = names_of(game)
        solo = "rob" in game.view(None)
        for seat, action in moves(game, random.Random(number)):
            before = table_model(game.view(seat), names)
            events = game.play(seat, action)
            after = table_model(game.view(seat), names)
            (choice,) = (one for one in before["choices"] if one["action"] == action)
            verb = action.split()[0]
            kind = f"{verb} {(before['view']['pending'] or {}).get('power', '')}".strip()
            ended = any(event.what in ENDS_ROUND for event in events)
            asked_on = (after["view"]["pending"] or {}).get("seat") == seat and verb != "capital"
            if verb in ("home", "capital"):
                assert len(choice["preview"]) == 1
            if ended or asked_on:
                continue
            for change in choice["preview"]:
                check_change(change, before, after, seat if solo else None)
                compared[kind] += 1
    plays = {"home", "capital"}
    tiles = ("agent", "cleric", "recruiter", "doomsayer", "missionary", "mentalist", "outsider")
    others = {f"district {tile}" for tile in tiles}
    others |= {f"place {tile}" for tile in ("infiltrator", "convertor", "sentinel")}
    wanted = plays | (others if lux.COMPILED else set())
    assert wanted <= compared.keys(), compared


def check_change(
    change: dict[str, Any], before: dict[str, Any], after: dict[str, Any], solo: int | None
) -> None:
    """A change came about; `solo`: ROB has played since, only this seat's home is as it was."""
    district = change["district"]
    if change["zone"] == "capital":
        assert change["before"] == before["districts"][district]["limit"]
        if solo is None:
            assert change["after"] == after["districts"][district]["limit"], change
        return
    here = after["homes"][change["seat"]][district]
    if solo is None or solo == change["seat"]:
        assert change["after"] == here["total"] + here["rebels"]["known"], change
    if solo is None:
        assert change["limit"] == here["limit"]
        assert change["over"] == (here["room"] < 0)


def test_a_district_that_is_given_up_is_empty() -> None:
    found = 0
    for number, game in enumerate(games(GAMES, seed=2)):
        names = names_of(game)
        for seat, action in moves(game, random.Random(number)):
            model = table_model(game.view(seat), names)
            game.play(seat, action)
            if action == "discard":
                (choice,) = (one for one in model["choices"] if one["action"] == action)
                (change,) = choice["preview"]
                assert (change["after"], change["over"]) == (0, False)
                assert game.view(seat)["players"][seat]["totals"][change["district"]] == 0
                found += 1
    assert found or not lux.COMPILED
