"""What is too long, too big or half a character is refused, and reading costs what the text is long."""

import time
import tracemalloc
from collections.abc import Callable

import pytest

import gipf
from gipf.record.headers import LONGEST_HEADER
from gipf.record.tree import LONGEST_COMMENT

MUCH = 1_000_000


def peak(do: Callable[[], object]) -> int:
    """Count the bytes that are needed at most to do something that is refused."""
    tracemalloc.start()
    try:
        with pytest.raises(gipf.GipfError):
            do()
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def parse(text: str) -> list[gipf.Game]:
    return list(gipf.Game.parse_all(text, "basic"))


def test_many_comments_are_read_as_quickly_as_one_of_their_length() -> None:
    began = time.process_time()
    with pytest.raises(gipf.BrokenFile, match="line 1, column 4: a comment has at most 20,000"):
        parse("c2 " + "{a}" * 133_000)
    for between in ("", "( d2 )"):
        (game,) = parse("c2 " + f"{{a}}{between}" * 5000)
        assert game.turns()[0].comment == " ".join("a" * 5000)
    assert time.process_time() - began < 40  # it was more than 120 s


@pytest.mark.parametrize(
    "text",
    [
        "c2 {" + "a" * MUCH + "}",
        "c2 {" + "\\}" * (MUCH // 2) + "}",
        '[Event "' + "a" * MUCH + '"]\n\n*',
        '[Event "' + '\\"' * (MUCH // 2) + '"]\n\n*',
        f'[Position "basic (Bb{"Bb" * (MUCH // 2)})3/5/6/7/6/5/4 w m B5/B5 -- - 1"]\n\n*',
        f'[{"A" * MUCH} "x"]\n\n*',
    ],
    ids=["comment", "escapes", "header", "quotes", "position", "name"],
)
def test_a_comment_or_header_of_a_megabyte_is_refused_without_much_memory(text: str) -> None:
    assert peak(lambda: parse(text)) < 10 * MUCH


@pytest.mark.parametrize(
    "do",
    [
        lambda: gipf.Position.parse(f"basic ({'Bb' * MUCH})3/5/6/7/6/5/4 w m B5/B5 -- - 1"),
        lambda: gipf.Position.start("standard+" + "Z1" * MUCH),
        lambda: gipf.Position.start("basic").play("x" + "b2," * MUCH),
        lambda: gipf.Position.start("basic").play("c2=" + "a: " * MUCH),
        lambda: parse("{" + "a" * MUCH),
    ],
    ids=["pile", "variant", "clear", "cover", "open"],
)
def test_a_text_of_a_megabyte_is_refused_without_much_memory(do: Callable[[], object]) -> None:
    assert peak(do) < 10 * MUCH


def test_what_is_just_short_enough_is_kept_whole() -> None:
    comment, event = "a" * LONGEST_COMMENT, "b" * LONGEST_HEADER
    game = gipf.Game("basic", {"Event": event})
    game.root.set_comment(comment)
    again = gipf.Game.parse(str(game))
    assert (again.root.comment, again.headers["Event"]) == (comment, event)
    with pytest.raises(gipf.NotationError, match="the header Event has at most 4,000 characters"):
        game.set_header("Event", event + "b")
    with pytest.raises(gipf.NotationError, match="a comment has at most 20,000 characters"):
        game.root.set_comment(comment + "a")


def test_a_reserve_of_five_thousand_digits_is_a_wrong_reserve() -> None:
    with pytest.raises(gipf.BrokenFile, match="line 1, column 4: the reserve is 11 after c2"):
        parse(f"c2 ({'1' * 5000})")
    (game,) = parse("c2 (011)")
    assert game.turns()[0].comment == "(011)"


def test_half_a_character_in_a_comment_is_refused() -> None:
    with pytest.raises(gipf.BrokenFile, match="half a character") as caught:
        parse("c2 {a \ud800 b}")
    assert (caught.value.line, caught.value.column) == (1, 4)


def test_a_reader_tells_how_far_it_is_and_can_be_stopped() -> None:
    told: list[int] = []
    list(gipf.Game.parse_all("c2 c6 {so} d2", "basic", told.append))
    assert told == [0, 3, 11]

    def stop(offset: int) -> None:
        if offset > 0:
            raise InterruptedError

    with pytest.raises(InterruptedError):
        list(gipf.Game.parse_all("c2 c6 nonsense", "basic", stop))
