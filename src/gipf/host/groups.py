"""Keeping people apart who are in groups: two exchange their places, as near to each other as may be."""

from collections.abc import Iterator, Sequence

STEPS = 60
"""Exchanges that are tried, some of which are no gain in themselves."""
REST = 2
"""Exchanges for which nobody comes back into a group they have left."""


Left = dict[tuple[int, int], int]
"""By who has left which group, the exchange from which on they may come back."""


def separate(in_group: list[int], apart: Sequence[tuple[int, int]]) -> int:
    """Change the groups of people, who stand in an order, so that as few as possible who are apart share one.

    The groups keep their sizes. Give how many pairs share a group still.

    >>> groups = [0, 0, 0, 1, 1, 1]
    >>> separate(groups, [(0, 2)]), groups
    (0, [0, 0, 1, 0, 1, 1])
    >>> separate([0, 0, 0], [(0, 2)])
    1
    """
    others: list[set[int]] = [set() for _ in in_group]
    for one, two in apart:
        others[one].add(two)
        others[two].add(one)
    best, now = list(in_group), list(in_group)
    fewest = _together(now, apart)
    left: Left = {}
    for step in range(STEPS):
        if not fewest:
            break
        found = min(_exchanges(now, others, left, step), default=None)
        if found is None:
            break
        _, _, one, two = found
        now[one], now[two] = now[two], now[one]
        left[one, now[two]] = left[two, now[one]] = step + REST
        if (count := _together(now, apart)) < fewest:
            fewest, best = count, list(now)
    in_group[:] = best
    return fewest


def _together(in_group: Sequence[int], apart: Sequence[tuple[int, int]]) -> int:
    return sum(in_group[one] == in_group[two] for one, two in apart)


def _exchanges(
    in_group: Sequence[int], others: Sequence[set[int]], gone: Left, step: int
) -> Iterator[tuple[int, int, int, int]]:
    """Give the exchanges of those who are with somebody they are to be kept from: what each adds, how far."""
    for one, theirs in enumerate(others):
        here = in_group[one]
        if not any(in_group[each] == here for each in theirs):
            continue
        for two, there in enumerate(in_group):
            if there != here and max(gone.get((one, there), 0), gone.get((two, here), 0)) <= step:
                added = _met(in_group, others, one, there, two) + _met(
                    in_group, others, two, here, one
                )
                left = _met(in_group, others, one, here) + _met(in_group, others, two, there)
                yield added - left, abs(one - two), one, two


def _met(
    in_group: Sequence[int], others: Sequence[set[int]], one: int, group: int, but: int = -1
) -> int:
    """Count those in a group from whom somebody is to be kept apart, but for one who leaves it."""
    return sum(in_group[each] == group and each != but for each in others[one])
