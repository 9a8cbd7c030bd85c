"""The network: a residual network over the cells of the board, for all variants.

The grid of `gipf.net.features` is an image of 8 x 7 cells. A spot's six neighbours are six of the eight
cells around it, so a convolution of 3 x 3 without two corners covers them. Images are channels last, which is
fastest on GPUs, from the first layer to the last.
"""

import copy
from pathlib import Path
from typing import Any, NamedTuple, Self

import torch
from torch import Tensor, nn
from torch.nn import functional

from gipf.errors import GipfError
from gipf.net.features import (
    BEGINNINGS,
    BELOWS,
    CELLS,
    COLUMNS,
    FEATURES_VERSION,
    GAME,
    HEIGHTS,
    TALLEST,
    TOPS,
)
from gipf.net.policy import ANSWERS, CHANNELS, NOWHERE, POLICY_VERSION, SPOKEN

WHOLE_EVERY = 3
"""Every third block has global pooling."""
SEEN = TOPS + BELOWS + TALLEST + 1 + BEGINNINGS
"""Size of the one-hot code of a cell, in which four bits are set."""
SEEN_ROOM = -(-SEEN // 8) * 8
"""The same, rounded up to a multiple of 8, which GPUs multiply faster."""
HIDDEN = 128
"""Width of the hidden layer before result, margin, decisions left and words."""
LAST_WORDS = ANSWERS - SPOKEN
LONGEST_LEFT = 100.0
"""The unit of ``left``, in decisions; `LARGEST_MARGIN` is that of ``margin``, in pieces."""
LARGEST_MARGIN = 18.0


class Answer(NamedTuple):
    """The output of a network for n positions, as seen by the player who decides."""

    answers: Tensor
    """(n, 6224) float32: the policy outputs (`gipf.net.policy`)."""
    result: Tensor
    """(n, 3): logits of win, draw and loss."""
    margin: Tensor
    """(n,): the lead in pieces at the end, in units of `LARGEST_MARGIN`."""
    left: Tensor
    """(n,): the number of decisions left, in units of `LONGEST_LEFT`."""


class Seen(nn.Module):
    """The input layer: the sum of embeddings of a cell's four bytes and of the features of the game."""

    places: Tensor

    def __init__(self, channels: int) -> None:
        super().__init__()
        self.weight = nn.Parameter(torch.randn(SEEN_ROOM, channels) * 0.5)
        self.game = nn.Linear(GAME, channels)
        firsts = torch.tensor([0, TOPS, TOPS + BELOWS, TOPS + BELOWS + TALLEST + 1])
        self.register_buffer("places", firsts, persistent=False)

    def forward(self, cells: Tensor, game: Tensor) -> Tensor:
        """Give the first image, (n, channels, 8, 7).

        Multiplying one-hot vectors is faster, forward and backward, than looking up embeddings.
        """
        n, channels = cells.shape[0], self.weight.shape[1]
        kind = cells.device.type
        mixed = torch.is_autocast_enabled(kind)
        dtype = torch.get_autocast_dtype(kind) if mixed else self.weight.dtype
        ones = torch.zeros(n, CELLS, SEEN_ROOM, dtype=dtype, device=cells.device)
        ones.scatter_(2, cells.long() + self.places, 1.0)
        image = functional.linear(ones, self.weight.T) + self.game(game)[:, None]
        return image.view(n, COLUMNS, HEIGHTS, channels).permute(0, 3, 1, 2).relu()


class HexConvolution(nn.Module):
    """A convolution over a spot and its six neighbours, followed by a normalisation that can be folded in."""

    hexagon: Tensor

    def __init__(self, channels: int, *, first_gain: float = 1.0) -> None:
        super().__init__()
        self.weight = nn.Parameter(torch.empty(channels, channels, 3, 3))
        nn.init.normal_(self.weight, std=(2.0 / (7 * channels)) ** 0.5)
        self.norm: nn.BatchNorm2d | None = nn.BatchNorm2d(channels)
        nn.init.constant_(self.norm.weight, first_gain)
        self.bias: nn.Parameter | None = None
        hexagon = torch.ones(3, 3)  # by column and height
        hexagon[0, 2] = hexagon[2, 0] = 0
        self.register_buffer("hexagon", hexagon, persistent=False)

    def forward(self, image: Tensor) -> Tensor:
        """Give an image of the same size."""
        if self.norm is None:
            return functional.conv2d(image, self.weight, self.bias, padding=1)
        seen: Tensor = self.norm(functional.conv2d(image, self.weight * self.hexagon, padding=1))
        return seen

    def at_once(self, image: Tensor, added: Tensor | None = None) -> Tensor:
        """Convolve, add and apply ReLU in one call of cuDNN; only when folded."""
        sizes = [1, 1], [1, 1], [1, 1], 1  # stride, padding, dilation, groups
        if added is None:
            return torch.cudnn_convolution_relu(image, self.weight, self.bias, *sizes)
        return torch.cudnn_convolution_add_relu(image, self.weight, added, 1.0, self.bias, *sizes)

    def folded(self) -> tuple[Tensor, Tensor]:
        """Give weight and bias with the normalisation folded in."""
        weight = self.weight * self.hexagon
        if self.norm is None:
            assert self.bias is not None
            return weight, self.bias
        mean, variance = self.norm.running_mean, self.norm.running_var
        assert mean is not None
        assert variance is not None
        scale = self.norm.weight * torch.rsqrt(variance + self.norm.eps)
        return weight * scale[:, None, None, None], self.norm.bias - mean * scale

    def fold(self) -> None:
        """Fold the normalisation in."""
        weight, bias = (part.detach() for part in self.folded())
        weight = weight.contiguous(memory_format=torch.channels_last)
        self.weight = nn.Parameter(weight, requires_grad=False)
        self.bias = nn.Parameter(bias.clone(), requires_grad=False)
        self.norm = None


def whole(image: Tensor) -> Tensor:
    """Pool globally: the mean and the maximum of each channel, (n, 2 channels)."""
    return torch.cat([image.mean((2, 3)), image.amax((2, 3))], 1)


class Block(nn.Module):
    """A residual block of two convolutions; with ``sees_whole`` also global pooling."""

    def __init__(self, channels: int, *, sees_whole: bool) -> None:
        super().__init__()
        self.first = HexConvolution(channels)
        self.second = HexConvolution(channels, first_gain=0.0)
        self.whole = nn.Linear(2 * channels, channels, bias=False) if sees_whole else None
        self.fused = False
        if self.whole is not None:
            nn.init.normal_(self.whole.weight, std=0.25 * channels**-0.5)

    def forward(self, image: Tensor) -> Tensor:
        """Give the next image."""
        if self.whole is not None:
            seen = (self.first(image) + self.whole(whole(image))[:, :, None, None]).relu()
        else:
            seen = self.first.at_once(image) if self.fused else self.first(image).relu()
        if self.fused:
            return self.second.at_once(seen, image)
        return (self.second(seen) + image).relu()


class Network(nn.Module):
    """Cells and game in, an `Answer` out.

    >>> network = Network(blocks=2, channels=8)
    >>> cells = torch.zeros(3, 56, 4, dtype=torch.uint8)
    >>> answer = network(cells, torch.zeros(3, 36))
    >>> tuple(answer.answers.shape), tuple(answer.result.shape), tuple(answer.left.shape)
    ((3, 6224), (3, 3), (3,))
    """

    blocks: int
    channels: int
    seen: "Seen"
    body: nn.ModuleList
    moves: nn.Conv2d
    hidden: nn.Linear
    words: nn.Linear
    outlook: nn.Linear

    def __init__(self, blocks: int = 6, channels: int = 64) -> None:
        super().__init__()
        if blocks < 1 or channels < 8 or channels % 8:
            raise GipfError("network-size", size=f"{blocks}x{channels}")
        self.blocks, self.channels = blocks, channels
        self.seen = Seen(channels)
        self.body = nn.ModuleList(
            Block(channels, sees_whole=n % WHOLE_EVERY == WHOLE_EVERY - 1) for n in range(blocks)
        )
        self.moves = nn.Conv2d(channels, CHANNELS, 1, bias=False)
        self.hidden = nn.Linear(2 * channels + GAME, HIDDEN)
        self.words = nn.Linear(HIDDEN, LAST_WORDS)
        self.outlook = nn.Linear(HIDDEN, 5)
        for last in (self.moves, self.words, self.outlook):  # begin without an opinion
            nn.init.normal_(last.weight, std=0.1 * last.weight.shape[1] ** -0.5)
            if last.bias is not None:
                nn.init.zeros_(last.bias)
        whole: Any = self  # torch's types do not know memory_format
        whole.to(memory_format=torch.channels_last)

    def forward(self, cells: Tensor, game: Tensor) -> Answer:
        """Look at positions: ``cells`` uint8 (n, 56, 4), ``game`` (n, 36) of any kind of float."""
        game = game.to(self.outlook.weight.dtype)
        image = self.seen(cells, game)
        for block in self.body:
            image = block(image)
        hidden = self.hidden(torch.cat([whole(image), game], 1)).relu()
        answers = torch.cat([self._moves(image).flatten(1), self.words(hidden).float()], 1)
        outlook = self.outlook(hidden).float()
        return Answer(answers, outlook[:, :3], outlook[:, 3], outlook[:, 4])

    def _moves(self, image: Tensor) -> Tensor:
        """Give the policy outputs of moves; 111 channels do not suit a GPU's convolutions."""
        if not image.is_cuda:
            moves: Tensor = self.moves(image)
            return moves
        return self.moves_to_learn(image) if torch.is_grad_enabled() else self.moves_at_once(image)

    def moves_at_once(self, image: Tensor) -> Tensor:
        """Give the same by a product for each position, which needs no transposing."""
        weight = self.moves.weight.flatten(1).expand(image.shape[0], -1, -1)
        return torch.bmm(weight, image.flatten(2))

    def moves_to_learn(self, image: Tensor) -> Tensor:
        """Give the same by one large product, as is its gradient."""
        room = -CHANNELS % 8
        weight = functional.pad(self.moves.weight.flatten(1), (0, 0, 0, room))
        moves = functional.linear(image.flatten(2).transpose(1, 2), weight)
        return moves[:, :, :CHANNELS].transpose(1, 2)

    @property
    def is_folded(self) -> bool:
        """Whether this is a copy for inference."""
        return not any(isinstance(part, nn.BatchNorm2d) for part in self.modules())

    def folded(self) -> Self:
        """Give a copy for inference, with normalisations folded into the convolutions."""
        other = copy.deepcopy(self).eval().requires_grad_(False)
        for part in other.modules():
            if isinstance(part, HexConvolution):
                part.fold()
        return other

    def fuse(self) -> Self:
        """Let cuDNN do several steps at once; only for a folded copy on a GPU."""
        if not self.is_folded:
            raise GipfError("fold-before-fusing")
        for part in self.modules():
            if isinstance(part, Block):
                part.fused = True
        return self

    def fold_into(self, other: "Network") -> None:
        """Write the weights into a folded copy of any precision, in place: its CUDA graphs stay valid."""
        mine: dict[str, Tensor] = dict(self.named_parameters())
        for name, part in self.named_modules():
            if isinstance(part, HexConvolution):
                mine[f"{name}.weight"], mine[f"{name}.bias"] = part.folded()
        with torch.no_grad():
            for name, parameter in other.named_parameters():
                parameter.copy_(mine[name])

    def count(self) -> int:
        """Count the parameters."""
        return sum(parameter.numel() for parameter in self.parameters())

    # ------------------------------------------------------------------ files

    def header(self) -> dict[str, int | bool]:
        """Give what a file of weights must match."""
        return {
            "features": FEATURES_VERSION,
            "policy": POLICY_VERSION,
            "blocks": self.blocks,
            "channels": self.channels,
            "folded": self.is_folded,
        }

    def save(self, path: str | Path) -> None:
        """Write header and weights; an old file is replaced when all is written."""
        path = Path(path)
        half = path.with_name(path.name + ".part")
        torch.save({"gipf": self.header(), "weights": self.state_dict()}, half)
        half.replace(path)

    @classmethod
    def load(cls, path: str | Path, device: str | torch.device = "cpu") -> Self:
        """Read what `save` wrote."""
        content = _content(Path(path), device)
        header = content["gipf"]
        for what, version in (("features", FEATURES_VERSION), ("policy", POLICY_VERSION)):
            if header[what] != version:
                raise GipfError(
                    "network-version", file=path, given=header[what], what=what, version=version
                )
        network = cls(header["blocks"], header["channels"])
        if header["folded"]:
            network = network.folded()
        network.load_state_dict(content["weights"])
        return network.to(device)


def _content(path: Path, device: str | torch.device) -> dict[str, Any]:
    if not path.is_file():
        raise GipfError("no-network", file=path)
    try:
        content = torch.load(path, map_location=device, weights_only=True)
        if content["gipf"] and content["weights"]:
            return dict(content)
    except Exception as error:  # torch has no one error for this
        raise GipfError("not-a-network", file=path, detail=error) from error
    raise GipfError("not-a-network", file=path, detail="it is empty")


def code_logits(answers: Tensor, codes: Tensor, parts: Tensor) -> Tensor:
    """Give the logits of codes, (n, M): minus infinity where a code is -1.

    ``parts`` is `gipf.net.policy.parts` of the board as a tensor on the same device.
    """
    places = parts[codes.clamp(min=0).long()]
    numbers = answers.gather(1, places.clamp(max=ANSWERS - 1).flatten(1)).view(places.shape)
    logits = numbers.masked_fill(places == NOWHERE, 0.0).sum(-1)
    return logits.masked_fill(codes < 0, -torch.inf)
