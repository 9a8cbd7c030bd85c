"""Alpha-beta finds what it found before, node by node."""

import json
from pathlib import Path
from typing import Any

import pytest

from bench.same_search import alphabeta

CASES = json.loads((Path(__file__).parents[1] / "golden" / "search.json").read_text("utf-8"))


@pytest.mark.parametrize("case", CASES, ids=[case["variant"] for case in CASES])
def test_scores_lines_and_node_counts_change_only_when_the_golden_file_does(
    case: dict[str, Any],
) -> None:
    assert json.loads(json.dumps(alphabeta(case))) == case["alphabeta"], "see make golden"
