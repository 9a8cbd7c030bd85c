"""``gipf think``: the engine's jobs, for servers that share a database."""

import os
from typing import cast

from gipf.cli.parser import COUNT, Parser
from gipf.cli.shared import WRONG, explained


def add_to(parser: Parser) -> None:
    """Add the command."""
    command = parser.add_command(think)
    says = "Whose jobs: play, the computer's moves, or study, what is analysed."
    command.add_option("--lane", str, says, choices=("play", "study"), required=True)
    command.add_option("--jobs", COUNT, "So many at once.", max(2, os.cpu_count() or 1))


def think(*, lane: str, jobs: int) -> int:
    """Think for servers that share a PostgreSQL: play for the computer, or analyse."""
    with explained(WRONG):
        from gipf.extras import need

        need("app")
        from gipf.host.interfaces import Lane
        from gipf.server.settings import Settings
        from gipf.server.thinker import think as run

        return run(Settings(), cast("Lane", lane), jobs)
