"""Games that everybody may see: found, in files that are read back, shared with a picture, featured."""

import asyncio
import gzip
import re
import time
from collections.abc import Coroutine, Iterator
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select

from gipf import Game, Position
from gipf.host.catalogue import GameFilter
from gipf.host.clock import Clock
from gipf.host.games import Games
from gipf.host.live_game import LiveGame
from gipf.host.moments import now
from gipf.host.people import Person
from gipf.host.ratings import Rating
from gipf.host.seats import Seat
from gipf.host.side_position import SidePosition
from gipf.record.side_file import SideFile
from gipf.record.symmetric_positions import numbered
from gipf.server import explorer_sql, records_sql
from gipf.server.featured import Featured
from gipf.server.game_pictures import can_draw
from gipf.server.models import ExploredRow, GuestRow, RatingRow
from gipf.server.opening_index import index_ended
from gipf.server.records import AT_ONCE, FileKind, Records
from gipf.server.settings import Settings
from gipf.server.store import Store
from gipf.variants import Player
from tests.command_line import invoke
from tests.patience import PATIENCE
from tests.server.serving import Site
from tests.server.test_store_kinds import opened
from tests.server.world import ADDRESS, Visitor, service

W, B = Player
NOVEMBER = int(datetime(2026, 11, 19, tzinfo=UTC).timestamp()) * 1000
DAY = 86_400_000


def run(what: Coroutine[Any, Any, None]) -> None:
    asyncio.run(what)


def game(
    name: str, white: str = "ann", black: str = "ben", variant: str = "basic", **more: Any
) -> LiveGame:
    """A rated game of the lobby in which both have decided something."""
    at = more.pop("at", NOVEMBER)
    days = more.pop("days", False)
    clock = Clock.new(DAY // 1000, DAY // 1000, cap=DAY // 1000) if days else Clock.new(300, 3)
    seats = {
        player: Seat("person", holder.title(), holder=holder)
        for player, holder in zip(Player, (white, black), strict=True)
    }
    new = LiveGame.new(name, at, Position.start(variant), seats, clock)
    new = replace(new, **{"is_rated": True, "is_public": True, **more})
    for number, move in enumerate(("c2", "c6"), start=1):
        new = new.played(move, "person", at + number)
    return new


def over(new: LiveGame, loser: Player = B) -> LiveGame:
    return new.resigned(loser, new.updated + 1)


async def known(store: Store, *names: str) -> None:
    async with store.transaction() as connection:
        rows = [{"id": each, "name": each.title(), "token": each, "created": 1} for each in names]
        await connection.execute(insert(GuestRow), rows)


async def file_of(records: Records, kind: FileKind, month: str) -> bytes:
    return b"".join([part async for part in records.of_month(kind, month)])


def test_all_rated_games_of_a_month_are_a_file_that_is_read_back(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(records_sql, "BATCH", 5)

    async def main() -> bytes:
        store = await opened(settings)
        count = AT_ONCE + 3
        games = [over(game(f"g{n:04}"), Player.WHITE if n % 2 else B) for n in range(count)]
        others = [
            replace(over(game("casual")), is_rated=False),
            replace(over(game("private")), is_public=False),
            game("open"),
            over(game("december", at=NOVEMBER + 20 * DAY)),
        ]
        await store.add_all([(each, None) for each in (*games, *others)])
        await store.add(over(game("deleted")))
        await store.discard("deleted", NOVEMBER)
        records = Records(store)
        await records.write_all()
        assert await records.write() == 0
        months = await records.months("game")
        assert [(each.month, each.games) for each in months] == [
            ("2026-12", 1),
            ("2026-11", count),
        ]
        found = await file_of(records, "game", "2026-11")
        assert gzip.decompress(await file_of(records, "game", "2020-01")) == b""
        # a name that somebody no longer has goes from the files, too
        async with store.transaction() as connection:
            await connection.execute(records_sql.forgotten(["g0000"]))
        assert await records.write() == 1
        await store.close()
        assert len(gzip.decompress(found)) > 100 * count
        read = list(Game.parse_all(gzip.decompress(found).decode()))
        assert len(read) == count
        return found

    found = asyncio.run(main())
    file = tmp_path / "month.gipf"
    file.write_bytes(gzip.decompress(found))
    status, said, complaint = invoke("check", str(file))
    assert status == 0, said + complaint


def test_games_that_are_over_are_found_by_a_position_however_it_is_turned(
    settings: Settings,
) -> None:
    async def main() -> None:
        store = await opened(settings)
        await known(store, "ann", "ben")
        await store.add(over(game("one")))
        await store.add(game("open"))
        await store.add(over(game("hidden", is_public=False)))
        assert await index_ended(store) == 1
        assert await index_ended(store) == 0
        start = Position.start("basic")
        after = start.play("c2")
        for symmetry in after.variant.board.symmetries:
            reached = numbered(after.transform(symmetry)).number
            listed = await store.list(GameFilter(kind="played", reached=reached), None, 9)
            assert [each.id for each in listed] == ["one"]
        elsewhere = numbered(start.play("d2")).number
        assert not await store.list(GameFilter(kind="played", reached=elsewhere), None, 9)
        await store.close()

    run(main())


def test_many_games_from_before_are_indexed_in_batches_by_two_workers_at_once(
    settings: Settings,
) -> None:
    async def main() -> None:
        store = await opened(settings)
        count = 2 * explorer_sql.AT_ONCE + 3
        await store.add_all([(over(game(f"g{n:03}")), None) for n in range(count)])
        await asyncio.gather(index_ended(store), index_ended(store))
        reached = numbered(Position.start("basic")).number
        listed = await store.list(GameFilter(kind="played", reached=reached), None, 99)
        assert len(listed) == count
        async with store.reading() as connection:
            rows = (await connection.execute(select(ExploredRow))).all()
        assert len(rows) == 2 * count  # two turns of each
        await store.close()

    run(main())


def side_game() -> LiveGame:
    """A rated side game by itself, which is over."""
    seats = {W: Seat("person", "Ann", holder="ann"), B: Seat("person", "Ben", holder="ben")}
    side = LiveGame.new("side", NOVEMBER, SidePosition.new("yinsh"), seats, Clock.new(300, 3))
    side = replace(side, is_rated=True, is_public=True)
    for move in ("f5", "d4"):
        side = side.played(move, "person", NOVEMBER + 1)
    return side.resigned(W, NOVEMBER + 2)


def test_rated_side_games_have_files_of_their_own(settings: Settings) -> None:
    async def main() -> None:
        store = await opened(settings)
        await store.add(side_game())
        records = Records(store)
        await records.write_all()
        assert await records.months("game") == []
        [month] = await records.months("side")
        text = gzip.decompress(await file_of(records, "side", month.month)).decode()
        [read] = SideFile.parse_all(text)
        assert read.headers["White"] == "Ann" and read.headers["Result"] == "0-1"
        await store.close()

    run(main())


def test_ones_own_games_are_a_file_with_what_was_found_out_about_them(settings: Settings) -> None:
    async def main() -> None:
        store = await opened(settings)
        own = [game(f"g{n:03}", is_public=False) for n in range(AT_ONCE + 2)]
        await store.add_all([(each, None) for each in own])
        await store.add(game("other", "cid", "dan"))
        record = Game("basic")
        record.play("c2")
        record.root.children[0].set_marks("?")
        await store.write_analysis("g001", str(record), NOVEMBER)
        foreign = Game("standard")
        await store.write_analysis("g002", str(foreign), NOVEMBER)
        found = Records(store).of_person(Person("ann", "Ann", "account"), "game")
        text = b"".join([part async for part in found]).decode()
        read = list(Game.parse_all(text))
        assert len(read) == len(own) and all(each.headers["White"] == "Ann" for each in read)
        assert text.count("c2?") == 1
        stranger = Records(store).of_person(Person("-", "", "stranger"), "game")
        assert [part async for part in stranger] == []
        await store.close()

    run(main())


def test_the_game_between_the_strongest_is_featured(settings: Settings) -> None:
    async def main() -> None:
        store, at = await opened(settings), now() - 1000
        rating = Rating(deviation=60.0, at=at, games=9)
        async with store.transaction() as connection:
            rows = [
                {
                    "holder": name, "family": "basic", "speed": speed, "value": value,
                    "deviation": rating.deviation, "volatility": rating.volatility, "at": at,
                    "games": 9,
                }
                for name, value in (("ann", 1700.0), ("ben", 1650.0), ("cid", 1900.0))
                for speed in ("live", "days")
            ]  # fmt: skip
            await connection.execute(insert(RatingRow), rows)
        await store.add_all(
            [
                (game("days", "cid", "ann", days=True, at=at), None),
                (game("private", "cid", "ben", is_public=False, at=at), None),
                (over(game("over", "cid", "ben", at=at)), None),
                (game("best", "ann", "ben", at=at), None),
                (game("weak", "dan", "eve", at=at + 500), None),
                (game("old", "cid", "ann", days=True, at=at - 3 * DAY), None),
            ]
        )
        games = Games(store, None)  # type: ignore[arg-type]  # nobody thinks here
        found = await Featured(store, games).look()
        assert found and found["game"]["id"] == "best" and found["watching"] == 0
        assert {player: each and each["value"] for player, each in found["ratings"].items()} == {
            "w": 1700,
            "b": 1650,
        }
        for name in ("best", "weak"):
            await store.delete(name)
        found = await Featured(store, games).look()
        assert found and found["game"]["id"] == "days"
        await store.delete("days")
        assert await Featured(store, games).look() is None
        await store.close()

    run(main())


# ---------------------------------------------------------------------- over HTTP


async def _filled(data: Path) -> None:
    store = Store(Settings(data=data))
    await store.open(is_server=False)
    await known(store, "ann", "ben", "cid")
    private = over(game("private", is_public=False))
    await store.add_all(
        [
            (over(game("one", "ann", "ben")), None),
            (over(game("two", "ben", "cid", "standard", at=NOVEMBER - 10 * DAY), W), None),
            (replace(over(game("casual", "ann", "cid")), is_rated=False), None),
            (game("goes-on", "cid", "ann", at=NOVEMBER + 30 * DAY, clock=None), None),
            (private, None),
        ],
        titles={"one": "what Ann calls it"},
        notes={"one": "what Ann thinks"},
    )
    await store.close()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    data = tmp_path_factory.mktemp("public")
    asyncio.run(_filled(data))
    with service(data) as site:
        yield site


@pytest.fixture
def visitor(site: Site) -> Iterator[Visitor]:
    found = Visitor(site)
    yield found
    found.http.close()


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        ({}, {"goes-on", "one", "casual", "two"}),
        ({"player": "AN"}, {"goes-on", "one", "casual"}),
        ({"player": "an%"}, set()),
        ({"player": "cid", "rated": "true"}, {"goes-on", "two"}),
        ({"family": "standard"}, {"two"}),
        ({"family": "yinsh"}, set()),
        ({"result": "w", "rated": "true"}, {"one"}),
        ({"result": "open"}, {"goes-on"}),
        ({"until": "2026-11-09"}, {"two"}),
        ({"since": "2026-11-09", "until": "2026-11-09"}, {"two"}),
        ({"since": "2026-11-10", "until": "2026-11-19"}, {"one", "casual"}),
        ({"least": "1"}, {"goes-on", "one", "casual", "two"}),
        ({"least": "2"}, set()),
    ],
)
def test_games_are_found_by_what_is_known_of_them(
    asked: dict[str, str], found: set[str], visitor: Visitor
) -> None:
    answer = visitor.http.get("/api/public-games", params=asked)
    assert answer.status_code == 200, answer.text
    games = answer.json()["games"]
    assert {each["id"] for each in games} == found
    assert not any(each["title"] or each["note"] for each in games)


def test_a_search_goes_on_where_it_was_and_refuses_what_is_no_day(visitor: Visitor) -> None:
    first = visitor.http.get("/api/public-games", params={"limit": 3}).json()
    rest = visitor.http.get(
        "/api/public-games", params={"limit": 3, "before": first["next"]}
    ).json()
    assert len(first["games"]) == 3 and len(rest["games"]) == 1 and rest["next"] is None
    for wrong in ({"since": "soon"}, {"until": "0"}, {"family": "x;y"}, {"result": "won"}):
        assert visitor.http.get("/api/public-games", params=wrong).status_code == 422


def test_games_are_found_by_a_position_soon_after_they_have_ended(visitor: Visitor) -> None:
    after = Position.start("basic").play("c2")
    until = time.monotonic() + PATIENCE
    while True:
        answer = visitor.http.get("/api/public-games", params={"position": after.text})
        assert answer.status_code == 200, answer.text
        if len(found := {each["id"] for each in answer.json()["games"]}) == 2:
            break
        assert time.monotonic() < until
        time.sleep(0.05)
    assert found == {"one", "casual"}, "neither those that go on nor what is private"
    for params, those in (
        ({"position": after.transform(after.variant.board.symmetries[3]).text}, found),
        ({"position": after.text, "rated": "true"}, {"one"}),
        ({"position": Position.start("basic").play("d2").text}, set()),
    ):
        told = visitor.http.get("/api/public-games", params=params).json()
        assert {each["id"] for each in told["games"]} == those
    wrong = visitor.http.get("/api/public-games", params={"position": "nonsense"})
    assert wrong.status_code == 422


def test_nobody_looks_up_the_position_of_a_game_they_play(site: Site, visitor: Visitor) -> None:
    other = Visitor(site)
    with closing(other):
        seats = {"w": {"kind": "person"}, "b": {"kind": "person", "invited": True}}
        game = visitor.new_game(seats=seats)
        made = visitor.http.post(f"/api/games/{game['id']}/invitations", json={"player": "b"})
        assert other.follow(made.json()["link"], "Other").status_code == 303
        own = {"position": game["start"]}
        for who in (visitor, other):
            refused = who.http.get("/api/public-games", params=own)
            assert refused.json()["code"] == "no-advice-between-people"
        stranger = Visitor(site)
        with closing(stranger):
            assert stranger.http.get("/api/public-games", params=own).status_code == 200


def test_files_of_months_are_there_soon_and_are_not_sent_twice(visitor: Visitor) -> None:
    until = time.monotonic() + PATIENCE
    while not (months := visitor.http.get("/api/public-games/files").json()["months"]):
        assert time.monotonic() < until
        time.sleep(0.05)
    assert months == [{"month": "2026-11", "games": 2}]
    answer = visitor.http.get("/api/public-games/files/2026-11")
    assert answer.headers["content-type"] == "application/gzip"
    assert 'filename="gipf-2026-11.gipf.gz"' in answer.headers["content-disposition"]
    assert len(list(Game.parse_all(gzip.decompress(answer.content).decode()))) == 2
    again = {"If-None-Match": answer.headers["etag"]}
    kept = visitor.http.get("/api/public-games/files/2026-11", headers=again)
    assert kept.status_code == 304 and not kept.content
    assert visitor.http.get("/api/public-games/files/november").status_code == 422


def test_who_asks_for_many_files_has_to_wait(site: Site, visitor: Visitor) -> None:
    greedy = Visitor(site, "198.51.100.9")
    assert visitor.http.get("/api/games/one/picture.png?flipped=true").status_code == 200
    statuses = [greedy.http.get("/api/public-games/files/2020-01").status_code for _ in range(121)]
    assert statuses == [200] * 120 + [429]
    refused = greedy.http.get("/api/games/one/picture.png?theme=dark&flipped=true")
    assert refused.status_code == 429, "nor is a picture drawn"
    kept = greedy.http.get("/api/games/one/picture.png?flipped=true")
    assert kept.status_code == 200 and kept.headers["cache-control"] == "public, max-age=300"
    greedy.http.close()


def test_a_picture_of_ones_own_game_is_kept_for_nobody_else(visitor: Visitor) -> None:
    game = visitor.new_game()["id"]
    picture = visitor.http.get(f"/api/games/{game}/picture.png")
    assert picture.status_code == 200 and "private" in picture.headers["cache-control"]


def meta(page: str) -> dict[str, str]:
    return dict(re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)">', page))


def test_a_link_to_a_game_that_everybody_may_see_has_a_picture(visitor: Visitor) -> None:
    page = visitor.http.get("/game/one")
    assert page.status_code == 200 and "<script" not in page.text
    told = meta(page.text)
    assert told["og:title"] == "Ann – Ben" and "1-0" in told["og:description"]
    assert told["og:url"] == f"{ADDRESS}/game/one"
    assert "url=/#/game/one" in page.text
    assert can_draw(), "the extra pictures belongs to the tests"
    picture = visitor.http.get(told["og:image"].removeprefix(ADDRESS))
    assert picture.headers["content-type"] == "image/png"
    assert picture.content.startswith(b"\x89PNG")
    assert visitor.http.get("/game/one", headers={"Accept-Language": "de"}).text.count("Zur Partie")


@pytest.mark.parametrize("name", ["private", "nothing", "'%22%3E%3Cscript%3E"])
def test_of_any_other_game_nothing_is_told(visitor: Visitor, name: str) -> None:
    page = visitor.http.get(f"/game/{name}")
    assert page.status_code == 200 and "Ann" not in page.text and "<script" not in page.text
    told = meta(page.text)
    assert told["og:title"] == "GIPF" and told["og:image"] == f"{ADDRESS}/preview.png"
    assert visitor.http.get("/api/games/private/picture.png").status_code == 404


def test_without_the_extra_for_pictures_the_usual_one_is_shown(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gipf.server.share.can_draw", lambda: False)
    told = meta(visitor.http.get("/game/one").text)
    assert told["og:image"] == f"{ADDRESS}/preview.png"
