"""What somebody tries who means harm: guessing, asking by another site, reading logs, staying after the end."""

import logging
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from itertools import count
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from gipf.server import limits
from gipf.server import service as service_module
from gipf.server.limits import Allowance
from gipf.server.logs import set_up
from gipf.server.moderators import moderators
from gipf.server.passwords import Passwords
from gipf.server.settings import Settings
from tests.patience import PATIENCE
from tests.server.post_office import post_office
from tests.server.real_servers import Postgres
from tests.server.serving import Site
from tests.server.test_accounts import (
    COME_BACK,
    PASSWORD,
    code,
    hear_all,
    link_in,
    register,
    sign_in,
)
from tests.server.test_errors import check_refusal
from tests.server.world import ADDRESS, Visitor, service


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with service(tmp_path_factory.mktemp("security")) as site:
        yield site


NUMBERS = count(1)
"""Every test has addresses of its own, of which nothing is used up."""


@pytest.fixture
def visitors(shared: Site) -> Iterator[list[Visitor]]:
    made = [Visitor(shared, f"198.51.100.{next(NUMBERS)}") for _ in range(3)]
    yield made
    for visitor in made:
        visitor.http.close()


def test_passwords_are_not_guessed_from_one_address(visitors: list[Visitor]) -> None:
    ann, thief, _ = visitors
    register(ann, "Zelda")
    answers = [sign_in(thief, "Zelda", f"guess number {number}") for number in range(12)]
    assert [each.status_code for each in answers] == [422] * 10 + [429] * 2
    check_refusal("asked-too-much", answers[-1].json())
    assert sign_in(thief, "Zelda").status_code == 429, "the right one does not come through, either"
    assert sign_in(ann, "Zelda").status_code == 200
    for _ in range(12):  # who is right uses nothing up
        assert sign_in(ann, "Zelda").status_code == 200


def test_passwords_of_one_name_are_not_guessed_from_many_addresses(shared: Site) -> None:
    with ExitStack() as opened, pytest.MonkeyPatch.context() as patch:
        patch.setattr(
            Allowance, "wait", lambda _self, key, _now=None: 60.0 if key == "name zlno" else 0.0
        )
        visitor = Visitor(shared, "198.51.100.77")
        opened.enter_context(closing(visitor.http))
        answer = sign_in(visitor, "Zino", "a guess or another")
        assert (answer.status_code, code(answer)) == (429, "asked-too-much")
        assert sign_in(visitor, "Zena", "a guess or another").status_code == 422


def test_a_name_nobody_has_takes_as_much_work_as_a_wrong_password(
    visitors: list[Visitor], monkeypatch: pytest.MonkeyPatch
) -> None:
    register(visitors[0], "Zenobia")
    hashed: list[str] = []
    compute = Passwords._compute

    def noted(self: Passwords, password: str, kept: str | None) -> str | bool:
        hashed.append(password)
        return compute(self, password, kept)

    sign_in(visitors[1], "Zenobia", "the first is special")
    monkeypatch.setattr(Passwords, "_compute", noted)
    for name in ("Zenobia", "Nobody at all"):
        assert code(sign_in(visitors[1], name, "wrong and wrong")) == "sign-in-wrong"
    assert hashed == ["wrong and wrong"] * 2


def test_another_sites_page_does_nothing_in_somebodys_name(visitors: list[Visitor]) -> None:
    ann = visitors[0]
    register(ann, "Zafira")
    for origin in ("https://evil.example", "null", "https://play.example.evil.example"):
        for method, path in (("DELETE", "/api/session"), ("POST", "/api/session")):
            answer = ann.http.request(method, path, json={}, headers={"Origin": origin})
            assert (answer.status_code, code(answer)) == (403, "foreign-page")
        ann.http.headers["origin"] = origin
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("tests.server.world.ADDRESS", origin)
            with pytest.raises(InvalidStatus, match="403"), ann.tab():
                pass
        ann.http.headers["origin"] = ADDRESS
    assert ann.me()["kind"] == "account"


def test_no_secret_is_in_the_logs(tmp_path: Path) -> None:
    loggers = [logging.getLogger(name) for name in ("gipf", "uvicorn")]
    before = [(logger.handlers[:], logger.level, logger.propagate) for logger in loggers]
    set_up(tmp_path / "logs")
    with post_office() as office, service(tmp_path, mail=f"{office.address}") as site:
        ann, ben = Visitor(site), Visitor(site, "198.51.100.9")
        with closing(ann.http), closing(ben.http):
            register(ann, "Zuleika", password=PASSWORD, mail="zuleika@example.org")
            link = link_in(office.next_text())
            ann.http.post(link)
            sign_in(ben, "Zuleika", "not the password at all")
            ben.http.post("/api/session/mail", json={"mail": "zuleika@example.org"})
            second = link_in(office.next_text())
            ben.http.post(second)
            secrets = [PASSWORD, "not the password at all", "zuleika@example.org", "Zuleika"]
            secrets += [each.rpartition("/")[2] for each in (link, second)]
            secrets += [*ann.cookies.values(), *ben.cookies.values(), "198.51.100.9"]
            with closing(sqlite3.connect(tmp_path / "gipf.db")) as database:
                database.execute("DROP TABLE tickets")  # what cannot be stored is not told, either
            ben.http.post("/api/session/mail", json={"mail": "zuleika@example.org"})
            until, log = time.monotonic() + PATIENCE, tmp_path / "logs" / "server.log"
            while "the database failed" not in log.read_text():
                assert time.monotonic() < until, "nothing is logged"
                time.sleep(0.01)
    for logger, (handlers, level, propagates) in zip(loggers, before, strict=True):
        for handler in logger.handlers:
            handler.close()
        logger.handlers[:], logger.level, logger.propagate = handlers, level, propagates
    written = "".join(path.read_text() for path in (tmp_path / "logs").glob("*"))
    assert not [secret for secret in secrets if secret in written]


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Visitor]]:
    """Two visitors of a service with room for two pages of an address, and two things for the engine to do."""
    monkeypatch.setattr(limits, "MOST_LINES", 2)
    monkeypatch.setattr(limits, "MOST_STUDIES", 2)
    with service(tmp_path) as site, ExitStack() as opened:
        made = [Visitor(site, f"198.51.100.{number}") for number in (50, 51)]
        for visitor in made:
            opened.enter_context(closing(visitor.http))
        yield made


def test_only_so_many_pages_of_one_address_are_connected(small: list[Visitor]) -> None:
    visitor, other = small
    with ExitStack() as opened:
        for _ in range(2):
            opened.enter_context(visitor.tab()).ask("unwatch", game="x")
        with pytest.raises(InvalidStatus, match="403"), visitor.tab():
            pass
        opened.enter_context(other.tab()).ask("unwatch", game="x")
    with visitor.tab() as tab:  # there is room again
        tab.ask("unwatch", game="x")


def test_the_engine_does_only_so_much_at_once_for_one_address(small: list[Visitor]) -> None:
    visitor, other = small
    game = visitor.new_game(seats={"w": {"kind": "person"}, "b": {"kind": "computer"}})["id"]
    with visitor.tab() as one, visitor.tab() as two, other.tab() as third:
        first = one.try_to("analyse", start="basic")
        assert first["ok"] and two.try_to("analyse", start="basic")["ok"]
        check_refusal("asked-too-much", two.try_to("analyse", start="basic"))
        check_refusal("asked-too-much", one.try_to("hint", game=game))
        assert third.try_to("analyse", start="basic")["ok"]
        one.ask("stop", target=first["id"])
        assert two.try_to("analyse", start="basic")["ok"]


def test_a_page_that_says_too_much_is_heard_later_and_loses_nothing(
    visitors: list[Visitor], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gipf.server.connection.MESSAGES", (3, 0.3))
    with visitors[2].tab() as tab:
        answers = [tab.ask("unwatch", game=f"g{number}")["ok"] for number in range(9)]
    assert answers == [True] * 9


def test_signing_out_at_one_server_closes_the_lines_of_another(
    tmp_path: Path, postgres: Postgres, migrated: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service_module, "LOOK", 0.1)
    address = postgres.address(postgres.new(migrated))
    with (
        service(tmp_path / "1", database_address=address) as first,
        service(tmp_path / "2", database_address=address) as second,
    ):
        here, there = Visitor(first), Visitor(second)
        with closing(here.http), closing(there.http):
            register(here, "Zorro")
            there.cookies = here.cookies
            with there.tab() as tab:
                tab.ask("unwatch", game="x")
                assert here.http.delete("/api/session").status_code == 204
                with pytest.raises(ConnectionClosed) as closed:
                    hear_all(tab)
                assert closed.value.rcvd and closed.value.rcvd.code == 4403


def test_who_becomes_somebody_else_at_one_server_comes_back_at_another(
    tmp_path: Path, postgres: Postgres, migrated: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service_module, "LOOK", 0.1)
    address = postgres.address(postgres.new(migrated))
    shared = {"database_address": address, "unlimited": ("203.0.113.0/24",)}
    with (
        service(tmp_path / "1", **shared) as first,
        service(tmp_path / "2", **shared) as second,
        ExitStack() as opened,
    ):
        here, there = Visitor(first), Visitor(second)
        for visitor in (here, there):
            opened.enter_context(closing(visitor.http))

        def comes_back(change: Callable[[], object], code: int = COME_BACK) -> None:
            there.cookies = dict(here.cookies)
            with there.tab() as tab:
                tab.ask("unwatch", game="x")
                change()
                with pytest.raises(ConnectionClosed) as closed:
                    hear_all(tab)
                assert closed.value.rcvd and closed.value.rcvd.code == code

        here.new_game()
        comes_back(lambda: register(here, "Zamora"))
        name, settings = "Zamora", Settings(database_address=address, service="")
        comes_back(lambda: moderators(settings, {name: True}))
        here.http.delete("/api/session")
        here.new_game()
        comes_back(lambda: sign_in(here, name))
        here.http.delete("/api/session")
        here.new_game()
        comes_back(lambda: here.http.delete("/api/me"))
