"""Who may do what: every address of the API's description and every message, asked by everybody there is.

What has no rule fails here, so that nothing new is open to everybody by mistake.
"""

import re
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from gipf.host.permissions import BY_TOKEN, MESSAGES, ROUTES, SENT_BY_TOKEN, Rule
from gipf.host.socket_messages import RESPONSES
from gipf.server.app import make_app
from tests.server.cast import Cast
from tests.server.serving import serving
from tests.server.world import Company, Visitor, service

PLAYERS = {"opponent", "player"}
LET_IN = {
    "lan": {"guest", "spectator", "owner", *PLAYERS},
    "service": {"stranger", "guest", "account", "moderator", "spectator", "program", *PLAYERS},
}
"""Who is let in: where others come by a link, no stranger is; in a service everybody, and nobody owns it."""
VIEWERS = {"spectator", "owner", "moderator", "program", *PLAYERS}
ROLES: dict[Rule, set[str]] = {
    **dict.fromkeys((Rule.ANYBODY, Rule.PERSON, Rule.ADVICE), LET_IN["lan"] | LET_IN["service"]),
    Rule.VIEWER: VIEWERS,
    Rule.PLAYER: PLAYERS,
    Rule.DECIDER: {"player"},
    Rule.ASKED: {"opponent"},
    Rule.ADVISED: set(),
    Rule.OWNER: {"owner"},
    Rule.VISITOR: (LET_IN["lan"] | LET_IN["service"]) - {"owner"},
    Rule.GUEST: {"guest", "spectator", "opponent"},
    Rule.ACCOUNT: {"account", "moderator"},
    Rule.PROGRAM: {"program"},
    Rule.MODERATOR: {"moderator", "owner"},
}
"""Who may do what in a game of two people, in which the first is to move and offers a draw."""
NOT_THEIRS = {
    *("not-let-in", "not-for-you", "not-your-game", "not-your-seat", "not-your-turn"),
    *("own-proposal", "no-advice-between-people", "no-such-game", "not-by-token"),
}
"""The codes of what is refused because of who asks."""
DESCRIBED = make_app().openapi()["paths"]
EVERY_ROUTE = sorted(
    f"{method.upper()} {path}" for path, methods in DESCRIBED.items() for method in methods
)


Everybody = Cast | Company
Made = Callable[[], Everybody]


@pytest.fixture(scope="module", params=["lan", "service"])
def place(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Made]:
    """Somebody's machine in a network, or a service; where people come together."""
    data = tmp_path_factory.mktemp("people")
    if request.param == "lan":
        with serving(data) as site:
            yield lambda: Cast(site)
    else:
        with service(data, unlimited=("203.0.113.0/24",)) as site:
            yield lambda: Company(site, data)


@pytest.fixture(scope="module")
def company(place: Made) -> Iterator[Everybody]:
    with closing(place()) as company:
        yield company


@pytest.fixture
def others(place: Made) -> Iterator[Everybody]:
    """Those who are there for one test alone."""
    with closing(place()) as company:
        yield company


def allowed_by(rule: Rule, company: Everybody) -> set[str]:
    """Say who may do something where these people are; an account plays in a service, a guest elsewhere."""
    is_service = isinstance(company, Company)
    found = ROLES[rule] & LET_IN["service" if is_service else "lan"]
    of_player = {Rule.ACCOUNT: is_service, Rule.GUEST: not is_service}
    return found | ({"player"} if of_player.get(rule) else set())


def test_everything_that_can_be_asked_has_a_rule_and_every_rule_is_about_something() -> None:
    assert set(EVERY_ROUTE) == set(ROUTES)
    assert set(RESPONSES) == set(MESSAGES)
    assert set(BY_TOKEN) < set(ROUTES)
    assert set(SENT_BY_TOKEN) < set(MESSAGES)


def test_no_program_signs_in_or_changes_an_account() -> None:
    of_sessions = {Rule.ACCOUNT, Rule.GUEST, Rule.VISITOR, Rule.OWNER, Rule.MODERATOR, Rule.ADVICE}
    assert not {ROUTES[route] for route in BY_TOKEN} & of_sessions
    assert not {MESSAGES[do] for do in SENT_BY_TOKEN} & {Rule.ADVISED, Rule.ADVICE}


@pytest.mark.parametrize("route", EVERY_ROUTE)
def test_an_address_answers_those_it_is_for(
    route: str, company: Everybody, request: pytest.FixtureRequest
) -> None:
    changes_people = route.startswith(("DELETE", "PUT /api/account"))
    cast = request.getfixturevalue("others") if changes_people else company
    method, path = route.split()
    allowed = allowed_by(ROUTES[route], cast) - ({"program"} if route not in BY_TOKEN else set())
    for role, person in cast.everybody.items():
        named = re.sub(r"\{(?!id)\w+\}", "none", path.replace("{id}", cast.game))
        if isinstance(person, Visitor) and role == "stranger":
            person.cookies.clear()
        with person.http.stream(method, named, json={}) as answer:
            is_stream = answer.headers.get("content-type") == "application/x-ndjson"
            b"" if is_stream else answer.read()  # it would go on
        is_json = answer.headers.get("content-type") == "application/json" and answer.content
        told = answer.json() if is_json else {}
        code = told.get("code") if isinstance(told, dict) else None
        is_refused = answer.status_code == 403 or code in NOT_THEIRS
        if role == "stranger" and isinstance(cast, Cast):
            assert (answer.status_code, code) == (403, "not-let-in"), route
        elif role in allowed:
            is_about_game = code in (
                "goes-on-between-people",
                "stays-between-people",
                "no-advice-between-people",
            )
            is_gone = route.endswith("/restore")
            assert not is_refused or is_about_game or is_gone, f"{role}: {route}: {answer.text}"
        else:
            assert is_refused, f"{role}: {route}: {answer.text}"
            is_hidden = role not in VIEWERS and ROUTES[route] in (Rule.VIEWER, Rule.PLAYER)
            assert answer.status_code == (404 if is_hidden else 403), f"{role}: {route}"


OF_SEAT = ("resign", "resign-side", "offer", "handover", "abort")
"""Messages of a player."""


def fields(do: str, cast: Everybody, state: dict[str, Any]) -> dict[str, Any]:
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
        **{do: {**game, "player": "w"} for do in OF_SEAT},
    }
    changes = ("undo", "takeback", "accept", "decline", "lot", "pause", "continue")
    with_version = {do: {**game, "version": state["version"]} for do in changes}
    return {**known, **with_version}.get(do, game)


OFTEN_TWO = ("takeback", "lot", "pause", "continue", "claim", "give", "rematch", "rematch-side")
"""Messages that both players may send, each for themselves."""


@pytest.mark.parametrize("do", sorted(RESPONSES))
def test_a_message_is_heard_from_those_it_is_for(do: str, others: Everybody) -> None:
    cast, rule = others, MESSAGES[do]
    allowed = allowed_by(rule, cast)
    if rule is Rule.PLAYER and do not in OFTEN_TWO:
        allowed = {"player"}  # for White's seat
    if do not in SENT_BY_TOKEN:
        allowed -= {"program"}
    if rule is Rule.ADVICE:
        allowed -= PLAYERS  # it is about the position of their game
    if rule is Rule.ASKED:
        with cast.player.tab() as tab:
            tab.ask("offer", game=cast.game)
    state, last = cast.state(), "opponent" if rule is Rule.ASKED else "player"
    for role, person in sorted(cast.everybody.items(), key=lambda each: each[0] == last):
        if role == "stranger" and isinstance(cast, Cast):
            continue
        if role == "program":
            answer = sent_by_token(person, do, fields(do, cast, state))
        else:
            with person.tab() as line:
                answer = line.try_to(do, **fields(do, cast, state))
        code = answer.get("code")
        if role in allowed:
            assert code not in NOT_THEIRS, f"{role}: {do}: {answer}"
        else:
            assert code in NOT_THEIRS, f"{role}: {do}: {answer}"
        if role not in VIEWERS and rule not in (Rule.ANYBODY, Rule.ADVICE):
            assert code == "no-such-game"


def sent_by_token(program: Visitor, do: str, more: dict[str, Any]) -> Any:
    """Send a message as a program does; what no program sends is not known there."""
    answer = program.http.post("/api/bot/messages", json={"id": 1, "do": do, **more})
    if do in SENT_BY_TOKEN:
        return answer.json()
    assert answer.status_code == 422, answer.text
    return {"code": "not-by-token"}


def test_nobody_else_is_advised_about_a_game_between_people(company: Everybody) -> None:
    position = company.state()["start"]
    for path, body in (
        ("/api/threats", {"position": position}),
        ("/api/coach", {"position": position, "move": "c2"}),
    ):
        for role, person in company.everybody.items():
            answer = person.http.post(path, json=body)
            is_let_in = role != "stranger" or isinstance(company, Company)
            is_advised = is_let_in and role not in {*PLAYERS, "program"}
            assert (answer.status_code == 200) == is_advised, f"{role}: {path}"


def games_of(person: Any) -> set[str]:
    """Give the names of all games in somebody's list, page after page."""
    found, after = set(), ""
    while True:
        answer = person.http.get(f"/api/games?limit=200{after}").json()
        found |= {game["id"] for game in answer["games"]}
        if not answer["next"]:
            return found
        after = f"&before={answer['next']}"


def test_lists_show_everybody_only_what_is_theirs(company: Everybody) -> None:
    own = company.everybody["guest"].http.post("/api/games", json={}).json()["id"]
    for role, person in company.everybody.items():
        if role != "stranger" or isinstance(company, Company):
            listed = games_of(person)
            assert (company.game in listed) == (role in PLAYERS | {"owner"}), role
            assert (own in listed) == (role in ("guest", "owner")), role


def test_a_new_route_without_a_rule_is_refused(tmp_path: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.delitem(ROUTES, "GET /api/variants")
        with serving(tmp_path) as site:
            assert site.http.get("/api/variants").status_code == 403
