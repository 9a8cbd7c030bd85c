"""The unpacking of LZMA for browsers, compiled to WebAssembly: ``python -m tools.lzma``.

``web/src/host/lzma.c`` becomes ``web/src/host/lzma-code.ts``, which is kept in the repository: the page is
built without a compiler. Where the source changes, this is run again; a test says so.
"""

import base64
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.building import ROOT, build_or_exit

FUNCTIONS = ("begin", "unpack")
HEAD = "/** What `python -m tools.lzma` compiles `lzma.c` into: a module of WebAssembly. */\n"


def written_of(root: Path) -> Path:
    """Give the file that is written."""
    return root / "web" / "src" / "host" / "lzma-code.ts"


def compiled(root: Path = ROOT) -> bytes:
    """Compile the source into a module of WebAssembly."""
    with TemporaryDirectory() as folder:
        module = Path(folder) / "lzma.wasm"
        command = [sys.executable, "-m", "ziglang", "cc", "-target", "wasm32-freestanding"]
        command += ["-Os", "-nostdlib", "-s", "-Wl,--no-entry", "-Wl,--export=__heap_base"]
        command += [f"-Wl,--export={name}" for name in FUNCTIONS]
        source = root / "web" / "src" / "host" / "lzma.c"
        subprocess.run([*command, "-o", str(module), str(source)], check=True)
        return module.read_bytes()


def text(root: Path = ROOT) -> str:
    """Give what is to be written."""
    return f"{HEAD}export const CODE =\n  '{base64.b64encode(compiled(root)).decode()}'\n"


def build(root: Path = ROOT) -> None:
    """Write it."""
    written_of(root).write_text(text(root), encoding="utf-8")


if __name__ == "__main__":
    build_or_exit(build)
