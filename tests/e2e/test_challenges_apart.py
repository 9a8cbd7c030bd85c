"""A challenge between two people, each at a device of their own: nobody is told of a computer."""

from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewPage
from tests.e2e.hands import Touch
from tests.e2e.serving import Server
from tests.e2e.table import Table
from tests.e2e.test_across_the_room import PHONE, Elsewhere, come, elsewhere

__all__ = ["elsewhere"]

START = "standard+Z6;challenges=*;side=Z:die g2G/5/6/ZG3gz/6/5/g2G w m B11Z5/B11Z5 -- */* 2"
"""White can jump by ZÈRTZ."""


def expect_prompt(page: Page, words: str) -> None:
    expect(page.locator("main")).to_contain_text(words)
    expect(page.locator("main")).not_to_contain_text("computer")


def test_two_people_are_told_of_each_other_when_one_challenges(
    own_server: Server, elsewhere: Elsewhere, new_page: NewPage
) -> None:
    own_server.ask("/api/network", {"is_on": True}, "PUT")
    seats = {"w": {"kind": "person"}, "b": {"kind": "person", "invited": True}}
    game = str(own_server.ask("/api/games", {"start": START, "seats": seats})["id"])
    link = own_server.ask(f"/api/games/{game}/invitations", {"player": "b"})["link"]
    white, black = new_page(own_server), new_page(elsewhere, screen=PHONE)
    come(black, str(link), "Ben")
    white.goto(f"/#/game/{game}")
    table, other = Table(white, own_server, game), Table(black, own_server, game, Touch(black))
    table.wait()
    table.play("Ze2-e4")
    expect_prompt(white, "You announce ZÈRTZ, from e2 to e4. Black may accept or challenge")
    expect_prompt(black, "White announces ZÈRTZ, from e2 to e4. You may accept or challenge")

    other.follow()
    other.play("challenge")
    expect_prompt(white, "Black challenges your ZÈRTZ, from e2 to e4: you say who begins")
    expect_prompt(black, "You challenge White’s ZÈRTZ, from e2 to e4: White says who begins")
    expect(white.locator('[data-decide="first"]')).to_have_text("You begin")
    expect(white.locator('[data-decide="second"]')).to_have_text("Black begins")
    table.follow()
    table.play("first")
    expect(white.locator("[data-match]")).to_contain_text("You (first)")
    expect(black.locator("[data-match]")).to_contain_text("White (first)")

    black.get_by_role("button", name="Give up the side game").click()
    black.get_by_role("dialog").locator(".button.main").click()
    expect(white.locator(".result")).to_contain_text("You have won the side game")
    expect(black.locator(".result")).to_contain_text("White has won the side game")
    expect(white.locator(".played")).to_contain_text("You have won")
    expect(black.locator(".played")).to_contain_text("White has won")
    for page in (white, black):
        expect(page.locator("main")).not_to_contain_text("computer")
