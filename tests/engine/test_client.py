"""`gipf.Engine` with real processes: the engine, the engine with odd players, and what is no engine."""

import logging
import math
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import gipf
from gipf import Engine, EngineDied, EngineError, EngineTimeout, Game, Position
from gipf.analysis.analyse_game import analyse_game
from gipf.record import SidePlay
from gipf.search.answer import Answer, Limits, Line, Searcher, Stop
from tests.engine.leaks import nothing_left, until
from tests.engine.talk import ODD
from tests.patience import PATIENCE

START = Position.start("basic")
FIRST = START.legal_moves()[0]


@pytest.fixture(autouse=True)
def _no_leaks() -> Iterator[None]:
    with nothing_left():
        yield


@pytest.fixture(scope="module")
def shared() -> Iterator[Engine]:
    with Engine(ODD, player="thinker") as engine:
        yield engine


@pytest.fixture
def engine(shared: Engine) -> Engine:
    """One engine for many tests, as new."""
    shared.set(workers=1)
    shared.forget()
    return shared


@pytest.fixture
def mortal() -> Iterator[Engine]:
    with Engine(ODD, player="thinker") as engine:
        yield engine


def python(text: str) -> list[str]:
    return [sys.executable, "-c", text]


NEVER_ANSWERS = python("import time; time.sleep(3600)")


def pid_of(engine: Engine) -> int:
    return engine._engine._link.connection().pid


# ---------------------------------------------------------------------- asking


def test_importing_gipf_loads_neither_the_client_nor_numpy() -> None:
    seen = (
        "import sys, gipf; early = {'numpy', 'numba', 'gipf.engine'} & set(sys.modules);"
        "print(early, gipf.Engine.__name__, gipf.AsyncEngine.__name__, 'numba' in sys.modules)"
    )
    done = subprocess.run(python(seen), capture_output=True, text=True, check=True)
    assert done.stdout == "set() Engine AsyncEngine False\n"
    assert gipf.Limits(seconds=0.5).seconds == 0.5
    with pytest.raises(AttributeError, match="has no attribute 'Motor'"):
        gipf.Motor  # noqa: B018


def test_the_real_engine_gives_moves() -> None:
    with Engine(player="random", seed=3) as engine:
        assert engine.best("matrx", nodes=1) in Position.start("matrx").legal_moves()
        assert engine.best(START, seconds=0.01) in START.legal_moves()
        assert engine.best("basic", nodes=1, seed=1) != engine.best("basic", nodes=1, seed=2)
        assert engine.info()["protocol"] == 2


def test_it_is_a_searcher_like_any_other(engine: Engine) -> None:
    searcher: Searcher = engine
    told: list[Answer] = []
    answer = searcher.search(START, Limits(depth=3), lines=2, tell=told.append)
    assert [each.depth for each in told] == [1, 2, 3]
    assert answer.move == FIRST
    assert [line.value for line in answer.lines] == [0.5, 0.4]
    assert (answer.depth, answer.nodes) == (3, 3)
    assert searcher.search(START, Limits(nodes=1)).depth == 4
    searcher.forget()
    assert searcher.search(START, Limits(nodes=1)).depth == 1


def test_a_search_is_stopped_by_its_sign_with_what_it_has(engine: Engine) -> None:
    stop = Stop()
    timer = threading.Timer(0.1, stop.set)
    timer.start()
    began = time.monotonic()
    assert engine.search(START, Limits(), stop=stop).move == FIRST
    assert 0.1 <= time.monotonic() - began < PATIENCE
    timer.join()
    assert engine.search(START, Limits(seconds=900), stop=stop).move == FIRST  # given beforehand


def test_stop_ends_everything_under_way(engine: Engine) -> None:
    engine.set(workers=2)
    with ThreadPoolExecutor(2) as pool:
        begun = threading.Barrier(3)

        def look() -> Answer:
            answers = engine.analyse(START)
            next(answers)
            begun.wait()
            *_, last = answers
            return last

        searches = [pool.submit(look) for _ in range(2)]
        begun.wait()
        engine.stop()
        assert all(search.result().move == FIRST for search in searches)


def test_a_search_stopped_while_it_waits_has_no_move(engine: Engine) -> None:
    endless = engine.analyse(START)
    next(endless)
    stop = Stop()
    stop.set()
    with pytest.raises(EngineError, match="stopped before it had found a move"):
        engine.search(START, Limits(seconds=1), stop=stop)
    endless.close()  # type: ignore[attr-defined]


def test_leaving_the_loop_of_an_analysis_stops_it(engine: Engine) -> None:
    for answer in engine.analyse(START, lines=2):
        if answer.depth >= 5:
            break
    assert engine.best(START, nodes=1, timeout=PATIENCE) == FIRST
    answers = list(engine.analyse(START, Limits(nodes=40), every=900))
    assert len(answers) == 2  # the first and the last


def test_a_game_is_analysed_turn_by_turn(engine: Engine) -> None:
    game = Game("basic")
    for move in ("c2", "d2"):
        game.play(move)
    found = dict(engine.analyse_game(game, Limits(nodes=2)))
    assert sorted(found) == [0, 1, 2]
    assert found[2].move == game.position.legal_moves()[0]


def test_the_counters_of_house_rules_are_sent_along() -> None:
    position = Position.start("basic;repetition=2;quiet=4").play("c2").play("d2")
    asked = (
        "import json, sys; asked = json.loads(sys.stdin.readline());"
        "print(json.dumps({'id': 1, 'type': 'error', 'message': str(asked['position'])}))"
    )
    with Engine(python(asked)) as engine, pytest.raises(EngineError, match="'quiet_turns': 2"):
        engine.best(position, nodes=1)
    with Engine(ODD) as engine:
        assert engine.best(position, nodes=1) in position.legal_moves()


def test_what_the_engine_refuses_is_said_in_its_words(engine: Engine) -> None:
    for wrong, says in (
        (lambda: engine.set(workers=0), "workers is a whole number from 1 to 256, not 0"),
        (lambda: engine.set(workers=math.nan), "the engine cannot be sent this"),  # type: ignore[arg-type]
        (lambda: engine.set(workers=object()), "the engine cannot be sent this"),  # type: ignore[arg-type]
        (lambda: engine.best(START, nodes=1, threads=0), "threads is a whole number from 1 to 256"),
        (
            lambda: engine.best(START),
            "a limit is needed for each position: seconds, nodes or depth",
        ),
        (lambda: engine.search(START, Limits(nodes=1), lines=0), "lines is a whole number"),
        (lambda: engine.best("basic 4/5/6/7/6/5/4 w . B1/- -- - 9", nodes=1), "the game is over"),
    ):
        with pytest.raises(EngineError, match=says):
            wrong()
    with pytest.raises(EngineError, match="the player failing failed: ZeroDivisionError"):
        engine.best(START, nodes=1, player="failing")


def test_many_threads_ask_at_once(engine: Engine) -> None:
    engine.set(workers=2)
    positions = [START.play(move) for move in START.legal_moves()[:20]]
    with ThreadPoolExecutor(20) as pool:
        moves = list(pool.map(lambda position: engine.best(position, nodes=2), positions))
    assert moves == [position.legal_moves()[0] for position in positions]


def test_a_game_is_judged_and_a_win_proved(engine: Engine) -> None:
    game = Game("basic")
    for move in ("c2", "d2"):
        game.play(move)
    told: list[int] = []
    analysis = engine.judge(game, Limits(nodes=2), tell=lambda turn, _: told.append(turn))
    assert (told, analysis.is_complete) == ([0, 1], True)
    assert analysis == analyse_game(game, Steady(), Limits(nodes=2))
    stop = Stop()
    begun = engine.judge(game, Limits(nodes=50), stop=stop, tell=lambda *_: stop.set())
    assert (len(begun.turns), begun.total) == (1, 2)
    proof = engine.prove("tournament+P6 4/5/6/2Pg3/6/G4/4 w m B5P5/B5 -- - 9", 1)
    assert (proof.won, [str(move) for move in proof.moves]) == (True, ["Pe4-e5=B", "Pe4-e5=G"])


class Steady:
    """What the thinker finds."""

    def search(self, position: Position, limits: Limits, **_: object) -> Answer:  # noqa: ARG002
        return Answer((Line((position.legal_moves()[0],), 0.5),))

    def forget(self) -> None:
        pass


@pytest.mark.parametrize(
    ("ask", "says"),
    [
        (
            lambda engine: engine.best(START, second=1),
            "'best' has no option 'second'; there are: seconds, nodes, depth, timeout, player, seed",
        ),
        (
            lambda engine: engine.search(START, Limits(nodes=1), line=2),
            "'search' has no option 'line'; there are: lines, stop, tell, timeout, player",
        ),
        (
            lambda engine: next(engine.analyse(START, deep=2)),
            "'analyse' has no option 'deep'; there are: lines, every, timeout, player",
        ),
        (
            lambda engine: engine.judge(Game("basic"), Limits(nodes=1), sed=1),
            "'judge' has no option",
        ),
        (
            lambda engine: engine.best(Game("basic"), nodes=1),
            "position is of type Position, str, dict",
        ),
        (lambda engine: engine.best(5, nodes=1), "position is of type Position, str, dict, not 5"),
        (lambda engine: engine.best(START, seconds="1"), "seconds is of type int, float, not '1'"),
        (lambda engine: engine.best(START, nodes=1, timeout="1"), "timeout is of type int, float"),
        (lambda engine: engine.search(START, 5), "limits is of type Limits, not 5"),
        (
            lambda engine: engine.judge("1. c2", Limits(nodes=1)),
            "game is of type Game, not '1. c2'",
        ),
        (
            lambda engine: next(engine.analyse_game(5, Limits(nodes=1))),
            "game is of type Game, not 5",
        ),
    ],
)
def test_what_is_misspelt_or_of_another_type_is_named(
    engine: Engine, ask: Callable[[Any], object], says: str
) -> None:
    with pytest.raises(EngineError) as refusal:
        ask(engine)
    assert says in str(refusal.value)


def test_an_engine_is_not_begun_with_what_is_no_option() -> None:
    misspelt: Any = {"tread": 2}
    with pytest.raises(
        EngineError, match="'Engine' has no option 'tread'; there are: player, seed"
    ):
        Engine(**misspelt)


def test_what_is_told_is_told_to_the_thread_that_asked(engine: Engine) -> None:
    threads = set()

    def tell(_: Answer) -> None:
        threads.add(threading.current_thread())
        assert engine.info()["name"] == "gipf"  # it may ask as well

    engine.search(START, Limits(depth=3), tell=tell)
    assert threads == {threading.current_thread()}


def test_what_a_listener_raises_stops_the_search(engine: Engine) -> None:
    def fail(_: Answer) -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        engine.search(START, Limits(seconds=900), tell=fail)
    assert engine.best(START, nodes=1, timeout=PATIENCE) == FIRST


# ---------------------------------------------------------------------- death


def test_a_death_in_mid_search_is_said_and_the_next_request_starts_it_again(mortal: Engine) -> None:
    mortal.set(workers=3)
    answers = mortal.analyse(START)
    next(answers)
    first = pid_of(mortal)
    os.kill(first, signal.SIGKILL)
    with pytest.raises(EngineDied, match="the engine ended by SIGKILL; the next request starts it"):
        list(answers)
    assert mortal.best(START, nodes=1) == FIRST
    assert pid_of(mortal) != first
    assert mortal.info()["options"]["workers"]["value"] == 3


def test_all_threads_hear_of_a_death(mortal: Engine) -> None:
    with ThreadPoolExecutor(5) as pool:
        searches = [pool.submit(mortal.search, START, Limits(seconds=900)) for _ in range(5)]
        assert until(lambda: len(mortal._engine._link.connection()._sinks) == 5)
        os.kill(pid_of(mortal), signal.SIGKILL)
        for search in searches:
            with pytest.raises(EngineDied):
                search.result()


def test_an_engine_that_died_while_idle_is_started_again_unnoticed(mortal: Engine) -> None:
    connection = mortal._engine._link.connection()
    os.kill(connection.pid, signal.SIGKILL)
    assert until(lambda: connection.is_dead)
    assert mortal.best(START, nodes=1) == FIRST


def test_a_program_that_ends_at_once_is_said_to_have_ended() -> None:
    ended = pytest.raises(EngineDied, match=r"ended with status 3.*no answer: 'Welcome!'")
    with Engine(python("print('Welcome!'); raise SystemExit(3)")) as engine, ended:
        engine.info()


def test_a_program_that_is_not_there_is_said_to_be_missing() -> None:
    for command in (["/no/such/engine"], "/no/such/engine --fast"):
        with pytest.raises(EngineError, match=r"cannot be started: /no/such/engine.*No such file"):
            Engine(command)


def test_after_close_nothing_is_asked_any_more() -> None:
    engine = Engine(ODD, player="thinker")
    with ThreadPoolExecutor(1) as pool:
        search = pool.submit(engine.search, START, Limits(seconds=900))
        assert until(lambda: len(engine._engine._link.connection()._sinks) == 1)
        engine.close()
        assert isinstance(search.exception(), EngineError | None)
    engine.close()
    with pytest.raises(EngineError, match="this engine was closed; make another"):
        engine.info()


# ---------------------------------------------------------------------- time


def test_a_search_that_takes_too_long_is_stopped_and_the_engine_lives_on(engine: Engine) -> None:
    pid = pid_of(engine)
    with pytest.raises(EngineTimeout, match=r"did not answer within 0.2 seconds"):
        engine.search(START, Limits(seconds=900), timeout=0.2)
    with pytest.raises(EngineTimeout):
        list(engine.analyse(START, timeout=0.2))
    assert engine.best(START, nodes=1, timeout=PATIENCE) == FIRST
    assert pid_of(engine) == pid


def test_no_timeout_runs_while_the_engine_compiles(engine: Engine) -> None:
    assert engine.search(START, Limits(nodes=1), timeout=2, player="compiling").move == FIRST
    with pytest.raises(EngineTimeout):
        engine.search(START, Limits(), timeout=0.1, player="compiling")


def test_a_program_that_never_answers_is_ended() -> None:
    began = time.monotonic()
    ended = pytest.raises(EngineTimeout, match="nor stop when told to, and was ended")
    with Engine(NEVER_ANSWERS) as engine, ended:
        engine.search(START, Limits(nodes=1), timeout=0.1)
    assert time.monotonic() - began < PATIENCE


def test_a_program_that_never_reads_hangs_nobody() -> None:
    game = Game("basic", {f"Note{number}": "A" * 4000 for number in range(225)})
    with Engine(NEVER_ANSWERS) as engine, pytest.raises(EngineTimeout):
        list(engine.analyse_game(game, Limits(nodes=1), timeout=0.1))


def test_others_hear_why_an_engine_was_ended() -> None:
    with Engine(NEVER_ANSWERS) as engine, ThreadPoolExecutor(1) as pool:
        other = pool.submit(engine.info)
        assert until(lambda: len(engine._engine._link.connection()._sinks) == 1)
        with pytest.raises(EngineTimeout):
            engine.search(START, Limits(nodes=1), timeout=0.1)
        with pytest.raises(EngineDied, match=r"did not answer within 0.1 seconds"):
            other.result()


@pytest.mark.parametrize(
    "program",
    [
        "import time; time.sleep(3600)",
        "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); print(flush=True); "
        "time.sleep(3600)",
        "import os, time; os.close(1); time.sleep(3600)",
        "import subprocess; subprocess.run(['sleep', '3600'])",
    ],
)
def test_close_ends_whatever_it_is_and_leaves_nothing(program: str) -> None:
    engine = Engine(python(program))
    began = time.monotonic()
    engine.close()
    assert time.monotonic() - began < PATIENCE


# ---------------------------------------------------------------------- nonsense

BABBLE = """
import json, os, sys
os.write(1, b'\\xff\\xfe\\n[]\\nnull\\n{"id": 99, "type": "result"}\\n{"id": [], "type": "result"}\\n')
os.write(1, b'{"id": null, "type": "error", "message": "what?"}\\n' + b'[' * 100000 + b'\\n')
for line in sys.stdin:
    request = json.loads(line)
    print(line, end="")  # an echo has no type
    print(json.dumps({"id": request["id"], "type": "result", "lines": [], "seconds": 1}), flush=True)
"""


def test_nonsense_is_passed_over_and_reported(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING, "gipf.engine"), Engine(python(BABBLE)) as engine:
        assert engine.info() == {"lines": [], "seconds": 1}
        with pytest.raises(EngineError, match="an answer that makes no sense: KeyError"):
            engine.search(START, Limits(nodes=1))
    said = [record.getMessage() for record in caplog.records]
    assert "the engine said no answer: '[]'" in said
    assert "the engine said an error in what it was sent: 'what?'" in said
    assert any("99" in each for each in said)
    assert any('"request": "info"' in each for each in said)


def test_options_that_a_restarted_engine_refuses_are_reported(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with caplog.at_level(logging.WARNING, "gipf.engine"), Engine(ODD) as engine:
        engine.info()
        engine._engine._link.remember({"workers": 0})
        connection = engine._engine._link.connection()
        os.kill(connection.pid, signal.SIGKILL)
        assert until(lambda: connection.is_dead)
        assert engine.info()
    assert "the engine refused its options: workers is a whole number" in caplog.text


# ---------------------------------------------------------------------- programs that end


def test_an_engine_that_is_no_longer_needed_is_ended() -> None:
    engine = Engine(ODD)
    pid = pid_of(engine)
    del engine
    assert until(lambda: not _is_alive(pid))


@pytest.mark.parametrize(
    "ending", ["pass", "raise SystemExit(4)", "1 / 0", "os.kill(os.getpid(), signal.SIGKILL)"]
)
def test_however_a_program_ends_no_engine_is_left(ending: str) -> None:
    program = f"""
import os, signal
from gipf import Engine
from gipf.search.answer import Limits
engine = Engine({ODD!r}, player="thinker")
answers = engine.analyse("basic", Limits(seconds=900))
next(answers)
print(engine._engine._link.connection().pid, flush=True)
{ending}
"""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", program], capture_output=True, text=True, check=False
    )
    pid = int(done.stdout)
    assert until(lambda: not _is_alive(pid))
    assert (done.stderr == "") is (ending != "1 / 0")


def test_an_interrupt_of_the_program_is_not_one_of_the_engine() -> None:
    program = f"""
import signal
from gipf import Engine
signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background job ignores it
with Engine({ODD!r}, player="thinker") as engine:
    try:
        for _ in engine.analyse("basic"):
            print("ready", flush=True)
    except KeyboardInterrupt:
        print("interrupted", engine.best("basic", nodes=1))
"""
    process = subprocess.Popen(
        python(program), stdout=subprocess.PIPE, text=True, start_new_session=True
    )
    with process:
        assert process.stdout
        assert process.stdout.readline() == "ready\n"
        os.killpg(process.pid, signal.SIGINT)
        assert process.stdout.readlines()[-1] == f"interrupted {FIRST}\n"
    assert process.returncode == 0


def _is_alive(pid: int) -> bool:
    """Whether a process runs; one that only waits to be counted does not."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def test_a_side_game_that_began_with_a_position_is_gone_on_with() -> None:
    start = "dominoes w p 06-66-63-31-11-10-00 34,45/02,03,14,15,33 0"
    with Engine() as engine:
        play = SidePlay.from_position(start)
        assert engine.side_move(play, 3) == "pass"
        assert engine.side_move(play.played("pass"), 3) in ("l02", "l03", "r02", "r03")
