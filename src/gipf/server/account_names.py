"""Names that are somebody's for good: written so that nobody can be taken for somebody else.

Two names are the same where people would read them as the same: case, accents, dots and blanks do not tell them
apart, nor do letters that look alike, in whatever alphabet.
"""

import re
import unicodedata

from gipf.errors import GipfError

SHORTEST, LONGEST = 2, 20
RESERVED = ("guest",)
"""How nobody's name begins: so those are called who have not said theirs."""
OFFICIAL = (
    *("admin", "administrator", "moderator", "mod", "owner", "root", "staff", "support", "system"),
    *("gipf", "server", "white", "black", "computer", "engine", "anonymous", "nobody", "everybody"),
)
"""Names that would be taken for those of the service itself."""
_SEPARATORS = " .-_'’"
_ALIKE = str.maketrans(
    {
        **dict(zip("0135$@|!", "olessali", strict=True)),
        **dict(zip("аеорсухкмтвніјѕԛԝһԁгпзб", "aeopcyxkmtbhijsqwhdrn36", strict=True)),
        **dict(zip("αβεικνορτυχηγωσςδ", "abeikvoptuxnywsso", strict=True)),
        **dict(zip("ıłøđðħŧſ", "iloddhts", strict=True)),
        "i": "l",
    }
)
"""Letters that look like another one; what is above them is gone by then."""
_PAIRS = (("rn", "m"), ("vv", "w"))


def skeleton_of(name: str) -> str:
    """Give what two names have in common that people read as the same.

    >>> skeleton_of("Ann.Lee") == skeleton_of("ANN LÉE") == skeleton_of("Аnn_1ee")
    True
    """
    decomposed = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    marks = (each for each in decomposed if not unicodedata.combining(each))
    letters = "".join(each for each in marks if each.isalnum() or each in "$@|!")
    found = letters.translate(_ALIKE).translate(_ALIKE)
    for pair, one in _PAIRS:
        found = found.replace(pair, one)
    return unicodedata.normalize("NFC", found)


def folded(name: str) -> str:
    """Write a name as it is searched: capitals and small letters are the same in every alphabet.

    >>> folded("ÁNN Lee") == folded("Ánn lee"), folded("Straße")
    (True, 'strasse')
    """
    return unicodedata.normalize("NFC", unicodedata.normalize("NFKC", name).casefold())


def account_name(text: str) -> str:
    """Read the name of an account; one that could not be told from another kind is refused.

    >>> account_name("  Ann   Lee ")
    'Ann Lee'
    """
    name = " ".join(unicodedata.normalize("NFKC", text).split())
    if not SHORTEST <= len(name) <= LONGEST:
        raise GipfError("account-name-length", least=SHORTEST, most=LONGEST)
    inside = [each for each in name if each not in _SEPARATORS]
    if not all(each.isalnum() or unicodedata.combining(each) for each in inside):
        raise GipfError("account-name-letters")
    if name[0] in _SEPARATORS or name[-1] in _SEPARATORS or re.search(r"[ .\-_'’]{2}", name):
        raise GipfError("account-name-letters")
    letters = [each for each in inside if each.isalpha()]
    if not letters:
        raise GipfError("account-name-letters")
    if len({_script(each) for each in letters}) > 1:
        raise GipfError("account-name-scripts")
    skeleton = skeleton_of(name)
    if len(skeleton) < SHORTEST or is_reserved(name):
        raise GipfError("name-reserved", name=name)
    return name


def is_reserved(name: str) -> bool:
    """Whether nobody can be called so.

    >>> is_reserved("Guest 12"), is_reserved("M0derator"), is_reserved("Level 7"), is_reserved("Gus")
    (True, True, True, False)
    """
    skeleton = skeleton_of(name)
    is_official = skeleton in {skeleton_of(each) for each in OFFICIAL}
    is_computer = re.fullmatch(r"level\s*\d*", name.casefold()) is not None
    return is_official or is_computer or skeleton.startswith(tuple(map(skeleton_of, RESERVED)))


def _script(letter: str) -> str:
    """Name the alphabet of a letter; those of one language count as one."""
    found = unicodedata.name(letter, "?").split()[0]
    return "EAST" if found in ("CJK", "HIRAGANA", "KATAKANA") else found
