"""What parts of gipf need beyond Python itself, and which extra of the package brings it.

The library needs nothing. A part that does says so before it is imported: what is missing is then an error
with the command that installs it, and no traceback through somebody else's package.
"""

import sys

from gipf.errors import MissingExtra

EXTRAS: dict[str, tuple[str, ...]] = {
    "engine": ("numpy", "numba"),
    "app": (
        "fastapi",
        "pydantic",
        "uvicorn",
        "websockets",
        "sqlalchemy",
        "aiosqlite",
        "alembic",
        "segno",
    ),
    "service": (
        "psycopg",
        "redis",
        "argon2",
        "webauthn",
        "aiosmtplib",
        "cryptography",
        "prometheus_client",
    ),
    "pictures": ("resvg_py",),
    "network": ("onnxruntime",),
    "train": ("torch", "onnx"),
    "ray": ("ray",),
    "envs": ("gymnasium", "pettingzoo", "pyspiel"),
}
"""The packages of each extra, by the names under which they are imported."""


def need(extra: str) -> None:
    """Raise `MissingExtra` unless all that an extra brings is there.

    >>> need("engine")
    """
    from importlib.util import find_spec

    if extra == "engine" and sys.platform == "emscripten":
        return  # in a browser's Python, compiled modules take the place of a compiler
    for package in EXTRAS[extra]:
        if find_spec(package) is None:
            raise MissingExtra(package, extra) from None
