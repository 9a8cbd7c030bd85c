"""A table whose players' words come from a test and whose screen is a text."""

import io
import random

from gipf import Position
from gipf.record import Game
from gipf.terminal.console import Console
from gipf.terminal.play import Table
from gipf.terminal.view import View


class Screen:
    """A table whose players' words come from a list and whose screen is a text."""

    def __init__(
        self,
        start: str,
        *lines: str,
        white: str = "?",
        black: str = "?",
        seed: int = 1,
        language: str = "en",
    ) -> None:
        self.out = io.StringIO()
        self.view = View(Console(file=self.out, width=200), ascii_only=True, language=language)
        position = Position.parse(start) if " " in start else Position.start(start)
        game = Game(position, {"White": white, "Black": black})
        self.table = Table(self.view, game, chance=random.Random(seed))
        for line in lines:
            self.table.obey(line)

    @property
    def text(self) -> str:
        return self.out.getvalue()

    def says(self, *lines: str) -> str:
        """Type lines and give what is printed in answer."""
        self.out.truncate(0)
        self.out.seek(0)
        for line in lines:
            self.table.obey(line)
        return self.text


def type_in(stdin: io.StringIO, text: str) -> None:
    stdin.write(text)
    stdin.seek(0)
