"""The player ``network``: Monte Carlo tree search by a network, that of the package or another.

The network of this package is for all variants; ``docs/training.md`` says how it was trained.
"""

from pathlib import Path

from gipf.errors import GipfError
from gipf.net.inference import NETWORK, NetworkEvaluator
from gipf.search.mcts import TreeSearch

WEIGHTS = Path(__file__).with_name("weights")
"""The folder of the package's networks, ``fp32.onnx`` and ``int8.onnx``."""
PRECISIONS = ("fp32", "int8")
USUAL = "int8"


def shipped(precision: str = USUAL) -> Path:
    """Give the file of the package's network.

    >>> shipped().name
    'int8.onnx'
    >>> shipped("int4")
    Traceback (most recent call last):
    gipf.errors.GipfError: precision is one of fp32, int8, not 'int4'
    """
    if precision not in PRECISIONS:
        raise GipfError("no-choice", name="precision", names=PRECISIONS, value=precision)
    return WEIGHTS / f"{precision}.onnx"


def chosen(file: str | None = None, precision: str | None = None) -> Path:
    """Give the file of the network chosen by options."""
    if file is None:
        return shipped(precision or USUAL)
    if precision is not None:
        raise GipfError("own-precision", file=file)
    return Path(file)


class NetworkSearch(TreeSearch):
    """Monte Carlo tree search by a network: that in a ``file``, or that of the package.

    ``precision`` chooses between the two files of the latter: ``int8`` is quick, ``fp32`` exact.
    ``symmetric`` has every position evaluated under all symmetries; the other options are those of
    `TreeSearch`.
    """

    purposes = (NETWORK, *TreeSearch.purposes)

    def __init__(
        self,
        *,
        file: str | None = None,
        precision: str | None = None,
        symmetric: bool = False,
        seed: int = 0,
        threads: int = 1,
        batch: int = 8,
        memory: int = 64,
        c_puct: float = 1.5,
        fpu_reduction: float = 0.2,
        noise: float = 0.0,
    ) -> None:
        super().__init__(
            NetworkEvaluator(chosen(file, precision), symmetric=symmetric),
            seed=seed,
            threads=threads,
            batch=batch,
            memory=memory,
            c_puct=c_puct,
            fpu_reduction=fpu_reduction,
            noise=noise,
        )
