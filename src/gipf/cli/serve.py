"""``gipf serve``: the page, in a browser."""

from gipf.cli.parser import Parser, number
from gipf.cli.shared import USAGE, WRONG, explained

LAN = "Let others in the local network join, by a link with a secret."


def add_to(parser: Parser) -> None:
    """Add the command."""
    command = parser.add_command(serve)
    says = "An address of this machine that only it can reach."
    command.add_option("--host", str, says, "127.0.0.1")
    says = "The port, 0 for any.  [default: 4737, or a free one]"
    command.add_option("--port", number(int, 0, 65535), says)
    command.add_flag("--no-browser", help="Only print the address.")
    command.add_flag("--lan", help=LAN)


def serve(*, host: str, port: int | None, no_browser: bool, lan: bool) -> int:
    """Serve the page to play, analyse and learn, until Ctrl-C."""
    with explained(USAGE):
        from gipf.server.settings import PORT, Settings

        settings = Settings(host=host, port=PORT if port is None else port, lan=lan)
    with explained(WRONG):
        from gipf.server.launch import serve as run

        return run(settings, browser=not no_browser, strict=bool(port))


def open_page(path: str, *, lan: bool = False) -> int:
    """Start the app, or find the one that runs, and open a page of it."""
    with explained(WRONG):
        from gipf.server.launch import serve as run
        from gipf.server.settings import Settings

        return run(Settings(lan=lan), path=path)
