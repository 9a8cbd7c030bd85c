"""A game on a page, and how each of its decisions is entered: the same for every hand.

The table follows the game by itself, with the library, so that it knows what may be decided; whatever is
decided is entered on the board, and what the page then says has been played must be just that.
"""

import re
from typing import Any

from playwright.sync_api import Page, expect

from gipf import Position
from gipf.scene import scene_of
from gipf.scene.data import Option, Row, Scene
from tests.e2e.hands import Hand, Mouse, spot_named
from tests.e2e.serving import Server
from tests.e2e.site import Site
from tests.english import say

_BOARD = """() => Object.fromEntries([...document.querySelectorAll('main [data-point]')].map(
    (point) => [point.dataset.point, point.getAttribute('aria-label')]))"""
_TAKEN = """() => [...document.querySelectorAll('main [data-point][aria-selected=true]')].map(
    (point) => point.dataset.point)"""


class Table:
    """A game that is shown on a page and played by a hand."""

    def __init__(
        self, page: Page, server: Server | Site, game: str, hand: Hand | None = None
    ) -> None:
        self.page = page
        self.server = server
        self.game = game
        self.hand = hand or Mouse(page)
        self.confirmed: set[str] = set()
        """What was asked about in this game and confirmed: who ends what for good."""
        self.follow()

    @classmethod
    def open(
        cls, page: Page, server: Server | Site, start: str, hand: Hand | None = None
    ) -> "Table":
        """Begin a game of two people at one screen, of a variant or from a position on, and open it."""
        table = cls(page, server, server.new_game(start), hand)
        table.show()
        return table

    @classmethod
    def here(cls, page: Page, server: Server | Site) -> "Table":
        """Sit down at the game that the page shows."""
        page.locator("main [data-point]").first.wait_for()
        return cls(page, server, page.url.rpartition("/")[2])

    def show(self) -> None:
        """Go to the game's page and wait until it shows the game as it stands."""
        self.page.goto(f"/#/game/{self.game}")
        self.wait()

    @property
    def state(self) -> Any:
        """The game as the server has it."""
        return self.server.ask(f"/api/games/{self.game}")

    @property
    def scene(self) -> Scene:
        """What may be decided now."""
        return scene_of(self.position)

    def follow(self) -> None:
        """Take the game as the server has it."""
        state = self.state
        seats = state["seats"]
        self.computer = next((one for one in "wb" if seats[one]["kind"] == "computer"), None)
        self.plies: list[str] = state["plies"]
        position = Position.parse(state["start"])
        for move in self.plies:
            position = position.play(move)
        self.position = position
        assert str(position) == state["scene"]["position"]

    def wait(self) -> None:
        """Wait until the page shows what has been played so far in this game, and nothing more."""
        self.page.locator(f'[data-game="{self.game}"]').wait_for()
        if not self.plies:
            self.page.locator("[data-ply]").first.wait_for(state="detached")
            self.page.locator("main [data-point]").first.wait_for()
            return
        self.wait_for_ply(len(self.plies), self.plies[-1], '[aria-current="step"]')

    def wait_for_ply(self, number: int, move: str, state: str = "") -> None:
        """Wait until the list of moves has a decision in its place, in some state."""
        self.page.locator(f'[data-ply="{number}"][data-move="{move}"]{state}').wait_for()

    def wait_for_answer(self) -> None:
        """Wait until a person is to decide, or the game is over, and take what the computer played."""
        person = next(player for player in "wb" if player != self.computer)
        self.page.locator(f'[data-seat="{person}"].deciding, .end').first.wait_for()
        self.follow()
        self.wait()

    # ------------------------------------------------------------------ deciding

    def play(self, *moves: str, by_dot: bool = False) -> None:
        """Make decisions, one after the other; each must arrive."""
        for move in moves:
            self.decide(move, by_dot=by_dot)
            self.played(move)

    def played(self, move: str) -> None:
        """Wait until a decision has arrived, and with it the computer's answer where it answers.

        Where it ends something for good, the page asks first.
        """
        self._confirm(move)
        self.plies.append(move)
        self.position = self.position.play(move)
        if self.computer:
            self.wait_for_ply(len(self.plies), move)
            self.wait_for_answer()
        else:
            self.wait()

    def _confirm(self, move: str) -> None:
        scene = self.scene
        ends = next(option["ends"] for option in scene["options"] if option["move"] == move)
        key = f"{scene['player']} {ends and ends['id']}"
        if ends and key not in self.confirmed:
            self.confirmed.add(key)
            self.hand.press('dialog [data-answer="play"]')

    def takeback(self, count: int) -> None:
        """Wait until so many decisions have been taken back."""
        wanted = self.plies[: len(self.plies) - count]
        self.page.locator(f'[data-ply="{len(self.plies)}"]').wait_for(state="detached")
        self.follow()
        assert self.plies == wanted
        self.wait()
        # What was just decided here can be decided again only after a moment: a second press would be a slip.
        self.page.locator("main .point.target, [data-decide]").first.wait_for()

    def decide(self, move: str, *, by_dot: bool = False) -> None:
        """Enter one decision; ``by_dot`` pushes from a dot where the spot could be pressed, too."""
        scene = self.scene
        found = [option for option in scene["options"] if option["move"] == move]
        assert found, f"{move} cannot be decided in {scene['position']}"
        [option] = found
        if option["kind"] in ("push", "extra"):
            self._push(scene, option, by_dot=by_dot)
        elif option["kind"] == "use":
            self._use(option)
        elif option["kind"] == "clear":
            self.mark(move)
            self.hand.press('[data-decide="clear"]')
        else:
            self.hand.press(f'[data-decide="{move}"]')

    def _push(self, scene: Scene, option: Option, *, by_dot: bool) -> None:
        letter, first = option["letter"], option["to"]
        assert first is not None
        if option["kind"] == "push" and letter and not self._is_picked(letter):
            self.hand.pick(letter)
        if by_dot or first in scene["piles"]:
            self.hand.push(option["from"][0], first)
        else:
            self.hand.enter(first)

    def _is_picked(self, letter: str) -> bool:
        return self.page.locator(f'[data-letter="{letter}"][aria-checked="true"]').count() > 0

    def _use(self, option: Option) -> None:
        [spot], target, cover = option["from"], option["to"], option["cover"]
        assert target is not None
        rivals = [other for other in self.scene["options"] if _same_way(option, other)]
        asks = len(rivals) > 1
        self.hand.use(spot, target, asks=asks)
        if asks:
            self.hand.press(f'[data-cover="{cover}"]')

    def mark(self, move: str) -> None:
        """Choose a row, and turn what may stay until just what is wanted is taken."""
        rows = self.scene["rows"]
        index = next(number for number, row in enumerate(rows) if move in row["clears"])
        row = rows[index]
        self._choose(rows, index)
        wanted = set(row["clears"][move])
        for spot in row["may"] * 2:  # turning one may turn another
            taken = set(self.page.evaluate(_TAKEN))
            if taken == wanted:
                return
            if (spot in taken) != (spot in wanted):
                self.hand.turn(spot)
        assert set(self.page.evaluate(_TAKEN)) == wanted

    def _choose(self, rows: tuple[Row, ...], index: int) -> None:
        choices = [number for number, row in enumerate(rows) if row["clears"]]
        if len(choices) > 1:
            self.hand.press(f'[data-row="{index}"]')
        elif not self.page.evaluate(_TAKEN):  # one row, which a sensible player leaves alone
            self.hand.turn(rows[index]["spots"][0])

    # ------------------------------------------------------------------ looking

    def board(self) -> dict[str, str]:
        """What is said of each point."""
        found: dict[str, str] = self.page.evaluate(_BOARD)
        return found

    def expect_board(self) -> None:
        """Expect the position on the board: of which colour each spot is, and the sentence above it."""
        seen = self.board()
        piles = self.scene["piles"]
        spots = {point: words for point, words in seen.items() if not words.startswith("dot ")}
        assert len(spots) == {"hex37": 37, "matrx40": 40}[self.scene["board"]]
        for spot, words in spots.items():
            top = piles.get(spot, (".",))[-1]
            colour = "White" if top[0].isupper() else "Black" if top[0].islower() else "empty"
            assert re.match(rf"{spot}, (\d+ units: )?{colour}\b", words), (
                f"{words}: {self.position}"
            )
        if self.position.is_over:
            expect(self.page.locator(".end h2")).to_be_visible()
            return
        prompt = self.scene["prompt"]
        if self.computer and prompt["id"].startswith("prompt-"):  # the page speaks to its reader
            prompt = {"id": prompt["id"], "args": {**prompt["args"], "player": "you"}}
        sentence = self.page.locator(".prompt .words, .stage > p")
        if self.plies and self.plies[-1] == "lost":  # what comes after that is said before
            expect(sentence).to_contain_text(say(prompt))
        else:
            expect(sentence).to_have_text(say(prompt))

    def expect_taken(self, spot: str, *, taken: bool) -> None:
        """Expect the top of a spot to be marked as taken, or as kept."""
        point = self.page.locator(spot_named(spot))
        expect(point).to_have_attribute("aria-selected", "true" if taken else "false")


def _same_way(one: Option, other: Option) -> bool:
    return (one["kind"], one["from"], one["to"]) == (other["kind"], other["from"], other["to"])
