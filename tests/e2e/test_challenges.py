"""A whole game against the computer in which all five side games settle challenges, each played to its end.

Two challenges for each player allow for four side games in a game; it takes three for all five.
"""

import random
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from gipf import Game
from tests.e2e.serving import Server
from tests.e2e.table import Table
from tests.patience import PATIENCE

START = (
    "ultimate;challenges=3;side=T:tzaar,Z:zertz,D:dvonn,Y:yinsh(blitz),P:punct"
    " 4/gBbBB/1BDb2/2BT2y/2B1b1/Zb2G/Gp2 w amPh3-h2=B B6/B8 -- 3/3 9"
)
"""Black has just announced PÜNCT.

White then threatens to win by TAMSK, ZÈRTZ and DVONN, Black by YINSH, and neither without: the computer
challenges the first three, and announces the fourth as soon as it can.
"""
BLOWS = ("+b3", "Zg2-g4", "Dd4-c4")
QUIET = ("b4", "b2", "b5", "b3")
RELOADED_AFTER = 2
"""Moves in ZÈRTZ before the page is reloaded."""
LEVEL = 9
"""One that overlooks nothing, so that what has to be challenged is."""
NAMES = {"T": "tzaar", "Z": "zertz", "D": "dvonn", "Y": "yinsh(blitz)", "P": "punct"}
MEANS = {
    "T": "The computer has won TZAAR: your TAMSK is out of the game",
    "Z": "The computer has won ZÈRTZ: your ZÈRTZ is out of the game",
    "D": "The computer has won DVONN: your DVONN is out of the game",
    "P": "The computer has won PÜNCT: the computer’s PÜNCT jumps.",
    "Y": "The computer has won YINSH: the computer’s YINSH slides.",
}
"""What is said of side games, which the person loses by moving at random."""


class Challenged(Table):
    """A game in which the person challenges whatever is announced."""

    def settle(self) -> Any:
        """Wait until the person is to decide, here or in a side game, or the game is over."""
        until = time.monotonic() + PATIENCE
        while (state := self.state)["thinking"]:
            assert time.monotonic() < until, f"the computer does not decide: {state['plies']}"
            time.sleep(0.02)
        self.follow()
        self.wait()
        side = state["side"]
        if side and side["scene"]["outcome"] is None:
            self.page.locator(f'[data-side="{side["scene"]["position"]}"]').wait_for()
        return state

    def choose(self, move: str) -> Any:
        """Decide something in the game itself."""
        self.decide(move)
        self.wait_for_ply(len(self.plies) + 1, move)
        return self.settle()

    def side_move(self, side: dict[str, Any], chance: random.Random) -> Any:
        """Make a move in the side game, touch by touch."""
        touches: dict[str, Any] = side["scene"]["touches"]
        here = self.page.locator(f'[data-side="{side["scene"]["position"]}"]')
        while touches:
            name = chance.choice(sorted(touches))
            spot = self.page.locator(f'[data-match] [data-point="{name}"]')
            thing = (
                spot if spot.count() else self.page.locator(f'[data-match] [data-touch="{name}"]')
            )
            thing.click()
            if "move" in touches[name]:
                if "next" in touches[name]:  # it may go on, and ends where it is touched again
                    thing.click()
                if (put := self.page.locator('[data-match] [data-tool="put"]')).count():
                    put.click()  # a piece of PÜNCT was only shown in another turn
                break
            touches = touches[name]["next"]
        here.wait_for(state="detached")
        return self.settle()

    def back(self, potential: str) -> Any:
        """Read what the side game means, and go back to the board."""
        expect(self.page.locator(".result")).to_contain_text(MEANS[potential])
        self.page.get_by_role("button", name="Back to the board").click()
        return self.settle()


def test_all_five_side_games_are_played_in_one_game_against_the_computer(
    server: Server, page: Page, tmp_path: Path
) -> None:
    chance = random.Random(1)
    table = Challenged(page, server, server.new_game(START, LEVEL))
    table.show()
    blows = list(BLOWS)
    played: dict[str, str] = {}
    state = table.settle()
    while state["result"] == "*":
        side = state["side"]
        if side and side["scene"]["outcome"] is None:
            potential, name = side["potential"], side["scene"]["game"]
            played[potential] = name
            moves = len(side["moves"])
            state = table.side_move(side, chance)
            if state["side"] is None or state["side"]["scene"]["outcome"]:  # the game went on
                state = table.back(potential)
            elif moves // 2 + 1 == RELOADED_AFTER and potential == "Z":
                page.reload()  # in the middle of a side game, which goes on
                assert table.settle()["side"]["moves"] == state["side"]["moves"]
            continue
        offered = [option["move"] for option in table.scene["options"]]
        quiet = [move for move in QUIET if move in offered]
        if "challenge" in offered:
            state = table.choose("challenge")
        elif "second" in offered:
            expect(page.locator('[data-decide="first"]')).to_have_text("You begin")
            state = table.choose("second")
        elif blows and blows[0] in offered:
            state = table.choose(blows.pop(0))
        elif quiet and len(played) < len(NAMES):
            state = table.choose(quiet[0])
        else:  # YINSH is won, so the computer has not
            page.locator('[data-tool="resign"]').click()
            page.get_by_role("dialog").get_by_role("button", name="Resign").click()
            page.locator(".end").wait_for()
            state = table.state
    assert played == NAMES
    assert state["result"] == "0-1"

    page.locator('[data-tool="share"]').click()
    with page.expect_download() as waiting:
        page.get_by_role("dialog").get_by_role("button", name="File").click()
    file = tmp_path / "challenges.gipf"
    waiting.value.save_as(file)
    page.keyboard.press("Escape")
    check = [sys.executable, "-m", "gipf", "check", str(file)]
    assert subprocess.run(check, capture_output=True, text=True, check=True).stdout.endswith(
        "1 game\n"
    )
    game = Game.parse(file.read_text())
    assert str(game.position) == str(table.position)
    recorded = [side for turn in game.turns() for side in turn.side_games]
    assert sorted(side.name for side in recorded) == sorted(NAMES.values())
    assert all(side.state and side.state.outcome for side in recorded), (
        "all were played to their ends"
    )

    page.reload()
    table.wait()
    page.keyboard.press("Home")
    for ply, move in enumerate(table.plies):
        words = f"You are looking back: step {ply} of {len(table.plies)}."
        expect(page.locator(".stage > p")).to_have_text(words)
        page.keyboard.press("ArrowRight")
        if move in ("won", "tied", "lost"):
            for count in range(len(recorded.pop(0).moves) + 1):
                expect(page.locator("[data-played]")).to_have_attribute("data-count", str(count))
                page.keyboard.press("ArrowRight")
    table.wait()
    results = [move for move in table.plies if move in ("won", "tied", "lost")]
    assert results[:4] == ["won", "lost", "lost", "lost"]
