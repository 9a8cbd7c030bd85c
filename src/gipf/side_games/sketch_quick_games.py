"""What a state of a coin, a die, cards, rock–paper–scissors or dominoes looks like, and of any other game."""

from gipf.messages import Message
from gipf.side_games.cards import CardsState
from gipf.side_games.coin import CoinState
from gipf.side_games.die import DieState
from gipf.side_games.dominoes import DominoesState
from gipf.side_games.game import State
from gipf.side_games.rps import FOLD, RpsState
from gipf.side_games.scene_data import SideRounds, Viewer
from gipf.side_games.sketch import (
    SIDES,
    Path,
    Sketch,
    hides_last_move,
    make_item,
    make_zone,
    message,
    score_message,
    value_words,
)


def sketch_coin(state: CoinState, _viewer: Viewer | None) -> Sketch:
    """Say what a state of a thrown coin looks like."""
    zones = []
    if state.call:
        zones.append(make_zone("shown", "w", [make_item("call", "w", value=state.call)]))
    if state.is_thrown:
        zones.append(make_zone("shown", None, [make_item("coin", value=state.coin)]))
        return Sketch(message("side-why-coin", coin=state.coin), zones=zones)
    return Sketch(message("side-do-coin-throw" if state.call else "side-do-coin-call"), zones=zones)


def sketch_die(state: DieState, _viewer: Viewer | None) -> Sketch:
    """Say what a state of dice looks like."""
    throws = state.throws
    zones = [
        make_zone("shown", side, [make_item("die", side, value=str(throw))])
        for side, throw in zip(SIDES, throws, strict=False)
    ]
    if state.outcome is None:
        return Sketch(message("side-do-die"), zones=zones)
    return Sketch(score_message("side-why-die", state.outcome, *throws), zones=zones)


def sketch_cards(state: CardsState, _viewer: Viewer | None) -> Sketch:
    """Say what a state of cards looks like."""
    zones = [
        make_zone("shown", side, [make_item("card", side, value=card) for card in drawn])
        for side, drawn in zip(SIDES, (state.white, state.black), strict=True)
    ]
    todo = message("side-do-cards") if state.outcome is None else _cards_end(state)
    return Sketch(todo, zones=zones, rounds=_rounds_of(state))


def _rounds_of(state: CardsState | RpsState) -> SideRounds | None:
    return {"of": state.rounds, "winners": state.winners} if state.rounds > 1 else None


def _cards_end(state: CardsState) -> Message:
    if state.rounds > 1:
        return score_message("side-why-rps-rounds", state.outcome, *state.won)
    cards = (value_words("card", cards[0]) for cards in (state.white, state.black))
    return score_message("side-why-cards", state.outcome, *cards)


def sketch_rps(state: RpsState, viewer: Viewer | None) -> Sketch:
    """Say what a state of rock, paper, scissors looks like."""
    hidden = hides_last_move(state, viewer)
    zones = []
    for place, side in enumerate(SIDES):
        shown = [choices[place] for choices in state.choices if choices[place] != "-"]
        if hidden and side == "w":
            shown[-1] = "?"
        values = ["?" if choice.startswith("=") else choice for choice in shown]
        zones.append(
            make_zone("shown", side, [make_item("choice", side, value=value) for value in values])
        )
    rounds = _rounds_of(state)
    if state.outcome is not None:
        return Sketch(_rps_end(state), zones=zones, rounds=rounds)
    if state.is_opening:
        return Sketch(message("side-do-rps-open"), zones=zones, rounds=rounds)
    order = ("rock", "paper", "scissors")
    is_last = state.player == "b"
    todo = message("side-do-rps-last", player="w") if is_last else message("side-do-rps")
    return Sketch(todo, zones=zones, rounds=rounds, order=order)


def _rps_end(state: RpsState) -> Message:
    if state.rounds > 1:
        return score_message("side-why-rps-rounds", state.outcome, *state.won)
    white_choice, black_choice = state.choices[-1]
    if FOLD in (white_choice, black_choice):
        wins = FOLD
    elif state.outcome == "draw":
        wins = "same"
    else:
        wins = white_choice if state.outcome == "w" else black_choice
    return message("side-why-rps", wins=wins)


def sketch_dominoes(state: DominoesState, viewer: Viewer | None) -> Sketch:
    """Say what a state of dominoes looks like."""
    ends = {0: "@left", len(state.line) - 1: "@right"} if len(state.line) > 1 else {}
    line = [
        make_item("domino", value=tile, touch=ends.get(place))
        for place, tile in enumerate(state.line)
    ]
    zones = [make_zone("line", None, line)]
    over = state.outcome is not None
    for side, hand in zip(SIDES, state.hands, strict=True):
        if over or viewer in (side, "both"):
            items = [make_item("domino", side, value=tile, touch=f"@{tile}") for tile in hand]
        else:
            items = [make_item("domino", side, len(hand), value="?")]
        zones.append(make_zone("hand", side, items))
    if over:
        pips = (sum(int(pip) for tile in hand for pip in tile) for hand in state.hands)
        is_out = not all(state.hands)
        blocked = score_message("side-why-dominoes-blocked", state.outcome, *pips)
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


def sketch_table(state: State, _viewer: Viewer | None) -> Sketch:
    """Say what a state of a game played elsewhere looks like."""
    over = state.outcome is not None
    return Sketch(message("side-why-any" if over else "side-do-table"), path=lambda move: (move,))


def sketch_any(state: State, _viewer: Viewer | None) -> Sketch:
    """Show any other game by its moves alone."""
    over = state.outcome is not None
    return Sketch(message("side-why-any" if over else "side-do-any"), path=lambda move: (move,))
