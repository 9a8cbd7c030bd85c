"""``gipf samples``: sample games and tactical problems, as files."""

from gipf.cli.parser import Parser
from gipf.cli.shared import USAGE, explained


def add_to(parser: Parser) -> None:
    """Add the command."""
    command = parser.add_command(samples)
    says = "Where to write them.  [default: samples]"
    command.add_argument("folder", metavar="FOLDER", nargs="?", default="samples", help=says)


def samples(*, folder: str) -> None:
    """Write the sample games and tactical problems into a folder, for trying things out."""
    from gipf.samples import write_files

    with explained(USAGE):
        for path in write_files(folder):
            print(path)
