"""What can be done in a game besides moving pieces."""

from playwright.sync_api import Page, expect

from tests.e2e.accessibility import assert_accessible
from tests.e2e.hands import Keys, Mouse, spot_named
from tests.e2e.serving import Server
from tests.e2e.table import Table
from tests.e2e.test_decisions import BEFORE


def test_a_move_can_be_typed(server: Server, page: Page) -> None:
    table = Table.open(page, server, "basic")
    field = page.get_by_label("Type a move")
    field.fill("e1-e2")  # as other programs write e1-e3
    field.press("Enter")
    table.played("e1-e3")
    expect(field).to_have_value("")


def test_a_typed_move_that_cannot_be_made_is_answered_with_a_sentence(
    server: Server, page: Page
) -> None:
    table = Table.open(page, server, "basic")
    field = page.get_by_label("Type a move")
    wrong = page.locator("form [role=alert]")
    for text, words in (("e1-e5", "e1-e3"), ("hello", "hello"), ("Ge2", "Ge2")):
        field.fill(text)
        expect(wrong).to_be_empty()
        field.press("Enter")
        expect(wrong).to_contain_text(words)
        expect(wrong).to_contain_text(" ")  # a sentence, not a code
        expect(field).to_have_value(text)
    assert table.state["plies"] == []
    Mouse(page).enter("f2")
    table.played("f2")
    expect(wrong).to_be_empty()  # it was about another position
    field.fill("d2")
    field.press("Enter")
    table.played("d2")


def test_a_decision_is_undone_before_the_turn_is_complete(server: Server, page: Page) -> None:
    table = Table.open(page, server, BEFORE)
    before = table.board()
    undo = page.locator('[data-tool="undo"]')
    expect(undo).to_be_disabled()
    steps = page.get_by_role("list", name="This turn").get_by_role("listitem")
    expect(steps).to_have_text(["Extra move", "Move"])
    expect(steps.nth(0)).to_have_attribute("aria-current", "step")
    table.play("+g2")
    expect(steps.nth(1)).to_have_attribute("aria-current", "step")
    undo.click()
    table.takeback(1)
    assert table.board() == before
    table.play("pass")


def test_turns_are_taken_back_one_by_one(server: Server, page: Page) -> None:
    table = Table.open(page, server, "basic")
    takeback = page.locator('[data-tool="takeback"]')
    expect(takeback).to_be_disabled()
    table.play("d2", "d8-f7", "c2")
    for _ in range(3):
        takeback.click()
        table.takeback(1)
        table.expect_board()
    expect(takeback).to_be_disabled()


def test_resigning_is_asked_twice_and_ends_the_game(server: Server, page: Page) -> None:
    table = Table.open(page, server, "basic")
    table.play("d2")
    dialog = page.get_by_role("dialog")
    page.locator('[data-tool="resign"]').click()
    dialog.get_by_role("button", name="Play on").click()
    expect(dialog).to_have_count(0)
    assert table.state["result"] == "*"
    page.locator('[data-tool="resign"]').click()
    dialog.get_by_role("button", name="Resign").click()
    expect(page.locator('[data-seat="w"]')).to_contain_text("has won")
    assert (table.state["result"], table.state["reason"]) == ("1-0", "resignation")
    expect(page.locator('[data-tool="resign"]')).to_have_count(0)  # nothing is left to be played
    expect(page.get_by_label("Type a move")).to_have_count(0)


def test_a_draw_is_offered_refused_and_agreed_on(server: Server, page: Page) -> None:
    table = Table.open(page, server, "basic")
    table.play("d2")
    offer = page.get_by_text("Ben offers a draw.")
    page.locator('[data-tool="draw"]').click()
    expect(offer).to_be_visible()
    page.get_by_role("button", name="Play on").click()
    expect(offer).to_have_count(0)
    assert table.state["result"] == "*"
    page.locator('[data-tool="draw"]').click()
    page.get_by_role("button", name="Agree").click()
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    assert (table.state["result"], table.state["reason"]) == ("1/2-1/2", "agreement")


def test_a_rematch_has_the_colours_changed(server: Server, page: Page) -> None:
    table = Table.open(page, server, "tournament")
    page.locator('[data-tool="resign"]').click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Rematch").click()
    expect(page.locator('[data-seat="w"]')).to_contain_text("Ben")
    again = Table.here(page, server)
    assert again.game != table.game
    again.play("Ge2")


def test_earlier_moments_are_looked_at_and_nothing_can_be_played_there(
    server: Server, page: Page
) -> None:
    table = Table.open(page, server, "basic")
    table.play("d2", "d8-f7", "c2")
    now = table.board()
    assert "White" in now["d2"]
    page.locator('[data-ply="1"]').click()
    sentence = page.locator(".stage > p")
    expect(sentence).to_have_text("You are looking back: step 1 of 3.")
    page.get_by_role("button", name="To the start").click()
    expect(sentence).to_have_text("You are looking back: step 0 of 3.")
    assert "empty" in table.board()["d2"]
    Mouse(page).enter("f2")
    page.get_by_role("button", name="Back to the game").click()
    table.wait()
    assert table.board() == now
    assert table.state["plies"] == table.plies


def test_the_board_is_turned_around_and_played_on(server: Server, page: Page) -> None:
    table = Table.open(page, server, "matrx")
    hand = Mouse(page)
    assert hand.place('[data-point="e9"]').y < hand.place('[data-point="e1"]').y
    page.locator('[data-tool="flip"]').click()
    page.locator('[data-point="e9"]').wait_for()
    assert hand.place('[data-point="e9"]').y > hand.place('[data-point="e1"]').y
    table.play("Gi2", "Gj1-h3")


def test_a_flag_falls(server: Server, page: Page) -> None:
    seats = {player: {"kind": "person"} for player in "wb"}
    body = {"variant": "basic", "seats": seats, "clock": {"seconds": 60, "increment": 5}}
    table = Table(page, server, server.ask("/api/games", body)["id"])
    table.show()
    clock = page.locator('[data-seat="w"] [role=timer]')
    expect(clock).to_have_text("1:00")
    table.play("d2")
    expect(clock).to_have_text("1:05")  # it runs from the first move on
    body["clock"] = {"seconds": 1, "increment": 0}
    table = Table(page, server, server.ask("/api/games", body)["id"])
    table.show()
    table.play("d2")
    expect(page.locator('[data-seat="w"]')).to_contain_text("has won")
    assert (table.state["result"], table.state["reason"]) == ("1-0", "time")


def test_chance_decides_a_side_game(server: Server, page: Page) -> None:
    start = "ultimate;challenges=3 2DY/5/G3y1/5P1/4gb/5/4 b smYd6-d4 B16T3Z3D2Y2P2/B17 -- 2/3 4"
    table = Table.open(page, server, start)
    page.get_by_role("button", name="Let chance decide").click()
    page.locator('[data-ply="1"]').wait_for()
    assert table.state["plies"][0] in ("won", "tied", "lost")


def test_a_game_with_a_clock_is_paused_and_gone_on_with(server: Server, page: Page) -> None:
    seats = {player: {"kind": "person"} for player in "wb"}
    clock = {"seconds": 3000, "increment": 0}
    body = {"variant": "basic", "seats": seats, "clock": clock}
    table = Table(page, server, server.ask("/api/games", body)["id"])
    table.show()
    pause = page.locator('[data-tool="pause"]')
    expect(pause).to_be_disabled()
    table.play("d2")
    pause.click()
    expect(page.get_by_text("The game is paused. The clock stands still.").first).to_be_visible()
    assert table.state["clock"]["running"] is None
    Mouse(page).enter("c2")
    expect(page.locator(".answer")).to_contain_text("The game is paused.")
    page.reload()
    page.get_by_role("button", name="Go on").click()
    expect(page.locator(".prompt")).to_contain_text("Black to move")
    assert table.state["clock"]["running"] == "b"
    table.play("c2")


def test_the_computer_does_not_play_on_in_a_paused_game(server: Server, page: Page) -> None:
    seats = {"w": {"kind": "person"}, "b": {"kind": "computer", "level": 1}}
    body = {"variant": "basic", "seats": seats, "clock": {"seconds": 3000, "increment": 0}}
    table = Table(page, server, server.ask("/api/games", body)["id"])
    table.show()
    play_on = page.locator('[data-tool="handover"]')
    expect(play_on).to_be_enabled()
    table.play("d2")
    expect(page.locator(".prompt")).to_contain_text("Your turn")
    page.locator('[data-tool="pause"]').click()
    expect(play_on).to_be_disabled()


def test_a_game_without_a_clock_has_nothing_to_pause(server: Server, page: Page) -> None:
    Table.open(page, server, "basic")
    expect(page.locator('[data-tool="pause"]')).to_have_count(0)


def test_arrows_and_rings_drawn_at_a_game_are_gone_with_the_next_move(
    server: Server, page: Page
) -> None:
    table = Table.open(page, server, "basic")
    hand = Mouse(page)
    drawn = page.locator("main svg .drawn")
    page.mouse.move(*hand.place(spot_named("e2")))
    page.mouse.down(button="right")
    page.mouse.move(*hand.place(spot_named("e5")))
    expect(drawn).to_have_count(1)  # as it would be
    page.mouse.up(button="right")
    page.mouse.click(*hand.place(spot_named("d4")), button="right")
    expect(drawn).to_have_count(2)
    page.mouse.click(*hand.place(spot_named("d4")), button="right")
    expect(drawn).to_have_count(1)
    assert_accessible(page)
    assert table.state["plies"] == []
    table.play("d2")
    expect(drawn).to_have_count(0)


def test_the_keyboard_comes_to_the_board_where_something_can_be_done(
    server: Server, page: Page
) -> None:
    table = Table.open(page, server, "basic")
    keys = Keys(page)
    keys.go_to("[data-point]")
    assert keys.is_at(spot_named("e1"))
    keys.key("Enter")
    table.played("e1-e3")


def test_the_keyboard_comes_to_the_board_before_the_reserves(server: Server, page: Page) -> None:
    Table.open(page, server, "ultimate")
    keys = Keys(page)
    page.locator("[data-ask]").focus()
    keys.key("Tab")
    assert keys.is_at("[data-point]")
    for player in "wb":
        keys.go_to(f'[data-reserve^="{player}:"]')
    names = page.locator("main svg[role=group] > [role]").evaluate_all(
        "(all) => all.map((one) => one.role ?? one.getAttribute('role'))"
    )
    assert names[0] == "grid", "and whoever listens hears of the board first, too"
