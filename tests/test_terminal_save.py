"""Where games are kept, and what happens where they cannot be."""

import os
from pathlib import Path

import pytest

from gipf import GipfError
from gipf.record import Game
from gipf.terminal.asking import Leave
from gipf.terminal.save import newest_autosave, read_game, write_whole
from tests.screen import Screen

pytestmark = pytest.mark.usefixtures("own_data_folder")


def test_every_decision_is_kept_at_once() -> None:
    screen = Screen("basic", "c2")
    path = newest_autosave()
    assert path is not None
    assert read_game(path).position == screen.table.position
    screen.table.obey("d2")
    assert read_game(path).position == screen.table.position
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_two_games_never_share_an_autosave() -> None:
    first, second = Screen("basic", "c2"), Screen("basic", "d2")
    assert first.table.autosave.path != second.table.autosave.path


def test_a_file_is_written_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.gipf"
    write_whole(path, str(Game("basic")))
    before = path.read_text(encoding="utf-8")

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", fail)
    game = Game("basic")
    game.play("c2")
    with pytest.raises(OSError, match="No space left"):
        write_whole(path, str(game))
    assert path.read_text(encoding="utf-8") == before
    assert list(tmp_path.glob(".*")) == []


def test_a_game_is_not_written_over_what_is_no_file() -> None:
    with pytest.raises(OSError, match="not a file a game could be in"):
        write_whole(Path("/dev/null"), str(Game("basic")))


def test_save_writes_a_game_file_and_spares_others(tmp_path: Path) -> None:
    file = tmp_path / "mine.gipf"
    screen = Screen("basic", "c2")
    assert f"Saved in {file}" in screen.says(f"save {file}")
    screen.table.obey("d2")
    assert f"Saved in {file}" in screen.says("save")
    assert len(read_game(file).moves()) == 2
    other = Screen("basic", "c6")
    assert "is there already: choose another name, or 'save!" in other.says(f"save {file}")
    assert len(read_game(file).moves()) == 2
    other.table.obey(f"save! {file}")
    assert len(read_game(file).moves()) == 1
    assert "/no/such: there is no such folder; choose another" in other.says("save /no/such/x")
    assert f"{tmp_path}: this is a folder" in other.says(f"save! {tmp_path}")
    assert "cannot be a file’s name" in other.says("save a\x00b")
    third = Screen("basic", "c6")
    assert f"The game is kept in {third.table.autosave.path}" in third.says("save")


def test_what_keeps_a_file_from_being_written_is_said_in_the_language_that_is_spoken() -> None:
    screen = Screen("basic", "c2")
    screen.view.language = "de"
    said = screen.says("save /no/such/x")
    assert "/no/such: Diesen Ordner gibt es nicht; wähle eine andere Datei" in said
    assert ".tmp" not in said


def test_a_file_without_a_game_is_refused(tmp_path: Path) -> None:
    empty = tmp_path / "empty.gipf"
    empty.write_text("", encoding="utf-8")
    with pytest.raises(GipfError, match="there is no game in"):
        read_game(empty)


def test_where_nothing_can_be_kept_the_player_is_told_and_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("GIPF_DATA", str(tmp_path / "file"))
    screen = Screen("basic")
    assert "cannot be written" in screen.says("c2")
    assert "cannot be written" not in screen.says("d2")
    assert "kept nowhere" in screen.says("quit")
    with pytest.raises(Leave):
        screen.table.obey("quit")
    screen.table.say_where_it_is()
    assert "The game could not be kept" in screen.text
    screen.table.obey(f"save {tmp_path / 'kept.gipf'}")
    with pytest.raises(Leave):
        screen.table.obey("exit")
