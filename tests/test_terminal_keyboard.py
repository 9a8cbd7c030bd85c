"""Games at a real pseudo-terminal, typed key by key."""

import signal
import time
from pathlib import Path

import pexpect
import pytest

from gipf import Position
from gipf.record import Game
from gipf.terminal.save import write_whole
from tests import terminal
from tests.terminal import ended

pytestmark = pytest.mark.usefixtures("own_data_folder")

POTENTIALS = "ultimate;challenges=2;side=Z:rps Gb2/1Z3/2B3/7/6/5/3g w m B5/B5 -- 2/1 9"


def spawn(*arguments: str, **environment: str) -> pexpect.spawn:
    return terminal.spawn("play", "--terminal", *arguments, environment=environment)


def test_a_game_at_a_terminal_from_the_menu_to_the_end() -> None:
    child = spawn()
    child.expect_exact("Which game? [standard]")
    child.sendline("1")
    child.expect_exact("Who plays against you? [two people here]")
    child.sendline("")
    child.expect("White to move: push in a piece")
    child.expect_exact("White> ")
    child.sendline("nonsense")
    child.expect("is no move")
    child.sendline("e1-e3")
    child.expect_exact("Black> ")
    child.sendline("hint")
    child.expect("enter")
    child.sendline("resign")
    child.expect("White wins: Black has resigned")
    child.expect_exact("new / undo / save / quit> ")
    child.sendline("quit")
    child.expect("The game is kept in")
    assert ended(child) == 0


def test_a_game_is_played_in_the_language_of_the_machine() -> None:
    child = spawn(LC_MESSAGES="ko_KR.UTF-8")
    child.expect_exact("어떤 게임을 할까요? [standard]")
    child.sendline("tournament")
    child.expect_exact("누구와 둘까요?")
    child.sendline("")
    child.expect_exact("흰색의 첫 수는 GIPF 말이어야 해요. 하나 밀어 넣으세요. 예: Gb2")
    child.expect_exact("흰색> ")
    child.sendline("Gb2")
    child.expect_exact("검은색> ")
    child.sendline("quit")
    child.expect_exact("게임 파일: ")
    assert ended(child) == 0


def test_a_language_is_asked_for_and_answered_in() -> None:
    child = spawn("basic", "--opponent", "human", "--language", "de", LC_MESSAGES="ko_KR.UTF-8")
    child.expect_exact("Weiß am Zug: ")
    child.expect_exact("Weiß> ")
    child.sendline("d2")
    child.expect_exact("Schwarz> ")
    child.sendline("e2")
    child.expect_exact("e2 ist besetzt")
    child.sendline("draw")
    child.expect_exact("Weiß, einverstanden mit Remis? (j/n) ")
    child.sendline("ja")
    child.expect_exact("Remis: ")
    child.sendline("quit")
    assert ended(child) == 0


@pytest.mark.parametrize("key", ["c", "d"])
def test_ctrl_c_and_ctrl_d_leave_cleanly(key: str) -> None:
    child = spawn("basic", "--opponent", "human", NO_COLOR="1")
    child.expect_exact("White> ")
    child.sendline("c2")
    child.expect_exact("Black> ")
    child.sendcontrol(key)
    child.expect("The game is kept in")
    assert ended(child) == 0
    assert "Traceback" not in (child.before or "")


def test_nothing_is_lost_when_the_terminal_is_closed() -> None:
    child = spawn("basic", "--opponent", "human", TERM="dumb")
    child.expect_exact("White> ")
    child.sendline("c2")
    child.expect_exact("Black> ")
    child.kill(signal.SIGHUP)
    child.expect(pexpect.EOF)
    child.close()
    again = spawn("--resume", TERM="dumb")
    again.expect_exact("Black> ")
    assert "[O]" in again.before
    again.sendline("quit")
    assert ended(again) == 0


def test_a_challenge_is_settled_at_a_terminal(tmp_path: Path) -> None:
    file = tmp_path / "challenge.gipf"
    write_whole(file, str(Game(Position.parse(POTENTIALS))))
    child = spawn("--resume", str(file))
    child.expect_exact("White> ")
    child.sendline("Zc3-e5")
    child.expect_exact("Type accept / challenge")
    child.expect_exact("Black> ")
    child.sendline("challenge")
    child.expect_exact("Type first / second")
    child.sendline("first")
    child.expect_exact("Type paper / rock / scissors")
    assert "Type won / tied / lost" not in child.before
    child.sendline("rock")
    child.expect_exact("Type paper / rock / scissors")
    child.sendline("paper")
    child.expect_exact("White to move: push in")
    child.sendline("quit")
    assert ended(child) == 0


# ---------------------------------------------------------------------- against the computer


def test_a_game_against_a_level_from_the_menu_and_resumed() -> None:
    child = spawn()
    child.expect_exact("Which game? [standard]")
    child.sendline("1")
    child.expect_exact("Who plays against you? [two people here]")
    child.sendline("2")
    child.expect_exact("White> ")
    child.sendline("c2")
    child.expect("Black plays [a-i]")
    child.expect_exact("White> ")
    child.sendline("best")
    child.expect(r"White’s expected result is\s+[0-9]+%")
    child.sendline("quit")
    child.expect("The game is kept in")
    assert ended(child) == 0
    again = spawn("--resume")
    again.expect_exact("White> ")
    again.sendline("e1-e2")
    again.expect("Black plays [a-i]")
    again.sendline("quit")
    assert ended(again) == 0


def test_ctrl_c_while_the_computer_thinks_keeps_the_game() -> None:
    child = spawn("basic", "--opponent", "engine:seconds=3600")
    child.expect_exact("White> ")
    child.sendline("c2")
    time.sleep(2)
    child.sendintr()
    child.expect("The game is kept in")
    assert ended(child) == 0
    assert "Traceback" not in (child.before or "")
    again = spawn("--resume")
    again.expect("Type a move")
    time.sleep(1)  # it goes on thinking where it was
    again.sendintr()
    again.expect("The game is kept in")
    assert ended(again) == 0


@pytest.mark.parametrize("pause", [0.0, 2.0])
def test_ctrl_c_while_the_engine_is_compiled_keeps_the_game(tmp_path: Path, pause: float) -> None:
    child = spawn("basic", "--opponent", "level-1", GIPF_CACHE=str(tmp_path / "cold"))
    child.expect_exact("White> ")
    child.sendline("c2")
    child.expect("gipf: compiling the engine for basic and the like, once \\(searching\\)")
    time.sleep(pause)
    child.sendintr()
    child.expect("The game is kept in")
    assert ended(child) == 0
    assert "Traceback" not in (child.before or "")
    assert "Exception" not in (child.before or "")
