"""The colours: one light set, one dark set, and the style sheet made of them.

Plain colours by class, no custom properties: programs that print SVG know nothing of those.
"""

from collections.abc import Callable, Mapping
from typing import Literal, NamedTuple, get_args

from gipf.errors import NotationError
from gipf.messages import languages

Theme = Literal["light", "dark", "auto"]
THEMES: tuple[str, ...] = get_args(Theme)


class Palette(NamedTuple):
    """A set of colours, named by what they paint; ``shade`` is how dark a shadow is."""

    paper: str
    plate: str
    edge: str
    line: str
    ink: str
    faint: str
    quiet: str
    accent: str
    shade: str
    white_row: str
    black_row: str


LIGHT = Palette(
    paper="#ffffff",
    plate="#e3dccd",
    edge="#cbc1ad",
    line="#47423a",
    ink="#26241f",
    faint="#5f594e",
    quiet="#6b6656",
    accent="#a84a00",
    shade=".22",
    white_row="#fffdf6",
    black_row="#8b8476",
)
DARK = Palette(
    paper="#15171a",
    plate="#4b5259",
    edge="#5f676f",
    line="#b7bdc3",
    ink="#f1eee6",
    faint="#d3d7da",
    quiet="#8e959c",
    accent="#ffa45f",
    shade=".4",
    white_row="#cfc8b6",
    black_row="#23262a",
)

FONT = '.gipf{font-family:ui-sans-serif,system-ui,"Helvetica Neue",Arial,sans-serif}\n'
_SHAPES = """\
.gipf-plate,.gipf-edge{stroke-linejoin:round}
.gipf-line{fill:none;stroke-width:1.3}
.gipf-label{letter-spacing:.02em}
.gipf-count,.gipf-number{font-weight:600;font-variant-numeric:tabular-nums}
.gipf-white-wall,.gipf-white-face{stroke:#4b4335;stroke-width:1.2;stroke-linejoin:round}
.gipf-white-face{fill:#fdf7e8}.gipf-white-wall{fill:#d9ccb1}
.gipf-black-wall,.gipf-black-face{stroke:#a3a4a6;stroke-width:1.2;stroke-linejoin:round}
.gipf-black-face{fill:#2c2e32}.gipf-black-wall{fill:#17181b}
.gipf-white-furrow,.gipf-black-furrow{fill:none;stroke-width:1.1}
.gipf-white-furrow{stroke:#b9aa8a}.gipf-black-furrow{stroke:#6f7277}
.gipf-white-glyph{fill:#2a2823}.gipf-black-glyph{fill:#fbf4e2}
.gipf-white-gap{fill:#fdf7e8}.gipf-black-gap{fill:#2c2e32}
.gipf-row-edge,.gipf-white-row,.gipf-black-row,.gipf-trail,.gipf-arrow,.gipf-arrow-edge,\
.gipf-ring,.gipf-ghost,.gipf-cross,.gipf-cross-edge{fill:none;stroke-linecap:round;stroke-linejoin:round}
.gipf-row-edge{stroke-width:47}.gipf-white-row,.gipf-black-row{stroke-width:42}
.gipf-trail{stroke-width:46;stroke-opacity:.24}
.gipf-arrow{stroke-width:4}.gipf-arrow-edge{stroke-width:8}
.gipf-ring{stroke-width:2.6}
.gipf-ghost{stroke-width:1.8;stroke-dasharray:3.5 4}
.gipf-cross{stroke-width:3}.gipf-cross-edge{stroke-width:6.5}
.gipf-badge{stroke-width:1.2}
.gipf-tower *{stroke-width:.9}
"""


def _colours(palette: Palette) -> Mapping[str, str]:
    """Give the rules that differ between the sets, by the classes they are for."""
    return {
        "paper": f"fill:{palette.paper}",
        "plate": f"fill:{palette.plate};stroke:{palette.plate}",
        "edge": f"fill:{palette.edge};stroke:{palette.edge}",
        "line": f"stroke:{palette.line}",
        "dot number count": f"fill:{palette.ink}",
        "label": f"fill:{palette.faint}",
        "badge": f"fill:{palette.paper};stroke:{palette.ink}",
        "empty": f"fill:{palette.plate}",
        "none": f"fill:{palette.quiet}",
        "shade": f"fill-opacity:{palette.shade}",
        "white-row": f"stroke:{palette.white_row}",
        "black-row": f"stroke:{palette.black_row}",
        "row-edge trail ring ghost arrow cross": f"stroke:{palette.accent}",
        "head": f"fill:{palette.accent}",
        "arrow-edge cross-edge": f"stroke:{palette.plate}",
    }


class Style(NamedTuple):
    """What a kind of picture looks like: rules for all themes, and rules made of a set of colours."""

    shapes: str
    colours: Callable[[Palette], Mapping[str, str]]


DIAGRAM = Style(_SHAPES, _colours)


def style_sheet(theme: Theme, style: Style) -> str:
    """Write the style sheet of a theme; ``auto`` follows what the reader's system prefers."""

    def rules(palette: Palette) -> str:
        return "".join(
            f".gipf-{theme} .gipf-{name}{{{rule}}}\n"
            for names, rule in style.colours(palette).items()
            for name in names.split()
        )

    sheet = f"{FONT}{style.shapes}{rules(DARK if theme == 'dark' else LIGHT)}"
    return (
        f"{sheet}@media (prefers-color-scheme:dark){{\n{rules(DARK)}}}\n"
        if theme == "auto"
        else sheet
    )


def check_look(theme: str, width: int | None = None, language: str = "en") -> None:
    """Refuse a theme or a language there is not, and a width no picture can have."""
    if theme not in THEMES:
        raise NotationError("no-theme", name=theme, names=THEMES)
    if width is not None and width <= 0:
        raise NotationError("picture-width", width=width)
    if language not in languages():
        raise NotationError("no-language", name=language, names=languages())
