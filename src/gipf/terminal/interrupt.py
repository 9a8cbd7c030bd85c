"""Ctrl-C while the engine searches: it is heard at once, and the search ends in order."""

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import contextmanager
from types import FrameType
from typing import TypeVar

from gipf.search.answer import Stop

T = TypeVar("T")


def beside(work: Callable[[], T]) -> T:
    """Work in another thread: while this one runs compiled code, it does not hear Ctrl-C."""
    with ThreadPoolExecutor(1) as pool:
        future = pool.submit(work)
        while not wait([future], timeout=0.1).done:
            pass
        return future.result()


@contextmanager
def stop_on_interrupt() -> Iterator[Stop]:
    """Let Ctrl-C give a sign; a second one ends the program."""
    stop = Stop()
    before = signal.getsignal(signal.SIGINT)

    def give_sign(number: int, frame: FrameType | None) -> None:  # noqa: ARG001
        stop.set()
        signal.signal(signal.SIGINT, before)

    signal.signal(signal.SIGINT, give_sign)
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)
