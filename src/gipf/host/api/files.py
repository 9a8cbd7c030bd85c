"""Game files: read, written, stored as games, and the files and pictures of games."""

from gipf.errors import GipfError
from gipf.host.annotating import is_annotated, with_analysis
from gipf.host.api.games import held_by
from gipf.host.catalogue import summary_from
from gipf.host.export import file_name, picture_of
from gipf.host.games import new_id
from gipf.host.importing import live_game_of, title_of
from gipf.host.live_game import LiveGame
from gipf.host.moments import now
from gipf.host.parts import Host, Reader
from gipf.host.pasted_text import read_as_far, read_text
from gipf.host.people import OWNER, Person
from gipf.host.requests.files import EmbedRequest, ImportRequest, TextRequest, TreeRequest
from gipf.host.responses.files import EmbedResponse, ImportResponse, ReadResponse, WriteResponse
from gipf.host.side_file import is_side_file, live_side_games_of
from gipf.host.trees import game_of, tree_of
from gipf.host.view import summary_of
from gipf.host.wire import refusal
from gipf.record.embedding import Attributes, embed_game, embed_position, positions_of
from gipf.record.reading import Tell
from gipf.svg import Theme

MOST_IMPORTED = 200
"""Maximum of games that are read from one text."""


def read_games(body: TextRequest, tell: Tell) -> ReadResponse:
    """Read a game file, an archive's text, a position, a variant or a list of moves."""
    return {"games": [tree_of(game) for game in read_text(body.text, tell)]}


def write_game(body: TreeRequest, tell: Tell) -> WriteResponse:
    """Write a tree of turns as a game file in canonical form."""
    return {"text": str(game_of(body.game, tell))}


def embed(body: EmbedRequest, tell: Tell) -> EmbedResponse:
    """Write HTML that shows a game, or a position of it, in any page."""
    game = read_text(body.text, tell)[0]
    moves = game.moves()
    ply = len(moves) if body.ply is None else min(body.ply, len(moves))
    own: Attributes = {"flip": body.flip}
    if body.kind == "game":
        shown: Attributes = {"ply": str(ply) if ply else None, "site": body.site or None}
        return {"html": embed_game(game, site=body.site, attributes={**own, **shown})}
    position = list(positions_of(game))[ply]
    marked: Attributes = {"last-move": moves[ply - 1].text if ply else None}
    return {"html": embed_position(position, site=body.site, attributes={**marked, **own})}


async def import_games(
    host: Host, body: ImportRequest, read: Reader, person: Person = OWNER
) -> ImportResponse:
    """Read games from a text, as `read_games` does, and store them; their main lines can be gone on with.

    A file of side games by themselves is stored as those.
    """

    def work(tell: Tell) -> tuple[list[tuple[LiveGame, str | None, str]], GipfError | None]:
        if is_side_file(body.text):
            found, wrong = live_side_games_of(body.text, new_id, now())
            title = title_of(body.title or "")
            return [(live, None, title) for live in found[:MOST_IMPORTED]], wrong
        games, problem = read_as_far(body.text, tell)
        return [
            (
                live_game_of(game, new_id(), now(), body.kind),
                str(game) if is_annotated(game) else None,
                title_of(body.title or game.headers["Event"]),
            )
            for game in games[:MOST_IMPORTED]
        ], problem

    found_there, problem = await read(work)
    imported = [(held_by(live, person), analysis, title) for live, analysis, title in found_there]
    titles = {live.id: title for live, _, title in imported}
    await host.store.add_all([(live, analysis) for live, analysis, _ in imported], titles)
    found = [summary_of(summary_from(live, titles[live.id])) for live, _, _ in imported]
    return {"games": found, "problem": refusal(problem) if problem else None}


async def game_file(host: Host, game_id: str, read: Reader) -> tuple[str, str]:
    """Give a game as a file, and the name of that file."""
    live = await host.games.get(game_id)
    analysis = await host.store.read_analysis(game_id)

    def work(_: Tell) -> tuple[str, str]:
        game = with_analysis(live, analysis)
        return str(game), file_name(game)

    return await read(work)


async def game_picture(
    host: Host, game_id: str, ply: int | None, theme: Theme, *, flipped: bool
) -> str:
    """Draw a game's position, now or after some decisions."""
    return picture_of(await host.games.get(game_id), ply, theme, flipped=flipped)
