"""Folders of the user's own, and the lock that one process at a time can have."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from gipf.folders import cache_folder, data_folder, locked

HOME = "/home/ann"


@pytest.fixture(autouse=True)
def _at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", HOME)
    monkeypatch.setenv("USERPROFILE", HOME)


@pytest.mark.parametrize(
    ("platform", "environment", "data", "cache"),
    [
        ("linux", {}, "/home/ann/.local/share/gipf", "/home/ann/.cache/gipf"),
        ("linux", {"XDG_DATA_HOME": "/d", "XDG_CACHE_HOME": "/c"}, "/d/gipf", "/c/gipf"),
        (
            "linux",
            {"XDG_DATA_HOME": "relative", "XDG_CACHE_HOME": "relative"},
            "/home/ann/.local/share/gipf",
            "/home/ann/.cache/gipf",
        ),
        (
            "darwin",
            {},
            "/home/ann/Library/Application Support/gipf",
            "/home/ann/Library/Caches/gipf",
        ),
        ("win32", {}, "/home/ann/AppData/Roaming/gipf", "/home/ann/AppData/Local/gipf"),
        ("win32", {"APPDATA": "/r", "LOCALAPPDATA": "/l"}, "/r/gipf", "/l/gipf"),
        ("linux", {"GIPF_DATA": "/mine", "GIPF_CACHE": "/made"}, "/mine", "/made"),
        ("linux", {"NUMBA_CACHE_DIR": "/numba"}, None, "/numba"),
    ],
)
def test_each_system_has_its_folders_and_a_variable_overrules_them(
    platform: str, environment: dict[str, str], data: str | None, cache: str
) -> None:
    if data:
        assert data_folder(environment, platform) == Path(data)
    assert cache_folder(environment, platform) == Path(cache)


def test_whoever_waits_too_long_for_a_lock_is_told_that_it_is_not_theirs(tmp_path: Path) -> None:
    waited: list[bool] = []
    with locked(tmp_path / "lock") as first:
        assert first
        with locked(tmp_path / "lock", patience=0.1, on_wait=lambda: waited.append(True)) as ours:
            assert not ours
        with locked(tmp_path / "lock", on_wait=lambda: waited.append(True)) as ours:
            assert not ours
    assert waited == [True]
    with locked(tmp_path / "lock") as ours:
        assert ours


HOLD = """
import sys, time
from pathlib import Path
from gipf.folders import locked
with locked(Path(sys.argv[1])) as is_ours:
    print("held" if is_ours else "not held", flush=True)
    time.sleep(600)
"""


def test_a_lock_goes_with_the_process_that_held_it(tmp_path: Path) -> None:
    lock = tmp_path / "lock"
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(lock)], stdout=subprocess.PIPE, text=True
    )
    assert holder.stdout is not None and holder.stdout.readline() == "held\n"
    with locked(lock, patience=0.1) as ours:
        assert not ours
    holder.send_signal(signal.SIGKILL)
    holder.communicate()
    assert lock.exists()
    with locked(lock, patience=5) as ours:
        assert ours
