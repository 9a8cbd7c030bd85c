"""Side games in the record: read, written, and held against the results in the turn."""

import copy
import pickle
import random
from pathlib import Path

import pytest

import gipf
from gipf.extras import EXTRAS
from gipf.messages import render
from gipf.record import SidePlay
from gipf.side_games import load, openspiel, split_name
from gipf.side_games.rps import commitment
from tests.command_line import invoke

OPENING = "1. Gb2 Gh2 2. Yb5 Ye2 3. "


def record(turn: str, side: str = "Y:die") -> str:
    """A file in which White uses a YINSH-potential in the third turn, and is challenged."""
    variant = f"tournament+Y6;challenges=2;side={side}" if side else "tournament+Y6;challenges=2"
    return f'[Result "*"]\n[Variant "{variant}"]\n\n{OPENING}{turn} *\n'


def read(turn: str, side: str = "Y:die") -> gipf.Node:
    return gipf.Game.parse(record(turn, side)).last


def refused(turn: str, side: str = "Y:die") -> str:
    with pytest.raises(gipf.BrokenFile) as broken:
        gipf.Game.parse(record(turn, side))
    return str(broken.value)


def random_play(name: str, seed: int, chance_seed: int | None = None) -> SidePlay:
    """A side game played to its end."""
    chance = random.Random(seed)
    play = SidePlay(name, chance_seed)
    while play.outcome is None:
        assert play.state
        play = play.played(chance.choice(play.state.legal_moves()))
    return play


# ---------------------------------------------------------------------- reading and writing


def test_a_side_game_is_read_and_written_byte_for_byte() -> None:
    turn = "Yb5-c6;challenge;second;won {[%side die#7 throw throw] a lucky throw}"
    game = gipf.Game.parse(record(turn))
    assert game.last.side_games == (SidePlay("die", 7, ("throw", "throw")),)
    assert game.last.comment == "a lucky throw"
    assert str(gipf.Game.parse(str(game))) == str(game)
    assert "{[%side die#7 throw throw] a lucky throw}" in " ".join(str(game).split())


def test_clock_and_evaluation_come_first_then_side_games_then_the_rest() -> None:
    notes = "[%clk 0:04:58] [%eval 0.37] [%side die#7 throw throw] [%why late] [%draw d4] so"
    node = read(f"Yb5-c6;challenge;second;won {{{notes}}}")
    assert (node.clock, node.why, node.shapes, node.comment) == (298, "late", ("d4",), "so")
    text = " ".join(str(gipf.Game.parse(record(f"{node} {{{notes}}}"))).split())
    assert notes in text


def test_a_long_side_game_is_broken_into_lines() -> None:
    play = random_play("yinsh(blitz)", 7)
    result = "won" if play.outcome == "w" else "lost"
    turn = f"Yb5-c6;challenge;first;{result}" + (";Yb3" if result == "lost" else "")
    game = gipf.Game.parse(record(f"{turn} {{[%side {play}]}}", "Y:yinsh(blitz)"))
    text = str(game)
    assert all(len(line) <= 80 for line in text.splitlines())
    assert gipf.Game.parse(text).last.side_games == (play,)


def test_several_side_games_of_a_turn_are_in_order() -> None:
    turn = "Yb3 Yf2 4. Yb5-c6;challenge;first;lost;Yb3-c4;challenge;second;won"
    sides = "[%side die#7 throw throw] [%side die#7 throw throw]"
    text = record(f"{turn} {{{sides}}}")
    node = gipf.Game.parse(text).last
    assert [str(play) for play in node.side_games] == ["die#7 throw throw"] * 2
    apart = text.replace("] [", "]} {[")
    assert gipf.Game.parse(apart).last.side_games == node.side_games


def test_a_side_game_under_way_is_the_last_without_a_result() -> None:
    node = read("Yb5-c6;challenge;second {[%side die#7 throw]}")
    assert not node.is_complete
    (play,) = node.side_games
    assert play.state and (play.state.player, play.outcome) == ("b", None)
    assert read("Yb5-c6;challenge;first {[%side die#7]}").side_games[0].moves == ()


def test_a_game_that_is_not_known_is_kept_as_it_is() -> None:
    turn = "Yb5-c6;challenge;first;won {[%side go(13)#5 Q16 d4! (?) 37.x resigns]}"
    game = gipf.Game.parse(record(turn, "Y:go(13)"))
    assert "[%side go(13)#5 Q16 d4! (?) 37.x resigns]" in " ".join(str(game).split())
    (play,) = game.last.side_games
    assert (play.is_known, play.state, play.outcome) == (False, None, None)


def test_a_game_whose_package_is_missing_is_kept_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EXTRAS, "envs", ("no_such_package",))
    openspiel._game.cache_clear()
    turn = "Yb5-c6;challenge;first;won {[%side openspiel(connect_four) 3 99]}"
    (play,) = read(turn, "Y:openspiel(connect_four)").side_games
    assert not play.is_known


def test_any_game_settles_a_potential_that_is_linked_to_none() -> None:
    assert read("Yb5-c6;challenge;first;won {[%side rps rock scissors]}", "").side_games
    assert read("Yb5-c6;challenge;first;won {[%side table(go) 1-0]}", "").side_games


def test_a_challenge_may_be_settled_without_a_record() -> None:
    turn = "Yb3 Yf2 4. Yb5-c6;challenge;first;lost;Yb3-c4;challenge;first;won"
    assert read(f"{turn} {{[%side die#11 throw throw]}}").side_games


def test_a_name_is_written_canonically() -> None:
    node = read("Yb5-c6;challenge;first;won {[%side rps(1) rock scissors]}", "Y:rps(1)")
    assert str(node.side_games[0]) == "rps rock scissors"


def test_a_side_game_in_a_variation_is_read() -> None:
    line = "Yb3 ( 3. Yb5-c6;challenge;second;won {[%side die#7 throw throw]} )"
    game = gipf.Game.parse(record(line))
    assert game.last.parent
    assert game.last.parent.children[1].side_games
    assert str(gipf.Game.parse(str(game))) == str(game)


def test_commit_and_reveal_stands_in_a_record() -> None:
    opening = "rock:" + "0123456789abcdef" * 4
    committed = load("rps").start().play(commitment(opening))
    moves = f"{str(committed).split(' ')[3][:65]} scissors {opening}"
    game = gipf.Game.parse(record(f"Yb5-c6;challenge;first;won {{[%side rps {moves}]}}", "Y:rps"))
    assert all(len(line) <= 80 for line in str(game).splitlines())
    assert str(gipf.Game.parse(str(game))) == str(game)


# ---------------------------------------------------------------------- results


@pytest.mark.parametrize(
    ("begins", "moves", "result"),
    [
        *[("first", "rock scissors", "won"), ("first", "scissors rock", "lost")],
        *[("second", "rock scissors", "lost"), ("second", "scissors rock", "won")],
        *[("first", "rock rock", "tied"), ("second", "rock rock", "tied")],
        *[("first", "rock 1-0", "won"), ("first", "0-1", "lost"), ("second", "rock 0-1", "won")],
        ("second", "1/2-1/2", "tied"),
    ],
)
def test_the_result_is_that_of_the_player_who_announced(
    begins: str, moves: str, result: str
) -> None:
    for said in ("won", "tied", "lost"):
        rest = ";Yb3" if said == "lost" else ""
        turn = f"Yb5-c6;challenge;{begins};{said}{rest} {{[%side rps {moves}]}}"
        if said == result:
            assert read(turn, "Y:rps").side_games
        else:
            why = f"the side game rps is '{result}' for the player who announced the potential, not"
            assert f"{why} '{said}'" in refused(turn, "Y:rps")


@pytest.mark.parametrize(
    ("turn", "side", "reason"),
    [
        (
            "Yb5-c6;challenge;first;won {[%side die#7 throw]}",
            "Y:die",
            "the side game die is not over, but its result is said to be 'won'",
        ),
        (
            "Yb5-c6;challenge;first;won {[%side die#7 throw fly]}",
            "Y:die",
            "side game die, move 2, 'fly': 'fly' is no move of die; moves are written like throw",
        ),
        (
            "Yb5-c6;challenge;first;won {[%side yinsh(blitz) f5 f5]}",
            "Y:yinsh(blitz)",
            "side game yinsh(blitz), move 2, 'f5': f5 is occupied",
        ),
        (
            "Yb5-c6;challenge;first;won {[%side die#7 throw throw throw]}",
            "Y:die",
            "side game die, move 3, 'throw': the game is over",
        ),
        (
            "Yb5-c6;challenge;second;won {[%side die#7 throw throw 1-0]}",
            "Y:die",
            "side game die, move 3, '1-0': the game is over",
        ),
        (
            "Yb5-c6;challenge;first;won {[%side die throw throw]}",
            "Y:die",
            "die cannot be played again without its seed, as in 'die#7'",
        ),
        (
            "Yb5-c6;challenge;first;won {[%side rps#7 rock paper]}",
            "Y:rps",
            "there is no chance in rps, so no seed",
        ),
        (
            "Yb5-c6;challenge;first;won {[%side die#07 throw throw]}",
            "Y:die",
            "a seed is a whole number from 0",
        ),
        (
            "Yb5-c6;challenge;first;won {[%side rps rock scissors]}",
            "Y:die",
            "Y is settled by die, not by rps",
        ),
        (
            "Yb5-c6;challenge;first;won {[%side yinsh(fast) f5]}",
            "Y:die",
            "YINSH has no option 'fast': blitz",
        ),
        (
            "Yb5-c6;challenge;first;won {[%side Yinsh f5]}",
            "Y:yinsh",
            "'Yinsh f5' is no side game; they are written like 'yinsh(blitz) f5 d4' or 'die#7 throw'",
        ),
        ("Yb3 {[%side die#7 throw throw]}", "Y:die", "there is no challenge in this turn that die"),
        (
            "Yb5-c6;accept {[%side die#7 throw throw]}",
            "Y:die",
            "there is no challenge in this turn that die could have settled",
        ),
        (
            "Yb5-c6;challenge;second;won {[%side die#7 throw throw] [%side die#8 throw]}",
            "Y:die",
            "there is no challenge in this turn that die could have settled",
        ),
    ],
)
def test_what_does_not_lead_to_the_result_is_refused(turn: str, side: str, reason: str) -> None:
    assert reason in refused(turn, side)


def test_line_and_column_of_the_side_game_are_named() -> None:
    lines = ["Yb5-c6;challenge;second;won", "{[%clk 0:00:09]", "[%side die#7", "throw throw]", "}"]
    gipf.Game.parse(record("\n".join(lines)))
    wrong = refused("\n".join(lines).replace("die#7", "die#11"))
    assert wrong.startswith("line 6, column 1: ")


def test_a_record_may_begin_in_the_middle_of_a_side_game() -> None:
    game = gipf.Game.parse(record("Yb5-c6;challenge;first"))
    begun = gipf.Game(game.position)
    begun.play("lost")
    begun.last.set_side_games([SidePlay.parse("die#7 throw throw")])
    assert str(gipf.Game.parse(str(begun))) == str(begun)
    with pytest.raises(gipf.NotationError, match="the side game die is 'tied'"):
        begun.last.set_side_games([next(p for p in map(thrown, range(99)) if p.outcome == "draw")])


def thrown(seed: int) -> SidePlay:
    return SidePlay("die", seed, ("throw", "throw"))


# ---------------------------------------------------------------------- the tree


def test_a_side_game_goes_on_move_by_move_and_its_result_is_entered() -> None:
    game = gipf.Game.parse(record("Yb5-c6;challenge;second"))
    play = SidePlay.parse("die#7")
    for _ in range(2):
        play = play.played("throw")
        game.last.set_side_games([play])
    with pytest.raises(gipf.GipfError, match="is 'won' for the player who announced"):
        game.play("lost")
    game.play("won")
    assert game.last.side_games == (play,)
    assert str(gipf.Game.parse(str(game))) == str(game)


def test_a_result_taken_back_leaves_the_side_game_and_who_begins_taken_back_does_not() -> None:
    game = gipf.Game.parse(record("Yb5-c6;challenge;second;won {[%side die#7 throw throw]}"))
    game.takeback()
    assert [str(play) for play in game.last.side_games] == ["die#7 throw throw"]
    game.takeback()
    assert game.last.side_games == ()


def test_an_illegal_move_is_not_added_to_a_side_game() -> None:
    with pytest.raises(gipf.IllegalMove, match="side game rps, move 1, 'well'"):
        SidePlay.parse("rps").played("well")


def test_side_games_travel() -> None:
    game = gipf.Game.parse(record("Yb5-c6;challenge;second;won {[%side die#7 throw throw]}"))
    assert str(pickle.loads(pickle.dumps(game))) == str(copy.deepcopy(game)) == str(game)
    assert pickle.loads(pickle.dumps(game.last.side_games)) == game.last.side_games


def test_a_side_game_that_is_too_long_is_refused() -> None:
    with pytest.raises(gipf.NotationError, match="a comment has at most 40,000 characters"):
        SidePlay.parse("rps" + " rock" * 10_000)


# ---------------------------------------------------------------------- files and the command line


@pytest.mark.parametrize(
    "name",
    [
        *("tzaar", "tzaar(random)", "zertz", "dvonn", "yinsh", "yinsh(blitz)", "punct"),
        *("dominoes", "cards(3)", "coin", "rps(3)"),
    ],
)
def test_a_file_with_a_whole_side_game_is_checked(name: str, tmp_path: Path) -> None:
    game, options = split_name(name)
    seed = 5 if load(game).needs_seed(options) else None
    play = random_play(name, 3, seed)
    result = {"w": "lost", "b": "won", "draw": "tied"}[play.outcome or ""]
    rest = ";Yb3" if result == "lost" else ""
    path = tmp_path / "side.gipf"
    path.write_text(
        record(f"Yb5-c6;challenge;second;{result}{rest} {{[%side {play}]}}", f"Y:{name}"), "utf-8"
    )
    assert invoke("check", str(path)) == (0, f"{path}: 1 game\n", "")
    (read_back,) = gipf.Game.read(path)
    assert read_back.last.side_games == (play,)
    *_, last = play.moves
    path.write_text(path.read_text("utf-8").replace(f" {last}]", "]"), "utf-8")
    status, out, _ = invoke("check", str(path))
    assert status == 1
    title = render({"id": "side-title", "args": {"game": name}})
    assert f"{path}:4:" in out and f"the side game {title} is not over" in out


NAMESAKES = Path(__file__).parent / "side_games" / "namesakes.gipf"


def test_a_file_with_all_five_namesakes_is_read_and_written_byte_for_byte() -> None:
    (game,) = gipf.Game.read(NAMESAKES)
    assert str(game) == NAMESAKES.read_text("utf-8")
    plays = [play for turn in game.turns() for play in turn.side_games]
    assert {play.name for play in plays} == {"tzaar", "zertz", "dvonn", "yinsh(blitz)", "punct"}
    assert all(play.outcome for play in plays)
    assert invoke("check", str(NAMESAKES)) == (0, f"{NAMESAKES}: 1 game\n", "")


@pytest.mark.parametrize("result", ["won", "tied", "lost"])
def test_a_result_that_is_changed_in_a_file_is_found(result: str, tmp_path: Path) -> None:
    text = NAMESAKES.read_text("utf-8")
    path = tmp_path / "changed.gipf"
    path.write_text(
        text.replace(";lost;Yb3 {[%side zertz", f";{result};Yb3 {{[%side zertz"), "utf-8"
    )
    status, out, _ = invoke("check", str(path))
    assert (status, f"{path}:10:" in out) == ((0, False) if result == "lost" else (1, True))
