"""Rock-paper-scissors."""

import pytest

from gipf import IllegalMove, NotationError
from gipf.side_games import load
from gipf.side_games.game import State
from gipf.side_games.rps import commitment

RPS = load("rps")
ROCK, PAPER = "rock:0123456789abcdef", "paper:zyxwvutsrqponmlkj"


def played(moves: str, options: str = "") -> State:
    state = RPS.start(options)
    for move in moves.split():
        state = state.play(move)
    return state


@pytest.mark.parametrize(
    ("choices", "outcome"),
    [
        *[("rock scissors", "w"), ("scissors paper", "w"), ("paper rock", "w")],
        *[("scissors rock", "b"), ("paper scissors", "b"), ("rock paper", "b")],
        *[("rock rock", "draw"), ("paper paper", "draw"), ("scissors scissors", "draw")],
    ],
)
def test_each_choice_beats_one_other(choices: str, outcome: str) -> None:
    # Rules: Q5.
    assert played(choices).outcome == outcome


def test_white_chooses_first_and_black_does_not_see_it() -> None:
    # Rules: Q5.
    chosen = played("rock")
    assert (chosen.player, chosen.legal_moves()) == ("b", ["paper", "rock", "scissors"])
    assert chosen.seen_by("w") == "rps b c rock/-"
    assert chosen.seen_by("b") == "rps b c ?/-"
    assert chosen.play("paper").seen_by("w") == "rps b . rock/paper"


def test_the_best_of_three_is_over_when_the_other_cannot_catch_up() -> None:
    # Rules: Q5.
    assert played("rock paper rock paper", "3").outcome == "b"
    assert played("rock paper paper rock", "3").outcome is None
    assert played("rock paper rock rock", "3").outcome is None
    assert played("rock paper rock rock rock rock", "3").outcome == "b"
    assert played("rock paper paper rock rock rock", "3").outcome == "draw"


def test_earlier_rounds_are_seen_by_both() -> None:
    assert played("rock paper rock", "3").seen_by("b") == "rps;3 b c rock/paper,?/-"


def test_both_commit_and_open() -> None:
    white, black = commitment(ROCK), commitment(PAPER)
    state = played(f"{white} {black}")
    assert str(state) == f"rps w o {white}/{black}"
    state = state.play(ROCK)
    assert str(state) == f"rps b o rock/{black}" == state.seen_by("b")
    assert str(state.play(PAPER)) == "rps b . rock/paper"


@pytest.mark.parametrize(
    "moves",
    [f"{commitment(ROCK)} paper {ROCK}", f"rock {commitment(PAPER)} {PAPER}"],
)
def test_one_alone_may_commit(moves: str) -> None:
    assert str(played(moves)) == "rps b . rock/paper"


def test_what_is_opened_has_to_be_what_was_committed_to() -> None:
    committed = played(f"{commitment(ROCK)} paper")
    scissors = "scissors:0123456789abcdef"
    with pytest.raises(IllegalMove, match=f"'{scissors}' is not what you have committed to"):
        committed.play(scissors)
    with pytest.raises(IllegalMove, match="both have chosen: open your choice, as in 'rock:nonce'"):
        committed.play("scissors")


def test_black_may_not_repeat_whites_commitment() -> None:
    with pytest.raises(IllegalMove, match="this is the other player's own commitment"):
        played(f"{commitment(ROCK)} {commitment(ROCK)}")


def test_who_does_not_open_gives_the_round_up() -> None:
    white, black = commitment(ROCK), commitment(PAPER)
    committed = played(f"{white} {black}", "3")
    assert committed.legal_moves() == ["fold"]
    assert str(committed.play("fold")) == f"rps;3 w c fold/{black}"
    assert played(f"{white} paper fold").outcome == "b"
    assert played(f"rock {black} fold").outcome == "w"
    with pytest.raises(IllegalMove, match="fold cannot be played now, but for example paper, rock"):
        played("fold")
    with pytest.raises(IllegalMove, match="cannot be played now"):
        played(ROCK)


@pytest.mark.parametrize("move", ["Rock", "=abc", "rock:short", "rock:", "lizard", f"={'A' * 64}"])
def test_a_move_is_written_in_one_way(move: str) -> None:
    with pytest.raises(NotationError, match="is no move of rps; moves are written like paper"):
        RPS.start().play(move)


@pytest.mark.parametrize("options", ["2", "0", "03", "101", "x", "-1", "bo3"])
def test_rounds_are_an_odd_number(options: str) -> None:
    with pytest.raises(NotationError, match="rps is the best of an odd number of rounds, from 1"):
        RPS.start(options)


def test_one_round_is_the_usual_game() -> None:
    assert RPS.start("1") == RPS.start()
    assert RPS.canonical_options("1") == "" and RPS.canonical_options("3") == "3"


HASH = "=" + "0" * 64


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("rps;1 w c -", "variant is 'rps;1', but what is on the board makes it 'rps'"),
        ("rps w c rock/-", "player is 'w', but what is on the board makes it 'b'"),
        ("rps b c rock", "'rock' is no round; rounds are written like 'rock/paper'"),
        ("rps b c -/rock", "'-/rock' is no round"),
        ("rps b o fold/fold", "'fold/fold' is no round"),
        (f"rps w o {HASH}/{HASH}", "'=000"),
        ("rps b . rock/paper,rock/-", "there is no round 'rock/-': the one before is not complete"),
        ("rps;3 b c rock/-,rock/-", "there is no round 'rock/-'"),
        ("rps;3 w . rock/scissors", "phase is '.'"),
        (f"rps w c {HASH}/rock", "phase is 'c', but what is on the board makes it 'o'"),
        ("rps;2 w c -", "rps is the best of an odd number"),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(NotationError) as refused:
        RPS.parse(text)
    assert str(refused.value).startswith(reason)


@pytest.mark.parametrize(
    "text",
    [
        "rps w c -",
        f"rps b c {HASH}/-",
        f"rps w o {HASH}/rock",
        f"rps b o rock/{HASH}",
        f"rps b . fold/{HASH}",
        "rps w . rock/fold",
        "rps;3 - . rock/rock,paper/paper,scissors/scissors",
    ],
)
def test_every_sort_of_position_is_read_and_written(text: str) -> None:
    assert str(RPS.parse(text)) == text
