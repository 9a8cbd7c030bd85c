"""The reader of Fluent texts, beside Mozilla's own."""

import pytest
from fluent.runtime import FluentBundle, FluentResource

from gipf import fluent
from gipf.messages import languages

READ = [
    "a = text",
    "a =    text with spaces behind   \n",
    "a =\n    first line\n    second line",
    "a = first line\n    second line\n\n    after an empty line",
    "a =\n        deeper\n    shallow\n      between",
    "a = { $x }\n    { $x } again",
    "a =\n    { $x ->\n        [one] one\n       *[other] { $x } of them\n    } to go",
    "a = { $x ->\n    [0] none\n    [1.5] one and a half\n   *[other] some\n}!",
    'a = {" "}kept{ " " }',
    'a = { "\\"quoted\\" \\\\ \\u00e9 \\U01F600 {" }',
    "a = { 3 } and { -1.50 }",
    "a = {$x}{$x}",
    "b = to { $x ->\n    [one] one\n   *[other] { $x }\n}\na = go { b } and{b}.",
    "# a comment\n\n## another\n###\na = text # not a comment",
    "a = text\r\nb = other\r\n",
    "a = with [brackets], *stars* and .dots",
    "a = { $x -> \n\n    [one]\n        on a line\n        of its own\n\n   *[other]\n        many\n}",
]


@pytest.mark.parametrize("text", READ)
def test_a_text_is_read_as_the_reference_implementation_reads_it(text: str) -> None:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    pattern = bundle.get_message("a").value
    assert pattern is not None
    for x in (0, 1, 1.5, 7):
        expected, errors = bundle.format_pattern(pattern, {"x": x})
        assert not errors
        assert fluent.render(fluent.read(text)["a"], {"x": x}, "en") == expected


@pytest.mark.parametrize("language", languages())
def test_numbers_are_counted_and_written_as_in_the_reference_implementation(language: str) -> None:
    keys = "\n".join(f"    [{key}] {key} {{ $n }}" for key in ("zero", "one", "two", "few", "many"))
    text = f"a = {{ $n ->\n{keys}\n   *[other] other {{ $n }}\n}}"
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    pattern, own = bundle.get_message("a").value, fluent.read(text)["a"]
    assert pattern is not None
    for n in (*range(130), 999, 1000, 1234, 12345, 1_000_000, 3_000_000, 0.5, 1.5, 2.25, -1, -3):
        assert fluent.render(own, {"n": n}, language) == bundle.format_pattern(pattern, {"n": n})[0]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("a = yes\nb", "de.ftl, line 2: = is wanted"),
        ("# yes\n\n  b = no", "line 3: a message begins at the beginning of a line"),
        ("a = { $x", "line 1: } is wanted"),
        ("a = yes }", "line 1: } has no meaning here"),
        ("a = { other }\nother = x", "line 1: there is no message other before this one"),
        ("a = { NUMBER($x) }", 'a variable, a number or a "string" is wanted'),
        ("-term = x", "the name of a message is wanted"),
        ("a = x\n    .title = y", "line 2: a message begins at the beginning of a line"),
        ("a = { $x ->\n    [one] x\n}", "line 3: a choice needs a variant marked by *"),
        (
            "a = { $x ->\n   *[one] x\n   *[two] y\n}",
            "line 3: a choice has one variant marked by *",
        ),
        ("a = { $x ->\n   *[one]\n}", "line 2: the variant one has no text"),
        ("a =\nb = x", "line 1: a has no text"),
        ("a = x\na = y", "line 2: a is there twice"),
    ],
)
def test_what_cannot_be_read_is_told_with_its_line(text: str, why: str) -> None:
    with pytest.raises(fluent.FluentError) as told:
        fluent.read(text, "de.ftl")
    assert why in str(told.value)
