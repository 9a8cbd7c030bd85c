"""Games against the computer, at its first level."""

import random
import re
import time

import pytest
from playwright.sync_api import Locator, Page, expect

from gipf.messages import languages, render
from gipf.scene import Option, legend_of
from gipf.state import Move, MoveKind
from tests import patience
from tests.e2e.accessibility import assert_accessible
from tests.e2e.conftest import NewPage
from tests.e2e.hands import Mouse, spot_named, way_to
from tests.e2e.screens import SCREENS, Screen
from tests.e2e.serving import Server
from tests.e2e.study import WIN
from tests.e2e.table import Table


def test_a_game_is_set_up_on_the_first_page_and_the_computer_answers(
    server: Server, page: Page
) -> None:
    page.goto("/")
    page.locator('input[name="card"][value="standard"]').check()
    page.get_by_role("slider", name="Level").press("Home")
    page.get_by_role("group", name="Your colour").get_by_role("radio", name="Black").check()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator('[data-seat="w"]')).to_contain_text("Computer, level 1")
    table = Table.here(page, server)
    table.wait_for_answer()
    low, high = (page.locator(f'[data-point="{dot}"]').bounding_box() for dot in ("e9", "e1"))
    assert low and high and low["y"] > high["y"], "Black sits at the lower side"
    chance = random.Random(1)
    for _ in range(3):
        table.play(chance.choice(table.scene["options"])["move"])
    assert table.state["variant"] == "standard"
    assert len(table.state["turns"]) >= 4


def test_a_game_against_the_computer_is_played_to_its_end(server: Server, page: Page) -> None:
    table = Table(page, server, server.new_game("basic;reserve=3/3", level=1))
    table.show()
    chance = random.Random(1)
    while not table.position.is_over:
        table.play(chance.choice(table.scene["options"])["move"])
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    table.expect_board()
    assert table.state["result"] in ("1-0", "0-1")


def test_a_turn_against_the_computer_is_taken_back_with_its_answer(
    server: Server, page: Page
) -> None:
    table = Table(page, server, server.new_game("standard", level=1))
    table.show()
    before = table.board()
    table.play("d2")
    page.locator('[data-tool="takeback"]').click()
    table.takeback(len(table.plies))
    assert table.board() == before
    table.play("e1-e3")


TAKING = "basic 4/5/6/1BBBb2/6/b4/3b w m B5/B5 -- - 9"
"""White’s e2 makes a row of four that touches a black piece."""


def hinted(page: Page, server: Server) -> tuple[Table, Locator]:
    """Ask for a hint in a new game."""
    table = Table(page, server, server.new_game("standard", level=1))
    table.show()
    hint = page.locator(".prompt", has_text="Hint:")
    page.locator('[data-tool="hint"]').click()
    expect(hint).to_be_visible()
    return table, hint


@pytest.mark.parametrize("language", languages())
def test_after_a_basic_game_it_is_told_what_a_gipf_piece_is_and_the_game_with_them_is_a_press_away(
    new_page: NewPage, server: Server, language: str
) -> None:
    page = new_page(language=language)
    start = "basic 4/5/1b4/1BBB3/4b1/5/4 w m B1/B2 -- - 9"
    table = Table(page, server, server.new_game(start, level=1))
    table.show()
    table.decide("c2")
    told = render({"id": "end-further", "args": {}}, language)
    expect(page.locator(".end .further")).to_contain_text(told)
    page.locator('[data-do="further"]').click()
    page.locator(f'[data-game]:not([data-game="{table.game}"])').wait_for()
    after = Table.here(page, server).state
    assert after["variant"] == "standard"
    assert after["seats"]["b"]["kind"] == "computer", "with the same colours"


def test_a_hint_speaks_alone_and_its_piece_is_picked(page: Page, server: Server) -> None:
    start = "ultimate 4/5/5G/7/6/B4/3g b m B18/B19T3Z3D3Y3P3 -g - 2"
    seats = {"w": {"kind": "computer", "level": 1}, "b": {"kind": "person", "name": "Ben"}}
    page.goto(f"/#/game/{server.ask('/api/games', {'start': start, 'seats': seats})['id']}")
    page.locator("main .dot.open").first.wait_for()
    page.locator('[data-letter="P"]').click()
    Mouse(page).turn("e1")  # a dot is chosen, and what to do with it is said
    expect(page.locator(".prompt")).to_contain_text("Click the arrow")
    page.locator('[data-tool="hint"]').click()
    hint = page.locator(".prompt", has_text="Hint:")
    expect(hint).to_be_visible()
    letter = (page.locator("main path.press").get_attribute("data-move") or " ")[0]
    picked = page.locator('[data-letter][aria-checked="true"]')
    expect(picked).to_have_attribute("data-letter", letter if letter.isupper() else "B")


def test_a_hint_is_a_move_that_can_be_made_and_is_gone_once_it_is(
    server: Server, page: Page
) -> None:
    table, hint = hinted(page, server)
    move = page.locator("[data-move]").get_attribute("data-move")
    [option] = [option for option in table.scene["options"] if option["move"] == move]
    # it names the dot at which the arrow begins, whose name stands on the board, and nothing twice
    expect(hint).to_contain_text(f"Hint: Basic piece from {option['from'][0]} along the arrow")
    expect(hint).not_to_contain_text("(")
    # it is said above the board, and covers nothing
    expect(page.locator(".notice")).to_have_count(0)
    table.play(option["move"])
    expect(hint).to_have_count(0)
    expect(page.locator(".prompt")).to_contain_text("Your turn")


def test_a_hint_that_is_asked_for_again_is_put_away(server: Server, page: Page) -> None:
    _, hint = hinted(page, server)
    tool, arrow = page.locator('[data-tool="hint"]'), page.locator("main svg .arrow")
    expect(arrow).to_have_count(1)
    tool.click()
    expect(hint).to_have_count(0)
    expect(arrow).to_have_count(0)
    expect(page.locator(".prompt")).to_contain_text("Your turn")
    tool.click()
    expect(hint).to_be_visible()


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: str(screen.name))
def test_pressing_the_arrow_of_a_hint_makes_the_move(
    server: Server, new_page: NewPage, screen: Screen
) -> None:
    page = new_page(screen=screen)
    table, hint = hinted(page, server)
    arrow = page.locator("[data-move]")
    move = arrow.get_attribute("data-move")
    assert move
    box = arrow.bounding_box()
    assert box
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.touchscreen.tap(*middle) if screen.is_touched else page.mouse.click(*middle)
    expect(hint).to_have_count(0)
    assert table.state["plies"][0] == move


def test_a_hint_that_takes_pieces_says_whose(server: Server, page: Page) -> None:
    table = Table(page, server, server.new_game(TAKING, level=1))
    table.show()
    page.locator('[data-tool="hint"]').click()
    expect(page.locator(".prompt .words")).to_contain_text("Takes a piece of the computer’s.")


def test_a_hint_gives_its_reason_in_the_readers_language(server: Server, new_page: NewPage) -> None:
    for language, words in (
        ("en", "from e9 along the arrow, pushing 5 pieces. Takes the last GIPF-piece and wins."),
        (
            "de",
            "von e9 in Pfeilrichtung, schiebt 5 Steine weiter. Schlägt den letzten GIPF-Stein und gewinnt.",
        ),
    ):
        page = new_page(language=language)
        table = Table(page, server, server.new_game(WIN, level=1))
        table.show()
        page.locator('[data-tool="hint"]').click()
        hint = page.locator(".prompt", has_text="e9")
        expect(hint).to_be_visible()
        assert words in (hint.text_content() or "")
        assert_accessible(page)


def test_a_hint_that_is_not_followed_goes_with_the_position_and_with_the_page(
    server: Server, page: Page
) -> None:
    table, hint = hinted(page, server)
    table.play("d2")
    expect(hint).to_have_count(0)
    page.locator('[data-tool="hint"]').click()
    expect(hint).to_be_visible()
    page.goto("/#/games")
    expect(page.get_by_role("heading", name="Games")).to_be_visible()
    expect(hint).to_have_count(0)


def test_a_hint_picks_the_unit_it_names_and_its_arrow_stays_marked_while_it_is_followed(
    server: Server, page: Page
) -> None:
    table = Table(page, server, server.new_game("tournament", level=1))
    table.show()
    table.play("Ge2")
    hand = Mouse(page)
    words, tool = page.locator(".prompt .words"), page.locator('[data-tool="hint"]')
    picked = page.locator('.pick[aria-checked="true"]')
    tool.click()
    expect(words).to_contain_text("Hint:")

    def advised() -> Option:
        move = page.locator(".press").get_attribute("data-move")
        return next(option for option in table.scene["options"] if option["move"] == move)

    hinted = advised()
    expect(picked).to_have_attribute("data-letter", hinted["letter"])
    # something else is chosen: the hint does not contradict it, and asked for again it lets go of that
    letter = "B" if hinted["letter"] == "G" else "G"
    other = next(
        option
        for option in table.scene["options"]
        if option["letter"] == letter and not set(option["from"]) & set(hinted["from"])
    )
    hand.pick(letter)
    hand.click(hand.place(spot_named(other["from"][0])))
    expect(words).to_have_text("Click the arrow along which you want to push.")
    ways = page.locator("main svg .arrow")
    expect(ways).to_have_count(page.locator(".way").count())
    tool.click()
    expect(words).to_contain_text("Hint:")
    hinted = advised()
    expect(picked).to_have_attribute("data-letter", hinted["letter"])
    expect(ways).to_have_count(1)
    # followed, it is still said, and of the arrows at its dot its own is marked
    hand.click(hand.place(spot_named(hinted["from"][0])))
    page.mouse.move(5, 5)
    expect(words).to_contain_text("Hint:")
    marked = [way for way in ways.all() if way.get_attribute("opacity") == "1"]
    assert len(marked) == 1
    hand.press(way_to(hinted["to"] or ""))
    table.played(hinted["move"])


def test_a_hint_goes_when_one_resigns_and_the_sentence_says_how_it_ended(
    server: Server, page: Page
) -> None:
    table = Table(page, server, server.new_game("basic", level=1))
    table.show()
    page.locator('[data-tool="hint"]').click()
    expect(page.locator(".prompt .words")).to_contain_text("Hint:")
    expect(page.locator("main svg .arrow")).to_have_count(1)
    page.locator('[data-tool="resign"]').click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    page.locator(".end").wait_for()
    expect(page.locator(".prompt .words")).to_have_text("The computer has won. You have resigned.")
    expect(page.locator("main svg .arrow")).to_have_count(0)


def test_the_sentence_is_about_the_one_who_reads_it(server: Server, page: Page) -> None:
    seats = {"w": {"kind": "person"}, "b": {"kind": "computer", "level": 1}}
    game = server.ask("/api/games", {"variant": "basic;reserve=2/2", "seats": seats})
    table = Table(page, server, game["id"])
    table.show()
    table.expect_board()
    expect(page.locator(".prompt")).to_contain_text("Your turn: push in a piece.")
    expect(page.locator('[data-seat="w"]')).to_contain_text("You")
    table.play("d2")
    page.locator('[data-tool="resign"]').click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.locator('[data-seat="b"]')).to_contain_text("has won")
    end = page.get_by_role("region", name="The computer has won")
    expect(end).to_contain_text("You have resigned.")
    end.get_by_role("link", name=re.compile("^Analyse")).click()
    page.wait_for_url(re.compile(f"/#/analyse/game/{table.game}"))
    expect(page.get_by_role("heading", level=1)).to_have_text("You – Computer, level 1")


def test_after_the_end_one_plays_again_or_at_another_level(server: Server, page: Page) -> None:
    table = Table(page, server, server.new_game("basic;reserve=1/1", level=2))
    table.show()
    table.play("d2")
    end = page.locator(".end")
    expect(end).to_be_visible()
    if table.state["result"] == "1-0":
        expect(end).to_contain_text("The computer has nothing left to play.")
        level = 3
    else:
        expect(end).to_contain_text("You have nothing left to play.")
        level = 1
    expect(page.locator(".prompt")).to_contain_text("last move: ")
    expect(page.locator(".board")).to_have_attribute("data-position", str(table.position))
    page.get_by_role("button", name="Show the last move again").click()
    expect(page.locator(".stage > p")).to_contain_text("looking back")
    expect(end).to_be_visible()  # and it is back at the end by itself
    assert_accessible(page)
    end.get_by_role("button", name=f"level {level}").click()
    expect(page.locator('[data-seat="w"]')).to_contain_text(f"Computer, level {level}")
    expect(page.locator('[data-seat="b"]')).to_contain_text("Ann")
    expect(page.get_by_text("Colours change: now you play Black.")).to_be_visible()


def test_the_computer_does_not_agree_to_a_draw_at_once(server: Server, page: Page) -> None:
    table = Table(page, server, server.new_game("standard", level=1))
    table.show()
    table.play("d2")
    page.locator('[data-tool="draw"]').click()
    expect(page.locator(".notice")).to_contain_text("The computer plays on.")
    assert table.state["result"] == "*"


def test_the_page_opens_with_the_variant_that_was_named(server: Server, new_page: NewPage) -> None:
    page = new_page(may_complain=True)  # of the game that is none, the browser's console tells, too
    page.goto("/#/new/standard%2BT3Z3%3Brepetition%3D3")
    chosen = page.locator('input[name="card"]:checked')
    expect(chosen).to_have_attribute("value", "potentials")
    expect(page.locator("form.setup")).to_contain_text(
        "draw when a position comes up for the third time"
    )
    page.get_by_role("button", name="Play", exact=True).click()
    assert Table.here(page, server).state["variant"] == "standard+T3Z3;repetition=3"
    page.goto("/#/new/matrx")
    expect(chosen).to_have_attribute("value", "matrx")
    page.goto("/#/new/chess")
    expect(page.locator(".notice")).to_contain_text("chess")
    expect(chosen).to_have_attribute("value", "matrx")


def test_a_first_standard_game_tells_what_a_gipf_piece_is(server: Server, page: Page) -> None:
    table = Table(page, server, server.new_game("standard", level=1))
    table.show()
    tip = page.locator("p", has=page.get_by_role("button", name="No more tips"))
    expect(tip).to_contain_text("Choose a dot on the edge")
    table.play("f2")
    both_ways = (
        "The pieces with the star are GIPF-pieces, and no new ones come in. If you lose the last of them "
        "on the board, or have to push with an empty reserve, you lose the game."
    )
    expect(tip).to_contain_text(both_ways)
    page.reload()
    expect(tip).to_contain_text(both_ways)
    assert_accessible(page)


def test_a_first_matrx_game_tells_of_single_gipf_pieces_and_then_of_stacks(
    server: Server, page: Page
) -> None:
    table = Table(page, server, server.new_game("matrx", level=1))
    table.show()
    tip = page.locator("p", has=page.get_by_role("button", name="No more tips"))
    expect(tip).to_contain_text("Choose a dot on the edge")
    table.play("Gf2")
    expect(tip).to_contain_text("Whoever loses all three loses the game, and so does whoever has")
    for _ in range(2):
        play_first(table, "G")
    expect(tip).to_contain_text("Two of a kind enter together as a stack.")
    for _ in range(2):  # nobody can hem in two with so much room, so soon
        play_freest(table, "Y")
    expect(tip).to_contain_text("Instead of pushing you can use a potential")
    assert_accessible(page)


def play_first(table: Table, letter: str) -> None:
    """Push a unit in by the first legal move there is, whatever was answered before."""
    pushes = (move for move in table.position.legal_moves() if move.kind is MoveKind.PUSH)
    table.play(next(move.text for move in pushes if move.text.startswith(letter)))


def play_freest(table: Table, letter: str) -> None:
    """Bring a potential in where it can go to the most spots."""

    def reach(move: Move) -> int:
        return len(legend_of(table.position.play(move))["spots"][move.target]["reach"])

    legal = table.position.legal_moves()
    entries = [move for move in legal if move.kind is MoveKind.PUSH and not move.start]
    table.play(max((move for move in entries if move.unit == letter), key=reach).text)


def test_a_first_game_with_potentials_tells_how_they_come_in_and_how_they_are_used(
    server: Server, page: Page
) -> None:
    table = Table(page, server, server.new_game("standard+Y6", level=1))
    table.show()
    tip = page.locator("p", has=page.get_by_role("button", name="No more tips"))
    expect(page.locator(".prompt")).to_contain_text("or push in a basic one and lose those in hand")
    expect(tip).to_contain_text("The signs on pieces are potentials: special moves that work once.")
    table.play("Yf2")
    expect(tip).to_contain_text("or have nothing left to push in or to use, you lose the game")
    play_yinsh(table)
    expect(tip).to_contain_text("the other signs potentials: moves that work once")
    play_yinsh(table)
    play_yinsh(table)
    expect(tip).to_contain_text("choose a ringed piece, and you see where it can go")


def play_yinsh(table: Table) -> None:
    """Bring a YINSH-piece in: some spot is free, and so soon nobody can hem in all that slide."""
    moves = [option["move"] for option in table.scene["options"]]
    table.play(next(move for move in moves if move.startswith("Y") and "-" not in move))


def test_whoever_knows_the_basic_game_is_told_of_gipf_pieces_at_once(
    server: Server, page: Page
) -> None:
    page.add_init_script("localStorage['gipf.tips'] ??= JSON.stringify(['push', 'row', 'pieces'])")
    table = Table(page, server, server.new_game("standard", level=1))
    table.show()
    tip = page.locator("p", has=page.get_by_role("button", name="No more tips"))
    expect(tip).to_contain_text("If you lose the last of them on the board")
    page.get_by_role("button", name="No more tips").click()
    expect(tip).to_have_count(0)
    page.reload()
    page.locator("main .point.target").first.wait_for()
    expect(tip).to_have_count(0)


_HELD = """() => {
    const frames = [], ask = window.requestAnimationFrame
    window.requestAnimationFrame = (frame) => frames.push(frame)
    window.goOn = () => {
        window.requestAnimationFrame = ask
        frames.splice(0).forEach((frame) => ask(frame))
    }
}"""
"""No frame is drawn until the page is told to go on: a motion that has begun lasts as long as a test wants."""


@pytest.mark.parametrize("level", [1, 5])
def test_the_computers_answer_is_shown_after_the_last_motion_and_not_in_the_middle_of_it(
    new_page: NewPage, server: Server, level: int
) -> None:
    page = new_page(moves=True)
    heard: list[str] = []
    page.on(
        "websocket", lambda line: line.on("framereceived", lambda text: heard.append(str(text)))
    )
    table = Table(page, server, server.new_game("basic", level=level))
    table.show()
    page.evaluate(_HELD)
    table.decide("d2")
    moving, answer = page.locator(".board[data-moving]"), page.locator('[data-ply="2"]')
    table.wait_for_ply(1, "d2")
    moving.wait_for(state="attached")
    end = time.monotonic() + patience.PATIENCE
    while len(plies := table.state["plies"]) < 2 or not any(
        f'"{plies[1]}"' in text for text in heard
    ):
        assert time.monotonic() < end, "the computer has not answered"
        page.wait_for_timeout(20)
    expect(answer).to_have_count(0)
    expect(moving).to_have_count(1)
    page.evaluate("goOn()")
    table.wait_for_ply(2, plies[1])
    expect(moving).to_have_count(0)
