"""Games judged by the real engine in the browser: chances, mistakes, better lines, trying again, saving."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from gipf.record import Game
from tests.e2e.conftest import NewPage
from tests.e2e.screens import DESKTOP, Screen
from tests.e2e.serving import Server
from tests.e2e.study import BEST, WIN, Study, kept
from tests.e2e.table import Table

BETTER = f"Better was {BEST[0]}, which takes the last GIPF-piece and wins."
COVERED = "standard+P6;challenges=1 gP2/5/6/6G/6/5/bbb1 w m B2/B9 -- 1/1 1"
"""White covers Black's last GIPF-piece, unless a challenge stops it."""

# ---------------------------------------------------------------------- chances


def test_every_percentage_is_whites_and_says_so(page: Page) -> None:
    game = "1. d2 {[%eval 0.26]} d8-f7 {[%eval -0.9]} 2. c2 {[%eval -1]} b6-b4 *"
    study = Study.paste(page, f'[Variant "standard"]\n\n{game}\n')
    number = study.bar.locator("span")
    under_the_curve = page.locator("section.judge .told")
    for turn, share in (("d2", 63), ("d8-f7", 5), ("c2", 0)):
        study.turn(turn).click()
        study.expect_at(turn)
        expect(number).to_have_text(f"White {share}%")
        expect(under_the_curve).to_contain_text(f"White {share}%")
        both = f"Winning chances: White {share}%, Black {100 - share}%"
        expect(study.bar).to_have_attribute("aria-label", both)
        expect(study.turn(turn)).to_have_attribute("title", both)
        expect(study.graph).to_have_attribute("aria-valuetext", re.compile(both))
        bar, part = (found.bounding_box() for found in (study.bar, number))
        assert bar and part
        assert bar["y"] <= part["y"] and part["y"] + part["height"] <= bar["y"] + bar["height"]
    study.graph.hover(position={"x": 5, "y": 10})
    expect(under_the_curve).to_contain_text("Start")
    study.turn("b6-b4").click()
    expect(number).to_have_count(0)
    study.engine.check()
    expect(study.lines.first.locator(".worth")).to_have_text(re.compile(r"^White \d+%$"))
    expect(study.lines.first.locator(".worth")).to_have_attribute(
        "title", re.compile(r"^Winning chances: White \d+%, Black \d+%$")
    )
    study.accessible()


# ---------------------------------------------------------------------- the whole game


def test_ones_own_game_is_judged_tried_again_and_saved(
    server: Server, page: Page, tmp_path: Path
) -> None:
    table = Table(page, server, server.new_game(WIN, level=1))
    table.show()
    table.play("h5")
    page.goto("/#/analyse")
    page.locator(f'a[href="#/analyse/game/{table.game}"]').click()
    study = Study(page).ready(engine=True)

    # judging
    page.get_by_role("button", name="Judge the whole game").click()
    whole = page.get_by_role("region", name="The whole game")
    summary = whole.get_by_role("listitem")
    expect(summary).to_have_count(2)
    expect(summary.first).to_contain_text("White: accuracy")
    expect(whole.get_by_role("paragraph")).to_have_text(
        "! Good turn, ?? Blunder, ? Mistake, ?! Doubtful turn"
    )
    expect(study.engine).to_be_checked()  # it looks again where one is
    expect(study.lines.first).to_be_visible()
    study.engine.uncheck()
    mistake = study.turn("h5")
    expect(mistake).to_have_text("h5??")
    mistake.click()
    expect(study.verdict).to_contain_text(re.compile(r"Blunder · Misses e9-e3.*wins"))
    expect(study.tree).not_to_contain_text("Misses")  # once is enough
    study.tab("Notes")
    expect(study.comment).to_have_value("")
    study.accessible()
    study.tab("Whole game")
    expect(study.graph).to_have_attribute(
        "aria-valuetext", re.compile(r"^37\. h5\?\?, Winning chances: White \d+%")
    )
    expect(study.graph.locator("circle.mistake").first).to_be_visible()
    study.graph.focus()
    page.keyboard.press("Home")
    study.expect_at(None)
    expect(study.graph).to_have_attribute(
        "aria-valuetext", re.compile("^Start, Winning chances: White 100%")
    )
    page.keyboard.press("PageUp")
    study.expect_at("h5")
    box = study.graph.bounding_box()
    assert box
    study.graph.click(position={"x": 4, "y": 10})
    study.expect_at(None)
    study.graph.click(position={"x": box["width"] - 4, "y": 10})
    study.expect_at(table.plies[-1])
    study.accessible()

    # trying again
    study.tool("retry")
    retry = page.get_by_role("region", name="Try again")
    expect(retry).to_contain_text("You played h5?? Find something better.")
    expect(retry.get_by_role("radio", name="Mine")).to_be_checked()
    expect(study.arrows).to_have_count(0)
    study.enter("d2")
    expect(retry).to_contain_text(re.compile("d2 (does not help either|is better, but)"))
    study.accessible()
    retry.get_by_role("button", name="Once more").click()
    expect(retry).to_contain_text("Find something better.")
    study.enter("h5")
    expect(retry).to_contain_text("h5 is what was played.")
    retry.get_by_role("button", name="Once more").click()
    study.push("e9", "e8")
    page.locator('[data-decide="clear"]').click()
    expect(retry).to_contain_text(f"{BEST[0]} is the best turn.")
    expect(retry.get_by_role("button", name="Show the answer")).to_have_count(0)
    retry.get_by_role("radio", name="Both").check()
    study.enter("d2")
    retry.get_by_role("button", name="Show the answer").click()
    expect(retry).to_contain_text(BETTER)
    expect(retry).not_to_contain_text("Misses")  # that is said, and once is enough
    study.expect_point("e5", "empty")  # it stands on the board, and one is still in the exercise
    expect(page.locator(".prompt .words")).to_have_text("This would have been better.")
    study.accessible()
    retry.get_by_role("button", name="Once more").click()
    expect(retry).to_contain_text("Find something better.")
    retry.get_by_role("button", name="Done").click()
    study.turn(BEST[1]).click()
    study.expect_at(BEST[1])

    # saving
    study.tool("save")
    expect(study.dialog).to_contain_text("kept with its game")
    study.accessible()
    with page.expect_download() as waiting:
        study.dialog.get_by_role("button", name="File").click()
    file = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(file)
    [saved] = Game.read(file)
    page.reload()
    study.ready()
    expect(mistake).to_have_text("h5??")
    expect(study.turn(BEST[0])).to_be_visible()
    assert study.text() == str(saved)
    for game in (saved, kept(server, table.game)):
        assert [str(move) for move in game.moves()] == table.plies
        first, *others = game.root.children
        assert first.marks == "??" and '"Misses e9-e3' in first.why
        assert first.evaluation is not None and first.evaluation < 0.8
        better = next(node for node in others if str(node) == ";".join(BEST))
        assert better.evaluation == 1 and better.position.is_over
        assert all(node.evaluation is not None for node in game.turns())


def test_the_best_turn_by_far_is_praised_in_the_list_the_graph_and_the_counts(page: Page) -> None:
    start = "basic 4/5/1b4/1BBB3/4b1/5/4 w m B1/B2 -- - 9"
    line = "9. e2;xe2,e3,e4,e5 b2 10. c2 1-0"
    text = f'[Variant "basic"]\n[Position "{start}"]\n[Result "1-0"]\n\n{line}\n'
    study = Study.paste(page, text)
    expect(page.locator("header.title")).to_contain_text("White won after 2 turns")  # and not 1-0
    page.get_by_role("button", name="Judge the whole game").click()
    summary = page.get_by_role("region", name="The whole game").get_by_role("listitem")
    expect(summary.first).to_have_text(re.compile(r"^White: accuracy \d+%, 1 !$"))
    expect(study.turn("xe2,e3,e4,e5")).to_have_text("xe2,e3,e4,e5!")
    expect(study.turn("xe2,e3,e4,e5")).to_have_class(re.compile("good"))
    study.turn("xe2,e3,e4,e5").click()
    expect(study.verdict).to_contain_text(
        "Good turn · The only turn that wins in 3 turns: Black has nothing left"
    )
    expect(study.graph.locator("path.good")).to_have_count(1)  # another shape than mistakes have
    study.accessible()


JUDGED = """[Variant "standard"]

1. d2 {[%eval 0.20]} d8-f7 {[%eval 0.30] [%best c2]} 2. h4?? {[%eval -0.50]
[%why misses turn=b3 does=brings] [%engine ??]}
( 2. b3 {[%eval 0.30] [%engine turn]} b6-b4 {[%engine turn]} 3. e1-e3 {[%engine turn]} ) *
"""
"""A game that was judged: nothing was better than d2, c2 a little better than d8-f7, and h4 is a blunder."""


def test_with_each_judged_turn_that_was_not_the_best_the_best_one_is_named_and_shown_on_the_board(
    page: Page,
) -> None:
    study = Study.paste(page, JUDGED)
    expect(study.verdict).to_have_count(0)
    study.turn("d2").click()
    expect(study.verdict).to_have_text("Nothing was better.")
    study.turn("d8-f7").click()
    expect(study.verdict).to_contain_text(
        "Not quite the best · Better was c2. Lets Black’s winning chance fall from 40% to 35%."
    )
    study.accessible()
    study.verdict.get_by_role("button", name="Show it").click()
    card = page.get_by_role("region", name="Not quite the best")
    expect(card).to_contain_text("Black played d8-f7.")
    expect(card).to_contain_text("Better was c2.")
    expect(study.arrows).to_have_count(2)  # what was played and what was better
    expect(study.arrows.locator("xpath=self::*[contains(@class, 'wrong')]")).to_have_count(1)
    study.expect_point("c2", "empty")
    expect(card.get_by_role("button", name="Try it yourself")).to_have_count(0)  # no mistake
    study.accessible()
    card.get_by_role("button", name="d8-f7").click()  # turns in a sentence can be pressed
    study.expect_at("d8-f7")
    study.verdict.get_by_role("button", name="c2", exact=True).click()
    expect(card).to_be_visible()
    study.turn("h4").click()
    expect(study.verdict).to_contain_text("Blunder · Misses b3, which brings in a GIPF-piece.")
    study.verdict.get_by_role("button", name="b3", exact=True).click()
    mistake = page.get_by_role("region", name="Mistake 1 of 1")
    mistake.get_by_role("button", name="b3", exact=True).click()
    study.expect_at("b3")  # the better turn is a variation: it is followed
    assert "[%best c2]" in study.text()


def test_the_answer_of_an_exercise_asks_nobody_to_play_on_and_shows_what_could_follow(
    page: Page,
) -> None:
    study = Study.paste(page, JUDGED)
    study.tool("retry")
    words = page.locator(".prompt .words")
    expect(words).to_contain_text("White")
    page.get_by_role("button", name="Show the answer").click()
    expect(words).to_have_text("This would have been better; the arrows show what could follow.")
    expect(study.arrows).to_have_count(2)  # Black's answer, and White's to that
    expect(page.locator("main svg .number.b")).to_have_text("1")
    expect(page.locator("main svg .number.w")).to_have_text("2")
    study.accessible()
    page.get_by_role("button", name="Once more").click()
    expect(words).to_contain_text("White")
    expect(study.arrows).to_have_count(0)
    study.enter("h4")
    expect(words).to_have_text("This is your try.")


REASONED = JUDGED.replace(
    "misses turn=b3 does=brings]", "allows turn=b6-b4 does=takes things=basic:2]"
)


def test_the_answer_says_what_the_played_move_allowed_not_the_better_one(page: Page) -> None:
    Study.paste(page, REASONED).tool("retry")
    page.get_by_role("button", name="Show the answer").click()
    said = page.get_by_role("region", name="Try again").get_by_role("status")
    expect(said).to_contain_text("Better was b3")
    expect(said).to_contain_text("White played h4?? Allows")


def test_a_game_that_is_judged_again_keeps_what_people_wrote_and_nothing_else(page: Page) -> None:
    engines = "( 37. d2 {[%eval 0.20] [%engine turn]} ) ( 37. f2 {[%engine turn] Looks odd.} )"
    text = f"37. h5? {{[%eval 0.10] [%engine ?]}} {engines} ( 37. b3 ) *"
    study = Study.paste(page, f'[Variant "standard"]\n[Position "{WIN}"]\n\n{text}\n')
    study.turn("b3").click()
    study.expect_at("b3")
    for _ in range(2):
        study.tool("judge")
        page.get_by_role("region", name="The whole game").get_by_role("progressbar").wait_for()
        summary = page.get_by_role("region", name="The whole game").get_by_role("listitem")
        expect(summary).to_have_count(2)
        expect(study.turn("h5")).to_have_text("h5??")
        expect(study.turn("d2")).to_have_count(0)
        expect(study.turn("f2")).to_have_count(1)
        expect(study.turn("b3")).to_have_count(1)
        expect(study.turn(BEST[0])).to_have_count(1)
        study.expect_at("b3")
    study.expect_point("b3", "White")


@pytest.mark.parametrize(
    "screen", [DESKTOP, Screen("laptop", 1366, 768)], ids=lambda screen: screen.name
)
def test_beside_a_mistake_the_engine_says_why_it_is_silent_and_speaks_when_it_is_asked(
    screen: Screen, server: Server, new_page: NewPage
) -> None:
    page = new_page(screen=screen)
    table = Table(page, server, server.new_game(WIN, level=1))
    table.show()
    table.play("h5")
    page.locator('[data-tool="resign"]').click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    page.get_by_role("link", name="Analyse my mistakes").click()
    study = Study(page).ready(engine=True)
    page.get_by_role("region", name="Mistake 1 of 1").wait_for()
    summary = page.get_by_role("region", name="The whole game").get_by_role("listitem")
    expect(summary).to_have_count(2)
    engine = page.get_by_role("region", name="Engine")
    expect(engine).to_contain_text("Silent here: what was better is said above.")
    expect(study.lines).to_have_count(0)
    panel = page.get_by_role("tabpanel").bounding_box()
    caption = page.locator(".graph + .told").bounding_box()
    assert panel and caption
    assert caption["y"] + caption["height"] <= panel["y"] + panel["height"], "nothing is cut"
    engine.get_by_role("button", name="Show lines").click()
    expect(study.lines.first).to_contain_text("White")
    expect(engine).not_to_contain_text("Silent here")
    expect(study.arrows).to_have_count(2)  # still what was played and what was better
    assert page.evaluate("document.documentElement.scrollHeight") <= screen.height
    for seen in (page.get_by_label("Type a move"), page.get_by_role("tab").first):
        expect(seen).to_be_in_viewport(ratio=1)
    study.accessible()


def test_whoever_comes_for_the_mistakes_is_taken_to_the_first_which_is_looked_for_at_once(
    server: Server, page: Page
) -> None:
    table = Table(page, server, server.new_game(WIN, level=1))
    table.show()
    table.play("h5")
    page.locator('[data-tool="resign"]').click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.locator(".moments")).to_contain_text("h5??")  # a quick look is no judgement
    page.get_by_role("link", name="Analyse my mistakes").click()
    study = Study(page).ready(engine=True)
    card = page.get_by_role("region", name="Mistake 1 of 1")
    expect(card).to_contain_text("You played h5??")
    expect(card).to_be_in_viewport(ratio=1)  # with its reason, in a window of 1280 by 800
    study.expect_at(None)  # the board is that before the mistake
    study.expect_point("h5", "empty")
    expect(study.looked).to_have_text("h5??")
    expect(study.looked).to_be_in_viewport()
    summary = page.get_by_role("region", name="The whole game").get_by_role("listitem")
    expect(summary.first).to_contain_text("White: accuracy")
    expect(card).to_contain_text(BETTER)
    expect(card).not_to_contain_text("Misses")  # that is said, and once is enough
    expect(study.arrows).to_have_count(2)  # what was played and what was better, and nothing else
    expect(study.arrows.locator("xpath=self::*[contains(@class, 'wrong')]")).to_have_count(1)
    study.accessible()
    page.keyboard.press("ArrowRight")  # one goes on, and the mistake is no longer looked at
    study.expect_at("h5")
    expect(card).to_have_count(0)
    study.graph.focus()
    page.keyboard.press("End")
    page.get_by_role("button", name="Next mistake").click()
    expect(card).to_be_visible()
    study.expect_at(None)
    card.get_by_role("button", name="Try it yourself").click()
    retry = page.get_by_role("region", name="Try again")
    expect(retry).to_contain_text("You played h5?? Find something better.")
    expect(study.arrows).to_have_count(0)
    study.push("e9", "e8")
    page.locator('[data-decide="clear"]').click()
    expect(retry).to_contain_text(f"{BEST[0]} is the best turn.")
    retry.get_by_role("button", name="Done").click()
    expect(card).to_be_visible()
    page.reload()  # it is judged now, and begins at the mistake again
    study.ready()
    expect(card).to_be_visible()


def test_whoever_made_no_mistake_is_told_so(server: Server, page: Page) -> None:
    table = Table(page, server, server.new_game(WIN, level=1))
    table.show()
    table.play(BEST[0])
    table.decide(BEST[1])
    expect(page.locator(".moments")).to_contain_text("You made no mistake worth telling.")
    page.goto(f"/#/analyse/game/{table.game}/mistakes")
    study = Study(page).ready(engine=True)
    expect(page.get_by_text("The engine found no mistake of yours")).to_be_visible()
    study.expect_at(None)
    expect(page.get_by_role("button", name="Next mistake")).to_have_count(0)


def test_reasons_are_told_in_the_readers_language_whoever_judged_the_game(
    server: Server, new_page: NewPage
) -> None:
    why = '[%why misses turn=e9-e3 does=takes-last "Misses e9-e3, which takes the last …"]'
    text = f'[Variant "standard"]\n[Position "{WIN}"]\n\n37. h5?? {{{why} Too quick.}} *\n'
    [game] = server.ask("/api/games/import", {"text": text})["games"]
    page = new_page(language="de")
    page.goto(f"/#/analyse/game/{game['id']}")
    tree, verdict = page.locator("section.tree"), page.locator("section.verdict")
    tree.get_by_role("button", name="h5").click()
    expect(verdict).to_contain_text("Verpasst e9-e3 – das schlägt den letzten GIPF-Stein")
    expect(tree).to_contain_text("Too quick.")  # what somebody wrote stays as it is
    expect(verdict).not_to_contain_text("Misses")
    page.locator("[data-tool=retry]").click()
    page.get_by_role("button", name="Lösung zeigen").click()
    better = re.compile(r"Besser war \S+ – das schlägt den letzten GIPF-Stein und gewinnt\.")
    expect(page.locator("section.retry")).to_contain_text(better)


# ---------------------------------------------------------------------- challenges


def test_to_accept_what_loses_the_game_is_the_mistake_of_whoever_accepts_it(page: Page) -> None:
    text = (
        f'[Variant "standard+P6;challenges=1"]\n[Position "{COVERED}"]\n\n1. Pb3-b2=B;accept 1-0\n'
    )
    study = Study.paste(page, text)
    page.get_by_role("button", name="Judge the whole game").click()
    summary = page.get_by_role("region", name="The whole game").get_by_role("listitem")
    expect(summary).to_have_count(2)
    expect(summary.first).to_contain_text("White: accuracy 100%")
    expect(summary.last).to_contain_text(re.compile(r"Black: accuracy \d\d?%, (\d+ !, )?1 \?\?"))
    page.get_by_role("button", name="Next mistake").click()
    card = page.get_by_role("region", name="Mistake 1 of 1")
    expect(card).to_contain_text(
        "Black accepts Pb3-b2=B, which covers the last GIPF-piece and wins; a challenge could stop it."
    )
    expect(card).not_to_contain_text("White played")
    study.expect_at("Pb3-b2=B")  # the board is that before the answer
    study.accessible()


def test_lines_curve_and_explorer_tell_challenges_in_words(
    empty_server: Server, new_page: NewPage
) -> None:
    header = f'[Variant "standard+P6;challenges=1"]\n[Position "{COVERED}"]\n[Result "1-0"]'
    text = f"{header}\n\n1. Pb3-b2=B;challenge;first;won {{[%eval 1]}} 1-0\n"
    [game] = empty_server.ask("/api/games/import", {"text": text})["games"]
    page = new_page(empty_server)
    study = Study.of_game(page, game["id"], engine=True)
    words = "Pb3-b2=B, challenges, begins the side game, wins the side game"
    expect(study.lines.first).to_contain_text("Pb3-b2=B, challenges, begins the side game")
    study.tab("Opening explorer")
    expect(page.locator(".explorer li .turn")).to_have_text(words)
    study.tab("Whole game")
    study.graph.hover(position={"x": 250, "y": 10})
    expect(page.locator("section.judge .told")).to_contain_text(f"1. {words}")
