"""Side games within a game: on after a challenge, played to their end, and their results enter the game."""

import random
import re
from pathlib import Path
from typing import Any

import pytest

from gipf import Game
from gipf.messages import render
from tests.server.serving import Site, process, serving
from tests.server.tab import Refusal, Tab
from tests.server.test_side_position import AGAINST, PERSON, computer, first_move

ZERTZ = "ultimate;challenges=2;side=Z:{} G3/1Z3/2b3/7/6/5/3g w m B5/B5 -- 2/1 9"
ANNOUNCED = ("Zc3-e5", "challenge")


def challenged(
    site: Site, tab: Tab, side: str, who: str = "first", **more: Any
) -> tuple[str, dict[str, Any]]:
    """Announce a ZÈRTZ as White; Black challenges."""
    game: str = site.new_game(None, start=ZERTZ.format(side), **more)["id"]
    tab.watch(game)
    for move in (*ANNOUNCED, who):
        tab.play(game, move)
    return game, tab.states[game]


def play_out(tab: Tab, game: str) -> dict[str, Any]:
    """Play the side game by chance for all people; give the state in which it is over."""
    rng = random.Random(3)
    while True:
        state = tab.wait(game, lambda s: not s["thinking"])
        if state["side"] is None or state["side"]["scene"]["outcome"]:
            return state
        tab.play(game, first_move(state["side"]["scene"], rng))


def test_the_side_game_is_on_after_who_begins_is_said(site: Site, tab: Tab) -> None:
    _, state = challenged(site, tab, "yinsh(blitz)", "second")
    side = state["side"]
    assert side["scene"]["game"] == "yinsh(blitz)" and side["potential"] == "Z"
    assert side["players"] == {"w": "b", "b": "w"} and side["people"] == ["w", "b"]
    assert side["means"] is None and side["moves"] == []
    assert state["scene"]["phase"] == "s"


QUICK = ("die", "coin", "rps(3)", "cards", "dominoes", "zertz(blitz)", "yinsh(blitz)")


@pytest.mark.parametrize("side", QUICK)
def test_its_result_enters_the_game_by_itself(site: Site, tab: Tab, side: str) -> None:
    game, _ = challenged(site, tab, side)
    state = play_out(tab, game)
    outcome = state["side"]["scene"]["outcome"]["winner"]
    word = {"w": "won", "b": "lost", None: "tied"}[outcome]
    assert state["plies"][-1] == word
    assert ("e5" in state["scene"]["piles"]) == (word != "lost")
    assert render(state["side"]["means"])
    file = site.http.get(f"/api/games/{game}/file").text
    (played,) = Game.parse(file).last.side_games
    assert played.outcome == (outcome or "draw") and played.name == side
    assert str(Game.parse(file)) == file


def test_who_begins_is_white_in_the_side_game(site: Site, tab: Tab) -> None:
    game, _ = challenged(site, tab, "coin", "second")
    tab.play(game, "heads")
    state = tab.play(game, "throw")
    winner = state["side"]["scene"]["outcome"]["winner"]
    assert state["plies"][-1] == ("lost" if winner == "w" else "won")


def test_after_the_next_decision_it_is_gone(site: Site, tab: Tab) -> None:
    game, _ = challenged(site, tab, "die")
    play_out(tab, game)
    state = tab.play(game, tab.states[game]["scene"]["options"][0]["move"])
    assert state["side"] is None


def test_the_state_has_all_side_games_for_looking_back(site: Site, tab: Tab) -> None:
    game, state = challenged(site, tab, "yinsh", "second")
    assert state["played"][0] | {"play": "yinsh", "ply": 3, "white": "b"} == state["played"][0]
    tab.play(game, "f5")
    tab.ask("resign-side", game=game, player="b")
    state = tab.wait(game, lambda state: state["plies"][-1] == "won")
    (record,) = state["played"]
    assert (record["play"], record["winner"], record["known"]) == ("yinsh f5 0-1", "b", True)


def test_a_seed_is_told_only_when_the_side_game_is_over(site: Site, tab: Tab) -> None:
    game, state = challenged(site, tab, "die")
    assert state["played"] == []
    tab.play(game, "throw")
    assert tab.states[game]["played"] == []
    state = tab.play(game, "throw")
    assert state["played"][0]["play"].startswith("die#")


def test_resigning_it_is_losing_it(site: Site, tab: Tab) -> None:
    game, _ = challenged(site, tab, "yinsh")
    tab.play(game, "f5")
    state = tab.until(game, tab.ask("resign-side", game=game, player="w")["version"])
    assert state["plies"][-1] == "lost" and state["result"] == "*"
    assert state["side"]["scene"]["outcome"] == {"winner": "b", "reason": "resignation"}
    assert "[%side yinsh f5 0-1]" in site.http.get(f"/api/games/{game}/file").text


def test_a_draw_that_is_agreed_on_is_tied_and_the_game_goes_on(site: Site, tab: Tab) -> None:
    game, state = challenged(site, tab, "yinsh")
    assert state["may"]["draw"] and state["side"]["may"]["draw"]
    tab.play(game, "f5")
    state = tab.until(game, tab.ask("offer", game=game, player="w")["version"])
    assert state["offer"] == "w" and not state["may"]["draw"]
    state = tab.change("accept", game)
    assert state["plies"][-1] == "tied" and (state["result"], state["offer"]) == ("*", None)
    assert state["side"]["scene"]["outcome"] == {"winner": None, "reason": "agreement"}
    assert "e5" in state["scene"]["piles"], "what was announced is carried out"
    file = site.http.get(f"/api/games/{game}/file").text
    assert "[%side yinsh f5 1/2-1/2]" in file
    assert str(Game.parse(file)) == file


def test_an_offer_is_gone_when_the_other_plays_on(site: Site, tab: Tab) -> None:
    game, _ = challenged(site, tab, "yinsh")
    tab.until(game, tab.ask("offer", game=game, player="w")["version"])
    assert tab.play(game, "f5")["offer"] == "w", "whoever offers may move"
    assert tab.play(game, "d4")["offer"] is None
    tab.until(game, tab.ask("offer", game=game, player="b")["version"])
    state = tab.change("decline", game)
    assert (state["offer"], state["side"]["moves"]) == (None, ["f5", "d4"])


def test_a_draw_offered_in_the_game_is_none_in_the_side_game(site: Site, tab: Tab) -> None:
    game = site.new_game(None, start=ZERTZ.format("yinsh"))["id"]
    tab.watch(game)
    for move in ("Zc3-e5", "challenge"):
        tab.play(game, move)
    tab.until(game, tab.ask("offer", game=game, player="w")["version"])
    state = tab.play(game, "first")
    assert state["side"] and state["offer"] is None


@pytest.mark.parametrize(("announcer", "word"), [("b", "tied"), ("w", None)])
def test_the_computer_takes_a_draw_that_is_as_good_as_won(
    site: Site, tab: Tab, announcer: str, word: str | None
) -> None:
    start = ZERTZ.format("yinsh").replace(" m ", " smZc3-e5 ")
    if announcer == "b":
        start = start.replace("1Z3/2b3", "1z3/2B3").replace(" w s", " b s")
    game = site.new_game(None, start=start, seats={"w": PERSON, "b": computer(1)})["id"]
    tab.watch(game)
    tab.wait(game, lambda state: not state["thinking"])
    tab.ask("offer", game=game)
    state = tab.wait(game, lambda state: state["offer"] is None and not state["thinking"])
    assert (state["plies"][-1:] == [word]) if word else (state["side"]["scene"]["outcome"] is None)


def test_without_a_side_game_there_is_none_to_resign(site: Site, tab: Tab) -> None:
    game = site.new_game("ultimate;challenges=2;side=Z:die")["id"]
    assert tab.try_to("resign-side", game=game)["code"] == "no-side-game-on"


def test_the_computer_plays_its_part(site: Site, tab: Tab) -> None:
    site.wait_for_engine()
    announced = ZERTZ.format("tzaar").replace(" m ", " smZc3-e5 ")
    game = site.new_game(None, start=announced, seats={"w": PERSON, "b": computer(1)})["id"]
    tab.watch(game)
    state = tab.wait(game, lambda state: not state["thinking"])
    assert state["side"]["people"] == ["w"]
    tab.play(game, first_move(state["side"]["scene"], random.Random(1)))
    state = tab.wait(game, lambda state: not state["thinking"])
    assert len(state["side"]["moves"]) == 3 and state["side"]["scene"]["player"] == "w"
    assert play_out(tab, game)["plies"][0] in ("won", "lost")


def test_computers_play_it_among_themselves(site: Site, tab: Tab) -> None:
    announced = ZERTZ.format("cards(3)").replace(" m ", " smZc3-e5 ")
    game = site.new_game(None, start=announced, seats={"w": computer(1), "b": computer(2)})["id"]
    tab.watch(game)
    tab.wait(game, lambda state: len(state["plies"]) >= 1)
    assert "[%side cards(3)#" in site.http.get(f"/api/games/{game}/file").text
    tab.ask("unwatch", game=game)


@pytest.mark.parametrize("side", ["table(go)", "chess"])
def test_what_is_played_at_the_table_is_entered_by_the_players(
    site: Site, tab: Tab, side: str
) -> None:
    game, state = challenged(site, tab, side)
    assert state["side"] is None and state["people"] == ["w", "b"]
    assert tab.play(game, "tied")["plies"][-1] == "tied"


@pytest.mark.parametrize("result", ["won", "tied", "lost", "1-0", "0-1", "1/2-1/2"])
def test_a_result_cannot_be_entered_by_hand_while_it_is_on(
    site: Site, tab: Tab, result: str
) -> None:
    game, before = challenged(site, tab, "yinsh")
    refused = tab.try_to("play", game=game, move=result, version=before["version"])
    assert refused["code"] == "side-game-decides" and refused["arguments"] == {"move": result}
    lots = tab.try_to("lot", game=game, version=before["version"])
    assert lots["code"] == "side-game-decides"
    assert site.game(game)["version"] == before["version"]


def test_a_side_game_that_goes_on_is_in_the_file_unless_it_hides_something(
    site: Site, tab: Tab
) -> None:
    game, _ = challenged(site, tab, "yinsh")
    tab.play(game, "f5")
    assert "[%side yinsh f5]" in site.http.get(f"/api/games/{game}/file").text
    game, _ = challenged(site, tab, "dominoes")
    assert "%side" not in site.http.get(f"/api/games/{game}/file").text


def test_a_file_with_a_side_game_is_gone_on_with(site: Site, tab: Tab) -> None:
    game, _ = challenged(site, tab, "yinsh")
    tab.play(game, "f5")
    text = site.http.get(f"/api/games/{game}/file").text
    imported = site.http.post("/api/games/import", json={"text": text}).json()["games"][0]["id"]
    assert tab.watch(imported)["side"]["moves"] == ["f5"]
    assert tab.play(imported, "d4")["side"]["moves"] == ["f5", "d4"]


def test_decisions_in_it_are_taken_back(site: Site, tab: Tab) -> None:
    game, _ = challenged(site, tab, "zertz")
    tab.play(game, "Wd4")
    assert tab.states[game]["side"]["may"]["undo"]
    assert tab.change("undo", game)["side"]["moves"] == []
    tab.play(game, "Wd4")
    tab.play(game, "-a1")
    state = tab.change("takeback", game)
    assert state["side"]["moves"] == [] and len(state["plies"]) == 3
    state = tab.change("takeback", game)
    assert state["side"] is None and state["plies"] == []


def test_after_the_takeback_of_the_turn_the_side_game_is_a_new_one(site: Site, tab: Tab) -> None:
    game, _ = challenged(site, tab, "yinsh")
    tab.play(game, "f5")
    tab.ask("resign-side", game=game)
    assert tab.change("takeback", game)["plies"] == []
    for move in (*ANNOUNCED, "first"):
        tab.play(game, move)
    assert tab.states[game]["side"]["moves"] == []


def deal_again(tab: Tab, game: str) -> Any:
    """Take the turn back and decide the same again; give how the side game begins."""
    assert tab.change("takeback", game)["plies"] == []
    for move in (*ANNOUNCED, "first"):
        tab.play(game, move)
    return tab.states[game]["side"]["scene"]["position"]


def test_the_same_decided_again_finds_the_same_chance(tmp_path: Path) -> None:
    with process(tmp_path) as site, site.tab() as tab:
        game, state = challenged(site, tab, "tzaar(random)")
        dealt = state["side"]["scene"]["position"]
        assert deal_again(tab, game) == dealt
        _, state = challenged(site, tab, "tzaar(random)")
        assert state["side"]["scene"]["position"] != dealt, "another game has its own chance"
    with serving(tmp_path) as started, started.tab() as tab:
        tab.watch(game)
        assert deal_again(tab, game) == dealt, "after the server was started again, too"


@pytest.mark.parametrize("name", ["coin", "die", "cards(3)", "rps", "dominoes"])
def test_what_chance_has_shown_is_not_taken_back(name: str, site: Site, tab: Tab) -> None:
    game, state = challenged(site, tab, name)
    is_dealt = name == "dominoes"
    assert state["may"]["undo"] == state["may"]["takeback"] == (not is_dealt)
    state = play_out(tab, game)
    assert not state["may"]["undo"] and not state["may"]["takeback"]
    with pytest.raises(Refusal, match="what chance has shown stays"):
        tab.change("takeback", game)
    assert tab.watch(game)["plies"][:3] == [*ANNOUNCED, "first"]


def test_what_was_decided_after_chance_is_taken_back_as_far_as_that(site: Site, tab: Tab) -> None:
    game, _ = challenged(site, tab, "die")
    tab.play(game, "throw")
    tab.ask("resign-side", game=game)
    move = next(move for move in tab.states[game]["scene"]["options"] if move["kind"] == "push")
    state = tab.play(game, move["move"])
    assert state["may"]["takeback"]
    state = tab.change("takeback", game)
    assert len(state["plies"]) == 4 and not state["may"]["takeback"]


def test_a_lot_that_was_drawn_stays(site: Site, tab: Tab) -> None:
    game, _ = challenged(site, tab, "table(go)")
    assert not tab.change("lot", game)["may"]["takeback"]
    with pytest.raises(Refusal, match="what chance has shown stays"):
        tab.change("takeback", game)


def test_a_hint_is_for_the_side_game(site: Site, tab: Tab) -> None:
    site.wait_for_engine()
    game, state = challenged(site, tab, "yinsh")
    assert state["may"]["hint"]
    assert re.fullmatch("[a-k][0-9]+", tab.ask("hint", game=game)["move"])


def test_pure_chance_knows_no_hint(site: Site, tab: Tab) -> None:
    for name in ("rps", "die", "coin", "cards(3)"):
        _, state = challenged(site, tab, name)
        assert not state["may"]["hint"] and not state["side"]["may"]["hint"]


def test_the_players_own_clocks_run_on(site: Site, tab: Tab) -> None:
    clock = {"seconds": 300, "increment": 0}
    game, state = challenged(site, tab, "yinsh", "second", clock=clock)
    assert state["clock"]["running"] == "b"
    assert tab.play(game, "f5")["clock"]["running"] == "w"
    assert tab.play(game, "d4")["clock"]["running"] == "b"
    _, state = challenged(site, tab, "table(go)", clock=clock)
    assert state["clock"]["running"] is None


def test_a_side_game_can_have_times_of_its_own(site: Site, tab: Tab) -> None:
    clock = {"seconds": 300, "increment": 9, "side": 60}
    game, state = challenged(site, tab, "coin", clock=clock)
    assert state["clock"]["running"] == "w" and 59 < state["clock"]["left"]["w"] <= 60
    state = tab.play(game, "heads")
    assert state["clock"]["running"] == "b" and state["clock"]["left"]["w"] <= 60
    state = tab.play(game, "throw")
    assert state["clock"]["left"]["w"] > 200 and state["clock"]["left"]["b"] > 200


def test_whose_time_is_up_in_it_has_lost_it_and_not_the_game(site: Site, tab: Tab) -> None:
    clock = {"seconds": 300, "increment": 0, "side": 1}
    game, _ = challenged(site, tab, "yinsh", clock=clock)
    state = tab.wait(game, lambda state: len(state["plies"]) == 4)
    assert state["plies"][-1] == "lost" and state["result"] == "*"
    assert state["clock"]["left"]["w"] > 200
    assert "[%side yinsh 0-1]" in site.http.get(f"/api/games/{game}/file").text


def test_times_of_its_own_are_stored(tmp_path: Path) -> None:
    clock = {"seconds": 300, "increment": 0, "side": 90}
    with process(tmp_path) as site, site.tab() as tab:
        game, _ = challenged(site, tab, "coin", clock=clock)
    with serving(tmp_path) as started, started.tab() as tab:
        assert tab.watch(game)["clock"]["left"]["b"] <= 90
        tab.play(game, "heads")
        assert tab.play(game, "throw")["clock"]["left"]["b"] > 200


def test_only_who_decides_plays(site: Site, tab: Tab) -> None:
    announced = ZERTZ.format("yinsh").replace(" m ", " smZc3-e5 ")
    game = site.new_game(None, start=announced, seats={"w": computer(10), "b": PERSON})["id"]
    tab.watch(game)
    answer = tab.try_to("play", game=game, version=tab.states[game]["version"], move="f5")
    assert answer["code"] in ("computers-turn", "game-went-on")
    tab.wait(game, lambda state: not state["thinking"])
    tab.ask("unwatch", game=game)


def test_an_illegal_move_is_refused_with_its_reason(site: Site, tab: Tab) -> None:
    game, _ = challenged(site, tab, "yinsh")
    with pytest.raises(Refusal, match="z9"):
        tab.play(game, "z9")


def test_it_survives_a_killed_server(tmp_path: Path) -> None:
    with process(tmp_path) as site, site.tab() as tab:
        game, _ = challenged(site, tab, "dominoes")
        state = tab.play(game, first_move(tab.states[game]["side"]["scene"], random.Random(2)))
    with serving(tmp_path) as started, started.tab() as tab:
        assert tab.watch(game)["side"] == state["side"]
        assert play_out(tab, game)["plies"][-1] in ("won", "tied", "lost")


def test_against_the_computer_the_other_hand_is_hidden(site: Site, tab: Tab) -> None:
    announced = ZERTZ.format("dominoes").replace(" m ", " smZc3-e5 ")
    game = site.new_game(None, start=announced, seats=AGAINST)["id"]
    _, _, black = tab.watch(game)["side"]["scene"]["zones"]
    assert [(item["value"], item["count"]) for item in black["items"]] == [("?", 7)]
