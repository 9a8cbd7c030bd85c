"""Games of the engine against itself: the same for the same seed, by the rules, in files that are checked."""

import lzma
import os
import signal
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from gipf.errors import GipfError
from gipf.kernel.convert import number_to_move
from gipf.position import Position
from gipf.train.evaluation.games import NOT_SEARCHED, Games, files_of, read_games, write_games
from gipf.train.evaluation.selfplay import play_game, play_games
from tests.command_line import invoke
from tests.patience import PATIENCE

pytestmark = pytest.mark.compiled
VARIANTS = ("basic;reserve=6/6", "basic;reserve=8/5;quiet=30")


@pytest.fixture(scope="module")
def games() -> Games:
    return play_games(VARIANTS, range(30), nodes=40, seed=4)


def test_the_same_seed_gives_the_same_file_on_any_number_of_processes(
    games: Games, tmp_path: Path
) -> None:
    write_games(games, tmp_path / "one.xz")
    write_games(play_games(VARIANTS, range(30), nodes=40, seed=4, processes=2), tmp_path / "two.xz")
    assert (tmp_path / "one.xz").read_bytes() == (tmp_path / "two.xz").read_bytes()


def test_a_game_is_the_same_played_by_itself(games: Games) -> None:
    ends = games.heads[:, 2].cumsum()
    for number in (3, 17):
        game = play_game(games.variants, number, nodes=40, seed=4)
        begin, end = ends[number - 1], ends[number]
        assert (game.variant, game.winner, len(game.moves)) == tuple(games.heads[number])
        assert np.array_equal(game.moves, games.moves[begin:end])
        assert np.array_equal(game.scores, games.scores[begin:end])


def test_games_are_played_by_the_rules_to_their_end(games: Games) -> None:
    assert games.variants == ("basic;reserve=6/6;quiet=100", "basic;reserve=8/5;quiet=30")
    assert set(games.heads[:, 0]) == {0, 1}
    end = 0
    for variant, winner, length in games.heads.tolist():
        position = Position.start(games.variants[variant])
        for code in games.moves[end : end + length].tolist():
            position = position.play(number_to_move(position, code))
        end += length
        assert position.is_over
        assert position.outcome is not None
        won = position.outcome.winner
        assert {0: None, 1: "w", 2: "b", 3: None}[winner] == won
    assert end == len(games.moves)


def test_what_chance_decided_has_no_score(games: Games) -> None:
    begins = np.append(0, games.heads[:, 2].cumsum()[:-1])
    assert (games.scores[begins] == NOT_SEARCHED).all()
    assert 0.3 < (games.scores != NOT_SEARCHED).mean() < 1


def test_games_are_read_as_they_were_written(games: Games, tmp_path: Path) -> None:
    write_games(games, tmp_path / "new" / "games.xz")
    found = read_games(tmp_path / "new" / "games.xz")
    assert found.variants == games.variants
    for one, other in zip(found[1:], games[1:], strict=True):
        assert np.array_equal(one, other)
    assert files_of([tmp_path / "new"]) == [tmp_path / "new" / "games.xz"]


def test_a_file_that_is_damaged_or_none_is_refused(games: Games, tmp_path: Path) -> None:
    file = tmp_path / "games.xz"
    write_games(games, file)
    content = file.read_bytes()
    unpacked = lzma.decompress(content)
    changed = bytearray(content)
    changed[len(changed) // 2] ^= 255
    lines = unpacked.split(b"\n", 2)
    broken = {
        b"": "is no file of games, or is damaged",
        b"1. e5": "is no file of games, or is damaged",
        content[:-20]: "is no file of games, or is damaged",
        bytes(changed): "is no file of games, or is damaged",
        lzma.compress(b"something else"): "is no file of games: write one with",
        lzma.compress(unpacked.replace(b" 1\n", b" 7\n", 1)): "of version 7; this is version 1",
        lzma.compress(unpacked[:-1]): "is damaged: 30 games of",
        lzma.compress(b"\n".join([lines[0], b"[]", lines[2]])): "is damaged: ",
        lzma.compress(
            b"\n".join([lines[0], lines[1], b"\xff" * len(lines[2])])
        ): "is damaged: a game",
    }
    for data, words in broken.items():
        file.write_bytes(data)
        with pytest.raises(GipfError, match=f"games.xz (has games )?{words}"):
            read_games(file)
    with pytest.raises(GipfError, match="there is no file"):
        read_games(tmp_path / "none.xz")
    with pytest.raises(GipfError, match="cannot be read"):
        read_games(tmp_path)


def test_moves_and_lengths_that_cannot_be_are_refused(games: Games, tmp_path: Path) -> None:
    file = tmp_path / "games.xz"
    write_games(games._replace(moves=games.moves + 20_000), file)
    with pytest.raises(GipfError, match="a number that no move has"):
        read_games(file)
    heads = games.heads.copy()
    heads[0, 2] += 1
    write_games(games._replace(heads=heads), file)
    with pytest.raises(GipfError, match="longer or shorter than the moves"):
        read_games(file)


def test_the_command_writes_into_a_folder_and_nothing_over_other_games(tmp_path: Path) -> None:
    command = ["train", "selfplay", VARIANTS[0], "--games", "5", "--nodes", "20"]
    command += ["--processes", "1", "--seed", "3", "--out", str(tmp_path)]
    status, out, _ = invoke(*command)
    assert status == 0
    assert "games-3.xz: 5 games" in out
    assert len(read_games(tmp_path / "games-3.xz").heads) == 5
    status, _, said = invoke(*command)
    assert status == 2
    assert "is there already" in said


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["basic", "--games", "0"], "a game, a process and a node"),
        (["basic", "--processes", "0"], "a game, a process and a node"),
        (["basic", "--seconds", "0", "--processes", "1"], "no game was finished"),
        (["chess"], "chess"),
    ],
)
def test_what_the_command_cannot_do_is_said_in_a_sentence(
    tmp_path: Path, arguments: list[str], words: str
) -> None:
    status, _, said = invoke("train", "selfplay", *arguments, "--out", str(tmp_path / "other"))
    assert status == 2
    assert words in said
    assert not (tmp_path / "other").exists()


def test_a_folder_without_games_is_refused(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    with pytest.raises(GipfError, match="has no files of games"):
        files_of([tmp_path / "empty"])


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no Ctrl-C to send")
def test_ctrl_c_keeps_what_was_finished(tmp_path: Path) -> None:
    file = tmp_path / "games.xz"
    command = [sys.executable, "-m", "gipf", "train", "selfplay", VARIANTS[0]]
    command += ["--seconds", "60", "--nodes", "20", "--processes", "1", "--out", str(file)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        assert process.stderr is not None
        assert "Ctrl-C keeps them" in process.stderr.readline()
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does it: all processes are told
        out, errors = process.communicate(timeout=PATIENCE)
    assert (process.returncode, errors) == (0, "")
    assert " games, " in out
    assert len(read_games(file).heads) >= 1
