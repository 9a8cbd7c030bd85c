"""The application: its description, and what is not there."""

import pytest

from tests.server.serving import Site
from tests.server.tab import Tab

DIGITS = "1" * 5000
START = "basic b2B/5/6/B5b/6/5/b2B w m B12/B12 -- - 1"
NODES = '[{"parent": null}, {"parent": 0, "turn": ["c2"], %s}]'
TREE = f'{{"game": {{"start": "{START}", "headers": {{}}, "nodes": {NODES}}}}}'


def test_the_api_is_described_without_anything_from_elsewhere(site: Site) -> None:
    page = site.http.get("/api/docs")
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert "POST /api/games" in page.text and 'id="GameState"' in page.text
    assert "http://" not in page.text and "https://" not in page.text
    described = site.http.get("/api/openapi.json").json()
    assert "/api/games/{id}" in described["paths"]


def test_what_is_not_there_is_said(site: Site) -> None:
    answer = site.http.get("/api/nothing")
    assert answer.status_code == 404
    assert answer.json()["error"] == "there is nothing at /api/nothing; see /api/docs"
    put = site.http.put("/api/games")
    assert (put.status_code, put.headers["allow"]) == (405, "GET, POST")
    assert put.json()["error"] == "PUT is not for this address; GET, POST can be used"
    get = site.http.get("/api/scene")
    assert (get.status_code, get.headers["allow"]) == (405, "POST")
    assert site.http.post("/").status_code == 405
    half = site.http.post(
        "/api/read", content=rb'{"text": "\ud800"}', headers={"Content-Type": "application/json"}
    )
    assert half.status_code == 422 and half.json()["error"].startswith("text: ")
    for content, status in ((b"{", 422), (b"\xff", 400), (b"[" * 5000, 422)):
        headers = {"Content-Type": "application/json"}
        answer = site.http.post("/api/scene", content=content, headers=headers)
        assert answer.status_code in (status, 400) and "JSON" in answer.json()["error"]


@pytest.mark.parametrize(
    "path",
    ["/%00", "/a%00.js", "/" + "a" * 300, "/" + "a" * 300 + ".js", "/" + "a/" * 3000, "/%ff"],
)
def test_an_address_no_file_can_have_is_nothing_special(site: Site, path: str) -> None:
    assert site.http.get(path).status_code in (200, 404)


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/write", TREE % f'"clock": {DIGITS}'),
        ("/api/write", TREE % '"clock": 1e400'),
        ("/api/write", TREE % '"eval": 1e400, "comment": "\\ud800"'),
        ("/api/write", TREE % '"comment": "\\ud800"'),
        ("/api/write", TREE % f'"comment": "{"a " * 20_000}"'),
        ("/api/write", '{"game": ' + "[" * 5000 + DIGITS + "]" * 5000 + "}"),
        ("/api/write", TREE.replace('"c2"', '"c2=' + "a: " * 340_000 + '"') % '"marks": ""'),
        ("/api/read", f'{{"text": "c2 ({DIGITS})"}}'),
        ("/api/read", f'{{"text": {DIGITS}}}'),
        ("/api/read", '{"text": "c2=\\ud800"}'),
        ("/api/read", '{"text": "c2 ' + "{a}" * 100_000 + '"}'),
        ("/api/games/import", '{"text": "c2 {\\ud800}"}'),
        ("/api/games", '{"clock": {"seconds": 1e400}}'),
        ("/api/scene", '{"moves": ["c2=\\ud800"]}'),
        ("/api/position", '{"variant": "basic", "piles": {"e5": [' + '"B", ' * 174_000 + '"B"]}}'),
    ],
    ids=lambda text: text[:60],
)
def test_what_is_absurd_is_refused_with_a_short_sentence(site: Site, path: str, body: str) -> None:
    before = site.http.get("/api/games").json()
    headers = {"Content-Type": "application/json"}
    answer = site.http.post(path, content=body.encode(), headers=headers)
    assert answer.status_code in (400, 413, 422), answer.text[:200]
    assert len(answer.json()["error"]) < 1000
    assert site.http.get("/api/games").json() == before


def test_a_move_of_a_megabyte_leaves_the_line_open(site: Site, tab: Tab) -> None:
    game = site.new_game()["id"]
    tab.watch(game)
    for move in ("c2=" + "a: " * 300_000, "x" + "b2," * 300_000, "c" * 400):
        answer = tab.try_to("play", game=game, version=1, move=move)
        assert len(answer["error"]) < 1000
    assert tab.play(game, "c2")["plies"] == ["c2"]
