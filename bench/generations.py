"""Draw how strong the generations of a run were, from its log.

    python bench/generations.py docs/runs.jsonl docs/elo.svg --since 288175 --variant standard

``gipf train network`` leaves such a picture in its own folder; this one chooses what is shown. Elo is counted
from the network that the run began with, which stands at ``--since`` games.
"""

import argparse
import json
from pathlib import Path

from gipf.svg.curve import Mark, curves


def main() -> None:
    """Read the log and draw."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("log", type=Path)
    parser.add_argument("picture", type=Path)
    parser.add_argument("--since", type=int, default=0, help="games the run began with")
    parser.add_argument("--variant", action="append", required=True)
    options = parser.parse_args()
    lines: dict[str, list[Mark]] = {name: [Mark(options.since, 0.0)] for name in options.variant}
    for text in options.log.read_text(encoding="utf-8").splitlines():
        entry = json.loads(text)
        if entry["kind"] != "generation" or entry["games"] <= options.since:
            continue
        for variant, found in entry["elo"].items():
            name = variant.removesuffix(";quiet=100")
            if name in lines:
                lines[name].append(Mark(entry["games"], found["elo"], found["error"]))
    picture = curves(lines, title="Elo over games of self-play", across="games", theme="auto")
    options.picture.write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
