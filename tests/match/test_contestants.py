"""Who takes part in a match: players by name, classes, programs."""

import pytest

from gipf import GipfError, Position
from gipf.match.contestants import close, read_contestants
from gipf.search.answer import Limits
from gipf.search.baselines import Random

HERE = "tests.match.contestants"


def test_limits_of_its_own_replace_those_of_the_match() -> None:
    texts = ("random", "random:seconds=0.1", f"{HERE}.Illegal:depth=2,after=3", "random")
    contestants = read_contestants(texts, Limits(seconds=0.05))
    assert [one.limits for one in contestants] == [
        Limits(seconds=0.05),
        Limits(seconds=0.1),
        Limits(depth=2),
        Limits(seconds=0.05),
    ]
    assert contestants[3].name == "random (2)"
    assert not any(one.is_program for one in contestants)
    player = contestants[2].make(seed=4)
    assert len(player.search(Position.start("basic"), Limits()).lines) == 1
    close(player)


def test_a_player_can_be_given_a_name_for_the_tables() -> None:
    texts = ("slow=random:seconds=2", "before=program:sh -c x=1", "random:seed=1")
    slow, before, plain = read_contestants(texts, Limits(seconds=0.05))
    assert (slow.name, slow.text, slow.limits) == ("slow", "random:seconds=2", Limits(seconds=2))
    assert (before.name, before.text) == ("before", "program:sh -c x=1")
    assert before.is_program
    assert plain.name == plain.text == "random:seed=1"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("chess", "there are: engine, random, .*my_module.MyPlayer, program:COMMAND"),
        ("random:colour=red", "has no option 'colour'"),
        ("no_such_module.Player", "'no_such_module.Player' cannot be imported: No module"),
        (f"{HERE}.Nobody", "cannot be imported: module .* has no attribute 'Nobody'"),
        (f"{HERE}.NOT_A_PLAYER", "is no class or function that makes a player"),
        (f"{HERE}.Illegal:before=3", "there are: seconds, nodes, depth, seed, after"),
        ("program:", "name the program, as in"),
        ("program:no-such-program --fast", "there is no program 'no-such-program' to run"),
        ("program:'sh", "is no command line: No closing quotation"),
        ("random=random:seed=2", "two players are called 'random'"),
        ("=random", "there is no player '=random'"),
        ("program:sh\n", "a character that cannot be printed"),
    ],
)
def test_what_cannot_take_part_in_a_match_is_refused(text: str, says: str) -> None:
    with pytest.raises(GipfError, match=says):
        read_contestants(["random", text], Limits(seconds=1))


def test_a_program_is_closed_even_if_that_fails() -> None:
    class Broken(Random):
        def close(self) -> None:
            raise OSError("gone")

    close(Broken())
    (contestant,) = read_contestants(["program:sh -c true"], Limits(nodes=1))
    assert contestant.is_program
    assert contestant.limits == Limits(nodes=1)
