"""The HTTP routes, by subject; docs/server.md has them in short, ``/api/docs`` in full."""

from gipf.server.routes import analyses, explorer, files, games, health, learn, positions

ROUTERS = [
    subject.router for subject in (health, positions, files, games, explorer, analyses, learn)
]
