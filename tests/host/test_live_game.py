"""A live game: who may decide what, taking back, agreeing, the clock."""

from collections.abc import Sequence

import pytest

from gipf import IllegalMove, Position
from gipf.host.clock import Clock
from gipf.host.live_game import LiveGame, OldVersion, Refused
from gipf.host.seats import Seat
from gipf.variants import Player

W, B = Player
PERSON, COMPUTER = Seat("person", "Ann"), Seat("computer", "Level 3", 3)
ZERTZ = "ultimate;challenges=2 G3/1Z3/2b3/7/6/5/3g w m B5/B5 -- 2/1 9"
ROW = "basic B3/1B3/2B3/3B3/6/5/bbb1 w c B5/B5 -- - 9"
LAST = "standard g2G/5/6/G5g/6/5/g2G w m B1/- -- - 1"


def live_game(
    start: str = "basic", *moves: str, white: Seat = PERSON, black: Seat = PERSON, **more: object
) -> LiveGame:
    position = Position.parse(start) if " " in start else Position.start(start)
    made = LiveGame("abc", 0, 0, {W: white, B: black}, (position,), **more)  # type: ignore[arg-type]
    return play(made, moves)


def play(made: LiveGame, moves: Sequence[str], now: int = 0) -> LiveGame:
    for move in moves:
        decider = made.position.acting
        by = "person" if made.seats[decider].is_person else "computer"
        made = made.played(move, by, now)  # type: ignore[arg-type]
    return made


def test_a_decision_is_read_as_players_write_it_and_kept_in_canonical_form() -> None:
    made = live_game("basic", "e1-e2")
    assert [ply.move for ply in made.plies] == ["e1-e3"]
    assert (made.version, made.kept) == (2, 0)
    with pytest.raises(IllegalMove, match="has to move"):
        made.played("pass", "person", 0)


def test_turns_are_told_apart_and_the_last_may_be_unfinished() -> None:
    made = live_game(ROW, "xb2,c3,d4,e5", "c2", "c6")
    assert [(turn.number, turn.player, turn.plies) for turn in made.turns()] == [
        (9, W, ("xb2,c3,d4,e5", "c2")),
        (9, B, ("c6",)),
    ]
    half = live_game(ROW, "xb2,c3,d4,e5")
    assert [turn.plies for turn in half.turns()] == [("xb2,c3,d4,e5",)]
    assert half.turn_count == 1


def test_turns_are_counted_as_they_are_numbered() -> None:
    counts = [live_game("basic", *moves).turn_count for moves in ((), ("c2",), ("c2", "c6"))]
    assert counts == [0, 1, 1]
    assert live_game("basic", "c2", "c6", "d2").turn_count == 2


def test_undo_takes_back_decisions_of_the_turn_that_is_being_played() -> None:
    half = live_game(ROW, "xb2,c3,d4,e5")
    assert half.may_undo
    undone = half.undone(5)
    assert (undone.plies, undone.position, undone.version) == ((), half.start, half.version + 1)
    with pytest.raises(Refused, match="a whole turn is taken back by takeback"):
        undone.undone(6)
    with pytest.raises(Refused, match="no decision of this turn"):
        live_game("basic", "c2").undone(0)


def test_what_the_computer_or_chance_has_decided_cannot_be_undone() -> None:
    announced = live_game(ZERTZ, "Zc3-e5", black=COMPUTER)
    assert announced.may_undo
    challenged = play(announced, ["challenge"])
    assert not challenged.may_undo
    begun = play(challenged, ["first"])
    assert begun.may_undo and begun.is_side_game
    settled = begun.played("lost", "chance", 0)
    assert settled.position.acting is W and not settled.may_undo
    with pytest.raises(Refused, match="what chance has shown stays"):
        settled.takeback(0)


def test_a_takeback_goes_to_the_last_turn_of_a_person() -> None:
    against = live_game("basic", "c2", "c6", "d2", "d7", black=COMPUTER)
    back = against.takeback(0)
    assert [ply.move for ply in back.plies] == ["c2", "c6"]
    assert [ply.move for ply in back.takeback(0).plies] == []
    with pytest.raises(Refused, match="nobody has played a turn"):
        back.takeback(0).takeback(0)
    thinking = live_game("basic", "c2", black=COMPUTER)
    assert thinking.awaits_computer
    assert thinking.takeback(0).plies == ()
    two = live_game("basic", "c2", "c6")
    assert [ply.move for ply in two.takeback(0).plies] == ["c2"]


def test_a_game_that_is_over_by_the_rules_can_be_taken_back_and_no_other() -> None:
    over = live_game(LAST, "e1-e3")
    assert (over.result, over.reason) == ("1-0", "no_move")
    back = over.takeback(0)
    assert (back.result, back.reason, back.plies) == ("*", None, ())
    resigned = live_game("basic", "c2").resigned(None, 0)
    assert resigned.result == "1-0"
    with pytest.raises(Refused, match="over by resignation"):
        resigned.takeback(0)
    with pytest.raises(Refused, match="the game is over: 1-0"):
        resigned.played("c6", "person", 0)


def test_persons_do_not_decide_for_the_computer_but_enter_side_games() -> None:
    made = live_game("basic", black=COMPUTER)
    made = made.played("c2", "person", 0)
    with pytest.raises(Refused, match="not your turn: Black decides, and that is the computer"):
        made.played("c6", "person", 0)
    side = live_game(ZERTZ, "Zc3-e5", "challenge", "second", white=COMPUTER)
    assert side.is_side_game and not side.awaits_computer
    assert side.played("tied", "person", 0).board.piles["e5"]


def test_who_speaks_is_the_one_named_the_only_one_or_the_one_who_decides() -> None:
    assert live_game("basic", black=COMPUTER).resigned(None, 0).result == "0-1"
    assert live_game("basic", "c2", black=COMPUTER).resigned(None, 0).result == "0-1"
    assert live_game("basic", "c2").resigned(None, 0).result == "1-0"
    assert live_game("basic", "c2").resigned(W, 0).result == "0-1"
    with pytest.raises(Refused, match="Black is played by the computer"):
        live_game("basic", black=COMPUTER).resigned(B, 0)
    with pytest.raises(Refused, match="two computers"):
        live_game("basic", white=COMPUTER, black=COMPUTER).resigned(None, 0)


def test_a_draw_is_offered_and_accepted_declined_or_played_over() -> None:
    offered = live_game("basic", "c2", "c6").draw_offered(None, 0)
    assert offered.offer is W
    assert offered.draw_accepted(0).result == "1/2-1/2"
    assert offered.draw_accepted(0).reason == "agreement"
    assert offered.draw_declined(0).offer is None
    with pytest.raises(Refused, match="White has offered a draw already"):
        offered.draw_offered(B, 0)
    moved = offered.played("d2", "person", 0)
    assert moved.offer is W  # the one who offered may go on
    assert moved.played("d7", "person", 0).offer is None
    for step in (LiveGame.draw_accepted, LiveGame.draw_declined):
        with pytest.raises(Refused, match="nobody has offered a draw"):
            step(live_game(), 0)


def test_the_clock_starts_with_the_first_decision_and_runs_for_who_decides() -> None:
    made = live_game("basic", clock=Clock.new(60, 2))
    assert made.clock and made.clock.running is None
    made = made.played("c2", "person", 5000)
    assert made.clock and made.clock.running is B
    assert made.clock.left == {W: 62_000, B: 60_000}
    made = made.played("c6", "person", 8000)
    assert made.clock and made.clock.left == {W: 62_000, B: 59_000}
    assert made.plies[-1].left == 59_000


def test_an_answer_costs_the_answering_players_time_and_a_side_game_nobodys() -> None:
    made = live_game(ZERTZ, clock=Clock.new(60, 5)).played("Zc3-e5", "person", 1000)
    assert made.clock and (made.clock.running, made.clock.left[W]) == (B, 60_000)
    made = made.played("challenge", "person", 4000)
    assert made.clock and (made.clock.running, made.clock.left[B]) == (W, 57_000)
    made = made.played("first", "person", 6000)
    assert made.clock and (made.clock.running, made.clock.left[W]) == (None, 58_000)
    made = made.played("won", "person", 99_000)
    assert made.clock and made.clock.running is B
    assert made.clock.left == {W: 63_000, B: 57_000}  # the turn has passed


def test_a_flag_falls_once_and_for_the_player_whose_time_is_up() -> None:
    made = live_game("basic", "c2", clock=Clock.new(10, 0))
    assert made.flagged(9_999) is None
    fallen = made.flagged(10_000)
    assert fallen and (fallen.result, fallen.reason) == ("1-0", "time")
    assert fallen.clock and fallen.clock.left[B] == 0 and fallen.clock.running is None
    assert fallen.flagged(20_000) is None
    assert live_game("basic", "c2").flagged(10**9) is None


def test_time_is_not_given_back_with_a_decision() -> None:
    half = live_game(ROW, "xb2,c3,d4,e5", clock=Clock.new(10, 0))
    back = half.undone(4000)
    assert back.clock and back.clock.running is None  # nothing is decided, so nothing runs
    made = play(back, ["xb2,c3,d4,e5"], 5000).undone(9000)
    assert made.clock and made.clock.left[W] == 2000


def test_a_clock_that_stood_still_goes_on_where_one_decides() -> None:
    made = live_game("basic", "c2", clock=Clock.new(10, 0)).with_clock_stopped(1000)
    assert made.clock and (made.clock.running, made.clock.left[B]) == (None, 9000)
    again = made.with_clock_running(50_000)
    assert again.clock and (again.clock.running, again.clock.falls_at) == (B, 59_000)
    assert again.with_clock_running(51_000) is again
    untouched = live_game("basic", clock=Clock.new(10, 0))
    assert untouched.with_clock_running(5) is untouched
    side = live_game(ZERTZ, "Zc3-e5", "challenge", "first", clock=Clock.new(10, 0))
    assert side.with_clock_running(5) is side


def test_what_was_decided_about_an_old_version_is_refused() -> None:
    with pytest.raises(OldVersion, match="it is at version 2, and this was for 1"):
        live_game("basic", "c2").check_version(1)


def test_the_computer_plays_on_for_a_person_until_the_person_plays_again() -> None:
    game = live_game(white=PERSON, black=COMPUTER)
    handed = game.handed_over(None, 3, 5)
    assert handed.awaits_computer and handed.people == []
    assert handed.seats[W] == Seat("person", "Ann", 3, helped=True)
    with pytest.raises(Refused):
        handed.played("c2", "person", 6)
    back = handed.handed_over(W, None, 7)
    assert back.people == [W] and back.seats[W].helped
    with pytest.raises(Refused):
        game.handed_over(B, 3, 5)
    with pytest.raises(Refused):
        game.resigned(W, 6).handed_over(W, 3, 7)


def test_a_whole_turn_is_one_change() -> None:
    made = live_game(ROW).played("xb2,c3,d4,e5;c2", "person", 5)
    assert [ply.move for ply in made.plies] == ["xb2,c3,d4,e5", "c2"]
    assert (made.version, made.kept, made.position.player) == (2, 0, B)
    with pytest.raises(IllegalMove, match="d2: the turn is over after xb2,c3,d4,e5;c2"):
        live_game(ROW).played("xb2,c3,d4,e5;c2;d2", "person", 5)


def test_a_turn_does_not_say_what_the_other_player_decides() -> None:
    with pytest.raises(IllegalMove, match="challenge: the turn is over after Zc3-e5"):
        live_game(ZERTZ).played("Zc3-e5;challenge", "person", 5)
