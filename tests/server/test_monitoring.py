"""Readiness, metrics and logs: what those see who look after a service, and nobody else."""

import json
import re
import signal
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml  # type: ignore[import-untyped]

from gipf import GipfError
from gipf.server.metrics import Metrics
from gipf.server.settings import Settings
from tests.patience import PATIENCE
from tests.server.cast import NETWORK, Cast
from tests.server.real_servers import Postgres, Redis
from tests.server.serving import Site, process, serving
from tools.building import ROOT

HOSTING = ROOT / "docs" / "hosting"
NAME = re.compile(r"\b(?:gipf|process)_\w+")


@pytest.fixture
def watched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    """A server whose metrics may be seen from an address of the local network."""
    monkeypatch.setenv("GIPF_METRICS", "10.1.0.0/16, 127.0.0.3")
    with serving(tmp_path) as site:
        yield site


def values(site: Site) -> dict[str, float]:
    """Read the metrics of a server by their names and labels."""
    lines = site.http.get("/metrics").text.splitlines()
    rows = (line.rpartition(" ") for line in lines if not line.startswith("#"))
    return {name: float(value) for name, _, value in rows}


def test_metrics_count_what_happens_and_tell_what_there_is(watched: Site) -> None:
    game = watched.new_game("basic")["id"]
    with watched.tab() as tab:
        tab.watch(game)
        tab.play(game, "c2")
        assert tab.try_to("play", game=game, version=1, move="c2")["code"] == "game-went-on"
        watched.http.get(f"/api/games/{game}")
        watched.http.get("/api/nothing/of/the/kind")
        found = values(watched)
    assert found['gipf_decisions_total{by="person"}'] == 1
    assert found['gipf_message_seconds_count{do="play",outcome="done"}'] == 1
    assert found['gipf_message_seconds_count{do="play",outcome="refused"}'] == 1
    route = 'route="/api/games/{id}"'
    assert found[f'gipf_request_seconds_count{{method="GET",{route},status="2xx"}}'] == 1
    assert any('status="4xx"' in name for name in found)
    assert found["gipf_ready"] == found["gipf_database_up"] == 1
    assert found['gipf_sockets{who="owner"}'] == 1
    assert found['gipf_games{state="watched"}'] == 1
    assert found['gipf_database_seconds_count{kind="write",outcome="done"}'] >= 2
    assert game not in str(found) and "nothing/of" not in str(found)


def test_metrics_are_for_this_machine_and_the_addresses_that_are_named(watched: Site) -> None:
    def are_told(host: str = "localhost", **headers: str) -> bool:
        answer = watched.http.get("/metrics", headers={"Host": host, **headers})
        return "gipf_ready" in answer.text

    assert are_told()
    for forwarded in ("X-Forwarded-For", "Forwarded", "X-Real-IP", "Via"):
        assert not are_told(**{forwarded: "127.0.0.1"})  # by a proxy of this machine
    assert not are_told("evil.example")

    metrics = Metrics(Settings(metrics=Settings().metrics))
    scope: dict[str, Any] = {"type": "http", "headers": [(b"host", b"gipf:4737")]}
    asked = {"10.1.2.3": True, "127.0.0.3": True, "10.2.2.3": False, "::1": False, "x": False}
    assert {who: metrics.is_for({**scope, "client": (who, 1)}) for who in asked} == asked
    assert not metrics.is_for({**scope, "client": None})


def test_metrics_are_not_there_where_nobody_asked_for_them(site: Site) -> None:
    assert "gipf_ready" not in site.http.get("/metrics").text


@pytest.mark.parametrize("written", ["10.0.0.0/99", "prometheus"])
def test_addresses_for_metrics_that_are_none_are_refused(
    written: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GIPF_METRICS", written)
    with pytest.raises(GipfError, match="such as 10") as refused:
        Settings()
    assert refused.value.code == "metrics-address"


@pytest.mark.parametrize("written", ["soon", "-1", "1e9", "nan"])
def test_a_notice_that_is_no_time_is_refused(written: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GIPF_NOTICE", written)
    with pytest.raises(GipfError, match=f"GIPF_NOTICE takes seconds.*{written}") as refused:
        Settings()
    assert refused.value.code == "no-seconds"


def test_the_dashboard_and_the_alerts_ask_for_metrics_there_are(watched: Site) -> None:
    game = watched.new_game("basic")["id"]
    with watched.tab() as tab:
        tab.watch(game)
        tab.play(game, "c2")
    known = set(NAME.findall(watched.http.get("/metrics").text))
    board = json.loads((HOSTING / "grafana.json").read_text(encoding="utf-8"))
    asked = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    alerts = yaml.safe_load((HOSTING / "alerts.yml").read_text(encoding="utf-8"))
    asked += [rule["expr"] for group in alerts["groups"] for rule in group["rules"]]
    assert len(asked) > 20
    for expression in asked:
        names = set(NAME.findall(re.sub(r'"[^"]*"', "", expression)))
        assert names <= known and (names or expression.startswith("up{")), expression
    places = [tuple(panel["gridPos"].values()) for panel in board["panels"]]
    assert len(set(places)) == len(places)


def test_a_server_that_ends_is_not_ready_before_it_takes_nobody_any_more(
    tmp_path: Path, postgres: Postgres
) -> None:
    address = postgres.address(postgres.new())
    with process(tmp_path, GIPF_DATABASE=address, GIPF_NOTICE="600") as site:
        ready = site.http.get("/api/ready")
        assert (ready.status_code, ready.json()) == (200, {"name": "gipf", "ready": True})
        # whoever asks past the proxy, by whatever name
        past = site.http.get("/api/ready", headers={"Host": "10.0.0.7:4737"})
        assert past.status_code == 200
        site.process.send_signal(signal.SIGTERM)
        while (ready := site.http.get("/api/ready")).status_code == 200:
            pass
        assert (ready.status_code, ready.json()) == (503, {"name": "gipf", "ready": False})
        assert site.http.get("/api/health").status_code == 200
        game = site.new_game("basic")["id"]
        with site.tab() as tab:
            tab.watch(game)
            tab.play(game, "c2")
        site.interrupt()  # whoever does not want to wait, says so
        assert site.process.returncode == 0
        assert not (tmp_path / "server.json").exists()


def said(folder: Path) -> dict[Path, str]:
    """Read everything that a server has left or said, but its database."""
    paths = [path for path in folder.rglob("*") if path.is_file() and path.suffix != ".db"]
    return {path: path.read_text(errors="replace") for path in paths}


def test_no_secret_is_in_any_log(tmp_path: Path, postgres: Postgres, redis_server: Redis) -> None:
    environment = {
        "GIPF_DATABASE": postgres.address(postgres.new()),
        "GIPF_BUS": redis_server.address.replace("//", "//anybody:pass-of-redis@"),
        "GIPF_LAN": NETWORK,
        "GIPF_LOG": "json",
    }
    with process(tmp_path, "serve", "--port", "0", **environment) as site:
        with closing(Cast(site)) as cast:
            secrets = {
                "a-secret",  # of the database
                "pass-of-redis",
                site.http.get("/api/network").json()["link"].rpartition("/")[2],
                cast.invite(None).rpartition("/")[2],
                *(value for who in (cast.player, cast.opponent) for value in who.http.cookies.values()),
            }  # fmt: skip
            for who in (cast.owner, cast.player, cast.opponent, cast.spectator):
                with who.tab() as tab:
                    tab.try_to("watch", game=cast.game)
                    tab.try_to("play", game=cast.game, version=1, move="a-secret")
            wrong = "w" * 43
            cast.stranger.http.get(f"/join/{wrong}")
            httpx.get(f"{cast.player.address}/join/{wrong}?token={wrong}", timeout=PATIENCE)
        metrics = site.http.get("/metrics").text
        site.interrupt()
        lines = site.log.read_text().splitlines()
        assert any('"what": "new game"' in line for line in lines)  # collected as JSON
    assert len(secrets) == 6 and all(len(secret) > 7 for secret in secrets)
    for path, text in {**said(tmp_path), Path("metrics"): metrics}.items():
        for secret in (*secrets, wrong):
            assert secret not in text, path
