"""What people say at games, whom they block, what they report and what is done about it; who they are."""

import asyncio
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest

from gipf.errors import GipfError
from gipf.host.api.profiles import moderation_of
from gipf.host.api.talk import talk_of
from gipf.host.moderation import MUTED, Known, Report
from gipf.host.parts import Host
from gipf.host.people import OWNER, Person
from gipf.host.ratings import Pool
from gipf.host.talk import MOST_SAID, PERIOD, PRESETS, Line, hears, read_words, room_of
from gipf.server.moderation_store import MOST_WAITING, ModerationStore
from gipf.server.people_store import PeopleStore
from gipf.server.settings import Settings
from gipf.variants import Player
from tests.server.cast import Cast
from tests.server.serving import Site
from tests.server.test_errors import check_refusal, live
from tests.server.test_errors_people import ANN, BEN, between
from tests.server.test_lobby import TIME, run
from tests.server.test_ratings import rated
from tests.server.test_store_kinds import new, opened
from tests.test_errors import check_sentences, check_told

SUE = Person("sue", "Sue")


def line(text: str = "hello", person: str = "ann", at: int = 1, game: str = "abc") -> Line:
    return Line(0, game, "players", person, person.title(), text, None, at)


# ---------------------------------------------------------------------- who hears what


def test_players_hear_nothing_of_those_who_watch_while_they_play() -> None:
    game = between(live())
    assert (room_of(game, ANN), room_of(game, SUE)) == ("players", "spectators")
    assert hears(game, ANN, "players") and not hears(game, ANN, "spectators")
    assert hears(game, SUE, "spectators") and not hears(game, SUE, "players")
    over = game.resigned(Player.WHITE, 5)
    assert hears(over, BEN, "spectators") and not hears(over, SUE, "players")
    assert room_of(live(), OWNER) is None


def test_words_are_short_and_can_be_shown() -> None:
    assert read_words(" <b>a</b>\n b ") == "<b>a</b> b"
    check_told("words-length", lambda: read_words(" "))
    check_told("words-length", lambda: read_words("x" * 301))
    check_told("name-unprintable", lambda: read_words("a\u202eb"))
    alone: Any = Host(*[None] * 4)  # type: ignore[arg-type]
    check_told("lobby-closed", lambda: moderation_of(alone))
    check_told("lobby-closed", lambda: talk_of(alone))


# ---------------------------------------------------------------------- both kinds of databases


def test_lines_are_kept_in_their_order_and_too_many_at_once_are_refused(settings: Settings) -> None:
    async def main() -> None:
        store = await opened(settings)
        moderation = ModerationStore(store)
        await store.add_all([(new("abc"), None), (new("xyz"), None)])
        said = [await moderation.say(line(f"{n} 한 <b>", at=n)) for n in range(MOST_SAID)]
        with pytest.raises(GipfError) as refused:
            await moderation.say(line("more", at=9))
        check_sentences(refused.value)
        assert refused.value.code == "said-too-much"
        await moderation.say(line("from Ben", "ben", at=9))
        await moderation.say(line("later", at=PERIOD + 9, game="xyz"))
        assert [each.text for each in await moderation.lines("abc", 3)] == [
            "4 한 <b>",
            "5 한 <b>",
            "from Ben",
        ]
        assert await moderation.line(said[0].id) == said[0] and await moderation.line(999) is None
        await store.delete("abc")
        assert await moderation.lines("abc", 9) == []
        await store.close()

    run(main())


def test_blocks_are_made_and_taken_back(settings: Settings) -> None:
    async def main() -> None:
        store = await opened(settings)
        moderation = ModerationStore(store)
        for _ in range(2):
            await moderation.block(ANN, "ben", "Ben", 5, is_on=True)
        await moderation.block(OWNER, "ann", "Ann", 6, is_on=True)
        assert await moderation.blocks(ANN) == [("ben", "Ben")]
        assert await moderation.blocked_by(["ann", "ben", ""]) == {"ann": {"ben"}, "": {"ann"}}
        await moderation.block(ANN, "ben", "Ben", 7, is_on=False)
        assert await moderation.blocks(ANN) == []
        await store.close()

    run(main())


def test_a_report_is_dealt_with_once_and_kept_as_the_log(settings: Settings) -> None:
    moderator = Person("mod", "Mo", "moderator")

    async def main() -> None:
        store = await opened(settings)
        moderation = ModerationStore(store)
        await store.add(new("abc"))
        report = Report(0, "ann", "Ann", "ben", "Ben", "insult", "rude", "abc", 5)
        for _ in range(MOST_WAITING):
            await moderation.report(report)
        with pytest.raises(GipfError) as refused:
            await moderation.report(report)
        assert refused.value.code == "too-many-reports"
        check_sentences(refused.value)
        waiting = await moderation.reports(are_open=True, most=100)
        assert len(waiting) == MOST_WAITING
        first = waiting[0].id
        at_once = [moderation.settle(first, moderator, "mute", "so", 100) for _ in range(4)]
        assert sorted(await asyncio.gather(*at_once)) == [False, False, False, True]
        with pytest.raises(GipfError) as muted:
            await moderation.say(line("again", "ben", at=200))
        assert muted.value.code == "muted"
        check_sentences(muted.value)
        await moderation.say(line("a week later", "ben", at=100 + MUTED))
        assert await moderation.settle(waiting[1].id, moderator, "unmute", "", 300)
        await moderation.say(line("again", "ben", at=301))
        [second, done] = await moderation.reports(are_open=False, most=100)
        assert (done.action, done.moderator, done.note, done.done) == ("mute", "Mo", "so", 100)
        assert (second.action, second.id) == ("unmute", waiting[1].id)
        await store.close()

    run(main())


def test_people_are_found_by_name_and_known_by_their_games(settings: Settings) -> None:
    async def main() -> None:
        store = await opened(settings)
        moderation, people = ModerationStore(store), PeopleStore(store)
        ann, _ = await people.add_guest("Ann 100%")
        await people.add_guest("Anton")
        await people.add_guest("Ben")
        assert [each.name for each in await moderation.find("an", 9)] == ["Ann 100%", "Anton"]
        assert [each.name for each in await moderation.find("ANN 100%", 9)] == ["Ann 100%"]
        assert await moderation.find("%", 9) == []
        found = await moderation.known(ann.id or "")
        assert found and (found.name, found.kind) == ("Ann 100%", "guest")
        assert await moderation.known("") == Known("", "", "owner", None)
        assert await moderation.known("nobody") is None
        for n in range(3):
            game = rated(f"g{n}", white=ann.id or "")
            await store.add(game)
            await store.save(game.resigned(Player.BLACK, 5000 + n), game)
        [(pool, rating)] = await moderation.ratings(ann.id or "", 6000)
        assert pool == Pool("basic", "live") and rating.games == 3
        steps = await moderation.history(ann.id or "", pool, 2)
        assert [step.game for step in steps] == ["g2", "g1"] and steps[0].before == steps[1].after
        await store.close()

    run(main())


# ---------------------------------------------------------------------- over HTTP and the socket


@pytest.fixture
def company(site: Site) -> Iterator[Cast]:
    with closing(Cast(site)) as cast:
        yield cast


def talk(who: Any, game: str) -> Any:
    return who.http.get(f"/api/games/{game}/talk").json()


def heard(tab: Any) -> Any:
    """Hear the next thing that is said; it may have come before the answer to something else."""
    while not (said := [event for event in tab.events if event["event"] == "talk"]):
        tab.hear()
    tab.events.remove(said[0])
    return said[0]["line"]


def test_two_players_talk_and_those_who_watch_talk_apart(company: Cast) -> None:
    cast = company
    with cast.player.tab() as ann, cast.opponent.tab() as ben, cast.spectator.tab() as sue:
        for tab in (ann, ben, sue):
            tab.watch(cast.game)
        sue.ask("say", game=cast.game, text="White is lost")
        assert heard(sue)["own"] is True
        ann.ask("say", game=cast.game, preset="good-luck")
        ann.ask("say", game=cast.game, text=" <script>  1 ")
        for tab, own in ((ann, True), (ben, False)):
            first, second = heard(tab), heard(tab)
            assert (first["preset"], first["name"], first["own"]) == ("good-luck", "Ann", own)
            assert second["text"] == "<script> 1"
        assert [each["text"] for each in talk(cast.spectator, cast.game)["lines"]] == [
            "White is lost"
        ]
        assert [each["room"] for each in talk(cast.player, cast.game)["lines"]] == ["players"] * 2
        assert talk(cast.player, cast.game)["presets"] == list(PRESETS)
        check_refusal("no-such-preset", ann.try_to("say", game=cast.game, preset="boo"))
        ben.ask("resign", game=cast.game)
        assert len(talk(cast.player, cast.game)["lines"]) == 3
        assert len(talk(cast.spectator, cast.game)["lines"]) == 1


def test_nobody_reads_whom_they_have_blocked_nor_plays_them(company: Cast) -> None:
    cast = company
    ben = cast.opponent.http.get("/api/me").json()["id"]
    blocked = cast.player.http.put(f"/api/people/{ben}/block").json()["people"]
    assert blocked == [{"id": ben, "name": "Ben", "kind": "guest"}]
    assert cast.player.http.get("/api/blocks").json()["people"] == blocked
    with cast.player.tab() as tab, cast.opponent.tab() as other:
        tab.watch(cast.game)
        other.watch(cast.game)
        other.ask("say", game=cast.game, text="you fool")
        heard(other)
        tab.ask("say", game=cast.game, text="hm")
        assert heard(tab)["text"] == "hm"
    assert [each["text"] for each in talk(cast.player, cast.game)["lines"]] == ["hm"]
    ann = cast.player.http.get("/api/me").json()["id"]
    body = {"variants": ["basic"], "times": [TIME], "to": ann}
    check_refusal("not-challenged", cast.opponent.http.post("/api/lobby/seeks", json=body).json())
    assert cast.player.http.get(f"/api/people/{ben}").json()["blocked"] is True
    assert cast.player.http.delete(f"/api/people/{ben}/block").json()["people"] == []
    check_refusal("not-oneself", cast.player.http.put(f"/api/people/{ann}/block").json())


def test_a_report_comes_to_the_owner_who_deals_with_it(company: Cast) -> None:
    cast = company
    ben = cast.opponent.http.get("/api/me").json()["id"]
    body = {"person": ben, "reason": "insult", "text": "rude", "game": cast.game}
    assert cast.player.http.post("/api/reports", json=body).status_code == 204
    assert cast.player.http.get("/api/reports").status_code == 403
    told = [
        each
        for each in cast.owner.http.get("/api/reports").json()["reports"]
        if each["game"] == cast.game
    ]
    assert [(each["accused"]["name"], each["reason"]) for each in told] == [("Ben", "insult")]
    path, done = f"/api/reports/{told[0]['id']}", {"action": "mute", "note": "read it"}
    assert cast.owner.http.post(path, json=done).status_code == 200
    check_refusal("no-such-report", cast.owner.http.post(path, json=done).json())
    with cast.opponent.tab() as tab:
        check_refusal("muted", tab.try_to("say", game=cast.game, text="me?"))
    log = cast.owner.http.get("/api/reports?done=true").json()["reports"]
    assert (log[0]["action"], log[0]["note"]) == ("mute", "read it")
    own = {**body, "person": cast.player.http.get("/api/me").json()["id"]}
    check_refusal("not-oneself", cast.player.http.post("/api/reports", json=own).json())
    nobody = {**body, "person": "nobody"}
    check_refusal("no-such-person", cast.player.http.post("/api/reports", json=nobody).json())


def test_a_profile_shows_what_everybody_may_see(company: Cast) -> None:
    cast = company
    seek = {"variants": ["basic"], "times": [TIME]}
    made = cast.player.http.post("/api/lobby/seeks", json=seek).json()
    game = cast.guest.http.post(f"/api/lobby/seeks/{made['id']}/accept", json={}).json()["game"]
    ann = cast.player.http.get("/api/me").json()["id"]
    profile = cast.spectator.http.get(f"/api/people/{ann}").json()
    assert (profile["name"], profile["own"], profile["ratings"]) == ("Ann", False, [])
    games = cast.spectator.http.get(f"/api/people/{ann}/games").json()["games"]
    assert [each["id"] for each in games] == [game]  # not the one that was by invitation
    found = cast.spectator.http.get("/api/people?name=ann").json()["people"]
    assert ann in [each["id"] for each in found]
    owner = cast.spectator.http.get("/api/people/owner").json()
    assert (owner["kind"], owner["since"]) == ("owner", None)
    path = f"/api/people/{ann}/ratings?family=basic&speed=live"
    assert cast.spectator.http.get(path).json() == {"steps": []}
    check_refusal("no-such-person", cast.spectator.http.get("/api/people/nobody").json())


def test_where_there_is_only_one_person_nobody_hears_them(site: Site) -> None:
    game = site.new_game()["id"]
    with site.tab() as tab:
        check_refusal("nobody-hears", tab.try_to("say", game=game, text="hello?"))
