"""Two servers of one service: people at both meet, once each, and hear each other."""

from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from tests.server.real_servers import Postgres, Redis
from tests.server.serving import process
from tests.server.test_lobby import TIME
from tests.server.test_moderation import heard
from tests.server.world import ADDRESS, PROXY, Visitor

PEOPLE = 8


def seek(visitor: Visitor) -> Any:
    answer = visitor.http.post("/api/lobby/seeks", json={"variants": ["basic"], "times": [TIME]})
    assert answer.status_code == 201, answer.text
    return answer.json()


def test_people_at_two_servers_are_paired_once_and_talk(
    tmp_path: Path, postgres: Postgres, redis_server: Redis
) -> None:
    environment = {
        "GIPF_DATABASE": postgres.address(postgres.new()), "GIPF_BUS": redis_server.address,
        "GIPF_ADDRESS": ADDRESS, "GIPF_PROXY": PROXY,
    }  # fmt: skip
    with ExitStack() as stack:
        sites = [stack.enter_context(process(tmp_path / f"{n}", **environment)) for n in range(2)]
        people = [Visitor(sites[n % 2], f"203.0.113.{n}") for n in range(PEOPLE)]
        for visitor in people:
            stack.callback(visitor.http.close)
        with ThreadPoolExecutor(PEOPLE) as pool:
            made = list(pool.map(seek, people))  # all at once, at both
        tabs = [stack.enter_context(visitor.tab()) for visitor in people]
        games: dict[str, list[int]] = {}
        for number, tab in enumerate(tabs):
            told = tab.ask("watch-lobby")["lobby"]
            while not (own := [each for each in told["seeks"] if each["own"] and each["game"]]):
                tab.hear()
                told = next(
                    (e["lobby"] for e in reversed(tab.events) if e["event"] == "lobby"), told
                )
            assert own[0]["id"] == made[number]["id"]
            games.setdefault(own[0]["game"], []).append(number)
        assert sorted(map(len, games.values())) == [2] * (PEOPLE // 2)
        with postgres.connect(environment["GIPF_DATABASE"].rpartition("/")[2]) as connection:
            assert connection.execute("SELECT count(*) FROM games").fetchone() == (PEOPLE // 2,)

        apart = (pair for pair in games.items() if sum(pair[1]) % 2)  # they are at two servers
        game, (one, two) = next(apart, next(iter(games.items())))
        for number in (one, two):
            assert tabs[number].watch(game)["own"]
        tabs[one].ask("say", game=game, preset="hello")
        assert heard(tabs[two])["preset"] == "hello"
