"""Many games read at once, checked by the compiled kernel: the same games and errors as by the rules alone."""

import pickle
import random
import re
from collections.abc import Iterator
from dataclasses import replace
from io import StringIO
from pathlib import Path

import pytest

from gipf import BrokenFile, Game, Node, Position
from gipf.record.many import KERNEL
from gipf.variants import NAMED
from tests.thoroughness import enough

VARIANTS = (*NAMED, "ultimate;challenges=*", "basic;repetition=3;quiet=12", "basic;reserve=4/99")


@pytest.fixture(autouse=True)
def kernel_from_the_first_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(KERNEL, "games_before", 0)
    monkeypatch.setattr(KERNEL, "games_before_compiling", 0)


def random_game(variant: str, chance: random.Random, turns: int = 30) -> Game:
    """A game of random turns with clocks, comments, marks and variations within variations."""
    game = Game(variant)
    node = game.root
    for number in range(turns):
        if node.position.is_over:
            break
        if number % 7 == 3:
            add_turns(node, 3, chance)
            add_turns(node.children[0], 2, chance)
        node = add_turns(node, 1, chance)
        node.clock, node.marks = 600 - number, chance.choice(["", "", "!", "?!"])
        node.set_comment(chance.choice(["", "", "a {brace} and a \\", "[White]"]))
        if number % 11 == 0:
            node.set_shapes(["d4", "e2-e5"])
    return Game.from_tree(game.root, {"White": "Ann", "Black": "Ben"})


def add_turns(node: Node, number: int, chance: random.Random) -> Node:
    for _ in range(number):
        longer: Node | None = None
        while not node.position.is_over and not (longer and longer.is_complete):
            before = longer or Node(node.position, node)
            longer = before.extended(chance.choice(before.position.legal_moves()))
        if longer is None:
            return node
        node = node.add(longer.moves)
    return node


def file_of(games: list[Game]) -> str:
    return "\n".join(map(str, games))


def read(text: str) -> tuple[list[Game], list[tuple[int, int, str]]]:
    broken: list[BrokenFile] = []
    games = list(Game.stream(StringIO(text), broken=broken.append))
    return games, [(error.line, error.column, str(error)) for error in broken]


def read_by_rules(text: str) -> tuple[list[Game], list[tuple[int, int, str]]]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(KERNEL, "is_wanted", False)
        return read(text)


def positions_looked_at(game: Game) -> int:
    return sum("position" in vars(node) for node in game.turns())


@pytest.mark.parametrize("variant", VARIANTS)
def test_games_are_read_by_the_kernel_as_they_were_written(variant: str) -> None:
    chance = random.Random(variant)
    written = [random_game(variant, chance) for _ in range(6)]
    games, broken = read(file_of(written))
    assert [positions_looked_at(game) for game in games] == [0] * len(games), "the rules read it"
    assert (games, broken) == (written, [])
    for game, original in zip(games, written, strict=True):
        assert [node.position for node in game.turns()] == [n.position for n in original.turns()]
        assert game.position.to_json() == original.position.to_json()


def broken_somewhere(text: str, chance: random.Random) -> str:
    """Put a turn or a piece of one in another's place, drop one, or write another number or result."""
    turns = [*re.finditer(r"(?<=\s)(?![0-9(){}\[])[^\s\"{}\[\]]+(?=\s)", text.partition("\n\n")[2])]
    begin = len(text.partition("\n\n")[0]) + 2
    here, there = chance.choice(turns), chance.choice(turns)
    other = chance.choice([there[0], there[0], *there[0].split(";"), "", "e2", "pass", "1-0"])
    return text[: begin + here.start()] + other + text[begin + here.end() :]


@pytest.mark.parametrize("variant", VARIANTS)
def test_what_is_wrong_is_refused_in_the_words_of_the_rules(variant: str) -> None:
    chance = random.Random(variant)
    games = [str(random_game(variant, chance, 25)) for _ in range(3)]
    text = "\n".join(
        broken_somewhere(chance.choice(games), chance) for _ in range(enough(30, long=2000))
    )
    games_read, broken = read(text)
    assert (games_read, broken) == read_by_rules(text)
    assert len(broken) > 10


def illegal_turns(position: Position) -> Iterator[str]:
    legal = {move.text for move in position.legal_moves()}
    letters = "", "G", "T", "Z", "D", "Y", "P", "+"
    board = position.variant.board
    for letter in letters:
        for spot in board.spots:
            yield from {f"{letter}{spot}"} - legal
        for push in board.pushes:
            yield from {f"{letter}{push.dot}-{spot}" for spot in push.spots} - legal
        for spot, rays in board.rays.items():
            ways = (f"{letter}{spot}-{end}" for ray in rays for end in ray)
            yield from {f"{way}{cover}" for way in ways for cover in ("", "=B", "=G")} - legal


@pytest.mark.parametrize(
    "position",
    [
        "tournament+P6 4/5/6/2Pg3/6/G4/4 w m B5P5/B5 -- - 9",
        "ultimate 4/5/1D1b2/2Z(gB)2Y/1b2P1/2g2/G3 w m B9T1/B9D2 -- - 9",
        "matrx 4/2d2/1D4/2Zz2Y/1p2P1/5/4/3 w m T4Z2/T6Z4D2Y6P2 -- - 9",
    ],
)
def test_no_illegal_push_or_use_is_taken_for_a_legal_one(position: str) -> None:
    start = Position.parse(position)
    game = f'[Variant "{start.variant}"]\n[Position "{position}"]\n\n9. %s *\n'
    for turn in random.Random(1).sample(sorted(illegal_turns(start)), enough(300, long=3000)):
        games, broken = read(game % turn)
        assert (games, broken) == read_by_rules(game % turn)
        assert all(move in start.legal_moves() for game in games for move in game.moves())


def test_other_notations_and_side_games_are_read_all_the_same() -> None:
    texts = (
        '[Variant "basic"]\n\n1. e1-e2 *\n',
        '[Variant "tournament"]\n\n1. Ge2 (16) Gb5 *\n',
        '[Variant "basic"]\n\n1. C2 *\n',
        "Ge2\nGb5\n",
        '[Variant "basic"]\n\n1. e1-i4 *\n',  # no push of the board: nothing of it is remembered
        '[Variant "basic"]\n\n1. e1-i4 *\n',
    )
    text = "\n".join(texts)
    assert read(text) == read_by_rules(text)
    assert [game.moves()[0].text for game in read(text)[0]] == ["e1-e3", "Ge2", "c2", "Ge2"]


def test_a_game_whose_positions_nobody_has_seen_can_be_sent_changed_and_written() -> None:
    original = random_game("ultimate", random.Random(1))
    (game,), _ = read(file_of([original]))
    assert pickle.loads(pickle.dumps(game)) == original
    assert positions_looked_at(game) == 0 or game == original
    (game,), _ = read(file_of([original]))
    game.root.children[0].set_shapes(["d4"])
    assert positions_looked_at(game) == 0
    game.play(game.position.legal_moves()[0])
    assert len(game.moves()) == len(original.moves()) + 1


def test_games_are_taken_one_by_one_until_the_kernel_is_worth_it() -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(KERNEL, "games_before", 2)
        game = '[Variant "basic"]\n\n1. c2 *\n'
        games = list(Game.stream(StringIO("\n".join([game] * 4))))
    assert [positions_looked_at(game) for game in games] == [1, 1, 0, 0]


def test_an_error_of_the_file_comes_after_the_games_before_it(tmp_path: Path) -> None:
    file = tmp_path / "games.gipf"
    file.write_bytes(b'[Variant "basic"]\n\n1. c2 *\n\n' * 2000 + b"\xff\n")
    games: list[Game] = []
    stream = Game.stream(file)
    with pytest.raises(BrokenFile, match="UTF-8"):
        games.extend(stream)
    assert len(games) > 1000


def test_kernel_is_asked_only_where_it_is_compiled_or_pays() -> None:
    settings = replace(KERNEL, games_before=5, games_before_compiling=10)
    basic = Position.start("basic").variant
    assert [settings.is_worth(basic, games) for games in (4, 10)] == [False, True]
    assert not replace(settings, is_wanted=False).is_worth(basic, 10)
