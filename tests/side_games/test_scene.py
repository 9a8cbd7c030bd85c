"""What a page is given of a side game: enough to draw it, and to play it by touching what can be touched."""

import random
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from gipf.messages import languages, render
from gipf.side_games import load, split_name
from gipf.side_games.boards import NAMES, board_named
from gipf.side_games.game import State
from gipf.side_games.scene import scene_of
from gipf.side_games.scene_data import Side, SideTouch
from gipf.side_games.sketch import message

GAMES = (
    "yinsh", "yinsh(blitz)", "dvonn", "dvonn(random)", "tzaar", "tzaar(tournament)", "zertz", "zertz(61)",
    "punct(basic)", "rps(3)", "die", "cards(3)", "dominoes", "coin", "table(go)", "openspiel(connect_four)",
)  # fmt: skip


def started(name: str, seed: int = 7) -> State:
    game, options = split_name(name)
    return load(game).start(options, seed)


def player_of(state: State) -> Side | None:
    return {"w": "w", "b": "b"}.get(state.player)  # type: ignore[return-value]


def moves_in(touches: Mapping[str, SideTouch]) -> Iterator[str]:
    for touch in touches.values():
        if "move" in touch:
            yield touch["move"]
        yield from moves_in(touch.get("next", {}))


@pytest.mark.parametrize("name", GAMES)
def test_touches_lead_to_every_legal_move_of_whole_games(name: str) -> None:
    rng = random.Random(name)
    state, last = started(name), None
    for _ in range(60):
        scene = scene_of(name, state, viewer=player_of(state), last=last)
        assert sorted({*moves_in(scene["touches"])}) == state.legal_moves()
        spots = board_named(scene["board"])["spots"] if scene["board"] else {}
        items = {item["touch"] for zone in scene["zones"] for item in zone["items"]}
        buttons = {button["touch"] for button in scene["buttons"]}
        assert scene["touches"].keys() <= spots.keys() | items | buttons
        assert scene["pieces"].keys() | {*scene["gone"]} <= spots.keys()
        for language in languages():
            assert render(scene["prompt"], language)
        if state.outcome:
            assert not scene["touches"] and scene["player"] is None
            break
        move = rng.choice(state.legal_moves())
        last, state = (state, move), state.play(move)


def test_whoever_does_not_decide_can_touch_nothing() -> None:
    scene = scene_of("yinsh", started("yinsh"), viewer="b")
    assert scene["touches"] == {} and scene["player"] == "w"


def test_a_ring_is_touched_then_where_it_goes() -> None:
    state = started("yinsh")
    for move in ["d2", "e4", "b2", "h8", "c2", "i9", "g4", "c6", "h5", "d6"]:
        state = state.play(move)
    scene = scene_of("yinsh", state, viewer="w")
    assert {*scene["touches"]} == {"d2", "b2", "c2", "g4", "h5"}
    assert scene["touches"]["h5"]["next"]["h6"] == {"move": "h5-h6"}
    assert scene["prompt"]["args"]["todo"] == {"id": "side-do-yinsh-move", "args": {}}


def test_any_marker_of_a_row_means_it() -> None:
    state = load("yinsh").parse("yinsh R3/7/1MMMMM2/9/10/R3R1r2/10/9/8/r1r3r/RRr1 w r 46 0/0 0/0")
    scene = scene_of("yinsh", state, viewer="w")
    row = {"move": "xc2-c6", "spots": ("c2", "c3", "c4", "c5", "c6")}
    assert scene["touches"] == dict.fromkeys(("c2", "c3", "c4", "c5", "c6"), row)
    assert scene["prompt"]["args"]["todo"] == {"id": "side-do-yinsh-take", "args": {}}


def test_a_marker_of_several_rows_needs_another_that_says_which() -> None:
    state = load("yinsh").parse("yinsh R3/7/1MMMMMM1/9/10/R3R1r2/10/9/8/r1r3r/RRr1 w r 45 0/0 0/0")
    scene = scene_of("yinsh", state, viewer="w")
    assert {spot for spot, touch in scene["touches"].items() if "move" in touch} == {"c2", "c7"}
    assert {spot: touch["move"] for spot, touch in scene["touches"]["c4"]["next"].items()} == {
        "c2": "xc2-c6",
        "c7": "xc3-c7",
    }
    assert scene["prompt"]["args"]["todo"] == {"id": "side-do-yinsh-row", "args": {}}


def test_a_marble_is_touched_before_the_ring_it_is_put_on() -> None:
    scene = scene_of("zertz", started("zertz"), viewer="w")
    assert {*scene["touches"]} == {"@W", "@G", "@B"}
    assert scene["touches"]["@G"]["next"]["d4"] == {"move": "Gd4"}
    assert [item["touch"] for item in scene["zones"][0]["items"]] == ["@W", "@G", "@B"]


def test_a_piece_of_punct_is_touched_then_its_space_then_where_it_points() -> None:
    scene = scene_of("punct", started("punct"), viewer="w")
    assert scene["touches"]["@T"]["next"]["g5"]["next"]["h6"] == {"move": "Tg5:2"}
    after = scene_of("punct", started("punct").play("Tg5:2"), viewer="b")
    assert after["tiles"] == ({"kind": "T", "owner": "w", "spots": ("g5", "h5", "h6"), "level": 1},)


def test_a_domino_that_fits_both_ends_asks_for_the_end() -> None:
    state = load("dominoes").parse("dominoes w p 02-24 04,11,12,23,36,45/01,05,16,25,55,56 0")
    scene = scene_of("dominoes", state, viewer="w")
    assert scene["touches"] == {
        "@04": {"next": {"@left": {"move": "l04"}, "@right": {"move": "r04"}}},
        "@45": {"move": "r45"},
    }
    assert [(item["value"], item["touch"]) for item in scene["zones"][0]["items"]] == [
        ("02", "@left"),
        ("24", "@right"),
    ]
    assert scene["buttons"] == ()  # the ends of the line are touched


def test_the_ends_of_a_single_domino_are_buttons() -> None:
    state = load("dominoes").parse("dominoes b p 11 01,23,24,36,55,66/02,04,05,12,16,45,56 0")
    scene = scene_of("dominoes", state, viewer="b")
    assert {item["touch"] for item in scene["zones"][0]["items"]} == {None}
    assert [button["touch"] for button in scene["buttons"]] == ["@left", "@right"]


def test_what_fell_is_told_with_the_move() -> None:
    for name, moves, told in (
        ("die", ["throw"], "White: Throw: 5"),
        ("cards", ["draw", "draw"], "Black: Draw a card: 3♠"),
        ("coin", ["heads", "throw"], "Black: Throw: Heads"),
        ("dominoes", ["01", "l02"], "Black: domino: 2–0"),
    ):
        before = load(name).start(seed=7)
        for move in moves[:-1]:
            before = before.play(move)
        state = before.play(moves[-1])
        last = scene_of(name, state, viewer="b", last=(before, moves[-1]))["last"]
        assert last and render(last["label"]) == told


def test_the_end_of_a_game_of_cards_names_the_cards_or_the_rounds() -> None:
    state = load("cards").start(seed=7).play("draw").play("draw")
    assert render(scene_of("cards", state)["prompt"]).endswith("J♣ against 3♠.")
    state = load("cards").start("3", seed=7)
    while state.outcome is None:
        state = state.play("draw")
    assert "rounds" in render(scene_of("cards(3)", state)["prompt"])


def test_tzaar_counts_what_each_player_has_left_of_each_type() -> None:
    state = load("tzaar").start("random", seed=3)
    zones = scene_of("tzaar(random)", state, viewer="w")["zones"]
    assert [(zone["role"], zone["owner"]) for zone in zones] == [("left", "w"), ("left", "b")]
    assert [(item["kind"], item["count"]) for item in zones[1]["items"]] == [
        ("tzaar", 6),
        ("tzarra", 9),
        ("tott", 15),
    ]
    move = state.legal_moves()[0]
    taken = state.play(move)
    counts = [item["count"] for item in scene_of("tzaar(random)", taken)["zones"][1]["items"]]
    assert sum(counts) == 29


NO_TZAAR = "tzaar 1t2z/4T1/1a4A/2t(TA)3(TA)/1t5z/6t1/7/(aat)5/3(TAT)t b . -/-"


def test_the_end_of_tzaar_names_the_type_that_ran_out_and_its_counter_stays() -> None:
    scene = scene_of("tzaar", load("tzaar").parse(NO_TZAAR))
    assert render(scene["prompt"]) == "Black has won: White has no Tzaar left."
    white, black = (zone["items"] for zone in scene["zones"])
    assert [(item["kind"], item["count"]) for item in white] == [
        ("tzaar", 0),
        ("tzarra", 3),
        ("tott", 2),
    ]
    assert min(item["count"] for item in black) > 0


@pytest.mark.parametrize(
    ("name", "goal", "wins"),
    [
        ("yinsh", "Goal: be the first to take off 3 rings.", [3]),
        ("yinsh(blitz)", "Goal: be the first to take a ring off.", [1]),
        ("zertz", "Goal: 4 white, 5 grey or 6 black marbles, or 3 of each.", [4, 5, 6]),
        ("zertz(blitz)", "Goal: 3 white, 4 grey or 5 black marbles, or 2 of each.", [3, 4, 5]),
        ("punct", "Goal: join two opposite sides of the board.", []),
        ("die", "The higher throw wins.", []),
    ],
)
def test_what_wins_is_told_and_counted_from_the_start(
    name: str, goal: str, wins: list[int]
) -> None:
    scene = scene_of(name, started(name))
    assert scene["goal"] and render(scene["goal"]) == goal
    for side in ("w", "b"):
        own = [zone["items"] for zone in scene["zones"] if zone["owner"] == side]
        counted = [(item["count"], item["goal"]) for items in own for item in items if item["goal"]]
        assert counted == [(0, number) for number in wins]


def test_in_dvonn_the_pieces_in_the_stacks_of_both_are_counted_once_all_are_placed() -> None:
    placing, moving = (scene_of("dvonn", started(name)) for name in ("dvonn", "dvonn(random)"))
    assert {zone["role"] for zone in placing["zones"]} == {"hand"}
    counts = [zone["items"][0]["count"] for zone in moving["zones"] if zone["role"] == "stacked"]
    assert counts == [23, 23]


def test_a_sealed_choice_lies_face_down_before_the_other_is_made() -> None:
    scene = scene_of("rps", started("rps"), viewer="w", sealed="b")
    [black] = [zone["items"] for zone in scene["zones"] if zone["owner"] == "b"]
    assert [item["value"] for item in black] == ["?"]
    assert "Black has already chosen, face down." in render(scene["prompt"])
    assert scene["touches"].keys() == {"rock", "paper", "scissors"}


def test_the_other_hand_is_hidden_to_the_end() -> None:
    state = started("dominoes")
    _, seen, _ = scene_of("dominoes", state, viewer="b")["zones"]
    _, own, _ = scene_of("dominoes", state, viewer="w")["zones"]
    assert [(item["value"], item["count"]) for item in seen["items"]] == [("?", 7)]
    assert " ".join(str(item["value"]) for item in own["items"]) == "01 11 12 23 24 36 55"


def test_the_first_choice_is_hidden_until_the_second() -> None:
    before = started("rps")
    state = before.play("rock")
    for viewer, value in (("b", "?"), (None, "?"), ("w", "rock")):
        scene: Any = scene_of("rps", state, viewer=viewer, last=(before, "rock"))  # type: ignore[arg-type]
        assert scene["zones"][0]["items"][0]["value"] == value
        assert ("rock" in str(scene["last"])) == (viewer == "w")
        assert ("rock" in scene["position"]) == (viewer == "w")


def test_whoever_may_see_everything_sees_it_and_decides_nothing() -> None:
    state = started("dominoes")
    scene = scene_of("dominoes", state, viewer="both")
    values = [item["value"] for zone in scene["zones"] for item in zone["items"]]
    assert len(values) == 14
    assert "?" not in values
    assert scene["touches"] == {}
    assert scene["position"] == str(state)
    before = started("rps")
    scene = scene_of("rps", before.play("rock"), viewer="both", last=(before, "rock"))
    assert scene["zones"][0]["items"][0]["value"] == "rock"
    assert scene["last"]


def test_the_seed_is_in_no_scene() -> None:
    for name in ("die", "coin", "cards"):
        assert "7654321" not in str(scene_of(name, started(name, 7654321), viewer="w"))


def test_the_last_move_says_which_spots_it_changed() -> None:
    state = load("dvonn").start("random", 7)
    move = state.legal_moves()[0]
    scene = scene_of("dvonn(random)", state.play(move), last=(state, move))
    assert scene["last"] is not None
    assert set(move.split("-")) <= {*scene["last"]["changed"]}
    assert scene["last"]["spots"] == tuple(move.split("-"))


def test_of_a_row_that_was_taken_all_five_spots_are_marked() -> None:
    state = load("yinsh").parse("yinsh RR2/7/8/3R5/2RMMMMM2/9/10/9/5R2/6r/rrrr w r 46 0/0 0/0")
    row, ring = ("xe4-e8", "xd4")
    taken = state.play(row)
    five = ("e4", "e5", "e6", "e7", "e8")
    scene = scene_of("yinsh", taken, last=(state, row))
    assert scene["last"] is not None
    assert (scene["last"]["spots"], scene["last"]["turn"]) == (("e4", "e8"), five)
    done = scene_of("yinsh", taken.play(ring), last=(taken, ring), turn=("e3-e9", row))
    assert done["last"] is not None
    assert done["last"]["turn"] == ("e3", "e9", *five, "d4")


def test_a_game_that_was_given_up_says_so() -> None:
    scene = scene_of("yinsh", started("yinsh"), viewer="w", ended=("b", "resignation"))
    assert scene["outcome"] == {"winner": "b", "reason": "resignation"}
    assert render(scene["prompt"]) == "Black has won: White has given up."
    assert scene["touches"] == {}


@pytest.mark.parametrize("language", languages())
def test_a_game_that_was_abandoned_says_so(language: str) -> None:
    state = started("yinsh")
    left = scene_of("yinsh", state, ended=("w", "abandoned"))["prompt"]
    broken = scene_of("yinsh", state, ended=("draw", "abandoned"))["prompt"]
    said = {render(left, language), render(broken, language)}
    assert len(said) == 2
    assert not any("side-why" in text for text in said)
    if language == "en":
        assert said == {
            "White has won: Black has left the game.",
            "A draw: the game was broken off.",
        }


REPEATED = "standard Tc3:1,tn12:1 - . T5C2E4L2M2R2/T5C2E4L2M2R2"
CIRCLE = "blitz WWWW/W3G/G4G/G1B3G/G4G/B3B/BBBB - . - B1/B1"
EDGE = "61 WWWWW/W4G/G5G/G6G/G3...1G/G6B/B5B/B4B/BBBBB - . - -/-"


@pytest.mark.parametrize(
    ("name", "position", "says", "rule"),
    [
        ("punct", REPEATED, "the same position has come up for the third time.", "K12"),
        ("zertz(blitz)", CIRCLE, "the same position has come up for the third time.", "R10"),
        ("zertz(61)", EDGE, "neither player can do anything any more.", "R10"),
    ],
)
def test_a_draw_says_what_made_it_one(name: str, position: str, says: str, rule: str) -> None:
    scene = scene_of(name, load(split_name(name)[0]).parse(position))
    assert (render(scene["prompt"]), scene["rule"]) == (f"A draw: {says}", rule)


def test_a_basic_game_of_punct_without_a_chain_is_not_counted_out() -> None:
    for seed in range(40):
        rng, state = random.Random(seed), started("punct(basic)")
        while not state.outcome:
            added = [move for move in state.legal_moves() if move[0].isupper()]
            state = state.play(rng.choice(added or state.legal_moves()))
        if state.outcome == "draw":
            break
    scene = scene_of("punct(basic)", state)
    assert "last piece is on the board, and no sides are joined" in render(scene["prompt"])
    assert scene["rule"] == "K13"


@pytest.mark.parametrize("name", NAMES)
def test_every_board_lies_around_its_middle(name: str) -> None:
    spots = board_named(name)["spots"].values()
    for axis in ("x", "y"):
        values = [spot[axis] for spot in spots]
        assert min(values) == pytest.approx(-max(values), abs=1e-3)


@pytest.mark.parametrize(
    ("name", "moves", "says"),
    [
        ("rps", ("rock", "paper"), "Black has won: paper beats rock."),
        ("rps", ("rock", "scissors"), "White has won: rock beats scissors."),
        ("rps", ("rock", "rock"), "A draw: both chose the same."),
        ("rps(3)", ("rock", "scissors", "paper", "rock"), "White has won: rounds 2 to 0."),
    ],
)
def test_it_is_said_why_a_choice_has_won(name: str, moves: tuple[str, ...], says: str) -> None:
    state = started(name)
    for move in moves:
        state = state.play(move)
    assert render(scene_of(name, state)["prompt"]) == says


def test_choices_are_offered_in_the_order_of_the_sentence_and_named_in_the_readers_language() -> (
    None
):
    before = started("rps")
    assert [button["touch"] for button in scene_of("rps", before, viewer="w")["buttons"]] == [
        *("rock", "paper", "scissors")
    ]
    after = before.play("rock")
    last = scene_of("rps", after, viewer="w", last=(before, "rock"))["last"]
    assert last and render(last["label"], "de") == "Weiß: Stein"


def test_the_first_domino_is_laid_where_there_is_no_line_yet() -> None:
    state = started("dominoes")
    assert scene_of("dominoes", state)["prompt"]["args"]["todo"] == message(
        "side-do-dominoes-first"
    )
    after = state.play(state.legal_moves()[0])
    assert "first" not in str(scene_of("dominoes", after)["prompt"])
