"""The computer's choice in rock-paper-scissors is made before a person's, whatever that will be."""

from gipf.host.live_game import LiveGame
from gipf.host.sealed_choice import sealed_choice, sealed_side
from gipf.host.seats import Seat
from gipf.host.side_position import SidePosition
from gipf.variants import Player

W, B = Player
SEATS = {W: Seat("person", "Ann"), B: Seat("computer", "Level 1", 1)}
CHOICES = ("rock", "paper", "scissors")


def game(name: str, secret: str, *moves: str) -> LiveGame:
    made = LiveGame("abc", 0, 0, SEATS, (SidePosition.new(name),), secret=secret)
    for number, move in enumerate(moves):
        made = made.played(move, "computer" if number % 2 else "person", 0)
    return made


def choice_in(made: LiveGame) -> str | None:
    return sealed_choice(made, made.side_position.side)


def test_nothing_the_person_chooses_changes_it() -> None:
    for secret in ("swallow", "heron", "wren"):
        before = choice_in(game("rps", secret))
        assert before in CHOICES
        assert {choice_in(game("rps", secret, choice)) for choice in CHOICES} == {before}


def test_every_choice_comes_up_and_each_round_has_its_own() -> None:
    assert {choice_in(game("rps", f"{number}")) for number in range(30)} == set(CHOICES)
    rounds = {
        (
            choice_in(game("rps(3)", f"{number}")),
            choice_in(game("rps(3)", f"{number}", "rock", "rock")),
        )
        for number in range(60)
    }
    assert len(rounds) == 9


def test_it_lies_there_while_the_person_chooses_and_in_no_other_game() -> None:
    assert sealed_side(game("rps", "wren").side_position.side, ["w"]) == "b"
    assert sealed_side(game("rps", "wren", "rock").side_position.side, ["w"]) is None
    assert sealed_side(game("rps", "wren").side_position.side, ["w", "b"]) is None
    assert sealed_side(game("die", "wren").side_position.side, ["w"]) is None
    assert choice_in(game("die", "wren")) is None
