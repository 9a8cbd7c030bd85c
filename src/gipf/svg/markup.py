"""Writing SVG: elements, rounded numbers, text that is safe in XML."""

import re
from collections.abc import Iterable
from html import escape
from typing import NamedTuple

_NOT_IN_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


class Point(NamedTuple):
    """A place in the drawing: x to the right, y down."""

    x: float
    y: float

    def towards(self, other: "Point", distance: float) -> "Point":
        """Go some way from here in the direction of another place."""
        across, down = other.x - self.x, other.y - self.y
        share = distance / (across**2 + down**2) ** 0.5
        return Point(self.x + share * across, self.y + share * down)

    def __str__(self) -> str:
        """Write both numbers as a path takes them."""
        return f"{number(self.x)} {number(self.y)}"


def number(value: float) -> str:
    """Round to two places and leave out what says nothing.

    >>> number(-0.001), number(12.500), number(1 / 3)
    ('0', '12.5', '0.33')
    """
    return f"{round(value, 2) + 0:.2f}".rstrip("0").rstrip(".")


def text(words: str) -> str:
    """Escape words for use between tags.

    >>> text("a < b")
    'a &lt; b'
    """
    return escape(_NOT_IN_XML.sub("", words), quote=False)


def element(tag: str, *content: str, style: str = "", **attributes: float | str) -> str:
    """Write an element; ``style`` names its classes, which are prefixed to be ours alone.

    ``style_`` is a style of its own, which comes before those of its classes.

    >>> element("circle", style="dot", cx=1.0, r=2.5)
    '<circle class="gipf-dot" cx="1" r="2.5"/>'
    """
    opening = tag
    if style:
        opening += f' class="{" ".join(f"gipf-{name}" for name in style.split())}"'
    for name, value in attributes.items():
        written = value if isinstance(value, str) else number(value)
        opening += f' {name.rstrip("_").replace("_", "-")}="{written}"'
    return f"<{opening}>{''.join(content)}</{tag}>" if content else f"<{opening}/>"


def group(
    content: Iterable[str], *, style: str = "", at: Point | None = None, says: str = ""
) -> str:
    """Put elements together, moved to a place; ``says`` is shown on hover."""
    tooltip = (element("title", text(says)),) if says else ()
    moved = {"transform": f"translate({at})"} if at else {}
    return element("g", *tooltip, *content, style=style, **moved)


def circle(centre: Point, radius: float, style: str) -> str:
    """Draw a circle."""
    return element("circle", style=style, cx=centre.x, cy=centre.y, r=radius)


def path(data: str, style: str, paint: str = "") -> str:
    """Draw a path."""
    return element("path", style=style, d=data, **({"style_": paint} if paint else {}))


def polyline(points: Iterable[Point], style: str, *, closed: bool = False, paint: str = "") -> str:
    """Draw straight from place to place."""
    data = f"M{'L'.join(str(point) for point in points)}{'Z' if closed else ''}"
    return path(data, style, paint)


def lettering(words: str, middle: Point, size: float, style: str, anchor: str = "middle") -> str:
    """Write a few letters, centred on their height without leaning on newer SVG features."""
    place = {"x": middle.x, "y": middle.y + 0.35 * size, "font_size": size}
    return element("text", text(words), style=style, text_anchor=anchor, **place)


class Paper(NamedTuple):
    """What a picture is drawn on: its upper left corner and size, its theme and the rules of its styles."""

    corner: Point
    size: Point
    theme: str
    styles: str


def document(
    paper: Paper, content: Iterable[str], *, title: str, about: str, width: int | None
) -> str:
    """Write a whole picture, with what it is called and shows in words; ``width`` is how wide it is shown."""
    (x, y), size = paper.corner, paper.size
    scale = 1 if width is None else width / size.x
    attributes = (
        f'xmlns="http://www.w3.org/2000/svg" class="gipf gipf-{paper.theme}" role="img" '
        f'viewBox="{paper.corner} {size}" '
        f'width="{number(scale * size.x)}" height="{number(scale * size.y)}"'
    )
    head = (
        element("title", text(title)),
        element("desc", text(about)),
        element("style", f"\n{paper.styles}"),
        element("rect", style="paper", x=x, y=y, width=size.x, height=size.y, rx=8),
    )
    return "\n".join((f"<svg {attributes}>", *head, *content, "</svg>\n"))
