"""How much is fetched before the first page can be used."""

import pytest
from playwright.sync_api import Response

from tests.e2e.conftest import NewPage
from tests.e2e.pages import PAGES
from tests.e2e.serving import Server

MOST = 150_000
"""Bytes of script and style as the server sends them, compressed by gzip -9."""


MOST_OF_FONTS = 60_000
"""Bytes of typefaces, in any language."""


@pytest.mark.parametrize("language", ["en", "hu", "ko"])
def test_the_typefaces_of_the_first_load_are_small(
    language: str, server: Server, new_page: NewPage
) -> None:
    page = new_page(language=language, never_open_before=True)
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))
    PAGES[0].open(page, server)
    page.evaluate("document.fonts.ready.then(() => true)")
    fonts = [answer for answer in answers if answer.request.resource_type == "font"]
    sizes = {answer.url: answer.request.sizes()["responseBodySize"] for answer in fonts}
    assert sizes, "no typeface of our own was fetched"
    assert sum(sizes.values()) < MOST_OF_FONTS, sizes
    korean = [url for url in sizes if "plex-kr" in url]
    assert bool(korean) == (language == "ko"), "Korean is fetched where it is read"
    assert page.evaluate("document.fonts.check('16px Figtree')")


def test_the_first_load_is_small(server: Server, new_page: NewPage) -> None:
    page = new_page(never_open_before=True)
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))
    PAGES[0].open(page, server)
    sizes = {
        answer.url: answer.request.sizes()["responseBodySize"]
        for answer in answers
        if answer.request.resource_type in ("script", "stylesheet")
    }
    assert sizes, "no script at all was fetched"
    assert sum(sizes.values()) < MOST, sizes
