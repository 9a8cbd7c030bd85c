"""The odds of side games between the computer's levels, as they were measured."""

from itertools import pairwise, product

import pytest

from gipf.side_games import load
from gipf.side_games.odds import LEAST, MEASURED, share_not_lost, should_begin
from gipf.side_kernels.kernels import NAMES
from gipf.side_kernels.players import LEVELS

EACH = range(1, LEVELS + 1)


def test_all_games_of_skill_were_measured_with_all_their_options() -> None:
    assert MEASURED.keys() == {*NAMES, "dominoes"}
    for name, measured in MEASURED.items():
        assert measured.begins.keys() == {"", *load(name).options}
        assert measured.drawn.keys() <= measured.begins.keys()
        assert len(measured.levels) == LEVELS


@pytest.mark.parametrize("name", MEASURED)
def test_a_higher_level_loses_no_more_often(name: str) -> None:
    assert all(lower <= higher for lower, higher in pairwise(MEASURED[name].levels))
    for options, other in product(MEASURED[name].begins, EACH):
        text = f"{name}({options})" if options else name
        shares = [share_not_lost(text, (own, other)) or 0 for own in EACH]
        assert shares == sorted(shares)
        assert all(LEAST <= share <= 1 - LEAST for share in shares)
        assert shares[other - 1] >= 0.5, "who chooses who begins is no worse off among equals"


def test_what_chance_decides_is_the_same_for_all_levels() -> None:
    for name in ("coin", "die", "rps(3)", "cards"):
        assert share_not_lost(name, (1, 5)) == share_not_lost(name, (5, 1)) == share_not_lost(name)
        assert should_begin(name)
    assert share_not_lost("table(go)") is None
    assert share_not_lost("dvonn(random:7)") == share_not_lost("dvonn(random)")
