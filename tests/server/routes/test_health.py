"""How the server says it is."""

from tests.server.serving import Site


def test_the_server_says_how_it_is(site: Site) -> None:
    health = site.http.get("/api/health").json()
    assert health["name"] == "gipf"
    assert health["engine"]["state"] in ("starting", "compiling", "ready", "restarting")
    assert health["database"]["state"] == "ready"
