"""Boards and games for other pages: the HTML that is pasted."""

import base64
import html
import runpy
import zlib
from html.parser import HTMLParser
from pathlib import Path

import pytest

from gipf import Game, Position
from gipf.errors import NotationError
from gipf.record.embedding import embed_game, embed_position, positions_of
from tests.command_line import invoke

ROOT = Path(__file__).parents[1]
MATRX = "matrx 1gT1/2D1Z/Tp'y'1GP/1y'(Pp')2g1/1GY'1Pg/zY2T/1Y'1p/1p1 b m Z4D4Y2/T6Z4D6Y4 -- - 14"
GAME = '[White "A & <B>"]\n[Variant "standard"]\n\n1. d2 {"so" & <so>} d8-f7 2. c2 *\n'


class Elements(HTMLParser):
    """The elements of a page: their attributes, and the text in each."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.text += data


def test_a_position_comes_back_from_its_html() -> None:
    elements = Elements(
        embed_position(Position.parse(MATRX), attributes={"flip": True, "theme": None})
    )
    (board, given), (script, where) = elements.found
    assert (board, given) == ("gipf-board", {"position": MATRX, "flip": None})
    assert (script, where) == ("script", {"src": "gipf-embed.js", "defer": None})
    assert elements.text.strip() == "matrx: Black to move"


def test_a_game_comes_back_from_its_html_with_all_its_positions() -> None:
    game = Game.parse(GAME)
    elements = Elements(embed_game(game, site="https://club.example/gipf"))
    (name, given), _, (_, script) = elements.found
    assert name == "gipf-game"
    assert str(Game.parse(elements.text)) == str(game)
    packed = given["positions"] or ""
    lines = zlib.decompress(
        base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4)), -15
    ).decode()
    assert [f"standard {line}" for line in lines.splitlines()] == [
        str(each) for each in positions_of(game)
    ]
    assert script["src"] == "https://club.example/gipf/gipf-embed.js"


@pytest.mark.parametrize("site", ["club.example", "javascript:alert(1)", "//club.example"])
def test_an_address_that_is_none_of_the_web_is_refused(site: str) -> None:
    with pytest.raises(NotationError, match="https://"):
        embed_position(Position.start(), site=site)


def test_the_command_line_writes_a_board() -> None:
    status, says, _ = invoke(
        "embed", "standard", "--move", "e1-e2", "--play", "4", "--look", "table"
    )
    assert status == 0
    assert Elements(says).found[0][1] == {
        "position": str(Position.start("standard")), "move": "e1-e3", "play": "4", "look": "table",
    }  # fmt: skip
    status, says, _ = invoke("embed", "-", "--no-reserves", "--language", "de", stdin="matrx\n")
    assert (status, 'reserves="off"' in says, "Weiß" in says) == (0, True, True)


def test_the_command_line_writes_a_game_of_a_file(tmp_path: Path) -> None:
    file = tmp_path / "games.gipf"
    file.write_text(f"{GAME}\n{(ROOT / 'src/gipf/samples/game.gipf').read_text()}")
    status, says, _ = invoke("embed", str(file), "--game", "2", "--ply", "end")
    assert (status, Elements(says).found[0][1]["ply"]) == (0, "end")
    assert '[White "Ann"]' in html.unescape(says)
    assert invoke("embed", str(file), "--game", "3")[::2] == (
        2,
        f"gipf: there is no game in {file}\n",
    )
    status, says, _ = invoke("embed", "-", stdin=GAME)
    assert (status, "gipf-game" in says) == (0, True)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("no-such-file.gipf",), "no-such-file.gipf: No such file or directory"),
        (("standard x",), "position: there are 2 fields"),
        (("standard", "--move", "e1-e4"), "e1-e4: e2 is occupied"),
        (("standard", "--site", "here"), "an address begins with https://"),
        (("standard", "--theme", "pink"), "invalid choice"),
    ],
)
def test_what_cannot_be_embedded_is_refused_in_a_sentence(
    arguments: tuple[str, ...], says: str
) -> None:
    status, _, why = invoke("embed", *arguments)
    assert (status, says in why) == (2, True), why


def test_the_page_of_examples_is_up_to_date() -> None:
    written = runpy.run_path(str(ROOT / "web" / "dev" / "examples.py"))["written"]
    page = (ROOT / "web" / "public" / "embed.html").read_text("utf-8")
    assert written() == page, "write it anew: python web/dev/examples.py"
