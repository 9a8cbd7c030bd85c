"""A match at the terminal: how far it is, and its tables at the end."""

import json
import os
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from itertools import zip_longest
from pathlib import Path
from time import monotonic

from gipf.kernel.warmup import say
from gipf.match.match import Match
from gipf.match.results import MatchFolder, Result
from gipf.match.tables import Sheet, report, standing, summary
from gipf.messages import Argument, render
from gipf.terminal.console import Console, cells, filled
from gipf.terminal.progress import Progress

NARROWEST = 7
"""Columns of words are this wide at least."""
EVERY = 1.0
"""Seconds between two lines about the progress, where there is no terminal."""


def run(
    match: Match,
    folder: Path | None,
    *,
    parallel: int,
    table: Path | None,
    language: str = "en",
    as_json: bool = False,
) -> bool:
    """Play a match and print its tables; say whether it came to its end."""
    if parallel > (cores := os.cpu_count() or 1):
        _tell(language, "match-crowded", games=parallel, cores=cores)
    if table:
        table.touch()  # better told now than after many games
    with ExitStack() as stack:
        kept = folder or Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="gipf-")))
        store = stack.enter_context(MatchFolder(kept, match.settings()))
        is_finished = True
        try:
            with progress(match, store, language) as tell:
                match.play(store, parallel=parallel, tell=tell)
        except KeyboardInterrupt:
            is_finished = False
        print_report(match, store.results, table, language, as_json=as_json)
    if not is_finished:
        name = "match-stopped-kept" if folder else "match-stopped"
        _tell(language, name, done=len(store.results), count=match.size)
    return is_finished


def _tell(language: str, name: str, /, **arguments: Argument) -> None:
    say(render({"id": name, "args": arguments}, language))


def print_report(
    match: Match,
    results: Sequence[Result],
    table: Path | None,
    language: str = "en",
    *,
    as_json: bool = False,
) -> None:
    """Print the tables: drawn at a terminal, as Markdown elsewhere and in a file; or all of it as JSON."""
    sheets = list(report(match, results, language))
    markdown = "\n".join(sheet.markdown() for sheet in sheets)
    if table:
        table.write_text(markdown, encoding="utf-8")
    if as_json:
        print(json.dumps(summary(match, results)))
        return
    if not sys.stdout.isatty():
        print(markdown, end="")
        return
    console = Console()
    for sheet in sheets:
        draw(sheet, console)


def draw(sheet: Sheet, console: Console) -> None:
    """Draw a table at a terminal."""
    console.print(f"\n{sheet.title}\n", "bold")
    if sheet.rows:
        widths = _widths(sheet, console.width)
        for row, style in ((sheet.columns, "bold"), *((row, "") for row in sheet.rows)):
            for line in _in_lines(row, widths, sheet.words):
                console.print(line, style, wrap=False)
        console.print()
    for line in sheet.lines:
        console.print(line)


def _widths(sheet: Sheet, room: int) -> list[int]:
    """Give every column its width; where there is no room for all, the widest words get less."""
    widths = [max(map(cells, column)) for column in zip(sheet.columns, *sheet.rows, strict=True)]
    words = range(sheet.words)
    while sum(widths) + 2 * len(widths) > room and (
        wide := [number for number in words if widths[number] > NARROWEST]
    ):
        widths[max(wide, key=lambda number: widths[number])] -= 1
    return widths


def _in_lines(row: Sequence[str], widths: Sequence[int], words: int) -> Iterator[str]:
    """Write a row; words that are too long for their column go on in the next line."""
    parts = [list(filled([cell], "", width)) for cell, width in zip(row, widths, strict=True)]
    for line in zip_longest(*parts, fillvalue=""):
        padded = []
        for number, (cell, width) in enumerate(zip(line, widths, strict=True)):
            space = " " * (width - cells(cell))
            padded.append(f"{cell}{space}" if number < words else f"{space}{cell}")
        yield "  ".join(padded).rstrip()


# ---------------------------------------------------------------------- how far it is


@contextmanager
def progress(
    match: Match, store: MatchFolder, language: str = "en"
) -> Iterator[Callable[[Result], None]]:
    """Show how far the match is after every game: a bar at a terminal, lines elsewhere."""
    if store.results:
        _tell(language, "match-going-on", done=len(store.results), count=match.size)
    if sys.stderr.isatty():
        with Progress(match.size) as bar:

            def show(result: Result | None) -> None:  # noqa: ARG001
                bar.show(len(store.results), standing(match, store.results, language))

            show(None)
            yield show
        return
    due = monotonic()

    def tell(result: Result) -> None:  # noqa: ARG001
        nonlocal due
        if monotonic() >= due or len(store.results) == match.size:
            due = monotonic() + EVERY
            so_far = standing(match, store.results, language)
            done = len(store.results)
            _tell(language, "match-progress", done=done, count=match.size, standing=so_far)

    yield tell
