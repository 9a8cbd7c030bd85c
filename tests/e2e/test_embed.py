"""Boards and games in somebody else's page: another origin, which has the script from a site of plain files."""

import base64
import gzip
import re
import threading
import zlib
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, Request, expect

from gipf import Game, Position
from gipf.browser.site import PAGE as BUILT
from gipf.messages import languages
from gipf.record.embedding import embed_game, embed_position
from gipf.svg.description import Description
from tests.e2e.accessibility import assert_accessible
from tests.e2e.conftest import NewPage
from tests.e2e.hands import use_tool
from tests.e2e.pages import CLEARING, MATRX, PILES, ROOT, STANDARD
from tests.e2e.screens import PHONE, THEMES, Theme
from tests.e2e.serving import Server
from tests.e2e.site import Site

MOST = 60_000
"""Bytes of the script, compressed by gzip -9."""
ANNOUNCED = (
    "tournament+T6P6;reserve=24/24;challenges=1 "
    "(Gg)1(Gb)b/1B(P'p')B1/bPgtt(p'P')/pbTBT1T'/G(gB)bTTB/1T'1b(P'p')/1b(P'p')p w amPe2-f2=B P1/B1T2 -- 1/0 39"
)
STRICT = "default-src 'none'; script-src {script}; connect-src 'self'; frame-src {script}"
"""A page that allows the script, and nothing else."""

Open = Callable[..., Page]


class _Quiet(SimpleHTTPRequestHandler):
    policy = ""

    def log_message(self, *_: Any) -> None:
        """Say nothing."""

    def end_headers(self) -> None:
        """Send the policy of the page."""
        if self.policy:
            self.send_header("Content-Security-Policy", self.policy)
        super().end_headers()


@pytest.fixture
def blog(new_page: NewPage, site: Site, tmp_path: Path) -> Iterator[Open]:
    """Open a page of another site with something in it; what it fetched is noted in ``page.fetched``."""
    folder = tmp_path / "blog"
    folder.mkdir()
    root = re.match(r"https?://[^/]+", site.address)
    assert root
    handler = type("Handler", (_Quiet,), {"policy": STRICT.format(script=root[0])})
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(handler, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    address = f"http://127.0.0.1:{server.server_port}/"

    def open_page(content: str, language: str = "en", **choices: Any) -> Page:
        (folder / "index.html").write_text(
            f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>A blog</title>'
            f'<meta name="viewport" content="width=device-width"></head><body><main><h1>Blog</h1>'
            f'{content}\n<script src="{site.address}gipf-embed.js" defer></script></main></body></html>',
            "utf-8",
        )
        page = new_page(Site(address), **choices)
        fetched: list[str] = []
        page.on("request", lambda request: _note(fetched, request))
        page.goto(address)
        page.fetched = fetched  # type: ignore[attr-defined]
        return page

    yield open_page
    server.shutdown()
    server.server_close()
    thread.join()


def _note(fetched: list[str], request: Request) -> None:
    if not request.url.startswith("data:") and not request.url.endswith("/favicon.ico"):
        fetched.append(request.url)


def board(position: str, **attributes: str | bool) -> str:
    """Write a board without its script."""
    named = {name.replace("_", "-"): value for name, value in attributes.items()}
    html = embed_position(Position.parse_or_start(position), attributes=named)
    return html.rpartition("\n<script")[0]


def the_game(**attributes: str | bool) -> str:
    """Write the game of the examples without its script."""
    game = Game.parse((ROOT / "src" / "gipf" / "samples" / "game.gipf").read_text("utf-8"))
    game.turns()[1].set_comment("Ben <b>follows</b> & waits.")
    return embed_game(game, attributes=attributes).rpartition("\n<script")[0]


def picture(element: Locator) -> Locator:
    """The drawing of an element."""
    return element.locator("svg[role=img]")


def said(element: Locator) -> str:
    """What is said about a drawing."""
    shown = picture(element)
    expect(shown).to_be_visible()
    name = shown.get_attribute("aria-describedby")
    return (element.locator(f"[id='{name}']").text_content() or "").strip()


def test_the_script_is_small_and_one_file() -> None:
    script = (BUILT / "gipf-embed.js").read_bytes()
    assert len(gzip.compress(script, 9)) < MOST
    assert b"import(" not in script
    assert not list(BUILT.glob("gipf-*.css"))


def test_nothing_but_the_script_is_fetched_even_where_the_page_forbids_everything_else(
    blog: Open,
) -> None:
    page = blog(board(STANDARD, last_move="e9-e4") + board(MATRX, look="table") + the_game())
    expect(picture(page.locator("gipf-board").first)).to_have_attribute(
        "aria-label", "Standard GIPF: Black to move"
    )
    expect(picture(page.locator("gipf-game"))).to_be_visible()
    kinds = [url.rpartition("/")[2] for url in page.fetched]  # type: ignore[attr-defined]
    assert kinds == ["", "gipf-embed.js"]


@pytest.mark.parametrize("language", languages())
def test_a_position_is_told_as_python_tells_it(blog: Open, language: str) -> None:
    positions = (STANDARD, MATRX, PILES, CLEARING, ANNOUNCED, "basic", "ultimate")
    page = blog("".join(map(board, positions)), language)
    for text, element in zip(positions, page.locator("gipf-board").all(), strict=True):
        assert said(element) == Description(Position.parse_or_start(text), language).position(None)


def test_a_position_that_is_wrong_is_a_sentence_in_the_readers_language(blog: Open) -> None:
    wrong = "standard g2G/5/6/G5g/6/5 w m B12/B12 -- - 1"
    page = blog(
        f'<gipf-board position="{wrong}">The start</gipf-board>'
        f'<gipf-board lang="de-AT" position="{wrong}"></gipf-board>'
        f'<gipf-board position="standard" move="z9"></gipf-board>'
        f'<gipf-board position="standard" highlight="z9"></gipf-board><gipf-board></gipf-board>'
    )
    notes = page.get_by_role("note")
    expect(notes.nth(0)).to_contain_text("Position: the board has 6 columns, hex37 has 7")
    expect(notes.nth(0)).to_contain_text("The start")
    expect(notes.nth(1)).to_contain_text("Stellung: Das Brett hat hier 6 Spalten")
    expect(notes.nth(2)).to_contain_text("'z9' is no move")
    expect(notes.nth(3)).to_contain_text("There is no point z9 on this board")
    expect(notes.nth(4)).to_contain_text("no game is called ''", ignore_case=True)
    assert_accessible(page)


def test_attributes_can_be_changed_and_the_page_may_style_the_element(blog: Open) -> None:
    page = blog(board(STANDARD))
    element = page.locator("gipf-board")
    expect(picture(element)).to_be_visible()
    before = element.bounding_box()
    element.evaluate("it => it.setAttribute('position', 'matrx')")
    expect(picture(element)).to_have_attribute("aria-label", "MATRX GIPF: White to move")
    element.evaluate("it => it.setAttribute('lang', 'fr')")
    expect(picture(element)).to_have_attribute("aria-label", re.compile("À Blanc de jouer"))
    element.evaluate("it => { it.style.width = '200px' }")
    after = element.bounding_box()
    assert before
    assert after
    assert (before["width"], after["width"]) == (640, 200)


def test_without_scripts_the_text_is_there(browser: Browser) -> None:
    page = browser.new_page(java_script_enabled=False)
    page.set_content(board(STANDARD) + the_game())
    expect(page.get_by_text("standard: Black to move")).to_be_visible()
    expect(page.get_by_text("1. b1-b3 b1-b4")).to_be_visible()
    page.close()


def test_a_game_is_gone_through_by_buttons_keys_and_moves_and_nothing_else_on_the_page_moves(
    blog: Open,
) -> None:
    page = blog(the_game(ply="2") + "<p>What follows</p>")
    game, after = page.locator("gipf-game"), page.get_by_text("What follows")
    current = game.locator("[aria-current=step]")
    expect(current).to_have_text("b1-b4")
    expect(game.get_by_text("Ben <b>follows</b> & waits.", exact=True)).to_be_visible()
    box = after.bounding_box()
    assert "After b1-b4. White to move." in said(game)
    game.get_by_role("button", name="One step on").click()
    expect(current).to_have_text("c2")
    game.get_by_role("group", name="Ann – Ben").focus()
    page.keyboard.press("ArrowRight")
    expect(current).to_have_text("f2")
    page.keyboard.press("End")
    expect(current).to_have_text("h6-d5")
    assert "Black has won" not in said(game)
    assert "White has won" in said(game)
    expect(game.get_by_role("button", name="To the end")).to_be_disabled()
    game.get_by_role("button", name="xc2,c3,c4,c5,c6").click()
    expect(current).to_have_text("xc2,c3,c4,c5,c6")
    page.keyboard.press("Home")
    expect(current).to_have_count(0)
    assert after.bounding_box() == box
    assert_accessible(page)


def test_scripts_of_the_page_set_and_hear_where_a_game_is(blog: Open) -> None:
    page = blog(the_game())
    game = page.locator("gipf-game")
    expect(picture(game)).to_be_visible()
    heard = game.evaluate(
        "it => new Promise((resolve) => {"
        " it.addEventListener('gipf-ply', ({ detail }) => resolve([detail.ply, detail.position, it.ply]));"
        " it.ply = 5 })"
    )
    position = list(Game.parse((ROOT / "src/gipf/samples/game.gipf").read_text()).turns())[
        4
    ].position
    assert heard == [5, str(position), 5]


def test_moves_are_seen_happening_and_follow_each_other_where_asked(blog: Open) -> None:
    page = blog(the_game(autoplay=True), moves=True)
    current = page.locator("gipf-game [aria-current=step]")
    expect(current).to_have_text("c2")  # the third, without a press
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_role("button", name="Play through the moves")).to_be_visible()


def test_a_game_from_a_file_beside_the_page(blog: Open, tmp_path: Path) -> None:
    (tmp_path / "blog" / "game.html").write_text(the_game(), "utf-8")
    sources = ("game.html", "nowhere.html")
    page = blog(
        "".join(f'<gipf-game src="{src}"></gipf-game>' for src in sources), may_complain=True
    )
    expect(page.locator("gipf-game").first.get_by_role("button", name="f8-c6")).to_be_attached()
    expect(page.get_by_role("note")).to_contain_text("nowhere.html cannot be read")


def test_a_game_without_positions_stays_at_its_start_and_says_so(blog: Open) -> None:
    text = '[Variant "basic"]\n\n1. c2 e9-e7 *\n'
    page = blog(
        f"<gipf-game>{text}</gipf-game><gipf-game positions='x'>{text}</gipf-game><gipf-game>-</gipf-game>"
    )
    game = page.locator("gipf-game").first
    expect(picture(game)).to_have_attribute("aria-label", "Basic GIPF: White to move")
    expect(game.get_by_role("button", name="Go through the game")).to_be_visible()
    notes = page.get_by_role("note")
    expect(notes.nth(0)).to_contain_text("These positions are not those of the moves")
    expect(notes.nth(1)).to_contain_text("There is no game here")


def test_readers_play_on_in_the_app_once_they_press(blog: Open) -> None:
    page = blog(board(CLEARING, play="1"), may_complain=True)
    assert len(page.fetched) == 2  # type: ignore[attr-defined]
    page.get_by_role("button", name="Play from here against level 1").click()
    app = page.frame_locator("gipf-board iframe")
    expect(app.locator("[data-decide]").first).to_be_visible()
    expect(app.get_by_role("navigation")).to_have_count(0)
    app.locator("[data-decide]").first.click()
    expect(app.locator("[data-ply='1']")).to_be_visible()


def test_a_game_without_positions_is_gone_through_in_the_app(blog: Open) -> None:
    page = blog('<gipf-game>[Variant "basic"]\n\n1. c2 e9-e7 *\n</gipf-game>', may_complain=True)
    page.get_by_role("button", name="Go through the game").click()
    app = page.frame_locator("gipf-game iframe")
    expect(app.get_by_role("button", name="e9-e7")).to_be_visible()


def test_a_game_comes_in_a_shared_link_and_can_be_opened_where_it_was_shared(
    blog: Open, site: Site
) -> None:
    text = str(Game.parse('[White "Ann"]\n[Variant "basic"]\n\n1. c2 e9-e7 *\n'))
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = base64.urlsafe_b64encode(packer.compress(text.encode()) + packer.flush())
    link = f"{site.address}#/link/{packed.decode().rstrip('=')}"
    page = blog(f'<gipf-game link="{link}"></gipf-game>', may_complain=True)
    expect(page.locator("gipf-game ol")).to_contain_text("e9-e7")
    with page.expect_popup() as opened:
        page.get_by_role("link", name="Open in the app").click()
    expect(opened.value.get_by_role("button", name="e9-e7")).to_be_visible()
    expect(opened.value.get_by_text("Ann").first).to_be_visible()


@pytest.mark.parametrize("theme", THEMES)
def test_the_page_of_examples_shows_what_stands_below_each_of_them(
    new_page: NewPage, site: Site, server: Server, theme: Theme
) -> None:
    for host, screen in ((site, {}), (server, {"screen": PHONE})):
        page = new_page(host, theme=theme, **screen)
        page.goto("/embed.html")
        expect(picture(page.locator("gipf-game"))).to_be_visible()
        for figure in page.locator("figure").all():
            code = figure.locator("> pre").text_content()
            element = figure.locator("gipf-board, gipf-game")
            assert element.evaluate("it => it.outerHTML") == page.evaluate(
                "code => new DOMParser().parseFromString(code, 'text/html').body.innerHTML", code
            )
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert_accessible(page)


def test_the_share_dialog_copies_what_is_pasted(server: Server, new_page: NewPage) -> None:
    page = new_page()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(f"/#/game/{server.new_game(STANDARD)}")
    use_tool(page, "share")
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Copy the board").click()
    expect(dialog.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == embed_position(
        Position.parse(STANDARD)
    )
    dialog.get_by_role("button", name="Copy the game").click()
    expect(dialog.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()").startswith('<gipf-game positions="')
    expect(dialog.get_by_role("link", name="gipf-embed.js")).to_have_attribute(
        "href", "gipf-embed.js"
    )
    assert_accessible(page)
