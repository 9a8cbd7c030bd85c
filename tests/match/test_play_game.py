"""One game of a match: who is asked, what is put down, what loses it at once."""

import pytest

from gipf import Game, Player
from gipf.match.contestants import read_contestants
from gipf.match.openings import Opening
from gipf.match.play import PlannedGame, Played, play_game
from gipf.search.answer import Limits, Searcher

HERE = "tests.match.contestants"
TINY = "basic;reserve=5/5;repetition=3;quiet=100"
CHALLENGES = "ultimate;challenges=*;repetition=3;quiet=100"


def planned(
    *players: str, variant: str = TINY, moves: tuple[str, ...] = (), seconds: float = 2
) -> PlannedGame:
    white, black = read_contestants(players or ("random", "random"), Limits(seconds=seconds))
    return PlannedGame(variant, 3, (0, 1), (white, black), Opening(variant, moves), 1)


def play(planned: PlannedGame) -> Played:
    def seat(player: Player) -> Searcher:
        return planned.players[player is Player.BLACK].make(seed=planned.seed_of(player))

    return play_game(planned, seat)


def test_a_game_is_played_from_its_opening_to_its_end() -> None:
    played = play(planned(moves=("c2", "d2")))
    game = Game.parse(played.game)
    assert [str(move) for move in game.moves()[:2]] == ["c2", "d2"]
    assert game.position.is_over
    assert played.result.decisions == len(game.moves()) - 2
    assert played.result.key == (TINY, 3, 0, 1)
    assert (played.result.result, played.result.failure) == (game.result, "")
    assert played.result.reason == game.position.outcome.reason  # type: ignore[union-attr]
    asked = sum(map(len, played.result.seconds))
    assert 0 < asked <= played.result.decisions


def test_the_headers_say_who_played_what_and_how_long() -> None:
    headers = Game.parse(play(planned()).game).headers
    assert headers["Event"] == "gipf match"
    assert (headers["White"], headers["Black"]) == ("random", "random (2)")
    assert headers["Variant"] == TINY
    assert (headers["Round"], headers["Opening"]) == ("3.1", "3")
    assert headers["TimeControl"] == "1/2"
    assert headers["Termination"] == "normal"
    assert float(headers["WhiteSeconds"]) >= 0
    for others in (planned(seconds=0.5), planned("random", "random:nodes=5"), planned(seconds=0)):
        assert "TimeControl" not in Game.parse(play(others).game).headers


def test_the_same_task_is_the_same_game_and_another_seed_another() -> None:
    again = [
        Game.parse(play(planned(variant="standard;quiet=100;repetition=3")).game) for _ in "ab"
    ]
    assert again[0].moves() == again[1].moves()
    assert planned().seed_of(Player.WHITE) != planned().seed_of(Player.BLACK)


def test_chance_decides_side_games_the_same_in_both_games_of_a_pair() -> None:
    words = []
    for seed in range(1, 4):
        white, black = read_contestants(("random", "random"), Limits(nodes=1))
        start = Opening(CHALLENGES)
        both = PlannedGame(CHALLENGES, seed, (0, 1), (white, black), start, seed)
        words += [move.text for move in Game.parse(play(both).game).moves()]
    assert {"won", "lost", "tied"} & set(words)


def test_an_opinion_is_put_down_for_white() -> None:
    player = f"{HERE}.Patient"
    short = "basic;reserve=1/1;repetition=3;quiet=100"
    played = play(planned(player, player, variant=short))
    white, black = Game.parse(played.game).turns()[:2]
    assert (white.evaluation, black.evaluation) == (0.25, -0.25)
    assert min(played.result.seconds[0]) > 0.09
    assert Game.parse(play(planned()).game).turns()[0].evaluation is None


@pytest.mark.parametrize(
    ("player", "reason", "what"),
    [
        ("Illegal", "illegal move", "e5: e5 is not at the edge of the board"),
        ("Crashing", "crash", "RuntimeError: I do not like 2"),
        ("Speechless", "crash", "Answer(lines=(), depth=0, nodes=0, seconds=0.0) is no answer"),
    ],
)
def test_a_player_who_misbehaves_loses_at_once(player: str, reason: str, what: str) -> None:
    for number, colours in enumerate((("random", "{}"), ("{}", "random"))):
        names = (name.format(f"{HERE}.{player}:after=1") for name in colours)
        played = play(planned(*names))
        assert played.result.result == ("1-0", "0-1")[number]
        assert played.result.reason == reason
        assert played.result.failure.startswith(what)
        headers = Game.parse(played.game).headers
        assert headers["Termination"] == "abandoned"
        assert headers["Failure"].startswith(f"{reason}: {what}")
        assert played.result.decisions in (2, 3)
