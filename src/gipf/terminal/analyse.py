"""Analysis at the terminal: games read, looked at with a bar that shows how far it is, and written."""

import json
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gipf.analysis.analyse_game import Analysis, analyse_game
from gipf.analysis.annotate import annotate
from gipf.engine.answers import judged_turn
from gipf.errors import GipfError
from gipf.illegal_moves import PLAYER_NAMES
from gipf.kernel.warmup import say
from gipf.messages import Argument, Message, render
from gipf.record import Game, Node
from gipf.search.answer import Limits, Stop
from gipf.search.iterative_deepening import SEARCHING, AlphaBeta
from gipf.svg.chart import Moment, chart
from gipf.svg.theme import check_look
from gipf.terminal.interrupt import beside, compile_apart, stop_on_interrupt
from gipf.terminal.progress import Progress
from gipf.terminal.save import STDIN, check_target, read_games, write_whole
from gipf.variants import Player

DEFAULT = Limits(seconds=0.5)
COUNTED = ("!", "?!", "?", "??")


@dataclass(frozen=True)
class Targets:
    """Where the annotated games and the picture go; ``games`` is nothing for stdout."""

    games: Path | None
    picture: Path | None
    theme: str
    as_json: bool = False

    @classmethod
    def choose(
        cls,
        file: str,
        *,
        out: str | None,
        in_place: bool,
        picture: str | None,
        theme: str,
        as_json: bool = False,
    ) -> "Targets":
        """Choose what is written where; better refused now than after the analysis."""
        if as_json and in_place:
            raise GipfError("in-place-json")
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
            check_target(Path(target))
        games = file if in_place else out
        return cls(
            Path(games) if games else None, Path(picture) if picture else None, theme, as_json
        )


def _is_same(one: str, other: str) -> bool:
    return os.path.realpath(one) == os.path.realpath(other)


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
    count = sum(_numbered(game.turns()) for game in games)
    if not count:
        raise GipfError("no-turns-in-file", file="stdin" if file == STDIN else file)
    engine = AlphaBeta(threads=threads)
    try:
        for game in games:
            compile_apart(game.variant, SEARCHING)
    except KeyboardInterrupt:
        say(_words(language, "analysis-stopped-early"))
        return False
    with stop_on_interrupt() as stop:
        analyses = beside(lambda: look_at(games, engine, limits, stop, language))
    looked_at = list(zip(games, analyses, strict=False))
    for game, analysis in looked_at:
        if analysis:
            annotate(game, analysis, language)
    if stop.is_set:
        done = sum(_numbered(game.turns()[: len(a.turns)]) for game, a in looked_at if a)
        kept: Message = {"id": "analysis-not-kept", "args": {}}
        if targets.games:
            kept = {"id": "analysis-kept", "args": {"path": str(targets.games)}}
        say(_words(language, "analysis-stopped", done=done, count=count, kept=kept))
    if targets.games or not stop.is_set:
        as_data = (_as_data(game, analysis) for game, analysis in looked_at)
        lines = (f"{json.dumps(data)}\n" for data in as_data) if targets.as_json else ()
        text = "".join(lines) if targets.as_json else "\n".join(map(str, games))
        _write(targets.games, text)
    for number, (game, analysis) in enumerate(looked_at, start=1):
        if targets.picture and analysis and not stop.is_set:
            several = f"{targets.picture.stem}-{number}"
            path = targets.picture.with_stem(several) if len(games) > 1 else targets.picture
            write_whole(path, picture_of(game, analysis, targets.theme, language))
        if len(games) > 1:
            name = "analysis-game" if analysis else "analysis-no-turns"
            print(_words(language, name, number=number), file=sys.stderr)
        if analysis and analysis.turns:
            for player in Player:
                print(_summary(game, analysis, player, language), file=sys.stderr)
    return not stop.is_set


def look_at(
    games: Sequence[Game], engine: AlphaBeta, limits: Limits, stop: Stop, language: str = "en"
) -> list[Analysis | None]:
    """Analyse games one after the other; those without a turn have no analysis."""
    analyses: list[Analysis | None] = []
    named = _words(language, "analysis-turns")
    with Progress(sum(_numbered(game.turns()) for game in games)) as bar:
        before = 0
        for game in games:
            if stop.is_set:
                break
            turns = game.turns()

            def tell(
                done: int, _: int, turns: Sequence[Node] = turns, before: int = before
            ) -> None:
                bar.show(before + _numbered(turns[:done]), named)

            analyses.append(
                analyse_game(game, engine, limits, progress=tell, stop=stop) if turns else None
            )
            before += _numbered(turns)
    return analyses


def _numbered(turns: Sequence[Node]) -> int:
    """Count turns as they are numbered: White's and Black's are one."""
    return len({turn.before.turn for turn in turns})


# ---------------------------------------------------------------------- what is written


def _as_data(game: Game, analysis: Analysis | None) -> dict[str, Any]:
    """Give a game with what is found of its turns, as the protocol tells it."""
    turns = [] if analysis is None else analysis.turns
    return {
        "headers": game.headers,
        "start": analysis and analysis.start,
        "turns": [
            {"turn": node.before.turn, "position": str(node.position), **judged_turn(judged)}
            for node, judged in zip(game.turns(), turns, strict=False)
        ],
        "accuracy": {p.value: analysis and analysis.accuracy(p) for p in Player},
    }


def _write(path: Path | None, text: str) -> None:
    if path:
        write_whole(path, text)
        return
    sys.stdout.flush()
    sys.stdout.buffer.write(text.encode())  # a game file is UTF-8 whatever the terminal is
    sys.stdout.buffer.flush()


def picture_of(game: Game, analysis: Analysis, theme: str = "light", language: str = "en") -> str:
    """Draw the chances of a game that was looked at."""
    moments = [
        Moment(
            node.before.turn,
            judged.player,
            str(node),
            judged.after,
            judged.told.mark,
            judged.told.player,
        )
        for node, judged in zip(game.turns(), analysis.turns, strict=False)
    ]
    caption = _words(
        language,
        "chart-caption",
        variant=str(game.variant),
        result=game.result,
        white=_percent(analysis.accuracy(Player.WHITE), language),
        black=_percent(analysis.accuracy(Player.BLACK), language),
    )
    return chart(
        analysis.start,
        moments,
        white=_name(game, Player.WHITE),
        black=_name(game, Player.BLACK),
        caption=caption,
        theme=theme,  # type: ignore[arg-type]  # it was checked
        language=language,
    )


def _summary(game: Game, analysis: Analysis, player: Player, language: str) -> str:
    """Say how well a player played."""
    name, colour = _name(game, player), _words(language, "colour", player=player.value)
    who = f"{name} ({colour})" if name else colour
    marks = ", ".join(f"{analysis.count(player, mark)} {mark}" for mark in COUNTED)
    accuracy = _percent(analysis.accuracy(player), language)
    return _words(language, "analysis-summary", name=who, accuracy=accuracy, marks=marks)


def _percent(accuracy: float | None, language: str) -> str:
    return "–" if accuracy is None else _words(language, "match-percent", share=f"{accuracy:.0f}")


def _name(game: Game, player: Player) -> str:
    """Give a player's name, or nothing where it is not known."""
    name = game.headers[PLAYER_NAMES[player]]
    return "" if name in ("?", "-") else name


def _words(language: str, name: str, /, **arguments: Argument) -> str:
    return render({"id": name, "args": arguments}, language)
