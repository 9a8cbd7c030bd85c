"""README.md as the package index shows it: without pictures and links that only the repository has."""

import re


def for_index(text: str) -> str:
    r"""Leave out pictures and comments, and keep the words of links into the repository.

    >>> print(for_index("# gipf\n![A board](docs/board.svg)\n\nSee [the rules](docs/rules.md)."))
    # gipf
    <BLANKLINE>
    See the rules.
    """
    text = re.sub(r"<!--.*?-->\n?", "", text, flags=re.DOTALL)
    text = re.sub(r"^(!\[.*\]\(.*\)|\| <picture>.*)\n", "", text, flags=re.MULTILINE)
    return re.sub(r"(?<!!)\[([^\]]+)\]\((?!https?:)[^)]+\)", r"\1", text)
