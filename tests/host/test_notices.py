"""Notices as values: what a change of a game means for whom, and what people want to hear."""

from dataclasses import replace
from itertools import product

import pytest

from gipf import Position
from gipf.host import consent
from gipf.host.clock import Clock
from gipf.host.live_game import LiveGame
from gipf.host.notices import (
    KINDS,
    REASONS,
    USUAL,
    Choice,
    Notice,
    NoticeKind,
    notices_of,
    read_choices,
    says,
    settled,
    without_mail,
    write_choices,
)
from gipf.host.seats import AWAITED, Seat
from gipf.host.tournaments import VARIANTS
from gipf.messages import languages, render
from gipf.variants import Player

W, B = Player
PEOPLE = {W: Seat("person", "Ann", holder="ann"), B: Seat("person", "Ben", holder="ben")}
DAYS = Clock.new(86_400, 86_400, cap=86_400)
ABOUT: dict[NoticeKind, list[dict[str, str]]] = {
    "game-ended": [
        {"result": result, "reason": reason}
        for result, reason in product(
            ("won", "lost", "drawn", "aborted"), (*REASONS, "no_move", "")
        )
    ],
    "asked": [{"what": what} for what in ("draw", "takeback", "pause", "lot", "rematch")],
    "tournament": [
        {"family": family, "month": "2026-12", "news": what}
        for family, what in product(VARIANTS, ("begun", "round", "ended", "x"))
    ],
}


def new(clock: Clock | None = DAYS) -> LiveGame:
    return LiveGame.new("abc", 1, Position.start("basic"), PEOPLE, clock)


def told(game: LiveGame, before: LiveGame | None) -> list[tuple[str, str]]:
    return [(notice.holder, notice.kind) for notice in notices_of(game, before)]


def test_over_days_each_is_told_when_it_is_their_turn_and_no_longer_when_it_is_not() -> None:
    first = new()
    assert told(first, None) == [("ann", "your-turn")]
    second = first.played("c2", "person", 2)
    assert told(second, first) == [("ben", "your-turn")]
    assert settled(second, first) == {"ann": ("your-turn", "time-short")}
    [notice] = notices_of(second, first)
    assert notice == Notice(
        "ben", "your-turn", "abc 2", "game/abc", "abc", other="ann", name="Ann", about={}
    )
    answered = second.played("c6", "person", 2)  # at once, by what Ben had prepared
    assert told(answered, first) == [("ann", "your-turn")]
    assert settled(answered, first) == {"ann": ("your-turn", "time-short")}
    back = second.takeback(3, W)
    assert told(back, second) == [("ann", "your-turn")]
    assert notices_of(back, second)[0].subject != notices_of(first, None)[0].subject


def test_at_one_sitting_nobody_is_told_of_turns() -> None:
    first = new(Clock.new(300, 0))
    second = first.played("c2", "person", 2)
    assert told(first, None) == told(second, first) == [] and settled(second, first) == {}


def test_whose_opponent_is_awaited_is_told_when_they_have_come() -> None:
    alone = replace(new(None), seats={**PEOPLE, B: replace(PEOPLE[B], holder=AWAITED)}, clock=DAYS)
    assert told(alone, None) == []
    both = replace(alone, seats=PEOPLE).with_clock_running(5).changed(5)
    assert told(both, alone) == [("ann", "your-turn")]


def test_what_is_asked_is_told_to_the_other_until_it_is_answered() -> None:
    first = new().played("c2", "person", 2)
    offered = first.draw_offered(W, 3)
    assert ("ben", "asked") in told(offered, first)
    assert notices_of(offered, first)[0].about == {"what": "draw"}
    declined = offered.draw_declined(4)
    assert told(declined, offered) == [] and settled(declined, offered) == {"ben": ("asked",)}
    asked = consent.proposed(first, "takeback", W, 5)
    assert notices_of(asked, first)[0].about == {"what": "takeback"}
    over = first.resigned(W, 6)
    again = consent.rematch_proposed(over, W, 7)
    assert told(again, over) == [("ben", "asked")]


def test_both_are_told_how_a_game_has_ended() -> None:
    first = new().played("c2", "person", 2)
    over = first.resigned(W, 3)
    assert told(over, first) == [("ann", "game-ended"), ("ben", "game-ended")]
    texts = [
        render(says(each.kind, each.name, each.about or {})) for each in notices_of(over, first)
    ]
    assert texts == [
        "You have lost against Ben. By resignation.",
        "You have won against Ann. By resignation.",
    ]
    assert settled(over, first) == {"ben": ("your-turn", "time-short")}
    flagged = first.flagged(2 + 2 * 86_400_000)
    assert flagged and (notices_of(flagged, first)[0].about or {})["reason"] == "time"
    aborted = new().aborted(3)
    [ann, _] = notices_of(aborted, new())
    assert (ann.about or {})["result"] == "aborted" and ann.link == "people"


def test_nobody_is_told_of_a_game_against_themselves_or_the_computer() -> None:
    for seats in (
        {W: PEOPLE[W], B: replace(PEOPLE[B], holder="ann")},
        {W: PEOPLE[W], B: Seat("computer", "Level 3", 3, holder="ann")},
    ):
        first = LiveGame.new("abc", 1, Position.start("basic"), seats, None)
        assert told(first, None) == told(first.resigned(W, 2), first) == []


@pytest.mark.parametrize("language", languages())
def test_every_notice_has_words_in_every_language(language: str) -> None:
    for kind in KINDS:
        found = {render(says(kind, "Zoe", about), language) for about in ABOUT.get(kind, [{}])}
        assert all("Zoe" in text or kind == "tournament" for text in found), found
        assert "{" not in "".join(found)
        assert render({"id": "notice-kind", "args": {"kind": kind}}, language)
    nameless = render(says("talk", "", {}), language)
    assert "(" in nameless


def test_choices_are_kept_as_what_differs_from_the_usual() -> None:
    assert read_choices("") == USUAL and write_choices(USUAL) == "{}"
    chosen = {**USUAL, "talk": Choice(page=False, mail="never")}
    assert write_choices(chosen) == '{"talk": {"page": false, "mail": "never"}}'
    assert read_choices(write_choices(chosen)) == chosen
    assert {choice.mail for choice in without_mail(chosen).values()} == {"never"}
    assert USUAL["your-turn"] == Choice(page=True, push=True, mail="daily")
