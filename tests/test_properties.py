"""What holds for every position, whichever way the game went: properties, looked for with hypothesis."""

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from gipf import GipfError, Kind, Move, MoveKind, Phase, Player, Position, Variant, notation, perft
from gipf.variants import NAMED, POTENTIALS
from tests.mutations import mutated, mutations_of
from tests.test_vectors import POSITIONS

VARIANTS = (
    *NAMED,
    "standard+T6",
    "standard+D6P6",
    "standard+Z6/-",
    "standard+Y6/P6;reserve=6/9",
    "tournament+T6D6;reserve=24/24",
    "tournament+T3Z3P3;challenges=*",
    "ultimate;challenges=2;side=T:die,Z:rps",
    "ultimate+T3Z6D6/P6",
    "basic;reserve=3/4;repetition=2",
    "tournament;repetition=2;quiet=20",
    "matrx+T4Z4/D6P6",
    "matrx;board=hex37;repetition=3;quiet=12",
)

LIVELY = (MoveKind.CLEAR, MoveKind.USE, MoveKind.EXTRA, MoveKind.CHALLENGE)


def walk(
    position: Position, seed: int, decisions: int
) -> Iterator[tuple[Position, Move, Position]]:
    """Play at random, with a liking for clears and potentials: each step as (before, move, after)."""
    chance = random.Random(seed)
    for _ in range(decisions):
        moves = position.legal_moves()
        if not moves:
            return
        lively = [move for move in moves if move.kind in LIVELY]
        move = chance.choice(lively if lively and chance.random() < 0.5 else moves)
        after = position.play(move)
        yield position, move, after
        position = after


seeds = st.integers(0, 2**32 - 1)
starts = st.sampled_from(VARIANTS).map(Position.start) | st.sampled_from(POSITIONS).map(
    lambda vector: Position.parse(vector["position"])
)
"""Starts of games, and positions from the test vectors: those have all that seldom comes up."""


@st.composite
def positions(draw: st.DrawFn, longest: int = 100) -> Position:
    """A position somewhere in a game of some variant."""
    position, seed = draw(starts), draw(seeds)
    steps = list(walk(position, seed, draw(st.integers(0, longest))))
    return steps[-1][-1] if steps else position


# ---------------------------------------------------------------------- texts


@given(positions())
def test_a_position_reached_in_play_reads_back_as_itself(position: Position) -> None:
    again = Position.parse(str(position))
    assert str(again) == str(position)
    assert again == position
    assert again.legal_moves() == position.legal_moves()


@given(starts, seeds)
def test_every_position_of_a_game_reads_back_as_itself(start: Position, seed: int) -> None:
    for _, _, position in walk(start, seed, 60):
        again = Position.parse(str(position))
        assert str(again) == str(position)
        assert again.legal_moves() == position.legal_moves()


@given(positions())
def test_json_brings_back_the_position_with_its_counters_and_its_end(position: Position) -> None:
    again = Position.from_json(position.to_json())
    assert str(again) == str(position)
    assert again.outcome == position.outcome
    assert again.to_json() == position.to_json()


@given(positions())
def test_moves_are_written_and_read_back_as_themselves(position: Position) -> None:
    moves = position.legal_moves()
    assert [str(move) for move in moves] == sorted({str(move) for move in moves})
    for move in moves[::7]:
        assert notation.parse_move(str(move), position.variant.board) == move
        assert position.read_move(str(move)) == move


@given(positions())
def test_a_push_by_dot_and_first_spot_is_the_push_it_means(position: Position) -> None:
    for dot, spots in position.variant.board.pushes:
        for move in position.legal_moves():
            leads = (move.start == dot and move.target in spots) or move.target == spots[0]
            if move.is_push and leads and (move.start == dot or not move.start):
                prefix = "+" if move.kind is MoveKind.EXTRA else move.unit.replace("B", "")
                assert position.read_move(f"{prefix}{dot}-{spots[0]}") == move


hands = st.fixed_dictionaries({letter: st.integers(0, 6) for letter in POTENTIALS})


@st.composite
def variant_texts(draw: st.DrawFn) -> str:
    """The text of some variant, not always canonical and not always one there is."""
    text = draw(st.sampled_from(["basic", "standard", "tournament", "ultimate", "matrx"]))
    for separator in draw(st.sampled_from(["", "+", "+/"])):
        text += separator + "".join(f"{letter}{n}" for letter, n in draw(hands).items())
    options = {
        "reserve": st.integers(0, 120).map(str) | st.just("12/15"),
        "board": st.sampled_from(["hex37", "matrx40"]),
        "challenges": st.integers(0, 9).map(str) | st.just("*"),
        "side": st.sampled_from(["T:die", "Z:rps,T:die", "P:p-1_x"]),
        "repetition": st.integers(0, 9).map(str),
        "quiet": st.integers(0, 200).map(str),
    }
    for name in draw(st.permutations(sorted(options)))[: draw(st.integers(0, 4))]:
        text += f";{name}={draw(options[name])}"
    return text


@given(variant_texts())
@settings(max_examples=200)
def test_a_variant_that_can_be_read_is_written_and_read_back_as_itself(text: str) -> None:
    try:
        variant = Variant.parse(text)
    except GipfError:
        return
    assert Variant.parse(str(variant)) == variant
    assert str(Variant.parse(str(variant))) == str(variant)
    start = Position.start(variant)
    assert Position.parse(str(start)) == start


# ---------------------------------------------------------------------- any text at all

mutations = mutations_of("BbGgTtZzdyp'()/0123456789abcehi.-+=x,;*wmc ")


def value_or_gipf_error(read: Callable[[str], object], text: str) -> None:
    """Read a text; every error but one raised on purpose fails the test."""
    try:
        assert read(text) is not None
    except GipfError as error:
        assert str(error)


@given(st.text())
@settings(max_examples=200)
def test_any_text_is_read_or_refused_on_purpose(text: str) -> None:
    start = Position.start("ultimate").play("Ge2").play("Gb5")
    for read in (
        Variant.parse,
        Position.parse,
        notation.parse_move,
        Position.from_json,
        start.play,
    ):
        value_or_gipf_error(read, text)


@given(positions(), mutations)
@settings(max_examples=200)
def test_a_position_with_misprints_is_read_or_refused_on_purpose(
    position: Position, changes: list[tuple[int, int, str]]
) -> None:
    text = mutated(str(position), changes)
    value_or_gipf_error(Position.parse, text)
    value_or_gipf_error(Position.from_json, json.dumps({"position": text}))
    value_or_gipf_error(Position.from_json, mutated(position.to_json(), changes))


@given(positions(), mutations)
@settings(max_examples=200)
def test_what_is_read_from_a_misprint_is_a_position_like_any_other(
    position: Position, changes: list[tuple[int, int, str]]
) -> None:
    try:
        misprint = Position.parse(mutated(str(position), changes))
    except GipfError:
        return
    assert str(Position.parse(str(misprint))) == str(misprint)
    assert misprint.is_over or misprint.legal_moves()
    for move in misprint.legal_moves()[:5]:
        assert str(misprint.play(move))


@given(variant_texts(), mutations)
@settings(max_examples=200)
def test_a_variant_with_misprints_is_read_or_refused_on_purpose(
    text: str, changes: list[tuple[int, int, str]]
) -> None:
    value_or_gipf_error(Variant.parse, mutated(text, changes))


EXAMPLES = "e2 g7-d6 Ge8 Gd8-f7 Zb3 Zd4-d7 Pd4-d5=B +e2 +e9-e6 xb2,c3,d4,e5 xc6*,d6,Gf5 x pass lost"
move_texts = st.sampled_from(EXAMPLES.split())


@given(positions(), st.data())
@settings(max_examples=150)
def test_a_move_with_misprints_is_played_or_refused_on_purpose_in_any_position(
    position: Position, data: st.DataObject
) -> None:
    legal = [str(move) for move in position.legal_moves()] or ["pass"]
    for _ in range(5):
        text = data.draw(st.sampled_from(legal) | move_texts)
        if data.draw(st.booleans()):
            text = mutated(text, data.draw(mutations))
        value_or_gipf_error(position.play, text)
        value_or_gipf_error(lambda text: notation.parse_move(text, position.variant.board), text)


@given(positions(), positions())
def test_a_move_of_another_position_is_played_or_refused_with_a_reason(
    position: Position, other: Position
) -> None:
    legal = position.legal_moves()
    for move in other.legal_moves()[:20]:
        try:
            position.play(move)
        except GipfError as error:
            assert move not in legal
            assert str(error).startswith(f"{move}: ")
        else:
            assert move in legal


# ---------------------------------------------------------------------- pieces


def pieces(position: Position, player: Player) -> Counter[str]:
    """Count a player's pieces on the board and in reserve."""
    counts = Counter(dict(position.reserve(player)))
    for pile in position.piles.values():
        for unit in pile:
            if unit.player is player:
                counts.update(notation.pieces_of_unit(position.variant, unit))
    return +counts


def leaving(before: Position, move: Move) -> dict[Player, Counter[str]]:
    """Say which pieces a decision takes out of the game, by the tables of RULES 5 to 8."""
    gone: dict[Player, Counter[str]] = {player: Counter() for player in Player}
    matrx, acting = before.variant.is_matrx, before.acting
    match move.kind:
        case MoveKind.CLEAR:
            for spot in move.spots:
                unit = before.pile(spot)[-1]
                made_of = notation.pieces_of_unit(before.variant, unit)
                if unit.player is not acting:
                    gone[unit.player].update(made_of)  # captured
                elif not matrx and unit.potential:
                    gone[unit.player][unit.potential] += 1  # a potential never returns
        case MoveKind.PUSH if move.unit == "B":
            in_hand = {letter: before.reserve(acting)[letter] for letter in POTENTIALS}
            gone[acting].update(in_hand)  # forfeited
        case MoveKind.USE if move.cover:
            gone[acting]["P"] += 1
        case MoveKind.PASS if before.phase in (Phase.EXTRA_BEFORE, Phase.EXTRA_AFTER):
            gone[acting]["T"] += 1
        case MoveKind.LOST:
            assert before.announced is not None
            gone[acting][before.announced.move.unit] += 1
    return gone


def carried_out(before: Position, move: Move) -> tuple[Position, Move]:
    """Give what is done by a decision, and in which position: an answer carries out another move."""
    if move.kind in (MoveKind.ACCEPT, MoveKind.WON, MoveKind.TIED):
        assert before.announced is not None
        announcing = before.acting.other if move.kind is MoveKind.ACCEPT else before.acting
        text = str(before).split(" ")
        text[2:4] = [announcing.value, before.announced.phase.value]
        return Position.parse(" ".join(text)), before.announced.move
    return before, move


@given(starts, seeds)
def test_every_piece_is_on_the_board_in_reserve_or_accounted_for(
    start: Position, seed: int
) -> None:
    for before, move, after in walk(start, seed, 100):
        if after.announced:
            gone: dict[Player, Counter[str]] = {player: Counter() for player in Player}
        else:
            gone = leaving(*carried_out(before, move))
        for player in Player:
            assert pieces(after, player) == pieces(before, player) - gone[player]
            assert gone[player] <= pieces(before, player)


@given(starts, seeds)
def test_no_four_is_left_standing_when_a_turn_has_passed(start: Position, seed: int) -> None:
    for before, move, after in walk(start, seed, 100):
        cleared = before.phase in (Phase.CLEAR_BEFORE, Phase.CLEAR_AFTER)
        if cleared and (after.player, after.phase) != (before.player, before.phase):
            assert move.kind in (MoveKind.CLEAR, MoveKind.PASS)
            for row in after.rows():
                if row.player is before.player:
                    assert not row.must_be_cleared
                    own = [
                        after.pile(s)[-1]
                        for s in row.spots
                        if after.pile(s)[-1].player is row.player
                    ]
                    assert sum(unit.kind is Kind.GIPF for unit in own) >= 4


@given(starts, seeds)
def test_piles_alternate_and_only_one_spot_is_gained_by_a_move(start: Position, seed: int) -> None:
    for before, move, after in walk(start, seed, 60):
        for pile in after.piles.values():
            colours = [unit.player for unit in pile]
            assert all(low is not high for low, high in pairwise(colours))
        gained = len(after.piles) - len(before.piles)
        assert gained == 1 if move.kind is MoveKind.PUSH else gained <= 1


@given(positions())
def test_playing_leaves_the_position_as_it_was(position: Position) -> None:
    text, piles = str(position), dict(position.piles)
    for move in position.legal_moves()[:10]:
        position.play(move)
    assert (str(position), dict(position.piles)) == (text, piles)


@given(positions())
def test_a_game_goes_on_or_is_over_with_a_reason(position: Position) -> None:
    assert position.is_over == (position.phase is Phase.OVER) == (not position.legal_moves())


# ---------------------------------------------------------------------- symmetry


@given(positions(60))
@settings(max_examples=100)
def test_moves_turn_and_mirror_with_the_board(position: Position) -> None:
    fresh = Position.parse(str(position))  # without the counters of house rules
    for symmetry in position.variant.board.symmetries:
        turned = fresh.transform(symmetry)
        expected = {str(move.transform(symmetry)) for move in position.legal_moves()}
        assert {str(move) for move in turned.legal_moves()} == expected
        for move in position.legal_moves()[:3]:
            there = fresh.play(move).transform(symmetry)
            assert turned.play(move.transform(symmetry)) == there


@given(positions(40), st.integers(0, 11))
@settings(max_examples=60)
def test_perft_is_the_same_however_the_board_is_turned(position: Position, number: int) -> None:
    symmetry = position.variant.board.symmetries[number % len(position.variant.board.symmetries)]
    fresh = Position.parse(str(position))  # without the counters of house rules
    assert perft(fresh, 2) == perft(fresh.transform(symmetry), 2)
