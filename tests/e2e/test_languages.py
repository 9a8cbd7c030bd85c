"""Every page fits a narrow phone in every language, and no label on it is cut."""

import pytest

from tests.e2e.conftest import NewPage
from tests.e2e.pages import PAGES
from tests.e2e.screens import PHONE
from tests.e2e.serving import Server

LANGUAGES = ("de", "fr", "it", "nl", "es", "pl", "ko", "hu")
"""All but English, in which every page is tested anyway."""

_TOO_WIDE = """() => document.documentElement.scrollWidth > document.documentElement.clientWidth"""
_CUT = """() => [...document.querySelectorAll('nav a, .button, .tools span')].filter((label) => {
    const { left, right, width } = label.getBoundingClientRect()
    return width && !label.matches('.skip') &&
        (left < 0 || right > innerWidth || label.scrollWidth > Math.ceil(width))
}).map((label) => label.textContent.trim())"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_scrolls_sideways_and_no_label_is_cut_on_a_phone(
    language: str, server: Server, new_page: NewPage
) -> None:
    page = new_page(screen=PHONE, language=language)
    for shown in PAGES:
        shown.open(page, server)
        assert page.locator("html").get_attribute("lang") == language
        assert not page.evaluate(_TOO_WIDE), shown.name
        assert page.evaluate(_CUT) == [], shown.name
