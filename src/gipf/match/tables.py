"""The tables of a match: who scored what, how strong that makes them, how long they took."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from gipf.match.match import Match
from gipf.match.ratings import Estimate
from gipf.match.results import Result
from gipf.match.standings import Score, failures, pairs_of, ratings, score, times
from gipf.search.answer import Limits
from gipf.variants import Variant


def standing(match: Match, results: Sequence[Result]) -> str:
    """Say in one line how it stands."""
    names = [one.name for one in match.contestants]
    if len(names) > 2:
        return ", ".join(
            f"{name} {_percent(*_points(results, number))}" for number, name in enumerate(names)
        )
    so_far = score(results, 0, 1)
    text = f"{names[0]} {so_far.points:g} : {so_far.games - so_far.points:g} {names[1]}"
    return f"{text}, {_test(match, results)}" if match.sprt else text


def _points(results: Sequence[Result], player: int) -> tuple[float, int]:
    games = [game.points(player) for game in results if player in (game.white, game.black)]
    return sum(games), len(games)


def _test(match: Match, results: Sequence[Result]) -> str:
    assert match.sprt is not None
    low, high = match.sprt.bounds
    return f"LLR {match.sprt.ratio(pairs_of(results, 0, 1)):.2f} ({low:.2f} … {high:.2f})"


@dataclass(frozen=True)
class Sheet:
    """A table with a title and lines below it; words are on the left, figures on the right."""

    title: str
    columns: tuple[str, ...] = ()
    words: int = 0  # how many columns are words
    rows: tuple[tuple[str, ...], ...] = ()
    lines: tuple[str, ...] = ()

    def markdown(self) -> str:
        """Write it as Markdown."""
        text = f"{self.title}\n\n"
        if self.rows:
            marks = ["---"] * self.words + ["---:"] * (len(self.columns) - self.words)
            table = (self.columns, marks, *self.rows)
            for cells in table:
                escaped = (cell.replace("|", "\\|") for cell in cells)
                text += f"| {' | '.join(escaped)} |\n"
        return text + "".join(f"- {line}\n" for line in self.lines)


def report(match: Match, results: Sequence[Result]) -> Iterator[Sheet]:
    """Sum a match up in tables: results, ratings of more than two, times, and what went wrong."""
    yield _results(match, results)
    if len(match.players) > 2:
        yield _ratings(match, results)
    if (taken := _times(match, results)).rows:
        yield taken
    if lines := tuple(_failures(match, results)):
        yield Sheet("Games lost other than by the rules:", lines=lines)


def short(variant: str) -> str:
    """Leave out the house rules every match has.

    >>> short("basic;repetition=3;quiet=100"), short("basic;repetition=3;quiet=50")
    ('basic', 'basic;repetition=3;quiet=50')
    """
    return Variant.parse(variant).short_text


def _of(results: Sequence[Result], variant: str) -> list[Result]:
    return [game for game in results if variant in (game.variant, "all")]


def _parts(match: Match) -> tuple[str, ...]:
    """List the variants, and all of them together where there are several."""
    return match.variants if len(match.variants) == 1 else (*match.variants, "all")


def _name(part: str) -> str:
    return part if part == "all" else short(part)


def _results(match: Match, results: Sequence[Result]) -> Sheet:
    names = [one.name for one in match.contestants]
    rows = []
    for one, other in match.pairings:
        for part in _parts(match):
            row = _result_row(score(_of(results, part), one, other))
            rows.append((names[one], names[other], _name(part), *row))
    lines: tuple[str, ...] = ()
    if match.sprt:
        verdict = match.verdict(results)
        accepted = f"it is {getattr(match.sprt, verdict):g}" if verdict else "not decided"
        asked = f"Is the difference {match.sprt.elo0:g} or {match.sprt.elo1:g} Elo?"
        lines = (f"{asked} {accepted[0].upper()}{accepted[1:]}: {_test(match, results)}.",)
    openings = match.openings if isinstance(match.openings, Path) else f"{match.openings} turns"
    title = f"Played from openings of {openings}, colours swapped, seed {match.seed}:"
    figures = ("games", "won", "drawn", "lost", "score", "Elo", "superior", "length")
    return Sheet(title, ("player", "against", "variant", *figures), 3, tuple(rows), lines)


def _result_row(done: Score) -> tuple[str, ...]:
    found = done.estimate
    return (
        str(done.games),
        str(done.wins),
        str(done.draws),
        str(done.losses),
        _percent(done.points, done.games),
        elo_text(found),
        "–" if found is None else f"{found.superiority:.1%}",
        f"{done.decisions:.1f}",
    )


def _percent(part: float, whole: int) -> str:
    return f"{part / whole:.1%}" if whole else "–"


def elo_text(found: Estimate | None) -> str:
    """Write a difference with its error; a side on which it is open is told by the other.

    >>> from gipf.match.ratings import elo_difference
    >>> [elo_text(elo_difference(pairs)) for pairs in ((0, 10, 40, 40, 10), (0, 0, 0, 0, 50), (0,) * 5)]
    ['+89 ± 29', '> +446', '–']
    """
    if found is None:
        return "–"
    if abs(found.high) != float("inf") != abs(found.low):
        return f"{found.elo:+.0f} ± {(found.high - found.low) / 2:.0f}"
    return f"> {found.low:+.0f}" if found.elo > 0 else f"< {found.high:+.0f}"


def _ratings(match: Match, results: Sequence[Result]) -> Sheet:
    parts = _parts(match)
    columns = [ratings(_of(results, part), len(match.players)) for part in parts]
    rows = []
    for number, one in enumerate(match.contestants):
        found = [column[number] for column in columns]
        cells = ("–" if r is None else f"{r.elo:+.0f} ± {r.error:.0f}" for r in found)
        rows.append((found[-1].elo if found[-1] else 0.0, (one.name, *cells)))
    rows.sort(key=lambda row: -row[0])
    return Sheet(
        "Ratings, in Elo points around the mean of all:",
        ("player", *map(_name, parts)),
        1,
        tuple(row for _, row in rows),
    )


def _times(match: Match, results: Sequence[Result]) -> Sheet:
    rows = []
    for number, one in enumerate(match.contestants):
        for variant in match.variants:
            taken = times(_of(results, variant), number)
            if taken:
                figures = (taken.mean, taken.percentile99, taken.longest)
                cells = (str(taken.decisions), *(f"{1000 * each:.1f}" for each in figures))
                rows.append((one.name, short(variant), limits_text(one.limits), *cells))
    columns = ("player", "variant", "limit", "decisions", "mean ms", "99 % below", "longest")
    return Sheet("Time for a decision, forced ones left out:", columns, 3, tuple(rows))


def limits_text(limits: Limits) -> str:
    """Write limits in a few words.

    >>> limits_text(Limits(seconds=0.05, depth=6))
    '50 ms, depth 6'
    """
    texts = (
        None if limits.seconds is None else f"{1000 * limits.seconds:g} ms",
        None if limits.nodes is None else f"{limits.nodes} nodes",
        None if limits.depth is None else f"depth {limits.depth}",
    )
    return ", ".join(text for text in texts if text) or "none"


def _failures(match: Match, results: Sequence[Result]) -> Iterator[str]:
    for number, one in enumerate(match.contestants):
        for reason, games in failures(results, number).items():
            first = games[0]
            often = "once" if len(games) == 1 else f"{len(games)} times"
            where = f"opening {first.pair} of {short(first.variant)}"
            yield f"{one.name}: {reason}, {often}; first in {where}: {first.failure}"
