"""A browser, a server, and windows in which a page is opened; a test only opens pages and looks at them."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.e2e.chromium import COMPILED_ONCE, launch
from tests.e2e.screens import PATIENCE, Window
from tests.e2e.serving import Server, serving
from tests.e2e.site import Site, served
from tests.e2e.windows import Windows
from tools.page import is_built

NewPage = Callable[..., Page]
"""Opens a page in a window of its own: see ``new_page`` and ``open_window`` for what can be chosen."""

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """The one Chromium of all tests here; it is gone before tests elsewhere start loops of their own."""
    with sync_playwright() as playwright:
        chromium = launch(playwright, COMPILED_ONCE)
        yield chromium
        chromium.close()


@pytest.fixture(scope="package")
def all_windows(browser: Browser) -> Windows:
    """The windows of all tests."""
    return Windows(browser)


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The one server of all tests that leave it alone."""
    assert is_built(), "the page is not that of its sources: 'make page' builds it"
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="package")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """The app as plain files, which know of no server."""
    assert is_built(), "the page is not that of its sources: 'make page' builds it"
    with served(tmp_path_factory.mktemp("site")) as written:
        yield written


@pytest.fixture(scope="package")
def other_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A second server, for one test after the other."""
    assert is_built(), "the page is not that of its sources: 'make page' builds it"
    with serving(tmp_path_factory.mktemp("other")) as running:
        yield running


@pytest.fixture
def empty_server(other_server: Server) -> Server:
    """A server without games, which a test has to itself but leaves alone."""
    other_server.empty()
    return other_server


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    assert is_built(), "the page is not that of its sources: 'make page' builds it"
    with serving(tmp_path) as running:
        yield running


@pytest.fixture
def new_page(
    all_windows: Windows, request: pytest.FixtureRequest, tmp_path: Path
) -> Iterator[NewPage]:
    """Open pages in windows of their own; afterwards nothing may have gone wrong in them.

    ``may_complain=True`` is for tests in which something has to go wrong, such as a server that is killed;
    ``never_open_before=True`` for those in which a browser has nothing of the app, as it is of the plain files.
    """
    opened: list[tuple[Window, bool, dict[str, Any]]] = []

    def new(
        server: Server | Site | None = None,
        *,
        may_complain: bool = False,
        never_open_before: bool = False,
        **choices: Any,
    ) -> Page:
        host = server or request.getfixturevalue("server")
        choices["address"] = host.address
        new = never_open_before or isinstance(host, Site)
        window = all_windows.open(**choices, new=new)
        opened.append((window, may_complain, choices))
        return window.page

    yield new
    failed = request.node.stash.get(FAILED, False)
    pages = [page for window, *_ in opened for page in window.context.pages] if failed else []
    for number, page in enumerate(pages):
        picture = tmp_path / f"{number}.png"
        page.screenshot(path=picture)
        print(f"{page.url} is shown in {picture}")
    for window, _, choices in opened:
        all_windows.close(window, **choices)
    complaints = [line for window, may, _ in opened if not may for line in window.complaints]
    assert failed or not complaints, "\n".join(complaints)


@pytest.fixture
def page(new_page: NewPage) -> Page:
    """A page on a desktop screen, in light colours, in English, without motion; nothing is open yet."""
    return new_page()


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Any:
    """Remember that a test failed, so that its pages can be shown."""
    report = yield
    if call.when == "call" and report.failed:
        item.stash[FAILED] = True
    return report
