"""Side games at the terminal: shown, hinted at, played by the computer; and a table for one by itself."""

import random
import re
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

from gipf.errors import GipfError, IllegalMove
from gipf.illegal_moves import PLAYER_NAMES
from gipf.messages import render
from gipf.record.side_file import SideFile
from gipf.record.side_match import SideMatch
from gipf.record.side_play import SidePlay, new_play
from gipf.side_games import Outcome, State, split_name
from gipf.side_games.scene import scene_of, sketch_of
from gipf.side_games.scene_data import Side
from gipf.terminal import side_board
from gipf.terminal.asking import line_ended
from gipf.terminal.commands import CommandTable, headers_for_another, today
from gipf.terminal.move_groups import Group
from gipf.terminal.opponents import HUMAN, SIGN, Opponent, name_in_file
from gipf.terminal.save import Autosave
from gipf.terminal.view import View
from gipf.variants import Player

MOST_READ = 20_000
"""So many characters of a file are looked at for what it is."""
BEST = 5
"""The strongest of the computer's levels."""
MANY = 60
"""So many moves are listed; of more than these only how they begin."""
RESULTS = {"w": "1-0", "b": "0-1", "draw": "1/2-1/2"}
HELP = {
    "f5, d4-d6": "move",
    "hint": "hint",
    "best": "best",
    "undo": "undo",
    "show": "show",
    "position": "position",
    "save [FILE]": "save",
    "save! FILE": "save-over",
    "resign": "end",
    "new": "new",
    "quit": "quit",
}
"""What can be typed, and the name by which ``terminal-help`` explains it."""


# ---------------------------------------------------------------------- what is shown and said


@dataclass(frozen=True)
class Shown:
    """A side game as it is shown: the record, to whom, and how it ended if otherwise than by its rules."""

    play: SidePlay
    viewer: Side | None
    ended: tuple[Outcome, str] | None = None

    @property
    def state(self) -> State:
        """Where it stands."""
        state = self.play.state
        assert state is not None, "games that are not known are not played"
        return state


def show(view: View, shown: Shown) -> None:
    """Draw a side game, and say what is to be done."""
    play, state = shown.play, shown.state
    moves = [move for move in play.moves if move not in RESULTS.values()]
    before = play.back_to(len(moves) - 1).state if moves else None
    last = (before, moves[-1]) if before else None
    scene = scene_of(play.name, state, viewer=shown.viewer, last=last, ended=shown.ended)
    sketch = sketch_of(play.name, state, shown.viewer)
    view.console.print()
    view.console.print(f" {play.name}", "dim")
    if sketch.board:
        spots = scene["last"]["spots"] if scene["last"] else ()
        for line in side_board.draw(sketch, spots, colours=view.console.colours):
            view.console.print_spans(line)
    for text in side_board.beside(sketch.zones, view.language):
        view.console.print(f" {text}")
    view.console.print()
    said = render(scene["prompt"], view.language)
    legal = [] if scene["outcome"] else state.legal_moves()
    if legal:
        name = "terminal-type" if len(legal) <= 3 else "terminal-example"
        said += " " + view.words(name, moves=" / ".join(_examples(legal)))
    view.console.print(said, "bold")


def _examples(legal: list[str]) -> list[str]:
    return legal if len(legal) <= 3 else [legal[0], legal[len(legal) // 2]]


def hint(view: View, state: State, what: str) -> None:
    """List the legal moves, or those with a text in them; many are listed by how they begin."""
    legal = state.legal_moves()
    found = [move for move in legal if what in ("", "all") or what in move]
    if not found:
        view.tell("terminal-no-hint", what=repr(what)[1:-1])
        return
    groups = [
        (start, [*moves])
        for start, moves in groupby(
            found, key=lambda move: move.partition("-")[0].partition(":")[0]
        )
    ]
    if len(found) > MANY and what != "all":
        starts = tuple(start for start, _ in groups)[:MANY]
        view.groups([Group(str(len(found)), starts)])
    elif all(len(moves) == 1 for _, moves in groups):
        view.groups([Group(str(len(found)), tuple(found))])
    else:
        view.groups(Group(start, tuple(moves)) for start, moves in groups)


def choose(state: State, level: int, seed: int) -> str:
    """Let the computer decide at a level; Ctrl-C ends that at once."""
    legal = state.legal_moves()
    if len(legal) == 1:
        return legal[0]
    from gipf.side_kernels.players import best_move
    from gipf.terminal.interrupt import beside, stop_on_interrupt

    with stop_on_interrupt() as stop:
        move = beside(lambda: best_move(state, level, seed=seed, stop=stop))
    if stop.is_set:
        raise KeyboardInterrupt
    return move


def level_of(opponent: Opponent) -> int:
    """Say at which level an opponent in the game plays a side game: half of its own; by chance, the first."""
    if opponent.is_random:
        return 1
    found = re.fullmatch("level-([0-9]+)", getattr(opponent, "text", ""))
    return (int(found[1]) + 1) // 2 if found else BEST


def written_by(legal: list[str], text: str) -> str:
    """Read what was typed: capitals do no harm where only one move is meant.

    >>> written_by(["Wd4", "pass"], "PASS"), written_by(["Wd4"], "wd4"), written_by(["a1"], "z9")
    ('pass', 'Wd4', 'z9')
    """
    if text in legal:
        return text
    meant = [move for move in legal if move.lower() == text.lower()]
    return meant[0] if len(meant) == 1 else text


def read_level(text: str) -> int | None:
    """Read at which level the computer plays a side game; None is a person.

    >>> read_level("level-3"), read_level("human")
    (3, None)
    >>> read_level("bob")
    Traceback (most recent call last):
    gipf.errors.GipfError: there is no player 'bob'; there are: level-1 … level-5, human
    """
    if text == HUMAN:
        return None
    if not re.fullmatch(f"level-[1-{BEST}]", text):
        raise GipfError("no-such-player", name=text, names=[f"level-1 … level-{BEST}", HUMAN])
    return int(text[-1])


# ---------------------------------------------------------------------- a side game by itself


class SideTable(CommandTable):
    """A table with a side game on it; for whom the computer plays, and how well, its headers say."""

    explained = HELP

    def __init__(
        self,
        view: View,
        record: SideFile,
        *,
        autosave: Autosave | None = None,
        file: Path | None = None,
        chance: random.Random | None = None,
    ) -> None:
        super().__init__(view, autosave=autosave, file=file, chance=chance)
        play = record.play
        if record.result != "*" and play.outcome is None:
            play = play.played(record.result)
        self.match = SideMatch(play, Player.WHITE, Player.WHITE)
        self.headers = dict(record.headers)
        self.levels = self._levels()
        self.commands |= {
            "hint": self.hint,
            "best": self.best,
            "undo": self.undo,
            "show": self.show,
            "position": self.position_text,
            "resign": self.resign,
            "new": self.new,
        }

    @property
    def text(self) -> str:
        """The game as a file has it."""
        return str(self.record())

    @property
    def kind(self) -> str:
        """The side game's name."""
        return split_name(self.match.play.name)[0]

    @property
    def is_begun(self) -> bool:
        """Whether anything was played."""
        return bool(self.match.play.moves)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, on the board or otherwise."""
        return self.match.outcome is not None

    def _levels(self) -> dict[Player, int]:
        """Find out for whom the computer plays; whoever it does not know is a person."""
        levels = {}
        for player in Player:
            name = self.headers.get(PLAYER_NAMES[player], "?")
            try:
                level = read_level(name.removeprefix(SIGN)) if name.startswith(SIGN) else None
            except GipfError as error:
                why, level = self.view.why(error), None
                self.view.tell("terminal-person", "yellow", name=name, why=why, player=player.value)
            if level:
                levels[player] = level
        return levels

    @property
    def people(self) -> list[Player]:
        """The sides that people play."""
        return [player for player in Player if player not in self.levels]

    def prompt(self) -> str:
        """Ask the player who decides."""
        decider = self.match.decider
        if decider is None:
            return "new / save / quit> "
        return f"{self.view.words('player-name', player=decider.value)}> "

    def play_moves(self, line: str) -> None:
        """Play one move or several: all or, if one is illegal, none."""
        self.check_it_goes_on()
        match = self.match
        for number, text in enumerate(line.split()):
            if number and match.decider not in self.people:
                decider = match.decider or Player.WHITE
                raise IllegalMove("terminal-others-turn", move=text, player=decider)
            match = match.played(written_by(match.state.legal_moves(), text))
        self.go_on_with(match)

    def go_on_with(self, match: SideMatch) -> None:
        """Keep how the game stands."""
        self.match = match
        self.keep()

    def let_computers_move(self) -> None:
        """Let the computer decide as long as it is its turn."""
        while (decider := self.match.decider) in self.levels and decider is not None:
            with line_ended(self.view):
                level, seed = self.levels[decider], self.chance.getrandbits(31)
                move = choose(self.match.state, level, seed)
            self.go_on_with(self.match.played(move))
            self.view.tell("terminal-plays", player=decider.value, move=move)

    # ------------------------------------------------------------------ commands

    def hint(self, what: str) -> None:
        """List the legal moves."""
        self.check_it_goes_on()
        hint(self.view, self.match.state, what)

    def best(self, _: str = "") -> None:
        """Say what the computer would play at its best."""
        self.check_it_goes_on()
        with line_ended(self.view):
            self.view.say(choose(self.match.state, BEST, 0))

    def undo(self, _: str = "") -> None:
        """Take back the last decision of a person, with what the computer has answered."""
        count = self.match.undo_count()
        if count is None or self.match.decider not in self.people:
            count = self.match.takeback_count(self.people)
        if count is None:
            raise GipfError("no-takeback")
        self.go_on_with(self.match.back_to(count))

    def show(self, _: str = "") -> None:
        """Draw the board."""
        play, viewer = self.match.play, self._viewer()
        show(self.view, Shown(play, viewer, self._ended()))
        self.shown = True

    def _viewer(self) -> Side | None:
        people, decider = self.people, self.match.decider
        if decider in people and decider is not None:
            return decider.value
        return people[0].value if len(people) == 1 else None

    def _ended(self) -> tuple[Outcome, str] | None:
        outcome = self.match.outcome
        return (outcome, "resignation") if outcome and not self.match.state.outcome else None

    def position_text(self, _: str = "") -> None:
        """Print the position's text, as whoever decides may see it."""
        self.view.say(self.match.state.seen_by(self._viewer() or "-"), whole=True)

    def record(self) -> SideFile:
        """Give the game as a file has it."""
        outcome, play = self.match.outcome, self.match.play
        headers = {**self.headers, "Result": RESULTS[outcome] if outcome else "*"}
        if self._ended():
            headers["Termination"] = "resignation"
            play = play.back_to(len(play.moves) - 1)
        return SideFile(play, headers)

    def resign(self, _: str = "") -> None:
        """Give the game to the other player."""
        self.check_it_goes_on()
        decider = self.match.decider
        loser = decider if decider in self.people and decider else self.people[0]
        self.go_on_with(self.match.resigned(loser))

    def new(self, _: str = "") -> None:
        """Begin the same game again."""
        play = new_play(self.match.play.name)
        assert play is not None, "it was played before"
        self.put_away()
        self.match = SideMatch(play, Player.WHITE, Player.WHITE)
        self.headers = headers_for_another(self.headers)


def play_side_game(
    view: View,
    name: str,
    *,
    opponent: str = HUMAN,
    plays: Player = Player.BLACK,
    seed: int | None = None,
) -> None:
    """Play a new side game; ``opponent`` is a person or a level of the computer, which ``plays`` this side."""
    play = new_play(name)
    if play is None:
        raise GipfError("side-play-unknown", name=name)
    read_level(opponent)
    headers = {"Date": today(), "Result": "*"}
    if opponent != HUMAN:
        headers[PLAYER_NAMES[plays]] = name_in_file(opponent)
    SideTable(view, SideFile(play, headers), chance=random.Random(seed)).play()


def is_side_file(path: Path) -> bool:
    """Whether a file holds a side game by itself."""
    try:
        return "[SideGame " in path.read_text(encoding="utf-8")[:MOST_READ]
    except (OSError, UnicodeDecodeError):
        return False
