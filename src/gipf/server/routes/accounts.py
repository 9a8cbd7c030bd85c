"""Accounts of a service: how one gets one, signs in and out, and what one can change about it."""

from fastapi import APIRouter, Response

from gipf.host.moments import now
from gipf.host.people import Person
from gipf.host.requests.accounts import (
    AccountChangeRequest,
    CredentialRequest,
    MailRequest,
    NewAccountRequest,
    NewPasskeyRequest,
    PasskeyRequest,
    PasswordRequest,
    SignInRequest,
)
from gipf.host.responses.accounts import AccountResponse
from gipf.host.responses.people import MeResponse
from gipf.host.view import iso
from gipf.server.account_export import export_of
from gipf.server.accounts import Accounts, Visit
from gipf.server.bots import Bots
from gipf.server.routes.people import me_of
from gipf.server.routes.responses import BOTH, INVALID, json_response, written_response
from gipf.server.service import Service
from gipf.server.services import Programs, Running, Signing, Visiting, seated_name

router: APIRouter = APIRouter(prefix="/api", tags=["accounts"])
DONE = 204


@router.post("/account", response_model=MeResponse, status_code=201, responses=INVALID)
async def register(
    services: Running, accounts: Signing, visit: Visiting, body: NewAccountRequest
) -> Response:
    """Make an account of whoever asks; what they have played as a guest stays theirs."""
    given = body.name, body.password, body.mail, body.credential
    account = await accounts.register(visit, *given)
    await seated_name(services, account.person)
    return json_response(me_of(services, account.person), 201)


@router.post("/session", response_model=MeResponse, responses=INVALID)
async def sign_in(
    services: Running, accounts: Signing, visit: Visiting, body: SignInRequest
) -> Response:
    """Sign in with a password, by name or mail address."""
    account = await accounts.sign_in(visit, body.name, body.password)
    return json_response(me_of(services, account.person))


@router.delete("/session", status_code=DONE)
async def sign_out(accounts: Signing, visit: Visiting) -> Response:
    """Be signed in here no longer; pages that are open are closed."""
    await accounts.sign_out(visit)
    return Response(status_code=DONE)


@router.post("/session/mail", status_code=202, responses=INVALID)
async def send_link(accounts: Signing, visit: Visiting, body: MailRequest) -> Response:
    """Send a link that signs in whoever has this address; the answer is the same where nobody has it."""
    accounts.send_link(visit, body.mail)
    return json_response({}, 202)


@router.post("/session/passkey/options", responses=INVALID)
async def ask_passkey(accounts: Signing) -> Response:
    """Say what a browser is to be asked for one of its passkeys: the options of ``navigator.credentials``."""
    return written_response(await accounts.ask_passkey())


@router.post("/session/passkey", response_model=MeResponse, responses=INVALID)
async def sign_in_by_passkey(
    services: Running, accounts: Signing, visit: Visiting, body: CredentialRequest
) -> Response:
    """Sign in with a passkey."""
    account = await accounts.sign_in_by_passkey(visit, body.credential)
    return json_response(me_of(services, account.person))


@router.get("/account", response_model=AccountResponse)
async def account(accounts: Signing, bots: Programs, visit: Visiting) -> Response:
    """Say how one can sign in, and where one is signed in."""
    return json_response(await account_data(accounts, bots, visit))


async def account_data(accounts: Accounts, bots: Bots, visit: Visit) -> AccountResponse:
    """Describe the account of whoever asks."""
    person = visit.person
    found = await accounts.store.account(person.id)
    assert found is not None, "it was looked up just now"
    return {
        "name": found.name,
        "created": iso(found.created),
        "mail": found.mail,
        "has_password": found.password is not None,
        "is_proved": await accounts.is_proved(visit),
        "passkeys": [
            {"id": each.id, "name": each.name, "created": iso(each.created)}
            for each in await accounts.store.passkeys(found.id)
        ],
        "sessions": [
            {
                "id": each.id,
                "agent": each.agent,
                "created": iso(each.created),
                "seen": iso(now() if each.token == visit.session else each.seen),
                "is_this": each.token == visit.session,
            }
            for each in await accounts.sessions(found.id)
        ],
        "bot": found.kind == "bot",
        "tokens": [
            {
                "id": each.id,
                "name": each.name,
                "scopes": list(each.scopes),
                "created": iso(each.created),
                "used": iso(each.used) if each.used else None,
            }
            for each in await bots.tokens(found.person)
        ],
    }


@router.patch("/account", response_model=AccountResponse, responses=INVALID)
async def change_account(
    services: Running,
    accounts: Signing,
    bots: Programs,
    visit: Visiting,
    body: AccountChangeRequest,
) -> Response:
    """Change one's name, password or mail address; the last two need that one has shown who one is."""
    if body.password is not None:
        await accounts.set_password(visit, body.password)
    if body.mail is not None:
        await accounts.set_mail(visit, body.mail)
    if body.name is not None:
        await seated_name(services, await accounts.rename(visit, body.name))
    return json_response(await account_data(accounts, bots, visit))


@router.post("/account/proof", status_code=DONE, responses=INVALID)
async def prove(accounts: Signing, visit: Visiting, body: PasswordRequest) -> Response:
    """Show by the password that it is still the same person who is signed in."""
    await accounts.prove(visit, body.password)
    return Response(status_code=DONE)


@router.delete("/account", status_code=DONE)
async def delete_account(services: Running, accounts: Signing, visit: Visiting) -> Response:
    """Forget whoever asks for good: their games with others stay, without their name."""
    await accounts.check_proved(visit)
    await erase(services, accounts, visit.person)
    visit.keep(services.network.cookie(None))
    return Response(status_code=DONE)


async def erase(services: Running, accounts: Accounts, person: Person) -> None:
    """Forget somebody."""
    network = services.network
    assert isinstance(network, Service)
    sessions = {each.token for each in await accounts.sessions(person.id or "")}
    sessions |= {each.token for each in await network.bots.tokens(person)}
    await network.games.erase(person)
    network.forget(person.id)
    await network.end_session_lines(sessions)


@router.get("/account/export", responses=BOTH)
async def export(services: Running, accounts: Signing, bots: Programs, visit: Visiting) -> Response:
    """Give all that is stored of whoever asks, as one file, which every GIPF takes in."""
    data = {"account": await account_data(accounts, bots, visit)}
    answer = json_response(await export_of(services, visit.person, data))
    answer.headers["Content-Disposition"] = 'attachment; filename="gipf.json"'
    return answer


@router.delete("/account/sessions", status_code=DONE)
async def end_other_sessions(accounts: Signing, visit: Visiting) -> Response:
    """Be signed in nowhere else."""
    await accounts.end_others(visit)
    return Response(status_code=DONE)


@router.delete("/account/sessions/{session}", status_code=DONE, responses=INVALID)
async def end_session(accounts: Signing, visit: Visiting, session: str) -> Response:
    """Be signed in no longer in one browser."""
    for each in await accounts.sessions(visit.person.id or ""):
        if each.id == session:
            await accounts.end(each.token)
    return Response(status_code=DONE)


@router.post("/account/passkeys/options", responses=INVALID)
async def ask_new_passkey(accounts: Signing, visit: Visiting, body: NewPasskeyRequest) -> Response:
    """Say what a browser is to be asked for a new passkey: the options of ``navigator.credentials``."""
    return written_response(await accounts.ask_new_passkey(visit, body.name))


@router.post("/account/passkeys", response_model=AccountResponse, responses=INVALID)
async def add_passkey(
    accounts: Signing, bots: Programs, visit: Visiting, body: PasskeyRequest
) -> Response:
    """Keep a passkey that the browser has made."""
    await accounts.add_passkey(visit, body.credential, body.name)
    return json_response(await account_data(accounts, bots, visit))


@router.delete("/account/passkeys/{passkey}", status_code=DONE, responses=INVALID)
async def delete_passkey(accounts: Signing, visit: Visiting, passkey: str) -> Response:
    """Forget a passkey."""
    await accounts.delete_passkey(visit, passkey)
    return Response(status_code=DONE)
