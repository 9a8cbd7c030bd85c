"""The compiled code for the browser beside that of the processor: the same games, searches and proofs."""

import random
from typing import Any

import numpy as np

from bench.differential import variant_of
from gipf import Position
from gipf.engine.machine import LineReader, path_of, proof_job, read_proof, written
from gipf.kernel.convert import empty_states, rules_of, write_state
from gipf.kernel.fields import is_over
from gipf.kernel.hashing import hash_state
from gipf.kernel.layout import MOST_MOVES
from gipf.kernel.moves import LIST, walk_moves
from gipf.kernel.turn import play
from gipf.search.answer import Answer, Limits, Line
from gipf.search.evaluation import evaluate, load_weights, patterns
from gipf.search.iterative_deepening import AlphaBeta
from gipf.search.proof import prove, prove_hold
from tests.wasm.node import Compiled, Message, Node

LONGEST = 120


def compare_game(node: Node, number: int) -> Position:
    """Play a random game of some variant on both, and compare every position; give the last but a few."""
    start = Position.start(variant_of(number))
    chance = random.Random(number)
    choices = [chance.getrandbits(30) for _ in range(LONGEST)]
    said = node.ask({"kind": "walk", **written(start), "choices": choices})
    rules = rules_of(start.variant)
    weights = load_weights(len(rules.family)), patterns(start.variant.board.name)
    states, moves = empty_states(1), np.zeros(MOST_MOVES, np.int64)
    write_state(start, states, 0)
    for turn, seen in enumerate(said["seen"]):
        listed = moves[: walk_moves(*rules, states, 0, moves, LIST)].tolist()
        assert seen["moves"] == listed, f"game {number}, {start.variant}: moves of decision {turn}"
        assert int(seen["hash"]) == hash_state(*rules, states, states, 0), f"hash, game {number}"
        score = evaluate(rules.family, rules.lookup, weights[1], weights[0], states, 0)
        assert seen["evaluation"] == score, f"evaluation, game {number}, decision {turn}"
        if listed and turn < LONGEST:
            play(*rules, states, states, 0, listed[choices[turn] % len(listed)])
    assert len(said["seen"]) == LONGEST + 1 or is_over(states, 0)
    assert [int(word) for word in said["state"]] == states[0].tolist(), f"state, game {number}"
    return start


def some_position(number: int) -> Position:
    """Give a position of a random game that is not over, with its past."""
    position = Position.start(variant_of(number))
    chance = random.Random(number)
    for _ in range(chance.randrange(50)):
        after = position.play(chance.choice(position.legal_moves()))
        if after.is_over:
            break
        position = after
    return position


def search_job(position: Position, limits: Limits, lines: int, threads: int = 1) -> Message:
    """Give a search as the page's worker is asked for it."""
    return {
        "kind": "search",
        **written(position),
        "path": path_of(position),
        "lines": lines,
        **{name: n for name, n in vars(limits).items() if n is not None},
        "told": False,
        "player": "engine",
        "memory": 1,
        "threads": threads,
        "isNew": True,
        "forgets": False,
    }


def compare_search(
    machine: Compiled, position: Position, limits: Limits, lines: int = 1, threads: int = 1
) -> int:
    """Search a position on both, natively by one thread; give the number of nodes."""
    said = machine.ask(search_job(position, limits, lines, threads))
    answer = LineReader(position).answer(said)
    native = AlphaBeta(memory=1).search(position, limits, lines=lines)
    assert _parts(answer) == _parts(native), f"{position.text} {limits} {lines}"
    return native.nodes


def _parts(answer: Answer) -> Any:
    def line(line: Line) -> Any:
        return [move.text for move in line.moves], line.value, line.win_in

    return answer.depth, answer.nodes, [line(each) for each in answer.lines]


def compare_proof(machine: Compiled, position: Position, turns: int, goal: str, nodes: int) -> None:
    """Prove on both."""
    said = machine.ask({"kind": "prove", **proof_job(position, turns, goal, nodes)})
    native = (prove if goal == "win" else prove_hold)(position, turns, nodes=nodes)
    assert read_proof(position, said) == native, f"{position.text} {turns} {goal}"
