"""The paragraph of the rules that matters in a side game: where a page opens them.

Codes are those of ``docs/rules``: I4 is the ring move of YINSH.
"""

from collections.abc import Mapping

FIRST: Mapping[str, str] = {
    "tzaar": "A1",
    "zertz": "R1",
    "dvonn": "V1",
    "yinsh": "I1",
    "punct": "K1",
    "coin": "Q2",
    "die": "Q3",
    "cards": "Q4",
    "rps": "Q5",
    "dominoes": "Q6",
    "table": "Q8",
    "openspiel": "Q9",
}
"""Where the rules of each game begin."""
ENDED = "H8"
"""An end the rules know nothing of."""
_PASSING: Mapping[str, str] = {"yinsh": "I11", "dvonn": "V6", "zertz": "R10", "dominoes": "Q6"}
_REPEATED: Mapping[str, str] = {"zertz": "R10", "punct": "K12"}
_ABOUT: Mapping[str, str] = {
    "side-do-tzaar-place": "A10",
    "side-do-tzaar-first": "A4",
    "side-do-tzaar-capture": "A6",
    "side-do-tzaar-second": "A7",
    "side-why-tzaar-type": "A8",
    "side-why-tzaar-stuck": "A9",
    "side-do-zertz-place": "R4",
    "side-do-zertz-own": "R9",
    "side-do-zertz-remove": "R5",
    "side-do-zertz-jump": "R6",
    "side-do-zertz-on": "R7",
    "side-why-zertz-goal": "R1",
    "side-why-zertz-full": "R9",
    "side-why-zertz-drawn": "R10",
    "side-do-dvonn-red": "V3",
    "side-do-dvonn-place": "V3",
    "side-do-dvonn-move": "V4",
    "side-why-dvonn": "V8",
    "side-do-yinsh-place": "I3",
    "side-do-yinsh-move": "I4",
    "side-do-yinsh-row": "I7",
    "side-do-yinsh-take": "I7",
    "side-do-yinsh-ring": "I7",
    "side-why-yinsh": "I10",
    "side-do-punct": "K4",
    "side-do-punct-first": "K4",
    "side-do-punct-move": "K6",
    "side-why-punct-joined": "K10",
    "side-why-punct-centre": "K11",
    "side-why-punct-open": "K13",
    "side-why-dominoes-out": "Q7",
    "side-why-dominoes-blocked": "Q7",
}


def paragraph_of(name: str, todo: str) -> str:
    """Name the paragraph that tells what is to be done, or why it ended so; ``todo`` is that message.

    >>> paragraph_of("yinsh", "side-do-yinsh-row"), paragraph_of("dvonn", "side-do-pass")
    ('I7', 'V6')
    """
    if todo == "side-do-pass":
        return _PASSING[name]
    if todo == "side-why-repeated":
        return _REPEATED[name]
    return _ABOUT.get(todo) or FIRST.get(name, "Q9")
