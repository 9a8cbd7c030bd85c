"""Every error of the server: raised, and told in every language."""

import asyncio
import json
import socket
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from pydantic import TypeAdapter
from starlette.exceptions import HTTPException

from gipf import Game, GipfError, Position
from gipf.course import Claim
from gipf.host import analysis_jobs, conversation
from gipf.host.annotating import annotated
from gipf.host.clock import Clock
from gipf.host.export import picture_of
from gipf.host.games import Games, _nothing
from gipf.host.live_game import LiveGame
from gipf.host.pasted_text import MOST_CHARACTERS, MOST_MOVES, positions_after, read_text
from gipf.host.position_setup import Setting, position_of
from gipf.host.seats import Seat
from gipf.host.side_file import side_file_of
from gipf.host.side_position import SidePosition
from gipf.host.trees import MOST_TURNS, GameTreeRequest, game_of
from gipf.server import engine_worker, launch
from gipf.server.app import _wrong, make_app
from gipf.server.engine_worker import EngineWorker
from gipf.server.settings import Settings, check_host, networks, read_days, read_seconds
from gipf.server.store import Store
from gipf.server.upgrade import upgrade
from gipf.variants import Player, Variant
from tests.codes import codes_of
from tests.host.test_live_game import COMPUTER, ZERTZ, live_game, play
from tests.server.serving import Site, process
from tests.server.tab import Tab
from tests.test_errors import check_sentences, check_told

W, B = Player.WHITE, Player.BLACK
OVER = "basic 4/5/6/7/6/5/4 w . B5/- -- - 9"


def live(white: str = "person", black: str = "person", **more: Any) -> LiveGame:
    seats = {
        player: Seat("person", "Ann") if kind == "person" else Seat("computer", "Level 1", 1)
        for player, kind in ((W, white), (B, black))
    }
    return LiveGame("abc", 0, 0, seats, (Position.start("basic"),), **more)


def side_game() -> LiveGame:
    seats = {player: Seat("person", "Ann") for player in Player}
    return LiveGame.new("abc", 0, SidePosition.new("die"), seats, None)


def settled_by_chance() -> LiveGame:
    announced = live_game(ZERTZ, "Zc3-e5", black=COMPUTER)
    return play(announced, ["challenge", "first"]).played("lost", "chance", 0)


def setting(piles: dict[str, list[str]], white: int = 5, variant: str = "basic") -> Setting:
    reserves = {W: {"B": white}, B: {"B": 5}}
    return Setting(Variant.parse(variant), piles, reserves, W, 5)


def taken_port() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        launch.listen("127.0.0.1", taken.getsockname()[1], strict=True)


AT_ONCE: dict[str, Callable[[], object]] = {
    "in-moves": lambda: positions_after("basic", ["c2", "e1-e4"]),
    "too-many-moves": lambda: positions_after("basic", ["c2"] * (MOST_MOVES + 1)),
    "nothing-to-read": lambda: read_text("  "),
    "smart-game-format": lambda: read_text("(;GM[29]SU[gipf];P0[0 Start P0])"),
    "too-much-to-read": lambda: read_text("e2 " * MOST_CHARACTERS),
    "game-went-on": lambda: live().check_version(7),
    "computers-turn": lambda: live("computer").played("c2", "person", 1),
    "nothing-to-undo": lambda: live().undone(1),
    "nothing-to-pause": lambda: live().paused(1),
    "not-paused": lambda: live().continued(1),
    "no-turn-for-takeback": lambda: live().takeback(1),
    "chance-stays": lambda: settled_by_chance().takeback(0),
    "ended-otherwise": lambda: live().resigned(W, 1).takeback(2),
    "game-ended": lambda: live().resigned(W, 1).played("c2", "person", 2),
    "draw-offered": lambda: live().draw_offered(W, 1).draw_offered(W, 2),
    "no-offer": lambda: live().draw_accepted(1),
    "two-computers": lambda: live("computer", "computer").resigned(None, 1),
    "computer-speaks": lambda: live("computer").resigned(W, 1),
    "nothing-to-change": lambda: _nothing(live(), 1),
    "cannot-move-here": lambda: position_of(setting({"e5": ["B"]}, white=0)),
    "without-gipf-piece": lambda: position_of(setting({"e5": ["B"]}, variant="standard")),
    "row-left-standing": lambda: position_of(setting({f"e{n}": ["b"] for n in (2, 3, 4, 5)})),
    "no-spot": lambda: position_of(setting({"z9": ["b"]})),
    "no-unit": lambda: position_of(setting({"e5": ["Q"]})),
    "decision-count": lambda: picture_of(live(), 7, "light"),
    "foreign-analysis": lambda: annotated(Game("basic"), Game("standard")),
    "no-seconds": lambda: read_seconds("GIPF_NOTICE", "soon", 3.0),
    "no-days": lambda: read_days("GIPF_GUESTS", "long", 30),
    "metrics-address": lambda: networks(["prometheus"]),
    "no-address": lambda: check_host("gipf.example"),
    "public-address": lambda: check_host("0.0.0.0"),
    "is-side-game": lambda: side_game().board,
    "is-no-side-game": lambda: live().side_position,
    "no-side-game-on": lambda: live().side_resigned(W, 1),
    "side-file-hidden": lambda: side_file_of(side_game()),
    "side-play-unknown": lambda: SidePosition.new("chess"),
    "port-taken": taken_port,
    "port-unusable": lambda: launch.listen("192.0.2.1", 4737, strict=True),
}
"""What goes wrong without a server."""

PERSON = {"kind": "person"}
NODE: dict[str, object] = {"parent": 0, "turn": ["c2"]}
ROOT: dict[str, object] = {"parent": None, "turn": []}


def tree(*nodes: dict[str, object], **more: object) -> dict[str, object]:
    return {"game": {"start": str(Position.start("basic")), "headers": {}, "nodes": nodes, **more}}


ARCHIVED: dict[str, object] = {
    "id": "abc", "kind": "game", "title": "", "note": "", "created": 0, "updated": 0,
    "start": "basic", "seats": {player: {**PERSON, "name": "Ann"} for player in "wb"},
    "moves": [], "result": "*", "reason": None, "paused": False, "offer": None, "rematch": None,
    "secret": None, "clock": None, "sides": {}, "analysis": None,
}  # fmt: skip


def archive(**more: object) -> tuple[str, str, object]:
    return "POST", "/api/archive", {"games": [{**ARCHIVED, **more}]}


REQUESTS: dict[str, tuple[str, str, object]] = {
    "archive-game": archive(start="basic 4/5"),
    "archive-id": archive(id="Abc"),
    "archive-side": archive(sides={"third": "coin 0"}),
    "archive-result": archive(start=OVER, result="0-1"),
    "no-such-game": ("GET", "/api/games/nowhere", None),
    "over-in-position": ("POST", "/api/games", {"start": OVER}),
    "variant-or-start": ("POST", "/api/games", {"start": OVER, "variant": "basic"}),
    "name-unprintable": (
        "POST",
        "/api/games",
        {"seats": {"w": {"kind": "person", "name": "a\u200bb"}, "b": PERSON}},
    ),
    "person-without-level": (
        "POST",
        "/api/games",
        {"seats": {"w": {"kind": "person", "level": 3}, "b": PERSON}},
    ),
    "side-level": (
        "POST",
        "/api/side-games",
        {"game": "die", "seats": {"w": {"kind": "computer", "level": 6}, "b": PERSON}},
    ),
    "base-is-a-word": ("POST", "/api/variant", {"base": "basic;quiet=3"}),
    "tree-root": ("POST", "/api/write", tree(NODE)),
    "tree-order": ("POST", "/api/write", tree(ROOT, {"parent": 1, "turn": ["c2"]})),
    "tree-turn": ("POST", "/api/write", tree(ROOT, {"parent": 0, "turn": []})),
    "wrong-field": ("POST", "/api/scene", {"moves": {}}),
    "wrong-value": ("POST", "/api/scene", {"moves": 3}),
    "more-problems": ("POST", "/api/scene", {"moves": 3, "start": 3}),
    "wrong-method": ("DELETE", "/api/scene", None),
    "nothing-there": ("GET", "/api/nowhere", None),
    "body-form": ("POST", "/api/scene", None),
}
"""What the server refuses: a method, an address and a body."""

MESSAGES: dict[str, object] = {
    "not-json": "{",
    "request-form": "[]",
    "unknown-request": {"id": 1, "do": "dance"},
    "too-long": " " * 2_000_000,
    "no-turns-to-judge": {"id": 1, "do": "judge", **tree(ROOT)},
    "rematch-later": {"id": 1, "do": "rematch"},
    "no-side-game": {"id": 1, "do": "lot", "version": 1},
}
"""What is refused over the WebSocket."""


@pytest.mark.parametrize("code", AT_ONCE)
def test_what_the_server_does_not_do_is_told_in_every_language(code: str) -> None:
    check_told(code, AT_ONCE[code])


@pytest.mark.parametrize("code", REQUESTS)
def test_what_is_refused_by_http_is_told_in_every_language(site: Site, code: str) -> None:
    method, path, body = REQUESTS[code]
    check_refusal(code, site.http.request(method, path, json=body).json())


@pytest.mark.parametrize("code", MESSAGES)
def test_what_is_refused_over_the_websocket_is_told_in_every_language(
    site: Site, code: str
) -> None:
    message = MESSAGES[code]
    if isinstance(message, dict):
        message = json.dumps({"game": site.new_game("basic")["id"], **message})
    with site.tab() as tab:
        tab.send(str(message))
        check_refusal(code, tab.hear())


def test_that_the_engine_has_nothing_to_decide_is_told_in_every_language(
    site: Site, tab: Tab
) -> None:
    game = site.new_game("basic")["id"]
    tab.ask("resign", game=game)
    check_refusal("nothing-for-engine", tab.try_to("hint", game=game))


def test_a_body_or_a_page_that_is_not_let_in_is_told_in_every_language(site: Site) -> None:
    def sent(content: bytes = b"{}", **headers: str) -> dict[str, Any]:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        named["Content-Type"] = "application/json"
        answer: dict[str, Any] = site.http.post("/api/scene", content=content, headers=named).json()
        return answer

    check_refusal("body-not-json", sent(b"\xff"))
    check_refusal("body-too-big", sent(b" " * 2_000_000))
    check_refusal("wrong-host", sent(host="evil.example"))
    check_refusal("foreign-page", sent(origin="http://evil.example"))
    check_refusal("foreign-site", sent(sec_fetch_site="cross-site"))
    check_sentences(_wrong(HTTPException(418)))


def check_refusal(code: str, answer: dict[str, Any]) -> None:
    """Check that a response tells a code, and that all languages have a sentence for it."""
    error = GipfError(answer["code"], **answer["arguments"])
    assert code in error.codes and answer["error"] == str(error)
    check_sentences(error)


def test_a_tree_that_is_too_long_is_told_in_every_language() -> None:
    game = {"start": str(Position.start("basic")), "nodes": [ROOT] + [NODE] * (MOST_TURNS + 1)}
    check_told("tree-too-long", lambda: game_of(TypeAdapter(GameTreeRequest).validate_python(game)))


def test_what_goes_wrong_with_stored_games_is_told_in_every_language(tmp_path: Path) -> None:
    def broken(statement: str) -> None:
        with closing(sqlite3.connect(tmp_path / "gipf.db")) as database, database:
            database.execute(statement)

    async def main() -> None:
        store = Store(Settings(data=tmp_path))
        await store.open()
        games = Games(store, EngineWorker())
        await store.add(replace(live(), id="late", clock=Clock.new(1, 0).pressed(W, 0)))
        await check_awaited(
            "time-was-up", games.change("late", lambda game, at: game.played("c2", "person", at))
        )
        room = await games._find("late")
        await games.delete("late")
        check_told("game-deleted", lambda: games._check_stored(room))
        await store.add(live())
        played = live().played("c2", "person", 5)
        await store.save(played, live())
        broken("UPDATE plies SET move = 'e5'")
        await check_awaited("game-damaged", store.load("abc"))
        broken("DROP TABLE plies")
        await check_awaited("not-saved", store.save(played.played("c6", "person", 6), played))
        await check_awaited("not-read", store.load("abc"))
        await store.close()

    asyncio.run(main())


async def check_awaited(code: str, work: Awaitable[object]) -> None:
    with pytest.raises(GipfError) as refused:
        await work
    assert code in refused.value.codes
    check_sentences(refused.value)


def test_a_database_that_cannot_be_used_is_told_in_every_language(tmp_path: Path) -> None:
    database = tmp_path / "gipf.db"

    def start() -> None:
        upgrade(database, tmp_path / "backups")

    start()
    for code, statement in (
        ("newer-database", "UPDATE alembic_version SET version_num = '9999'"),
        ("database-without-version", "DELETE FROM alembic_version"),
    ):
        with closing(sqlite3.connect(database)) as opened, opened:
            opened.execute(statement)
        check_told(code, start)
    database.write_text("no database at all " * 100)
    check_told("database-unusable", start)


def test_a_server_that_cannot_start_is_told_in_every_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(data=tmp_path)

    def use_a_file_as_a_folder() -> None:
        (tmp_path / "file").write_text("")
        with launch._held(tmp_path / "file"):
            pass

    def start() -> None:
        (tmp_path / "gipf.db").write_text("no database at all " * 100)
        with launch.listen("127.0.0.1", 0) as listening:
            launch._run(settings, listening, "http://localhost", "/", browser=False)

    monkeypatch.setattr(launch, "WAIT", 0.0)
    check_told("folder-unusable", use_a_file_as_a_folder)
    check_told("folder-in-use", lambda: launch._open_running(settings, "/", browser=False))
    check_told("server-not-started", start)


def test_a_server_that_runs_at_another_port_is_told_in_every_language(tmp_path: Path) -> None:
    with process(tmp_path):
        settings = Settings(data=tmp_path, port=1)
        again = partial(launch._open_running, settings, "/", browser=False, strict=True)
        check_told("running-elsewhere", again)


def test_a_failure_of_the_server_itself_is_told_in_every_language(tmp_path: Path) -> None:
    app = make_app(Settings(data=tmp_path))

    @app.get("/fail")
    async def fail() -> None:
        raise RuntimeError("as a fault would")

    app.router.routes.insert(0, app.router.routes.pop())
    transport = httpx.ASGITransport(app, raise_app_exceptions=False)

    async def main() -> None:
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            check_refusal("internal-error", (await client.get("/fail")).json())

    asyncio.run(main())


def test_an_engine_that_is_not_there_is_told_in_every_language(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def main() -> None:
        engine = EngineWorker()
        await engine.close()
        check_told("engine-ended", engine._own)
        claim = Claim(Position.start("basic"), 1)
        monkeypatch.setattr(engine_worker, "PROVING", 0.01)
        for program, code in (("sleep 60", "puzzle-takes-long"), ("true", "puzzle-not-judged")):
            engine = EngineWorker(program.split())
            await check_awaited(code, engine.prove(claim))
            await engine.close()

    asyncio.run(main())


def test_what_a_page_asks_too_much_of_is_told_in_every_language(
    site: Site, tab: Tab, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = site.new_game("basic")["id"]
    monkeypatch.setattr(conversation, "MOST_SUBSCRIPTIONS", 0)
    check_refusal("too-many-watched", tab.try_to("watch", game=game))
    monkeypatch.setattr(conversation, "MOST_STUDIES", 0)
    check_refusal("too-much-at-once", tab.try_to("hint", game=game))
    monkeypatch.setattr(analysis_jobs, "MOST", 0)
    check_refusal("too-many-analyses", tab.try_to("analyse", start="basic"))
    monkeypatch.setattr(analysis_jobs, "MOST", 2)
    tab.send('{"id": "one", "do": "analyse", "start": "basic"}')
    tab.send('{"id": "one", "do": "analyse", "start": "basic"}')
    while "error" not in (answer := tab.hear()):
        pass
    check_refusal("id-in-use", answer)


HERE = {
    *("body-not-json", "body-too-big", "wrong-host", "foreign-page", "foreign-site", "http-error"),
    *("time-was-up", "game-deleted", "game-damaged", "not-saved", "not-read", "tree-too-long"),
    *("newer-database", "database-without-version", "database-unusable", "folder-unusable"),
    *("folder-in-use", "running-elsewhere", "server-not-started", "internal-error", "engine-ended"),
    *("puzzle-takes-long", "puzzle-not-judged", "too-many-watched", "id-in-use"),
    *("too-many-analyses", "too-much-at-once", "nothing-for-engine"),
    *("not-for-you", "not-your-game", "not-your-seat", "not-your-turn", "own-proposal"),
    *("proposal-waits", "player-awaited", "no-advice-between-people", "result-for-other"),
    *(
        "goes-on-between-people",
        "stays-between-people",
        "both-invited",
        "computer-invited",
        "seat-not-free",
    ),
    *("claim-early", "claim-present", "claim-untimed", "clock-or-days", "days-between-people"),
    *(
        "days-cap",
        "days-too-short",
        "abort-late",
        "worker-alone",
        "nobody-thinks",
        "engine-died",
        "engine-failed",
        "give-untimed",
        "give-enough",
        "vacation-spent",
    ),
    *("name-length", "not-let-in", "network-off", "no-local-network", "not-local"),
    "network-refused",
    *("lobby-closed", "time-too-short", "times-mixed", "standing-over-days", "rated-with-account"),
    *("rated-even", "own-seek", "seek-without", "too-many-seeks", "not-challenged", "no-such-seek"),
    *("seek-taken", "no-such-person", "words-length", "said-too-much", "muted", "nobody-hears"),
    *("no-tournaments", "no-such-tournament", "tournament-begun", "tournament-not-entered"),
    *("tournament-played", "tournament-no-bots", "tournament-game-stays"),
    *("no-such-preset", "not-oneself", "no-such-report", "too-many-reports"),
    *("board-nowhere", "conditions-nowhere", "conditions-own-turn", "conditions-side-game"),
    *("conditions-late", "conditions-many", "conditions-long", "conditions-after-end"),
    *("conditions-two", "conditions-end"),
    *("database-address", "database-unreachable", "database-foreign", "database-away"),
    *("bus-address", "bus-away"),
    *("account-name-length", "account-name-letters", "account-name-scripts", "name-reserved"),
    *("past-the-proxy", "proxy-without-proto", "proxy-without-client", "no-origin"),
    *("asked-too-much", "service-address", "service-without-proxy", "service-or-lan"),
    *("neither-address", "no-accounts", "account-there", "account-without-way", "name-taken"),
    *(
        "password-length",
        "password-weak",
        "password-wrong",
        "sign-in-wrong",
        "prove-again",
        "last-way",
    ),
    *("mail-off", "mail-address", "mail-server", "no-such-account"),
    *("push-unknown", "push-keys", "push-off", "push-address"),
    *("passkey-refused", "passkeys-many", "no-such-passkey"),
    *("token-wrong", "not-by-token", "token-without", "tokens-many", "account-no-bot"),
    *("bot-was-rated", "bot-in-games", "bot-moderates", "turn-over"),
}
"""What the tests above bring about, beside the tables, and those of people, services, PostgreSQL and Redis."""


def test_the_server_has_no_other_errors() -> None:
    assert codes_of("host", "server") == {*AT_ONCE, *REQUESTS, *MESSAGES} | HERE
