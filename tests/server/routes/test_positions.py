"""Variants and scenes over HTTP."""

from typing import Any

import pytest

from gipf import Position
from gipf.variants import NAMED
from tests.server.serving import START, Site, refused


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
    assert answer["complete"] is True
    assert site.http.post("/api/scene", json={}).json()["scene"]["variant"] == "standard"
    assert site.http.post("/api/scene", json={"start": START}).json()["last"]["moves"] == []


def test_a_scene_in_mid_turn_says_that_the_turn_is_not_complete(site: Site) -> None:
    row = "basic B3/1B3/2B3/3B3/6/5/bbb1 w c B5/B5 -- - 9"
    zertz = "ultimate;challenges=2 G3/1Z3/2b3/7/6/5/3g w m B5/B5 -- 2/1 9"
    for start, moves, complete in (
        (row, [], True),
        (row, ["xb2,c3,d4,e5"], False),
        (row, ["xb2,c3,d4,e5", "c2"], True),
        (zertz, ["Zc3-e5"], False),  # the other player answers: it is still this turn
        (zertz, ["Zc3-e5", "accept"], True),
    ):
        answer = site.http.post("/api/scene", json={"start": start, "moves": moves}).json()
        assert answer["complete"] is complete, moves


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


def test_a_position_is_checked_while_it_is_set_up(site: Site) -> None:
    body: dict[str, Any] = {
        "variant": "standard",
        "piles": {"e2": ["G"], "e8": ["g"], "e5": ["B"]},
        "reserves": {"w": {"B": 9}, "b": {"B": 9}},
        "player": "b",
        "turn": 4,
    }
    good = site.http.post("/api/position", json=body).json()
    assert good["position"] == "standard 4/5/6/G2B2g/6/5/4 b m B9/B9 -- - 4"
    assert good["problem"] is None
    assert good["scene"]["player"] == "b"
    assert good["room"]["w"]["B"] == 18 - 9 - 3
    bad = site.http.post(
        "/api/position", json={**body, "reserves": {"w": {"B": 99}, "b": {}}}
    ).json()
    assert bad["position"] is None
    assert bad["problem"]["error"] == "White has 102 basic pieces; 'standard' has 18"
    for wrong in ({"variant": "chess"}, {"piles": 5}, {"player": "x"}, {"more": 1}):
        answer = site.http.post("/api/position", json={**body, **wrong})
        assert answer.status_code == 422
        assert answer.json()["error"]
