"""The engine for the browser, built into ``src/gipf/engine/wasm/``: ``python -m tools.wasm``.

One module of WebAssembly for each family of variants, their weights, the boards, one module for each side game
that has a kernel, and where in a module's memory everything lies. Only the app as plain files
(`gipf.browser.site`) needs them, and tests: to play from a copy of the repository they need not be there.
Beside them lies a fingerprint of what they were built from; as long as it is right nothing is done, and neither
Numba nor the linker is needed.
"""

import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from tools.building import ROOT, BuildError, build_or_exit, fingerprint_of

STACK = 1 << 19
MOST_MEMORY = 1 << 31
"""Of a module whose memory threads share: how much it may be."""
Entries = dict[str, tuple[Callable[..., Any], int]]
"""Functions by their names, each with the number of its arguments."""
NEEDED = ("numpy", "numba", "ziglang")
"""The packages it is built with; the last has the linker."""


def folder_of(root: Path) -> Path:
    """Give the folder that the modules are built into."""
    return root / "src" / "gipf" / "engine" / "wasm"


FAMILIES = ("matrx", "potentials", "gipf", "basic")


def side_games(root: Path) -> tuple[str, ...]:
    """List the side games that have a kernel, those first whose kernels are longest."""
    folder, sizes = root / "src" / "gipf" / "side_kernels", {}
    for module in (*folder.glob("*.py"), *folder.glob("*/__init__.py")):
        if re.search(rb"^KERNEL = ", module.read_bytes(), re.MULTILINE):
            files = module.parent.glob("*.py") if module.stem == "__init__" else [module]
            name = module.parent.name if module.stem == "__init__" else module.stem
            sizes[name] = sum(file.stat().st_size for file in files)
    return tuple(sorted(sizes, key=lambda name: (-sizes[name], name)))


SIDE_GAMES = side_games(ROOT)
PARTS = {"families": ("data", *FAMILIES), "side games": ("side-data", *SIDE_GAMES)}
"""What is built, those first that take longest; each group is built anew when its sources change."""


def sources(root: Path, group: str) -> list[Path]:
    """List what the modules of a group are built from."""
    package = root / "src" / "gipf"
    files = [root / "tools" / "wasm.py"]
    if group == "families":
        files.append(root / "tools" / "weights.py")
    files += (package / "kernel").glob("*.py")
    if group == "side games":
        files += (package / "search" / f"{name}.py" for name in ("scores", "transposition_table"))
        files += (package / "side_kernels").rglob("*.py")
        for name in ("grid", *SIDE_GAMES):  # a game is a module or a package
            files += (package / "side_games").glob(f"{name}.py")
            files += (package / "side_games" / name).glob("*.py")
        return sorted(files)
    files += (package / f"{name}.py" for name in ("geometry", "state", "variants"))
    files += (package / "search").glob("*.py")
    return sorted([*files, *(package / "search" / "weights").glob("*.npz")])


def fingerprint(root: Path) -> str:
    """Give a hash of names and contents of the sources of each group, a line for each."""
    return "".join(f"{group}: {fingerprint_of(root, sources(root, group))}\n" for group in PARTS)


def _outdated(root: Path) -> list[str]:
    """List the groups that are not there, or are not those of the sources."""
    stamp = folder_of(root) / ".sources"
    built = stamp.read_text().splitlines() if stamp.exists() else []
    wanted = fingerprint(root).splitlines()
    return [line.partition(":")[0] for line in wanted if line not in built]


def is_built(root: Path = ROOT) -> bool:
    """Say whether the modules are there and are those of the sources."""
    return not _outdated(root)


def build(root: Path = ROOT) -> None:
    """Build the modules where they are not there, or are not those of the sources."""
    groups = _outdated(root)
    if not groups:
        return
    for package in NEEDED:
        if find_spec(package) is None:
            raise BuildError(
                f"the engine for the browser cannot be built without the package {package}:"
                " pip install 'gipf[dev]'"
            )
    before, began, folder = fingerprint(root), time.monotonic(), folder_of(root)
    print("Building the engine for the browser", flush=True)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / ".sources").unlink(missing_ok=True)
    with ThreadPoolExecutor(max(1, min(4, os.cpu_count() or 1))) as pool:
        list(pool.map(lambda name: _run(root, name), sum((PARTS[each] for each in groups), ())))
    (folder / ".sources").write_text(before)
    print(f"The engine for the browser is built: {time.monotonic() - began:.0f} s", flush=True)


def _run(root: Path, what: str) -> None:
    """Write one part in a process of its own: Numba has to be told before it is imported."""
    paths = [str(root / "src"), str(root), os.environ.get("PYTHONPATH", "")]
    wanted = {"NUMBA_OPT": "0", "PYTHONHASHSEED": "0", "PYTHONPATH": os.pathsep.join(paths)}
    command = [sys.executable, "-W", "ignore", "-m", "tools.wasm", "--part", what, str(root)]
    if subprocess.run(command, env={**os.environ, **wanted}, check=False).returncode:
        raise BuildError(f"the engine for the browser could not be built: {what}")


# ---------------------------------------------------------------------- in those processes


def write_module(name: str, folder: Path) -> None:
    """Compile and link the module of a family or of a side game."""
    from gipf.kernel.wasm import THREADED, Compiler

    compiler = Compiler()
    functions, helpers = _entries(name)
    for function, (entry, arguments) in {**functions, **helpers}.items():
        compiler.add(function, entry, arguments)
    _link(folder / f"{name}.wasm", compiler.object_file(functions), functions)
    if helpers:
        names, shared = [*functions, *helpers], folder / f"{name}.threads.wasm"
        most = f"--max-memory={MOST_MEMORY}"
        options = "--shared-memory", most, "--export=__stack_pointer"
        _link(shared, compiler.object_file(names, THREADED), names, *options)


def _link(linked: Path, compiled: bytes, functions: Iterable[str], *more: str) -> None:
    """Link what was compiled into a module."""
    from gipf.kernel.wasm import FIRST_ADDRESS

    file = linked.with_suffix(".o")
    file.write_bytes(compiled)
    options = [
        "--no-entry",
        "--import-memory",
        "--allow-undefined",
        "--strip-all",
        "--stack-first",
        "-O3",
        "-z",
        f"stack-size={STACK}",
        "--export=__heap_base",
        *(f"--export={function}" for function in functions),
        *more,
    ]
    command = [sys.executable, "-m", "ziglang", "wasm-ld", *options, "-o", linked.name, file.name]
    try:
        subprocess.run(command, cwd=linked.parent, check=True)
    finally:
        file.unlink()
    assert linked.stat().st_size + STACK < FIRST_ADDRESS, "arrays begin behind the constants"


def _entries(name: str) -> tuple[Entries, Entries]:
    """Give the functions of a module, and those for more threads."""
    if name in SIDE_GAMES:
        from gipf.side_kernels import wasm as side_games
        from gipf.side_kernels.kernels import load_kernel

        return side_games.entries(load_kernel(name)), {}
    from gipf.search import wasm as families

    family = families.FAMILIES[name]
    return families.entries(family), families.helper_entries(family)


def write_data(folder: Path) -> None:
    """Write the boards, the weights, and where everything lies."""
    import numpy as np

    from gipf.geometry import BOARDS
    from gipf.kernel.lookup import board_lookup
    from gipf.search.evaluation import patterns
    from gipf.search.iterative_deepening import reductions
    from gipf.search.wasm import FAMILIES, constants
    from tools.weights import packed

    words = [reductions()]
    for board in BOARDS:
        words += [board_lookup(board), patterns(board)]
    (folder / "boards.bin").write_bytes(np.concatenate(words).astype("<i8").tobytes())
    (folder / "constants.json").write_text(
        json.dumps({**constants(), "boards": list(BOARDS), "shadowStack": STACK})
    )
    for name, family in FAMILIES.items():
        file = folder.parent.parent / "search" / "weights" / f"{len(family)}.npz"
        with np.load(file) as parts:
            weights = packed(parts["weights"], with_colours=len(family) > 1)
        (folder / f"{name}.weights").write_bytes(weights)


def write_side_data(folder: Path) -> None:
    """Write where everything lies in the memory of side games' modules."""
    from gipf.side_kernels.kernels import NAMES, load_kernel
    from gipf.side_kernels.wasm import constants, shared_constants

    kernels = [load_kernel(name) for name in NAMES]
    games = {kernel.name: constants(kernel) for kernel in kernels}
    text = json.dumps({**shared_constants(kernels[0]), "games": games}, separators=(",", ":"))
    (folder / "side-games.json").write_text(text)


def main() -> None:
    """Build the modules, or say why that cannot be done."""
    match sys.argv[1:]:
        case ["--part", "data", root]:
            write_data(folder_of(Path(root)))
        case ["--part", "side-data", root]:
            write_side_data(folder_of(Path(root)))
        case ["--part", name, root]:
            write_module(name, folder_of(Path(root)))
        case _:
            build_or_exit(build)


if __name__ == "__main__":
    main()
