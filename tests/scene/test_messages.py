"""The one sentence above the board and the names of the decisions, as English-speaking people read them."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from gipf import Outcome, Player, Position, Reason, scene
from gipf.messages import Message
from gipf.scene import how_it_ended, label_of, options_of, prompt_of, scene_of
from tests.boards import put
from tests.english import messages_in, say
from tests.test_properties import VARIANTS, walk

FULL = "BbbB/bBbbb/bbbBBb/BbB{}bBb/bBbbbB/BbBBB/BbbB"
"""Every spot is occupied; the centre is still to be filled in."""
CHALLENGED = "standard+Z6;challenges=3"
ANNOUNCED = "Z d4, b d5 d6, G h5, g b5"
FOUR = "B b2 c3 d4 e5"
GIPF_FOUR = "G b2 c3 d4 e5, g b5"

PROMPTS = {
    # the move
    "White’s first turn must be a GIPF-piece: push one in.": Position.start("tournament"),
    "Black to move: push in another GIPF-piece, or go on to basic pieces. "
    "After that no more GIPF-pieces come in.": put(
        "tournament", "G e2, g b5", player="b", opening="gg"
    ),
    "White to move: push in another GIPF-piece, or go on to potentials and, last, to basic pieces. "
    "Each step ends the one before.": put(
        "ultimate", "G e2, g b5", opening="gg", reserves="B5Z3/B5Z3"
    ),
    "White to move: push in a piece with a potential, or push in a basic one and lose those in hand.": (
        Position.start("standard+Z6")
    ),
    "White to move: push in a piece with a potential, use one on the board, "
    "or push in a basic one and lose those in hand.": put(
        "standard+Y6", "Y e5, G e2", reserves="B5Y3/B5"
    ),
    "White to move: push in a piece.": Position.start("basic"),
    "White to move: push in a basic piece or use a potential on the board.": put(
        "standard+Y6", "Y e5, G e2"
    ),
    "White to move: push in a stack of two potentials.": put("matrx", "G e2, g b5"),
    "Black to move: push in a stack of two potentials or use a potential on the board.": put(
        "matrx", "G e2, y b5", player="b"
    ),
    "White has 3 GIPF-pieces in reserve, and they come before anything else: push one in.": (
        Position.start("matrx")
    ),
    "Black has a GIPF-piece in reserve, and it comes before anything else: push one in.": put(
        "matrx", "G e2, g b5", player="b", reserves="Z2/G1Z2"
    ),
    "Black has nothing to push in: use a potential on the board.": put(
        "standard+Y6", "G h3, g b2, y e5", player="b", reserves="B5/Y2"
    ),
    "White cannot push, for every line is blocked: use a potential on the board.": Position.parse(
        f"standard+D6;reserve=99/99 {FULL.format('D')} w m B5/B5 -- - 9"
    ),
    # rows
    "After Black’s turn White has a row: take it off, then move.": put("basic", FOUR, phase="c"),
    "After White’s turn Black has a row: choose what to take, then move.": put(
        "standard", "b b2 c3 d4 e5, g f5, G h2", player="b", phase="c"
    ),
    "After Black’s turn White has 2 rows: choose one and what to take, then move.": put(
        "basic", "B b2 c3 d4 e5 e2 e3 e4", phase="c"
    ),
    "Black has a row: take it off.": put("basic", "b b2 c3 d4 e5", player="b", phase="r"),
    "White has a row: choose what to take.": put(
        "standard", "B b2 c3 d4 e5, G f5, g h2", phase="r"
    ),
    "White has 2 rows: choose one and what to take.": put(
        "basic", "B b2 c3 d4 e5 e2 e3 e4", phase="r"
    ),
    "White has a row of GIPF-pieces that may stay: take from it or pass, then move.": put(
        "standard", GIPF_FOUR, phase="c"
    ),
    "White has a row of GIPF-pieces that may stay: take from it, or pass.": put(
        "standard", GIPF_FOUR, phase="r"
    ),
    # TAMSK
    "White’s TAMSK is on the centre, so an extra move comes before the move: push in its potential, "
    "or pass and lose it.": put("standard+T6", "T e5, G h5, g b5", phase="e"),
    "Black’s TAMSK is on the centre, which earns an extra move: push in its potential, or pass and "
    "lose it.": put("matrx", "t e5, G h5, g b5", player="b", phase="x"),
    "White’s TAMSK is on the centre, but every line is blocked: pass, and its potential is lost.": (
        Position.parse(f"standard+T6;reserve=99/99 {FULL.format('T')} w e B5/B5 -- - 9")
    ),
    # challenges
    "White announces ZÈRTZ, from d4 to d7. Black may accept or challenge (3 challenges left).": put(
        CHALLENGED, ANNOUNCED, player="b", phase="amZd4-d7"
    ),
    "White announces ZÈRTZ, from d4 to d7. Black may accept or challenge (one challenge left).": put(
        CHALLENGED, ANNOUNCED, player="b", phase="amZd4-d7", challenges="0/1"
    ),
    "White announces ZÈRTZ, from d4 to d7. Black may accept or challenge.": put(
        "standard+Z6;challenges=*", ANNOUNCED, player="b", phase="amZd4-d7"
    ),
    "White announces ZÈRTZ, from d4 to d7. Black may accept or challenge (YINSH; 3 challenges left).": put(
        f"{CHALLENGED};side=Z:yinsh(blitz)", ANNOUNCED, player="b", phase="amZd4-d7"
    ),
    "White announces ZÈRTZ, from d4 to d7. Black may accept or challenge (the toss of a coin).": put(
        "standard+Z6;challenges=*;side=Z:coin", ANNOUNCED, player="b", phase="amZd4-d7"
    ),
    "Black challenges White’s ZÈRTZ, from d4 to d7: White says who begins the side game.": put(
        CHALLENGED, ANNOUNCED, phase="fmZd4-d7"
    ),
    "Black challenges White’s ZÈRTZ, from d4 to d7: White says who begins the side game, "
    "rock-paper-scissors.": put(f"{CHALLENGED};side=Z:rps", ANNOUNCED, phase="fmZd4-d7"),
    "Play the side game about White’s ZÈRTZ, from d4 to d7: has White won, tied or lost it?": put(
        CHALLENGED, ANNOUNCED, phase="smZd4-d7"
    ),
    "Play the side game, YINSH, about White’s ZÈRTZ, from d4 to d7: has White won, tied or lost it?": put(
        f"{CHALLENGED};side=Z:yinsh(blitz)", ANNOUNCED, phase="smZd4-d7"
    ),
    "Play the side game, go, about White’s ZÈRTZ, from d4 to d7: has White won, tied or lost it?": put(
        f"{CHALLENGED};side=Z:go", ANNOUNCED, phase="smZd4-d7"
    ),
    # the end
    "White wins: Black has nothing left to play.": put("basic", "B e2", reserves="B5/-").play("b2"),
    "White wins: Black has no GIPF-piece left in play.": put(
        "standard", f"{FOUR}, g f5, G h5", phase="r"
    ).play("xb2,c3,d4,e5,f5"),
    "Black wins: all of White’s GIPF-pieces are captured.": put(
        "matrx", "Z b2, g h5", player="b", phase="."
    ),
    "A draw: the position has come up 3 times.": put(
        "basic;repetition=3", "", player="-", phase="."
    ),
    "A draw: nothing was captured in 100 turns in a row.": put(
        "basic;quiet=100", "", player="-", phase="."
    ),
}


@pytest.mark.parametrize(("sentence", "position"), PROMPTS.items(), ids=[*PROMPTS])
def test_the_sentence_says_who_decides_what_and_why(sentence: str, position: Position) -> None:
    assert say(prompt_of(position)) == sentence


ENDS = {
    "White wins: Black has resigned.": Outcome(Player.WHITE, Reason.RESIGNATION),
    "Black wins: White’s time is up.": Outcome(Player.BLACK, Reason.TIME),
    "White wins: Black has left the game.": Outcome(Player.WHITE, Reason.ABANDONED),
    "Black wins.": Outcome(Player.BLACK, Reason.UNKNOWN),
    "A draw: the players have agreed on it.": Outcome(None, Reason.AGREEMENT),
    "A draw: a player has left the game.": Outcome(None, Reason.ABANDONED),
    "A draw.": Outcome(None, Reason.UNKNOWN),
}


@pytest.mark.parametrize(("sentence", "outcome"), ENDS.items(), ids=[*ENDS])
def test_a_game_can_also_end_in_ways_the_rules_do_not_know(sentence: str, outcome: Outcome) -> None:
    assert say(how_it_ended(Position.start("basic"), outcome)) == sentence


LABELS = {
    "Basic piece onto b3": ("standard", "", "m", "b3"),
    "GIPF-piece from e1, pushing one piece as far as e3": ("tournament", "B e2", "m", "Ge1-e3"),
    "Piece loaded with ZÈRTZ from e1, pushing 2 pieces as far as e4": (
        "standard+Z6",
        "B e2, b e3",
        "m",
        "Ze1-e4",
    ),
    "Stack of DVONN onto i4": ("matrx", "", "m", "Di4"),
    "ZÈRTZ jumps from d4 to d6": ("standard+Z6", "Z d4, b d5", "m", "Zd4-d6"),
    "YINSH slides from d4 to d6": ("standard+Y6", "Y d4", "m", "Yd4-d6"),
    "DVONN jumps from d4 onto d5": ("standard+D6", "D d4, b d5", "m", "Dd4-d5"),
    "PÜNCT jumps from d4 onto d5": ("standard+P6", "P d4, p d5", "m", "Pd4-d5"),
    "PÜNCT from d4 covers the GIPF-piece on d5 with a basic piece": (
        "standard+P6",
        "P d4, g d5",
        "m",
        "Pd4-d5=B",
    ),
    "PÜNCT from d4 covers the GIPF-piece on d5 with a new GIPF-piece": (
        "standard+P6",
        "P d4, g d5",
        "m",
        "Pd4-d5=G",
    ),
    "Extra move: TAMSK-potential onto e2": ("standard+T6", "T e5", "x", "+e2"),
    "Extra move: TAMSK-potential from e9, pushing one piece as far as e7": (
        "standard+T6",
        "T e5, b e8",
        "x",
        "+e9-e7",
    ),
    "Pass: the TAMSK-potential leaves the game": ("standard+T6", "T e5", "e", "pass"),
    "Clear b2, c3, d4, e5: 4 to the reserve": ("basic", FOUR, "r", "xb2,c3,d4,e5"),
    "Clear b2, c3, d4, e5, f5: 4 to the reserve, 1 captured": ("basic", f"{FOUR}, b f5", "r", "x"),
    "Clear b2, c3, d4, e5, f5, g5: 4 to the reserve, 3 captured": (
        "standard",
        f"{FOUR}, b f5, g g5",
        "r",
        "xb2,c3,d4,e5,f5,g5",
    ),
    "Clear b2, c3, d4, e5: 4 to the reserve, a potential out of the game": (
        "standard+Z6",
        "Z b2, B c3, B d4, B e5",
        "r",
        "xb2,c3,d4,e5",
    ),
    "Clear b2, c3, d4, e5, f5, g5: 3 to the reserve, 2 potentials out of the game, 1 captured": (
        "standard+Z6",
        "Z' b2, B c3, B d4, B e5, z' f5, b g5",
        "r",
        "x",
    ),
    "Clear b2, c3, d4, e5, f5: 5 to the reserve, 1 captured": (
        "matrx",
        "Z b2, Y' c3, D' d4, P' e5, z' f5",
        "r",
        "xb2,c3,d4,e5,f5",
    ),
    "Pass: the GIPF-pieces stay": ("standard", GIPF_FOUR, "r", "pass"),
    "White begins": (CHALLENGED, ANNOUNCED, "fmZd4-d7", "first"),
    "Black begins": (CHALLENGED, ANNOUNCED, "fmZd4-d7", "second"),
    "White has won: the potential is used": (CHALLENGED, ANNOUNCED, "smZd4-d7", "won"),
    "A tie: White’s potential is used all the same": (CHALLENGED, ANNOUNCED, "smZd4-d7", "tied"),
    "White has lost: the potential leaves the game": (CHALLENGED, ANNOUNCED, "smZd4-d7", "lost"),
}


def labelled(variant: str, units: str, phase: str, move: str) -> Message:
    free = variant == "tournament"
    reserves = "B5Z1/B5" if "Z6" in variant else ""
    position = put(variant, units, phase=phase, opening="gg" if free else "--", reserves=reserves)
    return label_of(position, position.read_move(move))


@pytest.mark.parametrize(("label", "case"), LABELS.items(), ids=[*LABELS])
def test_every_decision_has_a_name(label: str, case: tuple[str, str, str, str]) -> None:
    assert say(labelled(*case)) == label


def test_an_answer_says_what_follows_from_it() -> None:
    position = put(CHALLENGED, ANNOUNCED, player="b", phase="amZd4-d7")
    assert [say(option["label"]) for option in options_of(position)] == [
        "Accept: the potential is used",
        "Challenge: a side game decides",
    ]


@pytest.mark.parametrize(
    ("game", "name"), [("yinsh(blitz)", "YINSH"), ("die", "a roll of the die"), ("table(go)", "go")]
)
def test_an_answer_names_the_game_that_decides(game: str, name: str) -> None:
    position = put(f"{CHALLENGED};side=Z:{game}", ANNOUNCED, player="b", phase="amZd4-d7")
    assert say(options_of(position)[1]["label"]) == f"Challenge: {name} decides"


PRESSED = [
    Position.parse(text)
    for text in (
        "matrx 1G2/T4/5g/7/1G4/G2gg/z3/T2 b m T2Z6D6Y6P6/T6Z4D6Y6P6 -- - 5",
        "matrx Pyp1/3Y1/3p1g/7/1G3z/Gz1gg/DT2/Y1p w m G1T4Z6D4Y2P4/T6Z2D6Y2 -- - 11",
        "matrx PyG1/3p1/1y'pYgt/7/y'Gz1zY/GD1gg/DT2/Y1p w m T4Z6D2P4/T4Z2D6 -- - 14",
        "matrx Zz'GG/dYdtp/6/1(Pp')1p'Y'Y'1/z'2YgG/Dz'gz'1/1ZD1/DPT w m -/T4Z1Y4 -- - 40",
        "ultimate D2P/Zb2b/1GT2Z/b2b2Z/Y2gbY/1b1bp/bD1P b m B9T2D1Y1P1/B10 -- - 11",
    )
]
"""Positions with potentials that can be used, and with some that cannot."""

# ---------------------------------------------------------------------- nothing missing, nothing too many


def all_messages() -> Iterator[Message]:
    """Give the messages of all situations above."""
    for position in PROMPTS.values():
        prompt = prompt_of(position)
        yield prompt
        yield from (part for part in prompt["args"].values() if isinstance(part, dict))
        yield from (option["label"] for option in options_of(position))
    for outcome in ENDS.values():
        yield how_it_ended(Position.start("basic"), outcome)
    for case in LABELS.values():
        yield labelled(*case)
    for position in (*PROMPTS.values(), *PRESSED):
        described = scene_of(position)
        yield from (closed["why"] for closed in described["closed"])
        yield from described["reach"].values()


def messages_in_code() -> set[str]:
    """List the messages the package speaks of."""
    folder = Path(scene.__file__).parent
    sources = [path.read_text(encoding="utf-8") for path in folder.glob("*.py")]
    return {
        name
        for text in sources
        for name in re.findall(r'"((?:prompt|over|option|closed|reach|compose)-[^"]*)"', text)
    }


def test_the_english_texts_are_those_the_code_speaks_of_with_exactly_its_arguments() -> None:
    texts = messages_in("scene")
    assert texts.keys() == messages_in_code()
    assert texts.keys() == {message["id"] for message in all_messages()}
    for message in all_messages():
        assert texts[message["id"]] == set(message["args"]), message["id"]


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_message_of_random_games_can_be_said(variant: str) -> None:
    for before, move, after in walk(Position.start(variant), 1, 100):
        assert say(label_of(before, move))
        assert say(prompt_of(after))
