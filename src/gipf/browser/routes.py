"""Which function answers which request: the addresses of the server's HTTP API, in plain Python."""

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple, TypeVar, get_args
from urllib.parse import parse_qs, unquote, urlsplit

from gipf.browser.reading import read_body
from gipf.errors import GipfError
from gipf.host.api import (
    analyses,
    archive,
    explorer,
    files,
    games,
    learn,
    people,
    positions,
    side_games,
)
from gipf.host.catalogue import Base, GameFilter, KindFilter, Opponent, ResultFilter
from gipf.host.interfaces import StoreFailed
from gipf.host.parts import Host
from gipf.host.people import Forbidden
from gipf.host.problems import problem_of
from gipf.host.requests.archive import ArchiveRequest
from gipf.host.requests.files import EmbedRequest, ImportRequest, TextRequest, TreeRequest
from gipf.host.requests.games import DescriptionRequest, NewGameRequest
from gipf.host.requests.learn import AttemptRequest
from gipf.host.requests.positions import (
    DecisionRequest,
    PositionRequest,
    SceneRequest,
    SettingRequest,
    VariantRequest,
)
from gipf.host.requests.side_games import (
    NewSideGameRequest,
    SideSceneRequest,
    SideTextRequest,
    SideTouchesRequest,
)
from gipf.host.rooms import NoSuchGame
from gipf.host.wire import refusal, write
from gipf.record.reading import Tell
from gipf.svg import Theme

T = TypeVar("T")
LONGEST = 2**20
"""Characters of a request's body."""


class Reply(NamedTuple):
    """What a request is answered: a status as of HTTP, and JSON or a file's text."""

    status: int
    body: str


@dataclass(frozen=True)
class Query:
    """What stands behind the question mark, and how each name is read."""

    given: Mapping[str, str] = field(default_factory=dict)

    def text(self, name: str, most: int, usual: T) -> str | T:
        """Give a text of at most so many characters."""
        value = self.given.get(name)
        if value is not None and len(value) > most:
            self._refuse("string_too_long", name, f"String should have at most {most} characters")
        return usual if value is None else value

    def number(self, name: str, least: int, most: int | None, usual: T) -> int | T:
        """Give a whole number within limits."""
        value = self.given.get(name)
        if value is None:
            return usual
        if not re.fullmatch(r"\s*[+-]?\d+\s*", value):
            message = "Input should be a valid integer, unable to parse string as an integer"
            self._refuse("int_parsing", name, message)
        if int(value) < least:
            message = f"Input should be greater than or equal to {least}"
            self._refuse("greater_than_equal", name, message)
        if most is not None and int(value) > most:
            self._refuse("less_than_equal", name, f"Input should be less than or equal to {most}")
        return int(value)

    def choice(self, name: str, kind: Any, usual: str | None) -> Any:
        """Give one of the texts of a literal."""
        value, choices = self.given.get(name), get_args(kind)
        if value is not None and value not in choices:
            said = ", ".join(map(repr, choices[:-1])) + f" or {choices[-1]!r}"
            self._refuse("literal_error", name, f"Input should be {said}")
        return usual if value is None else value

    def matching(self, name: str, pattern: str) -> str | None:
        """Give a text that matches a pattern."""
        value = self.given.get(name)
        if value is not None and not re.search(pattern, value):
            message = f"String should match pattern '{pattern}'"
            self._refuse("string_pattern_mismatch", name, message)
        return value

    def flag(self, name: str) -> bool:
        """Say whether something is switched on."""
        return self.given.get(name) in ("true", "1")

    def _refuse(self, kind: str, name: str, message: str) -> None:
        given = self.given[name]
        raise problem_of([{"type": kind, "loc": ("query", name), "msg": message, "input": given}])


@dataclass(frozen=True)
class Call:
    """A request on its way: the parts of its address, its query and its body."""

    host: Host
    parts: tuple[str, ...]
    query: Query
    body: str | None

    @property
    def id(self) -> str:
        """The name of what it is about."""
        return self.parts[0]


Handler = Callable[[Call], Awaitable[object]]
Kind = Literal["json", "text", "nothing"]
_ROUTES: list[tuple[str, re.Pattern[str], Handler, int, Kind]] = []


def _route(
    method: str, path: str, status: int = 200, kind: Kind = "json"
) -> Callable[[Handler], Handler]:
    """Let a function answer an address; ``*`` in it stands for a name."""
    pattern = re.compile(re.escape(f"/api{path}").replace(r"\*", "([^/]+)"))

    def add(handler: Handler) -> Handler:
        _ROUTES.append((method, pattern, handler, status, kind))
        return handler

    return add


async def read(work: Callable[[Tell], T]) -> T:
    """Do what the server does in a thread."""
    return work(lambda _: None)


async def answer(host: Host, method: str, address: str, body: str | None = None) -> Reply:
    """Answer a request, whatever it holds."""
    try:
        return await _answer(host, method, address, body)
    except GipfError as error:
        status = {NoSuchGame: 404, Forbidden: 403, StoreFailed: 503}.get(type(error), 422)
        return Reply(status, write(refusal(error)))


async def _answer(host: Host, method: str, address: str, body: str | None) -> Reply:
    if body is not None and len(body) > LONGEST:
        return Reply(413, write(refusal(GipfError("body-too-big", most=str(LONGEST)))))
    path, query = urlsplit(address)[2:4]
    known: set[str] = set()
    for own, pattern, handler, status, kind in _ROUTES:
        if not (match := pattern.fullmatch(path)):
            continue
        if own == method:
            given = {name: values[-1] for name, values in parse_qs(query, True).items()}
            call = Call(host, tuple(map(unquote, match.groups())), Query(given), body)
            data = await handler(call)
            if kind == "json":
                data = write(data)
            return Reply(status, data if isinstance(data, str) else "")
        known.add(own)
    if known:
        methods = sorted(known)
        return Reply(405, write(refusal(GipfError("wrong-method", method=method, methods=methods))))
    return Reply(404, write(refusal(GipfError("nothing-there", path=path))))


@_route("GET", "/me")
async def _me(_: Call) -> object:
    return people.me_alone()


# ---------------------------------------------------------------------- positions


@_route("GET", "/variants")
async def _variants(_: Call) -> object:
    return positions.variants()


@_route("POST", "/variant")
async def _variant(call: Call) -> object:
    return positions.variant(read_body(VariantRequest, call.body))


@_route("POST", "/scene")
async def _scene(call: Call) -> object:
    return await positions.scene(read_body(SceneRequest, call.body))


@_route("POST", "/threats")
async def _threats(call: Call) -> object:
    return await positions.threats(read_body(PositionRequest, call.body))


@_route("POST", "/coach")
async def _coach(call: Call) -> object:
    return await positions.coach(read_body(DecisionRequest, call.body))


@_route("POST", "/legend")
async def _legend(call: Call) -> object:
    return await positions.legend(read_body(PositionRequest, call.body))


@_route("POST", "/position")
async def _position(call: Call) -> object:
    return positions.set_up(read_body(SettingRequest, call.body))


# ---------------------------------------------------------------------- files


@_route("POST", "/read")
async def _read(call: Call) -> object:
    return files.read_games(read_body(TextRequest, call.body), lambda _: None)


@_route("POST", "/write")
async def _write(call: Call) -> object:
    return files.write_game(read_body(TreeRequest, call.body), lambda _: None)


@_route("POST", "/embed")
async def _embed(call: Call) -> object:
    return files.embed(read_body(EmbedRequest, call.body), lambda _: None)


@_route("POST", "/games/import", 201)
async def _import(call: Call) -> object:
    return await files.import_games(call.host, read_body(ImportRequest, call.body), read)


@_route("GET", "/games/*/file", kind="text")
async def _file(call: Call) -> object:
    return (await files.game_file(call.host, call.id, read))[0]


@_route("GET", "/games/*/picture.svg", kind="text")
async def _picture(call: Call) -> object:
    ply = call.query.number("ply", 0, None, None)
    theme = call.query.choice("theme", Theme, "auto")
    flipped = call.query.flag("flipped")
    return await files.game_picture(call.host, call.id, ply, theme, flipped=flipped)


# ---------------------------------------------------------------------- all games at once


@_route("GET", "/archive")
async def _archive(call: Call) -> object:
    kind = call.query.choice("kind", archive.ArchiveKind, "played")
    return await archive.get_archive(call.host, kind, call.query.matching("before", games.CURSOR))


@_route("GET", "/archive/*")
async def _archived_game(call: Call) -> object:
    return await archive.get_archived_game(call.host, call.id)


@_route("POST", "/archive")
async def _import_archive(call: Call) -> object:
    body = read_body(ArchiveRequest, call.body)
    return await archive.import_archive(call.host, body, read)


# ---------------------------------------------------------------------- games


@_route("POST", "/games", 201)
async def _new_game(call: Call) -> object:
    return await games.new_game(call.host, read_body(NewGameRequest, call.body))


@_route("GET", "/games")
async def _games(call: Call) -> object:
    query = call.query
    chosen = GameFilter(
        query.text("q", 200, ""),
        query.choice("kind", KindFilter, None),
        query.choice("variant", Base, None),
        query.choice("result", ResultFilter, None),
        query.choice("opponent", Opponent, None),
        query.number("level", 1, 10, None),
        query.text("side", 60, None),
        query.flag("begun"),
    )
    before = query.matching("before", games.CURSOR)
    limit = query.number("limit", 1, games.MOST_LISTED, 50)
    return await games.list_games(call.host, chosen, before, limit)


@_route("GET", "/statistics")
async def _statistics(call: Call) -> object:
    return await games.statistics(call.host)


@_route("GET", "/games/*")
async def _game(call: Call) -> object:
    return await games.get_game(call.host, call.id)


@_route("DELETE", "/games/*", 204, "nothing")
async def _delete(call: Call) -> object:
    await games.delete_game(call.host, call.id)
    return None


@_route("POST", "/games/*/restore")
async def _restore(call: Call) -> object:
    return await games.restore_game(call.host, call.id)


@_route("PATCH", "/games/*")
async def _describe(call: Call) -> object:
    body = read_body(DescriptionRequest, call.body)
    return await games.describe_game(call.host, call.id, body)


@_route("GET", "/games/*/analysis")
async def _analysis(call: Call) -> object:
    return await analyses.get_analysis(call.host, call.id, read)


@_route("PUT", "/games/*/analysis")
async def _put_analysis(call: Call) -> object:
    body = read_body(TreeRequest, call.body)
    return await analyses.put_analysis(call.host, call.id, body, read)


@_route("POST", "/explorer")
async def _explorer(call: Call) -> object:
    return await explorer.explore(call.host, read_body(SceneRequest, call.body))


# ---------------------------------------------------------------------- the course


@_route("GET", "/lessons", kind="text")
async def _lessons(_: Call) -> object:
    return learn.written_lessons()


@_route("GET", "/puzzles", kind="text")
async def _puzzles(call: Call) -> object:
    return learn.written_puzzles(call.host)


@_route("POST", "/lessons/*/*")
async def _lesson(call: Call) -> object:
    lesson, step = call.parts
    return await learn.try_lesson(lesson, step, read_body(AttemptRequest, call.body))


@_route("POST", "/side-lessons/*/*")
async def _side_lesson(call: Call) -> object:
    lesson, step = call.parts
    body = read_body(AttemptRequest, call.body)
    return await learn.try_side_lesson(lesson, step, body)


@_route("POST", "/puzzles/*")
async def _puzzle(call: Call) -> object:
    body = read_body(AttemptRequest, call.body)
    return await learn.try_puzzle(call.host, call.id, body)


# ---------------------------------------------------------------------- side games


@_route("GET", "/side-games")
async def _side_games(_: Call) -> object:
    return side_games.side_games()


@_route("POST", "/side-games", 201)
async def _new_side_game(call: Call) -> object:
    body = read_body(NewSideGameRequest, call.body)
    return await side_games.new_side_game(call.host, body)


@_route("POST", "/side-games/reason")
async def _side_reason(call: Call) -> object:
    return side_games.side_reason(read_body(SideTouchesRequest, call.body))


@_route("POST", "/side-games/scene")
async def _side_scene(call: Call) -> object:
    return side_games.side_scene(read_body(SideSceneRequest, call.body))


@_route("POST", "/side-games/read")
async def _read_side_game(call: Call) -> object:
    return side_games.read_side_game(read_body(SideTextRequest, call.body))


@_route("POST", "/side-games/import", 201)
async def _import_side_game(call: Call) -> object:
    body = read_body(SideTextRequest, call.body)
    return await side_games.import_side_game(call.host, body, read)


@_route("GET", "/side-games/*")
async def _side_game(call: Call) -> object:
    return await side_games.get_side_game(call.host, call.id)


@_route("GET", "/side-games/*/scene")
async def _side_game_scene(call: Call) -> object:
    ply = call.query.number("ply", 0, None, 0)
    return await side_games.side_game_scene(call.host, call.id, ply)


@_route("GET", "/side-games/*/picture.svg", kind="text")
async def _side_game_picture(call: Call) -> object:
    ply = call.query.number("ply", 0, None, None)
    theme = call.query.choice("theme", Theme, "auto")
    return await side_games.side_game_picture(call.host, call.id, ply, theme)


@_route("GET", "/side-games/*/file", kind="text")
async def _side_game_file(call: Call) -> object:
    return (await side_games.side_game_file(call.host, call.id))[0]
