"""Draw a game as an animated strip of diagrams, and its end as PNG with the last move and the threats.

python docs/examples/strip.py games.gipf FOLDER
"""

import sys
from pathlib import Path

import gipf
from gipf.svg import Arrow


def frames(game: gipf.Game) -> list[str]:
    """Draw every position of a game, with the move that led to it."""
    turns = ((node.position, node.moves[-1]) for node in game.turns())
    return [game.start.svg(), *(position.svg(last_move=move) for position, move in turns)]


def animated(pictures: list[str], seconds: float = 1.0) -> str:
    """Put pictures into a page that shows one after the other, again and again."""
    whole = seconds * len(pictures)
    frames = "".join(
        f'<div style="animation-delay:{number * seconds:g}s">{picture}</div>\n'
        for number, picture in enumerate(pictures)
    )
    return f"""<!doctype html><meta charset="utf-8"><style>
div {{ position: absolute; opacity: 0; animation: shown {whole:g}s step-end infinite; }}
@keyframes shown {{ 0% {{ opacity: 1 }} {100 / len(pictures):.4f}% {{ opacity: 0 }} }}
</style>
{frames}"""


def threats(position: gipf.Position) -> list[Arrow]:
    """Give an arrow for each threat of both players, white's in blue, black's in red."""
    arrows = []
    for player, colour in ((gipf.Player.WHITE, "royalblue"), (gipf.Player.BLACK, "crimson")):
        for threat in position.threats(player):
            start = threat.move.start or threat.move.target
            arrows += [Arrow(start, spot, colour) for spot in threat.spots if spot != start]
    return arrows


def main() -> None:
    """Draw the first game of a file."""
    file, folder = sys.argv[1], Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    game = next(gipf.Game.stream(file))
    (folder / "game.html").write_text(animated(frames(game)), encoding="utf-8")
    position = game.position
    picture = position.png(last_move=game.moves()[-1], arrows=threats(position), width=900)
    (folder / "last.png").write_bytes(picture)


if __name__ == "__main__":
    main()
