"""One server for all tests that need nothing special of theirs."""

from collections.abc import Iterator

import pytest

from tests.server.serving import Site, serving
from tests.server.tab import Tab


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with serving(tmp_path_factory.mktemp("data")) as site:
        yield site


@pytest.fixture
def tab(site: Site) -> Iterator[Tab]:
    with site.tab() as tab:
        yield tab
