"""PÜNCT, standard and basic: pieces of three dots, on the board and on each other, that join opposite sides.

Numbers in parentheses, here and in the modules of this package, are the paragraphs of docs/side-games/punct.md.

>>> state = GAME.start()
>>> len(state.legal_moves())
4986
>>> print(state.play("Tg5:2").play("Ck12:3"))
standard Tg5:2,ck12:3 w m T5C2E4L2M2R2/T6C1E4L2M2R2
"""

from gipf.side_games.game import SideGame
from gipf.side_games.punct.state import VARIANTS, Punct
from gipf.side_games.punct.text import parse

__all__ = ["GAME"]


class PunctGame(SideGame):
    """The game of PÜNCT."""

    name = "punct"
    has_colours = True
    options = VARIANTS[1:]

    def start(self, options: str = "", seed: int = 0) -> Punct:  # noqa: ARG002
        """Begin a game, the standard one without options; nothing in it depends on the seed."""
        self.check_options(options)
        return Punct.start(options or VARIANTS[0])

    def check_options(self, options: str) -> None:
        """Refuse options that the game does not have; the standard game may be named, or not."""
        self.canonical_options(options)

    def canonical_options(self, options: str) -> str:
        """Check options and write them the one way they are written; nothing stands for the standard game."""
        super().check_options(right := "" if options == VARIANTS[0] else options)
        return right

    def parse(self, text: str) -> Punct:
        """Read a position that `State.__str__` wrote; refuse anything else with the reason."""
        return parse(text)


GAME = PunctGame()
