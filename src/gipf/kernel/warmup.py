"""Compiling ahead: once for each family of variants, by one process at a time.

What is compiled is kept on disk (see `gipf.kernel.compiling`). A file beside it says that all of it is
there; until then whoever needs it compiles it under a lock, since Numba mixes up what several
processes write at once. Where nothing can be written, what is missing is compiled in memory.
"""

import re
import shutil
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from gipf.folders import cache_folder, locked
from gipf.kernel.compiling import IS_COMPILED, PACKAGES, code_folder, is_kept, keep_nothing
from gipf.kernel.convert import rules_of
from gipf.messages import Message, language_of_machine, render
from gipf.variants import Variant

Tell = Callable[[Message], None]
"""Hears of compiling: what is compiled, that another process does it, or that it cannot be kept."""

PLAYING, COUNTING = "playing", "counting"
"""Purposes: batches of games, and perft."""

FAMILIES = {1: "basic", 2: "tournament", 3: "ultimate", 4: "matrx"}
"""A variant of each family, by the length of the family's argument."""

PATIENCE = 1800.0
"""Seconds to wait for another process to finish compiling, before compiling in memory."""
DAY = 86400.0
OLD = 30
"""Days after which compiled code of other versions is removed, unless it is used."""

_VERSION = re.compile(rf"({'|'.join(PACKAGES)})-[0-9a-f]{{16}}")
_at_hand: set[tuple[int, str]] = set()
_under_way: list[tuple[int, str]] = []
_told_in_memory: list[bool] = []
_compiler = threading.RLock()


def say(line: str) -> None:
    """Tell the person who waits."""
    print(f"gipf: {line}", file=sys.stderr, flush=True)


def say_in(language: str) -> Tell:
    """Give what tells the person who waits of compiling, in a language."""
    return lambda message: say(render(message, language))


def _say_message(message: Message) -> None:
    say_in(language_of_machine())(message)


def one_of_each_family() -> list[Variant]:
    """Give a variant of each family: whoever has compiled for these has compiled for all."""
    return [Variant.parse(text) for text in FAMILIES.values()]


def is_ready(variant: Variant, purpose: str = PLAYING) -> bool:
    """Whether everything a purpose needs is compiled, or nothing ever is (``NUMBA_DISABLE_JIT``)."""
    if not IS_COMPILED:
        return True
    mark = _mark(variant, purpose)
    if not mark.exists():
        return False
    with suppress(OSError):  # it may be somebody else's
        if time.time() - mark.stat().st_mtime > DAY:
            mark.touch()  # it is in use, so not old
    return True


def prepare(variant: Variant, purpose: str = PLAYING, tell: Tell = _say_message) -> float | None:
    """Compile what a purpose needs, unless it is there; give the seconds it took, if any.

    Threads that need the same wait for the one that compiles it.
    """
    key = len(rules_of(variant).family), purpose
    if key in _at_hand:
        return None
    with _compiler:
        if key in _at_hand or key in _under_way:  # compiling it calls this again
            return None
        took = None
        if not is_ready(variant, purpose):
            _under_way.append(key)
            try:
                took = _compile(*key, _mark(variant, purpose), tell)
            finally:
                _under_way.pop()
        _at_hand.add(key)
        return took


def _mark(variant: Variant, purpose: str) -> Path:
    family = len(rules_of(variant).family)
    return code_folder(USES[purpose].package) / f"{FAMILIES[family]}.{purpose}"


def _compile(family: int, purpose: str, mark: Path, tell: Tell) -> float | None:
    what = Compiling(purpose, FAMILIES[family], USES[purpose].seconds[family])
    for listener in LISTENERS:
        listener(what, False)
    began, package = time.monotonic(), USES[purpose].package
    try:
        if not is_kept(package):
            _compile_in_memory(what, mark, tell)
        elif len(_under_way) > 1:  # the lock is ours already
            _compile_and_mark(what, mark, tell)
        elif not _compile_alone(what, mark, tell):
            return None
    finally:
        for listener in LISTENERS:
            listener(what, True)
    return time.monotonic() - began


def _compile_alone(what: "Compiling", mark: Path, tell: Tell) -> bool:
    """Compile while no other process does; say whether there was anything left to compile."""

    def wait() -> None:
        tell({"id": "compiling-elsewhere", "args": {}})

    code_folder().mkdir(parents=True, exist_ok=True)
    # one lock for all: what is searched is also played
    with locked(code_folder() / "lock", patience=PATIENCE, on_wait=wait) as is_ours:
        if mark.exists():
            return False  # another process has done it
        if is_ours:
            _compile_and_mark(what, mark, tell)
            clear_old(cache_folder())
        else:
            _compile_in_memory(what, mark, tell)
    return True


def _compile_and_mark(what: "Compiling", mark: Path, tell: Tell) -> None:
    _tell_what(what, tell)
    try:
        _run(what)
        mark.parent.mkdir(parents=True, exist_ok=True)
        mark.touch()
    except OSError:
        _compile_in_memory(what, mark, tell)


def _compile_in_memory(what: "Compiling", mark: Path, tell: Tell) -> None:
    if not _told_in_memory:
        _told_in_memory.append(True)
        tell({"id": "compiling-in-memory", "args": {"folder": str(mark.parent.parent)}})
    if is_kept(USES[what.purpose].package):  # it could not be after all
        keep_nothing()
    _tell_what(what, tell)
    _run(what)


def _tell_what(what: "Compiling", tell: Tell) -> None:
    tell({"id": "compiling", "args": what._asdict()})


def _run(what: "Compiling") -> None:
    USES[what.purpose].run(Variant.parse(f"{what.variant};repetition=99"))


def clear_old(folder: Path, days: float = OLD) -> list[Path]:
    """Remove compiled code of other versions that was not used for a number of days."""
    cleared = []
    for old in folder.iterdir():
        if not _VERSION.fullmatch(old.name) or old in map(code_folder, PACKAGES):
            continue
        with suppress(OSError):
            used = max(path.stat().st_mtime for path in (old, *old.rglob("*")))
            if time.time() - used < days * DAY:
                continue
            with locked(old / "lock") as is_ours:
                if is_ours:
                    shutil.rmtree(old, ignore_errors=True)
                    cleared.append(old)
    return cleared


def _play(variant: Variant) -> None:
    """Do once all that a batch can do."""
    import numpy as np

    from gipf.kernel.batch import Batch
    from gipf.kernel.symmetry import canonical_move

    batch = Batch(variant, 1, threads=1)
    for look in (batch.legal_mask, batch.count_moves, batch.hashes, batch.features):
        look()
    batch.first_legal(batch.random_moves(seed=1)[:, None])
    batch.planes(np.zeros(4, np.int64), 1, 0)
    batch.replay(np.zeros((0, 9), np.int64), [])
    batch.transformed(1)
    for code in batch.legal_moves(0)[:1]:
        canonical_move(batch.family, batch.lookup, batch.states, 0, int(code))
    batch.step(batch.random_moves(seed=1))
    batch.play_out(seed=1)


def _count(variant: Variant) -> None:
    from gipf.kernel.perft import perft
    from gipf.position import Position

    perft(Position.start(variant), 2, threads=1)


class Compiling(NamedTuple):
    """What is being compiled: for which purpose, which family, and about how long it takes."""

    purpose: str
    variant: str
    seconds: int


LISTENERS: list[Callable[[Compiling, bool], None]] = []
"""Called with everything that is compiled in this process, when it begins and when it is done."""


class Use(NamedTuple):
    """What has to be compiled for a purpose."""

    run: Callable[[Variant], None]  # does once all that the purpose needs
    seconds: dict[int, int]  # about how long that takes on two cores, by family
    package: str = "kernel"  # whose code it is


USES: dict[str, Use] = {
    PLAYING: Use(_play, {1: 10, 2: 10, 3: 25, 4: 25}),
    COUNTING: Use(_count, {1: 10, 2: 10, 3: 20, 4: 20}),
}
"""All purposes; packages that build on this one add theirs."""
