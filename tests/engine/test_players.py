"""Players are named by a text; what is wrong with it is said in a sentence."""

import pytest

from gipf import GipfError, Position
from gipf.engine.players import PLAYERS, PlayerSpec, make_player, read_player
from gipf.search.answer import Limits, Searcher
from gipf.search.baselines import Random


def anything(**options: object) -> Searcher:
    assert options.pop("seed") == 0
    assert options == {"a": True, "b": 3, "c": 0.5, "d": "text"}
    return Random()


def particular(
    *,
    seed: int,
    size: int | None = None,
    book: bool = False,
    net: str = "",
    weights: list[int] | None = None,
) -> Searcher:
    assert (size, book, net, weights) == (4, True, "7", None)
    return Random(seed=seed)


@pytest.fixture(autouse=True)
def _more_players(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PLAYERS, "anything", anything)
    monkeypatch.setitem(PLAYERS, "particular", particular)


def test_a_name_alone_is_a_player_without_limits_of_its_own() -> None:
    assert read_player("random") == PlayerSpec("random")
    answer = make_player("random", seed=3).search(Position.start("basic"), Limits())
    assert answer == make_player("random:seed=3").search(Position.start("basic"), Limits())


def test_limits_and_options_stand_behind_a_colon() -> None:
    spec = read_player("particular:nodes=500,size=4,book=yes,net=7,depth=3")
    assert spec.limits == Limits(nodes=500, depth=3)
    assert dict(spec.options) == {"size": 4, "book": True, "net": "7"}
    spec.make(seed=5)


def test_a_factory_that_takes_anything_is_given_what_the_values_look_like() -> None:
    make_player("anything:a=true,b=3,c=0.5,d=text")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "there is no player ''; there are: engine, random"),
        ("chess", "there is no player 'chess'"),
        ("random:", "options are written as in random:seconds=0.1"),
        ("random:seconds", "options are written as in random:seconds=0.1"),
        (
            "random:colour=red",
            "'random' has no option 'colour'; there are: seconds, nodes, depth, seed",
        ),
        ("random:seed=1,seed=2", "the option 'seed' of 'random' is given twice"),
        ("random:seed=x", "the option 'seed' of 'random' is of type int, not 'x'"),
        ("random:seconds=fast", "the option 'seconds' of 'random' is of type float, not 'fast'"),
        ("random:seconds=-1", "seconds is 0 or more, not -1.0"),
        ("random:nodes=0", "nodes is 1 or more, not 0"),
        ("particular:book=7", "the option 'book' of 'particular' is of type bool, not '7'"),
        ("particular:weights=3", "'particular' has no option 'weights'; there are: seconds"),
        ("random:seconds=1", "limits; they are given with each search"),
    ],
)
def test_what_is_wrong_with_a_player_is_said_in_a_sentence(text: str, says: str) -> None:
    with pytest.raises(GipfError, match=says.replace(".", r"\.")):
        make_player(text)


def test_no_player_of_another_kind_is_made_by_name_alone() -> None:
    for text in (
        "program:sh",
        "tests.match.contestants.Illegal",
    ):  # a server may pass on what it was sent
        with pytest.raises(GipfError, match="there is no player"):
            make_player(text)
