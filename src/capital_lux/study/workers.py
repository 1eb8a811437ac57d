"""Work for all cores, whose results come in order."""

from __future__ import annotations

import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from typing import Any, TypeVar

Result = TypeVar("Result")


class Interrupted(KeyboardInterrupt):
    """Ctrl-C; `found` is what was found before it."""

    def __init__(self, found: Any) -> None:
        super().__init__()
        self.found = found


@contextmanager
def processes(count: int, prepare: Callable[[], object] | None) -> Iterator[ProcessPoolExecutor]:
    """A pool of processes; nothing is left running behind."""
    before = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(count, initializer=begin_work, initargs=(prepare,))
    try:
        yield pool
    except BaseException:
        for process in set(multiprocessing.active_children()) - before:
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Hold ctrl-C back: a pool that is stopped while it starts a process never ends."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def begin_work(prepare: Callable[[], object] | None) -> None:
    """Make a process ready; ctrl-C is for its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if prepare is not None:
        prepare()


def in_order(
    pool: ProcessPoolExecutor,
    function: Callable[..., Result],
    tasks: Iterable[tuple[Any, ...]],
    ahead: int,
) -> Iterator[Result]:
    """What a function makes of each task, in their order; up to `ahead` are under way at once."""
    under_way: deque[Future[Result]] = deque()
    try:
        for task in tasks:
            with uninterrupted():
                under_way.append(pool.submit(function, *task))
            if len(under_way) >= ahead:
                yield under_way.popleft().result()
        while under_way:
            yield under_way.popleft().result()
    finally:
        for future in under_way:
            future.cancel()
