"""Puts the built page into wheel and sdist, and the README into their metadata; hatchling calls it.

An installation to work on (``pip install -e``) is left alone: there the Makefile builds the page, where one can
see what it does and how long it takes.
"""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface


class PageHook(BuildHookInterface[Any]):
    """Builds the page before files are collected."""

    def dependencies(self) -> list[str]:
        """Ask for Node as a Python package only where it will be needed."""
        node, page = self._tools()
        return [node.PACKAGE] if page.needs_node_package() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page where it is not there yet."""
        del build_data  # what is put in stands in pyproject.toml, under artifacts
        if version != "editable":
            _, page = self._tools()
            page.build()

    def _tools(self) -> tuple[Any, Any]:
        _look_into(self.root)
        from tools import node, page

        return node, page


class ReadmeHook(MetadataHookInterface):
    """Gives the package index a README it can show."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Leave out of README.md what only the repository has."""
        _look_into(self.root)
        from tools.readme import for_index

        text = for_index((Path(self.root) / "README.md").read_text(encoding="utf-8"))
        metadata["readme"] = {"content-type": "text/markdown", "text": text}


def _look_into(root: str) -> None:
    """Let Python find ``tools``: that of a build does not look into the project."""
    if root not in sys.path:
        sys.path.insert(0, root)
