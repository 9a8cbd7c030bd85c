"""Files of side games by themselves: read, written, checked."""

import random

import pytest

from gipf import GipfError
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
        ('[SideGame "yinsh"]\n\nf5 f5 *', "side game yinsh, move 2, 'f5': f5 is occupied"),
        ('[SideGame "die"]\n\nthrow *', "die cannot be played again without its seed"),
        ('[SideGame "die"]\n[Seed "7"]\n\nthrow throw 1-0', "the moves lead to '0-1', but"),
        ('[SideGame "die"]\n[Seed "x"]\n\nthrow', "a seed is a whole number"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(text: str, says: str) -> None:
    with pytest.raises(GipfError, match=says.replace("(", r"\(")):
        SideFile.parse(text)
