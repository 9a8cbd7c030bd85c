"""What was found out about a game, kept with it."""

from gipf.host.annotating import annotated, with_analysis
from gipf.host.export import record_of
from gipf.host.moments import now
from gipf.host.parts import Host, Reader
from gipf.host.people import Forbidden
from gipf.host.requests.files import TreeRequest
from gipf.host.responses.files import WriteResponse
from gipf.host.responses.games import AnalysisResponse
from gipf.host.rooms import NoSuchGame
from gipf.host.trees import game_of, tree_of


async def get_analysis(host: Host, game_id: str, read: Reader) -> AnalysisResponse:
    """Give a game as a tree, with what was found out about it if that was kept."""
    live = await host.games.get(game_id)
    text = await host.store.read_analysis(game_id)
    summary = await host.store.summary(game_id)
    return {
        "game": await read(lambda _: tree_of(with_analysis(live, text))),
        "is_kept": text is not None,
        "kind": "study" if live.kind == "study" else "game",
        "title": summary.title if summary else "",
    }


async def put_analysis(host: Host, game_id: str, body: TreeRequest, read: Reader) -> WriteResponse:
    """Keep what was found out about a game, which stays as it was played; a study becomes what is sent."""
    live = await host.games.get(game_id)
    if live.is_contested:
        raise Forbidden("no-advice-between-people")
    sent = await read(lambda tell: game_of(body.game, tell))
    if live.kind == "study":
        live = await host.games.rewrite(game_id, sent)
        text = await read(lambda _: str(sent))
    else:
        text = await read(lambda _: str(annotated(record_of(live), sent)))
    if not await host.store.write_analysis(game_id, text, now()):
        raise NoSuchGame("game-deleted", game=game_id)
    return {"text": text}
