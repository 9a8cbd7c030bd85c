"""What a coach asks about before a turn is played, in words, on positions a player can read."""

from gipf.analysis.causes import message_of
from gipf.analysis.exposed import doubtful, exposed_gipf_pieces
from gipf.position import Position
from tests.boards import put
from tests.english import say


def told(position: Position, move: str) -> str:
    """Say what a decision leaves to the other player; nothing where it is nothing."""
    cause = exposed_gipf_pieces(position, position.read_move(move))
    return say(message_of([cause])) if cause else ""


def test_a_gipf_piece_beside_three_in_a_row_is_told_until_the_turn_mends_it() -> None:
    position = put("standard", "b e2 e3 e4, G e6 b2, g h5")
    assert told(position, "b4") == "Allows e1-e5, which takes a GIPF-piece of White’s."
    assert told(position, "f1-d2") == ""


def test_basic_pieces_alone_are_not_told() -> None:
    position = put("standard", "b e2 e3 e4, B e6, G b2, g h5")
    assert told(position, "b4") == ""


def test_the_last_gipf_piece_is_the_game() -> None:
    position = put("standard", "b e2 e3 e4, G e6, g h5")
    assert told(position, "b4") == "Allows e1-e5, which takes the last GIPF-piece and wins."


def test_a_row_made_for_the_other_player_is_told_as_such() -> None:
    position = put("standard", "b d5 e5 f4 h3, G c5 b2, g h5")
    assert told(position, "i3-g3") == "Makes a row for Black that takes a GIPF-piece of White’s."


def test_a_turn_that_is_not_over_is_not_told_about_yet() -> None:
    position = put("standard", "B e2 e3 e4, b d2 d3 d4, G d6 b2, g h5")
    assert position.play("e1-e5").acting.value == "w"
    assert told(position, "e1-e5") == ""


def test_in_the_basic_game_there_is_nothing_to_tell() -> None:
    position = Position.start("basic")
    assert not any(told(position, move.text) for move in position.legal_moves())


# ---------------------------------------------------------------------- the game


def asked(position: Position, move: str) -> str:
    """Say what a coach asks about; nothing where he is silent."""
    cause = doubtful(position, position.read_move(move))
    return say(message_of([cause])) if cause else ""


def test_a_turn_after_which_the_other_wins_at_once_is_asked_about_however_bad_the_game_stands() -> (
    None
):
    # White's last piece: only e2 makes a row and brings some back; Black is far ahead in pieces
    position = put("basic", "B e3 e4 e5, b c3 d6 g2 g3", reserves="B1/B8")
    assert asked(position, "e2") == ""
    for move in ("c2", "h5", "i1-h2"):
        said = asked(position, move)
        assert said.startswith("Allows ") and said.endswith(
            ", which wins at once: White has nothing left to play."
        ), said


def test_a_loss_that_nothing_avoids_is_not_asked_about() -> None:
    position = put("basic", "b c3 d6 g2 g3", reserves="B1/B8")
    assert not any(asked(position, move.text) for move in position.legal_moves())


def test_a_last_gipf_piece_left_to_the_other_player_is_asked_about_as_such() -> None:
    position = put("standard", "b e2 e3 e4, G e6, g h5")
    assert asked(position, "b4") == "Allows e1-e5, which takes the last GIPF-piece and wins."
    assert asked(position, "f1-d2") == ""
