"""The page of live examples of the embeds: ``python web/dev/examples.py`` writes ``web/public/embed.html``."""

from html import escape
from pathlib import Path
from typing import NamedTuple

from gipf import Game, Position
from gipf.record.embedding import SCRIPT, Attributes, embed_game, embed_position

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "web" / "public" / "embed.html"

STANDARD = "standard bb2/1g1B1/B2Gb1/b2gbBb/G5/3gG/4 b m B9/B6 -- - 11"
MATRX = "matrx 1gT1/2D1Z/Tp'y'1GP/1y'(Pp')2g1/1GY'1Pg/zY2T/1Y'1p/1p1 b m Z4D4Y2/T6Z4D6Y4 -- - 14"
ZERTZ = "standard+Z6 g2G/5/1ZbB2/G1b1z1g/2B3/5/g2G w m B9Z4/B9Z5 -- - 4"
GAME = """\
[White "Ann"]
[Black "Ben"]
[Result "*"]
[Variant "standard"]

1. d2 d8-f7 {Ben keeps out of the way of d2.} 2. c2! {Two lines at once.} ( 2. e1-e3 ) 2... b6-b4?
3. e1-e3 i5-g5 *
"""

HEAD = """\
<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Boards and games for your own page – GIPF</title>
    <link rel="icon" href="icon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="embed.css" />
  </head>
  <body>
    <main>
<h1>Boards and games for your own page</h1>
<p>Put <code>gipf-embed.js</code> and a line of HTML into any page: a blog, the page of a club, course notes.
Nothing else is fetched, nothing is sent anywhere. What is below is live; under each stands what was
pasted.</p>
"""
FOOT = f"""
    </main>
    <script src="{SCRIPT}" defer></script>
  </body>
</html>
"""


class Example(NamedTuple):
    """A title, what is said of it, and the elements that show it."""

    title: str
    text: str
    html: tuple[str, ...]


def board(position: str, **attributes: str | bool) -> str:
    """Write a board; names of attributes have underscores for dashes."""
    named: Attributes = {name.replace("_", "-"): value for name, value in attributes.items()}
    html = embed_position(Position.parse_or_start(position), attributes=named)
    if " " not in position:
        html = html.replace(str(Position.start(position)), position)
    return bare(html)


def bare(html: str) -> str:
    """Leave out the script: the page has it once."""
    return html.rpartition("\n<script")[0]


def game() -> Game:
    """Read the game of the examples."""
    return Game.parse(GAME)


EXAMPLES = (
    Example(
        "A position",
        "The text is that of <code>gipf show</code>, of the app's share dialog and of game files; the "
        "name of a game alone is its start.",
        (board(STANDARD), board("ultimate")),
    ),
    Example(
        "What is pointed out",
        "The move that led here, a move to play, arrows and rings of your own.",
        (
            board(STANDARD.replace(" b m ", " w m "), last_move="e9-e4"),
            board(ZERTZ, move="Zd3-d6", highlight="e5"),
            board("standard", arrows="e2-e5 b2-e5", highlight="e5", reserves="off"),
        ),
    ),
    Example(
        "Looks",
        "Light or dark as the reader's system, or as you say; three looks; either player's side; with or "
        "without names and reserves. It is as wide as its place, and no wider than you say in CSS.",
        (
            board(MATRX, look="table"),
            board(STANDARD, look="contrast", theme="light"),
            board(STANDARD, theme="dark", flip=True, coordinates="off"),
        ),
    ),
    Example(
        "In the language of the page",
        "What is said – to those who cannot see the board, on buttons, about mistakes – is in the language "
        "of the page or of the element, one of nine.",
        (
            '<gipf-board lang="fr" position="standard g2G/5/6/G5g/6/5 w m B12/B12 -- - 1">\n'
            "Standard\n</gipf-board>",
        ),
    ),
    Example(
        "A game",
        "Buttons, arrow keys, a press on a move; comments stand below. <code>gipf embed game.gipf</code> "
        "and the app's share dialog write it, with all positions in it.",
        (bare(embed_game(game(), attributes={"ply": "3"})),),
    ),
    Example(
        "A game to play",
        "A press on the button opens the app in its place, against the computer; before that nothing of it "
        "is fetched.",
        (board("basic", play="2"),),
    ),
)


def figure(html: str) -> str:
    """Show an element, and below it what it was written as."""
    code = f'<pre tabindex="0"><code>{escape(html)}</code></pre>'
    return f"<figure>\n{html}\n{code}\n</figure>\n"


def written() -> str:
    """Write the page."""
    parts = [
        f"<h2>{title}</h2>\n<p>{text}</p>\n"
        f'<div class="examples" data-count="{len(html)}">\n{"".join(map(figure, html))}</div>\n'
        for title, text, html in EXAMPLES
    ]
    return "".join([HEAD, *parts, FOOT])


if __name__ == "__main__":
    PAGE.write_text(written(), encoding="utf-8")
    print(f"{PAGE} is written")
