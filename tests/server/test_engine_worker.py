"""The engine behind the server: asked, killed, stopped, stood in for."""

import asyncio
import json
import os
import signal
import sys
import time
from pathlib import Path

import pytest

from gipf import Limits, Position
from gipf.host.computer_player import family_of
from gipf.server import engine_worker
from gipf.server.engine_worker import NICE, EngineWorker
from gipf.variants import NAMED, Variant
from tests.patience import PATIENCE
from tests.server.serving import Site, serving
from tests.server.tab import Refusal, Tab

PERSON = {"kind": "person"}
MUTE = (sys.executable, "-c", "import time; time.sleep(3600)")
WON = "basic 4/5/6/2BBB2/6/5/4 w m B9/B1 -- - 1"


def analysis(tab: Tab, **fields: object) -> list[dict[str, object]]:
    """Ask for an analysis and hear it to its end."""
    tab.ask("analyse", **fields)
    while not (tab.events and tab.events[-1].get("done")):
        tab.hear()
    return [event for event in tab.events if event["event"] == "analysis"]


# ---------------------------------------------------------------------- analyses


def test_an_analysis_tells_better_and_better_lines_until_it_is_done(site: Site, tab: Tab) -> None:
    site.wait_for_engine()
    events = analysis(tab, start="basic", moves=["c2"], lines=2, seconds=0.5)
    last = events[-1]
    assert len(last["lines"]) == 2  # type: ignore[arg-type]
    assert last["depth"] > 1 and last["nodes"] > 100  # type: ignore[operator]
    line = last["lines"][0]  # type: ignore[index]
    assert -1 <= line["white"] <= 1
    assert line["texts"][0] == line["moves"][0]
    # a better move found when the time was up stands alone
    assert line["players"][:2] == ["b", "w"][: len(line["texts"])]
    assert len(line["players"]) == len(line["texts"])
    Position.start("basic").play("c2").play(line["moves"][0])


def test_a_proven_win_is_told(site: Site, tab: Tab) -> None:
    site.wait_for_engine()
    last = analysis(tab, start=WON, seconds=5)[-1]
    assert last["lines"][0]["win_in"] > 0  # type: ignore[index]
    assert last["lines"][0]["white"] == 1  # type: ignore[index]


def test_an_analysis_goes_on_until_it_is_stopped_and_is_silent_then(site: Site, tab: Tab) -> None:
    site.wait_for_engine()
    tab.send(json.dumps({"id": "a", "do": "analyse", "start": "basic"}))
    while not tab.events:
        tab.hear()
    tab.send(json.dumps({"id": "a", "do": "analyse", "start": "basic"}))
    while "error" not in (message := tab.hear()):
        pass
    assert message["error"] == "the id 'a' is in use; take another"
    tab.ask("stop", target="a")
    tab.events.clear()
    tab.ask("stop", target="a")
    assert tab.events == []
    assert analysis(tab, start="basic", seconds=0.1)[-1]["done"]


def test_analyses_that_are_stopped_at_any_moment_leave_room_for_others(
    site: Site, tab: Tab
) -> None:
    site.wait_for_engine()
    for moment in range(30):
        asked = tab.ask("analyse", start="basic")
        time.sleep(0.002 * moment)
        tab.ask("stop", target=asked["id"])
    tab.events.clear()
    assert analysis(tab, start="basic", seconds=0.1)[-1]["done"]


def test_there_is_nothing_to_analyse_where_the_game_is_over(tab: Tab) -> None:
    with pytest.raises(Refusal, match="the game is over in this position"):
        tab.ask("analyse", start="basic 4/5/6/7/6/5/4 w . B1/- -- - 9")
    with pytest.raises(Refusal, match="move 2 of 2: e1-e4"):
        tab.ask("analyse", start="basic", moves=["c2", "e1-e4"])


def test_a_page_has_only_so_many_analyses_and_they_end_with_it(site: Site) -> None:
    site.wait_for_engine()
    with site.tab() as tab:
        for _ in range(8):
            tab.ask("analyse", start="basic")
        with pytest.raises(Refusal, match="at most 8 analyses"):
            tab.ask("analyse", start="basic")
    with site.tab() as other:
        assert analysis(other, start="basic", seconds=0.2)[-1]["lines"]


def test_analyses_of_one_page_make_room_for_those_of_another(
    site: Site, tab: Tab, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine_worker, "SLICE", 0.3)
    site.wait_for_engine()
    for _ in range(3):
        tab.ask("analyse", start="basic")
    with site.tab() as other:
        asked = other.ask("analyse", start="basic")
        for _ in range(3):  # they take turns again and again
            other.events.clear()
            tab.events.clear()
            while not other.events:
                other.hear()
            while len({event["id"] for event in tab.events}) < 3:
                tab.hear()
        other.ask("stop", target=asked["id"])


def test_the_computer_plays_while_analyses_run(site: Site, tab: Tab) -> None:
    site.wait_for_engine()
    for _ in range(3):
        tab.ask("analyse", start="basic")
    game = site.new_game("basic", seats={"w": {"kind": "computer", "level": 4}, "b": PERSON})["id"]
    with site.tab() as player:
        player.watch(game)
        player.wait(game, lambda state: len(state["plies"]) == 1)


def test_a_whole_game_is_judged_turn_by_turn(site: Site, tab: Tab) -> None:
    site.wait_for_engine()
    text = '[Variant "basic"]\n\n1. c2 c6 2. d2 d7 3. e1-e3 e9-e7 *'
    tree = site.http.post("/api/read", json={"text": text}).json()["games"][0]
    assert tab.ask("judge", game=tree, seconds=0.02)["turns"] == 6
    while not (tab.events and tab.events[-1]["done"]):
        tab.hear()
    *turns, last = tab.events
    assert [event["turn"] for event in turns] == list(range(6))
    assert all(event["of"] == 6 and -1 <= event["white"] <= 1 for event in turns)
    assert set(last["accuracy"]) == {"w", "b"}
    assert "eval" in last["game"]["nodes"][1]
    written = site.http.post("/api/write", json={"game": last["game"]}).json()["text"]
    assert "[%eval" in written


def test_a_game_without_turns_is_not_judged(site: Site, tab: Tab) -> None:
    tree = site.http.post("/api/read", json={"text": "basic"}).json()["games"][0]
    with pytest.raises(Refusal, match="no turns to look at"):
        tab.ask("judge", game=tree)


# ---------------------------------------------------------------------- an engine that is not there


def test_an_engine_that_is_killed_is_started_again_and_the_game_goes_on(tmp_path: Path) -> None:
    with serving(tmp_path) as site, site.tab() as tab:
        site.wait_for_engine()
        tab.ask("analyse", start="basic")
        game = site.new_game("basic", seats={"w": PERSON, "b": {"kind": "computer", "level": 10}})
        tab.watch(game["id"])
        tab.play(game["id"], "c2")
        pid = site.http.get("/api/health").json()["engine"]["pid"]
        os.kill(pid, signal.SIGKILL)
        state = tab.wait(game["id"], lambda state: len(state["plies"]) == 2)
        assert not state["thinking"]
        site.wait_for_engine()
        until = time.monotonic() + PATIENCE
        while (health := site.http.get("/api/health").json()["engine"])["state"] != "ready":
            assert time.monotonic() < until
            time.sleep(0.1)
        assert health["pid"] != pid and health["restarts"] >= 1
        tab.events.clear()
        while not tab.events:  # the analysis begins anew
            tab.hear()


def test_an_engine_that_lives_but_does_not_answer_is_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path) as site, site.tab() as tab:
        site.wait_for_engine()
        until = time.monotonic() + PATIENCE
        while (health := site.http.get("/api/health").json()["engine"])["state"] != "ready":
            assert time.monotonic() < until
        monkeypatch.setattr(engine_worker, "HUNG", 2.0)
        game = site.new_game("basic", seats={"w": PERSON, "b": {"kind": "computer", "level": 3}})
        tab.watch(game["id"])
        os.kill(health["pid"], signal.SIGSTOP)
        tab.play(game["id"], "c2")
        tab.wait(game["id"], lambda state: len(state["plies"]) == 2)
        while (now := site.http.get("/api/health").json()["engine"])["state"] != "ready":
            assert time.monotonic() < until
            time.sleep(0.1)
        assert now["pid"] not in (None, health["pid"])
        assert now["restarts"] >= 1  # a busy machine may be as slow as one that hangs


def test_among_several_servers_the_engine_stands_back_behind_what_answers_people() -> None:
    async def nice_of_one_that(*, stands_back: bool) -> int:
        worker = EngineWorker(families=(), stands_back=stands_back)
        try:
            await worker.glance(Position.start("basic"), Limits(nodes=10))
            assert worker.pid
            return os.getpriority(os.PRIO_PROCESS, worker.pid)
        finally:
            await worker.close()

    own = os.getpriority(os.PRIO_PROCESS, 0)
    assert asyncio.run(nice_of_one_that(stands_back=True)) == min(19, own + NICE)
    assert asyncio.run(nice_of_one_that(stands_back=False)) == own


def test_a_server_whose_engine_cannot_be_started_still_serves(tmp_path: Path) -> None:
    with serving(tmp_path, engine=("/no/such/program",)) as site, site.tab() as tab:
        seats = {"w": PERSON, "b": {"kind": "computer", "level": 5}}
        game = site.new_game("basic", seats=seats)["id"]
        tab.watch(game)
        tab.play(game, "c2")
        tab.wait(game, lambda state: len(state["plies"]) == 2)
        with pytest.raises(Refusal, match="cannot be started"):
            tab.ask("hint", game=game)
        assert "cannot be started" in analysis(tab, start="basic")[-1]["error"]  # type: ignore[operator]


def test_every_variant_belongs_to_a_sort_of_code() -> None:
    sorts = [family_of(Variant.parse(text)) for text in NAMED]
    assert sorts == [
        "basic", "tournament", "tournament", "ultimate", "ultimate", "ultimate", "ultimate",
        "matrx", "matrx",
    ]  # fmt: skip
