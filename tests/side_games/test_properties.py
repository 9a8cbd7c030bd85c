"""What holds for every side game and every state it gets into: properties, looked for with hypothesis."""

import copy
import pickle
import random
from collections.abc import Callable, Iterator
from dataclasses import FrozenInstanceError
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gipf.errors import GipfError
from gipf.messages import languages, render
from gipf.side_games import State, load
from tests.mutations import mutated, mutations_of
from tests.side_games.games import GAMES, PLAYED, start, vectors, with_vectors

FEW_STEPS = {"punct": 12}
"""How many states of a game are looked at where one takes long: in PÜNCT one has thousands of moves."""
LONGEST = 3000
"""No random game has more decisions."""

played = [pytest.param(name, options, id=f"{name}({options})") for name, options in PLAYED]
each_game = pytest.mark.parametrize(("name", "options"), played)
seeds = st.integers(0, 2**32 - 1)


def walk(state: State, seed: int) -> Iterator[tuple[State, str, State]]:
    """Play at random to the end: each step as (before, move, after)."""
    chance = random.Random(seed)
    while moves := state.legal_moves():
        move = chance.choice(moves)
        after = state.play(move)
        yield state, move, after
        state = after


def looked_at(name: str, options: str, seed: int) -> list[tuple[State, str, State]]:
    """Play a random game and give some of its steps, the last among them."""
    steps = list(walk(start(name, options, seed), seed))
    few = FEW_STEPS.get(name, 40)
    return [*random.Random(seed).sample(steps[:-1], min(few, len(steps) - 1)), steps[-1]]


@st.composite
def states(draw: st.DrawFn) -> tuple[str, State]:
    """A state somewhere in a game, or one from the vectors: those have what seldom comes up."""
    name, options = draw(st.sampled_from(PLAYED))
    if name in with_vectors() and draw(st.booleans()):
        positions = [vector["position"] for vector in vectors(name) if "position" in vector]
        return name, load(name).parse(draw(st.sampled_from(positions)))
    seed, longest = draw(seeds), draw(st.integers(0, FEW_STEPS.get(name, 100)))
    state = start(name, options, seed)
    for (_, _, after), _ in zip(walk(state, seed), range(longest), strict=False):
        state = after
    return name, state


# ---------------------------------------------------------------------- games


@each_game
@given(seeds)
@settings(max_examples=4)
def test_random_games_end_with_an_outcome(name: str, options: str, seed: int) -> None:
    state = start(name, options, seed)
    assert state.outcome is None
    for number, (before, _, after) in enumerate(walk(state, seed)):
        assert number < LONGEST
        assert before.outcome is None and before.player in ("w", "b")
        state = after
    assert state.outcome in ("w", "b", "draw")
    assert state.player == {"draw": "-"}.get(state.outcome, state.outcome)


@each_game
@given(seeds)
@settings(max_examples=3)
def test_every_legal_move_plays_and_changes_the_state_and_nothing_before(
    name: str, options: str, seed: int
) -> None:
    for before, played_move, after in looked_at(name, options, seed):
        text, moves = str(before), before.legal_moves()
        assert moves == sorted(set(moves))
        for move in [played_move, *moves[:: 1 + len(moves) // 20]]:
            assert before.play(move) != before
        assert before.play(played_move) == after
        assert (str(before), before.legal_moves()) == (text, moves)


@each_game
@given(seeds)
@settings(max_examples=3)
def test_the_same_seed_and_the_same_moves_give_the_same_game(
    name: str, options: str, seed: int
) -> None:
    state, again = start(name, options, seed), start(name, options, seed)
    for before, move, _ in walk(state, seed):
        assert (again, hash(again), str(again)) == (before, hash(before), str(before))
        again = again.play(move)


@each_game
def test_a_game_that_is_over_has_no_moves_and_takes_none(name: str, options: str) -> None:
    *_, (_, move, last) = walk(start(name, options), 1)
    assert last.legal_moves() == []
    with pytest.raises(GipfError, match="the game is over"):
        last.play(move)


# ---------------------------------------------------------------------- texts


@each_game
@given(seeds)
@settings(max_examples=4)
def test_every_position_of_a_game_reads_back_as_itself(name: str, options: str, seed: int) -> None:
    for _, _, state in looked_at(name, options, seed):
        again = load(name).parse(str(state))
        assert (str(again), again, hash(again)) == (str(state), state, hash(state))
        assert again.legal_moves() == state.legal_moves()
        assert (again.player, again.outcome) == (state.player, state.outcome)


mutations = mutations_of("RrMmPpDdZzAaTtWwGgBbCcEeLl()/0123456789.,:;-=x?w ")


def value_or_reason(read: Callable[[str], State], text: str) -> State | None:
    """Read a text; every error but one raised on purpose, with a sentence, fails the test."""
    try:
        return read(text)
    except GipfError as error:
        sentence = str(error)
        assert sentence != error.code and "{ $" not in sentence and sentence.isprintable()
        assert all(render(error.message, language) for language in languages())
    return None


@pytest.mark.parametrize("name", GAMES)
@given(st.text())
@settings(max_examples=50)
def test_any_text_is_read_or_refused_with_a_reason(name: str, text: str) -> None:
    game = load(name)
    for read in (game.parse, game.start):
        value_or_reason(read, text)


@given(states(), mutations)
@settings(max_examples=600)
def test_a_position_with_misprints_is_read_as_another_or_refused_with_a_reason(
    found: tuple[str, State], changes: list[tuple[int, int, str]]
) -> None:
    name, state = found
    text = mutated(str(state), changes)
    misprint = value_or_reason(load(name).parse, text)
    if misprint is not None:
        assert str(misprint) == text, "only canonical text is read"
        assert bool(misprint.legal_moves()) == (misprint.outcome is None)
        for move in misprint.legal_moves()[:5]:
            assert load(name).parse(str(misprint.play(move)))


@given(states(), st.data())
@settings(max_examples=300)
def test_a_move_with_misprints_is_played_if_it_is_legal_and_else_refused_with_a_reason(
    found: tuple[str, State], data: st.DataObject
) -> None:
    _, state = found
    legal = state.legal_moves()
    for _ in range(5):
        text = mutated(data.draw(st.sampled_from(legal or ["pass"])), data.draw(mutations))
        after = value_or_reason(state.play, text)
        if text in legal:
            assert after is not None


@given(states(), states())
@settings(max_examples=300)
def test_a_move_of_another_state_is_played_where_it_is_legal_and_else_refused_with_a_reason(
    found: tuple[str, State], other: tuple[str, State]
) -> None:
    (_, state), (_, another) = found, other
    legal = state.legal_moves()
    for move in another.legal_moves()[:20]:
        assert (value_or_reason(state.play, move) is not None) == (move in legal)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_no_text_is_refused(name: str) -> None:
    values: tuple[Any, ...] = (None, 5, b"w")
    state = start(*next(pair for pair in PLAYED if pair[0] == name))
    for read in (load(name).parse, state.play):
        for value in values:
            with pytest.raises(TypeError):
                read(value)


# ---------------------------------------------------------------------- values


WAYS: dict[str, Callable[[Any], Any]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda value: pickle.loads(pickle.dumps(value)),
    "pickle 2": lambda value: pickle.loads(pickle.dumps(value, 2)),
}


@given(states())
def test_states_travel(found: tuple[str, State]) -> None:
    _, state = found
    for way in WAYS.values():
        again = way(state)
        assert (again, hash(again), str(again)) == (state, hash(state), str(state))
        assert again.legal_moves() == state.legal_moves()


@given(states())
def test_a_state_cannot_be_changed(found: tuple[str, State]) -> None:
    _, state = found
    changing: Any = state
    for field in type(changing).__dataclass_fields__:
        with pytest.raises(FrozenInstanceError):
            setattr(changing, field, None)
