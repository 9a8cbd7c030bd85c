"""Conditional moves: what a player of a game over days answers to what the other one may play.

They are played by whichever host stores the other's decision, in the transaction in which it stores it: once,
or not at all. Nobody but their player hears of them before.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b
from itertools import groupby

from gipf.errors import GipfError
from gipf.host.game_facts import turn_key
from gipf.host.live_game import AnyPosition, LiveGame, Refused
from gipf.host.responses.private import ConditionTurn
from gipf.host.seeks import key_of
from gipf.position import Position
from gipf.state import Phase
from gipf.variants import Player

MOST_LINES, MOST_DECISIONS, LONGEST = 40, 400, 60
"""Maximum of lines, of decisions in all of them, and of decisions in one."""


@dataclass(frozen=True)
class Step:
    """A decision of a line: the mark of the position in which it is made, and who makes it."""

    mark: str
    move: str
    player: Player


Line = tuple[Step, ...]


@dataclass(frozen=True)
class Plan:
    """What one player would answer; ``base`` is how many decisions were made where the lines begin.

    ``key`` is chosen by the player's page, as that of a decision.
    """

    player: Player
    base: int
    lines: tuple[Line, ...]
    key: str = ""

    @property
    def answers(self) -> Mapping[str, str]:
        """What the player decides, by the mark of the position."""
        return {
            step.mark: step.move
            for line in self.lines
            for step in line
            if step.player is self.player
        }

    @property
    def data(self) -> list[list[list[str]]]:
        """The lines as they are stored."""
        return [[[step.mark, step.move, step.player.value] for step in line] for line in self.lines]

    @classmethod
    def of(cls, player: Player, base: int, data: list[list[list[str]]], key: str) -> "Plan":
        """Read what is stored."""
        lines = (tuple(Step(mark, move, Player(by)) for mark, move, by in line) for line in data)
        return cls(player, base, tuple(lines), key)


def mark_of(position: AnyPosition) -> str:
    """Give what a position is known by within its game: its turn's number is in its text."""
    return blake2b(position.text.encode(), digest_size=8).hexdigest()


# ---------------------------------------------------------------------- entering them


def may_have_plans(game: LiveGame) -> bool:
    """Whether conditional moves can be of use in a game."""
    return game.kind == "game" and game.is_over_days and game.is_between_people


def check_open(game: LiveGame, player: Player) -> Position:
    """Give the position from which a player can say what they would answer; refuse it where they cannot."""
    if not may_have_plans(game) or game.is_over or game.awaited:
        raise Refused("conditions-nowhere")
    if game.is_side_game or game.side:
        raise Refused("conditions-side-game")
    if game.actor is player:
        raise Refused("conditions-own-turn")
    return game.board


def planned(game: LiveGame, player: Player, lines: Sequence[Sequence[str]], key: str) -> Plan:
    """Read lines of decisions from the position of a game; each ends with an answer of the player."""
    start = check_open(game, player)
    if len(lines) > MOST_LINES or sum(map(len, lines)) > MOST_DECISIONS:
        raise GipfError("conditions-many", lines=MOST_LINES, decisions=MOST_DECISIONS)
    known: dict[tuple[str, ...], Position] = {(): start}
    answers: dict[str, str] = {}
    read = dict.fromkeys(_line(line, player, known, answers) for line in lines)
    return Plan(player, len(game.plies), _whole(read), key)


def _line(
    moves: Sequence[str],
    player: Player,
    known: dict[tuple[str, ...], Position],
    answers: dict[str, str],
) -> Line:
    """Read one line; ``known`` are the positions that others have in common with it."""
    if len(moves) > LONGEST:
        raise GipfError("conditions-long", most=LONGEST)
    steps: list[Step] = []
    way: tuple[str, ...] = ()
    for text in moves:
        position = known[way]
        if position.is_over:
            raise GipfError("conditions-after-end", move=text)
        if position.phase is Phase.SIDE_GAME:
            raise Refused("conditions-side-game")
        step = Step(mark_of(position), position.read_move(text).text, position.acting)
        if step.player is player and answers.setdefault(step.mark, step.move) != step.move:
            raise GipfError("conditions-two", one=answers[step.mark], two=step.move)
        way = (*way, step.move)
        if way not in known:
            known[way] = position.play(step.move)
        steps.append(step)
    end = known[way]
    if not steps or steps[-1].player is not player or _goes_on(known[way[:-1]], end, player):
        raise GipfError("conditions-end")
    return tuple(steps)


def _goes_on(before: Position, after: Position, player: Player) -> bool:
    """Whether a player has still to decide in the same turn."""
    if after.is_over or after.phase is Phase.SIDE_GAME or after.acting is not player:
        return False
    return turn_key(before) == turn_key(after)


def _whole(lines: Iterable[Line]) -> tuple[Line, ...]:
    """Leave out lines that others begin with."""
    found = list(lines)
    return tuple(
        line
        for line in found
        if not any(len(other) > len(line) and other[: len(line)] == line for other in found)
    )


# ---------------------------------------------------------------------- playing them


def may_follow(game: LiveGame, stored: LiveGame) -> bool:
    """Whether a change may be followed by conditional moves, or leave some of no use."""
    return may_have_plans(game) and (game.is_over or game.plies != stored.plies)


def followed(game: LiveGame, stored: LiveGame, plans: Mapping[Player, Plan]) -> LiveGame:
    """Play the answers to a decision that is about to be stored, as its players would themselves.

    Nothing is played for somebody who is offered a draw with it: they are asked first.
    """
    if len(game.plies) <= len(stored.plies):
        return game  # taken back
    decider: Player | None = game.positions[-2].acting
    after = game
    while (actor := after.actor) and not after.is_over and not after.is_side_game:
        plan = plans.get(actor)
        answer = plan.answers.get(mark_of(after.position)) if plan else None
        is_asked = after.offer is not None or after.is_paused
        if answer is None or is_asked or actor is decider or not after.seats[actor].is_person:
            break
        try:
            after = after.played(answer, "person", game.updated)
        except GipfError:  # house rules may have ended it meanwhile
            break
        decider = None
    return replace(after, kept=game.kept)


def left(plan: Plan, game: LiveGame) -> Plan | None:
    """Drop what was not played; while the other player's turn goes on, which may be undone, nothing."""
    if game.is_over:
        return None
    if len(game.plies) >= plan.base and game.actor is plan.player.other:
        begun = game.positions[plan.base]
        if turn_key(begun) == turn_key(game.position) and begun.acting is plan.player.other:
            return plan
    lines = rest_of(plan, mark_of(game.position))
    return replace(plan, base=len(game.plies), lines=lines) if lines else None


def rest_of(plan: Plan, mark: str) -> tuple[Line, ...]:
    """Give what is left of all lines from a position on, where something is answered in it."""
    rests = (_rest(line, mark) for line in plan.lines)
    own = (rest for rest in rests if any(step.player is plan.player for step in rest))
    return _whole(dict.fromkeys(own))


def _rest(line: Line, mark: str) -> Line:
    return next((line[n:] for n, step in enumerate(line) if step.mark == mark), ())


# ---------------------------------------------------------------------- showing them


def held(game: LiveGame, holder: str) -> Player | None:
    """Say which colour somebody plays, by their key."""
    return next(
        (player for player in game.held() if key_of(game.seats[player].holder) == holder), None
    )


def shown(lines: Iterable[Line]) -> list[list[ConditionTurn]]:
    """Tell a player their own lines: who decides what, one after the other."""
    told: list[list[ConditionTurn]] = []
    for line in lines:
        groups = groupby(line, lambda step: step.player)
        told.append(
            [
                {"player": player.value, "plies": [step.move for step in steps]}
                for player, steps in groups
            ]
        )
    return told
