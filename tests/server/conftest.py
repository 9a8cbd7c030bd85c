"""One server for all tests that need nothing special of theirs, and both kinds of databases and buses."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from gipf.server.database import server_address
from gipf.server.settings import Settings
from gipf.server.upgrade import upgrade_server
from tests.server.real_servers import Postgres, Redis
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


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for all tests; what kills one takes one of its own."""
    server = Postgres()
    yield server
    server.remove()


@pytest.fixture(scope="session")
def redis_server() -> Iterator[Redis]:
    """A Redis for all tests; what kills one takes one of its own."""
    server = Redis()
    yield server
    server.remove()


@pytest.fixture(scope="session")
def migrated(postgres: Postgres) -> str:
    """A database with all tables, to be copied."""
    name = postgres.new()
    upgrade_server(server_address(postgres.address(name)))
    return name


@pytest.fixture(params=["sqlite", "postgresql"])
def database_address(request: pytest.FixtureRequest) -> str:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return ""
    server: Postgres = request.getfixturevalue("postgres")
    return server.address(server.new(request.getfixturevalue("migrated")))


@pytest.fixture
def settings(tmp_path: Path, database_address: str) -> Settings:
    """Settings with an empty database of either kind."""
    return Settings(data=tmp_path, database_address=database_address)
