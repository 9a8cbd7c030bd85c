"""The reserves beside the board: towers as high as there are pieces, with their number in digits."""

from collections.abc import Iterator
from typing import NamedTuple

from gipf.state import Phase, State
from gipf.svg.description import Description
from gipf.svg.layout import Layout
from gipf.svg.markup import Point, circle, group, lettering, polyline
from gipf.svg.pieces import BASE, Layer, draw_layers
from gipf.variants import Player

RADIUS = 16.0
THICKNESS = 4.0
CORNER_HEIGHT = 58.0
"""How high a tower in a corner may be."""
MOST_IN_CORNER = 18
"""How many pieces most games have there; higher towers get thinner layers."""
HAND_STEP = 66.0
"""From one tower of potentials to the next."""
DIGITS = 15.0
DIGIT_WIDTH = 9.6


class Tower(NamedTuple):
    """Where the pieces of one kind stand: the middle of the lowest, and where their number goes."""

    letter: str
    foot: Point
    number: Point
    anchor: str


def draw_reserves(description: Description, layout: Layout) -> Iterator[str]:
    """Draw what both players have off the board, the nearer player's at the lower right."""
    for player in Player:
        yield group(_reserve(description, layout, player), style=f"reserve reserve-{player.value}")


def _reserve(description: Description, layout: Layout, player: Player) -> Iterator[str]:
    state = description.state
    corner = _corner_tower(state, layout, player)
    yield from _draw_tower(description, player, corner, _corner_thickness(state))
    for tower in _hand_towers(state.variant.potentials, layout, layout.near(player)):
        yield from _draw_tower(description, player, tower, THICKNESS)
    if state.phase is not Phase.OVER and state.player is player:
        digits = len(str(state.reserves[player][corner.letter]))
        yield _turn_mark(corner, digits, description.turn())


def _corner_thickness(state: State) -> float:
    most = max(MOST_IN_CORNER, *(reserve["B"] for reserve in state.reserves.values()))
    return THICKNESS if state.variant.is_matrx else CORNER_HEIGHT / most


def _corner_tower(state: State, layout: Layout, player: Player) -> Tower:
    """Stand what a game begins with in the corner that the slope of the plate leaves free."""
    letter = "G" if state.variant.is_matrx else "B"
    x = layout.plate_width / 2 - RADIUS - 1
    y = layout.plate_height / 2 - RADIUS - 2
    if layout.near(player):
        return Tower(letter, Point(x, y), Point(x - RADIUS - 7, y + 4), "end")
    foot = CORNER_HEIGHT - y
    top = foot - state.reserves[player][letter] * _corner_thickness(state)
    return Tower(letter, Point(-x, foot), Point(RADIUS + 7 - x, min(top, foot - 17)), "start")


def _hand_towers(hand: str, layout: Layout, near: bool) -> Iterator[Tower]:
    """Line the potentials up beside the plate, from the player's end of the table."""
    x = layout.plate_width / 2 + RADIUS + 8
    number_x = x + RADIUS + 5
    for index, letter in enumerate(hand):
        if near:
            y = layout.plate_height / 2 - RADIUS - 2 - HAND_STEP * (len(hand) - 1 - index)
            yield Tower(letter, Point(x, y), Point(number_x, y), "start")
        else:
            y = HAND_STEP * (index + 1) - layout.plate_height / 2 - RADIUS
            yield Tower(letter, Point(-x, y), Point(-number_x, y), "end")


def _draw_tower(
    description: Description, player: Player, tower: Tower, thickness: float
) -> Iterator[str]:
    count = description.state.reserves[player][tower.letter]
    if count:
        mark = "" if tower.letter == "B" else tower.letter
        drawn = list(draw_layers([Layer(player, RADIUS)] * count, thickness, mark))
    else:
        drawn = [circle(Point(0, -BASE), RADIUS, "empty")]
    yield group(drawn, at=tower.foot, style="tower", says=description.reserve(player, tower.letter))
    style = "number" if count else "number none"
    yield lettering(str(count), tower.number, DIGITS, style, tower.anchor)


def _turn_mark(corner: Tower, digits: int, says: str) -> str:
    """Draw the small pointer at the number of whoever decides."""
    side = -1 if corner.anchor == "end" else 1
    tip = side * (6 + DIGIT_WIDTH * digits)
    points = (Point(tip, 0), Point(tip + 8 * side, -5), Point(tip + 8 * side, 5))
    return group([polyline(points, "head", closed=True)], at=corner.number, style="turn", says=says)
