"""``gipf engine`` as a real process: bad input, players that fail, and every way it can end."""

import os
import signal
import subprocess

import pytest

from gipf import Game
from tests.engine.talk import ENGINE, ODD, Begin, Talk
from tests.patience import PATIENCE

# ---------------------------------------------------------------------- bad input


@pytest.mark.parametrize(
    ("line", "id_", "says"),
    [
        (b"", None, "the line is empty"),
        (b"{", None, "the line is not JSON"),
        (b"[" * 100_000, None, "nested too deeply"),
        (b"\xff\xff", None, "not UTF-8"),
        (b"\0", None, "the line is not JSON"),
        (b'{"request": "info"}', None, "the id is missing"),
        (b'{"id": 1, "request": "chess"}', 1, "there is no request 'chess'"),
        (b'{"id": 1, "request": "stop", "target": 2}', 1, "no search with the id '2' is under way"),
        (b'{"id": 1, "request": "best", "position": "chess", "nodes": 1}', 1, "no game is called"),
        (
            b'{"id": 1, "request": "best", "position": "basic", "moves": ["e5"], "nodes": 1}',
            1,
            "move 1 of 1: e5: e5 is not at the edge",
        ),
        (
            b'{"id": 1, "request": "best", "position": "basic 4/5/6/7/6/5/4 w . B1/- -- - 9", "nodes": 1}',
            1,
            "the game is over in this position",
        ),
        (
            b'{"id": 1, "request": "best", "position": {"position": [[]]}, "nodes": 1}',
            1,
            'a JSON object with a text called "position"',
        ),
        (b'{"id": 1, "request": "analyse", "game": "1. e5", "nodes": 1}', 1, "line 1, column 4"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_bad_input_is_answered_and_the_next_line_works(
    begin: Begin, line: bytes, id_: object, says: str
) -> None:
    talk = begin(player="random")
    talk.write(line + b"\n")
    answer = talk.next()
    assert (answer["id"], answer["type"]) == (id_, "error")
    assert says in answer["message"]
    assert talk.ask(id="next", request="best", position="basic", nodes=1)["type"] == "result"


def test_a_line_of_ten_million_characters_is_refused_before_it_ends(begin: Begin) -> None:
    talk = begin(player="random")
    talk.write(b"x" * 2_000_000)
    answer = talk.next()
    assert (answer["id"], answer["type"]) == (None, "error")
    assert "the line is longer than 1048576 bytes" in answer["message"]
    talk.write(b"x" * 8_000_000 + b'\n{"id": 1, "request": "forget"}\n')
    assert talk.next() == {"id": 1, "type": "result"}


def test_a_line_of_a_million_characters_is_read(begin: Begin) -> None:
    talk = begin(player="random")
    text = b"chess" * 200_000
    talk.write(b'{"id": 1, "request": "best", "nodes": 1, "position": "' + text + b'"}\n')
    answer = talk.next()
    assert answer["message"] == "a variant has at most 1,000 characters"
    assert len(answer["message"]) < 1000


def test_an_id_in_use_is_refused_and_free_again_afterwards(begin: Begin) -> None:
    talk = begin(player="thinker")
    for _ in range(2):
        talk.send(id=1, request="analyse", position="basic")
        talk.send(id=1, request="info")
        assert talk.next() == {
            "id": 1,
            "type": "error",
            "message": "the id '1' is in use; take another",
            "code": "id-in-use",
            "arguments": {"id": "1"},
        }
        talk.send(id=2, request="stop")
        assert {talk.next()["id"], talk.next()["id"]} == {1, 2}


def test_a_player_that_fails_is_an_error_in_a_sentence_and_the_next_is_made_anew() -> None:
    with Talk(player="failing") as talk:
        answer = talk.ask(id=1, request="best", position="basic", nodes=1)
        assert answer["type"] == "error"
        assert answer["message"].startswith(
            "the player failing failed: ZeroDivisionError: division by nothing (odd_players.py, line"
        )
        game = Game("basic")
        game.play("c2")
        answer = talk.ask(id=2, request="analyse", game=str(game), nodes=1)
        assert answer["type"] == "error"
        answer = talk.ask(id=4, request="best", position="basic", nodes=1, player="refusing")
        assert answer["message"] == "this player has no pieces; give it some"
        status, rest, errors = talk.end()
        assert (status, rest, errors) == (0, [], "")


def test_nothing_but_the_protocol_is_written_to_stdout() -> None:
    with Talk(player="printing") as talk:
        assert talk.ask(id=1, request="best", position="basic", nodes=1)["type"] == "result"
        status, rest, errors = talk.end()
        assert (status, rest) == (0, [])
        assert errors == "compiling \nand more\n"


def test_a_client_that_sends_much_before_it_reads_hangs_nobody() -> None:
    done = subprocess.run(
        ODD,
        input=b'{"id": 0, "request": "info"}\n'
        + b'{"id": 1, "request": "analyse", "position": "basic", "every": 0, "nodes": 1, '
        + b'"player": "chatty"}\n'
        + b"garbage\n" * 20_000,
        capture_output=True,
        timeout=PATIENCE,
        check=True,
    )
    assert done.stdout.count(b"not JSON") == 20_000
    assert b'{"id": 1, "type": "result"' in done.stdout
    assert done.stdout.count(b"\n") > 20_002


# ---------------------------------------------------------------------- the end


def test_at_the_end_of_input_what_has_limits_is_finished_and_the_rest_stopped() -> None:
    with Talk(player="thinker") as talk:
        talk.send(id="endless", request="analyse", position="basic", every=0)
        assert talk.next()["type"] == "progress"
        talk.send(id="queued", request="analyse", position="basic")
        talk.send(id="limited", request="best", position="basic", seconds=0.2)
        talk.write(b'{"id": "unended", "request": "info"}')
        status, rest, _ = talk.end()
        results = {each["id"]: each for each in rest if each["type"] == "result"}
        assert status == 0
        assert results["endless"]["stopped"] is True
        assert results["queued"]["stopped"] is True
        assert results["limited"]["stopped"] is False
        assert results["limited"]["seconds"] >= 0.2
        assert results["unended"]["name"] == "gipf"


def test_quit_stops_everything_and_is_the_last_to_be_answered() -> None:
    with Talk(player="thinker") as talk:
        talk.send(id=1, request="best", position="basic", seconds=900)
        talk.send(id=2, request="best", position="basic", seconds=900)
        talk.send(id=3, request="quit")
        talk.send(id=4, request="info")
        ids = [each["id"] for each in talk.rest()]
        assert (sorted(ids), ids[-1]) == ([1, 2, 3], 3)
        assert talk.process.wait(PATIENCE) == 0


def test_the_end_does_not_wait_for_a_player_that_does_not_hear() -> None:
    with Talk(player="stubborn") as talk:
        talk.send(id=1, request="best", position="basic", seconds=900)
        talk.send(id=2, request="best", position="basic", seconds=900)
        assert talk.ask(id=3, request="quit")["type"] == "result"
        assert talk.process.wait(PATIENCE) == 0


@pytest.mark.parametrize("player", ["thinker", "stubborn"])
def test_an_interrupt_ends_it_cleanly(player: str) -> None:
    with Talk(player=player) as talk:
        talk.send(id=1, request="analyse", position="basic", every=0)
        assert talk.next()["type"] == "progress"
        talk.process.send_signal(signal.SIGINT)
        *_, last = talk.rest()
        assert (last["type"], last["stopped"]) == ("result", True)
        assert talk.process.wait(PATIENCE) == 130
        assert talk.stderr() == ""


def test_an_interrupt_ends_it_even_when_nobody_reads() -> None:
    process = subprocess.Popen(ODD, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    with process:
        assert process.stdin
        process.stdin.write(b"garbage\n" * 2000)
        process.stdin.flush()
        assert process.stdout
        assert process.stdout.read(1) == b"{"
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE) == 130
        process.stdout.close()


def test_a_reader_that_goes_away_is_no_reason_to_complain() -> None:
    for player, requests in (("thinker", b""), ("stubborn", b"\n")):
        process = subprocess.Popen(
            ODD, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
        with process:
            assert process.stdin
            assert process.stdout
            assert process.stderr
            process.stdin.write(
                b'{"id": 1, "request": "analyse", "position": "basic", "every": 0, "player": "%s"}\n'
                % player.encode()
            )
            process.stdin.flush()
            for _ in range(2):
                process.stdout.readline()
            process.stdout.close()
            process.stdin.write(requests)
            process.stdin.flush()
            assert process.wait(PATIENCE) == 1
            assert process.stderr.read() == b""


def test_a_client_that_dies_leaves_no_engine_behind() -> None:
    ours, theirs = os.pipe()
    process = subprocess.Popen(ODD, stdin=subprocess.PIPE, stdout=theirs, stderr=subprocess.PIPE)
    os.close(theirs)
    with process:
        assert process.stdin
        assert process.stderr
        process.stdin.write(b'{"id": 0, "request": "info"}\n')
        process.stdin.write(
            b'{"id": 1, "request": "best", "position": "basic", "seconds": 900, "player": "thinker"}\n'
        )
        process.stdin.flush()
        assert os.read(ours, 9)
        process.stdin.close()
        os.close(ours)
        assert process.wait(PATIENCE) == 1
        assert process.stderr.read() == b""


def test_a_full_disk_and_closed_streams_are_said_in_a_sentence() -> None:
    for ending, status, says in (
        ("< /dev/null", 0, ""),
        ("<&-", 0, ""),
        (">&- < /dev/null", 0, ""),
        ("> /dev/full", 1, "gipf: the output cannot be written: No space left on device\n"),
    ):
        command = f"echo | {ENGINE[0]} -m gipf engine {ending}"
        done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (status, says), ending
