"""RULES 8: challenges and side games."""

import pytest

from gipf import Position
from tests.boards import ending, moves, on, play, put, reserves, to_decide

KEEP = "G h3, g b2"


def with_zertz(challenges: str = "2/2", reserves: str = "B5/B5") -> Position:
    """White can jump from e5 to e7."""
    return put(
        "standard+Z6Y6;challenges=2",
        f"Z e5, b e6, {KEEP}",
        challenges=challenges,
        reserves=reserves,
    )


def test_the_use_of_a_potential_is_announced_first() -> None:
    # Rules: C3.
    # Potentials E.3, E.5: it is clear which move is at stake.
    position = with_zertz().play("Ze5-e7")
    assert to_decide(position) == "b amZe5-e7"
    assert on(position, "e5") == "Z"  # nothing has happened yet


def test_a_push_is_not_announced() -> None:
    assert to_decide(with_zertz().play("c2")) == "b m"


def test_the_opponent_accepts_or_challenges() -> None:
    # Rules: C4.
    # Potentials E.3
    assert moves(with_zertz().play("Ze5-e7")) == ["accept", "challenge"]


def test_an_accepted_move_is_carried_out() -> None:
    # Rules: C4.
    position = play(with_zertz(), "Ze5-e7;accept")
    assert (on(position, "e5"), on(position, "e7")) == ("B", "Z'")
    assert to_decide(position) == "b m"
    assert str(position).split()[6] == "2/2"


def test_a_challenge_is_used_up() -> None:
    # Rules: C1, C4.
    # Potentials E.2: the number of challenges can be agreed on.
    position = play(with_zertz(), "Ze5-e7;challenge")
    assert str(position).split()[6] == "2/1"


def test_the_announcing_player_chooses_who_begins_the_side_game() -> None:
    # Rules: C5.
    # Potentials E.6
    position = play(with_zertz(), "Ze5-e7;challenge")
    assert to_decide(position) == "w fmZe5-e7"
    assert moves(position) == ["first", "second"]


def test_the_result_is_a_decision_of_its_own_seen_from_the_announcing_player() -> None:
    # Rules: C5.
    for begins in ("first", "second"):
        position = play(with_zertz(), f"Ze5-e7;challenge;{begins}")
        assert to_decide(position) == "w smZe5-e7"
        assert moves(position) == ["lost", "tied", "won"]


@pytest.mark.parametrize("result", ["won", "tied"])
def test_won_or_tied_the_move_is_carried_out(result: str) -> None:
    # Rules: C6.
    # Potentials E.3
    position = play(with_zertz(), f"Ze5-e7;challenge;first;{result}")
    assert (on(position, "e5"), on(position, "e7")) == ("B", "Z'")
    assert to_decide(position) == "b m"


def test_lost_the_potential_is_out_of_the_game_and_its_carrier_stays() -> None:
    # Rules: C7.
    # Potentials E.3
    position = play(with_zertz(), "Ze5-e7;challenge;first;lost")
    assert (on(position, "e5"), on(position, "e7")) == ("B", "")
    assert reserves(position) == "B5/B5"


def test_after_a_lost_side_game_the_turn_goes_on() -> None:
    # Rules: C7.
    # Potentials E.4: the player may even try another potential.
    position = put("standard+Z6Y6;challenges=2", f"Z e5, b e6, Y c3, {KEEP}")
    position = play(position, "Ze5-e7;challenge;first;lost")
    assert to_decide(position) == "w m"
    assert "Yc3-c2" in moves(position)
    assert "c2" in moves(position)
    assert to_decide(position.play("Yc3-c2")) == "b amYc3-c2"


def test_without_a_challenge_left_the_move_is_carried_out_at_once() -> None:
    # Rules: C8.
    position = with_zertz("2/0").play("Ze5-e7")
    assert to_decide(position) == "b m"
    assert on(position, "e7") == "Z'"


def test_what_counts_is_the_opponents_challenges() -> None:
    # Rules: C4, C8.
    assert to_decide(with_zertz("0/1").play("Ze5-e7")) == "b amZe5-e7"


def test_unlimited_challenges_stay_unlimited() -> None:
    # Rules: C1.
    position = put("standard+Z6;challenges=*", f"Z e5, b e6, {KEEP}")
    position = play(position, "Ze5-e7;challenge")
    assert str(position).split()[6] == "*/*"


def test_without_challenges_nothing_is_announced() -> None:
    position = put("standard+Z6", f"Z e5, b e6, {KEEP}").play("Ze5-e7")
    assert to_decide(position) == "b m"


def test_a_potential_without_a_side_game_linked_to_it_can_be_challenged() -> None:
    # Rules: C2.
    position = put("standard+Z6;challenges=1;side=T:die", f"Z e5, b e6, {KEEP}")
    assert moves(position.play("Ze5-e7")) == ["accept", "challenge"]


@pytest.mark.parametrize("game", ["rps", "die", "zertz"])
def test_a_potential_can_be_linked_to_a_side_game_of_any_kind(game: str) -> None:
    # Rules: C1, C2.
    position = put(f"standard+Z6;challenges=1;side=Z:{game}", f"Z e5, b e6, {KEEP}")
    position = play(position, "Ze5-e7;challenge;first")
    assert moves(position) == ["lost", "tied", "won"]


def test_tamsks_extra_push_is_announced_too() -> None:
    # Rules: C3.
    position = put("standard+T6;challenges=1", f"T e5, {KEEP}", phase="e").play("+c2")
    assert to_decide(position) == "b ae+c2"
    accepted = position.play("accept")
    assert (on(accepted, "e5"), on(accepted, "c2")) == ("B", "T'")
    assert to_decide(accepted) == "w m"


def test_passing_an_extra_move_cannot_be_challenged() -> None:
    position = put("standard+T6;challenges=1", f"T e5, {KEEP}", phase="e").play("pass")
    assert to_decide(position) == "w m"


@pytest.mark.parametrize(("phase", "then"), [("e", "w m"), ("x", "b m")])
def test_when_tamsks_side_game_is_lost_the_extra_move_is_simply_gone(phase: str, then: str) -> None:
    # Rules: C7.
    position = put("standard+T6;challenges=1", f"T e5, {KEEP}", phase=phase)
    position = play(position, "+c2;challenge;second;lost")
    assert (on(position, "e5"), on(position, "c2")) == ("B", "")
    assert to_decide(position) == then


def test_a_won_extra_push_can_bring_the_next_tamsk_which_can_be_challenged_again() -> None:
    position = put("standard+T6;challenges=2", f"T e5, b b5 c5, T d5, {KEEP}", phase="x")
    position = play(position, "+a5-f4;challenge;first;won")
    assert to_decide(position) == "w x"
    assert to_decide(position.play("+h2")) == "b ax+h2"


def test_a_player_left_without_a_move_by_a_lost_side_game_loses() -> None:
    # Rules: C7.
    position = with_zertz(reserves="-/B5")
    position = play(position, "Ze5-e7;challenge;first;lost")
    assert ending(position) == "b no_move"


def test_announcing_leaves_the_turn_with_the_announcing_player() -> None:
    position = with_zertz()
    assert play(position, "Ze5-e7;challenge;first;won").turn == position.turn


def test_a_cover_by_punct_is_announced_with_what_covers() -> None:
    # Rules: C3.
    position = put("standard+P6;challenges=1", f"P e5, g e6, {KEEP}").play("Pe5-e6=G")
    assert to_decide(position) == "b amPe5-e6=G"
    assert on(position.play("accept"), "e6") == "gG"
