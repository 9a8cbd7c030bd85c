"""``gipf people``: who sees to it that people behave in a service."""

from gipf.cli.parser import Parser
from gipf.cli.shared import WRONG, explained


def add_to(parser: Parser) -> None:
    """Add the command."""
    command = parser.add_command(people)
    command.add_option("--moderator", str, "Make whoever has this account a moderator.")
    command.add_option("--no-moderator", str, "Let whoever has this account be none any longer.")


def people(*, moderator: str | None, no_moderator: str | None) -> int:
    """Name the moderators of a service, or say who is to be one."""
    with explained(WRONG):
        from gipf.server.moderators import moderators
        from gipf.server.settings import Settings

        changes = {name: name == moderator for name in (no_moderator, moderator) if name}
        for name in moderators(Settings(service=""), changes):
            print(name)
    return 0
