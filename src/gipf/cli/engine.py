"""``gipf engine``: the engine for other programs."""

from gipf.cli.parser import Parser


def add_to(parser: Parser) -> None:
    """Add the command."""
    parser.add_command(engine)


def engine() -> int:
    """Be asked for moves by other programs, in JSON."""
    from gipf.engine.process import serve

    return serve()
