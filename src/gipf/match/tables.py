"""The tables of a match: who scored what, how strong that makes them, how long they took."""

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from math import isfinite
from typing import Any

from gipf.fluent import fixed_text, number_text
from gipf.match.match import Match
from gipf.match.ratings import Estimate
from gipf.match.results import Result
from gipf.match.standings import Score, failures, pairs_of, ratings, score, times
from gipf.messages import Argument, render
from gipf.search.answer import Limits
from gipf.variants import Variant


def standing(match: Match, results: Sequence[Result], language: str = "en") -> str:
    """Say in one line how it stands."""
    names = [one.name for one in match.contestants]
    if len(names) > 2:
        return ", ".join(
            f"{name} {_percent(*_points(results, number), language)}"
            for number, name in enumerate(names)
        )
    so_far = score(results, 0, 1)
    points = (so_far.points, so_far.games - so_far.points)
    won, lost = (number_text(part, language) for part in points)
    text = f"{names[0]} {won} : {lost} {names[1]}"
    return f"{text}, {_test(match, results, language)}" if match.sprt else text


def _words(language: str, name: str, /, **arguments: Argument) -> str:
    return render({"id": f"match-{name}", "args": arguments}, language)


def _columns(language: str, names: str) -> tuple[str, ...]:
    return tuple(_words(language, "column", column=name) for name in names.split())


def _points(results: Sequence[Result], player: int) -> tuple[float, int]:
    games = [game.points(player) for game in results if player in (game.white, game.black)]
    return sum(games), len(games)


def _test(match: Match, results: Sequence[Result], language: str) -> str:
    assert match.sprt is not None
    figures = (match.sprt.ratio(pairs_of(results, 0, 1)), *match.sprt.bounds)
    ratio, low, high = (fixed_text(figure, 2, language) for figure in figures)
    return f"LLR {ratio} ({low} … {high})"


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


def report(match: Match, results: Sequence[Result], language: str = "en") -> Iterator[Sheet]:
    """Sum a match up in tables: results, ratings of more than two, times, and what went wrong."""
    yield _results(match, results, language)
    if len(match.players) > 2:
        yield _ratings(match, results, language)
    if (taken := _times(match, results, language)).rows:
        yield taken
    if lines := tuple(_failures(match, results, language)):
        yield Sheet(_words(language, "failures"), lines=lines)


def summary(match: Match, results: Sequence[Result]) -> dict[str, Any]:
    """Sum a match up as JSON: all that the tables say; what is not known, or has no bound, is ``None``."""
    names = [one.name for one in match.contestants]
    rated = ratings(results, len(names)) if len(names) > 2 else [None] * len(names)
    return {
        "games": len(results),
        "size": match.size,
        "verdict": match.verdict(results),
        "players": [
            {
                "name": name,
                "rating": rating and _finite(rating._asdict()),
                "seconds": (taken := times(results, number)) and asdict(taken),
                "failures": {why: len(all_) for why, all_ in failures(results, number).items()},
            }
            for number, (name, rating) in enumerate(zip(names, rated, strict=True))
        ],
        "scores": [
            _score_data(score(_of(results, part), one, other), names, part)
            for one, other in match.pairings
            for part in _parts(match)
        ],
    }


def _score_data(found: Score, names: Sequence[str], part: str) -> dict[str, Any]:
    estimate = found.estimate
    return {
        "player": names[found.one],
        "against": names[found.other],
        "variant": part,
        "won": found.wins,
        "drawn": found.draws,
        "lost": found.losses,
        "length": found.decisions,
        "elo": estimate and _finite(estimate._asdict()),
    }


def _finite(figures: dict[str, float]) -> dict[str, float | None]:
    return {name: float(value) if isfinite(value) else None for name, value in figures.items()}


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


def _name(part: str, language: str) -> str:
    return _words(language, "all") if part == "all" else short(part)


def _results(match: Match, results: Sequence[Result], language: str) -> Sheet:
    names = [one.name for one in match.contestants]
    rows = []
    for one, other in match.pairings:
        for part in _parts(match):
            row = _result_row(score(_of(results, part), one, other), language)
            rows.append((names[one], names[other], _name(part, language), *row))
    lines = (_verdict(match, results, language),) if match.sprt else ()
    columns = _columns(
        language, "player against variant games won drawn lost score elo superior length"
    )
    return Sheet(_title(match, language), columns, 3, tuple(rows), lines)


def _title(match: Match, language: str) -> str:
    seed = str(match.seed)
    if isinstance(match.openings, int):
        return _words(language, "openings-turns", turns=match.openings, seed=seed)
    return _words(language, "openings-file", file=str(match.openings), seed=seed)


def _verdict(match: Match, results: Sequence[Result], language: str) -> str:
    assert match.sprt is not None
    verdict = match.verdict(results)
    return _words(
        language,
        "sprt",
        low=match.sprt.elo0,
        high=match.sprt.elo1,
        verdict="found" if verdict else "open",
        found=getattr(match.sprt, verdict) if verdict else 0,
        test=_test(match, results, language),
    )


def _result_row(done: Score, language: str) -> tuple[str, ...]:
    found = done.estimate
    return (
        str(done.games),
        str(done.wins),
        str(done.draws),
        str(done.losses),
        _percent(done.points, done.games, language),
        elo_text(found),
        "–" if found is None else _percent(found.superiority, 1, language),
        fixed_text(done.decisions, 1, language),
    )


def _percent(part: float, whole: int, language: str) -> str:
    if not whole:
        return "–"
    return _words(language, "percent", share=fixed_text(100 * part / whole, 1, language))


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


def _ratings(match: Match, results: Sequence[Result], language: str) -> Sheet:
    parts = _parts(match)
    by_part = [ratings(_of(results, part), len(match.players)) for part in parts]
    rows = []
    for number, one in enumerate(match.contestants):
        found = [rated[number] for rated in by_part]
        cells = ("–" if r is None else f"{r.elo:+.0f} ± {r.error:.0f}" for r in found)
        rows.append((found[-1].elo if found[-1] else 0.0, (one.name, *cells)))
    rows.sort(key=lambda row: -row[0])
    columns = (*_columns(language, "player"), *(_name(part, language) for part in parts))
    return Sheet(_words(language, "ratings"), columns, 1, tuple(row for _, row in rows))


def _times(match: Match, results: Sequence[Result], language: str) -> Sheet:
    rows = []
    for number, one in enumerate(match.contestants):
        limits = limits_text(one.limits, language)
        for variant in match.variants:
            if taken := times(_of(results, variant), number):
                figures = (taken.mean, taken.percentile99, taken.longest)
                cells = (fixed_text(1000 * each, 1, language) for each in figures)
                rows.append((one.name, short(variant), limits, str(taken.decisions), *cells))
    columns = _columns(language, "player variant limit decisions mean most longest")
    return Sheet(_words(language, "times"), columns, 3, tuple(rows))


def limits_text(limits: Limits, language: str = "en") -> str:
    """Write limits in a few words.

    >>> limits_text(Limits(seconds=0.05, depth=6)), limits_text(Limits(nodes=2000), "de")
    ('50 ms, depth 6', '2.000 Knoten')
    """
    milliseconds = None if limits.seconds is None else 1000 * limits.seconds
    given = {"ms": milliseconds, "nodes": limits.nodes, "depth": limits.depth}
    texts = [
        _words(language, "limit", limit=name, value=value)
        for name, value in given.items()
        if value is not None
    ]
    return ", ".join(texts) or _words(language, "limit", limit="none", value=0)


def _failures(match: Match, results: Sequence[Result], language: str) -> Iterator[str]:
    for number, one in enumerate(match.contestants):
        for reason, games in failures(results, number).items():
            first = games[0]
            yield _words(
                language,
                "failure",
                player=one.name,
                reason=reason.replace(" ", "-"),
                count=len(games),
                opening=str(first.pair),
                variant=short(first.variant),
                detail=first.failure,
            )
