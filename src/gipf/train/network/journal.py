"""What a run leaves for people: a log of JSON lines, TensorBoard where it is installed, a picture of Elo."""

import json
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from gipf.svg.curve import Mark, curves
from gipf.variants import Variant

SHOWN = ("progress", "generation")
"""Entries that TensorBoard shows; the others are settings."""


class Journal:
    """Writes into a run's folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        self._board = _tensorboard(folder / "tensorboard")

    def note(self, kind: str, step: int, **facts: Any) -> None:
        """Add a line; numbers that change also go to TensorBoard, over ``step``."""
        entry = {"at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()), "kind": kind, **facts}
        with (self.folder / "log.jsonl").open("a", encoding="utf-8") as log:
            print(json.dumps(entry), file=log)
        if self._board is not None and kind in SHOWN:
            for name, value in facts.items():
                if isinstance(value, (int, float)):
                    self._board.add_scalar(f"{kind}/{name}", value, step)

    def draw(self, generations: Sequence[Mapping[str, Any]]) -> None:
        """Draw Elo over games, a curve for each variant."""
        lines: dict[str, list[Mark]] = {}
        for entry in generations:
            for variant, found in entry["elo"].items():
                mark = Mark(entry["games"], found["elo"], found["error"])
                lines.setdefault(Variant.parse(variant).short_text, []).append(mark)
        if lines:
            picture = curves(
                lines, title="Elo over games of self-play", across="games", theme="auto"
            )
            half = self.folder / "elo.svg.part"
            half.write_text(picture, encoding="utf-8")
            half.replace(self.folder / "elo.svg")

    def close(self) -> None:
        """Let TensorBoard write what it has left."""
        if self._board is not None:
            self._board.close()


def _tensorboard(folder: Path) -> Any:
    try:
        from torch.utils.tensorboard import SummaryWriter
    except ImportError:  # it is not needed
        return None
    return SummaryWriter(str(folder))
