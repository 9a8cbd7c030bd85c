"""``gipf serve``: the page, in a browser."""

from gipf.cli.parser import Parser, number
from gipf.cli.shared import USAGE, WRONG, explained

SERVICE = "Serve everybody at this address, like https://play.example, behind a proxy."
LAN = "Let others in the local network join, by a link with a secret."


def add_to(parser: Parser) -> None:
    """Add the command."""
    command = parser.add_command(serve)
    says = "The address to listen at: one that only this machine can reach, but of a service."
    command.add_option("--host", str, says, "127.0.0.1")
    says = "The port, 0 for any.  [default: 4737, or a free one]"
    command.add_option("--port", number(int, 0, 65535), says)
    command.add_flag("--no-browser", help="Only print the address.")
    command.add_flag("--lan", help=LAN)
    command.add_option("--service", str, SERVICE)


def serve(*, host: str, port: int | None, no_browser: bool, lan: bool, service: str | None) -> int:
    """Serve the page to play, analyse and learn, until Ctrl-C."""
    with explained(USAGE):
        from gipf.server.settings import PORT, Settings, named_service

        settings = Settings(
            host=host,
            port=PORT if port is None else port,
            lan=lan,
            service=named_service() if service is None else service.rstrip("/"),
        )
    with explained(WRONG):
        from gipf.server.launch import serve as run

        browser = not (no_browser or settings.service)
        return run(settings, browser=browser, strict=bool(port))


def open_page(path: str, *, lan: bool = False) -> int:
    """Start the app, or find the one that runs, and open a page of it."""
    with explained(WRONG):
        from gipf.server.launch import serve as run
        from gipf.server.settings import Settings

        return run(Settings(lan=lan), path=path)
