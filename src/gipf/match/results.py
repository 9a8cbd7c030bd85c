"""What is kept of a match: a folder with its settings, every game, and a line for each result.

``settings.json`` says what was played, ``games.gipf`` holds the games, ``results.jsonl`` a JSON
object for each. A game is written first and its result second, so that whoever goes on with the match
knows from the last whole line what is there: the rest was half written, and is cut off.
"""

import json
from collections.abc import Mapping
from contextlib import ExitStack
from dataclasses import asdict, dataclass, fields
from io import BufferedRandom
from pathlib import Path
from typing import Any

from gipf.errors import GipfError
from gipf.folders import locked

POINTS = {"1-0": (1.0, 0.0), "1/2-1/2": (0.5, 0.5), "0-1": (0.0, 1.0)}


@dataclass(frozen=True)
class Result:
    """How a game of a match went; players are numbers, in the order they were named.

    ``pair`` counts the openings of a variant from 1. ``seconds`` are those each decision took White
    and Black, forced ones left out, and ``decisions`` counts all of both. ``failure`` says what the
    loser did wrong, in a game that was not lost by the rules.
    """

    variant: str
    pair: int
    white: int
    black: int
    result: str
    reason: str
    decisions: int
    seconds: tuple[tuple[float, ...], tuple[float, ...]]
    failure: str = ""

    @property
    def key(self) -> tuple[str, int, int, int]:
        """What tells the games of a match apart."""
        return self.variant, self.pair, self.white, self.black

    def points(self, player: int) -> float:
        """Give what a player scored: 1, a half, or 0."""
        white, black = POINTS[self.result]
        return white if player == self.white else black

    @property
    def loser(self) -> int | None:
        """Who lost, if anybody did."""
        return {"1-0": self.black, "0-1": self.white}.get(self.result)


class MatchFolder:
    """The folder of a match; one process at a time can have it open.

    It goes on with what is there, if that is of the same settings, and refuses anything else.
    """

    def __init__(self, folder: Path, settings: Mapping[str, Any]) -> None:
        self.folder = folder
        self.results: list[Result] = []
        with ExitStack() as stack:
            folder.mkdir(parents=True, exist_ok=True)
            if not stack.enter_context(locked(folder / "lock")):
                raise GipfError("match-in-folder", folder=folder)
            self._take_settings(json.loads(json.dumps(settings)))
            end = self._read_results()
            self._games = stack.enter_context(_open(folder / "games.gipf"))
            self._lines = stack.enter_context(_open(folder / "results.jsonl"))
            self._cut_off(end)
            self._stack = stack.pop_all()

    def add(self, result: Result, game: str) -> None:
        """Keep a finished game: no end of this process loses it any more."""
        before = "\n" if self._games.tell() else ""
        self._games.write(f"{before}{game}".encode())
        self._games.flush()
        line = {**asdict(result), "end": self._games.tell()}
        self._lines.write(f"{json.dumps(line)}\n".encode())
        self._lines.flush()
        self.results.append(result)

    def close(self) -> None:
        """Let others have the folder."""
        self._stack.close()

    def __enter__(self) -> "MatchFolder":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # ------------------------------------------------------------------ going on with a match

    def _take_settings(self, settings: dict[str, Any]) -> None:
        file = self.folder / "settings.json"
        if file.exists():
            kept = _read_json(file.read_bytes(), str(file))
            if differences := _differences(kept, settings):
                raise GipfError("other-match", folder=self.folder, detail="; ".join(differences))
            return
        if any((self.folder / name).exists() for name in ("games.gipf", "results.jsonl")):
            raise GipfError("match-without-settings", folder=self.folder)
        fresh = self.folder / "settings.json.new"
        fresh.write_text(json.dumps(settings, indent=2) + "\n", encoding="utf-8")
        fresh.replace(file)

    def _read_results(self) -> int:
        """Read the whole lines; give where the last of their games ends."""
        file, end = self.folder / "results.jsonl", 0
        lines = file.read_bytes().splitlines(keepends=True) if file.exists() else []
        names = {field.name for field in fields(Result)}
        for number, line in enumerate(lines, 1):
            if not line.endswith(b"\n"):
                break
            data = _read_json(line, f"{file}:{number}")
            if data.keys() != {*names, "end"}:
                raise GipfError("not-a-result", file=file, number=str(number))
            end = data.pop("end")
            white, black = data["seconds"]
            self.results.append(Result(**{**data, "seconds": (tuple(white), tuple(black))}))
        return end

    def _cut_off(self, end: int) -> None:
        """Cut off what was half written when a match was ended from outside."""
        if self._games.seek(0, 2) < end:
            raise GipfError("games-cut", file=Path(self._games.name))
        self._games.truncate(end)
        self._games.seek(end)
        self._lines.seek(0)
        whole = self._lines.read().rfind(b"\n") + 1
        self._lines.truncate(whole)
        self._lines.seek(whole)


def _open(file: Path) -> BufferedRandom:
    file.touch()
    return file.open("r+b")


def _read_json(text: bytes, where: str) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except ValueError as error:
        raise GipfError("in-file", file=where, why=GipfError("not-json", detail=error)) from None
    if not isinstance(data, dict):
        raise GipfError("in-file", file=where, why=GipfError("no-json-object"))
    return data


def _differences(kept: Mapping[str, Any], wanted: Mapping[str, Any]) -> list[str]:
    """Say what is different, setting by setting."""
    return [
        f"{name} there is {_shown(kept.get(name))}, here {_shown(wanted.get(name))}"
        for name in {**wanted, **kept}
        if kept.get(name) != wanted.get(name)
    ]


def _shown(value: Any) -> str:
    if isinstance(value, list):
        return " ".join(map(_shown, value))
    if isinstance(value, dict):
        return " ".join(f"{name}={_shown(part)}" for name, part in value.items())
    return "nothing" if value is None else str(value)
