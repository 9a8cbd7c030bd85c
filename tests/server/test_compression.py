"""Messages are compressed on their way through a network: long ones, each by itself, but no notices."""

import json
from collections.abc import Iterator
from contextlib import closing

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.extensions.permessage_deflate import (
    ClientPerMessageDeflateFactory,
    PerMessageDeflate,
)
from websockets.frames import Frame, Opcode

from gipf.host.wire import write
from gipf.server.compression import KEPT, LEAST, LongMessages, deflated
from gipf.server.http_protocol import is_loopback
from tests.server.serving import Site
from tests.server.world import Visitor, service


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with service(tmp_path_factory.mktemp("place")) as site:
        yield site


def text(data: str | bytes, **more: bool) -> Frame:
    return Frame(Opcode.TEXT, data.encode() if isinstance(data, str) else data, **more)


STATE = write({"event": "game", "game": {"plies": ["e1-e3"] * 400}})
NOTICES = write({"event": "notices", "notices": {"notices": ["Ann has moved"] * 400}})


def line() -> LongMessages:
    return LongMessages(True, True, 15, 15)


def test_a_long_message_is_compressed_by_itself_and_any_page_reads_it() -> None:
    first, second = (line().encode(text(STATE)) for _ in range(2))
    assert first.rsv1 and len(first.data) < len(STATE) // 10
    assert bytes(first.data) == bytes(second.data), "nothing of what came before is in it"
    page = PerMessageDeflate(True, True, 15, 15)
    for frame in (first, second):
        assert bytes(page.decode(frame).data) == STATE.encode()


@pytest.mark.parametrize(
    "frame",
    [
        text("x" * (LEAST - 1)),
        text(NOTICES),
        text(write({"id": 1, "ok": True, "notices": {"notices": ["Ben"] * 400}})),
        Frame(Opcode.PING, b"x" * 100),
        Frame(Opcode.BINARY, b"x" * 2 * LEAST),
        text(STATE, fin=False),
        Frame(Opcode.CONT, STATE.encode()),
    ],
    ids=["short", "notices", "an answer with them", "ping", "binary", "begun", "continued"],
)
def test_everything_else_is_sent_as_it_is(frame: Frame) -> None:
    assert line().encode(frame) is frame


def test_what_goes_to_many_is_compressed_once_and_forgotten_in_time() -> None:
    deflated.cache_clear()
    for _ in range(100):
        line().encode(text(STATE))
    assert (deflated.cache_info().misses, deflated.cache_info().maxsize) == (1, KEPT)


def test_pages_of_a_service_agree_on_it_and_are_told_the_same(place: Site) -> None:
    with closing(Visitor(place)) as ann:
        game = ann.new_game("tournament")["id"]
        with ann.tab() as tab:
            [agreed] = tab.socket.protocol.extensions
            assert isinstance(agreed, PerMessageDeflate)
            assert agreed.remote_no_context_takeover and agreed.local_no_context_takeover
            assert tab.watch(game) == ann.http.get(f"/api/games/{game}").json()


def test_a_page_that_can_keep_less_gets_what_is_said_as_it_is(place: Site) -> None:
    factory = ClientPerMessageDeflateFactory(server_max_window_bits=10)
    with closing(Visitor(place)) as ann:
        game = ann.new_game("tournament")["id"]
        with ann.tab(compression=None, extensions=[factory]) as tab:
            assert tab.socket.protocol.extensions == []
            assert tab.watch(game)["id"] == game


def test_a_little_that_becomes_very_much_is_not_read(place: Site) -> None:
    with closing(Visitor(place)) as ann, ann.tab() as tab:
        tab.send(json.dumps({"id": 1, "do": "x" * 2**25}))
        with pytest.raises(ConnectionClosed) as closed:
            list(iter(tab.receive, None))
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009


def test_within_a_machine_nothing_is_compressed(site: Site) -> None:
    with site.tab() as tab:
        assert tab.socket.protocol.extensions == []
    assert is_loopback(None) and not is_loopback(("10.0.0.7", 1)) and not is_loopback(("?", 1))
