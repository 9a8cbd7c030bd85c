"""Side games at the terminal: by themselves, and within a game after a challenge."""

import io
import random
import subprocess
import sys
from pathlib import Path

import pytest

from gipf import Player
from gipf.messages import languages
from gipf.record import Game
from gipf.record.side_file import SideFile
from gipf.record.side_play import SidePlay
from gipf.terminal.asking import choose_opponent
from gipf.terminal.console import Console
from gipf.terminal.play import resume_at
from gipf.terminal.save import newest_autosave
from gipf.terminal.side_game import BEST, SideTable, is_side_file, play_side_game, read_level
from gipf.terminal.view import View
from tests.patience import PATIENCE
from tests.screen import Screen, type_in

pytestmark = pytest.mark.usefixtures("own_data_folder")

ZERTZ = "ultimate;challenges=2;side=Z:{} G3/1Z3/2b3/7/6/5/3g w m B5/B5 -- 2/1 9"


class SideScreen:
    """A table with a side game whose players' words come from a list and whose screen is a text."""

    def __init__(self, play: str, *lines: str, language: str = "en", **levels: int) -> None:
        self.out = io.StringIO()
        view = View(Console(file=self.out, width=200), ascii_only=True, language=language)
        players = {"w": "White", "b": "Black"}
        seats = {players[side]: f"gipf level-{level}" for side, level in levels.items()}
        record = SideFile(SidePlay.parse(play), {"Result": "*", **seats})
        self.table = SideTable(view, record, chance=random.Random(1))
        for line in lines:
            self.table.obey(line)

    def says(self, *lines: str) -> str:
        self.out.truncate(0)
        self.out.seek(0)
        for line in lines:
            self.table.obey(line)
        return self.out.getvalue()

    @property
    def moves(self) -> list[str]:
        return [*self.table.match.play.moves]


# ---------------------------------------------------------------------- by themselves


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    "play",
    [
        *("yinsh", "dvonn(random)#7", "tzaar", "zertz", "punct"),
        *("dominoes#3", "rps", "cards#5", "die#7", "coin#7"),
    ],
)
def test_every_side_game_is_drawn_in_every_language(play: str, language: str) -> None:
    screen = SideScreen(play, language=language)
    rng = random.Random(3)
    for _ in range(6):
        if screen.table.match.outcome:
            break
        said = screen.says("show", "hint", rng.choice(screen.table.match.state.legal_moves()))
        assert len(said.splitlines()) > 3
    assert len(screen.moves) >= 2


def test_the_board_names_its_empty_spots_and_marks_the_last_move() -> None:
    screen = SideScreen("yinsh", "f5", "d4")
    board = screen.says("show")
    assert "[r]" in board and " R " in board
    assert " f6 " in board and " f5 " not in board
    assert "White to move: put a ring on an empty point. For example:" in board


def test_a_full_board_has_names_along_its_edge() -> None:
    board = SideScreen("dvonn(random)#7").says("show")
    assert [name for name in ("a1", "i1", "a2", "j2", "a3", "k3", "c5", "k5") if name in board] == [
        *("a1", "i1", "a2", "j2", "a3", "k3", "c5", "k5")
    ]


def test_capitals_do_no_harm_and_several_moves_are_played_at_once() -> None:
    screen = SideScreen("zertz", "wd4 -a1", "gd5")
    assert screen.moves == ["Wd4", "-a1", "Gd5"]


def test_several_moves_are_played_together_or_not_at_all() -> None:
    screen = SideScreen("yinsh")
    assert "side game yinsh, move 2, 'f5': f5 is occupied" in screen.says("f5 f5")
    assert screen.moves == []


def test_the_last_decision_is_taken_back() -> None:
    screen = SideScreen("zertz", "Wd4", "undo")
    assert screen.moves == []
    screen = SideScreen("yinsh", "f5", "d4", "undo")
    assert screen.moves == ["f5"]
    assert "there is nothing to take back" in screen.says("undo", "undo")


def test_what_is_thrown_stays_thrown() -> None:
    screen = SideScreen("die#7", "throw")
    assert "there is nothing to take back" in screen.says("undo")
    assert screen.moves == ["throw"]


def test_resigning_ends_it_and_nothing_is_played_then() -> None:
    screen = SideScreen("yinsh", "f5")
    assert "White has won: the other player has given up." in screen.says("resign", "show")
    assert "the game is over" in screen.says("d4")
    assert screen.says("new", "show").count("put a ring") == 1


def test_the_computer_answers() -> None:
    screen = SideScreen("zertz(blitz)", "Wd4 -a1", b=1)
    screen.table.let_computers_move()
    assert screen.table.match.decider is Player.WHITE and len(screen.moves) >= 3
    screen.table.obey("undo")
    assert screen.moves == []


def test_the_best_move_is_legal() -> None:
    screen = SideScreen("rps")
    assert screen.says("best").strip() in ("rock", "paper", "scissors")


def test_the_other_hand_is_not_shown() -> None:
    board = SideScreen("dominoes#7", b=1).says("show")
    assert "[?] ×7" in board and "[2|4]" in board


def test_a_hint_lists_moves_or_how_they_begin() -> None:
    assert "85" in SideScreen("yinsh").says("hint")
    assert SideScreen("yinsh").says("hint f1").split() == ["1", "f10"]
    assert "Tg5" in SideScreen("punct").says("hint Tg5")
    assert "There is no legal move with 'z9'" in SideScreen("yinsh").says("hint z9")


def test_a_saved_game_is_gone_on_with(tmp_path: Path, typed: io.StringIO) -> None:
    file = tmp_path / "ring.gipf"
    screen = SideScreen("yinsh(blitz)", "f5", "d4")
    assert "Saved in" in screen.says(f"save {file}")
    assert is_side_file(file) and SideFile.parse(file.read_text()).play.moves == ("f5", "d4")
    assert "is there already" in SideScreen("die#7").says(f"save {file}")
    type_in(typed, "e5\nresign\nsave\nquit\n")
    out = io.StringIO()
    resume_at(View(Console(file=out, width=120)), file)
    saved = SideFile.parse(file.read_text())
    assert saved.play.moves == ("f5", "d4", "e5") and saved.result == "1-0"
    assert saved.headers["Termination"] == "resignation"


def test_every_move_is_kept_at_once_and_resuming_goes_on_with_the_last_game(
    typed: io.StringIO,
) -> None:
    Screen("basic", "c2")
    out = io.StringIO()
    view = View(Console(file=out, width=200))
    type_in(typed, "Wd4\n-a1\n")
    play_side_game(view, "zertz(blitz)", opponent="level-1", seed=1)
    kept = newest_autosave()
    assert kept and kept.name.endswith("-zertz.gipf")
    assert f"The game is kept in {kept}" in out.getvalue()
    assert "To go on with it: gipf play --terminal --resume" in out.getvalue()
    assert SideFile.parse(kept.read_text()).play.moves[:2] == ("Wd4", "-a1")
    type_in(typed, "resign\n")
    resume_at(view, seed=1)
    record = SideFile.parse(kept.read_text())
    assert len(record.play.moves) >= 3 and record.result == "0-1"
    assert record.headers["Black"] == "gipf level-1"
    assert newest_autosave() == kept


def test_a_new_game_is_kept_beside_the_last_and_forgets_how_that_ended() -> None:
    screen = SideScreen("yinsh", "f5", "resign")
    first = screen.table.autosave.path
    assert first and f"The game is kept in {first}" in screen.says("new")
    screen.table.obey("f6")
    assert "Termination" not in screen.table.text
    assert SideFile.parse(first.read_text()).result == "1-0"
    assert screen.table.autosave.path != first
    assert f"The game is kept in {screen.table.autosave.path}" in screen.says("save")


def test_whom_the_computer_does_not_know_is_a_person(tmp_path: Path, typed: io.StringIO) -> None:
    file = tmp_path / "fan.gipf"
    file.write_text('[White "gipf fan"]\n[SideGame "yinsh"]\n\n*')
    type_in(typed, "f5\n")
    out = io.StringIO()
    resume_at(View(Console(file=out, width=200)), file)
    assert "gipf fan: there is no player 'fan'" in out.getvalue()
    assert "A person plays White." in out.getvalue()


def test_who_plays_is_asked(typed: io.StringIO) -> None:
    type_in(typed, "9\n3\n")
    out = io.StringIO()
    assert choose_opponent(View(Console(file=out, width=120)), BEST, read_level) == "level-3"
    assert "1-5" in out.getvalue() and "to its best (5)" in out.getvalue()
    assert "there is no player 'level-9'; there are: level-1 … level-5, human" in out.getvalue()


def test_the_command_plays_a_side_game_against_a_level() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "gipf", "play", "--terminal", "die", "--opponent", "level-1"],
        input="throw\nquit\n", capture_output=True, text=True, timeout=PATIENCE, check=True,
    )  # fmt: skip
    assert "Black plays throw." in done.stdout
    assert "has won:" in done.stdout or "A draw:" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("yinsh(fast)",), "yinsh has no option 'fast': blitz"),
        (("table(go)",), "table(go) cannot be played here"),
        (("die", "--opponent", "level-9"), "there is no player 'level-9'"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_line(arguments: tuple[str, ...], says: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "gipf", "play", "--terminal", *arguments],
        input="", capture_output=True, text=True, timeout=PATIENCE, check=False,
    )  # fmt: skip
    assert done.returncode and says in done.stderr


# ---------------------------------------------------------------------- within a game


def challenged(side: str, who: str = "first", black: str = "?") -> Screen:
    return Screen(ZERTZ.format(side), "Zc3-e5", "challenge", who, black=black)


def test_after_a_challenge_the_side_game_is_on_below_the_board() -> None:
    screen = challenged("yinsh")
    shown = screen.says("show")
    assert "Play the side game, YINSH" in shown and "put a ring on an empty point" in shown


def test_its_result_enters_the_game_and_the_file() -> None:
    screen = challenged("rps", "second")
    said = screen.says("rock", "paper")
    assert "White has won" in said
    game = screen.table.game
    assert [str(move) for move in game.moves()][-1] == "won"
    assert "[%side rps rock paper]" in str(game)
    assert str(Game.parse(str(game))) == str(game)


def test_resigning_it_is_losing_it() -> None:
    screen = challenged("yinsh")
    screen.says("f5", "d4", "resign")
    assert str(screen.table.game.moves()[-1]) == "lost"
    assert "[%side yinsh f5 d4 0-1]" in str(screen.table.game)


def test_its_decisions_are_taken_back_before_those_of_the_game() -> None:
    screen = challenged("yinsh")
    screen.says("f5", "undo")
    assert "[%side yinsh]" in str(screen.table.game)
    screen.says("undo")
    assert [str(move) for move in screen.table.game.moves()] == ["Zc3-e5", "challenge"]


def test_the_same_decided_again_finds_the_same_chance() -> None:
    screen = challenged("die")
    screen.says("throw", "throw")
    game = str(screen.table.game)
    screen.says("undo")
    assert [str(move) for move in screen.table.game.moves()][-1] == "first"
    screen.says("throw", "throw")
    assert str(screen.table.game) == game


def test_the_computer_plays_its_part() -> None:
    screen = challenged("coin", black="gipf level-1")
    screen.table.obey("heads")
    screen.table.let_computers_move()
    assert "Black plays throw." in screen.text
    assert str(screen.table.game.moves()[3]) in ("won", "lost")


@pytest.mark.parametrize("result", ["won", "tied", "LOST", "1-0"])
def test_its_result_cannot_be_typed(result: str) -> None:
    screen = challenged("yinsh")
    said = screen.says(result)
    assert f"{result}: the result comes from the side game that is on" in said
    screen.says("f5", result)
    assert "[%side yinsh f5]" in str(screen.table.game)
    assert str(screen.table.game.moves()[-1]) == "first"


def test_the_result_of_a_side_game_by_itself_cannot_be_typed() -> None:
    screen = SideScreen("yinsh", b=1)
    assert "1-0: the result comes from the side game that is on" in screen.says("1-0")
    assert screen.table.match.outcome is None


def test_hints_are_about_the_side_game() -> None:
    screen = challenged("rps")
    assert screen.says("hint").split()[1:] == ["paper", "rock", "scissors"]
    assert screen.says("best").strip() in ("rock", "paper", "scissors")


def test_what_is_played_at_the_table_is_typed_as_before() -> None:
    screen = challenged("table(go)")
    assert screen.table.side is None
    screen.says("tied")
    assert str(screen.table.game.moves()[-1]) == "tied"


def test_a_kept_game_goes_on_in_the_middle_of_its_side_game() -> None:
    screen = challenged("yinsh")
    screen.says("f5")
    game = Game.parse(str(screen.table.game))
    again = Screen("basic")
    again.table.game = game
    assert again.table.side and again.table.side.play.moves == ("f5",)
