"""Files of side games by themselves: read, written, checked."""

import random
from pathlib import Path

import pytest

from gipf import BrokenFile, GipfError
from gipf.record.game import write_games
from gipf.record.side_file import SideFile
from gipf.record.side_play import SidePlay

RESIGNED = """[White "Ann \\"the Ring\\""]
[Black "Ben"]
[Result "0-1"]
[Termination "resignation"]
[SideGame "yinsh(blitz)"]

f5 d4 0-1
"""


def test_a_file_is_read_and_written_alike() -> None:
    file = SideFile.parse(RESIGNED)
    assert str(file) == RESIGNED and file.headers["White"] == 'Ann "the Ring"'
    assert str(SideFile.parse(str(file))) == RESIGNED


@pytest.mark.parametrize("name", ["yinsh", "die#7", "dominoes#3", "rps(3)", "zertz(61)", "dvonn"])
def test_whole_games_come_back_from_their_files(name: str) -> None:
    play, rng = SidePlay.parse(name), random.Random(name)
    while play.outcome is None and play.state and len(play.moves) < 60:
        play = play.played(rng.choice(play.state.legal_moves()))
    result = {"w": "1-0", "b": "0-1", "draw": "1/2-1/2", None: "*"}[play.outcome]
    file = SideFile.parse(str(SideFile(play, {"Result": result})))
    assert file.play == play and file.result == result


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "the file of a side game says which it is"),
        ('[SideGame "chess"]\n\ne4 *', "chess cannot be played here"),
        ('[SideGame "yinsh"]\n\nf5 f5 *', "side game YINSH, move 2, 'f5': f5 is occupied"),
        ('[SideGame "die"]\n\nthrow *', "die cannot be played again without its seed"),
        ('[SideGame "die"]\n[Seed "7"]\n\nthrow throw 1-0', "the moves lead to '0-1', but"),
        ('[SideGame "die"]\n[Seed "x"]\n\nthrow', "a seed is a whole number"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(text: str, says: str) -> None:
    with pytest.raises(GipfError, match=says.replace("(", r"\(")):
        SideFile.parse(text)


SEVERAL = f"""{RESIGNED}
[White "?"]
[Black "?"]
[Result "0-1"]
[SideGame "die"]
[Seed "7"]

throw throw 0-1

[White "Cleo"]
[Black "?"]
[Result "*"]
[SideGame "dvonn"]

*
"""


def test_several_side_games_in_a_file_are_read_and_written_alike(tmp_path: Path) -> None:
    files = list(SideFile.parse_all(SEVERAL))
    assert [file.play.name for file in files] == ["yinsh(blitz)", "die", "dvonn"]
    assert [file.headers["White"] for file in files] == ['Ann "the Ring"', "?", "Cleo"]
    path = tmp_path / "several.gipf"
    write_games(files, path)
    assert path.read_text() == SEVERAL
    write_games(files[:1], path, append=True)
    assert len(list(SideFile.parse_all(path.read_text()))) == 4


@pytest.mark.parametrize(
    "text",
    [
        '\n\n[SideGame "rps"]\n\n\n[SideGame "rps(3)"]\n',  # without moves
        '[SideGame "rps"]\nrock\n[White "Ann"]\n[SideGame "rps(3)"]\nrock *',  # without empty lines
        '[SideGame "rps"]\r\n\r\nrock\r\n\r\n*\r\n\r\n[SideGame "rps(3)"]\r\n\r\n*\r\n',
    ],
)
def test_where_a_side_game_begins_is_found(text: str) -> None:
    assert [file.play.name for file in SideFile.parse_all(text)] == ["rps", "rps(3)"]


def test_the_side_games_before_a_broken_one_are_kept() -> None:
    with pytest.raises(BrokenFile) as caught:
        list(SideFile.parse_all(SEVERAL.replace("throw throw", "throw flegen")))
    assert (caught.value.line, len(caught.value.games)) == (9, 1)
    assert "move 2, 'flegen'" in str(caught.value.cause)
    with pytest.raises(GipfError, match="3"):
        SideFile.parse(SEVERAL)


def test_what_the_clocks_showed_stands_behind_the_moves() -> None:
    clocks = "f5 {[%clk 0:04:58]} d4 {[%clk 0:05:01]} e5 *"
    file = SideFile.parse(f'[TimeControl "300+5"]\n[SideGame "yinsh"]\n\n{clocks}')
    assert file.play.moves == ("f5", "d4", "e5") and file.clocks == (298, 301)
    assert str(file).endswith(f"\n{clocks}\n")
    assert SideFile.parse(str(file)) == SideFile.parse(str(SideFile.parse(str(file))))
    broken = str(file).replace("f5 {[%clk ", "f5 {[%clk\n")
    assert SideFile.parse(broken).clocks == (298, 301)


def test_other_remarks_are_refused() -> None:
    with pytest.raises(GipfError):
        SideFile.parse('[SideGame "yinsh"]\n\nf5 {good} *')
