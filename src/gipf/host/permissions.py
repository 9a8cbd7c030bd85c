"""Who may do what: one table for every message and every address, and nothing without a rule.

What is not in the tables is refused. A game that somebody may not see is not there for them: they are told just
what they would be told of a game that does not exist.
"""

from enum import StrEnum

from gipf.host.consent import asker, may_undo
from gipf.host.live_game import LiveGame
from gipf.host.parts import Host
from gipf.host.people import Forbidden, Person, TokenScope
from gipf.host.rooms import NoSuchGame
from gipf.position import Position
from gipf.variants import Player


class Rule(StrEnum):
    """For whom something is; everybody has been let in before."""

    ANYBODY = "anybody"
    """For everybody who was let in."""
    PERSON = "person"
    """The same, for themselves: a stranger becomes a guest with it."""
    ADVICE = "advice"
    """The same, but not about a position that stands in a game of theirs against another person."""
    VIEWER = "viewer"
    """Whoever may see the game: its players, those invited to watch, and the owner of the machine."""
    PLAYER = "player"
    """Whoever holds a seat of the game, for that seat."""
    DECIDER = "decider"
    """Whoever holds the seat that decides now."""
    ASKED = "asked"
    """Whoever holds the seat that was asked something."""
    ADVISED = "advised"
    """Whoever holds a seat, and does not play against another person."""
    OWNER = "owner"
    """The owner of the machine."""
    GUEST = "guest"
    """Whoever came by a link, or from anywhere to a service for everybody, is known and has no account."""
    VISITOR = "visitor"
    """Whoever came from elsewhere, known or not."""
    ACCOUNT = "account"
    """Whoever has an account."""
    MODERATOR = "moderator"
    """Whoever sees to it that people behave: on a machine of its own, its owner."""
    PROGRAM = "program"
    """A program that comes by a token of its account; about a game, where that may see it."""

    def is_for(self, person: Person) -> bool:
        """Whether something may be for somebody, whatever the game."""
        match self:
            case Rule.OWNER:
                return person.is_owner
            case Rule.VISITOR:
                return not person.is_owner
            case Rule.GUEST:
                return person.kind == "guest"
            case Rule.ACCOUNT:
                return person.has_account
            case Rule.MODERATOR:
                return person.is_owner or person.kind == "moderator"
            case Rule.PERSON:
                return not person.is_stranger
            case Rule.PROGRAM:
                return person.scopes is not None
        return True


MESSAGES = {
    "watch": Rule.VIEWER,
    "watch-side": Rule.VIEWER,
    "unwatch": Rule.ANYBODY,
    "play": Rule.DECIDER,
    "undo": Rule.DECIDER,
    "takeback": Rule.PLAYER,
    "lot": Rule.PLAYER,
    "pause": Rule.PLAYER,
    "continue": Rule.PLAYER,
    "accept": Rule.ASKED,
    "decline": Rule.ASKED,
    "resign": Rule.PLAYER,
    "resign-side": Rule.PLAYER,
    "abort": Rule.PLAYER,
    "offer": Rule.PLAYER,
    "claim": Rule.PLAYER,
    "give": Rule.PLAYER,
    "handover": Rule.ADVISED,
    "rematch": Rule.PLAYER,
    "rematch-side": Rule.PLAYER,
    "hint": Rule.ADVISED,
    "analyse": Rule.ADVICE,
    "judge": Rule.ADVICE,
    "alive": Rule.ANYBODY,
    "stop": Rule.ANYBODY,
    "say": Rule.VIEWER,
    "watch-lobby": Rule.ANYBODY,
    "unwatch-lobby": Rule.ANYBODY,
    "watch-notices": Rule.ANYBODY,
    "unwatch-notices": Rule.ANYBODY,
}
"""The rule of each message of the WebSocket."""

ROUTES = {
    "GET /api/health": Rule.ANYBODY,
    "GET /api/me": Rule.ANYBODY,
    "PATCH /api/me": Rule.GUEST,
    "DELETE /api/me": Rule.GUEST,
    "GET /api/me/link": Rule.GUEST,
    "PUT /api/me/link": Rule.GUEST,
    "DELETE /api/me/link": Rule.GUEST,
    "GET /api/me/vacation": Rule.ANYBODY,
    "PUT /api/me/vacation": Rule.PERSON,
    "DELETE /api/me/vacation": Rule.PERSON,
    "GET /api/notices": Rule.ANYBODY,
    "POST /api/notices/seen": Rule.ANYBODY,
    "GET /api/notices/settings": Rule.ANYBODY,
    "PUT /api/notices/settings": Rule.PERSON,
    "PUT /api/notices/devices": Rule.PERSON,
    "DELETE /api/notices/devices/{device}": Rule.ANYBODY,
    "POST /api/account": Rule.PERSON,
    "GET /api/account": Rule.ACCOUNT,
    "PATCH /api/account": Rule.ACCOUNT,
    "DELETE /api/account": Rule.ACCOUNT,
    "POST /api/account/proof": Rule.ACCOUNT,
    "GET /api/account/export": Rule.ACCOUNT,
    "DELETE /api/account/sessions": Rule.ACCOUNT,
    "DELETE /api/account/sessions/{session}": Rule.ACCOUNT,
    "POST /api/account/passkeys/options": Rule.PERSON,
    "POST /api/account/passkeys": Rule.ACCOUNT,
    "DELETE /api/account/passkeys/{passkey}": Rule.ACCOUNT,
    "PUT /api/account/bot": Rule.ACCOUNT,
    "POST /api/account/tokens": Rule.ACCOUNT,
    "DELETE /api/account/tokens/{token}": Rule.ACCOUNT,
    "GET /api/bot/events": Rule.PROGRAM,
    "GET /api/bot/games/{id}": Rule.PROGRAM,
    "POST /api/bot/messages": Rule.PROGRAM,
    "POST /api/session": Rule.VISITOR,
    "DELETE /api/session": Rule.ACCOUNT,
    "POST /api/session/mail": Rule.VISITOR,
    "POST /api/session/passkey/options": Rule.VISITOR,
    "POST /api/session/passkey": Rule.VISITOR,
    "GET /api/network": Rule.OWNER,
    "PUT /api/network": Rule.OWNER,
    "DELETE /api/guests/{id}": Rule.OWNER,
    "POST /api/games/{id}/invitations": Rule.PLAYER,
    "GET /api/people": Rule.ANYBODY,
    "GET /api/people/{person}": Rule.ANYBODY,
    "GET /api/people/{person}/ratings": Rule.ANYBODY,
    "GET /api/people/{person}/games": Rule.ANYBODY,
    "PUT /api/people/{person}/block": Rule.PERSON,
    "DELETE /api/people/{person}/block": Rule.PERSON,
    "GET /api/blocks": Rule.ANYBODY,
    "GET /api/games/{id}/talk": Rule.VIEWER,
    "GET /api/games/{id}/note": Rule.PLAYER,
    "PUT /api/games/{id}/note": Rule.PLAYER,
    "GET /api/games/{id}/board": Rule.PLAYER,
    "PUT /api/games/{id}/board": Rule.PLAYER,
    "PUT /api/games/{id}/conditions": Rule.PLAYER,
    "DELETE /api/games/{id}/conditions": Rule.PLAYER,
    "POST /api/reports": Rule.PERSON,
    "GET /api/reports": Rule.MODERATOR,
    "POST /api/reports/{report}": Rule.MODERATOR,
    "GET /api/lobby": Rule.ANYBODY,
    "POST /api/lobby/seeks": Rule.PERSON,
    "DELETE /api/lobby/seeks/{id}": Rule.ANYBODY,
    "POST /api/lobby/seeks/{id}/accept": Rule.PERSON,
    "GET /api/tournaments": Rule.ANYBODY,
    "GET /api/tournaments/{tournament}": Rule.ANYBODY,
    "PUT /api/tournaments/{tournament}/entry": Rule.ACCOUNT,
    "DELETE /api/tournaments/{tournament}/entry": Rule.ACCOUNT,
    "GET /api/public-games": Rule.ANYBODY,
    "GET /api/public-games/featured": Rule.ANYBODY,
    "GET /api/public-games/files": Rule.ANYBODY,
    "GET /api/public-games/files/{month}": Rule.ANYBODY,
    "GET /api/me/games": Rule.ANYBODY,
    "GET /api/variants": Rule.ANYBODY,
    "POST /api/variant": Rule.ANYBODY,
    "POST /api/scene": Rule.ANYBODY,
    "POST /api/threats": Rule.ADVICE,
    "POST /api/coach": Rule.ADVICE,
    "POST /api/legend": Rule.ANYBODY,
    "POST /api/position": Rule.ANYBODY,
    "POST /api/read": Rule.ANYBODY,
    "POST /api/write": Rule.ANYBODY,
    "POST /api/embed": Rule.ANYBODY,
    "POST /api/games": Rule.PERSON,
    "GET /api/games": Rule.ANYBODY,
    "POST /api/games/import": Rule.PERSON,
    "GET /api/games/{id}": Rule.VIEWER,
    "DELETE /api/games/{id}": Rule.PLAYER,
    "POST /api/games/{id}/restore": Rule.PLAYER,
    "PATCH /api/games/{id}": Rule.PLAYER,
    "GET /api/games/{id}/analysis": Rule.VIEWER,
    "PUT /api/games/{id}/analysis": Rule.PLAYER,
    "GET /api/games/{id}/file": Rule.VIEWER,
    "GET /api/games/{id}/picture.svg": Rule.VIEWER,
    "GET /api/games/{id}/picture.png": Rule.VIEWER,
    "GET /api/statistics": Rule.ANYBODY,
    "POST /api/explorer": Rule.ANYBODY,
    "GET /api/archive": Rule.OWNER,
    "GET /api/archive/{id}": Rule.OWNER,
    "POST /api/archive": Rule.OWNER,
    "GET /api/side-games": Rule.ANYBODY,
    "POST /api/side-games": Rule.PERSON,
    "POST /api/side-games/scene": Rule.ANYBODY,
    "POST /api/side-games/reason": Rule.ANYBODY,
    "POST /api/side-games/read": Rule.ANYBODY,
    "POST /api/side-games/import": Rule.PERSON,
    "GET /api/side-games/{id}": Rule.VIEWER,
    "GET /api/side-games/{id}/scene": Rule.VIEWER,
    "GET /api/side-games/{id}/picture.svg": Rule.VIEWER,
    "GET /api/side-games/{id}/file": Rule.VIEWER,
    "GET /api/lessons": Rule.ANYBODY,
    "GET /api/puzzles": Rule.ANYBODY,
    "POST /api/lessons/{lesson}/{step}": Rule.ANYBODY,
    "POST /api/side-lessons/{lesson}/{step}": Rule.ANYBODY,
    "POST /api/puzzles/{puzzle}": Rule.ANYBODY,
}
"""The rule of each address; lists give everybody what is theirs."""

BY_TOKEN: dict[str, TokenScope | None] = {
    "GET /api/health": None,
    "GET /api/me": None,
    "GET /api/variants": None,
    "GET /api/people": None,
    "GET /api/people/{person}": None,
    "GET /api/people/{person}/ratings": None,
    "GET /api/people/{person}/games": None,
    "GET /api/games": None,
    "GET /api/games/{id}": None,
    "GET /api/games/{id}/file": None,
    "GET /api/games/{id}/talk": None,
    "GET /api/side-games/{id}": None,
    "GET /api/side-games/{id}/file": None,
    "GET /api/lobby": None,
    "POST /api/lobby/seeks": "offers",
    "DELETE /api/lobby/seeks/{id}": "offers",
    "POST /api/lobby/seeks/{id}/accept": "offers",
    "GET /api/bot/events": None,
    "GET /api/bot/games/{id}": None,
    "POST /api/bot/messages": None,
}
"""The addresses at which a token is good, and for which of its scopes, beside the rule: nothing else is.

Who signs in, how, and which tokens there are is a matter of sessions.
"""

SENT_BY_TOKEN: dict[str, TokenScope] = {
    **dict.fromkeys(("play", "undo", "takeback", "lot", "pause", "continue"), "play"),
    **dict.fromkeys(("accept", "decline", "resign", "resign-side", "abort"), "play"),
    **dict.fromkeys(("offer", "claim", "give", "rematch", "rematch-side"), "play"),
    "say": "talk",
}
"""The messages a program can send by a token, and for which of its scopes: none asks the engine."""


def becomes_guest(person: Person, route: str) -> bool:
    """Whether somebody nobody knows is to be known before they are answered."""
    return person.is_stranger and ROUTES.get(route) is Rule.PERSON


async def check_route(host: Host, person: Person, route: str, game_id: str | None) -> None:
    """Refuse a request to somebody it is not for; ``route`` is its method and the address as it is declared."""
    rule = ROUTES.get(route)
    if rule is None or not rule.is_for(person):
        raise Forbidden("not-for-you")
    if route not in BY_TOKEN:
        check_session(person)
    check_scope(person, BY_TOKEN.get(route))
    if rule in (Rule.VIEWER, Rule.PROGRAM) and game_id is not None:
        await check_viewer(host, person, game_id)
    if rule is Rule.PLAYER and game_id is not None:
        holders = await host.people.holders(game_id)
        if holders is None:
            raise NoSuchGame("no-such-game", game=game_id)
        if person.id not in holders:
            await check_viewer(host, person, game_id)
            raise Forbidden("not-your-game")


def check_session(person: Person) -> None:
    """Refuse to a program what only somebody may do who has signed in."""
    if person.scopes is not None:
        raise Forbidden("not-by-token")


def check_scope(person: Person, scope: TokenScope | None) -> None:
    """Refuse what a token was not made for."""
    if scope and person.scopes is not None and scope not in person.scopes:
        raise Forbidden("token-without", scope=scope)


def check_sent(person: Person, do: str) -> None:
    """Refuse a message that no program sends, or that its token was not made for."""
    if do not in SENT_BY_TOKEN:
        check_session(person)
    check_scope(person, SENT_BY_TOKEN.get(do))


async def check_viewer(host: Host, person: Person, game_id: str) -> None:
    """Let nobody see a game but its players, who was invited to watch, moderators, the owner of the machine."""
    if person.is_owner or person.kind == "moderator" or await host.people.sees(game_id, person):
        return
    raise NoSuchGame("no-such-game", game=game_id)


async def check_advice(host: Host, person: Person, position: str) -> None:
    """Let nobody be advised in a game they play against another person."""
    contested = await host.people.contested(person)
    if contested and Position.parse(position).text in contested:
        raise Forbidden("no-advice-between-people")


def check_message(do: str, game: LiveGame, person: Person, player: Player | None = None) -> None:
    """Refuse a message about a game to somebody who sees it, but must not do that."""
    rule = MESSAGES.get(do)
    if rule in (Rule.ANYBODY, Rule.VIEWER, Rule.ADVICE):
        return
    if rule is None:
        raise Forbidden("not-for-you")
    own = game.held_by(person.id)
    if not game.belongs_to(person.id):
        raise Forbidden("not-your-game")
    if player and player in game.held() and player not in own:
        raise Forbidden("not-your-seat", player=player)
    if not game.is_between_people:
        return
    if rule is Rule.ADVISED and not game.is_over:
        raise Forbidden("no-advice-between-people")
    if game.awaited and not game.is_over:
        raise Forbidden("player-awaited")
    if rule is Rule.DECIDER and game.actor and game.actor not in own:
        raise Forbidden("not-your-turn")
    if rule is Rule.ASKED and asker(game) in own:
        raise Forbidden("own-proposal")


def check_result(game: LiveGame, person: Person, move: str) -> None:
    """Let nobody enter a result of a side game at the table that is good for themselves.

    Who announced may only say that it is lost, and the other that it is not.
    """
    if game.is_contested and game.is_side_game and not game.side:
        announcer = game.position.acting
        speaker = announcer if move == "lost" else announcer.other
        if speaker not in game.held_by(person.id):
            raise Forbidden("result-for-other")


def check_undo(game: LiveGame, person: Person) -> None:
    """Let one of two people undo only what they have decided themselves."""
    if game.is_contested and game.may_undo and not may_undo(game, game.held_by(person.id)):
        raise Forbidden("not-your-turn")


def check_deletion(game: LiveGame, *, is_service: bool = False) -> None:
    """Let nobody take away a game that another person plays, too, or one of a tournament.

    At somebody's machine that is so until it is over. In a service it is the other one's afterwards, too, and
    what was said at it may have been reported.
    """
    if game.tournament:
        raise Forbidden("tournament-game-stays")
    if game.is_contested and not game.awaited:
        raise Forbidden("goes-on-between-people")
    if is_service and game.is_between_people and not game.awaited and game.has_begun:
        raise Forbidden("stays-between-people")
