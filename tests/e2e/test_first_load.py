"""How much is fetched before the first page can be used."""

from playwright.sync_api import Response

from tests.e2e.conftest import NewPage
from tests.e2e.pages import PAGES
from tests.e2e.serving import Server

MOST = 150_000
"""Bytes of script and style as the server sends them, compressed by gzip -9."""


def test_the_first_load_is_small(server: Server, new_page: NewPage) -> None:
    page = new_page()
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
