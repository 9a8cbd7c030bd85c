"""Whose work is in the page and in Python for browsers, in a file that goes with both."""

import json
import re
from pathlib import Path

from gipf.browser.site import write_site
from tools.building import ROOT
from tools.page import is_built, page_of

PARTS = {
    "gipf": "MIT License",
    "@fluent/bundle": "Apache License",
    "svelte": "Permission is hereby granted",
    "Figtree": "SIL OPEN FONT LICENSE Version 1.1",
    "Pyodide": "Mozilla Public License Version 2.0",
    "CPython": "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2",
    "What is compiled": "Jean-loup Gailly",
}


def notice() -> str:
    assert is_built(), "the page is not that of its sources: 'make page' builds it"
    return (page_of(ROOT) / "licences.txt").read_text(encoding="utf-8")


def test_every_part_is_named_with_the_text_of_its_licence() -> None:
    listed, *parts = re.split(r"^={78}\n", notice(), flags=re.M)
    texts = {title.strip(): text for title, text in zip(parts[::2], parts[1::2], strict=True)}
    for name, words in PARTS.items():
        (text,) = (text for title, text in texts.items() if title.startswith(name))
        assert words in text, name
    assert all(f"  {title} (" in listed for title in texts)


def test_what_is_in_the_script_for_other_pages_is_said_and_has_its_licence() -> None:
    (said,) = re.findall(r"^gipf-embed\.js has in it: (.*)\.$", notice(), flags=re.M)
    names = said.split(", ")
    assert {"gipf", "svelte", "@fluent/bundle"} <= set(names)
    for name in names:
        assert re.search(rf"^  {name} .*\(.*\)$", notice(), flags=re.M), name
    script = (page_of(ROOT) / "gipf-embed.js").read_text(encoding="utf-8")
    assert "licences.txt" in script.splitlines()[0]


def test_where_the_sources_of_pyodide_are_is_said_for_this_version() -> None:
    package = json.loads((ROOT / "web" / "pyodide" / "package.json").read_text())
    assert f"Pyodide {package['dependencies']['pyodide']} (MPL-2.0)" in notice()
    assert "https://github.com/pyodide/pyodide" in notice()


def test_a_site_has_it(tmp_path: Path) -> None:
    write_site(tmp_path / "site")
    assert (tmp_path / "site" / "licences.txt").read_text(encoding="utf-8") == notice()
