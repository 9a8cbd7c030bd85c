"""Where the link leads that ends somebody's mail: without signing in, and with one click of a mail program."""

from html import escape

from fastapi import APIRouter, Request
from starlette.responses import Response

from gipf.messages import render
from gipf.server.entrance import language_of, no_entry, page
from gipf.server.notice_mail import NO_MAIL, NoticeMail
from gipf.server.service import Service

router: APIRouter = APIRouter(include_in_schema=False)


def _mail(request: Request) -> NoticeMail | None:
    services = request.app.state.services
    if not isinstance(services.network, Service):
        return None
    return NoticeMail(services.store, None, services.settings.service)


@router.get(NO_MAIL + "{token}")
async def show(request: Request, token: str) -> Response:
    """Ask whether that is meant: programs look at links, too."""
    mail = _mail(request)
    if mail is None or await mail.whose(token) is None:
        return no_entry(request.headers, "no-mail-link", 410)
    return _page(request, "no-mail", '<form method="post"><button>{button}</button></form>')


@router.post(NO_MAIL + "{token}")
async def end(request: Request, token: str) -> Response:
    """End it, as often as it is asked for (RFC 8058)."""
    mail = _mail(request)
    holder = await mail.whose(token) if mail else None
    if mail is None or holder is None:
        return no_entry(request.headers, "no-mail-link", 410)
    await mail.end(holder)
    return _page(request, "no-mail-done", "")


def _page(request: Request, what: str, form: str) -> Response:
    language = language_of(request.headers)
    title, text, button = (
        escape(render({"id": name, "args": {}}, language))
        for name in (what, f"{what}-why", "no-mail-button")
    )
    return page(f"<h1>{title}</h1>\n<p>{text}</p>\n{form.format(button=button)}", language)
