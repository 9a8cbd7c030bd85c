"""What stands beside, over and after a side game: results, tips, notices, who may look, what is at stake."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from gipf.record import Game
from tests.e2e.conftest import NewPage
from tests.e2e.hands import use_tool
from tests.e2e.screens import PHONE, SCREENS, Screen
from tests.e2e.serving import Server
from tests.e2e.table import Table
from tests.e2e.test_side_stepping import brought

ZERTZ = "ultimate;challenges=2;side=Z:{} G3/1Z3/2b3/7/6/5/3g w {} B5/B5 -- 2/1 9"
LOSES_BY_ACCEPTING = (
    "standard+P6;challenges=3;side=P:yinsh 4/5/2Pg2/7/6/5/3G b amPd4-d5=B B5/B5 -- 3/3 1"
)


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_taking_back_leaves_the_result_of_a_side_game_for_the_board(
    server: Server, new_page: NewPage, screen: Screen
) -> None:
    page = new_page(screen=screen)
    table = Table.open(page, server, ZERTZ.format("yinsh", "m"))
    table.play("Zc3-e5", "challenge", "first")
    page.locator('[data-tool="give-up"]').click()
    page.get_by_role("dialog").get_by_role("button", name="Give up the side game").click()
    expect(page.locator(".result")).to_be_visible()
    page.locator('[data-tool="takeback"]').click()
    expect(page.locator("[data-position]")).to_be_visible()
    expect(page.locator(".result")).to_have_count(0)
    table.follow()
    assert table.plies == []


def test_what_the_die_has_shown_is_not_taken_back(server: Server, page: Page) -> None:
    table = Table.open(page, server, ZERTZ.format("die", "m"))
    table.play("Zc3-e5", "challenge", "first")
    takeback = page.locator('[data-tool="takeback"]')
    expect(takeback).to_be_enabled()
    page.get_by_role("button", name="Throw").click()
    expect(page.get_by_role("group", name="On the table")).to_have_count(1)
    expect(takeback).to_be_disabled()
    page.get_by_role("button", name="Throw").click()
    expect(page.locator(".result")).to_be_visible()
    expect(takeback).to_be_disabled()
    expect(page.locator('[data-tool="undo"]')).to_be_disabled()


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_what_accepting_means_is_said_before_it_is_chosen(
    server: Server, new_page: NewPage, screen: Screen
) -> None:
    page = new_page(screen=screen)
    page.goto(f"/#/game/{server.new_game(LOSES_BY_ACCEPTING)}")
    stake = page.locator(".stake")
    expect(stake).to_contain_text(
        "If you accept, you lose the game at once. You can still challenge."
    )
    expect(stake).to_contain_text("if White loses, it is out of the game.")
    expect(page.locator('[data-decide="accept"]')).to_be_visible()


def test_no_tip_about_the_board_stands_beside_a_side_game(server: Server, page: Page) -> None:
    seats = {"w": {"kind": "person", "name": "Ann"}, "b": {"kind": "computer", "level": 1}}
    start = {"start": ZERTZ.format("yinsh", "smZc3-e5"), "seats": seats}
    page.goto(f"/#/game/{server.ask('/api/games', start)['id']}")
    page.locator("[data-match] .target").first.wait_for()
    tip = page.get_by_role("button", name="No more tips")
    expect(tip).to_have_count(0)
    page.locator('[data-tool="give-up"]').click()
    page.get_by_role("dialog").get_by_role("button", name="Give up the side game").click()
    page.get_by_role("button", name="Back to the board").click()
    expect(tip).to_be_visible()


def test_what_was_announced_goes_with_the_page_it_was_about(server: Server, page: Page) -> None:
    page.goto(f"/#/side/{_begin(server, 'dvonn')}")
    page.locator(".target").first.click()
    spoken = page.locator("p[aria-live=polite]")
    expect(spoken).to_contain_text("White: ")
    page.goto("/#/settings")
    page.get_by_role("heading", name="Settings").first.wait_for()
    expect(spoken).to_be_empty()


def test_a_notice_goes_with_the_page_it_was_about(new_page: NewPage) -> None:
    page = new_page(may_complain=True)
    page.goto("/#/new/ultimate;challenges=99999999")
    notice = page.locator(".notice")
    expect(notice).to_have_count(1)
    page.goto("/#/side-games")
    page.locator("form .main").wait_for()
    expect(notice).to_have_count(0)


def test_what_is_at_stake_is_said_before_and_what_is_to_be_done_after(
    server: Server, page: Page
) -> None:
    game = server.new_game(ZERTZ.format("zertz", "fmZc3-e5"), level=1)
    page.goto(f"/#/game/{game}")
    lost = (
        "If you win or tie the side game, the potential works; if you lose, it is out of the game."
    )
    expect(page.locator(".stake")).to_have_text(lost)
    page.locator('[data-decide="first"]').click()
    heading = page.locator("[data-match] h2")
    expect(heading).to_contain_text("Challenge: ZÈRTZ")
    stake = (
        "If you win or tie: ZÈRTZ jumps from c3 to e5. Otherwise the potential is out of the game."
    )
    expect(heading).to_contain_text(stake)
    page.locator('[data-tool="give-up"]').click()
    page.get_by_role("dialog").get_by_role("button", name="Give up the side game").click()
    result = (
        "You have given up. The computer has won ZÈRTZ: your ZÈRTZ is out of the game;"
        " the piece that carried it stays as a basic piece. Make another move."
    )
    expect(page.locator(".result")).to_contain_text(result)
    listed = page.get_by_role("group", name="ZÈRTZ: The computer has won", exact=True)
    expect(listed).to_be_visible()
    page.get_by_role("button", name="Back to the board").click()
    expect(page.locator(".prompt .words")).to_contain_text("Make another move.")


def test_who_challenged_hears_what_is_at_stake_from_the_other_side(
    server: Server, page: Page
) -> None:
    table = Table.open(page, server, ZERTZ.format("yinsh", "m"))
    table.play("Zc3-e5")
    stake = page.locator(".stake")
    expect(stake).to_contain_text("If White wins or ties the side game")
    for answer in ("Accept: the potential is used.", "Challenge: YINSH decides."):
        expect(stake.get_by_text(answer)).to_be_visible()
    expect(page.locator(".prompt .words")).to_contain_text("(YINSH; ")
    table.play("challenge", "second")
    heading = page.locator("[data-match] h2")
    expect(heading).to_contain_text("Challenge for ZÈRTZ: YINSH")
    expect(heading).to_contain_text("If Ann wins or ties: ZÈRTZ jumps from c3 to e5.")
    assert table.state["side"]["announcer"] == "w"


def _begin(server: Server, game: str, **black: object) -> str:
    seats = {"w": {"kind": "person", "name": "Ann"}, "b": black or {"kind": "person"}}
    return str(server.ask("/api/side-games", {"game": game, "seats": seats})["id"])


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_a_curtain_hides_each_hand_from_the_other_at_one_screen(
    server: Server, new_page: NewPage, screen: Screen
) -> None:
    page = new_page(screen=screen)
    page.goto(f"/#/side/{_begin(server, 'dominoes')}")
    hands = page.get_by_role("group", name="In hand")
    expect(page.locator(".curtain")).to_contain_text("Pass the screen to Ann.")
    expect(hands).to_have_count(0)
    page.get_by_role("button", name="Show the hand").click()
    expect(hands).to_have_count(2)
    expect(page.locator(".curtain")).to_have_count(0)
    page.locator("button.item").first.click()
    expect(page.locator(".curtain")).to_contain_text("Pass the screen to Player 2.")
    expect(hands).to_have_count(0)
    page.get_by_role("button", name="Show the hand").click()
    expect(hands).to_have_count(2)
    expect(page.locator(".why")).to_contain_text("Nothing is taken back in this game")


def test_against_the_computer_there_is_no_curtain(server: Server, page: Page) -> None:
    page.goto(f"/#/side/{_begin(server, 'dominoes', kind='computer', level=1)}")
    expect(page.get_by_role("group", name="In hand")).to_have_count(2)
    expect(page.locator(".curtain")).to_have_count(0)


def test_a_hint_keeps_what_is_to_be_done_and_names_the_piece(server: Server, page: Page) -> None:
    page.goto(f"/#/side/{_begin(server, 'zertz', kind='computer', level=1)}")
    page.locator('[data-tool="hint"]').click()
    said = page.locator(".said")
    expect(said).to_contain_text("Your turn: choose a marble and put it on a free ring.")
    expect(said).to_contain_text(re.compile("Hint: (white|grey|black) marble on [a-g][1-7]"))
    expect(page.locator("button.hinted")).to_have_count(1)
    expect(page.locator(".drawing .hint")).to_have_count(1)
    page.locator('[data-tool="hint"]').click()  # asked for again it is put away
    expect(page.locator("button.hinted, .drawing .hint")).to_have_count(0)


def test_a_hint_marks_all_three_spots_that_a_piece_would_cover(server: Server, page: Page) -> None:
    game = _begin(server, "punct", kind="computer", level=1)
    page.goto(f"/#/side/{game}")
    page.locator('[data-tool="hint"]').click()
    expect(page.locator(".said")).to_contain_text("Hint: ")
    expect(page.locator(".drawing .hint")).to_have_count(3)
    page.locator("button.hinted").click()
    expect(page.locator('[data-touch][aria-pressed="true"]')).to_have_count(1)


def test_of_a_row_that_was_taken_all_five_spots_stay_marked(server: Server, page: Page) -> None:
    text = "yinsh RR2/7/8/3R5/2RMMMMM2/9/10/9/5R2/6r/rrrr w r 46 0/0 0/0"
    game = server.ask("/api/side-games/import", {"text": text})["id"]
    page.goto(f"/#/side/{game}")
    page.locator('[data-point="e6"]').click()
    marks = page.locator(".drawing .last")
    expect(marks).to_have_count(5)
    page.locator('[data-point="d4"]').click()
    expect(marks).to_have_count(6)


def test_the_reason_of_an_end_stands_above_the_board_and_once(server: Server, page: Page) -> None:
    page.goto(f"/#/side/{_begin(server, 'die', kind='computer', level=1)}")
    page.locator('[data-tool="resign"]').click()
    expect(page.get_by_role("dialog")).to_contain_text("The computer wins then.")
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.locator(".end h2")).to_have_text("The computer has won")
    expect(page.locator(".said")).to_have_text("The computer has won: you have given up.")
    chance = page.get_by_text("all chance in this game follows from the number")
    expect(chance).not_to_be_visible()
    page.get_by_text("Was chance fair?", exact=True).click()
    expect(chance).to_be_visible()


def test_a_way_to_play_is_explained_and_remembered(page: Page) -> None:
    page.goto("/#/side-games/yinsh")
    expect(page.locator("form").first).to_contain_text("make rows of five to take your rings off")
    page.get_by_role("radio", name="blitz").check()
    why = page.locator(".why p:not(.unchosen)")
    expect(why).to_have_text("The first ring taken off wins.")
    page.goto("/#/side-games/dvonn")
    page.get_by_role("heading", name="DVONN").wait_for()
    expect(why).to_have_text("First both players put all pieces on the board.")
    page.get_by_role("radio", name="random start").check()
    page.goto("/#/side-games/yinsh")
    page.get_by_role("heading", name="YINSH").wait_for()
    expect(page.get_by_role("radio", name="blitz")).to_be_checked()
    page.reload()
    expect(page.get_by_role("radio", name="blitz")).to_be_checked()
    tile = page.get_by_role("listitem").filter(has=page.get_by_role("link", name="TZAAR"))
    expect(tile).to_contain_text("the last of a type")


def test_on_a_phone_the_set_up_of_a_chosen_game_is_in_view(new_page: NewPage) -> None:
    page = new_page(screen=PHONE)
    page.goto("/")
    page.locator(".more").scroll_into_view_if_needed()
    page.locator("a[href$='side-games/dvonn']").tap()
    heading = page.get_by_role("heading", name="DVONN")
    expect(heading).to_be_in_viewport()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_in_viewport()
    page.locator("a[href$='side-games/tzaar']").tap()
    expect(page.get_by_role("heading", name="TZAAR")).to_be_in_viewport()


def _in_yinsh(page: Page, server: Server) -> Table:
    """Sit down at a game of two that is in a side game of YINSH."""
    table = Table.open(page, server, ZERTZ.format("yinsh", "m"))
    table.play("Zc3-e5", "challenge", "first")
    page.locator("[data-match] .target").first.wait_for()
    return table


def test_while_one_looks_back_nothing_is_done_to_the_game_as_it_stands(
    server: Server, page: Page
) -> None:
    page.goto(f"/#/side/{_begin(server, 'dvonn', kind='computer', level=1)}")
    page.locator(".target").first.click()
    expect(page.locator("[data-ply]")).to_have_count(2)
    kept = [page.locator(f'[data-tool="{tool}"]') for tool in ("takeback", "hint", "draw")]
    for tool in kept:
        expect(tool).to_be_enabled()
    page.get_by_role("button", name="One step back").click()
    expect(page.locator(".said")).to_contain_text("You are looking back")
    for tool in kept:
        expect(tool).to_be_disabled()
    expect(page.locator('[data-tool="resign"]')).to_be_enabled()
    page.get_by_role("button", name="Back to the game").click()
    for tool in kept:
        expect(tool).to_be_enabled()


def test_resigning_in_a_side_game_says_which_game_and_offers_the_other(
    server: Server, page: Page
) -> None:
    table = _in_yinsh(page, server)
    page.locator('[data-tool="resign"]').click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Give up the whole game?")
    expect(dialog.get_by_role("button", name="Resign the whole game")).to_be_visible()
    dialog.get_by_role("button", name="Give up the side game").click()
    expect(page.locator(".result")).to_contain_text("has won YINSH")
    assert table.state["result"] == "*"
    assert table.state["plies"][-1] == "lost"


def test_on_a_phone_giving_up_a_side_game_is_written_on_its_button(
    server: Server, new_page: NewPage
) -> None:
    page = new_page(screen=PHONE)
    _in_yinsh(page, server)
    words = page.locator('[data-tool="give-up"] span')
    box = words.bounding_box()
    assert box
    assert box["width"] > 40
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE.width


LONG = (
    "a4-c6 Yd7 f7 h3 f8-f6 b3 g7-e7 d8-d6 i2-g4 c7-c5 b4 c7-g5 e1-e3 h4 c2 f2 d8-d5 d8-d4 i2-f5 g2"
    " a4-c4 Yd4-c3 challenge second"
)


def test_the_list_of_moves_follows_a_side_game_and_says_who_decides(
    server: Server, page: Page
) -> None:
    game = Game("standard+Y6;challenges=*;side=Y:yinsh", {"White": "Ann", "Black": "Ben"})
    for move in LONG.split():
        game.play(move)
    page.goto(f"/#/game/{brought(server, str(game))}")
    for count, point in enumerate(("f5", "d4"), 1):
        page.locator(f'[data-match] .target[data-point="{point}"]').click()
        page.locator(f'.played [data-side-count="{count}"][aria-current]').wait_for()
    page.reload()
    here = page.locator('.played [data-side-count="2"][aria-current]')
    expect(here).to_be_in_viewport()
    in_list = """element => {
        const [its, box] = [element, element.closest('ol')].map((one) => one.getBoundingClientRect())
        return its.top >= box.top && its.bottom <= box.bottom
    }"""
    assert here.evaluate(in_list)
    announced, challenged, begun = (page.locator(f'[data-ply="{ply}"]') for ply in (22, 23, 24))
    expect(challenged).to_have_text("Ann challenges")
    expect(begun).to_have_text("Ben lets the other begin")
    column = page.locator('[data-ply="20"]').bounding_box()
    its = announced.bounding_box()
    assert its
    assert column
    assert its["x"] == column["x"]
    page.locator('[data-tool="give-up"]').click()
    page.get_by_role("dialog").get_by_role("button", name="Give up the side game").click()
    expect(page.locator('[data-ply="25"]')).to_have_text("Ann gives the side game up")


def test_the_steps_of_a_turn_stand_on_one_line_after_a_challenge(
    server: Server, page: Page
) -> None:
    table = _in_yinsh(page, server)
    page.locator('[data-tool="give-up"]').click()
    page.get_by_role("dialog").get_by_role("button", name="Give up the side game").click()
    page.get_by_role("button", name="Back to the board").click()
    table.follow()
    steps = page.locator('[data-seat="w"] li')
    expect(steps).to_have_text(["Side game", "Move"])
    tops = steps.evaluate_all("all => all.map((one) => one.getBoundingClientRect().top)")
    assert len(set(tops)) == 1


def test_a_ring_that_is_pressed_before_a_marble_is_answered(server: Server, page: Page) -> None:
    page.goto(f"/#/side/{_begin(server, 'zertz')}")
    page.locator('[data-point="d4"]').click()
    said = page.locator(".said")
    expect(said).to_have_text("First choose what goes there: one of those with a frame.")
    expect(page.locator("button.called")).to_have_count(3)
    page.locator('[data-touch="@W"]').click()
    expect(said).to_contain_text("Now choose where it goes.")
    page.locator('[data-point="d4"]').click()
    expect(page.locator("[data-ply]")).to_have_count(1)
    page.locator('[data-point="d4"]').click()
    expect(page.locator(".answer p")).to_have_text("d4 is occupied")


CHAIN = "standard Tc3:1,tc6:1,Ej4:2,ck12:3 w m T5C2E3L2M2R2/T5C1E4L2M2R2"
VAIN = {
    "yinsh f6 f7 d4 d5 g7 g8 h7 h8 i8 i9": (("f6", "f8"), "The ring on f7 is in the way"),
    "dvonn(random)#3": (
        ("b2",),
        "What stands on b2 is not yours",
    ),
    "tzaar e2-f1": (("b1",), "What stands on b1 is not yours"),
    "zertz Gd4": (("c4",), "The ring c4 cannot be slid out"),
    CHAIN: (("@T", "i9"), "No piece may be added in the central hexagon"),
}
"""What was played, what is pressed, and why the last of that does nothing."""


@pytest.mark.parametrize("played", VAIN, ids=lambda text: text.split(" ")[0].partition("(")[0])
@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_a_press_in_vain_is_answered_with_the_reason_at_the_spot(
    played: str, screen: Screen, server: Server, new_page: NewPage
) -> None:
    touches, reason = VAIN[played]
    page = new_page(screen=screen)
    game = server.ask("/api/side-games/import", {"text": played})["id"]
    page.goto(f"/#/side/{game}")
    page.locator(".point").first.wait_for()
    for name in touches:
        thing = page.locator(f'[data-point="{name}"], button[data-touch="{name}"]')
        box = thing.bounding_box()
        assert box
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    answer = page.locator(".answer p")
    expect(answer).to_contain_text(reason)
    spot, told = page.locator(f'[data-point="{touches[-1]}"]').bounding_box(), answer.bounding_box()
    assert spot and told
    assert told["x"] < spot["x"] + spot["width"] / 2 < told["x"] + told["width"]
    assert told["x"] >= 0 and told["x"] + told["width"] <= screen.width
    assert (
        min(
            abs(told["y"] + told["height"] - spot["y"]), abs(spot["y"] + spot["height"] - told["y"])
        )
        < 40
    )
    assert server.ask(f"/api/side-games/{game}")["scene"]["position"], "nothing was played"


def test_a_hint_points_the_way_and_lets_go_of_what_was_picked_up(
    server: Server, page: Page
) -> None:
    page.goto(f"/#/side/{_begin(server, 'tzaar(random)', kind='computer', level=1)}")
    first = page.locator(".target").first
    first.click()
    expect(page.locator(".said")).to_contain_text("Now choose where it goes.")
    page.locator('[data-tool="hint"]').click()
    expect(page.locator(".said")).to_contain_text("Hint: ")
    expect(page.locator('[aria-selected="true"]')).to_have_count(0)
    expect(page.locator(".drawing .arrow")).to_have_count(1)


def test_a_result_that_was_read_does_not_lie_over_the_board_again(
    server: Server, page: Page
) -> None:
    table = Table.open(page, server, ZERTZ.format("die", "m"))
    table.play("Zc3-e5", "challenge", "first")
    page.get_by_role("button", name="Throw").click()
    expect(page.get_by_role("group", name="On the table")).to_have_count(1)
    page.get_by_role("button", name="Throw").click()
    expect(page.locator(".result")).to_be_visible()
    page.reload()  # it was not read yet
    expect(page.locator(".result")).to_be_visible()
    page.get_by_role("button", name="Back to the board").click()
    expect(page.locator("[data-position]")).to_be_visible()
    page.goto("/#/games")
    page.goto(f"/#/game/{table.game}")
    expect(page.locator("[data-position]")).to_be_visible()
    page.reload()
    expect(page.locator("[data-position]")).to_be_visible()
    expect(page.locator(".result")).to_have_count(0)


def test_who_has_another_colour_in_the_side_game_is_told_so(server: Server, page: Page) -> None:
    table = Table.open(page, server, ZERTZ.format("yinsh", "m"))
    table.play("Zc3-e5", "challenge", "second")
    expect(page.locator("[data-match] .zones.deciding")).to_contain_text("White: Ben (first)")
    expect(page.locator('[data-seat="b"]')).to_contain_text("White in the side game")
    expect(page.locator('[data-seat="w"]')).to_contain_text("Black in the side game")


def test_the_board_stays_where_it_is_when_one_may_pass(server: Server, page: Page) -> None:
    game = _begin(server, "tzaar", kind="person", name="Ben")
    page.goto(f"/#/side/{game}")
    drawing = page.locator(".drawing")
    drawing.wait_for()
    before = drawing.bounding_box()
    state = server.ask(f"/api/side-games/{game}")
    assert before
    for _ in range(3):  # White captures; Black captures, and may then pass
        move = next(iter(_first_move(state["scene"]["touches"])))
        for touch in move:
            page.locator(f'.target[data-point="{touch}"], [data-touch="{touch}"]').first.click()
        count = len(state["moves"]) + 1
        expect(page.locator("[data-ply]")).to_have_count(count)
        state = server.ask(f"/api/side-games/{game}")
        assert drawing.bounding_box() == before
    expect(page.locator('[data-touch="pass"]')).to_have_count(
        1 if "pass" in state["scene"]["touches"] else 0
    )


def _first_move(touches: dict[str, Any]) -> Iterator[list[str]]:
    """Find moves by what is touched for them."""
    for name, after in touches.items():
        if "move" in after:
            yield [name]
        for rest in _first_move(after.get("next", {})):
            yield [name, *rest]


def test_the_result_of_a_side_game_is_in_sight_on_a_phone(
    server: Server, new_page: NewPage
) -> None:
    page = new_page(screen=PHONE)
    game = _begin(server, "yinsh", kind="person", name="Ben")
    page.goto(f"/#/side/{game}")
    use_tool(page, "resign")
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    said = page.locator(".said")
    expect(said).to_contain_text("has won")
    box = said.bounding_box()
    assert box and box["y"] + box["height"] < PHONE.height
    expect(page.locator(".end h2")).not_to_be_visible()


def test_a_draw_is_offered_in_the_side_game_and_the_computer_answers(
    server: Server, page: Page
) -> None:
    game = server.new_game(ZERTZ.format("yinsh", "smZc3-e5"), level=1)
    page.goto(f"/#/game/{game}")
    page.locator("[data-match] .target").first.wait_for()
    page.locator('[data-tool="draw"]').click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("counts as tied: ZÈRTZ jumps from c3 to e5.")
    dialog.locator('[data-answer="draw"]').click()
    expect(page.locator(".notice")).to_contain_text("The computer plays on.")
    expect(page.locator("[data-match] .target").first).to_be_visible()


def test_two_people_agree_on_a_draw_in_the_side_game(server: Server, page: Page) -> None:
    table = Table.open(page, server, ZERTZ.format("yinsh", "smZc3-e5"))
    page.locator("[data-match] .target").first.wait_for()
    page.locator('[data-tool="draw"]').click()
    page.get_by_role("dialog").locator('[data-answer="draw"]').click()
    asked = page.locator(".asked")
    expect(asked).to_contain_text("offers a draw in the side game")
    asked.get_by_role("button", name="Agree").click()
    expect(page.locator(".result")).to_contain_text("A draw in YINSH")
    table.follow()
    assert table.plies == ["tied"]
    expect(page.locator(".notice")).to_have_count(0)
