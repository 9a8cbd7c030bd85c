"""The colours: one light set, one dark set, and the style sheet made of them.

Plain colours by class, no custom properties: programs that print SVG know nothing of those.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import astuple, dataclass, fields
from hashlib import sha256
from typing import Literal, NamedTuple, get_args

from gipf.errors import NotationError
from gipf.messages import languages

Theme = Literal["light", "dark", "auto"]
THEMES: tuple[str, ...] = get_args(Theme)


@dataclass(frozen=True, slots=True)
class Palette:
    """A set of colours, named by what they paint; what is left out is as in the light theme.

    ``paper`` lies under everything, ``plate`` is the board with its ``edge`` and the lines; ``ink`` paints
    dots and numbers, ``faint`` the names of dots, ``quiet`` an empty reserve, ``accent`` what is marked.
    ``shade`` is how dark a shadow is, from 0 to 1; the others are colours as in CSS, ``#rrggbb`` or a name.

    >>> Palette(plate="seagreen", accent="#c00")
    Palette(plate='seagreen', accent='#c00')
    """

    paper: str = "#ffffff"
    plate: str = "#e3dccd"
    edge: str = "#cbc1ad"
    line: str = "#47423a"
    ink: str = "#26241f"
    faint: str = "#5f594e"
    quiet: str = "#6b6656"
    accent: str = "#a84a00"
    shade: str = ".22"
    white_row: str = "#fffdf6"
    black_row: str = "#8b8476"
    white_top: str = "#fdf7e8"
    white_side: str = "#d9ccb1"
    white_rim: str = "#4b4335"
    black_top: str = "#2c2e32"
    black_side: str = "#17181b"
    black_rim: str = "#a3a4a6"

    def __post_init__(self) -> None:
        """Refuse what is no colour."""
        for field in fields(self):
            check_colour(getattr(self, field.name), shade=field.name == "shade")

    @property
    def name(self) -> str:
        """What the style sheet calls it, the same for the same colours."""
        return "own-" + sha256(repr(astuple(self)).encode()).hexdigest()[:8]

    def __repr__(self) -> str:
        """Show what differs from the light theme."""
        values = {field.name: getattr(self, field.name) for field in fields(self)}
        others = (
            f"{f.name}={values[f.name]!r}" for f in fields(self) if values[f.name] != f.default
        )
        return f"Palette({', '.join(others)})"


_COLOUR = re.compile(r"#(?:[0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})|[A-Za-z]{3,30}")


def check_colour(text: object, *, shade: bool = False) -> None:
    """Refuse what is no colour, or no share where that is wanted."""
    form = re.compile(r"0?\.[0-9]{1,4}|[01]") if shade else _COLOUR
    if not isinstance(text, str) or not form.fullmatch(text):
        raise NotationError("no-shade" if shade else "no-colour", text=repr(text))


LIGHT = Palette()
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
        **_pieces(palette),
    }


def _pieces(palette: Palette) -> Mapping[str, str]:
    """Give the rules of the pieces where they are others than in all themes."""
    rules: dict[str, str] = {}
    for colour in ("white", "black"):
        parts = ("top", "side", "rim")
        top, side, rim = (getattr(palette, f"{colour}_{part}") for part in parts)
        if (top, side, rim) != tuple(getattr(LIGHT, f"{colour}_{part}") for part in parts):
            rules[f"{colour}-face"] = f"fill:{top};stroke:{rim}"
            rules[f"{colour}-wall"] = f"fill:{side};stroke:{rim}"
            rules[f"{colour}-gap"] = f"fill:{top}"
            rules[f"{colour}-furrow"] = f"stroke:{rim}"
    return rules


class Style(NamedTuple):
    """What a kind of picture looks like: rules for all themes, and rules made of a set of colours."""

    shapes: str
    colours: Callable[[Palette], Mapping[str, str]]


DIAGRAM = Style(_SHAPES, _colours)


def theme_name(theme: Theme | Palette) -> str:
    """Give the name of a theme, or of a set of colours, in a style sheet."""
    return theme.name if isinstance(theme, Palette) else theme


def style_sheet(theme: Theme | Palette, style: Style) -> str:
    """Write the style sheet of a theme; ``auto`` follows what the reader's system prefers."""

    def rules(palette: Palette) -> str:
        return "".join(
            f".gipf-{theme_name(theme)} .gipf-{name}{{{rule}}}\n"
            for names, rule in style.colours(palette).items()
            for name in names.split()
        )

    if isinstance(theme, Palette):
        return f"{FONT}{style.shapes}{rules(theme)}"
    sheet = f"{FONT}{style.shapes}{rules(DARK if theme == 'dark' else LIGHT)}"
    return (
        f"{sheet}@media (prefers-color-scheme:dark){{\n{rules(DARK)}}}\n"
        if theme == "auto"
        else sheet
    )


def check_look(theme: str | Palette, width: int | None = None, language: str = "en") -> None:
    """Refuse a theme or a language there is not, and a width no picture can have."""
    if not isinstance(theme, Palette) and theme not in THEMES:
        raise NotationError("no-theme", name=theme, names=THEMES)
    if width is not None and width <= 0:
        raise NotationError("picture-width", width=width)
    if language not in languages():
        raise NotationError("no-language", name=language, names=languages())
