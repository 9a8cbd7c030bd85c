"""Diagrams: what a reader sees of a position."""

import re
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from gipf.errors import GipfError, NotationError
from gipf.messages import languages
from gipf.position import Position
from gipf.state import PASS, Move
from gipf.svg import THEMES, Theme, diagram

SVG = "{http://www.w3.org/2000/svg}"

POSITIONS = (
    "basic b2B/5/6/B5b/6/5/b2B w m B12/B12 -- - 1",
    "basic bBbB/B2bB/4bB/BB3bb/5B/1B3/bbbB b c B5/B6 -- - 7",
    "basic BBb1/BB1B1/bB4/bbb2B1/bbBBB1/BBbbB/2bB b . -/B4 -- - 42",
    "standard g2G/5/6/G5g/6/5/g2G w m B12/B12 -- - 1",
    "tournament 3g/5/6/G6/6/5/4 w m B16/B16 gg - 2",
    "tournament+D6P3;reserve=24/24 b2(GgG)/b(gGb)(Bd'D'd')2/b(Bd')2G1/b2GB(bD'd')(GgBd'D')"
    "/gggg2/4D'/(gGb)1(GbD')B b c B3/D1 -- - 37",
    "standard+Z6/- g2G/5/6/G5g/6/5/g2G w m B12Z6/B12 -- - 1",
    "ultimate 4/5/6/7/6/5/4 w m B21T3Z3D3Y3P3/B21T3Z3D3Y3P3 00 - 1",
    "ultimate;reserve=30/30 (gB)y2/G(gG)(gGgBd')1(GbD')/(bD')1Z'p2/t'g2tGg/1GgP'1Z'"
    "/T'1B1(GgBd')/1gy't' b c B1T2D1/B7Z1D1 -- - 22",
    "matrx 4/5/6/7/6/5/4/3 w m G3T6Z6D6Y6P6/G3T6Z6D6Y6P6 -- - 1",
    "matrx z'(Dd')P'D/YT3/gZ'd'Z'2/ZTz'1Z'(P'p'P'p')T/Yt1d'z'p'/p'1Y'Z't/(Pp')2z'"
    "/G(D'd')Y' w r D1P1/D2Y4P1 -- - 58",
    "matrx;board=hex37 2Yg/zZ'y'yG/GZ'(p'P'p'P')(P'p')GT/d1y't'd'1T/ttY'd'(D'd')g"
    "/Z'1(Dd')Zt'/Y2T b r Z1D1P1/G1Z1Y1P2 -- - 51",
)
EVERY_UNIT = "ultimate 4/5/BGDTZP/YD'T'Z'P'Y'1/6/5/4 w m B10/B21T3Z3D3Y3P3 -0 - 9"
"""All of White's units: d2 to d7 and e2 to e7."""


class Picture:
    """An SVG text as a reader takes it in: by classes and tooltips."""

    def __init__(self, svg: str) -> None:
        self.root = ElementTree.fromstring(svg)

    def all(self, name: str) -> list[ElementTree.Element]:
        """Find the elements of a class, in drawing order."""
        return [e for e in self.root.iter() if f"gipf-{name}" in e.get("class", "").split()]

    def words(self, name: str) -> list[str]:
        """Read what is lettered in elements of a class."""
        return [e.text or "" for e in self.all(name)]

    def called(self, tooltip: str) -> ElementTree.Element:
        """Find the one group whose tooltip begins like this."""
        found = [
            e for e in self.root.iter() if (e.findtext(f"{SVG}title") or "").startswith(tooltip)
        ]
        assert len(found) == 1, tooltip
        return found[0]

    def pile(self, spot: str) -> ElementTree.Element:
        return self.called(f"{spot}: ")

    def looks(self, spot: str) -> list[tuple[str, str, str]]:
        """Describe a pile by everything but where it stands."""
        return [
            (e.get("class", ""), e.get("d", ""), e.get("r", ""))
            for e in self.pile(spot).iter()
            if e.tag != f"{SVG}title"
        ]


def picture(position: str, **options: object) -> Picture:
    return Picture(diagram(Position.parse(position), **options))  # type: ignore[arg-type]


def middle(element: ElementTree.Element) -> tuple[float, float]:
    """Give where a moved group, a circle or lettering is."""
    if moved := element.get("transform"):
        x, y = re.findall(r"-?[\d.]+", moved)[:2]
        return float(x), float(y)
    return float(element.get("cx") or element.get("x") or 0), float(
        element.get("cy") or element.get("y") or 0
    )


def parts(element: ElementTree.Element, name: str) -> int:
    return sum(f"gipf-{name}" in e.get("class", "").split() for e in element.iter())


# ------------------------------------------------------------------ the whole


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("text", POSITIONS)
def test_every_position_is_a_well_formed_picture_with_all_its_piles(
    text: str, theme: Theme
) -> None:
    position = Position.parse(text)
    seen = Picture(diagram(position, theme=theme, rows=True, flipped=theme == "dark"))
    assert seen.root.tag == f"{SVG}svg"
    assert seen.root.get("role") == "img"
    assert len(seen.all("pile")) == len(position.piles)
    assert len(seen.all("dot")) == len(position.variant.board.dots)
    for number in re.findall(r"-?\d+\.(\d+)", diagram(position, theme=theme)):
        assert len(number) <= 2


def test_a_position_is_drawn_the_same_way_every_time() -> None:
    assert len({diagram(Position.parse(POSITIONS[8]), rows=True) for _ in range(3)}) == 1


def test_everything_lies_within_the_picture() -> None:
    for text in POSITIONS:
        for flipped in (False, True):
            seen = picture(text, flipped=flipped)
            x, y, width, height = map(float, seen.root.get("viewBox", "").split())
            for element in seen.all("tower") + seen.all("label") + seen.all("number"):
                across, down = middle(element)
                assert x + 8 < across < x + width - 8
                assert y + 8 < down < y + height - 8


def test_two_diagrams_on_one_page_do_not_disturb_each_other() -> None:
    position = Position.start("standard")
    for svg in (diagram(position), diagram(position, theme="dark")):
        assert not re.search(r"\b(id|href)=", svg)
        assert "url(" not in svg
        names = re.findall(r'class="([^"]*)"', svg)
        assert all(name.startswith("gipf") for group in names for name in group.split())

    def rules(theme: Theme) -> dict[str, str]:
        sheet = Picture(diagram(position, theme=theme)).root.findtext(f"{SVG}style") or ""
        return dict(re.findall(r"([^{}]+){([^{}]*)}", sheet))

    light, dark = rules("light"), rules("dark")
    for shared in light.keys() & dark.keys():
        assert light[shared] == dark[shared]
    assert any(".gipf-light" in rule for rule in light)


def test_the_picture_says_the_position_in_words() -> None:
    seen = picture("standard+Z6 (gB)2G/5/6/Z6/6/5/g3 b m B3/B2Z1 -- - 9")
    assert seen.root.findtext(f"{SVG}title") == "standard+Z6: Black to move"
    assert seen.root.findtext(f"{SVG}desc") == (
        "Black to move. On the board: b2 White basic piece on Black GIPF-piece, "
        "b5 White GIPF-piece, e2 White piece loaded with ZÈRTZ, h2 Black GIPF-piece. "
        "White’s reserve: 3 basic pieces. Black’s reserve: 2 basic pieces and one ZÈRTZ-potential."
    )


def test_the_picture_speaks_the_language_asked_for() -> None:
    seen = picture("standard+Z6 (gB)2G/5/6/Z6/6/5/g3 b m B3/B2Z1 -- - 9", language="de")
    assert seen.root.findtext(f"{SVG}title") == "standard+Z6: Schwarz am Zug"
    assert seen.root.findtext(f"{SVG}desc") == (
        "Schwarz am Zug. Auf dem Brett: b2 weißer Basis-Stein, darunter schwarzer GIPF-Stein, "
        "b5 weißer GIPF-Stein, e2 weißer Stein, geladen mit ZÈRTZ, h2 schwarzer GIPF-Stein. "
        "Vorrat von Weiß: 3 Basis-Steine. "
        "Vorrat von Schwarz: 2 Basis-Steine und ein ZÈRTZ-Potential."
    )
    assert seen.called("Vorrat von Schwarz: ein ZÈRTZ-Potential") is not None


@pytest.mark.parametrize("language", languages())
def test_a_picture_of_every_phase_can_be_drawn_in_every_language(language: str) -> None:
    for text in POSITIONS:
        said = picture(text, language=language).root.findtext(f"{SVG}desc") or ""
        assert said.endswith(".") and "{" not in said


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (POSITIONS[1], "Black to clear"),
        (POSITIONS[2], "Black has won"),
        ("basic;quiet=1 b2B/5/6/B5b/6/5/b2B - . B12/B12 -- - 1", "Drawn"),
        (POSITIONS[10], "i3 Black used DVONN-potential on White used DVONN-potential"),
        (POSITIONS[10], "b5 White stack of DVONN"),
        (POSITIONS[2], "White’s reserve: nothing"),
        (POSITIONS[9], "The board is empty"),
    ],
)
def test_the_words_fit_the_game(text: str, words: str) -> None:
    said = picture(text).root.findtext(f"{SVG}desc") or ""
    assert words in said


def test_an_announced_potential_is_said() -> None:
    start = Position.parse("standard+Z6;challenges=3 g2G/5/2Zb2/G5g/6/5/g2G w m B4Z2/B4 -- 3/3 5")
    said = Picture(diagram(start.play("Zd4-d6"))).root.findtext(f"{SVG}desc") or ""
    assert "Black to answer. Announced: Zd4-d6." in said


def test_a_title_of_ones_own_is_made_safe() -> None:
    seen = picture(POSITIONS[0], title='White < Black & "friends"\x00')
    assert seen.root.findtext(f"{SVG}title") == 'White < Black & "friends"'


def test_a_width_gives_the_height_in_proportion() -> None:
    root = picture(POSITIONS[0], width=400).root
    _, _, across, down = map(float, root.get("viewBox", "").split())
    assert root.get("width") == "400"
    assert float(root.get("height", 0)) == pytest.approx(400 * down / across, abs=0.01)
    assert float(picture(POSITIONS[0]).root.get("width", 0)) == across


# ------------------------------------------------------------------ the board


def test_lines_run_from_dot_to_dot_on_a_true_lattice() -> None:
    for text in (POSITIONS[0], POSITIONS[9]):
        seen = picture(text)
        dots = {middle(dot) for dot in seen.all("dot")}
        (lines,) = seen.all("line")
        ends = [
            tuple(map(float, p.split()))
            for p in re.findall(r"-?[\d.]+ -?[\d.]+", lines.get("d", ""))
        ]
        assert set(ends) == dots
        assert len(ends) == 2 * len(Position.parse(text).variant.board.lines)
        slopes = {
            round((y2 - y1) / (x2 - x1), 2) if x1 != x2 else None
            for (x1, y1), (x2, y2) in zip(ends[::2], ends[1::2], strict=True)
        }
        assert slopes == {None, 0.58, -0.58}


def test_coordinates_name_every_dot_and_can_be_left_out() -> None:
    position = Position.start("matrx")
    assert sorted(Picture(diagram(position)).words("label")) == sorted(position.variant.board.dots)
    assert not Picture(diagram(position, coordinates=False)).all("label")


def place_of_label(seen: Picture, dot: str) -> tuple[float, float]:
    return next(middle(label) for label in seen.all("label") if label.text == dot)


def test_e1_is_at_the_bottom_and_flipped_at_the_top() -> None:
    upright, flipped = picture(POSITIONS[0]), picture(POSITIONS[0], flipped=True)
    assert (
        max(place_of_label(upright, dot)[1] for dot in upright.words("label"))
        == (place_of_label(upright, "e1")[1])
    )
    assert place_of_label(flipped, "e1")[1] < place_of_label(flipped, "e9")[1]
    assert place_of_label(upright, "a3")[0] < place_of_label(upright, "i3")[0]
    assert place_of_label(flipped, "a3")[0] > place_of_label(flipped, "i3")[0]


def test_matrx_has_its_further_column_on_whites_right() -> None:
    seen = picture(POSITIONS[9])
    rightmost = max(seen.words("label"), key=lambda dot: place_of_label(seen, dot)[0])
    assert rightmost[0] == "j"


# ----------------------------------------------------------------- the pieces


def test_all_units_look_different() -> None:
    seen = picture(EVERY_UNIT)
    spots = [f"d{n}" for n in range(2, 8)] + [f"e{n}" for n in range(2, 8)]
    looks = [tuple(seen.looks(spot)) for spot in spots]
    assert len(set(looks)) == len(spots)


def glyph(pile: ElementTree.Element, letter: str) -> tuple[str, ...]:
    """Give the shapes a mark is made of, whatever its colour and size."""
    (mark,) = (e for e in pile.iter() if e.get("class") == f"gipf-glyph-{letter}")
    return tuple(f"{e.tag} {e.get('d')} {e.get('r')} {e.get('transform')}" for e in mark.iter())[1:]


def test_each_potential_has_its_own_glyph_and_keeps_it_when_used() -> None:
    seen = picture(EVERY_UNIT)
    loaded = {"D": "d4", "T": "d5", "Z": "d6", "P": "d7", "Y": "e2"}
    used = {"D": "e3", "T": "e4", "Z": "e5", "P": "e6", "Y": "e7"}
    glyphs = {letter: glyph(seen.pile(spot), letter) for letter, spot in loaded.items()}
    assert len({*glyphs.values(), glyph(seen.pile("d3"), "G")}) == 6
    assert glyphs == {letter: glyph(seen.pile(spot), letter) for letter, spot in used.items()}


def test_a_gipf_piece_is_higher_than_a_basic_piece_and_bears_a_star() -> None:
    seen = picture(EVERY_UNIT)
    basic, gipf = seen.pile("d2"), seen.pile("d3")
    assert (parts(basic, "white-wall"), parts(gipf, "white-wall")) == (1, 2)
    assert (parts(basic, "glyph-G"), parts(gipf, "glyph-G")) == (0, 1)
    assert parts(basic, "white-furrow") == parts(gipf, "white-furrow") == 1


def test_a_used_potential_is_a_smaller_single_disc() -> None:
    seen = picture(EVERY_UNIT)

    def radius(spot: str) -> float:
        faces = [e for e in seen.pile(spot).iter() if "face" in e.get("class", "")]
        return float(faces[-1].get("r", 0))

    assert parts(seen.pile("e3"), "white-wall") == 1
    assert parts(seen.pile("d4"), "white-wall") == 2
    assert radius("e3") < radius("d4") < radius("d2")


def test_in_matrx_a_gipf_piece_is_single_and_a_stack_is_two_potentials() -> None:
    seen = picture(POSITIONS[10])
    gipf, stack = seen.pile("i2"), seen.pile("b5")
    assert (parts(gipf, "white-wall"), parts(gipf, "glyph-G"), parts(gipf, "white-furrow")) == (
        1,
        1,
        1,
    )
    assert (parts(stack, "white-wall"), parts(stack, "glyph-D"), parts(stack, "white-furrow")) == (
        2,
        1,
        0,
    )


def test_whose_pieces_lie_in_a_pile_can_be_seen_layer_by_layer() -> None:
    pile = picture(POSITIONS[8]).pile("c4")  # (gGgBd')
    walls = [e.get("class") for e in pile.iter() if "wall" in e.get("class", "")]
    black, white = "gipf-black-wall", "gipf-white-wall"
    assert walls == [black, black, white, white, black, black, white, black]
    assert pile.findtext(f"{SVG}title") == (
        "c4: Black used DVONN-potential on White basic piece on Black GIPF-piece "
        "on White GIPF-piece on Black GIPF-piece"
    )


def test_piles_of_three_and_more_show_how_many_units_they_have() -> None:
    position = Position.parse(POSITIONS[8])
    tall = [str(len(pile)) for pile in position.piles.values() if len(pile) >= 3]
    assert sorted(Picture(diagram(position)).words("count")) == sorted(tall) == ["3", "4", "5"]
    assert not picture(POSITIONS[3]).all("badge")


def test_nearer_piles_stand_before_those_behind_them() -> None:
    for flipped in (False, True):
        heights = [middle(pile)[1] for pile in picture(POSITIONS[11], flipped=flipped).all("pile")]
        assert all(far <= near for far, near in pairwise(heights))


# --------------------------------------------------------------- the reserves


def test_reserves_are_towers_of_real_pieces_with_their_number() -> None:
    seen = picture("basic b2B/5/6/B5b/6/5/b2B w m B12/B1 -- - 1")
    white, black = seen.called("White’s reserve"), seen.called("Black’s reserve")
    assert parts(white, "white-wall") == 12
    assert parts(black, "black-wall") == 1
    assert seen.words("number") == ["12", "1"]
    assert black.findtext(f"{SVG}title") == "Black’s reserve: one piece"


def test_an_empty_reserve_is_an_empty_place_and_a_zero() -> None:
    seen = picture(POSITIONS[2])
    assert len(seen.all("empty")) == 1
    assert seen.words("number") == ["0", "4"]


def test_potentials_in_hand_stand_beside_the_board() -> None:
    seen = picture(POSITIONS[8])
    white, black = seen.all("reserve-w")[0], seen.all("reserve-b")[0]
    assert [e.text for e in white.iter(f"{SVG}text")] == ["1", "2", "0", "1", "0", "0"]
    assert [e.text for e in black.iter(f"{SVG}text")] == ["7", "0", "1", "1", "0", "0"]
    assert parts(seen.called("White’s reserve: 2 TAMSK-potentials"), "glyph-T") == 1


def test_matrx_has_gipf_pieces_and_thirty_potentials_in_reserve() -> None:
    seen = picture(POSITIONS[9])
    assert seen.words("number") == ["3", "6", "6", "6", "6", "6"] * 2
    assert parts(seen.called("Black’s reserve: 3 GIPF-pieces"), "glyph-G") == 1
    assert len(seen.all("white-wall")) == len(seen.all("black-wall")) == 33


def test_a_large_handicap_still_fits_into_its_corner() -> None:
    seen = picture("basic;reserve=99/12 b2B/5/6/B5b/6/5/b2B w m B99/B12 -- - 1")
    faces = [e for e in seen.called("White’s reserve").iter() if "face" in e.get("class", "")]
    assert -60 < float(faces[0].get("cy", 0)) < -50


def test_whoever_sits_below_has_the_reserve_below() -> None:
    upright, flipped = picture(POSITIONS[0]), picture(POSITIONS[0], flipped=True)
    for seen, lower, upper in ((upright, "White", "Black"), (flipped, "Black", "White")):
        assert middle(seen.called(f"{lower}’s reserve"))[1] > 0
        assert middle(seen.called(f"{upper}’s reserve"))[1] < 0


def test_a_pointer_shows_whose_turn_it_is_until_the_game_is_over() -> None:
    assert parts(picture(POSITIONS[0]).all("reserve-w")[0], "turn") == 1
    assert parts(picture(POSITIONS[1]).all("reserve-b")[0], "turn") == 1
    assert not picture(POSITIONS[2]).all("turn")


def test_without_reserves_only_the_board_is_left() -> None:
    with_them, without = picture(POSITIONS[7]), picture(POSITIONS[7], reserves=False)
    assert not without.all("tower")
    assert not without.all("number")
    assert float(without.root.get("width", 0)) < float(with_them.root.get("width", 0))


# ------------------------------------------------------------------ the marks


def after(text: str, move: str, **options: object) -> Picture:
    """Draw the position after a move, with that move marked."""
    position = Position.parse(text)
    played = position.read_move(move)
    return Picture(diagram(position.play(played), last_move=played, **options))  # type: ignore[arg-type]


def test_a_push_shows_an_arrow_from_its_dot_a_trail_and_where_the_farthest_pile_landed() -> None:
    seen = after(POSITIONS[0], "e1-e3")
    (trail,), (ring,), (arrow,) = seen.all("trail"), seen.all("ring"), seen.all("arrow")
    first, last = re.findall(r"-?[\d.]+ -?[\d.]+", trail.get("d", ""))
    assert middle(ring) == tuple(map(float, last.split()))
    assert middle(seen.pile("e3"))[0] == float(last.split()[0])
    assert float(first.split()[1]) > float(last.split()[1])
    e1 = max((middle(dot) for dot in seen.all("dot")), key=lambda place: place[1])
    assert arrow.get("d", "").startswith(f"M{e1[0]:g} {e1[1]:g}L")


def test_a_push_from_above_keeps_its_arrow_off_a_high_piece() -> None:
    text = "tournament 4/5/6/6g/6/5/4 w m B18/B16 0g - 1"
    seen = after(text, "Ge9-e7")
    (arrow,) = seen.all("arrow")
    start, end = (float(y) for y in re.findall(r" (-?[\d.]+)", arrow.get("d", "")))
    assert start < end < middle(seen.pile("e8"))[1] - 24


def test_entering_an_empty_spot_rings_it() -> None:
    seen = after(POSITIONS[0], "d2")
    assert len(seen.all("ring")) == 1
    assert not seen.all("trail")
    assert not seen.all("arrow")


def test_a_potential_that_was_used_shows_the_way_it_went() -> None:
    text = "standard+Z6 g2G/5/2Zb2/G5g/6/5/g2G w m B4Z2/B4 -- - 5"
    seen = after(text, "Zd4-d6")
    assert [len(seen.all(name)) for name in ("ghost", "ring", "arrow")] == [1, 1, 1]
    assert "Q" in seen.all("arrow")[0].get("d", "")
    mirrored = "standard+Z6 g2G/5/3bZ1/G5g/6/5/g2G w m B4Z2/B4 -- - 5"
    assert "Q" in after(mirrored, "Zd6-d4").all("arrow")[0].get("d", "")


def test_an_extra_push_shows_that_the_potential_came_from_the_centre() -> None:
    text = "standard+T6 g2G/5/6/G2T2g/6/5/g2G w x B4T2/B4 -- - 5"
    entered = after(text, "+d2")
    assert [len(entered.all(name)) for name in ("ghost", "ring", "arrow")] == [1, 1, 0]
    pushed = after(text, "+e1-e3")
    assert [len(pushed.all(name)) for name in ("ghost", "ring", "trail", "arrow")] == [1, 1, 1, 1]


def test_a_clear_crosses_out_what_was_taken() -> None:
    seen = after(POSITIONS[1], "xb4,c5,d6,e7,f7")
    assert len(seen.all("ghost")) == len(seen.all("cross")) == 5


def test_a_clear_leaves_what_it_uncovered_in_sight() -> None:
    text = "standard+D6 (Gb)1bG/1b3/2b3/G2b2g/6/5/g2G b c B3/B3 -- - 9"
    seen = after(text, "xb2,c3,d4,e5")
    assert parts(seen.pile("b2"), "glyph-G") == 1
    crosses = [e.get("d", "") for e in seen.all("cross")]
    (x, y) = middle(seen.pile("b2"))
    assert len(crosses) == 4
    corners = [tuple(map(float, p.split())) for p in re.findall(r"-?[\d.]+ -?[\d.]+", crosses[0])]
    assert all(across < x for across, _ in corners)
    assert all(down < y for _, down in corners)


def test_a_pass_leaves_the_board_unmarked() -> None:
    seen = Picture(diagram(Position.start("basic"), last_move=PASS))
    assert not any(seen.all(name) for name in ("ring", "ghost", "arrow", "cross", "trail"))
    assert (seen.root.findtext(f"{SVG}desc") or "").startswith("After pass. White to move.")


def test_rows_glow_in_their_owners_colour_when_asked_for() -> None:
    both = picture(POSITIONS[10], rows=True)
    assert len(both.all("white-row")) == len(both.all("black-row")) == 1
    assert len(both.all("row-edge")) == 2
    assert not picture(POSITIONS[10]).all("row-edge")


def test_highlights_ring_piles_spots_and_dots_once_each() -> None:
    seen = picture(POSITIONS[3], highlight=["e5", "E5", "e2", "a3"])
    assert sorted(ring.tag.removeprefix(SVG) for ring in seen.all("ring")) == [
        "circle",
        "circle",
        "path",
    ]
    assert len({ring.get("r") for ring in seen.all("ring")}) == 3


def test_arrows_lead_from_point_to_point() -> None:
    seen = picture(POSITIONS[3], arrows=[("e5", "e7"), ("B2", "a3")])
    assert len(seen.all("arrow")) == 2
    assert seen.all("arrow")[0].get("d", "").startswith("M0 0L0 -")


@pytest.mark.parametrize("end", ["e5", "d5", "c5"])
def test_an_arrow_lies_along_its_line_however_high_the_pile_is_where_it_begins(end: str) -> None:
    def way(piles: str) -> tuple[float, float]:
        text = f"tournament+D6 4/5/{piles}/7/6/5/4 w m B9/B9 -- - 9"
        (arrow,) = picture(text, arrows=[("d4", end)]).all("arrow")
        x, y, to_x, to_y = (float(each) for each in re.findall(r"-?[\d.]+", arrow.get("d", "")))
        return round(to_x - x, 1), round(to_y - y, 1)

    assert way("2(GgGg)3") == way("2B3")


# ----------------------------------------------------------- what cannot be drawn


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"theme": "pink"}, "there is no theme 'pink'; there are light, dark, auto"),
        ({"width": 0}, "cannot be 0 wide; give its width in pixels"),
        ({"width": -5}, "cannot be -5 wide"),
        ({"highlight": ["e10"]}, "no point 'e10' on the board hex37; its columns are a to i"),
        ({"highlight": "e5"}, "no point 'e' on the board"),
        ({"arrows": [("e5", "j1")]}, "no point 'j1' on the board hex37"),
        ({"arrows": [("e5", "e5")]}, "leads nowhere; name two points"),
        ({"last_move": Move.push("B", "", "i3x")}, "no point 'i3x'"),
        ({"last_move": Move.clear(["j2"])}, "no point 'j2'"),
        ({"last_move": Move.push("B", "e1", "d4")}, "no line leads from the dot e1 to d4"),
    ],
)
def test_what_cannot_be_drawn_is_refused_with_what_would_be_right(
    options: dict[str, object], message: str
) -> None:
    with pytest.raises(NotationError, match=re.escape(message)) as caught:
        picture(POSITIONS[0], **options)
    assert isinstance(caught.value, GipfError)


def test_a_notebook_shows_a_position_as_its_diagram() -> None:
    position = Position.start("ultimate")
    assert position._repr_svg_() == position.svg() == diagram(position)
    assert position.svg(theme="dark") == diagram(position, theme="dark")
