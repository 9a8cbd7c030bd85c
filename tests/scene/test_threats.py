from gipf import Position
from gipf.scene import threats_of


def threatened(text: str) -> set[str]:
    return {spot for threat in threats_of(Position.parse(text)) for spot in threat["spots"]}


def test_a_push_that_makes_a_row_threatens_what_it_would_take() -> None:
    assert threatened("basic 4/5/6/bbb1B2/6/5/4 w m B9/B9 -- - 5") == {"e6"}


def test_a_piece_is_marked_where_it_stands_now_and_not_where_it_is_pushed_to() -> None:
    # e1-e6 pushes White's piece from e5 to e6, where it is taken with the row
    threats = threats_of(Position.parse("basic 4/5/6/bbbB3/6/5/4 w m B9/B9 -- - 5"))
    assert {threat["move"]: threat["spots"] for threat in threats} == {"e1-e6": ("e5",)}


def test_a_row_that_takes_nothing_of_ours_is_no_threat() -> None:
    assert threatened("basic 4/5/6/bbb4/6/5/4 w m B9/B9 -- - 5") == set()


def test_a_gipf_piece_that_can_stay_in_a_row_is_taken_by_the_other_player() -> None:
    assert threatened("standard 3g/5/6/bbb1G2/6/5/4 w m B9/B9 -- - 5") == {"e6"}


def test_a_potential_threatens_what_it_could_cover() -> None:
    assert "e5" in threatened("standard+D6 3g/5/6/2dB3/6/5/G3 w m B9/B9 -- - 5")


def test_threats_are_looked_at_when_a_move_is_to_be_made() -> None:
    assert threats_of(Position.parse("basic 4/5/6/BBBB3/6/5/4 w c B9/B9 -- - 5")) == ()
