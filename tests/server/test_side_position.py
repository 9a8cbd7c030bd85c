"""Side games by themselves: set up, played against the computer, taken back, stored, given up, played again."""

import random
from pathlib import Path
from typing import Any

import pytest

from gipf.side_games import load
from tests.server.serving import Site, process, serving
from tests.server.tab import Refusal, Tab

PERSON = {"kind": "person"}


def computer(level: int = 1) -> dict[str, object]:
    return {"kind": "computer", "level": level}


AGAINST = {"w": PERSON, "b": computer()}


def new(site: Site, game: str, **more: Any) -> dict[str, Any]:
    answer = site.http.post("/api/side-games", json={"game": game, **more})
    assert answer.status_code == 201, answer.text
    state: dict[str, Any] = answer.json()
    return state


def watched(site: Site, tab: Tab, game: str, **more: Any) -> str:
    name: str = new(site, game, **more)["id"]
    tab.ask("watch-side", game=name)
    return name


def first_move(scene: dict[str, Any], rng: random.Random) -> str:
    """Touch something, and on until it is a move."""
    touches = scene["touches"]
    while True:
        touch = touches[rng.choice(sorted(touches))]
        if "move" in touch:
            return str(touch["move"])
        touches = touch["next"]


def play_to_the_end(tab: Tab, game: str) -> dict[str, Any]:
    rng = random.Random(5)
    while tab.states[game]["result"] == "*":
        state = tab.wait(game, lambda s: not s["thinking"] or s["result"] != "*")
        if state["result"] == "*":
            tab.play(game, first_move(state["scene"], rng))
    return tab.states[game]


@pytest.mark.parametrize(
    "name",
    [
        *("yinsh(blitz)", "dvonn(random)", "tzaar", "zertz(blitz)"),
        *("dominoes", "rps(3)", "cards(3)", "die", "coin"),
    ],
)
def test_a_side_game_against_the_computer_is_played_to_its_end(
    site: Site, tab: Tab, name: str
) -> None:
    site.wait_for_engine()
    game = watched(site, tab, name, seats=AGAINST)
    state = play_to_the_end(tab, game)
    outcome = state["scene"]["outcome"]
    assert outcome["reason"] == state["reason"] == "rules"
    assert state["result"] == {"w": "1-0", "b": "0-1", None: "1/2-1/2"}[outcome["winner"]]
    file = site.http.get(f"/api/side-games/{game}/file").text
    again = site.http.post("/api/side-games/import", json={"text": file}).json()
    assert again["result"] == state["result"] and again["moves"] == state["moves"]
    assert again["scene"]["position"] == state["scene"]["position"]


def test_two_computers_play_while_somebody_watches(site: Site, tab: Tab) -> None:
    game = watched(site, tab, "zertz(blitz)", seats={"w": computer(1), "b": computer(2)})
    tab.wait(game, lambda state: len(state["moves"]) >= 4)
    tab.ask("unwatch", game=game)


def test_the_computer_begins_where_it_is_white(site: Site, tab: Tab) -> None:
    game = watched(site, tab, "dvonn", seats={"w": computer(2), "b": PERSON})
    state = tab.wait(game, lambda state: not state["thinking"])
    assert len(state["moves"]) == 1 and state["people"] == ["b"]
    assert state["scene"]["player"] == "b" and state["scene"]["touches"]


def test_a_move_that_is_not_legal_is_refused_with_the_reason(site: Site, tab: Tab) -> None:
    game = watched(site, tab, "yinsh")
    tab.play(game, "f5")
    with pytest.raises(Refusal, match="f5 is occupied"):
        tab.play(game, "f5")


def test_the_computers_turn_is_its_own(site: Site, tab: Tab) -> None:
    game = watched(site, tab, "yinsh", seats={"w": computer(), "b": computer()})
    answer = tab.try_to("play", game=game, version=tab.states[game]["version"], move="f5")
    assert answer["code"] in ("computers-turn", "game-went-on")


def test_a_turn_is_taken_back_with_the_computers_answer(site: Site, tab: Tab) -> None:
    game = watched(site, tab, "dvonn", seats=AGAINST)
    tab.play(game, "e3")
    state = tab.wait(game, lambda state: len(state["moves"]) == 2)
    assert state["may"]["takeback"]
    assert tab.change("takeback", game)["moves"] == []


def test_a_decision_of_a_turn_that_goes_on_is_undone(site: Site, tab: Tab) -> None:
    game = watched(site, tab, "zertz")
    state = tab.play(game, "Wd4")
    assert state["may"]["undo"] and state["scene"]["player"] == "w"
    state = tab.change("undo", game)
    assert state["moves"] == [] and not state["may"]["undo"]


@pytest.mark.parametrize("name", ["die", "rps", "cards", "dominoes", "coin"])
def test_nothing_is_taken_back_where_something_is_hidden(site: Site, tab: Tab, name: str) -> None:
    game = watched(site, tab, name)
    state = tab.play(game, first_move(tab.states[game]["scene"], random.Random(1)))
    assert not state["may"]["takeback"] and not state["may"]["undo"]
    with pytest.raises(Refusal):
        tab.change("takeback", game)
    assert site.http.get(f"/api/side-games/{game}/file").json()["code"] == "side-file-hidden"


def test_what_is_hidden_is_nowhere_in_what_is_sent(site: Site, tab: Tab) -> None:
    game = watched(site, tab, "rps")
    state = tab.play(game, "rock")
    assert state["moves"] == ["?"] and "'rock/" not in str(state["scene"]["position"])
    listed = site.http.get("/api/games", params={"kind": "side"}).json()["games"]
    assert next(entry for entry in listed if entry["id"] == game)["position"] == "rps b c ?/-"
    state = tab.play(game, "paper")
    assert state["moves"] == ["rock", "paper"] and state["result"] == "0-1"


def test_the_seed_is_told_when_the_game_is_over(site: Site, tab: Tab) -> None:
    game = watched(site, tab, "die")
    assert tab.states[game]["seed"] is None
    tab.play(game, "throw")
    state = tab.play(game, "throw")
    assert int(state["seed"]) >= 0
    assert f'[Seed "{state["seed"]}"]' in site.http.get(f"/api/side-games/{game}/file").text


def test_resigning_ends_it(site: Site, tab: Tab) -> None:
    game = watched(site, tab, "yinsh", seats=AGAINST)
    version = tab.ask("resign", game=game)["version"]
    state = tab.until(game, version)
    assert state["result"] == "0-1" and state["scene"]["outcome"]["reason"] == "resignation"
    file = site.http.get(f"/api/side-games/{game}/file").text
    assert '[Termination "resignation"]' in file and file.endswith("0-1\n")
    again = site.http.post("/api/side-games/import", json={"text": file}).json()
    assert again["scene"]["outcome"] == {"winner": "b", "reason": "resignation"}


def test_a_rematch_changes_the_colours_and_draws_another_seed(site: Site, tab: Tab) -> None:
    game = watched(site, tab, "die", seats={"w": {**PERSON, "name": "Ann"}, "b": PERSON})
    tab.play(game, "throw")
    over = tab.play(game, "throw")
    new_game = tab.ask("rematch-side", game=game)["game"]
    assert new_game["seats"]["b"]["name"] == "Ann" and new_game["moves"] == []
    tab.ask("watch-side", game=new_game["id"])
    tab.play(new_game["id"], "throw")
    assert tab.play(new_game["id"], "throw")["seed"] != over["seed"]


def test_a_hint_is_a_legal_move(site: Site, tab: Tab) -> None:
    site.wait_for_engine()
    game = watched(site, tab, "zertz(blitz)")
    hint = tab.ask("hint", game=game)
    assert tab.play(game, hint["move"])["moves"] == [hint["move"]]


def test_a_clock_runs_for_whoever_decides(site: Site, tab: Tab) -> None:
    game = watched(site, tab, "yinsh", clock={"seconds": 300, "increment": 2})
    assert tab.states[game]["clock"]["running"] is None
    assert tab.play(game, "f5")["clock"]["running"] == "b"
    assert tab.play(game, "d4")["clock"]["running"] == "w"
    file = site.http.get(f"/api/side-games/{game}/file").text
    assert '[TimeControl "300+2"]' in file and file.count("[%clk 0:0") == 2


def test_it_is_stored_after_a_killed_server(tmp_path: Path) -> None:
    with process(tmp_path) as site, site.tab() as tab:
        game = watched(site, tab, "yinsh(blitz)")
        before = tab.play(game, "f5")
        dealt = watched(site, tab, "dominoes")
        hand = tab.states[dealt]["scene"]["zones"]
    with serving(tmp_path) as started, started.tab() as tab:
        tab.ask("watch-side", game=game)
        assert tab.states[game]["scene"] == before["scene"]
        assert tab.play(game, "d4")["moves"] == ["f5", "d4"]
        tab.ask("watch-side", game=dealt)
        assert tab.states[dealt]["scene"]["zones"] == hand


def test_games_and_side_games_are_asked_for_by_their_own_requests(site: Site, tab: Tab) -> None:
    side, main = new(site, "die")["id"], site.new_game("basic")["id"]
    assert tab.try_to("watch", game=side)["code"] == "is-side-game"
    assert tab.try_to("watch-side", game=main)["code"] == "is-no-side-game"
    assert site.http.get(f"/api/games/{side}").json()["code"] == "is-side-game"
    assert site.http.get(f"/api/side-games/{main}").json()["code"] == "is-no-side-game"


def test_it_is_listed_by_its_kind_named_deleted_and_restored(site: Site) -> None:
    game = new(site, "zertz(61)", seats=AGAINST)["id"]

    def listed(**wanted: str) -> list[str]:
        return [each["id"] for each in site.http.get("/api/games", params=wanted).json()["games"]]

    assert game in listed(kind="side") and game not in listed()
    named = site.http.patch(f"/api/games/{game}", json={"title": "Marbles"}).json()
    assert (named["title"], named["variant"], named["kind"]) == ("Marbles", "zertz(61)", "side")
    assert site.http.delete(f"/api/games/{game}").status_code == 204
    assert game not in listed(kind="side")
    assert site.http.post(f"/api/games/{game}/restore").status_code == 200
    assert site.http.get(f"/api/side-games/{game}").json()["id"] == game


def test_the_computer_offers_a_draw_once_where_it_sees_nothing_else(site: Site, tab: Tab) -> None:
    chance, state, moves = random.Random(39), load("yinsh").start(), []
    while state.outcome is None:  # the markers run out, and as many rings are off on both sides
        moves.append(chance.choice(state.legal_moves()))
        state = state.play(moves[-1])
    text = '[White "Ann"]\n[Black "Level 1"]\n[SideGame "yinsh"]\n\n' + " ".join(moves[:-1])
    game = site.http.post("/api/side-games/import", json={"text": f"{text} *"}).json()["id"]
    tab.ask("watch-side", game=game)
    offered = tab.wait(game, lambda state: state["offer"] is not None)
    assert offered["offer"] == "b"
    declined = tab.change("decline", game)
    assert (declined["offer"], declined["result"]) == (None, "*")
    assert tab.play(game, moves[-1])["result"] == "1/2-1/2"
