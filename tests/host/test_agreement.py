"""How far a player's turns were the engine's first choice, and what they gave away."""

import asyncio

from gipf import Position
from gipf.host.agreement import OPENING, Agreement, agreement_of, choices_of
from gipf.host.live_game import LiveGame
from gipf.host.seats import Seat
from gipf.search.answer import Answer, Line
from gipf.state import Move
from gipf.variants import Player
from tests.host.test_live_game import ROW, ZERTZ

W, B = Player
SEATS = {W: Seat("person", "Ann", holder="ann"), B: Seat("person", "Ben", holder="ben")}


def played(start: str, count: int, *moves: str) -> LiveGame:
    """A game in which so many decisions were made: those that are named, and then the first there are."""
    position = Position.parse(start) if " " in start else Position.start(start)
    game = LiveGame.new("abc", 1, position, SEATS, None)
    for move in moves:
        game = game.played(move, "person", 2)
    while len(game.plies) < count and not game.is_over:
        game = game.played(game.board.legal_moves()[0].text, "person", 2)
    return game


class Engine:
    """One that would play the first move there is, or the last, and finds White a tenth ahead."""

    def __init__(self, at: int) -> None:
        self.at = at
        self.seen: list[str] = []

    async def look(self, position: Position) -> Answer:
        self.seen.append(position.text)
        moves: list[Move] = []
        start = position
        while not position.is_over and position.acting is start.acting:
            moves.append(position.legal_moves()[self.at])
            position = position.play(moves[-1])
            if position.turn != start.turn:
                break
        return Answer((Line(tuple(moves), 0.1 if start.acting is W else -0.1),))


def compared(game: LiveGame, engine: Engine) -> dict[Player, Agreement]:
    return asyncio.run(agreement_of(game, engine.look))


def test_the_opening_is_left_out() -> None:
    game = played("basic", 2 * OPENING)
    engine = Engine(0)
    assert compared(game, engine) == dict.fromkeys(Player, Agreement())
    assert engine.seen == []


def test_turns_that_are_the_first_choice_are_counted_as_such() -> None:
    game = played("basic", 2 * OPENING + 3)
    assert compared(game, Engine(0)) == {W: Agreement(2, 2), B: Agreement(1, 1)}


def test_others_give_away_what_the_chances_lose_by_them() -> None:
    class Wavering(Engine):
        async def look(self, position: Position) -> Answer:
            answer = await super().look(position)
            own = 0.4 if len(self.seen) % 2 else 0.2  # before and after a turn, for who decides
            return Answer((Line(answer.lines[0].moves, own),))

    found = compared(played("basic", 2 * OPENING + 1), Wavering(-1))
    assert found[W].turns == 1 and found[W].first == 0
    assert abs(found[W].loss - (0.4 + 0.2) / 2) < 1e-9
    assert found[B] == Agreement()


def test_turns_without_a_choice_are_left_out() -> None:
    game = played(ROW, 2 * OPENING + 4)
    for part in choices_of(game):
        assert part.is_choice
    forced = [turn for turn in game.turns() if turn.plies == ("accept",)]
    assert not forced


def test_what_a_side_game_decides_is_nobodys_choice() -> None:
    game = played(ZERTZ, 0, "Zc3-e5", "accept")
    parts = list(choices_of(game))
    assert parts == []
