"""Misprints: what a text becomes when pieces are cut out of it and others put in."""

from hypothesis import strategies as st

Changes = list[tuple[int, int, str]]
"""Where, how much is cut out, and what is put in."""


def mutations_of(alphabet: str) -> st.SearchStrategy[Changes]:
    """Give misprints of texts that are written with these signs; now and then another is among them."""
    return st.lists(
        st.tuples(
            st.integers(0, 300),
            st.integers(0, 3),
            st.text(alphabet=alphabet, max_size=3) | st.text(max_size=2),
        ),
        min_size=1,
        max_size=4,
    )


def mutated(text: str, changes: Changes) -> str:
    """Cut pieces out of a text and put others in."""
    for place, length, instead in changes:
        at = place % (len(text) + 1)
        text = text[:at] + instead + text[at + length :]
    return text
