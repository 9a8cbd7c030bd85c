"""``gipf book``: opening books, made of games and looked into."""

from pathlib import Path

from gipf.cli.parser import COUNT, Parser
from gipf.cli.shared import USAGE, WRONG, explained, read_start, say


def add_to(parser: Parser) -> None:
    """Add the command, and the two below it."""
    command = parser.add_command(book)
    making = command.add_command(make)
    making.add_argument("files", metavar="FILE", nargs="+", help="Game files.")
    making.add_option("--out", Path, "Where to write the book.", Path("book.txt"), metavar="FILE")
    making.add_option("--turns", COUNT, "Turns of each game that go into the book.", 12)
    making.add_option("--least", COUNT, "Leave out turns that were played in fewer games.", 2)
    showing = command.add_command(show)
    showing.add_argument("file", metavar="BOOK", help="A book, as 'gipf book make' writes it.")
    showing.add_position()


def book() -> int:
    """Make an opening book of games, or look into one."""
    say("what is to be done? make or show; 'gipf book --help' says more")
    return USAGE


def make(*, files: list[str], out: Path, turns: int, least: int) -> None:
    """Make an opening book of the finished games of some files."""
    from gipf.record import Game
    from gipf.record.book import Book

    with explained(WRONG):
        games = (game for file in files for game in Game.stream(file))
        made = Book.make(games, turns=turns, least=least)
        made.write(out)
        print(f"{out}: {len(made)} positions")


def show(*, file: str, position: str) -> None:
    """List the turns of a position, those of most weight first."""
    from gipf.record.book import Book, turns_of

    with explained(USAGE):
        for line in turns_of(Book.read(file), read_start(position)):
            print(line)
