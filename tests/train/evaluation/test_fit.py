"""Fitting the evaluation: from real games to weights the engine plays with."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from gipf.engine.players import read_player
from gipf.errors import GipfError
from gipf.kernel.convert import empty_states, number_to_move, rules_of, write_state
from gipf.position import Position
from gipf.search.answer import Limits
from gipf.search.evaluation import (
    HIDDEN,
    LINE_WEIGHTS,
    RESERVE_AT,
    WEIGHTS,
    evaluate,
    load_weights,
    material_weights,
    patterns,
    read_weights,
    write_weights,
)
from gipf.search.iterative_deepening import AlphaBeta
from gipf.search.scores import SCALE
from gipf.state import CLEARING, Phase
from gipf.train.evaluation.fit import Fitted, fit, loss_of, shared_weights
from gipf.train.evaluation.games import NOT_SEARCHED, Games, write_games
from gipf.train.evaluation.positions import Shown, joined, shown_by
from gipf.train.evaluation.selfplay import play_games
from gipf.variants import Player
from tests.command_line import invoke

VARIANT = "basic;reserve=7/7;quiet=100"
TRUST = 0.4


@pytest.fixture(scope="module")
def games() -> Games:
    return play_games([VARIANT], range(400), nodes=30, seed=1)


@pytest.fixture(scope="module")
def shown(games: Games) -> Shown:
    return shown_by(games)[VARIANT]


@pytest.fixture(scope="module")
def told() -> list[str]:
    return []


@pytest.fixture(scope="module")
def network(shown: Shown, told: list[str]) -> Fitted:
    return fit(
        shown, 1, start=material_weights(1), trust=TRUST, epochs=3, batch=512, tell=told.append
    )


def score(position: Position, weights: np.ndarray) -> int:
    states = empty_states(1)
    write_state(position, states, 0)
    lines = patterns(position.variant.board.name)
    return int(evaluate(*rules_of(position.variant), lines, weights, states, 0))


def quiet_positions(games: Games, number: int) -> Iterator[tuple[Position, int]]:
    """Give those of some games in which a search chose a move that makes no row, and who won."""
    n = 0
    for _, winner, length in games.heads[:number].tolist():
        position = Position.start(VARIANT)
        for _ in range(length):
            after = position.play(number_to_move(position, int(games.moves[n])))
            makes_row = not after.is_over and after.phase in CLEARING
            if position.phase is Phase.MOVE and games.scores[n] != NOT_SEARCHED and not makes_row:
                yield position, winner
            position = after
            n += 1


def loss_on_held_games(fitted: Fitted, shown: Shown) -> float:
    held = shown.of(shown.held)
    return loss_of(fitted.odds(held.features), held.goal(TRUST))


# ---------------------------------------------------------------------- positions


@pytest.mark.compiled
def test_positions_are_quiet_ones_a_search_was_asked_about(games: Games, shown: Shown) -> None:
    results = []
    for position, winner in quiet_positions(games, 40):
        mine = 1 if position.player is Player.WHITE else 2
        results.append(0.5 if winner in (0, 3) else float(winner == mine))
    assert len(results) > 300
    assert shown.results[: len(results)].tolist() == results


@pytest.mark.compiled
def test_one_game_in_twenty_is_held_back(shown: Shown) -> None:
    assert 0.03 < shown.held.mean() < 0.08
    assert shown.held[0]
    assert 0 <= shown.values.min() < 0.5 < shown.values.max() <= 1
    assert set(np.unique(shown.results)) <= {0.0, 0.5, 1.0}


@pytest.mark.compiled
def test_games_by_other_rules_are_refused(games: Games) -> None:
    heads = games.heads.copy()
    heads[:, 1] = 3 - heads[:, 1]
    with pytest.raises(GipfError, match="does not end as its file says"):
        shown_by(games._replace(heads=heads))


def test_positions_of_different_width_are_put_together() -> None:
    narrow, wide = (
        Shown(np.zeros((n, n), np.int32), np.zeros(n), np.ones(n), np.ones(n, np.bool_))
        for n in (2, 5)
    )
    both = joined([narrow, wide])
    assert both.features.shape == (7, 5)
    assert both.features[0].tolist() == [0, 0, WEIGHTS, WEIGHTS, WEIGHTS]
    assert both.goal(0.25).tolist() == [0.25] * 7


# ---------------------------------------------------------------------- what is fitted


@pytest.mark.compiled
def test_a_network_judges_games_it_has_not_seen_better_than_what_it_began_with(
    shown: Shown, network: Fitted, told: list[str]
) -> None:
    loss = loss_on_held_games(network, shown)
    assert loss < loss_on_held_games(Fitted.unpacked(material_weights(1)), shown) - 0.01
    assert json.loads(told[-1])["held"] == pytest.approx(loss, abs=2e-5)  # torch says the same
    packed = Fitted.unpacked(network.packed())
    assert loss_on_held_games(packed, shown) == pytest.approx(loss, abs=2e-3)


@pytest.mark.compiled
def test_plain_weights_are_fitted_too(shown: Shown) -> None:
    start = material_weights(1)
    fitted = fit(shown, 1, start=start, hidden=0, epochs=3, batch=512, tell=lambda _: None)
    weights = fitted.packed()
    assert weights.shape == (WEIGHTS,)
    assert loss_on_held_games(Fitted.unpacked(weights), shown) < loss_on_held_games(
        Fitted.unpacked(start), shown
    )
    unseen = RESERVE_AT + 32 * 20 + 20
    assert weights[unseen] == start[unseen]


@pytest.mark.compiled
def test_on_a_cpu_the_same_seed_fits_the_same_network(shown: Shown) -> None:
    start = material_weights(1)
    one, two = (
        fit(shown, 1, start=start, epochs=1, batch=2048, device="cpu", tell=lambda _: None)
        for _ in range(2)
    )
    assert np.array_equal(one.packed(), two.packed())


@pytest.mark.compiled
def test_the_compiled_evaluation_is_that_of_the_network_but_for_rounding(
    games: Games, shown: Shown, network: Fitted, tmp_path: Path
) -> None:
    write_weights(network.packed(), tmp_path / "1.npz")
    weights = read_weights(tmp_path / "1.npz")
    assert np.array_equal(weights, network.packed())
    found = [score(position, weights) for position, _ in quiet_positions(games, 40)]
    expected = network.odds(shown.features[: len(found)]) * SCALE
    assert np.abs(expected).max() > 50
    assert np.abs(found - expected).max() < 8


@pytest.mark.compiled
def test_an_engine_with_the_network_plays_a_game_by_the_rules(network: Fitted) -> None:
    player = AlphaBeta(memory=1, weights=network.packed())
    position = Position.start(VARIANT)
    while not position.is_over:
        position = position.play(player.search(position, Limits(nodes=100)).move)


@pytest.mark.compiled
def test_a_player_takes_weights_from_a_folder_for_the_families_it_has(
    network: Fitted, tmp_path: Path
) -> None:
    with pytest.raises(GipfError, match=r"there is no file .*\.npz"):
        AlphaBeta(memory=1, weights=str(tmp_path))
    write_weights(network.packed(), tmp_path / "1.npz")
    player = read_player(f"engine:weights={tmp_path},memory=1").make(seed=0)
    assert isinstance(player, AlphaBeta)
    assert np.array_equal(player.weights_of(1), network.packed())
    assert player.weights_of(2) is load_weights(2)


def test_what_was_packed_is_unpacked() -> None:
    for family in (1, 2, 3, 4):
        weights = load_weights(family)
        again = Fitted.unpacked(weights).packed()
        assert np.array_equal(again, weights)


def test_a_pattern_and_its_mirror_image_share_a_weight() -> None:
    parts = shared_weights(2)
    first = LINE_WEIGHTS[4]
    own_at_one_end, own_at_the_other = first + 1, first + 125
    assert parts[0, own_at_one_end] == parts[0, own_at_the_other]
    assert parts[0, own_at_one_end] != parts[0, first + 5]


def test_a_gipf_piece_in_a_pattern_shares_with_a_basic_one() -> None:
    parts = shared_weights(2)
    first = LINE_WEIGHTS[5]
    assert parts[0, first + 1] != parts[0, first + 2]
    assert parts[1, first + 1] == parts[1, first + 2]


# ---------------------------------------------------------------------- the command


@pytest.mark.compiled
def test_the_command_reads_fits_and_writes(games: Games, tmp_path: Path) -> None:
    def run(*arguments: str) -> tuple[int, str, str]:
        return invoke("train", "fit", str(tmp_path), *arguments, "--out", str(tmp_path / "new"))

    write_games(games, tmp_path / "games.xz")
    status, out, _ = run("--epochs", "1", "--hidden", "4")
    assert status == 0
    assert "the weights of the package" in out
    weights = read_weights(tmp_path / "new" / "1.npz")
    assert weights.shape == (WEIGHTS + 2, HIDDEN + 2)
    assert weights[:, :4].any() and not weights[:, 4:HIDDEN].any()
    status, _, said = run("--family", "2")
    assert (status, "none of the games" in said) == (2, True)
    status, _, said = run("--hidden", "31")
    assert (status, "hidden goes from 0 to 30" in said) == (2, True)
    write_games(play_games([VARIANT], range(1), nodes=30, seed=1), tmp_path / "games.xz")
    status, _, said = run()
    assert (status, "there are too few games of family 1" in said) == (2, True)
    (tmp_path / "games.xz").write_bytes(b"no games")
    status, _, said = run()
    assert (status, "games.xz is no file of games, or is damaged" in said) == (2, True)


@pytest.mark.compiled
def test_ctrl_c_keeps_the_weights_that_are_written(
    games: Games, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(*_arguments: object, **_options: object) -> None:
        raise KeyboardInterrupt

    write_games(games, tmp_path / "games.xz")
    command = ["train", "fit", str(tmp_path), "--epochs", "1", "--hidden", "0", "--out"]
    assert invoke(*command, str(tmp_path / "new"))[0] == 0
    monkeypatch.setattr(sys.modules[fit.__module__], "fit", stop)
    status, _, said = invoke(*command, str(tmp_path / "new"))
    assert status == 130
    assert "the weights that were written stay" in said
    assert read_weights(tmp_path / "new" / "1.npz").any()
