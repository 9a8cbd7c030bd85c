"""Requests read without pydantic: what it takes is taken, what it refuses is refused in the same words."""

import json
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

from gipf.browser.reading import read_body
from gipf.browser.reading import read_request as read_here
from gipf.errors import GipfError
from gipf.host.problems import problem_of
from gipf.host.request_fields import Request
from gipf.host.requests.files import ImportRequest, TreeRequest
from gipf.host.requests.games import NewGameRequest
from gipf.host.requests.learn import AttemptRequest
from gipf.host.requests.positions import SceneRequest, SettingRequest, VariantRequest
from gipf.host.socket_messages import InvalidRequest
from gipf.server.read_request import read_request as read_there

ROOT: dict[str, Any] = {}
NODE = {"parent": 0, "turn": ["c2"], "marks": "!", "eval": 0.5, "clock": 3, "complete": True}
TREE = {"start": "basic", "nodes": [ROOT, NODE]}
SEAT = {"kind": "person", "name": "Ann"}

BODIES: list[tuple[type[Request], Any]] = [
    (SceneRequest, {}),
    (SceneRequest, {"start": None, "moves": ["c2", "c6"]}),
    (SceneRequest, {"start": 5}),
    (SceneRequest, {"start": True}),
    (SceneRequest, {"start": "x" * 4001}),
    (SceneRequest, {"moves": ["c2", 5, None]}),
    (SceneRequest, {"moves": "c2"}),
    (SceneRequest, {"moves": ["x" * 401]}),
    (SceneRequest, {"moves": ["c2"] * 5001}),
    (SceneRequest, {"move": "c2"}),
    (SceneRequest, {"a": 1, "b": [], "c": None, "d": {}, "e": 2, "f": 3}),
    (SceneRequest, []),
    (SceneRequest, "text"),
    (SceneRequest, None),
    (VariantRequest, {}),
    (VariantRequest, {"base": "basic", "challenges": "*", "side": {"T": "tzaar"}}),
    (VariantRequest, {"base": "basic", "challenges": 2, "quiet": 5, "board": "hexagon"}),
    (VariantRequest, {"base": "basic", "challenges": "x"}),
    (VariantRequest, {"base": "basic", "challenges": -1}),
    (VariantRequest, {"base": "basic", "challenges": []}),
    (VariantRequest, {"base": "basic", "side": {"Q": "tzaar"}}),
    (VariantRequest, {"base": "basic", "side": {"T": 7}}),
    (VariantRequest, {"base": "basic", "potentials": {"w": {"T": 3}, "b": {}}}),
    (VariantRequest, {"base": "basic", "potentials": {"w": {"T": 10_000}}}),
    (VariantRequest, {"base": "basic", "potentials": {"w": {"Q": 1}, "b": 3}}),
    (VariantRequest, {"base": "basic", "quiet": 1.5}),
    (VariantRequest, {"base": "basic", "board": "round"}),
    (NewGameRequest, {"seats": {"w": SEAT, "b": {"kind": "computer", "level": 3}}}),
    (NewGameRequest, {"seats": {"w": SEAT, "b": {"kind": "computer", "level": 11}}}),
    (NewGameRequest, {"seats": {"w": SEAT, "b": {"kind": "cat"}}}),
    (NewGameRequest, {"seats": {"w": SEAT}}),
    (NewGameRequest, {"clock": {"seconds": 0}}),
    (NewGameRequest, {"clock": {"seconds": 60, "increment": "2"}}),
    (NewGameRequest, {"clock": 60}),
    (ImportRequest, {"text": "basic", "kind": "study", "title": "x" * 101}),
    (SettingRequest, {"variant": "basic", "piles": {"e5": ["g", "B"]}, "bringing": ["w"]}),
    (SettingRequest, {"variant": "basic", "piles": {"e5": ["gGG"], "e55555": []}}),
    (SettingRequest, {"variant": "basic", "piles": {str(n): [] for n in range(61)}}),
    (SettingRequest, {"variant": "basic", "piles": {}, "player": "x", "turn": 0}),
    (SettingRequest, {"variant": "basic", "piles": {}, "reserves": {"w": {"B": 1000}}}),
    (SettingRequest, {"variant": "basic", "piles": {}, "reserves": {"x": {"B": 1}}}),
    (SettingRequest, {"variant": "basic", "piles": {}, "bringing": ["w", "b", "w"]}),
    (TreeRequest, {"game": TREE}),
    (TreeRequest, {"game": {**TREE, "nodes": []}}),
    (TreeRequest, {"game": {**TREE, "nodes": [ROOT, {**NODE, "eval": 2}]}}),
    (TreeRequest, {"game": {**TREE, "nodes": [ROOT, {**NODE, "eval": -1.5}]}}),
    (TreeRequest, {"game": {**TREE, "nodes": [ROOT, {**NODE, "eval": 1}]}}),
    (TreeRequest, {"game": {**TREE, "nodes": [ROOT, {**NODE, "clock": 10**9}]}}),
    (TreeRequest, {"game": {**TREE, "nodes": [ROOT, {**NODE, "says": {"id": 1}}]}}),
    (TreeRequest, {"game": {**TREE, "nodes": [ROOT, {**NODE, "says": 1, "played": [1]}]}}),
    (TreeRequest, {"game": {**TREE, "nodes": [ROOT, {**NODE, "complete": "yes"}]}}),
    (TreeRequest, {"game": {**TREE, "headers": {"Event": 5}}}),
    (AttemptRequest, {"moves": ["c2"] * 201}),
]


@pytest.mark.parametrize(("kind", "body"), BODIES)
def test_a_body_is_read_as_pydantic_reads_it(kind: type[Request], body: object) -> None:
    told = ""
    try:
        expected: object = TypeAdapter(kind).validate_python(body)
    except ValidationError as error:
        errors = [{**one, "loc": ("body", *one["loc"])} for one in error.errors(include_url=False)]
        told = str(problem_of(errors))
    if not told:
        assert read_body(kind, json.dumps(body)) == expected
        return
    with pytest.raises(GipfError) as refused:
        read_body(kind, json.dumps(body))
    assert str(refused.value) == told


MESSAGES = [
    {"id": 1, "do": "watch", "game": "abc"},
    {"id": "x", "do": "play", "game": "abc", "version": 3, "move": "c2"},
    {"id": 1, "do": "play", "game": "abc", "version": "3", "move": "c2"},
    {"id": 1, "do": "play", "game": "abc", "version": 3},
    {"id": 1, "do": "unwatch", "gmae": "x"},
    {"id": True, "do": "watch", "game": "abc"},
    {"id": "x" * 201, "do": "watch", "game": "abc"},
    {"id": 1.5, "do": "watch", "game": "abc"},
    {"do": "watch", "game": "abc"},
    {"id": 1, "do": "dance"},
    {"id": 1, "do": 5},
    {"id": 1},
    [],
    {"id": 1, "do": "handover", "game": "abc", "level": 11},
    {"id": 1, "do": "analyse", "lines": 0},
    {"id": 1, "do": "analyse", "seconds": 0.001},
    {"id": 1, "do": "analyse", "seconds": 5, "moves": ["c2"]},
    {"id": 1, "do": "judge", "game": TREE},
    {"id": 1, "do": "stop", "target": None},
    {"id": 1, "do": "stop", "target": 1.5},
]


@pytest.mark.parametrize("message", MESSAGES)
def test_a_message_is_read_as_pydantic_reads_it(message: object) -> None:
    text = json.dumps(message)
    try:
        expected = read_there(text)
    except InvalidRequest as there:
        with pytest.raises(InvalidRequest) as here:
            read_here(text)
        assert (str(here.value), here.value.id) == (str(there), there.id)
    else:
        assert read_here(text) == expected


def test_what_is_no_json_and_half_characters_are_refused() -> None:
    for text in ("{", '{"moves": [NaN]}', ""):
        with pytest.raises(GipfError) as refused:
            read_body(SceneRequest, text)
        assert refused.value.code == "not-json"
    with pytest.raises(GipfError, match="unicode"):
        read_body(SceneRequest, '{"start": "\\ud800"}')
    with pytest.raises(GipfError, match="the body is a JSON object"):
        read_body(SceneRequest, None)
    with pytest.raises(InvalidRequest):
        read_here("{")
