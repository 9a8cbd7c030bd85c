"""The help comes at once: what a command needs is loaded when it runs, not before."""

import subprocess
import sys

import pytest

LIBRARY = "gipf, gipf.scene, gipf.svg, gipf.messages, gipf.record, gipf.terminal.play"
NOT_EVERYWHERE = {"subprocess", "multiprocessing", "asyncio", "concurrent.futures", "socket"}
"""What a browser's Python can do nothing with."""


def loaded(code: str) -> set[str]:
    """Run a program and list the modules it has loaded, but for those every program has."""
    return _modules(code) - _modules("pass")


def _modules(code: str) -> set[str]:
    command = [sys.executable, "-c", f"import sys\n{code}\nprint(*sys.modules)"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return set(done.stdout.splitlines()[-1].split())


def others(modules: set[str]) -> set[str]:
    """Leave out what comes with Python."""
    return {name for name in modules if name.partition(".")[0] not in sys.stdlib_module_names}


@pytest.mark.parametrize("option", ["--help", "--version"])
def test_the_help_and_the_version_load_the_library_and_the_command_line_alone(option: str) -> None:
    run = f"import gipf.cli; sys.argv[1:] = [{option!r}]\ntry: gipf.cli.main()\nexcept SystemExit: pass"
    more = others(loaded(run)) - loaded("import gipf")
    assert {name for name in more if not name.startswith("gipf.cli")} <= {
        "gipf.terminal",
        "gipf.terminal.streams",
    }


def test_the_library_loads_no_other_package_and_starts_no_threads_or_processes() -> None:
    modules = loaded(f"import {LIBRARY}")
    assert {name.partition(".")[0] for name in others(modules)} <= {"gipf", "typing_extensions"}
    assert not modules & NOT_EVERYWHERE
