"""Reports that somebody has misbehaved, and what moderators do about them."""

from collections.abc import Sequence

from gipf.errors import GipfError
from gipf.host.agreement import Agreement
from gipf.host.api.profiles import known, moderation_of
from gipf.host.moderation import Report
from gipf.host.moments import now
from gipf.host.parts import Host
from gipf.host.people import Person
from gipf.host.requests.moderation import ReportRequest, SettleRequest
from gipf.host.responses.moderation import AgreementData, ReportData, ReportsResponse
from gipf.host.seeks import key_of
from gipf.host.talk import OWNER_KEY
from gipf.host.view import iso

MOST_REPORTS = 100


async def report(host: Host, body: ReportRequest, person: Person) -> None:
    """Tell the moderators that somebody has misbehaved."""
    who = await known(host, body.person)
    if who.id == key_of(person.id):
        raise GipfError("not-oneself")
    said = Report(
        0, key_of(person.id), person.name, who.id, who.name, body.reason, body.text.strip(),
        body.game, now(),
    )  # fmt: skip
    await moderation_of(host).report(said)


async def reports(host: Host, *, are_open: bool) -> ReportsResponse:
    """List what moderators have to look at, or have done, with the engine's share in whom it is about."""
    stored = moderation_of(host)
    found = await stored.reports(are_open=are_open, most=MOST_REPORTS)
    agreements = await stored.agreements({report.accused for report in found})
    there = await stored.agreements_in({report.game for report in found if report.game})
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
    done = await moderation_of(host).settle(number, person, body.action, body.note.strip(), now())
    if not done:
        raise GipfError("no-such-report")
    return await reports(host, are_open=True)
