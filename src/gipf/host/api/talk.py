"""What was said at games."""

from gipf.errors import GipfError
from gipf.host.parts import Host
from gipf.host.people import Person
from gipf.host.responses.talk import TalkData
from gipf.host.talk import Talk


def talk_of(host: Host) -> Talk:
    """Give what is said at games, where there are others."""
    if host.talk is None:
        raise GipfError("lobby-closed")
    return host.talk


async def talk(host: Host, game_id: str, person: Person) -> TalkData:
    """Give what somebody may hear of what was said at a game."""
    return await talk_of(host).look(game_id, person)
