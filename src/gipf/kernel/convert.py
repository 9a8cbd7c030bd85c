"""Conversion between `Position` and a state, and between a `Move` and its number."""

from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from gipf import rules
from gipf.errors import GipfError
from gipf.kernel import layout as at
from gipf.kernel.arrays import zeros
from gipf.kernel.hashing import hash_state
from gipf.kernel.layout import Array, Family
from gipf.kernel.lookup import bit_index, board_lookup, lines_by_number, push_dots
from gipf.position import Position
from gipf.side_games.odds import BEST, share_not_lost
from gipf.state import (
    Announced,
    Kind,
    Move,
    MoveKind,
    Outcome,
    Phase,
    Pile,
    Reason,
    Reserve,
    State,
    unit_of,
)
from gipf.variants import POTENTIALS, Player, Variant

_UNIT_LETTERS = "BG" + POTENTIALS
_MOST_COVERED = 30


class Rules(NamedTuple):
    """What the kernel needs to know about a variant beside the state."""

    family: Family
    lookup: Array


def rules_of(variant: Variant) -> Rules:
    """Give the family of a variant and the lookup array of its board.

    >>> len(rules_of(Variant.parse("ultimate")).family)
    3
    """
    if variant.is_matrx:
        family: Family = at.MATRX
    elif variant.has_potentials:
        family = at.POTENTIALS
    else:
        family = at.GIPF if variant.has_double_gipf_pieces else at.BASIC
    return Rules(family, board_lookup(variant.board.name))


# ---------------------------------------------------------------------- positions


def empty_states(number: int) -> Array:
    """Make room for a number of states."""
    return zeros(number, at.STATE_WORDS)


def write_state(position: State, states: Array, i: int) -> None:
    """Write a position into state i; its history starts there."""
    variant = position.variant
    words = [0] * at.STATE_WORDS
    for number, spot in enumerate(position.variant.board.spots):
        if pile := position.piles.get(spot):
            _write_pile(words, number, 1 << bit_index(spot), pile)
    for index, player in enumerate(Player):
        words[at.RESERVES] |= _packed_reserve(position.reserves[player]) << (
            at.RESERVE_BITS * index
        )
        opening = at.OPENINGS.index(position.opening[player])
        words[at.META] |= opening << (at.OPENING_SHIFT + 2 * index)
        left = position.challenges[player]
        words[at.CHALLENGES] |= (at.UNLIMITED if left is None else left) << (
            at.CHALLENGE_BITS * index
        )
    words[at.META] |= _packed_decision(position)
    words[at.META] |= position.quiet_turns << at.QUIET_SHIFT
    words[at.META] |= at.CAPTURED_BIT if position.captured_this_turn else 0
    words[at.TURN] = position.turn
    words[at.RULES] = packed_rules(variant)
    states[i] = words
    write_odds(variant, states, i)
    if position.announced:
        phase, move = position.announced
        code = move_number(position, move)
        states[i, at.ANNOUNCED] = code | at.PHASES.index(phase.value) << 16


def _write_pile(words: list[int], spot: int, bit: int, pile: Pile) -> None:
    *below, top = pile
    kind = _kind_code(top.kind, top.potential)
    words[at.WHITE if top.player is Player.WHITE else at.BLACK] |= bit
    for shift, word in enumerate((at.MARK, at.TYPE0, at.TYPE1, at.TYPE2)):
        if kind >> shift & 1:
            words[word] |= bit
    if len(below) > _MOST_COVERED:
        raise GipfError("pile-too-high", count=len(pile))
    packed = 0
    for unit in below:
        packed = packed << 4 | (_kind_code(unit.kind, unit.potential) + 1)
    if packed:
        words[at.COVERED] |= bit
        words[at.UNDER + spot] = packed & (1 << 60) - 1
        words[at.DEEP + spot] = packed >> 60


def _kind_code(kind: Kind, potential: str) -> int:
    if not potential:
        return 1 if kind is Kind.GIPF else 0
    return 2 * (POTENTIALS.index(potential) + 1) + (kind is Kind.USED)


def _packed_reserve(reserve: Reserve) -> int:
    packed = reserve["B"] | reserve["G"] << at.GIPF_SHIFT
    for number, letter in enumerate(POTENTIALS):
        packed |= reserve[letter] << (at.POTENTIAL_SHIFT + 3 * number)
    return packed


def _packed_decision(position: State) -> int:
    packed = at.PHASES.index(position.phase.value) << at.PHASE_SHIFT
    packed |= position.player is Player.BLACK
    if position.outcome:
        winner = {Player.WHITE: at.WHITE_WON, Player.BLACK: at.BLACK_WON, None: at.DRAWN}
        packed |= winner[position.outcome.winner] << at.WINNER_SHIFT
        packed |= at.REASONS.index(position.outcome.reason.value) << at.REASON_SHIFT
    return packed


def packed_rules(variant: Variant) -> int:
    """Pack the options of a variant that matter during play."""
    packed = variant.quiet << at.QUIET_LIMIT_SHIFT | variant.repetition << at.REPETITION_SHIFT
    return packed | (at.HAS_CHALLENGES if variant.challenges != 0 else 0)


def write_odds(
    variant: Variant, states: Array, i: int, levels: tuple[int, int] = (BEST, BEST)
) -> None:
    """Write the odds of the side games of a variant into state i, for players of these levels, White first."""
    states[i, at.ODDS] = packed_odds(variant.side_games, levels)
    states[i, at.ODDS + 1] = packed_odds(variant.side_games, levels[::-1])


@lru_cache(maxsize=1000)
def packed_odds(side_games: tuple[tuple[str, str], ...], levels: tuple[int, int]) -> int:
    """Pack how often a player of the first level does not lose the side games of a variant.

    >>> [packed_odds(((letter, "coin"),), (5, 1)) for letter in "TZ"]
    [2048, 8388608]
    """
    packed = 0
    for letter, text in side_games:
        share = share_not_lost(text, levels)
        odds = 0 if share is None else round(at.ALWAYS * share)
        packed |= odds << (at.ODDS_BITS * POTENTIALS.index(letter))
    return packed


def read_state(variant: Variant, states: Array, i: int) -> Position:
    """Read the position in state i; how often it came up before is not part of a state.

    >>> states = empty_states(1)
    >>> write_state(Position.start("matrx"), states, 0)
    >>> read_state(Variant.parse("matrx"), states, 0) == Position.start("matrx")
    True
    """
    words = [int(word) for word in states[i]]
    phase = Phase(at.PHASES[words[at.META] >> at.PHASE_SHIFT & at.PHASE_MASK])
    player: Player | None = tuple(Player)[words[at.META] & at.PLAYER_BIT]
    outcome = _unpacked_outcome(words[at.META]) if phase is Phase.OVER else None
    if outcome:
        player = outcome.winner
    position = Position(
        variant=variant,
        piles=_unpacked_piles(variant, words),
        player=player,
        phase=phase,
        reserves={p: _unpacked_reserve(words[at.RESERVES], n) for n, p in enumerate(Player)},
        opening={
            p: at.OPENINGS[words[at.META] >> (at.OPENING_SHIFT + 2 * n) & at.OPENING_MASK]
            for n, p in enumerate(Player)
        },
        challenges={p: _unpacked_challenges(words[at.CHALLENGES], n) for n, p in enumerate(Player)},
        turn=words[at.TURN],
        outcome=outcome,
        quiet_turns=words[at.META] >> at.QUIET_SHIFT,
        captured_this_turn=bool(words[at.META] & at.CAPTURED_BIT),
    )
    if not words[at.ANNOUNCED]:
        return position
    announced_phase = Phase(at.PHASES[words[at.ANNOUNCED] >> 16])
    move = number_to_move(position, words[at.ANNOUNCED] & 0xFFFF)
    return replace(position, announced=Announced(announced_phase, move))


@lru_cache(maxsize=10_000)
def hash_of_key(key: str) -> int:
    """Hash a position that has come up, given by its key in `Position.seen`."""
    position, states = Position.parse(f"{key} 1"), empty_states(1)
    write_state(position, states, 0)
    return int(hash_state(*rules_of(position.variant), states, states, 0))


def _unpacked_outcome(meta: int) -> Outcome:
    winner = {at.WHITE_WON: Player.WHITE, at.BLACK_WON: Player.BLACK, at.DRAWN: None}
    reason = at.REASONS[meta >> at.REASON_SHIFT & at.REASON_MASK]
    return Outcome(winner[meta >> at.WINNER_SHIFT & at.WINNER_MASK], Reason(reason))


def _unpacked_piles(variant: Variant, words: list[int]) -> dict[str, Pile]:
    piles = {}
    for number, spot in enumerate(variant.board.spots):
        bit = 1 << bit_index(spot)
        if not (words[at.WHITE] | words[at.BLACK]) & bit:
            continue
        owner = Player.WHITE if words[at.WHITE] & bit else Player.BLACK
        planes = enumerate((at.MARK, at.TYPE0, at.TYPE1, at.TYPE2))
        kinds = [sum(bool(words[word] & bit) << shift for shift, word in planes)]
        if words[at.COVERED] & bit:
            packed = words[at.UNDER + number] | words[at.DEEP + number] << 60
            while packed:
                kinds.append((packed & 15) - 1)
                packed >>= 4
        units = []
        for kind in kinds:
            units.append(unit_of(owner, *_kind_of_code(kind)))
            owner = owner.other
        piles[spot] = tuple(reversed(units))
    return piles


def _kind_of_code(code: int) -> tuple[Kind, str]:
    if code < 2:
        return (Kind.GIPF if code else Kind.BASIC), ""
    return (Kind.USED if code & 1 else Kind.LOADED), POTENTIALS[code // 2 - 1]


def _unpacked_reserve(packed: int, index: int) -> Reserve:
    packed = packed >> (at.RESERVE_BITS * index) & at.RESERVE_MASK
    counts = {"B": packed & at.BASIC_MASK, "G": packed >> at.GIPF_SHIFT & 3}
    for number, letter in enumerate(POTENTIALS):
        counts[letter] = packed >> (at.POTENTIAL_SHIFT + 3 * number) & 7
    return Reserve(counts)


def _unpacked_challenges(packed: int, index: int) -> int | None:
    left = packed >> (at.CHALLENGE_BITS * index) & at.UNLIMITED
    return None if left == at.UNLIMITED else left


# ---------------------------------------------------------------------- moves


def move_number(position: State, move: Move) -> int:
    """Give the number of a legal move.

    >>> position = Position.start("basic")
    >>> number_to_move(position, move_number(position, position.read_move("e1-e3")))
    Move('e1-e3')
    """
    match move.kind:
        case MoveKind.PUSH:
            unit = _UNIT_LETTERS.index(move.unit)
            return unit * at.PUSHES + _push_number(position, move)
        case MoveKind.EXTRA:
            return at.EXTRA_UNIT * at.PUSHES + _push_number(position, move)
        case MoveKind.USE:
            return _use_number(position, move)
        case MoveKind.CLEAR:
            return _clear_number(position, move)
    return at.WORD + at.WORDS.index(move.text)


def _push_number(position: State, move: Move) -> int:
    for number, (dot, spots) in push_dots(position.variant.board.name).items():
        if (move.start == dot and move.target in spots) or (
            not move.start and spots[0] == move.target
        ):
            return number
    raise GipfError("no-push-on-board", move=move, board=position.variant.board.name)


def _use_number(position: State, move: Move) -> int:
    spot = position.variant.board.spots.index(move.start)
    for direction, ray in enumerate(position.variant.board.rays[move.start]):
        if move.target in ray:
            code = spot * 6 + direction
            if move.unit == "Y":
                return at.SLIDE + code * 6 + ray.index(move.target)
            return (at.COVER if move.cover == "G" else at.JUMP) + code
    raise GipfError("not-along-line", move=move)


def _clear_number(position: State, move: Move) -> int:
    """Give the number of a clear: that of the first line with a row that may be cleared so."""
    own = rules.rows_of(position, position.player)
    for number, line in sorted(lines_by_number(position.variant.board.name).items()):
        for row in own:
            if set(row.spots) <= set(line.spots) and tuple(sorted(move.spots)) in set(
                rules.ways_to_clear(position, row)
            ):
                places = sum(1 << line.spots.index(spot) for spot in move.spots)
                return at.CLEAR + number * 128 + places
    raise GipfError("clears-no-row", move=move)


def number_to_move(position: State, number: int) -> Move:
    """Give the move with this number in a position."""
    board = position.variant.board
    if number >= at.WORD:
        return Move.word(MoveKind(at.WORDS[number - at.WORD]))
    if number >= at.CLEAR:
        line, places = divmod(number - at.CLEAR, 128)
        spots = lines_by_number(board.name)[line].spots
        return Move.clear([spot for place, spot in enumerate(spots) if places >> place & 1])
    if number >= at.JUMP:
        return _number_to_use(position, number)
    unit, push = divmod(number, at.PUSHES)
    dot, spots = push_dots(board.name)[push]
    target = next(spot for spot in spots if spot not in position.piles)
    dot = "" if target == spots[0] else dot
    if unit == at.EXTRA_UNIT:
        return Move.extra(dot, target)
    return Move.push(_UNIT_LETTERS[unit], dot, target)


def _number_to_use(position: State, number: int) -> Move:
    board = position.variant.board
    if number >= at.SLIDE:
        code, distance = divmod(number - at.SLIDE, 6)
        spot, direction = divmod(code, 6)
        start = board.spots[spot]
        return Move.use("Y", start, board.rays[start][direction][distance])
    covers_twice = number >= at.COVER
    spot, direction = divmod(number - (at.COVER if covers_twice else at.JUMP), 6)
    start = board.spots[spot]
    ray = board.rays[start][direction]
    unit = position.piles[start][-1]
    if unit.potential == "Z":
        return Move.use("Z", start, next(place for place in ray if place not in position.piles))
    target = next(place for place in ray if place in position.piles)
    cover = ""
    if position.piles[target][-1].kind is Kind.GIPF:
        cover = "G" if covers_twice else "B"
    return Move.use(unit.potential, start, target, cover)
