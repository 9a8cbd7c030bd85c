"""What somebody keeps at a game for themselves: notes, a board without an engine, conditional moves."""

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.e2e.accessibility import assert_accessible_in_both_themes
from tests.e2e.conftest import NewPage
from tests.e2e.hands import Touch
from tests.e2e.serving import Server
from tests.e2e.study import listening
from tests.e2e.table import Table
from tests.e2e.test_across_the_room import PHONE, Elsewhere, come, elsewhere, notice
from tests.e2e.test_clocks_of_people import invited
from tests.e2e.test_talk import OVERFLOW

__all__ = ["elsewhere"]
DAY = 86_400
DAYS = {"seconds": 2 * DAY, "increment": DAY, "cap": 3 * DAY}


def tool(page: Page, name: str) -> None:
    """Press a tool, which may be folded away."""
    page.locator('[data-tool="more"]').or_(page.locator(f'[data-tool="{name}"]')).first.click()
    if page.locator(".sheet").count():
        page.locator(f'.sheet [data-tool="{name}"]').click()


def try_out(page: Page, *moves: str) -> None:
    """Type decisions; the board shows each."""
    for move in moves:
        page.get_by_label("Type a move").fill(move)
        page.keyboard.press("Enter")
        here = page.locator('.tree [aria-current="step"]')
        expect(here).to_contain_text(move)


def looks(page: Page, picture: Path) -> None:
    """It is accessible, fits, and can be looked at."""
    assert_accessible_in_both_themes(page)
    assert page.evaluate(OVERFLOW) <= 0
    page.screenshot(path=picture, full_page=True)


def test_conditional_moves_are_made_on_ones_own_board_and_played_when_the_other_plays(
    own_server: Server, elsewhere: Elsewhere, new_page: NewPage, tmp_path: Path
) -> None:
    game, link = invited(own_server, days=DAYS)
    olga, ann = new_page(own_server), new_page(elsewhere, screen=PHONE)
    come(ann, link, "Ann")
    olga.goto(f"/#/game/{game}")
    table = Table.here(olga, own_server)

    # Ann's board knows no engine, and is where the game stands
    with listening(ann) as heard:
        tool(ann, "board")
        conditions = ann.get_by_role("region", name="Conditional moves")
        expect(conditions.get_by_text("Play on the board what the other may play")).to_be_visible()
        add = ann.locator('[data-do="add"]')
        expect(add).to_be_disabled()
        try_out(ann, "c2")
        expect(add).to_be_disabled()
        try_out(ann, "c6")
        expect(conditions.get_by_role("status")).to_have_text("If c2, then c6")
        add.click()
        notice(ann, "From now on this is answered for you.")
        lines = conditions.get_by_role("listitem")
        expect(lines).to_have_text(["If c2, then c6"])
        expect(conditions.get_by_role("status", include_hidden=True)).to_have_text("")
        try_out(ann, "d2", "d7")
        add.click()
        expect(lines).to_have_text(["If c2, then c6, and if d2, then d7"])
        ann.locator('[data-do="now"]').click()
        try_out(ann, "d2", "c6")
        add.click()
        expect(lines).to_have_count(2)
        looks(ann, tmp_path / "phone.png")
        for asked in ("analyse", "judge", "hint", "threats", "coach"):
            assert not any(f'"do":"{asked}"' in text.replace(" ", "") for text in heard)
    assert ann.get_by_role("switch", name="Engine").count() == 0

    # another answer to the same takes its place; one is deleted
    ann.locator('[data-do="now"]').click()
    try_out(ann, "d2", "d7")
    expect(conditions.get_by_role("status")).to_have_text(
        "It takes the place of another answer to the same."
    )
    add.click()
    expect(lines.last).to_have_text("If d2, then d7")
    conditions.get_by_role("button", name="Delete: If d2, then d7").click()
    expect(lines).to_have_count(1)

    # what was tried out and entered is there again, and nobody else sees it
    ann.reload()
    expect(lines).to_have_text(["If c2, then c6, and if d2, then d7"])
    expect(ann.locator(".tree")).to_contain_text("c6")
    olga.goto(f"/#/analyse/game/{game}")
    expect(olga.get_by_text("They can be entered while the other player decides.")).to_be_visible()
    expect(olga.locator(".tree")).not_to_contain_text("c6")
    looks(olga, tmp_path / "desktop.png")
    olga.get_by_role("link", name="Back to the game").click()

    # Olga plays, and is answered at once, twice
    for own, answered in ((("c2", 1), ("c6", 2)), (("d2", 3), ("d7", 4))):
        table.follow()
        table.wait()
        table.hand.enter(own[0])
        for move, ply in (own, answered):
            expect(olga.locator(f'[data-ply="{ply}"][data-move="{move}"]')).to_be_visible()
    assert own_server.ask(f"/api/games/{game}")["plies"] == ["c2", "c6", "d2", "d7"]
    expect(lines).to_have_count(0)
    expect(ann.locator(".tree")).to_contain_text("d7")
    clock = olga.locator('[data-seat="b"] [role="timer"]')
    expect(clock).to_have_text("3 days")
    assert_accessible_in_both_themes(olga)
    ann.get_by_role("link", name="Back to the game").click()
    other = Table(ann, own_server, game, Touch(ann))
    other.wait()


def test_notes_are_kept_for_oneself_in_a_live_game_and_after_it(
    own_server: Server, elsewhere: Elsewhere, new_page: NewPage, tmp_path: Path
) -> None:
    game, link = invited(own_server, clock={"seconds": 600, "increment": 5})
    olga, ann = new_page(own_server), new_page(elsewhere, screen=PHONE)
    come(ann, link, "Ann")
    olga.goto(f"/#/game/{game}")
    olga.locator("main [data-point]").first.wait_for()
    assert ann.locator('[data-tool="board"]').count() == 0, "only over days"
    tool(ann, "note")
    field = ann.get_by_role("textbox", name="Notes for yourself")
    field.fill("Watch the corner.\n<b>!</b>")
    expect(ann.get_by_text("Kept.")).to_be_visible()
    looks(ann, tmp_path / "note.png")
    ann.keyboard.press("Escape")
    tool(olga, "note")
    expect(olga.get_by_role("textbox", name="Notes for yourself")).to_have_value("")
    looks(olga, tmp_path / "note-desktop.png")
    olga.keyboard.press("Escape")
    ann.reload()
    ann.locator("main [data-point]").first.wait_for()
    own_server.ask(f"/api/games/{game}/note", {"note": "Olga's"}, "PUT")
    with olga.expect_response("**/note"):
        tool(olga, "note")
    expect(olga.get_by_role("textbox", name="Notes for yourself")).to_have_value("Olga's")
    olga.keyboard.press("Escape")
    Table(olga, own_server, game).play("c2")
    other = Table(ann, own_server, game, Touch(ann))
    other.wait()
    other.play("c6")
    tool(ann, "resign")
    ann.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(ann.locator(".end h2")).to_be_visible()
    tool(ann, "note")
    expect(field).to_have_value("Watch the corner.\n<b>!</b>")
