"""All games at once, to be kept elsewhere or moved to another host."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from typing import Literal

from gipf.errors import GipfError
from gipf.host.api.games import MOST_LISTED, read_cursor
from gipf.host.archive import Kept, archived, as_another, covers, described, newer, restored
from gipf.host.catalogue import GameFilter, Summary
from gipf.host.moments import now
from gipf.host.parts import Host, Reader
from gipf.host.requests.archive import ArchivedGame, ArchiveRequest
from gipf.host.responses.archive import ArchivedGameData, ArchiveImportResponse, ArchiveResponse
from gipf.host.rooms import NoSuchGame
from gipf.record.reading import Tell

What = Literal["added", "updated", "known", "copied"]
ArchiveKind = Literal["played", "study"]
"""Games and side games, or studies."""
PART = 50
"""Games that are given at once."""
assert PART <= MOST_LISTED


async def get_archive(
    host: Host, kind: ArchiveKind, before: str | None, holder: str | None = None
) -> ArchiveResponse:
    """Give a part of all games, or of all studies, with everything that is stored of them.

    With a holder only theirs: then of a game that two people play nothing is given before it is over.
    """
    chosen = GameFilter(kind=kind, holder=holder)
    found = await host.store.list(chosen, read_cursor(before), PART)
    games = []
    for summary in found:
        kept = await _kept(host, summary)
        if kept and not (holder and kept.game.is_contested and not kept.game.awaited):
            games.append(archived(kept))
        await asyncio.sleep(0)
    following = f"{found[-1].updated}-{found[-1].id}" if len(found) == PART else None
    return {"games": games, "next": following}


async def get_archived_game(host: Host, game_id: str) -> ArchivedGameData | None:
    """Give one game, study or side game with everything that is stored of it.

    Nobody goes on alone with a game that two people play: of such a one nothing is given before it is over.
    """
    summary = await host.store.summary(game_id)
    kept = summary and await _kept(host, summary)
    if not kept:
        raise NoSuchGame("no-such-game", game=game_id)
    return None if kept.game.is_contested else archived(kept)


async def _kept(host: Host, summary: Summary) -> Kept | None:
    """Read all that is stored of a game; its clock stands."""
    game = await host.store.load(summary.id)
    if game is None:
        return None
    analysis = await host.store.read_analysis(game.id)
    return Kept(game.with_clock_stopped(now()), summary.title, summary.note, analysis)


async def import_archive(host: Host, body: ArchiveRequest, read: Reader) -> ArchiveImportResponse:
    """Take in games of another host, or only say what would come of it.

    One that is here already stays; one that has gone on there is brought up to date; one that has gone on
    differently in both places is kept twice. If any of them cannot be read, none is taken in.
    """

    def work(tell: Tell) -> list[Kept]:
        games = []
        for number, game in enumerate(body.games, 1):
            tell(number)
            games.append(_read(game, number))
        return games

    counts: Counter[What] = Counter()
    new: list[Kept] = []
    for kept in await read(work):
        counts[await _take_in(host, kept, new, is_check=body.check)] += 1
        await asyncio.sleep(0)
    if not body.check:
        await _add(host, new)
    return {
        "added": counts["added"],
        "updated": counts["updated"],
        "known": counts["known"],
        "copied": counts["copied"],
    }


def _read(game: ArchivedGame, number: int) -> Kept:
    try:
        return restored(game)
    except GipfError as error:
        raise GipfError("archive-game", number=number, game=game.id, why=error) from None


async def _take_in(host: Host, kept: Kept, new: list[Kept], *, is_check: bool) -> What:
    """Bring the game up to date that is here, or put it with those that are new."""
    there = await _there(host, kept.game.id, is_check=is_check)
    if there is None:
        new.append(kept)
        return "added"
    if there.game.is_contested:
        return "known"
    if not covers(there, kept) and not covers(kept, there):
        return await _keep_both(host, kept, new, is_check=is_check)
    is_newer = not covers(there, kept)
    if not is_check:
        if is_newer:
            await host.games.change(kept.game.id, newer(kept))
            if kept.analysis is not None:
                game = kept.game
                await host.store.write_analysis(game.id, kept.analysis, game.updated)
        title, note = described(there, kept)
        if (title, note) != (there.title, there.note):
            await host.store.describe(kept.game.id, title=title, note=note)
    return "updated" if is_newer else "known"


async def _keep_both(host: Host, kept: Kept, new: list[Kept], *, is_check: bool) -> What:
    another = as_another(kept)
    if await _there(host, another.game.id, is_check=is_check) is not None:
        return "known"
    new.append(another)
    return "copied"


async def _there(host: Host, game_id: str, *, is_check: bool) -> Kept | None:
    """Give the game of this name; one that was deleted comes back."""
    if not is_check:
        await host.store.restore(game_id)
    summary = await host.store.summary(game_id)
    return await _kept(host, summary) if summary else None


async def _add(host: Host, new: Sequence[Kept]) -> None:
    await host.store.add_all(
        [(kept.game, kept.analysis) for kept in new],
        {kept.game.id: kept.title for kept in new},
        {kept.game.id: kept.note for kept in new},
    )
