"""Any other game, played outside."""

import pytest

from gipf import IllegalMove, NotationError
from gipf.side_games import load

TABLE = load("table")


@pytest.mark.parametrize(
    ("result", "outcome", "text"),
    [
        ("1-0", "w", "table;go w ."),
        ("0-1", "b", "table;go b ."),
        ("1/2-1/2", "draw", "table;go - ."),
    ],
)
def test_the_players_enter_the_result(result: str, outcome: str, text: str) -> None:
    # Rules: Q8.
    begun = TABLE.start("go")
    assert str(begun) == "table;go w p"
    assert begun.legal_moves() == ["0-1", "1-0", "1/2-1/2"]
    over = begun.play(result)
    assert (over.outcome, str(over), over.legal_moves()) == (outcome, text, [])
    assert TABLE.parse(text) == over
    with pytest.raises(IllegalMove, match="the game is over"):
        over.play(result)


def test_the_game_may_have_no_name() -> None:
    assert str(TABLE.start()) == "table w p"
    assert TABLE.parse("table w p") == TABLE.start()


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("table b p", "player is 'b', but what is on the board makes it 'w'"),
        ("table - p", "player is '-'"),
        ("table w q", "phase is 'q'"),
        ("table x .", "the player is 'w' or 'b'"),
        ("table;Go w p", "'Go': a side game is named in a-z, 0-9, _ and -"),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(NotationError) as refused:
        TABLE.parse(text)
    assert str(refused.value).startswith(reason)
