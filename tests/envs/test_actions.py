"""The compact action spaces: every decision there can be in a variant, and its number elsewhere."""

import hashlib

import numpy as np
import pytest

from gipf import GipfError, Position, Variant
from gipf.envs.actions import action_space
from gipf.envs.observation import VERSIONS, action_to_text, text_to_action
from gipf.kernel.batch import Batch
from gipf.kernel.layout import CLEAR, MOVES, WON
from gipf.kernel.lookup import lines_by_number
from gipf.variants import NAMED
from tests.boards import put
from tests.thoroughness import enough

WITH_CHALLENGES = "standard+Z6;challenges=2"


def test_every_action_of_basic_occurs() -> None:
    space = action_space("compact", Variant.parse("basic"))
    start = Position.start("basic")
    dots = {text_to_action(start, move) for move in start.legal_moves()}
    pushes = {int(action) for action in space.common if action < CLEAR}
    assert dots < pushes
    assert len(pushes) == 42
    found = set()
    for line in lines_by_number("hex37").values():
        for length in range(4, len(line.spots) + 1):
            for first in range(len(line.spots) - length + 1):
                row = line.spots[first : first + length]
                position = put("basic", f"B {' '.join(row)}", phase="c")
                (move,) = position.legal_moves()
                found.add(text_to_action(position, move))
    assert found | pushes == set(space.common.tolist())
    assert len(found) == 90


@pytest.mark.parametrize("variant", [*NAMED, WITH_CHALLENGES])
def test_all_that_is_legal_is_in_the_compact_space(variant: str) -> None:
    games = Batch(f"{variant};quiet=50", enough(200, long=5000))
    space = action_space("compact", games.variant)
    legal = np.zeros(MOVES, np.bool_)
    for time in range(150):
        legal |= games.legal_mask().any(axis=0)
        games.step(games.random_moves(time))
    legal[WON:] = False  # chance decides side games
    actions = np.flatnonzero(legal)
    numbers = space.from_common(actions)
    assert (numbers >= 0).all()
    assert space.to_common(numbers).tolist() == actions.tolist()
    assert len(actions) > 0.3 * len(space)


def test_numbers_stay_while_the_version_does() -> None:
    """What was learned with these numbers counts on them: raise the version when they change."""
    digest = hashlib.sha256()
    sizes = {}
    for variant in (*NAMED, WITH_CHALLENGES):
        common = action_space("compact", Variant.parse(variant)).common
        digest.update(common.astype("<i8").tobytes())
        sizes[variant] = len(common)
    assert VERSIONS["compact"] == 1
    assert digest.hexdigest()[:16] == "dd36113088cd2727"
    assert sizes == {
        "basic": 132,
        "standard": 1078,
        "tournament": 1120,
        "standard+Z6": 1258,
        "tournament+T3Z3D3Y3": 2008,
        "ultimate": 2230,
        "ultimate;challenges=3": 2234,
        "matrx": 2328,
        "matrx;board=hex37": 2008,
        WITH_CHALLENGES: 1262,
    }


def test_house_rules_and_reserves_do_not_change_the_numbers() -> None:
    one, other = (
        action_space("compact", Variant.parse(text)).common
        for text in ("basic", "basic;reserve=5;repetition=3;quiet=40")
    )
    np.testing.assert_array_equal(one, other)


def test_what_is_no_action_is_minus_one() -> None:
    space = action_space("compact", Variant.parse("basic"))
    assert space.to_common(np.array([-1, 0, 132, 10**9])).tolist() == [-1, 0, -1, -1]
    assert space.from_common(np.array([-1, 0, 100, MOVES])).tolist() == [-1, 0, -1, -1]
    assert action_to_text(Position.start("basic"), int(space.common[6])) == "e1-e3"


def test_there_are_two_spaces() -> None:
    with pytest.raises(GipfError, match="actions is one of common, compact, not 'small'"):
        action_space("small", Variant.parse("basic"))
