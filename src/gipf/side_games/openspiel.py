"""Any game of OpenSpiel for two who move in turn, as ``openspiel(connect_four)`` (docs/side-games.md, 51-56).

OpenSpiel comes with the extra ``envs``. Positions are the numbers of the actions so far.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING

from gipf.errors import IllegalMove, NotationError
from gipf.extras import need
from gipf.side_games.chance import draw
from gipf.side_games.game import (
    Outcome,
    SideGame,
    State,
    check_move,
    check_written,
    fields,
    player_after,
)
from gipf.side_games.seeds import check_seed, read_seed

if TYPE_CHECKING:
    import pyspiel

FIELDS = ("variant", "player", "phase", "seed", "actions")
_NAME = re.compile(r"[a-z0-9_]{1,60}")
_MOVE = re.compile(r"0|[1-9][0-9]{0,17}")
_NONE = "-"


@lru_cache(maxsize=16)
def _game(name: str) -> "pyspiel.Game":
    """Load a game; refuse one that is not there, or not for two who move in turn."""
    need("envs")
    import pyspiel

    if name not in pyspiel.registered_names():
        raise NotationError("openspiel-no-game", name=name)
    try:
        game = pyspiel.load_game(name)
    except pyspiel.SpielError:  # a game that has to be told more than its name
        raise NotationError("openspiel-no-game", name=name) from None
    if game.num_players() != 2 or game.get_type().dynamics != pyspiel.GameType.Dynamics.SEQUENTIAL:
        raise NotationError("openspiel-not-in-turn", name=name)
    return game


@lru_cache(maxsize=256)
def _reached(name: str, seed: int, actions: tuple[int, ...]) -> "pyspiel.State":
    """Play actions from the start; between them chance has its turns, drawn from the seed."""
    state = _game(name).new_initial_state()
    drawn = _play_chance(state, seed, 0)
    for action in actions:
        state.apply_action(action)
        drawn = _play_chance(state, seed, drawn)
    return state


def _play_chance(state: "pyspiel.State", seed: int, drawn: int) -> int:
    """Let chance play while it is due; give the number of draws so far."""
    while state.is_chance_node():
        state.apply_action(
            _outcome_at(draw("openspiel", seed, drawn, 2**32), state.chance_outcomes())
        )
        drawn += 1
    return drawn


def _outcome_at(place: int, outcomes: Sequence[tuple[int, float]]) -> int:
    """Give the outcome at a place from 0 to 2**32, where each has a part of that as large as its chance.

    >>> [_outcome_at(place, [(4, 0.25), (7, 0.75)]) for place in (0, 2**30 - 1, 2**30, 2**32 - 1)]
    [4, 4, 7, 7]
    """
    end = 0
    for outcome, chance in outcomes:
        end += round(chance * 2**32)
        if place < end:
            return outcome
    return outcomes[-1][0]


@dataclass(frozen=True, slots=True)
class OpenSpielState(State):
    """A game of OpenSpiel: its name, the seed, and the actions of both players so far."""

    name: str
    seed: int = 0
    actions: tuple[int, ...] = ()

    @property
    def _state(self) -> "pyspiel.State":
        return _reached(self.name, self.seed, self.actions)

    @property
    def outcome(self) -> Outcome | None:
        """Who has the higher return."""
        if not self._state.is_terminal():
            return None
        white, black = self._state.returns()
        return "draw" if white == black else "w" if white > black else "b"

    @property
    def player(self) -> str:
        """White is OpenSpiel's player 0."""
        return player_after(self.outcome, "b" if self._state.current_player() == 1 else "w")

    def legal_moves(self) -> list[str]:
        """List the numbers of the legal actions."""
        return [] if self._state.is_terminal() else sorted(map(str, self._state.legal_actions()))

    def play(self, move: str) -> "OpenSpielState":
        """Play an action."""
        check_move(self, move, f"openspiel({self.name})", _MOVE)
        if int(move) not in self._state.legal_actions():
            raise IllegalMove("side-not-possible", move=move, moves=self.legal_moves())
        return replace(self, actions=(*self.actions, int(move)))

    def move_words(self, move: str) -> str:
        """Give OpenSpiel's name of an action."""
        return str(self._state.action_to_string(self._state.current_player(), int(move)))

    def __str__(self) -> str:
        """Write the position on one line."""
        return self._written(str(self.seed), ",".join(map(str, self.actions)) or _NONE)

    def seen_by(self, player: str) -> str:  # noqa: ARG002 - hidden from both
        """Write the position without the seed, and without the actions where the game hides something."""
        information = _game(self.name).get_type().information
        import pyspiel

        if information != pyspiel.GameType.Information.PERFECT_INFORMATION:
            return self._written("?", "?")
        return self._written("?", ",".join(map(str, self.actions)) or _NONE)

    def _written(self, seed: str, actions: str) -> str:
        phase = "p" if self.outcome is None else "."
        seed = seed if GAME.needs_seed(self.name) else _NONE
        return f"openspiel;{self.name} {self.player} {phase} {seed} {actions}"


class OpenSpielGame(SideGame):
    """The games of OpenSpiel; the options are the name of one."""

    name = "openspiel"

    def check_options(self, options: str) -> None:
        """Take what can be a name; whether there is such a game is known where OpenSpiel is installed."""
        if not _NAME.fullmatch(options):
            raise NotationError("openspiel-name", text=options)

    def needs_seed(self, options: str = "") -> bool:
        """Whether there is chance in the game."""
        mode = _game(options).get_type().chance_mode
        import pyspiel

        return bool(mode != pyspiel.GameType.ChanceMode.DETERMINISTIC)

    def hides(self, options: str = "") -> bool:
        """Whether there is chance or hidden information in the game."""
        import pyspiel

        perfect = pyspiel.GameType.Information.PERFECT_INFORMATION
        return self.needs_seed(options) or _game(options).get_type().information != perfect

    def start(self, options: str = "", seed: int = 0) -> OpenSpielState:
        """Begin a game."""
        self.check_options(options)
        _game(options)
        return OpenSpielState(options, check_seed(seed) if self.needs_seed(options) else 0)

    def parse(self, text: str) -> OpenSpielState:
        """Read a position."""
        variant, _, _, seed, actions = fields(text, FIELDS, self.name)
        state = self.start(self.read_variant(variant), read_seed(seed) if seed != _NONE else 0)
        state = replace(state, actions=_read_actions(actions, state))
        check_written(state, text, FIELDS)
        return state


def _read_actions(text: str, start: OpenSpielState) -> tuple[int, ...]:
    """Read the actions from the start on, each of which has to be legal."""
    state, actions = _game(start.name).new_initial_state(), []
    drawn = _play_chance(state, start.seed, 0)
    for written in text.split(",") if text != _NONE else ():
        legal = [] if state.is_terminal() else state.legal_actions()
        if not _MOVE.fullmatch(written) or int(written) not in legal:
            raise NotationError("side-not-possible", move=written, moves=sorted(map(str, legal)))
        actions.append(int(written))
        state.apply_action(actions[-1])
        drawn = _play_chance(state, start.seed, drawn)
    return tuple(actions)


GAME = OpenSpielGame()
