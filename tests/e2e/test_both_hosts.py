"""A server's page without its server: it goes on in the browser, and the server gets its games later."""

from functools import partial
from typing import Any

from playwright.sync_api import Page, Route, expect

from tests.e2e.accessibility import assert_accessible
from tests.e2e.conftest import NewPage
from tests.e2e.offline import kept
from tests.e2e.screens import wait_until
from tests.e2e.serving import Server
from tests.e2e.site import Site
from tests.e2e.table import Table

_COPIED = """([game, plies]) => new Promise((resolve) => {
    const opened = indexedDB.open('gipf / copies', 1)
    opened.onsuccess = () => {
        const read = opened.result.transaction('texts').objectStore('texts').get(`game ${game}`)
        read.onsuccess = () => {
            opened.result.close()
            resolve(JSON.parse(read.result ?? '{"game":{"moves":[]}}').game.moves.length === plies)
        }
    }
})"""
HERE = "this page goes on by itself"


def prepared(server: Server, new_page: NewPage) -> tuple[Page, Table]:
    """A page that somebody has come back to, and that has all it needs; a game with a copy of it here."""
    page = new_page(server, may_complain=True)  # it notes that the server does not answer
    table = Table(page, server, server.new_game("basic", level=1))
    table.show()
    table.play("d2")
    page.reload()
    kept(page)
    table.wait()
    table.play(some_push(table))
    wait_until(page, _COPIED, [table.game, len(table.plies)])
    return page, table


def some_push(table: Table) -> str:
    return next(option["move"] for option in table.scene["options"] if option["kind"] == "push")


def last_option(table: Table) -> str:
    """What is listed last, whether a push or the row that has to be taken first."""
    return str(table.scene["options"][-1]["move"])


def played(server: Server) -> dict[str, list[str]]:
    """The games of a server with what was played in them."""
    games: list[dict[str, Any]] = server.ask("/api/archive")["games"]
    return {game["id"]: [move["move"] for move in game["moves"]] for game in games}


def test_a_game_goes_on_without_its_server_and_comes_to_it_when_it_is_back(
    own_server: Server, new_page: NewPage
) -> None:
    page, table = prepared(own_server, new_page)
    own_server.kill()
    expect(page.get_by_text(HERE)).to_be_visible()
    here = table.server = Site(own_server.address)
    here.page = page
    table.wait()
    table.play(some_push(table))
    assert_accessible(page)

    page.get_by_role("link", name="Play", exact=True).or_(page.locator("a.home")).first.click()
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator("[data-game] [data-point].target").first.wait_for()
    second = Table.here(page, here)
    assert second.game != table.game
    second.play(some_push(second))
    page.get_by_role("link", name="Games").click()
    expect(page.locator("li[data-game]")).to_have_count(2)
    page.goto(f"/#/game/{second.game}")
    second.wait()

    own_server.start()
    expect(page.get_by_text("The server is back, and the 2 games")).to_be_visible()
    assert played(own_server) == {table.game: table.plies, second.game: second.plies}
    second.server = table.server = own_server
    second.play(some_push(second))
    table.show()
    table.play(some_push(table))
    assert played(own_server) == {table.game: table.plies, second.game: second.plies}


def test_a_page_begins_without_its_server_and_brings_its_games_when_it_is_opened_again(
    own_server: Server, new_page: NewPage
) -> None:
    page, table = prepared(own_server, new_page)
    own_server.kill()
    page.goto("about:blank")
    page.goto(f"{own_server.address}/#/game/{table.game}")
    expect(page.get_by_text(HERE)).to_be_visible()
    here = table.server = Site(own_server.address)
    here.page = page
    table.wait()
    table.play(some_push(table))
    page.goto(f"{own_server.address}/#/learn/lesson/rows")
    expect(page.locator("[data-step]")).to_be_visible()
    new = here.new_game("matrx")
    page.goto("about:blank")

    own_server.start()
    page.goto(f"{own_server.address}/#/game/{new}")
    table.server = own_server
    begun = Table.here(page, own_server)
    begun.play(some_push(begun))
    assert played(own_server) == {table.game: table.plies, new: begun.plies}


def test_what_was_deleted_without_the_server_is_deleted_there_and_other_games_are_left_alone(
    own_server: Server, new_page: NewPage
) -> None:
    page, table = prepared(own_server, new_page)
    other = Table(page, own_server, own_server.new_game("basic"))
    other.show()
    other.play("d2")
    wait_until(page, _COPIED, [other.game, 1])
    own_server.kill()
    expect(page.get_by_text(HERE)).to_be_visible()
    page.get_by_role("link", name="Games").click()
    card = page.locator(f'li[data-game="{table.game}"]')
    card.get_by_role("button", name="Delete").click()
    expect(card).to_have_count(0)
    own_server.start()
    expect(page.get_by_text("The server is back.")).to_be_visible()
    assert played(own_server) == {other.game: ["d2"]}


HASTY = """{
    const set = window.setTimeout
    window.setTimeout = (act, delay, ...rest) => set(act, delay === 3000 ? 0 : delay, ...rest)
    window.kept = []
    navigator.serviceWorker.register = (script) => {
        window.kept.push(String(script))
        return new Promise(() => {})
    }
}"""
"""A page that keeps its files at once; it notes what it asks for instead of asking."""


def _answer(body: object, route: Route) -> None:
    route.fulfill(json=body)


def test_a_server_without_the_parts_for_browsers_is_not_asked_for_them(
    server: Server, new_page: NewPage
) -> None:
    for offline in (True, False):
        page = new_page()
        page.add_init_script(HASTY)
        health = {**server.ask("/api/health"), "offline": offline}
        page.route("**/api/health", partial(_answer, health))
        page.goto("/")
        wait_until(page, "() => localStorage.visited === 'true'")
        with page.expect_response("**/api/health"):
            page.reload()  # whoever comes back has the files kept
        page.evaluate("() => fetch('/api/health').then((answer) => answer.json())")
        if offline:
            wait_until(page, "() => window.kept.length === 1")
            assert page.evaluate("window.kept[0]").endswith("/service-worker.js")
        else:
            assert page.evaluate("window.kept") == []


def test_two_tabs_lose_their_server_and_find_it_again_at_once(
    own_server: Server, new_page: NewPage
) -> None:
    page, table = prepared(own_server, new_page)
    other = page.context.new_page()
    other.goto(f"{own_server.address}/#/game/{table.game}")
    there = Table.here(other, own_server)
    own_server.kill()
    for tab in (page, other):
        expect(tab.get_by_text(HERE)).to_be_visible()
    here = table.server = there.server = Site(own_server.address)
    here.page = page
    table.wait()
    table.play(last_option(table))
    there.follow()
    there.play(last_option(there))
    table.follow()

    own_server.start()
    for tab in (page, other):
        expect(tab.get_by_text("The server is back")).to_be_visible()
    assert played(own_server) == {table.game: there.plies}
    table.server = there.server = own_server
    there.follow()
    there.play(last_option(there))
    table.follow()
    table.play(last_option(table))
    assert played(own_server) == {table.game: table.plies}
