"""The engine's search, on positions a player can read."""

import threading
from dataclasses import replace

import pytest

from gipf.engine.levels import Level
from gipf.errors import GipfError
from gipf.kernel.compiling import IS_COMPILED
from gipf.position import Position
from gipf.search.answer import Answer, Limits, Stop
from gipf.search.iterative_deepening import AlphaBeta
from gipf.search.search_stack import LEFT_OUT_AT
from gipf.side_games.odds import should_begin
from tests.kernel.games import few
from tests.patience import PATIENCE

ONE_OF_EACH = (
    "basic",
    "standard",
    "tournament",
    "standard+Z6",
    "tournament+D6P6",
    "ultimate",
    "ultimate;challenges=3",
    "matrx",
    "matrx;board=hex37",
    "basic;reserve=5/9",
)
WIN_AT_ONCE = "basic 4/1b3/1BBB2/2b4/6/5/4 w m B2/- -- - 9"
"""Black has nothing in reserve: whatever White plays, Black cannot push."""


def best(text: str, **limits: int) -> Answer:
    return AlphaBeta(memory=1).search(Position.parse(text), Limits(**limits))


@pytest.mark.parametrize("variant", ONE_OF_EACH)
def test_whole_games_are_played_with_legal_moves(variant: str) -> None:
    position = Position.start(variant + ";repetition=3;quiet=20")
    player = AlphaBeta(memory=1)
    for _ in range(few(300, 6)):
        if position.is_over:
            break
        answer = player.search(position, Limits(nodes=60))
        assert answer.move in position.legal_moves()
        position = position.play(answer.move)


def test_a_win_at_once_is_found_and_said_to_be_one_decision_away() -> None:
    answer = best(WIN_AT_ONCE, depth=2)
    assert answer.lines[0].value == 1
    assert answer.lines[0].win_in == 1
    assert Position.parse(WIN_AT_ONCE).play(answer.move).is_over


def test_a_capture_that_leaves_the_other_without_a_move_wins() -> None:
    # after e1-e6 White's four take the black piece behind them; Black has nothing left to push
    answer = best("basic 4/5/6/BBB1b2/6/5/4 w m B3/B1 -- - 9", depth=4)
    assert answer.lines[0].win_in is not None
    assert answer.lines[0].win_in > 0


def test_losses_are_put_off() -> None:
    answer = best("basic 4/5/6/2BBB2/6/5/4 b m B6/B1 -- - 9", depth=4)
    assert answer.lines[0].value == -1
    assert answer.lines[0].win_in is not None
    assert answer.lines[0].win_in <= -2


def test_several_lines_begin_with_different_moves_and_the_best_comes_first() -> None:
    position = Position.start("standard")
    answer = AlphaBeta(memory=1).search(position, Limits(depth=2), lines=4)
    firsts = [line.moves[0] for line in answer.lines]
    values = [line.value for line in answer.lines]
    assert len(set(firsts)) == 4
    assert values == sorted(values, reverse=True)


def test_more_lines_than_moves_gives_all_moves() -> None:
    position = Position.parse("basic 4/5/6/1BBBB2/6/5/4 w c B1/B1 -- - 5")
    answer = AlphaBeta(memory=1).search(position, Limits(depth=1), lines=9)
    assert len(answer.lines) == len(position.legal_moves()) == 1


@pytest.mark.parametrize("variant", ["standard", "ultimate", "matrx"])
def test_every_line_can_be_played(variant: str) -> None:
    told: list[Answer] = []
    position = Position.start(variant)
    AlphaBeta(memory=1).search(position, Limits(nodes=400), tell=told.append)
    assert told
    for answer in told:
        for line in answer.lines:
            after = position
            for move in line.moves:
                after = after.play(move)


def test_the_same_search_gives_the_same_answer() -> None:
    position = Position.start("tournament")
    answers = [AlphaBeta(memory=1).search(position, Limits(nodes=500)) for _ in range(2)]
    assert answers[0] == answers[1]


def test_nodes_are_limited() -> None:
    assert best("basic b2B/5/6/B5b/6/5/b2B w m B12/B12 -- - 1", nodes=300).nodes <= 300 + 256


@pytest.mark.compiled
def test_no_move_stays_left_out_when_a_search_is_stopped() -> None:
    player = AlphaBeta(memory=1)
    for nodes in (few(1000), few(1500), few(2000)):
        player.search(Position.start("matrx"), Limits(nodes=nodes))
        assert (player.workers[0].stack[:, LEFT_OUT_AT] == -1).all()


def test_time_is_limited() -> None:
    player = AlphaBeta(memory=1)
    position = Position.start("standard")
    player.search(position, Limits(depth=1))
    # the clock is looked at every 256 nodes
    assert player.search(position, Limits(seconds=0.0)).nodes < 2 * 256
    few, more = (player.search(position, Limits(seconds=seconds)) for seconds in (0.02, 0.5))
    assert 0 < few.nodes < more.nodes  # without the limit neither would end


@pytest.mark.compiled
def test_a_short_search_keeps_to_a_small_part_of_the_table() -> None:
    player, position = AlphaBeta(memory=16), Position.start("basic")
    player.search(position, Limits(seconds=0.01))
    used = len(player.tt_in_use)
    assert used - 1 == 1 << 16
    assert not player.tt[used:].any()
    player.search(position, Limits(depth=1))
    assert len(player.tt_in_use) == len(player.tt) == (1 << 20) + 1


def test_a_search_of_another_variant_forgets_everything_but_to_end() -> None:
    player = AlphaBeta(memory=2)
    player.search(Position.start("basic"), Limits(seconds=0.01))
    flag = player.tt_in_use[-1]
    flag[0] = 1
    player.forget()
    assert flag[0] == 1
    assert player.tt.sum() == flag.sum()
    assert player.search(Position.start("basic;reserve=9/9"), Limits(seconds=0)).move


def test_a_search_without_limits_ends_at_once_when_told_to_stop() -> None:
    player, stop = AlphaBeta(memory=1), Stop()
    player.search(Position.start("ultimate"), Limits(depth=1))
    answers: list[Answer] = []
    deeper = threading.Event()

    def tell(answer: Answer) -> None:
        if answer.depth > 1:
            deeper.set()

    def search() -> None:
        answers.append(player.search(Position.start("ultimate"), Limits(), stop=stop, tell=tell))

    thread = threading.Thread(target=search)
    thread.start()
    assert deeper.wait(PATIENCE) and not answers
    stop.set()
    thread.join(PATIENCE)
    assert answers[0].depth > 1


@pytest.mark.compiled
def test_two_threads_search_together() -> None:
    position = Position.start("standard")
    answer = AlphaBeta(memory=4, threads=2).search(position, Limits(depth=6))
    assert answer.depth == 6
    assert answer.move in position.legal_moves()


def test_a_player_who_is_behind_goes_for_the_repetition() -> None:
    behind = Position.parse("basic;repetition=2 b2B/5/6/B5b/6/5/b2B w m B3/B11 -- - 9")
    before = behind.play("b1-b3").key  # as if this had come up earlier in the game
    again = replace(behind, seen={before: 1}, quiet_turns=4)
    assert again.play("b1-b3").outcome is not None
    answer = AlphaBeta(memory=1).search(again, Limits(depth=3))
    assert answer.move.text == "b1-b3"
    assert answer.lines[0].value == 0
    assert AlphaBeta(memory=1).search(behind, Limits(depth=3)).lines[0].value < 0


LAST_GIPF_PIECE = "standard+P6;challenges=1 4/5/3Pg1/7/6/5/3G w m B9/B9 -- 0/{left} 9"


def test_a_winning_use_of_a_potential_is_no_sure_win_while_it_can_be_challenged() -> None:
    """PÜNCT covers Black's last GIPF-piece: won at once, unless Black wins the side game first."""
    unchallenged, challenged = (
        Position.parse(LAST_GIPF_PIECE.format(left=left)) for left in (0, 1)
    )
    answer = AlphaBeta(memory=1).search(unchallenged, Limits(depth=3))
    assert answer.move.text.startswith("Pd5-d6")
    assert answer.lines[0].win_in == 1
    for depth in range(1, 6):  # wherever the announcement comes, the challenge may come after it
        (best,) = AlphaBeta(memory=1).search(challenged, Limits(depth=depth)).lines
        assert best.win_in is None
        assert 0 < best.value < 0.95


def test_the_announced_use_that_would_win_is_challenged() -> None:
    position = Position.parse(LAST_GIPF_PIECE.format(left=1)).play("Pd5-d6=B")
    answer = AlphaBeta(memory=1).search(position, Limits(depth=2), lines=2)
    assert answer.move.text == "challenge"
    assert [line.moves[0].text for line in answer.lines] == ["challenge", "accept"]
    assert answer.lines[1].value == -1


def test_a_side_game_is_worth_what_its_results_are_worth() -> None:
    position = Position.parse(LAST_GIPF_PIECE.format(left=1))
    position = position.play("Pd5-d6=B").play("challenge").play("first")
    answer = AlphaBeta(memory=1).search(position, Limits(depth=2))
    assert 0 < answer.lines[0].value < 1


def test_a_side_game_that_is_lost_more_often_is_worth_less() -> None:
    values = []
    for side in ("", ";side=P:rps", ";side=P:die", ";side=P:coin", ";side=P:punct"):
        text = LAST_GIPF_PIECE.format(left=1).replace(";challenges=1", f";challenges=1{side}")
        position = Position.parse(text).play("Pd5-d6=B").play("challenge").play("first")
        values.append(AlphaBeta(memory=1).search(position, Limits(depth=2)).lines[0].value)
    unknown, rps, die, coin, punct = values
    assert unknown == pytest.approx(rps, abs=0.001)
    assert rps > die > coin
    assert punct > coin, "whoever announces chooses who begins"


def test_a_side_game_is_worth_more_against_a_weaker_player() -> None:
    text = LAST_GIPF_PIECE.format(left=1).replace(";challenges=1", ";challenges=1;side=P:punct")
    announced = Position.parse(text).play("Pd5-d6=B")
    for position, sign in ((announced.play("challenge").play("first"), 1), (announced, -1)):
        values = [
            AlphaBeta(memory=1, side_level=own, side_against=other)
            .search(position, Limits(depth=2))
            .lines[0]
            .value
            for own, other in ((5, 1), (5, 5), (1, 5))
        ]
        if sign > 0:
            assert values == sorted(values, reverse=True)
            assert len(set(values)) == 3
        else:  # whoever answers would rather challenge a weaker player
            assert values[0] >= values[1] >= values[2]
    with pytest.raises(GipfError, match="side_against goes from 1 to 5, not 6"):
        AlphaBeta(side_against=6)


def test_who_begins_a_side_game_is_chosen_by_its_odds() -> None:
    chosen = set()
    for game in ("punct", "tzaar", "coin"):
        text = LAST_GIPF_PIECE.format(left=1).replace("challenges=1", f"challenges=1;side=P:{game}")
        position = Position.parse(text).play("Pd5-d6=B").play("challenge")
        for player in (AlphaBeta(memory=1), Level(1, memory=1)):
            level = 5 if isinstance(player, AlphaBeta) else 1
            begins = should_begin(game, (level, level))
            answer = player.search(position, Limits(depth=2))
            assert answer.move.text == ("first" if begins else "second")
            chosen.add(answer.move.text)
    assert chosen == {"first", "second"}


BY_ODDS = (
    [("", 7, "b1-h4"), (";side=P:rps", 7, "b1-h4"), (";side=P:coin", 7, "c1-c3")]
    if IS_COMPILED
    else [("", 2, "c1-c3")]
)


@pytest.mark.parametrize(("side", "depth", "move"), BY_ODDS)
def test_how_much_a_potential_is_feared_depends_on_the_odds_of_its_side_game(
    side: str, depth: int, move: str
) -> None:
    """Black can leave White's PÜNCT alone if a challenge stops it every second time, not every third."""
    variant = f"standard+P6;challenges=1{side}"
    text = f"{variant} 3b/B2b1/1BPB2/2gB2B/2Gb1b/2g1b/b2B b m B4/B7 -- 1/1 21"
    assert str(best(text, depth=depth).move) == move


def test_what_cannot_be_searched_is_refused() -> None:
    over = Position.parse(WIN_AT_ONCE).play("b2")
    with pytest.raises(GipfError, match="the game is over"):
        AlphaBeta(memory=1).search(over, Limits(depth=1))
    with pytest.raises(GipfError, match="lines is 1 or more, not 0"):
        AlphaBeta(memory=1).search(Position.start("basic"), Limits(depth=1), lines=0)
    with pytest.raises(GipfError, match="threads goes from 1 to 256, not 0"):
        AlphaBeta(threads=0)
    with pytest.raises(GipfError, match="memory goes from 1 to 65,536, not 0"):
        AlphaBeta(memory=0)
    with pytest.raises(GipfError, match="depth is 1 or more, not 0"):
        Limits(depth=0)
