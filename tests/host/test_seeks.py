"""Who meets whom: seeks as values, and the pure function that pairs them."""

import random
from dataclasses import replace
from typing import Any

import pytest

from gipf import GipfError
from gipf.host.people import Person
from gipf.host.ratings import Pool, Rating
from gipf.host.seeks import (
    PATIENCE,
    Seek,
    agreed,
    answered,
    checked,
    concerns,
    game_of,
    pairings,
    start_of,
)
from gipf.host.time_controls import TimeControl
from gipf.variants import Player
from tests.test_errors import check_told

W, B = Player
FAST, SLOW = TimeControl(300, 3), TimeControl(900, 10)
DAYS = TimeControl(259_200, 259_200, 259_200)
GUEST = Person("gus", "Gus")


def seek(maker: str | None, variants: str = "basic", *times: TimeControl, **more: Any) -> Seek:
    """An offer of somebody: ids are the makers', unless they are given."""
    given = {
        "id": str(maker), "maker": maker, "name": str(maker), "variants": tuple(variants.split()),
        "times": times or (FAST,), "created": 0, "expires": 10**6,
    }  # fmt: skip
    return Seek(**{**given, **more})


def strength(value: float, deviation: float = 50) -> dict[Pool, Rating]:
    return {Pool("basic", "live"): Rating(value, deviation, games=50)}


def couples(*seeks: Seek, now: int = 0) -> set[frozenset[str | None]]:
    return {frozenset((met.white.maker, met.black.maker)) for met in pairings(seeks, now)}


def test_two_meet_who_would_play_the_same() -> None:
    ann = seek("ann", "basic standard", FAST, SLOW)
    ben = seek("ben", "matrx standard", SLOW)
    [met] = pairings([ann, ben], 0)
    assert (met.terms.variant, met.terms.time) == ("standard", SLOW)
    assert not pairings([ann, seek("cid", "matrx", SLOW)], 0)
    assert not pairings([ann, seek("cid", "basic", DAYS)], 0)
    assert not pairings([ann, replace(ann, id="two")], 0)


def test_what_the_older_offer_names_first_is_played() -> None:
    old = seek("ann", "standard basic", SLOW, FAST, created=1)
    new = seek("ben", "basic standard", FAST, SLOW, created=2)
    for pair in ([old, new], [new, old]):
        terms = pairings(pair, 5)[0].terms
        assert (terms.variant, terms.time) == ("standard", SLOW)


def test_a_colour_that_is_wished_for_is_had() -> None:
    white = seek("ann", colour=W)
    assert pairings([white, seek("ben")], 0)[0].white.maker == "ann"
    assert pairings([seek("ben"), seek("cid", colour=B)], 0)[0].black.maker == "cid"
    assert not pairings([white, seek("ben", colour=W)], 0)
    drawn = {pairings([seek("ann", id=f"{n}"), seek("ben")], 0)[0].white.maker for n in range(20)}
    assert drawn == {"ann", "ben"}


def test_rated_and_casual_do_not_meet() -> None:
    assert agreed(seek("ann", is_rated=True), seek("ben")) is None
    terms = agreed(seek("ann", is_rated=True), seek("ben", is_rated=True))
    assert terms and terms.is_rated


def test_those_who_are_alike_meet_first_and_waiting_widens_the_choice() -> None:
    weak, middle, strong = (
        seek(name, ratings=strength(value))
        for name, value in (("weak", 1400), ("middle", 1500), ("strong", 1900))
    )
    assert couples(weak, middle, strong) == {frozenset(("weak", "middle"))}
    assert couples(weak, strong) == set()
    assert couples(weak, strong, now=PATIENCE) == {frozenset(("weak", "strong"))}
    late = replace(weak, created=PATIENCE - 1000)
    assert couples(late, strong, now=PATIENCE) == set()
    unknown = seek("new", ratings=strength(1500, 350))
    assert couples(unknown, replace(strong, ratings=strength(1750))) == {
        frozenset(("new", "strong"))
    }


def test_of_those_who_suit_alike_the_first_who_came_meet() -> None:
    three = [seek(name, created=at) for name, at in (("late", 9), ("first", 1), ("second", 2))]
    assert couples(*three) == {frozenset(("first", "second"))}


def test_nobody_is_in_two_live_games_and_over_days_in_as_many_as_they_offer() -> None:
    live = [seek("ann", id="1"), seek("ann", id="2"), seek("ben", id="3"), seek("cid", id="4")]
    assert couples(*live) == {frozenset(("ann", "ben"))}
    days = [
        seek(name, "basic", DAYS, id=f"{n}") for n, name in enumerate(("ann", "ann", "ben", "cid"))
    ]
    assert couples(*days) == {frozenset(("ann", "ben")), frozenset(("ann", "cid"))}


def test_who_does_not_want_to_meet_does_not() -> None:
    ann, ben, owner = seek("ann"), seek("ben"), seek(None)
    assert not pairings([ann, ben], 0, [frozenset(("ann", "ben"))])
    assert pairings([ann, ben], 0, [frozenset(("ann", None))])
    assert not pairings([ann, owner], 0, [frozenset(("ann", None))])


def test_challenges_and_what_is_used_up_are_left_alone() -> None:
    assert not pairings([seek("ann", to="ben"), seek("ben")], 0)
    used = seek("ann").used("abc", 5)
    assert (used.is_open, used.game) == (False, "abc")
    assert not pairings([used, seek("ben")], 0)
    standing = seek("ann", "basic", DAYS, games=3).used("abc", 5)
    assert (standing.games, standing.is_open, standing.expires) == (2, True, 10**6)


def test_nobody_waits_who_could_meet_however_many_there_are() -> None:
    rng = random.Random(3)
    variants = ("basic", "standard", "tournament", "matrx")
    seeks = [
        seek(
            f"p{n}",
            " ".join(rng.sample(variants, rng.randint(1, 3))),
            *rng.sample((FAST, SLOW), rng.randint(1, 2)),
            is_rated=rng.random() < 0.3,
            created=n,
            ratings=strength(rng.gauss(1500, 300)),
        )
        for n in range(120)
    ]
    met = pairings(seeks, 10 * PATIENCE)
    taken = [one.id for each in met for one in (each.white, each.black)]
    assert len(taken) == len(set(taken)) > 100
    left = [each for each in seeks if each.id not in taken]
    assert not any(agreed(one, two) for one in left for two in left)


def test_an_offer_is_accepted_with_what_it_names() -> None:
    offer = seek("ann", "basic matrx", FAST, SLOW, colour=B)
    met = answered(offer, GUEST, "matrx", SLOW, 7)
    game = game_of(met, 7)
    assert (str(game.start.variant), game.clock and game.clock.seconds) == ("matrx", 900)
    assert [seat.holder for seat in game.seats.values()] == ["gus", "ann"]
    assert game.is_public and not game.is_rated
    side = game_of(answered(seek("ann", "yinsh(blitz)"), GUEST, None, None, 7), 7)
    assert (side.kind, side.side_position.variant) == ("side", "yinsh(blitz)")


def test_who_is_concerned_by_an_offer() -> None:
    assert concerns(seek("ann"), Person("ann")) and not concerns(seek("ann"), GUEST)
    assert concerns(seek("ann", to="gus"), GUEST)
    assert concerns(seek("ann", to=""), Person())


def test_variants_are_written_the_one_way_they_are_written() -> None:
    asked = seek("ann", "standard+Z6/Z6 standard+Z6 yinsh", to=None)
    assert checked(asked, GUEST).variants == ("standard+Z6", "yinsh")
    assert start_of("basic").turn == 1


class Member(Person):
    """Somebody who can sign in."""

    has_account = True


def test_rated_games_are_even_and_not_of_pure_chance() -> None:
    member = Member("gus", "Gus")
    assert checked(seek("gus", "standard+Z6 yinsh", is_rated=True), member).is_rated
    for uneven in ("standard+Z6/-", "basic;reserve=9/12", "die"):
        wrong = seek("gus", uneven, is_rated=True)
        check_told("rated-even", lambda: checked(wrong, member))  # noqa: B023


@pytest.mark.parametrize(
    ("code", "wrong"),
    [
        ("times-mixed", seek("gus", "basic", FAST, DAYS)),
        ("time-too-short", seek("gus", "basic", TimeControl(60, 0))),
        ("days-cap", seek("gus", "basic", TimeControl(9000, 0, 8000))),
        ("days-too-short", seek("gus", "basic", TimeControl(1, 0, 1_209_600))),
        ("days-too-short", seek("gus", "basic", TimeControl(1, 3600, 3600))),
        ("days-too-short", seek("gus", "basic", TimeControl(86_399, 3599, 86_400))),
        ("standing-over-days", seek("gus", games=2)),
        ("rated-with-account", seek("gus", is_rated=True)),
        ("own-seek", seek("gus", to="gus")),
    ],
)
def test_what_can_become_no_game_is_refused_in_every_language(code: str, wrong: Seek) -> None:
    check_told(code, lambda: checked(wrong, GUEST))


def test_days_begin_with_one_or_with_an_hour_that_every_turn_gives_again() -> None:
    for time in (TimeControl(86_400, 0, 86_400), TimeControl(3600, 3600, 3600)):
        assert checked(seek("gus", "basic", time), GUEST).times == (time,)


def test_a_variant_that_is_none_is_refused() -> None:
    with pytest.raises(GipfError):
        checked(seek("gus", "chess"), GUEST)


def test_what_an_offer_does_not_name_is_refused_in_every_language() -> None:
    check_told("seek-without", lambda: answered(seek("ann"), GUEST, "matrx", None, 7))
    check_told("seek-without", lambda: answered(seek("ann"), GUEST, None, SLOW, 7))
    check_told("own-seek", lambda: answered(seek("gus"), GUEST, None, None, 7))
    rated = seek("ann", is_rated=True)
    check_told("rated-with-account", lambda: answered(rated, GUEST, None, None, 7))


def test_a_program_is_paired_only_with_whom_programs_suit() -> None:
    ann, ben = seek("ann"), seek("ben", for_bots=True)
    bot, other = seek("bot", is_bot=True), seek("other", is_bot=True, for_bots=True)
    assert couples(ann, bot) == set()
    assert couples(ben, bot) == {frozenset(("ben", "bot"))}
    assert couples(ann, ben) == {frozenset(("ann", "ben"))}
    assert couples(bot, other) == set(), "both have to want it"
    both = replace(bot, for_bots=True)
    assert couples(both, other) == {frozenset(("bot", "other"))}


def test_a_program_accepts_what_is_for_programs_or_for_itself() -> None:
    program = Person("bot", "Bot", "bot")
    assert [each.is_for(program) for each in (seek("ann"), seek("ann", for_bots=True))] == [
        False,
        True,
    ]
    assert seek("ann", to="bot").is_for(program) and not seek("ann", to="ben").is_for(program)
    assert seek("ann").is_for(GUEST)
    seats = game_of(answered(seek("ann", for_bots=True), program, None, None, 1), 1).seats
    assert {seat.name: seat.bot for seat in seats.values()} == {"ann": False, "Bot": True}
    assert {seat.moved_to(W).bot for seat in seats.values()} == {False, True}
