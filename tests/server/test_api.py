"""The HTTP routes."""

from pathlib import Path
from typing import Any

import pytest

from gipf import Position
from gipf.variants import NAMED
from tests.server.serving import Site, serving

START = "basic b2B/5/6/B5b/6/5/b2B w m B12/B12 -- - 1"


def refused(site: Site, path: str, body: object, status: int = 422) -> str:
    answer = site.http.post(f"/api/{path}", json=body)
    assert answer.status_code == status, answer.text
    assert set(answer.json()) <= {"error", "says"}
    return str(answer.json()["error"])


def test_the_server_says_how_it_is(site: Site) -> None:
    health = site.http.get("/api/health").json()
    assert health["name"] == "gipf"
    assert health["engine"]["state"] in ("starting", "compiling", "ready", "restarting")
    assert health["database"]["state"] == "ready"


def test_the_named_variants_come_with_their_start(site: Site) -> None:
    variants = site.http.get("/api/variants").json()["variants"]
    assert [each["variant"] for each in variants] == list(NAMED)
    assert variants[0]["scene"]["position"] == START
    assert len(variants[0]["scene"]["options"]) == 30


@pytest.mark.parametrize(
    ("body", "text"),
    [
        ({"base": "standard"}, "standard"),
        ({"base": "standard", "potentials": {"w": {"Z": 6}, "b": {}}}, "standard+Z6/-"),
        ({"base": "ultimate", "challenges": "*"}, "ultimate;challenges=*"),
        ({"base": "ultimate", "challenges": 3, "side": {"T": "die"}}, "ultimate;challenges=3;side=T:die"),
        ({"base": "basic", "reserve": {"w": 12, "b": 15}}, "basic;reserve=12/15"),
        ({"base": "matrx", "board": "hex37"}, "matrx;board=hex37"),
        ({"base": "basic", "repetition": 3, "quiet": 50}, "basic;repetition=3;quiet=50"),
        ({"base": "basic", "repetition": 0, "challenges": 0}, "basic"),
    ],
)  # fmt: skip
def test_a_variant_is_put_together(site: Site, body: object, text: str) -> None:
    answer = site.http.post("/api/variant", json=body).json()
    assert answer["variant"] == text
    assert answer["scene"]["position"] == str(Position.start(text))


def test_what_is_no_variant_is_refused_with_the_reason(site: Site) -> None:
    potentials = {"w": {"Z": 6}, "b": {"Z": 6}}
    sentence = refused(site, "variant", {"base": "basic", "potentials": potentials})
    assert sentence == "variant 'basic+Z6/Z6': 'basic' is played without potentials"
    assert "the base is a word" in refused(site, "variant", {"base": "basic;quiet=3"})
    assert "no game is called 'chess'" in refused(site, "variant", {"base": "chess"})
    assert "extra inputs" in refused(site, "variant", {"base": "basic", "challenge": 3})


def test_a_scene_after_moves_tells_what_the_last_did(site: Site) -> None:
    body = {"start": "basic", "moves": ["c2", "e9-e8"]}
    answer = site.http.post("/api/scene", json=body).json()
    assert answer["scene"]["turn"] == 2
    assert answer["last"]["moves"] == ["e9-e7"]
    assert [effect["do"] for effect in answer["last"]["effects"][0]] == [
        "reserve",
        "slide",
        "enter",
    ]
    assert site.http.post("/api/scene", json={}).json()["scene"]["variant"] == "standard"
    assert site.http.post("/api/scene", json={"start": START}).json()["last"]["moves"] == []


def test_one_goes_through_a_game_step_by_step(site: Site) -> None:
    moves = ["c2", "c6", "d2", "d7", "f2", "f7", "g2", "g6", "e1-e3", "e9-e7", "a1-c3"]
    position = Position.start("basic")
    for count in [*range(len(moves) + 1), 11, 3, 10]:
        body = {"start": "basic", "moves": moves[:count]}
        answer = site.http.post("/api/scene", json=body).json()
        position = Position.start("basic")
        for move in moves[:count]:
            position = position.play(move)
        assert answer["scene"]["position"] == str(position)
        assert answer["last"]["moves"] == moves[:count][-1:]


def test_a_bad_move_is_refused_with_the_sentence(site: Site) -> None:
    sentence = refused(site, "scene", {"start": "basic", "moves": ["c2", "e1-e4", "c6"]})
    assert sentence.startswith("move 2 of 3: e1-e4: e2 is occupied")
    assert "no game is called" in refused(site, "scene", {"start": "chess"})
    assert refused(site, "scene", {"start": "a b"}).startswith("position")
    assert "moves: " in refused(site, "scene", {"moves": "c2"})


@pytest.mark.parametrize(
    ("text", "variant", "turns"),
    [
        ("matrx", "matrx", 0),
        (START, "basic", 0),
        ("Ge2 Gb5 Gh5", "tournament", 3),
        ("Ge2 (16)\nGb5 (16)\n", "tournament", 2),
        ("c2 c6 d2", "standard", 3),
        ("Ge2 Ge8 Zb2", "tournament+T3Z3D3Y3", 3),
        ('[Variant "basic"]\n\n1. c2 c6 *', "basic", 2),
        ("\ufeff  basic\n", "basic", 0),
    ],
)
def test_whatever_people_paste_is_read(site: Site, text: str, variant: str, turns: int) -> None:
    (tree,) = site.http.post("/api/read", json={"text": text}).json()["games"]
    assert tree["headers"]["Variant"] == variant
    count, node = 0, tree["root"]
    while node["children"]:
        node, count = node["children"][0], count + 1
    assert count == turns


def test_a_file_with_several_games_is_read_and_written(site: Site) -> None:
    one = '[Variant "basic"]\n\n1. c2 c6 *\n'
    games = site.http.post("/api/read", json={"text": f"{one}\n{one}"}).json()["games"]
    assert len(games) == 2
    text = site.http.post("/api/write", json={"game": games[0]}).json()["text"]
    assert text.endswith("\n1. c2 c6 *\n")


def test_a_position_that_is_broken_is_answered_as_a_position(site: Site) -> None:
    text = "standard 4/5/6 w m B2/B6 -- - 37"
    answer = site.http.post("/api/read", json={"text": text})
    assert answer.status_code == 422
    assert answer.json()["error"] == "position: the board has 3 columns, hex37 has 7"
    short = site.http.post("/api/read", json={"text": "basic 4/5/6/7/6/5/4 w m"}).json()
    assert short["error"].startswith("position: there are 4 fields, not the eight")


def test_what_cannot_be_read_is_refused_with_the_place(site: Site) -> None:
    assert refused(site, "read", {"text": "1. c2 e1-e4"}).startswith("line 1, column 7")
    assert "at most 400000 characters" in refused(site, "read", {"text": "x" * 400_001})
    assert "nothing to read" in refused(site, "read", {"text": "  "})
    assert "an object with a game" in refused(site, "write", {"tree": {}})
    assert "'start'" in refused(site, "write", {"game": {}})
    answer = site.http.post("/api/write", content=b"{")
    assert answer.status_code == 422 and "not JSON" in answer.json()["error"]


def test_a_new_game_has_people_and_no_clock_unless_asked_for(site: Site) -> None:
    state = site.http.post("/api/games", json={}).json()
    assert state["variant"] == "standard"
    assert state["seats"]["w"] == {"kind": "person", "name": "White", "level": None}
    assert (state["clock"], state["version"], state["result"]) == (None, 1, "*")
    body = {
        "start": START,
        "seats": {
            "w": {"kind": "person", "name": " Ann  B "},
            "b": {"kind": "computer", "level": 7},
        },
        "clock": {"seconds": 60},
    }
    state = site.http.post("/api/games", json=body).json()
    assert state["seats"]["w"]["name"] == "Ann B"
    assert state["seats"]["b"] == {"kind": "computer", "name": "Level 7", "level": 7}
    assert state["clock"]["left"] == {"w": 60.0, "b": 60.0}


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        ({"variant": "chess"}, "no game is called 'chess'"),
        ({"variant": "basic", "start": START}, "not both"),
        ({"start": "basic 4/5/6/7/6/5/4 w . B1/- -- - 9"}, "the game is over in this position"),
        ({"seats": {"w": {"kind": "person"}}}, "seats.b: field required"),
        ({"seats": {"w": {"kind": "person", "level": 3}, "b": {"kind": "person"}}}, "no level"),
        ({"seats": {"w": {"kind": "robot"}, "b": {"kind": "person"}}}, "seats.w.kind: "),
        ({"seats": {"w": {"kind": "computer", "level": 11}, "b": {"kind": "person"}}}, "level: "),
        ({"seats": {"w": {"kind": "person", "name": "a\u0007"}, "b": {"kind": "person"}}}, "printed"),
        ({"clock": {"seconds": 0}}, "clock.seconds: "),
        ({"clock": {"seconds": "60"}}, "clock.seconds: "),
        ({"colour": "w"}, "colour: extra inputs are not permitted"),
    ],
)  # fmt: skip
def test_what_cannot_be_played_is_refused(site: Site, body: Any, sentence: str) -> None:
    assert sentence in refused(site, "games", body)


def test_games_are_listed_searched_and_deleted(tmp_path: Path) -> None:
    with serving(tmp_path, engine=("/no/such/program",)) as site:
        ids = []
        for number in range(5):
            seats = {"w": {"kind": "person", "name": f"Ann_{number}"}, "b": {"kind": "person"}}
            ids.append(site.new_game("matrx" if number % 2 else "basic", seats=seats)["id"])
        ids.reverse()
        with site.tab() as tab:
            tab.watch(ids[-1])
            tab.play(ids[-1], "c2")
        ids.insert(0, ids.pop())  # played last, listed first

        def listed(**query: Any) -> list[str]:
            return [
                each["id"] for each in site.http.get("/api/games", params=query).json()["games"]
            ]

        assert listed() == ids
        first = site.http.get("/api/games", params={"limit": 2}).json()
        assert [game["id"] for game in first["games"]] == ids[:2]
        assert first["games"][0]["turns"] == 1
        assert first["games"][0]["position"].startswith("basic b2B/B4/")
        second = site.http.get("/api/games", params={"limit": 3, "before": first["next"]}).json()
        assert [game["id"] for game in second["games"]] == ids[2:]
        assert listed(limit=2, before=second["next"]) == []
        assert len(listed(q="matrx")) == 2
        assert len(listed(q="ann_3")) == 1 and len(listed(q="ann_3 basic")) == 0
        assert listed(q="ann%") == []
        assert len(listed(q="*")) == 5
        assert site.http.get("/api/games", params={"before": "x"}).status_code == 422
        assert site.http.delete(f"/api/games/{ids[0]}").status_code == 204
        assert site.http.delete(f"/api/games/{ids[0]}").status_code == 404
        assert listed() == ids[1:]


def test_a_game_is_exported_as_file_and_picture(site: Site) -> None:
    game = site.new_game("basic")["id"]
    with site.tab() as tab:
        tab.watch(game)
        tab.play(game, "e1-e3")
    answer = site.http.get(f"/api/games/{game}/file")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert f'filename="{game}.gipf"' in answer.headers["content-disposition"]
    assert answer.text.endswith("\n1. e1-e3 *\n")
    picture = site.http.get(f"/api/games/{game}/picture.svg")
    assert picture.headers["content-type"] == "image/svg+xml"
    assert "<svg" in picture.text and 'class="gipf-move"' in picture.text
    start = site.http.get(f"/api/games/{game}/picture.svg", params={"ply": 0, "theme": "dark"})
    assert 'class="gipf-move"' not in start.text
    far = site.http.get(f"/api/games/{game}/picture.svg", params={"ply": 2})
    assert far.json() == {"error": "the game has 1 decisions, not 2"}
    assert site.http.get("/api/games/nowhere/file").status_code == 404


def test_the_api_is_described_without_anything_from_elsewhere(site: Site) -> None:
    page = site.http.get("/api/docs")
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert "POST /api/games" in page.text and 'id="GameState"' in page.text
    assert "http://" not in page.text and "https://" not in page.text
    described = site.http.get("/api/openapi.json").json()
    assert "/api/games/{id}" in described["paths"]


def test_what_is_not_there_is_said(site: Site) -> None:
    answer = site.http.get("/api/nothing")
    assert answer.status_code == 404
    assert answer.json()["error"] == "there is nothing at /api/nothing; see /api/docs"
    put = site.http.put("/api/games")
    assert (put.status_code, put.headers["allow"]) == (405, "GET, POST")
    assert put.json()["error"] == "PUT is not for this address; GET, POST can be used"
    get = site.http.get("/api/scene")
    assert (get.status_code, get.headers["allow"]) == (405, "POST")
    assert site.http.post("/").status_code == 405
    for content, status in ((b"{", 422), (b"\xff", 400), (b"[" * 5000, 422)):
        headers = {"Content-Type": "application/json"}
        answer = site.http.post("/api/scene", content=content, headers=headers)
        assert answer.status_code in (status, 400) and "JSON" in answer.json()["error"]
