"""Where a table comes from: a game on this machine, a table of a server, a record.

All speak the server's words. An update is `{"number", "entries", "seats"}`: the entries of the log
since the last one, each with what every seat of ours is told, and the table as each of them sees
it. So a screen does not know what kind of table it shows.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from capital_lux.rules.power import Power
from capital_lux.rules.shapes import View
from capital_lux.texts import Message

Tell = Callable[["News"], None]


class News(NamedTuple):
    """Something that a source has to say; what is None has not changed."""

    update: Mapping[str, Any] | None = None
    info: Mapping[str, Any] | None = None
    notice: Message | Mapping[str, Any] | None = None
    """A sentence for the user."""
    lost: bool | None = None
    """Whether the server cannot be reached."""


class Source(ABC):
    """A table. Everything runs in the screen's event loop and returns at once."""

    curtain = True
    """Whether our seats are different people, who may not see each other's cards."""
    tells_ends = True
    """Whether the end of a round is told step by step, until somebody has seen it."""

    @property
    def link(self) -> str:
        """Where others find this table."""
        return ""

    @property
    def hints(self) -> bool:
        """Whether an expert may be asked."""
        return True

    @property
    def rematch(self) -> bool:
        """Whether another game can follow when this one is over."""
        return True

    @property
    def tiles(self) -> Sequence[Power]:
        """The tiles in play, where a user's own can explain themselves; else nothing."""
        return ()

    @abstractmethod
    async def open(self, tell: Tell) -> None:
        """Begin to tell news."""

    async def close(self) -> None:
        """End everything; a game is saved."""
        return

    async def act(self, seat: int, action: str) -> None:
        """Do what the user decided; a refusal comes as news."""
        return

    async def take_back(self, seat: int) -> None:
        """Take back the last action of a seat, if the table allows it."""
        return

    @property
    def busy(self) -> bool:
        """Whether an action of ours is on its way: the next one must wait."""
        return False

    @property
    def patient(self) -> bool:
        """Whether bots wait a little before they act, unless they are hurried."""
        return False

    def hurry(self) -> None:
        """Let the bots act at once."""
        return

    async def again(self) -> bool:
        """Set the table for another game with the same people; `open` then shows it."""
        return False

    async def want_bot(self, seat: int) -> None:
        """Ask for a bot in a seat that is open, or whose person is away."""
        return

    async def advise(self, view: View, heard: list[Any]) -> dict[str, Any] | None:
        """What an expert would do in a seat; None if nobody can say."""
        return None

    async def saved(self) -> Message | None:
        """Why the game is not safe, if it is not."""
        return None

    def leaving(self) -> Message:
        """What happens to the game when the user leaves now."""
        return Message("full-leave-over")

    def farewell(self) -> list[str]:
        """What to print when the screen is closed."""
        return []
