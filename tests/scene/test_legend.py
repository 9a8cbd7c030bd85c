"""What a page says about a piece that is pointed at, as English-speaking people read it."""

import pytest

from gipf import Position
from gipf.messages import languages, render
from gipf.scene import legend_of
from gipf.scene.data import LegendEntry
from tests.boards import put
from tests.english import say
from tests.scene.test_paragraphs import CODES
from tests.test_properties import VARIANTS, walk


def told(entry: LegendEntry) -> list[str]:
    return [say(message) for message in (entry["about"], entry["now"]) if message]


def test_a_gipf_piece_says_how_many_are_left() -> None:
    entry = legend_of(put("standard", "G e2 h5, g b5, B d4"))["spots"]["e2"]
    assert told(entry) == [
        "Two pieces that act as one; captured, they count as two. In a row it may stay. "
        "White has 2 in play and loses without any. No new ones come in."
    ]
    last = legend_of(put("standard", "G e2 h5, g b5"))["spots"]["b5"]
    assert "Black has only this one in play and loses without it." in told(last)[0]


def test_who_may_still_bring_in_gipf_pieces_is_not_told_that_none_come_in() -> None:
    position = Position.start("tournament").play("Ge2").play("Gb5").play("b2")
    spots = legend_of(position)["spots"]
    assert told(spots["e2"])[0].endswith("No new ones come in.")
    assert not told(spots["b5"])[0].endswith("No new ones come in.")


def test_a_reserve_says_how_it_loses_the_game() -> None:
    def about(variant: str) -> str:
        return told(legend_of(Position.start(variant))["reserves"]["w"]["B"])[0]

    assert about("standard").endswith("Who has to push in and has none left loses.")
    assert about("standard+Z6").endswith("Who has none left and no potential to use loses.")


def test_a_potential_says_where_it_can_go() -> None:
    legend = legend_of(put("standard+Y6", "Y e5, B e4 e6 d5 f5 d4, G h5, g b5, y b2"))
    entry = legend["spots"]["e5"]
    assert entry["reach"] == ("f4", "g3", "h2")
    assert told(entry) == ["Slides along a line of empty spots. Once.", "Can go to f4, g3, h2 now."]
    assert told(legend["spots"]["b2"])[1].startswith("Could go to ")


def test_a_potential_that_can_go_nowhere_says_so() -> None:
    entry = legend_of(put("standard+Z6", "Z e5, G h5, g b5"))["spots"]["e5"]
    assert (entry["reach"], told(entry)[1]) == ((), "It has nowhere to go at the moment.")


def test_in_matrx_gipf_pieces_come_first() -> None:
    legend = legend_of(put("matrx", "Y e5, G h5, g b5", reserves="G2Z2/Z2"))
    now = told(legend["spots"]["e5"])[1]
    assert now == "Not now: GIPF-pieces in reserve have to be played first."


def test_a_tamsk_on_the_centre_says_what_to_do() -> None:
    entry = legend_of(put("standard+T6", "T e5, G e2, g b5", phase="x"))["spots"]["e5"]
    assert told(entry)[1] == "It is on the centre: push it in once more, or pass."


def test_in_a_row_pieces_say_whether_they_have_to_go() -> None:
    legend = legend_of(put("standard", "B b2 c3 d4, G e5, g b5", phase="r"))
    assert told(legend["spots"]["b2"])[1] == "Goes with the row."
    assert told(legend["spots"]["e5"])[1] == "May stay or go: its row’s owner decides."
    assert len(told(legend["spots"]["b5"])) == 1


def test_the_reserves_say_what_can_be_pushed_in() -> None:
    reserves = legend_of(Position.start("tournament"))["reserves"]
    assert told(reserves["w"]["G"])[1] == "Can be pushed in now, from the dots."
    assert len(reserves["w"]["G"]["reach"]) == 24
    assert reserves["b"]["G"]["reach"] == ()
    assert "now" in reserves["w"]["B"]


@pytest.mark.parametrize("variant", VARIANTS)
def test_everything_is_said_in_every_language_with_a_paragraph_that_is_there(variant: str) -> None:
    for position, _, _ in walk(Position.start(variant), 5, 60):
        legend = legend_of(position)
        assert legend["spots"].keys() == position.piles.keys()
        entries = [
            *legend["spots"].values(),
            *(e for r in legend["reserves"].values() for e in r.values()),
        ]
        for entry in entries:
            assert entry["rule"] in CODES
            assert set(entry["reach"]) <= set(position.variant.board.points)
            for message in filter(None, (entry["about"], entry["now"])):
                assert all(render(message, language) for language in languages())
