"""Analysing over HTTP and over the WebSocket, with the real engine."""

import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from gipf import Position
from gipf.messages import render
from gipf.record import Game
from gipf.server.settings import Settings
from gipf.server.upgrade import upgrade
from tests.server.serving import Site, serving
from tests.server.tab import Tab

FILE = '[White "Ann"]\n[Black "Ben"]\n[Result "*"]\n[Variant "basic"]\n\n1. c2! {first} c6 ( 1... f7 ) *\n'


def played(site: Site, tab: Tab, turns: int) -> str:
    game: str = site.new_game("basic")["id"]
    tab.watch(game)
    tab.play_at_random(game, random.Random(turns), turns)
    return game


def analysis_of(site: Site, game: str) -> dict[str, Any]:
    answer = site.http.get(f"/api/games/{game}/analysis")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_a_game_without_an_analysis_is_a_line(site: Site, tab: Tab) -> None:
    game = played(site, tab, 4)
    found = analysis_of(site, game)
    assert found["is_kept"] is False
    nodes = found["game"]["nodes"]
    assert [node["parent"] for node in nodes] == [None, *range(len(nodes) - 1)]
    assert [move for node in nodes for move in node["turn"]] == site.game(game)["plies"]


def test_what_is_noted_is_kept_and_stands_in_the_file(site: Site, tab: Tab) -> None:
    game = played(site, tab, 2)
    tree = analysis_of(site, game)["game"]
    tree["nodes"][1] |= {"marks": "!?", "comment": "bold", "eval": 0.25}
    put = site.http.put(f"/api/games/{game}/analysis", json={"game": tree})
    assert put.status_code == 200, put.text
    assert "!? {[%eval 0.25] bold}" in put.json()["text"]
    found = analysis_of(site, game)
    assert found["is_kept"] is True
    assert found["game"]["nodes"][1]["comment"] == "bold"
    assert site.http.get(f"/api/games/{game}/file").text == put.json()["text"]
    tab.play_at_random(game, random.Random(9), 2)
    after = Game.parse(site.http.get(f"/api/games/{game}/file").text)
    assert [move.text for move in after.moves()] == site.game(game)["plies"]
    assert after.turns()[0].marks == "!?"


def test_an_analysis_goes_with_its_game(site: Site, tab: Tab) -> None:
    game = played(site, tab, 1)
    tree = analysis_of(site, game)["game"]
    assert site.http.put(f"/api/games/{game}/analysis", json={"game": tree}).status_code == 200
    assert site.http.delete(f"/api/games/{game}").status_code == 204
    assert site.http.get(f"/api/games/{game}/analysis").status_code == 404
    assert site.http.put(f"/api/games/{game}/analysis", json={"game": tree}).status_code == 404


def test_an_analysis_of_a_game_that_is_deleted_meanwhile_is_refused(tmp_path: Path) -> None:
    with serving(tmp_path) as site, site.tab() as tab:
        game = played(site, tab, 1)
        tree = analysis_of(site, game)["game"]
        with closing(sqlite3.connect(tmp_path / "gipf.db")) as database, database:
            database.execute("PRAGMA foreign_keys=ON")
            database.execute("DELETE FROM games")
        put = site.http.put(f"/api/games/{game}/analysis", json={"game": tree})
        assert put.status_code == 404, put.text


def test_what_is_no_analysis_is_refused_with_a_sentence(site: Site, tab: Tab) -> None:
    game = played(site, tab, 1)
    for body, sentence in (
        ("[", "this is not JSON"),
        ("{}", "game: field required"),
        ('{"game": 5}', "game: input should be a valid dictionary"),
        ('{"game": {"start": "chess", "nodes": [{}]}}', "there is one field"),
    ):
        headers = {"Content-Type": "application/json"}
        answer = site.http.put(f"/api/games/{game}/analysis", content=body, headers=headers)
        assert answer.status_code in (400, 422)
        assert sentence in answer.json()["error"]
    assert analysis_of(site, game)["is_kept"] is False


def test_notes_of_a_file_that_is_brought_in_are_kept(site: Site) -> None:
    brought = site.http.post("/api/games/import", json={"text": FILE}).json()["games"]
    nodes = analysis_of(site, brought[0]["id"])["game"]["nodes"]
    assert nodes[1]["comment"] == "first"
    assert [node["turn"] for node in nodes if node["parent"] == 1] == [["c6"], ["f7"]]


def test_a_whole_game_is_judged_with_causes_for_every_language(site: Site, tab: Tab) -> None:
    site.wait_for_engine()
    game = played(site, tab, 6)
    tree = analysis_of(site, game)["game"]
    asked = tab.ask("judge", game=tree, seconds=0.05)
    events: list[dict[str, Any]] = []
    while not events or not events[-1]["done"]:
        events = [event for event in tab.events if event.get("id") == asked["id"]]
        if not events or not events[-1]["done"]:
            tab.hear()
    assert [event["turn"] for event in events[:-1]] == list(range(asked["turns"]))
    assert all(-1 <= event["white"] <= 1 for event in events[:-1])
    assert all(bool(event["why"]) == bool(event["says"]) for event in events[:-1])
    last = events[-1]
    for told in (*events[:-1], *last["game"]["nodes"]):
        if told.get("why"):
            assert told["why"].endswith(f'"{render(told["says"])}"')
    assert set(last["accuracy"]) == {"w", "b"}
    node = last["game"]["nodes"][1]
    assert node["eval"] == round(events[0]["white"], 2)
    kept = site.http.put(f"/api/games/{game}/analysis", json={"game": last["game"]})
    assert "[%eval" in kept.json()["text"]
    assert analysis_of(site, game)["game"]["nodes"] == last["game"]["nodes"]


def test_an_analysis_kept_before_trees_were_flat_is_read(tmp_path: Path) -> None:
    """Analyses have always been stored as game files: one from an older program is given in the new form."""
    settings = Settings(data=tmp_path)
    upgrade(settings.database, settings.backups, "0003")
    start, kept = (
        str(Position.start("basic")),
        "1. c2? {[%eval -0.40] Loses a piece.} ( 1. d2! e9-e7 ) *",
    )
    with closing(sqlite3.connect(settings.database)) as database, database:
        database.execute(
            "INSERT INTO games (id, created, updated, version, variant, start, position, turns, result) "
            "VALUES ('old', 1, 2, 2, 'basic', ?, ?, 1, '*')",
            (start, str(Position.start("basic").play("c2"))),
        )
        seats = [("w", "Ann"), ("b", "Ben")]
        database.executemany("INSERT INTO seats VALUES ('old', ?, 'person', ?, NULL)", seats)
        database.execute("INSERT INTO plies VALUES ('old', 0, 'c2', 'person', 2, NULL)")
        text = f'[Result "*"]\n[Variant "basic"]\n\n{kept}\n'
        database.execute("INSERT INTO analyses VALUES ('old', ?, 2)", (text,))
    with serving(tmp_path, engine=("/no/such/program",)) as site:
        found = analysis_of(site, "old")
        assert found["is_kept"] is True
        noted = [(node["parent"], node["turn"], node["marks"]) for node in found["game"]["nodes"]]
        assert noted[:3] == [(None, [], ""), (0, ["c2"], "?"), (0, ["d2"], "!")]
        assert found["game"]["nodes"][1]["comment"] == "Loses a piece."
        assert found["game"]["nodes"][1]["eval"] == -0.4
        assert kept.removesuffix(" *") in " ".join(
            site.http.get("/api/games/old/file").text.split()
        )


def test_a_study_becomes_what_is_sent(site: Site) -> None:
    text = '[Event "An idea"]\n[Variant "basic"]\n\n1. c2 *'
    body = {"text": text, "kind": "study"}
    [study] = site.http.post("/api/games/import", json=body).json()["games"]
    assert (study["kind"], study["title"], study["turns"]) == ("study", "An idea", 1)
    path = f"/api/games/{study['id']}/analysis"
    answer = site.http.get(path).json()
    assert (answer["kind"], answer["title"]) == ("study", "An idea")
    tree = answer["game"]
    tree["nodes"] = [
        tree["nodes"][0],
        {"parent": 0, "turn": ["d2"], "comment": "better"},
        {"parent": 1, "turn": ["c6"]},
        {"parent": 2, "turn": ["c2"]},
    ]
    assert site.http.put(path, json={"game": tree}).status_code == 200
    [listed] = site.http.get("/api/games", params={"kind": "study", "q": "idea"}).json()["games"]
    assert (listed["id"], listed["turns"]) == (study["id"], 2)
    nodes = site.http.get(path).json()["game"]["nodes"]
    assert [node["turn"] for node in nodes] == [[], ["d2"], ["c6"], ["c2"]]
    assert nodes[1]["comment"] == "better"
