"""What two people do at the end of a game, and when one of them goes: again, not at all, without a result."""

from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from gipf import Position
from gipf.host.conversation import step_of
from gipf.host.live_game import LiveGame
from gipf.host.people import Person
from gipf.host.seats import Seat
from gipf.host.socket_messages import Change
from gipf.variants import Player
from tests.server.cast import Cast
from tests.server.serving import Site, serving
from tests.server.tab import Tab
from tests.server.test_errors import check_refusal
from tests.server.test_games import WHITE_WINS
from tests.server.world import Company, Visitor, service
from tests.test_errors import check_told

W, B = Player
LIVE = {"seconds": 300, "increment": 3}
ANN = Person("ann", "Ann")


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with serving(tmp_path_factory.mktemp("home")) as site:
        yield site


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[], Company]]:
    data: Path = tmp_path_factory.mktemp("world")
    with service(data, unlimited=("203.0.113.0/24",)) as site:
        yield lambda: Company(site, data)


@pytest.fixture
def cast(home: Site) -> Iterator[Cast]:
    with closing(Cast(home, clock=LIVE)) as cast:
        yield cast


@pytest.fixture
def tabs(cast: Cast) -> Iterator[tuple[Tab, Tab]]:
    """A page of White, and one of Black."""
    with cast.player.tab() as white, cast.opponent.tab() as black:
        white.watch(cast.game)
        black.watch(cast.game)
        yield white, black


def play(game: str, tabs: tuple[Tab, Tab], *moves: str) -> None:
    """Play in turn; both pages are told."""
    for number, move in enumerate(moves):
        tab, other = tabs if number % 2 == 0 else reversed(tabs)
        state = tab.play(game, move)
        other.until(game, state["version"])


def ended(game: str, tabs: tuple[Tab, Tab]) -> None:
    """Let White give up."""
    version = tabs[0].ask("resign", game=game)["version"]
    for tab in tabs:
        tab.until(game, version)


# ---------------------------------------------------------------------- a rematch


def test_a_rematch_begins_when_both_want_it(cast: Cast, tabs: tuple[Tab, Tab]) -> None:
    white, black = tabs
    game = cast.game
    ended(game, tabs)
    asked = white.ask("rematch", game=game)["game"]
    assert (asked["id"], asked["rematch"]) == (game, None)
    assert asked["proposal"] == {"kind": "rematch", "player": "w"}
    assert white.ask("rematch", game=game)["game"]["version"] == asked["version"], "asked once"
    assert black.until(game, asked["version"])["proposal"] == asked["proposal"]
    again = black.ask("rematch", game=game)["game"]
    assert again["id"] != game and again["own"] == ["w"]
    told = white.wait(game, lambda state: state["rematch"])
    assert told["rematch"] == again["id"] and "proposal" not in told
    assert white.ask("rematch", game=game)["game"]["id"] == again["id"]


def test_a_rematch_can_be_declined_and_asked_for_again(cast: Cast, tabs: tuple[Tab, Tab]) -> None:
    white, black = tabs
    game = cast.game
    assert white.try_to("rematch", game=game)["code"] == "rematch-later"
    ended(game, tabs)
    asked = white.ask("rematch", game=game)["game"]
    black.until(game, asked["version"])
    answer = white.try_to("decline", game=game, version=asked["version"])
    assert answer["code"] == "own-proposal"
    assert "proposal" not in black.change("decline", game)
    assert black.ask("rematch", game=game)["game"]["proposal"]["player"] == "b"


def test_both_who_ask_at_once_get_one_game(cast: Cast, tabs: tuple[Tab, Tab]) -> None:
    ended(cast.game, tabs)
    for tab in tabs:
        tab.send(f'{{"id": "again", "do": "rematch", "game": "{cast.game}"}}')
    for tab in tabs:
        tab.wait(cast.game, lambda state: state["rematch"])
    assert tabs[0].states[cast.game]["rematch"] == tabs[1].states[cast.game]["rematch"]


def test_nobody_is_asked_who_has_blocked_one(cast: Cast, tabs: tuple[Tab, Tab]) -> None:
    ended(cast.game, tabs)
    other = cast.player.http.get("/api/me").json()["id"]
    assert cast.opponent.http.put(f"/api/people/{other}/block").status_code < 300
    for tab in tabs:
        check_refusal("not-challenged", tab.try_to("rematch", game=cast.game))
    assert cast.state()["rematch"] is None and "proposal" not in cast.state()


def test_nor_when_the_rematch_there_was_is_deleted(cast: Cast, tabs: tuple[Tab, Tab]) -> None:
    ended(cast.game, tabs)
    tabs[0].ask("rematch", game=cast.game)
    again = tabs[1].ask("rematch", game=cast.game)["game"]["id"]
    other = cast.player.http.get("/api/me").json()["id"]
    assert cast.opponent.http.put(f"/api/people/{other}/block").status_code < 300
    assert tabs[0].ask("rematch", game=cast.game)["game"]["id"] == again, "it is there"
    tabs[1].ask("abort", game=again)
    assert tabs[0].try_to("rematch", game=cast.game)["code"] == "not-challenged"


def test_nobody_is_asked_who_is_gone(cast: Cast, tabs: tuple[Tab, Tab]) -> None:
    ended(cast.game, tabs)
    assert cast.opponent.http.delete("/api/me").status_code == 204
    assert tabs[0].try_to("rematch", game=cast.game)["code"] == "not-challenged"


# ---------------------------------------------------------------------- what stays as it is


def won() -> LiveGame:
    """A game between two people that Ann, who is White, wins on the board."""
    seats = {W: Seat("person", "Ann", holder="ann"), B: Seat("person", "Ben", holder="ben")}
    game = LiveGame.new("abc", 1, Position.parse(WHITE_WINS), seats, None)
    while not game.is_over:
        game = game.played(game.board.legal_moves()[0].text, "person", 2)
    return game


@pytest.mark.parametrize("do", ["takeback", "pause", "lot"])
def test_nobody_opens_a_finished_game_between_people_again(do: Any) -> None:
    game = won()
    assert game.position.is_over and game.belongs_to("ann")
    request = Change(id=1, game="abc", do=do, version=game.version)
    check_told("game-ended", lambda: step_of(request, ANN)(game, 3))


# ---------------------------------------------------------------------- no result


@pytest.mark.parametrize("who", [0, 1])
def test_a_game_that_has_hardly_begun_is_left_without_a_result(
    who: int, cast: Cast, tabs: tuple[Tab, Tab]
) -> None:
    game = cast.game
    play(game, tabs, "c2")
    assert tabs[who].states[game]["abort"] is True
    before = tabs[who].states[game]["version"]
    assert tabs[who].ask("abort", game=game)["version"] == before + 1
    for tab in tabs:
        while tab.events[-1]["event"] != "deleted":
            tab.hear()
        assert tab.events[-1] == {"event": "deleted", "id": game, "reason": "aborted"}
    http = cast.player.http
    assert http.get(f"/api/games/{game}").status_code == 404
    assert game not in [each["id"] for each in http.get("/api/games").json()["games"]]
    assert http.post(f"/api/games/{game}/restore").status_code == 404
    assert tabs[who].try_to("play", game=game, version=3, move="c6")["code"] == "no-such-game"


def test_when_both_have_moved_it_counts(cast: Cast, tabs: tuple[Tab, Tab]) -> None:
    assert cast.state()["abort"]
    play(cast.game, tabs, "c2", "c6")
    check_refusal("abort-late", tabs[0].try_to("abort", game=cast.game))
    assert all("abort" not in tab.states[cast.game] for tab in tabs)
    with cast.spectator.tab() as tab:
        assert "abort" not in tab.watch(cast.game)
        assert tab.try_to("abort", game=cast.game)["code"] == "not-your-game"


def test_against_the_computer_there_is_nothing_to_abort(home: Site) -> None:
    seats = {"w": {"kind": "person"}, "b": {"kind": "computer", "level": 1}}
    game = home.new_game("basic", seats=seats)
    with home.tab() as tab:
        assert "abort" not in tab.watch(game["id"])
        assert tab.try_to("abort", game=game["id"])["code"] == "abort-late"


def test_a_side_game_by_itself_is_left_without_a_result_too(home: Site) -> None:
    with closing(Cast(home)) as cast, cast.player.tab() as tab:
        seats = {"w": {"kind": "person"}, "b": {"kind": "person", "invited": True}}
        body = {"game": "yinsh(blitz)", "seats": seats}
        game = cast.player.http.post("/api/side-games", json=body).json()["id"]
        assert "abort" not in tab.ask("watch-side", game=game)["game"], "nobody has come yet"
        path = f"/api/games/{game}/invitations"
        link = cast.player.http.post(path, json={"player": "b"}).json()["link"]
        assert cast.opponent.follow(link, "Ben").status_code == 303
        tab.wait(game, lambda state: state.get("abort"))
        tab.ask("abort", game=game)
        assert cast.opponent.http.get(f"/api/side-games/{game}").status_code == 404


# ---------------------------------------------------------------------- somebody goes


def test_where_a_seat_is_free_for_others_the_clock_stands_until_somebody_comes(
    cast: Cast, tabs: tuple[Tab, Tab]
) -> None:
    game = cast.game
    play(game, tabs, "c2", "c6", "d2")
    assert cast.state()["clock"]["running"] == "b"
    assert cast.opponent.http.delete("/api/me").status_code == 204
    left = tabs[0].wait(game, lambda state: state["seats"]["b"].get("open"))
    assert left["clock"]["running"] is None and left["result"] == "*"
    with cast.player.tab() as tab:
        assert tab.watch(game)["clock"]["running"] is None, "looking starts no clock"
    assert cast.guest.follow(cast.invite("b"), "Gus").status_code == 303
    assert tabs[0].wait(game, lambda state: state["clock"]["running"])["clock"]["running"] == "b"


def test_in_a_service_who_goes_has_resigned(world: Callable[[], Company]) -> None:
    with closing(world()) as company:
        game, opponent = company.game, company.everybody["opponent"]
        assert isinstance(opponent, Visitor)
        with company.player.tab() as white, opponent.tab() as black:
            white.watch(game)
            black.watch(game)
            play(game, (white, black), "c2")
            assert opponent.http.delete("/api/me").status_code == 204
            state = white.wait(game, lambda state: state["result"] != "*")
            assert (state["result"], state["reason"]) == ("1-0", "resignation")
        assert company.state()["seats"]["b"]["name"] == "Black"
        assert opponent.http.get("/api/me").json()["kind"] == "stranger"
        with company.player.tab() as tab:
            assert tab.try_to("rematch", game=game)["code"] == "not-challenged"


# ---------------------------------------------------------------------- time to think


def invited(visitor: Visitor, **clock: Any) -> Any:
    seats = {"w": {"kind": "person"}, "b": {"kind": "person", "invited": True}}
    answers = [
        visitor.http.post("/api/games", json={"variant": "basic", "seats": seats, **clock}),
        visitor.http.post("/api/side-games", json={"game": "yinsh", "seats": seats, **clock}),
    ]
    assert answers[0].status_code == answers[1].status_code
    return answers[0].json()


def test_who_is_invited_to_a_game_of_a_service_has_as_much_time_as_in_its_lobby(
    world: Callable[[], Company],
) -> None:
    with closing(world()) as company:
        player = company.player
        check_refusal("time-too-short", invited(player, clock={"seconds": 60}))
        short = {"seconds": 3600, "increment": 0, "cap": 1_209_600}
        check_refusal("days-too-short", invited(player, days=short))
        assert invited(player, clock={"seconds": 180, "increment": 2})["clock"]
        assert player.new_game(clock={"seconds": 1})["clock"], "at one's own screen as one likes"


def test_at_home_a_game_is_as_fast_as_one_likes(home: Site) -> None:
    with closing(Cast(home, clock={"seconds": 60})) as cast:
        assert cast.state()["clock"]["seconds"] == 60


def test_an_offer_of_days_that_is_over_in_a_second_is_none(cast: Cast) -> None:
    times = [{"seconds": 1, "increment": 0, "cap": 1_209_600}]
    body = {"variants": ["basic"], "times": times}
    check_refusal("days-too-short", cast.player.http.post("/api/lobby/seeks", json=body).json())
