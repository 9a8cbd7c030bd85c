"""Games over HTTP: set up, listed, deleted."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import START, Site, refused, serving


def test_a_new_game_has_people_and_no_clock_unless_asked_for(site: Site) -> None:
    state = site.http.post("/api/games", json={}).json()
    assert state["variant"] == "standard"
    assert state["seats"]["w"] == {"kind": "person", "name": "White", "level": None}
    assert (state["clock"], state["version"], state["result"]) == (None, 1, "*")
    body = {
        "start": START,
        "seats": {
            "w": {"kind": "person", "name": " Ann  B "},
            "b": {"kind": "computer", "level": 7},
        },
        "clock": {"seconds": 60},
    }
    state = site.http.post("/api/games", json=body).json()
    assert state["seats"]["w"]["name"] == "Ann B"
    assert state["seats"]["b"] == {"kind": "computer", "name": "Level 7", "level": 7}
    assert state["clock"]["left"] == {"w": 60.0, "b": 60.0}


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        ({"variant": "chess"}, "no game is called 'chess'"),
        ({"variant": "basic", "start": START}, "not both"),
        ({"start": "basic 4/5/6/7/6/5/4 w . B1/- -- - 9"}, "the game is over in this position"),
        ({"seats": {"w": {"kind": "person"}}}, "seats.b: field required"),
        ({"seats": {"w": {"kind": "person", "level": 3}, "b": {"kind": "person"}}}, "no level"),
        ({"seats": {"w": {"kind": "robot"}, "b": {"kind": "person"}}}, "seats.w.kind: "),
        ({"seats": {"w": {"kind": "computer", "level": 11}, "b": {"kind": "person"}}}, "level: "),
        ({"seats": {"w": {"kind": "person", "name": "a\u0007"}, "b": {"kind": "person"}}}, "printed"),
        ({"clock": {"seconds": 0}}, "clock.seconds: "),
        ({"clock": {"seconds": "60"}}, "clock.seconds: "),
        ({"colour": "w"}, "colour: extra inputs are not permitted"),
    ],
)  # fmt: skip
def test_what_cannot_be_played_is_refused(site: Site, body: Any, sentence: str) -> None:
    assert sentence in refused(site, "games", body)


def test_games_are_listed_searched_and_deleted(tmp_path: Path) -> None:
    with serving(tmp_path, engine=("/no/such/program",)) as site:
        ids = []
        for number in range(5):
            seats = {"w": {"kind": "person", "name": f"Ann_{number}"}, "b": {"kind": "person"}}
            ids.append(site.new_game("matrx" if number % 2 else "basic", seats=seats)["id"])
        ids.reverse()
        with site.tab() as tab:
            tab.watch(ids[-1])
            tab.play(ids[-1], "c2")
        ids.insert(0, ids.pop())  # played last, listed first

        def listed(**query: Any) -> list[str]:
            return [
                each["id"] for each in site.http.get("/api/games", params=query).json()["games"]
            ]

        assert listed() == ids
        first = site.http.get("/api/games", params={"limit": 2}).json()
        assert [game["id"] for game in first["games"]] == ids[:2]
        assert first["games"][0]["turns"] == 1
        assert first["games"][0]["position"].startswith("basic b2B/B4/")
        second = site.http.get("/api/games", params={"limit": 3, "before": first["next"]}).json()
        assert [game["id"] for game in second["games"]] == ids[2:]
        assert listed(limit=2, before=second["next"]) == []
        assert len(listed(q="matrx")) == 2
        assert len(listed(q="ann_3")) == 1 and len(listed(q="ann_3 basic")) == 0
        assert listed(q="ann%") == []
        assert len(listed(q="*")) == 5
        assert site.http.get("/api/games", params={"before": "x"}).status_code == 422
        assert site.http.delete(f"/api/games/{ids[0]}").status_code == 204
        assert site.http.delete(f"/api/games/{ids[0]}").status_code == 404
        assert listed() == ids[1:]


def test_a_deleted_game_can_be_brought_back(site: Site) -> None:
    game = site.new_game("basic")["id"]
    assert site.http.delete(f"/api/games/{game}").status_code == 204
    assert site.http.get(f"/api/games/{game}").status_code == 404
    assert site.http.post(f"/api/games/{game}/restore").json()["id"] == game
    assert site.game(game)["id"] == game
    assert site.http.post(f"/api/games/{game}/restore").status_code == 404


def test_a_game_is_named_and_noted_about(site: Site) -> None:
    game = site.new_game("basic")["id"]
    named = site.http.patch(f"/api/games/{game}", json={"title": "  A  fine one "}).json()
    assert (named["title"], named["note"], named["kind"]) == ("A fine one", "", "game")
    noted = site.http.patch(f"/api/games/{game}", json={"note": "Two\nlines."}).json()
    assert (noted["title"], noted["note"]) == ("A fine one", "Two\nlines.")
    assert site.http.patch(f"/api/games/{game}", json={"title": "\u0007"}).status_code == 422
    assert site.http.patch("/api/games/nothing", json={"title": "x"}).status_code == 404


def test_statistics_are_those_of_finished_games_against_the_computer(tmp_path: Path) -> None:
    with serving(tmp_path, engine=("/no/such/program",)) as site:
        seats = {"w": {"kind": "person"}, "b": {"kind": "computer", "level": 4}}
        game = site.new_game("basic", seats=seats)["id"]
        assert site.http.get("/api/statistics").json()["tallies"] == []
        with site.tab() as tab:
            tab.watch(game)
            tab.ask("resign", game=game)
        assert site.http.get("/api/statistics").json() == {
            "tallies": [{"variant": "basic", "level": 4, "won": 0, "drawn": 0, "lost": 1}],
            "streak": {"score": "lost", "length": 1},
            "longest": 0,
        }
