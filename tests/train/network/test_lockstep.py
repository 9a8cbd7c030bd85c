"""Self-play in lock step: it plays by the rules, sees wins, and writes down what came of its games."""

from functools import partial

import numpy as np
import pytest
import torch

from gipf import GipfError, Player, Position
from gipf.kernel.batch import Batch
from gipf.kernel.convert import read_state, write_state
from gipf.net.policy import ANSWERS, CODES
from gipf.state import Phase
from gipf.train.network.lockstep import Lockstep, Settings, schedule
from gipf.train.network.tree_search import (
    CERTAIN,
    EXPECTED,
    GAMES,
    LEFT,
    LOST,
    RESULT,
    SEEN_BY,
    UNKNOWN,
    WON,
)
from gipf.variants import Variant
from tests.kernel.games import few

SMALL = Settings(simulations=8, quick_simulations=4, considered=4, recorded=0.5, opening=0)
SHORT = "basic;reserve=4/4;quiet=20"
pool_of = partial(Lockstep, settings=SMALL, threads=1, rounds=8)


def no_opinion(cells: torch.Tensor, game: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """Answer as a network that thinks all moves and results alike."""
    return torch.zeros(len(cells), ANSWERS), torch.zeros(len(game), 3)


def positions(pool: Lockstep) -> list[Position]:
    """Read where the games stand."""
    states = np.zeros((pool.games, 96), np.int64)
    states[:, : pool.states.shape[1]] = pool.roots.numpy()
    numbers = pool.state[:, -1].tolist()
    return [read_state(pool.variants[numbers[i]], states, i) for i in range(pool.games)]


def without_choice(position: Position) -> list[Position]:
    """Play on as long as there is nothing to decide; side games end in several ways."""
    if position.is_over:
        return [position]
    moves = position.legal_moves()
    if position.phase is Phase.SIDE_GAME:
        return [end for move in moves for end in without_choice(position.play(move))]
    return without_choice(position.play(moves[0])) if len(moves) == 1 else [position]


@pytest.mark.parametrize(
    "variant", [SHORT, "tournament;quiet=20", "ultimate;challenges=1;quiet=20", "matrx;quiet=20"]
)
def test_every_round_plays_a_legal_move_and_what_needs_no_decision(variant: str) -> None:
    pool = pool_of([variant], 2)
    for _ in range(few(20, 4)):
        before, ended = positions(pool), pool.counts[:, GAMES].clone()
        pool.play_round(no_opinion)
        for i, position in enumerate(positions(pool)):
            if pool.counts[i, GAMES] > ended[i]:
                assert position == without_choice(Position.start(pool.variants[0]))[0]
                continue
            ends = [
                end
                for move in before[i].legal_moves()
                for end in without_choice(before[i].play(move))
            ]
            assert position in ends


def winning_chance(variant: str) -> Position:
    """Find a position in which a move wins at once, and another does not."""
    for seed in range(1000):
        batch = Batch(variant, 1, threads=1)
        for n in range(200):
            position = batch.position(0)
            if position.is_over:
                break
            ends = [position.play(move) for move in position.legal_moves()]
            won = [
                end.outcome is not None and end.outcome.winner is position.player for end in ends
            ]
            if any(won) and not all(won):
                return position
            batch.step(batch.random_moves(1000 * seed + n))
    raise AssertionError("no game was ever won")


def test_a_win_at_once_is_seen_without_any_knowledge() -> None:
    position = winning_chance(SHORT)
    settings = Settings(
        simulations=64, quick_simulations=64, considered=64, noise=0.0, weight=5.0, opening=0
    )
    pool = Lockstep([SHORT], 1, settings=settings, threads=1, rounds=1)
    states = np.zeros((1, 96), np.int64)
    write_state(position, states, 0)
    pool.roots.copy_(torch.from_numpy(states[:, : pool.states.shape[1]]))
    pool.play_round(no_opinion)
    column = WON if position.player is Player.WHITE else LOST
    assert pool.counts[0, [GAMES, column]].tolist() == [1, 1]


def test_samples_say_how_their_game_ended_and_what_was_best() -> None:
    pool = pool_of([SHORT], few(16, 4), seed=3)
    for _ in range(60):
        pool.play_round(no_opinion)
    facts, samples = pool.samples.facts, pool.samples
    known = facts[:, RESULT] != UNKNOWN
    assert known.sum() > pool.games
    assert facts[known][:, RESULT].abs().max() <= 1
    assert (facts[known][:, LEFT] > 0).all()
    assert facts[:, EXPECTED].abs().max() <= CERTAIN
    assert set(facts[known][:, SEEN_BY].tolist()) == {0, 1}
    torch.testing.assert_close(samples.shares[known].sum(1), torch.ones(int(known.sum())))
    assert (samples.shares[samples.codes < 0] == 0).all()
    assert samples.codes.max() < CODES
    games, _, won, drawn, lost = pool.counts.sum(0).tolist()
    assert games == won + drawn + lost > 0


def test_what_happens_depends_on_the_seed_alone_and_not_on_the_threads() -> None:
    one, same = pool_of([SHORT], 6), pool_of([SHORT], 6)
    threaded = Lockstep([SHORT], 6, settings=SMALL, threads=3, rounds=8)
    other = pool_of([SHORT], 6, seed=2)
    for _ in range(few(20, 5)):
        for pool in (one, same, threaded, other):
            pool.play_round(no_opinion)
    for pool in (same, threaded):
        assert torch.equal(pool.roots, one.roots)
        assert torch.equal(pool.samples.facts, one.samples.facts)
    assert not torch.equal(other.roots, one.roots)


def test_tries_are_shared_among_the_moves_considered_and_then_the_better_half() -> None:
    line = schedule(8, 24)[8].tolist()
    assert line == [0] * 8 + [1] * 4 + [2] * 4 + [3, 3, 4, 4, 5, 5, 6, 6]
    assert schedule(8, 5)[1].tolist() == [0, 1, 2, 3, 4]


@pytest.mark.parametrize(
    ("variants", "games", "why"),
    [
        ([], 1, "needs a variant"),
        (["basic"], 0, "a game"),
        (["basic", "standard"], 2, "in common"),
        (["matrx", "matrx;board=hex37"], 2, "in common"),
    ],
)
def test_games_that_do_not_go_together_are_refused(
    variants: list[str], games: int, why: str
) -> None:
    with pytest.raises(GipfError, match=why):
        Lockstep(variants, games)


def test_several_variants_are_played_side_by_side() -> None:
    variants = ["standard;quiet=20", "tournament;quiet=20"]
    pool = pool_of(variants, 20)
    assert pool.variants == [Variant.parse(text) for text in variants]
    assert {str(position.variant) for position in positions(pool)} == set(variants)
