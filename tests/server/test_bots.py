"""Programs that play: accounts of theirs, tokens, and what a program does at a service, over real HTTP."""

import json
import random
from collections.abc import Iterator
from contextlib import ExitStack, closing
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from gipf.server import bot_store, bots
from gipf.server.limits import Allowance
from gipf.server.moderators import moderators
from gipf.server.routes.bots import MOST_EVENTS
from gipf.server.settings import Settings
from tests.server.serving import Site
from tests.server.test_errors import check_refusal
from tests.server.world import Visitor, service

PASSWORD = "four plain old words"
TIME = {"seconds": 600, "increment": 5}
_NUMBERS = count(1)
_LETTERS = str.maketrans("0123456789", "ghkmpqstuw")


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("bots")


@pytest.fixture(scope="module")
def place(data: Path) -> Iterator[Site]:
    with service(data, unlimited=("203.0.113.0/24",)) as site:
        yield site


@pytest.fixture
def ann(place: Site) -> Iterator[Visitor]:
    """A person with an account."""
    with closing(registered(place)) as visitor:
        yield visitor


@pytest.fixture
def ben(place: Site) -> Iterator[Visitor]:
    """Another person with an account."""
    with closing(registered(place)) as visitor:
        yield visitor


@pytest.fixture
def bot(place: Site) -> Iterator[Visitor]:
    """A program that may do all that programs may."""
    with closing(registered(place)) as visitor:
        visitor.become_program()
        yield visitor


def registered(place: Site, address: str = "203.0.113.7") -> Visitor:
    visitor = Visitor(place, address)
    name = "Z" + f"{next(_NUMBERS):x}".translate(_LETTERS)
    body = {"name": name, "password": PASSWORD}
    made = visitor.http.post("/api/account", json=body)
    assert made.status_code == 201, made.text
    return visitor


def offered(who: Visitor, *, status: int = 201, **more: Any) -> Any:
    body = {"variants": ["basic"], "times": [TIME], **more}
    answer = who.http.post("/api/lobby/seeks", json=body)
    assert answer.status_code == status, answer.text
    return answer.json()


def accepted(who: Visitor, seek: Any) -> str:
    answer = who.http.post(f"/api/lobby/seeks/{seek['id']}/accept", json={})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["game"])


def sent(who: Visitor, do: str, game: str, **more: Any) -> httpx.Response:
    return who.http.post("/api/bot/messages", json={"id": 7, "do": do, "game": game, **more})


def version_of(answer: httpx.Response) -> int:
    assert answer.status_code == 200, answer.text
    told = answer.json()
    assert told["id"] == 7 and told["ok"] is True
    return int(told["version"])


def colour_of(who: Visitor, game: str) -> str:
    return str(who.http.get(f"/api/games/{game}").json()["own"][0])


def game_between(person: Visitor, bot: Visitor, **more: Any) -> str:
    """Let a person challenge a bot, which accepts."""
    return accepted(bot, offered(person, to=bot.me()["id"], **more))


# ---------------------------------------------------------------------- accounts and tokens


def test_an_account_becomes_a_bots_for_good_and_everybody_sees_it(
    ann: Visitor, ben: Visitor
) -> None:
    seek = offered(ann)
    answer = ann.http.put("/api/account/bot")
    assert answer.json()["bot"] is True and ann.me()["kind"] == "bot"
    assert seek["id"] not in {each["id"] for each in ben.http.get("/api/lobby").json()["seeks"]}
    who = ann.me()
    assert ben.http.get(f"/api/people/{who['id']}").json()["kind"] == "bot"
    found = ben.http.get("/api/people", params={"name": who["name"]}).json()["people"]
    assert [each["kind"] for each in found] == ["bot"]
    seek = offered(ann)
    told = {each["id"]: each for each in ben.http.get("/api/lobby").json()["seeks"]}
    assert told[seek["id"]]["bot"] is True
    game = accepted(ben, seek)
    seats = ben.http.get(f"/api/games/{game}").json()["seats"]
    assert sorted(seat.get("bot", False) for seat in seats.values()) == [False, True]
    games = ben.http.get("/api/lobby").json()["games"]
    [summary] = [each for each in games if each["id"] == game]
    assert {seat.get("bot") for seat in summary["seats"].values()} == {None, True}
    assert ann.http.put("/api/account/bot").status_code == 422, "it plays just now"


def test_who_is_in_a_game_or_has_played_rated_stays_a_person(ann: Visitor, ben: Visitor) -> None:
    game = accepted(ben, offered(ann, rated=True))
    for who in (ann, ben):
        check_refusal("bot-in-games", who.http.put("/api/account/bot").json())
    by_colour = {colour_of(who, game): who for who in (ann, ben)}
    with by_colour["w"].tab() as white, by_colour["b"].tab() as black:
        for tab, move in ((white, "c2"), (black, "c6")):
            tab.watch(game)
            tab.play(game, move)
        white.ask("resign", game=game)
    for who in (ann, ben):
        check_refusal("bot-was-rated", who.http.put("/api/account/bot").json())


def test_tournaments_are_for_people(place: Site, ann: Visitor) -> None:
    with closing(registered(place)) as bot:
        assert bot.http.put("/api/account/bot").status_code == 200
        found = ann.http.get("/api/tournaments").json()["upcoming"]
        paths = [f"/api/tournaments/{each['id']}/entry" for each in found]
        assert paths
        for path in paths:
            check_refusal("tournament-no-bots", bot.http.put(path).json())
        for path in paths[:1]:
            assert ann.http.put(path).status_code == 200
            check_refusal("bot-in-games", ann.http.put("/api/account/bot").json())
            assert ann.http.delete(path).status_code == 200
            assert ann.http.put("/api/account/bot").status_code == 200


def test_a_moderator_stays_a_person(ann: Visitor, data: Path) -> None:
    name = ann.me()["name"]
    moderators(Settings(data=data, service=""), {name: True})
    assert ann.http.delete("/api/session").status_code == 204
    said = {"name": name, "password": PASSWORD}
    assert ann.http.post("/api/session", json=said).json()["kind"] == "moderator"
    check_refusal("bot-moderates", ann.http.put("/api/account/bot").json())


def test_a_token_is_shown_once_and_stored_as_a_hash(ann: Visitor, data: Path) -> None:
    made = {"name": " my  program ", "scopes": ["play"]}
    check_refusal("account-no-bot", ann.http.post("/api/account/tokens", json=made).json())
    assert ann.http.put("/api/account/bot").status_code == 200
    answer = ann.http.post("/api/account/tokens", json=made).json()
    token = answer["token"]
    assert token.startswith("gipf_") and len(token) > 40
    [told] = ann.http.get("/api/account").json()["tokens"]
    assert [told] == answer["account"]["tokens"]
    assert (told["name"], told["scopes"], told["used"]) == ("my program", ["play"], None)
    for file in data.glob("gipf.db*"):
        assert token.encode() not in file.read_bytes()
    kept = dict(ann.cookies)
    ann.come_by(token)
    assert ann.me()["kind"] == "bot"
    del ann.http.headers["Authorization"]
    ann.http.headers["Origin"], ann.cookies = "https://play.example", kept
    assert ann.http.get("/api/account").json()["tokens"][0]["used"]
    unprintable = {"name": "\x07", "scopes": []}
    assert ann.http.post("/api/account/tokens", json=unprintable).status_code == 422


def test_an_account_has_so_many_tokens(ann: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_store, "MOST_TOKENS", 1)
    assert ann.http.put("/api/account/bot").status_code == 200
    body = {"name": "one", "scopes": []}
    assert ann.http.post("/api/account/tokens", json=body).status_code == 201
    check_refusal("tokens-many", ann.http.post("/api/account/tokens", json=body).json())


def test_who_has_only_found_an_open_page_makes_no_bot_and_no_token(
    ann: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gipf.server.accounts.PROVED", -1)
    check_refusal("prove-again", ann.http.put("/api/account/bot").json())
    body = {"name": "mine", "scopes": ["play"]}
    check_refusal("prove-again", ann.http.post("/api/account/tokens", json=body).json())


def test_a_token_that_is_revoked_opens_nothing_and_ends_what_is_open(
    place: Site, ann: Visitor
) -> None:
    assert ann.http.put("/api/account/bot").status_code == 200
    answer = ann.http.post("/api/account/tokens", json={"name": "x", "scopes": []}).json()
    with closing(Visitor(place)) as program:
        program.come_by(answer["token"])
        with program.stream("/api/bot/events") as events:
            [token] = answer["account"]["tokens"]
            gone = ann.http.delete(f"/api/account/tokens/{token['id']}")
            assert gone.status_code == 204
            assert list(events) == []
        refused = program.http.get("/api/me")
        assert refused.status_code == 401
        assert refused.headers["www-authenticate"] == "Bearer"
        check_refusal("token-wrong", refused.json())


def test_with_the_account_its_tokens_go(place: Site, ann: Visitor) -> None:
    assert ann.http.put("/api/account/bot").status_code == 200
    token = ann.http.post("/api/account/tokens", json={"name": "x", "scopes": []}).json()["token"]
    with closing(Visitor(place)) as program:
        program.come_by(token)
        with program.stream("/api/bot/events") as events:
            assert ann.http.delete("/api/account").status_code == 204
            assert list(events) == []
        assert program.http.get("/api/me").status_code == 401


def test_a_cookies_token_is_no_programs_and_the_other_way_round(
    place: Site, ann: Visitor, bot: Visitor
) -> None:
    with closing(Visitor(place)) as thief:
        thief.come_by(ann.cookies["__Host-gipf"])
        assert thief.http.get("/api/me").status_code == 401
    token = bot.http.headers["Authorization"].removeprefix("Bearer ")
    with closing(Visitor(place)) as thief:
        thief.cookies["__Host-gipf"] = token
        assert thief.me()["kind"] == "stranger"
    bot.cookies = dict(ann.cookies)
    bot.http.headers["Origin"] = "https://play.example"
    assert bot.me()["kind"] == "bot", "who comes by a token is nobody else"
    answer = bot.http.patch("/api/account", json={"name": "Zsomebody"})
    check_refusal("not-by-token", answer.json())


def test_a_program_has_no_pages_line_and_takes_no_seat_by_a_link(
    ann: Visitor, bot: Visitor
) -> None:
    with pytest.raises(InvalidStatus):
        bot.tab()
    seats = {"w": {"kind": "person"}, "b": {"kind": "person", "invited": True}}
    game = ann.new_game(seats=seats)["id"]
    link = ann.http.post(f"/api/games/{game}/invitations", json={"player": "b"}).json()["link"]
    bot.http.headers["Origin"] = "https://play.example"
    bot.follow(link, "Benno")
    assert ann.http.get(f"/api/games/{game}").json()["seats"]["b"].get("bot") is None


@pytest.mark.parametrize("scopes", [("talk",), ("play",), ("offers",)])
def test_a_token_is_good_for_what_it_was_made_for(
    place: Site, ann: Visitor, scopes: tuple[str, ...]
) -> None:
    with closing(registered(place)) as bot:
        bot.become_program(*scopes)
        challenge = offered(ann, to=bot.me()["id"])
        path = f"/api/lobby/seeks/{challenge['id']}/accept"
        answer = bot.http.post(path, json={})
        if scopes == ("offers",):
            game = answer.json()["game"]
            check_refusal("token-without", sent(bot, "resign", game).json())
        else:
            check_refusal("token-without", answer.json())
            for do, scope in (("resign", "play"), ("say", "talk")):
                refused = sent(bot, do, "nogame", **({"text": "hi"} if do == "say" else {}))
                expected = "no-such-game" if scope in scopes else "token-without"
                assert refused.json()["code"] == expected
        with bot.stream("/api/bot/events") as events:
            assert next(events)["event"] in ("offer", "game-begun"), "looking is for all"


# ---------------------------------------------------------------------- playing


def test_a_whole_game_is_played_by_what_the_streams_tell(ann: Visitor, bot: Visitor) -> None:
    rng = random.Random(5)
    with bot.stream("/api/bot/events") as events, ann.tab() as tab:
        challenge = offered(ann, to=bot.me()["id"])
        offer = next(events)
        assert (offer["event"], offer["offer"]["id"]) == ("offer", challenge["id"])
        assert offer["offer"]["to"] == bot.me()["name"]
        game = accepted(bot, challenge)
        told = {(event := next(events))["event"]: event for _ in range(2)}
        begun = told["game-begun"]["game"]
        assert begun["id"] == game and begun["opponent"]["name"] == ann.me()["name"]
        assert (begun["rated"], begun["days"], begun["opponent"]["bot"]) == (False, False, False)
        assert told["offer-gone"]["id"] == challenge["id"]
        tab.watch(game)
        with bot.stream(f"/api/bot/games/{game}") as lines:
            while True:
                line = next(lines)
                if line["event"] != "game":
                    continue
                state = line["game"]
                if state["result"] != "*":
                    break
                options = state["scene"]["options"]
                assert options, "who plays is told what can be played"
                move = rng.choice(options)["move"]
                if state["scene"]["player"] == begun["own"]:
                    version_of(sent(bot, "play", game, version=state["version"], move=move))
                elif len(state["plies"]) > 30:
                    tab.ask("resign", game=game)
                else:
                    tab.until(game, state["version"])
                    tab.play(game, move)
        over = next(events)
        assert over["event"] == "game-over" and over["game"]["id"] == game
        assert over["game"]["result"] == state["result"]


def test_a_decision_is_done_once_under_its_key_and_an_old_one_refused(
    ann: Visitor, bot: Visitor
) -> None:
    game = game_between(ann, bot, colour="b")
    state = bot.http.get(f"/api/games/{game}").json()
    said = {"version": state["version"], "move": "c2", "key": "one"}
    first = version_of(sent(bot, "play", game, **said))
    assert version_of(sent(bot, "play", game, **said)) == first
    assert len(bot.http.get(f"/api/games/{game}").json()["plies"]) == 1
    stale = sent(bot, "play", game, **{**said, "key": "two"})
    check_refusal("not-your-turn", stale.json())
    with ann.tab() as tab:
        tab.watch(game)
        tab.play(game, "c6")
    stale = sent(bot, "play", game, **{**said, "key": "three"})
    assert stale.status_code == 409
    check_refusal("game-went-on", stale.json())


ROW = "basic 4/5/6/1BBBb2/6/5/4 w m B3/B3 -- - 9"


def test_a_whole_turn_is_one_change_and_no_more_than_that(place: Site, ann: Visitor) -> None:
    with closing(registered(place)) as bot:
        assert bot.http.put("/api/account/bot").status_code == 200
        made = bot.http.post("/api/account/tokens", json={"name": "x", "scopes": ["play"]})
        seats = {"w": {"kind": "person"}, "b": {"kind": "person", "invited": True}}
        game = bot.new_game(start=ROW, seats=seats)["id"]
        path = f"/api/games/{game}/invitations"
        link = bot.http.post(path, json={"player": "b"}).json()["link"]
        assert ann.follow(link, "").status_code == 303
        bot.come_by(made.json()["token"])
        version = bot.http.get(f"/api/games/{game}").json()["version"]
        row = "e2;xe2,e3,e4,e5,e6"
        more = sent(bot, "play", game, version=version, move=f"{row};c2")
        check_refusal("turn-over", more.json())
        with bot.stream(f"/api/bot/games/{game}?version={version}") as lines:
            played = version_of(sent(bot, "play", game, version=version, move=row))
            assert played == version + 1
            states = (line["game"] for line in lines if line["event"] == "game")
            told = next(states)
        assert told["version"] == played and told["last"]["moves"] == row.split(";")
        assert told["plies"] == row.split(";")
        assert told["seats"]["w"]["bot"] is True


def test_draws_talk_and_leaving_are_as_on_the_page(ann: Visitor, bot: Visitor) -> None:
    game = game_between(ann, bot)
    with ann.tab() as tab, bot.stream(f"/api/bot/games/{game}") as lines:
        tab.watch(game)
        assert sent(bot, "say", game, preset="good-luck").status_code == 200
        while not [event for event in tab.events if event["event"] == "talk"]:
            tab.hear()
        tab.ask("say", game=game, text="thank you")
        heard = (line["line"] for line in lines if line["event"] == "talk")
        assert [next(heard)["preset"], next(heard)["text"]] == ["good-luck", "thank you"]
        version = tab.until(game, tab.ask("offer", game=game)["version"])["version"]
        declined = version_of(sent(bot, "decline", game, version=version))
        tab.until(game, declined)
        assert tab.states[game]["offer"] is None
        assert sent(bot, "hint", game).status_code == 422, "no program asks the engine"
        version_of(sent(bot, "abort", game))
        while (line := next(lines))["event"] != "deleted":
            pass
        assert line["reason"] == "aborted"
        assert list(lines) == [], "there is no more to tell"


def test_who_comes_back_is_told_what_has_ended_meanwhile(ann: Visitor, bot: Visitor) -> None:
    first, second = game_between(ann, bot), game_between(ann, bot)
    with bot.stream("/api/bot/events") as events:
        assert {next(events)["game"]["id"] for _ in range(2)} == {first, second}
    with ann.tab() as tab:
        tab.ask("resign", game=first)
    with bot.stream("/api/bot/events") as events:
        assert next(events)["game"]["id"] == second
    with bot.stream("/api/bot/events?since=1") as events:
        told = [next(events) for _ in range(2)]
    assert {(event["event"], event["game"]["id"]) for event in told} == {
        ("game-begun", second),
        ("game-over", first),
    }
    assert bot.http.get("/api/bot/events?since=-1").status_code == 422


def test_a_heartbeat_says_when_to_come_back_from_and_which_version_there_is(
    tmp_path: Path,
) -> None:
    with (
        service(tmp_path, unlimited=("203.0.113.0/24",), heartbeat=0.05) as site,
        closing(registered(site)) as ann,
        closing(registered(site)) as bot,
    ):
        bot.become_program()
        game = game_between(ann, bot)
        assert beat_of(bot, "/api/bot/events")["at"] > 1_700_000_000_000
        state = bot.http.get(f"/api/games/{game}").json()
        beat = beat_of(bot, f"/api/bot/games/{game}")
        assert beat["versions"] == {game: state["version"]}


def beat_of(who: Visitor, path: str) -> Any:
    with who.http.stream("GET", path) as answer:
        return next(json.loads(line) for line in answer.iter_lines() if '"heartbeat"' in line)


# ---------------------------------------------------------------------- who plays bots


def test_nobody_meets_a_bot_who_has_not_said_so(ann: Visitor, bot: Visitor) -> None:
    alone = offered(ann)
    assert alone["id"] not in {each["id"] for each in bot.http.get("/api/lobby").json()["seeks"]}
    refused = bot.http.post(f"/api/lobby/seeks/{alone['id']}/accept", json={})
    check_refusal("no-such-seek", refused.json())
    own = offered(bot, bots=True)
    told = {each["id"]: each for each in ann.http.get("/api/lobby").json()["seeks"]}
    assert told[alone["id"]]["game"] is None, "they are not paired"
    assert told[own["id"]]["bot"] is True
    ann.http.delete(f"/api/lobby/seeks/{alone['id']}")
    both = offered(ann, bots=True)
    told = {each["id"]: each for each in ann.http.get("/api/lobby").json()["seeks"]}
    assert told[both["id"]]["game"], "they are paired by themselves"


def test_two_bots_meet_where_both_would_and_one_accepts_what_is_for_bots(
    place: Site, ann: Visitor, bot: Visitor
) -> None:
    with closing(registered(place)) as other:
        other.become_program()
        seek = offered(ann, bots=True, rated=True)
        told = {each["id"]: each for each in bot.http.get("/api/lobby").json()["seeks"]}
        assert told[seek["id"]]["bots"] is True
        game = accepted(bot, seek)
        assert bot.http.get(f"/api/games/{game}").json()["own"]
        mine = offered(other)
        assert mine["id"] not in {each["id"] for each in bot.http.get("/api/lobby").json()["seeks"]}
        with bot.stream("/api/bot/events") as events:
            assert next(events)["game"]["id"] == game


# ---------------------------------------------------------------------- how much


@pytest.fixture
def strict(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    """A service in which a bot may ask eight times, and challenge once, for a long time."""
    few = {600: 8, 60: 1}

    def allowance(most: float, period: float) -> Allowance:
        return Allowance(few.get(round(most), most), 10**6 if most in few else period)

    monkeypatch.setattr("gipf.server.limits.Allowance", allowance)
    with service(tmp_path) as site:
        yield site


def test_a_bot_that_asks_too_much_has_to_wait(
    strict: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "MOST_STREAMS", 1)
    with closing(registered(strict)) as ann, closing(registered(strict, "203.0.113.8")) as bot:
        bot.become_program()
        with bot.stream("/api/bot/events"):
            check_refusal("asked-too-much", bot.http.get("/api/bot/events").json())
        offered(bot, to=ann.me()["id"])
        check_refusal("asked-too-much", offered(bot, to=ann.me()["id"], status=429))
        for _ in range(4):
            assert bot.http.get("/api/me").status_code == 200
        refused = bot.http.get("/api/me")
        assert refused.status_code == 429 and int(refused.headers["retry-after"]) > 0
        check_refusal("asked-too-much", refused.json())


def test_a_bot_hears_its_events_over_a_few_lines_at_once(ann: Visitor, bot: Visitor) -> None:
    game = game_between(ann, bot)
    with ExitStack() as streams:
        for _ in range(MOST_EVENTS):
            streams.enter_context(bot.stream("/api/bot/events"))
        check_refusal("asked-too-much", bot.http.get("/api/bot/events").json())
        with bot.stream(f"/api/bot/games/{game}") as lines:
            assert next(lines)["event"] in ("game", "presence"), "games are told all the same"


def test_whoever_tries_tokens_has_to_wait(tmp_path: Path) -> None:
    with service(tmp_path) as site, closing(Visitor(site)) as thief:
        thief.come_by("gipf_none")
        tried = [thief.http.get("/api/me").status_code for _ in range(11)]
        assert tried == [401] * 10 + [429]
