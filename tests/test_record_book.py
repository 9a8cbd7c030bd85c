"""Opening books: made of games, asked for turns on any image of a position, written and read."""

import random
from pathlib import Path

import pytest

from gipf import Book, BrokenFile, Game, IllegalMove, Position
from gipf.samples import games
from tests.command_line import invoke as run


def game_of(turns: str, result: str, variant: str = "tournament") -> Game:
    game = Game(variant)
    for turn in turns.split():
        game.last.add(turn)
    game.finish(result, "resignation")
    return game


def test_a_book_knows_a_position_in_whatever_way_the_board_is_turned() -> None:
    book = Book.make([game_of("Ge2 Gb5", "1-0"), game_of("Gb2 Ge8", "0-1")])
    start = Position.start("tournament")
    (turn,) = book.turns(start)
    assert (turn.games, turn.weight, turn.score) == (2, 2, 0.5)
    for symmetry in range(12):
        position = start.play("Ge2").transform(symmetry)
        for turn in book.turns(position):
            assert position.is_legal(str(turn))
        assert {t.score for t in book.turns(position)} == {0.0, 1.0} or len(
            book.turns(position)
        ) == 1


def test_house_rules_make_no_other_position_of_it_and_other_variants_do() -> None:
    book = Book.make([game_of("Ge2", "1-0")])
    assert Position.start("tournament;repetition=3;quiet=100") in book
    assert Position.start("ultimate") not in book


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    book = Book.make(games(), turns=8)
    file = tmp_path / "book.txt"
    book.write(file)
    assert Book.read(file) == book
    assert str(Book.read(file)) == file.read_text()
    assert len(book) > 50
    known = [node for game in games() for node in game.turns()[:8] if game.result != "*"]
    assert all(node.before in book for node in known)


def test_turns_are_chosen_as_often_as_they_weigh() -> None:
    book, start = Book(), Position.start("basic")
    book.add(start, "e1-e3", weight=9, games=9, score=1.0)
    book.add(start, "c2", weight=1, games=1, score=0.0)
    book.add(start, "d2", weight=0, games=5, score=0.0)
    chance = random.Random(1)
    chosen = [book.choose(start, chance) for _ in range(300)]
    texts = [moves[0].text for moves in chosen if moves]
    assert len(texts) == 300
    often = sum("-" in text for text in texts)
    assert 240 < often < 299
    assert book.choose(start.play("c2")) is None


def test_a_turn_that_may_not_be_played_is_refused_and_a_broken_line_named() -> None:
    with pytest.raises(IllegalMove, match="lands on e3"):
        Book().add(Position.start("basic"), "e1-e4", weight=1, games=1, score=1.0)
    with pytest.raises(BrokenFile, match="line 3, column 1"):
        Book.parse("gipf-book 1\n# by hand\nc2\n")


def test_books_are_made_and_shown_at_the_command_line(tmp_path: Path) -> None:
    run("samples", str(tmp_path))
    out = str(tmp_path / "book.txt")
    status, said, _ = run(
        "book", "make", str(tmp_path / "games.gipf"), "--out", out, "--least", "1"
    )
    assert (status, said) == (0, f"{out}: {len(Book.read(out))} positions\n")
    status, said, _ = run("book", "show", out, "basic")
    assert status == 0
    assert "weight" in said
    assert run("book", "show", str(tmp_path / "games.gipf"), "basic")[0] == 2
