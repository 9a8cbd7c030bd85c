"""Counts of lines of play by the kernels of side games: those of the specifications."""

import pytest

from gipf.side_games import load
from gipf.side_games.zertz import BOARDS
from gipf.side_kernels.kernels import NAMES
from gipf.side_kernels.perft import perft
from tests.kernel.games import few
from tests.side_games.games import vectors

COUNTS = {
    "yinsh 4/7/8/9/10/9/10/9/8/7/4 w p 51 5/5 0/0": [85, 7140, 592620],
    "yinsh;blitz 4/7/8/9/10/9/10/9/8/7/4 w p 51 5/5 0/0": [85, 7140, 592620],
    "yinsh 3r/4R2/5r2/5R3/2Rr6/9/rR4r3/4R4/8/7/4 w m 51 0/0 0/0": [86, 6258, 486978],
    "dvonn 3/4/5/5/5/5/5/5/5/4/3 w p D2P23/D1P23": [49, 2352, 110544, 5085024],
    "dvonn DPp/PPpp/PpPPp/pppPp/pPPpP/pppPP/PpPPP/pDppD/pPPPp/ppPP/PpP w m -/-": [
        38, 1766, 73788, 3557984,
    ],
    "dvonn Ppp/pPPP/PPppP/PppPP/pPppp/PpPPD/DpPpp/ppPpp/DpPpP/PpPP/pPP w m -/-": [
        45, 1655, 77499, 3216132,
    ],
    "dvonn PpP/PPPP/pPPpp/PpPPP/DPPDp/ppppP/ppPpp/pPPPp/DpPpp/ppPP/ppP w m -/-": [
        33, 1653, 60105, 3119148,
    ],
    "tzaar ttttT/TaaaAT/TAzzZAT/TAZtTZAT/TAZTtzat/taztTzat/tazZZat/taAAAt/tTTTT w f -/-": [
        42, 1797, 260556,
    ],
    "tzaar 5/6/7/8/8/8/7/6/5 w p Z6A9T15/Z6A9T15": [180, 31860, 5543640],
    "tzaar atazZ/ZATtat/aAzZzaT/ATttTtTa/AttTTTTA/TAAtZTat/ZtzAaTT/atTzAZ/tttTz w f -/-": [
        81, 6350, 914954,
    ],
    "tzaar tTTzA/tzATTT/aTazZAT/aZazaTtt/tAtAzZTA/taTtTaTa/tTZtATA/ATtzta/tZZtt w f -/-": [
        76, 5613, 783384,
    ],
    "tzaar aATat/azaztZ/zZtazTT/AATAttTa/tZATZtta/TtTzaTtt/tAATAtZ/tZtTTT/azTTA w f -/-": [
        66, 4255, 600424,
    ],
    "37 4/5/6/7/6/5/4 w p W6G8B10 -/-": [111, 1944, 204120, 3277260],
    "blitz 4/5/6/7/6/5/4 w p W5G7B9 -/-": [111, 1944, 204120, 3277260],
    "40 5/6/7/7/6/5/4 w p W6G8B10 -/-": [120, 2223, 253422],
    "43 5/6/7/7/6/5/4/3 w p W6G8B10 -/-": [129, 2520, 309960],
    "44 5/6/7/8/7/6/5 w p W6G8B10 -/-": [132, 2580, 325080],
    "48 5/6/7/8/7/6/5/4 w p W6G8B10 -/-": [144, 2961, 408618, 7824600],
    "61 5/6/7/8/9/8/7/6/5 w p W6G8B10 -/-": [183, 4320, 764640, 17000496],
}  # fmt: skip


@pytest.mark.parametrize("text", COUNTS, ids=[text.replace("/", "|") for text in COUNTS])
def test_as_many_lines_of_play_as_the_specification_says(text: str) -> None:
    name = text.partition(" ")[0].partition(";")[0]
    state = load("zertz" if name in BOARDS else name).parse(text)
    for depth, count in enumerate(COUNTS[text], 1):
        if count <= few(10**7, 100):
            assert perft(state, depth) == count


@pytest.mark.parametrize("name", NAMES)
def test_as_many_lines_of_play_from_the_test_vectors(name: str) -> None:
    for vector in vectors(name):
        for depth, count in enumerate(vector.get("perft", ()), 1):
            if count <= few(10**6, 60):
                state = load(name).parse(vector["position"])
                assert perft(state, depth) == count, (vector["position"], depth)
