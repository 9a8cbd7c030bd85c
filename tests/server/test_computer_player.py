"""The computer as a player: it moves in time, answers draw offers, and goes on without its engine."""

import asyncio
import random
import sqlite3
import sys
import time
from pathlib import Path

import pytest

from gipf import Position
from gipf.host import automatic
from gipf.host.computer_player import UNHURRIED, ComputerPlayer, budget
from gipf.host.fallback_move import balance, fallback_move
from gipf.server.engine_worker import EngineWorker
from gipf.variants import NAMED, Player
from tests.patience import PATIENCE
from tests.server.serving import Site, serving
from tests.server.tab import Tab

PERSON = {"kind": "person"}
MUTE = (sys.executable, "-c", "import time; time.sleep(3600)")
ZERTZ = "ultimate;challenges=2 G3/1Z3/2b3/7/6/5/3g w m B5/B5 -- 2/1 9"
WHITE_WINS = "basic 4/5/6/2BBB2/6/5/4 w m B9/B1 -- - 20"


def computer(level: int = 1) -> dict[str, object]:
    return {"kind": "computer", "level": level}


AGAINST = {"w": PERSON, "b": computer()}

# ---------------------------------------------------------------------- moving


def test_a_game_against_the_computer_is_played_to_the_end(site: Site, tab: Tab) -> None:
    site.wait_for_engine()
    game = site.new_game("basic", seats=AGAINST)["id"]
    tab.watch(game)
    rng = random.Random(6)
    while tab.states[game]["result"] == "*":
        state = tab.wait(game, lambda s: not s["thinking"] or s["result"] != "*")
        if state["result"] == "*":
            tab.play(game, rng.choice(state["scene"]["options"])["move"])
    assert tab.states[game]["reason"] == "no_move"


def test_two_computers_play_each_other_and_chance_decides_their_side_games(
    site: Site, tab: Tab
) -> None:
    seats = {"w": computer(1), "b": computer(2)}
    announced = ZERTZ.replace(" m ", " smZc3-e5 ")
    game = site.new_game(None, start=announced, seats=seats)["id"]
    tab.watch(game)
    state = tab.wait(game, lambda state: len(state["plies"]) >= 1)
    assert state["plies"][0] in ("won", "tied", "lost")
    assert state["may"] == {
        "undo": False, "takeback": False, "pause": False, "resign": False, "draw": False, "hint": False,
        "give": False,
    }  # fmt: skip


def test_the_computer_takes_its_time_so_that_a_person_can_follow(tmp_path: Path) -> None:
    with serving(tmp_path, pause=0.5) as site, site.tab() as tab:
        site.wait_for_engine()
        game = site.new_game("basic", seats=AGAINST)["id"]
        tab.watch(game)
        began = time.monotonic()
        tab.play(game, "c2")
        assert tab.states[game]["thinking"]
        state = tab.wait(game, lambda state: len(state["plies"]) == 2)
        assert time.monotonic() - began >= 0.5
        assert not state["thinking"]


def test_the_first_levels_take_more_time_than_the_others() -> None:
    assert [UNHURRIED.get(level, 1.0) for level in range(1, 11)] == [3, 2.5, 2, 1.5, *[1.0] * 6]


def test_the_computer_declines_a_draw_at_the_beginning(site: Site, tab: Tab) -> None:
    site.wait_for_engine()
    game = site.new_game("basic", seats=AGAINST)["id"]
    tab.watch(game)
    offered = tab.until(game, tab.ask("offer", game=game)["version"])
    assert offered["offer"] in ("w", None)
    state = tab.wait(game, lambda state: state["version"] == 3)
    assert (state["offer"], state["result"]) == (None, "*")


@pytest.mark.parametrize(("seats", "acting", "result"), [("pc", "w", "1/2-1/2"), ("cp", "b", "*")])
def test_the_computer_takes_a_draw_when_it_does_not_stand_better(
    site: Site, tab: Tab, seats: str, acting: str, result: str
) -> None:
    site.wait_for_engine()
    position = WHITE_WINS.replace(" w ", f" {acting} ")  # a person is to move: the game waits
    white, black = (PERSON if seat == "p" else computer() for seat in seats)
    game = site.new_game(
        None, start=position, seats={"w": white, "b": black}, clock={"seconds": 900}
    )["id"]
    tab.watch(game)
    tab.ask("offer", game=game)
    state = tab.wait(game, lambda state: state["version"] >= 3)
    assert (state["offer"], state["result"]) == (None, result)


def test_the_computer_plays_quickly_when_its_time_is_short(site: Site, tab: Tab) -> None:
    site.wait_for_engine()
    seats = {"w": computer(10), "b": PERSON}
    game = site.new_game("basic", seats=seats, clock={"seconds": 12})["id"]
    tab.watch(game)
    rng = random.Random(9)
    for _ in range(6):
        state = tab.wait(game, lambda state: not state["thinking"])
        tab.play(game, rng.choice(state["scene"]["options"])["move"])
    state = tab.wait(game, lambda state: not state["thinking"])
    assert state["result"] == "*"
    assert state["clock"]["left"]["w"] > 1  # at two seconds a move nothing would be left


def test_the_computer_goes_on_when_there_is_room_on_the_disk_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(automatic, "RETRY", 0.05)
    with serving(tmp_path) as site, site.tab() as tab:
        game = site.new_game("basic", seats={"w": computer(), "b": PERSON})["id"]
        timed = site.new_game("basic", clock={"seconds": 1})["id"]
        tab.watch(game)
        tab.watch(timed)
        tab.wait(game, lambda state: not state["thinking"])
        refused = {  # as on a full disk, but for the person's move
            "full1": "INSERT ON plies WHEN NEW.by = 'computer'",
            "full2": "UPDATE ON games WHEN NEW.reason = 'time'",
            "full3": "INSERT ON alive",
            "full4": "UPDATE ON alive",
        }
        raised = "BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END"
        with sqlite3.connect(tmp_path / "gipf.db") as database:
            for name, when in refused.items():
                database.execute(f"CREATE TRIGGER {name} BEFORE {when} {raised}")
        tab.play(timed, "c2")
        state = tab.play(game, tab.states[game]["scene"]["options"][0]["move"])
        assert state["thinking"]
        until = time.monotonic() + PATIENCE
        while site.http.get("/api/health").json()["database"]["state"] == "ready":
            assert time.monotonic() < until
        time.sleep(1.5)  # the flag falls in vain, too
        assert (site.game(game)["thinking"], site.game(timed)["result"]) == (True, "*")
        with database:
            for name in refused:
                database.execute(f"DROP TRIGGER {name}")
        database.close()
        assert len(tab.wait(game, lambda state: not state["thinking"])["plies"]) == 3
        assert tab.wait(timed, lambda state: state["result"] != "*")["reason"] == "time"


def test_people_do_not_wait_for_games_of_computers(site: Site, tab: Tab) -> None:
    site.wait_for_engine()
    seats = {"w": computer(10), "b": computer(10)}
    thoughtful = "basic;reserve=11/11"  # no book has its opening
    games = [site.new_game(thoughtful, seats=seats)["id"] for _ in range(8)]
    mine = site.new_game("basic", seats={"w": PERSON, "b": computer(1)})["id"]
    with site.tab() as others:
        for game in games:
            others.watch(game)
        tab.watch(mine)
        for _ in range(4):
            tab.play(mine, tab.states[mine]["scene"]["options"][0]["move"])
            tab.wait(mine, lambda state: not state["thinking"])
        assert sum(len(site.game(game)["plies"]) for game in games) < 12  # it was more than 30


# ---------------------------------------------------------------------- without an engine


def test_one_can_play_though_the_engine_never_answers(tmp_path: Path) -> None:
    with serving(tmp_path, engine=MUTE) as site, site.tab() as tab:
        assert site.http.get("/api/health").json()["engine"]["state"] == "starting"
        people = site.new_game("standard")["id"]
        tab.watch(people)
        tab.play_at_random(people, random.Random(1), 5)
        seats = {"w": PERSON, "b": {"kind": "computer", "level": 5}}
        game = site.new_game("basic", seats=seats, clock={"seconds": 20})["id"]
        tab.watch(game)
        tab.play(game, "c2")
        tab.wait(game, lambda state: len(state["plies"]) == 2)


def test_a_computer_whose_engine_is_closed_plays_a_plain_move() -> None:
    async def main() -> None:
        engine = EngineWorker(MUTE)
        await engine.close()
        computer = ComputerPlayer(engine, 0.0)
        assert (await computer.decide(Position.start("basic"), 3, None)).text
        assert engine.pid is None

    asyncio.run(main())


@pytest.mark.parametrize("variant", NAMED)
def test_a_plain_move_is_legal_in_every_position_of_a_game(variant: str) -> None:
    position, rng = Position.start(variant), random.Random(variant)
    for _ in range(80):
        if position.is_over:
            break
        move = fallback_move(position, rng)
        assert move in position.legal_moves()
        position = position.play(rng.choice((move, rng.choice(position.legal_moves()))))


def test_a_plain_move_wins_and_takes_where_it_can() -> None:
    last = Position.parse("standard g2G/5/6/G5g/6/5/g2G w m B1/- -- - 1")
    assert last.play(fallback_move(last)).is_over
    won = last.play("e1-e3")
    assert balance(won, Player.WHITE) > 0 > balance(won, Player.BLACK)


def test_less_time_means_shorter_thoughts() -> None:
    times = [budget(left, 0) for left in (600, 60, 30, 10, 1, 0.01)]
    assert times == sorted(times, reverse=True)
    assert (times[0], times[-1]) == (2.0, 0.02)
