"""The computer's choice in rock-paper-scissors: it is made before anybody else's, and lies face down."""

import random

from gipf.host.live_game import LiveGame
from gipf.host.side_position import SidePosition
from gipf.record.side_play import SidePlay
from gipf.side_games.rps import RpsState
from gipf.side_games.scene_data import Side
from gipf.side_games.seeds import seed_after


def sealed_choice(game: LiveGame, play: SidePlay) -> str | None:
    """Give the computer's choice in the round that is on; None where nothing is to be chosen.

    It follows from what chance comes from in this game and from the rounds that are over, so that nothing the
    other player chooses now can change it.
    """
    state = play.state
    if not isinstance(state, RpsState) or state.outcome or state.is_opening:
        return None
    before = [] if isinstance(game.position, SidePosition) else [ply.move for ply in game.plies]
    over = ["/".join(choices) for choices in state.choices[: len(state.winners)]]
    chance = random.Random(seed_after(game.secret, ["rps", *before, *over]))
    return chance.choice(state.legal_moves())


def sealed_side(play: SidePlay, people: list[Side]) -> Side | None:
    """Say whose choice lies face down before its turn: the computer's, while a person chooses first."""
    state = play.state
    is_open = isinstance(state, RpsState) and not state.outcome and not state.is_opening
    return "b" if is_open and people == ["w"] and state and state.player == "w" else None
