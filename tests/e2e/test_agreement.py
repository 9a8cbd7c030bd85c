"""What a moderator sees beside a report: how far the turns of whom it is about were the engine's."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

from playwright.sync_api import expect

from gipf.host.agreement import Agreement
from gipf.server import agreement_sql
from gipf.server.settings import Settings
from gipf.server.store import Store
from gipf.variants import Player
from tests.e2e.accessibility import assert_accessible_in_both_themes
from tests.e2e.conftest import NewPage
from tests.e2e.screens import NARROW
from tests.e2e.serving import Server
from tests.e2e.test_across_the_room import Elsewhere, come, elsewhere
from tests.e2e.test_clocks_of_people import invited
from tests.e2e.test_talk import OVERFLOW
from tests.server.test_ratings import rated

__all__ = ["elsewhere"]


def compared(server: Server, game: str, person: str) -> None:
    """Let a game have been compared with the engine, and one before it."""

    async def main() -> None:
        store = Store(Settings(data=server.data))
        await store.open(is_server=False)
        async with store.transaction() as connection:
            for name, found in ((game, Agreement(12, 11, 0.06)), ("old", Agreement(28, 7, 0.34))):
                played = rated(name, "ann", person)
                await connection.execute(agreement_sql.found(played, Player.BLACK, found))
        await store.close()

    with ThreadPoolExecutor() as thread:  # here Playwright has a loop of its own
        thread.submit(asyncio.run, main()).result()


def test_a_moderator_sees_the_engine_s_share_beside_a_report_and_others_do_not(
    own_server: Server, elsewhere: Elsewhere, new_page: NewPage
) -> None:
    game, link = invited(own_server)
    ann = new_page(elsewhere)
    come(ann, link, "Ann")
    person = str(own_server.ask(f"/api/games/{game}/talk")["players"][0]["id"])
    compared(own_server, game, person)
    body = {"person": person, "reason": "cheating", "text": "Too good.", "game": game}
    olga = new_page(own_server, screen=NARROW)
    olga.goto("/#/people")
    sent = olga.evaluate(
        "async (body) => (await fetch('/api/reports', {method: 'POST', body: JSON.stringify(body),"
        " headers: {'Content-Type': 'application/json'}})).status",
        body,
    )
    assert sent == 204
    olga.get_by_role("link", name="Reports of misbehaviour").click()
    share = olga.locator("[data-agreement]")
    expect(share).to_contain_text("first choice in 45% of 40 turns of the latest 2 rated games")
    expect(share).to_contain_text("In this game: the engine’s first choice in 92% of 12 turns")
    expect(share).to_contain_text("This proves nothing by itself")
    assert_accessible_in_both_themes(olga)
    assert olga.evaluate(OVERFLOW) <= 0
    ann.goto(f"/#/people/{person}")
    expect(ann.get_by_role("heading", level=1)).to_have_text("Ann")
    expect(ann.get_by_text("first choice")).to_have_count(0)
