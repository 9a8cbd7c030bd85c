"""Games and their files."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gipf
from gipf.record.headers import TERMINATIONS

VECTORS = Path(__file__).parent / "vectors"

CLUB_EVENING = """\
[Event "Club evening"]
[Site "Antwerp"]
[Date "2026.11.15"]
[Round "2"]
[White "Ann"]
[Black "Ben"]
[Result "*"]
[Variant "tournament"]
[TimeControl "300+5"]

1. Ge2 {[%clk 0:04:58]} Gb5 {[%clk 0:04:51] the usual answer} 2. Gh5! Ge8
( 2... Gb2 3. Gc2 ) 3. e1-e3 c2 *
"""


def movetext(game: gipf.Game) -> str:
    """The turns of a game, on one line, without headers."""
    return " ".join(str(game).split("\n\n", 1)[1].split())


def with_headers(movetext: str, variant: str = "basic", result: str = "*") -> str:
    return f'[Result "{result}"]\n[Variant "{variant}"]\n\n{movetext}\n'


def broken(text: str) -> gipf.BrokenFile:
    with pytest.raises(gipf.BrokenFile) as caught:
        list(gipf.Game.parse_all(text))
    return caught.value


# ---------------------------------------------------------------------- reading what was written


def test_the_example_of_the_notation_is_read_and_written_byte_for_byte() -> None:
    game = gipf.Game.parse(CLUB_EVENING)
    assert str(game) == CLUB_EVENING
    first, second, third, *_ = game.turns()
    assert (first.clock, second.comment, third.marks) == (298, "the usual answer", "!")
    assert [str(turn) for turn in second.children[0].children] == ["Ge8", "Gb2"]


def test_a_file_of_twenty_games_is_read_and_written_byte_for_byte() -> None:
    text = (VECTORS / "games.gipf").read_text("utf-8")
    games = gipf.Game.read(VECTORS / "games.gipf")
    assert len(games) == 20
    assert "\n".join(map(str, games)) == text


def test_a_game_survives_a_file_on_disk(tmp_path: Path) -> None:
    path = tmp_path / "games.gipf"
    game = gipf.Game.parse(CLUB_EVENING)
    game.write(path)
    game.write(path, append=True)
    assert [str(again) for again in gipf.Game.read(path)] == [CLUB_EVENING] * 2
    assert b"\r" not in path.read_bytes()


def test_appending_to_a_file_that_is_not_there_starts_it(tmp_path: Path) -> None:
    gipf.Game("basic").write(tmp_path / "new.gipf", append=True)
    assert len(gipf.Game.read(tmp_path / "new.gipf")) == 1


def test_games_are_read_from_and_written_to_open_files(tmp_path: Path) -> None:
    path = tmp_path / "games.gipf"
    with path.open("w", encoding="utf-8") as file:
        gipf.write_games([gipf.Game("basic"), gipf.Game("matrx")], file)
    with path.open(encoding="utf-8") as file:
        assert [game.variant.base for game in gipf.Game.read(file)] == ["basic", "matrx"]


def test_windows_line_ends_and_a_byte_order_mark_are_read() -> None:
    text = "\ufeff" + CLUB_EVENING.replace("\n", "\r\n")
    assert str(gipf.Game.parse(text)) == CLUB_EVENING


@st.composite
def annotated_games(draw: st.DrawFn) -> gipf.Game:
    """A game of some variant with variations, comments, marks, clocks and evaluations."""
    variant = draw(st.sampled_from(["basic", "tournament", "ultimate;challenges=2", "matrx"]))
    names = draw(st.dictionaries(st.sampled_from(["White", "Event", "Annotator"]), printable))
    game = gipf.Game(variant, names)
    nodes = [game.root]
    for _ in range(draw(st.integers(0, 12))):
        node = draw(st.sampled_from(nodes))
        if node.position.is_over or not node.is_complete:
            continue
        turn = node
        added = gipf.Node(node.position, node)
        while not added.moves or not (added.is_complete or draw(st.integers(0, 9)) == 0):
            added = added.extended(draw(st.sampled_from(added.position.legal_moves())))
        turn = node.add(added.moves)
        turn.set_comment(
            draw(st.sampled_from(["", "why not", "a } brace", "back\\slash", "x " * 60]))
        )
        turn.set_marks(draw(st.sampled_from(["", "!", "??"])))
        turn.set_best(draw(st.sampled_from(["", "e2", "e9-e3;xe3,e4,e5,e6"])))
        turn.set_engine(draw(st.sampled_from(["", "turn", "?!"])))
        turn.clock = draw(st.none() | st.integers(0, 90_000))
        if draw(st.booleans()):
            turn.set_evaluation(draw(st.floats(-1, 1)))
        nodes.append(turn)
    return game


printable = st.text(max_size=12).filter(str.isprintable)


@settings(max_examples=60, deadline=None, derandomize=True)
@given(annotated_games())
def test_whatever_is_noted_in_a_game_is_read_back_as_it_was_written(game: gipf.Game) -> None:
    text = str(game)
    assert str(gipf.Game.parse(text)) == text
    assert all(len(line) <= 80 for line in text.split("\n\n", 1)[1].splitlines())


turns = [
    "1.",
    "1...",
    "2.",
    "e2",
    "c2",
    "g7-d6",
    "xb2,c3;e2",
    ";",
    "(",
    ")",
    "(12)",
    "!",
    "*",
    "1-0",
]
marks = [
    "{note}",
    "{",
    "}",
    "\\",
    "[%clk 0:00:01]",
    "{[%side die#7 throw]}",
    "[%side",
    "\n",
    "\n\n",
    '[Variant "basic"]',
    '[White "x',
    "[",
]
fragments = st.sampled_from(turns) | st.sampled_from(marks)


@settings(max_examples=300, deadline=None, derandomize=True)
@given(st.text() | st.lists(fragments).map(" ".join))
def test_any_text_gives_games_or_says_where_it_is_broken(text: str) -> None:
    try:
        games = list(gipf.Game.parse_all(text))
    except gipf.BrokenFile as error:
        assert error.line >= 1 and error.column >= 1 and error.cause
    else:
        assert [str(gipf.Game.parse(str(game))) for game in games] == list(map(str, games))


# ---------------------------------------------------------------------- the form


def test_headers_are_written_in_their_order_and_others_by_name() -> None:
    game = gipf.Game(
        "basic", {"Zone": "7", "Annotator": "Eve", "TimeControl": "1/60", "Black": "Ben"}
    )
    assert list(game.headers) == [
        *("Event", "Site", "Date", "Round", "White", "Black", "Result", "Variant"),
        *("TimeControl", "Annotator", "Zone"),
    ]


def test_quotes_and_backslashes_in_a_header_are_escaped() -> None:
    game = gipf.Game("basic", {"White": 'the "Bear" \\o/'})
    assert '[White "the \\"Bear\\" \\\\o/"]' in str(game)
    assert gipf.Game.parse(str(game)).headers["White"] == 'the "Bear" \\o/'


def test_braces_and_backslashes_in_a_comment_are_escaped() -> None:
    game = gipf.Game("basic")
    game.play("c2")
    game.last.set_comment("so \\ and } so")
    assert movetext(game) == "1. c2 {so \\\\ and \\} so} *"
    assert gipf.Game.parse(str(game)).last.comment == "so \\ and } so"


def test_a_black_turn_is_numbered_when_it_opens_or_follows_a_variation() -> None:
    text = with_headers("1. c2 ( 1. d2 ) 1... d2 ( 1... f2 2. g2 ) 2. g2 f2 *")
    assert movetext(gipf.Game.parse(text)) == "1. c2 ( 1. d2 ) 1... d2 ( 1... f2 2. g2 ) 2. g2 f2 *"


def test_a_black_turn_needs_no_number_right_after_whites_in_a_variation() -> None:
    turns = "1. c2 ( 1. d2 c6 2. f2 d7 ) 1... c6 *"
    assert turns in str(gipf.Game.parse(with_headers(turns)))


def test_variations_lie_within_variations_as_deep_as_one_likes() -> None:
    deep = "c2 " + "".join(f"( 1. {'d2' if n % 2 else 'c2'} " for n in range(3000)) + ") " * 3000
    text = with_headers(f"1. {deep}*")
    assert movetext(gipf.Game.parse(text)).count("(") == 3000


def test_a_start_other_than_the_variants_is_a_header() -> None:
    position = gipf.Position.start("basic").play("c2")
    game = gipf.Game(position)
    game.play("d2")
    assert game.headers["Position"] == str(position)
    assert movetext(game) == "1... d2 *"
    assert gipf.Game.parse(str(game)).position == game.position


def test_the_answers_to_an_announced_potential_belong_to_the_turn() -> None:
    game = gipf.Game("tournament+Y6;challenges=1")
    for move in ("Gb2", "Gh2", "Yb5", "Ye2", "Yb5-c6", "challenge", "first", "lost", "Yd2"):
        game.play(move)
    assert movetext(game) == "1. Gb2 Gh2 2. Yb5 Ye2 3. Yb5-c6;challenge;first;lost;Yd2 *"
    assert gipf.Game.parse(str(game)).moves() == game.moves()


def test_an_unfinished_turn_is_written_as_far_as_it_goes() -> None:
    game = gipf.Game("tournament+Y6;challenges=1")
    for move in ("Gb2", "Gh2", "Yb5", "Ye2", "Yb5-c6", "challenge"):
        game.play(move)
    assert movetext(game).endswith("3. Yb5-c6;challenge *")
    again = gipf.Game.parse(str(game))
    again.play("second")
    assert movetext(again).endswith("3. Yb5-c6;challenge;second *")


def test_a_clock_and_an_evaluation_stand_first_in_the_comment() -> None:
    game = gipf.Game("basic")
    game.play("c2")
    game.last.clock = 3661
    game.last.set_evaluation(-0.004)
    game.last.set_comment(" quiet \n enough ")
    assert movetext(game) == "1. c2 {[%clk 1:01:01] [%eval 0.00] quiet enough} *"


def test_a_clock_and_an_evaluation_may_be_broken_across_lines() -> None:
    last = gipf.Game.parse(with_headers("1. c2 {[%clk\n0:00:01]\n[%eval\n0.5]\nfine} *")).last
    assert (last.clock, last.evaluation, last.comment) == (1, 0.5, "fine")


def test_an_evaluation_before_the_clock_stays_in_the_comment_as_it_is() -> None:
    last = gipf.Game.parse(with_headers("1. c2 {[%eval 0.5] [%clk 0:00:01]} *")).last
    assert (last.evaluation, last.clock, last.comment) == (0.5, None, "[%clk 0:00:01]")


def test_rings_and_arrows_on_the_board_are_kept_with_a_turn() -> None:
    game = gipf.Game.parse('[Variant "basic"]\n\n1. c2 {[%eval 0.10] [%draw d4 e1-e5 d4] here} *')
    turn = game.turns()[0]
    assert (turn.shapes, turn.comment) == (("d4", "e1-e5"), "here")
    assert "{[%eval 0.10] [%draw d4 e1-e5] here}" in str(game)
    assert str(gipf.Game.parse(str(game))) == str(game)
    with pytest.raises(gipf.BrokenFile, match="'d4-z9' cannot be drawn"):
        gipf.Game.parse('[Variant "basic"]\n\n1. c2 {[%draw d4-z9]} *')


def test_a_comment_before_the_first_turn_is_about_the_game() -> None:
    text = with_headers("{a game for the book} 1. c2 *")
    game = gipf.Game.parse(text)
    assert game.root.comment == "a game for the book"
    assert movetext(game) == "{a game for the book} 1. c2 *"


# ---------------------------------------------------------------------- gipf.com's archive


def test_a_game_of_the_archive_is_read_with_its_reserves_checked() -> None:
    [game] = gipf.Game.read(VECTORS / "archive.txt")
    assert game.variant.base == "tournament"
    assert game.result == "0-1"
    assert game.turns()[0].comment == "(16)"
    assert str(game.turns()[32]) == "xg2,g3,g4,g5,g6;g2"


def test_games_without_headers_are_separated_by_an_empty_line() -> None:
    games = list(gipf.Game.parse_all("Ge2\nGb5\n\nc2\nd2\n\n" + CLUB_EVENING))
    assert [game.variant.base for game in games] == ["tournament", "standard", "tournament"]


def test_the_reader_can_be_told_the_variant_of_games_that_do_not_name_it() -> None:
    assert gipf.Game.parse("c2\nd2\n", "basic").variant.base == "basic"


def test_the_reserve_of_matrx_counts_all_pieces() -> None:
    assert gipf.Game.parse("Ge2 (32)", "matrx").last.comment == "(32)"


def test_a_push_is_read_by_dot_and_first_spot_too() -> None:
    game = gipf.Game.parse("e1-e2 d1-d2\n", "basic")
    assert [str(turn) for turn in game.turns()] == ["e1-e3", "d2"]


@pytest.mark.parametrize("reserve", ["Ge2 (17)", "(16) Ge2"])
def test_a_reserve_that_is_wrong_or_out_of_place_is_refused(reserve: str) -> None:
    assert "reserve" in str(broken(reserve).cause)


# ---------------------------------------------------------------------- broken files


@pytest.mark.parametrize(
    ("text", "line", "column", "cause"),
    [
        ("[White Ann]\n\n1. c2 *\n", 1, 1, "a header looks like"),
        ('[White "Ann"]\n[White "Eve"]\n\n*\n', 2, 1, "twice"),
        ('[Variant "chess"]\n\n*\n', 1, 1, "no game is called 'chess'"),
        ('[Result "maybe"]\n\n*\n', 1, 1, "1-0, 0-1, 1/2-1/2 or *"),
        ('[TimeControl "fast"]\n\n*\n', 1, 1, "300+5, 1/60 or -"),
        ('[Termination "boredom"]\n\n*\n', 1, 1, "normal, resignation"),
        ('[White "a\tb"]\n\n*\n', 1, 1, "cannot be printed"),
        (with_headers("1. c2 c2 *"), 4, 7, "c2 is occupied"),
        (with_headers("1. c2 d2;f2 *"), 4, 10, "the turn is over after d2"),
        (with_headers("1. c2 2. d2 *"), 4, 7, "this is turn 1..."),
        (with_headers("1. c2 {open *"), 4, 7, "this comment is not closed"),
        (with_headers("1. c2 ( 1. d2 *"), 4, 15, "a variation is not closed"),
        (with_headers("1. c2 ( ) *"), 4, 9, "this variation is empty"),
        (with_headers("1. c2 ) *"), 4, 7, "no variation is open"),
        (with_headers("( 1. c2 ) *"), 4, 1, "after the turn it replaces"),
        (with_headers("1. c2 1... ( 1. d2 ) *"), 4, 12, "after the turn it replaces"),
        (with_headers("1. {before} c2 *"), 4, 4, "a comment follows a turn"),
        (with_headers("1. c2 1... *"), 4, 12, "a turn is missing"),
        (with_headers("1. c2"), 5, 1, "without a result"),
        (with_headers("1. c2 1-0"), 4, 7, "not the header's"),
        (with_headers("1. c2\n\n") + with_headers("*"), 7, 1, "result of the game before"),
        ("Ge2 ( 1. Gb2", 1, 5, "a variation is not closed"),
        ("Ge2 Gb5 2.", 1, 11, "a turn is missing"),
        ('[Variant "basic"]\n[Position "matrx 4 w m - - - 1"]\n\n*\n', 1, 1, "one column"),
    ],
)
def test_a_broken_file_names_line_column_and_cause(
    text: str, line: int, column: int, cause: str
) -> None:
    error = broken(text)
    assert (error.line, error.column) == (line, column)
    assert cause in str(error.cause)
    assert str(error).startswith(f"line {line}, column {column}: ")


def test_variant_and_position_must_agree() -> None:
    position = gipf.Position.start("basic")
    text = f'[Variant "standard"]\n[Position "{position}"]\n\n*\n'
    assert "differ" in str(broken(text).cause)


def test_the_games_before_the_break_are_still_read(tmp_path: Path) -> None:
    path = tmp_path / "broken.gipf"
    path.write_text(CLUB_EVENING + "\n" + with_headers("1. e5 *"), encoding="utf-8")
    with pytest.raises(gipf.BrokenFile) as caught:
        gipf.Game.read(path)
    assert [str(game) for game in caught.value.games] == [CLUB_EVENING]
    assert "e5 is not at the edge of the board" in str(caught.value.cause)


def test_a_file_that_is_not_utf_8_says_where(tmp_path: Path) -> None:
    path = tmp_path / "latin.gipf"
    path.write_bytes(b'[White "Ann"]\n[Black "Bj\xf6rn"]\n\n*\n')
    with pytest.raises(gipf.BrokenFile, match="line 2, column 11: this is not UTF-8 text"):
        gipf.Game.read(path)


def test_the_result_must_agree_with_a_game_that_is_over() -> None:
    [game, *_] = gipf.Game.read(VECTORS / "games.gipf")
    text = str(game).replace("0-1", "1-0")
    assert "the game is over, 0-1, not 1-0" in str(broken(text).cause)


def test_a_turn_after_the_end_is_refused() -> None:
    [game, *_] = gipf.Game.read(VECTORS / "games.gipf")
    assert "the game is over" in str(
        broken(str(game).replace("f8-c6 0-1", "f8-c6 26. e2 0-1")).cause
    )


def test_a_turn_after_an_unfinished_one_is_refused() -> None:
    text = with_headers("1. Gb2 Gh2 2. Yb5 Ye2 3. Yb5-c6 Ye3 *", "tournament+Y6;challenges=1")
    assert "the turn Yb5-c6 is not finished" in str(broken(text).cause)


def test_one_game_is_not_read_from_two() -> None:
    with pytest.raises(gipf.GipfError, match="the text holds 2"):
        gipf.Game.parse(f"{CLUB_EVENING}\n{CLUB_EVENING}")


# ---------------------------------------------------------------------- the tree and the end


def test_a_game_that_is_over_notes_its_result() -> None:
    game = gipf.Game("basic;reserve=1/1")
    for move in ("c2", "d2"):
        game.play(move)
    assert (game.result, game.headers["Termination"]) == ("0-1", "normal")
    assert game.outcome == gipf.Outcome(gipf.Player.BLACK, gipf.Reason.NO_MOVE)
    with pytest.raises(gipf.GipfError, match="the game is over: 0-1"):
        game.play("e2")
    with pytest.raises(gipf.GipfError, match="over by the rules"):
        game.finish("1-0", "resignation")


@pytest.mark.parametrize("termination", TERMINATIONS[1:])
def test_a_game_can_end_otherwise_than_by_the_rules(termination: str) -> None:
    game = gipf.Game("basic")
    game.play("c2")
    game.finish("1/2-1/2", termination)
    assert game.outcome == gipf.Outcome(None, gipf.Reason(termination))
    assert gipf.Game.parse(str(game)).outcome == game.outcome


def test_a_result_without_a_reason_is_unknown() -> None:
    game = gipf.Game.parse(with_headers("1. c2 1-0", result="1-0"))
    assert game.outcome == gipf.Outcome(gipf.Player.WHITE, gipf.Reason.UNKNOWN)


def test_what_a_game_cannot_be_ended_by_is_refused() -> None:
    with pytest.raises(gipf.GipfError, match="resignation, time, agreement, abandoned"):
        gipf.Game("basic").finish("1-0", "boredom")
    with pytest.raises(gipf.GipfError, match="1-0, 0-1"):
        gipf.Game("basic").finish("2-0", "time")


def test_taking_back_goes_decision_by_decision_and_reopens_the_game() -> None:
    game = gipf.Game("basic;reserve=1/1")
    for move in ("c2", "d2"):
        game.play(move)
    assert str(game.takeback()) == "d2"
    assert (game.result, game.outcome, "Termination" in game.headers) == ("*", None, False)
    assert str(game.takeback()) == "c2"
    with pytest.raises(gipf.GipfError, match="nothing to take back"):
        game.takeback()


def test_taking_back_within_a_turn_keeps_its_beginning() -> None:
    game = gipf.Game("tournament+Y6;challenges=1")
    for move in ("Gb2", "Gh2", "Yb5", "Ye2", "Yb5-c6", "challenge"):
        game.play(move)
    game.takeback()
    assert movetext(game).endswith("3. Yb5-c6 *")
    game.play("accept")
    assert game.position.turn == 3 and game.position.player == "b"


def test_a_turn_with_variations_is_not_taken_back() -> None:
    game = gipf.Game("basic")
    game.play("c2")
    game.root.add("d2")
    with pytest.raises(gipf.GipfError, match="variations to the turn c2"):
        game.takeback()


def test_the_same_turn_is_not_added_twice() -> None:
    game = gipf.Game("basic")
    assert game.root.add("c2") is game.root.add("c2")
    assert repr(game.root.children) == "[Node(c2)]"


def test_a_turn_cannot_follow_an_unfinished_one() -> None:
    game = gipf.Game("tournament+Y6;challenges=1")
    for move in ("Gb2", "Gh2", "Yb5", "Ye2", "Yb5-c6"):
        game.play(move)
    with pytest.raises(gipf.IllegalMove, match="not finished"):
        game.last.add("accept")


def test_headers_that_follow_from_the_game_are_not_set_by_hand() -> None:
    with pytest.raises(gipf.GipfError, match="Variant follows from the game"):
        gipf.Game("basic").set_header("Variant", "basic")
    with pytest.raises(gipf.NotationError, match="cannot be the name of a header"):
        gipf.Game("basic").set_header("White player", "Ann")


def test_marks_and_evaluations_have_their_bounds() -> None:
    node = gipf.Game("basic").root
    with pytest.raises(gipf.GipfError, match="a mark is one of"):
        node.set_marks("!!!")
    with pytest.raises(gipf.GipfError, match="from -1 to 1"):
        node.set_evaluation(1.5)


def test_of_a_whole_turn_all_is_played_or_nothing() -> None:
    game = gipf.Game(gipf.Position.parse("basic 4/5/6/1BBBb2/6/5/4 w m B3/B3 -- - 9"))
    with pytest.raises(gipf.IllegalMove):
        game.play("e2;e1-e2")
    assert game.turns() == []
    game.play("e2;xe2,e3,e4,e5,e6")
    assert [str(node) for node in game.turns()] == ["e2;xe2,e3,e4,e5,e6"]
    assert game.position.player is gipf.Player.BLACK
