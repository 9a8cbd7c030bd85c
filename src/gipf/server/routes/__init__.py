"""The HTTP routes, by subject; docs/server.md has them in short, ``/api/docs`` in full."""

from gipf.server.routes import (
    accounts,
    analyses,
    archive,
    bots,
    explorer,
    files,
    games,
    health,
    learn,
    lobby,
    moderation,
    notices,
    people,
    positions,
    private,
    profiles,
    public_games,
    side_games,
    talk,
    tournaments,
    vacation,
)

ROUTERS = [
    subject.router
    for subject in (
        *(health, people, accounts, bots, vacation, lobby, notices, tournaments, public_games),
        *(profiles, talk, moderation, private, positions, files, archive),
        *(games, side_games, explorer, analyses, learn),
    )
]
