"""Our texts are set in our typefaces."""

import re

from tools.fonts import FONTS, LOCALES, face, korean_parts, ranges

ENOUGH = 0.95
"""Of the Korean syllables; a new one is set in the reader's own typeface until the fonts are made anew."""


def _covered(family: str) -> set[str]:
    css = (FONTS / "fonts.css").read_text()
    found: set[str] = set()
    for block in re.findall(rf"font-family: '{family}';.*?unicode-range: ([^;]*);", css, re.S):
        for part in block.split(","):
            first, _, last = part.strip().removeprefix("U+").partition("-")
            found |= set(map(chr, range(int(first, 16), int(last or first, 16) + 1)))
    return found


def test_every_letter_of_the_languages_with_latin_letters_is_in_our_typeface() -> None:
    letters = {
        letter
        for text in LOCALES.glob("*/*.ftl")
        if text.parent.name != "ko"
        for letter in text.read_text()
        if letter.isalpha()
    }
    assert letters - _covered("Figtree") <= {"ᵉ"}


def test_nearly_every_korean_syllable_is_in_our_typeface() -> None:
    ours = set("".join(korean_parts()))
    assert len(ours & _covered("IBM Plex Sans KR")) >= ENOUGH * len(ours)


def test_letters_are_told_as_ranges() -> None:
    assert ranges("가각나") == "U+AC00-AC01,U+B098"
    assert "unicode-range: U+41;" in face("Figtree", "a", "400", ranges("A"))


def test_the_licence_goes_with_the_page() -> None:
    licence = FONTS.parent / "licences" / "fonts.txt"
    assert licence.read_text().count("SIL OPEN FONT LICENSE Version 1.1") == 2
