"""Side games by their names: those there are, and one that is added (docs/extending.md)."""

import pkgutil
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from importlib import import_module
from pathlib import Path

import pytest

from gipf import side_games
from gipf.errors import GipfError, IllegalMove, NotationError
from gipf.side_games import Outcome, SideGame, State, add, load, names, split_name
from gipf.side_games.game import LONGEST_TEXT, check_move, fields
from tests.side_games.games import GAMES, options_of

# ---------------------------------------------------------------------- those there are


def test_every_module_that_has_a_game_is_found_by_the_name_of_the_game() -> None:
    modules = [
        import_module(f"gipf.side_games.{found.name}")
        for found in pkgutil.iter_modules(side_games.__path__)
    ]
    games = {module.GAME.name: module.GAME for module in modules if hasattr(module, "GAME")}
    assert games == {name: load(name) for name in GAMES}


def test_the_namesakes_of_the_potentials_are_among_them() -> None:
    assert names() == sorted(names())
    assert {"dvonn", "punct", "tzaar", "yinsh", "zertz"} <= {*names()}


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_tests_of_its_own(name: str) -> None:
    folder = Path(__file__).parent
    assert (folder / f"test_{name}.py").exists() or (folder / name).is_dir()


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_a_game_for_two_with_the_options_it_says(name: str) -> None:
    game = load(name)
    assert isinstance(game, SideGame)
    assert game.name == name
    assert options_of(game)
    for options in options_of(game):
        assert re.fullmatch(r"[a-z0-9_:=+-]*", options)
        state = game.start(options, seed=3)
        assert isinstance(state, State)
        assert (state.outcome, state.player in ("w", "b")) == (None, True)
        assert state.legal_moves()
        assert "\n" not in str(state)


@pytest.mark.parametrize("name", GAMES)
def test_options_are_written_in_one_way_and_a_seed_matters_only_where_one_is_needed(
    name: str,
) -> None:
    game = load(name)
    for options in options_of(game):
        assert game.canonical_options(options) == options
        if not game.needs_seed(options):
            assert game.start(options, seed=1) == game.start(options, seed=2)
        else:
            assert len({game.start(options, seed) for seed in range(9)}) > 1


@pytest.mark.parametrize("name", GAMES)
def test_no_move_has_a_space_or_a_bracket_in_it_as_files_need_it(name: str) -> None:
    for options in options_of(load(name)):
        state = load(name).start(options)
        while moves := state.legal_moves():
            assert not re.search(r"[\s\[\]{}()]", "".join(moves))
            state = state.play(moves[len(moves) // 2])


@pytest.mark.parametrize("name", GAMES)
def test_options_that_cannot_be_are_refused(name: str) -> None:
    for options in ("Blitz!", "no such option", "(", "random:", "random:x y"):
        with pytest.raises(NotationError):
            load(name).start(options)


def test_a_name_that_is_none_is_refused_and_those_there_are_told() -> None:
    with pytest.raises(NotationError, match=r"there is no side game 'chess': .*dvonn.*, yinsh"):
        load("chess")


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("yinsh", ("yinsh", "")),
        ("yinsh(blitz)", ("yinsh", "blitz")),
        ("tzaar(random:7)", ("tzaar", "random:7")),
        ("openspiel(connect_four)", ("openspiel", "connect_four")),
    ],
)
def test_a_name_and_its_options_are_taken_apart(text: str, parts: tuple[str, str]) -> None:
    assert split_name(text) == parts


# ---------------------------------------------------------------------- one that is added


@dataclass(frozen=True)
class NimState(State):
    """A heap of matches; each player takes one, two or three, and who takes the last has lost."""

    matches: int
    player: str = "w"

    @property
    def outcome(self) -> Outcome | None:
        if self.matches:
            return None
        return "w" if self.player == "w" else "b"  # the other took the last

    def legal_moves(self) -> list[str]:
        return [str(number) for number in (1, 2, 3) if number <= self.matches]

    def play(self, move: str) -> "NimState":
        check_move(self, move, "nim", re.compile("[1-9]"))
        if move not in self.legal_moves():
            raise IllegalMove("side-not-possible", move=move, moves=self.legal_moves())
        other = "b" if self.player == "w" else "w"
        return replace(self, matches=self.matches - int(move), player=other)

    def __str__(self) -> str:
        return f"nim {self.matches} {self.player}"


class Nim(SideGame):
    name = "nim"
    options = ("small",)

    def start(self, options: str = "", seed: int = 0) -> NimState:  # noqa: ARG002
        self.check_options(options)
        return NimState(5 if options else 21)

    def parse(self, text: str) -> NimState:
        name, matches, player = fields(text, ("name", "matches", "player"), self.name)
        if player not in ("w", "b"):
            raise NotationError("side-player-field", text=player)
        if (name, matches) not in ((self.name, str(number)) for number in range(22)):
            raise NotationError("side-disagrees", field="matches", text=matches, right="21")
        return NimState(int(matches), player)


@pytest.fixture
def nim() -> Iterator[SideGame]:
    """Add a game, and take it away again."""
    game = Nim()
    add(game)
    yield game
    side_games._added.clear()


def test_a_game_that_is_added_is_found_by_its_name(nim: SideGame) -> None:
    assert load("nim") is nim
    assert "nim" in names()
    name, options = split_name("nim(small)")
    assert str(load(name).start(options)) == "nim 5 w"
    with pytest.raises(NotationError, match="nim has no option 'large': small"):
        load(name).start("large")


def test_a_game_that_is_added_is_played_to_its_end(nim: SideGame) -> None:
    state = nim.start("small")
    for move in ("2", "2"):
        state = state.play(move)
    assert (str(state), state.player, state.legal_moves()) == ("nim 1 w", "w", ["1"])
    with pytest.raises(IllegalMove, match="2 cannot be played here; what can: 1"):
        state.play("2")
    with pytest.raises(NotationError, match="'all' is no move of nim; moves are written like 1"):
        state.play("all")
    state = state.play("1")
    assert (state.outcome, state.legal_moves()) == ("b", [])
    with pytest.raises(IllegalMove, match="the game is over"):
        state.play("1")


def test_a_position_of_a_game_that_is_added_reads_back_as_itself(nim: SideGame) -> None:
    state = nim.start().play("3")
    assert nim.parse(str(state)) == state
    with pytest.raises(NotationError, match="a position of nim has 3 fields, name matches player"):
        nim.parse("nim 18")


def test_no_game_is_left_behind() -> None:
    assert "nim" not in names()


def test_a_position_of_any_length_is_refused_in_a_line() -> None:
    with pytest.raises(GipfError) as refused:
        load("yinsh").parse("yinsh " * LONGEST_TEXT)
    assert len(str(refused.value)) < 200
