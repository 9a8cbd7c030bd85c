"""The engine in a Chromium's worker finds what the processor's finds, and ends when it is told to."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from gipf import Position
from gipf.engine.machine import LineReader
from gipf.search.answer import Limits
from tests.engine.talk import ENGINE, Talk
from tests.wasm.chromium import Chromium, build_page, open_chromium
from tests.wasm.differential import compare_proof, compare_search, search_job, some_position
from tests.wasm.same_moves import compare_moves

POSITIONS = {
    "basic": Position.start("basic").text,
    "gipf": "standard 4/1bbbG/6/1BBBg2/6/5/4 w m B5/B5 -- - 1",
    "potentials": "tournament+P6 4/5/6/2Pg3/6/G4/4 w m B5P5/B5 -- - 9",
    "matrx": Position.start("matrx").text,
}
"""One of each module."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    built = tmp_path_factory.mktemp("page")
    build_page(built)
    return built


@pytest.fixture(scope="module", params=[False, True], ids=["plain", "isolated"])
def chromium(browser: Browser, folder: Path, request: pytest.FixtureRequest) -> Iterator[Chromium]:
    with open_chromium(browser, folder, isolated=request.param) as window:
        yield window


@pytest.fixture(scope="module")
def process() -> Iterator[Talk]:
    with Talk(ENGINE) as talk:
        yield talk


@pytest.mark.parametrize("family", POSITIONS)
def test_searches_and_proofs_find_the_same(chromium: Chromium, family: str) -> None:
    position = Position.parse(POSITIONS[family])
    compare_search(chromium, position, Limits(depth=4))
    compare_search(chromium, position, Limits(nodes=20_000), lines=3)
    compare_proof(chromium, position, 2, "win", 20_000)
    compare_proof(chromium, position, 2, "hold", 20_000)


def test_positions_with_a_past_are_searched_alike(chromium: Chromium) -> None:
    for number in range(5, 60, 11):
        compare_search(chromium, some_position(number), Limits(depth=3, nodes=20_000), lines=2)


def test_a_search_ends_when_its_time_is_up(chromium: Chromium) -> None:
    position = Position.start("matrx")
    found = chromium.ask(search_job(position, Limits(seconds=0.05), 1))
    assert found["lines"] and found["depth"] >= 1


@pytest.mark.parametrize("is_told", [True, False])
def test_a_search_without_end_is_stopped_and_the_next_one_is_as_ever(
    chromium: Chromium, is_told: bool
) -> None:
    position = Position.start("basic")
    found = chromium.ask_and_stop({**search_job(position, Limits(), 2), "told": is_told})
    assert len(found["lines"]) == 2 and found["depth"] >= 1
    compare_search(chromium, position, Limits(depth=4))


@pytest.mark.parametrize("family", POSITIONS)
def test_where_the_page_is_isolated_several_threads_search(chromium: Chromium, family: str) -> None:
    position, nodes = Position.parse(POSITIONS[family]), 20_000
    limits = Limits(nodes=nodes)
    compare_search(chromium, position, limits)
    if not chromium.page.evaluate("crossOriginIsolated"):
        compare_search(chromium, position, limits, threads=4)
        return
    alone = chromium.ask(search_job(position, limits, 1))
    together = chromium.ask(search_job(position, limits, 1, threads=4))
    if alone["nodes"] >= nodes:  # the first thread has searched so many, the others some more
        assert together["nodes"] > alone["nodes"]
    answer = LineReader(position).answer(together)
    assert answer.move in position.legal_moves() and answer.depth >= 1
    compare_search(chromium, position, limits)  # nobody searches on, and all is as before


def test_what_several_threads_find_is_won_if_it_is(chromium: Chromium) -> None:
    position = Position.parse(POSITIONS["potentials"])
    for _ in range(5):
        said = chromium.ask(search_job(position, Limits(depth=4), 1, threads=4))
        answer = LineReader(position).answer(said)
        assert answer.lines[0].win_in == 1


def test_levels_play_the_same_moves_as_with_a_server_and_at_the_command_line(
    chromium: Chromium, process: Talk
) -> None:
    compare_moves(chromium, process, range(40))
