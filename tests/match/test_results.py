"""The folder of a match survives whatever ends the match, and is for one match only."""

import json
from pathlib import Path

import pytest

from gipf import Game, GipfError
from gipf.match.results import MatchFolder, Result

SETTINGS = {"players": ("a", "b"), "seed": 1, "limits": {"seconds": 0.05}, "openings": None}


def result(pair: int) -> Result:
    return Result("basic", pair, 0, 1, "1-0", "no_move", 31, ((0.01,), (0.02, 0.03)))


def game(pair: int) -> str:
    game = Game("basic", {"Round": str(pair)})
    game.play("c2")
    return str(game)


def fill(folder: Path, games: int) -> None:
    with MatchFolder(folder, SETTINGS) as store:
        for pair in range(1, games + 1):
            store.add(result(pair), game(pair))


def kept(folder: Path) -> tuple[list[int], list[str]]:
    with MatchFolder(folder, SETTINGS) as store:
        rounds = [one.headers["Round"] for one in Game.read(folder / "games.gipf")]
        return [one.pair for one in store.results], rounds


def test_what_was_added_is_there_again(tmp_path: Path) -> None:
    fill(tmp_path / "new" / "folder", 3)
    with MatchFolder(tmp_path / "new" / "folder", SETTINGS) as store:
        assert store.results == [result(1), result(2), result(3)]
    assert kept(tmp_path / "new" / "folder") == ([1, 2, 3], ["1", "2", "3"])


def test_an_added_game_is_in_the_files_at_once(tmp_path: Path) -> None:
    with MatchFolder(tmp_path, SETTINGS) as store:
        store.add(result(1), game(1))
        assert len(Game.read(tmp_path / "games.gipf")) == 1
        assert (tmp_path / "results.jsonl").read_bytes().endswith(b"}\n")


@pytest.mark.parametrize("cut", [1, 10, 100])
def test_a_half_written_last_line_is_cut_off_and_its_game_with_it(cut: int, tmp_path: Path) -> None:
    fill(tmp_path, 3)
    lines = (tmp_path / "results.jsonl").read_bytes()
    (tmp_path / "results.jsonl").write_bytes(lines[:-cut])
    assert kept(tmp_path) == ([1, 2], ["1", "2"])
    with MatchFolder(tmp_path, SETTINGS) as store:
        store.add(result(3), game(3))
    assert kept(tmp_path) == ([1, 2, 3], ["1", "2", "3"])


@pytest.mark.parametrize("length", [0, 1, 30, 150])
def test_a_game_without_a_result_is_cut_off(length: int, tmp_path: Path) -> None:
    fill(tmp_path, 2)
    with (tmp_path / "games.gipf").open("a") as file:
        file.write(f"\n{game(3)}"[:length])
    assert kept(tmp_path) == ([1, 2], ["1", "2"])


def test_the_very_first_game_may_be_the_half_written_one(tmp_path: Path) -> None:
    fill(tmp_path, 1)
    (tmp_path / "results.jsonl").write_text('{"variant": "bas')
    assert kept(tmp_path) == ([], [])
    assert (tmp_path / "games.gipf").read_bytes() == b""


def test_other_settings_are_refused_and_named(tmp_path: Path) -> None:
    fill(tmp_path, 1)
    other = {**SETTINGS, "players": ("a", "c"), "limits": {"nodes": 5}, "openings": 4}
    with pytest.raises(GipfError) as told:
        MatchFolder(tmp_path, other)
    assert str(told.value) == (
        f"{tmp_path} holds the results of another match: players there is a b, here a c; "
        "limits there is seconds=0.05, here nodes=5; openings there is nothing, here 4. "
        "Name another folder"
    )
    assert kept(tmp_path) == ([1], ["1"])


def test_a_folder_is_for_one_match_at_a_time(tmp_path: Path) -> None:
    with (
        MatchFolder(tmp_path, SETTINGS),
        pytest.raises(GipfError, match="another process is playing a match in"),
    ):
        MatchFolder(tmp_path, SETTINGS)
    fill(tmp_path, 1)


@pytest.mark.parametrize(
    ("file", "content", "says"),
    [
        ("settings.json", "{", "settings.json: this is not JSON"),
        ("settings.json", "[]", "settings.json: a JSON object was expected"),
        ("results.jsonl", "nonsense\n", "results.jsonl:1: this is not JSON"),
        ("results.jsonl", "{}\n", "results.jsonl:1: this is not the result of a game"),
        ("games.gipf", "", "games.gipf is shorter than results.jsonl says; name another folder"),
    ],
)
def test_a_damaged_folder_is_not_gone_on_with(
    file: str, content: str, says: str, tmp_path: Path
) -> None:
    fill(tmp_path, 1)
    (tmp_path / file).write_text(content)
    with pytest.raises(GipfError, match=says):
        MatchFolder(tmp_path, SETTINGS)


def test_games_without_settings_are_somebody_elses(tmp_path: Path) -> None:
    (tmp_path / "games.gipf").write_text(game(1))
    with pytest.raises(GipfError, match="holds games but no settings"):
        MatchFolder(tmp_path, SETTINGS)
    assert (tmp_path / "games.gipf").read_text() == game(1)


def test_points_go_to_both_players() -> None:
    drawn = Result(**{**result(1).__dict__, "result": "1/2-1/2"})
    assert (drawn.points(0), drawn.points(1), drawn.loser) == (0.5, 0.5, None)
    assert (result(1).points(0), result(1).points(1), result(1).loser) == (1, 0, 1)
    assert json.loads(json.dumps(result(1).key)) == ["basic", 1, 0, 1]
