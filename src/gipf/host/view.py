"""What a page is told about a game: `GameState`, as plain data."""

from collections.abc import Collection, Mapping
from typing import Literal, NotRequired, cast

from gipf import state
from gipf.errors import GipfError
from gipf.host.catalogue import Summary
from gipf.host.clock import Clock
from gipf.host.consent import may_propose_takeback, may_undo
from gipf.host.live_game import LiveGame
from gipf.host.moments import moment_of, now
from gipf.host.people import OWNER, Person
from gipf.host.sealed_choice import sealed_side
from gipf.host.seats import ProposalKind, Seat
from gipf.host.side_view import (
    Shown,
    SideData,
    SideMatchData,
    SideRecord,
    records_of,
    shown,
    side_match_of,
    viewer_of,
)
from gipf.messages import Message
from gipf.position import Position
from gipf.record.headers import RESULTS
from gipf.scene import Effect, Scene, effects_of, label_of, scene_of
from gipf.scene.data import PhaseName, PlayerName
from gipf.side_games import game as side_game
from gipf.side_games.scene_data import Side
from gipf.state import Phase
from gipf.typed_dict import TypedDict
from gipf.variants import Player

BEFORE_THE_MOVE = (Phase.CLEAR_BEFORE.value, Phase.EXTRA_BEFORE.value)
Outcome = Literal["1-0", "0-1", "1/2-1/2", "*"]


class SeatData(TypedDict):
    """Who plays a colour: a person, or the computer at a level from 1 to 10.

    A person has a level while the computer plays on in their place.
    """

    kind: Literal["person", "computer"]
    name: str
    level: int | None
    open: NotRequired[Literal[True]]
    """Somebody was invited, and nobody has come yet."""
    vacation: NotRequired[str]
    """Until when they are on vacation: their time stands still."""
    bot: NotRequired[Literal[True]]
    """A program plays, under a name of its own."""


class ProposalData(TypedDict):
    """What one of two people asks of the other, besides a draw."""

    kind: ProposalKind
    player: PlayerName


class BetweenPeople(TypedDict, total=False):
    """What a game says only to pages of which each shows one player's side, or nobody's."""

    own: list[PlayerName]
    """The seats of whoever looks; left out, all that people have."""
    proposal: ProposalData
    """What waits for the other player's answer."""
    abort: Literal[True]
    """Whoever looks may leave it without a result: not both have decided something."""
    tournament: str
    """The tournament it belongs to."""
    public: Literal[True]
    """Everybody may watch it."""


class ClockSide(TypedDict, total=False):
    """What not every clock has."""

    side: int
    cap: int
    starts: float


class ClockData(TypedDict):
    """The agreed seconds and increment, what both have left when this is sent, and whose time runs.

    ``side`` are the seconds for a side game, if it has its own; while one is on, ``left`` is about it.
    """

    seconds: int
    increment: int
    left: dict[PlayerName, float]
    running: PlayerName | None
    side: NotRequired[int]
    cap: NotRequired[int]
    """The most seconds a player can have: this is a game over days."""
    starts: NotRequired[float]
    """Seconds until the time counts that runs, since whose it is are on vacation."""


class TurnData(TypedDict):
    """A turn: its number, whose it is, its text and the decisions it is made of."""

    number: int
    player: PlayerName
    text: str
    plies: list[str]
    eval: NotRequired[float]
    mark: NotRequired[str]


class Last(TypedDict):
    """Decisions to be shown happening, what each of them did and how it is called."""

    moves: list[str]
    effects: list[tuple[Effect, ...]]
    labels: list[Message]


class Step(TypedDict):
    """A part of a turn: its phase, and whether it is done, decided now, or comes next."""

    phase: PhaseName
    state: Literal["done", "now", "next"]


class May(TypedDict):
    """What can be done besides playing."""

    undo: bool
    takeback: bool
    pause: bool
    resign: bool
    draw: bool
    give: bool
    hint: bool


NOTHING = tuple(May.__annotations__)
"""What somebody may do who only watches: none of these."""


class GameState(BetweenPeople):
    """A game as a page shows it; ``version`` counts its changes."""

    id: str
    version: int
    created: str
    updated: str
    start: str
    """The position it began with."""
    variant: str
    seats: dict[PlayerName, SeatData]
    clock: ClockData | None
    turns: list[TurnData]
    plies: list[str]
    """All decisions."""
    scene: Scene
    last: Last
    """The decisions since the version before."""
    result: Outcome
    reason: str | None
    offer: PlayerName | None
    """Who offers a draw."""
    steps: list[Step]
    """The parts of the turn that is being played; only one where it has no more."""
    people: list[PlayerName]
    """For whom whoever looks decides now: for both players where the result of a side game is asked."""
    may: May
    paused: bool
    """Whether it stands still until somebody goes on with it."""
    thinking: bool
    """Whether the computer decides."""
    rematch: str | None
    """The game that is the rematch of this one."""
    kind: Literal["game", "study"]
    side: SideMatchData | None
    """The side game that is on, or that has ended with the last decision; none that is played at the table."""
    played: list[SideRecord]
    """The side games of the game; one that goes on is not among them where something in it is hidden."""


class SideGameState(SideData, BetweenPeople):
    """A side game by itself as a page shows it; ``version`` counts its changes."""

    id: str
    version: int
    created: str
    updated: str
    game: str
    """Its name with options: ``yinsh(blitz)``."""
    seats: dict[PlayerName, SeatData]
    clock: ClockData | None
    result: Outcome
    reason: str | None
    offer: PlayerName | None
    """Who offers a draw."""
    paused: bool
    rematch: str | None
    hides: bool
    """Whether something is hidden or drawn in it, so that nothing can be taken back."""
    is_pure_chance: bool
    """Whether nobody can be better at it than chance."""
    has_draws: bool
    """Whether it can end without a winner."""
    kind: Literal["side"]


class GameSummary(TypedDict):
    """A game as it stands in a list."""

    id: str
    created: str
    updated: str
    variant: str
    position: str
    turns: int
    result: Outcome
    reason: str | None
    seats: dict[PlayerName, SeatData]
    kind: Literal["game", "study", "side"]
    title: str
    """What somebody called it."""
    note: str
    """What somebody wrote about it."""
    clock: NotRequired[ClockData]
    """That of a game over days, while it runs."""


def state_of(game: LiveGame, now: int, person: Person = OWNER) -> GameState:
    """Describe a game for a page of somebody."""
    own = game.held_by(person.id)
    return {
        **_between_people(game, own),
        "id": game.id,
        "version": game.version,
        "created": iso(game.created),
        "updated": iso(game.updated),
        "start": game.start.text,
        "variant": str(game.start.variant),
        "seats": _seats(game.seats, game.clock, now),
        "clock": _clock(game.clock, now),
        "turns": [
            {
                "number": turn.number,
                "player": turn.player.value,
                "text": ";".join(turn.plies),
                "plies": list(turn.plies),
            }
            for turn in game.turns()
        ],
        "plies": [ply.move for ply in game.plies],
        "scene": _scene(game, person),
        "last": last_of(game.boards[game.kept :], [p.move for p in game.plies[game.kept :]]),
        "result": game.result,  # type: ignore[typeddict-item]  # it is one of them
        "reason": game.reason if game.is_over else None,
        "offer": game.offer.value if game.offer else None,
        "steps": _steps(game),
        "people": [player.value for player in _people(game, own)],
        "may": _may(game, person),
        "paused": game.is_paused,
        "thinking": game.awaits_computer,
        "rematch": game.rematch,
        "kind": "study" if game.kind == "study" else "game",
        "side": side_match_of(game, own),
        "played": records_of(game),
    }


def _scene(game: LiveGame, person: Person) -> Scene:
    """Show the board; who only watches is not told what can be played, which is most of it."""
    scene = scene_of(game.board, _outcome(game))
    return scene if game.belongs_to(person.id) else {**scene, "options": ()}


def _outcome(game: LiveGame) -> state.Outcome | None:
    return game.outcome if isinstance(game.outcome, state.Outcome) else None


def side_state_of(game: LiveGame, now: int, person: Person = OWNER) -> SideGameState:
    """Describe a side game by itself for a page of somebody."""
    position = game.side_position
    own = game.held_by(person.id)
    people: list[Side] = [player.value for player in game.people if player in own]
    ended: tuple[side_game.Outcome, str] | None = None
    if game.result in RESULTS and not position.is_over:
        winner = RESULTS[game.result]
        ended = winner.value if winner else "draw", game.reason or "agreement"
    may = _may(game, person)
    return {
        **_between_people(game, own),
        "id": game.id,
        "version": game.version,
        "created": iso(game.created),
        "updated": iso(game.updated),
        "game": position.variant,
        "seats": _seats(game.seats, game.clock, now),
        "clock": _clock(game.clock, now),
        "result": game.result,  # type: ignore[typeddict-item]  # it is one of them
        "reason": game.reason if game.is_over else None,
        "offer": game.offer.value if game.offer else None,
        "paused": game.is_paused,
        "rematch": game.rematch,
        "hides": position.hides,
        "is_pure_chance": position.is_pure_chance,
        "has_draws": position.side.has_draws,
        "kind": "side",
        "people": people,
        "thinking": game.awaits_computer,
        "may": {
            "undo": may["undo"],
            "takeback": may["takeback"],
            "pause": may["pause"],
            "resign": may["resign"],
            "draw": may["draw"] and position.side.has_draws and not position.hides,
            "hint": may["hint"] and not position.is_pure_chance,
        },
        **shown(
            position.side,
            viewer_of(position.state.player, people),
            ended,
            sealed_side(position.side, [] if game.is_between_people else people),
        ),
    }


def side_look_at(game: LiveGame, ply: int, person: Person = OWNER) -> Shown:
    """Show a side game by itself after some of its moves; what was hidden is open when it is over.

    Before that the only person who plays sees what is theirs; of two at one screen neither sees a hand.
    """
    side = game.side_position.side
    if ply > len(side.moves):
        raise GipfError("decision-count", count=len(side.moves), given=ply)
    own = game.held_by(person.id)
    people: list[Side] = [player.value for player in game.people if player in own]
    viewer = people[0] if len(people) == 1 else None
    return shown(side.back_to(ply), "both" if game.is_over else viewer)


def told_of(game: LiveGame, now: int, person: Person = OWNER) -> GameState | SideGameState:
    """Describe a game of any kind for a page of somebody."""
    if game.kind == "side":
        return side_state_of(game, now, person)
    return state_of(game, now, person)


def _between_people(game: LiveGame, own: Collection[Player]) -> BetweenPeople:
    told: BetweenPeople = {}
    if set(own) != set(game.held()):
        told["own"] = [player.value for player in own]
    if game.proposal:
        told["proposal"] = {"kind": game.proposal.kind, "player": game.proposal.player.value}
    if own and game.may_abort:
        told["abort"] = True
    if game.tournament:
        told["tournament"] = game.tournament
    if game.is_public:
        told["public"] = True
    return told


def last_of(positions: tuple[Position, ...], moves: list[str]) -> Last:
    """Say what decisions did, the first of them in the first position."""
    made = [
        (position, position.read_move(move))
        for position, move in zip(positions, moves, strict=False)
    ]
    return {
        "moves": moves,
        "effects": [effects_of(*decision) for decision in made],
        "labels": [label_of(*decision) for decision in made],
    }


def summary_of(game: Summary) -> GameSummary:
    """Describe a game for a list."""
    told = {
        **vars(game),
        "created": iso(game.created),
        "updated": iso(game.updated),
        "seats": _seats(game.seats, game.clock, now()),
    }
    del told["clock"]
    if game.clock and game.clock.is_over_days and game.clock.running:
        told["clock"] = _clock(game.clock, now())
    return cast("GameSummary", told)


def public_summary_of(game: Summary) -> GameSummary:
    """Describe a game for everybody, without what its players have written about it for themselves."""
    return {**summary_of(game), "title": "", "note": ""}


def iso(milliseconds: int) -> str:
    """Write a moment as text.

    >>> iso(0)
    '1970-01-01T00:00:00.000Z'
    """
    return f"{moment_of(milliseconds):%Y-%m-%dT%H:%M:%S}.{milliseconds % 1000:03}Z"


def _seats(
    seats: Mapping[Player, Seat], clock: Clock | None, now: int
) -> dict[PlayerName, SeatData]:
    told: dict[PlayerName, SeatData]
    told = {player.value: _seat(seat) for player, seat in seats.items()}
    for player, until in clock.rests.items() if clock else ():
        if until > now:
            told[player.value]["vacation"] = iso(until)
    return told


def _seat(seat: Seat) -> SeatData:
    told: SeatData = {"kind": seat.kind, "name": seat.name, "level": seat.level}
    if seat.bot:
        told["bot"] = True
    return {**told, "open": True} if seat.is_open else told


def _clock(clock: Clock | None, now: int) -> ClockData | None:
    if clock is None:
        return None
    side: ClockSide = {"side": clock.side_seconds} if clock.side_seconds else {}
    cap: ClockSide = {"cap": clock.cap} if clock.cap else {}
    rests = clock.is_over_days and clock.starts > now
    starts: ClockSide = {"starts": (clock.starts - now) / 1000} if rests else {}
    return {
        **side,
        **cap,
        **starts,
        "seconds": clock.seconds,
        "increment": clock.increment,
        "left": {player.value: left / 1000 for player, left in clock.left_at(now).items()},
        "running": clock.running.value if clock.running else None,
    }


def _steps(game: LiveGame) -> list[Step]:
    """List the parts of a turn; after clearing or an extra move before it the move is still to come."""
    if game.is_over:
        return []
    phases: list[PhaseName] = []
    for position in game.positions[game.turn_start() :]:
        if not phases or phases[-1] != position.phase.value:
            phases.append(position.phase.value)
    steps: list[Step] = [{"phase": phase, "state": "done"} for phase in phases]
    steps[-1]["state"] = "now"
    if phases[-1] in BEFORE_THE_MOVE:
        steps.append({"phase": Phase.MOVE.value, "state": "next"})
    return steps


def _people(game: LiveGame, own: Collection[Player]) -> list[Player]:
    if game.is_over or game.awaited:
        return []
    if game.is_side_game and game.people:
        return list(Player) if not game.is_between_people else list(own)
    return [player for player in game.people if player in own]


def _may(game: LiveGame, person: Person) -> May:
    own = game.held_by(person.id)
    if not game.belongs_to(person.id):
        return dict.fromkeys(NOTHING, False)  # type: ignore[return-value]  # these are its keys
    people = [player for player in game.people if player in own]
    goes_on = not game.is_over and bool(people)
    is_asked = game.offer is not None or game.proposal is not None
    undo, takeback, pause = game.may_undo, game.may_take_back, game.may_pause
    if is_between := game.is_between_people:
        goes_on = goes_on and not game.awaited
        undo, takeback = may_undo(game, own), may_propose_takeback(game, own)
        pause = pause and not is_asked
    return {
        "undo": undo,
        "takeback": takeback,
        "pause": pause,
        "resign": goes_on,
        "draw": goes_on
        and not is_asked
        and not (game.side and (game.side.hides or not game.side.play.has_draws)),
        "give": goes_on and is_between and game.clock is not None,
        "hint": game.actor in people
        and not is_between
        and not (game.side and game.side.is_pure_chance),
    }
