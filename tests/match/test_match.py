"""Matches: who plays whom in which order, going on after an end, stopping when it is clear."""

import json
from pathlib import Path

import pytest

from gipf import Game, GipfError, Position
from gipf.match.match import Match
from gipf.match.ratings import Sprt
from gipf.match.results import MatchFolder, Result
from gipf.search.answer import Limits

HERE = "tests.match.contestants"
TINY = "basic;reserve=5/5"
BOTH = ("random", "random")


def play(match: Match, folder: Path, parallel: int = 2) -> list[Result]:
    with MatchFolder(folder, match.settings()) as store:
        match.play(store, parallel=parallel)
        return store.results


def moves(folder: Path) -> list[tuple[str, list[str]]]:
    games = Game.read(folder / "games.gipf")
    return sorted((game.headers["Round"], [str(move) for move in game.moves()]) for game in games)


def test_every_pair_plays_one_opening_with_both_colours() -> None:
    tasks = list(Match(BOTH, ("basic", "matrx"), games=6).planned())
    assert len(tasks) == 12
    for first, second in zip(tasks[::2], tasks[1::2], strict=True):
        assert first.opening == second.opening
        assert (first.variant, first.pair) == (second.variant, second.pair)
        assert (first.numbers, second.numbers) == ((0, 1), (1, 0))
        assert first.players == second.players[::-1]
    assert len({task.opening for task in tasks}) == 6
    assert [task.variant.split(";")[0] for task in tasks[:4]] == [
        "basic",
        "basic",
        "matrx",
        "matrx",
    ]


def test_three_players_meet_each_other_from_the_same_openings() -> None:
    match = Match(("random", "random", "random:seed=2"), (TINY,), games=4)
    tasks = list(match.planned())
    assert len(tasks) == match.size == 12
    assert [task.numbers for task in tasks[:6]] == [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)]
    assert len({task.opening for task in tasks}) == 2


def test_a_match_is_reproducible_in_any_number_of_processes(tmp_path: Path) -> None:
    match = Match(BOTH, ("basic",), games=6, limits=Limits(nodes=1))
    assert len(play(match, tmp_path / "one", 1)) == 6
    assert len(play(match, tmp_path / "two", 2)) == 6
    assert moves(tmp_path / "one") == moves(tmp_path / "two")
    rounds = [name for name, _ in moves(tmp_path / "one")]
    assert rounds == ["1.1", "1.2", "2.1", "2.2", "3.1", "3.2"]


def test_a_match_goes_on_where_it_stopped_and_can_be_made_longer(tmp_path: Path) -> None:
    long, short = (Match(BOTH, (TINY,), games=games) for games in (8, 4))
    assert len(play(short, tmp_path / "parts")) == 4
    results = (tmp_path / "parts" / "results.jsonl").read_bytes()
    (tmp_path / "parts" / "results.jsonl").write_bytes(results[:-20])  # ended while writing
    told: list[Result] = []
    with MatchFolder(tmp_path / "parts", long.settings()) as store:
        assert len(store.results) == 3
        long.play(store, tell=told.append)
        assert len(store.results) == 8
    assert len(told) == 5
    play(long, tmp_path / "whole")
    assert moves(tmp_path / "parts") == moves(tmp_path / "whole")
    assert play(long, tmp_path / "whole") == play(long, tmp_path / "whole")


def test_what_makes_another_match_is_refused(tmp_path: Path) -> None:
    match = Match(BOTH, (TINY,), games=2)
    play(match, tmp_path)
    for other, says in (
        (Match(BOTH, (TINY,), games=2, seed=2), "seed there is 1, here 2"),
        (
            Match(BOTH, ("basic",), games=2),
            "variants there is basic;reserve=5/5;rep.*, here basic;",
        ),
        (Match(BOTH, (TINY,), games=2, limits=Limits(nodes=3)), "limits there is seconds=0.05"),
        (Match(BOTH, (TINY,), games=2, openings=2), "openings there is 4, here 2"),
        (Match(("random", "random:seed=1"), (TINY,)), "players there is random random, here"),
    ):
        with pytest.raises(GipfError, match=says):
            play(other, tmp_path)
    settings = json.loads((tmp_path / "settings.json").read_text())
    settings["build"] = "search-0123"
    (tmp_path / "settings.json").write_text(json.dumps(settings))
    with pytest.raises(GipfError, match="build there is search-0123"):  # of another engine
        play(match, tmp_path)


def test_players_who_fail_lose_and_the_match_goes_on(tmp_path: Path) -> None:
    players = ("random", f"{HERE}.Illegal:after=1", f"{HERE}.Dying:after=2")
    results = play(Match(players, (TINY,), games=2), tmp_path)
    assert len(results) == 6
    assert {(one.reason, one.loser) for one in results if 0 in (one.white, one.black)} == {
        ("illegal move", 1),
        ("process died", 2),
    }
    assert len(Game.read(tmp_path / "games.gipf")) == 6


def test_a_sequential_test_stops_the_match_and_does_not_go_on(tmp_path: Path) -> None:
    players = ("random", f"{HERE}.Crashing")
    match = Match(players, (TINY,), games=1000, sprt=Sprt(0, 400))
    results = play(match, tmp_path)
    assert match.verdict(results) == "elo1"
    assert 4 <= len(results) < 40
    assert play(match, tmp_path) == results
    undecided = Match(players, (TINY,), games=2, sprt=Sprt(0, 1))
    assert undecided.verdict(results[:2]) is None
    assert Match(players, (TINY,), games=2).verdict(results) is None


def test_openings_come_from_a_file_and_again_from_its_beginning(tmp_path: Path) -> None:
    file = tmp_path / "openings.txt"
    lines = [str(Position.start(TINY).play(move)) for move in ("c2", "d2")]
    file.write_text("\n".join([*lines, str(Position.start("matrx"))]))
    match = Match(BOTH, (TINY,), games=6, openings=file)
    assert [task.opening.position.pile("c2") != () for task in match.planned()] == [
        *[True] * 2,
        *[False] * 2,
        *[True] * 2,
    ]
    play(match, tmp_path / "match")
    kept = json.loads((tmp_path / "match" / "settings.json").read_text())
    assert kept["openings"].startswith("those of openings.txt (")
    with pytest.raises(GipfError, match="has no opening of tournament"):
        Match(BOTH, ("tournament",), openings=file)


@pytest.mark.parametrize(
    ("match", "says"),
    [
        ({"players": ("random",)}, "a match has two players or more"),
        ({"games": 3}, "games come in pairs with colours swapped: 2 or 4, not 3"),
        ({"games": 0}, "games come in pairs"),
        ({"variants": ("chess",)}, "no game is called 'chess'"),
        ({"variants": ("basic", "basic;quiet=100")}, "a variant is named twice"),
        ({"openings": -1}, "from 0 to 99 turns, not -1"),
        ({"players": ("random",) * 3, "sprt": Sprt(0, 5)}, "is about two players, not 3"),
        ({"players": ("random", "chess")}, "there is no player 'chess'"),
        ({"variants": ("basic;quiet=2",)}, "ask for fewer turns"),
    ],
)
def test_what_cannot_be_played_is_refused(match: dict[str, object], says: str) -> None:
    with pytest.raises(GipfError, match=says):
        Match(**{"players": BOTH, **match})  # type: ignore[arg-type]
