"""Chance comes from the seed alone, and anybody can work it out."""

from collections import Counter
from hashlib import sha256

from gipf.side_games.chance import draw, shuffled


def test_a_draw_is_the_remainder_of_a_hash_anybody_can_make() -> None:
    digest = sha256(b"die 7 0").hexdigest()
    assert draw("die", 7, 0, 6) == int(digest, 16) % 6 == 4


def test_every_number_is_drawn_about_as_often_as_any_other() -> None:
    counts = Counter(draw("die", 1, number, 6) for number in range(6_000))
    assert sorted(counts) == list(range(6))
    assert all(900 < count < 1_100 for count in counts.values())


def test_seeds_names_and_numbers_make_draws_of_their_own() -> None:
    drawn = {draw(name, seed, n, 2**64) for name in "ab" for seed in (-1, 0, 1) for n in (0, 1)}
    assert len(drawn) == 12


def test_a_shuffle_keeps_what_it_shuffles_and_is_the_same_again() -> None:
    order = shuffled("cards", 12, range(52))
    assert sorted(order) == list(range(52))
    assert order != list(range(52))
    assert order == shuffled("cards", 12, range(52))
    assert order != shuffled("cards", 13, range(52))


def test_every_order_of_three_comes_up_as_often_as_any_other() -> None:
    counts = Counter("".join(shuffled("order", seed, "abc")) for seed in range(6_000))
    assert sorted(counts) == ["abc", "acb", "bac", "bca", "cab", "cba"]
    assert all(900 < count < 1_100 for count in counts.values())


def test_nothing_is_shuffled_where_there_is_nothing() -> None:
    assert shuffled("none", 5, "") == []
    assert shuffled("one", 5, "x") == ["x"]
