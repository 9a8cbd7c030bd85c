"""A game survives whatever happens to its page and to its server; every page of it shows the same."""

import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta

from playwright.sync_api import expect

from tests.e2e.accessibility import assert_accessible
from tests.e2e.conftest import NewPage
from tests.e2e.hands import unit_named
from tests.e2e.serving import Server
from tests.e2e.table import Table
from tests.e2e.test_decisions import BEFORE

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)


def test_a_page_is_loaded_again_in_the_middle_of_a_turn(server: Server, new_page: NewPage) -> None:
    page = new_page()
    table = Table.open(page, server, BEFORE)
    table.play("+g2")
    before = table.board()
    page.reload()
    table.wait()
    assert table.board() == before
    table.expect_board()
    table.play("e1-e6")


def test_a_closed_game_is_found_in_the_list(server: Server, new_page: NewPage) -> None:
    page = new_page()
    start = server.ask("/api/games", {"variant": "tournament", "seats": _seats("Zoe", "Yan")})
    table = Table(page, server, start["id"])
    table.show()
    table.play("Ge2", "Gb5")
    tab = page.context.new_page()
    page.close()
    tab.goto("/#/games")
    tab.get_by_label("Search players, variants, results").fill("Zoe")
    expect(tab.get_by_role("listitem")).to_have_count(1)
    tab.get_by_role("link", name="Zoe – Yan Tournament").click()
    again = Table.here(tab, server)
    again.wait()
    assert again.plies == ["Ge2", "Gb5"]
    again.play("Gh5")


def test_a_page_whose_game_cannot_be_saved_says_so_once_and_the_game_goes_on(
    own_server: Server, new_page: NewPage
) -> None:
    page = new_page(own_server, may_complain=True)  # the browser notes that the server is not well
    table = Table(page, own_server, own_server.new_game("basic", level=1))
    table.show()
    refused = ("INSERT ON plies WHEN NEW.by = 'computer'", "INSERT ON alive", "UPDATE ON alive")
    with closing(sqlite3.connect(own_server.data / "gipf.db")) as database, database:
        for number, when in enumerate(refused):
            raised = "BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END"
            database.execute(f"CREATE TRIGGER full{number} BEFORE {when} {raised}")
    table.decide("c2")
    warning = page.locator(".notice", has_text="Nothing can be saved")
    expect(warning).to_have_count(1)
    expect(warning).to_have_count(0)
    for _ in range(2):
        page.wait_for_event("response", lambda answer: answer.url.endswith("/api/health"))
    expect(warning).to_have_count(0)
    with closing(sqlite3.connect(own_server.data / "gipf.db")) as database, database:
        for number in range(len(refused)):
            database.execute(f"DROP TRIGGER full{number}")
    table.played("c2")
    assert own_server.output.count("the database failed") == 1


def test_two_tabs_stay_in_step(server: Server, new_page: NewPage) -> None:
    page = new_page()
    first = Table.open(page, server, "standard+Z6")
    second = Table(page.context.new_page(), server, first.game)
    second.show()
    third = Table(new_page(), server, first.game)  # another browser
    third.show()
    tables = (first, second, third)
    for number, move in enumerate(("Zd1-f2", "zb6-b4".capitalize(), "d2", "d8-f7", "c2")):
        mover = tables[number % 3]
        mover.play(move)
        for other in tables:
            if other is not mover:
                other.confirmed |= mover.confirmed  # who looks on is not asked
                other.played(move)
    assert first.board() == second.board() == third.board()
    page.locator('[data-tool="takeback"]').click()
    for table in tables:
        table.takeback(1)
    assert first.board() == second.board() == third.board()


def test_a_killed_server_loses_nothing_and_a_move_made_meanwhile_is_played_once(
    own_server: Server, new_page: NewPage
) -> None:
    page = new_page(own_server, may_complain=True)
    table = Table.open(page, own_server, BEFORE)
    table.play("+g2", "e1-e6")
    before = table.board()
    own_server.kill()
    missed = page.get_by_text("The server does not answer at the moment.")
    expect(missed).to_be_visible()
    assert table.board() == before

    page.clock.set_fixed_time(NOON)  # it is back in a moment
    table.decide("d8-d6")  # into the void
    expect(page.get_by_text("Your move waits for the server")).to_be_visible()
    own_server.start()
    expect(missed).to_have_count(0)
    table.played("d8-d6")
    assert table.state["plies"] == table.plies
    page.reload()
    table.wait()
    table.expect_board()
    move = table.scene["options"][0]["move"]
    table.play(move)


def test_a_move_that_waited_longer_is_asked_about_and_can_be_taken_back(
    own_server: Server, new_page: NewPage
) -> None:
    page = new_page(own_server, may_complain=True)
    table = Table.open(page, own_server, "basic")
    page.clock.set_fixed_time(NOON)
    own_server.kill()
    expect(page.get_by_text("The server does not answer at the moment.")).to_be_visible()
    waits = page.get_by_text("Your move waits for the server")
    table.decide("d2")
    expect(waits).to_be_visible()
    assert_accessible(page)
    page.get_by_role("button", name="Take it back").click()
    expect(waits).to_have_count(0)
    page.locator(unit_named("B")).wait_for()  # it flies back into the reserve first
    table.decide("c2")
    expect(waits).to_be_visible()
    page.clock.set_fixed_time(NOON + timedelta(minutes=3))
    own_server.start()
    asked = page.locator(".stage > p", has_text="Play it?")
    expect(asked).to_contain_text("c2")
    assert table.state["plies"] == []
    page.get_by_role("button", name="Play it").click()
    table.played("c2")
    expect(asked).to_have_count(0)


def test_the_computer_goes_on_after_its_server_was_killed(
    own_server: Server, new_page: NewPage
) -> None:
    page = new_page(own_server, may_complain=True)
    table = Table(page, own_server, own_server.new_game("basic", level=1))
    table.show()
    table.decide("d2")
    page.locator('[data-ply="1"]').wait_for()
    own_server.kill()
    own_server.start()
    page.locator('[data-seat="w"].deciding').wait_for()
    page.locator('[data-ply="2"]').wait_for()
    table.follow()
    assert table.plies[0] == "d2" and len(table.plies) == 2
    table.expect_board()
    table.play(table.scene["options"][0]["move"])


def _seats(white: str, black: str) -> dict[str, object]:
    return {"w": {"kind": "person", "name": white}, "b": {"kind": "person", "name": black}}
