"""The address of a game that can be sent to somebody: it leads to the board, and messengers show a picture.

What stands behind the ``#`` of an address never comes to a server; so this is an address of its own. Only of a
game that everybody may see is anything told.
"""

from html import escape
from urllib.parse import quote

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse, Response

from gipf.errors import GipfError
from gipf.host.people import STRANGER
from gipf.messages import render
from gipf.server.entrance import language_of
from gipf.server.game_pictures import can_draw
from gipf.variants import Player

SHARED = "/game/"
POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
PREVIEW = "/preview.png"

router: APIRouter = APIRouter(include_in_schema=False)


@router.get(SHARED + "{game}")
async def shared(request: Request, game: str) -> Response:
    """Lead to a game; the same where there is none, which the page says."""
    services, language = request.app.state.services, language_of(request.headers)
    base = services.network.base if services.network.is_on else ""
    title, about, picture, size = "GIPF", "", f"{base}{PREVIEW}", ""
    page = "game"
    if await services.people.watches(game, STRANGER):
        try:
            live = await services.games.get(game)
        except GipfError:  # it has gone meanwhile
            live = None
        if live is not None:
            page = "side" if live.kind == "side" else "game"
            title = " – ".join(live.seats[player].name for player in Player)
            name = "share-over" if live.is_over else "share-goes-on"
            args = {"variant": str(live.start.variant), "result": live.result}
            about = render({"id": name, "args": args}, language)
            if can_draw():
                picture = f"{base}/api/games/{live.id}/picture.png?v={live.version}"
                size = "summary"
    target = f"/#/{page}/{quote(game, safe='')}"
    told = {
        "og:type": "website",
        "og:site_name": "GIPF",
        "og:title": title,
        "og:description": about,
        "og:url": f"{base}{SHARED}{quote(game, safe='')}",
        "og:image": picture,
        "og:image:alt": title,
        "twitter:card": size or "summary_large_image",
    }
    meta = "\n".join(
        f'<meta {"name" if name.startswith("twitter") else "property"}="{name}" '
        f'content="{escape(text)}">'
        for name, text in told.items()
        if text
    )
    opened = escape(render({"id": "share-open", "args": {}}, language))
    written = f"""<!doctype html>
<html lang="{language}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>{escape(title)} – GIPF</title>
<meta name="description" content="{escape(about)}">
{meta}
<meta http-equiv="refresh" content="0; url={escape(target)}">
<h1>{escape(title)}</h1>
<p>{escape(about)}</p>
<p><a href="{escape(target)}">{opened}</a></p>
</html>
"""
    headers = {"Content-Security-Policy": POLICY, "Cache-Control": "no-cache"}
    return HTMLResponse(written, headers=headers)
