"""Pictures as PNG, for places that show no SVG; the extra ``pictures`` brings what draws them."""

from gipf.errors import NotationError

WIDEST = 8000


def png(picture: str, *, width: int | None = None) -> bytes:
    """Draw an SVG picture, as `diagram` writes it, as PNG; ``width`` is in pixels.

    >>> from gipf import Position
    >>> png(Position.start("basic").svg(), width=200)[1:4]
    b'PNG'
    """
    from gipf.extras import need

    need("pictures")
    from resvg_py import svg_to_bytes

    if width is not None and not 0 < width <= WIDEST:
        raise NotationError("picture-width", width=width)
    drawn: bytes = svg_to_bytes(svg_string=picture, width=width)
    return drawn
