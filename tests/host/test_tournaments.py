"""Who plays whom in a tournament, and how people stand."""

import random
from collections import Counter
from dataclasses import replace
from datetime import UTC, datetime
from itertools import combinations, permutations

import pytest

from gipf.host.clock import Clock
from gipf.host.live_game import LiveGame, Refused
from gipf.host.people import Forbidden
from gipf.host.permissions import check_deletion
from gipf.host.ratings import family_of
from gipf.host.seats import Seat
from gipf.host.tournaments import (
    LARGEST,
    LEAST,
    TIME,
    TWICE,
    VARIANTS,
    Entrant,
    TournamentGame,
    games_of,
    grouped,
    keeps_results,
    meetings,
    next_start,
    places,
    upcoming,
)
from gipf.position import Position
from gipf.variants import Player

PEOPLE = [Entrant(name, name.title(), number=n) for n, name in enumerate("abcdefg", start=1)]


def moment(*date: int) -> int:
    return int(datetime(*date, tzinfo=UTC).timestamp()) * 1000  # type: ignore[misc, arg-type]


def game(white: int, black: int, result: str = "*") -> TournamentGame:
    return TournamentGame(f"{white}-{black}", 1, white, black, result)


def test_each_family_of_ratings_has_a_tournament_that_begins_on_the_first() -> None:
    assert next_start(moment(2026, 12, 31, 23, 59)) == moment(2027, 1, 1)
    assert next_start(moment(2026, 2, 1)) == moment(2026, 3, 1)
    found = upcoming(moment(2026, 11, 19))
    assert [each.id for each in found] == [f"2026-12-{family}" for family in VARIANTS]
    assert all(family_of(each.variant) == each.family for each in found)
    TIME.check()
    assert TIME.speed == "days"


@pytest.mark.parametrize("count", range(LEAST, 60))
def test_groups_are_of_a_sensible_size_and_of_like_strength(count: int) -> None:
    people = [Entrant(f"p{n:02}", "", float(n * 37 % 101)) for n in range(count)]
    found = grouped(people)
    sizes = Counter(each.group for each in found)
    assert max(sizes.values()) <= LARGEST and max(sizes.values()) - min(sizes.values()) <= 1
    assert min(sizes.values()) >= min(LEAST, count)
    strengths = [each.rating for each in sorted(found, key=lambda e: (e.group or 0, e.number))]
    assert strengths == sorted(strengths, reverse=True)  # type: ignore[type-var]
    assert {each.person for each in found} == {each.person for each in people}


@pytest.mark.parametrize("size", range(2, LARGEST + 1))
def test_everybody_plays_everybody_and_has_both_colours_as_often_or_nearly(size: int) -> None:
    met = list(meetings(size))
    pairs = Counter(frozenset(pair) for pair in met)
    times = 2 if size <= TWICE else 1
    assert len(pairs) == size * (size - 1) // 2 and set(pairs.values()) == {times}
    for number in range(1, size + 1):
        white = sum(number == pair[0] for pair in met)
        black = sum(number == pair[1] for pair in met)
        assert abs(white - black) <= (0 if times == 2 or size % 2 else 1)


def together(found: list[Entrant], apart: set[frozenset[str]]) -> int:
    """Count the pairs that share a group."""
    own = {each.person: each.group for each in found}
    return sum(len({own[each] for each in pair}) == 1 for pair in apart)


def fewest(people: list[Entrant], apart: set[frozenset[str]]) -> int:
    """Look at all ways to make groups of the usual sizes."""
    sizes = [each.group for each in grouped(people)]
    ways = set(permutations(sizes))
    return min(
        together([replace(who, group=group) for who, group in zip(people, way, strict=True)], apart)
        for way in ways
    )


@pytest.mark.parametrize("seed", range(30))
def test_groups_keep_those_apart_of_whom_one_has_blocked_the_other(seed: int) -> None:
    chance = random.Random(seed)
    people = [Entrant(f"p{n}", "", 2000.0 - n) for n in range(8)]
    pairs = [frozenset((a.person, b.person)) for a, b in combinations(people, 2)]
    apart = set(chance.sample(pairs, chance.randint(1, 16)))
    found = grouped(people, apart)
    assert together(found, apart) == fewest(people, apart)
    assert Counter(each.group for each in found) == Counter(each.group for each in grouped(people))
    for group in (1, 2):
        members = [each for each in found if each.group == group]
        assert [each.number for each in members] == [1, 2, 3, 4]
        assert members == sorted(members, key=lambda each: -(each.rating or 0))


def test_whoever_changes_groups_changes_with_somebody_as_strong_as_may_be() -> None:
    people = [Entrant(f"p{n:02}", "", 2000.0 - n) for n in range(14)]
    found = grouped(people, {frozenset(("p00", "p06"))})
    first = {each.person for each in found if each.group == 1}
    assert first == {"p00", "p01", "p02", "p03", "p04", "p05", "p07"}
    assert grouped(people, {frozenset(("p00", "p13")), frozenset(("p00", "x"))}) == grouped(people)


def test_many_who_have_blocked_somebody_are_parted_at_once() -> None:
    chance = random.Random(1)
    people = [Entrant(f"p{n:03}", "", 2000.0 - n) for n in range(140)]
    near = [frozenset((f"p{n:03}", f"p{n + chance.randint(1, 6):03}")) for n in range(0, 130, 4)]
    apart = set(near)
    assert together(grouped(people), apart) > 10
    assert together(grouped(people, apart), apart) == 0


def test_two_who_share_a_group_all_the_same_do_not_play_each_other() -> None:
    [tournament] = [each for each in upcoming(0) if each.family == "basic"]
    apart = {frozenset(("a", "b"))}
    members = grouped(PEOPLE[:5], apart)
    found = games_of(tournament, members, 5, apart)
    assert len(found) == 9
    holders = {frozenset(seat.holder for seat in live.seats.values()) for _, live in found}
    assert frozenset(("a", "b")) not in holders and len(holders) == 9
    assert len(games_of(tournament, grouped(PEOPLE[:3], apart), 5, apart)) == 4


def test_games_are_rated_over_days_and_for_everybody_to_see() -> None:
    [tournament] = [each for each in upcoming(0) if each.family == "potentials"]
    found = games_of(tournament, grouped(PEOPLE[:3]), 5)
    assert len(found) == 6
    for listed, live in found:
        assert live.id == listed.game and live.tournament == tournament.id
        assert live.is_rated and live.is_public and live.is_over_days and live.is_timed
        names = [live.seats[player].name for player in Player]
        assert names == [PEOPLE[number - 1].name for number in (listed.white, listed.black)]


def test_a_game_of_a_tournament_has_a_result_and_stays() -> None:
    seats = {player: Seat("person", player.value, holder=player.value) for player in Player}
    usual = LiveGame.new("one", 0, Position.start("basic"), seats, Clock.new(300, 3))
    assert usual.may_abort
    own = replace(usual, tournament="2026-12-basic")
    with pytest.raises(Refused):
        own.aborted(1)
    check_deletion(usual.resigned(Player.WHITE, 1))
    with pytest.raises(Forbidden):
        check_deletion(own.resigned(Player.WHITE, 1))


def test_points_then_sonneborn_berger_then_wins_decide_and_what_is_alike_shares_a_rank() -> None:
    games = [
        game(1, 2, "1-0"),
        game(3, 1, "1/2-1/2"),
        game(1, 4, "0-1"),
        game(2, 3, "0-1"),
        game(4, 2, "1-0"),
        game(3, 4, "1/2-1/2"),
    ]
    found = places(PEOPLE[:4], games)
    # 4: 2½ points, 3: 2, 1: 1½, 2: 0
    assert [(each.entrant.number, each.points) for each in found] == [
        (4, 2.5),
        (3, 2.0),
        (1, 1.5),
        (2, 0.0),
    ]
    by_number = {each.entrant.number: each for each in found}
    assert by_number[4].tie_break == 1.5 + 0 + 2.0 / 2
    assert by_number[3].tie_break == 1.5 / 2 + 0 + 2.5 / 2
    circle = [game(1, 2, "1-0"), game(2, 3, "1-0"), game(3, 1, "1-0"), game(4, 1), game(4, 2)]
    assert [each.rank for each in places(PEOPLE[:4], circle)] == [1, 1, 1, 4]
    tied = [game(1, 2, "1-0"), game(3, 4, "1-0"), game(2, 4, "1-0"), game(1, 4, "0-1")]
    ranked = [(each.entrant.number, each.tie_break) for each in places(PEOPLE[:4], tied)]
    assert ranked == [(1, 1.0), (2, 1.0), (3, 1.0), (4, 1.0)]


def test_what_somebody_has_played_who_withdraws_early_counts_for_nobody() -> None:
    games = [game(1, 2, "1-0"), game(3, 1, "1-0"), game(2, 3, "1-0"), game(1, 4), game(1, 5)]
    assert keeps_results(games, 1) and keeps_results(games, 2)
    assert not keeps_results([*games, game(6, 1)], 1)
    left = [replace(PEOPLE[0], withdrawn=9, counts=False), *PEOPLE[1:3]]
    found = places(left, games[:3])
    assert [(each.entrant.number, each.rank, each.points) for each in found] == [
        (2, 1, 1.0),
        (3, 2, 0.0),
        (1, None, 0.0),
    ]
