"""Draw the diagrams of the README and the pages under docs/, each from the position written in the page itself.

A diagram is a comment and the image line that shows it. Several comments may stand together, directly
before as many image lines, so that the pictures come side by side.

    <!-- diagram NAME: POSITION | option option=value -->
    ![the picture in words](diagrams/NAME.svg)

A position of a side game is written with its name, as in ``yinsh: yinsh 4/7/…``; of the options it has
``move``, ``highlight``, ``arrows`` and ``no-reserves``.

Options: ``move=`` a move to play first, which is then marked as the last move; with ``show=before`` an
arrow, or for a clear rings, show it before it is played; ``rows``; ``highlight=e5,d4``;
``arrows=e1-e3,a1-b2``; ``no-reserves``.

``python docs/draw.py`` draws all diagrams and removes those that no page shows any more. With ``--check``
it changes nothing, and says what it would change.
"""

import re
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from gipf import Move, Position
from gipf.side_games import State, load, split_name
from gipf.svg import diagram
from gipf.svg.side_games import side_diagram

DOCS = Path(__file__).parent
DRAWN = DOCS / "rules" / "diagrams"
WIDTH = 380
OPTIONS = {"move", "show", "rows", "highlight", "arrows", "no-reserves"}

_COMMENT = re.compile(r"<!-- diagram ([a-z0-9-]+): ([^|]+?)(?: \| (.+))? -->")
_IMAGE = re.compile(r"!\[(.+)\]\((?:.*/)?([^/)]+)\.svg\)")


@dataclass(frozen=True)
class Diagram:
    """A diagram as a page asks for it; ``alt`` is the picture in words."""

    name: str
    position: str
    options: Mapping[str, str]
    alt: str

    @property
    def side_game(self) -> str:
        """The name of the side game it shows, if it is one."""
        name, colon, _ = self.position.partition(": ")
        return name if colon else ""

    def state(self) -> State:
        """Read the position of a side game."""
        return load(split_name(self.side_game)[0]).parse(self.position.partition(": ")[2])

    def draw(self) -> str:
        """Draw the diagram, as the text of an SVG file."""
        return self._draw_side() if self.side_game else self._draw()

    def _draw_side(self) -> str:
        state, last = self.state(), None
        if "move" in self.options:
            last = state, self.options["move"]
            state = state.play(self.options["move"])
        return side_diagram(
            self.side_game,
            state,
            last=last,
            highlight=self._list("highlight"),
            arrows=self._arrows(),
            reserves="no-reserves" not in self.options,
            theme="auto",
            width=WIDTH,
            title=self.alt,
        )

    def _draw(self) -> str:
        position, last_move = Position.parse(self.position), None
        arrows, highlight = self._arrows(), self._list("highlight")
        if "move" in self.options:
            move = position.read_move(self.options["move"])
            if self.options.get("show") == "before":
                arrows += _arrows_of(move, position)
                highlight += move.spots
            else:
                position, last_move = position.play(move), move
        return diagram(
            position,
            last_move=last_move,
            arrows=arrows,
            highlight=highlight,
            rows="rows" in self.options,
            reserves="no-reserves" not in self.options,
            theme="auto",
            width=WIDTH,
            title=self.alt,
        )

    def _arrows(self) -> list[tuple[str, str]]:
        pairs = (arrow.partition("-") for arrow in self._list("arrows"))
        return [(start, end) for start, _, end in pairs]

    def _list(self, option: str) -> list[str]:
        return [item for item in self.options.get(option, "").split(",") if item]


def _arrows_of(move: Move, position: Position) -> list[tuple[str, str]]:
    """Give the arrow of a push, from its dot to the first spot, or of a potential."""
    if not move.is_push:
        return [(move.start, move.target)] if move.start else []
    pushes = position.variant.board.pushes
    if move.start:
        ways = [p for p in pushes if p.dot == move.start and move.target in p.spots]
    else:
        ways = [p for p in pushes if p.spots[0] == move.target]
    return [(ways[0].dot, ways[0].spots[0])]


def pages() -> list[Path]:
    """List the pages, the README first, then by name."""
    return [DOCS.parent / "README.md", *sorted(DOCS.rglob("*.md"))]


def diagrams(page: Path) -> Iterator[Diagram]:
    """Read the diagrams of a page; one that is not written as it should be raises `ValueError`."""
    asked_for: list[tuple[str, str, dict[str, str]]] = []
    for number, line in enumerate([*page.read_text(encoding="utf-8").splitlines(), ""], start=1):
        where = f"{page.name}, line {number}"
        if line.startswith("<!-- diagram"):
            if not (comment := _COMMENT.fullmatch(line)):
                raise ValueError(f"{where}: this is not <!-- diagram NAME: POSITION | options -->")
            asked_for.append((comment[1], comment[2], _read_options(comment[3] or "", where)))
        elif asked_for:
            name, position, options = asked_for.pop(0)
            image = _IMAGE.fullmatch(line)
            if not image or image[2] != name:
                raise ValueError(f"{where}: the image of {name} should be here")
            yield Diagram(name, position, options, alt=image[1])


def _read_options(text: str, where: str) -> dict[str, str]:
    options = {name: value for name, _, value in (item.partition("=") for item in text.split())}
    if unknown := options.keys() - OPTIONS:
        raise ValueError(f"{where}: {unknown} is no option; there are {sorted(OPTIONS)}")
    return options


def drawn() -> dict[Path, str]:
    """Draw the diagrams of all pages: what each file should hold."""
    files: dict[Path, str] = {}
    for page in pages():
        for asked_for in diagrams(page):
            path = DRAWN / f"{asked_for.name}.svg"
            if path in files:
                raise ValueError(f"{page.name}: there are two diagrams called {asked_for.name}")
            files[path] = asked_for.draw()
    return files


def outdated(files: Mapping[Path, str]) -> list[Path]:
    """List the files that are missing, differ, or that no page shows any more."""
    there = {path: path.read_text(encoding="utf-8") for path in DRAWN.glob("*.svg")}
    return sorted(
        path for path in files.keys() | there.keys() if files.get(path) != there.get(path)
    )


def main() -> int:
    """Draw, or check with ``--check``."""
    files = drawn()
    check = "--check" in sys.argv[1:]
    DRAWN.mkdir(exist_ok=True)
    for path in (changed := outdated(files)):
        print(f"{'differs' if check else 'drawn' if path in files else 'removed'}: {path.name}")
        if not check and path in files:
            path.write_text(files[path], encoding="utf-8")
        elif not check:
            path.unlink()
    print(f"{len(files)} diagrams, {len(changed)} {'to be drawn' if check else 'changed'}")
    return int(check and bool(changed))


if __name__ == "__main__":
    sys.exit(main())
