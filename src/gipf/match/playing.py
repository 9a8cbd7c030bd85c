"""One game of a match: who is asked when, how long it took, and what is put down about it."""

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date

from gipf.errors import IllegalMove
from gipf.match.contestants import Contestant
from gipf.match.openings import Opening
from gipf.match.results import Result
from gipf.position import Position
from gipf.record import Game
from gipf.search.answer import Answer, Searcher
from gipf.state import Phase, Reason
from gipf.variants import Player

CRASH, ILLEGAL, LATE, DIED = "crash", "illegal move", "time", "process died"
"""How a player loses other than by the rules."""


@dataclass(frozen=True)
class Task:
    """A game that is to be played: who against whom, from which opening, with which seed."""

    variant: str
    pair: int
    numbers: tuple[int, int]
    players: tuple[Contestant, Contestant]
    opening: Opening
    seed: int

    @property
    def key(self) -> tuple[str, int, int, int]:
        """What tells the games of a match apart."""
        return self.variant, self.pair, *self.numbers

    def seed_of(self, player: Player) -> int:
        """Give a seed of its own to each player of each game."""
        return random.Random(f"{self.seed} {self.key} {player}").getrandbits(31)


@dataclass(frozen=True)
class Played:
    """A finished game: its result, and its text for the file of games."""

    result: Result
    game: str


class Failure(Exception):
    """What a player did that lost it the game at once."""

    def __init__(self, player: Player, reason: str, what: str) -> None:
        super().__init__(what)
        self.player = player
        self.reason = reason
        self.what = "".join(c for c in " ".join(what.split()) if c.isprintable())[:500]


def play_game(
    task: Task,
    seat: Callable[[Player], Searcher],
    on_decision: Callable[[Player | None], None] = lambda _: None,
) -> Played:
    """Play a game to its end; ``seat`` gives the player of a colour, ready to play.

    ``on_decision`` is told who thinks from now on, or that nobody does. A forced move is played
    without asking. What is won in a side game is left to chance, the same in both games of a pair.
    """
    game = task.opening.game()
    position = game.position
    chance = random.Random(f"side games of {task.seed} {task.variant} {task.pair}")
    seconds: dict[Player, list[float]] = {player: [] for player in Player}
    failure = None
    try:
        players = {player: seat(player) for player in Player}
        while not position.is_over:
            moves = position.legal_moves()
            if position.phase is Phase.SIDE_GAME:
                game.play(chance.choice(moves))
            elif len(moves) == 1:
                game.play(moves[0])
            else:
                player = position.acting
                on_decision(player)
                began = time.perf_counter()
                answer = _ask(players[player], position, task, player)
                seconds[player].append(round(time.perf_counter() - began, 6))
                on_decision(None)
                _play(game, answer, player)
            position = game.position
    except Failure as error:
        failure = error
    return finish(task, game, failure, (tuple(seconds[Player.WHITE]), tuple(seconds[Player.BLACK])))


def _ask(searcher: Searcher, position: Position, task: Task, player: Player) -> Answer:
    try:
        return searcher.search(position, task.players[player is Player.BLACK].limits)
    except Exception as error:
        raise Failure(player, CRASH, f"{type(error).__name__}: {error}") from error


def _play(game: Game, answer: Answer, player: Player) -> None:
    try:
        move, value = answer.move, answer.lines[0].value
        game.play(move)
    except IllegalMove as error:
        raise Failure(player, ILLEGAL, str(error)) from error
    except Exception as error:
        what = f"{answer!r} is no answer: {type(error).__name__}: {error}"
        raise Failure(player, CRASH, what) from error
    if answer.depth and -1 <= value <= 1:  # who has not looked ahead has no opinion
        game.last.set_evaluation(value if player is Player.WHITE else -value)


def finish(
    task: Task,
    game: Game,
    failure: Failure | None,
    seconds: tuple[tuple[float, ...], tuple[float, ...]] = ((), ()),
) -> Played:
    """Put down the end of a game: by the rules, or by what a player did wrong."""
    if failure:
        result = "0-1" if failure.player is Player.WHITE else "1-0"
        game.finish(result, "time" if failure.reason == LATE else "abandoned")
        game.set_header("Failure", f"{failure.reason}: {failure.what}")
    _set_headers(task, game, seconds)
    outcome = game.outcome
    reason = failure.reason if failure else str(outcome.reason if outcome else Reason.UNKNOWN)
    told = Result(
        variant=task.variant,
        pair=task.pair,
        white=task.numbers[0],
        black=task.numbers[1],
        result=game.result,
        reason=reason,
        decisions=len(game.moves()) - len(task.opening.moves),
        seconds=seconds,
        failure=failure.what if failure else "",
    )
    return Played(told, str(game))


def _set_headers(
    task: Task, game: Game, seconds: tuple[tuple[float, ...], tuple[float, ...]]
) -> None:
    white, black = task.players
    headers = {
        "Event": "gipf match",
        "Date": f"{date.today():%Y.%m.%d}",
        "Round": f"{task.pair}.{1 if task.numbers[0] < task.numbers[1] else 2}",
        "White": white.name,
        "Black": black.name,
        "Opening": str(task.pair),
        "WhiteSeconds": f"{sum(seconds[0]):.3f}",
        "BlackSeconds": f"{sum(seconds[1]):.3f}",
    }
    each = white.limits.seconds
    if each and each == black.limits.seconds and each == int(each):
        headers["TimeControl"] = f"1/{int(each)}"
    for name, value in headers.items():
        game.set_header(name, value)
