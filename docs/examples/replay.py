"""Print all games of a file with their comments and the board after every turn; broken games are skipped.

python docs/examples/replay.py games.gipf
"""

import sys

import gipf


def show(game: gipf.Game) -> None:
    """Print a game, turn by turn."""
    print(f"{game.headers['White']} - {game.headers['Black']}: {game.result}, {game.variant}")
    for node in game.turns():
        dots = "." if node.player is gipf.Player.WHITE else "..."
        print(f"{node.before.turn}{dots} {node}{node.marks}  {node.comment}".rstrip())
        print(node.position.board())


def main() -> None:
    """Go through the files that are named."""
    for name in sys.argv[1:]:
        broken: list[gipf.BrokenFile] = []
        for game in gipf.Game.stream(name, broken=broken.append):
            show(game)
        for error in broken:
            print(f"skipped: {name}:{error.line}:{error.column}: {error.cause}")


if __name__ == "__main__":
    main()
