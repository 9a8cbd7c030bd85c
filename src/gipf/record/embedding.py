"""Positions and games for other people's pages: HTML for the elements of ``gipf-embed.js``.

The script draws what it is told and knows no rules; so a game goes along with all its positions.
"""

import base64
import zlib
from collections.abc import Iterator, Mapping
from html import escape
from urllib.parse import urljoin

from gipf.errors import NotationError
from gipf.position import Position
from gipf.record.game import Game
from gipf.svg.description import Description

SCRIPT = "gipf-embed.js"
"""The script, as ``gipf site`` writes it and the server serves it."""

Attributes = Mapping[str, str | bool | None]
"""Of an element: True for one without a value, None and False for one that is left out."""


def embed_position(
    position: Position,
    *,
    site: str = "",
    language: str = "en",
    attributes: Attributes | None = None,
) -> str:
    """Write HTML that shows a position in any page.

    ``site`` is the address of the app, beside which the script lies; without one the script lies beside
    the page. ``attributes`` are those of ``<gipf-board>``.

    >>> print(embed_position(Position.start("standard"), attributes={"flip": True}))
    <gipf-board position="standard g2G/5/6/G5g/6/5/g2G w m B12/B12 -- - 1" flip>
    standard: White to move
    </gipf-board>
    <script src="gipf-embed.js" defer></script>
    """
    words = Description(position, language)
    text = words.say("diagram-title", variant=str(position.variant), turn=words.turn())
    return _element("gipf-board", {"position": str(position), **(attributes or {})}, text, site)


def embed_game(game: Game, *, site: str = "", attributes: Attributes | None = None) -> str:
    """Write HTML that shows a game in any page, to be gone through.

    >>> game = Game("basic")
    >>> game.play("c2")
    >>> html = embed_game(game)
    >>> html.startswith('<gipf-game positions="'), html.splitlines()[-1]
    (True, '<script src="gipf-embed.js" defer></script>')
    """
    own = {"positions": packed_positions(game), **(attributes or {})}
    return _element("gipf-game", own, f"<pre>\n{escape(str(game), quote=False)}</pre>", site)


def positions_of(game: Game) -> Iterator[Position]:
    """Give the position at the start of a game, and after every decision of its main line."""
    position = game.start
    yield position
    for move in game.moves():
        position = position.play(move)
        yield position


def packed_positions(game: Game) -> str:
    """Pack the positions of a game: a line for each, without the variant, compressed, as letters.

    >>> game = Game("basic")
    >>> game.play("c2")
    >>> packed = packed_positions(game)
    >>> zlib.decompress(base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4)), -15).decode().splitlines()
    ['b2B/5/6/B5b/6/5/b2B w m B12/B12 -- - 1', 'b2B/B4/6/B5b/6/5/b2B b m B11/B12 -- - 1']
    """
    lines = [str(position).partition(" ")[2] for position in positions_of(game)]
    raw = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = raw.compress("\n".join(lines).encode()) + raw.flush()
    return base64.urlsafe_b64encode(packed).decode().rstrip("=")


def _element(name: str, attributes: Attributes, content: str, site: str) -> str:
    if site and not site.startswith(("http://", "https://")):
        raise NotationError("no-site-address", text=site)
    folder = site if not site or site.endswith("/") else f"{site}/"
    address = escape(urljoin(folder, SCRIPT))
    written = "".join(_attribute(key, value) for key, value in attributes.items())
    return f'<{name}{written}>\n{content}\n</{name}>\n<script src="{address}" defer></script>'


def _attribute(name: str, value: str | bool | None) -> str:
    if value is None or value is False:
        return ""
    if value is True:
        return f" {name}"
    quoted = escape(value, quote=False).replace('"', "&quot;")  # a used potential has a '
    return f' {name}="{quoted}"'
