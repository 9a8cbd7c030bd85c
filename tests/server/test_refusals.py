"""Refusals in other languages than English."""

import re
from collections.abc import Callable

import pytest

from gipf import Position
from gipf.errors import GipfError
from gipf.server.editing import Setting, position_of
from gipf.server.live_game import LiveGame, Seat
from gipf.server.reading import MOST_CHARACTERS, positions_after, read_text
from gipf.server.refusals import PLAIN, WRAPPED, refusal, says_of
from gipf.variants import Player, Variant
from tests.english import messages_in
from tests.server.serving import Site
from tests.server.tab import Refusal, Tab

GAPLESS = "basic bBbB/5/6/7/6/5/4 w m B5/B5 -- - 9"
ANSWER = "1BbD/b1ptg/p4b/1Y4b/1GD2Y/Ty2t/bz1T b amYe3-e5 B12/B7 -- 3/3 14"
EXTRA = "standard+T6 gBB1/B1b2/b4B/bBBT1gB/b2G1b/3g1/bb1b w e B7/B4 -- - 16"
UNITS = "standard+Z6 g2G/5/1ZbB2/G1b1z1g/2B3/5/g2G w m B9Z4/B9Z5 -- - 4"


def moved(start: str, move: str) -> Callable[[], object]:
    return lambda: positions_after(start, [move])


def put(variant: str, piles: dict[str, list[str]], white: int) -> Callable[[], object]:
    reserves = {Player.WHITE: {"B": white}, Player.BLACK: {"B": 5}}
    return lambda: position_of(Setting(Variant.parse(variant), piles, reserves, Player.WHITE, 5))


def at_table(do: Callable[[LiveGame], object]) -> Callable[[], object]:
    seats = {Player.WHITE: Seat("computer", "Level 1", 1), Player.BLACK: Seat("person", "Ben")}
    return lambda: do(LiveGame("abc", 0, 0, seats, (Position.start("basic"),)))


MET: list[tuple[str, Callable[[], object]]] = [
    ("refused-no-move", moved("basic", "hello")),
    ("refused-no-point", moved("basic", "e1-e15")),
    ("refused-dot-alone", moved("basic", "e1")),
    ("refused-starts-on-dot", moved("basic", "d4-d5")),
    ("refused-spot-wanted", moved("basic", "e1-e9")),
    ("refused-over", moved("basic 4/5/6/7/6/5/4 w . B1/- -- - 9", "e2")),
    ("refused-answer", moved(f"ultimate;challenges=3 {ANSWER}", "e2")),
    ("refused-row-first", moved("basic BBBB/5/6/7/6/5/4 w c B5/B5 -- - 9", "e2")),
    ("refused-row-first", moved("basic BBBB/5/6/7/6/5/4 w c B5/B5 -- - 9", "pass")),
    ("refused-tamsk-waits", moved(EXTRA, "e2")),
    ("refused-must-move", moved("basic", "pass")),
    ("refused-no-tamsk", moved("basic", "+e2")),
    ("refused-no-row", moved("basic", "xe2,e3,e4,e5")),
    ("refused-gipf-first", moved("tournament", "e2")),
    ("refused-gipf-first", moved("matrx", "Te2")),
    ("refused-no-basic", moved(UNITS.replace("B9Z4/", "Z4/"), "e2")),
    ("refused-gipf-not-pushed", moved("basic", "Ge2")),
    ("refused-gipf-ended", moved("tournament 3g/5/6/G6/6/5/4 w m B16/B16 -- - 2", "Gd2")),
    ("refused-no-potential", moved("standard", "Zd2")),
    ("refused-no-line", moved("basic", "e1-d4")),
    ("refused-just", moved(GAPLESS, "e1-e4")),
    ("refused-blocked", moved(GAPLESS, "b1-b3")),
    ("refused-lands", moved("basic", "e1-e4")),
    ("refused-not-edge", moved("basic", "e5")),
    ("refused-all-blocked", moved("basic BbBb/bb3/B1B3/b2b3/3B2/3b1/3B w m B1/B1 -- - 9", "b2")),
    ("refused-which-way", moved(GAPLESS, "b2")),
    ("refused-empty", moved(UNITS, "Ze5-e6")),
    ("refused-not-own", moved(UNITS, "Ze6-e7")),
    ("refused-no-use", moved(UNITS, "Yd3-d5")),
    ("refused-how", moved(UNITS, "Zd3-d4")),
    (
        "refused-how-matrx",
        moved("matrx 4/1D3/6/1G5/4g1/5/4/3 w m T4/T4 -- - 20", "Dc3-c4"),
    ),
    ("refused-gone-on", at_table(lambda table: table.check_version(7))),
    ("refused-computer", at_table(lambda table: table.played("c2", "person", 1))),
    ("refused-nothing", lambda: read_text("  ")),
    ("refused-too-much", lambda: read_text("e2 " * MOST_CHARACTERS)),
    ("refused-header", lambda: read_text("[White Ann]\n\n1. e1-e3 *")),
    ("refused-no-result", lambda: read_text('[Variant "basic"]\n\n1. c2')),
    ("refused-variant", moved("chess", "e4")),
    ("refused-fields", lambda: Position.parse("basic 4/5/6/7/6/5/4 w m")),
    ("refused-columns", lambda: Position.parse("basic 4/5 w m B2/B6 -- - 37")),
    ("refused-column", lambda: Position.parse("basic 5/5/6/7/6/5/4 w m B2/B6 -- - 37")),
    ("refused-pieces", put("basic", {"e5": ["B"]}, 15)),
    ("refused-cannot-move", put("basic", {"e5": ["B"]}, 0)),
    ("refused-row-standing", put("basic", {f"e{n}": ["b"] for n in (2, 3, 4, 5)}, 5)),
    ("refused-many-potentials", lambda: Variant.parse("standard+T6Z6D6Y6P6")),
]
ELSEWHERE = {"refused-time", "refused-no-game"}
"""Met in games that are played: below."""


@pytest.mark.parametrize(
    ("name", "do"), MET, ids=lambda value: value if isinstance(value, str) else ""
)
def test_what_the_library_refuses_is_known_by_its_name(name: str, do: Callable[[], object]) -> None:
    with pytest.raises(GipfError) as refused:
        do()
    says = says_of(str(refused.value))
    assert says, str(refused.value)
    last = says[-1]
    assert isinstance(last, dict) and last["id"] == name, (str(refused.value), says)


def test_everything_in_the_table_can_be_met() -> None:
    assert {name for name, _ in MET} | ELSEWHERE == {name for name, _ in PLAIN}


def test_every_message_has_a_text_with_its_arguments() -> None:
    texts = messages_in("refused")
    assert texts.pop("refused-because") == {"first", "then"}
    made = {
        name: set(re.compile(pattern).groupindex) - {"rest"}
        for name, pattern in (*PLAIN, *WRAPPED)
        if name
    }
    made["refused-pieces"].add("sort")
    assert set(made) == set(texts)
    for name, arguments in texts.items():
        assert arguments <= made[name], name


def test_a_sentence_around_another_is_told_too() -> None:
    with pytest.raises(GipfError) as refused:
        read_text("1. d2 e1-e9")
    says = says_of(str(refused.value))
    assert says is not None
    assert says[0] == {"id": "refused-line", "args": {"line": 1, "column": 7}}
    assert says[1:] == ["e1-e9", {"id": "refused-spot-wanted", "args": {"point": "e9"}}]


def test_any_other_sentence_stays_as_it_is() -> None:
    assert refusal("this went wrong here") == {"error": "this went wrong here"}
    assert refusal("e2: this is new") == {"error": "e2: this is new"}


def test_a_page_hears_both(site: Site, tab: Tab) -> None:
    answer = site.http.post("/api/scene", json={"start": "basic", "moves": ["e1-e4"]}).json()
    assert answer["error"].startswith("move 1 of 1: e1-e4: e2 is occupied")
    assert answer["says"][0] == "e1-e4" and answer["says"][1]["id"] == "refused-lands"
    gone = site.http.get("/api/games/nowhere").json()
    assert gone["says"] == [{"id": "refused-no-game", "args": {}}]
    with pytest.raises(Refusal, match="there is no game"):
        tab.ask("watch", game="nowhere")
    assert says_of("the time was up before that: 0-1") == [
        {"id": "refused-time", "args": {"result": "0-1"}}
    ]
