"""Compiling ahead: once for each family of variants, by one process at a time.

What is compiled is kept on disk (see `gipf.kernel.bits`). A file beside it says that all of it is
there; until then whoever needs it compiles it under a lock, since Numba mixes up what several
processes write at once. The lock is the operating system's and goes with the process that holds it.
"""

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, NamedTuple

from gipf.errors import GipfError
from gipf.kernel.bits import IS_COMPILED, cache_folder
from gipf.kernel.convert import rules_of
from gipf.variants import Variant

PLAYING, COUNTING = "playing", "counting"
"""What the kernel is needed for: batches of games, or counts of sequences."""

FAMILIES = {1: "basic", 2: "tournament", 3: "ultimate", 4: "matrx"}
"""A variant of each family, by the length of the family's argument."""

PATIENCE = 600.0
"""How many seconds to wait for another process that compiles."""

_at_hand: set[tuple[int, str]] = set()


def say(line: str) -> None:
    """Tell the person who waits."""
    print(f"gipf: {line}", file=sys.stderr, flush=True)


def one_of_each_family() -> list[Variant]:
    """Give a variant of each family: whoever has compiled for these has compiled for all."""
    return [Variant.parse(text) for text in FAMILIES.values()]


def is_ready(variant: Variant, purpose: str = PLAYING) -> bool:
    """Whether everything a purpose needs is compiled, or nothing ever is (``NUMBA_DISABLE_JIT``)."""
    return not IS_COMPILED or _mark(variant, purpose).exists()


def prepare(
    variant: Variant, purpose: str = PLAYING, tell: Callable[[str], None] = say
) -> float | None:
    """Compile what a purpose needs, unless it is there; give the seconds it took, if any."""
    family = len(rules_of(variant).family)
    if (family, purpose) in _at_hand:
        return None
    _at_hand.add((family, purpose))
    if is_ready(variant, purpose):
        return None
    try:
        return _compile(family, purpose, _mark(variant, purpose), tell)
    except BaseException:
        _at_hand.discard((family, purpose))
        raise


def _mark(variant: Variant, purpose: str) -> Path:
    family = len(rules_of(variant).family)
    return cache_folder(USES[purpose].package) / f"{FAMILIES[family]}.{purpose}"


def _compile(family: int, purpose: str, mark: Path, tell: Callable[[str], None]) -> float | None:
    mark.parent.mkdir(parents=True, exist_ok=True)
    cache_folder().mkdir(parents=True, exist_ok=True)
    with alone(cache_folder() / "lock", tell):  # one for all: what is searched is also played
        if mark.exists():
            return None  # another process has done it
        seconds = USES[purpose].seconds[family]
        tell(
            f"compiling the engine for {purpose} {FAMILIES[family]} and the like, once: "
            f"about {seconds} seconds"
        )
        began = time.monotonic()
        USES[purpose].run(Variant.parse(f"{FAMILIES[family]};repetition=99"))
        mark.touch()
        return time.monotonic() - began


def _play(variant: Variant) -> None:
    """Do once all that a batch can do."""
    from gipf.kernel.batch import Batch
    from gipf.kernel.symmetry import canonical_move

    batch = Batch(variant, 1, threads=1)
    for look in (batch.legal_mask, batch.count_moves, batch.hashes, batch.features):
        look()
    batch.transformed(1)
    for code in batch.legal_moves(0)[:1]:
        canonical_move(batch.family, batch.lookup, batch.states, 0, int(code))
    batch.step(batch.random_moves(seed=1))
    batch.play_out(seed=1)


def _count(variant: Variant) -> None:
    from gipf.kernel.perft import perft
    from gipf.position import Position

    perft(Position.start(variant), 2, threads=1)


class Use(NamedTuple):
    """What has to be compiled for a purpose."""

    run: Callable[[Variant], None]  # does once all that the purpose needs
    seconds: dict[int, int]  # about how long that takes on two cores, by family
    package: str = "kernel"  # whose code it is


USES: dict[str, Use] = {
    PLAYING: Use(_play, {1: 10, 2: 10, 3: 25, 4: 25}),
    COUNTING: Use(_count, {1: 10, 2: 10, 3: 20, 4: 20}),
}
"""The purposes there are; packages that build on this one add theirs."""


# ---------------------------------------------------------------------- one process at a time


@contextmanager
def alone(
    lock: Path, tell: Callable[[str], None] = say, patience: float = PATIENCE
) -> Iterator[None]:
    """Hold a lock that one process at a time can have."""
    began, told = time.monotonic(), False
    with lock.open("a") as file:
        while not _try_to_lock(file):
            if not told:
                tell("another process is compiling the engine; waiting for it")
                told = True
            if time.monotonic() - began > patience:
                raise GipfError(
                    f"another process has held {lock} for {patience:.0f} seconds; end that process"
                )
            time.sleep(0.05)
        yield  # closing the file gives the lock back


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
