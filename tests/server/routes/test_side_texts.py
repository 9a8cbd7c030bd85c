"""What people paste as a side game by itself: files, positions, moves; and looking back at one."""

from typing import Any

import pytest

from gipf.record.side_file import SideFile
from gipf.side_games import load, split_name
from tests.server.serving import Site
from tests.server.tab import Tab

POSITION = str(load("yinsh").start("blitz").play("f5").play("d4"))
FILE = '[White "Ann"]\n[Black "Ben"]\n[Result "*"]\n[SideGame "yinsh"]\n\nf5 d4 *\n'


def brought(site: Site, text: str, game: str | None = None) -> dict[str, Any]:
    answer = site.http.post("/api/side-games/import", json={"text": text, "game": game})
    assert answer.status_code == 201, answer.text
    state: dict[str, Any] = answer.json()
    return state


@pytest.mark.parametrize(
    ("text", "game", "name", "moves"),
    [
        (FILE, None, "yinsh", ["f5", "d4"]),
        ("yinsh(blitz) f5 d4", None, "yinsh(blitz)", ["f5", "d4"]),
        ("{[%side yinsh f5\nd4]}", None, "yinsh", ["f5", "d4"]),
        ("die#7 throw throw", None, "die", ["throw", "throw"]),
        ("1. f5 d4 2. e5", "yinsh", "yinsh", ["f5", "d4", "e5"]),
        ("f5 d4 0-1", "yinsh", "yinsh", ["f5", "d4"]),
        (POSITION, None, "yinsh(blitz)", []),
        ("rps;3 b c rock/paper,scissors/-", None, "rps(3)", []),
    ],
)
def test_a_file_a_position_or_moves_are_opened(
    site: Site, text: str, game: str | None, name: str, moves: list[str]
) -> None:
    state = brought(site, text, game)
    assert (state["game"], state["moves"]) == (name, moves)
    read = site.http.post("/api/side-games/read", json={"text": text, "game": game}).json()
    assert read["play"].split(" ")[1:][: len(moves)] == moves


@pytest.mark.parametrize(
    "name", ["yinsh", "dvonn", "tzaar", "zertz", "zertz(61)", "punct", "punct(basic)"]
)
def test_every_position_of_a_game_with_a_board_is_opened(site: Site, name: str) -> None:
    short, options = split_name(name)
    state = load(short).start(options)
    for _ in range(4):
        state = state.play(state.legal_moves()[-1])
    opened = brought(site, str(state))
    assert (opened["game"], opened["scene"]["position"]) == (name, str(state))


def test_a_game_from_a_position_is_played_on_stored_and_written(site: Site, tab: Tab) -> None:
    game = brought(site, POSITION)["id"]
    tab.ask("watch-side", game=game)
    version = site.http.get(f"/api/side-games/{game}").json()["version"]
    tab.ask("play", game=game, version=version, move="e5")
    text = site.http.get(f"/api/side-games/{game}/file").text
    assert f'[Position "{POSITION}"]' in text
    assert SideFile.parse(text).play.moves == ("e5",)
    assert str(SideFile.parse(text)) == text
    again = brought(site, text)
    assert again["scene"]["position"] == str(load("yinsh").parse(POSITION).play("e5"))
    look = {"play": "yinsh(blitz) e5", "position": POSITION}
    scene = site.http.post("/api/side-games/scene", json=look).json()["scene"]
    assert scene["position"] == again["scene"]["position"]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "nothing-to-read"),
        ("(;FF[4])", "smart-game-format"),
        ("hello there", "side-text-unknown"),
        ('[Variant "basic"]\n\n1. c2 *', "side-file-is-game"),
        ('[White "Ann"]\n\nf5 *', "side-file-form"),
        ("yinsh f5 f5", "in-side-game"),
        ("yinsh(fast) f5", "side-no-option"),
        ("die throw", "side-play-seed"),
        (POSITION.replace(" w ", " b "), "side-disagrees"),
        (f'[SideGame "yinsh"]\n[Position "{POSITION}"]\n\n*', "side-file-position"),
        ('[SideGame "die"]\n[Seed "7"]\n[Position "die w t 7 -/-"]\n\n*', "side-file-two-seeds"),
        (FILE.replace("*", "1-0", 1).replace("f5 d4 *", "f5 d4 0-1"), "side-file-result"),
    ],
)
def test_what_cannot_be_opened_is_refused_with_its_reason(site: Site, text: str, code: str) -> None:
    for path in ("import", "read"):
        answer = site.http.post(f"/api/side-games/{path}", json={"text": text})
        assert (answer.status_code, answer.json()["code"]) == (422, code)


def test_a_file_with_several_side_games_is_stored_as_a_list(site: Site) -> None:
    other = FILE.replace("yinsh", "zertz(blitz)").replace("f5 d4 ", "").replace("Ann", "Cleo")
    answer = site.http.post("/api/games/import", json={"text": f"{FILE}\n{other}"})
    assert answer.status_code == 201, answer.text
    games = answer.json()["games"]
    assert [(game["kind"], game["variant"]) for game in games] == [
        ("side", "yinsh"),
        ("side", "zertz(blitz)"),
    ]
    assert answer.json()["problem"] is None
    listed = site.http.get("/api/games", params={"kind": "side"}).json()["games"]
    assert {game["id"] for game in games} <= {game["id"] for game in listed}
    state = site.http.get(f"/api/side-games/{games[0]['id']}").json()
    assert state["moves"] == ["f5", "d4"]
    broken = site.http.post(
        "/api/games/import", json={"text": f"{FILE}\n{FILE.replace('d4', 'f5')}"}
    )
    assert len(broken.json()["games"]) == 1
    assert broken.json()["problem"]["code"] == "at-line"
    for path in ("import", "read"):
        answer = site.http.post(f"/api/side-games/{path}", json={"text": f"{FILE}\n{FILE}"})
        assert (answer.status_code, answer.json()["code"]) == (422, "one-game-expected")


def test_one_looks_back_and_sees_no_more_than_the_player_may(site: Site) -> None:
    game = site.http.post("/api/side-games", json={"game": "dominoes"}).json()["id"]
    path = f"/api/side-games/{game}/scene"
    scene = site.http.get(path, params={"ply": 0}).json()["scene"]
    hidden = [item for zone in scene["zones"] for item in zone["items"] if item["value"] == "?"]
    assert [item["count"] for item in hidden] == [7, 7]  # two share the screen
    answer = site.http.get(path, params={"ply": 9})
    assert (answer.status_code, answer.json()["code"]) == (422, "decision-count")


def test_a_finished_game_is_open_when_one_looks_back(site: Site) -> None:
    state = brought(site, "rps rock paper")
    scene = site.http.get(f"/api/side-games/{state['id']}/scene", params={"ply": 1}).json()["scene"]
    assert scene["zones"][0]["items"][0]["value"] == "rock"
    assert scene["outcome"] is None


def test_side_games_are_listed_in_parts_and_by_their_name(site: Site) -> None:
    made = [brought(site, text)["id"] for text in ("zertz(61)", "zertz", "tzaar", "zertz(blitz)")]
    asked: dict[str, Any] = {"kind": "side", "side": "zertz", "limit": 2}
    first = site.http.get("/api/games", params=asked).json()
    assert len(first["games"]) == 2
    rest = site.http.get("/api/games", params={**asked, "before": first["next"]}).json()
    found = [game["id"] for game in first["games"] + rest["games"]]
    assert set(made) - set(found) == {made[2]}
