"""Learning in the browser: every lesson is solved by its stated solution, wrong tries are answered."""

import json
import re
from importlib.resources import files

import pytest
from playwright.sync_api import Locator, Page, expect

from gipf.course import LessonData, StepData, lessons, puzzles, try_puzzle
from gipf.host.api.learn import answer_of
from gipf.messages import languages, render
from gipf.side_games import load
from gipf.side_games.scene import sketch_of
from tests.e2e.accessibility import assert_accessible
from tests.e2e.conftest import NewPage
from tests.e2e.places import resize
from tests.e2e.screens import NARROW, PHONE, THEMES, Theme
from tests.e2e.serving import Server
from tests.english import say

ALL = [lesson for chapter in lessons() for lesson in chapter["lessons"]]
LESSONS = [pytest.param(lesson, id=lesson["id"]) for lesson in ALL if not lesson["game"]]
SIDE_LESSONS = [pytest.param(lesson, id=lesson["id"]) for lesson in ALL if lesson["game"]]
FIRST = lessons()[0]["lessons"][0]


def lesson(page: Page, name: str, step: str = "") -> None:
    """Open a lesson, at a step or where the learner is."""
    page.goto(f"/#/learn/lesson/{name}{'/' if step else ''}{step}")
    page.locator("[data-step]").wait_for()


def press(page: Page, what: str) -> None:
    page.locator(f"[data-do={what}]").click()


def point(page: Page, name: str) -> Locator:
    return page.locator(f"[data-point={name}]")


def type_move(page: Page, move: str) -> None:
    """Type a move, and wait until it is answered."""
    if not page.locator("details[open]").count():
        page.locator("summary").click()
    field = page.get_by_label("Type a move")
    expect(field).to_be_enabled()
    field.fill(move)
    field.press("Enter")
    expect(field).to_have_value("")


def outcome(page: Page, kind: str) -> Locator:
    return page.locator(f"[data-outcome={kind}]")


def solve(page: Page, step: StepData) -> None:
    """Go through a step by what is stated as its solution."""
    expect(page.locator("[data-step]")).to_have_text(say(step["text"]))
    if step["kind"] == "task":
        for move in step["solution"]:
            type_move(page, move)
        expect(outcome(page, "solved")).to_have_text(say(f"{step['text']}-done"))
        expect(page.locator("[data-do=next]")).to_be_focused()
    press(page, "next")


@pytest.mark.parametrize("taken", LESSONS)
def test_every_lesson_is_solved_by_its_stated_solution(page: Page, taken: LessonData) -> None:
    lesson(page, taken["id"])
    for step in taken["steps"]:
        solve(page, step)
    expect(page.locator("h1")).to_have_text(f"Lesson done: {say(taken['title'])}")
    page.goto("/#/learn")
    done = page.locator(f'a[href="#/learn/lesson/{taken["id"]}"].lesson small')
    expect(done).to_have_text("done")


def solve_by_mouse(page: Page, game: str, step: StepData) -> None:
    """Go through a step of a side game: touch what its solution names, one after the other."""
    expect(page.locator("[data-step]")).to_have_text(say(step["text"]))
    state = load(game).parse(step["position"])
    for move in step["solution"]:
        page.locator(f'[data-side="{state}"]').wait_for()
        sketch = sketch_of(game, state)
        path = sketch.path(move)
        for touch in path[:1] if move in sketch.spots else path:  # any marker means its row
            name = "touch" if touch.startswith("@") else "point"
            page.locator(f'[data-{name}="{touch}"]').click()
        if (put := page.locator('[data-tool="put"]')).count():
            put.click()  # a piece of PÜNCT was only shown in another turn
        state = state.play(move)
    page.locator(f'[data-side="{state}"]').wait_for()
    expect(outcome(page, "solved")).to_have_text(say(f"{step['text']}-done"))
    expect(page.locator("[data-do=next]")).to_be_focused()


@pytest.mark.parametrize("taken", SIDE_LESSONS)
def test_every_lesson_of_a_side_game_is_solved_by_mouse(page: Page, taken: LessonData) -> None:
    lesson(page, taken["id"])
    for step in taken["steps"]:
        solve_by_mouse(page, taken["game"] or "", step)
        assert_accessible(page)
        press(page, "next")
    expect(page.locator("h1")).to_have_text(f"Lesson done: {say(taken['title'])}")
    page.goto("/#/learn")
    done = page.locator(f'a[href="#/learn/lesson/{taken["id"]}"].lesson small')
    expect(done).to_have_text("done")


def test_the_address_of_another_step_is_followed_in_the_lesson_that_is_open(page: Page) -> None:
    lesson(page, "side-dvonn")
    text = page.locator("[data-step]")
    expect(text).not_to_have_text(say("course-side-dvonn-move"))
    first = text.text_content()
    lesson(page, "side-dvonn", "move")
    expect(text).to_have_text(say("course-side-dvonn-move"))
    page.go_back()
    expect(text).to_have_text(first or "")


def test_in_a_side_game_a_wrong_try_is_answered_and_taken_back_and_the_rules_are_at_hand(
    page: Page,
) -> None:
    page.goto("/#/side-games/dvonn")
    page.get_by_role("link", name="Learn", exact=True).last.click()
    lesson(page, "side-dvonn", "move")
    expect(page.locator("[data-step]")).to_have_text(say("course-side-dvonn-move"))
    point(page, "c2").click()
    point(page, "b2").click()
    expect(outcome(page, "wrong")).to_have_text(say("course-side-missed"))
    press(page, "back")
    page.keyboard.press("?")
    expect(page.locator('[data-rule="V4"][aria-current="location"]')).to_be_visible()
    page.keyboard.press("Escape")
    press(page, "show")
    expect(page.locator("[data-do=again]")).to_be_visible()
    press(page, "again")
    point(page, "b2").click()
    point(page, "e2").click()
    expect(outcome(page, "solved")).to_be_visible()


@pytest.mark.parametrize(
    ("name", "step", "hints"),
    [
        (
            "yinsh",
            "flip",
            ["Look around e8.", "Use this: ring on e2.", "Hint: ring from e2 to e8"],
        ),
        ("dvonn", "place", ["Look around ", "Hint: "]),
        ("punct", "win", ["Look around j16.", "Use this: triangle.", "Hint: triangle on j16"]),
    ],
)
def test_hints_in_a_side_game_begin_with_where_to_look_and_end_with_the_move(
    name: str, step: str, hints: list[str], page: Page
) -> None:
    lesson(page, f"side-{name}", step)
    page.locator("[data-side]").wait_for()
    given = page.locator(".hints li")
    for count in range(1, len(hints) + 1):
        press(page, "hint")
        expect(given).to_have_count(count)
        marks = page.locator(".drawing .hint")
        expect(marks).to_have_count(0) if count < len(hints) else expect(marks).not_to_have_count(0)
    for hint, begins in zip(given.all(), hints, strict=True):
        expect(hint).to_contain_text(begins)
    expect(page.locator("[data-do=hint]")).to_have_count(0)


def test_after_a_right_decision_hints_are_about_the_next_one(page: Page) -> None:
    lesson(page, "side-yinsh", "row")
    press(page, "hint")
    expect(page.locator(".hints li")).to_have_text("Look around e8.")
    point(page, "e3").click()
    point(page, "e8").click()
    expect(page.locator(".hints li")).to_have_count(0)
    press(page, "hint")
    expect(page.locator(".hints li")).to_contain_text("Look around e")


@pytest.mark.parametrize("theme", THEMES)
def test_on_a_phone_a_lesson_of_a_side_game_fits(new_page: NewPage, theme: Theme) -> None:
    page = new_page(screen=PHONE, theme=theme)
    for name, step in (("side-yinsh", "flip"), ("side-punct", "add")):
        lesson(page, name, step)
        page.locator("[data-side]").wait_for()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE.width
        assert_accessible(page)


def test_the_first_visit_begins_with_one_click_and_the_course_remembers(page: Page) -> None:
    page.goto("/#/learn")
    page.get_by_role("link", name="Begin with the board").click()
    expect(page.locator("[data-step]")).to_have_text(say(FIRST["steps"][0]["text"]))
    press(page, "next")
    page.reload()
    expect(page.locator("[data-step]")).to_have_text(say(FIRST["steps"][1]["text"]))
    page.goto("/#/learn")
    page.get_by_role("link", name="Go on").click()
    expect(page.locator("[data-step]")).to_have_text(say(FIRST["steps"][1]["text"]))


def test_progress_is_forgotten_once_that_is_confirmed(page: Page) -> None:
    page.goto("/#/learn")
    page.get_by_role("link", name="Begin with the board").wait_for()
    forget = page.get_by_role("button", name="Forget my progress")
    expect(forget).to_have_count(0)
    lesson(page, FIRST["id"])
    press(page, "next")
    page.goto("/#/learn")
    forget.click()
    dialog = page.get_by_role("dialog", name="Forget all progress?")
    assert_accessible(page)
    dialog.get_by_role("button", name="Keep it").click()
    expect(page.get_by_role("link", name="Go on")).to_be_visible()
    forget.click()
    dialog.get_by_role("button", name="Forget it").click()
    expect(page.get_by_role("link", name="Begin with the board")).to_be_visible()
    expect(forget).to_have_count(0)
    expect(page.locator("h1")).to_be_focused()
    page.reload()
    expect(page.get_by_role("link", name="Begin with the board")).to_be_visible()


def test_a_task_is_solved_by_mouse(page: Page) -> None:
    lesson(page, "rows", "make")
    point(page, "e2").click()
    expect(outcome(page, "on")).to_have_text(say("course-rows-make-turn-2"))
    page.get_by_role("button", name="Clear the row").click()
    expect(outcome(page, "solved")).to_have_text(say("course-rows-make-done"))


def test_a_task_is_solved_by_touch_on_a_phone(new_page: NewPage) -> None:
    page = new_page(screen=PHONE)
    lesson(page, "rows", "make")
    point(page, "e2").tap()  # shows it
    point(page, "e2").tap()
    page.locator("[data-decide=clear]").tap()
    expect(outcome(page, "solved")).to_be_in_viewport()
    page.locator("[data-do=next]").tap()
    expect(page.locator("[data-step]")).to_be_in_viewport()


def test_a_task_is_solved_by_keyboard(page: Page) -> None:
    lesson(page, "board", "dots")
    page.locator("[data-do=next]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-step]")).to_be_focused()
    expect(point(page, "e2")).to_have_accessible_name("e2, empty, enter here")
    point(page, "e2").focus()
    page.keyboard.press("Enter")
    expect(outcome(page, "solved")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator("[data-step]")).to_have_text(say("course-board-names"))
    expect(page.locator("[data-do=next]")).to_be_focused()


def test_a_wrong_try_is_answered_and_taken_back(page: Page) -> None:
    lesson(page, "two-rows", "cross-push")
    type_move(page, "e1-e5")
    type_move(page, "xe2,e3,e4,e5,e6")
    expect(outcome(page, "wrong")).to_have_text(say("course-two-rows-cross-push-wrong-one"))
    back = page.get_by_role("button", name="Try again")
    expect(back).to_be_focused()
    assert_accessible(page)
    back.press("Enter")
    expect(page.get_by_role("button", name="Show me")).to_be_enabled()
    expect(outcome(page, "wrong")).to_be_visible()  # to be read while one tries again
    expect(page.locator("[data-do=undo]")).to_have_count(0)  # the whole turn is taken back
    type_move(page, "e1-e5")
    expect(outcome(page, "wrong")).to_have_count(0)
    press(page, "undo")
    expect(page.locator("[data-do=undo]")).to_have_count(0)


def test_hints_come_one_after_the_other(page: Page) -> None:
    lesson(page, "capturing", "two")
    press(page, "hint")
    expect(page.get_by_role("list", name="Hints")).to_have_text(say("course-capturing-two-hint-1"))
    expect(page.locator("[data-do=hint]")).to_have_count(0)


def test_the_solution_is_shown_and_then_tried(page: Page) -> None:
    lesson(page, "capturing", "two")
    press(page, "show")
    expect(page.locator("[data-do=next]")).to_be_visible()
    expect(outcome(page, "solved")).to_have_count(0)
    page.get_by_role("button", name="Try it yourself").click()
    type_move(page, "e2")
    expect(page.locator("[data-decide=clear]")).to_be_visible()


def test_moves_to_watch_are_played(new_page: NewPage) -> None:
    page = new_page(moves=True)
    lesson(page, "pushing", "run")
    expect(point(page, "d4")).to_have_accessible_name("d4, empty")
    expect(page.locator("[data-do=watch]")).to_be_enabled()
    expect(point(page, "d4")).not_to_have_accessible_name("d4, empty")


@pytest.mark.parametrize("theme", puzzles(), ids=lambda theme: theme["id"])
def test_a_puzzle_of_every_theme_is_solved_with_its_replies(
    page: Page, theme: dict[str, str]
) -> None:
    puzzle = next(each for each in puzzles() if each["id"] == theme["id"])["puzzles"][0]
    page.goto(f"/#/learn/puzzle/{puzzle['id']}")
    page.locator("[data-do=show]").click()
    expect(page.locator("[data-do=next]")).to_be_visible()
    page.get_by_role("button", name="Try it yourself").click()
    path, played, own = f"/api/puzzles/{puzzle['id']}", 0, list[str]()
    while not outcome(page, "solved").count():
        own.append(puzzle["solution"][played])
        type_move(page, own[-1])
        answer = page.request.post(path, data={"moves": own}).json()
        played += len(answer["last"]["moves"])
        kind = "solved" if answer["solved"] else "on"
        expect(outcome(page, kind)).to_have_text(say(answer["says"]))
    page.goto(f"/#/learn/puzzles/{puzzle['theme']}")
    expect(page.get_by_text(f"1 of {len(theme['puzzles'])} solved")).to_be_visible()


def test_a_solution_that_was_shown_stays_in_sight_and_asks_to_be_tried(new_page: NewPage) -> None:
    page = new_page(screen=PHONE)
    theme = next(theme for theme in puzzles() if theme["id"] == "capture")
    puzzle = theme["puzzles"][0]
    page.goto(f"/#/learn/puzzle/{puzzle['id']}")
    expect(page.locator("main .prompt")).to_contain_text(say(puzzle["task"]))
    page.locator("[data-do=show]").tap()
    expect(outcome(page, "on")).to_contain_text(f"That is how it goes: {puzzle['solution'][0]}")
    expect(page.locator("main g.arrow")).to_have_count(1)
    expect(page.locator("main .button.main")).to_have_text("Try it yourself")
    assert_accessible(page)


def test_a_wrong_try_at_a_puzzle_is_answered(page: Page) -> None:
    puzzle = puzzles()[0]["puzzles"][0]
    page.goto(f"/#/learn/puzzle/{puzzle['id']}")
    first = page.request.post(f"/api/puzzles/{puzzle['id']}", data={"moves": []}).json()
    moves = [option["move"] for option in first["scene"]["options"]]
    type_move(page, next(move for move in moves if move != puzzle["solution"][0]))
    expect(outcome(page, "wrong")).to_have_text(say("puzzle-wrong-win"))
    expect(page.locator(".verdict")).to_contain_text("the first try was wrong")
    expect(page.get_by_role("button", name="Try again")).to_be_focused()
    press(page, "show")  # it need not be tried again first
    expect(page.locator("main .button.main")).to_have_text("Try it yourself")
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_contain_text("(shown)")
    expect(heading.locator("svg")).to_have_count(0)  # what was shown is no success


def solve_puzzle(page: Page, position: str) -> None:
    """Solve the puzzle that is shown by its stated line."""
    every = [puzzle for theme in puzzles() for puzzle in theme["puzzles"]]
    puzzle = next(puzzle for puzzle in every if puzzle["position"] == position)
    played, own = 0, list[str]()
    while not outcome(page, "solved").count():
        own.append(puzzle["solution"][played])
        type_move(page, own[-1])
        answer = answer_of(try_puzzle(puzzle["id"], own))  # whatever the page's host is
        played += len(answer["last"]["moves"])
        expect(outcome(page, "solved" if answer["solved"] else "on")).to_be_visible()


def fail_puzzle(page: Page) -> None:
    page.locator("[data-do=show]").click()
    expect(page.get_by_role("button", name="Try it yourself")).to_be_visible()


def shown(page: Page) -> str:
    """The position on the board."""
    page.locator("[data-do=show]:enabled").wait_for()
    return page.locator("main .board").get_attribute("data-position") or ""


def test_of_many_puzzles_those_are_drawn_that_are_about_to_be_seen(page: Page) -> None:
    page.goto("/#/learn/puzzles")
    pictures = page.locator("main li svg.small")
    expect(pictures).to_have_count(sum(len(theme["puzzles"]) for theme in puzzles()))
    expect(pictures.first.locator("*").first).to_be_attached()
    last = pictures.last
    expect(last.locator("*")).to_have_count(0)
    size = last.bounding_box()
    last.scroll_into_view_if_needed()
    expect(last.locator("*").first).to_be_attached()
    drawn = last.bounding_box()
    assert size and drawn and (size["width"], size["height"]) == (drawn["width"], drawn["height"])


def test_puzzles_are_chosen_by_variant_and_theme_and_rated(page: Page) -> None:
    page.goto("/#/learn")
    page.get_by_role("link", name="All puzzles").click()
    expect(page.get_by_text("Your rating 1200")).to_be_visible()
    page.get_by_label("Variant").select_option("tournament")
    page.get_by_label("Theme").select_option("win-1")
    wanted = [p for p in puzzles()[0]["puzzles"] if p["variant"] == "tournament"]
    expect(page.locator("main ul li")).to_have_count(len(wanted))
    expect(page.get_by_text(f"0 of {len(wanted)} solved")).to_be_visible()
    assert_accessible(page)
    page.get_by_role("link", name="One that suits you").click()
    rating = page.locator(".rating")
    expect(rating).to_have_text("Rating: puzzle 1000 · you 1200")
    solve_puzzle(page, shown(page))
    expect(rating).to_have_text("Rating: puzzle 997 · you 1212 +12")
    verdict = page.locator(".verdict")
    expect(verdict).to_have_text("Rating +12: solved at the first try.")
    assert_accessible(page)
    page.locator("[data-do=next]").click()
    expect(rating).to_have_text("Rating: puzzle 1000 · you 1212")
    fail_puzzle(page)
    expect(rating).to_have_text("Rating: puzzle 1009 · you 1176 −36")
    expect(verdict).to_have_text("Rating −36: a solution that is shown counts as not solved.")
    assert_accessible(page)
    page.reload()
    expect(rating).to_contain_text("1176")
    page.locator("[data-do=show]").click()
    expect(verdict).to_have_text("Rating ±0: only a puzzle’s first try counts.")
    expect(rating).to_contain_text("1176")


def test_on_a_phone_a_lesson_about_potentials_shows_text_board_and_the_way_on_at_once(
    new_page: NewPage,
) -> None:
    page = new_page(screen=PHONE)
    for name in ("loaded", "zertz", "dvonn", "tamsk", "ultimate", "matrx", "matrx-rows"):
        page.goto(f"/#/learn/lesson/{name}")
        page.get_by_role("heading", name=say(f"course-{name}"), exact=True).wait_for()
        for seen in ("[data-step]", "main .table", "[data-do=next]"):
            expect(page.locator(seen)).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize("language", languages())
def test_on_a_phone_every_step_to_look_at_is_in_sight_with_the_way_on(
    language: str, new_page: NewPage
) -> None:
    steps = [
        (len(render({"id": step["text"], "args": {}}, language)), each["id"], step["id"])
        for chapter in lessons()
        for each in chapter["lessons"]
        for step in each["steps"]
        if step["kind"] == "look"
    ]
    page = new_page(screen=PHONE, language=language)
    for _, name, step in sorted(steps)[-3:]:  # those that say most
        page.goto("about:blank")  # another step of the same lesson is a page of its own, too
        lesson(page, name, step)
        page.locator("main .table").wait_for()
        for screen in (PHONE, NARROW):
            resize(page, screen)
            for seen in ("[data-step]", "main .table", "[data-do=next]"):
                expect(page.locator(seen)).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize("language", languages())
def test_on_a_small_phone_a_puzzle_and_its_solution_are_in_sight_at_once(
    language: str, new_page: NewPage
) -> None:
    page = new_page(screen=NARROW, language=language)
    longest = [
        puzzle["id"]
        for theme in puzzles()
        for puzzle in theme["puzzles"]
        if puzzle["position"].startswith("tournament+")
    ]
    for name in longest[:2]:
        page.goto(f"/#/learn/puzzle/{name}")
        page.locator("main .table").wait_for()
        for seen in ("h1", "main .table", "[data-do=show]"):
            expect(page.locator(seen)).to_be_in_viewport(ratio=0.99)


def test_puzzles_are_in_sight_where_learning_begins(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/#/learn")
    for name in ("Puzzle of the day", "Streak", "All puzzles"):
        expect(page.get_by_role("link", name=name)).to_be_in_viewport(ratio=1)
    expect(page.get_by_text("Your rating")).to_have_count(0)  # before anything is rated
    narrow = new_page(screen=PHONE)
    narrow.goto("/#/learn")
    expect(narrow.get_by_role("link", name="Puzzle of the day")).to_be_in_viewport(ratio=1)
    expect(narrow.get_by_role("link", name="Begin with the board")).to_be_in_viewport(ratio=1)


def test_the_puzzle_of_the_day_suits_a_newcomer_and_is_ticked_once_it_was_solved(
    page: Page,
) -> None:
    page.goto("/#/learn")
    page.get_by_role("link", name="Puzzle of the day").click()
    expect(page.locator("h1")).to_have_text("Puzzle of the day")
    variant, _, _ = shown(page).partition(" ")
    assert variant in ("basic", "standard", "tournament")
    expect(page.locator(".rating")).to_have_text(
        re.compile(r"^Rating: puzzle 1[0-3]\d\d · you 1200\s*$")
    )
    solve_puzzle(page, shown(page))
    page.get_by_role("link", name="More puzzles").click()
    expect(page.get_by_role("link", name="Puzzle of the day (solved)")).to_be_visible()


def test_a_streak_goes_on_until_the_first_slip(page: Page) -> None:
    page.goto("/#/learn/streak")
    before = set[str]()
    for length in (1, 2):
        position = shown(page)
        assert position not in before
        before.add(position)
        assert position.partition(" ")[0] in ("basic", "standard", "tournament")
        solve_puzzle(page, position)
        expect(page.locator("[data-streak]")).to_contain_text(f"{length} in a row")
        page.locator("[data-do=next]").click()
        expect(outcome(page, "solved")).to_have_count(0)
    fail_puzzle(page)
    expect(page.locator("[data-streak]")).to_contain_text("The streak ended at 2. Best: 2")
    expect(page.locator("[data-do=next]")).to_have_count(0)
    assert_accessible(page)
    page.get_by_role("button", name="New streak").click()
    expect(page.locator("[data-streak]")).to_contain_text("0 in a row")


def test_a_puzzle_that_was_made_meanwhile_is_there_when_the_page_is_opened_again(
    own_server: Server, new_page: NewPage
) -> None:
    page = new_page(own_server, may_complain=True)
    page.goto("/#/learn/puzzles")
    expect(page.locator("main ul li").first).to_be_visible()
    count = page.locator("main ul li").count()
    shipped = json.loads((files("gipf.course") / "puzzles.json").read_text("utf-8"))
    (own_server.data / "puzzles.json").write_text(json.dumps([{**shipped[0], "id": "own-1"}]))
    page.reload()
    expect(page.locator("main ul li")).to_have_count(count + 1)
    two = [{**shipped[0], "id": "own-1"}, {**shipped[1], "id": "own-2"}]
    (own_server.data / "puzzles.json").write_text(json.dumps(two))
    page.reload()
    expect(page.locator("main ul li")).to_have_count(count + 2)
    page.goto("/#/learn/puzzle/own-2")
    position = shown(page)
    own_server.stop()
    own_server.start()
    solve_puzzle(page, position)


def test_what_is_not_in_the_course_leads_nowhere(page: Page) -> None:
    for path in ("lesson/chess", "puzzle/sudoku", "puzzles/all", "win-1", "puzzle/win-1"):
        page.goto(f"/#/learn/{path}")
        expect(page.locator("h1")).to_have_text("Nothing here")
