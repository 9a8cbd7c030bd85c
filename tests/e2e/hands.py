"""Hands that do things on a page as people do: with a mouse, by dragging, with a finger, on the keyboard.

A hand knows where things are on the screen and no rules; ``table.py`` knows what has to be done.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import NamedTuple

from playwright.sync_api import Page


class Place(NamedTuple):
    """A place in the window, in CSS pixels."""

    x: float
    y: float


def use_tool(page: Page, name: str) -> None:
    """Press a tool of a game, which may be folded away, as it is on a phone."""
    page.locator("[data-tool]").first.wait_for()
    more = page.locator('[data-tool="more"]')
    if more.count() and more.get_attribute("aria-expanded") == "false":
        more.click()
    page.locator(f'[data-tool="{name}"]').click()


PLACE_OF = """([selector, towards, far]) => {
    const found = document.querySelector(selector)
    if (!found) return `${selector} is not there`
    const box = found.getBoundingClientRect()
    const isIn = box.top >= 0 && box.bottom <= innerHeight
    if (!isIn) found.scrollIntoView({ block: 'center' })
    const place = (element) => {
        const { a, e, f } = element.getScreenCTM()
        return { x: e, y: f, unit: a }
    }
    const here = place(found)
    if (towards) {
        const there = place(document.querySelector(towards))
        const share = far * here.unit / Math.hypot(there.x - here.x, there.y - here.y)
        here.x += share * (there.x - here.x)
        here.y += share * (there.y - here.y)
    }
    // What stands in front may hide a part of it: one presses what one sees.
    const { top } = found.querySelector('.hit').getBoundingClientRect()
    let over = null
    for (let y = here.y; y > top; y -= 3) {
        over = document.elementFromPoint(here.x, y)
        if (over?.closest(selector)) return [here.x, y]
        if (towards) break
    }
    return `${selector} lies behind ${over?.outerHTML.slice(0, 200)}`
}"""

LEAN = 8
"""How far from a dot's middle a pointer leans towards a line, in units of the drawing."""


def spot_named(point: str) -> str:
    """Select a point of the board."""
    return f'[data-point="{point}"]'


def unit_named(letter: str) -> str:
    """Select a unit in the reserve of the player who is to move."""
    return f'[data-letter="{letter}"]'


def way_to(first: str) -> str:
    """Select the arrow to a spot, once it can be pressed."""
    return f'.way[data-to="{first}"]'


class Hand(ABC):
    """One way of doing things on a page."""

    name: str

    def __init__(self, page: Page) -> None:
        self.page = page

    def place(self, selector: str, towards: str | None = None) -> Place:
        """Find a part of the drawing that can be pressed, leaning towards another one."""
        found = self.page.evaluate(PLACE_OF, [selector, towards, LEAN])
        assert not isinstance(found, str), found
        return Place(*found)

    @abstractmethod
    def press(self, selector: str) -> None:
        """Press a button."""

    @abstractmethod
    def pick(self, letter: str) -> None:
        """Pick a unit in the reserve."""

    @abstractmethod
    def enter(self, spot: str) -> None:
        """Push in what is picked by its spot, which is empty."""

    @abstractmethod
    def push(self, dot: str, first: str) -> None:
        """Push in what is picked, from a dot towards its first spot."""

    @abstractmethod
    def use(self, spot: str, target: str, *, asks: bool) -> None:
        """Use a potential; ``asks`` where what covers the target has to be chosen then."""

    @abstractmethod
    def turn(self, spot: str) -> None:
        """Press a spot of a row: that chooses the row, or turns what may stay between taken and kept."""


class Mouse(Hand):
    """Points, clicks."""

    name = "mouse"

    def click(self, place: Place) -> None:
        """Go there and click."""
        self.page.mouse.click(*place)

    def press(self, selector: str) -> None:
        self.page.locator(selector).click()

    def pick(self, letter: str) -> None:
        self.click(self.place(unit_named(letter)))

    def enter(self, spot: str) -> None:
        self.click(self.place(spot_named(spot)))

    def push(self, dot: str, first: str) -> None:
        self.click(self.place(spot_named(dot)))
        way = self.page.locator(way_to(first))
        if way.count():  # otherwise there was one way only
            way.click()

    def use(self, spot: str, target: str, *, asks: bool) -> None:  # noqa: ARG002
        self.click(self.place(spot_named(spot)))
        self.click(self.place(spot_named(target)))

    def turn(self, spot: str) -> None:
        self.click(self.place(spot_named(spot)))


class Drag(Mouse):
    """Drags pieces where a mouse can; clicks elsewhere."""

    name = "drag"
    picked: str | None = None

    def drag(self, way: Sequence[Place]) -> None:
        """Take what is at the first place, go along the others and let go at the last."""
        first, *others = way
        self.page.mouse.move(*first)
        self.page.mouse.down()
        for place in others:
            self.page.mouse.move(*place, steps=3)
        self.page.mouse.up()

    def pick(self, letter: str) -> None:
        self.picked = letter  # it is taken when it is dragged

    def enter(self, spot: str) -> None:
        there = self.place(spot_named(spot))
        unit = self._unit()
        self.drag([unit, there]) if unit else self.click(there)

    def push(self, dot: str, first: str) -> None:
        there = self.place(spot_named(dot))
        lean = self.place(spot_named(dot), spot_named(first))
        end = Place(*(a + 3 * (b - a) for a, b in zip(there, lean, strict=True)))
        unit = self._unit()
        self.drag([unit, there, end] if unit else [there, end])

    def use(self, spot: str, target: str, *, asks: bool) -> None:  # noqa: ARG002
        self.drag([self.place(spot_named(spot)), self.place(spot_named(target))])

    def _unit(self) -> Place | None:
        """Where the unit stands that is pushed in; an extra move's stands nowhere."""
        selector = unit_named(self.picked) if self.picked else '[data-letter][aria-checked="true"]'
        self.picked = None
        return self.place(selector) if self.page.locator(selector).count() else None


class Touch(Hand):
    """Taps with a finger: the first tap shows what would happen, the second does it."""

    name = "touch"

    def tap(self, place: Place) -> None:
        """Tap there."""
        self.page.touchscreen.tap(*place)

    def press(self, selector: str) -> None:
        self.page.locator(selector).tap()

    def pick(self, letter: str) -> None:
        self.tap(self.place(unit_named(letter)))

    def enter(self, spot: str) -> None:
        self.tap(self.place(spot_named(spot)))
        self.tap(self.place(spot_named(spot)))

    def push(self, dot: str, first: str) -> None:
        self.tap(self.place(spot_named(dot)))
        self.tap(self.place(spot_named(first)))

    def use(self, spot: str, target: str, *, asks: bool) -> None:
        self.tap(self.place(spot_named(spot)))
        self.tap(self.place(spot_named(target)))
        if not asks:
            self.tap(self.place(spot_named(target)))

    def turn(self, spot: str) -> None:
        self.tap(self.place(spot_named(spot)))


class Keys(Hand):
    """Presses keys, nothing else: Tab from thing to thing, arrows on the board, Enter."""

    name = "keyboard"
    MOST = 100
    """Things on a page, and steps across a board."""

    def press(self, selector: str) -> None:
        self.go_to(selector)
        self.key("Enter")

    def pick(self, letter: str) -> None:
        self.go_to("[data-point]")
        self.key(letter.lower())

    def pick_in_tray(self, letter: str) -> None:
        """Pick a unit where it stands: the radio buttons of the reserve."""
        self.go_to("[data-letter]")
        for _ in range(self.MOST):
            if self.is_at(unit_named(letter)):
                return
            self.key("ArrowRight")
        raise AssertionError(f"no arrow leads to {letter}")

    def enter(self, spot: str) -> None:
        self.go(spot)
        self.key("Enter")

    def push(self, dot: str, first: str) -> None:
        self.go(dot)
        here, there = (self.place(spot_named(point)) for point in (dot, first))
        self.key("Enter")
        if not self.page.locator(".way").count():  # there was one way only
            return
        across, down = there.x - here.x, there.y - here.y
        sideways = "ArrowRight" if across > 0 else "ArrowLeft"
        upright = "ArrowDown" if down > 0 else "ArrowUp"
        self.key(upright if abs(across) < 0.5 * abs(down) else sideways)
        self.key("Enter")

    def use(self, spot: str, target: str, *, asks: bool) -> None:  # noqa: ARG002
        self.go(spot)
        self.key("Enter")
        self.go(target)
        self.key("Enter")

    def turn(self, spot: str) -> None:
        self.go(spot)
        self.key("Enter")

    def key(self, key: str) -> None:
        """Press a key."""
        self.page.keyboard.press(key)

    def go(self, point: str) -> None:
        """Go to a point of the board: to its column, then along it."""
        self.go_to("[data-point]")
        for _ in range(self.MOST):
            here = str(self.page.evaluate("document.activeElement.dataset.point"))
            if here == point:
                return
            if here[0] != point[0]:
                self.key("ArrowRight" if here[0] < point[0] else "ArrowLeft")
            else:
                self.key("ArrowUp" if int(here[1:]) < int(point[1:]) else "ArrowDown")
        raise AssertionError(f"no arrow leads to {point}")

    def go_to(self, selector: str) -> None:
        """Press Tab until there."""
        for _ in range(self.MOST):
            if self.is_at(selector):
                return
            self.key("Tab")
        raise AssertionError(f"no Tab leads to {selector}")

    def is_at(self, selector: str) -> bool:
        """Say whether the keyboard is at such a thing."""
        return bool(
            self.page.evaluate("(wanted) => document.activeElement.matches(wanted)", selector)
        )
