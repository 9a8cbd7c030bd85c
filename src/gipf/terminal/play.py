"""A game at the terminal: two people at one keyboard, or one against the computer."""

import random
import re
import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from gipf.errors import GipfError, IllegalMove
from gipf.illegal_moves import PLAYER_NAMES
from gipf.messages import render
from gipf.position import Position
from gipf.record import Game
from gipf.record.side_file import SideFile
from gipf.record.side_match import SideMatch
from gipf.record.side_play import challenges_in, new_play, side_plays_of
from gipf.rules import has_passed
from gipf.scene import label_of
from gipf.side_games.scene_data import Side
from gipf.side_games.seeds import seed_after
from gipf.state import WORDS, Move, Phase
from gipf.terminal import side_game
from gipf.terminal.asking import Leave, agrees_on_draw, choose_variant, line_ended
from gipf.terminal.commands import CommandTable, headers_for_another, today
from gipf.terminal.move_groups import MoveGroups
from gipf.terminal.opponents import (
    HUMAN,
    Computer,
    Opponent,
    RandomMover,
    find_opponent,
    name_in_file,
)
from gipf.terminal.save import Autosave, autosave_folder, newest_autosave, read_game
from gipf.terminal.side_game import Shown, SideTable
from gipf.terminal.view import View
from gipf.variants import Player

if TYPE_CHECKING:
    from gipf.search.answer import Line

LONGEST_LINE = 8
"""Maximum of moves of a line that are printed."""

HELP = {
    "e2, g7-d6": "push",
    "Ge8, Zb3": "unit",
    "Zd4-d7": "use",
    "+e2": "extra",
    "xb2,c3,d4,e5": "clear",
    "pass": "pass",
    "xb2,c3;Ge2": "several",
    "hint": "hint",
    "best": "best",
    "undo, undo 3": "undo",
    "flip": "flip",
    "names": "names",
    "rules": "rules",
    "show": "show",
    "position": "position",
    "save [FILE]": "save",
    "save! FILE": "save-over",
    "resign, draw": "end",
    "new, variant": "new",
    "quit": "quit",
}
"""What can be typed, and the name by which ``terminal-help`` explains it."""


class Table(CommandTable):
    """A table with a game on it: two people at one keyboard, or one against the computer."""

    def __init__(
        self,
        view: View,
        game: Game,
        *,
        autosave: Autosave | None = None,
        file: Path | None = None,
        chance: random.Random | None = None,
    ) -> None:
        super().__init__(view, autosave=autosave, file=file, chance=chance)
        self.game: Game = game
        self.seats: dict[Player, Opponent | None] = self._seats()
        self.secret: str = secrets.token_hex(16)
        """What chance in side games comes from: what is taken back and decided again finds the same."""
        self.adviser: Computer | None = None
        self.advice: tuple[str, Line] | None = None
        self.commands |= {
            "hint": self.hint,
            "best": self.best,
            "rules": self.rules,
            "undo": self.undo,
            "flip": self.flip,
            "names": self.names,
            "show": self.show,
            "position": self.position_text,
            "resign": self.resign,
            "draw": self.draw,
            "new": self.new,
            "variant": self.variant,
        }

    @property
    def text(self) -> str:
        """The game as a file has it."""
        return str(self.game)

    @property
    def kind(self) -> str:
        """The base of the variant."""
        return self.game.variant.base

    @property
    def is_begun(self) -> bool:
        """Whether anything was played."""
        return bool(self.game.moves())

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, on the board or otherwise."""
        return self.game.outcome is not None

    def explained(self) -> Mapping[str, str]:
        """Say what can be typed, and the name by which ``terminal-help`` explains it."""
        return HELP

    # ------------------------------------------------------------------ the loop

    def play(self) -> None:
        """Play until the players leave; who sits alone behind Black sees the board from there."""
        if self.seats[Player.WHITE] and not self.seats[Player.BLACK]:
            self.view.flip()
        super().play()

    def prompt(self) -> str:
        """Ask the player who decides."""
        if self.game.outcome:
            return "new / undo / save / quit> "
        return f"{self.view.words('player-name', player=self.speaker.value)}> "

    # ------------------------------------------------------------------ who decides

    def _seats(self) -> dict[Player, Opponent | None]:
        """Find out for whom the computer plays; whoever it does not know is a person."""
        seats: dict[Player, Opponent | None] = dict.fromkeys(Player)
        for player in Player:
            name = self.game.headers[PLAYER_NAMES[player]]
            try:
                seats[player] = find_opponent(name, self.chance, self.view.language)
            except GipfError as error:
                why = self.view.why(error)
                self.view.tell("terminal-person", "yellow", name=name, why=why, player=player.value)
        return seats

    def computer_in(self, position: Position) -> Opponent | None:
        """Give the computer that decides here, if one does; who won a side game is for people to say."""
        if position.player is None:
            return None
        if position.phase is Phase.SIDE_GAME:
            return RandomMover(self.chance) if all(self.seats.values()) else None
        return self.seats[position.player]

    @property
    def speaker(self) -> Player:
        """The player for whom a person speaks: who decides, or in a side game the one who is no computer."""
        side = self.side
        player = (side.decider if side else None) or self.position.acting
        return player.other if self.seats[player] else player

    # ------------------------------------------------------------------ side games

    @property
    def side(self) -> SideMatch | None:
        """The side game that is on; None where its result is to be typed."""
        position, last = self.position, self.game.last
        if self.game.outcome or position.phase is not Phase.SIDE_GAME or not position.announced:
            return None
        asked = challenges_in(last.before, last.moves)
        earlier = last.side_games[: len(asked) - 1]
        play = last.side_games[-1] if len(last.side_games) > len(earlier) else None
        if play is None or play.outcome:
            name = dict(position.variant.side_games).get(position.announced.move.unit)
            seed = seed_after(self.secret, (move.text for move in self.game.moves()))
            play = new_play(name, seed) if name else None
            if play is None:
                return None
            last.set_side_games((*earlier, play))
        announcer = position.acting
        begins = asked[-1].begins is not False
        return SideMatch(play, announcer, announcer if begins else announcer.other)

    def go_on_with_side(self, side: SideMatch) -> None:
        """Keep how the side game stands; its result enters the game by itself."""
        last = self.game.last
        last.set_side_games((*last.side_games[:-1], side.play))
        if side.result:
            self.show_side(side)
            self.game.play(side.result)
            made = self.game.last.moves[-1]
            self.view.say(render(label_of(self._before_last(), made), self.view.language))
        self.keep()

    def _before_last(self) -> Position:
        """The position before the last decision."""
        position = self.game.last.before
        for move in self.game.last.moves[:-1]:
            position = position.play(move)
        return position

    def show_side(self, side: SideMatch) -> None:
        """Draw the side game, to the person who decides in it, or to the only one."""
        people = [player for player in Player if not self.seats[player]]
        viewer = side.decider if side.decider in people else people[0] if len(people) == 1 else None
        ended = None
        if side.outcome and not side.state.outcome:
            ended = side.outcome, "resignation"
        sides: dict[str, Side] = {"w": "w", "b": "b"}
        seats = {sides[side.side(player)]: self._in_side(side, player, people) for player in Player}
        seen_by = sides[side.side(viewer)] if viewer else None
        side_game.show(self.view, Shown(side.play, seen_by, ended, seats))

    def _in_side(self, side: SideMatch, player: Player, people: list[Player]) -> str:
        """Say who plays a side of the side game; of two people only if they changed colours."""
        if self.seats[player]:
            return self.view.words("terminal-side-who", who="computer", level="")
        if len(people) == 1:
            return self.view.words("terminal-side-who", who="you", level="")
        if side.begins is Player.WHITE:
            return ""
        return self.view.words("terminal-side-who", who=player.value, level="")

    def _choose_in_side(self, side: SideMatch, opponent: Opponent) -> str:
        level = side_game.level_of(opponent)
        with line_ended(self.view):
            return side_game.choose(side.state, level, self.chance.getrandbits(31))

    # ------------------------------------------------------------------ moves

    @property
    def position(self) -> Position:
        """The position on the table."""
        return self.game.position

    def play_moves(self, line: str) -> None:
        """Play one move, those of a turn joined by ``;``, or several turns: all or, if one is illegal, none."""
        if self.game.outcome:
            raise IllegalMove("terminal-end-stands", move=line)
        if side := self.side:
            self.go_on_with_side(side_game.played(side, line, self.view.language))
            return
        position = self.position
        moves: list[Move] = []
        for joined in _turns_typed(line):
            begin, played = position, len(moves)
            for text in joined:
                if len(moves) > played and has_passed(begin, position):
                    turn = ";".join(move.text for move in moves[played:])
                    raise IllegalMove("turn-over", move=text, turn=turn)
                if moves and self.computer_in(position):
                    raise IllegalMove("terminal-others-turn", move=text, player=position.acting)
                moves.append(position.read_move(text))
                position = position.play(moves[-1])
        for move in moves:
            self.decide(move)

    def decide(self, move: Move) -> None:
        """Carry out a decision and keep it."""
        self.game.play(move)
        self.keep()

    def let_computers_move(self) -> None:
        """Let the computer decide as long as it is its turn."""
        while not self.game.outcome:
            if side := self.side:
                decider = side.decider
                if decider is None or not (opponent := self.seats[decider]):
                    return
                text = self._choose_in_side(side, opponent)
                after = side.played(text)
                people = [player for player in Player if not self.seats[player]]
                said = side_game.told(after, text, people, self.view.language)
                self.view.tell("terminal-plays", player=decider.value, move=said)
                self.go_on_with_side(after)
                continue
            if not (computer := self.computer_in(self.position)):
                return
            player = self.position.acting
            with line_ended(self.view):
                move = computer.choose(self.position)
            self.decide(move)
            self.view.tell("terminal-plays", player=player.value, move=move.text)

    # ------------------------------------------------------------------ commands

    def hint(self, what: str) -> None:
        """List the legal moves in groups, or those with a unit or at a point."""
        self.check_it_goes_on()
        if side := self.side:
            side_game.hint(self.view, side.state, what)
            return
        legal = MoveGroups(self.position, self.view.language)
        if what in ("", "all"):
            self.view.groups(legal.grouped(everything=bool(what)))
        elif found := legal.about(what):
            self.view.groups(found)
        else:
            self.view.tell("terminal-no-hint", what=repr(what)[1:-1])

    def best(self, _: str = "") -> None:
        """Say what the engine would play, and what it expects of it."""
        from gipf.analysis.lines import turns_to_win

        self.check_it_goes_on()
        if side := self.side:
            with line_ended(self.view):
                best = side_game.choose(side.state, side_game.BEST, 0)
                self.view.say(side_game.word_for(best, self.view.language))
            return
        if self.position.phase is Phase.SIDE_GAME:
            raise GipfError("terminal-side-game")
        line = self._advice()
        moves = " ".join(str(move) for move in line.moves[:LONGEST_LINE])
        player = self.position.acting.value
        turns = turns_to_win(self.position, line.moves, line.win_in)
        if turns is None or line.win_in is None:
            percent = f"{50 * (1 + line.value):.0f}"
            self.view.tell("terminal-chance", moves=moves, player=player, percent=percent)
        else:
            name = "terminal-wins" if line.win_in > 0 else "terminal-loses"
            self.view.tell(name, moves=moves, player=player, count=turns)

    def rules(self, _: str = "") -> None:
        """Say what the game is about, or the side game that is on."""
        side = self.side
        side_game.tell_rules(self.view, side.play.name if side else "gipf")

    def _advice(self) -> "Line":
        """Let the engine look at the position; it does not change its mind where it is asked again."""
        self.adviser = self.adviser or Computer("engine", language=self.view.language)
        asked_about = str(self.position)
        if self.advice is None or self.advice[0] != asked_about:
            with line_ended(self.view):
                self.advice = asked_about, self.adviser.look(self.position)
        return self.advice[1]

    def undo(self, times: str = "") -> None:
        """Take back the end that was agreed on, or else the last decision a person made; or several."""
        if not re.fullmatch("[1-9][0-9]{0,3}|", times):
            raise GipfError("terminal-undo", text=times)
        side, people = self.side, [player for player in Player if not self.seats[player]]
        if side and not times and (taken := side.takeback_count(people)) is not None:
            self.go_on_with_side(side.back_to(taken))
            return
        count, made = int(times or 1), self.decisions_of_people()
        is_agreed = self.game.outcome is not None and self.position.outcome is None
        most = len(made) + is_agreed
        if not most:
            raise GipfError("chance-stays" if self.revealed >= 0 else "no-takeback")
        if count > most:
            raise GipfError("terminal-undo-few", count=most)
        if is_agreed:
            self._takeback_of_the_end()
        if own := count - is_agreed:
            while len(self.game.moves()) > made[-own]:
                self.game.takeback()
        self.keep()

    def _takeback_of_the_end(self) -> None:
        """Undo a resignation or an agreed draw: the record forgets it with the last decision."""
        if self.game.moves():
            self.game.play(self.game.takeback())
        else:
            self.game = Game(self.game.start, headers_for_another(self.game.headers))

    @property
    def revealed(self) -> int:
        """The number of the last decision that stays, since chance has shown something before it; else -1."""
        plays = side_plays_of(self.game)
        return max((count for count, play in plays if play.has_revealed), default=-1)

    def decisions_of_people(self) -> list[int]:
        """List which decisions of the game people can take back: none before chance has shown something."""
        position, found = self.game.start, []
        for index, move in enumerate(self.game.moves()):
            if not self.computer_in(position) and index > self.revealed:
                found.append(index)
            position = position.play(move)
        return found

    def flip(self, _: str = "") -> None:
        """Turn the board round."""
        self.view.flip()
        self.show()

    def names(self, _: str = "") -> None:
        """Show or hide the names of empty spots."""
        self.view.toggle_names()
        self.show()

    def show(self, _: str = "") -> None:
        """Draw the board, and the side game if one is on."""
        side, last = self.side, self.game.last.moves
        self.view.show(self.position, last=last, outcome=self.game.outcome, asks=side is None)
        if side:
            self.show_side(side)
        self.shown = True

    def position_text(self, _: str = "") -> None:
        """Print the position's text."""
        self.view.say(str(self.position), whole=True)

    def resign(self, _: str = "") -> None:
        """Give the game to the other player; while a side game is on, only that."""
        self.check_it_goes_on()
        loser = self.speaker
        if side := self.side:
            self.go_on_with_side(side.resigned(loser))
            return
        self.game.finish("0-1" if loser is Player.WHITE else "1-0", "resignation")
        self.keep()

    def draw(self, _: str = "") -> None:
        """Agree on a draw, if the other player wants it too."""
        self.check_it_goes_on()
        if side := self.side:
            if "draw" in side.state.legal_moves():  # a card
                self.go_on_with_side(side.played("draw"))
                return
            side.play.check_draw()
            if self._agrees_in(side, self.speaker.other):
                self.go_on_with_side(side.drawn())
        elif self._agrees(self.speaker.other):
            self.game.finish("1/2-1/2", "agreement")
            self.keep()

    def _agrees(self, player: Player) -> bool:
        """Ask a player about a draw; the computer agrees unless the engine finds it ahead."""
        if computer := self.seats[player]:
            if computer.is_random:
                raise GipfError("terminal-random-mover")
            value = self._advice().value
            agrees = (value if self.position.acting is player else -value) <= 0
            name = "terminal-agrees" if agrees else "terminal-declines"
            self.view.tell(name, player=player.value)
            return agrees
        return agrees_on_draw(self.view, player)

    def _agrees_in(self, side: SideMatch, player: Player) -> bool:
        """Ask a player about a draw in the side game; it is as good as won for whoever announced."""
        if not self.seats[player]:
            return agrees_on_draw(self.view, player)
        agrees = side.announcer is player
        if agrees:
            self.view.tell("terminal-agrees", player=player.value)
        else:
            self.view.tell("terminal-declines-side", player=player.value, why="tie")
        return agrees

    def new(self, name: str) -> None:
        """Begin another game, of the same variant unless told otherwise."""
        another = Game(name or self.game.variant, headers_for_another(self.game.headers))
        self.put_away()
        self.game = another
        self.seats = self._seats()

    def variant(self, name: str) -> None:
        """Choose a variant, from a menu if none is named, and begin."""
        try:
            self.new(name or choose_variant(self.view))
        except Leave:
            self.leave()


def play_at(
    view: View,
    game: Game,
    *,
    opponent: str = HUMAN,
    plays: Player = Player.BLACK,
    seed: int | None = None,
) -> None:
    """Play a new game; ``opponent`` is a person or the computer, which ``plays`` this colour."""
    game.set_header("Date", today())
    if opponent != HUMAN:
        game.set_header(PLAYER_NAMES[plays], name_in_file(opponent))
    Table(view, game, chance=random.Random(seed)).play()


def resume_at(view: View, path: Path | None = None, *, seed: int | None = None) -> None:
    """Go on with the game in a file or, without one, with the game that was played last; also a side game."""
    found = path or newest_autosave()
    if found is None:
        raise GipfError("terminal-nothing-kept", folder=autosave_folder())
    autosave, chance = None if path else Autosave(found), random.Random(seed)
    table: CommandTable
    if side_game.is_side_file(found):
        *_, record = SideFile.parse_all(found.read_text(encoding="utf-8"))
        table = SideTable(view, record, autosave=autosave, file=path, chance=chance)
    else:
        table = Table(view, read_game(found), autosave=autosave, file=path, chance=chance)
    table.play()


def _turns_typed(line: str) -> list[list[str]]:
    """Split what was typed into turns and these into moves; spaces at signs and capitals are no harm."""
    turns = re.sub(r"\s*([,;])\s*", r"\1", line).strip(";").split()
    return [
        [text.lower() if text.lower() in WORDS else text for text in turn.split(";") if text]
        for turn in turns
    ]
