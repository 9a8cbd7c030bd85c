"""Texts, files and pictures over HTTP."""

import re

import pytest

from tests.server.serving import START, Site, refused


@pytest.mark.parametrize(
    ("text", "variant", "turns"),
    [
        ("matrx", "matrx", 0),
        (START, "basic", 0),
        ("Ge2 Gb5 Gh5", "tournament", 3),
        ("Ge2 (16)\nGb5 (16)\n", "tournament", 2),
        ("c2 c6 d2", "standard", 3),
        ("Ge2 Ge8 Zb2", "tournament+T3Z3D3Y3", 3),
        ('[Variant "basic"]\n\n1. c2 c6 *', "basic", 2),
        ("\ufeff  basic\n", "basic", 0),
    ],
)
def test_whatever_people_paste_is_read(site: Site, text: str, variant: str, turns: int) -> None:
    (tree,) = site.http.post("/api/read", json={"text": text}).json()["games"]
    assert tree["headers"]["Variant"] == variant
    assert len(tree["nodes"]) == turns + 1
    assert [node["parent"] for node in tree["nodes"]] == [None, *range(turns)]


def test_a_file_with_several_games_is_read_and_written(site: Site) -> None:
    one = '[Variant "basic"]\n\n1. c2 c6 *\n'
    games = site.http.post("/api/read", json={"text": f"{one}\n{one}"}).json()["games"]
    assert len(games) == 2
    text = site.http.post("/api/write", json={"game": games[0]}).json()["text"]
    assert text.endswith("\n1. c2 c6 *\n")


def test_a_position_that_is_broken_is_answered_as_a_position(site: Site) -> None:
    text = "standard 4/5/6 w m B2/B6 -- - 37"
    answer = site.http.post("/api/read", json={"text": text})
    assert answer.status_code == 422
    assert answer.json()["error"] == "position: the board has 3 columns, hex37 has 7"
    short = site.http.post("/api/read", json={"text": "basic 4/5/6/7/6/5/4 w m"}).json()
    assert short["error"].startswith("position: there are 4 fields, not the eight")


def test_what_cannot_be_read_is_refused_with_the_place(site: Site) -> None:
    assert refused(site, "read", {"text": "1. c2 e1-e4"}).startswith("line 1, column 7")
    assert "at most 400,000 characters" in refused(site, "read", {"text": "x" * 400_001})
    assert "nothing to read" in refused(site, "read", {"text": "  "})
    assert "game: field required" in refused(site, "write", {"tree": {}})
    assert "game.start: field required" in refused(site, "write", {"game": {}})
    for headers, sentence in (
        ({"Content-Type": "application/json"}, "this is not JSON"),
        ({"Content-Type": "text/plain"}, "Content-Type says so: application/json"),
    ):
        answer = site.http.post("/api/write", content=b"{", headers=headers)
        assert answer.status_code == 422 and sentence in answer.json()["error"]


def test_a_file_is_called_after_the_players_and_the_day_whatever_their_names(site: Site) -> None:
    for white, black, plain, whole in (
        ("Ann", "", "Ann-Black-2024-05-06", ""),
        ('Zoë "Z" / 김', "Ben..", "Zo_-Z-_-Ben-2024-05-06", "Zo%C3%AB-Z-%EA%B9%80-Ben-2024-05-06"),
        ("../../etc", "a\\\\b", "etc-a-b-2024-05-06", ""),
    ):
        quoted = white.replace('"', '\\"')
        headers = f'[White "{quoted}"]\n[Black "{black or "?"}"]\n[Date "2024.05.06"]'
        text = f'[Variant "basic"]\n{headers}\n\n1. c2 *'
        [game] = site.http.post("/api/games/import", json={"text": text}).json()["games"]
        disposition = site.http.get(f"/api/games/{game['id']}/file").headers["content-disposition"]
        assert f'filename="{plain}.gipf"' in disposition
        assert f"filename*=UTF-8''{whole or plain}.gipf" in disposition


def test_a_game_is_exported_as_file_and_picture(site: Site) -> None:
    game = site.new_game("basic")["id"]
    with site.tab() as tab:
        tab.watch(game)
        tab.play(game, "e1-e3")
    answer = site.http.get(f"/api/games/{game}/file")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    disposition = answer.headers["content-disposition"]
    assert re.search(r'filename="gipf-basic-\d{4}-\d\d-\d\d\.gipf"', disposition)
    assert answer.text.endswith("\n1. e1-e3 *\n")
    picture = site.http.get(f"/api/games/{game}/picture.svg")
    assert picture.headers["content-type"] == "image/svg+xml"
    assert "<svg" in picture.text and 'class="gipf-move"' in picture.text
    start = site.http.get(f"/api/games/{game}/picture.svg", params={"ply": 0, "theme": "dark"})
    assert 'class="gipf-move"' not in start.text
    far = site.http.get(f"/api/games/{game}/picture.svg", params={"ply": 2})
    assert far.json()["error"] == "the game has one decision, not 2"
    assert site.http.get("/api/games/nowhere/file").status_code == 404


def test_of_a_text_with_a_broken_game_those_before_it_are_stored_and_the_rest_is_told_of(
    site: Site,
) -> None:
    text = '[Variant "basic"]\n\n1. c2 *\n\n[Variant "basic"]\n\n1. flour *\n'
    answer = site.http.post("/api/games/import", json={"text": text})
    assert answer.status_code == 201
    assert len(answer.json()["games"]) == 1
    assert answer.json()["problem"]["error"].startswith("line 7, column 4: 'flour' is no move")
    whole = site.http.post("/api/games/import", json={"text": "1. c2 *"}).json()
    assert whole["problem"] is None
