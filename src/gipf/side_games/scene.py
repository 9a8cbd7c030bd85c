"""What a page shows of a side game and what may be decided in it, as plain data.

A page knows no rules: it shows a `SideScene`, lets people touch what can be touched, step by step, and
reports the text of the move that the last touch completes.

>>> from gipf.side_games import load
>>> scene = scene_of("yinsh", load("yinsh").start(), viewer="w")
>>> scene["board"], scene["player"], scene["touches"]["f6"]
('yinsh', 'w', {'move': 'f6'})
"""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from gipf.messages import Argument, Message
from gipf.side_games import dvonn, split_name, tzaar, yinsh, zertz
from gipf.side_games.cards import CardsState
from gipf.side_games.coin import CoinState
from gipf.side_games.die import DieState
from gipf.side_games.dominoes import DominoesState
from gipf.side_games.game import Outcome, State
from gipf.side_games.paragraphs import ENDED, paragraph_of
from gipf.side_games.punct import board as punct_board
from gipf.side_games.punct.levels import dots_of, look_down
from gipf.side_games.punct.pieces import NUMBERS, kind_of, place_of, player_of, space_of
from gipf.side_games.punct.state import Punct
from gipf.side_games.rps import FOLD, RpsState
from gipf.side_games.scene_data import (
    Role,
    Side,
    SideItem,
    SideLast,
    SidePiece,
    SideScene,
    SideThing,
    SideTile,
    SideTouch,
    SideZone,
    Viewer,
)

SIDES: tuple[Side, Side] = ("w", "b")
Path = tuple[str, ...]
"""What is touched one after the other to decide a move: spots, ``@`` and an item, or a button's word."""
_POINT = re.compile("[a-z][0-9]+")


@dataclass
class Sketch:
    """What a game's own function says of a state; what it leaves out is not there."""

    todo: Message
    """What is to be decided; where the game is over, why it ended so."""
    board: str | None = None
    pieces: dict[str, tuple[SidePiece, ...]] = field(default_factory=dict)
    gone: tuple[str, ...] = ()
    tiles: tuple[SideTile, ...] = ()
    zones: list[SideZone] = field(default_factory=list)
    path: Callable[[str], Path] = lambda move: tuple(_POINT.findall(move)) or (move,)
    spots: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """What moves are about besides what is touched."""
    won: tuple[str, ...] = ()
    """The spots by which the game was won, where that is seen on them."""
    order: tuple[str, ...] = ()
    """The order in which moves are offered, where it is not that of the alphabet."""


def scene_of(
    name: str,
    state: State,
    *,
    viewer: Viewer | None = None,
    last: tuple[State, str] | None = None,
    turn: Iterable[str] = (),
    ended: tuple[Outcome, str] | None = None,
) -> SideScene:
    """Describe a side game for a page that shows it to a player; without one only what all may see.

    ``last`` is the state before and the move that led here, ``turn`` all moves of its turn; ``ended`` is an
    end the rules know nothing of, and why: ``resignation``, ``time``, ``agreement``, ``abandoned``.

    >>> from gipf.side_games import load
    >>> die = load("die").start(seed=7)
    >>> scene_of("die", die, ended=("b", "resignation"))["prompt"]["args"]["result"]
    {'id': 'side-won', 'args': {'player': 'b'}}
    """
    sketch = sketch_of(name, state, viewer)
    outcome = (state.outcome, "rules") if state.outcome else ended
    decides = outcome is None and viewer == state.player
    moves = state.legal_moves() if decides else []
    touches = _tree(sorted(moves, key=sketch.order.index) if sketch.order else moves, sketch)
    items = [item for zone in sketch.zones for item in zone["items"]]
    nested = () if sketch.board else _nested(touches)
    for item in items:
        item["touch"] = item["touch"] if item["touch"] in {*touches, *nested} else None
    return {
        "game": name,
        "position": str(state) if outcome or viewer == "both" else state.seen_by(viewer or "-"),
        "board": sketch.board,
        "pieces": sketch.pieces,
        "gone": sketch.gone,
        "tiles": sketch.tiles,
        "zones": tuple(sketch.zones),
        "player": None if outcome else _side(state.player),
        "prompt": _over(sketch.todo, *outcome) if outcome else _prompt(state, sketch.todo),
        "rule": _rule(name, sketch.todo, outcome),
        "touches": touches,
        "buttons": tuple(
            {
                "touch": word,
                "label": message("side-button", word=state.move_words(word.removeprefix("@"))),
            }
            for word in _buttons(touches, sketch)
            if word not in {item["touch"] for item in items}
        ),
        "won": sketch.won,
        "last": _last(name, state, sketch, last, turn, viewer) if last else None,
        "outcome": outcome
        and {"winner": _side(outcome[0]) if outcome[0] != "draw" else None, "reason": outcome[1]},
    }


def sketch_of(name: str, state: State, viewer: Viewer | None = None) -> Sketch:
    """Say what a state looks like to a player."""
    return _SKETCHES.get(split_name(name)[0], _any)(state, viewer)


def message(name: str, **arguments: Argument) -> Message:
    """Make a message."""
    return {"id": name, "args": arguments}


def _side(player: str) -> Side:
    return "w" if player == "w" else "b"


def _prompt(state: State, todo: Message) -> Message:
    return message("side-prompt", turn=message("side-turn", player=state.player), todo=todo)


def _rule(name: str, todo: Message, outcome: tuple[Outcome, str] | None) -> str:
    if outcome and outcome[1] != "rules":
        return ENDED
    return paragraph_of(split_name(name)[0], todo["id"])


def _over(why: Message, outcome: Outcome, reason: str) -> Message:
    if outcome == "draw":
        is_abandoned = reason == "abandoned"
        won, otherwise = message("side-drawn"), message("side-why-agreement")
        otherwise = message("side-why-abandoned", player="nobody") if is_abandoned else otherwise
    else:
        loser = "b" if outcome == "w" else "w"
        won = message("side-won", player=outcome)
        otherwise = message(f"side-why-{reason}", player=loser)
    return message("side-over", result=won, why=why if reason == "rules" else otherwise)


# ---------------------------------------------------------------------- touches


def _tree(moves: Iterable[str], sketch: Sketch) -> dict[str, SideTouch]:
    """Put the moves' touches into a tree: those that begin alike share their beginning."""
    tree: dict[str, SideTouch] = {}
    for move in moves:
        *path, end = sketch.path(move)
        branch = tree
        for touch in path:
            branch = branch.setdefault(touch, {}).setdefault("next", {})
        leaf = branch.setdefault(end, {})
        leaf["move"] = move
        if spots := sketch.spots.get(move):
            leaf["spots"] = spots
    return tree


def _buttons(touches: Mapping[str, SideTouch], sketch: Sketch) -> Iterable[str]:
    """List what is touched that is no spot; without a board also at the second step."""
    if sketch.board:
        return [touch for touch in touches if not _POINT.fullmatch(touch)]
    return dict.fromkeys([*touches, *_nested(touches)])


def _nested(touches: Mapping[str, SideTouch]) -> list[str]:
    """List what is touched at the second step."""
    return [touch for after in touches.values() for touch in after.get("next", {})]


def hides_last_move(state: State, viewer: Viewer | None) -> bool:
    """Whether somebody who looks at a side game must not see yet what was played last."""
    return viewer != "both" and state.hides_last_move(viewer or "-")


def _last(
    name: str,
    state: State,
    now: Sketch,
    last: tuple[State, str],
    turn: Iterable[str],
    viewer: Viewer | None,
) -> SideLast | None:
    before, move = last
    if hides_last_move(state, viewer):
        return None
    was = sketch_of(name, before, viewer)
    changed = [
        spot
        for spot in {**was.pieces, **now.pieces}
        if was.pieces.get(spot) != now.pieces.get(spot)
    ]
    changed += [spot for spot in now.gone if spot not in was.gone]
    for tile in (*was.tiles, *now.tiles):
        if (tile in was.tiles) != (tile in now.tiles):
            changed += tile["spots"]
    player = _side(before.player)
    told: Argument = message("side-button", word=move) if move.isalpha() else move
    if thing := thing_between(was, now):
        is_word = move.isalpha()
        piece = told if is_word else message("side-piece", kind=thing["kind"])
        told = message("side-item", piece=piece, value=value_words(thing["kind"], thing["value"]))
    return {
        "move": move,
        "player": player,
        "spots": _named(move) if now.board else (),
        "turn": _named(*turn, move) if now.board else (),
        "changed": tuple(dict.fromkeys(changed)),
        "label": message("side-played", player=player, move=told),
    }


# ---------------------------------------------------------------------- what moves put on the table

_THINGS = ("die", "coin", "card", "domino")
_SUITS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}


def thing_between(before: Sketch, after: Sketch) -> SideThing | None:
    """Say what a move has put on the table, where the table shows such things.

    >>> from gipf.side_games import load
    >>> die = load("die").start(seed=7)
    >>> thing_between(sketch_of("die", die), sketch_of("die", die.play("throw")))
    {'kind': 'die', 'value': '5', 'end': None}
    """
    was = {(zone["role"], zone["owner"]): zone["items"] for zone in before.zones}
    for zone in after.zones:
        if zone["role"] not in ("shown", "line"):
            continue
        old = [item["value"] for item in was.get((zone["role"], zone["owner"]), ())]
        new = [item["value"] for item in zone["items"]]
        if len(new) == len(old) + 1 and zone["items"][-1]["kind"] in _THINGS:
            is_right = new[:-1] == old
            item = zone["items"][-1 if is_right else 0]
            is_end = zone["role"] == "line" and bool(old)
            assert item["value"] is not None, "it can be seen"
            return {
                "kind": item["kind"],
                "value": item["value"],
                "end": ("right" if is_right else "left") if is_end else None,
            }
    return None


def value_words(kind: str, value: str) -> Argument:
    """Say what a thing shows.

    >>> value_words("card", "Th"), value_words("domino", "06"), value_words("die", "5")
    ('10♥', '0–6', '5')
    """
    if kind == "card":
        return value[:-1].replace("T", "10") + _SUITS[value[-1]]
    if kind == "domino":
        return f"{value[0]}–{value[1]}"
    return value if kind == "die" else message("side-button", word=value)


def _named(*moves: str) -> tuple[str, ...]:
    """List the spots that moves name, each once."""
    return tuple(dict.fromkeys(spot for move in moves for spot in _POINT.findall(move)))


# ---------------------------------------------------------------------- what lies beside a board


def _item(
    kind: str,
    owner: Side | None = None,
    count: int = 1,
    *,
    value: str | None = None,
    touch: str | None = None,
) -> SideItem:
    return {"kind": kind, "owner": owner, "value": value, "count": count, "touch": touch}


def _zone(role: Role, owner: Side | None, items: Iterable[SideItem]) -> SideZone:
    return {"role": role, "owner": owner, "items": tuple(item for item in items if item["count"])}


def _piece(kind: str, owner: Side | None) -> SidePiece:
    return {"kind": kind, "owner": owner}


# ---------------------------------------------------------------------- the namesakes

_YINSH: dict[str, SidePiece] = {
    "R": _piece("ring", "w"),
    "r": _piece("ring", "b"),
    "M": _piece("marker", "w"),
    "m": _piece("marker", "b"),
}


def _yinsh(state: yinsh.YinshState, _viewer: Viewer | None) -> Sketch:
    zones = [_zone("pool", None, [_item("marker", None, state.pool)])]
    for side in SIDES:
        zones.append(_zone("hand", side, [_item("ring", side, state.hand(side))]))
        zones.append(_zone("taken", side, [_item("ring", side, state.taken(side))]))
    names = {"p": "place", "m": "move", "c": "row", "r": "row", "d": "ring", "s": "ring"}
    if state.phase == yinsh.OVER:
        white, black = state.taken("w"), state.taken("b")
        todo = message("side-why-yinsh", white=white, black=black)
    elif state.phase == yinsh.MOVE and not yinsh.can_move(state, state.player):
        todo = message("side-do-pass")
    else:
        todo = message(f"side-do-yinsh-{names[state.phase]}")
    return Sketch(
        todo,
        "yinsh",
        {spot: (_YINSH[piece],) for spot, piece in state.pieces.items()},
        zones=zones,
        spots=yinsh.ROW_POINTS if state.phase in "cr" else {},
    )


_DVONN: dict[str, SidePiece] = {
    "D": _piece("dvonn", None),
    "P": _piece("piece", "w"),
    "p": _piece("piece", "b"),
}


def _dvonn(state: dvonn.DvonnState, _viewer: Viewer | None) -> Sketch:
    zones = []
    placed = len(state.stacks)
    if state.phase == dvonn.PLACE:
        for number, side in enumerate(SIDES):
            left = dvonn.ORDER[placed + (placed + number) % 2 :: 2]
            red = left.count(dvonn.DVONN)
            items = [_item("dvonn", None, red), _item("piece", side, len(left) - red)]
            zones.append(_zone("hand", side, items))
        todo = message("side-do-dvonn-red" if placed < dvonn.RED else "side-do-dvonn-place")
    elif state.phase == dvonn.MOVE:
        can = dvonn.can_move(state.stacks, state.player)
        todo = message("side-do-dvonn-move" if can else "side-do-pass")
    else:
        white, black = (dvonn.pieces_of(state.stacks, side) for side in SIDES)
        todo = message("side-why-dvonn", white=white, black=black)
    stacks = {spot: tuple(_DVONN[piece] for piece in stack) for spot, stack in state.stacks.items()}
    return Sketch(todo, "dvonn", stacks, zones=zones)


_TZAAR = {"Z": "tzaar", "A": "tzarra", "T": "tott"}


def _tzaar(state: tzaar.TzaarState, _viewer: Viewer | None) -> Sketch:
    zones = []
    for side in SIDES:
        is_placing = state.phase == tzaar.PLACE
        touched = is_placing and state.player == side
        count = tzaar.hand if is_placing else tzaar.tops
        items = [
            _item(_TZAAR[piece], side, number, touch=f"@{piece}" if touched else None)
            for piece, number in count(state.stacks, side).items()
        ]
        zones.append(_zone("hand" if is_placing else "left", side, items))
    if state.phase == tzaar.OVER:
        loser = tzaar.other(state.player)
        lacks = tzaar.lacks_a_type(state.stacks, loser)
        todo = message("side-why-tzaar-type" if lacks else "side-why-tzaar-stuck")
    else:
        names = {"p": "place", "f": "first", "c": "capture", "s": "second"}
        todo = message(f"side-do-tzaar-{names[state.phase]}")
    stacks = {
        spot: tuple(
            _piece(_TZAAR[piece.upper()], "w" if piece.isupper() else "b") for piece in stack
        )
        for spot, stack in zip(tzaar.POINTS, state.stacks, strict=True)
        if stack
    }
    return Sketch(todo, "tzaar", stacks, zones=zones, path=_with_item)


def _with_item(move: str) -> Path:
    """Take the move of a piece that is put on the board apart: the piece, then the spots."""
    points = tuple(_POINT.findall(move))
    return (f"@{move[0]}", *points) if move[0].isupper() else points or (move,)


_MARBLES = {"W": "white", "G": "grey", "B": "black"}


def _zertz(state: zertz.ZertzState, _viewer: Viewer | None) -> Sketch:
    has_pool = any(state.pool)

    def marbles(counts: zertz.Counts, *, are_placed: bool) -> list[SideItem]:
        pairs = zip(zertz.COLOURS, counts, strict=True)
        return [
            _item(_MARBLES[colour], None, number, touch=f"@{colour}" if are_placed else None)
            for colour, number in pairs
        ]

    zones = [_zone("pool", None, marbles(state.pool, are_placed=has_pool))]
    for side, counts in zip(SIDES, state.captured, strict=True):
        own = not has_pool and state.player == side
        zones.append(_zone("captured", side, marbles(counts, are_placed=own)))
    points = state.board.points
    on = dict(zip(points, state.rings, strict=True))
    return Sketch(
        _zertz_todo(state, has_pool=has_pool),
        f"zertz-{state.variant}",
        {
            spot: (_piece(_MARBLES[marble], None),)
            for spot, marble in on.items()
            if marble in _MARBLES
        },
        gone=tuple(spot for spot, marble in on.items() if marble == zertz.NO_RING),
        zones=zones,
        path=_with_item,
    )


def _zertz_todo(state: zertz.ZertzState, *, has_pool: bool) -> Message:
    if state.phase == zertz.OVER:
        if state.player == "-":
            is_stuck = not zertz.can_go_on(replace(state, phase=zertz.PLACE))
            return message("side-why-zertz-drawn" if is_stuck else "side-why-repeated")
        has_goal = zertz.has_goal(state.variant, state.captured[state.player == "b"])
        return message("side-why-zertz-goal" if has_goal else "side-why-zertz-full")
    if state.phase == zertz.REMOVE:
        return message("side-do-zertz-remove")
    if state.phase != zertz.PLACE:
        return message("side-do-zertz-on")
    if zertz.jump_texts(state):
        return message("side-do-zertz-jump")
    if not any(zertz.supply(state)):
        return message("side-do-pass")
    return message("side-do-zertz-place" if has_pool else "side-do-zertz-own")


def _punct(state: Punct, _viewer: Viewer | None) -> Sketch:
    zones = [
        _zone(
            "hand",
            side,
            [
                _item(kind, side, reserve.count(kind), touch=f"@{kind}")
                if state.player == side
                else _item(kind, side, reserve.count(kind))
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
            owner = _side(player_of(piece))
            tiles.append(
                {"kind": kind_of(piece), "owner": owner, "spots": (space, *others), "level": level}
            )
    won: tuple[str, ...] = ()
    if state.outcome is None:
        has_more = state.reserves[state.player == "b"]
        todo = message("side-do-punct" if has_more else "side-do-punct-move")
    else:
        todo = _punct_end(state)
        seen = look_down(dots_of(state.levels))
        winners = seen.white if state.outcome == "w" else seen.black
        won = tuple(punct_board.names(punct_board.joining(winners)))
    return Sketch(todo, "punct", tiles=tuple(tiles), zones=zones, path=_punct_path, won=won)


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
    return message("side-why-punct-centre", white=white, black=black)


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


# ---------------------------------------------------------------------- the quick ones


def _coin(state: CoinState, _viewer: Viewer | None) -> Sketch:
    zones = []
    if state.call:
        zones.append(_zone("shown", "w", [_item("call", "w", value=state.call)]))
    if state.is_thrown:
        zones.append(_zone("shown", None, [_item("coin", value=state.coin)]))
        return Sketch(message("side-why-coin", coin=state.coin), zones=zones)
    return Sketch(message("side-do-coin-throw" if state.call else "side-do-coin-call"), zones=zones)


def _die(state: DieState, _viewer: Viewer | None) -> Sketch:
    throws = state.throws
    zones = [
        _zone("shown", side, [_item("die", side, value=str(throw))])
        for side, throw in zip(SIDES, throws, strict=False)
    ]
    if state.outcome is None:
        return Sketch(message("side-do-die"), zones=zones)
    return Sketch(message("side-why-die", white=throws[0], black=throws[1]), zones=zones)


def _cards(state: CardsState, _viewer: Viewer | None) -> Sketch:
    zones = [
        _zone("shown", side, [_item("card", side, value=card) for card in drawn])
        for side, drawn in zip(SIDES, (state.white, state.black), strict=True)
    ]
    if state.outcome is None:
        return Sketch(message("side-do-cards"), zones=zones)
    return Sketch(_cards_end(state), zones=zones)


def _cards_end(state: CardsState) -> Message:
    if state.rounds > 1:
        white, black = state.won
        return message("side-why-rps-rounds", white=white, black=black)
    white_card, black_card = (value_words("card", cards[0]) for cards in (state.white, state.black))
    return message("side-why-cards", white=white_card, black=black_card)


def _rps(state: RpsState, viewer: Viewer | None) -> Sketch:
    hidden = hides_last_move(state, viewer)
    zones = []
    for place, side in enumerate(SIDES):
        shown = [choices[place] for choices in state.choices if choices[place] != "-"]
        if hidden and side == "w":
            shown[-1] = "?"
        values = ["?" if choice.startswith("=") else choice for choice in shown]
        zones.append(_zone("shown", side, [_item("choice", side, value=value) for value in values]))
    if state.outcome is not None:
        return Sketch(_rps_end(state), zones=zones)
    if state.is_opening:
        return Sketch(message("side-do-rps-open"), zones=zones)
    return Sketch(message("side-do-rps"), zones=zones, order=("rock", "paper", "scissors"))


def _rps_end(state: RpsState) -> Message:
    if state.rounds > 1:
        white, black = state.won
        return message("side-why-rps-rounds", white=white, black=black)
    white_choice, black_choice = state.choices[-1]
    if FOLD in (white_choice, black_choice):
        wins = FOLD
    elif state.outcome == "draw":
        wins = "same"
    else:
        wins = white_choice if state.outcome == "w" else black_choice
    return message("side-why-rps", wins=wins)


def _dominoes(state: DominoesState, viewer: Viewer | None) -> Sketch:
    ends = {0: "@left", len(state.line) - 1: "@right"} if len(state.line) > 1 else {}
    line = [
        _item("domino", value=tile, touch=ends.get(place)) for place, tile in enumerate(state.line)
    ]
    zones = [_zone("line", None, line)]
    over = state.outcome is not None
    for side, hand in zip(SIDES, state.hands, strict=True):
        if over or viewer in (side, "both"):
            items = [_item("domino", side, value=tile, touch=f"@{tile}") for tile in hand]
        else:
            items = [_item("domino", side, len(hand), value="?")]
        zones.append(_zone("hand", side, items))
    if over:
        white, black = (sum(int(pip) for tile in hand for pip in tile) for hand in state.hands)
        is_out = not all(state.hands)
        blocked = message("side-why-dominoes-blocked", white=white, black=black)
        return Sketch(message("side-why-dominoes-out") if is_out else blocked, zones=zones)
    moves = state.legal_moves()

    def path(move: str) -> Path:
        if move == "pass":
            return (move,)
        tile = f"@{move[-2:]}"
        ends = [other for other in moves if other.endswith(move[-2:])]
        return (tile, "@left" if move[0] == "l" else "@right") if len(ends) > 1 else (tile,)

    lay = "side-do-dominoes" if state.line else "side-do-dominoes-first"
    todo = message("side-do-pass" if moves == ["pass"] else lay)
    return Sketch(todo, zones=zones, path=path)


def _table(state: State, _viewer: Viewer | None) -> Sketch:
    over = state.outcome is not None
    return Sketch(message("side-why-any" if over else "side-do-table"), path=lambda move: (move,))


def _any(state: State, _viewer: Viewer | None) -> Sketch:
    """Show any other game by its moves alone."""
    over = state.outcome is not None
    return Sketch(message("side-why-any" if over else "side-do-any"), path=lambda move: (move,))


_SKETCHES: dict[str, Callable[[Any, Viewer | None], Sketch]] = {
    "cards": _cards,
    "coin": _coin,
    "die": _die,
    "dominoes": _dominoes,
    "dvonn": _dvonn,
    "punct": _punct,
    "rps": _rps,
    "table": _table,
    "tzaar": _tzaar,
    "yinsh": _yinsh,
    "zertz": _zertz,
}
