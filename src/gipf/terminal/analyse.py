"""Analysis at the terminal: games read, looked at with a bar that shows how far it is, and written."""

import errno
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from gipf.analysis.analyse_game import Analysis, analyse_game
from gipf.analysis.annotate import annotate
from gipf.errors import BrokenFile, GipfError
from gipf.illegal_moves import PLAYER_NAMES
from gipf.record import Game
from gipf.search.answer import Limits, Stop
from gipf.search.iterative_deepening import SEARCHING, AlphaBeta
from gipf.svg.chart import Moment, chart
from gipf.svg.theme import check_look
from gipf.terminal.interrupt import beside, compile_apart, stop_on_interrupt
from gipf.terminal.progress import Progress
from gipf.terminal.save import write_whole
from gipf.variants import Player

STDIN = "-"
DEFAULT = Limits(seconds=0.5)
BAD = ("?!", "?", "??")


@dataclass(frozen=True)
class Targets:
    """Where the annotated games and the picture go; ``games`` is nothing for stdout."""

    games: Path | None
    picture: Path | None
    theme: str

    @classmethod
    def choose(
        cls, file: str, *, out: str | None, in_place: bool, picture: str | None, theme: str
    ) -> "Targets":
        """Choose what is written where; better refused now than after the analysis."""
        check_look(theme, None)
        if in_place and out is not None:
            raise GipfError("in-place-or-out")
        if in_place and file == STDIN:
            raise GipfError("in-place-stdin")
        if out == STDIN:
            out = None
        if out is not None and file != STDIN and _is_same(out, file):
            raise GipfError("out-overwrites", file=Path(file))
        if picture == STDIN:
            raise GipfError("picture-file")
        if picture is not None and any(_is_same(picture, other) for other in (file, out or "")):
            raise GipfError("picture-overwrites", file=Path(picture))
        for target in filter(None, (out, picture)):
            _check_folder(Path(target))
        games = file if in_place else out
        return cls(Path(games) if games else None, Path(picture) if picture else None, theme)


def _is_same(one: str, other: str) -> bool:
    return os.path.realpath(one) == os.path.realpath(other)


def _check_folder(target: Path) -> None:
    if not target.parent.is_dir():
        raise OSError(errno.ENOENT, "there is no such folder", str(target.parent))
    if target.is_dir():
        raise OSError(errno.EISDIR, "this is a folder", str(target))


def choose_limits(seconds: float | None, nodes: int | None, depth: int | None) -> Limits:
    """Give the limits of each position, or half a second where none is named."""
    if seconds == 0:
        raise GipfError("above-zero", name="seconds", value=seconds)
    limits = Limits(seconds, nodes, depth)
    return DEFAULT if limits == Limits() else limits


def run(
    file: str, limits: Limits, targets: Targets, *, threads: int = 1, language: str = "en"
) -> bool:
    """Look at the games of a file and write what came of it; say whether it was finished."""
    games = read_games(file)
    engine = AlphaBeta(threads=threads)
    try:
        for game in games:
            compile_apart(game.variant, SEARCHING)
    except KeyboardInterrupt:
        _say("stopped before the first turn; nothing is written")
        return False
    with stop_on_interrupt() as stop:
        analyses = beside(lambda: look_at(games, engine, limits, stop))
    for game, analysis in zip(games, analyses, strict=False):
        if analysis:
            annotate(game, analysis, language)
    done = sum(len(analysis.turns) for analysis in analyses if analysis)
    if stop.is_set:
        _say(f"stopped after {done} of {_count_turns(games)} turns; {_what_is_kept(targets)}")
    if targets.games or not stop.is_set:
        _write(targets.games, "\n".join(map(str, games)))
    if targets.picture and not stop.is_set:
        _draw(targets.picture, games, analyses, targets.theme)
    summarise(games, analyses)
    return not stop.is_set


def read_games(file: str) -> list[Game]:
    """Read all games of a file; a broken one is not looked at."""
    where = "stdin" if file == STDIN else file
    try:
        games = Game.read(sys.stdin if file == STDIN else file)
    except BrokenFile as error:
        line, column = str(error.line), str(error.column)
        raise GipfError(
            "broken-file", file=Path(where), line=line, column=column, why=error.cause
        ) from None
    if not games:
        raise GipfError("terminal-no-game", file=Path(where))
    if not _count_turns(games):
        raise GipfError("no-turns-in-file", file=Path(where))
    return games


def _count_turns(games: Sequence[Game]) -> int:
    return sum(len(game.turns()) for game in games)


def look_at(
    games: Sequence[Game], engine: AlphaBeta, limits: Limits, stop: Stop
) -> list[Analysis | None]:
    """Analyse games one after the other; those without a turn have no analysis."""
    analyses: list[Analysis | None] = []
    with Progress(_count_turns(games)) as bar:
        before = 0
        for game in games:
            if stop.is_set:
                break
            turns = len(game.turns())
            if not turns:
                analyses.append(None)
                continue

            def tell(done: int, total: int, before: int = before) -> None:  # noqa: ARG001
                bar.show(before + done, "turns")

            analyses.append(analyse_game(game, engine, limits, progress=tell, stop=stop))
            before += turns
    return analyses


# ---------------------------------------------------------------------- what is written


def _what_is_kept(targets: Targets) -> str:
    if targets.games:
        return f"what is done is in {targets.games}"
    return "nothing is written, since --out names no file"


def _write(path: Path | None, text: str) -> None:
    if path:
        write_whole(path, text)
        return
    sys.stdout.flush()
    sys.stdout.buffer.write(text.encode())  # a game file is UTF-8 whatever the terminal is
    sys.stdout.buffer.flush()


def _draw(
    path: Path, games: Sequence[Game], analyses: Sequence[Analysis | None], theme: str
) -> None:
    for number, (game, analysis) in enumerate(zip(games, analyses, strict=True), start=1):
        if analysis:
            file = path if len(games) == 1 else path.with_stem(f"{path.stem}-{number}")
            write_whole(file, picture_of(game, analysis, theme))


def picture_of(game: Game, analysis: Analysis, theme: str = "light") -> str:
    """Draw the chances of a game that was looked at."""
    moments = [
        Moment(node.before.turn, judged.player, str(node), judged.after, judged.mark)
        for node, judged in zip(game.turns(), analysis.turns, strict=False)
    ]
    white, black = (_name(game, player) for player in Player)
    accuracies = " – ".join(_percent(analysis.accuracy(player)) for player in Player)
    return chart(
        analysis.start,
        moments,
        white=white,
        black=black,
        caption=f"{game.variant}, {game.result}, accuracy {accuracies}",
        theme=theme,  # type: ignore[arg-type]  # it was checked
    )


def summarise(games: Sequence[Game], analyses: Sequence[Analysis | None]) -> None:
    """Say on stderr how well everybody played."""
    for number, (game, analysis) in enumerate(zip(games, analyses, strict=False), start=1):
        if len(games) > 1:
            print(f"Game {number}{'' if analysis else ': no turns'}", file=sys.stderr)
        if analysis is None or not analysis.turns:
            continue
        for player in Player:
            print(_summary(game, analysis, player), file=sys.stderr)


def _summary(game: Game, analysis: Analysis, player: Player) -> str:
    name, colour = _name(game, player), PLAYER_NAMES[player]
    who = name if name == colour else f"{name} ({colour})"
    marks = ", ".join(f"{analysis.count(player, mark)} {mark}" for mark in BAD)
    return f"{who}: accuracy {_percent(analysis.accuracy(player))}, {marks}"


def _percent(accuracy: float | None) -> str:
    return "–" if accuracy is None else f"{accuracy:.0f} %"


def _name(game: Game, player: Player) -> str:
    """Give a player's name, or the colour where it is not known."""
    colour = PLAYER_NAMES[player]
    name = game.headers[colour]
    return colour if name in ("?", "-", "") else name


def _say(line: str) -> None:
    print(f"gipf: {line}", file=sys.stderr, flush=True)
