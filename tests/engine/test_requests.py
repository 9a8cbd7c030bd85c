"""Reading requests and writing answers, without a process."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gipf import Game, GipfError, Position
from gipf.engine.answers import error, found, read_found, write
from gipf.engine.pipe_lines import TooLong, lines_of
from gipf.engine.request_options import Options, described, read_workers
from gipf.engine.requests import (
    FIELDS,
    LIMITS,
    BadRequest,
    Judge,
    Plain,
    Prove,
    Search,
    Set,
    Source,
    Stop,
    read_request,
)
from gipf.errors import EngineError
from gipf.search.answer import Answer, Limits, Line
from gipf.search.baselines import Random

START = "basic b2B/5/6/B5b/6/5/b2B w m B12/B12 -- - 1"
OVER = "basic 4/5/6/7/6/5/4 w . B1/- -- - 9"


def read(**request: Any) -> Any:
    return read_request(json.dumps(request).encode())


def refused(line: bytes) -> BadRequest:
    with pytest.raises(BadRequest) as caught:
        read_request(line)
    return caught.value


# ---------------------------------------------------------------------- requests


def test_a_search_is_read_with_its_limits() -> None:
    assert read(id=1, request="best", position="basic", seconds=0.5) == Search(
        id=1, wants="best", source=Source("basic"), limits=Limits(seconds=0.5)
    )
    asked = read(
        id="a",
        request="analyse",
        position="basic",
        moves=["c2"],
        nodes=1e6,
        depth=4,
        lines=3,
        every=0,
        player="random",
        seed=7,
        priority=-2,
    )
    assert asked == Search(
        id="a",
        wants="analyse",
        source=Source("basic", ("c2",)),
        limits=Limits(nodes=1_000_000, depth=4),
        lines=3,
        every=0,
        options={"player": "random", "seed": 7},
        priority=-2,
    )
    assert isinstance(asked.limits.nodes, int)
    assert read(id=1, request="analyse", position="basic").limits == Limits()


def test_the_other_requests_are_short() -> None:
    assert read(id=1.5, request="stop") == Stop(1.5)
    assert read(id=1, request="stop", target="a") == Stop(1, "a")
    assert read(id=1, request="set", workers=2) == Set(1, {"workers": 2})
    assert read(id=1, request="prove", position="basic", turns=3, goal="hold", nodes=9) == Prove(
        id=1, source=Source("basic"), turns=3, goal="hold", nodes=9
    )
    assert read(id=1, request="judge", game="", depth=2) == Judge(
        id=1, source=Source(text=""), limits=Limits(depth=2)
    )
    for name in ("info", "forget", "quit"):
        assert read(id=1, request=name) == Plain(1, name)


@pytest.mark.parametrize(
    ("line", "says"),
    [
        (b"", "the line is empty; a request looks like"),
        (b" \t\r", "the line is empty"),
        (b"hello", "the line is not JSON: Expecting value"),
        (b'{"id": 1', "the line is not JSON"),
        (b'{"id": 1} {}', "the line is not JSON: Extra data"),
        (b"\xff\xfe", "byte 1 of the line is not UTF-8"),
        (b'{"id": "\xc3\x28"}', "byte 9 of the line is not UTF-8"),
        (b"[]", "a request is a JSON object such as"),
        (b"17", "not 17"),
        (b"null", "not null"),
        (b"[" * 100_000, "nested too deeply"),
        (b'{"a":' * 100_000, "nested too deeply"),
        (b'{"id": NaN}', "NaN is no JSON number"),
        (b'{"id": -Infinity}', "-Infinity is no JSON number"),
        (b'{"id": ' + b"9" * 5000 + b"}", "a number of thousands of digits"),
        (b'{"request": "info"}', "the id is missing"),
        (b'{"id": 1, "id": 2}', "the field 'id' is there twice"),
        (b'{"id": null}', "id is a text of up to 200 characters, or a number"),
        (b'{"id": true}', "not True"),
        (b'{"id": [1]}', "not [1]"),
        (b'{"id": 1e400}', "not inf"),
        (b'{"id": 9007199254740993}', "from -2**53 to 2**53"),
        (b'{"id": "' + b"x" * 201 + b'"}', "a text of up to 200 characters"),
    ],
    ids=lambda value: str(value)[:30],
)
def test_what_is_no_request_is_refused_without_an_id(line: bytes, says: str) -> None:
    bad = refused(line)
    assert says in str(bad)
    assert bad.id is None


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({}, "the request is missing; there are: analyse, best, judge, prove, set, info"),
        ({"request": None}, "the request is missing"),
        ({"request": "analyze"}, "there is no request 'analyze'; there are: analyse"),
        ({"request": ["best"]}, "there is no request ['best']"),
        ({"request": "info", "x": 1}, "info has no field 'x'; it has: id, request"),
        ({"request": "best", "lines": 2}, "best has no field 'lines'; it has: position, moves"),
        ({"request": "stop", "target": {}}, "target is a text of up to 200 characters"),
        ({"request": "best", "seconds": 1}, "best needs a position, as in"),
        ({"request": "analyse"}, "analyse needs either a position or a game"),
        ({"request": "analyse", "position": "basic", "game": ""}, "either a position or a game"),
        ({"request": "analyse", "position": 7}, "position is a text, or the JSON of a position"),
        ({"request": "analyse", "game": []}, "game is the text of a game file, not []"),
        ({"request": "analyse", "game": "", "moves": []}, "moves go with a position"),
        ({"request": "analyse", "position": "basic", "moves": "c2"}, "moves is a list of texts"),
        ({"request": "analyse", "position": "basic", "moves": [1]}, "not [1]"),
        ({"request": "best", "position": "basic"}, "best needs a limit: seconds, nodes, depth"),
        ({"request": "analyse", "game": ""}, "analyse needs a limit"),
        ({"request": "judge", "position": "basic"}, "judge needs a limit: seconds, nodes, depth"),
        ({"request": "judge", "seconds": 1}, "judge needs either a position or a game"),
        ({"request": "prove", "position": "basic"}, "turns is a whole number from 1 to 100"),
        ({"request": "prove", "game": ""}, "prove has no field 'game'; it has: position, moves"),
        (
            {"request": "prove", "position": "basic", "turns": 1, "goal": []},
            "goal is one of win, hold, not '[]'",
        ),
        ({"request": "side", "play": 7}, "play is a side game as a record has it"),
        ({"request": "side", "play": "die#7", "level": 6}, "level is a whole number from 1 to 5"),
        ({"request": "side", "play": "die#7", "lines": 2}, "side has no field 'lines'"),
    ],
    ids=str,
)
def test_what_is_wrong_with_a_request_is_said_with_its_id(fields: Any, says: str) -> None:
    bad = refused(json.dumps({"id": "mine", **fields}).encode())
    assert says in str(bad)
    assert bad.id == "mine"


@pytest.mark.parametrize("value", [-101, "1", None, True, [], 10**16, 10**400, 1.5e300])
@pytest.mark.parametrize("name", [*LIMITS, "lines", "every", "priority"])
def test_a_number_that_is_none_or_out_of_bounds_is_refused(name: str, value: Any) -> None:
    request = {"id": 1, "request": "analyse", "position": "basic", name: value}
    bad = refused(json.dumps(request).encode())
    assert str(bad).startswith(f"{name} is a ")
    assert bad.id == 1


def test_a_half_node_is_refused_and_a_byte_order_mark_is_not() -> None:
    line = b'{"id": 1, "request": "best", "position": "basic", "nodes": 1.5}'
    assert str(refused(line)) == "nodes is a whole number from 1 to 1000000000000000, not 1.5"
    assert read_request(b'\xef\xbb\xbf{"id": 1, "request": "info"}\r') == Plain(1, "info")


@given(st.binary(max_size=80))
def test_whatever_bytes_come_they_are_read_or_refused_with_a_sentence(line: bytes) -> None:
    try:
        read_request(line)
    except BadRequest as bad:
        assert str(bad)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=5,
)
NAMES = sorted(
    {"id", "request", "target", "workers", *(FIELDS["analyse"] or ()), *(FIELDS["prove"] or ())}
)


@given(
    st.dictionaries(st.sampled_from(NAMES), JSON),
    st.sampled_from([*FIELDS, "chess"]),
    st.booleans(),
)
def test_whatever_the_fields_hold_they_are_read_or_refused(
    fields: dict[str, Any], name: str, proper: bool
) -> None:
    if proper:
        fields |= {"id": 1, "request": name}
    try:
        request = read_request(json.dumps(fields).encode())
        if isinstance(request, Search | Judge | Prove):
            Options.read(request.options)
            request.source.positions()
        elif isinstance(request, Set):
            read_workers(request.options, 1)
    except GipfError as bad:
        json.loads(write(error(None, bad)))


# ---------------------------------------------------------------------- positions


def test_a_position_is_a_text_a_variant_or_its_json_and_moves_go_on_from_there() -> None:
    for position in (START, f" {START}\n", "basic", {"position": START}):
        assert [str(each) for each in Source(position).positions()] == [START]
    (after,) = Source("basic", ("c2", "e9-e7")).positions()
    assert after == Position.start("basic").play("c2").play("e9-e7")
    assert Source("basic", ("c2;e9-e7",)).positions() == [after]


def test_the_counters_of_house_rules_come_with_the_json_of_a_position() -> None:
    position = Position.start("basic;quiet=9").play("c2").play("d2")
    (again,) = Source(json.loads(position.to_json())).positions()
    assert again.quiet_turns == position.quiet_turns == 2


def test_a_game_has_a_position_for_its_start_and_after_each_turn() -> None:
    game = Game("basic")
    for move in ("c2", "d2", "e9-e7"):
        game.play(move)
    positions = Source(text=str(game)).positions()
    assert positions == [game.start, *(node.position for node in game.turns())]


@pytest.mark.parametrize(
    ("source", "says"),
    [
        (Source("chess"), "no game is called 'chess'"),
        (Source(""), "no game is called ''"),
        (Source("basic 4/5 w m B1/B1 -- - 1"), "the board has 2 columns"),
        (Source({}), 'a JSON object with a text called "position"'),
        (Source("basic", ("c2", "e5")), "move 2 of 2: e5: e5 is not at the edge"),
        (Source("basic", ("castles",)), "move 1 of 1: 'castles' is no move"),
        (Source(OVER), "the game is over in this position"),
        (Source(OVER, ("c2",)), "move 1 of 1: c2"),
        (Source(text="1. c2 d2 *\n\n1. c2"), "one game was expected, and the text holds 2"),
        (Source(text=""), "one game was expected, and the text holds 0"),
        (Source(text="1. c2 e5 *"), "line 1, column 7: e5"),
    ],
)
def test_what_cannot_be_looked_at_is_refused_with_the_reason(source: Source, says: str) -> None:
    with pytest.raises(GipfError) as caught:
        source.positions()
    assert says in str(caught.value)


# ---------------------------------------------------------------------- options


def test_options_of_a_request_are_read_or_refused() -> None:
    options = Options.read({"threads": 4, "player": "random", "seed": 7})
    assert (options.threads, options.player, options.seed) == (4, "random", 7)
    for wrong, says in (
        ({"threads": 0}, "threads is a whole number from 1 to 256, not 0"),
        ({"memory": "64"}, "memory is a whole number from 1 to"),
        ({"player": "deep-thought"}, "there is no player 'deep-thought'; there are: "),
        ({"player": ["random"]}, "there is no player '['random']'"),
        ({"player": "network:colour=red"}, "'network' has no option 'colour'"),
        ({"player": "network:nodes=3"}, "names limits; they are given with each search"),
    ):
        with pytest.raises(BadRequest) as caught:
            Options.read(wrong)
        assert says in str(caught.value)


def test_a_player_s_own_options_come_before_those_of_the_request() -> None:
    options = Options.read({"player": "random:seed=9", "seed": 3})
    assert options.player == "random:seed=9"
    position = Position.start("basic")
    answer = options.make_player(0).search(position, Limits(nodes=1))
    assert answer == Random(seed=9).search(position, Limits(nodes=1))


def test_options_are_described_with_all_they_can_be() -> None:
    described_ = described(3)
    assert described_["options"]["workers"] == {"value": 3, "least": 1, "most": 256}
    assert described_["request_options"]["memory"] == {"default": 64, "least": 1, "most": 65536}
    assert "random" in described_["request_options"]["player"]["choices"]


# ---------------------------------------------------------------------- answers


def test_an_answer_is_for_the_player_who_decides_and_for_white() -> None:
    black = Position.start("basic").play("c2")
    move = black.legal_moves()[0]
    answer = Answer((Line((move,), 0.25), Line((move,), -1.0, -2)), 3, 99, 0.5)
    message = found("analyse", black, answer)
    assert message == {
        "position": str(black),
        "player": "b",
        "lines": [
            {"moves": [str(move)], "value": 0.25, "white": -0.25},
            {"moves": [str(move)], "value": -1.0, "white": 1.0, "win_in": -2},
        ],
        "depth": 3,
        "nodes": 99,
        "seconds": 0.5,
    }
    assert read_found(json.loads(write(message)), black) == answer
    best = found("best", black, answer)
    assert (best["move"], best["value"], best["white"]) == (str(move), 0.25, -0.25)
    nothing = found("best", black, Answer((Line((move,), 0.0),)))
    assert str(nothing["white"]) == "0.0"


def test_a_search_that_has_found_nothing_says_so() -> None:
    assert found("best", None, Answer(())) == {"move": None, "depth": 0, "nodes": 0, "seconds": 0.0}
    assert found("analyse", None, Answer(()))["lines"] == []


def test_a_value_that_is_no_number_is_not_written() -> None:
    start = Position.start("basic")
    with pytest.raises(GipfError, match="the value nan, and values go from -1 to 1"):
        found("best", start, Answer((Line((start.legal_moves()[0],), float("nan")),)))


def test_an_answer_that_makes_no_sense_is_an_error_of_the_engine() -> None:
    right = {"lines": [], "depth": 1, "nodes": 1, "seconds": 1.0}
    start = Position.start("basic")
    assert read_found(right, start).lines == ()
    for wrong in (
        {},
        {**right, "lines": 3},
        {**right, "lines": [3]},
        {**right, "lines": [{"moves": ["castles"], "value": 0}]},
        {**right, "lines": [{"moves": ["c2"], "value": "good"}]},
    ):
        with pytest.raises(EngineError, match="makes no sense"):
            read_found(wrong, start)


def test_a_long_error_is_cut() -> None:
    message = error(7, GipfError("not-json", detail="a" * 2000))["message"]
    assert len(message) < 700
    assert message.startswith("this is not JSON: aaa")


def test_what_is_written_is_one_line_of_ascii_even_for_half_characters() -> None:
    line = write({"id": "\ud800\u2028ü\n"})
    assert line.isascii()
    assert line.count(b"\n") == 1
    assert json.loads(line) == {"id": "\ud800\u2028ü\n"}


# ---------------------------------------------------------------------- lines


@given(st.lists(st.binary(max_size=12)), st.integers(0, 12), st.integers(1, 7))
def test_lines_are_those_of_the_text_but_for_the_long_ones(
    chunks: list[bytes], longest: int, size: int
) -> None:
    text = b"".join(chunks)
    pieces = [text[at : at + size] for at in range(0, len(text), size)]
    source = iter([*pieces, b""])
    lines = list(lines_of(lambda _: next(source), longest))
    expected = text.split(b"\n")
    if not expected[-1]:
        expected.pop()
    assert [None if isinstance(line, TooLong) else line for line in lines] == [
        line if len(line) <= longest else None for line in expected
    ]
