"""Side games at the terminal: shown, hinted at, played by the computer; and a table for one by itself."""

import random
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import groupby, pairwise
from pathlib import Path

from gipf.errors import GipfError, IllegalMove
from gipf.illegal_moves import PLAYER_NAMES
from gipf.messages import Argument, render
from gipf.record.side_file import SideFile
from gipf.record.side_match import SideMatch
from gipf.record.side_play import SidePlay, new_play
from gipf.side_games import ON_THE_PAGE, Outcome, State, split_name
from gipf.side_games.dvonn import PLACE, DvonnState, pieces_of
from gipf.side_games.odds import side_level
from gipf.side_games.scene import scene_of, sketch_of
from gipf.side_games.scene_data import Side
from gipf.side_games.sketch import SIDES
from gipf.side_games.standing import FORESEEN, FORESIGHT, why_declined
from gipf.side_games.yinsh import YinshState
from gipf.terminal import side_board
from gipf.terminal.asking import agrees_on_draw, line_ended
from gipf.terminal.commands import CommandTable, headers_for_another, today
from gipf.terminal.console import filled
from gipf.terminal.move_groups import Group
from gipf.terminal.opponents import HUMAN, SIGN, Opponent, name_in_file
from gipf.terminal.save import Autosave
from gipf.terminal.view import View
from gipf.variants import Player

MOST_READ = 20_000
"""Characters of a file that are read to find out what it is."""
BEST = 5
"""The strongest of the computer's levels."""
MANY = 60
"""Maximum of moves that are listed; of more, only their beginnings are."""
RESULTS = {"w": "1-0", "b": "0-1", "draw": "1/2-1/2"}
TOLD = ("resignation", "time", "agreement", "abandoned")
"""Ends the rules know nothing of, for which there is a sentence."""
HELP = {
    "best": "side-best",
    "undo, undo 3": "undo",
    "rules": "rules",
    "show": "show",
    "position": "position",
    "save [FILE]": "save",
    "save! FILE": "save-over",
    "resign, draw": "end",
    "new": "new",
    "quit": "quit",
}
"""What can be typed in every side game, and the name by which ``terminal-help`` explains it."""


# ---------------------------------------------------------------------- what is shown and said


@dataclass(frozen=True)
class Shown:
    """A side game as it is shown: the record, to whom, and how it ended if otherwise than by its rules.

    ``seats`` says who plays each side, in words; nothing where that goes without saying.
    """

    play: SidePlay
    viewer: Side | None
    ended: tuple[Outcome, str] | None = None
    seats: Mapping[Side, str] = field(default_factory=dict)

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
    view.console.print(f" {game_name(play.name, view.language)}", "dim")
    if sides := _sides(view, shown, sketch.board):
        view.console.print(f" {sides}")
    if sketch.board:
        spots = scene["last"]["spots"] if scene["last"] else ()
        for line in side_board.draw(sketch, spots, colours=view.console.colours):
            view.console.print_spans(line)
        legend = side_board.legend(sketch.board, view.language)
        for text in filled([*legend], "   ", view.console.width - 1):
            view.console.print(f" {text}", "dim")
    for text in side_board.beside(sketch.beside, view.language):
        view.console.print(f" {text}")
    view.console.print()
    said = render(scene["prompt"], view.language)
    legal = [] if scene["outcome"] else state.legal_moves()
    if legal:
        name = "terminal-type" if len(legal) <= 3 else "terminal-example"
        examples = [word_for(move, view.language) for move in _examples(legal)]
        said += " " + view.words(name, moves=" / ".join(examples))
    view.console.print(said, "bold")


def game_name(name: str, language: str) -> str:
    """Name a side game as people write it.

    >>> game_name("yinsh(blitz)", "de"), game_name("rps(5)", "en")
    ('YINSH, Blitz', 'Rock-paper-scissors, best of 5')
    """

    def words(name: str, /, **arguments: Argument) -> str:
        return render({"id": name, "args": arguments}, language)

    short, option = split_name(name)
    game = words("compose-side-name", game=short)
    game = game[:1].upper() + game[1:]
    if not option:
        return game
    if short == "zertz" and option.isdigit():
        said = words("side-option-rings", count=int(option))
    elif option.isdigit() and option != "3":
        said = words("side-option-rounds", count=int(option))
    else:
        said = words("side-option-name", option="three" if option == "3" else option)
    return words("side-with-option", game=game, option=said)


def _sides(view: View, shown: Shown, board: str | None) -> str:
    """Say whose letters are whose and how it stands: ``White R M: you · Black r m: level 1``."""
    parts = []
    for side in SIDES:
        signs = side_board.signs(board, side) if board else []
        who = shown.seats.get(side, "")
        said = " ".join([view.words("player-name", player=side), *signs])
        if who:
            said = view.words("terminal-side-seat", side=said, who=who)
        if who or signs:
            parts.append(said)
    state = shown.state
    if isinstance(state, YinshState):
        white, black = state.taken("w"), state.taken("b")
        parts.append(view.words("terminal-side-score", game="yinsh", white=white, black=black))
    elif isinstance(state, DvonnState) and state.phase != PLACE:
        white, black = (pieces_of(state.stacks, side) for side in SIDES)
        parts.append(view.words("terminal-side-score", game="dvonn", white=white, black=black))
    return " · ".join(parts)


def _examples(legal: list[str]) -> list[str]:
    return legal if len(legal) <= 3 else [legal[0], legal[len(legal) // 2]]


def hint(view: View, state: State, what: str) -> None:
    """List the legal moves, or those with a text in them; many are listed by how they begin."""
    is_all = what in ("", "all")
    is_point = re.fullmatch("[a-zA-Z]+[0-9]+", what)  # a1 is not part of a10
    part = re.compile(re.escape(what) + ("(?![0-9])" if is_point else ""))
    legal = [word_for(move, view.language) for move in state.legal_moves()]
    found = [move for move in legal if is_all or part.search(move)]
    found.sort(key=_counted)
    if not found:
        view.tell("terminal-no-hint", what=repr(what)[1:-1])
        return
    groups = {start: tuple(moves) for start, moves in groupby(found, key=_start)}
    is_each = all(len(moves) == 1 for moves in groups.values())
    if is_each or (len(found) > MANY and what != "all"):
        entries = [*(found if is_each else groups)]
        listed = entries if what == "all" else entries[:MANY]
        if more := len(entries) - len(listed):
            listed = [*listed, f"… {view.words('terminal-more', count=more)}"]
        view.groups([Group(str(len(found)), tuple(listed))], gap="  ")
        if not is_each:
            view.tell("terminal-starts", indent=" ", start=entries[0])
    else:
        view.groups(Group(start, moves) for start, moves in groups.items())


def _start(move: str) -> str:
    """Say how a move begins: the piece or point that is touched first."""
    return move.partition("-")[0].partition(":")[0] or move


def _counted(move: str) -> list[tuple[str, int]]:
    """Sort numbers as numbers: e2 before e10."""
    return [(word, int(number or 0)) for word, number in re.findall("([^0-9]+|^)([0-9]*)", move)]


def tell_rules(view: View, name: str) -> None:
    """Say what ``gipf`` or a side game is about, and where all the rules are."""
    game = split_name(name)[0]
    if game in ("gipf", *ON_THE_PAGE):
        view.tell("terminal-rules", game=game)
    view.tell("terminal-rules-where", "dim")


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
    return side_level(int(found[1])) if found else BEST


def word_for(move: str, language: str) -> str:
    """Write a move as it is typed: one that is a word in the language that is spoken.

    >>> word_for("paper", "de"), word_for("paper", "en"), word_for("Wd4", "de")
    ('papier', 'paper', 'Wd4')
    """
    return render({"id": "terminal-word", "args": {"word": move}}, language)


def told(match: SideMatch, move: str, people: list[Player], language: str) -> str:
    """Write a move that the computer has just made, ``?`` for one that people must not see yet."""
    hides = any(match.state.hides_last_move(match.side(player)) for player in people)
    return "?" if hides else word_for(move, language)


def written_by(legal: list[str], text: str, language: str = "en") -> str:
    """Read what was typed: capitals do no harm where only one move is meant, nor does the own language.

    >>> written_by(["Wd4", "pass"], "PASS"), written_by(["Wd4"], "wd4"), written_by(["a1"], "z9")
    ('pass', 'Wd4', 'z9')
    >>> written_by(["paper", "rock"], "Papier", "de"), written_by(["paper", "rock"], "rock", "de")
    ('paper', 'rock')
    """
    if text in legal:
        return text
    typed = text.casefold()
    for words in (legal, [word_for(move, language) for move in legal]):
        meant = [move for move, word in zip(legal, words, strict=True) if word.casefold() == typed]
        if len(meant) == 1:
            return meant[0]
    return text


def played(match: SideMatch, text: str, language: str = "en") -> SideMatch:
    """Play what was typed; what is wrong with it is told to whoever sees the board."""
    legal = match.state.legal_moves()
    try:
        return match.played(written_by(legal, text, language))
    except GipfError as error:
        why = error.arguments.get("why")
        if error.code != "in-side-game" or not isinstance(why, dict):
            raise
        if why["id"] == "side-no-move":
            examples = [word_for(move, language) for move in _examples(legal)]
            raise IllegalMove("terminal-no-move", text=text, examples=examples) from None
        raise IllegalMove.from_message({"id": why["id"], "args": why["args"]}) from None


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
        self.match: SideMatch = SideMatch(play, Player.WHITE, Player.WHITE)
        self.headers: dict[str, str] = dict(record.headers)
        self.levels: dict[Player, int] = self._levels()
        self.commands |= {
            "hint": self.hint,
            "best": self.best,
            "rules": self.rules,
            "undo": self.undo,
            "show": self.show,
            "position": self.position_text,
            "resign": self.resign,
            "draw": self.draw,
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

    def explained(self) -> Mapping[str, str]:
        """Say what can be typed, with moves of this game, and how ``terminal-help`` explains it."""
        legal = sorted(self.match.state.legal_moves(), key=_counted)
        examples = [word_for(move, self.view.language) for move in _examples(legal)]
        hints = f"hint, hint {_start(examples[-1])}, hint all" if len(legal) > 3 else "hint"
        moves = {", ".join(examples): "move"} if legal else {}
        return {**moves, hints: "side-hint", **HELP}

    def prompt(self) -> str:
        """Ask the player who decides."""
        decider = self.match.decider
        if decider is None:
            return "new / save / quit> " if self.match.hides else "new / undo / save / quit> "
        return f"{self.view.words('player-name', player=decider.value)}> "

    def play_moves(self, line: str) -> None:
        """Play one move or several: all or, if one is illegal, none."""
        self.check_it_goes_on()
        match = self.match
        for number, text in enumerate(line.split()):
            if number and match.decider not in self.people:
                decider = match.decider or Player.WHITE
                raise IllegalMove("terminal-others-turn", move=text, player=decider)
            match = played(match, text, self.view.language)
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
            said = told(self.match, move, self.people, self.view.language)
            self.view.tell("terminal-plays", player=decider.value, move=said)

    # ------------------------------------------------------------------ commands

    def hint(self, what: str) -> None:
        """List the legal moves."""
        self.check_it_goes_on()
        hint(self.view, self.match.state, what)

    def best(self, _: str = "") -> None:
        """Say what the computer would play at its best."""
        self.check_it_goes_on()
        with line_ended(self.view):
            self.view.say(word_for(choose(self.match.state, BEST, 0), self.view.language))

    def rules(self, _: str = "") -> None:
        """Say what the game is about."""
        tell_rules(self.view, self.match.play.name)

    def undo(self, times: str = "") -> None:
        """Take back the end, or else the last decision of a person, with what the computer has answered."""
        if not re.fullmatch("[1-9][0-9]{0,3}|", times):
            raise GipfError("terminal-undo", text=times)
        match = self.match
        for taken in range(int(times or 1)):
            before = self._taken_back(match)
            if before is None:
                raise (
                    GipfError("terminal-undo-few", count=taken)
                    if taken
                    else GipfError("no-takeback")
                )
            match = before
        if match.outcome is None:
            self.headers.pop("Termination", None)
        self.go_on_with(match)

    def _taken_back(self, match: SideMatch) -> SideMatch | None:
        """Give the match before the last decision of a person; what was thrown stays thrown."""
        if match.hides:
            return None
        if match.outcome:
            is_on_board = match.state.outcome is not None
            match = match.back_to(len(match.play.moves) - 1)
            if not is_on_board or match.decider in self.people:
                return match
        count = match.undo_count()
        if count is None or match.decider not in self.people:
            count = match.takeback_count(self.people)
        return None if count is None else match.back_to(count)

    def show(self, _: str = "") -> None:
        """Draw the board."""
        play, viewer = self.match.play, self._viewer()
        seats: dict[Side, str] = {player.value: self._seat(player) for player in Player}
        show(self.view, Shown(play, viewer, self._ended(), seats))
        self.shown = True

    def _seat(self, player: Player) -> str:
        """Say who plays a side: a level, a name, you; of two people without names, nothing."""
        if player in self.levels:
            return self.view.words("terminal-side-who", who="level", level=self.levels[player])
        name = self.headers.get(PLAYER_NAMES[player], "?")
        if name != "?":
            return name
        is_alone = len(self.people) == 1
        return self.view.words("terminal-side-who", who="you", level="") if is_alone else ""

    def _viewer(self) -> Side | None:
        people, decider = self.people, self.match.decider
        if decider in people and decider is not None:
            return decider.value
        return people[0].value if len(people) == 1 else None

    def _ended(self) -> tuple[Outcome, str] | None:
        outcome = self.match.outcome
        if outcome is None or self.match.state.outcome:
            return None
        why = self.headers.get("Termination", "")
        return outcome, why if why in TOLD else "agreement"

    def position_text(self, _: str = "") -> None:
        """Print the position's text, as whoever decides may see it."""
        self.view.say(self.match.state.seen_by(self._viewer() or "-"), whole=True)

    def record(self) -> SideFile:
        """Give the game as a file has it."""
        outcome, play = self.match.outcome, self.match.play
        headers = {**self.headers, "Result": RESULTS[outcome] if outcome else "*"}
        if self._ended():
            play = play.back_to(len(play.moves) - 1)
        return SideFile(play, headers)

    def resign(self, _: str = "") -> None:
        """Give the game to the other player."""
        self.check_it_goes_on()
        decider = self.match.decider
        loser = decider if decider in self.people and decider else self.people[0]
        self.headers["Termination"] = "resignation"
        self.go_on_with(self.match.resigned(loser))

    def draw(self, _: str = "") -> None:
        """Agree on a draw, if the other player wants it too; or draw a card."""
        self.check_it_goes_on()
        if "draw" in self.match.state.legal_moves():
            self.go_on_with(self.match.played("draw"))
            return
        self.match.play.check_draw()
        decider = self.match.decider
        speaker = decider if decider in self.people and decider else self.people[0]
        if self._agrees(speaker.other):
            self.headers["Termination"] = "agreement"
            self.go_on_with(self.match.drawn())

    def _agrees(self, player: Player) -> bool:
        """Ask a player about a draw; the computer agrees where it does not see itself ahead, but not early."""
        if player in self.people:
            return agrees_on_draw(self.view, player)
        turn = 1 + sum(before != after for before, after in pairwise(self.match.play.movers))
        play = self.match.play
        why = why_declined(self.match.state, player.value, turn)
        for _ in range(0 if why == "early" else FORESEEN):
            assert play.state is not None, "it is played"
            if play.outcome is None:
                play = play.played(choose(play.state, FORESIGHT, seed=0))
                why = why_declined(play.states[-1], player.value, turn)
        if why == "early":
            self.view.tell("terminal-declines-side", player=player.value, why=why)
        else:
            name = "terminal-declines" if why else "terminal-agrees"
            self.view.tell(name, player=player.value)
        return why is None

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
