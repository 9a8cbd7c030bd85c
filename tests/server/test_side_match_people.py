"""Side games that settle a challenge between two people apart: each plays their side, and sees no more."""

import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from typing import Any

import pytest

from gipf import Position
from gipf.host.live_game import LiveGame
from gipf.host.people import Person
from gipf.host.seats import Seat
from gipf.host.side_position import SidePosition
from gipf.host.view import told_of
from gipf.variants import Player
from tests.server.cast import Cast
from tests.server.serving import Site, serving
from tests.server.tab import Tab
from tests.server.test_side_match import ANNOUNCED, ZERTZ
from tests.server.test_side_position import first_move

W, B = Player
ANN, BEN, SUE = Person("ann", "Ann"), Person("ben", "Ben"), Person("sue", "Sue")
SEATS = {W: Seat("person", "Ann", holder="ann"), B: Seat("person", "Ben", holder="ben")}
CHOICES = ("paper", "rock", "scissors")


class Pair:
    """A challenge between two guests: who announced plays White of the game, and somebody watches."""

    def __init__(self, site: Site, side: str, stack: ExitStack, begins: str = "first") -> None:
        self.cast = stack.enter_context(closing(Cast(site)))
        seats = {"w": {"kind": "person"}, "b": {"kind": "person", "invited": True}}
        body = {"start": ZERTZ.format(side), "seats": seats, "clock": {"seconds": 900}}
        made = self.cast.player.http.post("/api/games", json=body)
        assert made.status_code == 201, made.text
        self.cast.game = self.game = str(made.json()["id"])
        assert self.cast.opponent.follow(self.cast.invite("b"), "Ben").status_code == 303
        assert self.cast.spectator.follow(self.cast.invite(None), "Sue").status_code == 303
        self.tabs = {
            "w": stack.enter_context(self.cast.player.tab()),
            "b": stack.enter_context(self.cast.opponent.tab()),
        }
        self.watcher = stack.enter_context(self.cast.spectator.tab())
        for tab in (*self.tabs.values(), self.watcher):
            tab.watch(self.game)
        for move in (*ANNOUNCED, begins):
            self.play(move)

    @property
    def state(self) -> dict[str, Any]:
        return self.tabs["w"].states[self.game]

    def decider(self) -> str:
        """Say who is to decide: in the side game if one is on."""
        side = self.state["side"]
        if side and side["scene"]["player"]:
            return str(side["players"][side["scene"]["player"]])
        return str(self.state["scene"]["player"])

    def told(self, version: int) -> None:
        """Let all pages hear of a version."""
        for tab in (*self.tabs.values(), self.watcher):
            tab.until(self.game, version)

    def play(self, move: str) -> None:
        """Let whoever is to decide play; the others are refused it."""
        decider, version = self.decider(), self.state["version"]
        for tab in (self.tabs["b" if decider == "w" else "w"], self.watcher):
            refused = tab.try_to("play", game=self.game, move=move, version=version)
            assert refused["code"] in ("not-your-turn", "not-your-game")
        self.told(self.tabs[decider].play(self.game, move)["version"])

    def scene(self, who: str) -> dict[str, Any]:
        """Give the side game as somebody sees it."""
        found: dict[str, Any] = self.tabs[who].states[self.game]["side"]["scene"]
        return found


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with serving(tmp_path_factory.mktemp("home")) as site:
        yield site


@pytest.fixture
def pair(home: Site) -> Iterator[Callable[..., Pair]]:
    with ExitStack() as stack:
        yield lambda side, begins="first": Pair(home, side, stack, begins)


@pytest.mark.parametrize("begins", ["first", "second"])
@pytest.mark.parametrize(
    "side",
    ["rps(3)", "rps", "coin", "die", "cards(3)", "dominoes", "dvonn(random)", "yinsh(blitz)"],
)
def test_two_people_settle_a_challenge(pair: Any, side: str, begins: str) -> None:
    both, rng = pair(side, begins), random.Random(7)
    players = {"w": "w", "b": "b"} if begins == "first" else {"w": "b", "b": "w"}
    assert both.state["side"]["players"] == players
    while not (scene := both.scene(both.decider()))["outcome"]:
        both.play(first_move(scene, rng))
        if not both.state["side"]:
            break
        assert both.scene("w")["outcome"] == both.scene("b")["outcome"]
    outcome = both.scene("w")["outcome"]["winner"]
    word = "tied" if outcome is None else "won" if players[outcome] == "w" else "lost"
    for tab in (*both.tabs.values(), both.watcher):
        assert tab.states[both.game]["plies"] == [*ANNOUNCED, begins, word]
    assert both.state["clock"]["running"] == both.state["scene"]["player"]
    move = both.tabs[both.decider()].states[both.game]["scene"]["options"][0]["move"]
    both.play(move)  # and the game goes on


def told_after(game: LiveGame, move: str, person: Person) -> Any:
    """Say what somebody is told after a move."""
    return told_of(game.played(move, "person", 2), 2, person)


def challenged(begins: str) -> LiveGame:
    start = Position.parse(ZERTZ.format("rps(3)"))
    game = LiveGame.new("abc", 1, start, SEATS, None)
    for move in (*ANNOUNCED, begins):
        game = game.played(move, "person", 1)
    return game


@pytest.mark.parametrize(
    ("game", "first", "second"),
    [
        (challenged("first"), ANN, BEN),
        (challenged("second"), BEN, ANN),
        (LiveGame.new("abc", 1, SidePosition.new("rps(3)"), SEATS, None), ANN, BEN),
    ],
    ids=["within a game", "the other begins", "by itself"],
)
def test_nobody_learns_what_was_chosen_before_both_have(
    game: LiveGame, first: Person, second: Person
) -> None:
    for before in (game, game.played("rock", "person", 1).played("paper", "person", 1)):
        for person in (second, SUE):
            told = [told_after(before, choice, person) for choice in CHOICES]
            assert told[0] == told[1] == told[2]
        own = [told_after(before, choice, first) for choice in CHOICES]
        assert own[0] != own[1] != own[2], "one's own choice is seen"


def test_no_address_tells_what_was_chosen(pair: Any) -> None:
    both = pair("rps")
    both.play("rock")
    for person in (both.cast.opponent, both.cast.spectator):
        file = person.http.get(f"/api/games/{both.game}/file").text
        assert "rock" not in file and "%side" not in file
        assert person.http.get(f"/api/games/{both.game}").json()["side"]["moves"] == ["?"]


def test_each_of_two_gives_up_only_their_own_side(pair: Any) -> None:
    both = pair("yinsh(blitz)")
    refused = both.tabs["b"].try_to("resign-side", game=both.game, player="w")
    assert refused["code"] == "not-your-seat"
    assert both.watcher.try_to("resign-side", game=both.game)["code"] == "not-your-game"
    both.told(both.tabs["b"].ask("resign-side", game=both.game)["version"])
    assert both.state["plies"][-1] == "won" and both.state["result"] == "*"


def test_a_draw_in_it_needs_both(pair: Any) -> None:
    both = pair("yinsh(blitz)")
    both.told(both.tabs["b"].ask("offer", game=both.game)["version"])
    version = both.state["version"]
    refused = both.tabs["b"].try_to("accept", game=both.game, version=version)
    assert refused["code"] == "own-proposal"
    both.told(both.tabs["w"].ask("accept", game=both.game, version=version)["version"])
    assert both.state["plies"][-1] == "tied" and both.state["result"] == "*"


def test_a_takeback_in_it_needs_both(pair: Any) -> None:
    both = pair("yinsh(blitz)")
    both.play("f5")
    both.play("d4")
    asked = both.tabs["w"].ask("takeback", game=both.game, version=both.state["version"])
    both.told(asked["version"])
    assert both.state["side"]["moves"] == ["f5", "d4"]
    assert both.state["proposal"] == {"kind": "takeback", "player": "w"}
    agreed = both.tabs["b"].ask("accept", game=both.game, version=both.state["version"])
    both.told(agreed["version"])
    assert both.state["side"]["moves"] == [] and both.decider() == "w"


def test_nobody_is_helped_in_it(pair: Any) -> None:
    both = pair("yinsh(blitz)")
    for who in "wb":
        tab: Tab = both.tabs[who]
        assert tab.try_to("hint", game=both.game)["code"] == "no-advice-between-people"
        assert not tab.states[both.game]["side"]["may"]["hint"]
