"""All games of a host as data that another host takes in: nothing is lost, nothing is there twice."""

import hashlib
import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import takewhile
from types import MappingProxyType
from typing import Any

from gipf.errors import GipfError
from gipf.host.clock import Clock
from gipf.host.games import LETTERS
from gipf.host.live_game import LiveGame, Ply, replay, replay_side
from gipf.host.requests.archive import ArchivedClock, ArchivedGame
from gipf.host.responses.archive import ArchivedGameData
from gipf.host.seats import Seat
from gipf.host.side_position import SidePosition
from gipf.host.stored_game import start_text
from gipf.host.wire import write
from gipf.position import Position
from gipf.record import Game, Node
from gipf.record.headers import UNFINISHED, result_of
from gipf.record.side_play import SidePlay
from gipf.state import Reason
from gipf.variants import Player

REASONS = {reason.value for reason in Reason} | {"rules"}
_NAME = re.compile("[0-9a-z]{1,32}")


@dataclass(frozen=True)
class Kept:
    """A game with what was found out, what it is called and what was noted about it."""

    game: LiveGame
    title: str = ""
    note: str = ""
    analysis: str | None = None


def archived(kept: Kept) -> ArchivedGameData:
    """Write a game down with all that is stored of it."""
    game, clock = kept.game, kept.game.clock
    written: dict[str, Any] = {
        "id": game.id,
        "kind": game.kind,
        "title": kept.title,
        "note": kept.note,
        "created": game.created,
        "updated": game.updated,
        "start": start_text(game),
        "seats": {player.value: _archived_seat(seat) for player, seat in game.seats.items()},
        "moves": [vars(ply) for ply in game.plies],
        "result": game.result,
        "reason": game.reason,
        "paused": game.is_paused,
        "offer": game.offer and game.offer.value,
        "rematch": game.rematch,
        "secret": None if game.is_contested else game.secret,
        "clock": clock and _archived_clock(clock),
        "sides": {str(count): str(play) for count, play in game.side_plays.items()},
        "analysis": kept.analysis,
        "version": game.version,
    }
    return written  # type: ignore[return-value]  # its dataclasses have these fields


def _archived_seat(seat: Seat) -> dict[str, Any]:
    """Leave out who holds it: elsewhere that is somebody else."""
    return {"kind": seat.kind, "name": seat.name, "level": seat.level, "helped": seat.helped}


def _archived_clock(clock: Clock) -> dict[str, Any]:
    def times(left: Any) -> dict[str, int]:
        return {player.value: left[player] for player in Player}

    return {
        "seconds": clock.seconds,
        "increment": clock.increment,
        "left": times(clock.left),
        "side": clock.side_seconds,
        "kept": clock.kept and times(clock.kept),
        **({"cap": clock.cap} if clock.cap else {}),
    }


def restored(data: ArchivedGame) -> Kept:
    """Read a game that was written down, and play it through; its clock stands."""
    if not _NAME.fullmatch(data.id):
        raise GipfError("archive-id", id=data.id)
    if not all(text.isprintable() for text in (data.title, data.seats.w.name, data.seats.b.name)):
        raise GipfError("name-unprintable")
    moves = [ply.move for ply in data.moves]
    sides = {_count(count): SidePlay.parse(text) for count, text in data.sides.items()}
    if data.kind == "side":
        start = SidePosition.parse(data.start)
        if not start.side.is_known:
            raise GipfError("side-play-unknown", name=start.side.name)
        positions: Any = replay_side(start, moves)
    else:
        positions = replay(Position.parse(data.start), moves)
    outcome = positions[-1].outcome
    is_wrong = outcome is not None and data.result != result_of(outcome.winner)
    if is_wrong or (data.reason is not None and data.reason not in REASONS):
        raise GipfError("archive-result", result=data.result)
    if data.analysis is not None:
        Game.parse(data.analysis)
    secret: Any = {"secret": data.secret} if data.secret else {}
    game = LiveGame(
        data.id,
        data.created,
        data.updated,
        {
            player: Seat(seat.kind, seat.name, seat.level, seat.helped)
            for player, seat in ((Player.WHITE, data.seats.w), (Player.BLACK, data.seats.b))
        },
        positions,
        tuple(Ply(ply.move, ply.by, ply.at, ply.left) for ply in data.moves),
        clock=_restored_clock(data.clock) if data.clock else None,
        result=data.result,
        reason=data.reason,
        is_paused=data.paused,
        offer=Player(data.offer) if data.offer else None,
        rematch=data.rematch,
        kind=data.kind,
        side_plays=sides,
        kept=len(moves),
        version=data.version,
        **secret,
    )
    return Kept(game, data.title, data.note, data.analysis)


def _count(text: str) -> int:
    if not text.isdecimal() or len(text) > 5:
        raise GipfError("archive-side", count=text)
    return int(text)


def _restored_clock(clock: ArchivedClock) -> Clock:
    def times(left: Any) -> Any:
        return MappingProxyType({Player.WHITE: left.w, Player.BLACK: left.b})

    kept = times(clock.kept) if clock.kept else None
    given = clock.seconds, clock.increment, times(clock.left), None, 0, clock.side, kept
    return Clock(*given, cap=clock.cap)


# ---------------------------------------------------------------------- which of two


def covers(there: Kept, other: Kept) -> bool:
    """Whether all that was played and found out in another version of a game is in this one."""
    mine, theirs = there.game, other.game
    if mine.kind != theirs.kind or start_text(mine) != start_text(theirs):
        return False
    if not _contains(there, other):
        return False
    if mine.kind == "study" and other.analysis is not None:  # its moves are those of its analysis
        return True
    moves, others = ([ply.move for ply in game.plies] for game in (mine, theirs))
    if moves[: len(others)] != others or len(theirs.side_plays) > len(mine.side_plays):
        return False
    if theirs.result != UNFINISHED and (mine.result, len(moves)) != (theirs.result, len(others)):
        return False
    return all(_goes_on(mine.side_plays.get(at), play) for at, play in theirs.side_plays.items())


def _goes_on(play: SidePlay | None, other: SidePlay) -> bool:
    return play is not None and play.moves[: len(other.moves)] == other.moves


def _contains(there: Kept, other: Kept) -> bool:
    if other.analysis is None or other.analysis == there.analysis:
        return True
    if there.analysis is None:
        return False
    return _has_all(Game.parse(there.analysis).root, Game.parse(other.analysis).root)


_FINDINGS = ("marks", "comment", "clock", "evaluation", "why", "best", "shapes", "side_games")


def _has_all(node: Node, other: Node) -> bool:
    """Whether every turn after another node is there, with what was found out about it."""
    pairs = [(node, other)]
    while pairs:
        node, other = pairs.pop()
        said = ((getattr(node, name), getattr(other, name)) for name in _FINDINGS)
        children = {child.moves: child for child in node.children}
        if any(theirs and mine != theirs for mine, theirs in said):
            return False
        if any(child.moves not in children for child in other.children):
            return False
        pairs += [(children[child.moves], child) for child in other.children]
    return True


def described(there: Kept, other: Kept) -> tuple[str, str]:
    """Give title and note of a game of which there are two versions: the first's, and what the other adds."""
    note = there.note
    if other.note and other.note not in note:
        note = f"{note}\n{other.note}" if note else other.note
    return there.title or other.title, note


def as_another(kept: Kept) -> Kept:
    """Give a game that has gone on differently elsewhere a name of its own, always the same."""
    game = kept.game
    what = [game.id, start_text(game), [ply.move for ply in game.plies], game.result, kept.analysis]
    digest = hashlib.sha256(write(what).encode()).digest()
    name = "".join(LETTERS[byte % len(LETTERS)] for byte in digest[:10])
    return replace(kept, game=replace(kept.game, id=name))


def newer(kept: Kept) -> Callable[[LiveGame, int], LiveGame]:
    """Bring a game up to date with another version of it; whoever has followed either one sees it go on."""

    def step(game: LiveGame, _: int) -> LiveGame:
        pairs = zip(game.plies, kept.game.plies, strict=False)
        same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
        version = max(game.version + 1, kept.game.version)
        seats = {
            player: replace(seat, holder=game.seats[player].holder)
            for player, seat in kept.game.seats.items()
        }
        return replace(kept.game, seats=seats, version=version, kept=same)

    return step
