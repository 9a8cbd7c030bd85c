"""Where a user's own data and compiled code lie, and a lock that one process at a time can have."""

import os
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

_SYSTEMS = {
    "win32": (("APPDATA", "AppData/Roaming"), ("LOCALAPPDATA", "AppData/Local")),
    "darwin": (("", "Library/Application Support"), ("", "Library/Caches")),
}
_XDG = (("XDG_DATA_HOME", ".local/share"), ("XDG_CACHE_HOME", ".cache"))
"""For data and for caches: the variable that names the folder, and where it is without."""


def data_folder(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """Give the folder for a user's own data, as each system wants it; ``GIPF_DATA`` overrules.

    >>> str(data_folder({"XDG_DATA_HOME": "/data"}, "linux"))
    '/data/gipf'
    """
    chosen = environment.get("GIPF_DATA")
    return Path(chosen) if chosen else _own_folder(0, environment, platform)


def cache_folder(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """Give the folder for compiled code, which can be made again; ``GIPF_CACHE`` overrules.

    >>> str(cache_folder({"XDG_CACHE_HOME": "/cache"}, "linux"))
    '/cache/gipf'
    """
    chosen = environment.get("GIPF_CACHE") or environment.get("NUMBA_CACHE_DIR")
    return Path(chosen) if chosen else _own_folder(1, environment, platform)


def _own_folder(use: int, environment: Mapping[str, str], platform: str) -> Path:
    variable, usual = _SYSTEMS.get(platform, _XDG)[use]
    base = Path(environment.get(variable) or "")
    if not base.is_absolute():  # the XDG rules say so
        base = Path(os.path.expanduser("~")) / usual
    return base / "gipf"


def make_private_folder(path: Path) -> None:
    """Make a folder that nobody else on the machine can look into; one that is there stays as it is."""
    path.mkdir(mode=0o700, parents=True, exist_ok=True)


def make_private_file(path: Path) -> None:
    """Make an empty file that nobody else on the machine can read, or take one that is there from others."""
    make_private_folder(path.parent)
    path.touch(mode=0o600)
    with suppress(PermissionError):  # somebody else's file is as its owner wants it
        path.chmod(0o600)


@contextmanager
def locked(
    path: Path, *, patience: float = 0.0, on_wait: Callable[[], None] = lambda: None
) -> Iterator[bool]:
    """Hold a lock that one process at a time can have; say whether we have got it in time.

    It is the operating system's, and goes with the process that holds it.
    """
    until = time.monotonic() + patience
    with path.open("a") as file:
        is_ours = _try_to_lock(file)
        if not is_ours and patience:
            on_wait()
        while not is_ours and time.monotonic() < until:
            time.sleep(0.05)
            is_ours = _try_to_lock(file)
        yield is_ours  # closing the file gives the lock back


def _try_to_lock(file: IO[str]) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
