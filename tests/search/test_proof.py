"""Proofs of wins and of defences, against a plain search through the rulebook's positions."""

from dataclasses import replace

import pytest

from gipf import Position
from gipf.errors import GipfError
from gipf.search.answer import Proof
from gipf.search.proof import only_moves, prove
from gipf.state import Move, Phase
from gipf.variants import Player
from tests.kernel.games import few

ENDINGS = (
    "tournament;reserve=6/6 Bg1G/B3b/B4b/7/6/5/1b2 w m B1/B1 -- - 5",
    "tournament+Z2P2;reserve=8/8;challenges=* 2b1/g1zBP/B4G/5bB/6/4B/b2b w m B1/B1 -- */* 7",
    "matrx+T2D2Y2 2y'1/2y'2/Tg4/2Y'3Y'/g4g/3GG/t2G/3 w m D2/D2 -- - 7",
    "basic 1b2/1b3/5b/4BBb/BBBb1B/1BbB1/1bB1 w m B1/B1 -- - 42",
    "basic 1B2/1BBbb/bB1bB1/1b5/b5/5/B3 w m B2/B4 -- - 53",
    "standard 4/bbb2/1B2BB/2bg1B1/2B1b1/1BGb1/1bB1 w m B3/B1 -- - 50",
    "tournament;reserve=6/6 4/4B/5B/bb4G/b5/g4/B3 w m B1/B1 -- - 5",
    "standard+Z2;reserve=2/2 z2G/g4/6/G5g/3Z'2/3G1/g2B b m B1Z1/B1Z1 -- - 2",
    "standard+Z2;reserve=2/2 g2G/5/6/G5g/6/gz2Z/Z2G b m -/B1Z1 -- - 2",
    "tournament+T3D2P2;reserve=8/8 BD2/g3b/b4b/5b1/5B/G3P/1DTb b m -/B1 -- - 7",
    "tournament+T3D2P2;reserve=8/8 B1BG/g3g/Gg4/p6/6/5/2D1 b m B1/B1T3D2P1 -- - 5",
    "tournament+T3D2P2;reserve=8/8 b3/bG3/d3DB/g6/g5/3b1/TBB1 b r B1/- -- - 6",
    "tournament+Z2P2;reserve=8/8;challenges=* 4/5/5B/b4B1/1b2PB/b1GbB/g1b1 w m B1/B1 -- */* 7",
    "tournament+Z2P2;reserve=8/8;challenges=* b1B1/g2G1/g4Z/b6/G5/4g/2P1 b r B1/- -- */* 5",
    "standard+D2Y2;reserve=2/2;challenges=1 g2G/4y'/6/YG4b/5g/gY'3/B2G b m D2/B1D2Y1 -- 0/0 3",
    "standard+D2Y2;reserve=2/2;challenges=1 Dg1G/5/6/G5g/5b/4B/g2G b m Y2/B1 -- 1/0 2",
    "ultimate+Z2P2;reserve=8/8 b2B/G3Z'/B4g/6B/5b/1Z1Bb/b2b b m B1/B1 -- - 7",
    "matrx+T2Z2 1z1G/g4/6/Zg5/G4G/g4/4/3 w m T2/T2 -- - 5",
    "matrx+T2Z2 4/5/6/7/Tg3G/G4/Z1gg/Gt1 w r -/Z2 -- - 5",
    "matrx+P4;board=hex37 G3/5/G4P/G5g/1g4/g4/p3 w m P2/P2 -- - 5",
    "matrx+P4;board=hex37 2PP/3G1/4Gg/4gGg/5p/5/4 w r -/P2 -- - 5",
)
"""Little is left in reserve, or one GIPF-piece: wins in one or two turns, and moves that lose."""

COVERS_THE_LAST = "tournament+P6{} 4/5/6/2Pg3/6/G4/4 w m B5P5/B5 -- {} 9"
"""White's PÜNCT stands beside Black's last GIPF-piece."""
NOTHING_LEFT = "basic{} 4/1b3/1BBB2/2b4/6/5/4 w m B2/- -- - 9"
"""Black has nothing in reserve: White wins by most moves."""
ONE_WAY = "basic{} 1b2/1b3/5b/4BBb/BBBb1B/1BbB1/1bB1 w m B1/B1 -- - 42"
"""White wins in two turns by f1-f6, and in no other way."""


# ---------------------------------------------------------------------- the plain search


def whose_turn(position: Position) -> Player | None:
    """Who answers an announcement does so in the other player's turn."""
    if position.phase is Phase.ANSWER and position.player:
        return position.player.other
    return position.player


def is_won(position: Position, player: Player, turns: int) -> bool:
    if position.is_over:
        return position.outcome is not None and position.outcome.winner is player
    if turns == 0 and whose_turn(position) is player:
        return False
    after = (is_won_after(position, move, player, turns) for move in position.legal_moves())
    if position.player is player and position.phase is not Phase.SIDE_GAME:
        return any(after)
    return all(after)


def is_won_after(before: Position, move: Move, player: Player, turns: int) -> bool:
    position = before.play(move)
    if whose_turn(before) is player and whose_turn(position) is not player:
        turns -= 1
    return is_won(position, player, turns)


def winning_moves(position: Position, player: Player, turns: int) -> tuple[Move, ...]:
    return tuple(
        move for move in position.legal_moves() if is_won_after(position, move, player, turns)
    )


# ---------------------------------------------------------------------- tests


@pytest.mark.parametrize("text", ENDINGS[: few(len(ENDINGS), 12)])
def test_wins_and_defences_are_those_a_plain_search_finds(text: str) -> None:
    position = Position.parse(text)
    player = position.player
    assert player
    at_once, soon = (winning_moves(position, player, turns) for turns in (1, 2))
    proof = prove(position, 2)
    assert proof.moves == (at_once or soon)
    assert proof.turns == (1 if at_once else 2 if soon else 0)
    assert proof.won == bool(soon)
    losing = winning_moves(position, player.other, 2)
    kept = tuple(move for move in position.legal_moves() if move not in losing)
    assert only_moves(position, 2) == kept


def test_a_win_is_said_to_take_the_fewest_turns_even_if_more_were_asked_for() -> None:
    proof = prove(Position.parse(ONE_WAY.format("")), 3)
    assert proof == Proof(True, (Move.push("B", "f1", "f6"),), 2, proof.nodes)
    assert prove(Position.parse(ONE_WAY.format("")), 1).won is False


def test_where_the_potential_can_be_challenged_its_win_is_not_sure() -> None:
    proof = prove(Position.parse(COVERS_THE_LAST.format("", "-")), 1)
    assert [str(move) for move in proof.moves] == ["Pe4-e5=B", "Pe4-e5=G"]
    assert prove(Position.parse(COVERS_THE_LAST.format(";challenges=1", "1/0")), 1).won
    assert not prove(Position.parse(COVERS_THE_LAST.format(";challenges=1", "0/1")), 1).won


def test_a_side_game_has_to_be_won_with_every_result() -> None:
    challenged = Position.parse(COVERS_THE_LAST.format(";challenges=1", "0/1"))
    for move in ("Pe4-e5=B", "challenge", "first"):
        challenged = challenged.play(move)
    assert prove(challenged, 1).won is False
    assert [str(move) for move in only_moves(challenged, 1) or ()] == ["lost", "tied", "won"]


def test_a_draw_is_no_win() -> None:
    assert prove(Position.parse(NOTHING_LEFT.format("")), 1).won
    assert not prove(Position.parse(NOTHING_LEFT.format(";quiet=1")), 3).won


def test_a_way_through_a_position_that_came_up_before_is_no_win_with_the_house_rule() -> None:
    for variant, won in ((";repetition=2", False), (";repetition=3", True), ("", True)):
        position = Position.parse(ONE_WAY.format(variant))
        seen = {**position.seen, position.play("f1-f6").key: 1}
        assert prove(replace(position, seen=seen), 2).won is won


def test_where_all_moves_lose_there_is_no_defence() -> None:
    position = Position.parse("basic 4/5/6/2BBB2/6/5/4 b m B6/B1 -- - 9")
    assert only_moves(position, 1) == ()


def test_a_proof_that_takes_too_many_positions_is_given_up() -> None:
    start = Position.start("basic")
    assert prove(start, 2, nodes=100) == Proof(None, nodes=101, is_complete=False)
    assert only_moves(start, 2, nodes=100) is None


def test_a_win_that_was_found_in_time_is_one_though_not_all_moves_were_looked_at() -> None:
    proof = prove(Position.parse(NOTHING_LEFT.format("")), 1, nodes=0)
    assert proof.won
    assert proof.moves
    assert not proof.is_complete


def test_what_cannot_be_proved_is_refused() -> None:
    over = Position.parse(NOTHING_LEFT.format("")).play("b2")
    with pytest.raises(GipfError, match="the game is over"):
        prove(over, 1)
    with pytest.raises(GipfError, match="turns goes from 1 to 100, not 0"):
        only_moves(Position.start("basic"), 0)
