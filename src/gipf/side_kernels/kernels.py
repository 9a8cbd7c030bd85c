"""Which side games have a kernel. A game more is a module with a `KERNEL`, and a line here."""

from importlib import import_module

from gipf.side_games import State
from gipf.side_kernels.layout import Kernel

NAMES = ("dvonn", "punct", "tzaar", "yinsh", "zertz")
"""The games that have a kernel: modules of this package by the names of the games."""


def load_kernel(name: str) -> Kernel:
    """Give the kernel of a game.

    >>> load_kernel("yinsh").name
    'yinsh'
    """
    kernel = import_module(f"gipf.side_kernels.{name}").KERNEL
    assert isinstance(kernel, Kernel), "every module has its kernel"
    return kernel


def kernel_of(state: State) -> Kernel | None:
    """Give the kernel for a state of a game, or None if the game has none."""
    module = type(state).__module__
    name = module.removeprefix("gipf.side_games.").partition(".")[0]
    return load_kernel(name) if name in NAMES and name != module else None
