"""Games that are brought in as files, and threats and the coach's word as the page asks for them."""

from tests.english import say
from tests.server.serving import Site
from tests.server.tab import Tab

FILE = """\
[White "Ann"]
[Black "?"]
[Result "1-0"]
[Variant "basic"]
[Termination "resignation"]

1. e1-e3 c2 {a comment} 2. c6 1-0
"""


def bring(site: Site, text: str) -> list[dict[str, object]]:
    answer = site.http.post("/api/games/import", json={"text": text})
    assert answer.status_code == 201, answer.text
    games: list[dict[str, object]] = answer.json()["games"]
    return games


def test_a_file_becomes_a_game_with_its_moves_names_and_result(site: Site) -> None:
    (summary,) = bring(site, FILE)
    game = site.http.get(f"/api/games/{summary['id']}").json()
    assert game["plies"] == ["e1-e3", "c2", "c6"]
    assert [game["seats"][player]["name"] for player in "wb"] == ["Ann", "Black"]
    assert (game["result"], game["reason"]) == ("1-0", "resignation")
    listed = site.http.get("/api/games", params={"q": "Ann"}).json()["games"]
    assert summary in listed


def test_several_games_of_one_file_are_all_brought(site: Site) -> None:
    assert len(bring(site, f"{FILE}\n{FILE}")) == 2


def test_an_unfinished_game_can_be_gone_on_with(site: Site, tab: Tab) -> None:
    (summary,) = bring(site, FILE.replace("1-0", "*").replace('[Termination "resignation"]\n', ""))
    state = tab.watch(str(summary["id"]))
    tab.ask("play", game=state["id"], version=state["version"], move="c1-c3")
    assert tab.wait(state["id"], lambda state: len(state["plies"]) == 4)["result"] == "*"


def test_a_result_without_a_reason_is_kept(site: Site) -> None:
    (summary,) = bring(site, FILE.replace('[Termination "resignation"]\n', ""))
    assert (summary["result"], summary["reason"]) == ("1-0", "unknown")


def test_what_is_no_game_is_refused_with_the_reason_and_nothing_is_stored(site: Site) -> None:
    before = site.http.get("/api/health").json()["database"]["games"]
    answer = site.http.post("/api/games/import", json={"text": "hello"})
    assert answer.status_code == 422
    assert "'hello' is no move" in answer.json()["error"]
    assert site.http.get("/api/health").json()["database"]["games"] == before


def test_threats_are_told_for_a_position(site: Site) -> None:
    position = "basic 4/5/6/bbb1B2/6/5/4 w m B9/B9 -- - 5"
    answer = site.http.post("/api/threats", json={"position": position})
    assert {"move": "e1-e5", "spots": ["e6"]} in answer.json()["threats"]
    assert site.http.post("/api/threats", json={"position": "nothing"}).status_code == 422


def test_the_coach_tells_which_gipf_piece_a_decision_leaves_to_the_other_player(site: Site) -> None:
    position = "standard 4/5/6/bbb1G2/6/5/G2g w m B9/B9 -- - 5"
    said = [
        site.http.post("/api/coach", json={"position": position, "move": move}).json()["says"]
        for move in ("b2", "f1-d2")
    ]
    assert say(said[0]) == "Allows e1-e5, which takes a GIPF-piece of White’s."
    assert said[1] is None
    refused = site.http.post("/api/coach", json={"position": position, "move": "e5"})
    assert refused.status_code == 422


def test_who_has_no_name_is_called_by_the_colour_in_a_rematch_too(site: Site, tab: Tab) -> None:
    game = site.new_game("basic")["id"]
    tab.watch(game)
    tab.ask("resign", game=game)
    again = tab.ask("rematch", game=game)["game"]
    assert [again["seats"][player]["name"] for player in "wb"] == ["White", "Black"]
