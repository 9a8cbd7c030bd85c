"""Texts of positions and variants that stand in the page's own files."""

import json
from pathlib import Path
from typing import Any

import pytest

from gipf import Position
from gipf.variants import BASES, Variant
from tools import first_games

SOURCE = Path(__file__).parents[2] / "web" / "src"
CARDS: list[dict[str, str]] = json.loads((SOURCE / "home" / "cards.json").read_text("utf-8"))


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card["name"])
def test_a_card_shows_a_position_of_its_variant(card: dict[str, str]) -> None:
    position = Position.parse(card["position"])
    assert str(position.variant) == card["variant"]
    assert not position.is_over


def test_every_base_has_a_card() -> None:
    assert {Variant.parse(card["variant"]).base for card in CARDS} == set(BASES)


def test_the_page_knows_what_each_base_has() -> None:
    known: dict[str, dict[str, Any]] = json.loads((SOURCE / "bases.json").read_text("utf-8"))
    assert known == {
        name: {"reserve": base.reserve, "hand": base.hand.strip("-"), "board": base.board}
        for name, base in BASES.items()
    }


def test_the_page_knows_how_games_begin() -> None:
    written = {path.name: path.read_text("utf-8") for path in first_games.FOLDER.iterdir()}
    assert written == first_games.first_games(), "'make diagrams' writes them anew"
