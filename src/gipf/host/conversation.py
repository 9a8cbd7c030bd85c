"""What a page asks over its socket and is answered: by its own ids, and events of what it watches."""

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Mapping
from contextlib import nullcontext, suppress
from types import MappingProxyType
from typing import Any

from gipf.analysis.causes import message_of
from gipf.analysis.merits import merit_of
from gipf.errors import GipfError
from gipf.host import absence, consent, timekeeping
from gipf.host.analysis_jobs import AnalysisJobs, Room
from gipf.host.automatic import Step
from gipf.host.computer_player import SIDE_LEVELS
from gipf.host.interfaces import Outbox
from gipf.host.lag import Lag
from gipf.host.live_game import LiveGame, Refused
from gipf.host.lobby import Lobby
from gipf.host.moments import now
from gipf.host.notice_board import NoticeBoard
from gipf.host.parts import Host
from gipf.host.pasted_text import positions_after
from gipf.host.people import OWNER, Forbidden, Person
from gipf.host.permissions import check_message, check_result, check_sent, check_undo, check_viewer
from gipf.host.rooms import NoSuchGame
from gipf.host.seats import ProposalKind, Seat
from gipf.host.seeks import key_of
from gipf.host.side_position import SidePosition
from gipf.host.socket_messages import (
    Alive,
    Analyse,
    Change,
    Claim,
    Decision,
    GameRequest,
    Give,
    HandOver,
    Hint,
    InvalidRequest,
    Judge,
    Play,
    Rematch,
    RematchSide,
    Say,
    SocketRequest,
    Speak,
    Stop,
    Unwatch,
    UnwatchLobby,
    UnwatchNotices,
    Watch,
    WatchLobby,
    WatchNotices,
    WatchSide,
)
from gipf.host.trees import game_of
from gipf.host.view import GameState, SideGameState, told_of
from gipf.host.wire import refusal, write
from gipf.messages import Message
from gipf.position import Position
from gipf.search.answer import Answer, Limits
from gipf.variants import Player

MOST_STUDIES = 8
MOST_SUBSCRIPTIONS = 1000
HINT = Limits(seconds=1.0)
"""What the engine has for a hint."""
CHANGES: dict[str, Step] = {
    "undo": LiveGame.undone,
    "takeback": LiveGame.takeback,
    "accept": consent.accepted,
    "decline": consent.declined,
    "lot": LiveGame.lot_drawn,
    "pause": LiveGame.paused,
    "continue": LiveGame.continued,
}

_log = logging.getLogger("gipf.host.conversation")


SPEECHES: dict[str, Callable[[LiveGame, Player | None, int], LiveGame]] = {
    "resign": LiveGame.resigned,
    "resign-side": LiveGame.side_resigned,
    "offer": LiveGame.draw_offered,
    "abort": lambda game, _, at: game.aborted(at),
}
PROPOSED: tuple[ProposalKind, ...] = ("takeback", "pause", "lot")
"""What one of two people only asks for."""


class Conversation:
    """With one page, of somebody; ``read_request`` reads a message, of at most so many characters.

    ``room`` is held while the engine works for the page.
    """

    def __init__(
        self,
        host: Host,
        outbox: Outbox,
        read_request: Callable[[str | bytes], SocketRequest],
        most_message: int = 2**20,
        person: Person = OWNER,
        room: Room = nullcontext,
    ) -> None:
        self._host = host
        self._room = room
        self._person = person
        self._outbox = outbox
        self._read_request = read_request
        self._most_message = most_message
        self._subscriptions: set[str] = set()
        self._jobs = AnalysisJobs(host.engine, outbox, room)
        self._tasks: set[asyncio.Task[None]] = set()
        self._lag = Lag()

    async def close(self) -> None:
        """End all that goes on for a page that has gone."""
        for game in self._subscriptions:
            self._host.games.unsubscribe(game, self._outbox)
        if self._host.lobby:
            self._host.lobby.unsubscribe(self._outbox)
        if self._host.notices:
            self._host.notices.unsubscribe(self._outbox)
        self._jobs.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def take(self, text: str | bytes, waited: int = 0) -> None:
        """Answer one message, whatever it holds; it has waited so many milliseconds."""
        most = self._most_message
        if len(text) > most:
            self._refuse(None, GipfError("too-long", what="message", most=most))
            return
        try:
            request = self._read_request(text)
        except InvalidRequest as error:
            self._refuse(error.id, error.problem)
            return
        if not isinstance(request, Hint | Judge):
            await self._answer(request, waited)
        elif len(self._tasks) >= MOST_STUDIES:
            self._refuse(request.id, GipfError("too-much-at-once"))
        else:
            task = asyncio.create_task(self._answer(request))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _answer(self, request: SocketRequest, waited: int = 0) -> None:
        began, outcome = time.perf_counter(), "cut"
        try:
            response = await self.respond(request, waited)
            self._outbox.reply({"id": request.id, "ok": True, **response})
            outcome = "done"
        except GipfError as error:
            self._refuse(request.id, error)
            outcome = "refused"
        except Exception:
            _log.exception("a request could not be answered", extra={"do": request.do})
            self._refuse(request.id, GipfError("internal-error"))
            outcome = "failed"
        finally:
            self._host.measure(request.do, outcome, time.perf_counter() - began)

    def _refuse(self, id: str | int | None, error: GipfError) -> None:  # noqa: A002
        self._outbox.reply({"id": id, **refusal(error)})

    async def respond(self, request: SocketRequest, waited: int = 0) -> dict[str, Any]:
        """Do what is asked, and give the answer; what is not done is an error."""
        try:
            known = await self._check(request)
        except GipfError:
            if (before := await self._decided(request)) is None:
                raise
            return {"version": before}
        match request:
            case Watch() | WatchSide():
                game = known or await self._host.games.get(request.game)
                return await self._watch(request, game)
            case Unwatch():
                self._host.games.unsubscribe(request.game, self._outbox)
                self._subscriptions.discard(request.game)
                return {}
            case Rematch() | RematchSide():
                return {"game": await self._rematch(request.game)}
            case Hint():
                with self._room():
                    return await self._hint(request.game)
            case Analyse():
                return await self._jobs.analyse(request)
            case Judge():
                return await self._jobs.judge(request)
            case Alive():
                self._lag = self._lag.answered(request.number, now())
                return {}
            case Stop():
                return self._jobs.stop(request)
            case Say():
                if self._host.talk is None:
                    raise GipfError("lobby-closed")
                said = request.text, request.preset
                await self._host.talk.say(request.game, self._person, *said)
                return {}
            case WatchLobby():
                return {"lobby": await self._lobby().subscribe(self._outbox, self._person)}
            case UnwatchLobby():
                self._lobby().unsubscribe(self._outbox)
                return {}
            case WatchNotices():
                told = await self._notices().subscribe(self._outbox, self._person, request.language)
                return {"notices": told}
            case UnwatchNotices():
                self._notices().unsubscribe(self._outbox)
                return {}
            case Play() | Change():
                version: int | None = request.version
            case Speak() | HandOver() | Claim() | Give():
                version = None
        away = await self._host.games.away(request.game) if isinstance(request, Claim) else {}
        lag = self._lag.milliseconds if isinstance(request, Play) else None
        step = step_of(request, self._person, away, lag or 0)
        if request.do == "abort":
            return {"version": await self._host.games.abort(request.game, step, request.key)}
        decide = self._host.games.decide
        return {"version": await decide(request.game, step, version, request.key, waited, lag)}

    async def _decided(self, request: SocketRequest) -> int | None:
        """Give the version to which a request has led before, under the same key, if its answer was lost.

        It need not be this person's turn any more then; that they may see the game was looked at.
        """
        if not isinstance(request, Decision) or not request.key:
            return None
        await check_viewer(self._host, self._person, request.game)
        return await self._host.store.decided(request.game, request.key)

    async def _check(self, request: SocketRequest) -> LiveGame | None:
        """Refuse what is not for this person; give the game it is about, which is looked at again later."""
        check_sent(self._person, request.do)
        if isinstance(request, GameRequest) and not isinstance(request, Unwatch):
            await check_viewer(self._host, self._person, request.game)
            game = await self._host.games.get(request.game)
            check_message(request.do, game, self._person)
            return game
        if isinstance(request, Analyse | Judge):
            contested = await self._host.people.contested(self._person)
            if contested:
                await asyncio.to_thread(check_study, request, contested)
        return None

    # ------------------------------------------------------------------ games

    async def _watch(self, request: Watch | WatchSide, known: LiveGame) -> dict[str, Any]:
        game = request.game
        known.side_position if isinstance(request, WatchSide) else known.board  # others are refused
        if len(self._subscriptions) >= MOST_SUBSCRIPTIONS:
            raise GipfError("too-many-watched", most=MOST_SUBSCRIPTIONS)
        state = await self._host.games.subscribe(game, self._outbox, self._person)
        self._subscriptions.add(game)
        if (state["version"], state["updated"]) == (request.version, request.updated):
            return {"game": None, "clock": state["clock"]}
        return {"game": state}

    def _lobby(self) -> Lobby:
        if self._host.lobby is None:
            raise GipfError("lobby-closed")
        return self._host.lobby

    def _notices(self) -> NoticeBoard:
        if self._host.notices is None:
            raise GipfError("lobby-closed")
        return self._host.notices

    def beat(self) -> None:
        """Say that the line is there, and in which versions what is watched stands; and ask for an answer."""
        versions = self._host.games.versions(self._subscriptions)
        self._lag = lag = self._lag.asked(self._lag.number + 1, now())
        said = {"event": "heartbeat", "number": lag.number, "versions": versions}
        self._outbox.send("heartbeat", write(said))

    async def _rematch(self, game_id: str) -> GameState | SideGameState:
        """Give the rematch, or the game as it is where the other player is asked first."""
        games = self._host.games
        known = await games.get(game_id)
        player = known.held_by(self._person.id)[0] if known.is_between_people else None
        if player and not await self._has_rematch(known):
            await self._check_opponent(known.seats[player.other])
        game = await games.rematch(game_id, player)
        if game.id != game_id:
            await self._host.people.let_watch(game_id, game.id)
        return told_of(game, now(), self._person)

    async def _has_rematch(self, game: LiveGame) -> bool:
        """Whether a game is followed by another one that is still there."""
        with suppress(NoSuchGame):
            return bool(game.rematch and await self._host.games.get(game.rematch))
        return False

    async def _check_opponent(self, seat: Seat) -> None:
        """Ask nobody for a rematch who is gone, or would not be challenged."""
        people, other = self._host.people, key_of(seat.holder)
        if await people.named(other) is None or await people.are_apart(self._person, other):
            raise Refused("not-challenged")

    async def _hint(self, game_id: str) -> dict[str, Any]:
        game = await self._host.games.get(game_id)
        if game.actor is None:
            raise GipfError("nothing-for-engine")
        side = game.side.play if game.side else None
        if isinstance(game.position, SidePosition):
            side = game.position.side
        if side:
            move = await self._host.engine.side_move(side, SIDE_LEVELS, lane="study")
            return {"move": move, "says": None, "version": game.version}
        answer = await self._host.engine.search(game.board, HINT, lane="study")
        says = await asyncio.to_thread(_reason, game.board, answer)
        return {"move": answer.move.text, "says": says, "version": game.version}


def _reason(position: Position, answer: Answer) -> Message:
    """Say in short why an answer is a good one."""
    best = answer.lines[0]
    return message_of([merit_of(position, best.moves, is_won=(best.win_in or 0) > 0)])


def check_study(request: Analyse | Judge, contested: Collection[str]) -> None:
    """Refuse to look at a position that stands in a game between people."""
    if isinstance(request, Analyse):
        found = [positions_after(request.start, request.moves)[1].text]
    else:
        nodes, found = [game_of(request.game).root], []
        while nodes:
            node = nodes.pop()
            found.append(node.position.text)
            nodes += node.children
    if not set(found).isdisjoint(contested):
        raise Forbidden("no-advice-between-people")


def step_of(
    request: Play | Change | Speak | HandOver | Claim | Give,
    person: Person = OWNER,
    away: Mapping[Player, int | None] = MappingProxyType({}),
    lag: int = 0,
) -> Step:
    """Say how a request of somebody changes a game, if it is theirs to change it so.

    ``away`` is how long the players have been away, ``lag`` how many milliseconds their line takes.
    """
    named = getattr(request, "player", None)
    player = Player(named) if named else None

    def step(game: LiveGame, at: int) -> LiveGame:
        check_message(request.do, game, person, player)
        own = game.held_by(person.id)
        match request:
            case Play():
                check_result(game, person, request.move)
                return timekeeping.with_lag(game, lag, at).played(request.move, "person", at)
            case Change():
                if request.do == "undo":
                    check_undo(game, person)
                if game.is_between_people and request.do in PROPOSED:
                    return consent.proposed(game, request.do, own[0], at)
                return CHANGES[request.do](game, at)
            case HandOver():
                return game.handed_over(player, request.level, at)
            case Claim():
                gone = away.get(own[0].other)
                return absence.claimed(game, own[0], gone, at, draw=request.draw)
            case Give():
                return timekeeping.time_given(game, own[0], at)
        return SPEECHES[request.do](game, own[0] if game.is_between_people else player, at)

    return step
