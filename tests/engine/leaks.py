"""What a test must not leave behind: processes, threads, open files."""

import gc
import os
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.patience import PATIENCE


def until(is_so: Callable[[], bool]) -> bool:
    """Wait until something is so; say whether it came true."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        if time.monotonic() > end:
            return False
        time.sleep(0.005)
    return True


def children() -> set[str]:
    """Give the processes this one has started, zombies too."""
    tasks = Path(f"/proc/{os.getpid()}/task").iterdir()
    return {pid for task in tasks for pid in (task / "children").read_text().split()}


def open_files() -> set[str]:
    return set(os.listdir("/proc/self/fd"))


@contextmanager
def nothing_left() -> Iterator[None]:
    """See to it that what was started has ended, and what was opened is closed."""
    gc.collect()
    threads, files, processes = set(threading.enumerate()), len(open_files()), children()
    yield
    gc.collect()
    assert until(lambda: children() <= processes), "a process is left"
    assert until(lambda: set(threading.enumerate()) <= threads), "a thread is left"
    assert until(lambda: len(open_files()) <= files), "a file is left open"
