"""``gipf site``: the whole app as plain files."""

from pathlib import Path

from gipf.cli.parser import Parser
from gipf.cli.shared import USAGE, explained


def add_to(parser: Parser) -> None:
    """Add the command."""
    command = parser.add_command(site)
    says = "A new or an empty folder, or one with a site, which is written anew."
    command.add_argument("folder", metavar="FOLDER", type=Path, help=says)


def site(*, folder: Path) -> None:
    """Write the whole app as files that any web server can serve; it then plays by itself."""
    with explained(USAGE):
        from gipf.browser.site import write_site

        files, size = write_site(folder)
    print(
        f"{folder}: {files} files, {size / 1e6:.1f} MB; to look at it: python -m http.server -d {folder}"
    )
