"""Where somebody with a link comes in: a name is asked for, a seat is taken. Without one nobody gets further.

A link is followed by a person, but looked at by messengers that show a preview of it: so looking at one
takes no seat, only the answer to the question for a name does.
"""

from base64 import b64encode
from dataclasses import replace
from hashlib import sha256
from html import escape
from urllib.parse import parse_qs

from fastapi import APIRouter, Request
from starlette.datastructures import Headers
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.types import Scope

from gipf.errors import GipfError
from gipf.host.live_game import LiveGame
from gipf.host.people import LONGEST_NAME, Forbidden, Person
from gipf.host.seats import AWAITED
from gipf.messages import languages, render
from gipf.server.account_games import AccountGames
from gipf.server.network import PERSON, Network
from gipf.server.people_store import Invitation
from gipf.variants import Player

JOIN = "/join/"
STYLE = """:root{color-scheme:light dark;--paper:#f4ede0;--ink:#2a2622;--accent:#9c4a1a;--card:#fffaf0}
@media (prefers-color-scheme:dark){:root{--paper:#1b1e22;--ink:#ece6da;--accent:#e09a6a;--card:#26292e}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--paper);color:var(--ink);
font:1.1rem/1.45 system-ui,sans-serif}
main{width:min(26rem,100% - 2rem);margin:1rem;padding:1.6rem;border-radius:1rem;background:var(--card)}
h1{margin:0 0 .6rem;font-size:1.5rem;line-height:1.2}
p{margin:.6rem 0}
label{display:block;margin:1.2rem 0 .3rem;font-weight:600}
input,button{width:100%;min-height:3rem;padding:.4rem .8rem;border-radius:.6rem;font:inherit}
input{border:2px solid currentColor;background:transparent;color:inherit}
button{margin-top:1rem;border:0;background:var(--ink);color:var(--card);font-weight:650;cursor:pointer}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}"""
_HASH = b64encode(sha256(STYLE.encode()).digest()).decode()
POLICY = (
    f"default-src 'none'; style-src 'sha256-{_HASH}'; form-action 'self'; base-uri 'none'; "
    "frame-ancestors 'none'"
)

router: APIRouter = APIRouter(include_in_schema=False)


def is_entrance(scope: Scope) -> bool:
    """Whether a request is for the page that lets people in."""
    return scope["type"] == "http" and str(scope["path"]).startswith(JOIN)


def language_of(headers: Headers) -> str:
    """Give the language a browser prefers of those there are.

    >>> language_of(Headers({"accept-language": "pt-BR, nl;q=0.8, de;q=0.9"}))
    'de'
    """
    wanted: list[tuple[float, str]] = []
    for part in headers.get("accept-language", "")[:200].split(","):
        name, _, weight = part.strip().partition(";q=")
        try:
            wanted.append((-float(weight or 1), name.split("-")[0].lower()))
        except ValueError:
            continue
    known = languages()
    return next(
        (name for _, name in sorted(wanted, key=lambda pair: pair[0]) if name in known), "en"
    )


def no_entry(headers: Headers, why: str = "entrance-no-link", status: int = 403) -> Response:
    """Say to somebody who may not come in what they need."""
    language = language_of(headers)
    title, text = (escape(_say(f"{why}{part}", language)) for part in ("", "-why"))
    return page(f"<h1>{title}</h1>\n<p>{text}</p>", language, status)


def wants_page(headers: Headers, path: str) -> bool:
    """Whether whoever asks looks at a page of ours, and is no program."""
    return not path.startswith("/api") and "text/html" in headers.get("accept", "")


def refusal_page(headers: Headers, error: GipfError, status: int) -> Response:
    """Say to somebody who looks at a page why there is nothing to be seen, in their language."""
    language = language_of(headers)
    told = render(error.message, language)
    return page(f"<h1>GIPF</h1>\n<p>{escape(told[:1].upper() + told[1:])}</p>", language, status)


def _say(name: str, language: str, **args: str) -> str:
    return render({"id": name, "args": args}, language)


def page(body: str, language: str, status: int = 200) -> Response:
    """Give a page of its own, which needs no script."""
    written = f"""<!doctype html>
<html lang="{language}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>GIPF</title><style>{STYLE}</style>
<main>{body}</main>
</html>
"""
    headers = {"Content-Security-Policy": POLICY, "Cache-Control": "no-store"}
    headers["Referrer-Policy"] = (
        "same-origin"  # else the form's answer would not say where it comes from
    )
    return HTMLResponse(written, status, headers=headers)


@router.get(JOIN + "{token}")
async def ask_name(request: Request, token: str) -> Response:
    """Ask somebody who has a link for their name; who is known already goes on."""
    network, person = _network(request), _known(request)
    invitation = await _opened(request, token)
    if isinstance(invitation, Person):
        is_here = person is not None and person.id == invitation.id
        return (
            await _onward_as(request, invitation) if is_here else _ask_whether(request, invitation)
        )
    if isinstance(invitation, Response):
        return invitation
    if person is not None and (
        invitation is None or not await _is_new(network, invitation, person)
    ):
        return _onward(invitation)
    return await _form(request, invitation, person)


@router.post(JOIN + "{token}")
async def join(request: Request, token: str) -> Response:
    """Let somebody in who has a link and a name, and give them what the link leads to."""
    network, person = _network(request), _known(request)
    invitation = await _opened(request, token)
    if isinstance(invitation, Person):
        return await _go_on(request, token, invitation)
    if isinstance(invitation, Response):
        return invitation
    new_cookie = None
    if person is None or not person.has_account:
        given = parse_qs((await request.body()).decode(errors="replace")).get("name", [""])[0]
        try:
            name = await network.guest_name(given)
        except GipfError as error:
            return await _form(request, invitation, person, given[:LONGEST_NAME], error)
        if person is None:
            person, new_cookie = await network.people.add_guest(name)
        elif person.name != name:
            await network.people.rename(person, name)
            person = replace(person, name=name)
    if invitation and not await _take(request, token, invitation, person):
        return no_entry(request.headers, "entrance-taken")
    answer = _onward(invitation)
    if new_cookie:
        answer.headers["Set-Cookie"] = network.cookie(new_cookie)
    return answer


def _known(request: Request) -> Person | None:
    """Say who follows a link, if that is known."""
    person = request.scope[PERSON]
    assert person is None or isinstance(person, Person)
    return None if person and person.is_stranger else person


def _network(request: Request) -> Network:
    network = request.app.state.network
    assert isinstance(network, Network)
    return network


async def _opened(request: Request, token: str) -> Invitation | Person | Response | None:
    """Say what a link leads to: nothing but the network, a game, a guest; or why it leads nowhere."""
    network, person = _network(request), _known(request)
    if person is not None and person.is_owner:
        return RedirectResponse("/", 303)
    address = request.client.host if request.client else ""
    if network.attempts.is_too_many(address):
        return no_entry(request.headers, "entrance-wait", 429)
    if not network.is_on:
        return no_entry(request.headers)
    if network.is_secret(token):
        return None
    invitation = await network.invitation(token)
    if invitation is None:
        if guest := await network.links.whose(token):
            return guest
        network.attempts.note(address)
        return no_entry(request.headers)
    is_own = person is not None and invitation.taken == person.id
    if invitation.taken and not is_own:
        return no_entry(request.headers, "entrance-taken")
    return invitation


async def _is_new(network: Network, invitation: Invitation, person: Person) -> bool:
    """Whether a link gives somebody something they do not have."""
    if invitation.player is None:
        return not await network.people.watches(invitation.game, person)
    holders = await network.people.holders(invitation.game) or []
    return invitation.taken != person.id or person.id not in holders


def _onward(invitation: Invitation | None) -> Response:
    return RedirectResponse(f"/#/game/{invitation.game}" if invitation else "/", 303)


def _ask_whether(request: Request, guest: Person) -> Response:
    """Ask whether somebody goes on here as the guest whose link they have."""
    person, language = _known(request), language_of(request.headers)
    what = "account" if person and person.has_account else "guest" if person else "nobody"
    args = {"what": what, "name": guest.name, "own": person.name if person else ""}
    title, why, button = (
        escape(render({"id": each, "args": args}, language))
        for each in ("entrance-go-on", "entrance-go-on-why", "entrance-go-on-do")
    )
    body = f'<h1>{title}</h1>\n<p>{why}</p>\n<form method="post"><button>{button}</button></form>'
    return page(body, language)


async def _go_on(request: Request, token: str, guest: Person) -> Response:
    """Let this browser be the guest's; whoever else was known in it comes along, and who has an account stays.

    Then what is the guest's is the account's.
    """
    network, person = _network(request), _known(request)
    if person is not None and person.id == guest.id:
        return await _onward_as(request, guest)
    services = request.app.state.services
    known_by = await network.links.follow(token)
    if known_by is None:
        return no_entry(request.headers)
    games = AccountGames(services.store, services.games)
    if person is not None and person.has_account:
        await games.adopt(guest, person)
        await _known_otherwise(network, guest)
        return await _onward_as(request, person)
    if person is not None:
        await games.adopt(person, guest)
        await _known_otherwise(network, person)
    answer = await _onward_as(request, guest)
    answer.headers["Set-Cookie"] = network.cookie(known_by)
    return answer


async def _known_otherwise(network: Network, person: Person) -> None:
    network.forget(person.id)
    await network.renew_lines(person.id)


async def _onward_as(request: Request, person: Person) -> Response:
    """Lead to the one game that somebody plays, or to the first page."""
    running = await request.app.state.services.people.running(person)
    return RedirectResponse(f"/#/game/{running[0]}" if len(running) == 1 else "/", 303)


async def _form(
    request: Request,
    invitation: Invitation | None,
    person: Person | None,
    given: str | None = None,
    wrong: GipfError | None = None,
) -> Response:
    """Ask for a name, unless it is known for good; ``given`` is one that will not do, and why."""
    language = language_of(request.headers)
    what = "network" if invitation is None else "seat" if invitation.player else "watch"
    colour = invitation.player.value if invitation and invitation.player else "w"
    title, why, label, button = (
        escape(_say(each, language, what=what, player=colour))
        for each in ("entrance-title", "entrance-why", "entrance-name", "entrance-join")
    )
    name = escape(given if given is not None else person.name if person else "")
    told = (
        f'<p id="wrong" role="alert">{escape(render(wrong.message, language))}</p>' if wrong else ""
    )
    field = f"""<label for="name">{label}</label>{told}
<input id="name" name="name" maxlength="{LONGEST_NAME}" required autofocus autocomplete="nickname" \
value="{name}"{' aria-describedby="wrong" aria-invalid="true"' if wrong else ""}>"""
    if person and person.has_account:
        field = f"<p><strong>{name}</strong></p>"
    which = escape(await _which(request, invitation, language)) if invitation else ""
    body = f"""<h1>{title}</h1>
{which and f"<p><strong>{which}</strong></p>"}
<p>{why}</p>
<form method="post">{field}
<button>{button}</button></form>"""
    return page(body, language, 422 if wrong else 200)


async def _which(request: Request, invitation: Invitation, language: str) -> str:
    """Say which game somebody is invited to, and who plays it."""
    try:
        game = await request.app.state.services.games.get(invitation.game)
    except GipfError:  # it has gone meanwhile
        return ""
    assert isinstance(game, LiveGame)
    names = [seat.name for seat in game.seats.values() if seat.holder != AWAITED and seat.name]
    variant = game.start.variant
    if isinstance(variant, str):  # a side game by itself
        return " – ".join(names)
    is_mixed = variant.has_potentials and variant.base in ("standard", "tournament")
    base = f"{variant.base}-potentials" if is_mixed else variant.base
    return " · ".join((_say("variant-name", language, base=base), " – ".join(names)))


async def _take(request: Request, token: str, invitation: Invitation, person: Person) -> bool:
    """Give somebody the seat, or let them watch; say whether the seat was still free."""
    services, player = request.app.state.services, invitation.player
    if player is None:
        await services.people.add_spectator(invitation.game, person)
        return True
    if person.id in (await services.people.holders(invitation.game) or []):
        return invitation.taken == person.id  # nobody plays against themselves
    # a server may have been killed between the two: the link is theirs then, and the seat is still free
    if invitation.taken != person.id and not await services.people.take(token, person):
        return False

    def seated(game: LiveGame, now: int) -> LiveGame:
        return taken_by(game, player, person, now)

    await services.games.change(invitation.game, seated)
    return True


def taken_by(game: LiveGame, player: Player, person: Person, now: int) -> LiveGame:
    """Give somebody the seat that was kept for them."""
    seat = game.seats[player]
    if not seat.is_open:
        raise Forbidden("seat-not-free", player=player)
    taken = replace(seat, holder=person.id, name=person.name, bot=person.is_bot)
    seats = {**game.seats, player: taken}
    return replace(game, seats=seats).with_clock_running(now).changed(now)
