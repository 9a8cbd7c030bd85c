"""The queries about jobs of the engine: asked by servers, done by the processes of a lane.

A job is taken for a few seconds, and its worker says again and again that it still has it; one whose worker is
killed is another's then. It is wanted in the same way: what nobody waits for any more is deleted.
"""

from collections.abc import Collection

from sqlalchemy import (
    ColumnElement,
    Delete,
    Insert,
    Select,
    Update,
    and_,
    delete,
    insert,
    or_,
    select,
    update,
)

from gipf.host.interfaces import Lane
from gipf.server.flags_sql import GONE
from gipf.server.models import JobRow, ThinkerRow

WANTED = 10_000
"""Milliseconds after which a job is no longer wanted whose server does not say so."""
LONG_GONE = 60_000
"""Milliseconds after which a process that does jobs is forgotten."""


# ---------------------------------------------------------------------- who asks


def asked(name: str, lane: Lane, request: str, priority: int, now: int) -> Insert:
    """Write a job down."""
    given = {"id": name, "lane": lane, "request": request, "priority": priority, "created": now}
    return insert(JobRow).values(**given, wanted=now + WANTED)


def wanted(names: Collection[str], now: int) -> Update:
    """Say that jobs are still waited for."""
    return update(JobRow).where(JobRow.id.in_(names)).values(wanted=now + WANTED)


def heard(names: Collection[str]) -> Select[str, int, str, bool]:
    """Ask what was said about jobs."""
    told = JobRow.id, JobRow.count, JobRow.said, JobRow.done
    return select(*told).where(JobRow.id.in_(names))


def halted(name: str) -> Update:
    """Let a job end with what was found so far."""
    return update(JobRow).where(JobRow.id == name).values(halted=True)


def dropped(names: Collection[str]) -> Delete:
    """Delete jobs."""
    return delete(JobRow).where(JobRow.id.in_(names))


def living(now: int) -> Select[str, str]:
    """Ask which processes do jobs: their lane, and what they are ready for."""
    return select(ThinkerRow.lane, ThinkerRow.ready).where(ThinkerRow.at > now - GONE)


# ---------------------------------------------------------------------- who does them


def _is_free(now: int) -> ColumnElement[bool]:
    is_free = or_(JobRow.worker.is_(None), JobRow.taken < now)
    return and_(JobRow.done.is_(False), JobRow.wanted > now, is_free)


def free(lane: Lane, priorities: Collection[int], most: int, now: int) -> Select[JobRow]:
    """Ask for jobs of a lane that nobody does, the most urgent first; nobody else gets them meanwhile."""
    return (
        select(JobRow)
        .where(JobRow.lane == lane, JobRow.priority.in_(priorities), _is_free(now))
        .order_by(JobRow.priority.desc(), JobRow.created)
        .limit(most)
        .with_for_update(skip_locked=True)
    )


def is_waiting(lane: Lane, priorities: Collection[int], now: int) -> Select[bool]:
    """Ask whether a job of a lane waits."""
    return select(
        select(JobRow.id)
        .where(JobRow.lane == lane, JobRow.priority.in_(priorities), _is_free(now))
        .exists()
    )


def taken(names: Collection[str], worker: int, now: int) -> Update:
    """Give jobs to a worker."""
    having = {"worker": worker, "taken": now + GONE, "tries": JobRow.tries + 1}
    return update(JobRow).where(JobRow.id.in_(names)).values(**having)


def kept(names: Collection[str], worker: int, now: int) -> Update:
    """Say that a worker still does jobs; gives those that are its own, and whether each should end."""
    own = JobRow.id.in_(names), JobRow.worker == worker, JobRow.done.is_(False)
    mine = update(JobRow).where(*own)
    return mine.values(taken=now + GONE).returning(JobRow.id, JobRow.halted)


def said(name: str, worker: int, text: str, count: int, *, done: bool) -> Update:
    """Write what was found, if it is still this worker's."""
    mine = JobRow.id == name, JobRow.worker == worker
    return update(JobRow).where(*mine).values(said=text, count=count, done=done)


def put_back(name: str, worker: int, request: str, now: int) -> Update:
    """Let a job wait behind the others of its kind, with what is left of it to do."""
    mine = JobRow.id == name, JobRow.worker == worker
    again = {"worker": None, "taken": None, "created": now, "tries": 0, "request": request}
    return update(JobRow).where(*mine).values(**again)


def let_go(worker: int) -> Update:
    """Let others have what a worker has not done."""
    mine = JobRow.worker == worker, JobRow.done.is_(False)
    return update(JobRow).where(*mine).values(worker=None, taken=None)


def unwanted(now: int) -> Delete:
    """Delete what nobody waits for."""
    return delete(JobRow).where(JobRow.wanted < now)


def alive(worker: int, ready: str, now: int) -> Update:
    """Say that a process lives."""
    return update(ThinkerRow).where(ThinkerRow.id == worker).values(ready=ready, at=now)


def came(worker: int, lane: Lane, ready: str, now: int) -> Insert:
    """Say that a process is there."""
    return insert(ThinkerRow).values(id=worker, lane=lane, ready=ready, at=now)


def gone(now: int) -> Delete:
    """Forget processes that ended long ago."""
    return delete(ThinkerRow).where(ThinkerRow.at < now - LONG_GONE)
