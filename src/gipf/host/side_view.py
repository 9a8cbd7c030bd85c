"""What a page is told about a side game, within a game or by itself."""

from collections.abc import Collection
from itertools import pairwise
from typing import cast

from gipf.host.consent import may_propose_takeback, may_undo
from gipf.host.live_game import LiveGame
from gipf.host.sealed_choice import sealed_side
from gipf.messages import Message
from gipf.record.side_match import SideMatch
from gipf.record.side_play import Challenge, SidePlay
from gipf.scene import label_of
from gipf.scene.data import Letter, PlayerName
from gipf.side_games import game as side_game
from gipf.side_games.scene import scene_of, sketch_of, thing_between
from gipf.side_games.scene_data import Side, SideScene, SideThing, Viewer
from gipf.side_games.sketch import SIDES, hides_last_move
from gipf.typed_dict import TypedDict
from gipf.variants import Player


class SideMay(TypedDict):
    """What can be done in a side game besides playing."""

    undo: bool
    takeback: bool
    pause: bool
    resign: bool
    draw: bool
    """Whether the players can agree on one."""
    hint: bool


class SideData(TypedDict):
    """A side game: its moves, ``?`` for one that is hidden, and where it stands."""

    moves: list[str]
    movers: list[Side]
    """Who made each of them; nobody made a result that ends them."""
    things: list[SideThing | None]
    """What each of them has put on the table."""
    scene: SideScene
    people: list[Side]
    """The sides that people play."""
    thinking: bool
    """Whether the computer decides."""
    may: SideMay
    seed: str | None
    """Where chance came from, told when it is over."""


class SideMatchData(SideData):
    """A side game within a game: it is on, or has just ended."""

    potential: Letter
    """What it is about."""
    players: dict[Side, PlayerName]
    """Who plays its sides; ``w`` is whoever begins."""
    announcer: PlayerName
    """Who announced the potential."""
    stake: Message
    """What the potential does if they do not lose."""
    means: Message | None
    """What its result means for the game; none while it goes on."""


class SideRecord(TypedDict):
    """A side game that was played in a game."""

    play: str
    """As files have it: ``die#7 throw throw``."""
    ply: int
    """The decisions before it: of the game, or in a tree of the turn."""
    potential: Letter
    """What it is about."""
    white: PlayerName
    """Who began it, and so has its White side."""
    movers: list[Side]
    """Which of its sides made each of the moves; nobody made a result that ends them."""
    things: list[SideThing | None]
    """What each of them has put on the table."""
    winner: side_game.Outcome | None
    """Which of its sides has won; none while it goes on."""
    known: bool
    """Whether it can be looked at here, move by move."""


def record_in(challenge: Challenge, play: SidePlay, ply: int = 0) -> SideRecord:
    """Describe the side game that settled a challenge; ``ply`` are decisions before the turn."""
    announcer = challenge.announcer
    return {
        "play": str(play),
        "ply": ply + challenge.ply,
        "potential": cast("Letter", challenge.letter),
        "white": (announcer.other if challenge.begins is False else announcer).value,
        "movers": movers_of(play),
        "things": things_of(play),
        "winner": play.outcome,
        "known": play.is_known,
    }


def records_of(game: LiveGame) -> list[SideRecord]:
    """Describe the side games of a game; one that goes on is left out where something in it is hidden."""
    found: list[SideRecord] = []
    for count, play in sorted(game.side_plays.items()):
        announced, match = game.boards[count].announced, game.side_at(count)
        assert announced is not None, "a side game is about a potential"
        assert match is not None, "it was played"
        if play.outcome is not None or not match.hides:
            begins = match.begins is match.announcer
            challenge = Challenge(announced.move.unit, match.announcer, begins, count)
            found.append(record_in(challenge, play))
    return found


def side_match_of(game: LiveGame, own: Collection[Player]) -> SideMatchData | None:
    """Describe the side game that is on, or that has ended with the last decision, to who holds some seats."""
    count = len(game.plies)
    match = game.side
    if match is None and count and game.plies[-1].by == "side":
        count -= 1
        match = game.side_at(count)
    if match is None:
        return None
    before = game.boards[count]
    assert before.announced is not None, "a side game is about a potential"
    people = [side for side in SIDES if match.player(side) in own and _is_person(game, match, side)]
    is_over = match.outcome is not None
    actor = match.decider
    means = None
    if match.result:
        means = label_of(before, before.read_move(match.result))
    ended: tuple[side_game.Outcome, str] | None = None
    if match.outcome and match.state.outcome is None:
        ended = match.outcome, "agreement" if match.outcome == "draw" else "resignation"
    return {
        "potential": cast("Letter", before.announced.move.unit),
        "players": {side: match.player(side).value for side in SIDES},
        "announcer": match.announcer.value,
        "stake": label_of(before, before.announced.move),
        "means": means,
        "people": people,
        "thinking": game.awaits_computer and not is_over,
        "may": {
            "undo": not is_over and bool(match.play.moves) and _may_undo(game, own),
            "takeback": not is_over and _may_take_back(game, match, own),
            "pause": game.may_pause,
            "resign": not is_over and bool(people),
            "draw": not is_over
            and bool(people)
            and game.offer is None
            and match.play.has_draws
            and not match.hides,
            "hint": actor in own
            and actor is not None
            and game.seats[actor].is_person
            and not match.is_pure_chance
            and not game.is_between_people,
        },
        **shown(
            match.play,
            viewer_of(match.state.player, people),
            ended,
            sealed_side(match.play, [] if game.is_between_people else people),
        ),
    }


def _is_person(game: LiveGame, match: SideMatch, side: Side) -> bool:
    return game.seats[match.player(side)].is_person


def _may_undo(game: LiveGame, own: Collection[Player]) -> bool:
    return may_undo(game, own) if game.is_between_people else game.may_undo


def _may_take_back(game: LiveGame, match: SideMatch, own: Collection[Player]) -> bool:
    if game.is_between_people:
        return may_propose_takeback(game, own)
    return match.takeback_count(game.people) is not None


def viewer_of(player: str, people: list[Side]) -> Side | None:
    """Say to whom a side game is shown: to the person who decides, else to the only one.

    >>> viewer_of("b", ["w"]), viewer_of("b", ["w", "b"]), viewer_of("b", [])
    ('w', 'b', None)
    """
    for side in people:
        if side == player:
            return side
    return people[0] if len(people) == 1 else None


def movers_of(play: SidePlay) -> list[Side]:
    """Say which side made each of the moves."""
    return ["w" if side == "w" else "b" for side in play.movers]


def things_of(play: SidePlay) -> list[SideThing | None]:
    """Say what each move has put on the table; boards show that themselves.

    >>> things_of(SidePlay.parse("dominoes#7 01 l02"))[1]
    {'kind': 'domino', 'value': '20', 'end': 'left'}
    """
    states = play.states
    if not states or sketch_of(play.name, states[0]).board:
        return [None] * len(play.movers)
    seen = [sketch_of(play.name, state, "both") for state in states]
    return [thing_between(before, after) for before, after in pairwise(seen)]


class Shown(TypedDict):
    """The part of `SideData` that follows from the record alone."""

    moves: list[str]
    movers: list[Side]
    things: list[SideThing | None]
    scene: SideScene
    seed: str | None


def shown(
    play: SidePlay,
    viewer: Viewer | None,
    ended: tuple[side_game.Outcome, str] | None = None,
    sealed: Side | None = None,
) -> Shown:
    """Show a side game to a player; ``sealed`` has chosen before its turn, unseen."""
    state = play.state
    assert state is not None, "games that are not known are not played"
    moves, movers = list(play.moves), movers_of(play)
    last, first = None, len(movers)
    while first and movers[first - 1] == movers[-1]:
        first -= 1
    if movers:
        last = play.states[-2], moves[len(movers) - 1]
    turn = moves[first : len(movers)]
    if moves and hides_last_move(state, viewer):
        moves[-1] = "?"
    is_over = state.outcome is not None or ended is not None
    return {
        "moves": moves,
        "movers": movers,
        "things": things_of(play),
        "scene": scene_of(
            play.name, state, viewer=viewer, last=last, turn=turn, ended=ended, sealed=sealed
        ),
        "seed": str(play.seed) if is_over and play.seed is not None else None,
    }
