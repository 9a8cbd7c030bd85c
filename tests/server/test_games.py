"""Games against the clock, against the computer, and what people agree on."""

import json
import random
import re
import sqlite3
import time
from pathlib import Path

import pytest

from gipf.server import games
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


def from_position(site: Site, start: str, **more: object) -> str:
    answer = site.http.post("/api/games", json={"start": start, **more})
    assert answer.status_code == 201, answer.text
    game: str = answer.json()["id"]
    return game


# ---------------------------------------------------------------------- the computer


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
    game = from_position(site, announced, seats=seats)
    tab.watch(game)
    state = tab.wait(game, lambda state: len(state["plies"]) >= 1)
    assert state["plies"][0] in ("won", "tied", "lost")
    assert state["may"] == {
        "undo": False, "takeback": False, "resign": False, "draw": False, "hint": False,
    }  # fmt: skip


def test_the_computer_takes_its_time_so_that_a_person_can_follow(tmp_path: Path) -> None:
    with serving(tmp_path, pause=0.5) as site, site.tab() as tab:
        site.wait_for_engine()
        game = site.new_game("basic", seats=AGAINST)["id"]
        tab.watch(game)
        tab.play(game, "c2")
        assert tab.states[game]["thinking"]
        began = time.monotonic()
        state = tab.wait(game, lambda state: len(state["plies"]) == 2)
        assert time.monotonic() - began >= 0.4
        assert not state["thinking"]


def test_a_takeback_against_the_computer_goes_to_ones_own_turn(site: Site, tab: Tab) -> None:
    site.wait_for_engine()
    game = site.new_game("basic", seats=AGAINST)["id"]
    tab.watch(game)
    tab.play(game, "c2")
    state = tab.wait(game, lambda state: len(state["plies"]) == 2)
    assert state["may"]["takeback"] and not state["may"]["undo"]
    tab.until(game, tab.ask("takeback", game=game)["version"])
    assert tab.states[game]["plies"] == []
    assert tab.states[game]["last"] == {"moves": [], "effects": []}
    tab.play(game, "d2")
    assert tab.states[game]["plies"][0] == "d2"


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
    game = from_position(site, position, seats={"w": white, "b": black}, clock={"seconds": 900})
    tab.watch(game)
    tab.ask("offer", game=game)
    state = tab.wait(game, lambda state: state["version"] >= 3)
    assert (state["offer"], state["result"]) == (None, result)


def test_a_hint_is_a_legal_move(site: Site, tab: Tab) -> None:
    site.wait_for_engine()
    game = site.new_game("basic")["id"]
    state = tab.watch(game)
    hint = tab.ask("hint", game=game)
    assert hint["move"] in [option["move"] for option in state["scene"]["options"]]
    assert hint["version"] == 1


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
    game = from_position(site, ZERTZ, clock={"seconds": 1})
    tab.watch(game)
    state = tab.play(game, "Zc3-e5")
    assert (state["scene"]["player"], state["scene"]["owner"]) == ("b", "w")
    assert state["clock"]["running"] == "b"
    end = tab.wait(game, lambda state: state["result"] != "*")
    assert (end["result"], end["reason"]) == ("1-0", "time")


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


def test_games_nobody_looks_at_are_forgotten_and_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "MOST_AT_HAND", 3)
    monkeypatch.setattr(games, "FRESH", -1)
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
    game = from_position(site, ROW)
    assert tab.watch(game)["may"]["undo"] is False
    assert tab.play(game, "x")["may"]["undo"] is True
    tab.until(game, tab.ask("undo", game=game)["version"])
    assert tab.states[game]["plies"] == []
    with pytest.raises(Refusal, match="no decision of this turn"):
        tab.ask("undo", game=game)


def test_a_side_game_is_entered_or_decided_by_lot(site: Site, tab: Tab) -> None:
    game = from_position(site, ZERTZ)
    tab.watch(game)
    with pytest.raises(Refusal, match="there is no side game"):
        tab.ask("lot", game=game)
    for move in ("Zc3-e5", "challenge", "first"):
        tab.play(game, move)
    assert tab.states[game]["may"]["hint"] is False
    with pytest.raises(Refusal, match="nothing the engine could decide"):
        tab.ask("hint", game=game)
    state = tab.until(game, tab.ask("lot", game=game)["version"])
    assert state["plies"][-1] in ("won", "tied", "lost")
    assert state["may"]["undo"] is False


def test_lots_fall_about_a_third_each() -> None:
    from gipf.server.fallback_move import lot

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
    tab.until(game, tab.ask("decline", game=game)["version"])
    assert tab.states[game]["offer"] is None
    tab.until(game, tab.ask("offer", game=game)["version"])
    end = tab.until(game, tab.ask("accept", game=game)["version"])
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


def test_the_computer_goes_on_when_there_is_room_on_the_disk_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "RETRY", 0.05)
    with serving(tmp_path) as site, site.tab() as tab:
        game = site.new_game("basic", seats={"w": computer(), "b": PERSON})["id"]
        timed = site.new_game("basic", clock={"seconds": 1})["id"]
        tab.watch(game)
        tab.watch(timed)
        tab.wait(game, lambda state: not state["thinking"])
        tab.play(timed, "c2")
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
        state = tab.play(game, tab.states[game]["scene"]["options"][0]["move"])
        assert state["thinking"]
        until = time.monotonic() + 60
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
        until = time.monotonic() + 60
        while (before := site.game(games[0]))["clock"]["running"]:
            assert time.monotonic() < until
        player.play(mine, player.states[mine]["scene"]["options"][0]["move"])
        player.wait(mine, lambda state: len(state["plies"]) == 3)
        assert site.game(games[0]) == before
        tab.watch(games[0])
        tab.wait(games[0], lambda state: len(state["plies"]) > len(before["plies"]))


def test_people_do_not_wait_for_games_of_computers(site: Site, tab: Tab) -> None:
    site.wait_for_engine()
    seats = {"w": computer(10), "b": computer(10)}
    games = [site.new_game("basic", seats=seats)["id"] for _ in range(8)]
    mine = site.new_game("basic", seats={"w": PERSON, "b": computer(1)})["id"]
    with site.tab() as others:
        for game in games:
            others.watch(game)
        tab.watch(mine)
        for _ in range(4):
            tab.play(mine, tab.states[mine]["scene"]["options"][0]["move"])
            tab.wait(mine, lambda state: not state["thinking"])
        assert sum(len(site.game(game)["plies"]) for game in games) < 12  # it was more than 30


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
