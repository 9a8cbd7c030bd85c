"""Analysis of games with the real engine, and what it writes into them."""

import random
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from bench.differential import some_move
from gipf.analysis.analyse_game import Analysis, analyse_game
from gipf.analysis.annotate import annotate
from gipf.analysis.causes import Why, message_of, read_causes, why_text, write_causes
from gipf.analysis.judge import Judged, mark_of, parts_of
from gipf.errors import GipfError
from gipf.messages import render
from gipf.position import Position
from gipf.record import Game
from gipf.search.answer import Answer, Limits, Stop
from gipf.search.baselines import Random
from gipf.search.evaluation import material_weights
from gipf.search.iterative_deepening import AlphaBeta
from gipf.variants import NAMED, Player
from tests.boards import put
from tests.english import say

ENOUGH = Limits(nodes=3000)
AHEAD = put("standard", "b e2 e3, G e5, g b2 b5", reserves="B12/B4")
"""White is far ahead, but has one GIPF-piece; e1-e4 and then e1-e6 would take it."""


def game_of(start: Position | str, line: str) -> Game:
    """Play a line: turns separated by spaces, the moves of a turn joined by ``;``."""
    game = Game(start)
    for text in line.replace(";", " ").split():
        game.play(text)
    return game


def random_game(variant: str, seed: int, decisions: int = 40) -> Game:
    chance = random.Random(seed)
    game = Game(variant)
    for _ in range(decisions):
        if game.outcome:
            break
        game.play(some_move(game.position, chance))
    return game


def analysed(game: Game, limits: Limits = ENOUGH) -> Analysis:
    """Analyse a game with the engine as it was before it learned anything: what it says stays the same."""
    family = 3 if game.variant.has_potentials else 2 if game.variant.has_double_gipf_pieces else 1
    return analyse_game(game, AlphaBeta(memory=1, weights=material_weights(family)), limits)


def marks(analysis: Analysis) -> list[str]:
    return [turn.mark for turn in analysis.turns]


# ---------------------------------------------------------------------- mistakes


def blunder() -> Game:
    return game_of(AHEAD, "h5 e1-e4 h4 e1-e6;xe2,e3,e4,e5,e6")


def test_an_obvious_blunder_is_marked_and_nothing_else() -> None:
    game = blunder()
    assert game.result == "0-1"
    for searcher in (AlphaBeta(memory=1), AlphaBeta(memory=1, weights=material_weights(2))):
        assert marks(analyse_game(game, searcher, ENOUGH)) == ["", "", "??", ""]


def test_the_blunder_is_explained_and_a_better_line_given() -> None:
    game = blunder()
    bad = analysed(game).turns[2]
    assert bad.player is Player.WHITE
    assert bad.after == -1
    assert bad.loss > 1
    assert say(message_of(bad.causes)).startswith(
        "Allows e1-e6, which takes the last GIPF-piece and wins; better is "
    )
    assert [";".join(map(str, turn)) for turn in bad.reply] == ["e1-e6;xe2,e3,e4,e5,e6"]
    node = game.turns()[1]
    for turn in bad.better:
        node = node.add(turn)
        assert node.is_complete


def test_a_turn_is_judged_as_a_whole_with_its_clears() -> None:
    start = put("standard", "B e3 e4 e5, G b5, g e6 b2", reserves="B5/B5")
    kept, taken = (game_of(start, f"e2;xe2,e3,e4,e5{more} h2") for more in ("", ",e6"))
    bad, good = (analysed(game).turns[0] for game in (kept, taken))
    assert bad.loss > good.loss == 0
    assert bad.mark and not good.mark
    assert "takes a GIPF-piece" in say(message_of(bad.causes))
    assert str(bad.better[0][-1]) == "xe2,e3,e4,e5,e6"


def test_losses_and_chances_fit_together() -> None:
    analysis = analysed(random_game("standard", 3))
    for turn, after in pairwise(analysis.turns):
        assert -1 <= turn.after == after.before <= 1
        assert 0 <= turn.loss <= 2
        assert turn.player is not after.player
    assert analysis.start == analysis.turns[0].before


def test_marks_are_lenient_where_the_game_is_decided() -> None:
    assert mark_of(0.75, 0.5, -0.25) == "??"
    assert mark_of(0.4, 0.2, -0.2) == "?"
    assert mark_of(0.2, 0.2, 0.0) == "?!"
    assert mark_of(0.19, 0.2, 0.01) == ""
    assert mark_of(0.5, 1.0, 0.5) == "?!"
    assert mark_of(0.5, -0.5, -1.0) == "?!"
    assert mark_of(0.6, 1.0, 0.4) == "?"


HARD = "tournament+P6 2g1/BBgbb/bbG3/BBp3b/1b1p1b/B1b1B/1B2 w m B9/B3 -- - 22"
"""White has one GIPF-piece, on d4. Only b1-f4 holds; d1-d5 looks better and runs into PÜNCT."""
WINNING = "tournament+P6 1BBb/P1Bb1/B1gG2/Bbb1bbB/6/b1B1B/1bbb w m B5/B4 -- - 21"
"""Black has one GIPF-piece, on d4: b1-d3 brings White's PÜNCT-piece next to it."""


def test_the_best_turn_by_far_is_marked_and_what_is_wrong_with_the_second_best_is_told() -> None:
    (turn,) = analysed(game_of(Position.parse(HARD), "b1-f4")).turns
    assert (turn.mark, turn.loss) == ("!", 0)
    assert say(message_of(turn.causes)) == (
        "By far the best turn: d1-d5 allows i2-e6, which wins in 2 turns: "
        "White has no GIPF-piece left."
    )
    (turn,) = analysed(game_of(Position.parse(WINNING), "b1-d3")).turns
    assert turn.mark == "!"
    assert say(message_of(turn.causes)) == (
        "The only turn that wins in 2 turns: Black has no GIPF-piece left."
    )


def test_the_only_turn_that_takes_something_is_praised_for_what_it_takes() -> None:
    # pushed on from f8, f4 to f7 are a row with f2 and f3 at its end; otherwise White's own rows decide
    units = "b c3 d7 e3 e4 e6 e7 f5 f6 f7 h2, B b2 c5 d4 d6 e2 e5 e8 f2 f4 g5 h4"
    start = put("basic", units, player="b", reserves="B3/B4")
    turn = analysed(game_of(start, "f8-f3;xf2,f3,f4,f5,f6,f7")).turns[0]
    assert turn.mark == "!"
    assert say(message_of(turn.causes)) == "By far the best turn: it takes 2 pieces of White’s."
    assert write_causes(turn.causes) == "only does does=takes things=piece:2 of=w"
    assert read_causes(write_causes(turn.causes)) == turn.causes


def test_the_only_turn_that_prepares_something_is_praised_for_that() -> None:
    units = "b b4 c5 c6 e5 f7, g d5 e6, B e2 e3, G e4 e8 g5"
    start = put("standard", units, player="b", reserves="B7/B5")
    turn = analysed(game_of(start, "g7-e7")).turns[0]
    assert turn.mark == "!"
    assert say(message_of(turn.causes)) == (
        "By far the best turn: it prepares a turn that brings 5 pieces back to the reserve."
    )


def test_a_turn_is_not_praised_where_another_is_nearly_as_good() -> None:
    start = put("basic", "B e3 e4 e5, b e6 e7 c3 d4", reserves="B6/B6")  # e8-e3 takes them, too
    turn = analysed(game_of(start, "e2;xe2,e3,e4,e5,e6,e7")).turns[0]
    assert (turn.mark, turn.loss, turn.causes) == ("", 0, ())


def test_what_ends_the_game_or_changes_nothing_in_it_is_not_praised() -> None:
    assert marks(analysed(blunder()))[-1] == ""  # it takes the last GIPF-piece
    assert marks(analysed(game_of(AHEAD, "h5 e1-e4"))) == [
        "",
        "",
    ]  # White is far ahead all the same


def test_to_look_for_good_turns_costs_little() -> None:
    asked: list[tuple[int, int | None]] = []

    class Counting(AlphaBeta):
        def search(self, position: Position, limits: Limits, **rest: Any) -> Answer:
            asked.append((rest.get("lines", 1), limits.nodes))
            return super().search(position, limits, **rest)

    game = random_game("basic", 3)
    analyse_game(game, Counting(memory=1), ENOUGH)
    long = [lines for lines, nodes in asked if nodes == ENOUGH.nodes]
    again = [lines for lines, nodes in asked if nodes == (ENOUGH.nodes or 0) // 2]
    assert set(long) == {1} and set(again) <= {2}
    assert len(again) <= len(long) / 3


def test_a_turn_without_a_choice_counts_for_nothing() -> None:
    start = put("basic", "B e2 e3 e4 e5, b b2", phase="c", reserves="-/B5")
    game = game_of(start, "xe2,e3,e4,e5")  # begun, not finished
    analysis = analysed(game)
    assert not analysis.turns[0].is_choice
    assert analysis.accuracy(Player.WHITE) is None
    assert analysis.accuracy(Player.BLACK) is None


# ---------------------------------------------------------------------- accuracy


def judged(loss: float, player: Player = Player.WHITE, *, is_choice: bool = True) -> Judged:
    return Judged(player, (), 0.0, 0.0, loss, is_choice)


def test_accuracy_is_a_hundred_without_a_loss_and_halved_by_three_tenths() -> None:
    both = (judged(0.0), judged(0.3, Player.BLACK), judged(2.0, is_choice=False))
    analysis = Analysis(0.0, both, 3)
    assert analysis.accuracy(Player.WHITE) == pytest.approx(100)
    assert analysis.accuracy(Player.BLACK) == pytest.approx(50)


def test_few_bad_turns_spoil_many_good_ones() -> None:
    analysis = Analysis(0.0, tuple(judged(loss) for loss in (0.0, 0.0, 0.0, 1.2)), 4)
    assert analysis.accuracy(Player.WHITE) == pytest.approx(
        (76.5625 + 4 / (3 / 100 + 1 / 6.25)) / 2
    )


def test_what_is_lost_where_the_game_is_decided_hardly_counts() -> None:
    afters = (-0.5, -0.9, *[-0.98] * 18)
    turns = [replace(judged(0.4 * (n == 0)), after=after) for n, after in enumerate(afters)]
    accuracy = Analysis(0.0, tuple(turns), 20).accuracy(Player.WHITE)
    without_stakes = (19 * 100 + 39.7) / 20
    assert accuracy is not None and accuracy < without_stakes - 8


def test_good_play_is_more_accurate_than_random_play() -> None:
    engine = AlphaBeta(memory=1)
    game = Game("basic")
    chance = random.Random(4)
    while not game.outcome and len(game.turns()) < 40:
        if game.last.player is Player.BLACK or not game.turns():
            game.play(engine.search(game.position, ENOUGH).move)
        else:
            game.play(chance.choice(game.position.legal_moves()))
    analysis = analyse_game(game, engine, ENOUGH)
    white, black = (analysis.accuracy(player) for player in Player)
    assert white is not None and black is not None
    assert white > black + 15


def test_a_turn_that_lets_the_game_end_at_once_is_a_mistake_however_bad_the_game_stands() -> None:
    # White's last piece: only e2 makes a row and brings some back; Black is far ahead all the same
    start = put("basic", "B e3 e4 e5, b b2 b3 c3 d6 g2 g3 h2", reserves="B1/B8")
    judged = analysed(game_of(start, "c2 h5")).turns[0]
    assert judged.before < 0 and judged.after == -1
    assert judged.mark in ("?", "??")
    assert "which wins at once: White has nothing left to play" in render(message_of(judged.causes))


def test_the_win_that_was_played_is_told_and_not_another() -> None:
    # White pushes in the last piece, makes no row, and so loses after whatever Black plays
    start = put("basic", "B d3 d4 d5, b c4 e5", reserves="B1/B2")
    for reply in ("b2", "h2", "h5"):
        causes = analysed(game_of(start, f"c2 {reply}")).turns[0].causes
        assert f"llows {reply}, which wins at once" in render(message_of(causes))


# ---------------------------------------------------------------------- challenges


def test_what_the_other_answers_and_how_a_side_game_ends_is_no_part_of_the_players_doing() -> None:
    start = put("standard+D6;challenges=1", "G b5, g b2, D d4, b d5")
    game = game_of(start, "Dd4-d5;challenge;first;lost;h5")
    (node,) = game.turns()
    parts = list(parts_of(node.before, node.moves))
    assert [[str(move) for move in part.moves] for part in parts] == [["Dd4-d5"], ["h5"]]
    assert [str(move) for move in parts[1].earlier] == ["Dd4-d5", "challenge", "first", "lost"]


def test_bad_luck_is_no_mistake() -> None:
    # the jump would cover the last GIPF-piece; it is the right thing to try, won or lost
    start = put("standard+P6;challenges=1", "g b2, P b3, G e8, b h2 h3 h4", reserves="B2/B9")
    lost = analysed(game_of(start, "Pb3-b2=B;challenge;first;lost;h5")).turns[0]
    won = analysed(game_of(start, "Pb3-b2=B;challenge;first;won")).turns[0]
    assert won.after == 1
    assert lost.after < lost.before
    assert lost.loss < 0.4
    assert won.mark in ("", "!")


@pytest.mark.parametrize("reserves", ["B6/B5", "B9/B5"])
@pytest.mark.parametrize("answer", ["accept", "challenge;first;won"])
def test_leaving_the_last_gipf_piece_to_a_side_game_is_a_mistake(
    reserves: str, answer: str
) -> None:
    # f1-c2 takes the GIPF-piece out of reach; after h2 only a lost side game keeps PÜNCT from covering it
    start = put("standard+P6;challenges=1", "G e2, p f2, B d2, g b5, b g2", reserves=reserves)
    judged = analysed(game_of(start, f"h2 Pf2-e2=B;{answer}")).turns[0]
    assert judged.mark in ("?", "??")
    assert render(message_of(judged.causes)).startswith(
        "Allows Pf2-e2=B, which wins at once unless a challenge stops it: White has no GIPF-piece left"
    )


def test_to_accept_what_loses_the_game_is_the_blunder_of_whoever_accepts_it() -> None:
    start = put("standard+P6;challenges=1", "g b2, P b3, G e8, b h2 h3 h4", reserves="B2/B9")
    game = game_of(start, "Pb3-b2=B;accept")
    analysis = analysed(game)
    (turn,) = analysis.turns
    assert turn.mark == "" and turn.answer is not None
    assert (turn.answer.player, turn.answer.mark) == (Player.BLACK, "??")
    assert analysis.count(Player.BLACK, "??") == 1 and analysis.count(Player.WHITE, "??") == 0
    assert analysis.accuracy(Player.WHITE) == 100
    assert (analysis.accuracy(Player.BLACK) or 0) < 50
    sentence = "Black accepts Pb3-b2=B, which covers the last GIPF-piece and wins; a challenge could stop it."
    assert render(message_of(turn.told.causes)) == sentence
    annotate(game, analysis)
    played, better = game.root.children
    assert played.marks == "??" and f'"{sentence}"' in played.why
    assert str(better) == "Pb3-b2=B;challenge;first;won"
    assert better.evaluation is not None and better.evaluation < 1


def test_whoever_challenges_is_not_judged_for_it() -> None:
    start = put("standard+P6;challenges=1", "g b2, P b3, G e8, b h2 h3 h4", reserves="B2/B9")
    (turn,) = analysed(game_of(start, "Pb3-b2=B;challenge;first;won")).turns
    assert turn.answer is None and turn.told is turn


def test_to_accept_what_does_no_harm_is_no_mistake() -> None:
    start = put("standard+D6;challenges=1", "G b5, g b2, D d4, b d5")
    answer = analysed(game_of(start, "Dd4-d5;accept")).turns[0].answer
    assert answer is not None and answer.player is Player.BLACK
    assert answer.mark == "" and not answer.causes


@pytest.mark.parametrize("phase", ["am", "fm", "sm"])
def test_a_game_may_begin_in_the_middle_of_a_challenge(phase: str) -> None:
    player, left = ("b", "1/1") if phase == "am" else ("w", "1/0")
    start = put(
        "standard+D6;challenges=1",
        "G b5, g b2, D d4, b d5",
        player=player,
        phase=f"{phase}Dd4-d5",
        challenges=left,
    )
    line = {"am": "accept", "fm": "first;won", "sm": "lost;h5"}[phase]
    analysis = analysed(game_of(start, f"{line} h2"))
    assert len(analysis.turns) == 2
    assert all(-1 <= turn.after <= 1 for turn in analysis.turns)


# ---------------------------------------------------------------------- every variant


VARIANTS = (*NAMED, "basic;reserve=9/12;repetition=3;quiet=20")


@pytest.mark.parametrize("variant", VARIANTS)
def test_an_annotated_game_is_read_again_and_is_canonical(variant: str) -> None:
    game = random_game(variant, seed=7)
    before = [str(turn) for turn in game.turns()]
    analysis = analyse_game(game, AlphaBeta(memory=1), Limits(nodes=400))
    assert analysis.is_complete
    annotate(game, analysis)
    text = str(game)
    again = Game.parse(text)
    assert str(again) == text
    assert [str(turn) for turn in again.turns()] == before
    for node, turn in zip(again.turns(), analysis.turns, strict=True):
        assert node.evaluation == round(turn.after, 2)
        assert node.marks == turn.told.mark
        assert node.why == why_text(turn.told.causes)
        assert not node.comment
        assert node.parent is not None
        assert len(node.parent.children) == 1 + bool(turn.told.better)


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_turn_that_is_marked_as_bad_has_a_reason_beyond_the_better_one(variant: str) -> None:
    analysis = analyse_game(random_game(variant, seed=3), AlphaBeta(memory=1), Limits(nodes=400))
    bad = [turn.told for turn in analysis.turns if turn.told.mark in ("?!", "?", "??")]
    assert bad
    assert {turn.player for turn in bad} == set(Player)
    for turn in bad:
        assert any(cause.why is not Why.BETTER for cause in turn.causes), turn


@pytest.mark.parametrize("seed", range(6))
def test_a_game_may_break_off_anywhere(seed: int) -> None:
    game = random_game("tournament+T3D3P3;challenges=*", seed, decisions=30 + seed)
    annotate(game, analyse_game(game, AlphaBeta(memory=1), Limits(nodes=1)))
    assert str(Game.parse(str(game))) == str(game)


def test_the_same_game_gets_the_same_analysis_whatever_was_looked_at_before() -> None:
    engine, game = AlphaBeta(memory=1), random_game("standard", 3)
    first = analyse_game(game, engine, Limits(nodes=500))
    analyse_game(random_game("standard", 4), engine, Limits(nodes=500))
    assert analyse_game(game, engine, Limits(nodes=500)) == first


def test_whoever_can_be_asked_for_moves_can_analyse() -> None:
    analysis = analyse_game(random_game("ultimate", 1), Random(), Limits(nodes=1))
    assert analysis.is_complete
    assert set(marks(analysis)) <= {"", "?!", "?", "??"}


# ---------------------------------------------------------------------- what people wrote


def test_comments_marks_and_variations_of_people_stay() -> None:
    game = blunder()
    node = game.turns()[2]
    node.set_marks("!?")
    node.set_comment("I felt safe.")
    assert node.parent is not None
    kept = node.parent.add("h3")
    kept.set_comment("what Ben feared")
    analysis = analysed(game)
    annotate(game, analysis)
    assert node.marks == "!?"
    assert node.comment == "I felt safe."
    assert read_causes(node.why.partition('"')[0]) == analysis.turns[2].causes
    assert kept.comment == "what Ben feared"
    assert node.parent.children[:2] == [node, kept]


def test_annotating_twice_changes_nothing() -> None:
    game = blunder()
    analysis = analysed(game)
    annotate(game, analysis)
    once = str(game)
    annotate(game, analysis)
    assert str(game) == once
    assert analysed(game) == analysis


def test_judging_again_replaces_what_judging_has_added_and_nothing_people_have_written() -> None:
    game = blunder()
    node = game.turns()[2]
    assert node.parent is not None
    own = node.parent.add("h3")
    for text in ("b3", "c2"):
        node.parent.add(text).set_engine("turn")
    touched = node.parent.children[-1]
    touched.set_comment("Ann liked this one.")
    gone_on = node.parent.add("g2")
    gone_on.set_engine("turn")
    gone_on.add(str(gone_on.position.legal_moves()[0]))
    node.set_marks("!")
    node.set_engine("!")
    first = game.turns()[0]
    first.set_marks("!?")
    first.set_engine("?!")  # somebody has put another mark there since
    analysis = analysed(game)
    annotate(game, analysis)
    assert node.marks == node.engine == analysis.turns[2].mark == "??"
    assert first.marks == "!?"
    variations = node.parent.children[1:]
    assert variations[:3] == [own, touched, gone_on]
    better = analysis.turns[2].better[0]
    assert [(str(each), each.engine) for each in variations[3:]] == [
        (";".join(move.text for move in better), "turn")
    ]


def test_a_sentence_that_an_earlier_version_wrote_into_the_comment_goes() -> None:
    game = blunder()
    analysis = analysed(game)
    node, causes = game.turns()[2], analysis.turns[2].causes
    node.set_comment(f"I felt safe. {render(message_of(causes))}")
    annotate(game, analysis, "de")
    assert node.comment == "I felt safe."
    assert node.why == why_text(causes, "de")


# ---------------------------------------------------------------------- stopping, and what cannot be done


def test_progress_is_told_turn_by_turn() -> None:
    told: list[tuple[int, int]] = []
    thought: list[tuple[int, Judged]] = []
    analysis = analyse_game(
        blunder(),
        AlphaBeta(memory=1),
        Limits(nodes=300),
        progress=lambda done, total: told.append((done, total)),
        tell=lambda turn, judged: thought.append((turn, judged)),
    )
    assert told == [(0, 4), (1, 4), (2, 4), (3, 4), (4, 4)]
    assert thought == list(enumerate(analysis.turns))


def test_an_analysis_that_is_stopped_keeps_what_is_done() -> None:
    game, stop = blunder(), Stop()

    def stop_at(done: int, total: int) -> None:  # noqa: ARG001
        if done == 2:
            stop.set()

    analysis = analyse_game(
        game, AlphaBeta(memory=1), Limits(nodes=300), progress=stop_at, stop=stop
    )
    assert not analysis.is_complete
    assert len(analysis.turns) < analysis.total == 4
    annotate(game, analysis)
    assert [node.evaluation is not None for node in game.turns()] == [
        n < len(analysis.turns) for n in range(4)
    ]


def test_a_game_without_turns_and_a_search_without_limits_are_refused() -> None:
    with pytest.raises(GipfError, match="no turns to look at"):
        analyse_game(Game("basic"), AlphaBeta(memory=1), ENOUGH)
    with pytest.raises(GipfError, match="seconds, nodes or depth"):
        analyse_game(blunder(), AlphaBeta(memory=1), Limits())


def test_what_would_have_been_a_little_better_is_named_and_kept_in_the_file() -> None:
    game = random_game("standard", 3)
    analysis = analysed(game)
    named = [turn for turn in analysis.turns if turn.best]
    assert named, "chance does not play best"
    assert all(not turn.mark and turn.loss >= 0.02 for turn in named)
    annotate(game, analysis)
    again = Game.parse(str(game))
    for node, turn in zip(again.turns(), analysis.turns, strict=True):
        assert node.best == ";".join(map(str, turn.best))
        if turn.best:
            position = node.before
            for move in turn.best:
                position = position.play(move)
            assert position != node.position
    annotate(
        game, replace(analysis, turns=tuple(replace(turn, best=()) for turn in analysis.turns))
    )
    assert "%best" not in str(game), "what an earlier analysis said is replaced"
