"""Errors are codes with arguments, and every one of them can be told in every language."""

import copy
import json
import pickle
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import cast

import pytest

from gipf import (
    Book,
    BrokenFile,
    Game,
    GipfError,
    IllegalMove,
    Move,
    NotationError,
    Position,
    Unit,
    Variant,
)
from gipf.errors import LONGEST
from gipf.extras import EXTRAS, need
from gipf.messages import languages, render
from gipf.notation import parse_move
from gipf.record import Node
from gipf.record.embedding import embed_position
from gipf.record.proof import Proof
from gipf.record.side_file import SideFile, read_side_text
from gipf.record.side_match import SideMatch
from gipf.record.side_play import SidePlay
from gipf.side_games import load
from gipf.svg import Palette, diagram
from gipf.svg.chart import Moment, chart
from gipf.svg.curve import curves
from gipf.svg.side_games import side_diagram
from gipf.svg.theme import Theme
from gipf.variants import Player
from tests.boards import put
from tests.codes import ASKED, LIBRARY, QUOTED, codes_of, is_quoted, sites
from tests.english import messages_in

EMPTY = "4/5/6/7/6/5/4"
KEEP = "G h3, g b2"
CHALLENGED = "standard+Z6;challenges=1"

ILLEGAL = {
    "game-is-over": (lambda: Position.parse(f"basic {EMPTY} w . B1/- -- - 9"), "e2"),
    "answer-first": (
        lambda: put("standard+Z6;challenges=2", f"Z e5, b e6, {KEEP}").play("Ze5-e7"),
        "h2",
    ),
    "gipf-row-first": (lambda: put("tournament", "G b2 b3 b4 b5, g e8", phase="c"), "e2"),
    "row-must-go": (lambda: put("basic", "B b2 b3 b4 b5", phase="c"), "pass"),
    "row-first": (lambda: put("basic", "B b2 b3 b4 b5", phase="c"), "e2"),
    "many-ways-to-clear": (
        lambda: put("basic", "B b2 b3 b4 b5, B h2 h3 h4 h5", phase="r"),
        "x",
    ),
    "empty-spot": (lambda: put("standard+Z6", KEEP), "Ze5-e6"),
    "one-row-at-a-time": (
        lambda: put("basic", "B b2 b3 b4 b5, B h2 h3 h4 h5, b e5", phase="r"),
        "xe5",
    ),
    "singles-go-with-row": (
        lambda: put("standard", f"B e2 e3 e4, G e5, {KEEP}", phase="r"),
        "xe2,e4",
    ),
    "four-left-standing": (
        lambda: put("standard+Z6", f"Z e2 e3 e4 e5 e6, {KEEP}", phase="r"),
        "xe2",
    ),
    "no-clearing-between": (
        lambda: put("standard+T6", f"T e5, B e2 e3 e4, {KEEP}", phase="x"),
        "xe2,e3,e4",
    ),
    "tamsk-cannot-move": (
        lambda: Position.parse(
            "standard+T6;reserve=30/30 BbbB/bBbbb/bbbBBb/BbBTbBb/bBbbbB/BbBBB/BBbB "
            "w e B5/B5 -- - 20"
        ),
        "b3",
    ),
    "tamsk-waits": (lambda: put("standard+T6", f"T e5, {KEEP}", phase="e"), "b3"),
    "must-move": (lambda: put("basic", ""), "pass"),
    "no-tamsk": (lambda: put("basic", ""), "+e2"),
    "nothing-announced": (lambda: put("basic", ""), "accept"),
    "move-before-clearing": (
        lambda: put("tournament", "G b2 b3 b4 b5, g e8", phase="c").play("pass"),
        "xb2",
    ),
    "no-row": (lambda: put("basic", "B b2"), "xb2"),
    "gipf-pieces-first": (lambda: Position.start("matrx"), "Te2"),
    "first-turn-gipf": (lambda: Position.start("tournament"), "e2"),
    "no-basic-in-matrx": (lambda: put("matrx", KEEP), "b3"),
    "no-basic-piece": (lambda: put("standard+Y6", f"Y e5, {KEEP}", reserves="Y2/B5"), "b3"),
    "no-gipf-piece": (lambda: put("matrx", KEEP), "Gb3"),
    "gipf-not-pushed": (lambda: Position.start("standard"), "Gb3"),
    "gipf-pieces-ended": (lambda: put("tournament", KEEP, opening="-g"), "Gb3"),
    "gipf-takes-two": (
        lambda: put("tournament", KEEP, opening="gg", reserves="B1/B5"),
        "Gb3",
    ),
    "stack-takes-two": (lambda: put("matrx", KEEP, reserves="T2Z1/T2"), "Zb3"),
    "no-potential": (lambda: put("standard+Z6Y6", KEEP, reserves="B5Z1/B5"), "Yb3"),
    "no-basic-to-load": (lambda: put("standard+Y6", f"Y e5, {KEEP}", reserves="Y2/B5"), "Yb3"),
    "no-line": (lambda: put("basic", "b e2"), "e1-b2"),
    "just-enter": (lambda: put("basic", ""), "e1-e3"),
    "line-blocked": (lambda: put("basic", "B b2 b4, b b3 b5"), "b1-b2"),
    "lands-elsewhere": (lambda: put("basic", "B e2, b e3 e5"), "e1-e6"),
    "not-at-edge": (lambda: put("basic", ""), "e5"),
    "all-lines-blocked": (
        lambda: put("basic", "B b2 b4, b b3 b5, b c4 d5, B e6 f6, b g6, B c3 d3, b e3, B f2"),
        "b3",
    ),
    "which-way": (lambda: put("basic", "b e2"), "e2"),
    "not-own": (lambda: put("standard+Z6", f"z e5, b e6, {KEEP}"), "Ze5-e7"),
    "no-potential-there": (lambda: put("standard+Z6Y6", f"Y e5, b e6, {KEEP}"), "Ze5-e7"),
    "tamsk-use": (lambda: put("standard+T6", f"T e4, {KEEP}"), "Te4-e5"),
    "zertz-use": (lambda: put("standard+Z6", f"Z e5, b e6, {KEEP}"), "Ze5-e8"),
    "yinsh-use": (lambda: put("standard+Y6", f"Y e5, b e6, {KEEP}"), "Ye5-e7"),
    "dvonn-use": (lambda: put("standard+D6", f"D e5, g e6, b e3, {KEEP}"), "De5-e6"),
    "dvonn-use-matrx": (lambda: put("matrx", f"D e5, g e6, {KEEP}"), "De5-e6"),
    "punct-use": (lambda: put("standard+P6", f"P e5, b e6, {KEEP}"), "Pe5-e6"),
    "punct-use-matrx": (lambda: put("matrx", f"P e5, g e6, {KEEP}"), "Pe5-e6"),
    "one-basic-to-cover": (
        lambda: put("standard+P6", f"P e5, g e6, {KEEP}", reserves="B1/B5"),
        "Pe5-e6=G",
    ),
    "would-be": (lambda: put("standard+P6", f"P e5, p e6, {KEEP}"), "Pe5-e6=B"),
    "would-be-either": (lambda: put("standard+P6", f"P e5, g e6, {KEEP}"), "Pe5-e6"),
    "no-basic-to-cover": (
        lambda: put("standard+P6", f"P e5, g e6, p f5, {KEEP}", reserves="-/B5"),
        "Pe5-e6=B",
    ),
    "marked-no-gipf": (
        lambda: put("standard", f"B e2 e3 e4 e5, g e6, {KEEP}", phase="r"),
        "xGe2,e3,e4,e5",
    ),
    "marked-own": (
        lambda: put("standard", f"B e2 e3 e4 e5, g e6, {KEEP}", phase="r"),
        "xe2*,e3,e4,e5",
    ),
}
"""Moves that may not be played, and where."""

UNREADABLE = {
    "no-move": "hello",
    "no-push": "+Ge2",
    "no-clear": "xb2,",
    "no-unit-letter": "Xe2",
    "no-point": "e10",
    "dot-alone": "e1",
    "push-from-spot": "e5-e6",
    "push-to-dot": "e1-e9",
    "use-to-dot": "Ze5-e9",
    "clear-of-dot": "xb1",
    "spot-twice": "xb2,c3,b2",
    "cover-without-punct": "e2=B",
    "only-punct-covers": "Ze5-e6=B",
}
"""Texts that are no moves."""

VARIANTS = {
    "in-variant": "chess",
    "no-variant": "chess",
    "no-hand": "standard+Z",
    "no-potential-letter": "standard+B6",
    "letter-twice": "standard+Z3Z3",
    "number-out-of-range": "standard+Z7",
    "no-option": "basic;handicap=3",
    "option-twice": "basic;quiet=3;quiet=3",
    "basic-without-potentials": "basic+Z6",
    "many-potentials": "ultimate+T6Z6D6",
    "matrx-without-reserve": "matrx;reserve=12",
    "no-board": "matrx;board=hex99",
    "hex37-only": "standard;board=matrx40",
    "side-games-form": "ultimate;side=B:die",
    "side-game-name": "ultimate;side=T:Die",
    "two-side-games": "ultimate;side=T:die,T:rps",
    "matrx-without-challenges": "matrx;side=Z:rps",
    "challenges-need-potentials": "standard;challenges=3",
}
"""Texts that are no variants."""

POSITIONS = {
    "in-position": "basic 4/5 w m B5/B5 -- - 1",
    "field-count": "basic",
    "column-count": "basic 4/5 w m B5/B5 -- - 1",
    "column-unreadable": "basic 4/5/6/?/6/5/4 w m B5/B5 -- - 1",
    "column-length": "basic 5/5/6/7/6/5/4 w m B5/B5 -- - 1",
    "pile-too-small": "standard+Z6 (Z)3/5/6/7/6/5/4 w m B5/B5 -- - 1",
    "pile-colours": "standard+Z6 (ZZ)3/5/6/7/6/5/4 w m B5/B5 -- - 1",
    "no-unit": "basic Q3/5/6/7/6/5/4 w m B5/B5 -- - 1",
    "basic-piece-in-matrx": "matrx B3/5/6/7/6/5/4/3 w m T2/T2 -- - 1",
    "gipf-piece-in-basic": "basic G3/5/6/7/6/5/4 w m B5/B5 -- - 1",
    "no-player": f"basic {EMPTY} x m B5/B5 -- - 1",
    "no-phase": f"basic {EMPTY} w q B5/B5 -- - 1",
    "nobody-decides": f"basic {EMPTY} - m B5/B5 -- - 1",
    "phase-without-challenges": f"standard+Z6 {EMPTY} w amZe5-e6 B5/B5 -- - 1",
    "phase-not-announcing": f"{CHALLENGED} {EMPTY} w acZe5-e6 B5/B5 -- 1/1 1",
    "phase-without-use": f"{CHALLENGED} {EMPTY} w ame2 B5/B5 -- 1/1 1",
    "reserves-form": f"basic {EMPTY} w m B5 -- - 1",
    "no-reserve": f"basic {EMPTY} w m B5/X5 -- - 1",
    "reserve-order": f"ultimate {EMPTY} w m Z1B5/B5 gg - 1",
    "opening-form": f"basic {EMPTY} w m B5/B5 xx - 1",
    "opening-fixed": f"standard {EMPTY} w m B5/B5 gg - 1",
    "challenges-none": f"basic {EMPTY} w m B5/B5 -- 1/1 1",
    "challenges-form": f"{CHALLENGED} {EMPTY} w m B5/B5 -- - 1",
    "challenges-unlimited": f"standard+Z6;challenges=* {EMPTY} w m B5/B5 -- 1/1 1",
    "too-many-pieces": f"standard {EMPTY} w m B5Z1/B5 -- - 1",
    "nothing-to-decide": f"basic {EMPTY} w c B5/B5 -- - 1",
    "tamsk-past": "standard+T6 4/5/6/3T3/6/5/4 w m B5/B5 -- - 1",
    "no-challenge-left": f"{CHALLENGED} 4/5/6/3Zb2/6/5/4 b amZe5-e7 B5/B5 -- 1/0 1",
    "cannot-announce": f"{CHALLENGED} 4/5/6/3Zb2/6/5/4 b amZe5-e8 B5/B5 -- 1/1 1",
}
"""Texts that are no positions."""

HEADED = '[Variant "basic"]\n\n'
FILES = {
    "at-line": "c2 c2",
    "header-form": "[White Ann]\n\n*",
    "header-twice": '[White "Ann"]\n[White "Eve"]\n\n*',
    "header-unprintable": '[White "a\tb"]\n\n*',
    "header-value": '[Result "maybe"]\n\n*',
    "headers-differ": f'[Variant "standard"]\n[Position "{Position.start("basic")}"]\n\n*',
    "comment-misplaced": f"{HEADED}1. {{before}} c2 *",
    "comment-not-closed": f"{HEADED}1. c2 {{open *",
    "variation-misplaced": f"{HEADED}( 1. c2 ) *",
    "variation-empty": f"{HEADED}1. c2 ( ) *",
    "variation-not-open": f"{HEADED}1. c2 ) *",
    "variation-not-closed": f"{HEADED}1. c2 ( 1. d2 *",
    "turn-missing": f"{HEADED}1. c2 1... *",
    "turn-not-finished": (
        '[Variant "tournament+Y6;challenges=1"]\n\n1. Gb2 Gh2 2. Yb5 Ye2 3. Yb5-c6 Ye3 *'
    ),
    "turn-number": f"{HEADED}1. c2 2. d2 *",
    "turn-over": f"{HEADED}1. c2 d2;f2 *",
    "reserve-misplaced": "(12) c2",
    "reserve-differs": "c2 (3)",
    "result-missing": f"{HEADED}1. c2\n\n{HEADED}*",
    "ends-without-result": f"{HEADED}1. c2",
    "result-not-header": '[Result "1-0"]\n\n1. c2 *',
    "too-long": "c2 {" + "a" * 20_001 + "} *",
    "half-character": "c2 {\ud800} *",
    "result-differs": '[Variant "basic;reserve=1/1"]\n\n1. c2 d2 1-0',
}
"""Texts that are no games."""

USED = "1. Gb2 Gh2 2. Yb5 Ye2 3. Yb5-c6;challenge;second;won"
SIDE_GAMES = {
    "in-side-game": ("die", "die#7 fly"),
    "side-play-form": ("die", "Die"),
    "side-play-other": ("die", "rps rock paper"),
    "side-play-seed": ("die", "die throw throw"),
    "side-play-no-seed": ("rps", "rps#7 rock paper"),
    "side-play-none": ("die", "die#7 throw throw] [%side die#7"),
    "side-play-not-over": ("die", "die#7 throw"),
    "side-play-result": ("rps", "rps paper rock"),
}
"""Side games that cannot stand in a file: what settles YINSH, and what ``[%side]`` says."""


def _read_side_game(game: str, text: str) -> list[Game]:
    variant = f"tournament+Y6;challenges=1;side=Y:{game}"
    return _read(f'[Variant "{variant}"]\n\n{USED} {{[%side {text}]}} *')


def _play(at: Callable[[], Position], move: str) -> Position:
    return at().play(move)


def _read(text: str) -> list[Game]:
    return list(Game.parse_all(text))


def _unfinished() -> Node:
    game = Game("tournament+Y6;challenges=1")
    for move in ("Gb2", "Gh2", "Yb5", "Ye2", "Yb5-c6"):
        game.play(move)
    return game.last


def _with_variation() -> Game:
    game = Game("basic")
    game.play("c2")
    game.root.add("d2")
    return game


def _over() -> Game:
    game = Game("basic;reserve=1/1")
    game.play("c2")
    game.play("d2")
    return game


def _latin(tmp_path: Path) -> list[Game]:
    path = tmp_path / "latin.gipf"
    path.write_bytes(b'[White "Bj\xf6rn"]\n\n*\n')
    return Game.read(path)


def _side_match() -> SideMatch:
    return SideMatch(SidePlay.parse("die#7"), Player.WHITE, Player.WHITE)


def _counted(variant: str, name: str, value: object) -> Position:
    return Position.from_json(json.dumps({"position": str(Position.start(variant)), name: value}))


BOOK_LINE = "93f0b53a6c1d8e27 c2 14 9 0.778\n"
START = Position.start("standard")
PROOF = '[Proof "1"]\n[Variant "basic;reserve=2/2"]\n[Winner "b"]\n[Turns "2"]\n\n'
ONE_TURN = PROOF.replace("2/2", "1/1").replace('Turns "2"', 'Turns "1"')
OTHERS: dict[str, Callable[[], object]] = {
    "side-no-draws": SidePlay("tzaar").check_draw,
    "in-move": lambda: START.play("e5"),
    "no-spot": lambda: START.pile("e1"),
    "not-json": lambda: Position.from_json("{"),
    "json-without-position": lambda: Position.from_json("[]"),
    "json-value": lambda: _counted("basic;quiet=9", "quiet_turns", "many"),
    "counter-without-rule": lambda: _counted("basic", "quiet_turns", 1),
    "counter-range": lambda: _counted("basic;quiet=9", "quiet_turns", 9),
    "counter-foreign": lambda: _counted("basic;repetition=3", "seen", {"basic": 1}),
    "no-reason": lambda: Position.from_json(
        json.dumps({"position": f"basic {EMPTY} w . B5/- -- - 1", "reason": "boredom"})
    ),
    "one-game-expected": lambda: Game.parse(""),
    "game-ended": lambda: _over().play("e2"),
    "over-by-rules": lambda: _over().finish("1-0", "resignation"),
    "no-takeback": lambda: Game("basic").takeback(),
    "has-variations": lambda: _with_variation().takeback(),
    "turn-not-in-game": lambda: Game("basic").remove(Node(START)),
    "no-termination": lambda: Game("basic").finish("1-0", "boredom"),
    "evaluation-range": lambda: Node(START).set_evaluation(2),
    "no-shape": lambda: Node(START).set_shapes(["d4-"]),
    "no-mark": lambda: Node(START).set_marks("!!!"),
    "no-site-address": lambda: embed_position(START, site="club.example"),
    "header-name": lambda: Game("basic").set_header("White player", "Ann"),
    "header-follows": lambda: Game("basic").set_header("Variant", "basic"),
    "turn-to-extend": lambda: _unfinished().add("accept"),
    "chart-empty": lambda: chart(0.0, []),
    "chance-range": lambda: chart(2.0, [Moment(1, Player.WHITE, "c2", 0.0)]),
    "curves-empty": lambda: curves({}, title="Elo", across="games"),
    "no-such-point": lambda: diagram(START, highlight=["e10"]),
    "arrow-leads-nowhere": lambda: diagram(START, arrows=[("e5", "e5")]),
    "no-line-for-move": lambda: diagram(START, last_move=Move.push("B", "e1", "d4")),
    "no-book": lambda: Book.parse("nothing"),
    "book-line": lambda: Book.parse("gipf-book 1\nc2"),
    "book-turn-twice": lambda: Book.parse(f"gipf-book 1\n{2 * BOOK_LINE}"),
    "book-number": lambda: Book().add(START, "b1-b3", weight=-1, games=1, score=0.5),
    "book-score": lambda: Book().add(START, "b1-b3", weight=1, games=1, score=2.0),
    "no-colour": lambda: Palette(plate="red;}"),
    "no-shade": lambda: Palette(shade="2"),
    "no-arrow": lambda: diagram(START, arrows=["e1"]),  # type: ignore[list-item]
    "no-theme": lambda: diagram(START, theme=cast("Theme", "pink")),
    "side-no-board": lambda: side_diagram("die", load("die").start()),
    "side-no-point": lambda: side_diagram("yinsh", load("yinsh").start(), highlight=["z9"]),
    "proof-header": lambda: Proof.parse(""),
    "proof-version": lambda: Proof.parse(PROOF.replace('"1"', '"2"')),
    "proof-answer": lambda: Proof.parse(f"{PROOF} e5").check(),
    "proof-ends": lambda: Proof.parse(PROOF).check(),
    "proof-too-long": lambda: Proof.parse(f"{ONE_TURN} e2").check(),
    "proof-lost": lambda: Proof.parse(ONE_TURN.replace('"b"', '"w"') + "b3 " * 99).check(),
    "proof-turns": lambda: Proof.parse(PROOF.replace('Turns "2"', 'Turns "0"')).check(),
    "side-file-form": lambda: SideFile.parse("f5 d4"),
    "side-file-result": lambda: SideFile.parse('[SideGame "die"]\n[Seed "7"]\n\nthrow throw 1-0'),
    "side-file-is-game": lambda: SideFile.parse('[Variant "basic"]\n\n1. c2 *'),
    "side-file-position": lambda: SideFile.parse(
        '[SideGame "yinsh"]\n[Position "die w t 7 -/-"]\n\n*'
    ),
    "side-file-two-seeds": lambda: SideFile.parse(
        '[SideGame "die"]\n[Seed "7"]\n[Position "die w t 7 -/-"]\n\n*'
    ),
    "side-text-unknown": lambda: read_side_text("hello there"),
    "side-game-decides": lambda: _side_match().played("won"),
    "side-play-unknown": lambda: SideFile.parse('[SideGame "chess"]\n\ne4'),
    "unit-text": lambda: Unit.parse("X"),
    "not-text": lambda: START.play(cast("str", 5)),
    "no-language": lambda: diagram(START, language="xx"),
    "picture-width": lambda: diagram(START, width=0),
}
"""What else goes wrong in the library."""

PROVOKED: dict[str, Callable[[], object]] = {
    **{code: partial(_play, at, move) for code, (at, move) in ILLEGAL.items()},
    **{code: partial(parse_move, text) for code, text in UNREADABLE.items()},
    **{code: partial(Variant.parse, text) for code, text in VARIANTS.items()},
    **{code: partial(Position.parse, text) for code, text in POSITIONS.items()},
    **{code: partial(_read, text) for code, text in FILES.items()},
    **{code: partial(_read_side_game, *texts) for code, texts in SIDE_GAMES.items()},
    **OTHERS,
}
"""Every code of the library, and what brings it about."""


@pytest.mark.parametrize("code", PROVOKED)
def test_every_error_of_the_library_is_told_in_every_language(code: str) -> None:
    check_told(code, PROVOKED[code])


def test_a_file_that_is_not_utf_8_is_told_in_every_language(tmp_path: Path) -> None:
    check_told("not-utf-8", lambda: _latin(tmp_path))


def test_an_extra_that_is_not_installed_is_named_in_every_language(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(EXTRAS, "engine", ("numpy", "no_such_package"))
    check_told("missing-extra", lambda: need("engine"))


def check_told(code: str, do: Callable[[], object]) -> None:
    """Check that something is refused with a code, and that this can be said in all languages."""
    with pytest.raises(GipfError) as refused:
        do()
    assert code in refused.value.codes
    check_sentences(refused.value)


def check_sentences(error: GipfError) -> None:
    """Check that an error is plain JSON, and that all languages have a sentence for it."""
    assert json.loads(json.dumps(error.message)) == error.message
    for language in languages():
        sentence = render(error.message, language)
        assert "\n" not in sentence and "{ $" not in sentence
        assert not set(error.codes) & set(sentence.split())


def test_the_library_has_no_other_errors() -> None:
    assert codes_of(*LIBRARY) == {*PROVOKED, "not-utf-8", "missing-extra"}


AROUND_OTHERS = {"broken-file", "in-line", "in-file", "engine-said"}
"""What has no words of its own: tests/match/test_errors.py meets it."""
WITH_TABLES = codes_of(*LIBRARY, *ASKED) | AROUND_OTHERS


@pytest.mark.parametrize("code", sorted(codes_of(*QUOTED) - WITH_TABLES))
def test_every_error_of_other_packages_is_quoted_by_some_test(code: str) -> None:
    assert is_quoted(code)


def test_no_package_is_left_out() -> None:
    assert {site.package for site in sites()} <= {*LIBRARY, *QUOTED, *ASKED}
    assert len({*LIBRARY, *QUOTED, *ASKED}) == len(LIBRARY) + len(QUOTED) + len(ASKED)


# ---------------------------------------------------------------------- the table of sentences


def test_every_error_is_made_with_its_code_written_out() -> None:
    assert [site.where for site in sites() if site.code is None] == []


def test_every_error_has_the_arguments_its_sentence_uses() -> None:
    texts = messages_in("errors")
    wrong = [
        (site.where, site.code, texts[site.code] ^ site.arguments)
        for site in sites()
        if site.code and texts[site.code] - {"player"} != site.arguments - {"player"}
    ]
    assert wrong == []


@pytest.mark.parametrize("language", languages())
def test_every_code_has_a_sentence_in_every_language_and_no_sentence_is_idle(language: str) -> None:
    codes = {site.code for site in sites()}
    assert (
        messages_in("errors", language).keys() - {"player-name", "side-title", "side-title-of-play"}
        == codes
    )


@pytest.mark.parametrize("language", languages())
def test_sentences_have_the_same_arguments_in_every_language(language: str) -> None:
    english, texts = messages_in("errors"), messages_in("errors", language)
    differing = {
        code: english[code] ^ texts[code]
        for code in english
        if (english[code] ^ texts[code]) - {"player", "count"} or texts[code] - english[code]
    }
    assert differing == {}


# ---------------------------------------------------------------------- errors as values


def test_an_error_has_a_code_and_arguments() -> None:
    with pytest.raises(IllegalMove) as refused:
        Position.start("basic").play("e1-e4")
    error = refused.value
    assert isinstance(error, ValueError)
    assert (error.code, error.codes) == ("in-move", ("in-move", "lands-elsewhere"))
    assert error.arguments == {
        "move": "e1-e4",
        "why": {
            "id": "lands-elsewhere",
            "args": {"spot": "e2", "landing": "e3", "move": "e1-e3"},
        },
    }


def test_errors_are_copied_and_pickled() -> None:
    error = NotationError("no-variant", name="chess", names=["basic", "standard"])
    broken = BrokenFile(error, 3, 4)
    for first in (error, broken):
        for second in (pickle.loads(pickle.dumps(first)), copy.copy(first), copy.deepcopy(first)):
            assert type(second) is type(first)
            assert (second.code, second.arguments) == (first.code, first.arguments)
            assert str(second) == str(first)
    assert (copy.copy(broken).line, copy.copy(broken).column, broken.games) == (3, 4, [])


@pytest.mark.parametrize("text", ["c2=" + "a: " * 340_000, "c2" + "\n" * 1000, "x" + "b2," * 9999])
def test_a_sentence_quotes_at_most_a_line_of_what_was_sent(text: str) -> None:
    with pytest.raises(NotationError) as refused:
        Position.start("basic").play(text)
    assert len(str(refused.value)) < 3 * LONGEST and str(refused.value).isprintable()


def test_a_text_that_cannot_be_encoded_can_still_be_quoted() -> None:
    with pytest.raises(NotationError) as refused:
        Position.start("basic").play("\ud800")
    assert str(refused.value).startswith(r"'\ud800' is no move")
