"""A ``gipf serve`` as it is, but that the engine is not made ready: nobody plays it here."""

import sys

from gipf.server.launch import serve
from gipf.server.settings import Settings, named_service

if __name__ == "__main__":
    port, *families = sys.argv[1:]
    settings = Settings(
        port=int(port), families=tuple(families), lan=not named_service(), moving=1.0
    )
    sys.exit(serve(settings, browser=False, strict=True))
