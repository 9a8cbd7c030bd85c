"""One profile for hypothesis, and which tests are for compiled and which for plain code.

The tests of the kernel run twice: compiled, and as plain Python (``NUMBA_DISABLE_JIT=1``), where
coverage can see them. A test marked ``compiled`` or ``plain`` belongs to one of the two runs.
"""

import os
import shutil

import pytest
from hypothesis import settings

settings.register_profile("gipf", derandomize=True, deadline=None, max_examples=80)
settings.load_profile("gipf")

if not shutil.which("nvidia-smi"):  # without a GPU, numba's simulator stands in for it
    os.environ["NUMBA_ENABLE_CUDASIM"] = "1"

IS_PLAIN = os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the tests of the other run out."""
    other = "compiled" if IS_PLAIN else "plain"
    left_out = [item for item in items if item.get_closest_marker(other)]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]
