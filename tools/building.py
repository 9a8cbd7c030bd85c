"""What all that is built has in common: the reason why it cannot be, and a hash of what it is built from."""

import hashlib
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

ROOT = Path(__file__).parent.parent


class BuildError(Exception):
    """Why something cannot be built here, and what would help."""


def build_or_exit(build: Callable[[], None]) -> None:
    """Build something, or say why that cannot be done."""
    try:
        build()
    except BuildError as error:
        sys.exit(f"{error}")


def fingerprint_of(root: Path, sources: Iterable[Path]) -> str:
    """Give a hash of names and contents of all sources."""
    total = hashlib.sha256()
    for path in sources:
        name = path.relative_to(root).as_posix()
        total.update(f"{name} {hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return total.hexdigest()
