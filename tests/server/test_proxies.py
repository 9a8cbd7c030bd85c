"""The configurations of docs/hosting as they are, in Caddy and nginx as the distribution has them."""

import asyncio
import os
import re
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.patience import PATIENCE
from tests.server.load.cluster import ELSEWHERE, PROXY, Cluster
from tests.server.load.faults import ended_servers
from tests.server.real_servers import Postgres, Redis, free_port, program
from tests.server.test_monitoring import HOSTING


def nginx(folder: Path, port: int, servers: list[int]) -> tuple[list[str], dict[str, str]]:
    """Give the command for nginx: its configuration, but for the ports and the certificate."""
    site = (HOSTING / "nginx.conf").read_text(encoding="utf-8")
    for usual, given in zip((4737, 4738), servers, strict=True):
        assert f"server {PROXY}:{usual} " in site
        site = site.replace(f"{PROXY}:{usual}", f"{PROXY}:{given}")
    site = re.sub(r"^ *ssl_certificate.*$", "", site, flags=re.MULTILINE)
    site = site.replace("listen 443 ssl;", f"listen {PROXY}:{port};")
    site = site.replace("listen 80;", f"listen {PROXY}:{free_port()};")
    site = site.replace("server_name games.example.org;", "server_name localhost;")
    # of a browser of this machine nobody else says from where it comes than a proxy with an address of its own
    site = site.replace("proxy_http_version 1.1;", f"proxy_http_version 1.1; proxy_bind {OWN};")
    (folder / "site.conf").write_text(site)
    (folder / "nginx.conf").write_text(
        f"{'user root;' if os.geteuid() == 0 else ''} daemon off; pid {folder}/pid; events {{}}\n"
        f"error_log {folder}/error.log; http {{ access_log off; client_body_temp_path {folder}/body;\n"
        f"proxy_temp_path {folder}/proxy; include {folder}/site.conf; }}"
    )
    where = program("nginx", "nginx-light", "/usr/sbin")
    return [
        where,
        "-p",
        str(folder),
        "-c",
        str(folder / "nginx.conf"),
        "-e",
        f"{folder}/error.log",
    ], {}


def caddy(folder: Path, port: int, servers: list[int]) -> tuple[list[str], dict[str, str]]:
    """Give the command for Caddy, whose configuration is told all by the environment."""
    told = {
        "SITE": f"http://localhost:{port}",
        "SERVERS": " ".join(f"{PROXY}:{server}" for server in servers),
        "XDG_CONFIG_HOME": str(folder),
        "XDG_DATA_HOME": str(folder),
        "CADDY_ADMIN": f"localhost:{free_port()}",
    }
    config = str(HOSTING / "Caddyfile")
    return [program("caddy", "caddy"), "run", "--config", config, "--adapter", "caddyfile"], told


OWN = "127.0.0.4"
"""From where this nginx asks the servers."""
KINDS = {"nginx": nginx, "caddy": caddy}


@contextmanager
def before(kind: str, folder: Path, port: int, servers: list[int]) -> Iterator[None]:
    """Run a proxy before servers."""
    folder.mkdir()
    command, told = KINDS[kind](folder, port, servers)
    with (folder / "said.txt").open("w") as out:
        proxy = subprocess.Popen(command, stdout=out, stderr=out, env={**os.environ, **told})
    try:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                httpx.get(f"http://localhost:{port}/api/ready", timeout=PATIENCE)
                break
            except httpx.TransportError:
                said = (folder / "said.txt").read_text()
                assert proxy.poll() is None and time.monotonic() < until, said
                time.sleep(0.05)
        yield
    finally:
        proxy.terminate()
        proxy.wait(PATIENCE)


@pytest.mark.parametrize("kind", KINDS)
def test_games_go_on_through_a_proxy_while_servers_are_ended(
    kind: str, tmp_path: Path, postgres: Postgres, redis_server: Redis
) -> None:
    port = free_port()
    address = f"http://localhost:{port}"

    async def main() -> None:
        async with Cluster(
            tmp_path,
            postgres,
            redis_server,
            service=address,
            GIPF_PROXY=f"{PROXY} {OWN}",
            GIPF_NOTICE="2",
            GIPF_UNLIMITED=ELSEWHERE,
        ) as cluster:
            with before(kind, tmp_path / kind, port, cluster.ports):
                result = await ended_servers(cluster, ends=2, games=3)
                assert result.wrong == [], result.says
                from_elsewhere = httpx.AsyncHTTPTransport(local_address=ELSEWHERE)
                async with httpx.AsyncClient(
                    base_url=address, timeout=PATIENCE, transport=from_elsewhere
                ) as visitor:
                    assert (await visitor.get("/")).status_code == 200
                    assert (await visitor.get("/metrics")).status_code == 404
                    made_up = {"X-Forwarded-For": "10.0.0.1", "Origin": "http://evil.example"}
                    refused = await visitor.get("/api/me", headers=made_up)
                    assert refused.json()["code"] == "foreign-page"

    asyncio.run(main())
