"""People as others see them, whom one has blocked, what is said at games, reports and what is done then."""

from collections.abc import Sequence

from gipf.errors import GipfError
from gipf.host.agreement import Agreement
from gipf.host.api.games import list_games
from gipf.host.catalogue import GameFilter
from gipf.host.lobby import rating_data
from gipf.host.moments import now
from gipf.host.order import Known, Order, Report
from gipf.host.parts import Host
from gipf.host.people import Person
from gipf.host.ratings import Pool, Speed, best_first
from gipf.host.requests.order import ReportRequest, SettleRequest
from gipf.host.responses.games import GamesResponse
from gipf.host.responses.order import AgreementData, ReportData, ReportsResponse
from gipf.host.responses.people import HistoryResponse, PeopleResponse, PersonEntry, ProfileResponse
from gipf.host.responses.talk import TalkData
from gipf.host.seeks import key_of
from gipf.host.talk import OWNER_KEY, Talk
from gipf.host.view import iso

MOST_FOUND, MOST_STEPS, MOST_REPORTS = 20, 500, 100


def order_of(host: Host) -> Order:
    """Give what is known of people, where there are others."""
    if host.order is None:
        raise GipfError("lobby-closed")
    return host.order


def talk_of(host: Host) -> Talk:
    """Give what is said at games, where there are others."""
    if host.talk is None:
        raise GipfError("lobby-closed")
    return host.talk


async def known(host: Host, name: str) -> Known:
    """Say who somebody is, by their name in an address."""
    found = await order_of(host).known("" if name == OWNER_KEY else name)
    if found is None:
        raise GipfError("no-such-person")
    return found


def _entry(someone: Known) -> PersonEntry:
    return {"id": someone.id or OWNER_KEY, "name": someone.name, "kind": someone.kind}


async def find(host: Host, name: str) -> PeopleResponse:
    """Find people whose name begins so."""
    words = " ".join(name.split())
    found = await order_of(host).find(words, MOST_FOUND) if words else []
    return {"people": [_entry(each) for each in found]}


async def profile(host: Host, name: str, person: Person) -> ProfileResponse:
    """Tell about somebody what everybody may know."""
    who, order = await known(host, name), order_of(host)
    ratings = best_first(await order.ratings(who.id, now()))
    return {
        **_entry(who),
        "since": iso(who.since) if who.since is not None else None,
        "own": who.id == key_of(person.id),
        "blocked": who.id in [key for key, _ in await order.blocks(person)],
        "ratings": [
            {"family": pool.family, "speed": pool.speed, "rating": rating_data(rating)}
            for pool, rating in ratings
        ],
    }


async def history(host: Host, name: str, family: str, speed: Speed) -> HistoryResponse:
    """Give what games did to a rating of somebody, the first first."""
    who = await known(host, name)
    steps = await order_of(host).history(who.id, Pool(family, speed), MOST_STEPS)
    return {
        "steps": [
            {"game": step.game, "score": step.score, "value": round(step.after), "at": iso(step.at)}
            for step in reversed(steps)
        ]
    }


async def games_of(host: Host, name: str, before: str | None, limit: int) -> GamesResponse:
    """List the games of somebody that everybody may see."""
    who = await known(host, name)
    chosen = GameFilter(kind="played", is_public=True, seat_of=who.id)
    return await list_games(host, chosen, before, limit)


async def block(host: Host, name: str, person: Person, *, is_on: bool) -> PeopleResponse:
    """Have nothing to do with somebody any longer, or again; give all with whom one does not."""
    who = await known(host, name)
    if who.id == key_of(person.id):
        raise GipfError("not-oneself")
    await order_of(host).block(person, who.id, who.name, now(), is_on=is_on)
    if host.lobby:
        host.lobby.changed()
    return await blocks(host, person)


async def blocks(host: Host, person: Person) -> PeopleResponse:
    """Say with whom somebody wants nothing to do."""
    found = await order_of(host).blocks(person)
    return {
        "people": [{"id": key or OWNER_KEY, "name": name, "kind": "guest"} for key, name in found]
    }


async def talk(host: Host, game_id: str, person: Person) -> TalkData:
    """Give what somebody may hear of what was said at a game."""
    return await talk_of(host).look(game_id, person)


async def report(host: Host, body: ReportRequest, person: Person) -> None:
    """Tell the moderators that somebody has misbehaved."""
    who = await known(host, body.person)
    if who.id == key_of(person.id):
        raise GipfError("not-oneself")
    said = Report(
        0, key_of(person.id), person.name, who.id, who.name, body.reason, body.text.strip(),
        body.game, now(),
    )  # fmt: skip
    await order_of(host).report(said)


async def reports(host: Host, *, are_open: bool) -> ReportsResponse:
    """List what moderators have to look at, or have done, with the engine's share in whom it is about."""
    order = order_of(host)
    found = await order.reports(are_open=are_open, most=MOST_REPORTS)
    agreements = await order.agreements({report.accused for report in found})
    there = await order.agreements_in({report.game for report in found if report.game})
    return {
        "reports": [
            _report(
                each, agreements.get(each.accused, ()), there.get((each.game or "", each.accused))
            )
            for each in found
        ]
    }


def _agreement(found: Sequence[Agreement]) -> AgreementData | None:
    if not found:
        return None
    total = sum(found, Agreement())
    return {
        "games": len(found),
        "turns": total.turns,
        "first": round(total.first / total.turns, 3),
        "loss": round(total.loss / total.turns, 4),
    }


def _report(report: Report, latest: Sequence[Agreement], here: Agreement | None) -> ReportData:
    return {
        "id": report.id,
        "reporter": {"id": report.reporter or OWNER_KEY, "name": report.reporter_name},
        "accused": {"id": report.accused or OWNER_KEY, "name": report.accused_name},
        "reason": report.reason,
        "text": report.text,
        "game": report.game,
        "at": iso(report.at),
        "action": report.action,
        "moderator": report.moderator,
        "note": report.note,
        "done": iso(report.done) if report.done is not None else None,
        "agreement": _agreement(latest),
        "agreement_here": _agreement([here] if here else []),
    }


async def settle(host: Host, number: int, body: SettleRequest, person: Person) -> ReportsResponse:
    """Do something about a report; give what is left to look at."""
    done = await order_of(host).settle(number, person, body.action, body.note.strip(), now())
    if not done:
        raise GipfError("no-such-report")
    return await reports(host, are_open=True)
