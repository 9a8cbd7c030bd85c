"""Reading game files: canonical ones, and what gipf.com's archive writes.

A game without headers has a turn to a line and no numbers; it ends at an empty line. A number alone
in parentheses is the player's reserve after the turn: it is checked and kept as a comment.
"""

import re
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import NamedTuple

from gipf.errors import BrokenFile, GipfError, check_text
from gipf.position import Position
from gipf.record.headers import UNFINISHED, check_header, result_of
from gipf.record.side_play import SidePlay
from gipf.record.tree import Node
from gipf.variants import Player


class ReadGame(NamedTuple):
    """A game as it was read: its headers and the root of its tree."""

    headers: dict[str, str]
    root: Node


class Token(NamedTuple):
    """A piece of a game's text, and where it stands."""

    kind: str
    text: str
    offset: int


# Possessive quantifiers (*+, ++) keep nothing to go back to, so a long text costs no memory.
_HEADER = re.compile(r'\[([A-Za-z][A-Za-z0-9_]*)[ \t]+"((?:[^"\\\n]++|\\["\\])*+)"[ \t]*\]')
_TOKENS = re.compile(
    r"""\s*+(?:(?P<comment>\{(?:[^}\\]++|\\[}\\])*+\})
    | (?P<reserve>\([0-9]+\))
    | (?P<open>\() | (?P<close>\))
    | (?P<result>(?:1-0|0-1|1/2-1/2|\*)(?=[\s(){}]|$))
    | (?P<number>[0-9]+\.(?:\.\.)?)
    | (?P<header>\[)
    | (?P<turn>[^\s(){}\[]+))""",
    re.VERBOSE,
)
_BLANK = re.compile(r"\s+")
_MARKED = re.compile(r"(?P<turn>.*?)(?P<marks>!!|\?\?|!\?|\?!|!|\?)?")
_CLOCK = re.compile(r"\[%clk ([0-9]{1,6}):([0-5][0-9]):([0-5][0-9])\](?:\s+|$)")
_EVALUATION = re.compile(r"\[%eval (-?(?:0(?:\.[0-9]{1,9})?|1(?:\.0{1,9})?))\](?:\s+|$)")
_SIDE = re.compile(r"\[%side ([^\]]*)\](?:\s+|$)")
_WHY = re.compile(r"\[%why ([^\]]*)\](?:\s+|$)")
_BEST = re.compile(r"\[%best ([^\]]*)\](?:\s+|$)")
_ENGINE = re.compile(r"\[%engine (turn|[!?]{1,2})\](?:\s+|$)")
_SHAPES = re.compile(r"\[%draw ([^\]]*)\](?:\s+|$)")

Tell = Callable[[int], None]
"""Hears after how many characters the reader is, at every turn; what it raises ends the reading."""


def parse_games(
    text: str, variant: str | None = None, tell: Tell | None = None
) -> Iterator[ReadGame]:
    """Read one game after the other; where a file is broken, `BrokenFile` says where and why.

    ``variant`` is what a game without that header is taken for; left open, a game that opens with a
    GIPF-piece is a tournament game and any other a standard one.
    """
    check_text(text, "game")
    reader = Reader(text, variant, tell)
    while reader.skip_blank():
        yield reader.read_game()


def read_header(text: str, offset: int = 0) -> tuple[str, str, int]:
    """Read a header that stands somewhere in a text; give its name, its value and where it ends.

    >>> read_header('[White "Ann"]')
    ('White', 'Ann', 13)
    """
    match = _HEADER.match(text, offset)
    if not match:
        raise GipfError("header-form")
    value = match[2]
    if "\\" in value:
        value = re.sub(r'\\(["\\])', r"\1", value)
    return match[1], value, match.end()


class Reader:
    """Reads games from a text, one after the other."""

    def __init__(self, text: str, variant: str | None, tell: Tell | None) -> None:
        self.text: str = text.removeprefix("\ufeff")
        self.variant = variant
        self.tell = tell
        self.offset: int = 0
        self.notes: dict[Node, list[Token]] = {}
        self.side_games: dict[Node, list[tuple[SidePlay, int]]] = {}

    def broken(self, cause: GipfError, offset: int) -> BrokenFile:
        """Say where in the text something is wrong."""
        before = self.text[:offset]
        return BrokenFile(cause, before.count("\n") + 1, offset - before.rfind("\n"))

    def skip_blank(self) -> bool:
        """Go on to what is not white space; say whether there is anything."""
        while self.offset < len(self.text) and self.text[self.offset].isspace():
            self.offset += 1
        return self.offset < len(self.text)

    def read_game(self) -> ReadGame:
        """Read the game that begins here."""
        start = self.offset
        headers = self.read_headers()
        root = Node(self.start_position(headers, start))
        self.notes.clear()
        self.side_games.clear()
        result, end = self.read_turns(root, has_headers=bool(headers))
        self.join_notes()
        self.join_side_games()
        *_, last = (root, *root.line())
        outcome = last.position.outcome
        by_rules = result_of(outcome.winner) if outcome else None
        headers["Result"] = self.agreed_result(headers, result, by_rules, end)
        return ReadGame(headers, root)

    # ------------------------------------------------------------------ headers

    def read_headers(self) -> dict[str, str]:
        """Read the headers that stand here."""
        headers: dict[str, str] = {}
        while self.skip_blank() and self.text[self.offset] == "[":
            try:
                name, value, end = read_header(self.text, self.offset)
                if name in headers:
                    raise GipfError("header-twice", header=name)
                check_header(name, value)
            except GipfError as error:
                raise self.broken(error, self.offset) from None
            headers[name] = value
            self.offset = end
        return headers

    def start_position(self, headers: dict[str, str], offset: int) -> Position:
        """Give the position the headers say the game begins with."""
        try:
            variant = headers.get("Variant") or self.variant
            if "Position" not in headers:
                return _start(variant or self.guessed_variant())
            position = Position.parse(headers["Position"])
            if variant and position.variant != Position.start(variant).variant:
                raise GipfError("headers-differ", variant=variant)
        except GipfError as error:
            raise self.broken(error, offset) from None
        return position

    def guessed_variant(self) -> str:
        """A game that opens with a GIPF-piece is played with a free opening."""
        opening = re.compile(r"(?:\s++|\{[^}]*+\}|[0-9]++\.++)*+(G?)").match(self.text, self.offset)
        return "tournament" if opening and opening[1] else "standard"

    # ------------------------------------------------------------------ turns

    def read_turns(self, root: Node, *, has_headers: bool) -> tuple[str | None, int]:
        """Read turns, comments and variations up to the result; give it and where it stands."""
        node = root
        opened: list[tuple[Node, int]] = []
        awaits_turn = False  # right after a parenthesis or a number
        while token := self.next_token(ends_at_empty_line=not has_headers and node is not root):
            match token.kind:
                case "comment":
                    if awaits_turn:
                        raise self.broken(GipfError("comment-misplaced"), token.offset)
                    self.read_comment(node, token)
                case "reserve":
                    self.check_reserve(node, token)
                case "number":
                    self.check_number(node, token)
                    awaits_turn = True
                case "turn":
                    node = self.read_turn(node, token)
                    awaits_turn = False
                case "open":
                    if node.parent is None or awaits_turn:
                        raise self.broken(GipfError("variation-misplaced"), token.offset)
                    opened.append((node, token.offset))
                    node, awaits_turn = node.parent, True
                case "close":
                    if not opened or awaits_turn:
                        cause = GipfError("variation-empty" if opened else "variation-not-open")
                        raise self.broken(cause, token.offset)
                    node = opened.pop()[0]
                case "result":
                    if opened or awaits_turn:
                        raise self.broken(_unfinished(awaits_turn), token.offset)
                    return token.text, token.offset
                case "header":
                    raise self.broken(GipfError("result-missing"), token.offset)
        if opened or awaits_turn:
            offset = self.offset if awaits_turn else opened[-1][1]
            raise self.broken(_unfinished(awaits_turn), offset)
        if has_headers:
            raise self.broken(GipfError("ends-without-result"), self.offset)
        return None, self.offset

    def next_token(self, *, ends_at_empty_line: bool) -> Token | None:
        """Read what comes next, nothing at the end of the game."""
        if ends_at_empty_line and (blank := _BLANK.match(self.text, self.offset)):
            self.offset = blank.end()
            if blank[0].count("\n") > 1:
                return None
        match = _TOKENS.match(self.text, self.offset)
        kind = match and match.lastgroup
        if match is None or kind is None:
            if self.skip_blank():
                raise self.broken(GipfError("comment-not-closed"), self.offset)
            return None
        self.offset = match.end()
        return Token(kind, match[kind], match.start(kind))

    def read_turn(self, node: Node, token: Token) -> Node:
        """Read a turn after another, each decision by the rules."""
        written, marks = split_marks(token.text)
        offset = token.offset
        if self.tell:
            self.tell(offset)
        if not node.is_complete:
            raise self.broken(GipfError("turn-not-finished", turn=node), offset)
        turn = Node(node.position, node)
        for text in written.split(";"):
            try:
                turn = turn.extended(turn.position.read_move(text))
            except GipfError as error:
                raise self.broken(error, offset) from None
            offset += len(text) + 1
        turn.set_marks(marks)
        node.children.append(turn)
        return turn

    def check_number(self, node: Node, token: Token) -> None:
        """Compare a number with that of the turn to come."""
        position = node.position
        player = Node(position, node).player
        if player is None:
            raise self.broken(GipfError("game-is-over"), token.offset)
        expected = f"{position.turn}{'.' if player is Player.WHITE else '...'}"
        if token.text != expected:
            cause = GipfError("turn-number", expected=expected, number=token.text)
            raise self.broken(cause, token.offset)

    def check_reserve(self, node: Node, token: Token) -> None:
        """Compare a number in parentheses with what the player has in reserve."""
        if node.player is None or not node.moves:
            raise self.broken(GipfError("reserve-misplaced"), token.offset)
        reserve = node.position.reserve(node.player)
        count = reserve["B"] if node.position.variant.has_basic_pieces else sum(reserve.values())
        if token.text[1:-1].lstrip("0") != str(count or ""):
            cause = GipfError("reserve-differs", count=count, turn=node, text=token.text)
            raise self.broken(cause, token.offset)
        self.note(node, token)

    def read_comment(self, node: Node, token: Token) -> None:
        """Read what is noted about a turn."""
        text = token.text[1:-1]
        if "\\" in text:
            text = re.sub(r"\\([}\\])", r"\1", text)
        text = " ".join(text.split())  # lines may be broken within a clock or an evaluation
        if match := _CLOCK.match(text):
            hours, minutes, seconds = map(int, match.groups())
            node.clock, text = (hours * 60 + minutes) * 60 + seconds, text[match.end() :]
        if match := _EVALUATION.match(text):
            text = text[match.end() :]
            node.set_evaluation(float(match[1]))
        text = self.read_side_games(node, token, text)
        try:
            if match := _WHY.match(text):
                text = text[match.end() :]
                node.set_why(match[1])
            if match := _BEST.match(text):
                text = text[match.end() :]
                node.set_best(match[1])
            if match := _ENGINE.match(text):
                text = text[match.end() :]
                node.set_engine(match[1])
            if match := _SHAPES.match(text):
                text = text[match.end() :]
                node.set_shapes(match[1].split())
        except GipfError as error:
            raise self.broken(error, token.offset) from None
        self.note(node, Token(token.kind, text, token.offset))

    def read_side_games(self, node: Node, token: Token, text: str) -> str:
        """Read the side games that a comment goes on with; give what is behind them."""
        offset = token.offset
        while match := _SIDE.match(text):
            offset = self.text.index("[%side", offset) + 1
            text = text[match.end() :]
            try:
                play = SidePlay.parse(match[1])
            except GipfError as error:
                raise self.broken(error, offset - 1) from None
            self.side_games.setdefault(node, []).append((play, offset - 1))
        return text

    def note(self, node: Node, token: Token) -> None:
        """Keep what is said about a turn; it is joined once the game has been read."""
        self.notes.setdefault(node, []).append(token)

    def join_notes(self) -> None:
        """Put down what was said about each turn."""
        for node, tokens in self.notes.items():
            try:
                node.set_comment(" ".join(token.text for token in tokens))
            except GipfError as error:
                raise self.broken(error, tokens[0].offset) from None

    def join_side_games(self) -> None:
        """Check the side games of every turn, once it is known which there are."""
        for node, found in self.side_games.items():
            for number, (_, offset) in enumerate(found, 1):
                try:
                    node.set_side_games(play for play, _ in found[:number])
                except GipfError as error:
                    raise self.broken(error, offset) from None

    # ------------------------------------------------------------------ the result

    def agreed_result(
        self, headers: dict[str, str], written: str | None, by_rules: str | None, offset: int
    ) -> str:
        """Give the result that the text, the header and the rules agree on."""
        header = headers.get("Result")
        result = written or header or by_rules or UNFINISHED
        if header not in (None, result):
            cause = GipfError("result-not-header", result=result, header=header)
            raise self.broken(cause, offset)
        if by_rules not in (None, result):
            cause = GipfError("result-differs", result=by_rules, given=result)
            raise self.broken(cause, offset)
        return result


def split_marks(turn: str) -> tuple[str, str]:
    """Split a turn as it is written from the marks behind it.

    >>> split_marks("e1-e3!?")
    ('e1-e3', '!?')
    """
    match = _MARKED.fullmatch(turn)
    assert match is not None
    return match["turn"], match["marks"] or ""


@lru_cache(maxsize=256)  # the games of a file are mostly of one variant
def _start(variant: str) -> Position:
    return Position.start(variant)


def _unfinished(awaits_turn: bool) -> GipfError:
    return GipfError("turn-missing" if awaits_turn else "variation-not-closed")
