"""Ctrl-C while the engine compiles or searches: it is heard at once, and the work ends in order."""

import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import contextmanager, suppress
from types import FrameType
from typing import TypeVar

from gipf.kernel.compiling import is_kept
from gipf.kernel.warmup import is_ready
from gipf.messages import language_of_machine
from gipf.search.answer import Stop
from gipf.variants import Variant

T = TypeVar("T")

_COMPILE = """
import signal, sys
signal.signal(signal.SIGINT, signal.SIG_IGN)
try:
    import importlib
    importlib.import_module(sys.argv[4])
    from gipf.kernel.warmup import prepare, say_in
    from gipf.variants import Variant
    prepare(Variant.parse(sys.argv[1]), sys.argv[2], say_in(sys.argv[3]))
except Exception:
    sys.exit(1)
"""


def compile_apart(
    variant: Variant, purpose: str, language: str = "", module: str = "gipf.engine.players"
) -> None:
    """Compile what a purpose needs in a process of its own, unless it is there; say so in a language.

    ``module`` is one that knows the purpose once it is imported.

    Ctrl-C ends that process. Within the compiler it would now and then go unheard, or break what the
    compiler is about. Where the process fails, or could not keep what it compiles, that is left to the first
    search.
    """
    if is_ready(variant, purpose) or not is_kept():
        return
    language = language or language_of_machine()
    command = [sys.executable, "-P", "-c", _COMPILE, str(variant), purpose, language, module]
    with suppress(OSError), subprocess.Popen(command, stdin=subprocess.DEVNULL) as process:
        try:
            process.wait()
        except KeyboardInterrupt:
            process.kill()
            process.wait()
            raise


def beside(work: Callable[[], T], meanwhile: Callable[[], None] | None = None) -> T:
    """Work in another thread: while this one runs compiled code, it does not hear Ctrl-C.

    ``meanwhile`` is called ten times a second.
    """
    with ThreadPoolExecutor(1) as pool:
        future = pool.submit(work)
        while not wait([future], timeout=0.1).done:
            if meanwhile:
                meanwhile()
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
