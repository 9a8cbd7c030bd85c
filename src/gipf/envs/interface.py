"""What the learner of an environment is shown and answers: its action space and its encoding.

>>> from gipf.variants import Variant
>>> interface = Interface(Variant.parse("basic"), actions="compact", observations="planes")
>>> games = Batch("basic", 2)
>>> interface.observe(games).shape, interface.mask(games).shape
((2, 9, 7, 7), (2, 132))
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from gipf.envs.actions import ActionSpace, Flags, action_space
from gipf.envs.encodings import Encoding, encoding
from gipf.envs.observation import Ints, check_action
from gipf.errors import GipfError
from gipf.kernel.batch import Batch
from gipf.variants import Variant


class Interface:
    """The action space and the encoding of one environment.

    ``actions`` is ``"common"``, the space of all variants, or ``"compact"``, what occurs in this one;
    ``observations`` is ``"vector"`` or ``"planes"``.
    """

    def __init__(
        self, variant: Variant, actions: str = "common", observations: str = "vector"
    ) -> None:
        self._arguments = variant, actions, observations
        self.actions: ActionSpace = action_space(actions, variant)
        self.observe: Encoding = encoding(observations, variant)

    def mask(self, games: Batch) -> Flags:
        """Say which actions are legal in each game, ``(games, actions)``; all of them where it is over.

        Where nothing is asked nothing is forbidden, so that a policy never divides by zero.
        """
        mask = games.legal_mask(self.actions.places, len(self.actions)).view(np.bool_)
        mask[games.is_over] = True
        return mask

    def common_action(self, action: Any) -> int:
        """Read an action of one game and turn it into one of the common space; -1 for what is none."""
        number = check_action(action, len(self.actions))
        return int(self.actions.common[number]) if number >= 0 else -1

    def common_actions(self, actions: npt.ArrayLike, games: int) -> Ints:
        """Read an action for each of so many games and turn them into common ones; -1 for what is none."""
        chosen = np.asarray(actions)
        if chosen.shape != (games,) or not np.issubdtype(chosen.dtype, np.integer):
            raise GipfError(
                "actions-form", count=games, kind=str(chosen.dtype), shape=str(chosen.shape)
            )
        return self.actions.to_common(chosen)

    def are_legal(self, games: Batch, actions: Ints) -> Flags:
        """Say in which games an action of the common space may be played."""
        legal: Flags = games.first_legal(actions[:, None]) >= 0
        return legal

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle as what it was made from."""
        return Interface, self._arguments
