"""All decisions of many games as a table, each with the reserves and an evaluation; openings up to symmetry.

python docs/examples/decisions.py games.gipf --nodes 50 --out decisions.csv
"""

import argparse
from collections.abc import Iterator

import pandas

import gipf
from gipf.record.symmetric_positions import numbered

OPENING = 4
"""Turns that make an opening."""


def rows(
    games: Iterator[gipf.Game], engine: gipf.Engine, nodes: int
) -> Iterator[dict[str, object]]:
    """Give a row for each decision."""
    for number, game in enumerate(games):
        turns = game.turns()
        opening = (
            f"{numbered(turns[min(OPENING, len(turns)) - 1].position).number & 0xFFFFFFFF:08x}"
        )
        for node in turns:
            position = node.before
            for move in node.moves:
                answer = engine.search(position, gipf.Limits(nodes=nodes))
                yield {
                    "game": number,
                    "opening": opening,
                    "turn": position.turn,
                    "player": str(position.player),
                    "move": str(move),
                    "white": str(position.reserve("w")),
                    "black": str(position.reserve("b")),
                    "evaluation": answer.lines[0].value,
                }
                position = position.play(move)


def main() -> None:
    """Write the table, and print the openings."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file")
    parser.add_argument("--nodes", type=int, default=50, help="searched for each evaluation")
    parser.add_argument("--out", default="decisions.csv")
    options = parser.parse_args()
    with gipf.Engine() as engine:
        table = pandas.DataFrame(rows(gipf.Game.stream(options.file), engine, options.nodes))
    table.to_csv(options.out, index=False)
    openings = table.groupby("opening").agg({"game": "nunique", "evaluation": "mean"})
    print(openings.sort_values("game", ascending=False))


if __name__ == "__main__":
    main()
