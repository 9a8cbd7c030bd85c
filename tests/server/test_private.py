"""What a player keeps at a game for themselves alone: notes, and a board to try turns out."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from gipf.host.api.private import private_of
from gipf.host.parts import Host
from gipf.host.people import OWNER, Person
from gipf.server.private_models import PaperRow
from gipf.server.private_store import PrivateStore, erase, hand_over
from gipf.server.settings import Settings
from tests.server.cast import Cast
from tests.server.serving import Site, serving
from tests.server.test_conditional_moves import DAYS, board, enter, rows
from tests.server.test_errors import check_refusal
from tests.server.test_store_kinds import new, opened, run
from tests.server.world import Company, service
from tests.test_errors import check_told

ANN, BEN = Person("ann", "Ann"), Person("ben", "Ben")


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with serving(tmp_path_factory.mktemp("home")) as site:
        yield site


@pytest.fixture
def cast(home: Site) -> Iterator[Cast]:
    with closing(Cast(home, days=DAYS)) as cast:
        yield cast


@pytest.fixture
def company(tmp_path: Path) -> Iterator[Company]:
    with (
        service(tmp_path, unlimited=("203.0.113.0/24",)) as site,
        closing(Company(site, tmp_path)) as made,
    ):
        yield made


def note(person: Any, game: str, text: str) -> Any:
    return person.http.put(f"/api/games/{game}/note", json={"note": text}).json()


def test_each_player_has_notes_of_their_own_that_nobody_else_sees(cast: Cast) -> None:
    game, path = cast.game, f"/api/games/{cast.game}/note"
    assert cast.player.http.get(path).json() == {"note": ""}
    assert note(cast.player, game, "a plan <b>\n\nwith lines") == {
        "note": "a plan <b>\n\nwith lines"
    }
    note(cast.opponent, game, "another")
    assert cast.player.http.get(path).json()["note"] == "a plan <b>\n\nwith lines"
    for person in (cast.spectator, cast.owner, cast.guest):
        assert "plan" not in person.http.get(path).text
    for person in (cast.opponent, cast.spectator, cast.owner):
        for other in ("", "/talk", "/analysis", "/file"):
            assert "plan" not in person.http.get(f"/api/games/{game}{other}").text
        assert "plan" not in person.http.get("/api/games").text
        assert "plan" not in person.http.get("/api/archive?kind=played").text
    long = cast.player.http.put(path, json={"note": "x" * 4001})
    assert long.status_code == 422


def test_a_live_game_and_a_side_game_have_notes_too(home: Site) -> None:
    with closing(Cast(home, clock={"seconds": 300, "increment": 3})) as cast:
        note(cast.player, cast.game, "live")
        seats = {"w": {"kind": "person"}, "b": {"kind": "person", "invited": True}}
        body = {"game": "yinsh(blitz)", "seats": seats}
        side = cast.player.http.post("/api/side-games", json=body).json()["id"]
        assert note(cast.player, side, "rings first") == {"note": "rings first"}
        check_refusal("board-nowhere", board(cast.player, cast.game))
        check_refusal("board-nowhere", board(cast.player, side))


def test_what_is_tried_out_is_kept_for_its_player_while_the_game_goes_on(cast: Cast) -> None:
    game, path = cast.game, f"/api/games/{cast.game}/board"
    tree = board(cast.opponent, game)["game"]
    root: dict[str, Any] = {"parent": None, "turn": []}
    nodes = [root, {"parent": 0, "turn": ["c2"]}, {"parent": 1, "turn": ["c6"], "comment": "hm"}]
    sent = {"game": {"start": tree["start"], "headers": {}, "nodes": nodes}}
    assert cast.opponent.http.put(path, json=sent).json()["may"]
    assert len(board(cast.player, game)["game"]["nodes"]) == 1
    with cast.player.tab() as white:
        white.watch(game)
        white.play(game, "d2")
    found = board(cast.opponent, game)
    assert (found["plies"], found["player"], found["may"]) == (1, "b", False)
    turns = [(node["parent"], node["turn"], node["comment"]) for node in found["game"]["nodes"][1:]]
    assert turns == [(0, ["d2"], ""), (0, ["c2"], ""), (2, ["c6"], "hm")], (
        "the game is its main line"
    )
    foreign = {"game": {**sent["game"], "start": "tournament"}}
    assert cast.opponent.http.put(path, json=foreign).status_code == 422
    many = {"game": {**sent["game"], "nodes": [root, *[nodes[1]] * 3000]}}
    check_refusal("tree-too-long", cast.opponent.http.put(path, json=many).json())


def test_nobody_is_advised_about_what_stands_on_it(cast: Cast) -> None:
    position = board(cast.opponent, cast.game)["position"]
    answer = cast.opponent.http.post("/api/threats", json={"position": position})
    assert (answer.status_code, answer.json()["code"]) == (403, "no-advice-between-people")
    with cast.opponent.tab() as tab:
        asked = tab.try_to("analyse", start=position, moves=[])
        assert asked["code"] == "no-advice-between-people"


def test_ones_export_has_it_and_nobody_else_s(company: Company) -> None:
    for role, text in (("player", "mine alone"), ("opponent", "theirs")):
        note(company.everybody[role], company.game, text)
    http = company.player.http
    exported = http.get("/api/account/export")
    assert exported.json()["private"] == [
        {"game": company.game, "note": "mine alone", "board": None, "lines": []}
    ]
    assert "theirs" not in exported.text
    assert "mine alone" not in company.everybody["moderator"].http.get("/api/account/export").text


def test_it_goes_with_whose_it_is_and_with_the_game(settings: Settings) -> None:
    async def main() -> None:
        store = await opened(settings)
        private = PrivateStore(store)
        await store.add_all([(new("abc"), None), (new("xyz"), None)])
        for game in ("abc", "xyz"):
            for person in (ANN, BEN, OWNER):
                await private.write_note(game, person, person.name, 1)
        await private.write_board("abc", ANN, "a board", 2)
        papers = await private.papers("abc", ANN)
        assert (papers.note, papers.board) == ("Ann", "a board")
        async with store.transaction() as connection:
            await hand_over(connection, "ann", "account", ["abc"])
        assert (await private.papers("abc", Person("account"))).board == "a board"
        async with store.transaction() as connection:
            await erase(connection, "account")
        assert await private.all_of(Person("account")) == []
        assert [each["note"] for each in await private.all_of(ANN)] == ["Ann"]
        await store.delete("xyz")
        assert sorted(row.holder for row in await rows(store, PaperRow)) == ["", "ben"]
        await store.close()

    run(main())


def test_a_guest_who_goes_leaves_nothing(cast: Cast) -> None:
    note(cast.opponent, cast.game, "to be forgotten")
    enter(cast.opponent, cast.game, "c2 c6")
    assert cast.opponent.http.delete("/api/me").status_code == 204
    assert cast.guest.follow(cast.invite("b"), "Gus").status_code == 303
    assert cast.guest.http.get(f"/api/games/{cast.game}/note").json() == {"note": ""}


def test_where_there_is_nobody_else_there_is_none() -> None:
    alone: Any = Host(*[None] * 4)  # type: ignore[arg-type]
    check_told("lobby-closed", lambda: private_of(alone))
