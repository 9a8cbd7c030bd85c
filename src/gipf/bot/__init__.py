"""Our own player as a program that plays at a service, by the bot API as anybody's: docs/bots.md."""

from gipf.extras import need

need("engine")
