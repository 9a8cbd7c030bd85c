"""How a game is drawn by house rule: a repetition of positions, or too many turns without a capture."""

from dataclasses import replace

from gipf.rules.ending import finish
from gipf.state import Reason, State


def draw_by_repetition(state: State) -> State:
    """A position that has come up too often is a draw, by house rule."""
    if not state.variant.repetition:
        return state
    times = state.seen.get(state.key, 0) + 1
    if times >= state.variant.repetition:
        return finish(state, None, Reason.REPETITION)
    return replace(state, seen={**state.seen, state.key: times})


def draw_by_quiet_turns(state: State) -> State:
    """Too many turns without a capture are a draw, by house rule; a game that is won stays won."""
    if not state.outcome and 0 < state.variant.quiet <= state.quiet_turns:
        return finish(state, None, Reason.QUIET)
    return state
