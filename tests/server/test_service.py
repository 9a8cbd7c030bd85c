"""A service for everybody: it has no owner, and whoever comes becomes a guest without being asked."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from gipf.errors import GipfError
from gipf.server.limits import Allowance
from gipf.server.settings import Settings
from tests.server.real_servers import Postgres
from tests.server.serving import Site
from tests.server.test_errors import check_refusal
from tests.server.world import ADDRESS, PROXY, Visitor, service
from tests.test_errors import check_told

TWO = {"w": {"kind": "person"}, "b": {"kind": "person", "invited": True}}


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("service")


@pytest.fixture(scope="module")
def shared(data: Path) -> Iterator[Site]:
    with service(data) as site:
        yield site


@pytest.fixture
def ann(shared: Site) -> Iterator[Visitor]:
    visitor = Visitor(shared)
    with closing(visitor.http):
        yield visitor


@pytest.fixture
def ben(shared: Site) -> Iterator[Visitor]:
    visitor = Visitor(shared, "2001:db8::7")
    with closing(visitor.http):
        yield visitor


def code_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def past_proxy(site: Site, path: str, **headers: str) -> httpx.Response:
    """Ask with headers of one's own choice."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return site.http.get(path, headers=named)


# ---------------------------------------------------------------------- who comes


def test_nobody_at_the_machine_of_a_service_is_its_owner(ann: Visitor) -> None:
    me = ann.me()
    assert (me["is_owner"], me["kind"], me["service"], me["id"]) == (False, "stranger", True, None)
    for path in ("/api/network", "/api/archive"):
        assert code_of(ann.http.get(path)) == (403, "not-for-you")
    health = ann.http.get("/api/health").json()
    assert health["engine"]["pid"] is None and health["database"]["file"] == ""


def test_a_stranger_looks_around_without_becoming_anybody(ann: Visitor) -> None:
    for path in ("/", "/api/variants", "/api/games", "/api/statistics", "/api/puzzles"):
        answer = ann.http.get(path)
        assert answer.status_code == 200 and "set-cookie" not in answer.headers, path
    assert ann.http.post("/api/scene", json={}).status_code == 200
    with ann.tab() as tab:
        assert tab.try_to("analyse", start="basic", seconds=0.01)["ok"]
    assert not ann.cookies and ann.me()["kind"] == "stranger"


def test_a_stranger_becomes_a_guest_with_the_first_game(ann: Visitor, ben: Visitor) -> None:
    made = ann.http.post("/api/games", json={"variant": "basic"})
    assert made.headers["gipf-person"] == "new"
    game = made.json()["id"]
    assert list(ann.cookies) == ["__Host-gipf"]
    me = ann.me()
    assert me["kind"] == "guest" and me["name"].startswith("Guest ")
    with ann.tab() as tab:
        tab.watch(game)
        assert tab.play(game, "c2")["plies"] == ["c2"]
    assert [each["id"] for each in ann.http.get("/api/games").json()["games"]] == [game]
    assert code_of(ben.http.get(f"/api/games/{game}")) == (404, "no-such-game")
    assert ben.http.get("/api/games").json()["games"] == []
    kept = dict(ann.cookies)
    again = ann.http.post("/api/games", json={})
    assert ann.cookies == kept and "gipf-person" not in again.headers


def test_what_is_refused_makes_no_guest_where_nothing_can_be_theirs(ann: Visitor) -> None:
    assert code_of(ann.http.patch("/api/me", json={"name": "Ann"})) == (403, "not-for-you")
    assert code_of(ann.http.delete("/api/me")) == (403, "not-for-you")
    assert not ann.cookies


def test_an_invitation_leads_a_stranger_to_a_seat(ann: Visitor, ben: Visitor) -> None:
    game = ann.new_game(seats=TWO)["id"]
    made = ann.http.post(f"/api/games/{game}/invitations", json={"player": "b"}).json()
    assert made["link"].startswith(f"{ADDRESS}/join/")
    asked = ben.http.get(made["link"].removeprefix(ADDRESS), headers={"Accept-Language": "de"})
    seat = ann.http.get(f"/api/games/{game}").json()["seats"]["w"]["name"]
    assert seat and f"<strong>Basis-GIPF · {seat}</strong>" in asked.text
    assert ben.follow(made["link"], "Ben").status_code == 303
    assert ben.me()["name"] == "Ben"
    state = ben.http.get(f"/api/games/{game}").json()
    assert state["seats"]["b"]["name"] == "Ben"
    with ann.tab() as ours, ben.tab() as theirs:
        ours.watch(game)
        theirs.watch(game)
        ours.play(game, "c2")
        theirs.until(game, ours.states[game]["version"])
        assert theirs.play(game, "b3")["plies"] == ["c2", "b3"]
    wrong = ben.http.get("/join/" + "x" * 43)
    assert wrong.status_code == 403


def test_nobody_calls_themselves_as_those_who_have_not_said_their_name(
    ann: Visitor, ben: Visitor
) -> None:
    ann.new_game()
    for name in ("Guest 1234", "gUEST 12"):
        check_refusal("name-reserved", ann.http.patch("/api/me", json={"name": name}).json())
    assert ann.http.patch("/api/me", json={"name": "Ann"}).json()["name"] == "Ann"
    game = ann.new_game(seats=TWO)["id"]
    link = ann.http.post(f"/api/games/{game}/invitations", json={"player": "b"}).json()["link"]
    refused = ben.follow(link, "Guest 99")
    assert refused.status_code == 422 and 'role="alert"' in refused.text


def test_the_page_of_a_service_says_that_it_is_one(ann: Visitor) -> None:
    page = ann.http.get("/")
    assert "script-src 'self'" in page.headers["content-security-policy"]
    assert page.headers["strict-transport-security"].startswith("max-age=")
    if "<script" in page.text:  # a checkout in which it is not built has none
        assert 'data-host="service"' in page.text
    assert ann.http.get("/keeper.js").status_code == 404


def two_who_play(ann: Visitor, ben: Visitor) -> str:
    """Let two people begin a game: both have decided something."""
    game: str = ann.new_game(seats=TWO)["id"]
    link = ann.http.post(f"/api/games/{game}/invitations", json={"player": "b"}).json()["link"]
    assert ben.follow(link, "Benno").status_code == 303
    with ann.tab() as one, ben.tab() as two:
        one.watch(game)
        one.play(game, "c2")
        two.watch(game)
        two.play(game, "c6")
    return game


def test_a_game_of_two_people_stays_when_it_is_over(ann: Visitor, ben: Visitor) -> None:
    game = two_who_play(ann, ben)
    check_refusal("goes-on-between-people", ann.http.delete(f"/api/games/{game}").json())
    with ann.tab() as tab:
        tab.ask("resign", game=game)
    for visitor in (ann, ben):
        answer = visitor.http.delete(f"/api/games/{game}")
        assert answer.status_code == 403
        check_refusal("stays-between-people", answer.json())
    alone = ann.new_game()["id"]
    assert ann.http.delete(f"/api/games/{alone}").status_code == 204


def test_what_somebody_notes_about_a_game_is_not_for_everybody(
    ann: Visitor, ben: Visitor, shared: Site
) -> None:
    seek = {"variants": ["basic"], "times": [{"seconds": 300, "increment": 3}]}
    made = ann.http.post("/api/lobby/seeks", json=seek).json()
    game = ben.http.post(f"/api/lobby/seeks/{made['id']}/accept", json={}).json()["game"]
    said = {"title": "you fool", "note": "e4 wins at once"}
    assert ann.http.patch(f"/api/games/{game}", json=said).status_code == 200
    stranger = Visitor(shared, "203.0.113.90")
    with closing(stranger.http):
        lists = [
            stranger.http.get(f"/api/people/{ben.me()['id']}/games").json()["games"],
            stranger.http.get("/api/lobby").json()["games"],
        ]
    for listed in lists:
        [shown] = [each for each in listed if each["id"] == game]
        assert (shown["title"], shown["note"]) == ("", "")
    [own] = [each for each in ann.http.get("/api/games").json()["games"] if each["id"] == game]
    assert own["note"] == "e4 wins at once"


def test_a_seat_is_not_lost_when_its_server_is_killed_while_somebody_takes_it(
    ann: Visitor, ben: Visitor, data: Path
) -> None:
    ben.new_game()
    game = ann.new_game(seats=TWO)["id"]
    link = ann.http.post(f"/api/games/{game}/invitations", json={"player": "b"}).json()["link"]
    with closing(sqlite3.connect(data / "gipf.db")) as connection, connection:
        done = connection.execute(
            "UPDATE invitations SET taken = ? WHERE game_id = ?", (ben.me()["id"], game)
        )
        assert done.rowcount == 1
    assert ben.follow(link, "Benno").status_code == 303
    assert ben.http.get(f"/api/games/{game}").json()["own"] == ["b"]
    assert ben.http.get(link.removeprefix(ADDRESS)).status_code == 303


# ---------------------------------------------------------------------- the proxy


def test_what_a_stranger_says_of_their_address_is_not_believed(tmp_path: Path) -> None:
    with service(tmp_path, proxies=("192.0.2.1",)) as site:
        said = {"host": "play.example", "x_forwarded_for": "1.2.3.4", "x_forwarded_proto": "https"}
        assert code_of(past_proxy(site, "/api/me", **said)) == (403, "past-the-proxy")
        check_refusal("past-the-proxy", past_proxy(site, "/", **said).json())
        assert past_proxy(site, "/api/health").status_code == 200
        assert code_of(past_proxy(site, "/api/health", host="evil.example"))[0] == 403


def test_of_several_addresses_the_one_counts_that_the_proxy_has_added(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[str] = []
    take = Allowance.take

    def noted(allowance: Allowance, key: str) -> float:
        seen.append(key)
        return take(allowance, key)

    monkeypatch.setattr(Allowance, "take", noted)
    with service(tmp_path, proxies=(PROXY, "10.0.0.0/8")) as site:
        for said in ("6.6.6.6, 203.0.113.9", "203.0.113.9, 10.0.0.5", "::ffff:203.0.113.9"):
            with closing(Visitor(site, said).http) as http:
                assert http.get("/api/me").status_code == 200
        with closing(Visitor(site, "2001:db8:0:0:1::9").http) as http:
            assert http.get("/api/me").status_code == 200
    assert seen == ["203.0.113.9"] * 3 + ["2001:db8::/64"]


@pytest.mark.parametrize(
    ("code", "changes"),
    [
        ("proxy-without-proto", {"X-Forwarded-Proto": ""}),
        ("proxy-without-client", {"X-Forwarded-For": ""}),
        ("proxy-without-client", {"X-Forwarded-For": "203.0.113.9, somewhere"}),
        ("proxy-without-client", {"X-Forwarded-For": PROXY}),
        ("wrong-host", {"Host": "localhost"}),
        ("wrong-host", {"Host": "play.example.evil.example"}),
        ("wrong-host", {"Host": "play.example:8080"}),
        ("foreign-page", {"Origin": "https://evil.example"}),
        ("foreign-page", {"Origin": "http://play.example"}),
        ("foreign-page", {"Origin": "null"}),
        ("foreign-site", {"Sec-Fetch-Site": "same-site"}),
        ("foreign-site", {"Sec-Fetch-Site": "cross-site"}),
    ],
)
def test_what_is_wrong_with_a_request_is_told(
    code: str, changes: dict[str, str], ann: Visitor
) -> None:
    for path in ("/api/me", "/"):
        answer = ann.http.get(path, headers=changes)
        assert code_of(answer) == (403, code), path
        check_refusal(code, answer.json())


def test_who_comes_without_tls_is_led_to_where_there_is_some(ann: Visitor) -> None:
    plain = {"X-Forwarded-Proto": "http"}
    answer = ann.http.get("/join/abc", headers=plain)
    assert (answer.status_code, answer.headers["location"]) == (308, f"{ADDRESS}/join/abc")
    sent = ann.http.post("/api/games", json={}, headers=plain)
    assert code_of(sent) == (403, "proxy-without-proto") and not ann.cookies


def test_a_change_under_a_cookie_has_to_come_from_our_page(ann: Visitor) -> None:
    ann.new_game()
    del ann.http.headers["Origin"]
    answer = ann.http.post("/api/games", json={})
    check_refusal("no-origin", answer.json())
    from_page = ann.http.post("/api/games", json={}, headers={"Sec-Fetch-Site": "same-origin"})
    assert from_page.status_code == 201
    assert ann.http.get("/api/games").status_code == 200


# ---------------------------------------------------------------------- how much


def test_so_much_is_allowed_and_then_no_more_for_a_while() -> None:
    allowance = Allowance(3, 60)
    assert [allowance.take("a", now=0) for _ in range(4)] == [0, 0, 0, 20]
    assert allowance.take("b", now=0) == 0
    assert round(allowance.wait("a", now=19)) == 1
    assert allowance.take("a", now=20.1) == 0


def test_who_is_remembered_of_too_many_is_who_has_used_something_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("gipf.server.limits.MOST_KEYS", 3)
    allowance = Allowance(2, 60)
    for number, key in enumerate("abc"):
        allowance.take(key, now=100 * number)
    allowance.take("c", now=200)
    allowance.take("d", now=201)
    assert allowance.wait("c", now=201) > 0
    for key in "ef":
        allowance.take(key, now=201)
    assert allowance.wait("c", now=201) == 0


def exhausted(visitor: Visitor, ask: Any) -> httpx.Response:
    for _ in range(5):
        answer: httpx.Response = ask(visitor)
        if answer.status_code == 429:
            return answer
    raise AssertionError("nothing is too much")


def test_who_asks_too_much_has_to_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def few(most: float, period: float) -> Allowance:
        return Allowance(min(most, 3), period)

    def asks(visitor: Visitor) -> httpx.Response:
        return visitor.http.get("/api/me")

    with monkeypatch.context() as patch:
        patch.setattr("gipf.server.limits.Allowance", few)
        with service(tmp_path, unlimited=("198.51.100.0/24",)) as site:
            greedy, other, free = (
                Visitor(site, address) for address in ("203.0.113.1", "203.0.113.2", "198.51.100.3")
            )
            answer = exhausted(greedy, asks)
            assert int(answer.headers["retry-after"]) == answer.json()["arguments"]["seconds"]
            check_refusal("asked-too-much", answer.json())
            assert asks(other).status_code == 200
            assert {asks(free).status_code for _ in range(5)} == {200}
            assert free.http.get("/").status_code == 200
            for visitor in (greedy, other, free):
                visitor.http.close()


def test_only_so_many_strangers_of_an_address_become_guests(shared: Site) -> None:
    def begins(visitor: Visitor) -> httpx.Response:
        visitor.cookies.clear()
        return visitor.http.post("/api/games", json={})

    visitor = Visitor(shared, "203.0.113.99")
    with pytest.MonkeyPatch.context() as patch, closing(visitor.http):
        patch.setattr(Allowance, "wait", lambda _self, key, _now=None: 7.0 * (key[-2:] == "99"))
        answer = exhausted(visitor, begins)
    assert code_of(answer) == (429, "asked-too-much")


# ---------------------------------------------------------------------- what it is started with

WRONG = {
    "service-address": {"service": "play.example"},
    "service-without-proxy": {"service": ADDRESS},
    "neither-address": {"service": ADDRESS, "proxies": ("proxy",)},
    "service-or-lan": {"service": ADDRESS, "proxies": (PROXY,), "lan": True},
    "mail-server": {"service": ADDRESS, "proxies": (PROXY,), "mail": "imap://mail.example"},
    "push-address": {"service": ADDRESS, "proxies": (PROXY,), "push": ("http://push.example",)},
    "no-address": {"service": ADDRESS, "proxies": (PROXY,), "host": "everywhere"},
}


@pytest.mark.parametrize("code", WRONG)
def test_a_service_that_would_not_be_safe_is_refused_in_every_language(code: str) -> None:
    check_told(code, lambda: Settings(**WRONG[code]))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "address",
    ["ftp://a.example", "https://", "https://a.example/gipf", "https://u:p@a.example",
     "http://a.example", "https://a.example:x", "http://[::1"],
)  # fmt: skip
def test_what_is_no_address_of_a_service_is_refused(address: str) -> None:
    with pytest.raises(GipfError) as refused:
        Settings(service=address, proxies=(PROXY,))
    assert refused.value.code == "service-address"


def test_a_service_may_be_tried_out_without_tls_at_this_machine() -> None:
    assert Settings(service="http://localhost:4737").service == "http://localhost:4737"
    assert Settings(service=ADDRESS, proxies=("10.0.0.0/8",), host="0.0.0.0").host == "0.0.0.0"


# ---------------------------------------------------------------------- what is read as a page

BROWSER = {"Accept": "text/html,application/xhtml+xml", "Accept-Language": "de-AT, en;q=0.5"}


def test_who_looks_at_a_page_reads_a_sentence_in_their_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none(_most: float, period: float) -> Allowance:
        return Allowance(0.001, period)

    monkeypatch.setattr("gipf.server.limits.Allowance", none)
    with service(tmp_path) as site, closing(Visitor(site).http) as http:
        for path in ("/join/abc", "/sign-in/abc", "/no-mail/abc"):
            answer = http.get(path, headers=BROWSER)
            assert answer.status_code == 429 and int(answer.headers["retry-after"]) > 0
            assert '<html lang="de">' in answer.text and "Von hier wurde" in answer.text
            assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert code_of(http.get("/api/me", headers=BROWSER)) == (429, "asked-too-much")


def test_the_page_is_there_while_the_database_is_not(tmp_path: Path) -> None:
    postgres = Postgres()
    try:
        with service(tmp_path, database_address=postgres.address(postgres.new())) as site:
            ann = Visitor(site)
            with closing(ann.http):
                ann.new_game()
                postgres.kill()
                for path in ("/", "/index.html"):
                    assert ann.http.get(path, headers=BROWSER).status_code == 200
                for path in ("/join/abc", "/sign-in/abc"):
                    answer = ann.http.get(path, headers=BROWSER)
                    assert answer.status_code == 503, answer.text
                    assert "Die Datenbank antwortet gerade nicht" in answer.text
                assert code_of(ann.http.get("/api/games")) == (503, "database-away")
    finally:
        postgres.remove()
