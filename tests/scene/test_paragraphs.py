"""The paragraph of the rules that matters in a position."""

import re
from pathlib import Path

import pytest

from gipf import Outcome, Player, Position, Reason
from gipf.scene import paragraph_of, scene_of
from tests.boards import put
from tests.test_properties import VARIANTS, walk

RULES = Path(__file__).parent.parent.parent / "docs" / "rules"
CODES = {
    code
    for page in RULES.glob("*.md")
    for code in re.findall(r"^\*\*(\w+)\.\*\*", page.read_text(), re.M)
}
FOUR = "B b2 c3 d4 e5"

MATTERS = {
    "G5": Position.start("basic"),
    "E2": Position.start("tournament"),
    "E3": put("tournament", "G e2, g b5", opening="gg"),
    "L6": Position.start("standard+Z6"),
    "L7": Position.start("tournament+Z6"),
    "U2": Position.start("ultimate"),
    "L9": put("standard+Y6", "Y e5, G e2"),
    "M5": Position.start("matrx"),
    "M6": put("matrx", "G e2, g b5"),
    "G11": put("basic", FOUR, phase="r"),
    "G14": put("basic", FOUR, phase="c"),
    "S3": put("standard", FOUR + ", G h5, g b5", phase="r"),
    "L13": put("standard+Z6", FOUR + ", G h5, g b5", phase="r"),
    "E6": put("tournament", "G b2 c3 d4 e5, g b5", phase="r"),
    "T2": put("standard+T6", "T e5, G e2, g b5", phase="x"),
    "T3": put("standard+T6", "T e5, G e2, g b5", phase="e"),
}


@pytest.mark.parametrize("code", MATTERS)
def test_the_rules_are_opened_where_they_tell_what_to_do(code: str) -> None:
    assert paragraph_of(MATTERS[code]) == code


@pytest.mark.parametrize(
    ("reason", "variant", "code"),
    [
        (Reason.NO_MOVE, "basic", "G17"),
        (Reason.GIPF_LOST, "standard", "S6"),
        (Reason.GIPF_LOST, "ultimate", "L18"),
        (Reason.NO_MOVE, "ultimate", "L12"),
        (Reason.GIPF_LOST, "matrx", "M13"),
        (Reason.RESIGNATION, "basic", "H8"),
        (Reason.REPETITION, "basic", "H5"),
    ],
)
def test_after_the_end_the_rules_tell_why_it_is_over(
    reason: Reason, variant: str, code: str
) -> None:
    ended = Outcome(Player.WHITE, reason)
    assert scene_of(Position.start(variant), ended)["rule"] == code


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_paragraph_that_is_named_is_in_the_rules(variant: str) -> None:
    for position, _, after in walk(Position.start(variant), 3, 150):
        assert {paragraph_of(position), paragraph_of(after)} <= CODES
