"""What a browser's Python imports needs neither NumPy nor Numba, and gives the same numbers."""

import os
import subprocess
import sys

from gipf import Position
from gipf.kernel.convert import empty_states, hash_of_key, write_state

_LIKE_A_BROWSER = """
import sys
sys.platform = "emscripten"

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in ("numpy", "numba", "llvmlite"):
            raise ModuleNotFoundError(name)

sys.meta_path.insert(0, Missing())
"""

_POSITION = "ultimate;repetition=3 3G/5/2T3/1bGZ2d/6/b4/1B2 w m B9T2/B8Z3 -- - 9"


def in_a_browsers_python(script: str) -> str:
    """Run a script where what a browser does not have is missing; give what it prints."""
    ran = subprocess.run(
        [sys.executable, "-c", _LIKE_A_BROWSER + script],
        env=os.environ,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.strip()


def test_a_browsers_python_imports_the_engines_clients_and_the_analysis() -> None:
    names = "gipf.engine.async_client, gipf.engine.browser_client, gipf.analysis.annotate"
    assert in_a_browsers_python(f"import {names}\nprint('well')") == "well"


def test_a_browsers_python_writes_and_hashes_the_same_states() -> None:
    position = Position.parse(_POSITION)
    states = empty_states(1)
    write_state(position, states, 0)
    key = position.text.rsplit(" ", 1)[0]
    script = f"""
from gipf import Position
from gipf.kernel.convert import empty_states, hash_of_key, write_state
states = empty_states(1)
write_state(Position.parse({_POSITION!r}), states, 0)
print(states[0], hash_of_key({key!r}))
"""
    assert in_a_browsers_python(script) == f"{states[0].tolist()} {hash_of_key(key)}"
