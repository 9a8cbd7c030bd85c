"""The page, built from ``web/`` into ``src/gipf/server/page/``: ``python -m tools.page``.

Beside the built page lies a fingerprint of what it was built from. As long as it is right nothing is done, and
no Node is needed.
"""

import sys
import time
from pathlib import Path

from tools.building import ROOT, BuildError, build_or_exit, fingerprint_of
from tools.node import find_node, install_packages, npm, require_node, wanted_versions


def web_of(root: Path) -> Path:
    """Give the folder of the page's sources."""
    return root / "web"


def page_of(root: Path) -> Path:
    """Give the folder the page is built into, from which it is served."""
    return root / "src" / "gipf" / "server" / "page"


def sources(root: Path) -> list[Path]:
    """List what the page is built from: not its tests, nor what is only for development."""
    web = web_of(root)
    files = [path for path in web.glob("*") if not path.name.startswith(".")]
    files += (root / "src" / "gipf" / "locales").glob("*/*.ftl")
    rules = root / "docs" / "rules"
    files += [*rules.glob("**/*.md"), *rules.glob("diagrams/*.svg"), root / "LICENSE"]
    files.append(root / "docs" / "knowledge.json")
    files.append(web / "pyodide" / "package.json")
    for folder in ("src", "public"):
        files += web.glob(f"{folder}/**/*")
    return sorted(path for path in files if path.is_file() and ".test." not in path.name)


def fingerprint(root: Path) -> str:
    """Give a hash of names and contents of all sources."""
    return fingerprint_of(root, sources(root))


def is_built(root: Path = ROOT) -> bool:
    """Say whether the page is there and is that of the sources; without sources, it is what it is."""
    page, web = page_of(root), web_of(root)
    if not (page / "index.html").exists():
        return False
    stamp = page / ".sources"
    return not web.exists() or (stamp.exists() and stamp.read_text() == fingerprint(root))


def needs_node_package(root: Path = ROOT) -> bool:
    """Say whether the page has to be built, and this machine has no Node that could do it."""
    web = web_of(root)
    return not is_built(root) and web.exists() and find_node(wanted_versions(web)) is None


def build(root: Path = ROOT) -> None:
    """Build the page where it is not there, or is not that of the sources."""
    if is_built(root):
        return
    web, began = web_of(root), time.monotonic()
    if not web.exists():
        raise BuildError("neither the page nor its sources are here; get a whole copy of gipf")
    before = fingerprint(root)
    node = require_node(wanted_versions(web))
    install_packages(node, web)
    print("Building the page (npm run build)", flush=True)
    if npm(node, "run", "--silent", "build", "--", "--logLevel", "warn", web=web, quiet=True):
        raise BuildError(
            "the page could not be built; what is wrong with its sources is said above"
        )
    (page_of(root) / ".sources").write_text(before)
    print(f"The page is built: {time.monotonic() - began:.0f} s", flush=True)


def main() -> None:
    """Build the page, or say why that cannot be done; with ``--check``, only say whether it has to be."""
    if sys.argv[1:] == ["--check"]:
        sys.exit(
            0
            if is_built()
            else "the page is not that of its sources; 'python -m tools.page' builds it"
        )
    build_or_exit(build)


if __name__ == "__main__":
    main()
