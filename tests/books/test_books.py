"""The opening books of the package, and who plays by them."""

import asyncio
import random

import pytest

from gipf.books import VARIANTS, book_for, opening_move
from gipf.engine.levels import MOST, WELL_READ, Level
from gipf.host.computer_player import ComputerPlayer
from gipf.position import Position
from gipf.record.book import Book
from gipf.record.symmetric_positions import numbered
from gipf.search.answer import Limits
from gipf.search.iterative_deepening import AlphaBeta
from tools.books import make, whole_turn


def reached(variant: str, book: Book) -> set[int]:
    """Follow every turn of a book from the start on, and count the positions it knows."""
    left, known = [Position.start(variant)], set()
    while left:
        position = left.pop()
        number = numbered(position).number
        turns = book.turns(position)
        if turns and number not in known:
            known.add(number)
            left += [position.play(str(turn)) for turn in turns]
    return known


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_position_of_a_book_is_reached_by_its_own_legal_turns(variant: str) -> None:
    book = book_for(variant)
    assert book is not None
    assert len(reached(variant, book)) == len(book) >= 100


@pytest.mark.parametrize("variant", VARIANTS)
def test_no_two_games_begin_alike_by_a_book(variant: str) -> None:
    begun = set()
    for seed in range(40):
        position, chance, moves = Position.start(variant), random.Random(seed), []
        while move := opening_move(position, chance):
            moves.append(move.text)
            position = position.play(move)
        assert moves, "each book knows the start"
        begun.add(";".join(moves))
    assert len(begun) > 20


def test_house_rules_change_no_opening_and_other_variants_have_none() -> None:
    start = Position.start("tournament;repetition=3;quiet=100")
    assert opening_move(start, random.Random(1)) in start.legal_moves()
    assert book_for("tournament+Z6") is None
    assert opening_move(Position.start("basic;reserve=9/9"), random.Random(1)) is None


@pytest.mark.parametrize("level", range(1, MOST + 1))
def test_the_strong_levels_begin_by_the_book(level: int) -> None:
    answer = Level(level, seed=3, memory=1).search(Position.start("basic"), Limits(nodes=200))
    assert (answer.nodes == 0) is (level >= WELL_READ)
    assert answer.move in Position.start("basic").legal_moves()


def test_several_lines_are_searched_not_read() -> None:
    answer = Level(MOST, memory=1).search(Position.start("basic"), Limits(nodes=500), lines=2)
    assert len(answer.lines) == 2
    assert answer.nodes > 0


def test_the_strongest_computer_begins_by_the_book_without_asking_the_engine() -> None:
    """There is no engine here at all: where one had to be asked, a plain move would be logged and played."""
    computer = ComputerPlayer(None, 0)  # type: ignore[arg-type]
    start = Position.start("matrx")
    book = book_for("matrx")
    assert book is not None
    known = {turn.moves[0] for turn in book.turns(start)}
    decided = [asyncio.run(computer.decide(start, MOST, None)) for _ in range(5)]
    assert set(decided) <= known


def test_a_book_is_made_by_searching_the_likeliest_positions_first() -> None:
    engine = AlphaBeta(memory=1)
    book = make("basic", nodes=2_000, positions=4, engine=engine)
    assert len(book) == 4
    turns = book.turns(Position.start("basic"))
    assert turns[0].weight == 1000
    images = {numbered(Position.start("basic").play(str(turn))).number for turn in turns}
    assert len(images) == len(turns), "of turns that are images of each other there is one"


def test_a_turn_that_a_line_does_not_end_is_left_out() -> None:
    row = Position.parse("basic 4/5/6/1BBBb2/6/5/4 w m B3/B3 -- - 9")
    push = (row.read_move("e2"),)
    assert row.play(push[0]).turn_owner is row.turn_owner
    assert whole_turn(row, push) == ()
    taken = row.play("e2").read_move("xe2,e3,e4,e5,e6")
    assert whole_turn(row, (*push, taken)) == (*push, taken)
