"""What a state of YINSH, DVONN, TZAAR, ZÈRTZ or PÜNCT looks like."""

from dataclasses import replace

from gipf.messages import Message
from gipf.side_games import dvonn, tzaar, yinsh, zertz
from gipf.side_games.punct import board as punct_board
from gipf.side_games.punct.levels import dots_of, look_down
from gipf.side_games.punct.pieces import NUMBERS, kind_of, place_of, player_of, space_of
from gipf.side_games.punct.state import Punct
from gipf.side_games.scene_data import SideItem, SidePiece, SideTile, Viewer
from gipf.side_games.sketch import (
    POINT,
    SIDES,
    Path,
    Sketch,
    make_item,
    make_piece,
    make_zone,
    message,
    score_message,
    side_of,
)

_YINSH: dict[str, SidePiece] = {
    "R": make_piece("ring", "w"),
    "r": make_piece("ring", "b"),
    "M": make_piece("marker", "w"),
    "m": make_piece("marker", "b"),
}


def sketch_yinsh(state: yinsh.YinshState, _viewer: Viewer | None) -> Sketch:
    """Say what a state of YINSH looks like."""
    zones = [make_zone("pool", None, [make_item("marker", None, state.pool)])]
    for side in SIDES:
        zones.append(make_zone("hand", side, [make_item("ring", side, state.hand(side))]))
        taken = make_item("ring", side, state.taken(side), goal=yinsh.rings_to_win(state))
        zones.append(make_zone("taken", side, [taken]))
    names = {"p": "place", "m": "move", "c": "row", "r": "row", "d": "ring", "s": "ring"}
    if state.phase == yinsh.OVER:
        todo = score_message("side-why-yinsh", state.outcome, state.taken("w"), state.taken("b"))
    elif state.phase == yinsh.MOVE and not yinsh.can_move(state, state.player):
        todo = message("side-do-pass")
    else:
        is_one = state.phase in "cr" and len(yinsh.rows(state)) == 1
        todo = message(f"side-do-yinsh-{'take' if is_one else names[state.phase]}")
    return Sketch(
        todo,
        "yinsh",
        {spot: (_YINSH[piece],) for spot, piece in state.pieces.items()},
        zones=zones,
        goal=message("side-goal", game="yinsh", count=yinsh.rings_to_win(state)),
        spots=yinsh.ROW_POINTS if state.phase in "cr" else {},
        marked=_all_of_row,
    )


def _all_of_row(move: str) -> Path:
    return yinsh.ROW_POINTS.get(move) or tuple(POINT.findall(move))


_DVONN: dict[str, SidePiece] = {
    "D": make_piece("dvonn", None),
    "P": make_piece("piece", "w"),
    "p": make_piece("piece", "b"),
}


def sketch_dvonn(state: dvonn.DvonnState, _viewer: Viewer | None) -> Sketch:
    """Say what a state of DVONN looks like."""
    zones = []
    placed = len(state.stacks)
    if state.phase == dvonn.PLACE:
        for number, side in enumerate(SIDES):
            left = dvonn.ORDER[placed + (placed + number) % 2 :: 2]
            red = left.count(dvonn.DVONN)
            items = [make_item("dvonn", None, red), make_item("piece", side, len(left) - red)]
            zones.append(make_zone("hand", side, items))
        todo = message("side-do-dvonn-red" if placed < dvonn.RED else "side-do-dvonn-place")
    elif state.phase == dvonn.MOVE:
        can = dvonn.can_move(state.stacks, state.player)
        todo = message("side-do-dvonn-move" if can else "side-do-pass")
    else:
        pieces = (dvonn.pieces_of(state.stacks, side) for side in SIDES)
        todo = score_message("side-why-dvonn", state.outcome, *pieces)
    if state.phase != dvonn.PLACE:
        for side in SIDES:
            count = dvonn.pieces_of(state.stacks, side)
            zones.append(make_zone("stacked", side, [make_item("piece", side, count)]))
    stacks = {spot: tuple(_DVONN[piece] for piece in stack) for spot, stack in state.stacks.items()}
    goal = message("side-goal", game="dvonn")
    return Sketch(todo, "dvonn", stacks, zones=zones, goal=goal)


_TZAAR = {"Z": "tzaar", "A": "tzarra", "T": "tott"}


def sketch_tzaar(state: tzaar.TzaarState, _viewer: Viewer | None) -> Sketch:
    """Say what a state of TZAAR looks like."""
    zones = []
    for side in SIDES:
        is_placing = state.phase == tzaar.PLACE
        touched = is_placing and state.player == side
        count = tzaar.hand if is_placing else tzaar.tops
        items = [
            make_item(_TZAAR[piece], side, number, touch=f"@{piece}" if touched else None)
            for piece, number in count(state.stacks, side).items()
        ]
        zones.append(make_zone("hand" if is_placing else "left", side, items))
    if state.phase == tzaar.OVER:
        loser = tzaar.other(state.player)
        lost = [kind for kind, number in tzaar.tops(state.stacks, loser).items() if not number]
        todo = (
            message("side-why-tzaar-type", player=loser, kind=_TZAAR[lost[0]])
            if lost
            else message("side-why-tzaar-stuck", player=loser)
        )
    else:
        names = {"p": "place", "f": "first", "c": "capture", "s": "second"}
        todo = message(f"side-do-tzaar-{names[state.phase]}")
    stacks = {
        spot: tuple(
            make_piece(_TZAAR[piece.upper()], "w" if piece.isupper() else "b") for piece in stack
        )
        for spot, stack in zip(tzaar.POINTS, state.stacks, strict=True)
        if stack
    }
    goal = message("side-goal", game="tzaar")
    return Sketch(todo, "tzaar", stacks, zones=zones, path=_with_item, goal=goal)


def _with_item(move: str) -> Path:
    """Take the move of a piece that is put on the board apart: the piece, then the spots."""
    points = tuple(POINT.findall(move))
    return (f"@{move[0]}", *points) if move[0].isupper() else points or (move,)


_MARBLES = {"W": "white", "G": "grey", "B": "black"}


def sketch_zertz(state: zertz.ZertzState, _viewer: Viewer | None) -> Sketch:
    """Say what a state of ZÈRTZ looks like."""
    has_pool = any(state.pool)

    each, of_one = zertz.goal_of(state.variant)

    def marbles(
        counts: zertz.Counts, goals: tuple[int | None, ...], *, are_placed: bool
    ) -> list[SideItem]:
        return [
            make_item(
                _MARBLES[colour],
                None,
                number,
                goal=goal,
                touch=f"@{colour}" if are_placed else None,
            )
            for colour, number, goal in zip(zertz.COLOURS, counts, goals, strict=True)
        ]

    zones = [make_zone("pool", None, marbles(state.pool, (None,) * 3, are_placed=has_pool))]
    for side, counts in zip(SIDES, state.captured, strict=True):
        own = not has_pool and state.player == side
        zones.append(make_zone("captured", side, marbles(counts, of_one, are_placed=own)))
    points = state.board.points
    on = dict(zip(points, state.rings, strict=True))
    return Sketch(
        _zertz_todo(state, has_pool=has_pool),
        f"zertz-{state.variant}",
        {
            spot: (make_piece(_MARBLES[marble], None),)
            for spot, marble in on.items()
            if marble in _MARBLES
        },
        gone=tuple(spot for spot, marble in on.items() if marble == zertz.NO_RING),
        zones=zones,
        path=_with_item,
        goal=message(
            "side-goal",
            game="zertz",
            each=each,
            **dict(zip(_MARBLES.values(), of_one, strict=True)),
        ),
    )


def _zertz_todo(state: zertz.ZertzState, *, has_pool: bool) -> Message:
    if state.phase == zertz.OVER:
        if state.player == "-":
            is_stuck = not zertz.can_go_on(replace(state, phase=zertz.PLACE))
            return message("side-why-zertz-drawn" if is_stuck else "side-why-repeated")
        captured = state.captured[state.player == "b"]
        if not zertz.has_goal(state.variant, captured):
            return message("side-why-zertz-full")
        each, of_one = zertz.goal_of(state.variant)
        for colour, number, goal in zip(_MARBLES.values(), captured, of_one, strict=True):
            if number >= goal:
                return message("side-why-zertz-goal", kind=colour, count=number)
        return message("side-why-zertz-goal", kind="each", count=each)
    if state.phase == zertz.REMOVE:
        return message("side-do-zertz-remove")
    if state.phase != zertz.PLACE:
        return message("side-do-zertz-on")
    if zertz.jump_texts(state):
        return message("side-do-zertz-jump")
    if not any(zertz.supply(state)):
        return message("side-do-pass")
    return message("side-do-zertz-place" if has_pool else "side-do-zertz-own")


def sketch_punct(state: Punct, _viewer: Viewer | None) -> Sketch:
    """Say what a state of PÜNCT looks like."""
    zones = [
        make_zone(
            "hand",
            side,
            [
                make_item(kind, side, reserve.count(kind), touch=f"@{kind}")
                if state.player == side
                else make_item(kind, side, reserve.count(kind))
                for kind in NUMBERS
            ],
        )
        for side, reserve in zip(SIDES, state.reserves, strict=True)
    ]
    tiles: list[SideTile] = []
    for level, pieces in enumerate(state.levels, 1):
        for piece in pieces:
            space = space_of(piece)
            others = [spot for spot in punct_board.names(place_of(piece).dots) if spot != space]
            owner = side_of(player_of(piece))
            tiles.append(
                {"kind": kind_of(piece), "owner": owner, "spots": (space, *others), "level": level}
            )
    won: tuple[str, ...] = ()
    if state.outcome is None:
        has_more = state.reserves[state.player == "b"]
        is_there = any(tile["owner"] == state.player for tile in tiles)
        todo = message(
            "side-do-punct-move"
            if not has_more
            else "side-do-punct"
            if is_there
            else "side-do-punct-first"
        )
    else:
        todo = _punct_end(state)
        seen = look_down(dots_of(state.levels))
        winners = seen.white if state.outcome == "w" else seen.black
        won = tuple(punct_board.names(punct_board.joining(winners)))
    goal = message("side-goal", game="punct")
    return Sketch(
        todo, "punct", tiles=tuple(tiles), zones=zones, path=_punct_path, won=won, goal=goal
    )


def _punct_end(state: Punct) -> Message:
    seen = look_down(dots_of(state.levels))
    if any(map(punct_board.is_connected, (seen.white, seen.black))):
        return message("side-why-punct-joined")
    if state.player == "-" and all(state.reserves) and _could_go_on(state):
        return message("side-why-repeated")
    if state.variant == "basic":
        return message("side-why-punct-open")
    white, black = (
        (spaces & punct_board.CENTRE).bit_count() for spaces in (seen.white, seen.black)
    )
    return score_message("side-why-punct-centre", state.outcome, white, black)


def _could_go_on(state: Punct) -> bool:
    """Whether both players could still move in a game that is over."""
    return all(replace(state, is_over=False, player=side).has_legal_move() for side in SIDES)


def _punct_path(move: str) -> Path:
    """Touch a piece, the space for its PÜNCT, and the space beside that where its first other dot lies."""
    placed, _, turn = move.partition(":")
    space = placed.rpartition("-")[2] if "-" in placed else placed[1:]
    first = placed.partition("-")[0] if "-" in placed else f"@{move[0]}"
    ahead = punct_board.GRID.neighbours[space][int(turn) - 1]
    assert ahead, "a piece lies on the board"
    return first, space, ahead
