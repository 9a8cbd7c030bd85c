"""All games of one host taken in by another: browser to browser, browser to server, and back."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from gipf.browser.worker import BrowserHost
from tests.browser.script import Talk
from tests.browser.test_same_answers import HostTalk, MemoryShelf, ServerTalk
from tests.server.serving import serving

STUDY = '[Variant "basic"]\n\n1. c2 (1. d2 {quiet}) c6 *\n'


@contextmanager
def browser() -> Iterator["Asking"]:
    """A host as a browser has it."""
    loop = asyncio.new_event_loop()
    host = BrowserHost(MemoryShelf(), {})
    try:
        loop.run_until_complete(host.open())
        yield Asking(HostTalk(loop, host))
        loop.run_until_complete(host.close())
    finally:
        loop.close()


@contextmanager
def server(folder: Path) -> Iterator["Asking"]:
    """A server."""
    with serving(folder) as site, site.tab() as tab:
        yield Asking(ServerTalk(site, tab))


class Asking:
    """What a page does with a host."""

    def __init__(self, talk: Talk) -> None:
        self._talk = talk
        self._ids = 0

    def ask(self, method: str, path: str, body: object = None) -> Any:
        status, text = self._talk.ask(method, path, None if body is None else json.dumps(body))
        assert status < 300, text
        return json.loads(text) if text else None

    def refused(self, body: object) -> str:
        status, text = self._talk.ask("POST", "/api/archive", json.dumps(body))
        assert status == 422, text
        return str(json.loads(text)["error"])

    def play(self, game: str, *moves: str) -> None:
        self._ids += 1
        self._talk.say({"id": self._ids, "do": "watch", "game": game})
        for move in moves:
            version = self.ask("GET", f"/api/games/{game}")["version"]
            self._ids += 1
            say = {"id": self._ids, "do": "play", "game": game, "version": version, "move": move}
            (*_, answer) = self._talk.say(say)
            assert "error" not in answer, answer

    def games(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = []
        for kind in ("played", "study"):
            following: str | None = ""
            while following is not None:
                before = following and f"&before={following}"
                part = self.ask("GET", f"/api/archive?kind={kind}{before}")
                found += part["games"]
                following = part["next"]
        return found

    def take(self, games: list[dict[str, Any]], **more: Any) -> dict[str, int]:
        counts: dict[str, int] = self.ask("POST", "/api/archive", {"games": games, **more})
        return {name: count for name, count in counts.items() if count}


def new(host: Asking) -> str:
    """Put something of every kind into a host; give the game of two people."""
    clock = {"seconds": 300, "increment": 5}
    game: str = host.ask("POST", "/api/games", {"variant": "basic", "clock": clock})["id"]
    host.play(game, "a1-c3", "e9-e7", "c2")
    host.ask("PATCH", f"/api/games/{game}", {"title": "A first one", "note": "looks good"})
    seats = {"w": {"kind": "person", "name": "Ann"}, "b": {"kind": "computer", "level": 3}}
    host.ask("POST", "/api/games", {"variant": "matrx", "seats": seats})
    host.ask("POST", "/api/side-games", {"game": "yinsh(blitz)"})
    host.ask("POST", "/api/games/import", {"text": STUDY, "kind": "study", "title": "Openings"})
    return game


@pytest.mark.parametrize("to", ["browser", "server"])
def test_everything_arrives_as_it_was_and_only_once(to: str, tmp_path: Path) -> None:
    with browser() as here, browser() if to == "browser" else server(tmp_path) as there:
        game = new(here)
        games = here.games()
        assert [each["kind"] for each in games].count("study") == 1
        assert len(games) == 4
        assert there.take(games, check=True) == {"added": 4}
        assert there.games() == []
        assert there.take(games) == {"added": 4}
        by_id = {each["id"]: each for each in there.games()}
        assert by_id == {each["id"]: each for each in games}
        assert there.take(games) == {"known": 4}
        assert here.take(there.games()) == {"known": 4}
        assert len(there.games()) == 4
        before, after = (host.ask("GET", f"/api/games/{game}") for host in (here, there))
        assert before["scene"] == after["scene"]
        assert before["clock"]["left"]["w"] == after["clock"]["left"]["w"]  # Black's runs here
        text = f"/api/games/{game}/file"
        assert here._talk.ask("GET", text, None) == there._talk.ask("GET", text, None)
        there.play(game, "c6")  # and it goes on


def test_a_game_that_went_on_elsewhere_is_brought_up_to_date() -> None:
    with browser() as here, browser() as there:
        game = new(here)
        old = here.games()
        there.take(old)
        there.play(game, "c6")
        assert here.take(there.games()) == {"updated": 1, "known": 3}
        assert here.ask("GET", f"/api/games/{game}")["plies"][-1] == "c6"
        assert here.take(old) == {"known": 4}  # an old file takes nothing back
        assert here.ask("GET", f"/api/games/{game}")["plies"][-1] == "c6"
        here.play(game, "d2")  # a page that looks at it goes on from there


def test_a_game_that_went_on_in_both_places_is_kept_twice_and_no_more() -> None:
    with browser() as here, browser() as there:
        game = new(here)
        there.take(here.games())
        there.play(game, "c6")
        here.play(game, "d7")
        assert here.take(there.games()) == {"copied": 1, "known": 3}
        assert here.take(there.games()) == {"known": 4}
        assert len(here.games()) == 5
        assert sorted(
            each["moves"][-1]["move"] for each in here.games() if each["title"] == "A first one"
        ) == ["c6", "d7"]


def test_notes_are_joined_and_what_was_found_out_about_a_study_is_taken_over() -> None:
    with browser() as here, browser() as there:
        game = new(here)
        there.take(here.games())
        there.ask("PATCH", f"/api/games/{game}", {"note": "not so good"})
        (study,) = (each["id"] for each in there.games() if each["kind"] == "study")
        tree = there.ask("GET", f"/api/games/{study}/analysis")["game"]
        tree["nodes"][1]["comment"] = "the main line"
        there.ask("PUT", f"/api/games/{study}/analysis", {"game": tree})
        assert here.take(there.games()) == {"known": 3, "updated": 1}
        found = {each["id"]: each for each in here.games()}
        assert found[game]["note"] == "looks good\nnot so good"
        assert "{the main line}" in found[study]["analysis"]
        assert here.take(there.games()) == {"known": 4}


def test_a_deleted_game_comes_back_with_the_file() -> None:
    with browser() as here:
        game = new(here)
        games = here.games()
        here.ask("DELETE", f"/api/games/{game}")
        assert len(here.games()) == 3
        assert here.take(games) == {"known": 4}
        assert len(here.games()) == 4


@pytest.mark.parametrize(
    ("field", "value", "why"),
    [
        ("start", "nonsense", "game 2 of the file"),
        ("id", "../etc", "small letters and digits"),
        ("result", "1-0", None),
        ("result", "2-0", "games.1.result"),
        ("moves", [{"move": "z9", "by": "person", "at": 1, "left": None}], "game 2 of the file"),
        ("analysis", "1. c2 c2 c2 c2 c2", "game 2 of the file"),
        ("sides", {"x": "yinsh f5"}, "number of decisions"),
        ("title", "a\nb", "characters that can be printed"),
        ("extra", 1, "games.1.extra"),
    ],
)
def test_a_file_of_which_one_game_is_broken_is_refused_whole(
    field: str, value: object, why: str | None
) -> None:
    with browser() as here, browser() as there:
        new(here)
        games = here.games()
        games[1][field] = value
        if why is None:  # a result that was agreed on is no fault
            assert there.take(games) == {"added": 4}
            return
        assert why in there.refused({"games": games})
        assert there.games() == []


def test_one_game_is_given_by_its_name_and_says_how_often_it_has_changed(tmp_path: Path) -> None:
    with browser() as here, server(tmp_path) as there:
        game = there.ask("POST", "/api/games", {"variant": "basic"})["id"]
        there.play(game, "d2", "c6")
        copy = there.ask("GET", f"/api/archive/{game}")
        assert copy == there.games()[0]
        assert here.take([copy]) == {"added": 1}
        assert here.ask("GET", f"/api/games/{game}")["version"] == copy["version"] == 3
        here.play(game, "c2")
        assert there.take(here.games()) == {"updated": 1}
        assert there.ask("GET", f"/api/games/{game}")["version"] == 4


def test_games_that_a_server_has_now_are_forgotten_for_good() -> None:
    with browser() as here:
        game, other = (here.ask("POST", "/api/games", {"variant": "basic"})["id"] for _ in range(2))
        here.play(game, "d2")
        here.ask("POST", "/rest")
        copy = here.ask("GET", f"/api/archive/{game}")
        here.ask("POST", "/forget", [game, "unknown"])
        assert [found["id"] for found in here.games()] == [other]
        changed = {**copy, "moves": [], "version": 1}
        assert here.take([changed]) == {"added": 1}
