"""Reading and rendering Fluent texts: the part of Fluent that the files in ``locales`` use.

That is messages whose patterns may span several lines, comments, and placeables with a variable, a string, a
number, a choice between variants or the name of a message further up in the file (https://projectfluent.org),
and one function: ``CAPITAL($text)`` makes the first letter a capital. Terms and attributes are refused.

>>> texts = read('''
... left = { $count ->
...     [one] one turn left
...    *[other] { $count } turns left
... }
... ''')
>>> render(texts["left"], {"count": 3}, "en")
'3 turns left'
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import NoReturn, TypeAlias

Value: TypeAlias = str | int | float


class FluentError(ValueError):
    """A text that cannot be read; says in which file and line, and what is wrong."""


@dataclass(frozen=True)
class Variable:
    """An argument of a message, ``$count``; ``CAPITAL($text)`` where ``is_capital``."""

    name: str
    is_capital: bool = False

    def value(self, arguments: Mapping[str, Value]) -> Value:
        """Give what was given for it."""
        value = arguments[self.name]
        if self.is_capital and isinstance(value, str):
            return value[:1].upper() + value[1:]
        return value


@dataclass(frozen=True)
class Select:
    """A choice between variants by the value of an expression."""

    selector: "Variable | Value"
    variants: "tuple[tuple[Value, Pattern], ...]"
    default: "Pattern"


Pattern: TypeAlias = "tuple[Variable | Select | Value, ...]"

# -------------------------------------------------------------------------------- reading

_NAME = re.compile(r"[a-zA-Z][\w-]*", re.ASCII)
_NUMBER = re.compile(r"-?\d+(\.\d+)?", re.ASCII)
_REFERENCE = re.compile(rf"\{{[ \n]*({_NAME.pattern})[ \n]*\}}", re.ASCII)
_STRING = re.compile(r'"((?:[^"\\\n]|\\["\\]|\\u[\da-fA-F]{4}|\\U[\da-fA-F]{6})*)"')
_ESCAPE = re.compile(r"\\(?:u(.{4})|U(.{6})|(.))")
_ARROW, _DOLLAR = re.compile("->"), re.compile(r"\$")
_CAPITAL = re.compile(r"CAPITAL\([ \n]*\$")
_TEXT = re.compile(r"[^{}\n]+")
_SPACES = re.compile(r" *")
_BLANK = re.compile(r"[ \n]*")
_COMMENT = re.compile(r"#{1,3}( .*)?(?=\n|\Z)")
_NEXT_LINE = re.compile(r"(?:\n *)*\n( *)(?=\{|(?<= )[^\[*.}\n ])")


def read(text: str, name: str = "text") -> dict[str, Pattern]:
    """Read the messages of a file; ``name`` is what errors call it."""
    return _Reader(text.replace("\r\n", "\n"), name).messages()


class _Reader:
    def __init__(self, text: str, name: str) -> None:
        self.text, self.name, self.at = text, name, 0
        self.found: dict[str, Pattern] = {}

    def messages(self) -> dict[str, Pattern]:
        while self._skip(_BLANK) and self.at < len(self.text):
            if self.text[self.at - 1 : self.at] == " ":
                self._fail("a message begins at the beginning of a line")
            if self._skip(_COMMENT):
                continue
            name = self._take(_NAME, "the name of a message")
            self._skip(_SPACES)
            self._expect("=")
            if name in self.found:
                self._fail(f"{name} is there twice")
            pattern = self._pattern()
            if not pattern:
                self._fail(f"{name} has no text")
            if self.at < len(self.text) and self.text[self.at] != "\n":
                self._fail(f"{self.text[self.at]} has no meaning here")
            self.found[name] = pattern
        return self.found

    def _pattern(self) -> Pattern:
        """Read a text; the lines after its first lose the indentation that all of them have."""
        self._skip(_SPACES)
        pieces: list[Variable | Select | Value | tuple[int, int]] = []
        texts: list[int] = []
        while self.at < len(self.text):
            if reference := _REFERENCE.match(self.text, self.at):
                if reference[1] not in self.found:
                    self._fail(f"there is no message {reference[1]} before this one")
                pieces.extend(self.found[reference[1]])
                self.at = reference.end()
            elif self.text[self.at] == "{":
                pieces.append(self._placeable())
            elif text := _TEXT.match(self.text, self.at):
                texts.append(len(pieces))
                pieces.append(text[0])
                self.at = text.end()
            elif line := _NEXT_LINE.match(self.text, self.at):
                pieces.append((line[0].count("\n"), len(line[1])))
                self.at = line.end()
            else:
                break
        if texts and texts[-1] == len(pieces) - 1:  # what is placed there keeps its spaces
            pieces[-1] = str(pieces[-1]).rstrip(" ")
        common = min((piece[1] for piece in pieces if isinstance(piece, tuple)), default=0)
        parts: list[Variable | Select | Value] = []
        for piece in pieces:
            if not isinstance(piece, tuple):
                parts.append(piece)
            else:
                breaks, indentation = piece
                parts.append("\n" * (breaks if parts else 0) + " " * (indentation - common))
        return tuple(parts)

    def _placeable(self) -> Variable | Select | Value:
        self._expect("{")
        self._skip(_BLANK)
        expression = self._expression()
        self._skip(_BLANK)
        placed = self._variants(expression) if self._skip(_ARROW) else expression
        self._expect("}")
        return placed

    def _expression(self) -> Variable | Value:
        is_capital = self._skip(_CAPITAL)
        if is_capital or self._skip(_DOLLAR):
            name = self._take(_NAME, "the name of a variable")
            if is_capital:
                self._skip(_BLANK)
                self._expect(")")
            return Variable(name, is_capital)
        if _NUMBER.match(self.text, self.at):
            return self._number()
        quoted = self._take(_STRING, 'a variable, a number or a "string"')
        return _ESCAPE.sub(lambda sign: sign[3] or chr(int(sign[1] or sign[2], 16)), quoted[1:-1])

    def _variants(self, selector: Variable | Value) -> Select:
        variants: list[tuple[Value, Pattern]] = []
        default: Pattern | None = None
        while self._skip(_BLANK) and self.text[self.at : self.at + 1] in ("[", "*"):
            is_default = self.text[self.at] == "*"
            self.at += is_default
            self._expect("[")
            self._skip(_BLANK)
            is_number = _NUMBER.match(self.text, self.at)
            key = self._number() if is_number else self._take(_NAME, "the key of a variant")
            self._skip(_BLANK)
            self._expect("]")
            pattern = self._pattern()
            if not pattern:
                self._fail(f"the variant {key} has no text")
            if is_default and default is not None:
                self._fail("a choice has one variant marked by *")
            variants.append((key, pattern))
            default = pattern if is_default else default
        if default is None:
            self._fail("a choice needs a variant marked by *")
        return Select(selector, tuple(variants), default)

    def _number(self) -> Value:
        digits = self._take(_NUMBER, "a number")
        return float(digits) if "." in digits else int(digits)

    def _skip(self, what: re.Pattern[str]) -> bool:
        found = what.match(self.text, self.at)
        self.at = found.end() if found else self.at
        return found is not None

    def _take(self, what: re.Pattern[str], words: str) -> str:
        if not (found := what.match(self.text, self.at)):
            self._fail(f"{words} is wanted")
        self.at = found.end()
        return found[0]

    def _expect(self, sign: str) -> None:
        if not self.text.startswith(sign, self.at):
            self._fail(f"{sign} is wanted")
        self.at += len(sign)

    def _fail(self, what: str) -> NoReturn:
        line = self.text.count("\n", 0, self.at) + 1
        raise FluentError(f"{self.name}, line {line}: {what}")


# ------------------------------------------------------------------------------ rendering


def render(pattern: Pattern, arguments: Mapping[str, Value], language: str) -> str:
    """Give the text of a message; an argument that is not given is a `KeyError`."""
    texts = []
    for part in pattern:
        value = part.value(arguments) if isinstance(part, Variable) else part
        if isinstance(value, Select):
            texts.append(render(_chosen(value, arguments, language), arguments, language))
        else:
            texts.append(value if isinstance(value, str) else number_text(value, language))
    return "".join(texts)


def _chosen(select: Select, arguments: Mapping[str, Value], language: str) -> Pattern:
    """Give the first variant with the value as its key, or with that of a number's plural category."""
    selector = select.selector
    value = selector.value(arguments) if isinstance(selector, Variable) else selector
    category = value if isinstance(value, str) else plural(value, language)
    for key, pattern in select.variants:
        if key in (value, category):
            return pattern
    return select.default


def arguments_of(pattern: Pattern) -> set[str]:
    """Give the names of the arguments a message uses.

    >>> sorted(arguments_of(read("jump = { $spot } to { $target }")["jump"]))
    ['spot', 'target']
    """
    names: set[str] = set()
    for part in pattern:
        if isinstance(part, Variable):
            names.add(part.name)
        elif isinstance(part, Select):
            if isinstance(part.selector, Variable):
                names.add(part.selector.name)
            names = names.union(*(arguments_of(variant) for _, variant in part.variants))
    return names


# ----------------------------------------------------------------- numbers in nine languages


def plural(number: float, language: str) -> str:
    """Give the plural category of a number, by the cardinal rules of CLDR.

    >>> plural(1, "pl"), plural(22, "pl"), plural(5, "pl")
    ('one', 'few', 'many')
    """
    number = abs(number)
    match language:
        case "ko":
            return "other"
        case "fr" if number < 2:
            return "one"
        case _ if number == 1:
            return "one"
        case "pl" if number % 1 == 0:
            few = number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14)
            return "few" if few else "many"
        case "es" | "fr" | "it" if number and number % 1_000_000 == 0:
            return "many"
    return "other"


_SEPARATORS = {
    "de": (".", ","),
    "en": (",", "."),
    "es": (".", ","),
    "fr": ("\u202f", ","),
    "hu": ("\xa0", ","),
    "it": (".", ","),
    "ko": (",", "."),
    "nl": (".", ","),
    "pl": ("\xa0", ","),
}
"""Between thousands, and before decimals."""


def number_text(number: float, language: str) -> str:
    """Write a number as speakers of a language do, with three decimals at most.

    >>> number_text(12345.5, "de")
    '12.345,5'
    """
    whole, _, decimals = f"{number:,.3f}".partition(".")
    thousands, point = _SEPARATORS[language]
    decimals = decimals.rstrip("0")
    return whole.replace(",", thousands) + (point + decimals if decimals else "")


def fixed_text(number: float, decimals: int, language: str) -> str:
    """Write a figure of a table, with as many decimals as those above and below it.

    >>> fixed_text(12345, 1, "de")
    '12345,0'
    """
    return f"{number:.{decimals}f}".replace(".", _SEPARATORS[language][1])
