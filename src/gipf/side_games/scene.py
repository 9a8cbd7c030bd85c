"""What a page shows of a side game and what may be decided in it, as plain data.

A page knows no rules: it shows a `SideScene`, lets people touch what can be touched, step by step, and
reports the text of the move that the last touch completes.

>>> from gipf.side_games import load
>>> scene = scene_of("yinsh", load("yinsh").start(), viewer="w")
>>> scene["board"], scene["player"], scene["touches"]["f6"]
('yinsh', 'w', {'move': 'f6'})
"""

from collections.abc import Iterable, Mapping

from gipf.messages import Argument, Message
from gipf.side_games import load, split_name
from gipf.side_games.game import Outcome, State
from gipf.side_games.paragraphs import ENDED, paragraph_of
from gipf.side_games.scene_data import (
    Side,
    SideLast,
    SideScene,
    SideThing,
    SideTouch,
    Viewer,
)
from gipf.side_games.sketch import (
    POINT,
    Sketch,
    hides_last_move,
    message,
    seal_choice,
    side_of,
    value_words,
)


def scene_of(
    name: str,
    state: State,
    *,
    viewer: Viewer | None = None,
    last: tuple[State, str] | None = None,
    turn: Iterable[str] = (),
    ended: tuple[Outcome, str] | None = None,
    sealed: Side | None = None,
) -> SideScene:
    """Describe a side game for a page that shows it to a player; without one only what all may see.

    ``last`` is the state before and the move that led here, ``turn`` all moves of its turn; ``ended`` is an
    end the rules know nothing of, and why: ``resignation``, ``time``, ``agreement``, ``abandoned``.
    ``sealed`` is a side of rock-paper-scissors that has made its choice before its turn, unseen.

    >>> from gipf.side_games import load
    >>> die = load("die").start(seed=7)
    >>> scene_of("die", die, ended=("b", "resignation"))["prompt"]["args"]["result"]
    {'id': 'side-won', 'args': {'player': 'b'}}
    """
    sketch = sketch_of(name, state, viewer)
    outcome = (state.outcome, "rules") if state.outcome else ended
    if sealed and outcome is None:
        seal_choice(sketch, sealed)
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
        "player": None if outcome else side_of(state.player),
        "has_colours": load(split_name(name)[0]).has_colours,
        "prompt": _over(sketch.todo, *outcome) if outcome else _prompt(state, sketch.todo),
        "goal": sketch.goal or _goal(name),
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
        "rounds": sketch.rounds,
        "won": sketch.won,
        "last": _last(name, state, sketch, last, turn, viewer) if last else None,
        "outcome": outcome
        and {"winner": side_of(outcome[0]) if outcome[0] != "draw" else None, "reason": outcome[1]},
    }


def sketch_of(name: str, state: State, viewer: Viewer | None = None) -> Sketch:
    """Say what a state looks like to a player."""
    # only now: it brings the code of all games, of which most pages need none
    from gipf.side_games import sketches

    return sketches.SKETCHES.get(split_name(name)[0], sketches.sketch_any)(state, viewer)


def _prompt(state: State, todo: Message) -> Message:
    return message("side-prompt", turn=message("side-turn", player=state.player), todo=todo)


def _goal(name: str) -> Message | None:
    game = split_name(name)[0]
    return message("side-goal", game=game) if game in _QUICK else None


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
    if sketch.spots:
        return _rows({move: sketch.spots[move] for move in moves})
    for move in moves:
        *path, end = sketch.path(move)
        branch = tree
        for touch in path:
            branch = branch.setdefault(touch, {}).setdefault("next", {})
        branch.setdefault(end, {})["move"] = move
    return tree


def _rows(rows: Mapping[str, tuple[str, ...]]) -> dict[str, SideTouch]:
    """Let any spot of a row mean it; one that several rows share needs another that says which.

    >>> tree = _rows({"xa1-a5": ("a1", "a2"), "xa2-b5": ("a2", "b5")})
    >>> tree["a1"]["move"], sorted(tree["a2"]["next"]), tree["a2"]["next"]["b5"]["move"]
    ('xa1-a5', ['a1', 'b5'], 'xa2-b5')
    """
    tree: dict[str, SideTouch] = {}
    for spot in dict.fromkeys(spot for spots in rows.values() for spot in spots):
        meant = {move: spots for move, spots in rows.items() if spot in spots}
        if len(meant) == 1:
            tree[spot] = _row(meant)
            continue
        after: dict[str, SideTouch] = {}
        for other in dict.fromkeys(each for spots in meant.values() for each in spots):
            named = {move: spots for move, spots in meant.items() if other in spots}
            if len(named) == 1:
                after[other] = _row(named)
        tree[spot] = {"next": after}
    return tree


def _row(named: Mapping[str, tuple[str, ...]]) -> SideTouch:
    ((move, spots),) = named.items()
    return {"move": move, "spots": spots}


def _buttons(touches: Mapping[str, SideTouch], sketch: Sketch) -> Iterable[str]:
    """List what is touched that is no spot; without a board also at the second step."""
    if sketch.board:
        return [touch for touch in touches if not POINT.fullmatch(touch)]
    return dict.fromkeys([*touches, *_nested(touches)])


def _nested(touches: Mapping[str, SideTouch]) -> list[str]:
    """List what is touched at the second step."""
    return [touch for after in touches.values() for touch in after.get("next", {})]


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
    player = side_of(before.player)
    told: Argument = message("side-button", word=move) if move.isalpha() else move
    if thing := thing_between(was, now):
        is_word = move.isalpha()
        piece = told if is_word else message("side-piece", kind=thing["kind"])
        told = message("side-item", piece=piece, value=value_words(thing["kind"], thing["value"]))
    return {
        "move": move,
        "player": player,
        "spots": tuple(dict.fromkeys(POINT.findall(move))) if now.board else (),
        "turn": _marked(now, *turn, move) if now.board else (),
        "changed": tuple(dict.fromkeys(changed)),
        "label": message("side-played", player=player, move=told),
    }


# ---------------------------------------------------------------------- what moves put on the table

_THINGS = ("die", "coin", "card", "domino")


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


def _marked(sketch: Sketch, *moves: str) -> tuple[str, ...]:
    """List the spots that are marked for moves, each once."""
    return tuple(dict.fromkeys(spot for move in moves for spot in sketch.marked(move)))


_QUICK = ("cards", "coin", "die", "dominoes", "rps")
