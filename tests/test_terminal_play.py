"""Games at the terminal: moves, commands, the legal moves in groups, the loop."""

import io
import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gipf import Player, Position
from gipf.record import Game
from gipf.terminal import save
from gipf.terminal.asking import choose_variant
from gipf.terminal.console import Console
from gipf.terminal.move_groups import MoveGroups
from gipf.terminal.opponents import RANDOM_MOVER
from gipf.terminal.play import play_at, resume_at
from gipf.terminal.save import Autosave, newest_autosave, read_game, write_whole
from gipf.terminal.view import View
from tests.screen import Screen, type_in

pytestmark = pytest.mark.usefixtures("own_data_folder")

ROW = "basic B3/1B3/2B3/3B3/6/5/bbb1 w c B5/B5 -- - 9"
GIPF_ROW = "standard G3/1G3/2G3/3G3/6/5/gg2 w r B2/B2 -- - 9"
LOADED_ROW = "ultimate Z3/1Z3/2Z3/3YYYP/6/5/gg1G w c B5/B5 -- - 9"
TAMSK = "ultimate G3/5/6/3T3/6/5/3g w x B5/B5 -- - 9"
WORDS_TYPED = ("Ge2", "Gb5", "Zc2", "e1-e3", "undo", "hint", "hint Z", "flip", "resign", "new")
POTENTIALS = "ultimate;challenges=2;side=Z:rps Gb2/1Z3/2B3/7/6/5/3g w m B5/B5 -- 2/1 9"


# ---------------------------------------------------------------------- moves and commands


def test_moves_are_played_as_players_write_them() -> None:
    screen = Screen("basic", "E1-e2", "# a remark", "", "c2")
    assert [str(move) for move in screen.table.game.moves()] == ["e1-e3", "c2"]


def test_several_moves_are_played_together_or_not_at_all() -> None:
    screen = Screen("basic", "e1-e3 c2  d2")
    assert len(screen.table.game.moves()) == 3
    assert "e5: e5 is not at the edge of the board" in screen.says("c6 e5")
    assert len(screen.table.game.moves()) == 3


def test_only_the_moves_of_one_turn_are_joined_by_a_semicolon_as_in_files_and_on_the_page() -> None:
    screen = Screen("basic")
    assert "d2: the turn is over after c2" in screen.says("c2;d2")
    assert screen.table.game.moves() == []
    screen = Screen(ROW, "x ; c2")
    assert [str(turn) for turn in screen.table.game.turns()] == ["xb2,c3,d4,e5;c2"]


def test_spaces_after_commas_and_capitals_in_words_do_no_harm() -> None:
    assert len(Screen(ROW, "xb2, c3 ,d4, e5").table.game.moves()) == 1
    assert len(Screen(GIPF_ROW, "PASS").table.game.moves()) == 1


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("hlep", "'hlep' is no move; moves look like"),
        ("e2", "e2 is occupied, so say which way to push"),
        ("a9", "there is no point a9 on the board hex37"),
        ("pass", "White has to move"),
        ("Ge2", "GIPF-pieces"),
        ("\u00e9\x00", "is no move"),
    ],
)
def test_what_cannot_be_played_is_explained_and_changes_nothing(line: str, says: str) -> None:
    screen = Screen("basic")
    before = screen.table.position
    assert says in screen.says(line)
    assert screen.table.position == before


def test_help_names_every_command() -> None:
    screen = Screen("basic")
    said = screen.says("help")
    for command in screen.table.commands:
        if command not in ("help", "?", "exit"):
            assert re.search(rf"\b{command}(?![a-z])", said), command


def test_undo_takes_back_one_decision() -> None:
    screen = Screen(f"{ROW}", "x", "c2", "undo")
    assert [str(move) for move in screen.table.game.moves()] == ["xb2,c3,d4,e5"]
    assert "there is nothing to take back" in screen.says("undo", "undo")


def test_undo_takes_back_as_many_decisions_as_it_is_told() -> None:
    screen = Screen("basic", "c2", "d2", "c6", "undo 2")
    assert [str(move) for move in screen.table.game.moves()] == ["c2"]
    assert "only one decision can be taken back" in screen.says("undo 3")
    assert "as in 'undo 3', not 'all'" in screen.says("undo all")
    assert "not '0'" in screen.says("undo 0")
    assert len(screen.table.game.moves()) == 1
    screen = Screen("basic", "c2", "d2", "resign", "undo 2")
    assert [str(move) for move in screen.table.game.moves()] == ["c2"]
    screen = Screen("basic", "c2", black=RANDOM_MOVER)
    screen.table.let_computers_move()
    screen.table.obey("c6")
    screen.table.let_computers_move()
    screen.table.obey("undo 2")
    assert screen.table.game.moves() == []


def test_undo_takes_back_a_resignation_but_no_move_with_it() -> None:
    screen = Screen("basic", "c2", "resign", "undo")
    assert screen.table.game.outcome is None
    assert len(screen.table.game.moves()) == 1
    screen = Screen("basic", "resign", "undo")
    assert screen.table.game.outcome is None


def test_against_the_random_mover_undo_goes_back_to_ones_own_decision() -> None:
    screen = Screen("basic", "c2", black=RANDOM_MOVER)
    screen.table.let_computers_move()
    assert len(screen.table.game.moves()) == 2
    screen.table.obey("undo")
    assert screen.table.game.moves() == []
    screen = Screen("basic", white=RANDOM_MOVER)
    screen.table.let_computers_move()
    assert "nothing to take back" in screen.says("undo")


def test_nobody_decides_for_the_random_mover() -> None:
    screen = Screen("basic", black=RANDOM_MOVER)
    assert "d2: here it is Black’s turn" in screen.says("c2 d2")
    assert screen.table.game.moves() == []


def test_the_random_mover_plays_whole_games_with_challenges() -> None:
    said = ""
    for seed in range(5):
        screen = Screen("ultimate;challenges=3", white=RANDOM_MOVER, black=RANDOM_MOVER, seed=seed)
        screen.table.let_computers_move()
        assert screen.table.game.outcome
        said += screen.text
    assert "plays challenge." in said
    assert "plays lost." in said


def test_resigning_gives_the_game_to_the_other() -> None:
    screen = Screen("basic", "resign")
    assert screen.table.game.result == "0-1"
    assert "White> " not in screen.table.prompt()
    assert "Black wins: White has resigned." in screen.says("show")
    assert "the game is over; 'undo' takes the end back" in screen.says("c2")
    assert "the game is over" in screen.says("hint")
    assert "the game is over" in screen.says("resign")
    assert Screen("basic", "c2", "resign").table.game.result == "1-0"


def test_a_draw_needs_both_players(typed: io.StringIO) -> None:
    type_in(typed, "n\ny\n")
    screen = Screen("basic", "draw")
    assert "The game goes on." in screen.text
    assert screen.table.game.outcome is None
    screen.table.obey("draw")
    assert screen.table.game.result == "1/2-1/2"
    alone = Screen("basic", black=RANDOM_MOVER)
    assert "the random mover agrees on nothing" in alone.says("draw")


def test_the_board_is_flipped_and_spots_are_named_on_request() -> None:
    screen = Screen("basic")
    assert screen.says("flip").index("e1") < screen.text.index("e9")
    assert " e5 " in screen.says("names")
    assert "basic b2B/5/6/B5b/6/5/b2B w m" in screen.says("position")


def test_new_and_variant_begin_another_game(typed: io.StringIO) -> None:
    screen = Screen("basic", "c2", black=RANDOM_MOVER)
    kept = screen.table.autosave.path
    assert f"The game is kept in {kept}" in screen.says("new")
    assert str(screen.table.position) == str(Position.start("basic"))
    assert screen.table.game.headers["Black"] == RANDOM_MOVER
    screen.table.obey("new matrx")
    assert screen.table.position.variant.is_matrx
    assert "no game is called 'chess'" in screen.says("variant chess")
    type_in(typed, "nonsense\n99\ntournament+Z6\n")
    screen.table.obey("variant")
    assert str(screen.table.position.variant) == "tournament+Z6"


def test_the_menu_takes_a_number_a_name_or_nothing(typed: io.StringIO) -> None:
    view = Screen("basic").view
    type_in(typed, "1\n\nultimate+Z3\n")
    assert [choose_variant(view) for _ in range(3)] == ["basic", "standard", "ultimate+Z3"]


# ---------------------------------------------------------------------- the legal moves in groups


def test_a_way_in_is_listed_once_for_all_units() -> None:
    position = Position.parse("tournament+Z2 3g/5/6/G6/6/5/4 w m B16Z2/B16Z2 gg - 2")
    letters, enter, push = MoveGroups(position).grouped()
    assert letters.entries == ("G: a GIPF-piece", "Z: a loaded piece", "none: a basic piece")
    assert (enter.label, push.label) == ("then enter", "then push")
    assert 3 * (len(enter.entries) + len(push.entries)) == len(position.legal_moves())


def test_a_single_kind_of_unit_is_listed_with_its_letter() -> None:
    (enter,) = MoveGroups(Position.start("matrx")).grouped()
    assert enter.entries[0] == "Gb2"


def test_ways_to_clear_say_what_they_bring_and_are_not_a_wall() -> None:
    (row,) = MoveGroups(Position.parse(ROW)).grouped()
    assert row == ("row b2-e5", ("xb2,c3,d4,e5 (4 own)",))
    mixed = Position.parse("standard G3/1B3/2B3/3B3/3b2/5/g3 w c B2/B2 -- - 9")
    (row,) = MoveGroups(mixed).grouped()
    assert "xc3,d4,e5,f5 (3 own, 1 captured)" in row.entries
    short = MoveGroups(Position.parse(LOADED_ROW)).grouped()
    assert short[0].entries[-1].endswith("more: 'hint all'")
    every = MoveGroups(Position.parse(LOADED_ROW)).grouped(everything=True)
    assert sum(len(group.entries) for group in every) == len(
        Position.parse(LOADED_ROW).legal_moves()
    )


def test_potentials_extra_moves_and_words_have_groups_of_their_own() -> None:
    labels = [group.label for group in MoveGroups(Position.parse(POTENTIALS)).grouped()]
    assert "use Z\u00c8RTZ" in labels
    labels = [group.label for group in MoveGroups(Position.parse(TAMSK)).grouped()]
    assert labels == ["extra enter", "extra push", "say"]


def test_hints_can_be_asked_for_by_unit_or_point() -> None:
    screen = Screen(POTENTIALS)
    assert "Zc3-" in screen.says("hint c3")
    assert "Zc3-" in screen.says("hint Z")
    assert "There is no legal move with 'e9'" in screen.says("hint e9")
    assert "xb2,c3,d4,e5" in Screen(ROW).says("hint x")
    assert "more:" not in Screen(LOADED_ROW).says("hint all")
    assert "enter" in Screen("basic").says("hint")


# ---------------------------------------------------------------------- the loop


def test_piped_moves_are_played_to_their_end(typed: io.StringIO) -> None:
    type_in(typed, "Ge2\nGb5\nnonsense\nGh5")
    out = io.StringIO()
    play_at(View(Console(file=out, width=80)), Game("tournament"))
    (kept,) = save.autosave_folder().iterdir()
    assert len(read_game(kept).moves()) == 3
    assert "'nonsense' is no move" in out.getvalue()


def test_resuming_goes_on_with_the_same_opponent_in_the_same_file(typed: io.StringIO) -> None:
    type_in(typed, "c2\n")
    view = View(Console(file=io.StringIO(), width=80))
    play_at(view, Game("basic"), opponent="random", seed=3)
    type_in(typed, "d2\nc6\n")
    resume_at(view, seed=3)
    (kept,) = save.autosave_folder().iterdir()
    game = read_game(kept)
    assert game.headers["Black"] == RANDOM_MOVER
    assert len(game.moves()) >= 4


def test_a_file_that_is_resumed_is_left_alone_until_saved(
    tmp_path: Path, typed: io.StringIO
) -> None:
    file = tmp_path / "mine.gipf"
    write_whole(file, str(Game("basic")))
    type_in(typed, "c2\n")
    resume_at(View(Console(file=io.StringIO(), width=80)), file)
    assert read_game(file).moves() == []
    assert Autosave().holds_the_game is False
    assert len(read_game(newest_autosave() or file).moves()) == 1


def test_a_resumed_game_is_shown_from_the_persons_side(typed: io.StringIO) -> None:
    type_in(typed, "c2\nquit\n")
    first, again = (View(Console(file=io.StringIO(), width=80)) for _ in range(2))
    play_at(first, Game("basic"), opponent="random", plays=Player.WHITE, seed=3)
    type_in(typed, "")
    resume_at(again)
    assert first.look.flipped
    assert again.look.flipped


@given(st.lists(st.text(max_size=30) | st.sampled_from(WORDS_TYPED), max_size=12))
@settings(max_examples=60, deadline=None)
def test_nothing_that_can_be_typed_upsets_the_table(lines: list[str]) -> None:
    screen = Screen("ultimate;challenges=1")
    for line in lines:
        if line.split(" ")[0].lower() not in ("save", "save!", "draw", "variant", "quit", "exit"):
            screen.table.obey(line.strip())
            screen.table.show()
    assert screen.table.position == read_back(screen.table.game).position


def read_back(game: Game) -> Game:
    return Game.parse(str(game))


def test_what_is_refused_is_told_in_the_language_that_is_spoken() -> None:
    screen = Screen("basic")
    screen.view.language = "de"
    screen.table.obey("resign")
    assert "Die Partie ist zu Ende; undo nimmt das Ende zurück" in screen.says("c2")
    assert "kann keine Datei heißen" in screen.says("save a\x00b")
