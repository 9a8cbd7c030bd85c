"""The texts of lessons and puzzles: none is missing, none is too many, and all can be said."""

from collections.abc import Iterator

import pytest

from gipf.course import puzzles
from gipf.course.goals import read_goals
from gipf.course.lesson import course
from gipf.course.side_lessons import CHAPTER, side_lessons
from gipf.messages import Message
from tests.course.test_goals import READ
from tests.course.texts import texts_of, texts_of_side
from tests.english import messages_in, say

LESSON_TEXTS = [
    *(text for chapter in course() for lesson in chapter.lessons for text in texts_of(lesson)),
    *(text for lesson in side_lessons() for text in texts_of_side(lesson)),
]


def messages() -> Iterator[Message]:
    """Give every message that something is said with."""
    for chapter in course():
        yield {"id": chapter.title, "args": {}}
    for text in (*LESSON_TEXTS, f"course-chapter-{CHAPTER}", "course-side-missed"):
        yield {"id": text, "args": {}}
    yield from (goal.missed for goal in read_goals(READ))
    for theme in puzzles():
        yield {"id": theme["title"], "args": {}}
        yield {"id": theme["about"], "args": {}}
        yield from (puzzle["task"] for puzzle in theme["puzzles"])
    yield {"id": "puzzle-go-on", "args": {"turns": 2}}
    for name in ("solved", "this-turn", "wrong-win", "wrong-defend", "wrong-capture"):
        yield {"id": f"puzzle-{name}", "args": {}}


def test_the_english_texts_are_those_the_course_speaks_of_with_exactly_its_arguments() -> None:
    texts = messages_in("course")
    assert len(LESSON_TEXTS) == len(set(LESSON_TEXTS))
    assert texts.keys() == {message["id"] for message in messages()}
    for message in messages():
        assert texts[message["id"]] == set(message["args"]), message["id"]


def test_every_text_can_be_said() -> None:
    for message in messages():
        assert say(message).strip()


TITLES = {lesson.title for chapter in course() for lesson in chapter.lessons}
TITLES |= {lesson.title for lesson in side_lessons()}


def test_texts_are_short_and_made_of_sentences() -> None:
    said = [say(text) for text in LESSON_TEXTS if text not in TITLES]
    assert [text for text in said if len(text) > 290 or text[-1] not in ".!?)"] == []


COUNTED = {
    "course-missed-rows": {
        1: "That makes no row. Try again.",
        2: "That does not make 2 rows. Try again.",
    },
    "course-missed-threaten": {
        1: "You do not threaten to capture anything yet. Try again.",
        2: "Those are not 2 threats. Try again.",
    },
}


@pytest.mark.parametrize("name", COUNTED)
def test_numbers_are_said_as_people_say_them(name: str) -> None:
    for count, sentence in COUNTED[name].items():
        assert say({"id": name, "args": {"count": count}}) == sentence


def test_a_task_of_a_puzzle_says_who_moves_and_what_is_to_be_done() -> None:
    args: dict[str, str | int] = {"player": "b", "turns": 2}
    assert say({"id": "puzzle-task-win", "args": args}) == (
        "Black to move: win within 2 turns of your own, whatever White does."
    )
    args = {"player": "w", "turns": 1}
    assert say({"id": "puzzle-task-win", "args": args}) == (
        "White to move: win the game in this turn."
    )
