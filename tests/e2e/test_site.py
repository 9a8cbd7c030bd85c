"""The app from plain files: the page is its own host, whatever serves it."""

import re
import shutil
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from inspect import signature
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from gipf.browser import site as site_files
from gipf.course import puzzles
from tests.browser.script import Script
from tests.browser.test_same_answers import MemoryShelf, answers_here
from tests.e2e import (
    test_analyse,
    test_coach,
    test_computer,
    test_judging,
    test_learn,
    test_settings,
    test_sharing,
    test_side_games,
)
from tests.e2e.conftest import NewPage
from tests.e2e.hands import Mouse
from tests.e2e.offline import kept
from tests.e2e.places import boxes, overlap
from tests.e2e.screens import Window, let_arrive, watch
from tests.e2e.site import UNDER, PageTalk, Site, served
from tests.e2e.study import BEST, WIN, Study
from tests.e2e.table import Table
from tests.e2e.windows import Windows

MOVES = 4


@pytest.fixture
def page(new_page: NewPage, site: Site) -> Page:
    """A page of the site; nothing is open yet."""
    site.page = new_page(site)
    return site.page


@pytest.mark.usefixtures("page")
def test_a_browser_answers_as_python_does_elsewhere(site: Site) -> None:
    with ThreadPoolExecutor(1) as elsewhere:  # here the browser's own loop runs
        here = elsewhere.submit(answers_here, MemoryShelf(), MOVES)
        there = Script(PageTalk(site), MOVES).run()
        for mine, other in zip(here.result(), there, strict=True):
            assert mine == other


def test_a_game_is_begun_and_played_and_is_there_after_a_reload(site: Site, page: Page) -> None:
    page.goto("/")
    page.get_by_role("radio", name="Two at one").check(force=True)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page).to_have_url(re.compile("#/game/"))
    table = Table.here(page, site)
    table.play(*[option["move"] for option in table.scene["options"][:1]])
    table.play(*[option["move"] for option in table.scene["options"][-1:]])
    page.reload()
    table.wait()
    table.expect_board()
    page.get_by_role("link", name="Games").click()
    expect(page.locator("main").get_by_role("link").filter(has_text="White")).to_have_count(1)


_HOLD_PYTHON = """(() => {
    const send = Worker.prototype.postMessage, held = []
    let isHeld = true
    Worker.prototype.postMessage = function (...given) {
        if (isHeld) held.push([this, given])
        else send.apply(this, given)
    }
    window.letPythonStart = () => {
        isHeld = false
        for (const [worker, given] of held) send.apply(worker, given)
    }
})()"""


def test_a_first_game_begins_before_python_runs_and_is_there_at_once_the_next_time(
    site: Site, page: Page
) -> None:
    page.add_init_script(_HOLD_PYTHON)
    page.goto("/")
    page.get_by_role("button", name="Play your first game").click()
    page.locator("[data-game] [data-point].target").first.wait_for()
    Mouse(page).enter("d2")
    expect(page.locator("[data-game] [data-point].target")).to_have_count(0)  # it is made
    expect(page.locator(".prompt .words")).to_have_text(
        "Your move is played as soon as everything has loaded …"
    )
    expect(page.get_by_text("Getting the game ready")).to_be_visible()
    told = boxes(page, ".loading progress, .loading span")
    for seen in boxes(page, "[data-seat], [data-point], .prompt"):
        assert not any(map(partial(overlap, seen), told)), "how far it is covers nothing"
    page.evaluate("letPythonStart()")
    page.locator('[data-ply="2"]').wait_for()
    table = Table.here(page, site)
    assert table.plies[0] == "d2" and len(table.plies) == 2

    page.reload()
    table.wait()
    table.decide(move := table.scene["options"][0]["move"])
    page.evaluate("letPythonStart()")
    table.played(move)
    table.expect_board()


def test_two_tabs_play_one_game_and_one_of_them_may_be_closed(site: Site, page: Page) -> None:
    table = Table.open(page, site, "basic")
    complaints: list[str] = []
    other = page.context.new_page()
    watch(other, complaints)
    other.goto(page.url)
    there = Table.here(other, site)
    table.play("a1-c3")
    there.wait_for_ply(1, "a1-c3")
    page.close()
    site.page = other
    there.follow()
    there.play(there.scene["options"][0]["move"])
    there.expect_board()
    assert complaints == []


def test_what_is_written_in_the_moment_the_last_tab_is_closed_is_there_again(
    site: Site, page: Page
) -> None:
    given = {"text": '[Variant "basic"]\n\n1. c2 c6 *', "kind": "study", "title": "Mine"}
    study = site.ask("/api/games/import", given)["games"][0]["id"]
    written = Study.of_game(page, study)
    written.turn("c6").click()
    written.tab("Notes")
    written.comment.fill("quiet and strong")
    written.comment.press("Tab")
    page.goto("about:blank")  # at once, and Python ends with its tab
    again = Study.of_game(page, study)
    again.turn("c6").click()
    again.tab("Notes")
    expect(again.comment).to_have_value("quiet and strong")
    assert page.evaluate("Object.keys(localStorage).filter((name) => /unsent/.test(name))") == []


def test_a_newer_version_is_offered_and_the_game_goes_on(
    new_page: NewPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(site_files.PAGE, tmp_path / "page")
    monkeypatch.setattr(site_files, "PAGE", tmp_path / "page")
    with served(tmp_path / "served") as own:
        page = own.page = new_page(own)
        table = Table.open(page, own, "basic")
        kept(page)
        early = tmp_path / "page" / "early.js"
        early.write_text(early.read_text() + "\ndocument.documentElement.dataset.newer = 'yes'\n")
        site_files.write_site(tmp_path / "served" / UNDER)
        table.play("a1-c3")
        page.evaluate("navigator.serviceWorker.ready.then((it) => it.update()).then(() => true)")
        offer = page.get_by_text("A new version of this page is there.")
        offer.wait_for()
        expect(page.locator("html")).not_to_have_attribute("data-newer", "yes")
        page.get_by_role("button", name="Reload").click()
        expect(page.locator("html")).to_have_attribute("data-newer", "yes")
        table.wait()
        table.play(table.scene["options"][0]["move"])
        table.expect_board()


def test_the_engine_shows_lines_and_proves_what_a_learner_tries(site: Site, page: Page) -> None:
    study = Study.paste(page, WIN, engine=True)
    expect(study.lines).to_have_count(3)
    expect(study.lines.first).to_contain_text(";".join(BEST))
    puzzle = next(
        puzzle for theme in puzzles() for puzzle in theme["puzzles"] if len(puzzle["solution"]) == 1
    )
    solved = site.ask(f"/api/puzzles/{puzzle['id']}", {"moves": puzzle["solution"]})
    assert solved["solved"]


AS_WITH_A_SERVER = (
    test_computer.test_a_game_is_set_up_on_the_first_page_and_the_computer_answers,
    test_computer.test_a_hint_is_a_move_that_can_be_made_and_is_gone_once_it_is,
    test_computer.test_a_turn_against_the_computer_is_taken_back_with_its_answer,
    test_computer.test_after_the_end_one_plays_again_or_at_another_level,
    test_coach.test_a_blunder_is_asked_about_once,
    test_judging.test_a_game_that_is_judged_again_keeps_what_people_wrote_and_nothing_else,
    test_analyse.test_a_variation_is_played_promoted_deleted_and_still_there_after_a_reload,
    test_judging.test_whoever_made_no_mistake_is_told_so,
    test_analyse.test_one_plays_on_from_any_moment,
    test_learn.test_a_task_is_solved_by_mouse,
    test_learn.test_puzzles_are_chosen_by_variant_and_theme_and_rated,
    test_learn.test_a_streak_goes_on_until_the_first_slip,
    test_sharing.test_a_game_is_saved_as_a_file_and_opened_again,
    test_side_games.test_a_challenge_is_settled_by_the_game_it_is_linked_to,
    test_settings.test_whose_work_it_is_can_be_read,
)
"""Tests of other files; there a server is the host."""


@pytest.fixture(scope="module")
def first_tab(all_windows: Windows, site: Site) -> Iterator[Window]:
    """A tab in which Python runs for all tabs of its window: it takes five seconds to start."""
    window = all_windows.open(site.address, new=True)
    window.page.goto("/")
    yield window
    window.context.close()


@pytest.fixture
def next_tab(first_tab: Window, site: Site) -> Iterator[Page]:
    """Another tab of that window, which finds nothing that the one before has chosen."""
    first_tab.page.evaluate("localStorage.clear()")
    page = site.page = first_tab.context.new_page()
    let_arrive(page, site.address)
    yield page
    page.close()
    assert first_tab.complaints == []


@pytest.mark.parametrize("test", AS_WITH_A_SERVER, ids=lambda test: test.__name__[5:])
def test_as_with_a_server(
    test: Callable[..., None], site: Site, next_tab: Page, tmp_path: Path
) -> None:
    given = {"server": site, "page": next_tab, "tmp_path": tmp_path}
    test(**{name: given[name] for name in signature(test).parameters})
