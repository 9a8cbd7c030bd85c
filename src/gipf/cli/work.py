"""``gipf work``: what happens by itself, for servers that share a database."""

from gipf.cli.parser import Parser
from gipf.cli.shared import WRONG, explained


def add_to(parser: Parser) -> None:
    """Add the command."""
    parser.add_command(work)


def work() -> int:
    """Let flags fall and clean up, for servers that share a PostgreSQL."""
    with explained(WRONG):
        from gipf.server.settings import Settings
        from gipf.server.work import work as run

        return run(Settings())
