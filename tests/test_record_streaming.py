"""Files of many games: read one at a time, by their headers alone, past games that are broken."""

import io
from pathlib import Path

import pytest

from gipf import BrokenFile, Game, GipfError, read_headers, write_games

GAMES = Path(__file__).parent / "vectors" / "games.gipf"


def file_of(*games: str) -> io.StringIO:
    return io.StringIO("\n".join(games))


def game_of(white: str, turns: str = "1. c2 e9-e7 *") -> str:
    return f'[White "{white}"]\n[Variant "basic"]\n\n{turns}\n'


def test_a_stream_gives_the_games_a_whole_reading_gives() -> None:
    assert list(Game.stream(GAMES)) == Game.read(GAMES)


def test_games_are_read_when_they_are_asked_for() -> None:
    class Lines(io.StringIO):
        def read(self, size: int | None = -1) -> str:  # noqa: ARG002
            raise AssertionError("nobody reads the whole file")

    stream = Game.stream(Lines(game_of("Ann") + "\n" + game_of("Ben", "1. nonsense *")))
    assert next(stream).headers["White"] == "Ann"
    with pytest.raises(BrokenFile, match="line 9"):
        next(stream)


def test_a_broken_game_in_the_middle_is_skipped_and_reported_with_its_place() -> None:
    found: list[BrokenFile] = []
    file = file_of(game_of("Ann"), game_of("Ben", "1. c2 e9-e4 *"), game_of("Cem"))
    games = Game.stream(file, broken=found.append)
    assert [game.headers["White"] for game in games] == ["Ann", "Cem"]
    assert [(error.line, error.column) for error in found] == [(9, 7)]
    assert "e9-e4" in str(found[0])


def test_a_comment_that_is_not_closed_costs_one_game() -> None:
    found: list[BrokenFile] = []
    file = file_of(game_of("Ann", "1. c2 {good *"), game_of("Ben"), game_of("Cem"))
    games = Game.stream(file, broken=found.append)
    assert [game.headers["White"] for game in games] == ["Ben", "Cem"]
    assert len(found) == 1


def test_headers_in_a_comment_begin_no_game() -> None:
    turns = '1. c2 {as in\n\n[White "Nobody"]\n\nby the way} e9-e7 *'
    file = file_of(game_of("Ann", turns), game_of("Ben"))
    assert [game.headers["White"] for game in Game.stream(file)] == ["Ann", "Ben"]
    file.seek(0)
    assert [headers["White"] for headers in read_headers(file)] == ["Ann", "Ben"]


def test_games_without_headers_end_at_an_empty_line() -> None:
    file = io.StringIO("c2\ne9-e7\n\n\nc6\n")
    assert [len(game.turns()) for game in Game.stream(file, "basic")] == [2, 1]


def test_headers_are_read_without_a_look_at_the_turns() -> None:
    file = file_of(game_of("Ann", "1. nonsense *"), game_of('B \\"the bold\\"'), "\ufeff\n")
    assert [headers["White"] for headers in read_headers(file)] == ["Ann", 'B "the bold"']


def test_a_broken_header_says_where_it_stands() -> None:
    with pytest.raises(BrokenFile, match="line 7"):
        list(read_headers(file_of(game_of("Ann"), '[White "Ann"]\n[White Ben]\n\n*\n')))
    with pytest.raises(BrokenFile, match="line 2"):
        list(read_headers(io.StringIO('[White "Ann"]\n[White "Ben"]\n\n*\n')))


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.gipf"
    file.write_bytes(game_of("Ann").encode() + b"\n\xff\xfe")
    for read in (Game.stream, read_headers):
        with pytest.raises(GipfError, match="UTF-8"):
            list(read(file))


def test_what_is_written_is_streamed_again(tmp_path: Path) -> None:
    games = Game.read(GAMES)[:5]
    write_games(games, tmp_path / "five.gipf")
    assert list(Game.stream(tmp_path / "five.gipf")) == games
    assert list(read_headers(tmp_path / "five.gipf")) == [game.headers for game in games]
