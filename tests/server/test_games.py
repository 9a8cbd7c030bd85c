"""Games against the clock, against the computer, and what people agree on."""

import json
import random
import re
import sqlite3
import time
from pathlib import Path

import pytest

from gipf.host import room, rooms
from gipf.messages import render
from tests.patience import PATIENCE
from tests.server.serving import Site, serving
from tests.server.tab import Refusal, Tab

PERSON = {"kind": "person"}
ROW = "basic B3/1B3/2B3/3B3/6/5/bbb1 w c B5/B5 -- - 9"
ZERTZ = "ultimate;challenges=2 G3/1Z3/2b3/7/6/5/3g w m B5/B5 -- 2/1 9"
WHITE_WINS = "basic 4/5/6/2BBB2/6/5/4 w m B9/B1 -- - 20"


def computer(level: int = 1) -> dict[str, object]:
    return {"kind": "computer", "level": level}


AGAINST = {"w": PERSON, "b": computer()}


# ---------------------------------------------------------------------- the computer


def test_a_takeback_against_the_computer_goes_to_ones_own_turn(site: Site, tab: Tab) -> None:
    site.wait_for_engine()
    game = site.new_game("basic", seats=AGAINST)["id"]
    tab.watch(game)
    tab.play(game, "c2")
    state = tab.wait(game, lambda state: len(state["plies"]) == 2)
    assert state["may"]["takeback"] and not state["may"]["undo"]
    tab.change("takeback", game)
    assert tab.states[game]["plies"] == []
    assert tab.states[game]["last"] == {"moves": [], "effects": [], "labels": []}
    tab.play(game, "d2")
    assert tab.states[game]["plies"][0] == "d2"


def test_a_hint_is_a_legal_move(site: Site, tab: Tab) -> None:
    site.wait_for_engine()
    game = site.new_game("basic")["id"]
    state = tab.watch(game)
    hint = tab.ask("hint", game=game)
    assert hint["move"] in [option["move"] for option in state["scene"]["options"]]
    assert hint["version"] == 1
    assert render(hint["says"]).endswith(".")


# ---------------------------------------------------------------------- clocks


def test_a_flag_falls_though_nobody_moves_or_looks(site: Site) -> None:
    game = site.new_game("basic", clock={"seconds": 1})["id"]
    with site.tab() as tab:
        tab.watch(game)
        tab.play(game, "c2")
    until = time.monotonic() + PATIENCE
    while (state := site.game(game))["result"] == "*":
        assert time.monotonic() < until, "no flag falls"
        time.sleep(0.1)
    assert (state["result"], state["reason"]) == ("1-0", "time")
    assert state["clock"] == {
        "seconds": 1, "increment": 0, "left": {"w": 1.0, "b": 0.0}, "running": None,
    }  # fmt: skip
    assert '[Termination "time"]' in site.http.get(f"/api/games/{game}/file").text


def test_all_tabs_hear_that_a_flag_has_fallen_and_no_move_comes_after_it(site: Site) -> None:
    game = site.new_game("basic", clock={"seconds": 1})["id"]
    with site.tab() as one, site.tab() as other:
        one.watch(game)
        other.watch(game)
        state = one.play(game, "c2")
        assert state["clock"]["running"] == "b"
        for tab in (one, other):
            assert tab.wait(game, lambda state: state["result"] != "*")["reason"] == "time"
        with pytest.raises(Refusal, match=r"the game is over: 1-0|gone on"):
            one.ask("play", game=game, version=one.states[game]["version"], move="c6")


def test_a_turn_in_time_gets_the_increment_and_the_file_tells_the_clocks(
    site: Site, tab: Tab
) -> None:
    game = site.new_game("basic", clock={"seconds": 60, "increment": 10})["id"]
    tab.watch(game)
    tab.play(game, "c2")
    state = tab.play(game, "c6")
    assert 60 < state["clock"]["left"]["w"] <= 70
    assert 60 < state["clock"]["left"]["b"] <= 70
    text = site.http.get(f"/api/games/{game}/file").text
    assert '[TimeControl "60+10"]' in text
    assert re.search(r"1\. c2 \{\[%clk 0:01:10\]\} c6 \{\[%clk 0:01:0\d\]\} \*", text)


def test_an_answer_to_an_announced_potential_costs_the_answering_players_time(
    site: Site, tab: Tab
) -> None:
    game = site.new_game(None, start=ZERTZ, clock={"seconds": 1})["id"]
    tab.watch(game)
    state = tab.play(game, "Zc3-e5")
    assert (state["scene"]["player"], state["scene"]["owner"]) == ("b", "w")
    assert state["clock"]["running"] == "b"
    end = tab.wait(game, lambda state: state["result"] != "*")
    assert (end["result"], end["reason"]) == ("1-0", "time")


def test_a_clock_stands_still_while_there_is_no_server_and_until_somebody_looks(
    tmp_path: Path,
) -> None:
    none = ("/no/such/program",)
    with serving(tmp_path, engine=none) as site, site.tab() as tab:
        game = site.new_game("basic", clock={"seconds": 3000})["id"]
        tab.watch(game)
        tab.play(game, "c2")
        time.sleep(0.5)
    with serving(tmp_path, engine=none) as site, site.tab() as tab:
        left = site.game(game)["clock"]["left"]["b"]
        assert 3000 - PATIENCE < left <= 2999.5
        time.sleep(0.3)
        assert site.game(game)["clock"] == {**site.game(game)["clock"], "running": None}
        assert site.game(game)["clock"]["left"]["b"] == left
        assert tab.watch(game)["clock"]["running"] == "b"
        time.sleep(0.3)
        assert site.game(game)["clock"]["left"]["b"] < left


AGAINST_COMPUTER = {"w": {"kind": "person"}, "b": {"kind": "computer", "level": 1}}


def test_against_the_computer_no_clock_runs_while_no_page_shows_the_game(site: Site) -> None:
    clock = {"seconds": 3000}
    game = site.new_game("basic", clock=clock, seats=AGAINST_COMPUTER)["id"]
    with site.tab() as tab:
        tab.watch(game)
        tab.play(game, "c2")
        state = tab.wait(game, lambda state: len(state["plies"]) >= 2 and not state["thinking"])
        assert state["clock"]["running"] == "w"
    until = time.monotonic() + PATIENCE
    while (clock := site.game(game)["clock"])["running"]:
        assert time.monotonic() < until, "the clock runs on"
        time.sleep(0.05)
    time.sleep(0.3)
    assert site.game(game)["clock"] == clock
    with site.tab() as tab:
        assert tab.watch(game)["clock"]["running"] == "w"


def test_a_paused_game_stands_still_until_somebody_goes_on(tmp_path: Path) -> None:
    none = ("/no/such/program",)
    with serving(tmp_path, engine=none) as site, site.tab() as tab:
        game = site.new_game("basic", clock={"seconds": 3000})["id"]
        assert not tab.watch(game)["may"]["pause"]  # the clock does not run yet
        assert tab.play(game, "c2")["may"]["pause"]
        tab.ask("pause", game=game, version=tab.states[game]["version"])
        state = tab.wait(game, lambda state: state["paused"])
        assert (state["clock"]["running"], state["reason"]) == (None, None)
    with serving(tmp_path, engine=none) as site, site.tab() as tab:  # a new page, a new server
        state = tab.watch(game)
        assert state["paused"] and state["clock"]["running"] is None
        with pytest.raises(Refusal, match="no running clock"):
            tab.ask("pause", game=game, version=state["version"])
        tab.ask("continue", game=game, version=state["version"])
        state = tab.wait(game, lambda state: not state["paused"])
        assert state["clock"]["running"] == "b"


def test_games_nobody_looks_at_are_forgotten_and_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "MOST_AT_HAND", 3)
    monkeypatch.setattr(room, "FRESH", -1)
    with serving(tmp_path, engine=("/no/such/program",)) as site, site.tab() as tab:
        ids = [site.new_game("basic")["id"] for _ in range(6)]
        tab.watch(ids[0])
        for game in ids:
            with site.tab() as other:
                other.watch(game)
                other.play(game, "c2")
        assert tab.wait(ids[0], lambda state: state["plies"] == ["c2"])
        site.game("nowhere")
        assert [site.game(game)["plies"] for game in ids] == [["c2"]] * 6


# ---------------------------------------------------------------------- people


def test_undo_within_a_turn(site: Site, tab: Tab) -> None:
    game = site.new_game(None, start=ROW)["id"]
    assert tab.watch(game)["may"]["undo"] is False
    assert tab.play(game, "x")["may"]["undo"] is True
    tab.change("undo", game)
    assert tab.states[game]["plies"] == []
    with pytest.raises(Refusal, match="no decision of this turn"):
        tab.change("undo", game)


def test_a_side_game_is_entered_or_decided_by_lot(site: Site, tab: Tab) -> None:
    game = site.new_game(None, start=ZERTZ)["id"]
    tab.watch(game)
    with pytest.raises(Refusal, match="there is no side game"):
        tab.change("lot", game)
    for move in ("Zc3-e5", "challenge", "first"):
        tab.play(game, move)
    assert tab.states[game]["may"]["hint"] is False
    with pytest.raises(Refusal, match="nothing the engine could decide"):
        tab.ask("hint", game=game)
    state = tab.change("lot", game)
    assert state["plies"][-1] in ("won", "tied", "lost")
    assert state["may"]["undo"] is False


def test_lots_fall_about_a_third_each() -> None:
    from gipf.host.fallback_move import lot

    drawn = [lot(random.Random(seed)).text for seed in range(600)]
    assert all(150 < drawn.count(each) < 250 for each in ("won", "tied", "lost"))


def test_resigning_ends_the_game(site: Site, tab: Tab) -> None:
    game = site.new_game("basic", seats=AGAINST)["id"]
    tab.watch(game)
    state = tab.until(game, tab.ask("resign", game=game)["version"])
    assert (state["result"], state["reason"]) == ("0-1", "resignation")
    assert state["may"]["resign"] is False
    assert '[Termination "resignation"]' in site.http.get(f"/api/games/{game}/file").text


def test_two_people_agree_on_a_draw(site: Site, tab: Tab) -> None:
    game = site.new_game("basic")["id"]
    tab.watch(game)
    state = tab.until(game, tab.ask("offer", game=game, player="b")["version"])
    assert state["offer"] == "b" and state["may"]["draw"] is False
    tab.change("decline", game)
    assert tab.states[game]["offer"] is None
    tab.until(game, tab.ask("offer", game=game)["version"])
    end = tab.change("accept", game)
    assert (end["result"], end["reason"]) == ("1/2-1/2", "agreement")


def test_a_rematch_changes_colours_and_there_is_only_one(site: Site, tab: Tab) -> None:
    seats = {"w": {"kind": "person", "name": "Ann"}, "b": {"kind": "person", "name": "Ben"}}
    game = site.new_game("matrx", seats=seats, clock={"seconds": 60, "increment": 3})["id"]
    tab.watch(game)
    with pytest.raises(Refusal, match="not over yet"):
        tab.ask("rematch", game=game)
    tab.ask("resign", game=game)
    first = tab.ask("rematch", game=game)["game"]
    assert (first["seats"]["w"]["name"], first["seats"]["b"]["name"]) == ("Ben", "Ann")
    assert (first["variant"], first["clock"]["seconds"], first["plies"]) == ("matrx", 60, [])
    assert tab.ask("rematch", game=game)["game"]["id"] == first["id"]
    assert tab.wait(game, lambda state: state["rematch"])["rematch"] == first["id"]
    site.http.delete(f"/api/games/{first['id']}")
    assert tab.ask("rematch", game=game)["game"]["id"] != first["id"]


def test_everybody_who_watches_hears_that_a_game_is_deleted(site: Site, tab: Tab) -> None:
    game = site.new_game("basic")["id"]
    tab.watch(game)
    assert site.http.delete(f"/api/games/{game}").status_code == 204
    assert tab.hear() == {"event": "deleted", "id": game}
    with pytest.raises(Refusal, match="there is no game"):
        tab.ask("play", game=game, version=1, move="c2")
    assert site.http.get(f"/api/games/{game}").status_code == 404


def test_what_cannot_be_saved_is_not_done_and_nobody_is_told(tmp_path: Path) -> None:
    with serving(tmp_path) as site, site.tab() as tab:
        game = site.new_game("basic")["id"]
        tab.watch(game)
        with sqlite3.connect(tmp_path / "gipf.db") as database:
            database.execute("DROP TABLE plies")
        with pytest.raises(Refusal, match="could not be saved, so it was not done"):
            tab.ask("play", game=game, version=1, move="c2")
        assert tab.events == []
        assert tab.watch(game)["plies"] == []
        database.close()


def test_a_rematch_that_both_ask_for_at_once_is_one_game(site: Site) -> None:
    with site.tab() as one, site.tab() as other:
        for _ in range(5):
            game = site.new_game("basic")["id"]
            one.watch(game)
            one.ask("resign", game=game, player="w")
            for tab in (one, other):
                tab.send(json.dumps({"id": "again", "do": "rematch", "game": game}))
            answers = []
            for tab in (one, other):
                while (message := tab.hear()).get("id") != "again":
                    pass
                answers.append(message["game"]["id"])
            assert answers[0] == answers[1] == site.game(game)["rematch"]


def test_a_game_of_computers_goes_on_only_while_somebody_looks(tmp_path: Path) -> None:
    seats = {"w": computer(1), "b": computer(1)}
    with serving(tmp_path) as site, site.tab() as tab, site.tab() as player:
        site.wait_for_engine()
        games = [site.new_game("basic", seats=seats, clock={"seconds": 900})["id"] for _ in "abc"]
        mine = site.new_game("basic", seats={"w": computer(), "b": PERSON})["id"]
        player.watch(mine)
        player.wait(mine, lambda state: state["plies"])
        assert [site.game(game)["plies"] for game in games] == [[], [], []]
        tab.watch(games[0])
        tab.wait(games[0], lambda state: len(state["plies"]) > 2)
        tab.ask("unwatch", game=games[0])
        until = time.monotonic() + PATIENCE
        while (before := site.game(games[0]))["clock"]["running"]:
            assert time.monotonic() < until
        player.play(mine, player.states[mine]["scene"]["options"][0]["move"])
        player.wait(mine, lambda state: len(state["plies"]) == 3)
        assert site.game(games[0]) == before
        tab.watch(games[0])
        tab.wait(games[0], lambda state: len(state["plies"]) > len(before["plies"]))


def test_a_takeback_in_two_tabs_at_once_takes_one_turn_back(site: Site) -> None:
    game = site.new_game("basic")["id"]
    with site.tab() as one, site.tab() as other:
        one.watch(game)
        for move in ("c2", "c6", "d2"):
            state = one.play(game, move)
        other.watch(game)
        answers = [
            tab.try_to("takeback", game=game, version=state["version"]) for tab in (one, other)
        ]
        assert [answer.get("ok") for answer in answers] == [True, None]
        assert "the game has gone on" in answers[1]["error"]
        assert site.game(game)["plies"] == ["c2", "c6"]


def test_what_changes_a_game_names_the_version_it_is_about(site: Site, tab: Tab) -> None:
    game = site.new_game("basic")["id"]
    tab.watch(game)
    tab.play(game, "c2")
    for do in ("undo", "takeback", "accept", "decline", "lot"):
        with pytest.raises(Refusal, match="version: field required"):
            tab.ask(do, game=game)
    assert tab.change("takeback", game)["plies"] == []
