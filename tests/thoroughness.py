"""How often tests let chance decide: often enough to find a fault, or, where there is time, much more often.

``GIPF_TESTS=long make test`` takes the time.
"""

import os

IS_LONG = os.environ.get("GIPF_TESTS") == "long"


def enough(number: int, *, long: int) -> int:
    """Give the number of games, positions or examples that a test looks at."""
    return long if IS_LONG else number
