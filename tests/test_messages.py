"""Every text of every language is rendered as Mozilla's own Fluent renders it."""

import itertools
import random
import re
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast, visitor

from gipf import fluent
from gipf.messages import FOLDER, Message, languages, render, texts
from gipf.side_games import ON_THE_PAGE

NUMBERS = [0, 1, 2, 3, 5, 11, 12, 21, 22, 101, 1234, 2_000_000, 0.5]
FILES = sorted(FOLDER.glob("*/*.ftl"))
RULES = Path(__file__).parents[1] / "docs" / "rules"
# Words for things of the game that the rules call otherwise.
OTHER_WORDS = {
    "de": r"\bbedeck|leere[nr]? Schnittpunkt|Grundspiel|\bSpielplan",
    "es": r"casilla|\bempujes?\b|punto negro|fichas? sencillas?|sitios? vací",
    "fr": r"\bcases?\b|points? vides?\b|(?<!re)(?<!dé)couvr|casser? la rangée",
    "hu": r"üres mező|megnyitásonként|számítógép|ellenséges|PÜNCT-(ra|hoz|tal)\b",
    "it": r"(?<!di )\bfila\b|\bpatta\b|scivol|plancia|casell[ae] vuot",
    "ko": r"기본 말|국면|[습입]니다",
    "nl": r"op handen|tegenstander|(leeg|lege) veld|verbroken|plaatje",
    "pl": r"ślizga|woln[ey] pol[ea]\b|pust(y|ych|ymi) punkt|\bbije|\bbić\b|zagadk",
}


class Values(visitor.Visitor):
    """What to give a message: for every argument the keys it is compared with, and numbers where it counts."""

    def __init__(self, messages: dict[str, ast.Message]) -> None:
        self.messages = messages
        self.of: dict[str, list[fluent.Value]] = defaultdict(lambda: ["e5"])

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.of[node.id.name] += []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.visit(self.messages[node.id.name])

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ast.VariableReference)
        keys = [variant.key for variant in node.variants]
        values = self.of[node.selector.id.name]
        names = {key.name for key in keys if isinstance(key, ast.Identifier)}
        values += sorted(names - {"one", "few", "many", "other"})
        if "other" in names or any(isinstance(key, ast.NumberLiteral) for key in keys):
            values += NUMBERS
        self.generic_visit(node)


def arguments_for(
    message: ast.Message, messages: dict[str, ast.Message]
) -> list[dict[str, fluent.Value]]:
    """Give all arguments worth trying, or many of them where they are more than a few."""
    values = Values(messages)
    values.visit(message)
    every = itertools.product(
        *({str(v): v for v in options}.values() for options in values.of.values())
    )
    combined = [
        dict(zip(values.of, chosen, strict=True)) for chosen in itertools.islice(every, 5000)
    ]
    return combined if len(combined) < 60 else random.Random(1).sample(combined, 60)


def capital(value: Any) -> Any:
    return str(value)[:1].upper() + str(value)[1:]


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_text_is_rendered_as_by_the_reference_implementation(path: Path) -> None:
    language, text = path.parent.name, path.read_text(encoding="utf-8")
    bundle = FluentBundle([language], use_isolating=False, functions={"CAPITAL": capital})
    bundle.add_resource(FluentResource(text))
    entries = FluentParser().parse(text).body
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    messages = {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}
    assert messages.keys() == fluent.read(text).keys()
    for name, message in messages.items():
        pattern = bundle.get_message(name).value
        assert pattern is not None
        for arguments in arguments_for(message, messages):
            expected, errors = bundle.format_pattern(pattern, arguments)
            assert not errors
            assert render({"id": name, "args": arguments}, language) == expected, arguments


CHOOSE_ONLY = {"count", "player"}
"""Arguments that only choose between forms, which another language may not need."""


@pytest.mark.parametrize("language", languages())
def test_a_language_has_every_text_of_english_with_the_same_arguments(language: str) -> None:
    assert {path.name for path in (FOLDER / language).iterdir()} == {
        path.name for path in (FOLDER / "en").iterdir()
    }
    assert texts(language).keys() == texts("en").keys()
    for name, pattern in texts("en").items():
        wanted, used = fluent.arguments_of(pattern), fluent.arguments_of(texts(language)[name])
        assert used <= wanted, name
        assert wanted - used <= CHOOSE_ONLY, name


@pytest.mark.parametrize("language", languages())
def test_percentages_are_written_one_way_in_a_language(language: str) -> None:
    sign = (
        "\u00a0%" if language in ("de", "es", "fr") else "%"
    )  # as Unicode's data for languages say
    for path in (FOLDER / language).glob("*.ftl"):
        for line in path.read_text(encoding="utf-8").splitlines():
            if not line.startswith("#"):
                signs = re.findall(r"(?<=[\d}])\s*%", line)
                assert set(signs) <= {sign}, f"{path.name}: {line}"


def test_every_language_has_its_plurals_and_numbers() -> None:
    for language in languages():
        assert fluent.plural(1, language) in ("one", "other")
        assert fluent.number_text(0.5, language) in ("0.5", "0,5")


@pytest.mark.parametrize("language", OTHER_WORDS)
def test_texts_and_rules_have_one_word_for_one_thing(language: str) -> None:
    other = re.compile(OTHER_WORDS[language], re.IGNORECASE)
    pages = [*(FOLDER / language).glob("*.ftl"), *(RULES / language).glob("*.md")]
    text = "\n".join(page.read_text(encoding="utf-8") for page in pages)
    assert not [line for line in text.splitlines() if other.search(line)]


@pytest.mark.parametrize("language", languages())
def test_what_is_to_be_done_in_a_side_game_has_no_colon_of_its_own(language: str) -> None:
    named = [name for name in texts(language) if name.startswith("side-do-")]
    players = "you", "computer", "w", "b"
    said = [
        render({"id": name, "args": {"player": player}}, language)
        for name in named
        for player in players
    ]
    assert said and not [text for text in said if ":" in text]  # one stands before it already


@pytest.mark.parametrize("language", languages())
def test_the_names_of_side_games_have_no_word_a_narrow_tile_would_break(language: str) -> None:
    names = [
        render({"id": "compose-side-name", "args": {"game": game}}, language)
        for game in ON_THE_PAGE
    ]
    assert not [word for name in names for word in re.split("[ -]", name) if len(word) > 9]


def test_no_name_stands_in_two_files() -> None:
    for language in languages():
        files = (FOLDER / language).glob("*.ftl")
        names = [name for path in files for name in fluent.read(path.read_text(encoding="utf-8"))]
        assert len(names) == len(set(names)) == len(texts(language))


def test_a_message_within_a_message_is_rendered_in_the_same_language() -> None:
    inner: list[Message] = [
        {"id": "option-yinsh", "args": {"spot": "b2", "target": target}}
        for target in ("b3", "c2", "c3")
    ]
    assert render({"id": "list-last", "args": {"before": inner[:1], "item": inner[1]}}, "de") == (
        f"{render(inner[0], 'de')} und {render(inner[1], 'de')}"
    )
    three = render({"id": "list-next", "args": {"before": inner, "item": "…"}})
    assert three == (
        "YINSH slides from b2 to b3, YINSH slides from b2 to c2 and YINSH slides from b2 to c3, …"
    )


def test_a_text_that_is_not_there_is_an_error() -> None:
    with pytest.raises(KeyError, match="no-such-text"):
        render({"id": "no-such-text", "args": {}})


def test_an_argument_that_is_not_given_is_an_error() -> None:
    with pytest.raises(KeyError, match="target"):
        render({"id": "option-yinsh", "args": {"spot": "b2"}})


def test_no_line_of_french_begins_with_the_sign_that_ends_a_sentence() -> None:
    for path in sorted((FOLDER / "fr").glob("*.ftl")):
        for line in path.read_text().splitlines():
            broken = re.search(r"\S [:;!?»](?!\w)|« ", line)
            assert line.startswith("#") or not broken, f"{path.name}: {line}: a no-break space"


def test_french_has_a_space_before_a_colon_beside_a_side_game() -> None:
    text = (FOLDER / "fr" / "side-table.ftl").read_text()
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    assert not [line for line in lines if re.search(r"\S: ", line)]
