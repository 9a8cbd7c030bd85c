"""No other site's page gets in."""

import socket

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.serving import Site
from tests.server.tab import Tab


def status(site: Site, path: str = "/api/health", **headers: str) -> int:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return site.http.get(path, headers=named).status_code


@pytest.mark.parametrize(
    "host",
    ["evil.example", "evil.example:4737", "localhost.evil.example", "127.0.0.1.evil.example",
     "192.168.0.1", "", "localhost@evil.example", "evil.example@localhost", "[::2]", "[x"],
)  # fmt: skip
def test_a_name_that_leads_here_by_a_trick_is_refused(site: Site, host: str) -> None:
    assert status(site, host=host) == 403
    assert status(site, "/", host=host) == 403


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:1", "127.0.0.1:4737", "[::1]:4737"])
def test_the_names_of_this_machine_are_let_in(site: Site, host: str) -> None:
    assert status(site, host=host) == 200


@pytest.mark.parametrize(
    "origin",
    ["http://evil.example", "null", "http://localhost:3000", "https://localhost", "file://", "",
     "chrome-extension://abc", "http://localhost:1@127.0.0.1:2"],
)  # fmt: skip
def test_a_page_of_another_site_is_refused(site: Site, origin: str) -> None:
    answer = site.http.post("/api/games", json={}, headers={"Origin": origin})
    assert answer.status_code == 403
    assert "has no business here" in answer.json()["error"]
    with pytest.raises(InvalidStatus, match="403"), Tab(site.address, origin=origin):
        pass


def test_our_own_page_is_let_in(site: Site) -> None:
    answer = site.http.post("/api/scene", json={}, headers={"Origin": site.address})
    assert answer.status_code == 200
    with Tab(site.address, origin=site.address) as tab:
        assert tab.try_to("unwatch", game="x")["ok"]


def test_a_websocket_with_a_strange_host_is_refused(site: Site) -> None:
    port = int(site.address.rpartition(":")[2])
    with (
        socket.create_connection(("127.0.0.1", port)) as line,
        pytest.raises(InvalidStatus, match="403"),
        Tab(f"http://evil.example:{port}", sock=line),
    ):
        pass


def test_what_another_sites_page_embeds_is_refused_but_a_link_can_be_followed(site: Site) -> None:
    embedded = {"sec_fetch_site": "cross-site", "sec_fetch_mode": "no-cors"}
    link = {"sec_fetch_site": "cross-site", "sec_fetch_mode": "navigate"}
    assert status(site, "/api/health", **embedded) == 403
    assert status(site, "/", **embedded) == 403
    assert status(site, "/api/health", **link) == 403
    assert status(site, "/", **link) == 200
    assert status(site, sec_fetch_site="same-origin") == 200


def test_a_body_that_is_too_big_is_refused_declared_or_not(site: Site) -> None:
    big = b"x" * (2**20 + 1)
    assert site.http.post("/api/write", content=big).status_code == 413
    undeclared = site.http.post("/api/write", content=(big[:1000] for _ in range(2000)))
    assert undeclared.status_code == 413
    assert "at most 1048576 bytes" in undeclared.json()["error"]


def test_every_answer_says_what_a_browser_may_do_with_it(site: Site) -> None:
    for path in ("/api/health", "/", "/api/nothing", "/api/docs"):
        headers = site.http.get(path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert "default-src 'none'" in headers["content-security-policy"]
        framed = ("'self'", "SAMEORIGIN") if path == "/" else ("'none'", "DENY")
        assert f"frame-ancestors {framed[0]}" in headers["content-security-policy"]
        assert headers["x-frame-options"] == framed[1]
        assert "server" not in headers
