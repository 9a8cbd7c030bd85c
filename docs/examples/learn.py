"""A tiny agent learns basic GIPF through the vectorised door, in a few seconds and with NumPy alone.

With five pieces in reserve White is the first to run out of them: a White that moves at random wins
one game in fourteen against a Black that does. The agent plays White. It weighs the pushes by a linear
function of what it sees, plays hundreds of games at once, and after each batch makes the pushes of won
games likelier and those of lost games rarer (REINFORCE). It finds out by itself that a row of four
brings pieces back.

    python docs/examples/learn.py
"""

from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from gipf.envs import vector
from gipf.envs.vector import VectorEnv, VectorState
from gipf.kernel.layout import PUSHES

VARIANT = "basic;reserve=5;quiet=40"
WHITE = 0
Array = npt.NDArray[np.float32]


@dataclass
class Agent:
    """Weighs the pushes of basic pieces: actions 0 to 43."""

    weights: Array
    random: np.random.Generator

    def chances(self, seen: Array, legal: npt.NDArray[np.bool_]) -> Array:
        """Give the chance of each push: ``(games, PUSHES)``."""
        scores = np.where(legal, seen @ self.weights, -np.inf)
        powers: Array = np.exp(scores - scores.max(axis=1, keepdims=True))
        powers /= powers.sum(axis=1, keepdims=True)
        return powers

    def choose(self, chances: Array) -> npt.NDArray[np.int64]:
        """Pick a push in each game, as likely as its chance says."""
        marks = chances.cumsum(axis=1)
        roll = self.random.random((len(chances), 1)) * marks[:, -1:]
        chosen: npt.NDArray[np.int64] = (marks > roll).argmax(axis=1)
        return chosen


@dataclass
class Games:
    """What happened in a batch of games: the results for White, and all the agent's choices."""

    results: Array
    choices: list[tuple[npt.NDArray[np.int64], Array, Array]] = field(default_factory=list)
    """For each step: the games concerned, what was seen, and how the weights of pushes count."""

    @property
    def share_won(self) -> float:
        """The share of games White has won."""
        return float((self.results > 0).mean())


def play(env: VectorEnv, agent: Agent) -> Games:
    """Play a batch to its end: the agent pushes for White, everything else happens at random."""
    state = env.reset(seed=0)
    games = Games(np.zeros(env.num_envs, np.float32))
    while not (state.terminated | state.truncated).all():
        actions = env.random_actions(state, seed=int(agent.random.integers(2**31)))
        mine = pushes_of_white(state)
        seen = state.observation[mine]
        chances = agent.chances(seen, state.legal_action_mask[mine, :PUSHES])
        actions[mine] = chosen = agent.choose(chances)
        games.choices.append((mine, seen, np.eye(PUSHES, dtype=np.float32)[chosen] - chances))
        state = env.step(state, actions)
        games.results += state.rewards[:, WHITE]
    return games


def pushes_of_white(state: VectorState) -> npt.NDArray[np.int64]:
    """Find the games in which White has a push to choose."""
    running = ~(state.terminated | state.truncated)
    can_push = state.legal_action_mask[:, :PUSHES].any(axis=1)
    return np.flatnonzero(running & can_push & (state.current_player == WHITE))


def learn(env: VectorEnv, agent: Agent, batches: int, rate: float) -> list[float]:
    """Improve the agent's weights batch by batch; give the shares of games won on the way."""
    shares = []
    for _ in range(batches):
        games = play(env, agent)
        surprise = games.results - games.results.mean()
        for mine, seen, pull in games.choices:
            agent.weights += rate / env.num_envs * seen.T @ (surprise[mine, None] * pull)
        shares.append(games.share_won)
    return shares


def main(batches: int = 20, games: int = 512) -> tuple[float, float]:
    """Learn, and give the share of games White wins before and after."""
    env = vector.make(VARIANT, games)
    shape = *env.observation_shape, PUSHES
    agent = Agent(np.zeros(shape, np.float32), np.random.default_rng(1))
    before = play(env, agent).share_won
    learn(env, agent, batches, rate=0.5)
    after = play(env, agent).share_won
    return before, after


if __name__ == "__main__":
    before, after = main()
    print(f"White won {before:.0%} of its games at random, and wins {after:.0%} after learning.")
