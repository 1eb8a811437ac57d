"""Puzzles of the first edition."""

from __future__ import annotations

from tests.bots.puzzle import Puzzle, agent, cleric, first, gold_choice

FIRST_EDITION = [
    Puzzle(
        "take the free bonus",
        "Y6 at home makes 8 under a limit of 12 and leads: 6 points and a bonus card of 6.",
        first("Y6 Y6", ["Y2", "Y3 B2"], ["Y6", "B5"]),
        "home Y6",
    ),
    Puzzle(
        "do not go over",
        "Y3 at home makes 7 over 6 and loses all; in the capital it lifts the limit for a gold.",
        first("Y6", ["Y4", "P2"], ["Y3", "P3"]),
        "capital Y3",
    ),
    Puzzle(
        "lift the limit under what lies at home",
        "Yellow is 9 over 6; Y3 in the capital makes it just fit, and keeps the lead.",
        first("Y6 B6", ["Y4 Y5 B2", "B3"], ["Y3", "P3"]),
        "capital Y3",
    ),
    Puzzle(
        "which of two cards goes to the capital",
        "The card not played goes home: B5 fits there, Y3 would burst yellow.",
        first("Y6 B5 P2", ["Y4", "P2"], ["Y3 B5", "P3"]),
        "capital Y3",
    ),
    Puzzle(
        "do not save the leader",
        "Seat 1's yellow is over by 3 and lost; Y5 in the capital would save it.",
        first("Y6", ["", "Y4 Y5"], ["Y5", "P2"]),
        "home Y5",
    ),
    Puzzle(
        "a merchant pays for blue",
        "Blue is over by 1: the gold of Y2 in the capital saves 13 points.",
        first("B6 B6 Y4", ["B6 B5 B2", "Y3"], ["Y2", "Y2"]),
        "capital Y2",
    ),
    Puzzle(
        "the scholar lifts green",
        "Green is full: G2 at home loses 8; in the capital it lifts the limit and draws a card.",
        first("G6", ["G6", "P2"], ["G2", "P3"], deck="B2 Y2"),
        "capital G2",
    ),
    Puzzle(
        "end the round now",
        "Seat 1 holds more blue than fits: G2 at home leaves it one turn, a Scholar's card more.",
        first(
            "B5 G6",
            ["G3", "B5"],
            ["G2", "B5 B4 B4 B6"],
            last_turns=None,
            deck="B5",
        ),
        "home G2",
    ),
    Puzzle(
        "pay gold for the win",
        "Two gold keep 12 points and the lead, which brings a 6.",
        gold_choice("B4 B6", ["B6 B6", "P2"], gold=[3, 0]),
        "pay",
    ),
    Puzzle(
        "do not pay more than it saves",
        "Five gold for two points and no bonus card.",
        gold_choice("Y2", ["P2", "Y2"], gold=[5, 0], modifiers={"pink": [(-3, 1)]}),
        "discard",
    ),
    Puzzle(
        "save gold for the district that matters",
        "The two gold are worth 10 points in yellow, asked next, and 4 in blue.",
        gold_choice("B2 Y2 Y6", ["B4 Y4 Y6", "B2"], gold=[2, 0]),
        "discard",
    ),
    Puzzle(
        "pay for the lead as well as the cards",
        "Three gold keep 5 points; without them seat 1 takes the 6.",
        gold_choice("G2 G6", ["G6 G5", "G4 G3"], gold=[3, 0]),
        "pay",
    ),
    Puzzle(
        "an agent saves your district",
        "Pink is over by 3; only +4 over pink keeps 11 points.",
        agent("P2 P6 B6", ["P6 P5 B4", "B5"], 4),
        "district P",
    ),
    Puzzle(
        "an agent saves the dearer district",
        "+2 is enough for yellow (12) or for green (5): yellow.",
        agent("Y4 Y6 G3", ["Y6 Y6 G5", "B2"], 2),
        "district Y",
    ),
    Puzzle(
        "an agent breaks the leader",
        "Seat 1's blue stands at its limit of 11: any minus there loses it.",
        agent("B5 B6 Y6", ["Y4", "B6 B5 Y2"], -3),
        "district B",
    ),
    Puzzle(
        "an agent's -1 where it breaks something",
        "Seat 1 is exactly at the limit in green and below it elsewhere.",
        agent("B6 G5 G4 Y6", ["B5 Y4", "G5 G4 B3 Y3"], -1),
        "district G",
    ),
    Puzzle(
        "an agent's -3 where it harms nobody of yours",
        "You stand at the limit in blue, pink and yellow; nobody has green.",
        agent("B6 P6 Y6 G6", ["B6 P6 Y6", "B2 P2 Y2"], -3),
        "district G",
    ),
    Puzzle(
        "an agent may not save the others",
        "+4 over pink saves seat 1, over yellow you: both are over there.",
        agent("P4 Y4", ["Y5 Y3", "P5 P3"], 4),
        "district Y",
    ),
    Puzzle(
        "a cleric takes the card that fits",
        "Y5 leaves a limit of 6 and leads; B2 is worth less, G4 bursts green.",
        cleric("Y5 Y6 B2 B6 G4 G4", ["G4 B2", "P2"]),
        "district Y",
    ),
    Puzzle(
        "a cleric breaks the leader",
        "Without its lowest card blue's limit is below seat 1's 8.",
        cleric("B2 B6 Y5 Y6", ["G2", "B5 B3"]),
        "district B",
    ),
    Puzzle(
        "a cleric leaves your own limit alone",
        "Your blue needs all of the capital's blue, your yellow all its yellow.",
        cleric("B4 B5 Y4 Y5 G2 G6", ["B6 B3 Y6 Y3", "P2"]),
        "district G",
    ),
    Puzzle(
        "deny a district",
        "G6 at home goes past seat 1's 9, safely: you get the bonus card instead of it.",
        first("G6 G6 Y5", ["G4", "G5 G4"], ["G6", "Y3"]),
        "home G6",
    ),
    Puzzle(
        "a tie is enough for the starting seat",
        "Tied seats take in turn order from the start: you take the 6, seat 1 only the 2.",
        first("B6 B2 Y2", ["B2", "B6"], ["B4", "Y2"], start=0),
        "home B4",
    ),
    Puzzle(
        "three seats: burst the one in the lead",
        "Seat 2 is ahead by far and stands at its limit in pink; seat 1 is no danger.",
        agent("P5 P6 Y4 B5", ["B5 Y3", "Y4", "P6 P5 B2"], -1, turn=0),
        "district P",
    ),
    Puzzle(
        "four seats: keep what you have",
        "P4 at home bursts pink; in the capital it lifts it, and a Cleric takes a card besides.",
        first("P6 Y3 Y5", ["P5", "P4", "B2", "G2"], ["P4", "Y2", "B2", "G2"]),
        "capital P4",
    ),
    Puzzle(
        "the last draft pick",
        "Y6 fits under yellow's 14 and leads; seat 1 would get it otherwise.",
        first(
            "Y6 Y5 Y3 B2",
            ["Y5", "Y4"],
            ["Y6 B5 P2", "P3 P2 Y2"],
            last_turns=None,
            phase="draft",
            waiting=[0],
            players=[
                {
                    "hand": [],
                    "packs": ["Y6", "B5"],
                    "kept": ["P2"],
                    "home": {"blue": [], "pink": [], "yellow": ["Y5"], "green": []},
                    "bonus": [],
                    "gold": 0,
                },
                {
                    "hand": [],
                    "packs": ["P3"],
                    "kept": ["P2", "Y2"],
                    "home": {"blue": [], "pink": [], "yellow": ["Y4"], "green": []},
                    "bonus": [],
                    "gold": 0,
                },
            ],
        ),
        "keep Y6",
        exact=False,
    ),
    Puzzle(
        "two turns left: the dump that cannot wait",
        "Both blue cards must go to the capital or home bursts; P2 may as well lie down.",
        first("B6 P4", ["B6", "P3"], ["B4 P2", "P2 Y2"], last_turns=None),
        "capital B4",
    ),
    Puzzle(
        "a cleric against what the last player must lay down",
        "Seat 1's Y5 fits yellow's 11 exactly; without Y2 it bursts, whatever it does with Y2.",
        first("Y2 Y4 Y5 P4 G6", ["P2", "Y6"], ["P2", "Y5 G2"], last_turns=None),
        "capital P2",
    ),
    Puzzle(
        "an agent is good whatever it finds",
        "A plus saves your pink of 17, a minus breaks seat 1's yellow of 17: more than B6 at home.",
        first(
            "B6 B4 P5 P4 P6 Y5 Y4 Y6 Y2",
            ["P6 P6 P5 B2", "Y6 Y6 Y5 B5"],
            ["B6", "P2"],
        ),
        "capital B6",
        hard=True,
    ),
]
