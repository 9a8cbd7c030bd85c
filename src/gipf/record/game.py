"""`Game`: headers, a start and the tree of turns behind it; reading and writing files of them."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from os import PathLike
from pathlib import Path

from gipf.errors import BrokenFile, GipfError
from gipf.position import Position
from gipf.record.headers import (
    RESULTS,
    ROSTER,
    TERMINATIONS,
    UNFINISHED,
    check_header,
    in_order,
    result_of,
)
from gipf.record.many import Chunk, read_quickly
from gipf.record.reading import ReadGame, Tell, parse_games
from gipf.record.side_file import SideFile
from gipf.record.streaming import File, lines_of, next_headers, split_games
from gipf.record.tree import Node
from gipf.record.visitor import Visitor, visit_turns
from gipf.record.writing import write_game
from gipf.state import Move, Outcome, Reason
from gipf.variants import Variant


class Game:
    """A game with everything that was noted about it.

    >>> game = Game("tournament", {"White": "Ann", "Black": "Ben"})
    >>> game.play("Ge2"); game.play("Gb5")
    >>> [str(turn) for turn in game.turns()], str(game).splitlines()[-1]
    (['Ge2', 'Gb5'], '1. Ge2 Gb5 *')
    >>> game == Game.parse(str(game))
    True
    """

    def __init__(
        self,
        start: str | Variant | Position = "standard",
        headers: Mapping[str, str] | None = None,
    ) -> None:
        self._headers: dict[str, str] = {}
        self.root: Node = Node(start if isinstance(start, Position) else Position.start(start))
        for name, value in (headers or {}).items():
            self.set_header(name, value)
        self._note_end()

    # ------------------------------------------------------------------ files

    @classmethod
    def read(cls, file: File, variant: str | None = None) -> list["Game"]:
        """Read all games of a file, given by its path or open for reading.

        Where the file is broken, the `BrokenFile` that is raised carries the ``games`` before the
        break. ``variant`` is for games that do not name theirs, as in gipf.com's archive.
        """
        games: list[Game] = []
        try:
            games.extend(cls._stream(_text_of(file).split("\n"), variant, ahead=True))
        except BrokenFile as error:
            error.games = games
            raise
        return games

    @classmethod
    def stream(
        cls,
        file: File,
        variant: str | None = None,
        *,
        broken: Callable[[BrokenFile], object] | None = None,
    ) -> Iterator["Game"]:
        r"""Read the games of a file one at a time, however long it is.

        ``broken`` is called with what is wrong with a game, which says where; that game is skipped. Without it
        `BrokenFile` is raised. ``variant`` is as in `read`.

        >>> import io
        >>> file = io.StringIO('[Variant "basic"]\n\n1. c2 *\n\n[Variant "basic"]\n\n1. c9 *\n')
        >>> [game.moves() for game in Game.stream(file, broken=print)]
        line 7, column 4: c9: there is no point c9 on the board hex37
        [[Move('c2')]]
        """
        ahead = isinstance(file, str | PathLike) or file.seekable()
        return cls._stream(lines_of(file), variant, broken, ahead=ahead)

    @classmethod
    def _stream(
        cls,
        lines: Iterable[str],
        variant: str | None,
        broken: Callable[[BrokenFile], object] | None = None,
        *,
        ahead: bool,
    ) -> Iterator["Game"]:
        for chunk, read in read_quickly(split_games(lines), variant, ahead=ahead):
            if read:
                yield cls._from_read(read)
                continue
            rest: Chunk | None = chunk
            while rest:
                begin, text = rest
                try:
                    yield from cls.parse_all(text, variant)
                    rest = None
                except BrokenFile as error:
                    found = BrokenFile(error.cause, begin + error.line - 1, error.column)
                    if broken is None:
                        raise found from None
                    broken(found)
                    rest = next_headers(begin, text)

    @classmethod
    def parse_all(
        cls, text: str, variant: str | None = None, tell: Tell | None = None
    ) -> Iterator["Game"]:
        """Read games from a text, one after the other.

        The games before a break are given before `BrokenFile` is raised. ``tell`` hears at every
        turn after how many characters the reader is; what it raises ends the reading.
        """
        games: list[Game] = []
        try:
            for game in parse_games(text, variant, tell):
                games.append(cls._from_read(game))
                yield games[-1]
        except BrokenFile as error:
            error.games = games
            raise

    @classmethod
    def parse(cls, text: str, variant: str | None = None) -> "Game":
        """Read the one game a text holds.

        >>> Game.parse("Ge2 (16)").variant.base
        'tournament'
        """
        games = list(cls.parse_all(text, variant))
        if len(games) != 1:
            raise GipfError("one-game-expected", count=len(games))
        return games[0]

    @classmethod
    def from_tree(cls, root: Node, headers: Mapping[str, str]) -> "Game":
        """Make a game of a tree of turns; the result has to agree with where its main line ends.

        >>> Game.from_tree(Game("basic").root, {"White": "Ann", "Result": "1-0"}).result
        '1-0'
        """
        for name, value in headers.items():
            check_header(name, value)
        game = cls._from_read(ReadGame(dict(headers), root))
        if outcome := game.position.outcome:
            result = result_of(outcome.winner)
            if game.result not in (result, UNFINISHED):
                raise GipfError("result-differs", result=result, given=game.result)
            game._note_end()
        return game

    @classmethod
    def _from_read(cls, read: ReadGame) -> "Game":
        game = cls(read.root.position)
        game.root = read.root
        game._headers = {k: v for k, v in read.headers.items() if k not in ("Variant", "Position")}
        return game

    def write(self, file: File, *, append: bool = False) -> None:
        """Write the game to a file, given by its path or open for writing."""
        write_games([self], file, append=append)

    def __eq__(self, other: object) -> bool:
        """Compare all that a file would hold: headers, turns and what was noted about them."""
        return str(self) == str(other) if isinstance(other, Game) else NotImplemented

    def __str__(self) -> str:
        """Write the game in canonical form."""
        return write_game(self.headers, self.root)

    # ------------------------------------------------------------------ the line of play

    @property
    def variant(self) -> Variant:
        """The variant that is played."""
        return self.start.variant

    @property
    def start(self) -> Position:
        """The position the game begins with."""
        return self.root.position

    @property
    def last(self) -> Node:
        """The last turn of the main line."""
        *_, last = (self.root, *self.root.line())
        return last

    @property
    def position(self) -> Position:
        """The position at the end of the main line."""
        return self.last.position

    def turns(self) -> list[Node]:
        """List the turns of the main line."""
        return list(self.root.line())

    def moves(self) -> list[Move]:
        """List the decisions of the main line."""
        return [move for node in self.root.line() for move in node.moves]

    def play(self, move: Move | str) -> None:
        """Add a decision at the end of the main line, or a whole turn: its decisions joined by ``;``.

        >>> Game("basic").play("pass")
        Traceback (most recent call last):
        gipf.errors.IllegalMove: pass: White has to move; only an extra move or a row of GIPF-pieces is passed
        >>> game = Game(Position.parse("basic 4/5/6/1BBBb2/6/5/4 w m B3/B3 -- - 9"))
        >>> game.play("e2;xe2,e3,e4,e5,e6"); game.last
        Node(e2;xe2,e3,e4,e5,e6)
        """
        if self.outcome:
            raise GipfError("game-ended", result=self.result)
        last = self.last
        if isinstance(move, str) and ";" in move:
            last.position.play(move)  # all of it is legal, or none of it is played
            for decision in move.split(";"):
                self.play(decision)
            return
        move = move if isinstance(move, Move) else last.position.read_move(move)
        if last.is_complete:
            last.add((move,))
        else:
            last.replace(last.extended(move))
        self._note_end()

    def takeback(self) -> Move:
        """Take the last decision of the main line back, with what was noted about its turn but its side games.

        >>> game = Game("basic"); game.play("c2"); game.takeback()
        Move('c2')
        """
        last = self.last
        if last.parent is None:
            raise GipfError("no-takeback")
        *kept, move = last.moves
        if kept:
            shorter = Node(last.before, last.parent)
            for earlier in kept:
                shorter = shorter.extended(earlier)
            shorter.keep_side_games(last.side_games)
            last.replace(shorter)
        elif len(last.parent.children) > 1:
            raise GipfError("has-variations", turn=last)
        else:
            last.parent.children.clear()
        self._headers.pop("Result", None)
        self._headers.pop("Termination", None)
        return move

    # ------------------------------------------------------------------ variations

    def promote(self, node: Node) -> None:
        """Move a variation up by one place; the first of all goes on with the line.

        >>> game = Game.parse("1. c2 (1. c6) *", "basic")
        >>> game.promote(game.root.children[1])
        >>> str(game).splitlines()[-1]
        '1. c6 ( 1. c2 ) *'
        """
        self._move(node, lambda place, _: max(place - 1, 0))

    def demote(self, node: Node) -> None:
        """Move a variation down by one place."""
        self._move(node, lambda place, last: min(place + 1, last))

    def promote_to_main(self, node: Node) -> None:
        """Make a turn the one its line goes on with, before all its variations."""
        self._move(node, lambda *_: 0)

    def remove(self, node: Node) -> None:
        """Take a turn out of the game, with all that follows it.

        >>> game = Game.parse("1. c2 (1. c6) 1... e9-e7 *", "basic")
        >>> game.remove(game.root.children[0])
        >>> str(game).splitlines()[-1]
        '1. c6 *'
        """
        self._siblings(node).remove(node)
        self._note_end()

    def accept(self, visitor: Visitor) -> None:
        """Tell a visitor of the headers, all turns and variations, and the result, as a file has them."""
        visitor.begin_game(self.root)
        for name, value in self.headers.items():
            visitor.visit_header(name, value)
        visit_turns(self.root, visitor)
        visitor.end_game(self.result)

    def _move(self, node: Node, to: Callable[[int, int], int]) -> None:
        siblings = self._siblings(node)
        place = siblings.index(node)
        siblings.insert(to(place, len(siblings) - 1), siblings.pop(place))
        self._note_end()

    def _siblings(self, node: Node) -> list[Node]:
        """Give the turns a node stands among, if it is one of this game's."""
        root = node
        while root.parent and root in root.parent.children:
            root = root.parent
        if root is not self.root or node.parent is None:
            raise GipfError("turn-not-in-game", turn=node)
        return node.parent.children

    # ------------------------------------------------------------------ headers and the end

    @property
    def headers(self) -> dict[str, str]:
        """All headers, in the order in which they are written."""
        headers = {**dict.fromkeys(ROSTER, "?"), "Result": UNFINISHED, **self._headers}
        headers["Variant"] = str(self.variant)
        if self.start.text != Position.start(self.variant).text:
            headers["Position"] = self.start.text
        return in_order(headers)

    def set_header(self, name: str, value: str) -> None:
        """Set a header; Variant and Position follow from the start, Result and Termination from `finish`."""
        check_header(name, value)
        if name in ("Variant", "Position", "Result", "Termination"):
            raise GipfError("header-follows", header=name)
        self._headers[name] = value

    @property
    def result(self) -> str:
        """``1-0``, ``0-1``, ``1/2-1/2`` or ``*``."""
        return self._headers.get("Result", UNFINISHED)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, by the rules or otherwise; ``None`` while it goes on.

        >>> game = Game("basic")
        >>> game.finish("0-1", "resignation")
        >>> game.outcome
        Outcome(winner=<Player.BLACK: 'b'>, reason=<Reason.RESIGNATION: 'resignation'>)
        """
        if self.position.outcome or self.result == UNFINISHED:
            return self.position.outcome
        termination = self._headers.get("Termination", "normal")
        reason = Reason.UNKNOWN if termination == "normal" else Reason(termination)
        return Outcome(RESULTS[self.result], reason)

    def finish(self, result: str, termination: str) -> None:
        """End a game that could go on by the rules: resignation, time, agreement, abandoned."""
        if self.position.outcome:
            raise GipfError("over-by-rules")
        if termination not in TERMINATIONS[1:]:
            raise GipfError("no-termination", names=TERMINATIONS[1:], text=termination)
        check_header("Result", result)
        self._headers |= {"Result": result, "Termination": termination}

    def _note_end(self) -> None:
        if outcome := self.position.outcome:
            self._headers |= {"Result": result_of(outcome.winner), "Termination": "normal"}
        elif (
            self._headers.get("Termination") == "normal"
        ):  # the line that ended is not the main one now
            self._headers.pop("Result", None)
            self._headers.pop("Termination")


def write_games(games: Iterable[Game | SideFile], file: File, *, append: bool = False) -> None:
    """Write games to a file, an empty line between them."""
    text = "\n".join(map(str, games))
    if not isinstance(file, str | PathLike):
        file.write(text)
        return
    path = Path(file)
    if append and path.exists() and path.stat().st_size:
        text = f"\n{text}"
    with path.open("a" if append else "w", encoding="utf-8", newline="\n") as out:
        out.write(text)


def _text_of(file: File) -> str:
    if not isinstance(file, str | PathLike):
        return file.read()
    content = Path(file).read_bytes()
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        before = content[: error.start].decode("utf-8")
        line, column = before.count("\n") + 1, len(before) - before.rfind("\n")
        raise BrokenFile(GipfError("not-utf-8"), line, column) from None
