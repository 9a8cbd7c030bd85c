"""What is right of every page, on every screen and in both themes."""

import pytest

from tests.e2e.accessibility import assert_accessible_in_both_themes
from tests.e2e.conftest import NewPage
from tests.e2e.pages import PAGES, PageOfApp
from tests.e2e.screens import SCREENS, Screen
from tests.e2e.serving import Server


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
@pytest.mark.parametrize("shown", PAGES, ids=lambda shown: shown.name)
def test_every_page_opens_fits_its_screen_and_is_accessible(
    shown: PageOfApp, screen: Screen, server: Server, new_page: NewPage
) -> None:
    page = new_page(screen=screen)
    shown.open(page, server)
    assert page.title()
    assert page.locator("h1").count() == 1
    assert page.evaluate("document.documentElement.scrollWidth") <= screen.width
    assert_accessible_in_both_themes(page)
