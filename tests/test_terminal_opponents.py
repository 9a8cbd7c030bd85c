"""Games against the computer: who sits opposite, what it decides, what the engine says about it."""

import io
import os
import random
import re
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from docs.draw import DOCS
from gipf import GipfError, Player, Position
from gipf.record import Game
from gipf.search.answer import Limits
from gipf.terminal import save
from gipf.terminal.asking import choose_opponent
from gipf.terminal.console import Console
from gipf.terminal.opponents import (
    RANDOM_MOVER,
    Computer,
    RandomMover,
    check_opponent,
    find_opponent,
    name_in_file,
)
from gipf.terminal.play import play_at, resume_at
from gipf.terminal.save import read_game, write_whole
from gipf.terminal.view import View
from tests.patience import PATIENCE
from tests.screen import Screen, type_in
from tests.test_cli import gipf

pytestmark = pytest.mark.usefixtures("own_data_folder")

WHITE_IS_WINNING = "basic 4/5/6/2BBB2/6/5/4 {} m B9/B1 -- - 1"
ONE_GIPF_PIECE = "standard g2g/5/6/bb1G3/6/5/4 w m B12/B4 -- - 1"
ROW = "basic B3/1B3/2B3/3B3/6/5/bbb1 w c B5/B5 -- - 9"
SIDE_GAME = "ultimate;challenges=2 Gb2/1Z3/2B3/7/6/5/3g w smZc3-e5 B5/B5 -- 2/0 9"
LEVEL = "gipf level-2"


def plain_view() -> View:
    return View(Console(file=io.StringIO(), width=80))


# ---------------------------------------------------------------------- who sits opposite


def test_a_game_file_knows_the_computer_by_its_name() -> None:
    chance = random.Random(1)
    for text in ("level-3", "engine", "mcts:seconds=1", "random:seed=3"):
        found = find_opponent(name_in_file(text), chance)
        assert isinstance(found, Computer)
        assert found.text == text
    assert isinstance(find_opponent(name_in_file("random"), chance), RandomMover)
    for name in ("?", "Ann", "level-3", "engine", "gipf", "Gipf level-3", "random mover"):
        assert find_opponent(name, chance) is None


def test_only_those_who_can_play_are_accepted() -> None:
    for text in ("human", "random", "engine:seconds=2", "level-1", "level-10", "mcts:seconds=1"):
        check_opponent(text)
    for text in ("", "Human", "level-0", "program:sh", "gipf level-3"):
        with pytest.raises(GipfError, match=r"there is no player .* level-1 … level-10, human"):
            check_opponent(text)
    with pytest.raises(
        GipfError, match="the option 'seconds' of 'engine' is of type float, not 'x'"
    ):
        check_opponent("engine:seconds=x")


def test_the_opponents_the_pages_name_can_be_played_against() -> None:
    readme, playing = (
        page.read_text(encoding="utf-8")
        for page in (DOCS.parent / "README.md", DOCS / "playing.md")
    )
    named = re.findall(r"--opponent ([a-z][^ ]+)", readme + playing)
    table = playing.split("| `--opponent` | |\n")[1].split("\n\n")[0]
    for row in re.findall(r"^\| (`[a-z].+`) \|", table, re.MULTILINE):
        named += re.findall("`([^`]+)`", row)
    assert {"human", "random", "engine", "level-3", "level-10", "mcts"} <= set(named)
    for opponent in named:
        check_opponent(opponent)


def test_the_limits_are_those_of_the_player_or_a_second() -> None:
    assert Computer("engine")._limits == Computer("level-10")._limits == Limits(seconds=1)
    assert Computer("mcts")._limits == Limits(seconds=1)
    assert Computer("engine:nodes=9")._limits == Limits(nodes=9)
    assert Computer("level-9")._limits == Limits()


def test_whom_nobody_knows_is_a_person() -> None:
    screen = Screen("basic", "c2", black="gipf level-12")
    assert "gipf level-12: there is no player 'level-12'; there are: engine, " in screen.text
    assert "level-1 … level-10. A person plays Black." in screen.text
    screen.table.let_computers_move()
    assert len(screen.table.game.moves()) == 1
    assert "plays White" in Screen("basic", white="gipf engine:threads=0").text


def test_the_menu_takes_a_level_a_name_or_nothing(typed: io.StringIO) -> None:
    screen = Screen("basic")
    type_in(typed, "\n7\nRandom\n010\nengine:seconds=2\n0\nchess\nhuman\n")
    chosen = [choose_opponent(screen.view) for _ in range(6)]
    assert chosen == ["human", "level-7", "random", "level-10", "engine:seconds=2", "human"]
    assert "there is no player 'level-0'" in screen.text
    assert "there is no player 'chess'" in screen.text


# ---------------------------------------------------------------------- what it decides


@pytest.mark.parametrize(
    "text",
    [
        "level-1",
        "level-9",
        "engine:depth=3",
        "greedy",
        "mcts:nodes=50",
        "minimax-6:depth=2",
        "network:nodes=8",
    ],
)
def test_every_player_can_sit_opposite(text: str) -> None:
    screen = Screen("basic", "c2", black=f"gipf {text}")
    screen.table.let_computers_move()
    assert len(screen.table.game.moves()) == 2
    assert f"Black plays {screen.table.game.moves()[-1]}." in screen.text


def test_players_that_need_no_engine_or_one_of_their_own_can_sit_opposite_too() -> None:
    for text in ("random:seed=3", "tree:nodes=20"):
        screen = Screen("basic", "c2", black=f"gipf {text}")
        screen.table.let_computers_move()
        assert len(screen.table.game.moves()) == 2


def test_a_level_plays_a_whole_game_against_chance() -> None:
    screen = Screen("tournament;quiet=20", white=RANDOM_MOVER, black="gipf level-3")
    screen.table.let_computers_move()
    assert screen.table.game.outcome
    assert "Black plays" in screen.text


def test_where_nothing_is_to_be_chosen_nobody_thinks() -> None:
    began = time.monotonic()
    move = Computer("mcts:seconds=3600").choose(Position.parse(ROW))
    assert move.text == "xb2,c3,d4,e5"
    assert time.monotonic() - began < PATIENCE


def test_undo_goes_back_to_ones_own_decision() -> None:
    screen = Screen("basic", "c2", black=LEVEL)
    screen.table.let_computers_move()
    assert len(screen.table.game.moves()) == 2
    screen.table.obey("undo")
    assert screen.table.game.moves() == []


def test_new_and_variant_keep_the_opponent() -> None:
    screen = Screen("basic", "c2", black=LEVEL)
    for line in ("new", "variant basic;reserve=5/5"):
        screen.table.obey(line)
        assert screen.table.game.headers["Black"] == LEVEL
        screen.table.obey("c2")
        screen.table.let_computers_move()
        assert len(screen.table.game.moves()) == 2


def test_resuming_goes_on_with_the_same_opponent(typed: io.StringIO) -> None:
    type_in(typed, "e1-e2\n")
    play_at(plain_view(), Game("basic"), opponent="level-2", plays=Player.WHITE, seed=3)
    type_in(typed, "e1-e2\n")
    view = plain_view()
    resume_at(view, seed=3)
    (kept,) = save.autosave_folder().iterdir()
    game = read_game(kept)
    assert game.headers["White"] == LEVEL
    assert game.headers["Black"] == "?"
    assert len(game.moves()) >= 4
    assert view.look.flipped


def test_two_computers_are_watched_from_whites_side(typed: io.StringIO, tmp_path: Path) -> None:
    file = tmp_path / "both.gipf"
    write_whole(file, str(Game("basic;quiet=6", {"White": LEVEL, "Black": RANDOM_MOVER})))
    type_in(typed, "")
    view = plain_view()
    resume_at(view, file)
    assert not view.look.flipped
    assert read_game(next(save.autosave_folder().iterdir())).outcome


def test_who_won_a_side_game_is_asked_from_the_person() -> None:
    for computer in (LEVEL, RANDOM_MOVER):
        screen = Screen(SIDE_GAME, white=computer)
        screen.table.let_computers_move()
        assert screen.table.prompt() == "Black> "
        assert "has White won, tied or lost it? Type won / tied / lost" in screen.says("show")
        screen.table.obey("lost")
        assert len(screen.table.game.moves()) == 1
        screen.table.obey("undo")
        screen.table.obey("resign")
        assert screen.table.game.result == "1-0"


def test_two_computers_leave_a_side_game_to_chance() -> None:
    screen = Screen(f"{SIDE_GAME}", white=LEVEL, black=LEVEL)
    screen.table.let_computers_move()
    assert re.search(r"White plays (won|tied|lost)\.", screen.text)


# ---------------------------------------------------------------------- draws


def test_the_computer_agrees_on_a_draw_where_it_is_not_ahead() -> None:
    screen = Screen(WHITE_IS_WINNING.format("w"), black=LEVEL)
    assert "Black agrees." in screen.says("draw")
    assert screen.table.game.result == "1/2-1/2"


def test_the_computer_declines_a_draw_where_it_is_ahead() -> None:
    screen = Screen(WHITE_IS_WINNING.format("b"), white=LEVEL)
    assert "White declines: it thinks it is ahead." in screen.says("draw")
    assert screen.table.game.outcome is None


def test_a_draw_is_offered_by_the_person_during_a_side_game_too() -> None:
    screen = Screen(SIDE_GAME.replace("B5/B5", "B9/B1"), white=LEVEL)
    assert "White declines" in screen.says("draw")
    screen = Screen(SIDE_GAME.replace("B5/B5", "B1/B9"), white=LEVEL)
    assert "White agrees." in screen.says("draw")


def test_who_plays_at_random_agrees_on_nothing() -> None:
    for name in (RANDOM_MOVER, "gipf random:seed=3"):
        said = Screen("basic", black=name).says("draw")
        assert "the random mover agrees on nothing" in said


# ---------------------------------------------------------------------- best


def test_best_says_what_the_engine_would_play_and_expects() -> None:
    screen = Screen(ONE_GIPF_PIECE)
    said = screen.says("best")
    found = re.fullmatch(r"(.+): White’s expected result is (\d+)%\.", said.strip())
    assert found
    line, percentage = found[1].split(), int(found[2])
    assert 0 < percentage <= 100
    position = screen.table.position
    for move in line:
        position = position.play(move)
    assert screen.table.game.moves() == []


def test_the_engine_does_not_change_its_mind_where_it_is_asked_again() -> None:
    screen = Screen("basic", black=LEVEL)
    first = screen.says("best")
    found = re.search(r"White’s expected result is (\d+)%", first)
    assert found
    assert screen.says("best") == first
    answers = {-1: "declines", 0: "Black", 1: "agrees"}
    percentage = int(found[1])
    assert answers[(percentage > 50) - (percentage < 50)] in screen.says("draw")


def test_best_says_so_where_the_end_is_sure() -> None:
    screen = Screen(ONE_GIPF_PIECE, "h5 e1-e4 h4")
    said = screen.says("best")
    assert "e1-e6 xe2,e3,e4,e5,e6: Black wins in one turn." in said
    assert "Black loses in one turn." in Screen(WHITE_IS_WINNING.format("b")).says("best")


def test_there_is_nothing_best_in_a_side_game_or_after_the_end() -> None:
    said = Screen(SIDE_GAME).says("best")
    assert "here a side game decides: play it, then say 'won', 'tied' or 'lost'" in said
    assert "the game is over: 'new' begins another" in Screen("basic", "resign").says("best")


# ---------------------------------------------------------------------- what goes wrong


@pytest.mark.compiled
def test_where_compiled_code_cannot_be_kept_it_is_compiled_in_memory(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    elsewhere = str(tmp_path / "file" / "cache")
    done = gipf("play", "basic", "--opponent", "level-1", stdin="c2\nd2\n", GIPF_CACHE=elsewhere)
    assert done.returncode == 0, done.stderr
    assert done.stderr.count(f"what is compiled cannot be kept in {elsewhere}") == 1
    assert "let GIPF_CACHE name another folder" in done.stderr


def test_a_player_that_wants_too_much_says_so() -> None:
    with pytest.raises(GipfError, match="'tree:memory=10000000000' cannot play: "):
        Computer("tree:memory=10000000000").choose(Position.start("basic"))


@pytest.fixture
def interrupt() -> Iterator[None]:
    """Press Ctrl-C after a second; all that has to be loaded is loaded before."""
    Computer("engine")
    timer = threading.Timer(1.0, os.kill, (os.getpid(), signal.SIGINT))
    timer.start()
    yield
    timer.cancel()


@pytest.mark.usefixtures("interrupt")
def test_ctrl_c_in_a_search_leaves_the_table(typed: io.StringIO) -> None:
    type_in(typed, "c2\n")
    view, before = plain_view(), signal.getsignal(signal.SIGINT)
    play_at(view, Game("basic"), opponent="engine:seconds=600")
    assert signal.getsignal(signal.SIGINT) is before
    (kept,) = save.autosave_folder().iterdir()
    assert len(read_game(kept).moves()) == 1
