r"""A side game by itself as a file: headers, then its moves and its result.

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
from collections.abc import Mapping
from dataclasses import dataclass, replace

from gipf.errors import NotationError
from gipf.record.headers import RESULTS, UNFINISHED, check_header, in_order
from gipf.record.side_play import SidePlay
from gipf.side_games import canonical_name
from gipf.side_games.seeds import read_seed

WIDTH = 80
OWN = ("SideGame", "Seed")
"""The headers that say which game it is; they stand behind the others."""
_HEADER = re.compile(r'\[(\w+) "((?:[^"\\]|\\.)*)"\]')
_OUTCOMES = {"w": "1-0", "b": "0-1", "draw": "1/2-1/2"}


@dataclass(frozen=True)
class SideFile:
    """A side game with who played it; one that was not played to its end has the result all the same."""

    play: SidePlay
    headers: Mapping[str, str]

    @classmethod
    def parse(cls, text: str) -> "SideFile":
        """Read a file; refuse moves that are not legal, and a result they do not lead to."""
        headers: dict[str, str] = {}
        place = 0
        text = text.strip()
        while match := _HEADER.match(text, place):
            name, value = match[1], re.sub(r"\\(.)", r"\1", match[2])
            check_header(name, value)
            headers[name] = value
            place = match.end() + len(text[match.end() :]) - len(text[match.end() :].lstrip())
        if "SideGame" not in headers:
            raise NotationError("side-file-form")
        seed = read_seed(headers["Seed"]) if "Seed" in headers else None
        *moves, result = text[place:].split() or [UNFINISHED]
        if result not in (*RESULTS, UNFINISHED):
            moves, result = [*moves, result], UNFINISHED
        play = SidePlay(canonical_name(headers["SideGame"]), seed, tuple(moves))
        if play.state is None:
            raise NotationError("side-play-unknown", name=play.name)
        right = _OUTCOMES.get(play.state.outcome or "", result)
        if result not in (right, UNFINISHED) or headers.get("Result", right) != right:
            raise NotationError("side-file-result", right=right, result=result)
        return cls(play, {**headers, "Result": right})

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
        lines = []
        for name, value in named.items():
            escaped = value.replace("\\", "\\\\").replace('"', '\\"')
            lines.append(f'[{name} "{escaped}"]')
        moves = textwrap.wrap(
            " ".join([*play.moves, self.result]),
            WIDTH,
            break_long_words=False,
            break_on_hyphens=False,
        )
        return "\n".join([*lines, "", *moves]) + "\n"

    def with_headers(self, **headers: str) -> "SideFile":
        """Give the file with some headers more."""
        return replace(self, headers={**self.headers, **headers})
