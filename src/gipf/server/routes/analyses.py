"""What was found out about a game, kept with it."""

from fastapi import APIRouter, Request, Response

from gipf.server.annotating import annotated, with_analysis
from gipf.server.export import record_of
from gipf.server.games import NoSuchGame
from gipf.server.reader_threads import Check
from gipf.server.routes.responses import BOTH, MISSING, json_response
from gipf.server.schemas import AnalysisResponse, TreeRequest, WriteResponse
from gipf.server.services import Running
from gipf.server.settings import now
from gipf.server.trees import game_of, tree_of

router = APIRouter(prefix="/api", tags=["analysis"])


@router.get("/games/{id}/analysis", response_model=AnalysisResponse, responses=MISSING)
async def get_analysis(request: Request, services: Running, id: str) -> Response:  # noqa: A002
    """Give a game as a tree, with what was found out about it if that was kept."""
    live = await services.games.get(id)
    text = await services.store.read_analysis(id)
    summary = await services.store.summary(id)

    def work(_: Check) -> Response:
        data = {
            "game": tree_of(with_analysis(live, text)),
            "is_kept": text is not None,
            "kind": live.kind,
            "title": summary.title if summary else "",
        }
        return json_response(data)

    return await services.readers.run(request, work)


@router.put("/games/{id}/analysis", response_model=WriteResponse, responses=BOTH)
async def put_analysis(
    request: Request,
    services: Running,
    id: str,  # noqa: A002
    body: TreeRequest,
) -> Response:
    """Keep what was found out about a game, which stays as it was played; a study becomes what is sent."""
    live = await services.games.get(id)
    sent = await services.readers.run(request, lambda check: game_of(body.game, check))
    if live.kind == "study":
        live = await services.games.rewrite(id, sent)
        text = await services.readers.run(request, lambda _: str(sent))
    else:
        text = await services.readers.run(request, lambda _: str(annotated(record_of(live), sent)))
    if not await services.store.write_analysis(id, text, now()):
        raise NoSuchGame("game-deleted", game=id)
    return json_response({"text": text})
