"""Two people with browsers of their own play at a service of two servers, of which one is killed in each game.

The servers share a PostgreSQL and a Redis, and nginx is before them. Most moves are sent by a line of the
page itself, so that a whole game takes seconds; the last ones are made by mouse.
"""

import random
import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from gipf import Position
from tests.e2e.conftest import NewPage
from tests.e2e.hands import Mouse
from tests.e2e.screens import wait_until
from tests.e2e.table import Table
from tests.e2e.test_accounts import sign_in, sign_up
from tests.e2e.test_across_the_room import invite_to_watch, link_in
from tests.server.load.cluster import Server, is_complaint
from tests.server.real_servers import Postgres, Redis, free_port
from tests.server.test_proxies import OWN, before
from tools.building import ROOT
from tools.page import is_built

FAMILIES = {
    "basic": 6,
    "standard": 1,
    "tournament": 0,
    "standard+Z6": 3,
    "ultimate": 2,
    "matrx": 4,
}
"""A variant of each family, and a number from which chance starts in its game."""
BY_MOUSE = 2
"""So many decisions at the end are made by mouse."""
LIVE = {"seconds": 900, "increment": 10}
DAYS = {"seconds": 259_200, "increment": 259_200, "cap": 259_200}


class Service:
    """Two servers behind a proxy, at the address where browsers find them."""

    def __init__(self, folder: Path, stack: ExitStack) -> None:
        self._folder = folder
        postgres, redis = Postgres(), Redis()
        stack.callback(postgres.remove)
        stack.callback(redis.remove)
        port, self._ports = free_port(), [free_port(), free_port()]
        self.address = f"http://localhost:{port}"
        self._environment = {
            "GIPF_DATABASE": postgres.address(postgres.new()), "GIPF_BUS": redis.address,
            "GIPF_ADDRESS": self.address, "GIPF_PROXY": OWN, "GIPF_UNLIMITED": "127.0.0.1",
            "PYTHONPATH": str(ROOT),
        }  # fmt: skip
        self._servers: list[Server] = []
        stack.callback(self._kill_all)
        for n in range(2):
            self._servers.append(self._start(n))
        stack.enter_context(before("nginx", folder / "nginx", port, self._ports))
        self._next = 0

    def _start(self, n: int) -> Server:
        return Server(self._folder / f"{n}", str(self._ports[n]), **self._environment)

    def _kill_all(self) -> None:
        for server in self._servers:
            server.kill()

    def kill_one(self) -> None:
        """Kill one of the servers, each time the other one, and start it again."""
        self._servers[self._next].kill()
        self._servers[self._next] = self._start(self._next)
        self._next = 1 - self._next

    def complaints(self) -> list[str]:
        """Give the traces that the servers have logged."""
        logs = [path.read_text() for path in self._folder.rglob("server.log*")]
        return [line for log in logs for line in log.splitlines() if is_complaint(line)]


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    assert is_built(), "the page is not that of its sources: 'make page' builds it"
    with ExitStack() as stack:
        yield Service(tmp_path_factory.mktemp("service"), stack)


class Person:
    """Somebody with a browser, and cookies of their own; what they ask is asked as their page asks it."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def ask(self, path: str, body: object = None, method: str | None = None) -> Any:
        """Ask the service for something, and give what it answers."""
        return self.page.evaluate(ASK, [path, body, method or ("GET" if body is None else "POST")])

    def decide(self, game: str, move: str) -> None:
        """Make a decision by mouse, as soon as it is one's turn on the board."""
        table = Table(self.page, self, game, Mouse(self.page))  # type: ignore[arg-type]  # it can be asked
        table.wait()
        self.page.locator("main .point.target, [data-decide]").first.wait_for()
        table.play(move)

    def play(self, game: str, own: str, moves: list[str], turns: str) -> None:
        """Begin to play one side of a game by a line of the page's own, as it comes."""
        self.page.evaluate(PLAY, [game, own, moves, turns])

    def wait_for(self, count: int) -> None:
        """Wait until so many decisions have come to that line."""
        wait_until(self.page, "(count) => window.plies >= count", count)


ASK = """async ([path, body, method]) => {
    const answer = await fetch(path, {
        method, body: body === null ? undefined : JSON.stringify(body),
        headers: { 'Content-Type': 'application/json' },
    })
    const told = await answer.json()
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(told)}`)
    return told
}"""
PLAY = """([game, own, moves, turns]) => {
    window.plies = -1
    const open = () => {
        const line = new WebSocket(`${location.origin.replace('http', 'ws')}/api/live`)
        line.onopen = () => line.send(JSON.stringify({ id: 0, do: 'watch', game }))
        line.onclose = () => window.plies < moves.length && setTimeout(open, 200)
        line.onmessage = ({ data }) => {
            const told = JSON.parse(data)
            const state = told.game
            if (!state?.plies) return
            const count = window.plies = state.plies.length
            if (count >= moves.length) return line.close()
            if (turns[count] !== own) return
            const key = `${game} ${count}`
            line.send(JSON.stringify({
                id: count + 1, do: 'play', game, version: state.version, move: moves[count], key,
            }))
        }
    }
    open()
}"""


def whole_game(variant: str, seed: int) -> tuple[list[str], str]:
    """Play a game at random to its end: the decisions, and for each whose it is."""
    chance, position = random.Random(seed), Position.start(variant)
    moves, turns = list[str](), ""
    while not position.is_over:
        move = chance.choice(position.legal_moves())
        turns += position.acting.value
        moves.append(move.text)
        position = position.play(move)
    return moves, turns


def play_whole(
    service: Service, people: dict[str, Person], game: str, moves: list[str], turns: str
) -> None:
    """Let two play a game to its end, while one of the servers is killed; the last decisions by mouse."""
    most = len(moves) - BY_MOUSE
    for colour, person in people.items():
        person.page.goto(f"/#/game/{game}")
        person.page.locator(f'[data-game="{game}"]').wait_for()
        person.play(game, colour, moves[:most], turns)
    people["w"].wait_for(most // 2)
    service.kill_one()
    for person in people.values():
        person.wait_for(most)
    for move, colour in zip(moves[most:], turns[most:], strict=True):
        people[colour].decide(game, move)
    for person in people.values():
        expect(person.page.locator(".end h2")).to_be_visible()
    state = people["w"].ask(f"/api/games/{game}")
    assert state["plies"] == moves and state["result"] != "*"


def met(ann: Person, ben: Person, variant: str, time: dict[str, int]) -> str:
    """Let two meet in the lobby; the first plays White."""
    body = {"variants": [variant], "times": [time], "colour": "w"}
    offered = ann.ask("/api/lobby/seeks", body)["id"]
    game = str(ben.ask(f"/api/lobby/seeks/{offered}/accept", {})["game"])
    for person in (ann, ben):  # the page has not heard that it is a guest's now
        person.page.reload()
    return game


@pytest.fixture
def people(service: Service, new_page: NewPage) -> list[Person]:
    """Two people who play, and one who watches, who complains of servers that are killed."""
    opened = [Person(new_page(service, may_complain=True)) for _ in range(3)]
    for person in opened:
        person.page.goto("/#/people")
        person.page.locator("main h1, main h2").first.wait_for()
    return opened


def test_two_browsers_play_a_whole_game_of_each_family_live(
    service: Service, people: list[Person]
) -> None:
    ann, ben, sue = people
    for variant, seed in FAMILIES.items():
        moves, turns = whole_game(variant, seed)
        game = met(ann, ben, variant, LIVE)
        sue.page.goto(f"/#/game/{game}")
        sue.page.locator("main [data-point]").first.wait_for()
        play_whole(service, {"w": ann, "b": ben}, game, moves, turns)
        expect(sue.page.locator(".end h2")).to_be_visible()
        assert sue.ask("/api/me")["kind"] == "stranger"
    assert len({person.ask("/api/me")["id"] for person in (ann, ben)}) == 2
    assert service.complaints() == []


def test_two_browsers_play_a_whole_game_over_days_and_are_never_there_together(
    service: Service, people: list[Person]
) -> None:
    ann, ben, _ = people
    game = met(ann, ben, "basic;reserve=4/4", DAYS)
    moves, turns = whole_game("basic;reserve=4/4", 4)
    sides = {"w": ann, "b": ben}
    for person in sides.values():
        person.page.goto("/#/settings")
    for number, (move, colour) in enumerate(zip(moves, turns, strict=True)):
        person = sides[colour]
        if number == len(moves) // 2:
            service.kill_one()
            service.kill_one()  # and so nobody is there who knows of it
        person.page.goto(f"/#/game/{game}")
        person.page.locator(f'[data-game="{game}"]').wait_for()
        if number < BY_MOUSE or number >= len(moves) - BY_MOUSE:
            person.decide(game, move)
        else:
            person.play(game, colour, moves[: number + 1], turns)
            person.wait_for(number + 1)
        person.page.goto("/#/settings")
        person.page.locator('[data-do="vacation"]').wait_for()
    state = ann.ask(f"/api/games/{game}")
    assert state["plies"] == moves and state["result"] != "*"
    assert state["clock"]["cap"] == DAYS["cap"]
    assert service.complaints() == []


def test_who_comes_by_an_invitation_as_a_guest_plays_on_with_an_account(
    service: Service, people: list[Person], new_page: NewPage
) -> None:
    olga, ann, sue = people
    moves, turns = whole_game("basic;reserve=5/5", 7)
    olga.page.goto("/#/new/basic;reserve=5/5")
    olga.page.get_by_role("radio", name="On another device").check()
    olga.page.locator("form button.main").click()
    ann.page.goto(link_in(olga.page))
    ann.page.get_by_label("Your name").fill("Anneliese")
    ann.page.locator("button").click()
    ann.page.locator("main [data-point]").first.wait_for()
    expect(olga.page.locator("dialog")).to_have_count(0)
    game = olga.page.url.rpartition("/")[2]
    sue.page.goto(invite_to_watch(olga.page))
    sue.page.get_by_label("Your name").fill("Susi")
    sue.page.locator("button").click()
    sue.page.locator("main [data-point]").first.wait_for()
    assert ann.ask("/api/me")["kind"] == "guest"

    half = len(moves) // 2
    for colour, person in (("w", olga), ("b", ann)):
        person.play(game, colour, moves[:half], turns)
    for person in (olga, ann):
        person.wait_for(half)
    sign_up(ann.page, "Zwanziger")
    assert ann.ask("/api/me")["kind"] == "account"
    play_whole(service, {"w": olga, "b": ann}, game, moves, turns)
    expect(sue.page.locator(".end h2")).to_be_visible()
    assert olga.ask(f"/api/games/{game}")["seats"]["b"]["name"] == "Zwanziger"

    phone = Person(new_page(service, may_complain=True))
    sign_in(phone.page, "Zwanziger")
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("Zwanziger")
    phone.page.goto(f"/#/game/{game}")
    expect(phone.page.locator(".end h2")).to_have_text(re.compile("You have|has won|A draw"))
    assert service.complaints() == []
