"""Builds the site of the documentation into ``build/docs/html``; a warning is an error.

    python -m tools.docs

The pages are those of ``docs/``, the notebooks among its examples, and an API reference with every public name.
``docs/zensical.toml`` says what stands where.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import gipf

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
BUILD = ROOT / "build" / "docs"
SHOWN = {".md", ".svg", ".webp", ".png", ".py", ".gipf", ".ipynb"}

PARTS = {
    "rules": ("Positions and rules", ("gipf.geometry", "gipf.side_games")),
    "games": ("Games and files", ("gipf.samples",)),
    "engine": (
        "Engine",
        (
            *("gipf.search.answer", "gipf.search.iterative_deepening"),
            *("gipf.engine.players", "gipf.engine.levels", "gipf.side_kernels.players"),
        ),
    ),
    "errors": ("Errors", ()),
    "diagrams": ("Diagrams", ("gipf.svg", "gipf.svg.theme", "gipf.record.embedding")),
    "analysis": (
        "Analysis",
        (
            *("gipf.analysis.analyse_game", "gipf.analysis.annotate", "gipf.analysis.judge"),
            "gipf.analysis.causes",
        ),
    ),
    "pages": ("What a page is told", ("gipf.scene", "gipf.messages", "gipf.course")),
    "matches": (
        "Matches",
        (
            *("gipf.match.match", "gipf.match.contestants", "gipf.match.openings"),
            *("gipf.match.results", "gipf.match.standings", "gipf.match.ratings"),
        ),
    ),
    "kernel": ("Kernel", ("gipf.kernel.batch", "gipf.kernel.perft")),
    "environments": (
        "Environments",
        (
            *("gipf.envs.gymnasium", "gipf.envs.gymnasium_vector", "gipf.envs.vector"),
            "gipf.envs.tensors",
            *("gipf.envs.pettingzoo", "gipf.envs.openspiel", "gipf.envs.actions"),
            *("gipf.envs.encodings", "gipf.envs.observation", "gipf.envs.opponents"),
        ),
    ),
}
"""The pages of the API: title, and the modules shown whole; to some belong names of ``gipf`` itself."""
_WORDLESS = {"__version__": "`gipf.__version__` is the version of the package, as text."}


def part_of(name: str) -> str:
    """Say on which page of the API a public name of ``gipf`` stands.

    >>> [part_of(name) for name in ("Position", "Game", "Limits", "IllegalMove", "__version__")]
    ['rules', 'games', 'engine', 'errors', 'rules']
    """
    home = getattr(getattr(gipf, name), "__module__", "gipf")
    for part, package in (("games", "record"), ("engine", "engine"), ("engine", "search")):
        if home.startswith(f"gipf.{package}"):
            return part
    return {"gipf.errors": "errors", "gipf.svg.theme": "diagrams"}.get(home, "rules")


def api_pages() -> dict[str, str]:
    """Give the pages of the API: what mkdocstrings fills in, name by name and module by module."""
    return {f"api/{part}.md": "\n\n".join(_api_page(part)) + "\n" for part in PARTS}


def _api_page(part: str) -> Iterator[str]:
    title, modules = PARTS[part]
    yield f"# {title}"
    for name in (name for name in gipf.__all__ if part_of(name) == part):
        yield _WORDLESS.get(name, f"::: gipf.{name}")
    yield from (f"::: {module}" for module in modules)


def notebook_page(text: str) -> str:
    """Turn a notebook into a page.

    >>> print(notebook_page('{"cells": [{"cell_type": "code", "source": ["1 + 1"]}]}').replace("`", "'"))
    '''python
    1 + 1
    '''
    <BLANKLINE>
    """
    cells = []
    for cell in json.loads(text)["cells"]:
        source = "".join(cell["source"])
        cells.append(f"```python\n{source}\n```" if cell["cell_type"] == "code" else source)
    return "\n\n".join(cells) + "\n"


def write_pages(folder: Path) -> None:
    """Write everything the site is made of."""
    for path in sorted(DOCS.rglob("*")):
        if path.suffix not in SHOWN or "__pycache__" in path.parts:
            continue
        target = folder / path.relative_to(DOCS)
        target.parent.mkdir(parents=True, exist_ok=True)
        if path.suffix == ".md":
            target = target.with_name(target.name.replace("README", "index"))
            target.write_text(as_page(path.read_text("utf-8")), "utf-8")
        else:
            shutil.copyfile(path, target)
        if path.suffix == ".ipynb":
            page = folder / f"{path.stem}.md"
            page.write_text(notebook_page(path.read_text("utf-8")), "utf-8")
    for name, text in api_pages().items():
        page = folder / name
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text(text, "utf-8")


def as_page(text: str) -> str:
    """Change what the site says otherwise than the repository: a folder's README is its index.

    >>> as_page("See [the rules](rules/README.md#games).")
    'See [the rules](rules/index.md#games).'
    >>> as_page("[First steps](examples/first_steps.ipynb) are a notebook.")
    '[First steps](first_steps.md) are a notebook.'
    """
    text = re.sub(r"(\]\((?:[^)\s]*/)?)README\.md", r"\1index.md", text)
    return re.sub(r"\]\(examples/(\w+)\.ipynb\)", r"](\1.md)", text)


def missing_names(html: Path) -> list[str]:
    """Find the public names that the built site does not have."""
    there = "".join(page.read_text("utf-8") for page in sorted((html / "api").glob("*.html")))
    return [
        name for name in gipf.__all__ if name not in _WORDLESS and f'id="gipf.{name}"' not in there
    ]


def build(folder: Path) -> Path:
    """Build the site below a folder, and give where its pages are."""
    write_pages(folder / "pages")
    settings = (DOCS / "zensical.toml").read_text("utf-8")
    (folder / "zensical.toml").write_text(settings.replace("../../src", str(ROOT / "src")), "utf-8")
    command = [sys.executable, "-m", "zensical", "build", "--strict", "--clean"]
    done = subprocess.run(
        command, cwd=folder, env=os.environ | {"PYTHONPATH": str(ROOT)}, check=False
    )
    if done.returncode:
        sys.exit("the site is not built: every warning counts")
    if missing := missing_names(folder / "html"):
        sys.exit(f"the API leaves out {', '.join(missing)}")
    return folder / "html"


def main() -> None:
    """Build the site, and say where it is."""
    shutil.rmtree(BUILD, ignore_errors=True)
    folder = build(BUILD).relative_to(ROOT)
    print(f"The site is in {folder}; 'python -m http.server -d {folder}' serves it.")


if __name__ == "__main__":
    main()
