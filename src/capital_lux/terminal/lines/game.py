"""Line mode: a game against computer opponents with nothing but lines of text."""

from __future__ import annotations

import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TextIO

from capital_lux.bots.hint import advice
from capital_lux.bots.match import Player
from capital_lux.console.files import save
from capital_lux.console.refusal import FAILED, INTERRUPTED, complain, said_by_system
from capital_lux.console.speech import say, sentences
from capital_lux.play.viewpoint import new_teller, seen
from capital_lux.rules.events import Event
from capital_lux.rules.game import Game
from capital_lux.rules.own import TileError
from capital_lux.rules.shapes import SeenEvent, View
from capital_lux.telling.check import Check
from capital_lux.terminal.lines.advice import advice_lines
from capital_lux.terminal.lines.asking import Left, choice_lines, complaint, meant, plain
from capital_lux.terminal.lines.ending import ended
from capital_lux.terminal.lines.help import help_lines
from capital_lux.terminal.lines.screen import Screen, thinking
from capital_lux.terminal.lines.table import table, wrap
from capital_lux.terminal.lines.tiles import legend
from capital_lux.terminal.opponents import failure, fault_sentences, rated
from capital_lux.terminal.seats import Seating
from capital_lux.texts import Message

COMMANDS = {"?": "help", "help": "help", "t": "table", "table": "table", "q": "leave"}
COMMANDS |= {"quit": "leave", "exit": "leave", "q!": "drop", "h": "log", "l": "log", "log": "log"}
IN_THE_END = ("power_points", "scored", "won")
"""Events that the table of points tells instead."""
COMMANDS |= {"!": "hint", "hint": "hint", "l all": "all", "h all": "all", "log all": "all"}
COMMANDS |= {"u": "back", "undo": "back"}


class TakenBack(Exception):
    """The user has taken their last action back: another one is asked for."""


class LineGame:
    """One human and the bots of the other seats at a table."""

    def __init__(self, seating: Seating, path: Path | None, resumed: Path | None = None) -> None:
        """`path`: where to save; a file is only written over if the game was `resumed` from it."""
        self.seating = seating
        (self.human,) = seating.people
        self.names = seating.names
        self.path = path
        self.replace = path is not None and path == resumed
        self.saved = False
        self.screen = Screen()
        self.show = self.screen.show
        view = self.game.view(self.human)
        self.solo = "rob" in view
        self.tiles = self.game.powers() if "powers" in view else ()
        self.bots: dict[int, Player] = {}
        self.faults_told: dict[int, int] = {}
        self.greeted = False
        """Whether the marks of the tiles have been explained."""
        self.hear_all()
        self.told = 0 if resumed is None else self.round_at
        """How much of the log the user has read."""

    @property
    def game(self) -> Game:
        return self.seating.play.game

    # The log

    def hear_all(self) -> None:
        """Tell new bots, and the human, all that has happened and stands."""
        before, self.bots = self.bots, self.seating.bots()
        for seat, player in before.items():
            # What they did wrong is not forgotten.
            self.bots[seat].faults, self.bots[seat].traceback = player.faults, player.traceback
        self.teller = new_teller(self.game, self.names, self.human)
        self.check = Check()
        self.heard: list[SeenEvent] = []
        """The events that the human saw, for a hint."""
        self.log: list[str] = []
        self.round_at = 0
        """Where the round's log begins."""
        for events in self.seating.play.standing():
            self.hear(events)

    def hear(self, events: Sequence[Event]) -> None:
        """Tell everybody what they may know of these events, and the human through the log."""
        for player in self.bots.values():
            player.hear(events)
        self.check.hear(events)
        heard = seen(events, self.human)
        self.heard += heard
        # The points are shown as a table at the end.
        known = [event for event in heard if event["what"] not in IN_THE_END]
        begins = [at for at, event in enumerate(known) if event["what"] == "round"]
        if begins:
            self.log += [*sentences(self.teller, known[: begins[-1]]), ""]
            self.round_at = len(self.log)
        self.log += sentences(self.teller, known[begins[-1] :] if begins else known)

    def tell_news(self) -> None:
        news = self.log[self.told :]
        self.told = len(self.log)
        if news:
            self.show(["", *(line for text in news for line in wrap(text))])

    # The game

    def play(self) -> int:
        """Play to the end or until the user leaves; the exit status."""
        for name in ("SIGHUP", "SIGTERM"):
            if hasattr(signal, name):
                # A closed window or a shutdown is a ctrl-C: the game is saved.
                signal.signal(getattr(signal, name), signal.default_int_handler)
        try:
            self.greet()
            while not self.game.over:
                self.let_bots_play()
                if self.human in self.game.waiting():
                    self.let_human_play()
            return self.finish()
        except Left:
            self.tell_failures()
            return 0
        except EOFError:
            self.tell_failures()
            return 0 if self.save() else 1
        except KeyboardInterrupt:
            self.tell_failures()
            return INTERRUPTED if self.save() else 1
        except TileError as problem:
            # The game is as before the action; what happened until then is not lost.
            self.tell_news()
            self.save()
            return complain(str(problem), FAILED)
        except OSError:
            # Nobody reads what we print any more; the game is kept all the same.
            if not self.saved:
                self.save(sys.stderr)
            raise

    def greet(self) -> None:
        """Say who plays, and what proves the deal fair."""
        edition = Message(f"edition-{self.game.edition.name}")
        if self.solo:
            lines = wrap(say("play-greeting-solo", edition=edition))
        else:
            lines = wrap(say("play-greeting", edition=edition, opponents=self.opponents()))
        if self.seating.without_net is not None:
            lines += wrap(say(self.seating.without_net))
        if self.game.commitment:
            lines.append(say("play-deal", commitment=self.game.commitment))
        self.show([*lines, say("play-keys")])

    def opponents(self) -> list[Message] | Message:
        """The opponents of the human, and how well they play."""
        others = [one for seat, one in enumerate(self.seating.players) if seat != self.human]
        kinds = {kind for kind, _ in others}
        if len(kinds) > 1:
            return [
                Message("bots-level", {"names": name, "level": rated(kind)})
                for kind, name in others
            ]
        names = [name for _, name in others]
        return Message("bots-level", {"names": names, "level": rated(kinds.pop())})

    def let_bots_play(self) -> None:
        """Every bot that is waited for acts once, on its own view."""
        for seat in self.game.waiting():
            if seat in self.bots:
                player = self.bots[seat]
                with thinking(say("play-thinking", name=player.name)):
                    action = player.choose(self.game.view(seat))
                self.log += fault_sentences(player, self.faults_told.get(seat, 0))
                self.faults_told[seat] = len(player.faults)
                self.hear(self.seating.play.act(seat, action))

    def let_human_play(self) -> None:
        view = self.game.view(self.human)
        self.tell_news()
        if self.is_new(view):
            self.show(["", *table(view, self.names, self.human, self.check)])
        if not self.greeted:
            self.greeted = True
            self.show([*[""] * bool(self.tiles), *legend(self.tiles)])
        self.show(["", *choice_lines(view, self.names, self.check)])
        try:
            action = self.ask(view)
        except TakenBack:
            return
        self.hear(self.seating.play.act(self.human, action))

    def is_new(self, view: View) -> bool:
        """Whether the table is worth showing: not again within one draft or one turn."""
        if view["phase"] == "draft":
            return not view["players"][self.human]["kept"]
        return bool(view["phase"] != "power")

    def ask(self, view: View) -> str:
        """A legal action from the user; other commands are carried out on the way."""
        while True:
            line = self.screen.ask(f"{say('play-prompt')} ")
            if line is None:
                raise EOFError
            text = plain(line)
            command = COMMANDS.get(text)
            if command == "drop" or (command == "leave" and self.save()):
                raise Left
            if command == "leave":
                self.show([say("play-not-saved")])
            elif command == "back":
                self.take_back()
            elif command:
                self.obey(command, view)
            else:
                action = meant(text, view["legal"])
                if action is not None:
                    return action
                self.show(complaint(text, len(view["legal"])))

    def take_back(self) -> None:
        """Take back the human's last action and what bots did since, if that is possible."""
        play = self.seating.play
        number = play.can_take_back(self.human)
        if number is None:
            self.show([say("play-no-take-back")])
            return
        play.take_back(self.human, number)
        self.hear_all()
        self.told = len(self.log)
        self.show([say("play-taken-back")])
        raise TakenBack

    def obey(self, command: str, view: View) -> None:
        """Carry out a command that is not an action."""
        if command == "help":
            text = help_lines(self.game.edition.name, self.solo, self.tiles)
            self.show(["", *text, ""])
        elif command == "hint":
            with thinking(say("play-asking-expert")):
                found = advice(view, self.heard, tiles=self.seating.tiles)
            self.show(["", *advice_lines(found, view, self.names), ""])
        elif command == "table":
            lines = table(view, self.names, self.human, self.check)
            self.show(["", *lines, "", *choice_lines(view, self.names, self.check)])
        else:
            log = self.log if command == "all" else self.log[self.round_at :]
            self.show(["", *(line for text in log for line in wrap(text)), ""])

    # The end

    def finish(self) -> int:
        """Show the points and who won, and keep the record."""
        view = self.game.view(self.human)
        self.seating.settle()
        self.tell_news()
        self.show(ended(view, self.names, self.teller))
        self.tell_failures()
        return self.keep_record()

    def keep_record(self) -> int:
        """Save the record of a game that is over, unless the user wants none."""
        if self.path is None:
            answer = self.screen.ask(f"{say('play-save-question')} ")
            if answer and answer.strip().lower().startswith("n"):
                return 0
        return 0 if self.save() else 1

    def tell_failures(self) -> None:
        for player in self.bots.values():
            if player.faults:
                self.show(failure(player.name, len(player.faults), player.traceback))

    def save(self, file: TextIO | None = None) -> bool:
        """Save the record and say where; whether it worked."""
        out = file or sys.stdout
        try:
            path = save(self.seating.record(), self.path, self.replace)
        except OSError as problem:
            key = "play-save-failed-in" if self.path else "play-save-failed"
            print(say(key, path=str(self.path), problem=said_by_system(problem)), file=sys.stderr)
            return False
        self.saved = True
        print("", *self.seating.how_to_go_on(path), sep="\n", file=out)
        return True
