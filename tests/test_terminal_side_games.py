"""Side games at the terminal: by themselves, and within a game after a challenge."""

import io
import random
import subprocess
import sys
from pathlib import Path

import pytest

from gipf import Player
from gipf.messages import Message, languages, render
from gipf.record import Game
from gipf.record.side_file import SideFile
from gipf.record.side_play import SidePlay, new_play
from gipf.side_games import ON_THE_PAGE
from gipf.terminal.asking import Leave, choose_opponent
from gipf.terminal.console import Console
from gipf.terminal.play import resume_at
from gipf.terminal.save import newest_autosave
from gipf.terminal.side_game import BEST, SideTable, is_side_file, play_side_game, read_level
from gipf.terminal.view import View
from tests.patience import PATIENCE
from tests.screen import Screen, type_in

pytestmark = pytest.mark.usefixtures("own_data_folder")

ZERTZ = "ultimate;challenges=2;side=Z:{} G3/1Z3/2b3/7/6/5/3g w m B5/B5 -- 2/1 9"


class SideScreen:
    """A table with a side game whose players' words come from a list and whose screen is a text."""

    def __init__(self, play: str, *lines: str, language: str = "en", **levels: int) -> None:
        self.out = io.StringIO()
        view = View(Console(file=self.out, width=200), ascii_only=True, language=language)
        players = {"w": "White", "b": "Black"}
        seats = {players[side]: f"gipf level-{level}" for side, level in levels.items()}
        record = SideFile(SidePlay.parse(play), {"Result": "*", **seats})
        self.table = SideTable(view, record, chance=random.Random(1))
        for line in lines:
            self.table.obey(line)

    def says(self, *lines: str) -> str:
        self.out.truncate(0)
        self.out.seek(0)
        for line in lines:
            self.table.obey(line)
        return self.out.getvalue()

    @property
    def moves(self) -> list[str]:
        return [*self.table.match.play.moves]


# ---------------------------------------------------------------------- by themselves


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    "play",
    [
        *("yinsh", "dvonn(random)#7", "tzaar", "zertz", "punct"),
        *("dominoes#3", "rps", "cards#5", "die#7", "coin#7"),
    ],
)
def test_every_side_game_is_drawn_in_every_language(play: str, language: str) -> None:
    screen = SideScreen(play, language=language)
    rng = random.Random(3)
    for _ in range(6):
        if screen.table.match.outcome:
            break
        said = screen.says("show", "hint", rng.choice(screen.table.match.state.legal_moves()))
        assert len(said.splitlines()) > 3
    assert len(screen.moves) >= 2


def test_the_board_names_its_empty_spots_and_marks_the_last_move() -> None:
    screen = SideScreen("yinsh", "f5", "d4")
    board = screen.says("show")
    assert "[r]" in board and " R " in board
    assert " f6 " in board and " f5 " not in board
    assert "White to move: put a ring on an empty point. For example:" in board


@pytest.mark.parametrize(
    ("play", "moves", "taken", "letters"),
    [
        ("yinsh", ("c8", "a2", "k10"), {"c8", "a2", "k10"}, "abcdefghijk"),
        ("dvonn", ("c5", "k5", "a1"), {"c5", "k5", "a1"}, "abcdefghi"),
        ("zertz", ("Wd7",), {"d7"}, "abcdefg"),
    ],
)
def test_a_taken_point_at_the_edge_has_no_name_elsewhere_and_letters_stand_below(
    play: str, moves: tuple[str, ...], taken: set[str], letters: str
) -> None:
    board = SideScreen(play, *moves).says("show").split("For example")[0]
    assert not taken & {*board.split()}
    assert [*letters] in [row.replace("\\", " ").split() for row in board.splitlines()]


def test_a_full_board_has_its_rows_and_lines_named() -> None:
    rows = [row.split() for row in SideScreen("dvonn(random)#7").says("show").splitlines()]
    numbered = [row for row in rows if row and row[0] in [*"12345"]]
    assert [row[0] for row in numbered] == [*"54321"]
    assert [len(row) for row in numbered] == [10, 11, 12, 12, 11]  # k and j stand behind 2 and 1
    assert [f"\\{letter}" for letter in "abcdefghi"] in rows


def test_it_is_said_whose_letters_are_whose_and_how_it_stands() -> None:
    two = SideScreen("yinsh(blitz)").says("show")
    assert " YINSH, blitz\n White R M · Black r m · rings 0–0\n" in two
    assert " R r ring   M m marker\n" in two
    screen = SideScreen("yinsh", "f5", b=1, language="de")
    assert " YINSH\n Weiß R M: du · Schwarz r m: Stufe 1 · Ringe 0–0\n" in screen.says("show")
    assert " ZÈRTZ\n White: level 2 · Black: you\n" in SideScreen("zertz", w=2).says("show")
    assert " · pieces " in SideScreen("dvonn(random)#7").says("show")
    assert " Rock-paper-scissors, best of 5\n" in SideScreen("rps(5)").says("show")


def test_it_is_also_said_when_a_game_is_gone_on_with(tmp_path: Path, typed: io.StringIO) -> None:
    file = tmp_path / "ann.gipf"
    file.write_text(
        '[White "Ann"]\n[Black "gipf level-1"]\n[SideGame "tzaar(random)"]\n[Seed "3"]\n\n*'
    )
    type_in(typed, "quit\n")
    out = io.StringIO()
    resume_at(View(Console(file=out, width=120)), file)
    assert "TZAAR, random start\n White Z A T: Ann · Black z a t: level 1\n" in out.getvalue()


def test_capitals_do_no_harm_and_several_moves_are_played_at_once() -> None:
    screen = SideScreen("zertz", "wd4 -a1", "gd5")
    assert screen.moves == ["Wd4", "-a1", "Gd5"]


@pytest.mark.parametrize(
    ("language", "typed", "moves"),
    [
        ("de", "Papier", ["paper"]),
        ("ko", "보", ["paper"]),
        ("pl", "kamień", ["rock"]),
        ("fr", "rock", ["rock"]),
    ],
)
def test_moves_that_are_words_are_typed_in_the_readers_language(
    language: str, typed: str, moves: list[str]
) -> None:
    assert SideScreen("rps", typed, language=language).moves == moves


def test_moves_that_are_words_are_told_in_the_readers_language() -> None:
    screen = SideScreen("die#7", language="de")
    assert "Gib ein: werfen" in screen.says("show")
    assert "werfen" in screen.says("hint")
    assert "werfen" in screen.says("flegen")
    screen = SideScreen("die#7", language="it", w=1)
    screen.out.truncate(0)
    screen.table.let_computers_move()
    assert "Il Bianco gioca lancia." in screen.out.getvalue()


def test_a_choice_of_the_computer_is_not_told_before_the_person_has_chosen() -> None:
    screen = SideScreen("rps", w=1)
    screen.table.let_computers_move()
    assert "White plays ?." in screen.out.getvalue()
    assert not any(word in screen.out.getvalue() for word in ("rock.", "paper.", "scissors."))


def test_several_moves_are_played_together_or_not_at_all() -> None:
    screen = SideScreen("yinsh")
    assert screen.says("f5 f5") == "f5 is occupied\n"
    assert screen.moves == []


def test_what_cannot_be_played_is_said_plainly() -> None:
    screen = SideScreen("yinsh")
    said = screen.says("zz")
    assert said.startswith("'zz' is neither a move nor a command; moves look like a2, f5;")
    assert screen.says("d4-d5") == "d4-d5 cannot be played now, but for example a2, a3, a4\n"
    assert challenged("yinsh").says("f5", "f5") == "f5 is occupied\n"


def test_the_help_has_moves_of_the_game_and_promises_what_there_is() -> None:
    said = SideScreen("zertz").says("help")
    assert "Ba1, Gd4" in said and "hint, hint Gd4, hint all" in said and "hint Z" not in said
    assert "undo, undo 3" in said and "result it expects" not in said


@pytest.mark.parametrize("language", languages())
def test_help_and_quit_have_words_in_the_readers_language(language: str) -> None:
    side, table = SideScreen("yinsh", language=language), Screen("basic", language=language)
    for command in ("help", "quit"):
        message: Message = {"id": "terminal-words", "args": {"command": command}}
        for word in render(message, language).split():
            for screen in (side, table):
                if command == "help":
                    assert "save! FILE" in screen.says(word)
                else:
                    with pytest.raises(Leave):
                        screen.says(word)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", ON_THE_PAGE)
def test_the_rules_are_told_in_short(name: str, language: str) -> None:
    play = str(new_play(name, 7))
    about, where = SideScreen(play, language=language).says("rules").split("\n", 1)
    if language == "en":
        capitals = {"rps": "Rock beats", "zertz": "Collect", "die": "Both throw", "coin": "White"}
        assert about.startswith(capitals.get(name, ""))
    assert about and "gipf" in where


def test_the_rules_are_those_of_the_side_game_that_is_on() -> None:
    assert "Five markers" in challenged("yinsh").says("rules")
    assert Screen("basic").says("rules").startswith("Each turn pushes a piece in")


def test_the_last_decision_is_taken_back() -> None:
    screen = SideScreen("zertz", "Wd4", "undo")
    assert screen.moves == []
    screen = SideScreen("yinsh", "f5", "d4", "undo")
    assert screen.moves == ["f5"]
    assert "there is nothing to take back" in screen.says("undo", "undo")


def test_several_decisions_are_taken_back_at_once() -> None:
    screen = SideScreen("yinsh", "f5", "d4", "e5", "d5", "undo 3")
    assert screen.moves == ["f5"]
    assert "only one decision can be taken back" in screen.says("undo 2")
    assert "as in 'undo 3', not 'x'" in screen.says("undo x") and screen.moves == ["f5"]


def test_a_resignation_is_taken_back() -> None:
    screen = SideScreen("yinsh", "f5", "resign", "undo", "show")
    assert screen.table.match.outcome is None and screen.moves == ["f5"]
    assert "Termination" not in screen.table.text
    screen.table.obey("d4")
    assert screen.moves == ["f5", "d4"]


def test_a_game_that_ended_on_the_board_is_gone_on_with_before_its_last_move() -> None:
    screen = SideScreen("dvonn(random)#7")
    rng = random.Random(5)
    while not screen.table.match.outcome:
        screen.table.obey(rng.choice(screen.table.match.state.legal_moves()))
    played = screen.moves
    assert "new / undo / save / quit> " in screen.table.prompt()
    screen.table.obey("undo")
    assert screen.moves == played[:-1] and not screen.table.match.outcome


@pytest.mark.parametrize(
    ("why", "says"),
    [
        ("time", "time is up"),
        ("agreement", "have agreed"),
        ("abandoned", "Black has left the game"),
    ],
)
def test_a_file_keeps_how_its_game_ended(
    why: str, says: str, tmp_path: Path, typed: io.StringIO
) -> None:
    file, again = tmp_path / "over.gipf", tmp_path / "again.gipf"
    file.write_text(f'[Result "1-0"]\n[Termination "{why}"]\n[SideGame "yinsh"]\n\nf5 d4 1-0')
    type_in(typed, f"save {again}\nquit\n")
    out = io.StringIO()
    resume_at(View(Console(file=out, width=120)), file)
    assert says in out.getvalue()
    saved = SideFile.parse(again.read_text())
    assert saved.headers["Termination"] == why and saved.result == "1-0"
    assert saved.play.moves == ("f5", "d4")


def test_what_is_thrown_stays_thrown() -> None:
    screen = SideScreen("die#7", "throw")
    assert "there is nothing to take back" in screen.says("undo")
    assert screen.moves == ["throw"]


def test_resigning_ends_it_and_nothing_is_played_then() -> None:
    screen = SideScreen("yinsh", "f5")
    assert "White has won: Black has given up." in screen.says("resign", "show")
    assert "the game is over" in screen.says("d4")
    assert screen.says("new", "show").count("put a ring") == 1


def test_a_draw_is_agreed_on(typed: io.StringIO) -> None:
    screen = SideScreen("yinsh", "f5")
    type_in(typed, "y\n")
    assert "A draw" in screen.says("draw", "show")
    assert '[Termination "agreement"]' in screen.table.text
    assert screen.table.text.endswith("f5 1/2-1/2\n")


def test_the_computer_agrees_on_no_draw_early_nor_when_it_is_ahead() -> None:
    early, ahead, agrees = (
        "Black declines: it is too early for that.",
        "Black declines: it thinks it is ahead.",
        "Black agrees.",
    )
    screen, rng, said = SideScreen("dvonn(random)#7", b=1), random.Random(7), []
    while screen.table.match.outcome is None:
        said.append(screen.says("draw").splitlines()[-1])
        if said[-1] != agrees:
            move = rng.choice(screen.table.match.state.legal_moves())
            screen.table.go_on_with(screen.table.match.played(move))
    assert said[:9] == [early] * 9 and {*said} == {early, ahead, agrees}
    assert screen.table.headers["Termination"] == "agreement"


def test_the_computer_answers() -> None:
    screen = SideScreen("zertz(blitz)", "Wd4 -a1", b=1)
    screen.table.let_computers_move()
    assert screen.table.match.decider is Player.WHITE and len(screen.moves) >= 3
    screen.table.obey("undo")
    assert screen.moves == []


def test_the_best_move_is_legal() -> None:
    screen = SideScreen("rps")
    assert screen.says("best").strip() in ("rock", "paper", "scissors")


def test_the_other_hand_is_not_shown() -> None:
    board = SideScreen("dominoes#7", b=1).says("show")
    assert "[?] ×7" in board and "[2|4]" in board


def test_a_hint_lists_moves_or_how_they_begin() -> None:
    assert "There is no legal move with 'f1'" in SideScreen("yinsh").says("hint f1")
    assert SideScreen("yinsh").says("hint f10").split() == ["1", "f10"]
    assert "Tg5" in SideScreen("punct").says("hint Tg5")
    assert "There is no legal move with 'z9'" in SideScreen("yinsh").says("hint z9")
    starts = SideScreen("punct").says("hint")
    assert "more: 'hint all'\n This is how they begin: 'hint Ca3' lists some" in starts


@pytest.mark.parametrize(
    ("game", "beside"),
    [
        ("yinsh", [r"i10     \11", r"\1      \2"]),
        ("dvonn(random)#3", [r"\j", r"\a  \b"]),
        ("zertz", ["e6      /5"]),
    ],
)
def test_what_stands_beside_a_board_goes_on_as_its_line_does(game: str, beside: list[str]) -> None:
    board = SideScreen(game).says("show")
    assert all(part in board for part in beside), board


def test_a_hint_that_leaves_moves_out_says_so_and_numbers_are_sorted_as_numbers() -> None:
    said = SideScreen("yinsh").says("hint")
    assert said.startswith(" 85  a2  a3") and said.endswith("… and 25 more: 'hint all'\n")
    everything = SideScreen("yinsh").says("hint all").split()
    assert len(everything) == 86 and "more:" not in everything
    assert everything[everything.index("e1") :][:10] == [f"e{number}" for number in range(1, 11)]


def test_a_saved_game_is_gone_on_with(tmp_path: Path, typed: io.StringIO) -> None:
    file = tmp_path / "ring.gipf"
    screen = SideScreen("yinsh(blitz)", "f5", "d4")
    assert "Saved in" in screen.says(f"save {file}")
    assert is_side_file(file) and SideFile.parse(file.read_text()).play.moves == ("f5", "d4")
    assert "is there already" in SideScreen("die#7").says(f"save {file}")
    type_in(typed, "e5\nresign\nsave\nquit\n")
    out = io.StringIO()
    resume_at(View(Console(file=out, width=120)), file)
    saved = SideFile.parse(file.read_text())
    assert saved.play.moves == ("f5", "d4", "e5") and saved.result == "1-0"
    assert saved.headers["Termination"] == "resignation"


def test_every_move_is_kept_at_once_and_resuming_goes_on_with_the_last_game(
    typed: io.StringIO,
) -> None:
    Screen("basic", "c2")
    out = io.StringIO()
    view = View(Console(file=out, width=200))
    type_in(typed, "Wd4\n-a1\n")
    play_side_game(view, "zertz(blitz)", opponent="level-1", seed=1)
    kept = newest_autosave()
    assert kept and kept.name.endswith("-zertz.gipf")
    assert f"The game is kept in {kept}" in out.getvalue()
    assert "To go on with it: gipf play --terminal --resume" in out.getvalue()
    assert SideFile.parse(kept.read_text()).play.moves[:2] == ("Wd4", "-a1")
    type_in(typed, "resign\n")
    resume_at(view, seed=1)
    record = SideFile.parse(kept.read_text())
    assert len(record.play.moves) >= 3 and record.result == "0-1"
    assert record.headers["Black"] == "gipf level-1"
    assert newest_autosave() == kept


def test_a_new_game_is_kept_beside_the_last_and_forgets_how_that_ended() -> None:
    screen = SideScreen("yinsh", "f5", "resign")
    first = screen.table.autosave.path
    assert first and f"The game is kept in {first}" in screen.says("new")
    screen.table.obey("f6")
    assert "Termination" not in screen.table.text
    assert SideFile.parse(first.read_text()).result == "1-0"
    assert screen.table.autosave.path != first
    assert f"The game is kept in {screen.table.autosave.path}" in screen.says("save")


def test_whom_the_computer_does_not_know_is_a_person(tmp_path: Path, typed: io.StringIO) -> None:
    file = tmp_path / "fan.gipf"
    file.write_text('[White "gipf fan"]\n[SideGame "yinsh"]\n\n*')
    type_in(typed, "f5\n")
    out = io.StringIO()
    resume_at(View(Console(file=out, width=200)), file)
    assert "gipf fan: there is no player 'fan'" in out.getvalue()
    assert "A person plays White." in out.getvalue()


def test_who_plays_is_asked(typed: io.StringIO) -> None:
    type_in(typed, "9\n3\n")
    out = io.StringIO()
    assert choose_opponent(View(Console(file=out, width=120)), BEST, read_level) == "level-3"
    assert "1-5" in out.getvalue() and "to its best (5)" in out.getvalue()
    assert "there is no player 'level-9'; there are: level-1 … level-5, human" in out.getvalue()


def test_the_command_plays_a_side_game_against_a_level() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "gipf", "play", "--terminal", "die", "--opponent", "level-1"],
        input="throw\nquit\n", capture_output=True, text=True, timeout=PATIENCE, check=True,
    )  # fmt: skip
    assert "Black plays throw." in done.stdout
    assert "has won:" in done.stdout or "A draw:" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("yinsh(fast)",), "YINSH has no option 'fast': blitz"),
        (("table(go)",), "table(go) cannot be played here"),
        (("die", "--opponent", "level-9"), "there is no player 'level-9'"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_line(arguments: tuple[str, ...], says: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "gipf", "play", "--terminal", *arguments],
        input="", capture_output=True, text=True, timeout=PATIENCE, check=False,
    )  # fmt: skip
    assert done.returncode and says in done.stderr


# ---------------------------------------------------------------------- within a game


def challenged(side: str, who: str = "first", black: str = "?") -> Screen:
    return Screen(ZERTZ.format(side), "Zc3-e5", "challenge", who, black=black)


def test_after_a_challenge_the_side_game_is_on_below_the_board() -> None:
    screen = challenged("yinsh")
    shown = screen.says("show")
    assert "YINSH" in shown and "put a ring on an empty point" in shown
    assert "won / tied / lost" not in shown  # the result comes from the side game


def test_its_result_enters_the_game_and_the_file() -> None:
    screen = challenged("rps", "second")
    said = screen.says("rock", "paper")
    assert "White has won" in said
    game = screen.table.game
    assert [str(move) for move in game.moves()][-1] == "won"
    assert "[%side rps rock paper]" in str(game)
    assert str(Game.parse(str(game))) == str(game)


def test_resigning_it_is_losing_it() -> None:
    screen = challenged("yinsh")
    screen.says("f5", "d4", "resign")
    assert str(screen.table.game.moves()[-1]) == "lost"
    assert "[%side yinsh f5 d4 0-1]" in str(screen.table.game)


def test_a_draw_in_it_is_tied(typed: io.StringIO) -> None:
    screen = challenged("yinsh")
    type_in(typed, "n\ny\n")
    assert "The game goes on." in screen.says("f5", "draw")
    screen.says("draw")
    assert str(screen.table.game.moves()[-1]) == "tied"
    assert "[%side yinsh f5 1/2-1/2]" in str(screen.table.game)


def test_to_draw_a_card_is_to_agree_on_nothing() -> None:
    screen = challenged("cards")
    screen.says("draw", "draw")
    assert str(screen.table.game.moves()[-1]) in ("won", "lost", "tied")


def test_the_computer_takes_no_draw_that_is_as_bad_as_lost() -> None:
    screen = challenged("yinsh", black="gipf level-1")
    said = screen.says("draw")
    assert "Black declines: a draw here is as good as a win for the player who announced" in said
    assert screen.table.side and not screen.table.side.outcome


def test_its_decisions_are_taken_back_before_those_of_the_game() -> None:
    screen = challenged("yinsh")
    screen.says("f5", "undo")
    assert "[%side yinsh]" in str(screen.table.game)
    screen.says("undo")
    assert [str(move) for move in screen.table.game.moves()] == ["Zc3-e5", "challenge"]


def test_the_same_decided_again_finds_the_same_chance() -> None:
    screen = challenged("tzaar(random)")
    dealt = screen.table.side
    screen.says("undo")
    assert [str(move) for move in screen.table.game.moves()][-1] == "challenge"
    screen.says("first")
    assert dealt and screen.table.side == dealt


def test_what_chance_has_shown_is_not_taken_back() -> None:
    screen = challenged("die")
    screen.says("undo", "first", "throw")
    said = screen.says("undo")
    assert "what chance has shown stays: nothing before it is taken back" in said
    screen.says("throw")
    game = str(screen.table.game)
    assert "what chance has shown stays" in screen.says("undo")
    assert str(screen.table.game) == game


def test_the_computer_plays_its_part() -> None:
    screen = challenged("coin", black="gipf level-1")
    screen.table.obey("heads")
    screen.table.let_computers_move()
    assert "Black plays throw." in screen.text
    assert str(screen.table.game.moves()[3]) in ("won", "lost")


@pytest.mark.parametrize("result", ["won", "tied", "LOST", "1-0"])
def test_its_result_cannot_be_typed(result: str) -> None:
    screen = challenged("yinsh")
    said = screen.says(result)
    assert f"{result}: the result comes from the side game that is on" in said
    screen.says("f5", result)
    assert "[%side yinsh f5]" in str(screen.table.game)
    assert str(screen.table.game.moves()[-1]) == "first"


def test_the_result_of_a_side_game_by_itself_cannot_be_typed() -> None:
    screen = SideScreen("yinsh", b=1)
    assert "1-0: the result comes from the side game that is on" in screen.says("1-0")
    assert screen.table.match.outcome is None


def test_hints_are_about_the_side_game() -> None:
    screen = challenged("rps")
    assert screen.says("hint").split()[1:] == ["paper", "rock", "scissors"]
    assert screen.says("best").strip() in ("rock", "paper", "scissors")


def test_what_is_played_at_the_table_is_typed_as_before() -> None:
    screen = challenged("table(go)")
    assert screen.table.side is None
    screen.says("tied")
    assert str(screen.table.game.moves()[-1]) == "tied"


def test_a_kept_game_goes_on_in_the_middle_of_its_side_game() -> None:
    screen = challenged("yinsh")
    screen.says("f5")
    game = Game.parse(str(screen.table.game))
    again = Screen("basic")
    again.table.game = game
    assert again.table.side and again.table.side.play.moves == ("f5",)
