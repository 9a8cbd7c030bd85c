"""One profile for hypothesis, what several tests use, and which tests are for compiled or plain code.

The tests of the kernel run compiled; for coverage, which sees nothing of that, as plain Python
(``NUMBA_DISABLE_JIT=1``). A test marked ``compiled`` or ``plain`` belongs to one of the two runs.
"""

import gc
import io
import os
import shutil
import signal
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# No property test depends on a clock: a busy machine is no reason to fail.
settings.register_profile(
    "gipf",
    derandomize=True,
    deadline=None,
    max_examples=80,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("gipf")

if not shutil.which("nvidia-smi"):  # without a GPU, numba's simulator stands in for it
    os.environ["NUMBA_ENABLE_CUDASIM"] = "1"

# Where tests let others join, those are on this machine, too.
os.environ["GIPF_LAN"] = "127.0.0.2"

# A shell's background job ignores Ctrl-C, one under nohup that its terminal is closed; and so would every
# program a test starts.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
if hasattr(signal, "SIGHUP") and signal.getsignal(signal.SIGHUP) is signal.SIG_IGN:
    signal.signal(signal.SIGHUP, signal.SIG_DFL)

# The terminal speaks the machine's language, and tests read English.
if everything := os.environ.pop("LC_ALL", None):
    os.environ["LC_CTYPE"] = everything
os.environ["LC_MESSAGES"] = "C"

IS_PLAIN = os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the tests of the other run out."""
    other = "compiled" if IS_PLAIN else "plain"
    left_out = [item for item in items if item.get_closest_marker(other)]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]


# Thousands of tests, once collected, stay to the end: looking through them for garbage again and again would
# find nothing, and take a minute in the tests that count what is left behind.
gc.disable()


def pytest_collection_finish() -> None:
    """From here on look for garbage, but only among what tests make."""
    gc.freeze()
    gc.enable()


@pytest.fixture
def own_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep games in a folder of the test's own, and print as at any terminal."""
    monkeypatch.setenv("GIPF_DATA", str(tmp_path / "data"))
    for name in ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> io.StringIO:
    """Give a standard input that is no terminal, to be written into."""
    stdin = io.StringIO()
    monkeypatch.setattr(sys, "stdin", stdin)
    return stdin
