"""Positions that are set up by hand."""

import random
from collections.abc import Iterator

import pytest

from gipf.errors import GipfError
from gipf.host.position_setup import Setting, position_of, room_in
from gipf.position import Position
from gipf.variants import NAMED, Player, Variant

W, B = Player.WHITE, Player.BLACK


def random_positions(variant: str) -> Iterator[Position]:
    """Give the positions of a random game."""
    rng = random.Random(variant)
    position = Position.start(variant)
    for _ in range(120):
        if position.is_over:
            return
        position = position.play(rng.choice(position.legal_moves()))
        yield position


def setting(
    variant: str,
    piles: dict[str, list[str]],
    white: dict[str, int],
    black: dict[str, int],
    player: Player = W,
    turn: int = 5,
) -> Setting:
    return Setting(Variant.parse(variant), piles, {W: white, B: black}, player, turn)


@pytest.mark.parametrize("variant", NAMED)
def test_the_start_of_every_variant_can_be_set_up(variant: str) -> None:
    start = Position.start(variant)
    piles = {spot: [unit.text for unit in pile] for spot, pile in start.piles.items()}
    reserves = {player: dict(start.reserves[player]) for player in Player}
    assert position_of(Setting(start.variant, piles, reserves, W)).text == start.text


@pytest.mark.parametrize("variant", NAMED)
def test_what_is_set_up_as_a_position_stands_is_that_position(variant: str) -> None:
    for position in random_positions(variant):
        if position.phase.value not in "cem" or position.is_over:
            continue
        piles = {spot: [unit.text for unit in pile] for spot, pile in position.piles.items()}
        reserves = {player: dict(position.reserves[player]) for player in Player}
        bringing = frozenset(player for player in Player if position.opening[player] != "-")
        table = Setting(position.variant, piles, reserves, position.acting, position.turn, bringing)
        found = position_of(table)
        assert found.text.split(" ")[1:3] == position.text.split(" ")[1:3]
        if position.phase.value != "m":
            assert found.phase is position.phase


def test_a_row_of_the_player_is_cleared_first() -> None:
    row = {spot: ["B"] for spot in ("b2", "c3", "d4", "e5")}
    table = setting("basic", {**row, "h5": ["b"]}, {"B": 5}, {"B": 5})
    assert position_of(table).phase.value == "c"


def test_a_row_of_the_other_player_may_have_come_to_light_where_there_are_piles() -> None:
    row = {spot: ["b"] for spot in ("b2", "c3", "d4", "e5")}
    piles = {**row, "e2": ["G"], "h5": ["g"]}
    assert position_of(setting("standard+Z6", piles, {"B": 5}, {"B": 5})).phase.value == "m"


def test_a_row_of_gipf_pieces_only_may_have_been_left_alone() -> None:
    piles = {spot: ["g"] for spot in ("b2", "c3", "d4", "e5")} | {"e2": ["G"]}
    assert position_of(setting("standard", piles, {"B": 5}, {"B": 5})).phase.value == "m"


def test_a_tamsk_in_the_middle_is_pushed_in_first() -> None:
    piles = {"e5": ["T"], "e2": ["G"], "e8": ["g"]}
    table = setting("standard+T6", piles, {"B": 5, "T": 2}, {"B": 5})
    assert position_of(table).phase.value == "e"


@pytest.mark.parametrize(
    ("table", "sentence"),
    [
        (
            setting("basic", {"e5": ["B"]}, {"B": 15}, {"B": 12}),
            "White has 16 basic pieces; 'basic' has 15",
        ),
        (
            setting("basic", {"e5": ["B"]}, {}, {"B": 12}),
            "White cannot move here, so the game would be over: put a piece into the reserve",
        ),
        (
            setting("standard", {"e5": ["B"], "e8": ["g"]}, {"B": 9}, {"B": 9}),
            "White has no GIPF-piece on the board and would have lost: put one there",
        ),
        (
            setting("tournament", {"e5": ["G"], "e8": ["b"]}, {"B": 9}, {"B": 9}),
            "Black has no GIPF-piece on the board",
        ),
        (setting("matrx", {"e5": ["G"]}, {"Z": 3}, {"Z": 3}), "Black has no GIPF-piece"),
        (
            setting("basic", {f"e{n}": ["b"] for n in (2, 3, 4, 5)}, {"B": 9}, {"B": 9}),
            "Black has a row and has to clear it first: let Black play, or break the row",
        ),
        (setting("basic", {"e5": ["G"]}, {"B": 9}, {"B": 9}), "'G' on e5: 'basic' has no GIPF-p"),
        (setting("matrx", {"e5": ["B"]}, {"G": 3}, {"G": 3}), "MATRX has no basic pieces"),
        (setting("basic", {"z9": ["B"]}, {"B": 9}, {"B": 9}), "there is no spot 'z9' on the board"),
        (setting("basic", {"e5": ["Q"]}, {"B": 9}, {"B": 9}), "'Q' on e5 is no unit"),
        (
            setting("ultimate", {"e5": ["B", "Z'"]}, {"B": 9}, {"B": 9}),
            "the colours of the pile",
        ),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(table: Setting, sentence: str) -> None:
    with pytest.raises(GipfError) as refused:
        position_of(table)
    said = str(refused.value)
    assert sentence in said
    assert not said.startswith("position:")


def test_the_room_is_what_is_neither_on_the_board_nor_in_reserve() -> None:
    table = setting("ultimate", {"e5": ["G"], "d4": ["Z", "b"]}, {"B": 10, "Z": 1}, {"B": 21})
    room = room_in(table)
    assert room[W]["B"] == 21 - 10 - 2 - 1
    assert room[W]["Z"] == 3 - 1 - 1
    assert room[B]["B"] == -1
