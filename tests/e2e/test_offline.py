"""Without a network, in a real browser: games to their end, and all that can be done with them."""

import random
from pathlib import Path

from playwright.sync_api import expect

from gipf import Position
from gipf.course import puzzles
from tests.e2e import test_analyse, test_judging, test_learn
from tests.e2e.conftest import NewPage
from tests.e2e.offline import late_position, play_to_the_end
from tests.e2e.site import served
from tests.e2e.test_site import kept

GAMES = (("basic", 1), ("tournament", 3), ("ultimate", 2), ("matrx", 5))
"""A variant of every family, and the computer's level."""
PUZZLE = puzzles()[0]["puzzles"][0]


def test_without_a_network_games_come_to_their_end_and_nothing_is_lost(
    new_page: NewPage, tmp_path: Path
) -> None:
    with served(tmp_path) as own:
        page = own.page = new_page(own, may_complain=True)  # it still looks for a newer version
        page.goto(own.address)
        kept(page)
    ended = {}
    for variant, level in GAMES:
        start = late_position(variant, seed=level)
        game = own.new_game(start, level)
        page.goto(f"/#/game/{game}")
        page.locator(f'[data-game="{game}"]').wait_for()
        ended[game] = play_to_the_end(
            own, game, random.Random(level), lambda move: page.reload() if move == 2 else None
        )
        expect(page.locator(".end h2")).to_be_visible()
        position = Position.parse(start)
        for move in ended[game]:
            position = position.play(move)
        assert position.is_over
    test_judging.test_a_game_that_is_judged_again_keeps_what_people_wrote_and_nothing_else(page)
    test_analyse.test_a_variation_is_played_promoted_deleted_and_still_there_after_a_reload(page)
    test_learn.test_a_task_is_solved_by_mouse(page)
    solved = own.ask(f"/api/puzzles/{PUZZLE['id']}", {"moves": PUZZLE["solution"]})
    assert solved["solved"]
    page.reload()
    assert {game: own.ask(f"/api/games/{game}")["plies"] for game in ended} == ended
