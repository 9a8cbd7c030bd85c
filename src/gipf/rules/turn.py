"""The course of a turn and of a game: phases, decisions, challenges, the end.

Each phase (`clear_before`, `extra_before`, `move`, `extra_after`, `clear_after`, `end_turn`) stops
where something has to be decided and otherwise goes on to the next. `legal_moves` lists the
decisions, `play` carries one out.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

from gipf.geometry import CENTRE
from gipf.rules.draws import draw_by_quiet_turns, draw_by_repetition
from gipf.rules.ending import end_by_lost_gipf_pieces, finish
from gipf.rules.potentials import (
    extra_moves,
    extra_push,
    lose_potential,
    tamsk_waits,
    use_potential,
    uses_of_potentials,
)
from gipf.rules.pushing import must_push_gipf_piece, open_ways, push, units_to_push
from gipf.rules.rows import clear, clearing_moves, rows_of
from gipf.state import (
    ACCEPT,
    CHALLENGE,
    CHALLENGING,
    EXTRA,
    FIRST,
    LOST,
    SECOND,
    TIED,
    WON,
    Announced,
    Move,
    MoveKind,
    Phase,
    Reason,
    State,
)
from gipf.variants import Player


def begin(state: State) -> State:
    """Let White, who moves first, start the game."""
    return move(replace(state, player=Player.WHITE))


def clear_before(state: State) -> State:
    """Rows of the player's own colour that stand on the board go before anything else."""
    if rows_of(state, state.player):
        return decide(state, Phase.CLEAR_BEFORE)
    return extra_before(state)


def extra_before(state: State) -> State:
    """A TAMSK the other player's push has put onto the centre grants an extra move."""
    if tamsk_waits(state):
        return decide(state, Phase.EXTRA_BEFORE)
    return move(state)


def move(state: State) -> State:
    """The player pushes a unit or uses a potential, and loses without either (G:1.F, P:B.11)."""
    if next(regular_moves(state), None) is None:
        return finish(state, state.acting.other, Reason.NO_MOVE)
    return decide(state, Phase.MOVE)


def extra_after(state: State) -> State:
    """A TAMSK the player's own push has put onto the centre earns an extra move."""
    if tamsk_waits(state):
        return decide(state, Phase.EXTRA_AFTER)
    return clear_after(state)


def clear_after(state: State) -> State:
    """Rows of the player's own colour go at the end of the turn; the other's wait (G:1.E.5)."""
    if rows_of(state, state.player):
        return decide(state, Phase.CLEAR_AFTER)
    return end_turn(state)


def end_turn(state: State) -> State:
    """Test for the end of the game, then pass the turn."""
    player = state.acting
    quiet_turns = 0 if state.captured_this_turn else state.quiet_turns + 1
    state = replace(state, opening=first_turn_completed(state), quiet_turns=quiet_turns)
    state = draw_by_quiet_turns(end_by_lost_gipf_pieces(state))
    if state.outcome:
        return state
    return clear_before(
        replace(
            state,
            player=player.other,
            turn=state.turn + (player is Player.BLACK),
            captured_this_turn=False,
        )
    )


def first_turn_completed(state: State) -> Mapping[Player, str]:
    """After the first turn of a free opening a player may still bring in GIPF-pieces."""
    player = state.acting
    return {**state.opening, player: "g"} if state.opening[player] == "0" else state.opening


def decide(state: State, phase: Phase, announced: Announced | None = None) -> State:
    """Stop at a decision, unless the position has come up too often."""
    return draw_by_repetition(replace(state, phase=phase, announced=announced))


def legal_moves(state: State) -> Iterator[Move]:
    """List what can be decided now, each decision once, in no particular order."""
    match state.phase:
        case Phase.CLEAR_BEFORE | Phase.CLEAR_AFTER:
            return clearing_moves(state)
        case Phase.EXTRA_BEFORE | Phase.EXTRA_AFTER:
            return extra_moves(state)
        case Phase.MOVE:
            return regular_moves(state)
        case Phase.ANSWER:
            return iter((ACCEPT, CHALLENGE))
        case Phase.WHO_BEGINS:
            return iter((FIRST, SECOND))
        case Phase.SIDE_GAME:
            return iter((WON, TIED, LOST))
        case Phase.OVER:
            return iter(())


def regular_moves(state: State) -> Iterator[Move]:
    """List the pushes and the uses of potentials; a GIPF-piece that must be played allows no use."""
    ways = open_ways(state)
    for letter in units_to_push(state):
        for dot, target in ways:
            yield Move.push(letter, dot, target)
    if not must_push_gipf_piece(state):
        yield from uses_of_potentials(state)


def play(state: State, decision: Move) -> State:
    """Carry out a legal decision and go on to the next one."""
    if state.phase in CHALLENGING:
        return settle_challenge(state, decision)
    if is_open_to_challenge(state, decision):
        return announce(state, decision)
    return carry_out(state, decision)


def carry_out(state: State, decision: Move) -> State:
    """Carry out a decision that nobody challenges any more."""
    match decision.kind:
        case MoveKind.PUSH:
            return extra_after(push(state, decision))
        case MoveKind.USE:
            return extra_after(use_potential(state, decision))
        case MoveKind.EXTRA:
            return _same_phase(state)(extra_push(state, decision))
        case MoveKind.CLEAR:
            cleared = clear(state, decision)
            if rows_of(cleared, state.player):
                return decide(cleared, state.phase)
            return end_clearing(cleared)
    if state.phase in EXTRA:  # passing
        return _same_phase(state)(lose_potential(state, CENTRE))
    return end_clearing(state)


def end_clearing(state: State) -> State:
    """Leave a clearing phase: test for the end, then go on with the turn or end it."""
    if state.phase is Phase.CLEAR_AFTER:
        return end_turn(state)
    state = end_by_lost_gipf_pieces(state)
    return state if state.outcome else extra_before(state)


def _same_phase(state: State) -> Callable[[State], State]:
    """Give the function that looks whether the phase of a move or extra move goes on."""
    return {
        Phase.EXTRA_BEFORE: extra_before,
        Phase.MOVE: move,
        Phase.EXTRA_AFTER: extra_after,
    }[state.phase]


def is_open_to_challenge(state: State, decision: Move) -> bool:
    """The use of a potential can be challenged by an opponent who has a challenge left (P:E)."""
    uses = decision.kind in (MoveKind.USE, MoveKind.EXTRA)
    return uses and state.challenges[state.acting.other] != 0


def announce(state: State, decision: Move) -> State:
    """Announce the use of a potential; the opponent answers."""
    announced = Announced(state.phase, decision)
    return decide(replace(state, player=state.acting.other), Phase.ANSWER, announced)


def settle_challenge(state: State, decision: Move) -> State:
    """Go through the answer, who begins, and the side game's result."""
    match decision.kind:
        case MoveKind.CHALLENGE:
            return challenge(state)
        case MoveKind.FIRST | MoveKind.SECOND:
            return decide(state, Phase.SIDE_GAME, state.announced)
        case MoveKind.LOST:
            return lose_challenge(state)
    if decision.kind is MoveKind.ACCEPT:
        state = replace(state, player=state.acting.other)
    return carry_out_announced(state)


def challenge(state: State) -> State:
    """Use up a challenge; the announcing player chooses who begins the side game (P:E.6)."""
    challenger = state.acting
    left = state.challenges[challenger]
    challenges = {**state.challenges, challenger: left and left - 1}
    state = replace(state, player=challenger.other, challenges=challenges)
    return decide(state, Phase.WHO_BEGINS, state.announced)


def lose_challenge(state: State) -> State:
    """The potential is out of the game, its carrier stays, and the turn goes on in the same phase."""
    phase, announced = _announced(state)
    spot = announced.start if announced.kind is MoveKind.USE else CENTRE
    state = lose_potential(replace(state, phase=phase, announced=None), spot)
    return _same_phase(state)(state)


def carry_out_announced(state: State) -> State:
    """Do what was announced, as if nobody had asked."""
    phase, announced = _announced(state)
    return carry_out(replace(state, phase=phase, announced=None), announced)


def _announced(state: State) -> Announced:
    assert state.announced is not None, "nothing was announced"
    return state.announced


def has_passed(before: State, after: State) -> bool:
    """Whether the turn that is played in one state is complete in another that follows it."""
    return after.outcome is not None or (after.turn, after.turn_owner) != (
        before.turn,
        before.turn_owner,
    )


def perft(state: State, depth: int) -> int:
    """Count the sequences of exactly ``depth`` decisions.

    >>> from gipf import Position
    >>> [perft(Position.start("basic"), depth) for depth in range(3)]
    [1, 30, 924]
    """
    if depth < 0:
        raise ValueError(f"a depth is 0 or more, not {depth}")
    if depth == 0:
        return 1
    if depth == 1:
        return sum(1 for _ in legal_moves(state))
    return sum(perft(play(state, decision), depth - 1) for decision in legal_moves(state))
