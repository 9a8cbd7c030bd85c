"""Games of OpenSpiel as side games."""

import pickle

import pytest

from gipf import GipfError, IllegalMove, NotationError
from gipf.errors import MissingExtra
from gipf.extras import EXTRAS
from gipf.side_games import load

OPENSPIEL = load("openspiel")


def test_four_in_a_column_win_connect_four() -> None:
    # Rules: Q9.
    pytest.importorskip("pyspiel")
    state = OPENSPIEL.start("connect_four")
    assert str(state) == "openspiel;connect_four w p - -"
    assert state.legal_moves() == list("0123456")
    for move in "3434343":
        state = state.play(move)
    assert (state.outcome, state.player, state.legal_moves()) == ("w", "w", [])
    assert str(state) == "openspiel;connect_four w . - 3,4,3,4,3,4,3"
    assert OPENSPIEL.parse(str(state)) == state == pickle.loads(pickle.dumps(state))


def test_a_column_that_is_full_takes_no_more() -> None:
    pytest.importorskip("pyspiel")
    full = OPENSPIEL.parse("openspiel;connect_four w p - 3,3,3,3,3,3")
    with pytest.raises(IllegalMove, match="3 cannot be played here; what can: 0, 1, 2, 4, 5, 6"):
        full.play("3")
    with pytest.raises(NotationError, match="3 cannot be played here"):
        OPENSPIEL.parse("openspiel;connect_four b p - 3,3,3,3,3,3,3")
    with pytest.raises(NotationError, match="is no move of openspiel"):
        full.play("x3")


def test_chance_plays_by_the_seed() -> None:
    pytest.importorskip("pyspiel")
    assert OPENSPIEL.needs_seed("kuhn_poker") and not OPENSPIEL.needs_seed("connect_four")
    starts = {str(OPENSPIEL.start("pig", seed)) for seed in range(3)}
    assert "openspiel;pig w p 2 -" in starts
    ends = []
    for seed in range(20):
        state = OPENSPIEL.start("kuhn_poker", seed)
        while state.outcome is None:
            state = state.play("1")
        assert OPENSPIEL.parse(str(state)) == state
        ends.append(state.outcome)
    assert {"w", "b"} == {*ends}


def test_what_a_game_hides_is_hidden() -> None:
    pytest.importorskip("pyspiel")
    assert OPENSPIEL.start("kuhn_poker", 7).play("0").seen_by("w") == "openspiel;kuhn_poker b p ? ?"
    assert (
        OPENSPIEL.start("connect_four").play("3").seen_by("w") == "openspiel;connect_four b p - 3"
    )


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ("", "a game of OpenSpiel is named as in 'openspiel(connect_four)', not ''"),
        ("connect four", "a game of OpenSpiel is named as in"),
        (
            "mornington_crescent",
            "OpenSpiel has no game 'mornington_crescent' that can be played by",
        ),
        ("matrix_rps", "'matrix_rps' is not a game for two who move in turn"),
    ],
)
def test_a_game_is_named_that_two_can_play_in_turn(options: str, reason: str) -> None:
    pytest.importorskip("pyspiel")
    with pytest.raises(NotationError) as refused:
        OPENSPIEL.start(options)
    assert str(refused.value).startswith(reason)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("openspiel w p - -", "a game of OpenSpiel is named as in"),
        ("openspiel;connect_four w p 7 -", "seed is '7', but what is on the board makes it '-'"),
        ("openspiel;kuhn_poker w p - -", "seed is '-'"),
        ("openspiel;connect_four b p - -", "player is 'b'"),
        ("openspiel;connect_four w p - 3,x", "x cannot be played here"),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(text: str, reason: str) -> None:
    pytest.importorskip("pyspiel")
    with pytest.raises(NotationError) as refused:
        OPENSPIEL.parse(text)
    assert str(refused.value).startswith(reason)


def test_where_openspiel_is_missing_the_error_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(EXTRAS, "envs", ("no_such_package",))
    from gipf.side_games import openspiel

    openspiel._game.cache_clear()
    OPENSPIEL.check_options("connect_four")
    with pytest.raises(MissingExtra) as missing:
        OPENSPIEL.start("connect_four")
    assert "gipf[envs]" in str(missing.value)
    assert isinstance(missing.value, GipfError)
