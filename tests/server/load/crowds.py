"""Many games at once, and many who watch one."""

import asyncio
import socket
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

import httpx

from gipf.server.account_store import AccountStore
from gipf.server.passwords import Passwords
from tests.patience import PATIENCE
from tests.server.load.cluster import SOMEWHERE, Cluster
from tests.server.load.match import Result, matches, play_all, quantiles
from tests.server.load.page import Page


async def live_games(
    cluster: Cluster, *, games: int, sockets: int, rate: float, moves: int
) -> Result:
    """Play many games at once at several servers, with others who watch them."""
    watchers = max(0, sockets - 2 * games)
    async with matches(cluster, games, watchers=watchers) as made:
        await play_all(made, rate, moves)
        wrong = [each for match in made for each in await match.wrong(cluster)]
        played = sum(len(match.acknowledged) for match in made)
        seen = [taken for match in made for taken in match.seen()]
        due = played * 2 + sum(len(m.acknowledged) * len(m.watchers) for m in made)
    answers = [taken for match in made for taken in match.answers]
    says = (
        f"{games} games, {sockets} sockets, {played} moves, {rate:.0f} a second asked for:"
        f" answered {quantiles(answers)}; on all boards {quantiles(seen)} ({len(seen)} of {due} told);"
        f" {len(wrong)} lost or wrong"
    )
    return Result(says, wrong + cluster.complaints())


async def spectators(cluster: Cluster, *, count: int, moves: int) -> Result:
    """Play a game that many watch, one of whom reads nothing."""
    async with matches(cluster, 1, watchers=count) as made:
        (match,) = made
        with stalled(match.watchers[0]):
            for _ in range(moves):
                await match.move()
                version = len(match.acknowledged) + 1
                await asyncio.gather(
                    *(page.until(lambda page: has(page, version)) for page in match.pages)  # noqa: B023
                )
        wrong = await match.wrong(cluster)
        seen = match.seen()
    says = f"{count} spectators, {len(match.acknowledged)} moves, one who reads nothing: {quantiles(seen)}"
    if len(seen) != len(match.acknowledged) * (count + 2):
        wrong.append(f"{len(seen)} boards were told, not all")
    return Result(says, wrong + cluster.complaints())


def has(page: Page, version: int) -> bool:
    """Whether a page has heard of a version, or of a later one."""
    return any(heard >= version for heard in page.heard)


@contextmanager
def stalled(page: Page) -> Iterator[None]:
    """Open a line that watches what a page watches, and reads nothing of it."""
    address = page.addresses[0]
    host, port = address.removeprefix("http://").split(":")
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.settimeout(PATIENCE)
        line.connect((host, int(port)))
        headers = {
            "Host": f"{host}:{port}", "Upgrade": "websocket", "Connection": "Upgrade",
            "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
            **page.guest.headers(address),
        }  # fmt: skip
        told = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
        line.sendall(f"GET /api/live HTTP/1.1\r\n{told}\r\n".encode())
        assert b" 101 " in line.recv(200)
        message = f'{{"id": 1, "do": "watch", "game": "{page.game}"}}'.encode()
        line.sendall(bytes([0x81, 0x80 | len(message)]) + bytes(4) + message)
        yield


async def reconnections(cluster: Cluster, *, count: int, games: int, within: float) -> Result:
    """Let many pages come back within some seconds, as after a network that was away."""
    async with matches(cluster, games) as made:
        await play_all(made, 50, 2 * games)
        guests = [page for match in made for page in match.players]
        pages = [
            Page(guests[n % len(guests)].guest, cluster.addresses, guests[n % len(guests)].game)
            for n in range(count)
        ]
        taken = list[float]()

        async def come_back(n: int, page: Page) -> None:
            await asyncio.sleep(n * within / count)
            began = asyncio.get_running_loop().time()
            page.open()
            await page.ready.wait()
            taken.append(asyncio.get_running_loop().time() - began)

        try:
            await asyncio.gather(*(come_back(n, page) for n, page in enumerate(pages)))
            refused = sum(page.refused for page in pages)
            by_game = {match.game: match for match in made}
            wrong = [
                f"{page.game} is not shown as it was played"
                for page in pages
                if page.state["plies"] != by_game[page.game].acknowledged
            ]
        finally:
            await asyncio.gather(*(page.close() for page in pages))
    if refused:
        wrong.append(f"{refused} were refused")
    says = (
        f"{count} in {within:.0f} s: {refused} refused; until the game was there {quantiles(taken)}"
    )
    return Result(says, wrong + cluster.complaints())


@asynccontextmanager
async def analysts(cluster: Cluster, studies: int) -> AsyncIterator[list[str]]:
    """Let more be analysed than the engine has room for; give why some of it was refused, which is nothing."""
    guests = await cluster.guests(studies)
    pages = [
        Page(guest, [cluster.addresses[n % len(cluster.addresses)]])
        for n, guest in enumerate(guests)
    ]
    for page in pages:
        page.open()
    try:
        told = await asyncio.gather(
            *(page.ask("analyse", start="basic", moves=["d2"], seconds=600) for page in pages)
        )
        yield [f"an analysis was refused: {each['code']}" for each in told if "error" in each]
    finally:
        await asyncio.gather(*(page.close() for page in pages))


async def full_lane(cluster: Cluster, *, studies: int, games: int, moves: int) -> Result:
    """Play while more is to be analysed than the engine has room for."""
    async with matches(cluster, games) as made, analysts(cluster, studies) as refused:
        await play_all(made, 20, moves)
        wrong = [each for match in made for each in await match.wrong(cluster)]
        answers = [taken for match in made for taken in match.answers]
    says = (
        f"{studies} analyses at once, {len(answers)} moves in {games} games: {quantiles(answers)}"
    )
    return Result(says, wrong + refused + cluster.complaints())


async def logins(cluster: Cluster, *, people: int, studies: int, games: int, moves: int) -> Result:
    """Play while many sign in at once, again and again, and the engine has more to analyse than it can."""
    names = await _accounts(cluster, people)
    taken, refused, spans = list[float](), list[str](), list[tuple[float, float]]()
    enough = asyncio.Event()

    async def sign_in_again_and_again() -> None:
        while not spans or not enough.is_set():
            began = time.perf_counter()
            await asyncio.gather(
                *(_sign_in(cluster, n, name, taken, refused) for n, name in enumerate(names))
            )
            spans.append((began, time.perf_counter()))
            await asyncio.sleep(1)

    async with matches(cluster, games) as made, analysts(cluster, studies) as unheard:
        async with asyncio.TaskGroup() as group:
            group.create_task(sign_in_again_and_again())
            await play_all(made, 20, moves)
            enough.set()
        wrong = [each for match in made for each in await match.wrong(cluster)]
        during = [
            answer
            for match in made
            for began, answer in zip(match.began, match.answers, strict=True)
            if any(first <= began + answer and began <= last for first, last in spans)
        ]
    says = (
        f"{people} logins at once, {len(spans)} times, beside {studies} analyses: {quantiles(taken)};"
        f" {len(during)} moves meanwhile in {games} games: {quantiles(during)}"
    )
    wrong += [f"a login was refused: {why}" for why in refused]
    return Result(says, wrong + unheard + cluster.complaints())


async def _accounts(cluster: Cluster, count: int) -> list[str]:
    """Make accounts with the same password, so that their hashes need not be worked out one by one."""
    hashed = await Passwords().hash(PASSWORD)
    accounts, names = AccountStore(cluster.store), []
    for number in range(count):
        name = "Zw" + f"{number:04}".translate(_LETTERS)
        person, _ = await cluster.people.add_guest(name)
        assert await accounts.add(str(person.id), name, hashed), "the name is free"
        names.append(name)
    return names


async def _sign_in(
    cluster: Cluster, number: int, name: str, taken: list[float], refused: list[str]
) -> None:
    """Sign in by name and password at one of the servers, as somebody whom nobody knows yet."""
    address = cluster.addresses[number % len(cluster.addresses)]
    passed_on = {"X-Forwarded-For": SOMEWHERE, "X-Forwarded-Proto": "https"}
    headers = {"Host": "play.example", "Origin": SERVICE, **passed_on}
    # Each client would read anew which certificates this machine trusts, and hold up what is measured.
    async with httpx.AsyncClient(timeout=PATIENCE, headers=headers, verify=False) as visitor:
        began = time.perf_counter()
        body = {"name": name, "password": PASSWORD}
        answer = await visitor.post(f"{address}/api/session", json=body)
        taken.append(time.perf_counter() - began)
    if answer.status_code != 200 or answer.json()["name"] != name:
        refused.append(answer.text[:200])


PASSWORD = "four plain old words"
_LETTERS = str.maketrans("0123456789", "abcdefghkm")
SERVICE = "https://play.example"
"""The address of a service whose proxy these tests are."""
