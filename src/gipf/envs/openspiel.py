"""The OpenSpiel game, called ``python_gipf``, with a chance node where a side game is due.

>>> import pyspiel
>>> import gipf.envs.openspiel
>>> game = pyspiel.load_game("python_gipf", {"variant": "basic;quiet=50"})
>>> state = game.new_initial_state()
>>> state.apply_action(state.string_to_action("e1-e3"))
>>> state.current_player(), str(state)
(1, 'basic;quiet=50 b2B/5/6/BB4b/6/5/b2B b m B11/B12 -- - 1')

OpenSpiel writes a game with its parameters as one text, in which ``=`` and ``,`` have a meaning. There
a variant is written with ``:`` and a space in their place, as in
``python_gipf(variant=basic;quiet:50)``; both ways are read. A game that reaches ``max_decisions`` is
drawn, so that every game ends.
"""

from typing import Any

import numpy as np

from gipf.envs.observation import SIZE, Floats
from gipf.envs.setting import (
    DEFAULT_VARIANT,
    FAIR,
    MOST_DECISIONS,
    Odds,
    read_setting,
    read_variant,
)
from gipf.envs.single import SingleGame
from gipf.extras import need
from gipf.kernel.layout import MOVES, WON, WORD, WORDS
from gipf.variants import Variant

try:
    import pyspiel
except ImportError:
    need("envs")
    raise

NAME = "python_gipf"


def to_parameter(variant: Variant) -> str:
    """Write a variant so that it can stand among the parameters of a game.

    >>> to_parameter(Variant.parse("ultimate;side=T:die,Z:rps;quiet=50"))
    'ultimate;side:T:die Z:rps;quiet:50'
    """
    return str(variant).replace("=", ":").replace(",", " ")


def from_parameter(text: str) -> Variant:
    """Read a variant as it stands among the parameters, or as it is written everywhere else.

    >>> str(from_parameter("ultimate;side:T:die Z:rps;quiet:50"))
    'ultimate;side=T:die,Z:rps;quiet=50'
    """
    game, *options = text.split(";")
    spelled = [option if "=" in option else option.replace(":", "=", 1) for option in options]
    return read_variant(";".join([game, *(option.replace(" ", ",") for option in spelled)]))


_DEFAULTS: dict[str, Any] = {
    "variant": to_parameter(Variant.parse(DEFAULT_VARIANT)),
    "max_decisions": MOST_DECISIONS,
    "won": FAIR.won,
    "tied": FAIR.tied,
}


def _game_type(has_chance: bool) -> Any:
    modes = pyspiel.GameType.ChanceMode
    return pyspiel.GameType(
        short_name=NAME,
        long_name="GIPF",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=modes.EXPLICIT_STOCHASTIC if has_chance else modes.DETERMINISTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_DEFAULTS,
    )


def _game_info(has_chance: bool, max_decisions: int) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=MOVES,
        max_chance_outcomes=len(Odds._fields) if has_chance else 0,
        num_players=2,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=max_decisions,
    )


class GipfGame(pyspiel.Game):
    """A variant as a game of OpenSpiel; ``won`` and ``tied`` are the odds of side games."""

    variant: Variant
    odds: Odds
    max_decisions: int

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = _DEFAULTS | (params or {})
        lost = 1 - chosen["won"] - chosen["tied"]
        odds = chosen["won"], chosen["tied"], 0.0 if abs(lost) < 1e-9 else lost
        self.variant, self.odds, self.max_decisions = read_setting(
            from_parameter(chosen["variant"]), odds, chosen["max_decisions"]
        )
        has_chance = self.variant.challenges != 0
        super().__init__(
            _game_type(has_chance),
            _game_info(has_chance, self.max_decisions),
            (params or {}) | {"variant": to_parameter(self.variant)},
        )

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle a game as its parameters."""
        return GipfGame, (self.get_parameters(),)

    def new_initial_state(self) -> "GipfState":
        """Set up the board."""
        return GipfState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Say how many side games there can be: each follows an announcement, an answer and a choice."""
        return self.max_decisions // 3 if self.variant.challenges != 0 else 0

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> "GipfObserver":
        """Make an observer of the board, or of the moves so far where everything is remembered."""
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return GipfObserver(bool(recalls), params)


class GipfState(pyspiel.State):
    """A game in play. Its copies and its serialisation are made from ``game``, variant and moves."""

    def __init__(self, game: GipfGame) -> None:
        super().__init__(game)
        self.single: SingleGame = SingleGame(game.variant)
        self.odds: Odds = game.odds
        self.max_decisions: int = game.max_decisions

    def __copy__(self) -> "GipfState":
        """Give a clone: OpenSpiel has its own part of a state, which Python cannot copy."""
        clone: GipfState = self.clone()
        return clone

    def __deepcopy__(self, memo: dict[int, Any]) -> "GipfState":
        """Give a clone."""
        return self.__copy__()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle as OpenSpiel serialises a game and a state of it."""
        return _read_state, (pyspiel.serialize_game_and_state(self.get_game(), self),)

    def current_player(self) -> Any:
        """Give who decides: 0 White, 1 Black, chance for a side game, nobody in a finished game."""
        if self.is_terminal():
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if self.single.is_side_game else self.single.player

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002
        return self.single.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Give the results of a side game, 0 won, 1 tied, 2 lost, that can come about."""
        return [(outcome, share) for outcome, share in enumerate(self.odds) if share > 0]

    def _apply_action(self, action: int) -> None:
        self.single.play(WON + action if self.single.is_side_game else action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return WORDS[WON - WORD + action]
        return self.single.text_of(action)

    def is_terminal(self) -> bool:
        """Whether the game is over, or has lasted too long."""
        return self.single.is_over or self.single.decisions >= self.max_decisions

    def returns(self) -> list[float]:
        """Give the result for White and for Black."""
        result = float(self.single.result)
        return [result, -result]

    def __str__(self) -> str:
        """Write the position."""
        return str(self.single.position)


def _read_state(text: str) -> GipfState:
    _, state = pyspiel.deserialize_game_and_state(text)
    found: GipfState = state
    return found


class GipfObserver:
    """Shows a state to a player: as numbers, and as the text of the position or of all moves."""

    def __init__(self, recalls: bool, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"observations have no parameters, so not {params}")
        self.recalls = recalls
        self.tensor: Floats | None = None if recalls else np.zeros(SIZE, np.float32)
        self.dict: dict[str, Floats] = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: GipfState, player: int) -> None:
        """Write what a player sees."""
        if self.tensor is not None:
            self.tensor[:] = state.single.observe(player)

    def string_from(self, state: GipfState, player: int) -> str:  # noqa: ARG002
        """Write what both players see, or remember."""
        return state.history_str() if self.recalls else str(state)


def register() -> None:
    """Register the game with OpenSpiel."""
    if NAME not in pyspiel.registered_names():
        pyspiel.register_game(_game_type(has_chance=True), GipfGame)


register()
