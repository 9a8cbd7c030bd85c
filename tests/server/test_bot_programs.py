"""Programs as somebody runs them: `gipf bot` and the example client play at a real service, and are killed."""

import os
import random
import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest

from gipf.bot.client import Client
from gipf.bot.player import can_play
from gipf.bot.side_player import moves_in
from gipf.errors import GipfError
from tests.command_line import invoke
from tests.patience import PATIENCE
from tests.server.serving import Site, serving
from tests.server.tab import Tab
from tests.server.test_side_match import ANNOUNCED, ZERTZ
from tests.server.world import SCOPES

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "bot_client.py"
TIME = {"seconds": 3600, "increment": 10}
LEVEL = ("-m", "gipf", "bot", "--level", "1", "--server")

_OPEN: list[httpx.Client] = []


class User:
    """Somebody with an account at a service without TLS, as one tries it out at one machine."""

    def __init__(self, address: str, name: str, port: int | None = None) -> None:
        """Make an account; at the server of this port, where there are several."""
        self.address = address
        self.http = httpx.Client(timeout=PATIENCE, headers={"Origin": address})
        self.port = urlsplit(address).port or 80
        self.move_to(port or self.port)
        made = self.http.post("/api/account", json={"name": name, "password": "four plain words"})
        assert made.status_code == 201, made.text
        self.id = made.json()["id"]
        _OPEN.append(self.http)

    def move_to(self, port: int) -> None:
        """Ask another server from now on."""
        self.port = port
        self.http.base_url = f"http://localhost:{port}"
        self.http.headers["Host"] = urlsplit(self.address).netloc

    def token(self) -> str:
        """Become a bot; give a token."""
        assert self.http.put("/api/account/bot").status_code == 200
        body = {"name": "program", "scopes": SCOPES}
        return str(self.http.post("/api/account/tokens", json=body).json()["token"])

    def challenge(self, to: str, **more: Any) -> Any:
        body = {"variants": ["basic"], "times": [TIME], "to": to, **more}
        return self.http.post("/api/lobby/seeks", json=body).json()

    def lobby(self) -> dict[str, Any]:
        return {each["id"]: each for each in self.http.get("/api/lobby").json()["seeks"]}

    def game_of(self, seek: Any) -> str:
        """Wait until a challenge has become a game."""
        wait(lambda: self.lobby()[seek["id"]]["game"])
        return str(self.lobby()[seek["id"]]["game"])

    def tab(self) -> Tab:
        """Open a page's WebSocket with one's cookies."""
        kept = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        line = socket.create_connection(("localhost", self.port))
        headers = {"Origin": self.address, "Cookie": kept}
        return Tab(self.address, sock=line, additional_headers=headers)

    def state(self, game: str) -> Any:
        found = self.http.get(f"/api/games/{game}").json()
        is_side = found.get("code") == "is-side-game"
        return self.http.get(f"/api/side-games/{game}").json() if is_side else found

    def is_asked(self, game: str) -> bool:
        """Whether one decides now, or the game is over."""
        state = self.state(game)
        return state["result"] != "*" or bool(self.moves(state))

    def moves(self, state: Any) -> list[str]:
        if scene := side_scene_of(state):
            return sorted(moves_in(scene["touches"]))
        if state["scene"]["player"] not in state["own"]:
            return []
        return [option["move"] for option in state["scene"]["options"]]

    def watching(self, game: str) -> Tab:
        """Open a page at a game."""
        tab = self.tab()
        tab.ask("watch-side" if self.state(game)["kind"] == "side" else "watch", game=game)
        return tab

    def game_with(self, other: "User", colour: str, start: str) -> str:
        """Set up a game against somebody, who follows a link to their seat."""
        seat = "b" if colour == "w" else "w"
        seats = {colour: {"kind": "person"}, seat: {"kind": "person", "invited": True}}
        made = self.http.post("/api/games", json={"start": start, "seats": seats})
        assert made.status_code == 201, made.text
        game = str(made.json()["id"])
        asked = self.http.post(f"/api/games/{game}/invitations", json={"player": seat})
        path = asked.json()["link"].removeprefix(self.address)
        assert other.http.post(path, data={"name": ""}).status_code == 303
        return game


def side_scene_of(state: Any) -> Any:
    """Give the side game that is on, within a game or by itself."""
    if state["kind"] == "side":
        return state["scene"]
    side = state["side"]
    return side["scene"] if side and side["scene"]["player"] else None


def wait(is_so: Any) -> None:
    """Wait until something is so."""
    until = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < until, "it never is"
        time.sleep(0.05)


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    address = f"http://localhost:{port}"
    data = tmp_path_factory.mktemp("place")
    more = {"service": address, "unlimited": ("127.0.0.1",), "port": port}
    with serving(data, **more):
        yield address
        for client in _OPEN:
            client.close()


@contextmanager
def running(*command: str | Path, token: str) -> Iterator[subprocess.Popen[str]]:
    """Run a program, and see to it that it ends."""
    process = subprocess.Popen(
        [sys.executable, *map(str, command)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, "GIPF_TOKEN": token},
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def played(user: User, game: str, moves: int) -> Any:
    """Play so many decisions; give the game when it is one's turn again, or it is over."""
    for _ in range(moves):
        wait(lambda: user.is_asked(game))
        state = user.state(game)
        if state["result"] != "*":
            return state
        decide(user, state)
    wait(lambda: user.is_asked(game))
    return user.state(game)


def decide(user: User, state: Any, move: str = "") -> None:
    """Decide as a page does."""
    with user.watching(state["id"]) as tab:
        tab.play(state["id"], move or user.moves(state)[0])


def play_until(user: User, tab: Tab, game: str, is_done: Any) -> Any:
    """Play by chance whenever one is asked, until something is so of the game."""
    rng = random.Random(5)
    while True:
        state = tab.wait(game, lambda state: is_done(state) or user.moves(state))
        if is_done(state):
            return state
        tab.play(game, rng.choice(user.moves(state)))


def resign(user: User, game: str) -> None:
    """Give up."""
    with user.tab() as tab:
        tab.ask("resign", game=game)


def test_the_example_accepts_a_challenge_and_plays(place: str) -> None:
    bot, ann = User(place, "Zexample"), User(place, "Zann")
    with running(EXAMPLE, place, token=bot.token()) as process:
        seek = ann.challenge(bot.id)
        game = ann.game_of(seek)
        state = played(ann, game, 3)
        assert len(state["plies"]) >= 6
        resign(ann, game)
        assert process.stdout is not None
        assert f"{game} " in process.stdout.readline()


def test_a_level_plays_several_games_and_goes_on_after_it_was_killed(place: str) -> None:
    bot, ann, ben = User(place, "Zlevel"), User(place, "Zana"), User(place, "Zbenno")
    token = bot.token()
    command = (*LEVEL, place)
    with running(*command, token=token):
        games = [who.game_of(who.challenge(bot.id)) for who in (ann, ben)]
        for who, game in zip((ann, ben), games, strict=True):
            assert len(played(who, game, 1)["plies"]) >= 2
    for who, game in zip((ann, ben), games, strict=True):
        state = who.state(game)
        assert who.moves(state)
        decide(who, state)  # while nobody is there to answer
    with running(*command, token=token) as process:
        for who, game in zip((ann, ben), games, strict=True):
            wait(lambda who=who, game=game: who.is_asked(game))
            assert len(who.state(game)["plies"]) >= 4
            resign(who, game)
        assert process.stdout is not None
        said = "".join(process.stdout.readline() for _ in range(5))
        assert f"Zlevel plays at {place}, level 1" in said
        for game in games:
            assert re.search(rf"{game}: (1-0|0-1) \(resignation\)", said)
        process.terminate()
        assert process.wait(PATIENCE) == 0


SIDES = {"rps(3)": "Zrocky", "dominoes": "Zdomina", "zertz(blitz)": "Zerta"}


@pytest.mark.parametrize("side", SIDES)
def test_a_level_says_who_begins_and_plays_the_side_game_of_a_challenge(
    place: str, side: str
) -> None:
    bot, ann = User(place, SIDES[side]), User(place, f"{SIDES[side]} Ann")
    token = bot.token()
    game = bot.game_with(ann, "w", ZERTZ.format(side))
    for who, move in zip((bot, ann), ANNOUNCED, strict=True):
        decide(who, who.state(game), move)
    with running(*LEVEL, place, token=token), ann.watching(game) as tab:
        state = play_until(ann, tab, game, lambda state: len(state["plies"]) > 3)
    *announced, who_begins, result = state["plies"]
    assert tuple(announced) == ANNOUNCED and who_begins in ("first", "second")
    assert result in ("won", "tied", "lost")
    [played] = state["played"]
    assert played["play"].startswith(side) and set(played["movers"]) == {"w", "b"}


def test_a_level_answers_a_potential_that_is_announced(place: str) -> None:
    bot, ann = User(place, "Zanswers"), User(place, "Zanouk")
    token = bot.token()
    game = bot.game_with(ann, "b", ZERTZ.format("coin"))
    decide(ann, ann.state(game), ANNOUNCED[0])
    answers = bot.moves(bot.state(game))
    with running(*LEVEL, place, token=token):
        wait(lambda: len(ann.state(game)["plies"]) > 1)
    assert ann.state(game)["plies"][1] in answers


def test_what_is_played_at_a_table_a_level_settles_by_lot(place: str) -> None:
    bot, ann = User(place, "Ztable"), User(place, "Zanders")
    token = bot.token()
    game = bot.game_with(ann, "w", ZERTZ.format("go"))
    for who, move in zip((bot, ann), ANNOUNCED, strict=True):
        decide(who, who.state(game), move)
    with running(*LEVEL, place, token=token), ann.watching(game) as tab:
        asked = tab.wait(game, lambda state: state.get("proposal"))
        assert asked["proposal"] == {"kind": "lot", "player": "w"}
        tab.change("decline", game)
        tab.change("lot", game)  # it is asked nothing more, and agrees
        state = tab.wait(game, lambda state: len(state["plies"]) > 3)
    assert state["plies"][3] in ("won", "tied", "lost")


@pytest.mark.parametrize(("variant", "name"), [("dominoes", "Zsideways"), ("basic", "Zagain")])
def test_a_level_plays_again_with_who_is_still_there(place: str, variant: str, name: str) -> None:
    bot, ann = User(place, name), User(place, f"{name} Ann")
    with running(*LEVEL, place, token=bot.token()):
        game = ann.game_of(ann.challenge(bot.id, variants=[variant]))
        with ann.watching(game) as tab:
            kind = tab.states[game]["kind"]
            if kind == "game":
                tab.ask("resign", game=game)
            state = play_until(ann, tab, game, lambda state: state["result"] != "*")
            tab.ask("rematch-side" if kind == "side" else "rematch", game=game)
            again = tab.wait(game, lambda state: state["rematch"])["rematch"]
        assert ann.state(again)["own"] != state["own"]
        wait(lambda: ann.is_asked(again))


def test_rated_games_are_declined_unless_it_plays_them(place: str) -> None:
    bot, ann = User(place, "Zpicky"), User(place, "Zanka")
    with running(*LEVEL, place, token=bot.token()):
        seek = ann.challenge(bot.id, rated=True)
        wait(lambda: seek["id"] not in ann.lobby())


def test_it_offers_games_itself_as_many_at_once_as_it_plays(place: str) -> None:
    bot, ann = User(place, "Zoffers"), User(place, "Zanja")
    command = (*LEVEL, place, "--offer", "basic", "--games", "1")

    def offers() -> list[Any]:
        return [each for each in ann.lobby().values() if each["name"] == "Zoffers"]

    with running(*command, token=bot.token()):
        wait(offers)
        [offer] = offers()
        assert offer["bot"] is True and offer["times"][0] == {
            "seconds": 600,
            "increment": 5,
            "cap": None,
        }
        path = f"/api/lobby/seeks/{offer['id']}/accept"
        game = ann.http.post(path, json={}).json()["game"]
        played(ann, game, 1)
        assert offers() == []
        resign(ann, game)
        wait(offers)


def test_what_goes_wrong_is_said_in_a_line(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("GIPF_TOKEN", raising=False)
    assert "there is no token" in invoke("bot", "--server", place)[2]
    given = ("bot", "--server", place, "--token", "gipf_none")
    status, _, said = invoke(*given)
    assert status == 1
    assert "the service says no: this token is good for nothing" in said
    assert "'soon' is no time" in invoke(*given, "--time", "soon")[2]
    said = invoke("bot", "--server", "play.example", "--token", "x")[2]
    assert "'play.example' is no address of a service" in said
    said = invoke("bot", "--server", "http://127.0.0.1:9", "--token", "x")[2]
    assert "http://127.0.0.1:9 does not answer: " in said


def test_on_somebodys_own_machine_there_are_no_bots(site: Site) -> None:
    said = invoke("bot", "--server", site.address, "--token", "x")[2]
    assert f"at {site.address} this token is of no bot" in said


def test_which_variants_it_plays() -> None:
    assert can_play("tournament") and can_play("dvonn(random)") and not can_play("no such game")
    with pytest.raises(GipfError):
        Client("https://play.example/lobby", "x")
