"""Batches of samples as tensors: augmentation by the symmetries of the board, and the loss."""

from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from gipf.geometry import BOARDS
from gipf.net.features import BEGINNINGS, BEGINS, CELLS
from gipf.net.policy import CODES, HOP, cell_map, code_map, parts
from gipf.train.network.model import LARGEST_MARGIN, LONGEST_LEFT, Answer, code_logits
from gipf.train.network.tree_search import CERTAIN, UNKNOWN

LONGEST_COUNTED = 4.0
"""Maximum target of ``left``, in units of `LONGEST_LEFT`."""


class Batch(NamedTuple):
    """n positions and their targets; all tensors on one device."""

    cells: Tensor
    """(n, 56, 4) bytes."""
    game: Tensor
    """(n, 36) floats."""
    codes: Tensor
    """(n, M): codes of moves, -1 where there is none."""
    shares: Tensor
    """(n, M): the policy target, which sums to 1; all 0 where there is none."""
    player: Tensor
    """(n,): who decides, 0 White, 1 Black."""
    result: Tensor
    """(n,): 1, 0, -1 for White, or `UNKNOWN`."""
    margin: Tensor
    """(n,): White's lead in pieces at the end."""
    left: Tensor
    """(n,): decisions left."""
    expected: Tensor
    """(n,): the search's value for the player who decides, in parts of `CERTAIN`."""


class Board:
    """Lookup tensors of a board on a device: symmetries, and the outputs of each code.

    >>> Board("hex37").symmetries, Board("matrx40").symmetries
    (12, 2)
    """

    def __init__(self, name: str, device: str | torch.device = "cpu") -> None:
        self.symmetries = len(BOARDS[name].symmetries)
        self.parts = torch.from_numpy(parts(name)).to(device)
        sources = np.zeros((self.symmetries, CELLS), np.int64)
        begins = np.zeros((self.symmetries, BEGINNINGS), np.uint8)
        codes = np.full((self.symmetries, CODES + 1), -1, np.int16)
        for symmetry in range(self.symmetries):
            images = code_map(name, symmetry)
            sources[symmetry] = np.argsort(cell_map(name, symmetry))
            begins[symmetry, 1:] = (
                1 + images[HOP * CELLS : (HOP + 6) * CELLS : CELLS] // CELLS - HOP
            )
            codes[symmetry, :-1] = images
        self._sources, self._begins, self._codes = (
            torch.from_numpy(table).to(device) for table in (sources, begins, codes)
        )

    def turned(self, batch: Batch, symmetries: Tensor) -> Batch:
        """Apply a symmetry to each sample; number 0 is the identity."""
        cells, codes = self.turn(batch.cells, batch.codes, symmetries)
        return batch._replace(cells=cells, codes=codes)

    def turn(self, cells: Tensor, codes: Tensor, symmetries: Tensor) -> tuple[Tensor, Tensor]:
        """Apply symmetries to cells and codes alone."""
        sources = self._sources[symmetries][:, :, None]
        turned = cells.gather(1, sources.expand(-1, -1, cells.shape[2]))
        own = symmetries[:, None]
        turned[:, :, BEGINS] = self._begins[own, turned[:, :, BEGINS].long()]
        # -1 indexes the last code, which stays -1
        return turned, self._codes[own, codes.long()].to(codes.dtype)


class Weights(NamedTuple):
    """Weights of the parts of the loss."""

    policy: float = 1.0
    result: float = 1.0
    margin: float = 0.1
    left: float = 0.05
    foresight: float = 0.5
    """Share of the search's value in the target of the result."""


USUAL = Weights()


class Loss(NamedTuple):
    """The loss: total, and its parts before they are weighted."""

    total: Tensor
    policy: Tensor
    result: Tensor
    margin: Tensor
    left: Tensor
    accuracy: Tensor
    """Accuracy: how often the likeliest result came true."""
    entropy: Tensor
    """Entropy of the policy targets, below which the policy loss cannot fall."""


def loss_of(answer: Answer, batch: Batch, board: Board, weights: Weights = USUAL) -> Loss:
    """Compute the loss of an answer, as means over the positions whose result is known."""
    known = batch.result.abs() != UNKNOWN
    side = 1 - 2 * batch.player.long()
    policy, entropy = _policy_loss(answer.answers, batch, board, known)
    outcome = torch.where(known, 1 - side * batch.result, 1)
    target = _result_target(outcome, batch.expected, weights.foresight)
    results = functional.cross_entropy(answer.result.float(), target, reduction="none")
    accuracy = (answer.result.argmax(1) == outcome).float()
    margin = side * batch.margin.float() / LARGEST_MARGIN
    margins = functional.smooth_l1_loss(answer.margin.float(), margin, reduction="none")
    left = (batch.left.float() / LONGEST_LEFT).clamp(max=LONGEST_COUNTED)
    lefts = functional.smooth_l1_loss(answer.left.float(), left, reduction="none")
    result, margin, left = (_mean(part, known) for part in (results, margins, lefts))
    total = weights.policy * policy + weights.result * result
    total = total + weights.margin * margin + weights.left * left
    return Loss(total, policy, result, margin, left, _mean(accuracy, known), entropy)


def _result_target(outcome: Tensor, expected: Tensor, foresight: float) -> Tensor:
    """Mix the game's result, unbiased but noisy, with the value of the search."""
    better = (1 + expected.float() / CERTAIN) / 2
    foreseen = torch.stack([better, torch.zeros_like(better), 1 - better], 1)
    return torch.lerp(functional.one_hot(outcome, 3).float(), foreseen, foresight)


def _policy_loss(
    answers: Tensor, batch: Batch, board: Board, known: Tensor
) -> tuple[Tensor, Tensor]:
    """Give the cross-entropy of the policy and the entropy of its target, where there is a target."""
    shares = batch.shares.float()
    counted = known & (shares.sum(1) > 0)
    logits = code_logits(answers, batch.codes, board.parts)
    # a row of minus infinities has no logarithms; it does not count
    logits = logits.masked_fill(~counted[:, None], 0.0)
    logs = functional.log_softmax(logits, 1).masked_fill(batch.codes < 0, 0.0)
    entropies = -torch.xlogy(shares, shares).sum(1)
    return _mean(-(shares * logs).sum(1), counted), _mean(entropies, counted)


def _mean(numbers: Tensor, counted: Tensor) -> Tensor:
    """Give the mean of the values that count, 0 if none does."""
    return (numbers * counted).sum() / counted.sum().clamp(min=1)
