"""What a space is worth in PÜNCT: how near it is to the shortest ways from side to side, of either player."""

from gipf.kernel.arrays import array_of
from gipf.kernel.compiling import compiled, inlined
from gipf.kernel.layout import Array
from gipf.side_kernels.layout import PLAYER
from gipf.side_kernels.punct.layout import EACH, IN_CENTRE, IS_BASIC, PLACES, SPACES, SPAN
from gipf.side_kernels.punct.sets import AXES, FAR, count_pieces, measure

EMPTY = 2
URGENCIES = array_of([0, 300, 220, 150, 110, 90, 75, *(60 for _ in range(EACH - 6))])
"""What a space on a shortest way counts, by the number of pieces that are missing."""
DETOURS = (6, 3, 1)
"""How much of that, in sixths, for a space on a way that is so many steps longer."""
MOST_DETOUR = 2
CENTRE_GAIN = 8
"""A space of the centre, where it decides."""
PIECE_DOTS = 3
MARK_SHIFT = 40
"""Bits of a gain from here on are marks: two for each side count the dots of a piece that join it."""
DEFENCE_MARK = 1 << 12
"""The space is on a shortest way of the other's, who might be connected after his next move."""


@inlined
def may_connect(gain: int) -> bool:
    """Whether the gain of a whole piece says that it joins two opposite sides: a piece is all of one part."""
    marks = gain >> MARK_SHIFT
    marks |= marks >> 1
    return marks & marks >> 2 & 0b000100010001 != 0


@inlined
def defends(gain: int) -> bool:
    """Whether the gain of a whole piece says that it lies on a way that the other might complete."""
    return gain >> MARK_SHIFT >= DEFENCE_MARK


@inlined
def _cost(top: int, player: int, is_dear: bool) -> int:
    """Give what a space costs on the way of a player, as in `measure`."""
    if top == player:
        return 0
    return 2 if top != EMPTY or is_dear else 1


@compiled
def weigh_places(state: Array, tops: Array, gains: Array, losses: Array, room: Array) -> None:
    """Write what a dot on a space gains for the player who decides, and what its removal loses, by place.

    There must be room for three times as many words as places.
    """
    player = state[PLAYER]
    is_standard = state[IS_BASIC] == 0
    one, other = room[:SPAN], room[SPAN : 2 * SPAN]
    nothing = room[:1]
    threats = 0  # 1: the player may win; 2: he lacks a piece; 4: the other does
    for n in range(SPACES):
        place = PLACES[n]
        gains[place] = losses[place] = CENTRE_GAIN if is_standard and IN_CENTRE[place] else 0
    for side in range(2):
        mover = player if side == 0 else 1 - player
        best = FAR
        for axis in range(AXES):
            best = min(best, measure(state, mover, 2 * axis, 2, nothing))
        for axis in range(AXES):
            for n in range(SPACES):
                one[PLACES[n]] = other[PLACES[n]] = FAR
            distance = measure(state, mover, 2 * axis, 2, one)
            if distance > best + 3:
                continue
            measure(state, mover, 2 * axis + 1, 2, other)
            pieces = count_pieces(state, mover, 2 * axis)
            if pieces == 1:
                threats |= 2 << side
            urgency = URGENCIES[pieces]
            for n in range(SPACES):
                place = PLACES[n]
                top = tops[place]
                cost = _cost(top, mover, is_standard and IN_CENTRE[place] != 0)
                detour = one[place] + other[place] - cost - distance
                if detour <= MOST_DETOUR:
                    value = urgency * DETOURS[max(0, detour)] // 6
                    losses[place] += value
                    if top != player:
                        gains[place] += value
        if side == 0 and best <= 2 * PIECE_DOTS:
            threats |= 1
    for n in range(SPACES):
        if tops[PLACES[n]] == player:
            gains[PLACES[n]] = 0
    if threats & 1:
        _mark_wins(state, gains, losses, room)
    if threats & 4:
        _mark_defences(state, tops, gains, room)


@compiled
def _mark_wins(state: Array, gains: Array, losses: Array, room: Array) -> None:
    """Mark the spaces that belong to what is joined to a side, or are adjacent to it."""
    distances = room[:SPAN]
    for side in range(2 * AXES):
        for n in range(SPACES):
            distances[PLACES[n]] = FAR
        if measure(state, state[PLAYER], side, 1, distances) <= PIECE_DOTS:
            for n in range(SPACES):
                place = PLACES[n]
                if distances[place] <= 1:
                    gains[place] += 1 << (MARK_SHIFT + 2 * side)
                    losses[place] += 1 << (MARK_SHIFT + 2 * side)


@compiled
def _mark_defences(state: Array, tops: Array, gains: Array, room: Array) -> None:
    """Mark the spaces on those ways of the other's that lack the fewest steps."""
    player, other = state[PLAYER], 1 - state[PLAYER]
    here, there = room[:SPAN], room[SPAN : 2 * SPAN]
    for axis in range(AXES):
        for n in range(SPACES):
            here[PLACES[n]] = there[PLACES[n]] = FAR
        distance = measure(state, other, 2 * axis, 1, here)
        if distance > PIECE_DOTS:
            continue
        measure(state, other, 2 * axis + 1, 1, there)
        for n in range(SPACES):
            place = PLACES[n]
            steps = here[place] + there[place] - (0 if tops[place] == other else 1)
            if tops[place] != player and steps == distance:
                gains[place] |= DEFENCE_MARK << MARK_SHIFT
