r"""A side game by itself as a file: headers, then its moves and its result; or several, one after the other.

>>> print(SideFile.parse('[SideGame "die"]\n[Seed "7"]\n\nthrow throw 0-1'))
[White "?"]
[Black "?"]
[Result "0-1"]
[SideGame "die"]
[Seed "7"]
<BLANKLINE>
throw throw 0-1
<BLANKLINE>
"""

import re
import textwrap
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import zip_longest

from gipf.errors import BrokenFile, GipfError, NotationError
from gipf.record.headers import RESULTS, UNFINISHED, check_header, in_order
from gipf.record.side_play import SidePlay, is_position
from gipf.side_games import canonical_name, is_known
from gipf.side_games.seeds import read_seed

WIDTH = 80
OWN = ("SideGame", "Seed", "Position")
"""The headers that say which game it is; they stand behind the others."""
_HEADER = re.compile(r'\[(\w+) "((?:[^"\\]|\\.)*)"\]')
_WORD = re.compile(r"\{[^{}]*\}|\S+")
_CLOCK = re.compile(r"\{\s*\[%clk\s+([0-9]{1,6}):([0-5][0-9]):([0-5][0-9])\]\s*\}")
_OUTCOMES = {"w": "1-0", "b": "0-1", "draw": "1/2-1/2"}


@dataclass(frozen=True)
class SideFile:
    """A side game with who played it; one that was not played to its end has the result all the same."""

    play: SidePlay
    headers: Mapping[str, str]
    clocks: tuple[int | None, ...] = ()
    """The seconds that the player had left after each of the first moves, as far as they are known."""

    @classmethod
    def parse(cls, text: str) -> "SideFile":
        """Read the one side game of a file; refuse illegal moves, and a result they do not lead to."""
        parts = [part for _, part in _parts(text)]
        if len(parts) != 1:
            raise GipfError("one-game-expected", count=len(parts))
        return cls._read(parts[0])

    @classmethod
    def _read(cls, text: str) -> "SideFile":
        headers: dict[str, str] = {}
        place = 0
        text = text.strip()
        while match := _HEADER.match(text, place):
            name, value = match[1], re.sub(r"\\(.)", r"\1", match[2])
            check_header(name, value)
            headers[name] = value
            place = match.end() + len(text[match.end() :]) - len(text[match.end() :].lstrip())
        if "SideGame" not in headers:
            raise NotationError("side-file-is-game" if "Variant" in headers else "side-file-form")
        seed = read_seed(headers["Seed"]) if "Seed" in headers else None
        words, clocks = _timed(_WORD.findall(text[place:]))
        *moves, result = words or [UNFINISHED]
        if result not in (*RESULTS, UNFINISHED):
            moves, result = [*moves, result], UNFINISHED
        play = SidePlay(canonical_name(headers["SideGame"]), seed, tuple(moves))
        if "Position" in headers:
            play = _from_position(headers["Position"], play)
        if play.state is None:
            raise NotationError("side-play-unknown", name=play.name)
        right = _OUTCOMES.get(play.state.outcome or "", result)
        if result not in (right, UNFINISHED) or headers.get("Result", right) != right:
            raise NotationError("side-file-result", right=right, result=result)
        return cls(play, {**headers, "Result": right}, clocks)

    @classmethod
    def parse_all(cls, text: str) -> Iterator["SideFile"]:
        r"""Read side games from a text; those before a break are given before `BrokenFile` is raised.

        >>> text = '[SideGame "rps"]\n\n*\n\n[SideGame "coin"]\n[Seed "7"]\n\n*'
        >>> [str(file.play) for file in SideFile.parse_all(text)]
        ['rps', 'coin#7']
        """
        games: list[SideFile] = []
        for line, part in _parts(text):
            try:
                games.append(cls._read(part))
            except GipfError as error:
                broken = BrokenFile(error, line, 1)
                broken.games = games
                raise broken from None
            yield games[-1]

    @property
    def result(self) -> str:
        """The result, ``*`` for a game that goes on."""
        return self.headers["Result"]

    def __str__(self) -> str:
        """Write the file."""
        play = self.play
        about = {name: text for name, text in self.headers.items() if name not in OWN}
        named = in_order({"White": "?", "Black": "?", **about})
        named["SideGame"] = play.name
        if play.seed is not None:
            named["Seed"] = str(play.seed)
        if play.position is not None:
            named["Position"] = play.position
        lines = []
        for name, value in named.items():
            escaped = value.replace("\\", "\\\\").replace('"', '\\"')
            lines.append(f'[{name} "{escaped}"]')
        words = []
        for move, clock in zip_longest(play.moves, self.clocks[: len(play.moves)]):
            words.append(move)
            if clock is not None:
                minutes, seconds = divmod(clock, 60)
                words.append(f"{{[%clk\0{minutes // 60}:{minutes % 60:02}:{seconds:02}]}}")
        wrapped = textwrap.wrap(
            " ".join([*words, self.result]), WIDTH, break_long_words=False, break_on_hyphens=False
        )
        return "\n".join([*lines, "", *wrapped]).replace("\0", " ") + "\n"

    def with_headers(self, **headers: str) -> "SideFile":
        """Give the file with some headers more."""
        return replace(self, headers={**self.headers, **headers})


def _timed(words: list[str]) -> tuple[list[str], tuple[int | None, ...]]:
    """Part moves from the clocks behind them."""
    moves: list[str] = []
    clocks: dict[int, int] = {}
    for word in words:
        if moves and (match := _CLOCK.fullmatch(word)):
            hours, minutes, seconds = map(int, match.groups())
            clocks[len(moves) - 1] = 3600 * hours + 60 * minutes + seconds
        else:
            moves.append(word)
    return moves, tuple(clocks.get(n) for n in range(max(clocks, default=-1) + 1))


def _parts(text: str) -> Iterator[tuple[int, str]]:
    """Split a file at headers behind moves; give the line where each game begins, and its text.

    A game without moves ends at an empty line behind its headers, if headers follow.
    """
    first, part, has_name, is_whole = 1, list[str](), False, False
    for number, line in enumerate(text.splitlines(), 1):
        is_header, is_empty = line.lstrip().startswith("["), not line.strip()
        if is_header and is_whole:
            yield first, "\n".join(part)
            part = []
        if not part:
            first, has_name, is_whole = number, False, False
        if part or not is_empty:
            part.append(line)
        has_name = has_name or line.lstrip().startswith("[SideGame ")
        is_whole = has_name if is_empty else is_whole or not is_header
    if part or first == 1:
        yield first, "\n".join(part)


def _from_position(position: str, play: SidePlay) -> SidePlay:
    """Let a game begin with the position that its file has: one of that game, with the seed in it."""
    start = SidePlay.from_position(position)
    if start.name != play.name:
        raise NotationError("side-file-position", name=play.name, other=start.name)
    if play.seed is not None:
        raise NotationError("side-file-two-seeds")
    return replace(start, moves=play.moves)


def read_side_texts(text: str, game: str | None = None) -> tuple[list[SideFile], GipfError | None]:
    r"""Read all side games of a text up to the first that is broken, and say what is wrong with that one.

    >>> files, problem = read_side_texts('[SideGame "rps"]\n\n*\n\n[SideGame "rps"]\n\nstone *')
    >>> len(files), problem.code
    (1, 'at-line')
    """
    if not text.lstrip().startswith("[") or text.lstrip().startswith("[%"):
        return [read_side_text(text, game)], None
    files: list[SideFile] = []
    try:
        for file in SideFile.parse_all(text):
            files.append(file)  # noqa: PERF402  # those before the broken one are kept
    except BrokenFile as error:
        if not files:
            raise error.cause from None
        return files, error
    return files, None


def read_side_text(text: str, game: str | None = None) -> SideFile:
    """Read a side game that somebody has pasted: a file, a position, a name with moves, or moves of ``game``.

    >>> read_side_text("[%side die#7 throw]").play.moves, read_side_text("1. f5 d4", "yinsh").play.moves
    (('throw',), ('f5', 'd4'))
    """
    line = " ".join(text.split())
    if match := re.fullmatch(r"\{? ?\[%side ([^\[\]]+)\] ?\}?", line):
        line = match[1]
    if line.startswith("["):
        return SideFile.parse(text)
    if is_position(line):
        play = SidePlay.from_position(line)
    elif is_known(re.split(r"[#( ]", line)[0]):
        play = SidePlay.parse(line)
    elif game:
        moves = " ".join(word for word in line.split() if not re.fullmatch(r"[0-9]+\.+", word))
        return SideFile.parse(f'[SideGame "{canonical_name(game)}"]\n\n{moves}')
    else:
        raise NotationError("side-text-unknown", text=line[:60])
    if play.state is None:
        raise NotationError("side-play-unknown", name=play.name)
    if play.outcome is not None and play.state.outcome is None:  # it was called off
        return SideFile(play.back_to(len(play.moves) - 1), {"Result": play.moves[-1]})
    return SideFile(play, {"Result": _OUTCOMES.get(play.outcome or "", UNFINISHED)})
