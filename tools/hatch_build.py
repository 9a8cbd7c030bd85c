"""Puts what is built for browsers into wheel and sdist, and the README into their metadata; hatchling calls it.

An installation to work on (``pip install -e``) is left alone: there the Makefile builds the page, where one can
see what it does and how long it takes.
"""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface


class BuiltHook(BuildHookInterface[Any]):
    """Builds the page, the engine and Python for browsers, before files are collected."""

    def dependencies(self) -> list[str]:
        """Ask for Node as a Python package only where it will be needed."""
        _, _, node, *built = self._tools()
        return [node.PACKAGE] if any(part.needs_node_package() for part in built) else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build what is not there yet.

        An sdist is whole. A wheel right from a copy of the repository does without the engine for browsers
        where that cannot be built: who plays from it does not need it.
        """
        if version == "editable":
            return
        building, wasm, _, *built = self._tools()
        for part in built:
            part.build()
        try:
            wasm.build()
        except building.BuildError as error:
            if self.target_name != "wheel":
                raise
            self.app.display_warning(f"{error} (this wheel is without it)")
        else:
            build_data["artifacts"].append("/src/gipf/engine/wasm/")

    def _tools(self) -> tuple[Any, ...]:
        _look_into(self.root)
        from tools import building, node, page, pyodide, wasm

        return building, wasm, node, page, pyodide


class ReadmeHook(MetadataHookInterface):
    """Gives the package index a README it can show."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Make the links of README.md absolute, or leave out what only the repository has."""
        _look_into(self.root)
        from tools.readme import for_index

        readme = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        text = for_index(readme, metadata.get("urls"))
        metadata["readme"] = {"content-type": "text/markdown", "text": text}


def _look_into(root: str) -> None:
    """Let Python find ``tools``: that of a build does not look into the project."""
    if root not in sys.path:
        sys.path.insert(0, root)
