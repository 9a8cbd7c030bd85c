"""The WebSocket: playing, watching, and everything that must not upset it."""

import json
import random
import socket
from contextlib import closing, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from gipf.variants import NAMED
from tests.patience import PATIENCE
from tests.server.cast import Cast
from tests.server.serving import Site, serving
from tests.server.tab import Refusal, Tab

COMPUTER = {"kind": "computer", "level": 1}
PERSON = {"kind": "person"}
AGAINST = {"w": PERSON, "b": COMPUTER}


@pytest.mark.parametrize("variant", NAMED)
def test_a_game_of_every_variant_is_played_to_the_end(site: Site, tab: Tab, variant: str) -> None:
    game = site.new_game(variant)["id"]
    tab.watch(game)
    end = tab.play_at_random(game, random.Random(variant))
    assert end["result"] in ("1-0", "0-1")
    assert end["reason"] in ("gipf_lost", "no_move")
    assert end["scene"]["outcome"]["reason"] == end["reason"]
    assert end["version"] == len(end["plies"]) + 1
    assert [ply for turn in end["turns"] for ply in turn["plies"]] == end["plies"]
    assert site.game(game) == end
    read = site.http.post("/api/read", json={"text": site.http.get(f"/api/games/{game}/file").text})
    assert read.json()["games"][0]["headers"]["Result"] == end["result"]


def test_the_state_tells_the_last_decision_with_what_it_did(site: Site, tab: Tab) -> None:
    game = site.new_game("basic")["id"]
    assert tab.watch(game)["last"] == {"moves": [], "effects": [], "labels": []}
    state = tab.play(game, "e1-e2")  # as players write it
    assert state["plies"] == ["e1-e3"]
    assert state["last"]["moves"] == ["e1-e3"]
    assert [effect["do"] for effect in state["last"]["effects"][0]] == ["reserve", "slide", "enter"]


def test_two_tabs_on_one_game_stay_in_step(site: Site) -> None:
    game = site.new_game("standard")["id"]
    rng = random.Random(1)
    with site.tab() as one, site.tab() as other:
        one.watch(game)
        other.watch(game)
        for _ in range(20):
            mover, listener = rng.sample([one, other], 2)
            options = mover.states[game]["scene"]["options"]
            state = mover.play(game, rng.choice(options)["move"])
            assert listener.until(game, state["version"]) == state
        version = one.states[game]["version"]
        options = one.states[game]["scene"]["options"]
        one.ask("play", game=game, version=version, move=options[0]["move"])
        with pytest.raises(Refusal, match=f"at version {version + 1}, and this was for {version}"):
            other.ask("play", game=game, version=version, move=options[1]["move"])
        assert len(site.game(game)["plies"]) == 21


def test_a_tab_that_stops_watching_hears_nothing_more(site: Site) -> None:
    game = site.new_game()["id"]
    with site.tab() as one, site.tab() as other:
        one.watch(game)
        other.watch(game)
        other.ask("unwatch", game=game)
        one.play(game, "c2")
        other.ask("unwatch", game=game)
        assert other.events == []


def test_a_reload_shows_the_game_as_it_was(site: Site) -> None:
    game = site.new_game("matrx")["id"]
    with site.tab() as tab:
        tab.watch(game)
        before = tab.play_at_random(game, random.Random(2), 9)
    with site.tab() as again:
        assert again.watch(game) == before


@pytest.mark.parametrize(
    ("message", "sentence"),
    [
        ("", "this is not JSON"),
        ("{", "this is not JSON"),
        ("[1]", "a message is an object that says what to do"),
        ("null", "a message is an object that says what to do"),
        ('{"do": "watch", "game": "a"}', "id: field required"),
        ('{"id": null, "do": "watch"}', "a message has an id"),
        ('{"id": true, "do": "watch"}', "a message has an id"),
        ('{"id": 1}', "a message is an object that says what to do"),
        ('{"id": 1, "do": 5}', "there is nothing called '5'; there are watch, unwatch, play"),
        (
            '{"id": 1, "do": "dance"}',
            "there is nothing called 'dance'; there are watch, unwatch, play",
        ),
        (
            '{"id": 1, "do": "play"}',
            "game: field required; version: field required; move: field required",
        ),
        ('{"id": 1, "do": "watch", "game": 7}', "game: input should be a valid string, not 7"),
        ('{"id": 1, "do": "watch", "game": "nowhere"}', "there is no game 'nowhere'"),
        ('{"id": 1, "do": "analyse", "start": "chess"}', "no game is called 'chess'"),
        (
            '{"id": 1, "do": "analyse", "lines": 99}',
            "lines: input should be less than or equal to 20, not 99",
        ),
        (
            '{"id": 1, "do": "analyse", "moves": "c2"}',
            "moves: input should be a valid array, not 'c2'",
        ),
        ('{"id": 1, "do": "judge", "game": []}', "game: input should be an object"),
        ('{"id": NaN, "do": "watch"}', "a message has an id"),
        ('{"id": 1, "do": "unwatch", "gmae": "x"}', "gmae: extra inputs are not permitted"),
        (
            '{"id": 1, "do": "resign", "game": "x", "player": "red"}',
            "player: input should be 'w' or 'b'",
        ),
        ('{"id": 1, "do": "analyse", "seconds": NaN}', "seconds: "),
        ('{"id": 1, "do": "watch", "game": "\\ud800"}', "this is not JSON"),
        ("[" * 100_000, "this is not JSON"),
        (
            '{"id": 1, "do": "watch", "game": "' + "x" * 3000 + '"}',
            "game: string should have at most 2000 characters",
        ),
        (b"\xff\xfe", "this is not JSON"),
        ("x" * 2_000_000, "a message has at most 1,048,576 characters"),
    ],
)
def test_what_makes_no_sense_gets_a_sentence_and_the_next_message_works(
    site: Site, tab: Tab, message: str | bytes, sentence: str
) -> None:
    game = site.new_game()["id"]
    before = tab.watch(game)
    tab.send(message)
    answer = tab.hear()
    assert sentence in answer["error"]
    assert tab.watch(game) == before


def test_garbage_of_all_sorts_leaves_the_game_alone(site: Site, tab: Tab) -> None:
    game = site.new_game()["id"]
    before = tab.watch(game)
    rng = random.Random(5)
    values = [None, True, -1, 1.5, "", "c2", game, [], {}, [[]], {"a": 1}, "é\u0000", 10**30]
    for _ in range(300):
        names = rng.sample(["game", "version", "move", "player", "moves", "target"], 3)
        fields = {name: rng.choice(values) for name in names}
        do = rng.choice(["play", "undo", "accept", "decline", "lot", "takeback", "stop", "rematch"])
        fields.setdefault("game", game)
        if do == "play" and fields.get("move") == "c2" and fields.get("version") == 1:
            continue
        answer = tab.try_to(do, **fields)
        assert ("error" in answer) != ("ok" in answer)
    assert tab.watch(game) == before


def test_a_message_far_too_long_closes_the_line_and_nothing_else(site: Site) -> None:
    game = site.new_game()["id"]
    with site.tab() as tab:
        tab.watch(game)
        with suppress(ConnectionClosed):
            tab.send("x" * 40_000_000)
        with pytest.raises(ConnectionClosed):
            tab.hear()
    with site.tab() as again:
        assert again.watch(game)["version"] == 1


def test_moves_out_of_turn_are_refused_and_change_nothing(site: Site, tab: Tab) -> None:
    game = site.new_game("basic", seats={"w": COMPUTER, "b": PERSON})["id"]
    # while the computer thinks, or after it: what is not one's own or not legal does not go
    state = tab.watch(game)
    if not state["plies"]:
        with pytest.raises(Refusal, match=r"not your turn: White decides|gone on"):
            tab.ask("play", game=game, version=state["version"], move="c2")
    state = tab.wait(game, lambda state: len(state["plies"]) == 1)
    assert state["thinking"] is False
    with pytest.raises(Refusal, match="pass: Black has to move"):
        tab.ask("play", game=game, version=state["version"], move="pass")
    with pytest.raises(Refusal, match="gone on"):
        tab.ask("play", game=game, version=0, move="c2")
    assert tab.watch(game)["plies"] == state["plies"]


class Deaf:
    """A page that sends and never reads what it is answered."""

    def __init__(self, site: Site) -> None:
        host, port = site.address.removeprefix("http://").split(":")
        self.socket = socket.create_connection((host, int(port)), timeout=PATIENCE)
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        lines = (
            "GET /api/live HTTP/1.1",
            f"Host: {host}:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
            "",
            "",
        )
        self.socket.sendall("\r\n".join(lines).encode())
        assert b" 101 " in self.socket.recv(1000)

    def send(self, message: dict[str, object]) -> None:
        text = json.dumps(message).encode()
        self.socket.sendall(b"\x81\xfe" + len(text).to_bytes(2, "big") + bytes(4) + text)


def test_a_page_that_does_not_read_holds_nobody_up(site: Site, tab: Tab) -> None:
    game = site.new_game("matrx")["id"]
    rng = random.Random(3)
    deaf = Deaf(site)
    deaf.send({"id": 1, "do": "watch", "game": game})
    tab.watch(game)
    for _ in range(60):  # each of them is answered
        tab.play(game, rng.choice(tab.states[game]["scene"]["options"])["move"])
    deaf.socket.close()


def test_a_page_that_asks_without_end_and_never_reads_is_left(tmp_path: Path) -> None:
    with serving(tmp_path, ping=1.0) as site:
        deaf = Deaf(site)
        with suppress(OSError):  # at last nobody takes it any more
            while True:
                deaf.send({"id": "x" * 150, "do": "nothing at all"})
        deaf.socket.close()
        assert site.new_game()["version"] == 1


def test_a_page_is_told_that_the_line_is_there_and_in_which_versions_its_games_stand(
    tmp_path: Path,
) -> None:
    with serving(tmp_path, heartbeat=0.05) as site, site.tab() as tab:
        first = tab.receive()
        assert first == {"event": "heartbeat", "number": 1, "versions": {}}
        game = site.new_game("basic")["id"]
        tab.watch(game)
        state = tab.play(game, "c2")
        while (message := tab.receive()).get("versions") != {game: state["version"]}:
            assert message["event"] == "heartbeat"
        tab.ask("unwatch", game=game)
        while tab.receive().get("versions") != {}:
            pass


def test_a_page_that_is_back_and_has_the_game_is_told_no_more_than_its_clock(site: Site) -> None:
    game = site.new_game("basic", clock={"seconds": 300})["id"]
    with site.tab() as tab:
        tab.watch(game)
        state = tab.play(game, "c2")
    known = {"version": state["version"], "updated": state["updated"]}
    with site.tab() as tab:
        answer = tab.ask("watch", game=game, **known)
        assert answer["game"] is None and answer["clock"]["running"] == "b"
        for old in ({**known, "version": 1}, {**known, "updated": "then"}, {"version": 2}):
            assert tab.ask("watch", game=game, **old)["game"]["version"] == state["version"]
    side = site.http.post("/api/side-games", json={"game": "zertz"}).json()
    with site.tab() as tab:
        known = {"version": side["version"], "updated": side["updated"]}
        assert tab.ask("watch-side", game=side["id"], **known)["game"] is None


def test_who_only_watches_is_not_told_what_can_be_played(tmp_path: Path) -> None:
    with (
        serving(tmp_path) as site,
        closing(Cast(site)) as cast,
        cast.player.tab() as player,
        cast.spectator.tab() as spectator,
    ):
        assert player.watch(cast.game)["scene"]["options"]
        assert spectator.watch(cast.game)["scene"]["options"] == []
        state = player.play(cast.game, "c2")
        seen = spectator.until(cast.game, state["version"])["scene"]
        assert seen == {**state["scene"], "options": []}
        assert len(json.dumps(seen)) < len(json.dumps(state["scene"])) / 3


def test_whoever_has_not_heard_the_answer_asks_again_though_it_is_the_others_turn(
    tmp_path: Path,
) -> None:
    with (
        serving(tmp_path) as site,
        closing(Cast(site)) as cast,
        cast.player.tab() as player,
        cast.spectator.tab() as spectator,
    ):
        known = cast.state()["version"]
        asked = {"game": cast.game, "version": known, "move": "c2", "key": "mine"}
        version = player.ask("play", **asked)["version"]
        assert player.ask("play", **asked)["version"] == version
        assert player.try_to("play", **{**asked, "key": "other"})["code"] == "not-your-turn"
        assert "error" in spectator.try_to("play", **{**asked, "key": "theirs"})
        assert len(cast.state()["plies"]) == 1
