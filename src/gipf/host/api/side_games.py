"""Side games by themselves: which there are, new ones, scenes, files."""

from dataclasses import replace
from functools import cache

from gipf.errors import GipfError
from gipf.host.api.games import clock_of, held_by, seats_of
from gipf.host.computer_player import SIDE_LEVELS
from gipf.host.games import new_id
from gipf.host.moments import now
from gipf.host.parts import Host, Reader
from gipf.host.pasted_text import cleaned
from gipf.host.people import OWNER, Person
from gipf.host.requests.side_games import (
    NewSideGameRequest,
    SideSceneRequest,
    SideTextRequest,
    SideTouchesRequest,
)
from gipf.host.responses.side_games import (
    SideGameEntry,
    SideGamesResponse,
    SideReadResponse,
    SideReasonResponse,
    SideSceneResponse,
)
from gipf.host.side_file import live_side_game_of, side_file_of, side_picture_of
from gipf.host.side_position import SidePosition
from gipf.host.side_view import Shown, movers_of, shown, things_of
from gipf.host.view import SideGameState, side_look_at, side_state_of
from gipf.record.side_file import read_side_text
from gipf.record.side_play import SidePlay
from gipf.side_games import ON_THE_PAGE, load, split_name
from gipf.side_games.boards import NAMES as BOARDS
from gipf.side_games.boards import board_named
from gipf.side_games.illegal_touches import why_not
from gipf.side_games.paragraphs import FIRST
from gipf.side_games.scene import sketch_of
from gipf.svg.theme import Theme


@cache
def side_games() -> SideGamesResponse:
    """List the side games that can be played by themselves, and all boards."""
    entries: list[SideGameEntry] = []
    for name in ON_THE_PAGE:
        board = sketch_of(name, load(name).start()).board
        options = list(load(name).options)
        entries.append(
            {
                "name": name,
                "rule": FIRST[name],
                "options": options,
                "board": board,
                "is_quick": not board,
                "is_pure_chance": load(name).is_pure_chance,
                "has_colours": load(name).has_colours,
            }
        )
    boards = {name: board_named(name) for name in BOARDS}
    return {"games": entries, "boards": boards, "levels": SIDE_LEVELS}


async def new_side_game(
    host: Host, body: NewSideGameRequest, person: Person = OWNER
) -> SideGameState:
    """Set up a side game by itself."""
    seats = seats_of(body.seats, person)
    if any((seat.level or 0) > SIDE_LEVELS for seat in seats.values()):
        raise GipfError("side-level", most=SIDE_LEVELS)
    clock = clock_of(body, seats, is_service=host.is_service)
    live = await host.games.new(SidePosition.new(body.game), seats, clock)
    return side_state_of(live, now(), person)


def side_scene(body: SideSceneRequest) -> SideSceneResponse:
    """Play a side game through; give how it is shown then."""
    play = SidePlay.parse(body.play)
    if body.position is not None:
        play = replace(SidePlay.from_position(body.position), moves=play.moves)
    state = play.state
    if state is None:
        raise GipfError("side-play-unknown", name=play.name)
    ended = None
    if play.outcome and state.outcome is None:
        ended = play.outcome, "agreement" if play.outcome == "draw" else "resignation"
    data = shown(play, body.viewer, ended)
    return {"scene": data["scene"], "moves": data["moves"]}


def side_reason(body: SideTouchesRequest) -> SideReasonResponse:
    """Say why the last of some touches does nothing."""
    play = SidePlay.from_position(body.position)
    assert play.state is not None, "a position is of a known game"
    return {"why": why_not(split_name(play.name)[0], play.state, body.touches)}


def read_side_game(body: SideTextRequest) -> SideReadResponse:
    """Read a file, a position or moves of a side game, without storing it."""
    file = read_side_text(cleaned(body.text), body.game)
    headers = {"Result": file.result, **file.headers}
    return {
        "play": str(file.play),
        "movers": movers_of(file.play),
        "things": things_of(file.play),
        "position": file.play.position,
        "headers": headers,
    }


async def import_side_game(
    host: Host, body: SideTextRequest, read: Reader, person: Person = OWNER
) -> SideGameState:
    """Read a file, a position or moves of a side game and store it; it can be gone on with."""
    live = await read(lambda _: live_side_game_of(body.text, new_id(), now(), body.game))
    live = held_by(live, person)
    await host.store.add(live)
    return side_state_of(live, now(), person)


async def get_side_game(host: Host, game_id: str, person: Person = OWNER) -> SideGameState:
    """Give a side game by itself as it stands."""
    return side_state_of(await host.games.get(game_id), now(), person)


async def side_game_scene(host: Host, game_id: str, ply: int, person: Person = OWNER) -> Shown:
    """Show a side game by itself as it stood after some of its moves, to whoever looks at it now."""
    return side_look_at(await host.games.get(game_id), ply, person)


async def side_game_picture(host: Host, game_id: str, ply: int | None, theme: Theme) -> str:
    """Draw a side game by itself that is played on a board, now or after some decisions."""
    return side_picture_of(await host.games.get(game_id), ply, theme)


async def side_game_file(host: Host, game_id: str) -> tuple[str, str]:
    """Give a side game by itself as a file, once nothing in it is hidden any more, and the file's name."""
    live = await host.games.get(game_id)
    return str(side_file_of(live)), f"{live.id}.gipf"
