"""Who may do what: every address of the API's description and every message, asked by everybody there is.

What has no rule fails here, so that nothing new is open to everybody by mistake.
"""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from gipf.host.permissions import MESSAGES, ROUTES, Rule
from gipf.host.socket_messages import RESPONSES
from gipf.server.app import make_app
from tests.server.cast import Cast
from tests.server.serving import Site, serving

LET_IN = {"guest", "spectator", "owner", "opponent", "player"}
VIEWERS = LET_IN - {"guest"}
PLAYERS = {"opponent", "player"}
ROLES: dict[Rule, set[str]] = {
    Rule.ANYBODY: LET_IN,
    Rule.PERSON: LET_IN,
    Rule.VISITOR: LET_IN - {"owner"},
    Rule.ACCOUNT: set(),
    Rule.MODERATOR: set(),
    Rule.ADVICE: LET_IN,
    Rule.VIEWER: VIEWERS,
    Rule.PLAYER: PLAYERS,
    Rule.DECIDER: {"player"},
    Rule.ASKED: {"opponent"},
    Rule.ADVISED: set(),
    Rule.OWNER: {"owner"},
    Rule.GUEST: LET_IN - {"owner"},
}
"""Who may do what in a game of two guests, in which the first is to move and offers a draw."""
NOT_THEIRS = {
    *("not-let-in", "not-for-you", "not-your-game", "not-your-seat", "not-your-turn"),
    *("own-proposal", "no-advice-between-people", "no-such-game"),
}
"""The codes of what is refused because of who asks."""
DESCRIBED = make_app().openapi()["paths"]
EVERY_ROUTE = sorted(
    f"{method.upper()} {path}" for path, methods in DESCRIBED.items() for method in methods
)


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with serving(tmp_path_factory.mktemp("people")) as site:
        yield site


@pytest.fixture(scope="module")
def company(shared: Site) -> Iterator[Cast]:
    with closing(Cast(shared)) as cast:
        yield cast


@pytest.fixture
def others(shared: Site) -> Iterator[Cast]:
    """Those who are there for one test alone."""
    with closing(Cast(shared)) as cast:
        yield cast


def test_everything_that_can_be_asked_has_a_rule_and_every_rule_is_about_something() -> None:
    assert set(EVERY_ROUTE) == set(ROUTES)
    assert set(RESPONSES) == set(MESSAGES)


@pytest.mark.parametrize("route", EVERY_ROUTE)
def test_an_address_answers_those_it_is_for(
    route: str, company: Cast, request: pytest.FixtureRequest
) -> None:
    cast = request.getfixturevalue("others") if route.startswith("DELETE") else company
    method, path = route.split()
    allowed = ROLES[ROUTES[route]]
    for role, person in cast.everybody.items():
        named = path.replace("{id}", cast.game).replace("{lesson}/{step}", "none/none")
        answer = person.http.request(method, named.replace("{puzzle}", "none"), json={})
        is_json = answer.headers.get("content-type") == "application/json" and answer.content
        told = answer.json() if is_json else {}
        code = told.get("code") if isinstance(told, dict) else None
        is_refused = answer.status_code == 403 or code in NOT_THEIRS
        if role == "stranger":
            assert (answer.status_code, code) == (403, "not-let-in"), route
        elif role in allowed:
            is_about_game = code in ("goes-on-between-people", "no-advice-between-people")
            is_gone = route.endswith("/restore")
            assert not is_refused or is_about_game or is_gone, f"{role}: {route}: {answer.text}"
        else:
            assert is_refused, f"{role}: {route}: {answer.text}"
            is_hidden = role == "guest" and ROUTES[route] in (Rule.VIEWER, Rule.PLAYER)
            assert answer.status_code == (404 if is_hidden else 403), f"{role}: {route}"


def fields(do: str, cast: Cast, state: dict[str, Any]) -> dict[str, Any]:
    """Make up what belongs to a message."""
    game, start = {"game": cast.game}, state["start"]
    tree = {"start": start, "headers": {}, "nodes": [{"parent": None, "turn": []}]}
    tree["nodes"].append({"parent": 0, "turn": ["c2"]})
    known: dict[str, dict[str, Any]] = {
        "play": {**game, "version": state["version"], "move": "c2"},
        "analyse": {"start": start, "seconds": 0.01},
        "judge": {"game": tree, "seconds": 0.01},
        "stop": {"target": 1},
        "alive": {"number": 1},
        **{do: {**game, "player": "w"} for do in ("resign", "resign-side", "offer", "handover")},
    }
    changes = ("undo", "takeback", "accept", "decline", "lot", "pause", "continue")
    with_version = {do: {**game, "version": state["version"]} for do in changes}
    return {**known, **with_version}.get(do, game)


OFTEN_TWO = ("takeback", "lot", "pause", "continue", "claim", "give", "rematch", "rematch-side")
"""Messages that both players may send, each for themselves."""


@pytest.mark.parametrize("do", sorted(RESPONSES))
def test_a_message_is_heard_from_those_it_is_for(do: str, others: Cast) -> None:
    cast, rule = others, MESSAGES[do]
    allowed = ROLES[rule]
    if rule is Rule.PLAYER and do not in OFTEN_TWO:
        allowed = {"player"}  # for White's seat
    if rule is Rule.ADVICE:
        allowed = LET_IN - PLAYERS  # it is about the position of their game
    if rule is Rule.ASKED:
        with cast.player.tab() as tab:
            tab.ask("offer", game=cast.game)
    state, last = cast.state(), "opponent" if rule is Rule.ASKED else "player"
    for role, person in sorted(cast.everybody.items(), key=lambda each: each[0] == last):
        if role == "stranger":
            continue
        with person.tab() as line:
            answer = line.try_to(do, **fields(do, cast, state))
        code = answer.get("code")
        if role in allowed:
            assert code not in NOT_THEIRS, f"{role}: {do}: {answer}"
        else:
            assert code in NOT_THEIRS, f"{role}: {do}: {answer}"
        if role == "guest" and rule is not Rule.ANYBODY and rule is not Rule.ADVICE:
            assert code == "no-such-game"


def test_nobody_else_is_advised_about_a_game_between_people(company: Cast) -> None:
    position = company.state()["start"]
    for path, body in (
        ("/api/threats", {"position": position}),
        ("/api/coach", {"position": position, "move": "c2"}),
    ):
        for role, person in company.everybody.items():
            answer = person.http.post(path, json=body)
            assert (answer.status_code == 200) == (role in LET_IN - PLAYERS), f"{role}: {path}"


def test_lists_show_everybody_only_what_is_theirs(company: Cast, shared: Site) -> None:
    own = shared.new_game()["id"]
    for role, person in company.everybody.items():
        if role != "stranger":
            listed = {game["id"] for game in person.http.get("/api/games").json()["games"]}
            assert (company.game in listed) == (role in PLAYERS | {"owner"}), role
            assert (own in listed) == (role == "owner"), role


def test_a_new_route_without_a_rule_is_refused(tmp_path: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.delitem(ROUTES, "GET /api/variants")
        with serving(tmp_path) as site:
            assert site.http.get("/api/variants").status_code == 403
