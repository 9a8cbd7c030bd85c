"""Where a link leads that was sent by mail: looking at it uses nothing up, only the button there does."""

from html import escape

from fastapi import APIRouter, Request
from starlette.responses import RedirectResponse, Response

from gipf.messages import render
from gipf.server.accounts import SIGN_IN, Accounts, Visit
from gipf.server.entrance import language_of, no_entry, page
from gipf.server.service import Service

router: APIRouter = APIRouter(include_in_schema=False)


def _accounts(request: Request) -> Accounts | None:
    network = request.app.state.network
    return network.accounts if isinstance(network, Service) else None


@router.get(SIGN_IN + "{token}")
async def show_link(request: Request, token: str) -> Response:
    """Say what a link is good for."""
    accounts = _accounts(request)
    found = await accounts.link(token) if accounts else None
    if found is None:
        return no_entry(request.headers, "mail-link-used", 410)
    what, _, account = found
    language = language_of(request.headers)
    title, text, button = (
        escape(render({"id": each, "args": {"what": what, "name": account.name}}, language))
        for each in ("mail-link-title", "mail-link-text", "mail-link-button")
    )
    body = f'<h1>{title}</h1>\n<p>{text}</p>\n<form method="post"><button>{button}</button></form>'
    return page(body, language)


@router.post(SIGN_IN + "{token}")
async def follow_link(request: Request, token: str) -> Response:
    """Do what it is good for, once."""
    accounts = _accounts(request)
    done = await accounts.follow(Visit(request), token) if accounts else None
    if done is None:
        return no_entry(request.headers, "mail-link-used", 410)
    return RedirectResponse("/#/account", 303)
