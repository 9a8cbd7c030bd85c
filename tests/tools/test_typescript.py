"""The TypeScript types of what the server and the page send each other."""

from typing import get_args, get_type_hints

from gipf.host.socket_messages import RESPONSES, SocketRequest
from tools.typescript import FILE, written


def test_the_types_of_the_page_are_those_of_the_server() -> None:
    assert FILE.read_text(encoding="utf-8") == written(), "run python -m tools.typescript"


def test_every_request_has_a_response() -> None:
    requests = get_args(SocketRequest)
    asked = {do for request in requests for do in get_args(get_type_hints(request)["do"])}
    assert asked == set(RESPONSES)


def test_names_comments_and_optional_fields_are_kept() -> None:
    text = written()
    assert "export type PlayerName = 'w' | 'b'\n" in text
    assert "export type Effect = Enter | Gain | Jump | Slide | Take | Turn\n" in text
    scene = text[text.index("export interface Scene {") :].split("}\n")[0]
    assert (
        "  /** Who decides now; nobody where the game is over. */\n  player: PlayerName | null\n"
        in scene
    )
    assert "  reserves: Record<PlayerName, Record<Letter, number>>\n" in scene
    node = text[text.index("export interface TreeNode {") :].split("}\n")[0]
    assert "  parent: number | null\n" in node and "  clock?: number\n" in node
