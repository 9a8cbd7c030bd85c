"""What was found out about a game, kept with it."""

import pytest

from gipf.errors import GipfError
from gipf.host.annotating import annotated, is_annotated
from gipf.record import Game


def last_line(game: Game) -> str:
    return " ".join(str(game).split("\n\n", 1)[1].split())


def game_of(line: str, variant: str = "basic") -> Game:
    return Game.parse(line, variant)


def test_the_game_stays_the_main_line_whatever_was_promoted() -> None:
    record = game_of("1. c2 c6 2. d2 *")
    analysis = game_of("1. c2 f7! ( 1... c6? {too slow} 2. g2 ) *")
    assert last_line(annotated(record, analysis)) == (
        "1. c2 c6? {too slow} ( 1... f7! ) 2. d2 ( 2. g2 ) *"
    )


def test_a_game_that_has_gone_on_goes_on_behind_its_analysis() -> None:
    record = game_of("1. c2 c6 2. d2 d7 *")
    assert last_line(annotated(record, game_of("1. c2! *"))) == "1. c2! c6 2. d2 d7 *"


def test_a_turn_that_was_not_finished_then_is_not_there_twice() -> None:
    start = (
        '[Variant "basic"]\n[Position "basic B3/1B3/2B3/3B3/6/5/bbb1 w c B5/B5 -- - 9"]\n'
        '[Result "*"]\n\n'
    )
    record = Game.parse(f"{start}9. xb2,c3,d4,e5;c2 *\n")
    analysis = Game.parse(f"{start}9. xb2,c3,d4,e5 *\n")
    assert last_line(annotated(record, analysis)) == "9. xb2,c3,d4,e5;c2 *"


def test_headers_of_the_file_stay_and_the_result_is_the_games() -> None:
    record = game_of('[White "Ann"]\n[Black "Ben"]\n[Result "1-0"]\n\n1. c2 1-0')
    analysis = game_of('[Event "Club evening"]\n[WhiteAccuracy "72"]\n[Result "*"]\n\n1. c2 *')
    headers = annotated(record, analysis).headers
    assert headers["Event"] == "Club evening"
    assert headers["White"] == "Ann"
    assert headers["Result"] == "1-0"
    assert headers["WhiteAccuracy"] == "72"


def test_the_players_are_the_games_also_where_they_have_no_names() -> None:
    analysis = game_of('[White "White"]\n[Black "Level 3"]\n[Result "*"]\n\n1. c2 *')
    record = game_of('[Black "Level 3"]\n\n1. c2 *')
    headers = annotated(record, analysis).headers
    assert (headers["White"], headers["Black"]) == ("?", "Level 3")


def test_an_analysis_of_another_game_is_refused() -> None:
    with pytest.raises(GipfError, match="it begins with another position"):
        annotated(game_of("1. c2 *"), game_of("1. c2 *", "standard"))


@pytest.mark.parametrize(
    ("line", "is_more"),
    [
        ("1. c2 c6 *", False),
        ("1. c2 {[%clk 0:04:58]} c6 *", False),
        ("1. c2! c6 *", True),
        ("1. c2 {good} c6 *", True),
        ("1. c2 {[%eval 0.10]} c6 *", True),
        ("1. c2 c6 ( 1... f7 ) *", True),
        ('[Event "Club evening"]\n[Result "*"]\n\n1. c2 c6 *', True),
    ],
)
def test_only_what_is_more_than_moves_is_kept_besides(line: str, is_more: bool) -> None:
    assert is_annotated(game_of(line)) is is_more
