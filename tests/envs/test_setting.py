"""What all doors share: nothing heavy is imported too early, and a missing package is named."""

import subprocess
import sys

import pytest

from gipf import GipfError, IllegalMove, Position
from gipf.envs.observation import text_to_action
from gipf.envs.setting import Odds, read_variant
from tests.patience import PATIENCE

PEERS = {"gymnasium": "gymnasium", "pettingzoo": "pettingzoo", "openspiel": "pyspiel"}


def run(code: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=PATIENCE
    )
    return done.stdout + done.stderr


@pytest.mark.parametrize("door", PEERS)
def test_a_missing_package_is_named_with_the_way_to_install_it(door: str) -> None:
    said = run(f"import sys; sys.modules[{PEERS[door]!r}] = None; import gipf.envs.{door}")
    assert said.splitlines()[-1] == (
        f"gipf.errors.MissingExtra: this needs the package {PEERS[door]}: pip install 'gipf[envs]'"
    )


def test_the_vectorised_door_needs_none_of_them_and_the_package_nothing_at_all() -> None:
    code = "import gipf.envs, sys; print('numpy' in sys.modules); import gipf.envs.vector; print("
    code += f"[name for name in {list(PEERS.values())} if name in sys.modules])"
    assert run(code).splitlines() == ["False", "[]"]


def test_odds_of_nothing_never_come_up() -> None:
    chances = [n / 1000 for n in range(1000)]
    assert {Odds(1, 0, 0).roll(chance) for chance in chances} == {0}
    assert {Odds(0, 1, 0).roll(chance) for chance in chances} == {1}
    assert {Odds(0.5, 0, 0.5).roll(chance) for chance in chances} == {0, 2}


def test_a_game_without_a_move_is_nothing_to_learn() -> None:
    with pytest.raises(GipfError, match="is over before it begins: there is nothing to learn"):
        read_variant("basic;reserve=0")


def test_a_finished_game_has_no_actions() -> None:
    over = Position.start("basic;reserve=0")
    with pytest.raises(IllegalMove, match="the game is over"):
        text_to_action(over, "e1-e3")
