"""What is refused because of who asks, told in every language."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from gipf.host import permissions
from gipf.host.absence import claimed
from gipf.host.clock import Clock
from gipf.host.conditional_moves import LONGEST, Plan
from gipf.host.conditional_moves import planned as answered
from gipf.host.consent import proposed
from gipf.host.live_game import LiveGame
from gipf.host.people import OWNER, Person, name_of
from gipf.host.seats import AWAITED
from gipf.host.timekeeping import time_given
from gipf.host.vacation import DAY, Vacation, planned
from gipf.server import launch, network
from gipf.server.network import Network
from gipf.server.settings import Settings, check_local
from gipf.server.work import work
from gipf.variants import Player
from tests.host.test_live_game import LAST, ZERTZ, live_game, play
from tests.server.cast import Cast
from tests.server.serving import Site, serving
from tests.server.test_errors import check_awaited, check_refusal, live
from tests.test_errors import check_told

W, B = Player.WHITE, Player.BLACK
ANN, BEN = Person("ann", "Ann"), Person("ben", "Ben")


def between(game: LiveGame, white: str = "ann", black: str = "ben") -> LiveGame:
    """Let two people play a game, each from a seat of their own."""
    held = {W: white, B: black}
    seats = {
        player: replace(seat, kind="person", level=None, holder=held[player])
        for player, seat in game.seats.items()
    }
    return replace(game, seats=seats)


def at_table() -> LiveGame:
    """A challenge that is settled by a side game at the table, announced by White."""
    return between(play(live_game(ZERTZ, "Zc3-e5"), ["challenge", "first"]))


def timed() -> LiveGame:
    """A game between two people in which a clock runs."""
    game = replace(between(live()), clock=Clock.new(300, 0))
    return game.played("c2", "person", 1)


def answers(*lines: str, start: str = "basic") -> Plan:
    """Enter what Black would answer in a game over days."""
    game = replace(between(live_game(start)), clock=Clock.new(86_400, 0, cap=86_400))
    return answered(game, B, [line.split() for line in lines], "")


AT_ONCE: dict[str, Callable[[], object]] = {
    "conditions-nowhere": lambda: answered(timed(), B, [], ""),
    "conditions-long": lambda: answers(" ".join(["c2"] * (LONGEST + 1))),
    "conditions-side-game": lambda: answers("Zc3-e5 challenge first won c2", start=ZERTZ),
    "conditions-after-end": lambda: answers("a1-c3 c6", start=LAST),
    "not-your-game": lambda: permissions.check_message("play", between(live()), OWNER),
    "not-your-seat": lambda: permissions.check_message("resign", between(live()), BEN, W),
    "not-your-turn": lambda: permissions.check_message("play", between(live()), BEN),
    "own-proposal": lambda: permissions.check_message(
        "accept", between(live()).draw_offered(W, 1), ANN
    ),
    "proposal-waits": lambda: proposed(
        between(live().played("c2", "person", 1).draw_offered(B, 2)), "takeback", W, 3
    ),
    "player-awaited": lambda: permissions.check_message(
        "play", between(live(), black=AWAITED), ANN
    ),
    "no-advice-between-people": lambda: permissions.check_message("hint", between(live()), ANN),
    "result-for-other": lambda: permissions.check_result(at_table(), ANN, "won"),
    "goes-on-between-people": lambda: permissions.check_deletion(between(live())),
    "stays-between-people": lambda: permissions.check_deletion(
        between(live().played("c2", "person", 1).played("c6", "person", 2)).resigned(W, 3),
        is_service=True,
    ),
    "name-length": lambda: name_of(" "),
    "not-local": lambda: check_local("8.8.8.8"),
    "network-off": lambda: Network(Settings()).base,
    "claim-untimed": lambda: claimed(between(live()), W, 1, 1),
    "claim-present": lambda: claimed(timed(), W, None, 1),
    "claim-early": lambda: claimed(timed(), W, 1, 1),
    "give-untimed": lambda: time_given(between(live()), W, 1),
    "give-enough": lambda: time_given(replace(timed(), clock=Clock.new(86_400, 0)), W, 1),
    "vacation-spent": lambda: planned([Vacation(0, 29 * DAY)], 3, 40 * DAY),
    "worker-alone": lambda: work(Settings(database_address="")),
}


@pytest.mark.parametrize("code", AT_ONCE)
def test_what_is_not_for_everybody_is_told_in_every_language(code: str) -> None:
    check_told(code, AT_ONCE[code])


@pytest.fixture
def company(site: Site) -> Iterator[Cast]:
    with closing(Cast(site)) as cast:
        yield cast


def test_what_guests_are_refused_is_told_in_every_language(company: Cast) -> None:
    check_refusal("not-for-you", company.guest.http.get("/api/network").json())
    check_refusal("not-let-in", company.stranger.http.get("/api/me").json())
    taken = company.player.http.post(f"/api/games/{company.game}/invitations", json={"player": "b"})
    check_refusal("seat-not-free", taken.json())
    person, invited = {"kind": "person"}, {"kind": "person", "invited": True}
    computer = {"kind": "computer", "invited": True}
    for code, seats in (
        ("both-invited", {"w": invited, "b": invited}),
        ("computer-invited", {"w": person, "b": computer}),
    ):
        check_refusal(code, company.guest.http.post("/api/games", json={"seats": seats}).json())
    days = {"seconds": 86_400, "increment": 3600, "cap": 90_000}
    seats = {"w": person, "b": invited}
    for code, body in (
        ("days-between-people", {"days": days}),
        ("days-cap", {"days": {**days, "cap": 80_000}, "seats": seats}),
        ("clock-or-days", {"days": days, "clock": {"seconds": 60}, "seats": seats}),
    ):
        check_refusal(code, company.guest.http.post("/api/games", json=body).json())


def test_a_machine_in_no_network_is_told_in_every_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(network, "own_addresses", lambda: ())
    with serving(tmp_path, lan_addresses=()) as site:
        answer = site.http.put("/api/network", json={"is_on": True})
        check_refusal("no-local-network", answer.json())
        check_told("network-refused", lambda: launch._let_others_join(site.address))


def test_a_network_without_a_server_has_no_link() -> None:
    async def main() -> str:
        return Network(Settings()).link

    asyncio.run(check_awaited("network-off", main()))
