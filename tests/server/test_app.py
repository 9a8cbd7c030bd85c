"""The application: its description, and what is not there."""

from tests.server.serving import Site


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
