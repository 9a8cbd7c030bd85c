"""Accounts of a service: a guest gets one and keeps the games, signs in and out, changes it, goes for good."""

import json
import random
import re
from collections.abc import Iterator
from contextlib import closing
from itertools import product
from pathlib import Path
from typing import Any

import httpx
import pytest
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from websockets.exceptions import ConnectionClosed

from gipf.server.moderators import moderators
from gipf.server.settings import Settings
from tests.server.authenticator import Authenticator
from tests.server.post_office import PostOffice, post_office
from tests.server.serving import Site
from tests.server.tab import Tab
from tests.server.test_errors import check_refusal
from tests.server.test_service import TWO
from tests.server.world import ADDRESS, Visitor, service
from tests.thoroughness import enough

PASSWORD = "four plain old words"
ENDED, COME_BACK = 4403, 1012


@pytest.fixture(scope="module")
def office() -> Iterator[PostOffice]:
    with post_office() as opened:
        yield opened


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("accounts")


@pytest.fixture(scope="module")
def shared(data: Path, office: PostOffice) -> Iterator[Site]:
    everywhere = ("203.0.113.0/24",)  # limits have tests of their own
    with service(data, mail=office.address, unlimited=everywhere) as site:
        yield site


@pytest.fixture
def visitors(shared: Site) -> Iterator[list[Visitor]]:
    made = [Visitor(shared, f"203.0.113.{number}") for number in range(1, 5)]
    yield made
    for visitor in made:
        visitor.http.close()


@pytest.fixture
def ann(visitors: list[Visitor]) -> Visitor:
    return visitors[0]


@pytest.fixture
def ben(visitors: list[Visitor]) -> Visitor:
    return visitors[1]


NUMBERS = product("abcdefghkmnopqrstuvwxyz", repeat=2)


def a_name() -> str:
    """Make up a name that nobody has."""
    return f"Zo{''.join(next(NUMBERS))}a"


def register(visitor: Visitor, name: str = "", **ways: str) -> dict[str, Any]:
    given = {"name": name or a_name(), **(ways or {"password": PASSWORD})}
    answer = visitor.http.post("/api/account", json=given)
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def sign_in(visitor: Visitor, name: str, password: str = PASSWORD) -> httpx.Response:
    return visitor.http.post("/api/session", json={"name": name, "password": password})


def code(answer: httpx.Response) -> str:
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["code"])


def hear_all(tab: Tab) -> None:
    while True:
        tab.hear()


def account(visitor: Visitor) -> dict[str, Any]:
    found: dict[str, Any] = visitor.http.get("/api/account").json()
    return found


# ---------------------------------------------------------------------- getting one


def test_a_guest_gets_an_account_and_keeps_the_games(ann: Visitor, ben: Visitor) -> None:
    game = ann.new_game()["id"]
    guest, token = ann.me()["id"], dict(ann.cookies)
    name = a_name()
    made = register(ann, name)
    assert (made["kind"], made["name"], made["id"]) == ("account", name, guest)
    assert ann.cookies != token
    assert ann.http.get(f"/api/games/{game}").status_code == 200
    ben.cookies = token  # what the guest was known by opens nothing any more
    assert ben.me()["kind"] == "stranger"
    assert code(ann.http.post("/api/account", json={"name": "Zoe2", "password": PASSWORD})) == (
        "account-there"
    )


def test_a_stranger_gets_an_account_at_once_and_signs_in_elsewhere(
    ann: Visitor, ben: Visitor
) -> None:
    name = a_name()
    register(ann, name)
    assert sign_in(ben, f" {name.upper()} ").json()["name"] == name
    assert {each["is_this"] for each in account(ben)["sessions"]} == {True, False}
    assert ben.me()["id"] == ann.me()["id"]


def test_an_account_that_cannot_be_made_is_refused_in_every_language(ann: Visitor) -> None:
    taken = a_name()
    register(ann, taken)
    ann.cookies.clear()
    given: dict[str, dict[str, str]] = {
        "account-without-way": {"name": "Zora"},
        "name-taken": {"name": taken.replace("o", "0"), "password": PASSWORD},
        "name-reserved": {"name": "Moderator", "password": PASSWORD},
        "password-length": {"name": "Zora", "password": "short"},
        "password-weak": {"name": "Zora", "password": "Password123"},
        "mail-address": {"name": "Zora", "mail": "ann@home"},
    }
    for why, body in given.items():
        answer = ann.http.post("/api/account", json=body)
        check_refusal(why, answer.json())
    for weak in ("zora zora zora", "aaaaaaaaaaaa", "1234567890", "qwertyuiop1"):
        answer = ann.http.post("/api/account", json={"name": "Zora", "password": weak})
        assert code(answer) == "password-weak", weak
    assert ann.me()["kind"] == "guest"
    assert code(ann.http.patch("/api/me", json={"name": taken})) == "name-taken"


# ---------------------------------------------------------------------- signing in and out


def test_a_wrong_name_and_a_wrong_password_are_told_alike(ann: Visitor, ben: Visitor) -> None:
    name = a_name()
    register(ann, name)
    answers = [
        sign_in(ben, *given)
        for given in ((name, "not the password"), ("Nobody here", PASSWORD), ("x@y.org", PASSWORD))
    ]
    assert {(each.status_code, each.text) for each in answers} == {(422, answers[0].text)}
    check_refusal("sign-in-wrong", answers[0].json())
    assert not ben.cookies


def test_a_session_has_a_token_that_nobody_can_have_known_before(ann: Visitor) -> None:
    name = a_name()
    register(ann, name)
    first = dict(ann.cookies)
    ann.cookies["__Host-gipf"] = "chosen-by-somebody-else"
    sign_in(ann, name)
    second = dict(ann.cookies)
    assert second["__Host-gipf"] not in ("chosen-by-somebody-else", first["__Host-gipf"])
    sign_in(ann, name)
    ann.cookies, third = dict(second), dict(ann.cookies)
    assert ann.me()["kind"] == "stranger", "the session before has ended"
    ann.cookies = third
    assert ann.me()["kind"] == "account"


def test_who_signs_out_is_a_stranger_and_the_lines_are_closed(ann: Visitor, ben: Visitor) -> None:
    name = a_name()
    register(ann, name)
    sign_in(ben, name)
    kept = dict(ann.cookies)
    with ann.tab() as here, ben.tab() as there:
        here.ask("unwatch", game="x")
        there.ask("unwatch", game="x")
        assert ann.http.delete("/api/session").status_code == 204
        with pytest.raises(ConnectionClosed) as closed:
            here.hear()
        assert closed.value.rcvd and closed.value.rcvd.code == ENDED
        assert there.ask("unwatch", game="x")["ok"]
    assert not ann.cookies
    ann.cookies = kept
    assert ann.me()["kind"] == "stranger"
    assert ben.me()["kind"] == "account"


def test_pages_of_a_guest_come_back_with_the_account(ann: Visitor) -> None:
    ann.new_game()
    with ann.tab() as tab:
        tab.ask("unwatch", game="x")
        register(ann)
        with pytest.raises(ConnectionClosed) as closed:
            tab.hear()
        assert closed.value.rcvd and closed.value.rcvd.code == COME_BACK


def test_what_a_guest_has_played_comes_along_to_the_account(ann: Visitor, ben: Visitor) -> None:
    name = a_name()
    register(ann, name)
    mine = ann.new_game(seats=TWO)["id"]
    link = ann.http.post(f"/api/games/{mine}/invitations", json={"player": "b"}).json()["link"]
    assert ben.follow(link, "Benno").status_code == 303  # Ann herself, at another device
    alone, offered = ben.new_game()["id"], ben.new_game(seats=TWO)["id"]
    guest = ben.me()["id"]
    sign_in(ben, name)
    for game in (alone, offered):
        assert ben.http.get(f"/api/games/{game}").status_code == 200, game
    listed = {game["id"] for game in ben.http.get("/api/games").json()["games"]}
    assert {mine, alone, offered} <= listed
    assert ben.me()["id"] != guest
    seats = ann.http.get(f"/api/games/{mine}").json()["seats"]
    assert seats["b"]["name"] == "Benno", "nobody plays against themselves"


def test_who_must_be_silent_as_a_guest_must_be_so_with_the_account_they_sign_in_to(
    visitors: list[Visitor], data: Path
) -> None:
    ann, ben, cid, mo = visitors
    name, owner = a_name(), a_name()
    register(ann, name)
    ann.http.delete("/api/session")
    register(mo, owner)
    moderators(Settings(data=data, service=""), {owner: True})
    ben.new_game()
    register(cid, a_name())
    ann.new_game()
    guest, other = ann.me()["id"], ben.me()["id"]
    for visitor in (ann, cid):
        assert visitor.http.put(f"/api/people/{other}/block").status_code == 200
    assert ben.http.put(f"/api/people/{guest}/block").status_code == 200
    for visitor, about in ((ben, guest), (ann, other)):
        body = {"person": about, "reason": "insult", "text": "rude"}
        assert visitor.http.post("/api/reports", json=body).status_code == 204
    first = next(
        each
        for each in mo.http.get("/api/reports").json()["reports"]
        if each["accused"]["id"] == guest
    )
    sign_in(ann, name)
    account_id = ann.me()["id"]
    assert account_id != guest
    assert [each["id"] for each in ann.http.get("/api/blocks").json()["people"]] == [other]
    assert [each["id"] for each in ben.http.get("/api/blocks").json()["people"]] == [account_id]
    told = mo.http.get("/api/reports").json()["reports"]
    assert {(each["reporter"]["id"], each["accused"]["id"]) for each in told} >= {
        (other, account_id),
        (account_id, other),
    }
    done = mo.http.post(f"/api/reports/{first['id']}", json={"action": "mute"})
    assert done.status_code == 200
    game = ann.new_game(seats=TWO)["id"]
    link = ann.http.post(f"/api/games/{game}/invitations", json={"player": "b"}).json()["link"]
    assert cid.follow(link, "").status_code == 303
    with ann.tab() as tab:
        assert tab.try_to("say", game=game, text="me?")["code"] == "muted"
    assert mo.http.post("/api/reports/99999999999999999999", json={}).status_code == 422


def test_the_link_to_a_seat_still_leads_there_when_its_guest_has_signed_in(
    ann: Visitor, ben: Visitor
) -> None:
    name = a_name()
    register(ben, name)
    ben.http.delete("/api/session")
    register(ann)
    game = ann.new_game(seats=TWO)["id"]
    link = ann.http.post(f"/api/games/{game}/invitations", json={"player": "b"}).json()["link"]
    assert ben.follow(link, "Benno").status_code == 303
    sign_in(ben, name)
    again = ben.http.get(link.removeprefix(ADDRESS))
    assert (again.status_code, again.headers.get("location")) == (303, f"/#/game/{game}")


# ---------------------------------------------------------------------- links by mail


def link_in(text: str) -> str:
    found = re.search(rf"{ADDRESS}(/sign-in/\S{{43}})\s", text)
    assert found, text
    return found[1]


def test_an_account_by_mail_is_confirmed_and_signs_in_by_a_link(
    ann: Visitor, ben: Visitor, office: PostOffice
) -> None:
    name = a_name()
    ann.http.headers["accept-language"] = "de"
    register(ann, name, mail=f" {name}@Example.org ")
    sent = office.next()
    assert sent["to"] == f"{name.lower()}@example.org"
    assert sent["subject"] == "Bestätige deine Mailadresse für GIPF"
    confirm = link_in(str(sent.get_content()))
    assert account(ann)["mail"] is None
    shown = ben.http.get(confirm)
    assert name in shown.text and "default-src 'none'" in shown.headers["content-security-policy"]
    assert ben.http.post(confirm).status_code == 303
    assert account(ann)["mail"] == f"{name.lower()}@example.org"
    assert ben.me()["kind"] == "stranger", "it only says whose address that is"

    asked = ben.http.post("/api/session/mail", json={"mail": f"{name}@example.org"})
    assert asked.status_code == 202
    link = link_in(office.next_text())
    for _ in range(2):  # a messenger looks at it, too
        assert ben.http.get(link).status_code == 200
    answer = ben.http.post(link)
    assert (answer.status_code, answer.headers["location"]) == (303, "/#/account")
    assert ben.me()["name"] == name
    again = ann.http.post(link)
    assert again.status_code == 410
    assert ann.http.get(link).status_code == 410
    assert sign_in(ben, name, "").status_code == 422


def test_a_link_that_was_sent_before_the_password_or_the_address_changed_signs_nobody_in(
    ann: Visitor, ben: Visitor, office: PostOffice
) -> None:
    name = a_name()
    old, new = f"old.{name}@example.org".lower(), f"new.{name}@example.org".lower()
    register(ann, name, password=PASSWORD, mail=old)
    ann.http.post(link_in(office.next_text()))

    def sent() -> str:
        assert ben.http.post("/api/session/mail", json={"mail": old}).status_code == 202
        return link_in(office.next_text())

    before = sent()
    changed = {"password": "four other old words"}
    assert ann.http.patch("/api/account", json=changed).status_code == 200
    assert ben.http.post(before).status_code == 410
    before = sent()
    assert ann.http.patch("/api/account", json={"mail": new}).status_code == 200
    assert ann.http.post(link_in(office.next_text())).status_code == 303
    assert account(ann)["mail"] == new
    assert ben.http.post(before).status_code == 410
    assert ben.me()["kind"] == "stranger"


def test_nobody_learns_whether_an_address_is_known(ann: Visitor, office: PostOffice) -> None:
    answer = ann.http.post("/api/session/mail", json={"mail": "nobody@example.org"})
    assert (answer.status_code, answer.json()) == (202, {})
    name = a_name()
    register(ann, name, mail="both@example.org")
    assert ann.http.post(link_in(office.next_text())).status_code == 303
    ann.cookies.clear()
    register(ann, a_name(), mail="both@example.org")
    assert ann.http.post(link_in(office.next_text())).status_code == 410
    assert account(ann)["mail"] is None


def test_a_service_without_a_mail_server_offers_no_links(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with service(tmp_path_factory.mktemp("silent")) as site:
        visitor = Visitor(site)
        with closing(visitor.http):
            assert visitor.me()["mail"] is False
            answer = visitor.http.post("/api/session/mail", json={"mail": "a@b.org"})
            check_refusal("mail-off", answer.json())
            assert visitor.http.get("/sign-in/" + "x" * 43).status_code == 410


# ---------------------------------------------------------------------- passkeys


def new_passkey(visitor: Visitor, device: Authenticator, **given: str) -> str:
    asked = visitor.http.post("/api/account/passkeys/options", json=given)
    assert asked.status_code == 200, asked.text
    return device.create(asked.text)


def use_passkey(visitor: Visitor, device: Authenticator, origin: str = "") -> httpx.Response:
    asked = visitor.http.post("/api/session/passkey/options")
    credential = device.get(asked.text, origin)
    return visitor.http.post("/api/session/passkey", json={"credential": credential})


def test_an_account_by_passkey_alone(ann: Visitor, ben: Visitor) -> None:
    device, name = Authenticator(ADDRESS), a_name()
    register(ann, name, credential=new_passkey(ann, device, name=name))
    assert use_passkey(ben, device).json()["name"] == name
    assert [each["name"] for each in account(ben)["passkeys"]] == [name]
    only = account(ann)["passkeys"][0]["id"]
    check_refusal("last-way", ann.http.delete(f"/api/account/passkeys/{only}").json())
    other = new_passkey(ann, device)
    added = ann.http.post("/api/account/passkeys", json={"credential": other, "name": "my phone"})
    assert [each["name"] for each in added.json()["passkeys"]] == [name, "my phone"]
    assert ann.http.delete(f"/api/account/passkeys/{only}").status_code == 204
    check_refusal("no-such-passkey", ann.http.delete(f"/api/account/passkeys/{only}").json())


def test_a_passkey_is_good_for_this_site_once_and_with_a_finger(ann: Visitor, ben: Visitor) -> None:
    device, name = Authenticator(ADDRESS), a_name()
    foreign = ann.http.post("/api/account/passkeys/options", json={"name": name}).text
    body = {"name": name, "credential": device.create(foreign, "https://evil.example")}
    assert code(ann.http.post("/api/account", json=body)) == "passkey-refused"
    register(ann, name, credential=new_passkey(ann, device, name=name))
    assert code(use_passkey(ben, device, "https://evil.example")) == "passkey-refused"
    asked = ben.http.post("/api/session/passkey/options").text
    credential = {"credential": device.get(asked)}
    assert ben.http.post("/api/session/passkey", json=credential).status_code == 200
    again = ben.http.post("/api/session/passkey", json=credential)
    check_refusal("passkey-refused", again.json())
    device.is_verified = False
    assert code(use_passkey(ben, device)) == "passkey-refused"
    device.is_verified, device.uses = True, 0  # it was copied
    assert code(use_passkey(ben, device)) == "passkey-refused"
    for nonsense in ("", "[]", "{}", '{"response": {"clientDataJSON": "e30"}}'):
        answer = ben.http.post("/api/session/passkey", json={"credential": nonsense})
        assert code(answer) == "passkey-refused"


def test_whatever_a_device_says_is_refused_or_taken(ann: Visitor) -> None:
    """A passkey comes from a stranger: what its library stumbles over must be no failure of the server."""
    chance, made = random.Random(7), 0
    device, name = Authenticator(ADDRESS), a_name()
    for _ in range(enough(60, long=3000)):
        whole = json.loads(new_passkey(ann, device, name=name))
        part = chance.choice(["attestationObject", "clientDataJSON", "rawId", "id", "type"])
        spoiled = whole["response"] if part in whole["response"] else whole
        raw = bytearray(base64url_to_bytes(spoiled[part] + "=" * (-len(spoiled[part]) % 4)))
        for _ in range(chance.randrange(1, 4)):
            place = chance.randrange(len(raw))
            raw[place : place + chance.randrange(3)] = chance.randbytes(chance.randrange(4))
        kept: dict[str, Any] = {"w": bytes_to_base64url(bytes(raw)), "n": None, "d": {}, "t": "x"}
        spoiled[part] = kept[chance.choice("wwwwwndt")]
        body = {"name": a_long_name(made), "credential": json.dumps(whole)}
        answer = ann.http.post("/api/account", json=body)
        assert answer.status_code in (201, 422), answer.text
        if answer.status_code == 201:
            made += 1
            ann.http.delete("/api/session")
        else:
            assert answer.json()["code"] in ("passkey-refused", "bad-field"), answer.text


def a_long_name(number: int) -> str:
    """Make up a name of letters alone."""
    return "Zw" + "".join("abcdefghkm"[int(digit)] for digit in f"{number:04}")


def test_an_account_has_so_many_passkeys(ann: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gipf.server.accounts.MOST_PASSKEYS", 1)
    device, name = Authenticator(ADDRESS), a_name()
    register(ann, name, credential=new_passkey(ann, device, name=name))
    answer = ann.http.post("/api/account/passkeys/options", json={})
    check_refusal("passkeys-many", answer.json())


# ---------------------------------------------------------------------- changing it


def test_who_has_only_found_an_open_page_changes_nothing(
    ann: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    register(ann)
    monkeypatch.setattr("gipf.server.accounts.PROVED", -1)
    for body in ({"password": "four other old words"}, {"mail": "ann@example.org"}, {"mail": ""}):
        answer = ann.http.patch("/api/account", json=body)
        assert answer.status_code == 403
        check_refusal("prove-again", answer.json())
    assert code(ann.http.delete("/api/account")) == "prove-again"
    assert code(ann.http.post("/api/account/passkeys/options", json={})) == "prove-again"
    wrong = ann.http.post("/api/account/proof", json={"password": "something else"})
    check_refusal("password-wrong", wrong.json())
    monkeypatch.setattr("gipf.server.accounts.PROVED", 60_000)
    assert ann.http.post("/api/account/proof", json={"password": PASSWORD}).status_code == 204
    assert account(ann)["is_proved"] is True


def test_a_new_password_ends_all_other_sessions(ann: Visitor, ben: Visitor) -> None:
    name = a_name()
    register(ann, name)
    sign_in(ben, name)
    changed = ann.http.patch("/api/account", json={"password": "four other old words"})
    assert [each["is_this"] for each in changed.json()["sessions"]] == [True]
    assert ben.me()["kind"] == "stranger"
    assert code(sign_in(ben, name)) == "sign-in-wrong"
    assert sign_in(ben, name, "four other old words").status_code == 200


def test_sessions_are_listed_and_ended_one_by_one_or_all(visitors: list[Visitor]) -> None:
    first, second, third, _ = visitors
    name = a_name()
    register(first, name)
    for number, visitor in enumerate((second, third)):
        visitor.http.headers["user-agent"] = f"Browser {number}\x7f"
        sign_in(visitor, name)
    listed = {each["agent"]: each for each in account(first)["sessions"]}
    assert {"Browser 0", "Browser 1"} <= set(listed)
    gone = listed["Browser 0"]["id"]
    assert first.http.delete(f"/api/account/sessions/{gone}").status_code == 204
    assert (second.me()["kind"], third.me()["kind"]) == ("stranger", "account")
    assert first.http.delete("/api/account/sessions").status_code == 204
    assert (first.me()["kind"], third.me()["kind"]) == ("account", "stranger")


def test_a_new_name_is_that_of_the_games_that_go_on(ann: Visitor, ben: Visitor) -> None:
    register(ann)
    game = ann.new_game(seats=TWO)["id"]
    link = ann.http.post(f"/api/games/{game}/invitations", json={"player": "b"}).json()["link"]
    register(ben)
    shown = ben.http.get(link.removeprefix(ADDRESS))
    assert "<input" not in shown.text and ben.me()["name"] in shown.text
    assert ben.http.post(link.removeprefix(ADDRESS)).status_code == 303
    name = a_name()
    assert ben.http.patch("/api/account", json={"name": name}).json()["name"] == name
    seats = ann.http.get(f"/api/games/{game}").json()["seats"]
    assert seats["b"]["name"] == name
    assert code(ben.http.patch("/api/account", json={"name": ann.me()["name"]})) == "name-taken"
    assert code(ben.http.patch("/api/me", json={"name": "Somebody"})) == "not-for-you"
    assert code(ben.http.delete("/api/me")) == "not-for-you"


def test_nobody_sits_down_under_somebody_elses_name(ann: Visitor, ben: Visitor) -> None:
    register(ann)
    as_ann = {**TWO, "w": {"kind": "person", "name": ann.me()["name"]}}
    shown = ben.new_game(seats=as_ann)["seats"]["w"]["name"]
    assert shown == ben.me()["name"] and shown.startswith("Guest ")
    assert ann.new_game(seats=TWO)["seats"]["w"]["name"] == ann.me()["name"]
    alone = {"w": {"kind": "person", "name": "Left"}, "b": {"kind": "person", "name": "Right"}}
    assert ann.new_game(seats=alone)["seats"]["w"]["name"] == "Left"


# ---------------------------------------------------------------------- all of it, and nothing


def test_everything_of_ones_own_is_one_file_that_every_gipf_takes_in(
    ann: Visitor, ben: Visitor, site: Site
) -> None:
    register(ann)
    own = ann.new_game()["id"]
    going_on = ann.new_game(seats=TWO)["id"]
    ben.new_game()
    answer = ann.http.get("/api/account/export")
    assert "attachment" in answer.headers["content-disposition"]
    data = answer.json()
    assert {game["id"] for game in data["games"]} == {own, going_on}
    assert data["account"]["name"] == ann.me()["name"]
    assert PASSWORD not in answer.text and "argon2" not in answer.text
    taken = site.http.post("/api/archive", json={"games": data["games"]})
    assert taken.status_code == 200, taken.text


def test_who_goes_for_good_leaves_games_without_a_name(ann: Visitor, ben: Visitor) -> None:
    name = a_name()
    register(ann, name)
    alone = ann.new_game()["id"]
    games = []
    for _ in range(2):
        game = ann.new_game(seats=TWO)["id"]
        link = ann.http.post(f"/api/games/{game}/invitations", json={"player": "b"}).json()["link"]
        ben.follow(link, "Benno")
        games.append(game)
    ended, going_on = games
    with ann.tab() as tab:
        tab.watch(ended)
        tab.ask("resign", game=ended, player="w")
        assert ann.http.delete("/api/account").status_code == 204
        with pytest.raises(ConnectionClosed):
            hear_all(tab)
    assert not ann.cookies and ann.me()["kind"] == "stranger"
    for game in games:
        state = ben.http.get(f"/api/games/{game}").json()
        assert (state["seats"]["w"]["name"], state["result"]) == ("White", "0-1"), game
    assert ben.http.get(f"/api/games/{going_on}").json()["reason"] == "resignation"
    assert ben.http.get(f"/api/games/{alone}").status_code == 404
    assert code(sign_in(ann, name)) == "sign-in-wrong"
    register(ann, name)
    assert ann.http.get("/api/games").json()["games"] == []


def test_where_there_are_no_accounts_nobody_signs_in(site: Site) -> None:
    answer = site.http.post("/api/account", json={"name": "Zora", "password": PASSWORD})
    check_refusal("no-accounts", answer.json())
    assert site.http.post("/api/session", json={}).status_code == 403
    assert site.http.get("/sign-in/abc").status_code == 410
