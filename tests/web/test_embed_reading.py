"""What the embeds read of positions and games is what Python reads: the same pieces, the same reasons."""

import json
import random
import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gipf import Game, Position
from gipf.errors import GipfError
from gipf.messages import render
from gipf.record.embedding import positions_of
from gipf.scene import scene_of
from gipf.variants import Variant
from tools.node import WEB, require_node, wanted_versions

TESTS = Path(__file__).parents[1]
GAMES = Game.read(str(TESTS / "vectors" / "games.gipf"))
VARIANTS = (
    "basic", "standard", "tournament", "ultimate", "matrx", "matrx;board=hex37", "standard+Z6/-",
    "standard+T1P2", "basic;reserve=3/0", "ultimate;challenges=3;side=T:die,Z:rps",
    "tournament+Z6;challenges=*",
    "matrx+T2Z2", "ultimate+T3Z6D6;reserve=9/12;repetition=3;quiet=100",
)  # fmt: skip
WRONG = (
    "standard g2G/5/6/G5g/6/5/g2G w m B12/B12 -- -",
    "chess g2G/5/6/G5g/6/5/g2G w m B12/B12 -- - 1",
    "standard+X6 g2G/5/6/G5g/6/5/g2G w m B12/B12 -- - 1",
    "standard+Z g2G/5/6/G5g/6/5/g2G w m B12/B12 -- - 1",
    "standard+Z1Z1 g2G/5/6/G5g/6/5/g2G w m B12/B12 -- - 1",
    "standard;board=hex99 g2G/5/6/G5g/6/5/g2G w m B12/B12 -- - 1",
    "standard;board=matrx40 g2G/5/6/G5g/6/5/g2G w m B12/B12 -- - 1",
    "standard;colour=red g2G/5/6/G5g/6/5/g2G w m B12/B12 -- - 1",
    "standard g2G/5/6/G5g/6/5 w m B12/B12 -- - 1",
    "standard g2G/5/6/G5g/6/6/g2G w m B12/B12 -- - 1",
    "standard g2G/5/6/G5g/6/4-/g2G w m B12/B12 -- - 1",
    "standard g2G/5/6/G5g/6/4Q/g2G w m B12/B12 -- - 1",
    "standard g2G/5/6/G5g/6/4B'/g2G w m B12/B12 -- - 1",
    "standard g2G/5/6/G5g/6/4(B)/g2G w m B12/B12 -- - 1",
    "standard g2G/5/6/G5g/6/4(BB)/g2G w m B12/B12 -- - 1",
    "matrx 4/5/6/7/6/5/4/2B w m G3/G3 -- - 1",
    "basic b2B/5/6/B5g/6/5/b2B w m B12/B12 -- - 1",
    "standard g2G/5/6/G5g/6/5/g2G x m B12/B12 -- - 1",
    "standard g2G/5/6/G5g/6/5/g2G w q B12/B12 -- - 1",
    "standard g2G/5/6/G5g/6/5/g2G - m B12/B12 -- - 1",
    "standard g2G/5/6/G5g/6/5/g2G w m B12 -- - 1",
    "standard g2G/5/6/G5g/6/5/g2G w m 12/B12 -- - 1",
    "standard g2G/5/6/G5g/6/5/g2G w m Z1B12/B12 -- - 1",
)

Read = Callable[[list[dict[str, str]]], list[dict[str, Any]]]


@pytest.fixture(scope="module")
def read() -> Read:
    """What reads texts as the embeds do, in Node."""
    node = require_node(wanted_versions())
    program = shutil.which("node", path=node.path) or "node"

    def read(given: list[dict[str, str]]) -> list[dict[str, Any]]:
        done = subprocess.run(
            [program, "dev/read-embeds.mjs"], cwd=WEB, capture_output=True, text=True, check=True,
            input="".join(json.dumps(each) + "\n" for each in given),
        )  # fmt: skip
        return [json.loads(line) for line in done.stdout.splitlines()]

    return read


def known_positions() -> list[str]:
    """All positions of the golden games and of the vectors."""
    found: dict[str, None] = {}
    for file in sorted((TESTS / "golden").glob("*.txt")):
        for line in file.read_text("utf-8").splitlines():
            if re.fullmatch(r"\S+ \S+/\S+ [wb-] \S+ \S+/\S+ \S\S \S+ \d+", line):
                found[line] = None
    for line in (TESTS / "vectors" / "positions.jsonl").read_text("utf-8").splitlines():
        data = json.loads(line)
        found |= dict.fromkeys((data["position"], *data["next"].values()))
    return list(found)


def drawn(reading: dict[str, Any]) -> dict[str, Any]:
    """What is drawn of a reading."""
    scene = reading["scene"]
    pieces = scene["pieces"]
    counts = {
        player: {letter: count for letter, count in reserve.items() if count}
        for player, reserve in scene["reserves"].items()
    }
    return {
        "piles": scene["piles"],
        "reserves": counts,
        "board": scene["board"],
        "pieces": (pieces["reserve"], pieces["matrx"]),
        "decides": (reading["player"], reading["phase"], reading["announced"]),
    }


def drawn_here(text: str) -> dict[str, Any]:
    """What a page is told of a position, of what is drawn."""
    position = Position.parse(text)
    scene = json.loads(json.dumps(scene_of(position)))
    announced = position.announced.move.text if position.announced else None
    player = position.player.value if position.player else None
    return drawn(
        {"scene": scene, "player": player, "phase": position.phase.value, "announced": announced}
    )


def test_every_position_is_drawn_as_python_has_it(read: Read) -> None:
    texts = known_positions()
    assert len(texts) > 1000
    readings = read([{"position": text} for text in texts])
    for text, answer in zip(texts, readings, strict=True):
        assert drawn(answer["reading"]) == drawn_here(text), text


def test_a_variant_stands_for_its_start(read: Read) -> None:
    readings = read([{"position": text} for text in VARIANTS])
    for text, answer in zip(VARIANTS, readings, strict=True):
        start = Position.start(Variant.parse(text))
        assert answer["reading"]["scene"]["position"] == str(start)


def test_what_is_wrong_is_said_in_pythons_words(read: Read) -> None:
    for text, answer in zip(WRONG, read([{"position": text} for text in WRONG]), strict=True):
        with pytest.raises(GipfError) as caught:
            Position.parse(text)
        assert render(answer["why"], "en") == str(caught.value)


def test_nothing_that_python_reads_is_refused(read: Read) -> None:
    """Positions with a character changed, left out or added."""
    chance, texts = random.Random(16), []
    for text in chance.choices(known_positions(), k=1500):
        at = chance.randrange(len(text))
        texts.append(
            text[:at] + chance.choice(["", *"bBgGzZ1237()/'-w "]) + text[at + chance.randrange(2) :]
        )
    is_read = 0
    for text, answer in zip(texts, read([{"position": text} for text in texts]), strict=True):
        try:
            expected = drawn_here(text)
        except GipfError:
            continue
        is_read += 1
        assert drawn(answer["reading"]) == expected, text
    assert is_read > 100


def test_the_turns_and_headers_of_every_game_are_those_python_reads(read: Read) -> None:
    for game, answer in zip(GAMES, read([{"game": str(game)} for game in GAMES]), strict=True):
        found = answer["game"]
        assert found["headers"] == game.headers
        assert (found["start"], found["result"]) == (str(game.start), game.result)
        assert [
            (turn["number"], turn["player"], turn["plies"], turn["mark"], turn["comment"])
            for turn in found["turns"]
        ] == [
            (
                node.before.turn,
                node.player.value if node.player else None,
                [move.text for move in node.moves],
                node.marks,
                node.comment,
            )
            for node in game.turns()
        ]


def test_comments_marks_and_variations_of_a_file(read: Read) -> None:
    text = (
        '[White "A \\"B\\" C"]\n[Result "*"]\n[Variant "standard"]\n\n'
        "1. d2 {[%clk 0:04:58] [%eval 0.10] a \\} b\nand more} "
        "d8-f7 ( 1... c2 {not this} ( 1... e2 ) 2. b3 ) 2. c2!? *\n"
    )
    (answer,) = read([{"game": text}])
    game = answer["game"]
    assert game["headers"]["White"] == 'A "B" C'
    said = [(turn["plies"], turn["mark"], turn["comment"]) for turn in game["turns"]]
    assert said == [(["d2"], "", "a } b and more"), (["d8-f7"], "", ""), (["c2"], "!?", "")]


def test_what_a_decision_did_leads_from_position_to_position(read: Read) -> None:
    asked = [
        {"before": str(before), "move": move.text, "later": str(later)}
        for game in GAMES
        for positions in [list(positions_of(game))]
        for before, move, later in zip(positions, game.moves(), positions[1:], strict=False)
    ]
    answers = read(asked)
    torn = [
        each for each, answer in zip(asked, answers, strict=True) if not answer["happened"]["whole"]
    ]
    assert len(asked) > 1500
    assert not torn
