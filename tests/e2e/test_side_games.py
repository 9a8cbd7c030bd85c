"""Side games on the page: by themselves, and where they settle a challenge."""

import re
from datetime import timedelta

import pytest
from playwright.sync_api import Locator, Page, expect

from gipf.side_games import load
from tests.e2e.accessibility import assert_accessible
from tests.e2e.conftest import NewPage
from tests.e2e.screens import PHONE
from tests.e2e.serving import Server
from tests.e2e.table import Table
from tests.e2e.test_nothing_is_lost import NOON

CHALLENGED = "standard+Y6;challenges=1;side=Y:{game}"


def _begin(server: Server, game: str, level: int | None = None) -> str:
    black: dict[str, object] = {"kind": "person", "name": "Ben"}
    if level is not None:
        black = {"kind": "computer", "level": level}
    seats = {"w": {"kind": "person", "name": "Ann"}, "b": black}
    return str(server.ask("/api/side-games", {"game": game, "seats": seats})["id"])


def _open(page: Page, server: Server, game: str, level: int | None = None) -> str:
    begun = _begin(server, game, level)
    page.goto(f"/#/side/{begun}")
    page.locator(f'[data-game="{begun}"]').wait_for()
    return begun


def _moves(page: Page) -> Locator:
    return page.locator("[data-ply]")


def test_a_quick_game_is_chosen_on_the_first_page_and_played_to_its_end(
    server: Server, page: Page
) -> None:
    page.goto("/")
    page.locator(".more").scroll_into_view_if_needed()
    card = page.locator(".more").get_by_role("link", name="A roll of the die")
    expect(card).to_contain_text("The higher throw wins.")
    card.click()
    page.get_by_role("heading", name="A roll of the die").wait_for()
    page.get_by_role("radio", name="Two at one screen").check()
    page.get_by_role("button", name="Play", exact=True).click()
    throw = page.locator('[data-touch="throw"]')
    throw.click()
    expect(_moves(page)).to_have_count(1)
    throw.click()
    expect(page.locator(".end h2")).to_contain_text(re.compile("won|A draw"))
    game = page.url.rpartition("/")[2]
    state = server.ask(f"/api/side-games/{game}")
    fell = [thing["value"] for thing in state["things"]]
    expect(_moves(page)).to_have_text([f"Throw: {value}" for value in fell])
    assert state["result"] != "*"
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Save as a file").click()
    assert re.fullmatch(r"gipf-die-\d{4}-\d\d-\d\d\.gipf", waiting.value.suggested_filename)
    page.get_by_text("Was chance fair?", exact=True).click()
    expect(page.get_by_text(state["seed"])).to_be_visible()
    page.goto("/#/side-games")
    expect(page.locator(f'[data-game="{game}"]')).to_contain_text("A roll of the die")


def test_a_wide_picture_leaves_a_game_that_goes_on_its_name(server: Server, page: Page) -> None:
    _open(page, server, "dominoes", 1)
    page.locator("button[aria-label^=domino]").first.click()
    expect(_moves(page).first).to_be_visible()
    page.goto("/")
    card = page.locator(".open a", has_text="Dominoes").first
    picture = card.locator("svg").first.bounding_box()
    words = card.locator("strong").bounding_box()
    assert picture and words
    assert picture["x"] + picture["width"] <= words["x"]


def test_yinsh_is_played_by_touch_and_goes_on_after_a_reload(
    server: Server, new_page: NewPage
) -> None:
    page = new_page(screen=PHONE)
    game = _open(page, server, "yinsh")
    state = load("yinsh").start()
    for move in ("f6", "d4", "e5", "g7", "c3", "h8", "f5", "g6", "e6", "d5"):
        for _ in ("show", "play"):
            page.locator(f'[data-point="{move}"]').tap()
        state = state.play(move)
        expect(page.locator(f'[data-side="{state}"]')).to_be_visible()
    page.reload()
    page.locator(f'[data-side="{state}"]').wait_for()
    ring_move = next(move for move in state.legal_moves() if move.startswith("f6"))
    start, goal = ring_move.split("-")
    page.locator(f'[data-point="{start}"]').tap()
    expect(page.locator(f'[data-point="{start}"]')).to_have_attribute("aria-selected", "true")
    for _ in ("show", "play"):
        page.locator(f'[data-point="{goal}"]').tap()
    expect(_moves(page)).to_have_count(11)
    assert server.ask(f"/api/side-games/{game}")["moves"][-1] == ring_move
    page.locator('[data-tool="takeback"]').tap()
    expect(_moves(page)).to_have_count(10)


def test_every_board_is_shown_and_something_on_it_can_be_touched(
    server: Server, page: Page
) -> None:
    for game in ("yinsh", "dvonn", "tzaar", "zertz", "punct"):
        _open(page, server, game)
        expect(page.locator(".target, button[data-touch]").first).to_be_visible()
        assert_accessible(page)


def test_a_piece_of_punct_is_chosen_placed_and_turned(server: Server, page: Page) -> None:
    game = _open(page, server, "punct")
    page.locator('[data-touch="@T"]').click()
    page.locator('[data-point="f8"]').click()
    expect(page.locator(".said")).to_have_text(
        "Turn it, or choose which way it lies; then put it down."
    )
    page.locator('[data-point="f7"]').hover()
    page.locator('[data-point="f7"]').click()
    expect(_moves(page)).to_have_count(1)
    assert server.ask(f"/api/side-games/{game}")["moves"] == ["Tf8:4"]


def test_a_side_game_is_played_with_the_keyboard(server: Server, page: Page) -> None:
    _open(page, server, "yinsh")
    page.locator('[role="gridcell"][tabindex="0"]').focus()
    page.keyboard.press("ArrowRight")
    there = page.evaluate("document.activeElement.dataset.point")
    page.keyboard.press("Enter")
    expect(_moves(page)).to_have_text([there])


def test_the_computer_answers_and_gives_hints_and_a_turn_is_taken_back(
    server: Server, page: Page
) -> None:
    _open(page, server, "dvonn", level=1)
    page.locator(".target").first.click()
    expect(_moves(page)).to_have_count(2)
    page.locator('[data-tool="hint"]').click()
    expect(page.locator(".said")).to_contain_text("Hint")
    page.locator('[data-tool="takeback"]').click()
    expect(_moves(page)).to_have_count(0)
    page.locator('[data-tool="resign"]').click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.locator(".end h2")).to_have_text("The computer has won")
    expect(page.locator(".said")).to_have_text("The computer has won: you have given up.")
    page.get_by_role("button", name="Rematch").click()
    expect(page.locator(".end")).to_have_count(0)


def test_a_challenge_is_settled_by_the_game_it_is_linked_to(server: Server, page: Page) -> None:
    table = Table.open(page, server, CHALLENGED.format(game="die"))
    table.play("Yc2", "b3", "Yc2-c4", "challenge", "second")
    expect(page.locator('[data-match="die"]')).to_be_visible()
    expect(page.get_by_role("img", name="The board of the game")).to_be_visible()
    page.get_by_role("button", name="Throw").click()
    expect(page.get_by_role("group", name="On the table")).to_have_count(1)
    page.reload()
    expect(page.get_by_role("group", name="On the table")).to_have_count(1)
    page.get_by_role("button", name="Throw").click()
    expect(page.locator(".result")).to_contain_text(re.compile("the side game: White’s YINSH "))
    result = table.state["plies"][-1]
    assert result in ("won", "tied", "lost")
    page.get_by_role("button", name="Back to the board").click()
    table.follow()
    table.wait()
    table.expect_board()
    again = page.locator(".prompt .words", has_text="White makes another move.")
    expect(again).to_have_count(1 if result == "lost" else 0)
    file = str(table.server.ask(f"/api/games/{table.game}")["side"]["moves"])
    assert file == "['throw', 'throw']"


def test_giving_up_the_side_game_is_losing_it(server: Server, page: Page) -> None:
    table = Table.open(page, server, CHALLENGED.format(game="yinsh(blitz)"))
    table.play("Yc2", "b3", "Yc2-c4", "challenge", "second")
    page.locator('[data-match] [data-point="f6"]').click()
    expect(page.locator('[data-match] .target[data-point="f6"]')).to_have_count(0)
    page.locator('[data-tool="give-up"]').click()
    page.get_by_role("dialog").get_by_role("button", name="Give up the side game").click()
    result = "Ann has given up. Ben has won YINSH: White’s YINSH is out of the game"
    expect(page.locator(".result")).to_contain_text(result)
    page.get_by_role("button", name="Back to the board").click()
    expect(page.locator("[data-position]")).to_be_visible()


def test_an_address_names_the_game_and_its_option_and_another_game_has_its_own(page: Page) -> None:
    page.goto("/#/side-games/yinsh%28blitz%29")
    page.get_by_role("heading", name="YINSH").wait_for()
    expect(page.get_by_role("radio", name="blitz")).to_be_checked()
    page.locator("a[href$='side-games/dvonn']").click()
    page.get_by_role("heading", name="DVONN").wait_for()
    expect(page.get_by_role("radio", name="as usual")).to_be_checked()
    page.get_by_role("slider", name="Level").fill("3")
    expect(page.locator(".levels")).to_contain_text("Level 1 is easy")
    page.get_by_role("radio", name="Two at one screen").check()
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator("[data-side]").wait_for()


AT_THE_TABLE = "ultimate;challenges=2;side=Z:table(go) G3/1Z3/2b3/7/6/5/3g {} B5/B5 -- 2/1 9"


def test_what_is_asked_about_a_side_game_is_said_to_the_reader_and_about_the_computer(
    server: Server, page: Page
) -> None:
    seats = {"w": {"kind": "computer", "level": 1}, "b": {"kind": "person", "name": "Ben"}}
    start = {"start": AT_THE_TABLE.format("w smZc3-e5"), "seats": seats}
    page.goto(f"/#/game/{server.ask('/api/games', start)['id']}")
    expect(page.locator(".prompt .words")).to_contain_text("has the computer won, tied or lost it?")
    lost = page.locator('[data-decide="lost"]')
    expect(lost).to_contain_text("The computer has lost")
    game = server.new_game(AT_THE_TABLE.format("w fmZc3-e5"), level=1)
    page.goto(f"/#/game/{game}")
    expect(page.locator('[data-decide="first"]')).to_have_text("You begin")
    page.locator('[data-decide="second"]').click()
    expect(page.locator(".prompt .words")).to_contain_text("have you won, tied or lost it?")
    expect(page.locator('[data-decide="won"]')).to_contain_text("You have won")


def test_challenges_are_linked_to_the_real_games_when_a_game_is_set_up(
    server: Server, page: Page
) -> None:
    page.goto("/#/new/ultimate;challenges=2")
    page.get_by_text("Change the rules").click()
    why = page.locator("details section", has=page.get_by_role("radio", name="The real thing"))
    expect(why).to_contain_text("You play or settle it outside this page")
    page.get_by_role("radio", name="Quick: the die").check()
    expect(why).to_contain_text("Each throws the die once")
    page.get_by_role("radio", name="The real thing").check()
    expect(why).to_contain_text("Each potential is settled by the game it is named after")
    expect(page.locator("[data-link] .frame svg")).to_have_count(5)
    yinsh = page.locator('[data-link="Y"]')
    expect(yinsh).to_contain_text(
        "Move rings, turn markers over, make rows of five to take your rings off."
    )
    page.get_by_label("Way to play, YINSH").select_option(label="blitz")
    expect(page.get_by_role("radio", name="The real thing")).to_be_checked()
    summary = "side games: TZAAR, ZÈRTZ, DVONN, YINSH (blitz), and PÜNCT"
    expect(page.locator("summary", has_text="Change the rules")).to_contain_text(summary)
    assert_accessible(page)
    page.get_by_role("radio", name="Two at one screen").check()
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator("[data-position]").wait_for()
    game = server.ask(f"/api/games/{page.url.rpartition('/')[2]}")
    assert "side=T:tzaar,Z:zertz,D:dvonn,Y:yinsh(blitz),P:punct" in game["variant"]


def test_side_games_have_a_clock_of_their_own_where_that_is_chosen(page: Page) -> None:
    page.goto("/#/new/ultimate;challenges=2")
    own = page.get_by_role("group", name="Clock in side games")
    expect(page.get_by_role("radio", name="5+5")).to_be_visible()
    expect(own).to_have_count(0)  # without a clock there is none there either
    page.get_by_role("radio", name="5+5").check()
    expect(own.get_by_role("radio", name="The game’s own")).to_be_checked()
    own.get_by_role("radio", name="2 min").check()
    page.get_by_role("radio", name="Two at one screen").check()
    with page.expect_request("**/api/games") as asked:
        page.get_by_role("button", name="Play", exact=True).click()
    assert (asked.value.post_data_json or {})["clock"] == {
        "seconds": 300,
        "increment": 5,
        "side": 120,
    }
    page.locator("[data-position]").wait_for()


def test_each_potential_is_linked_to_a_game_of_ones_own_choice_with_its_options(
    server: Server, page: Page
) -> None:
    page.goto("/#/new/ultimate;challenges=2;side=Z:zertz(48),D:table(go)")
    page.get_by_text("Change the rules").click()
    expect(page.get_by_label("Side game for DVONN").locator("option:checked")).to_have_text("go")
    expect(page.get_by_role("radio", name="Own choice")).to_be_checked()
    expect(page.get_by_label("Way to play, ZÈRTZ")).to_have_value("48")
    page.get_by_label("Side game for TAMSK").select_option(label="rock-paper-scissors")
    page.get_by_label("Way to play, TAMSK").select_option(label="best of three")
    page.get_by_label("Side game for DVONN").select_option(label="as you like")
    page.get_by_label("Side game for PÜNCT").select_option(label="PÜNCT")
    page.get_by_label("Way to play, PÜNCT").select_option(label="basic")
    page.get_by_label("Way to play, ZÈRTZ").select_option(label="61 rings")
    summary = "rock-paper-scissors (best of three), ZÈRTZ (61 rings), and PÜNCT (basic)"
    expect(page.locator("summary", has_text="Change the rules")).to_contain_text(summary)
    page.get_by_role("radio", name="Two at one screen").check()
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator("[data-position]").wait_for()
    game = server.ask(f"/api/games/{page.url.rpartition('/')[2]}")
    assert game["variant"].endswith(";side=T:rps(3),Z:zertz(61),P:punct(basic)")


@pytest.mark.parametrize("path", ["/#/side-games/zertz", "/#/side-games"])
def test_the_page_of_side_games_can_be_used_by_everybody(path: str, page: Page) -> None:
    page.goto(path)
    page.locator("form .main").wait_for()
    assert_accessible(page)


def test_nothing_scrolls_sideways_on_the_smallest_phone(server: Server, page: Page) -> None:
    page.set_viewport_size({"width": 320, "height": 640})
    for game in ("yinsh", "punct", "dominoes", "rps"):
        _open(page, server, game)
        assert page.evaluate("document.documentElement.scrollWidth") <= 320
    page.goto("/#/side-games")
    page.locator("form .main").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_a_side_game_has_a_clock_that_can_be_paused_and_flips_and_ends_in_a_draw(
    server: Server, page: Page
) -> None:
    page.goto("/#/side-games/yinsh")
    page.get_by_role("radio", name="Two at one screen").check()
    page.get_by_role("group", name="Clock").get_by_role("radio", name="10+10").check()
    page.get_by_role("button", name="Play", exact=True).click()
    clocks = page.get_by_role("timer")
    expect(clocks).to_have_text(["10:00", "10:00"])
    for spot in ("f6", "d4"):
        page.locator(f'.target[data-point="{spot}"]').click()
    expect(_moves(page)).to_have_count(2)
    expect(page.locator(".clock.running")).to_have_count(1)
    page.locator('[data-tool="pause"]').click()
    expect(page.locator(".said")).to_have_text("The game is paused. The clock stands still.")
    expect(page.locator(".target")).to_have_count(0)
    page.get_by_role("button", name="Go on").click()
    expect(page.locator(".target").first).to_be_visible()
    low, high = (page.locator(f'[data-point="{spot}"]').bounding_box() for spot in ("f2", "f10"))
    assert low and high and low["y"] > high["y"]
    page.locator('[data-tool="flip"]').click()
    low, high = (page.locator(f'[data-point="{spot}"]').bounding_box() for spot in ("f2", "f10"))
    assert low and high and low["y"] < high["y"]
    assert_accessible(page)
    page.locator('[data-tool="draw"]').click()
    page.get_by_role("button", name="Play on").click()
    page.locator('[data-tool="draw"]').click()
    page.get_by_role("button", name="Agree").click()
    expect(page.locator(".end h2")).to_contain_text("A draw")
    game = server.ask(f"/api/side-games/{page.url.rpartition('/')[2]}")
    assert (game["result"], game["reason"]) == ("1/2-1/2", "agreement")


def test_what_is_left_to_chance_knows_no_draw_by_agreement(server: Server, page: Page) -> None:
    _open(page, server, "die")
    expect(page.locator('[data-tool="draw"]')).to_have_count(0)
    expect(page.locator('[data-tool="resign"]')).to_be_enabled()


def test_the_computer_plays_on_where_it_is_offered_a_draw(server: Server, page: Page) -> None:
    _open(page, server, "yinsh", level=1)
    page.locator('[data-tool="draw"]').click()
    page.locator('[data-answer="draw"]').click()
    expect(page.locator(".notice")).to_contain_text("The computer plays on.")


def test_a_move_in_a_side_game_waits_for_a_server_that_is_away(
    own_server: Server, new_page: NewPage
) -> None:
    page = new_page(own_server, may_complain=True)
    game = _open(page, own_server, "yinsh")
    page.locator('.target[data-point="f6"]').click()
    expect(_moves(page)).to_have_count(1)
    own_server.kill()
    expect(page.get_by_text("The server does not answer at the moment.")).to_be_visible()
    page.clock.set_fixed_time(NOON)  # it is away for a while
    page.locator('.target[data-point="d4"]').click()
    expect(page.locator(".said")).to_have_text("Your move waits for the server: d4.")
    expect(page.locator(".target")).to_have_count(0)
    page.get_by_role("button", name="Take it back").click()
    page.locator('.target[data-point="e5"]').click()
    page.clock.set_fixed_time(NOON + timedelta(minutes=1))
    own_server.start()
    expect(page.locator(".said")).to_contain_text("Your move still waits: e5. Play it?")
    page.get_by_role("button", name="Play it").click()
    expect(_moves(page)).to_have_text(["f6", "e5"])
    assert own_server.ask(f"/api/side-games/{game}")["moves"] == ["f6", "e5"]


def test_a_move_in_a_challenge_waits_for_a_server_that_is_away(
    own_server: Server, new_page: NewPage
) -> None:
    page = new_page(own_server, may_complain=True)
    table = Table.open(page, own_server, CHALLENGED.format(game="yinsh"))
    table.play("Yc2", "b3", "Yc2-c4", "challenge", "second")
    expect(page.locator('[data-seat="b"]')).to_have_class(re.compile("deciding"))
    page.locator('[data-match] .target[data-point="f6"]').click()
    expect(page.locator('[data-seat="w"]')).to_have_class(re.compile("deciding"))
    own_server.kill()
    expect(page.get_by_text("The server does not answer at the moment.")).to_be_visible()
    page.clock.set_fixed_time(NOON)  # it is back in a moment
    page.locator('[data-match] .target[data-point="d4"]').click()
    expect(page.get_by_text("Your move waits for the server: d4.")).to_be_visible()
    expect(page.locator("[data-match] .target")).to_have_count(0)
    own_server.start()
    placed = page.locator('[data-match] [data-point="d4"]')
    expect(placed).to_have_attribute("aria-label", re.compile("ring"))
    expect(page.locator("[data-match] .target").first).to_be_visible()
    assert table.state["side"]["moves"] == ["f6", "d4"]


_SEEN = """() => {
    window.seen = []
    new MutationObserver((changes) => {
        for (const { addedNodes } of changes) {
            for (const node of addedNodes) {
                const found = [node, ...(node.querySelectorAll?.('g') ?? [])]
                for (const { classList } of found.filter((one) => one.classList)) {
                    seen.push(...['mover', 'turns', 'leaves'].filter((name) => classList.contains(name)))
                }
            }
        }
    }).observe(document.querySelector('main'), { childList: true, subtree: true })
}"""
"""Note from now on what moves, turns over and leaves."""

PLACED = "f6 d4 e5 g7 c3 h8 f5 g6 e6 d5"
"""The rings of a game of YINSH."""


@pytest.mark.parametrize("moves", [True, False])
def test_a_ring_moves_and_what_it_passes_turns_over_unless_nothing_is_to_move(
    moves: bool, server: Server, new_page: NewPage
) -> None:
    page = new_page(moves=moves)
    _open(page, server, "yinsh")
    state = load("yinsh").start()
    for move in PLACED.split():
        page.locator(f'.target[data-point="{move}"]').click()
        state = state.play(move)
        expect(page.locator(f'[data-side="{state}"]')).to_be_visible()
    for move, seen in (("c3-c5", {"mover"}), ("d4-d3", {"mover"}), ("c5-c2", {"mover", "turns"})):
        page.evaluate(_SEEN)
        start, goal = move.split("-")
        page.locator(f'.target[data-point="{start}"]').click()
        page.locator(f'.target[data-point="{goal}"]').hover()
        turned = int("turns" in seen)  # besides the ring and the marker it leaves
        expect(page.locator(".ghost")).to_have_count(2 + turned)
        page.locator(f'.target[data-point="{goal}"]').click()
        state = state.play(move)
        expect(page.locator(f'[data-side="{state}"]')).to_be_visible()
        expect(page.locator(".mover")).to_have_count(0)
        assert set(page.evaluate("seen")) == (seen if moves else set())


def test_moves_that_are_words_are_in_the_readers_language(
    server: Server, new_page: NewPage
) -> None:
    page = new_page(screen=PHONE, language="de")
    _open(page, server, "rps(5)")
    expect(page.get_by_text("Schere, Stein, Papier, Best of 5").first).to_be_visible()
    buttons = page.get_by_role("button", name=re.compile("^(Stein|Papier|Schere)$"))
    expect(buttons).to_have_text(["Stein", "Papier", "Schere"])
    buttons.nth(1).click()
    page.locator('[data-tool="show"]').click()
    buttons.nth(0).click()
    expect(_moves(page)).to_have_text(["Papier", "Stein"])


def test_the_name_of_a_game_is_not_broken_within_a_word_on_a_phone(new_page: NewPage) -> None:
    page = new_page(screen=PHONE, language="de")
    page.goto("/#/side-games")
    name = page.get_by_text("Würfeln", exact=True).first
    name.wait_for()
    lines = """element => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    }"""
    assert name.evaluate(lines) == 1
