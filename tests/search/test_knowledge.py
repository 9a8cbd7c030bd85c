"""What docs/knowledge.md says: games at fixed nodes go by the rules, and the tables are of the figures."""

import json
import random
from pathlib import Path

import pytest

from bench import knowledge
from bench.fixed_nodes import FixedNodes
from bench.knowledge import FILE, HANDICAPS, Kept, first_turns, with_house_rule
from bench.knowledge_tables import PAGE, filled, mean, white_score
from gipf.kernel.convert import number_to_move
from gipf.position import Position
from gipf.variants import Player, Variant

FIGURES = json.loads(FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("variant", ["basic", "tournament", "standard+Z6", "ultimate", "matrx"])
@pytest.mark.parametrize("nodes", [0, 60])
def test_a_game_at_fixed_nodes_is_a_game_by_the_rulebook(variant: str, nodes: int) -> None:
    start = with_house_rule(variant)
    player = FixedNodes(start, (nodes, nodes))
    played = player.play(random.Random(f"{variant} {nodes}"))
    ruled = str(Variant.parse(variant).with_house_rules())
    position, turns, taken = Position.start(ruled), 0, {Player.WHITE: 0, Player.BLACK: 0}
    for number, choices in zip(played.moves, played.choices, strict=True):
        assert len(position.legal_moves()) == choices
        move = number_to_move(position, number)
        turns += position.phase == "m"
        if move.kind == "clear":
            units = [position.pile(spot)[-1] for spot in move.spots]
            taken[position.player or Player.WHITE] += sum(
                unit.player is not position.player for unit in units
            )
        position = position.play(move)
    assert position.outcome is not None
    winners = {Player.WHITE: 0, Player.BLACK: 1, None: 2}
    assert (winners[position.outcome.winner], str(position.outcome.reason)) == (
        played.winner,
        played.reason,
    )
    assert (turns, tuple(taken.values())) == (played.turns, played.taken)


def test_more_nodes_win_against_fewer_and_these_against_chance() -> None:
    start = with_house_rule("basic;reserve=6/6")
    for stronger, weaker in ((30, 0), (400, 30)):
        player = FixedNodes(start, (stronger, weaker))
        games = [player.play(random.Random(seed)).winner for seed in range(12)]
        assert games.count(0) > games.count(1)


def test_what_was_measured_is_kept_and_gone_on_with(tmp_path: Path) -> None:
    at_once, in_parts = (Kept(tmp_path / name) for name in ("once.json", "parts.json"))
    knowledge.play(at_once, ["basic"], [0], 6)
    knowledge.play(in_parts, ["basic"], [0], 2)
    again = Kept(tmp_path / "parts.json")
    knowledge.play(again, ["basic"], [0], 6)
    assert again.data == at_once.data
    found = again.part("play", "basic", "0")
    assert found["games"] == sum(found["results"].values()) == sum(found["ends"].values()) == 6
    assert mean(found, "turns")[0] > 10
    assert 0 <= white_score(found)[0] <= 1


def test_a_handicap_is_played_by_white_and_by_black(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(knowledge, "HANDICAP_NODES", 30)
    monkeypatch.setattr(knowledge, "HANDICAPS", HANDICAPS[1:2])
    kept = Kept(tmp_path / "figures.json")
    knowledge.handicaps(kept, ["basic"], 8)
    found = kept.part("handicaps", "basic: reserve +2")
    assert sum(found["pairs"]) == 4
    assert len(found["elo"]) == 3


def test_every_handicap_begins_with_a_position_for_either_player() -> None:
    for each in HANDICAPS:
        white, black = (with_house_rule(start) for start in (each.white, each.black))
        assert white.player is black.player is Player.WHITE
        assert white.legal_moves()
        assert white != black


def test_first_moves_are_those_of_the_rulebook_up_to_symmetry() -> None:
    start = Position.start("tournament")
    turns = first_turns(start)
    assert sum(turns.values()) == len(start.legal_moves())
    assert turns == {"Gb2": 6, "Gb3": 12}


def test_first_moves_are_searched_once(tmp_path: Path) -> None:
    kept = Kept(tmp_path / "figures.json")
    knowledge.openings(kept, ["tournament"], 2_000)
    found = json.loads(kept.file.read_text())["openings"]["tournament"]
    assert set(found["moves"]) == set(first_turns(Position.start("tournament")))
    assert all(-1 <= each["value"] <= 1 and each["depth"] for each in found["moves"].values())


def test_the_tables_of_the_page_are_those_of_the_figures() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert page == filled(page, FIGURES), "python -m bench.knowledge tables"


def test_there_are_figures_of_every_variant_at_three_strengths() -> None:
    for variant in knowledge.VARIANTS:
        strengths = FIGURES["play"][variant]
        assert len(strengths) >= 3
        assert all(found["games"] >= 100 for found in strengths.values())
        assert FIGURES["openings"][variant]["moves"]
