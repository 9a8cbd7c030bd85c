"""The page's typefaces, cut down to the letters our texts use: ``python -m tools.fonts`` makes them anew.

Figtree for Latin letters, IBM Plex Sans KR for Korean; both are under the SIL Open Font License. The sources
are taken from npm at fixed versions; fontTools does the cutting (``pip install fonttools brotli``). Korean has
two parts: what every page says, and the rest; a browser fetches a part when it meets one of its syllables.
"""

import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

from tools.node import require_node, wanted_versions

ROOT = Path(__file__).parent.parent
FONTS = ROOT / "web" / "src" / "fonts"
LOCALES = ROOT / "src" / "gipf" / "locales"
FIGTREE = "@fontsource-variable/figtree@5.3.0"
PLEX = "@fontsource/ibm-plex-sans-kr@5.3.0"
WEIGHTS = "wght=400:750"
FEATURES = "--layout-features=kern,liga,tnum,ccmp,locl,calt,mark,mkmk,rvrn"
LATIN = (
    "U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+02C6,U+02DC,"
    "U+2013-2014,U+2018-201E,U+2022,U+2026,U+20AC,U+2212"
)
LATIN_EXTENDED = "U+0100-0130,U+0132-0151,U+0154-017F,U+0218-021B"
AT_ONCE = ("page", "board", "scene")
"""The texts every page speaks with."""


def syllables(*texts: Path) -> str:
    """Give the Korean syllables of some texts, each once."""
    found = {letter for text in texts for letter in text.read_text()}
    return "".join(sorted(letter for letter in found if "가" <= letter <= "힣"))


def korean_parts() -> tuple[str, str]:
    """Give the syllables every page needs, and the others of our texts and rules."""
    korean = LOCALES / "ko"
    first = syllables(*(korean / f"{name}.ftl" for name in AT_ONCE))
    every = syllables(*korean.glob("*.ftl"), *(ROOT / "docs" / "rules" / "ko").glob("*.md"))
    return first, "".join(letter for letter in every if letter not in first)


def main() -> None:
    """Fetch the sources, cut them, and write them with the style sheet and the licences."""
    first, rest = korean_parts()
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        figtree, plex = fetch(FIGTREE, work), fetch(PLEX, work)
        for part, letters in (("latin", LATIN), ("latin-ext", LATIN_EXTENDED)):
            light = work / f"{part}.ttf"
            source = figtree / "files" / f"figtree-{part}-wght-normal.woff2"
            run("fontTools", "varLib.instancer", source, WEIGHTS, "-o", light, "-q")
            cut(light, FONTS / f"figtree-{part}.woff2", f"--unicodes={letters}")
        source = plex / "files" / "ibm-plex-sans-kr-korean-400-normal.woff2"
        for number, letters in ((1, first), (2, rest)):
            cut(source, FONTS / f"plex-kr-{number}.woff2", f"--text={letters}")
        licences = [(place / "LICENSE").read_text() for place in (figtree, plex)]
    (FONTS.parent / "licences" / "fonts.txt").write_text("\n\n".join(licences))
    (FONTS / "fonts.css").write_text(style_sheet(first, rest))
    for path in sorted(FONTS.glob("*.woff2")):
        print(f"{path.relative_to(ROOT)}: {path.stat().st_size:,} bytes")


def fetch(package: str, work: Path) -> Path:
    """Fetch a package from npm, and give the folder it lies in."""
    node = require_node(wanted_versions())
    packed = subprocess.run(
        [*node.npm, "pack", "--silent", package],
        cwd=work,
        check=True,
        capture_output=True,
        text=True,
    )
    archive = work / packed.stdout.split()[-1]
    folder = work / archive.stem
    with tarfile.open(archive) as files:
        files.extractall(folder, filter="data")
    return folder / "package"


def cut(source: Path, target: Path, letters: str) -> None:
    """Write a font of some letters, compressed for browsers."""
    run("fontTools.subset", source, letters, FEATURES, "--flavor=woff2", f"--output-file={target}")


def run(module: str, *arguments: object) -> None:
    """Run one of fontTools' commands; the time of making stays out of what it writes."""
    command = [sys.executable, "-m", module, *map(str, arguments)]
    subprocess.run(command, check=True, env={"SOURCE_DATE_EPOCH": "0"})


def style_sheet(first: str, rest: str) -> str:
    """Write what tells a browser which file has which letters."""
    faces = [
        face("Figtree", "figtree-latin", "400 750", LATIN),
        face("Figtree", "figtree-latin-ext", "400 750", LATIN_EXTENDED),
        face("IBM Plex Sans KR", "plex-kr-1", "400", ranges(first)),
        face("IBM Plex Sans KR", "plex-kr-2", "400", ranges(rest)),
    ]
    return "/* Written by tools/fonts.py. */\n\n" + "\n".join(faces)


def ranges(letters: str) -> str:
    """Write letters as ranges of code points."""
    found: list[tuple[int, int]] = []
    for code in map(ord, letters):
        if found and found[-1][1] == code - 1:
            found[-1] = (found[-1][0], code)
        else:
            found.append((code, code))
    return ",".join(f"U+{a:X}" if a == b else f"U+{a:X}-{b:X}" for a, b in found)


def face(family: str, file: str, weight: str, letters: str) -> str:
    """Write the rule of one file."""
    return (
        f"@font-face {{\n  font-family: '{family}';\n  font-weight: {weight};\n  font-display: swap;\n"
        f"  src: url('./{file}.woff2') format('woff2');\n  unicode-range: {letters};\n}}\n"
    )


if __name__ == "__main__":
    main()
