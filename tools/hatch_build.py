"""Puts the built page into wheel and sdist; hatchling calls it.

An installation to work on (``pip install -e``) is left alone: there the Makefile builds the page, where one can
see what it does and how long it takes.
"""

import sys
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


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
        if self.root not in sys.path:
            sys.path.insert(0, self.root)  # a build's Python does not look into the project
        from tools import node, page

        return node, page
