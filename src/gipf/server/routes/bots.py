"""Programs that play: accounts of theirs, tokens, what they are told, what they send: see docs/bots.md."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query, Response

from gipf.host.bot_events import (
    BotEvents,
    BotGameEvent,
    BotHeartbeat,
    OfferEvent,
    OfferGoneEvent,
)
from gipf.host.conversation import Conversation
from gipf.host.moments import now
from gipf.host.permissions import check_sent
from gipf.host.requests.accounts import NewTokenRequest
from gipf.host.responses.accounts import AccountResponse, NewTokenResponse
from gipf.host.socket_messages import (
    DeletedEvent,
    DoneResponse,
    GameEvent,
    GameResponse,
    GivenEvent,
    MovingEvent,
    PresenceEvent,
    SideGameEvent,
    SideGameResponse,
    TalkEvent,
    VersionResponse,
)
from gipf.host.wire import write
from gipf.server.limits import TooMuch
from gipf.server.line_stream import LineStream
from gipf.server.read_request import ProgramRequest, read_request
from gipf.server.routes.accounts import account_data
from gipf.server.routes.responses import BOTH, INVALID, MISSING, json_response
from gipf.server.services import Asking, Programs, Running, Signing, Visiting

router: APIRouter = APIRouter(prefix="/api", tags=["bots"])
BotEvent = OfferEvent | OfferGoneEvent | BotGameEvent | BotHeartbeat | MovingEvent
BotGameLine = (
    GameEvent | SideGameEvent | DeletedEvent | PresenceEvent | GivenEvent | TalkEvent
    | BotHeartbeat | MovingEvent
)  # fmt: skip
MOST_EVENTS = 4
"""Streams of events that one bot can have open at one server: each looks its games up every two seconds."""
Since = Annotated[int | None, Query(ge=0, lt=2**53)]
Version = Annotated[int | None, Query(ge=0, lt=2**31)]


@router.put("/account/bot", response_model=AccountResponse, responses=INVALID)
async def make_bot(accounts: Signing, bots: Programs, visit: Visiting) -> Response:
    """Make one's account that of a program, for good; one that was rated, or is in a game, stays as it is."""
    await bots.make_bot(visit)
    return json_response(await account_data(accounts, bots, visit))


@router.post("/account/tokens", response_model=NewTokenResponse, status_code=201, responses=INVALID)
async def make_token(
    accounts: Signing, bots: Programs, visit: Visiting, body: NewTokenRequest
) -> Response:
    """Make a token by which a program comes; it is told this once."""
    token = await bots.make_token(visit, body.name, tuple(body.scopes))
    return json_response(
        {"token": token, "account": await account_data(accounts, bots, visit)}, 201
    )


@router.delete("/account/tokens/{token}", status_code=204)
async def revoke_token(bots: Programs, visit: Visiting, token: str) -> Response:
    """Let a token, named by its id, be good for nothing any more; what is open by it ends."""
    await bots.revoke(visit.person, token)
    return Response(status_code=204)


@router.get("/bot/events", response_class=LineStream, response_model=BotEvent)
async def events(
    services: Running, bots: Programs, person: Asking, since: Since = None
) -> Response:
    """Tell a program, a line of JSON for each, of offers that reach it and of games that begin and end.

    It begins with what is there. ``since`` is the ``at`` of the last heartbeat: games that have ended after it
    are told of, too, some of them twice.
    """
    bots.check_streams(person)
    own = [line for line in services.network.lines if line.person.id == person.id]
    if sum(isinstance(line, LineStream) and line.is_of_events for line in own) >= MOST_EVENTS:
        raise TooMuch("asked-too-much", seconds=1)

    async def work(stream: LineStream) -> None:
        told = BotEvents(services, bots.store, person, stream, since)
        stream.beat = told.beat
        await told.run()

    stream = LineStream(services.network, person, services.settings.heartbeat, work)
    stream.is_of_events = True
    return stream


@router.get(
    "/bot/games/{id}", response_class=LineStream, response_model=BotGameLine, responses=MISSING
)
async def follow(
    services: Running,
    bots: Programs,
    person: Asking,
    id: str,  # noqa: A002
    version: Version = None,
) -> Response:
    """Tell a program of one game, a line of JSON for each change: what a page is told that watches it.

    It begins with the game as it stands, unless that is the ``version`` the program has.
    """
    bots.check_streams(person)
    await services.games.get(id)

    async def work(stream: LineStream) -> None:
        games = services.games

        def beat() -> None:
            said = {"event": "heartbeat", "at": now(), "versions": games.versions([id])}
            stream.send("heartbeat", write(said))

        try:
            state = await games.subscribe(id, stream, person)
            if state["version"] != version:
                kind = "side-game" if state["kind"] == "side" else "game"
                stream.send(f"game {id}", write({"event": kind, "game": state}))
            beat()
            stream.beat = beat
            await asyncio.Event().wait()
        finally:
            games.unsubscribe(id, stream)

    return LineStream(services.network, person, services.settings.heartbeat, work)


@router.post(
    "/bot/messages",
    response_model=VersionResponse | GameResponse | SideGameResponse | DoneResponse,
    responses=BOTH,
)
async def send(services: Running, person: Asking, body: ProgramRequest) -> Response:
    """Do what a page does by the same message over its WebSocket; with a key it is done once."""
    check_sent(person, body.do)
    talk = Conversation(services, Silent(), read_request, person=person)
    try:
        return json_response({"id": body.id, "ok": True, **await talk.respond(body)})
    finally:
        await talk.close()


class Silent:
    """Nobody is told anything besides the answer."""

    def send(self, key: str, message: str) -> None:
        """Say nothing."""

    def reply(self, message: dict[str, object]) -> None:
        """Say nothing."""
