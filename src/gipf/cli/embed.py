"""``gipf embed``: a position or a game for somebody's page."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from gipf.cli.parser import COUNT, Parser, number
from gipf.cli.shared import USAGE, explained, read_start

if TYPE_CHECKING:
    from gipf.position import Position
    from gipf.record import Game

LEVELS = 10


def add_to(parser: Parser) -> None:
    """Add the command."""
    command = parser.add_command(embed)
    says = "A game file, the eight fields of a position, or a variant (its start); - for stdin."
    command.add_argument("what", metavar="WHAT", help=says)
    says = "Address of the app, as 'gipf site' has written it.  [default: the script lies beside the page]"
    command.add_option("--site", str, says, "", metavar="ADDRESS")
    command.add_option("--game", COUNT, "Which game of the file.", 1, metavar="NUMBER")
    command.add_option("--ply", str, "Decisions played at first, or 'end'.", metavar="NUMBER")
    command.add_option("--move", str, "Show a move of the position by an arrow.")
    command.add_option(
        "--last-move", str, "Mark the move that led to the position.", metavar="MOVE"
    )
    says = "Let readers play on from the position against the computer, in the app."
    command.add_option("--play", number(int, 1, LEVELS), says, metavar="LEVEL")
    command.add_flag("--flip", help="Show it from Black's side.")
    command.add_flag("--no-coordinates", help="Leave out the names of the dots.")
    command.add_flag("--no-reserves", help="Leave out what is off the board.")
    command.add_option(
        "--theme",
        str,
        "Colours: light, dark.  [default: as the reader's system]",
        choices=("light", "dark"),
    )
    command.add_option(
        "--look",
        str,
        "Look: study, table, contrast.  [default: study]",
        choices=("study", "table", "contrast"),
    )
    command.add_language("Of what stands there for readers without scripts.", "en")


def embed(
    *,
    what: str,
    site: str,
    game: int,
    ply: str | None,
    move: str | None,
    last_move: str | None,
    play: int | None,
    flip: bool,
    no_coordinates: bool,
    no_reserves: bool,
    theme: str | None,
    look: str | None,
    language: str,
) -> None:
    """Write HTML that shows a position or a game in any page."""
    from gipf.notation import parse_move
    from gipf.record.embedding import embed_game, embed_position

    attributes: dict[str, str | bool | None] = {
        "flip": flip,
        "coordinates": "off" if no_coordinates else None,
        "reserves": "off" if no_reserves else None,
        "theme": theme,
        "look": look,
    }
    with explained(USAGE):
        text = sys.stdin.read() if what == "-" else what
        is_file = what != "-" and (what.endswith(".gipf") or Path(what).is_file())
        if is_file or "[" in text:
            found = _game(text, what, game)
            own = {"ply": ply, "site": site or None}
            print(embed_game(found, site=site, attributes={**attributes, **own}))
            return
        position = read_start(text.strip())
        own = {
            "move": None if move is None else _turn(position, move),
            "last-move": None
            if last_move is None
            else parse_move(last_move, position.variant.board).text,
            "play": None if play is None else str(play),
            "site": site if play and site else None,
        }
        attributes |= own
        print(embed_position(position, site=site, language=language, attributes=attributes))


def _turn(position: "Position", text: str) -> str:
    """Read a turn, or as much of one as is given, and write it in canonical form."""
    moves = []
    for part in text.split(";"):
        moves.append(position.read_move(part))
        position = position.play(moves[-1])
    return ";".join(move.text for move in moves)


def _game(text: str, file: str, number: int) -> "Game":
    """Read the game that is meant: of a file, or of a text from stdin."""
    from gipf.errors import GipfError
    from gipf.record import Game

    games = list(Game.parse_all(text)) if file == "-" else Game.read(file)
    if len(games) < number:
        raise GipfError("terminal-no-game", file=file)
    return games[number - 1]
