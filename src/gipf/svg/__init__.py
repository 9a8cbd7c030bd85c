"""Diagrams: a position as an SVG picture, for pages, notebooks and books.

>>> from gipf.position import Position
>>> diagram(Position.start("standard"), width=400).splitlines()[1]
'<title>standard: White to move</title>'
"""

from collections.abc import Collection, Iterator, Sequence

from gipf.notation import parse_move
from gipf.state import Move, State
from gipf.svg.board import draw_board, draw_plate
from gipf.svg.description import Description
from gipf.svg.layout import Layout
from gipf.svg.marks import (
    Arrow,
    Scene,
    check_move,
    draw_arrows,
    draw_highlights,
    draw_move_over,
    draw_move_under,
    draw_rows,
)
from gipf.svg.markup import Paper, Point, circle, document, group, lettering
from gipf.svg.pieces import BASE, RADIUS, draw_pile
from gipf.svg.png import png
from gipf.svg.reserves import draw_reserves
from gipf.svg.theme import (
    DIAGRAM,
    THEMES,
    Palette,
    Theme,
    check_look,
    style_sheet,
    theme_name,
)

__all__ = ["THEMES", "Arrow", "Palette", "Theme", "diagram", "png"]

COUNTED_FROM = 3
BADGE = 8.5


def diagram(
    state: State,
    *,
    last_move: Move | str | None = None,
    arrows: Sequence[Arrow | tuple[str, str] | tuple[str, str, str | None]] = (),
    highlight: Collection[str] = (),
    rows: bool = False,
    coordinates: bool = True,
    reserves: bool = True,
    theme: Theme | Palette = "light",
    flipped: bool = False,
    width: int | None = None,
    title: str | None = None,
    language: str = "en",
) -> str:
    """Draw a position as an SVG picture.

    ``last_move`` is the move that led to the position; ``arrows`` are pairs of points, or `Arrow`, which may
    have a colour; ``highlight`` are points to ring. ``rows`` lets the rows that stand on the board glow in
    their owner's colour.
    ``flipped`` has Black sit at the lower side. ``width`` is in pixels, the height follows from it.
    ``theme`` is ``light``, ``dark``, ``auto``, which follows the reader's system, or a `Palette` of one's own.
    ``title`` is what screen readers and tooltips call the picture; what else it says is in ``language``.

    >>> from gipf.position import Position
    >>> diagram(Position.start("basic"), theme="pink")  # doctest: +IGNORE_EXCEPTION_DETAIL
    Traceback (most recent call last):
    gipf.errors.NotationError: there is no theme 'pink'; there are light, dark, auto
    """
    check_look(theme, width, language)
    layout = Layout(
        state.variant.board, flipped, has_hands=reserves and state.variant.has_potentials
    )
    scene, description = Scene(state, layout), Description(state, language)
    if title is None:
        title = description.say(
            "diagram-title", variant=str(state.variant), turn=description.turn()
        )
    corner, size = Point(-layout.width / 2, -layout.height / 2), Point(layout.width, layout.height)
    content = [
        *draw_plate(layout),
        *(draw_rows(scene) if rows else ()),
        *draw_board(layout, coordinates=coordinates),
    ]
    if isinstance(last_move, str):
        last_move = parse_move(last_move, state.variant.board)
    if last_move:
        check_move(state, last_move)
        content.append(group(draw_move_under(scene, last_move), style="move"))
    content += draw_highlights(scene, highlight)
    content.append(group(_piles(scene, description), style="piles"))
    content += _badges(scene)
    if last_move:
        content.append(group(draw_move_over(scene, last_move), style="move"))
    content += draw_arrows(scene, arrows)
    if reserves:
        content += draw_reserves(description, layout)
    paper = Paper(corner, size, theme_name(theme), style_sheet(theme, DIAGRAM))
    return document(paper, content, title=title, about=description.position(last_move), width=width)


def _piles(scene: Scene, description: Description) -> Iterator[str]:
    """Draw the piles from the far end of the board, so that nearer ones stand before them."""
    state, matrx = scene.state, scene.state.variant.is_matrx
    for spot in sorted(state.piles, key=lambda spot: (scene.place(spot).y, scene.place(spot).x)):
        pile, place = state.piles[spot], scene.place(spot)
        yield draw_pile(pile, place, f"{spot}: {description.pile(pile)}", matrx=matrx)


def _badges(scene: Scene) -> Iterator[str]:
    """Count the units of the piles in which they are hard to count."""
    for spot in scene.state.variant.board.spots:
        count = len(scene.state.pile(spot))
        if count >= COUNTED_FROM:
            x, y = scene.place(spot)
            at = Point(x + 0.82 * RADIUS, y + BASE + 0.72 * RADIUS)
            drawn = (circle(at, BADGE, "badge"), lettering(str(count), at, 11.5, "count"))
            yield group(drawn, style="pile-count")
