"""The threads that share the work of a batch.

Each has a part of the games. Waking a thread takes as long as a hundred decisions. So one that has
carried out an order looks for the next one for a moment, without Python's lock, before it sleeps.
Plain Python that `crew.pxd` compiles.
"""

from __future__ import annotations

import threading
import weakref
from collections.abc import Sequence
from queue import SimpleQueue

from capital_lux.envs.batch.plain import CHECK
from capital_lux.envs.batch.slots import Slot, last_of
from capital_lux.observation.layout import SIZE
from capital_lux.rules.actions import ACTIONS
from capital_lux.rules.given import wrong

try:
    import cython
except ImportError:  # the plain files run without it
    from capital_lux.envs.batch import plain as cython

if not cython.compiled:
    from capital_lux.envs.batch.plain import fence, pause

PATIENCE = 1000 if cython.compiled else 1
"""How often a thread looks for an order before it sleeps: for about half a millisecond."""
Bell = SimpleQueue[bool]


class BatchPart:
    """Some of a batch's games, and what is to be done with them.

    An order is given by counting `ordered` up, and is done when `finished` is the same.
    """

    def __init__(self, root: Slot, out: bytearray, marks: bytearray) -> None:
        last = last_of(root)
        for buffer, size in ((out, SIZE), (marks, ACTIONS)):
            if not isinstance(buffer, bytearray) or len(buffer) < (last + 1) * size:
                raise wrong(f"a bytearray of {size} bytes for each game", type(buffer))
        self.root = root
        self.buffers = out, marks
        self.out = out
        self.marks = marks
        self.order = CHECK
        self.ordered = 0
        self.finished = 0
        self.illegal = -1
        self.asleep = False
        """Read and written only with Python's lock."""

    def carry_out(self) -> None:
        self.illegal = self.root.carry_out(self.order, self.out, self.marks)

    def serve(self) -> None:
        """Carry out orders until none has come for a while."""
        idle = 0
        while idle < PATIENCE:
            if self.ordered == self.finished:
                pause()
                idle += 1
            else:
                fence()
                self.carry_out()
                fence()
                self.finished = self.ordered
                idle = 0

    def wait(self) -> None:
        """Wait until the order is carried out."""
        while self.finished != self.ordered:
            pause()
        fence()


class Crew:
    """A thread for each part but the first, which the caller does; they end with the crew."""

    def __init__(self, roots: Sequence[Slot], out: bytearray, marks: bytearray) -> None:
        self.first, *others = [BatchPart(root, out, marks) for root in roots]
        self.others: list[tuple[BatchPart, Bell]] = [(part, SimpleQueue()) for part in others]
        for hand in self.others:
            threading.Thread(target=work, args=hand, daemon=True).start()
        weakref.finalize(self, dismiss, [bell for _, bell in self.others])

    def do(self, order: int) -> int:
        """Carry out an order in all parts; CHECK gives the first illegal game, or -1."""
        for part, bell in self.others:
            part.order = order
            fence()
            part.ordered += 1
            if part.asleep:
                bell.put(True)
        part = self.first
        part.order = order
        with cython.nogil:
            part.carry_out()
        illegal = part.illegal
        for part, _ in self.others:
            with cython.nogil:
                part.wait()
            if illegal < 0:
                illegal = part.illegal
        return illegal


def work(part: BatchPart, bell: Bell) -> None:
    """What a thread does, until it is dismissed."""
    if not isinstance(part, BatchPart):
        raise wrong("a part of the games", part)
    at_work = True
    while at_work:
        with cython.nogil:
            part.serve()
        part.asleep = True
        # No bell rings for an order that came before the caller could see us asleep.
        if part.ordered == part.finished:
            at_work = bell.get()
        part.asleep = False


def dismiss(bells: Sequence[Bell]) -> None:
    for bell in bells:
        bell.put(False)
