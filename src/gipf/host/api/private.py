"""What a player keeps at a game for themselves alone: notes, a board without an engine, conditional moves."""

import asyncio

from gipf.errors import GipfError
from gipf.host.annotating import annotated, with_analysis
from gipf.host.conditional_moves import (
    check_open,
    mark_of,
    may_have_plans,
    planned,
    rest_of,
    shown,
)
from gipf.host.export import record_of
from gipf.host.live_game import LiveGame, Refused
from gipf.host.moments import now
from gipf.host.parts import Host, Reader
from gipf.host.people import Person
from gipf.host.private import Private
from gipf.host.requests.files import TreeRequest
from gipf.host.requests.private import ConditionsRequest, NoteRequest
from gipf.host.responses.private import BoardData, ConditionsData, NoteData
from gipf.host.trees import game_of, tree_of
from gipf.variants import Player

MOST_TURNS = 3000
"""Maximum of turns on a board, those of the game included."""


def private_of(host: Host) -> Private:
    """Give what players keep, where there are others."""
    if host.private is None:
        raise GipfError("lobby-closed")
    return host.private


async def get_note(host: Host, game_id: str, person: Person) -> NoteData:
    """Give what somebody has noted about a game."""
    return {"note": (await private_of(host).papers(game_id, person)).note}


async def put_note(host: Host, game_id: str, person: Person, body: NoteRequest) -> NoteData:
    """Keep what somebody notes about a game."""
    await host.games.get(game_id)  # one that was deleted has no notes
    await private_of(host).write_note(game_id, person, body.note, now())
    return {"note": body.note}


# ---------------------------------------------------------------------- the board


async def get_board(host: Host, game_id: str, person: Person, read: Reader) -> BoardData:
    """Give a game with what somebody has tried out in it, and their conditional moves."""
    live, player = await _game(host, game_id, person)
    papers = await private_of(host).papers(game_id, person)
    return {
        **await _conditions(host, live, player, person),
        "game": await read(lambda _: tree_of(with_analysis(live, papers.board))),
        "player": player.value,
        "plies": len(live.plies),
    }


async def put_board(
    host: Host, game_id: str, person: Person, body: TreeRequest, read: Reader
) -> ConditionsData:
    """Keep what somebody has tried out in a game; give their conditional moves."""
    live, player = await _game(host, game_id, person)
    if len(body.game.nodes) > MOST_TURNS:
        raise GipfError("tree-too-long", most=MOST_TURNS)
    sent = await read(lambda tell: game_of(body.game, tell))
    text = await read(lambda _: str(annotated(record_of(live), sent)))
    await private_of(host).write_board(game_id, person, text, now())
    return await _conditions(host, live, player, person)


# ---------------------------------------------------------------------- conditional moves


async def put_conditions(
    host: Host, game_id: str, person: Person, body: ConditionsRequest
) -> ConditionsData:
    """Keep somebody's conditional moves, in the place of those there are."""
    live, player = await _game(host, game_id, person)
    start = check_open(live, player)
    if body.position != start.text:
        raise Refused("conditions-late")
    plan = await asyncio.to_thread(planned, live, player, body.lines, body.key)
    await private_of(host).write_plan(live, person, plan if plan.lines else None)
    return await _conditions(host, live, player, person)


async def delete_conditions(host: Host, game_id: str, person: Person) -> ConditionsData:
    """Delete somebody's conditional moves."""
    live, player = await _game(host, game_id, person)
    await private_of(host).write_plan(live, person, None)
    return await _conditions(host, live, player, person)


async def _conditions(host: Host, live: LiveGame, player: Player, person: Person) -> ConditionsData:
    plan = await private_of(host).plan(live, person)
    rest = rest_of(plan, mark_of(live.position)) if plan and not live.is_over else ()
    try:
        check_open(live, player)
    except Refused:
        may = False
    else:
        may = True
    return {"position": live.position.text, "may": may, "lines": shown(rest)}


async def _game(host: Host, game_id: str, person: Person) -> tuple[LiveGame, Player]:
    """Give a game over days that somebody plays against another person, and their colour."""
    live = await host.games.get(game_id)
    own = live.held_by(person.id)
    if not may_have_plans(live) or not own:
        raise Refused("board-nowhere")
    return live, own[0]
