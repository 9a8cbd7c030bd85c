"""Two ``gipf serve`` with one PostgreSQL and one Redis: pages on both, whatever is killed meanwhile."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from gipf import Position
from tests.server.real_servers import Postgres, Redis
from tests.server.serving import Process, process
from tests.server.tab import Tab


class Pair:
    """Two servers, what they share, and a page on each."""

    def __init__(self, data: Path, postgres: Postgres, redis: Redis, stack: ExitStack) -> None:
        self.postgres, self.redis, self._stack = postgres, redis, stack
        self.environment = {
            "GIPF_DATABASE": postgres.address(postgres.new()),
            "GIPF_BUS": redis.address,
        }
        self.data = data
        self.sites = [self.start(f"{n}") for n in range(2)]
        self.tabs = [self.open(site) for site in self.sites]

    def start(self, name: str) -> Process:
        return self._stack.enter_context(process(self.data / name, **self.environment))

    def open(self, site: Process) -> Tab:
        return self._stack.enter_context(site.tab())

    def new_game(self, **more: Any) -> str:
        game: str = self.sites[0].new_game("basic", **more)["id"]
        for tab in self.tabs:
            tab.watch(game)
        return game


@pytest.fixture
def pair(tmp_path: Path) -> Iterator[Pair]:
    postgres, redis = Postgres(), Redis()
    try:
        with ExitStack() as stack:
            yield Pair(tmp_path, postgres, redis, stack)
    finally:
        postgres.remove()
        redis.remove()


def play(pair: Pair, game: str, count: int) -> list[str]:
    """Play on, a decision on one server and one on the other; both pages show each."""
    for _ in range(count):
        tab, other = pair.tabs
        state = tab.states[game]
        move = Position.parse(state["scene"]["position"]).legal_moves()[0].text
        version = tab.ask(
            "play", game=game, version=state["version"], move=move, key=f"{state['version']}"
        )
        tab.until(game, version["version"])
        assert other.until(game, version["version"])["plies"] == tab.states[game]["plies"]
        assert other.states[game]["scene"] == tab.states[game]["scene"]
        pair.tabs = [other, tab]
    return list(pair.tabs[0].states[game]["plies"])


def test_a_game_between_two_servers_whatever_is_killed(pair: Pair) -> None:
    for site in pair.sites:
        health = site.http.get("/api/health").json()
        assert (health["database"]["state"], health["bus"]["state"]) == ("ready", "ready")
        assert "a-secret" not in str(health)
    game = pair.new_game()
    assert len(play(pair, game, 6)) == 6

    pair.redis.client().flushall()
    assert len(play(pair, game, 2)) == 8

    pair.redis.kill()  # the comparison of versions finds what nobody tells
    assert len(play(pair, game, 2)) == 10
    pair.redis.start()
    assert len(play(pair, game, 2)) == 12

    # a server is killed right after it has said that a move is stored: the move is there
    (site,) = [site for site in pair.sites if site.address == pair.tabs[0].address]
    state = pair.tabs[0].states[game]
    move = Position.parse(state["scene"]["position"]).legal_moves()[0].text
    asked = {"game": game, "version": state["version"], "move": move, "key": "the last"}
    version = pair.tabs[0].ask("play", **asked)["version"]
    site.kill()
    assert pair.tabs[1].until(game, version)["plies"][-1] == move
    # whoever has not heard the answer asks again, elsewhere and once more
    for _ in range(2):
        assert pair.tabs[1].ask("play", **asked)["version"] == version
    assert pair.tabs[1].watch(game)["plies"].count(move) == 1

    # another takes its place, and the database is killed and comes back
    newcomer = pair.start("2")
    pair.tabs = [pair.tabs[1], pair.open(newcomer)]
    pair.tabs[1].watch(game)
    pair.postgres.kill()
    state = pair.tabs[0].states[game]
    move = Position.parse(state["scene"]["position"]).legal_moves()[0].text
    asked = {"game": game, "version": state["version"], "move": move, "key": "again"}
    refusal = pair.tabs[0].try_to("play", **asked)
    assert refusal["code"] == "database-away"
    health = newcomer.http.get("/api/health")
    assert (health.status_code, health.json()["database"]["state"]) == (503, "failing")
    pair.postgres.start()
    while "error" in (answer := pair.tabs[0].try_to("play", **asked)):
        assert answer["code"] == "database-away"
    assert pair.tabs[1].until(game, answer["version"])["plies"][-1] == move
    play(pair, game, 2)
    assert newcomer.http.get("/api/health").json()["database"]["state"] == "ready"
    logs = [path.read_text() for path in pair.data.rglob("*") if path.is_file()]
    assert logs and not any("a-secret" in text for text in logs)


def give_turn(tab: Tab, game: str) -> int:
    """Play a turn for the person; give how many decisions there are when the computer begins to think."""
    state = tab.wait(game, lambda state: not state["thinking"])
    while not state["thinking"]:
        move = Position.parse(state["scene"]["position"]).legal_moves()[0].text
        state = tab.play(game, move)
    return len(state["plies"])


def test_the_computer_plays_once_and_goes_on_elsewhere_when_its_server_is_killed(
    pair: Pair,
) -> None:
    seats = {"w": {"kind": "person"}, "b": {"kind": "computer", "level": 1}}
    game = pair.new_game(seats=seats)
    tab, other = pair.tabs
    for _ in range(2):
        count = give_turn(tab, game)
        for each in pair.tabs:
            each.wait(game, lambda state: len(state["plies"]) > count and not state["thinking"])  # noqa: B023
        assert tab.states[game]["plies"] == other.states[game]["plies"]
        assert tab.states[game]["version"] == other.states[game]["version"]
    count = give_turn(tab, game)
    pair.sites[0].kill()
    other.wait(game, lambda state: len(state["plies"]) > count)
