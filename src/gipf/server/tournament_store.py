"""Tournaments in the database: entered, begun and ended exactly once, by however many processes."""

from collections.abc import Callable

from sqlalchemy import bindparam, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from gipf.errors import GipfError
from gipf.host.interfaces import Overtaken
from gipf.host.live_game import LiveGame
from gipf.host.moments import moment_of
from gipf.host.notices import Notice
from gipf.host.people import Person
from gipf.host.tournaments import (
    LEAST,
    Crosstable,
    Entrant,
    NoSuchTournament,
    Tournament,
    games_of,
    grouped,
    keeps_results,
    places,
    upcoming,
)
from gipf.record.headers import UNFINISHED
from gipf.server import notices_sql, tournaments_sql
from gipf.server.games_sql import insert_new_games
from gipf.server.people_store import is_program
from gipf.server.store import Store
from gipf.server.tournament_models import EntryRow, TournamentGameRow, TournamentRow
from gipf.server.tournaments_sql import tournament_in
from gipf.variants import Player

Tell = Callable[[LiveGame, LiveGame], None]


class TournamentStore:
    """All tournaments; every change is stored when its call is done."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # ------------------------------------------------------------------ looking

    async def listed(
        self, person: Person, now: int, before: str | None, most: int
    ) -> list[Tournament]:
        """List those that are to begin or go on, then so many that are over, from one on, the latest first."""
        await self._prepare(now)
        async with self._store.reading() as connection:
            rows = [] if before else (await connection.execute(tournaments_sql.going_on())).all()
            over = await connection.execute(tournaments_sql.over(before, most))
            all_rows = [*rows, *over.all()]
            return await tournaments_sql.summed_up(connection, all_rows, person.id or "")

    async def crosstable(self, tournament_id: str, person: Person, now: int) -> Crosstable | None:
        """Give one as it stands."""
        await self._prepare(now)
        async with self._store.reading() as connection:
            asked = select(TournamentRow).where(TournamentRow.id == tournament_id)
            row = (await connection.execute(asked)).first()
            if row is None:
                return None
            [found] = await tournaments_sql.summed_up(connection, [row], person.id or "")
            entrants = await tournaments_sql.entrants_of(connection, found)
            games = await tournaments_sql.games_of(connection, tournament_id)
        return Crosstable(found, tuple(entrants), tuple(games))

    async def _prepare(self, now: int) -> None:
        """Make the tournaments of the next month, where they are not there yet."""
        wanted = {each.id: each for each in upcoming(now)}
        asked = select(TournamentRow.id).where(TournamentRow.id.in_(wanted))
        async with self._store.reading() as connection:
            there = set(await connection.scalars(asked))
        if missing := [each for name, each in wanted.items() if name not in there]:
            async with self._store.transaction() as connection:
                await tournaments_sql.make(connection, missing)

    # ------------------------------------------------------------------ coming and going

    async def enter(self, tournament_id: str, person: Person, now: int) -> None:
        """Take part in one that has not begun."""
        await self._prepare(now)
        async with self._store.transaction() as connection:
            if await is_program(connection, person.id) or person.kind == "bot":
                raise GipfError("tournament-no-bots")
            tournament = await _locked(connection, tournament_id)
            if tournament.begun is not None or tournament.starts <= now:
                raise GipfError("tournament-begun")
            values = {"tournament_id": tournament_id, "person": person.id, "entered": now}
            await connection.execute(tournaments_sql.insert_missing(connection, EntryRow), [values])

    async def leave(self, tournament_id: str, person: Person, now: int) -> list[str]:
        """Take part no longer; give the games that are to be resigned, where it has begun."""
        own = EntryRow.tournament_id == tournament_id, EntryRow.person == person.id
        async with self._store.transaction() as connection:
            tournament = await _locked(connection, tournament_id)
            entry = (await connection.execute(select(EntryRow).where(*own))).first()
            if entry is None:
                raise GipfError("tournament-not-entered")
            if tournament.begun is None:
                await connection.execute(delete(EntryRow).where(*own))
                return []
            all_games = await tournaments_sql.games_of(connection, tournament_id)
            games = [game for game in all_games if game.group == entry.group]
            left = [
                game.game
                for game in games
                if entry.number in (game.white, game.black) and game.result == UNFINISHED
            ]
            if not left:
                raise GipfError("tournament-played")
            if entry.withdrawn is None:
                counts = keeps_results(games, entry.number)
                withdrawn = update(EntryRow).where(*own).values(withdrawn=now, counts=counts)
                await connection.execute(withdrawn)
            return left

    # ------------------------------------------------------------------ what happens by itself

    async def begin(self, now: int) -> list[LiveGame]:
        """Begin those whose time has come, and give their games. What another process begins is left to it."""
        await self._prepare(now)
        due = TournamentRow.begun.is_(None), TournamentRow.starts <= now
        async with self._store.reading() as connection:
            ids = list(await connection.scalars(select(TournamentRow.id).where(*due)))
        games: list[LiveGame] = []
        for name in ids:
            async with self._store.transaction() as connection:
                free = select(TournamentRow).where(TournamentRow.id == name, *due)
                locked = await connection.execute(free.with_for_update(skip_locked=True))
                if (row := locked.first()) is not None:
                    games += await _begin(connection, tournament_in(row), now)
        return games

    async def resign_left(self, now: int, tell: Tell) -> None:
        """Resign the games of those who have withdrawn; one that goes on meanwhile the next time."""
        async with self._store.reading() as connection:
            rows = (await connection.execute(tournaments_sql.left_games())).all()
        for name, is_white, _ in rows:
            game = await self._store.load(name)
            if game is None or game.is_over:
                continue
            resigned = game.resigned(Player.WHITE if is_white else Player.BLACK, now)
            try:
                await self._store.save(resigned, game)
            except Overtaken:
                continue
            tell(resigned, game)

    async def end(self, now: int) -> int:
        """Note which are over, and who has which rank; say how many."""
        async with self._store.reading() as connection:
            if not (await connection.execute(tournaments_sql.finished(locked=False))).first():
                return 0
        async with self._store.transaction() as connection:
            rows = (await connection.execute(tournaments_sql.finished())).all()
            for row in rows:
                await _end(connection, tournament_in(row), now)
            return len(rows)


async def _locked(connection: AsyncConnection, tournament_id: str) -> Tournament:
    asked = select(TournamentRow).where(TournamentRow.id == tournament_id).with_for_update()
    row = (await connection.execute(asked)).first()
    if row is None:
        raise NoSuchTournament("no-such-tournament")
    return tournament_in(row)


async def _begin(connection: AsyncConnection, tournament: Tournament, now: int) -> list[LiveGame]:
    """Begin a tournament; with too few people who play each other they are in that of the next month."""
    entrants = await tournaments_sql.entrants_of(connection, tournament)
    own = TournamentRow.id == tournament.id
    apart = await tournaments_sql.apart_in(connection, tournament.id)
    members = grouped(entrants, apart)
    begun = games_of(tournament, members, now, apart)
    if len(entrants) < LEAST or not begun:
        [following] = [each for each in upcoming(now) if each.family == tournament.family]
        await tournaments_sql.make(connection, [following])
        rows = [
            {"tournament_id": following.id, "person": each.person, "entered": now}
            for each in entrants
        ]
        if rows:
            await connection.execute(tournaments_sql.insert_missing(connection, EntryRow), rows)
        await connection.execute(delete(TournamentRow).where(own))
        return []
    await connection.execute(update(TournamentRow).where(own).values(begun=now))
    await _note_groups(connection, tournament.id, members)
    await insert_new_games(connection, [game for _, game in begun])
    rows = [
        {
            "game_id": each.game,
            "tournament_id": tournament.id,
            "group": each.group,
            "white": each.white,
            "black": each.black,
        }
        for each, _ in begun
    ]
    await connection.execute(insert(TournamentGameRow), rows)
    await _tell(connection, tournament, [each.person for each in members], "begun", now)
    return [game for _, game in begun]


async def _tell(
    connection: AsyncConnection, tournament: Tournament, people: list[str], news: str, now: int
) -> None:
    """Give those who take part notice of a tournament."""
    month = f"{moment_of(tournament.starts):%Y-%m}"
    about = {"family": tournament.family, "month": month, "news": news}
    subject, link = f"{tournament.id} {news}", f"tournaments/{tournament.id}"
    told = [Notice(person, "tournament", subject, link, about=about) for person in people]
    await notices_sql.note(connection, told, now)


async def _note_groups(
    connection: AsyncConnection, tournament_id: str, members: list[Entrant]
) -> None:
    entries = EntryRow.__table__
    noted = (
        update(entries)  # type: ignore[arg-type]
        .where(entries.c.tournament_id == tournament_id, entries.c.person == bindparam("who"))
        .values(
            rating=bindparam("strength"),
            provisional=bindparam("is_provisional"),
            group=bindparam("in_group"),
            number=bindparam("in_order"),
        )
    )
    rows = [
        {
            "who": each.person,
            "strength": each.rating,
            "is_provisional": each.is_provisional,
            "in_group": each.group,
            "in_order": each.number,
        }
        for each in members
    ]
    await connection.execute(noted, rows)


async def _end(connection: AsyncConnection, tournament: Tournament, now: int) -> None:
    entrants = await tournaments_sql.entrants_of(connection, tournament)
    games = await tournaments_sql.games_of(connection, tournament.id)
    for group in {each.group for each in entrants}:
        members = [each for each in entrants if each.group == group]
        for place in places(members, [game for game in games if game.group == group]):
            own = EntryRow.tournament_id == tournament.id, EntryRow.person == place.entrant.person
            await connection.execute(update(EntryRow).where(*own).values(rank=place.rank))
    over = update(TournamentRow).where(TournamentRow.id == tournament.id)
    await connection.execute(over.values(ended=now))
    known = [each.person for each in entrants if each.name]
    await _tell(connection, tournament, known, "ended", now)
