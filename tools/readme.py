"""README.md as the package index shows it: with absolute links, or without what only the repository has."""

import re
from collections.abc import Mapping
from urllib.parse import urljoin

HOMES = ("Repository", "Source", "Homepage")
"""Which of the project's addresses is the repository's, the first of them that is there."""


def for_index(text: str, urls: Mapping[str, str] | None = None) -> str:
    r"""Make links into the repository absolute; where its address is unknown, keep their words alone.

    Pictures and comments are left out.

    >>> readme = "# gipf\n![A board](docs/board.svg)\n\nSee [the rules](docs/rules.md#first)."
    >>> print(for_index(readme))
    # gipf
    <BLANKLINE>
    See the rules.
    >>> print(for_index(readme, {"Repository": "https://example.org/gipf"}).splitlines()[-1])
    See [the rules](https://example.org/gipf/blob/main/docs/rules.md#first).
    """
    text = re.sub(r"<!--.*?-->\n?", "", text, flags=re.DOTALL)
    text = re.sub(r"^(!\[.*\]\(.*\)|\| <picture>.*)\n", "", text, flags=re.MULTILINE)
    home = next((urls[name] for name in HOMES if urls and name in urls), None)

    def absolute(link: re.Match[str]) -> str:
        words, target = link.groups()
        if home is None:
            return words
        return f"[{words}]({urljoin(home.rstrip('/') + '/blob/main/', target)})"

    return re.sub(r"(?<!!)\[([^\]]+)\]\((?!https?:)([^)]+)\)", absolute, text)
