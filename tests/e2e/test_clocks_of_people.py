"""Two people and their clocks, each at a device of their own: over days, live, and when one of them leaves."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.e2e.accessibility import assert_accessible
from tests.e2e.conftest import NewPage
from tests.e2e.hands import Touch
from tests.e2e.screens import Screen
from tests.e2e.serving import Server
from tests.e2e.table import Table
from tests.e2e.test_across_the_room import PHONE, Elsewhere, come, elsewhere, link_in, notice

__all__ = ["elsewhere"]
LAPTOP = Screen("laptop", 1366, 768)


def invited(server: Server, **times: object) -> tuple[str, str]:
    """Make a game to whose black seat somebody is invited; give it, and the link."""
    server.ask("/api/network", {"is_on": True}, "PUT")
    seats = {
        "w": {"kind": "person", "name": "Olga"},
        "b": {"kind": "person", "invited": True},
    }
    game = str(server.ask("/api/games", {"variant": "basic", "seats": seats, **times})["id"])
    link = server.ask(f"/api/games/{game}/invitations", {"player": "b"})["link"]
    return game, str(link)


def test_a_name_has_room_beside_a_time_over_days_and_the_talk(
    own_server: Server, elsewhere: Elsewhere, new_page: NewPage, tmp_path: Path
) -> None:
    day = 86_400
    game, link = invited(own_server, days={"seconds": 2 * day, "increment": day, "cap": 3 * day})
    olga, ann = new_page(own_server, screen=LAPTOP), new_page(elsewhere, screen=LAPTOP)
    come(ann, link, "Beatrix Long")
    olga.goto(f"/#/game/{game}")
    Table.here(olga, own_server).play("c2")
    seat = olga.locator('[data-seat="b"]')
    expect(seat.locator('[role="timer"]')).to_contain_text("1 day 23 hours")
    seat.locator('[data-do="talk"]').wait_for()
    olga.screenshot(path=tmp_path / "laptop.png")
    cut = seat.locator("strong").evaluate("name => name.scrollWidth - name.clientWidth")
    assert cut <= 0


def test_whoever_is_left_in_a_live_game_waits_and_claims_it_and_days_are_played_meanwhile(
    own_server: Server, elsewhere: Elsewhere, new_page: NewPage
) -> None:
    # a live game, in which Olga gives Ann time, and Ann leaves
    olga, ann = new_page(own_server), new_page(elsewhere, screen=PHONE)
    live, link = invited(own_server, clock={"seconds": 180, "increment": 2})
    come(ann, link, "Ann")
    olga.goto(f"/#/game/{live}")
    table = Table.here(olga, own_server)
    table.play("c2")
    expect(ann).to_have_title(re.compile("^Your turn – "))
    olga.locator('[data-tool="more"]').or_(olga.locator('[data-tool="give"]')).first.click()
    if olga.locator(".sheet").count():
        olga.locator('.sheet [data-tool="give"]').click()
    notice(olga, "You have given Ann 15 seconds more.")
    notice(ann, "Olga has given you 15 seconds more.")
    expect(ann.locator('[data-seat="b"] [role="timer"]')).to_contain_text("3:1")
    ann.close()
    expect(olga.get_by_text(re.compile(r"Ann has left\. In \d+ s"))).to_be_visible()

    # Ann's wait for forty seconds is long enough for a game over days at other windows
    host, guest = new_page(own_server), new_page(elsewhere, screen=PHONE)
    host.goto("/#/new/basic;reserve=4/4")
    host.get_by_role("radio", name="On another device").check()
    host.get_by_label("Your name").fill("Olga")
    host.get_by_label("Your name").blur()
    host.get_by_role("radio", name="Over days").check()
    host.get_by_role("radio", name="3 days").check()
    host.locator("form button.main").click()
    come(guest, link_in(host), "Bea")
    notice(host, "Bea has joined.")
    game = host.url.rpartition("/")[2]
    expect(host.locator('[data-seat="w"] [role="timer"]')).to_contain_text("2 days 23 hours")
    expect(host.locator('[data-seat="b"] [role="timer"]')).to_have_text("3 days")
    days = Table(host, own_server, game)
    days.play("c2")
    expect(host.locator('[data-seat="w"] [role="timer"]')).to_have_text("3 days")
    other = Table(guest, own_server, game, Touch(guest))
    other.wait()
    other.play("c6")
    assert_accessible(guest)

    # on vacation a time stands still, and the other one sees it
    host.goto("/#/settings")
    host.locator('[data-do="vacation"]').click()
    expect(host.get_by_role("status").filter(has_text="You are on vacation until")).to_be_visible()
    assert_accessible(host)
    clock = guest.locator('[data-seat="w"] [role="timer"]')
    expect(clock).to_contain_text("On vacation until")
    host.locator('[data-do="back"]').click()
    expect(host.locator('[data-do="vacation"]')).to_be_visible()
    expect(clock).not_to_contain_text("On vacation")
    host.goto(f"/#/game/{game}")
    days.follow()
    days.wait()
    days.play("d2")

    # and now Ann has been away for long enough
    olga.locator('[data-claim="draw"]').click()
    expect(olga.locator(".end h2")).to_have_text("A draw")
    expect(olga.locator(".end")).to_contain_text("A player has left the game.")
    ended = own_server.ask(f"/api/games/{live}")
    assert (ended["result"], ended["reason"]) == ("1/2-1/2", "abandoned")
