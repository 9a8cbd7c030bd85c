"""``gipf puzzles``: an endless supply of puzzles, made by the engine from games and proved."""

from pathlib import Path
from typing import TYPE_CHECKING

from gipf.cli.parser import COUNT, WHOLE, Parser
from gipf.cli.shared import INTERRUPTED, USAGE, WRONG, explained, say

if TYPE_CHECKING:
    from gipf.course.making import PuzzleRow


def add_to(parser: Parser) -> None:
    """Add the command and its sub-command."""
    command = parser.add_command(puzzles).add_command(make)
    command.add_argument("variants", metavar="VARIANT", nargs="*", help="Of these; else standard.")
    command.add_option("--count", COUNT, "How many new ones.", 10)
    command.add_option("--seed", WHOLE, "The same seed gives the same puzzles.", 1)
    says = "Where to add them.  [default: puzzles.json in the data folder, which the app reads]"
    command.add_option("--output", Path, says)


def puzzles() -> int:
    """Make puzzles, each proved, for the app."""
    say("what is to be done? make; 'gipf puzzles make --help' says more")
    return USAGE


def make(*, variants: list[str], count: int, seed: int, output: Path | None) -> int:
    """Make puzzles from games of the engine; the app has them when its page is next opened."""
    from gipf.course.puzzle import read_rows
    from gipf.folders import data_folder, make_private_folder
    from gipf.variants import Variant

    with explained(USAGE):
        wanted = [str(Variant.parse(text)) for text in variants or ["standard"]]
        path = output or data_folder() / "puzzles.json"
        if output is None:
            make_private_folder(path.parent)
        rows = read_rows(path)
    from gipf.course.making import make as made

    known = {row["id"] for row in rows}
    suppliers = [made(variant, seed) for variant in wanted]
    with explained(WRONG):
        try:
            for number in range(count):
                row = next(row for row in suppliers[number % len(wanted)] if row["id"] not in known)
                known.add(row["id"])
                rows.append(row)
                _write(path, rows)
                print(f"{row['id']}: {row['position']}", flush=True)
        except KeyboardInterrupt:
            return INTERRUPTED
    print(f"{len(rows)} puzzles are in {path}")
    return 0


def _write(path: Path, rows: list["PuzzleRow"]) -> None:
    """Write the whole file anew, so that it is complete whenever the command is stopped."""
    import json

    lines = ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows)
    fresh = path.with_name(f"{path.name}.new")
    fresh.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    fresh.replace(path)
