"""Work for all cores of a machine, or of a cluster, whose results come in order."""

from __future__ import annotations

import logging
import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, contextmanager
from typing import Any, Protocol, TypeVar

from capital_lux.rules.reasons import because

Value = TypeVar("Value")
Task = tuple[Any, ...]
Prepare = Callable[[], object]

AHEAD = 2
"""Tasks under way for each process, so that none waits while a long one is done."""
PATIENCE = 3
"""Processes that may end by themselves, one after the other, without any result between them."""


class Interrupted(KeyboardInterrupt):
    """Ctrl-C; `found` is what was found before it."""

    def __init__(self, found: Any) -> None:
        super().__init__()
        self.found = found


class Workers(Protocol):
    """Calls a function for each task, somewhere."""

    def in_order(
        self, function: Callable[..., Value], tasks: Iterable[Task], ahead: int = 0
    ) -> Iterator[Value]:
        """What a function makes of each task, in order; `ahead`: at most this many at once."""


def workers(
    jobs: int, prepare: Prepare | None = None, *, cluster: str | None = None, patience: int = 1
) -> AbstractContextManager[Workers]:
    """Processes of this machine, or of the Ray cluster at an address.

    `prepare` is called first in every process. What a process leaves undone when it ends by itself
    is done by another; after `patience` such ends in a row `BrokenProcessPool` is raised.
    """
    if cluster is None:
        return processes(jobs, prepare, patience)
    return on_ray(cluster, prepare, patience)


class Here:
    """This process: nothing is started for a little work."""

    def in_order(
        self, function: Callable[..., Value], tasks: Iterable[Task], ahead: int = 0
    ) -> Iterator[Value]:
        for task in tasks:
            yield function(*task)


class Processes:
    """A pool of processes."""

    def __init__(self, count: int, prepare: Prepare | None, patience: int) -> None:
        self.count = count
        self.prepare = prepare
        self.patience = patience
        self.start()

    def start(self) -> None:
        self.pool = ProcessPoolExecutor(
            self.count, initializer=begin_work, initargs=(self.prepare,)
        )

    def in_order(
        self, function: Callable[..., Value], tasks: Iterable[Task], ahead: int = 0
    ) -> Iterator[Value]:
        under_way: deque[tuple[Task, Future[Value]]] = deque()
        ends = 0

        def submit(task: Task) -> None:
            with uninterrupted():
                under_way.append((task, self.pool.submit(function, *task)))

        def first() -> Value:
            nonlocal ends
            while True:
                try:
                    found = under_way[0][1].result()
                except BrokenProcessPool:
                    ends += 1
                    if ends >= self.patience:
                        raise
                    self.pool.shutdown(cancel_futures=True)
                    self.start()
                    left = [task for task, _ in under_way]
                    under_way.clear()
                    for task in left:
                        submit(task)
                else:
                    ends = 0
                    under_way.popleft()
                    return found

        try:
            for task in tasks:
                try:
                    submit(task)
                except BrokenProcessPool:
                    # `first` starts new processes, and the last task is submitted with the others.
                    under_way.append((task, failed(BrokenProcessPool())))
                if len(under_way) >= (ahead or AHEAD * self.count):
                    yield first()
            while under_way:
                yield first()
        finally:
            for _, future in under_way:
                future.cancel()


def failed(problem: Exception) -> Future[Any]:
    future: Future[Any] = Future()
    future.set_exception(problem)
    return future


@contextmanager
def processes(count: int, prepare: Prepare | None, patience: int) -> Iterator[Processes]:
    """Processes; nothing is left running behind."""
    before = set(multiprocessing.active_children())
    found = Processes(count, prepare, patience)
    try:
        yield found
    except BaseException:
        for process in set(multiprocessing.active_children()) - before:
            process.terminate()
        raise
    finally:
        found.pool.shutdown(cancel_futures=True)


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


def begin_work(prepare: Prepare | None) -> None:
    """Make a process ready; ctrl-C is for its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if prepare is not None:
        prepare()


class Cluster:
    """The processes of a Ray cluster, whose machines all have the same package installed."""

    def __init__(self, ray: Any, prepare: Prepare | None, patience: int) -> None:
        self.ray = ray
        self.prepare = prepare
        self.patience = patience

    def in_order(
        self, function: Callable[..., Value], tasks: Iterable[Task], ahead: int = 0
    ) -> Iterator[Value]:
        remote = self.ray.remote(max_retries=self.patience - 1)(prepared)
        cores = max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        under_way: deque[Any] = deque()
        try:
            for task in tasks:
                under_way.append(remote.remote(self.prepare, function, task))
                if len(under_way) >= (ahead or AHEAD * cores):
                    yield self.first(under_way)
            while under_way:
                yield self.first(under_way)
        finally:
            for one in under_way:
                self.ray.cancel(one)

    def first(self, under_way: deque[Any]) -> Any:
        try:
            return self.ray.get(under_way.popleft())
        except self.ray.exceptions.WorkerCrashedError as problem:
            raise BrokenProcessPool from problem


def prepared(prepare: Prepare | None, function: Callable[..., Value], task: Task) -> Value:
    if prepare is not None:
        prepare()
    return function(*task)


@contextmanager
def on_ray(address: str, prepare: Prepare | None, patience: int) -> Iterator[Cluster]:
    """A connection to a cluster; `auto` is the one that runs on this machine."""
    try:
        import ray
    except ImportError:
        raise ValueError(because("no-ray")) from None
    try:
        ray.init(address, log_to_driver=False, logging_level=logging.ERROR)
    except ConnectionError:
        raise ValueError(because("no-cluster", address=address)) from None
    try:
        yield Cluster(ray, prepare, patience)
    finally:
        ray.shutdown()
