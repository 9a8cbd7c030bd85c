"""What every table at the terminal does: it reads what players type, keeps the game, says where that is."""

import os
import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from datetime import date
from functools import partial
from pathlib import Path

from gipf.errors import GipfError
from gipf.messages import Argument
from gipf.terminal.asking import Leave, ask, means
from gipf.terminal.move_groups import Group
from gipf.terminal.save import Autosave, why_not, write_whole
from gipf.terminal.view import View


class CommandTable(ABC):
    """A table with a game on it: reads what the players say and does it."""

    def __init__(
        self,
        view: View,
        *,
        autosave: Autosave | None = None,
        file: Path | None = None,
        chance: random.Random | None = None,
    ) -> None:
        self.view = view
        self.autosave: Autosave = autosave or Autosave()
        self.file = file
        self.chance: random.Random = chance or random.Random()
        self.shown: bool = False
        self.warned_about_leaving: bool = False
        self.commands: dict[str, Callable[[str], None]] = {
            **dict.fromkeys(means(view, "help"), self.help),
            "save": self.save,
            "save!": partial(self.save, over=True),
            **dict.fromkeys(means(view, "quit"), self.leave),
        }

    # ------------------------------------------------------------------ what a kind of game says

    @property
    @abstractmethod
    def text(self) -> str:
        """The game as a file has it."""

    @property
    @abstractmethod
    def kind(self) -> str:
        """What is played, in a word: it is part of the autosave's name."""

    @property
    @abstractmethod
    def is_begun(self) -> bool:
        """Whether anything was played."""

    @property
    @abstractmethod
    def is_over(self) -> bool:
        """Whether the game has ended."""

    @abstractmethod
    def explained(self) -> Mapping[str, str]:
        """Say what can be typed, and the name by which ``terminal-help`` explains it."""

    @abstractmethod
    def prompt(self) -> str:
        """Ask the player who decides."""

    @abstractmethod
    def show(self, _: str = "") -> None:
        """Draw the board."""

    @abstractmethod
    def play_moves(self, line: str) -> None:
        """Play one move or several: all or, if one is illegal, none."""

    @abstractmethod
    def let_computers_move(self) -> None:
        """Let the computer decide as long as it is its turn."""

    # ------------------------------------------------------------------ the loop

    def play(self) -> None:
        """Play until the players leave, by a word, by Ctrl-D or by Ctrl-C."""
        self.view.tell("terminal-welcome", "dim")
        try:
            while True:
                self.let_computers_move()
                if not self.shown:
                    self.show()
                self.obey(ask(self.view, self.prompt()))
        except (Leave, EOFError, KeyboardInterrupt):
            pass
        finally:
            self.say_where_it_is()

    def obey(self, line: str) -> None:
        """Do what was typed: a command or moves; nothing is lost by what cannot be done."""
        word, _, rest = line.partition(" ")
        if not line or line.startswith("#"):
            return
        command = self.commands.get(word.lower())
        try:
            if command:
                command(rest.strip())
            else:
                self.play_moves(line)
        except GipfError as error:
            self.view.explain(error)
        except OSError as error:
            file = str(error.filename)
            self.view.tell("terminal-wrong-file", "yellow", file=file, why=why_not(error))

    def check_it_goes_on(self) -> None:
        """Refuse what cannot be done any more."""
        if self.is_over:
            raise GipfError("terminal-is-over")

    # ------------------------------------------------------------------ commands

    def help(self, _: str = "") -> None:
        """Explain what can be typed."""
        explained = (
            Group(typed, tuple(self.view.words("terminal-help", what=what).split(" ")))
            for typed, what in self.explained().items()
        )
        self.view.groups(explained, gap=" ")

    def save(self, name: str, *, over: bool = False) -> None:
        """Write the game file; a file of another game is not written ``over`` unasked."""
        path = file_named(name) if name else self.file
        if path is None:
            self.keep()
            self.shown = True
            self.say_where_it_is()
        elif path.exists() and path != self.file and not over:
            self.view.tell("terminal-there-already", path=str(path), name=name)
        else:
            write_whole(path, self.text)
            self.file = path
            self.view.tell("terminal-saved", whole=True, path=str(path))

    def leave(self, _: str = "") -> None:
        """Leave the table; a game that is kept nowhere is asked about once."""
        kept = self.file or not self.autosave.trouble or not self.is_begun
        if kept or self.warned_about_leaving:
            raise Leave
        self.warned_about_leaving = True
        self.view.tell("terminal-kept-nowhere")

    # ------------------------------------------------------------------ where the game is kept

    def keep(self) -> None:
        """Write the autosave; tell once if that is not possible."""
        troubled = bool(self.autosave.trouble)
        self.autosave.write(self.text, self.kind)
        if self.autosave.trouble and not troubled:
            self.view.tell("terminal-save-it", "yellow", trouble=self.trouble)
        self.shown = self.warned_about_leaving = False

    def put_away(self) -> None:
        """Make room for another game; the one that was played is where it is said to be."""
        if self.is_begun:
            self.say_where_it_is()
        self.autosave, self.file, self.shown = Autosave(), None, False

    def say_where_it_is(self) -> None:
        """Say where the game can be found again."""
        if self.autosave.holds_the_game:
            self.view.tell("terminal-kept", whole=True, path=str(self.autosave.path))
            if not self.is_over:
                self.view.tell("terminal-resume", "dim")
        elif self.is_begun and not self.file:
            self.view.tell("terminal-not-kept", "yellow", trouble=self.trouble)

    @property
    def trouble(self) -> Argument:
        """What keeps the autosave from being written, as an argument of a message."""
        return self.autosave.trouble or ""


def file_named(name: str) -> Path:
    """Give the file a player means; ``~`` is the home folder."""
    if not name.isprintable():
        raise GipfError("terminal-file-name", name=name)
    return Path(os.path.expanduser(name))


def headers_for_another(headers: Mapping[str, str]) -> dict[str, str]:
    """Give the headers of a new game between the players of one that was played."""
    return {"Date": today(), **{player: headers.get(player, "?") for player in ("White", "Black")}}


def today() -> str:
    """Give the day as headers have it."""
    return f"{date.today():%Y.%m.%d}"
