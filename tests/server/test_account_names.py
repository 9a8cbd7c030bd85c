"""Names that are somebody's for good: nobody can be taken for somebody else."""

import pytest

from gipf.server.account_names import account_name, is_reserved, skeleton_of
from tests.test_errors import check_told


@pytest.mark.parametrize(
    "alike",
    [("Ann Lee", "ann.lee", "ANN-LEE", "Ánn_Lêe", "Ann 1ee"), ("Maria", "Маrіа", "MАRIA", "rnaria"),
     ("scope", "ѕсоре", "5c0pe"), ("Wolf", "VVolf", "w0lf"), ("Καισ", "kaıs"), ("ＡＮＮ", "ann"),
     ("한나", "한나")],
)  # fmt: skip
def test_names_that_people_read_as_the_same_are_the_same(alike: tuple[str, ...]) -> None:
    assert len({skeleton_of(each) for each in alike}) == 1


def test_names_that_people_tell_apart_are_different() -> None:
    names = ("Ann", "Anna", "Jan", "Ian", "Dara", "Clara", "Ann 2", "Hanna", "Хана", "한나", "한니")
    assert len({skeleton_of(each) for each in names}) == len(names)


@pytest.mark.parametrize(
    "name", ["Ann", "J-P Li", "Łukasz", "Анна К", "한나", "山田", "O'Neil", "A7"]
)
def test_a_name_in_any_alphabet_is_taken(name: str) -> None:
    assert account_name(f"  {name} ") == name


@pytest.mark.parametrize(
    ("code", "name"),
    [
        ("account-name-length", "A"),
        ("account-name-length", "A" * 21),
        ("account-name-letters", "a<b>"),
        ("account-name-letters", "Ann\u202eeel"),
        ("account-name-letters", "12345"),
        ("account-name-letters", ".Ann"),
        ("account-name-letters", "Ann--Lee"),
        ("account-name-letters", "Ann 😀"),
        ("account-name-scripts", "Аnn"),
        ("account-name-scripts", "Annα"),
        ("name-reserved", "Guest 12"),
        ("name-reserved", "Adm1n"),
        ("name-reserved", "Mod.erator"),
        ("name-reserved", "Level 3"),
        ("name-reserved", "White"),
    ],
)
def test_a_name_that_will_not_do_is_refused_in_every_language(code: str, name: str) -> None:
    check_told(code, lambda: account_name(name))


def test_names_of_nobody_and_of_the_computer_are_reserved() -> None:
    assert all(is_reserved(name) for name in ("guest", "gu3st 7", "level 10", "G.I.P.F.", "SERVER"))
