"""The routes about side games: what there is, scenes, files."""

import pytest

from tests.server.serving import Site


def test_all_boards_and_games_are_listed(site: Site) -> None:
    listed = site.http.get("/api/side-games").json()
    games = {game["name"]: game for game in listed["games"]}
    assert games["yinsh"] == {
        "name": "yinsh", "options": ["blitz"], "board": "yinsh", "is_quick": False, "rule": "I1",
        "is_pure_chance": False, "has_colours": True,
    }  # fmt: skip
    assert games["die"]["is_quick"] and listed["levels"] == 5
    pure = {name for name, game in games.items() if game["is_pure_chance"]}
    assert pure == {"cards", "coin", "die", "rps"}
    coloured = {name for name, game in games.items() if game["has_colours"]}
    assert coloured == {"dvonn", "punct", "tzaar", "yinsh"}
    assert {game["board"] for game in listed["games"]} <= {None, *listed["boards"]}
    assert len(listed["boards"]["zertz-61"]["spots"]) == 61


def test_a_side_game_of_a_record_is_stepped_through(site: Site) -> None:
    answer = site.http.post(
        "/api/side-games/scene", json={"play": "yinsh f5 d4", "viewer": "w"}
    ).json()
    assert answer["moves"] == ["f5", "d4"] and answer["scene"]["last"]["spots"] == ["d4"]
    answer = site.http.post("/api/side-games/scene", json={"play": "yinsh f5 0-1"}).json()
    assert answer["scene"]["outcome"] == {"winner": "b", "reason": "resignation"}
    answer = site.http.post("/api/side-games/scene", json={"play": "yinsh f5 1/2-1/2"}).json()
    assert answer["scene"]["outcome"] == {"winner": None, "reason": "agreement"}


def test_a_side_game_with_a_board_is_drawn(site: Site) -> None:
    game = site.http.post("/api/side-games/import", json={"text": '[SideGame "yinsh"]\n\nf5 d4'})
    path = f"/api/side-games/{game.json()['id']}/picture.svg"
    drawn = site.http.get(path)
    assert drawn.headers["content-type"] == "image/svg+xml"
    assert "f5: ring (White)" in drawn.text and "d4: ring (Black)" in drawn.text
    assert "d4: ring" not in site.http.get(path, params={"ply": 1}).text
    assert site.http.get(path, params={"ply": 3}).json()["code"] == "decision-count"
    die = site.http.post("/api/side-games", json={"game": "die"}).json()["id"]
    refused = site.http.get(f"/api/side-games/{die}/picture.svg")
    assert refused.json()["code"] == "side-no-board"


@pytest.mark.parametrize(
    ("path", "body", "code"),
    [
        ("/api/side-games", {"game": "chess"}, "side-play-unknown"),
        ("/api/side-games", {"game": "table(go)"}, "side-play-unknown"),
        ("/api/side-games", {"game": "yinsh(fast)"}, "side-no-option"),
        (
            "/api/side-games",
            {
                "game": "die",
                "seats": {"w": {"kind": "computer", "level": 6}, "b": {"kind": "person"}},
            },
            "side-level",
        ),
        ("/api/side-games/scene", {"play": "yinsh f5 f5"}, "in-side-game"),
        ("/api/side-games/scene", {"play": "chess e4"}, "side-play-unknown"),
        ("/api/side-games/import", {"text": "f5 d4"}, "side-text-unknown"),
        (
            "/api/side-games/import",
            {"text": '[SideGame "die"]\n[Seed "7"]\n\nthrow throw 1-0'},
            "side-file-result",
        ),
    ],
)
def test_what_cannot_be_played_is_refused_with_the_reason(
    site: Site, path: str, body: dict[str, object], code: str
) -> None:
    answer = site.http.post(path, json=body)
    assert answer.status_code == 422 and answer.json()["code"] == code


def test_a_touch_in_vain_has_a_reason(site: Site) -> None:
    scene = site.http.post("/api/side-games/scene", json={"play": "yinsh f5", "viewer": "b"}).json()
    asked = {"position": scene["scene"]["position"], "touches": ["f5"]}
    answer = site.http.post("/api/side-games/reason", json=asked).json()
    assert answer == {"why": {"id": "side-occupied", "args": {"point": "f5"}}}
    asked = {"position": "die w t ? -/-", "touches": ["throw"]}
    assert site.http.post("/api/side-games/reason", json=asked).status_code == 422
