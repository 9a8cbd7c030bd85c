"""``gipf site``: the whole app as plain files."""

from pathlib import Path
from typing import TYPE_CHECKING

from gipf.cli.parser import Parser
from gipf.cli.shared import USAGE, explained

if TYPE_CHECKING:
    from gipf.messages import Argument


def add_to(parser: Parser) -> None:
    """Add the command."""
    command = parser.add_command(site)
    says = "A new or an empty folder, or one with a site, which is written anew."
    command.add_argument("folder", metavar="FOLDER", type=Path, help=says)
    says = (
        "Where it will be found, as in https://example.org/gipf/: links to it then show a picture."
    )
    command.add_option("--address", str, says, metavar="URL")
    command.add_language("Of what is said about it, as in de.  [default: the machine's]", None)


def site(*, folder: Path, address: str | None, language: str | None) -> None:
    """Write the whole app as files that any web server can serve; it then plays by itself."""
    from gipf.messages import language_of_machine, render

    language = language or language_of_machine()
    with explained(USAGE, language):
        from gipf.browser.site import write_site

        files, size = write_site(folder, address or "")
    args: dict[str, Argument] = {
        "folder": str(folder),
        "files": files,
        "size": f"{size / 1e6:.1f}",
        "command": f"python -m http.server -d {folder}",
    }
    print(render({"id": "terminal-site", "args": args}, language))
