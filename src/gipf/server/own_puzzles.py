"""Puzzles made on this machine: ``puzzles.json`` in the data folder, read anew when it has changed."""

import logging
import threading
from pathlib import Path

from gipf.course.puzzle import add_puzzles
from gipf.errors import GipfError

_log = logging.getLogger("gipf.server.own_puzzles")


class OwnPuzzles:
    """What ``gipf puzzles make`` has made; a file that is damaged is left out."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._lock = threading.Lock()
        self._seen: tuple[int, int, int] | None = None

    def refresh(self) -> None:
        """Add what has come since the file was last read."""
        with self._lock:
            try:
                status = self._path.stat()
                seen = (status.st_mtime_ns, status.st_size, status.st_ino)
                if seen != self._seen:
                    self._seen = seen
                    add_puzzles(self._path)
            except FileNotFoundError:
                pass
            except (GipfError, OSError) as error:
                _log.warning("%s", error)
