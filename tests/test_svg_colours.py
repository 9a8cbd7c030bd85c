"""The colours of diagrams: themes, palettes of one's own, arrows; and diagrams as PNG."""

import re
from xml.etree import ElementTree

import pytest

from gipf.errors import MissingExtra
from gipf.extras import EXTRAS
from gipf.position import Position
from gipf.svg import Arrow, diagram
from gipf.svg.theme import DARK, LIGHT, Palette


def sheet_of(svg: str) -> str:
    """Give the style sheet of a picture."""
    return ElementTree.fromstring(svg).findtext("{http://www.w3.org/2000/svg}style") or ""


# ----------------------------------------------------------------- the themes


def luminance(colour: str) -> float:
    channels = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("palette", [LIGHT, DARK])
def test_text_and_marks_stand_out_from_what_they_are_on(palette: Palette) -> None:
    for text, ground in (
        (palette.faint, palette.plate),
        (palette.ink, palette.paper),
        (palette.quiet, palette.paper),
    ):
        assert contrast(text, ground) >= 4.5
    for mark in (palette.line, palette.ink, palette.accent):
        assert contrast(mark, palette.plate) >= 3
    assert contrast(palette.accent, palette.paper) >= 3
    assert contrast(palette.white_row, palette.black_row) >= 3


@pytest.mark.parametrize("palette", [LIGHT, DARK])
def test_pieces_stand_out_from_the_plate_by_face_or_rim(palette: Palette) -> None:
    sheet = sheet_of(Position.start("standard").svg())
    for colour in ("white", "black"):
        (rim,) = re.findall(rf"\.gipf-{colour}-wall,[^{{]*{{stroke:(#\w+)", sheet)
        (face,) = re.findall(rf"\.gipf-{colour}-face{{fill:(#\w+)", sheet)
        assert max(contrast(face, palette.plate), contrast(rim, palette.plate)) >= 3
        assert contrast(face, rim) >= 3


def test_auto_follows_what_the_reader_prefers() -> None:
    sheets = {
        theme: sheet_of(diagram(Position.start(), theme=theme))
        for theme in ("light", "dark", "auto")
    }
    assert LIGHT.plate in sheets["light"]
    assert DARK.plate not in sheets["light"]
    assert DARK.plate in sheets["dark"]
    assert LIGHT.plate not in sheets["dark"]
    before, after_media = sheets["auto"].split("@media (prefers-color-scheme:dark)")
    assert LIGHT.plate in before
    assert DARK.plate in after_media


# ---------------------------------------------------------------------- own colours, PNG


def test_a_palette_of_ones_own_paints_board_marks_and_pieces_and_nothing_else_on_the_page() -> None:
    position = Position.start("basic")
    own = Palette(plate="seagreen", accent="#c00", white_top="gold")
    sheet = sheet_of(position.svg(theme=own))
    assert f".gipf-{own.name} .gipf-plate{{fill:seagreen;stroke:seagreen}}" in sheet
    assert f".gipf-{own.name} .gipf-white-face{{fill:gold;" in sheet
    assert "black-face{fill:#2c2e32}" in sheet
    assert own.name != Palette(plate="seagreen").name == Palette(plate="seagreen").name
    assert repr(own) == "Palette(plate='seagreen', accent='#c00', white_top='gold')"


def test_an_arrow_may_have_a_colour_of_its_own() -> None:
    arrows = Arrow("e1", "e3", "royalblue"), Arrow("b1", "b3"), ("h1", "h3", "#0a0")
    picture = Position.start("basic").svg(arrows=arrows)
    painted = re.findall(r'class="gipf-(arrow|head)" d="[^"]*"(?: style="(.*?)")?/>', picture)
    assert painted[:6] == [
        ("arrow", "stroke:royalblue"),
        ("head", "fill:royalblue"),
        ("arrow", ""),
        ("head", ""),
        ("arrow", "stroke:#0a0"),
        ("head", "fill:#0a0"),
    ]


def test_a_last_move_may_be_given_as_text() -> None:
    position = Position.start("basic").play("e1-e3")
    assert position.svg(last_move="e1-e3") == position.svg(
        last_move=Position.start("basic").read_move("e1-e3")
    )


def test_a_position_is_drawn_as_png_as_wide_as_wanted() -> None:
    drawn = Position.start("standard").png(width=320, arrows=[("e1", "e3", "red")])
    assert drawn[:8] == b"\x89PNG\r\n\x1a\n"
    assert int.from_bytes(drawn[16:20], "big") == 320


def test_png_says_which_extra_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EXTRAS, "pictures", ("no_such_package",))
    with pytest.raises(MissingExtra, match=r"pip install 'gipf\[pictures\]'"):
        Position.start("standard").png()
