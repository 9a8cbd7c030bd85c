"""``gipf engine`` as a real process: what it answers, in what order, how fast, and how it ends."""

import random
from itertools import pairwise
from pathlib import Path

import pytest

from gipf import Game, Position
from tests.engine.talk import ENGINE, Begin, Message, Talk
from tests.patience import FOREVER

START = "basic b2B/5/6/B5b/6/5/b2B w m B12/B12 -- - 1"


def game_of(*moves: str) -> Game:
    game = Game("basic")
    for move in moves:
        game.play(move)
    return game


# ---------------------------------------------------------------------- the requests


def test_the_real_command_says_what_it_is_and_plays() -> None:
    with Talk(ENGINE, player="random") as talk:
        info = talk.ask(id=1, request="info")
        assert (info["name"], info["protocol"], info["type"]) == ("gipf", 2, "result")
        assert info["request_options"]["player"]["default"] == "engine"
        assert "matrx" in info["variants"]
        best = talk.ask(id=2, request="best", position="basic", moves=["c2"], nodes=1)
        after = Position.start("basic").play("c2")
        assert best["position"] == str(after)
        assert best["player"] == "b"
        assert best["move"] in map(str, after.legal_moves())
        assert best["stopped"] is False
        assert talk.end() == (0, [], "")


def test_an_analysis_tells_of_progress_and_ends_with_a_result(begin: Begin) -> None:
    talk = begin(player="thinker")
    talk.send(id="a", request="analyse", position="basic", depth=3, lines=2, every=0)
    answers = [talk.next() for _ in range(4)]
    assert [(each["type"], each["depth"]) for each in answers] == [
        ("progress", 1),
        ("progress", 2),
        ("progress", 3),
        ("result", 3),
    ]
    assert {each["id"] for each in answers} == {"a"}
    moves = [str(move) for move in Position.start("basic").legal_moves()[:2]]
    assert answers[-1]["lines"] == [
        {"moves": [moves[0]], "value": 0.5, "white": 0.5},
        {"moves": [moves[1]], "value": 0.4, "white": 0.4},
    ]
    assert (answers[-1]["position"], answers[-1]["player"]) == (START, "w")


def test_progress_comes_no_more_often_than_asked_for_but_the_last_is_not_lost(begin: Begin) -> None:
    talk = begin(player="thinker")
    talk.send(id=1, request="analyse", position="basic", seconds=0.5, every=0.2)
    progress = []
    while (heard := talk.next_at())[1]["type"] == "progress":
        progress.append(heard[1]["seconds"])
    gaps = [after - before for before, after in pairwise(progress)]
    assert all(gap > 0.15 for gap in gaps[:-1])  # by the engine's own clock
    stubborn = {"player": "stubborn"}  # says something twice, then nothing
    talk.send(id=3, request="analyse", position="basic", depth=1, every=0.2, **stubborn)
    answers = [talk.next_at() for _ in range(4)]
    assert [each["type"] for _, each in answers] == [*3 * ["progress"], "result"]
    assert [each["depth"] for _, each in answers] == [0, 0, 1, 1]
    assert answers[1][0] < answers[2][0] - 0.5  # not only when the next came


def test_a_proven_result_is_counted_in_decisions_and_a_value_that_is_none_is_an_error(
    begin: Begin,
) -> None:
    talk = begin(player="seer")
    best = talk.ask(id=1, request="best", position="basic", moves=["c2"], nodes=1)
    assert (best["value"], best["white"], best["win_in"]) == (-1.0, 1.0, -2)
    answer = talk.ask(id=3, request="best", position="basic", nodes=1, seed=1)
    assert answer["type"] == "error"
    assert "the value nan, and values go from -1 to 1" in answer["message"]
    answer = talk.ask(id=4, request="analyse", position="basic", nodes=1, every=0, seed=1)
    assert answer["type"] == "error"


def test_every_position_of_a_game_is_answered_and_then_the_whole(begin: Begin) -> None:
    game = game_of("c2", "d2", "e9-e7")
    talk = begin(player="thinker", workers=2)
    talk.send(id=1, request="analyse", game=str(game), depth=2, every=9)
    answers: list[Message] = []
    while not answers or answers[-1]["type"] != "result":
        answers.append(talk.next())
    *others, last = answers
    assert last == {"id": 1, "type": "result", "turns": 4, "stopped": False}
    positions = [game.start, *(node.position for node in game.turns())]
    for kind in ("progress", "turn"):
        shown = {each["turn"]: each["position"] for each in others if each["type"] == kind}
        assert shown == {turn: str(position) for turn, position in enumerate(positions)}


def test_the_position_after_the_end_of_a_game_is_not_looked_at(begin: Begin) -> None:
    row = "basic B3/1B3/2B3/3B3/6/5/bbb1 w c B5/- -- - 9"
    game = Game(Position.parse(row))
    while not game.outcome:
        game.play(game.position.legal_moves()[0])
    talk = begin(player="thinker")
    answer = talk.ask(id=1, request="analyse", game=str(game), nodes=1)
    assert answer["turns"] == len(game.turns())
    over = Game(game.position)
    answer = talk.ask(id=2, request="analyse", game=str(over), nodes=1)
    assert answer == {"id": 2, "type": "result", "turns": 0, "stopped": False}


def test_player_seed_and_options_belong_to_the_request(begin: Begin) -> None:
    talk = begin()
    talk.send(id=1, request="analyse", position="basic", seconds=0.2, player="thinker")
    talk.send(id=2, request="analyse", position="basic", nodes=1, player="seer", threads=2)
    talk.send(id=3, request="analyse", position="basic", nodes=1, player="thinker", memory=16)
    assert talk.final(2)["lines"][0]["value"] == -1
    assert talk.final(3)["lines"][0]["value"] == 0.5
    for wrong, says in (
        ({"memory": 0}, "memory is a whole number from 1 to 65536, not 0"),
        ({"player": "deep-thought"}, "there is no player 'deep-thought'"),
        ({"hash": 1}, "best has no field 'hash'; it has: position, moves, seconds"),
    ):
        answer = talk.ask(id=4, request="best", position="basic", nodes=1, **wrong)
        assert says in answer["message"]
    drawn = [
        talk.ask(id=5, request="best", position="basic", nodes=1, player="random", seed=seed)
        for seed in (1, 2, 1)
    ]
    assert drawn[0]["move"] == drawn[2]["move"] != drawn[1]["move"]  # the same request again


def test_of_the_process_only_the_number_of_workers_is_set(begin: Begin) -> None:
    talk = begin()
    assert talk.ask(id=1, request="set", workers=2)["options"] == {"workers": 2}
    assert talk.ask(id=2, request="set")["options"] == {"workers": 2}
    assert talk.ask(id=3, request="info")["options"]["workers"]["value"] == 2
    wrong = talk.ask(id=4, request="set", player="random")
    assert wrong["message"].startswith("there is no option 'player' of the process")
    assert talk.ask(id=5, request="set", workers=0)["type"] == "error"


def test_a_worker_keeps_the_players_asked_last_with_what_they_remember(begin: Begin) -> None:
    talk = begin(player="thinker")

    def depth(memory: int, **seed: int) -> int:
        found = talk.ask(id=1, request="best", position="basic", nodes=1, memory=memory, **seed)
        return int(found["depth"])

    assert [depth(memory) for memory in (1, 2, 1, 2, 3, 2, 1)] == [1, 1, 2, 2, 1, 3, 1]
    assert [depth(memory, seed=7) for memory in (1, 1)] == [1, 1]  # with a seed it is a new one


def test_what_was_learned_stays_until_it_is_to_be_forgotten(begin: Begin) -> None:
    talk = begin(player="thinker", workers=3)
    talk.send(id="ponder", request="analyse", position="basic", every=0)
    while talk.next()["depth"] < 20:
        pass
    talk.send(id=1, request="stop", target="ponder")
    talk.final("ponder")
    again = talk.ask(id=2, request="best", position="basic", nodes=1)
    assert again["depth"] > 20
    talk.send(id=3, request="set", workers=1)
    assert talk.ask(id=4, request="best", position="basic", nodes=1)["depth"] > 21
    talk.send(id=5, request="forget")
    assert talk.ask(id=6, request="best", position="basic", nodes=1)["depth"] == 1
    assert talk.ask(id=7, request="best", position="basic", nodes=1)["depth"] == 2


# ---------------------------------------------------------------------- judge and prove


def test_a_game_is_judged_turn_by_turn_with_its_causes_as_data(begin: Begin) -> None:
    talk = begin(player="thinker", workers=2)
    talk.send(id=1, request="judge", game=str(game_of("c2", "d2", "e9-e7")), nodes=2)
    turns = [talk.next() for _ in range(3)]
    assert [(each["type"], each["turn"], each["of"]) for each in turns] == [
        ("turn", number, 3) for number in range(3)
    ]
    assert [each["moves"] for each in turns] == [["c2"], ["d2"], ["e9-e7"]]
    assert {"before", "after", "loss", "choice", "mark", "better", "causes"} <= turns[0].keys()
    last = talk.next()
    assert (last["type"], last["turns"], last["of"], last["stopped"]) == ("result", 3, 3, False)
    assert set(last["accuracy"]) == {"w", "b"}


def test_moves_from_a_position_are_judged_as_a_game_is(begin: Begin) -> None:
    talk = begin(player="thinker")
    asked = {"request": "judge", "position": "basic", "moves": ["c2", "d2"], "nodes": 2}
    assert talk.ask(id=1, **asked)["turns"] == 2
    for wrong, says in (
        ({"moves": []}, "the game has no turns to look at"),
        ({"moves": ["e5"]}, "move 1 of 1: e5"),
        ({"player": "failing"}, "the player failing failed: ZeroDivisionError"),
        ({"player": "refusing"}, "this player has no pieces"),
    ):
        answer = talk.ask(id=2, **(asked | wrong))
        assert answer["type"] == "error" and says in answer["message"]


def test_a_judged_game_that_is_stopped_gives_the_turns_it_has(begin: Begin) -> None:
    talk = begin(player="thinker")
    talk.send(id=1, request="judge", game=str(game_of("c2", "d2", "e9-e7")), nodes=500)
    assert talk.next()["turn"] == 0
    talk.send(id=2, request="stop", target=1)
    last = talk.final(1)
    assert last["turns"] < last["of"] and last["stopped"]
    talk.send(id=3, request="judge", game=str(game_of("c2")), seconds=900)
    talk.send(id=4, request="stop", target=3)
    assert talk.final(3)["turns"] == 0


def test_others_have_their_turn_while_a_game_is_judged(begin: Begin) -> None:
    talk = begin(player="thinker")
    talk.send(id="game", request="judge", game=str(game_of("c2", "d2", "e9-e7")), nodes=20)
    assert talk.next()["turn"] == 0
    talk.send(id="other", request="best", position="basic", nodes=1)
    assert "other" in {talk.next()["id"], talk.next()["id"]}
    assert talk.final("game")["turns"] == 3


PROVEN = "tournament+P6 4/5/6/2Pg3/6/G4/4 w m B5P5/B5 -- - 9"
"""White's PÜNCT stands beside Black's last GIPF-piece."""


def test_a_win_is_proved_and_so_is_what_holds_one_off() -> None:
    with Talk(ENGINE) as talk:
        proof = talk.ask(id=1, request="prove", position=PROVEN, turns=1)
        assert (proof["won"], proof["moves"], proof["turns"]) == (True, ["Pe4-e5=B", "Pe4-e5=G"], 1)
        assert (proof["player"], proof["complete"], proof["stopped"]) == ("w", True, False)
        held = talk.ask(id=2, request="prove", position=PROVEN, turns=1, goal="hold")
        assert held["held"] is True and len(held["moves"]) > 2
        unknown = talk.ask(id=3, request="prove", position="ultimate", turns=9, nodes=10)
        assert (unknown["won"], unknown["complete"]) == (None, False)
        talk.send(id=4, request="prove", position="ultimate", turns=100, every=0)
        heard = talk.next()
        assert (heard["type"], heard["won"], heard["turns"]) == ("progress", None, 1)
        talk.send(id=5, request="stop", target=4)
        assert (last := talk.final(4))["won"] is None and last["stopped"]
        assert talk.ask(id=6, request="prove", position="basic", turns=0)["type"] == "error"
        wrong = talk.ask(id=7, request="prove", position="basic", turns=1, goal="lose")
        assert wrong["message"] == "goal is one of win, hold, not 'lose'"


# ---------------------------------------------------------------------- compiling


def test_everybody_who_waits_is_told_of_compiling() -> None:
    with Talk(workers=2) as talk:
        talk.send(id="waits", request="analyse", position="basic", player="thinker")
        talk.send(id=1, request="best", position="basic", nodes=1, player="compiling")
        assert talk.final(1)["type"] == "result"
        what = {"purpose": "testing", "variant": "basic", "seconds": 1}
        for asker in ("waits", 1):
            told = [each for each in talk.compiling if each["id"] == asker]
            assert told == [
                {"id": asker, "type": "progress", "compiling": compiling}
                for compiling in (what, None)
            ]


@pytest.mark.compiled
def test_several_families_asked_for_at_once_from_a_cold_start_all_get_their_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GIPF_CACHE", str(tmp_path))
    with Talk(ENGINE, workers=3) as talk:
        for variant in ("basic", "tournament", "standard"):
            talk.send(id=variant, request="best", position=variant, seconds=0.1)
        answers = [talk.next() for _ in range(3)]
        assert {each["id"] for each in answers} == {"basic", "tournament", "standard"}
        assert all(each["move"] and each["depth"] >= 1 for each in answers)
        told = {each["compiling"]["variant"] for each in talk.compiling if each["compiling"]}
        assert told == {"basic", "tournament"}  # standard needs no more than tournament
        assert talk.compiling[-1]["compiling"] is None


# ---------------------------------------------------------------------- order, queue, stop


def test_answers_come_out_of_order(begin: Begin) -> None:
    talk = begin(player="thinker", workers=2)
    talk.send(id="slow", request="best", position="basic", seconds=FOREVER)
    talk.send(id="quick", request="best", position="basic", nodes=1)
    talk.send(id="info", request="info")
    assert {talk.next()["id"], talk.next()["id"]} == {"quick", "info"}
    talk.send(id="stop", request="stop", target="slow")
    assert talk.final("slow")["stopped"]


def test_a_game_takes_turns_with_others(begin: Begin) -> None:
    game = game_of("c2", "d2", "e9-e7", "i5-h5")
    talk = begin(player="thinker")
    talk.send(id="first", request="best", position="basic", seconds=FOREVER)
    talk.send(id="game", request="analyse", game=str(game), nodes=5)
    talk.send(id="last", request="best", position="basic", nodes=5)
    talk.send(id="stop", request="stop", target="first")  # now both of them wait
    ids = [talk.next()["id"] for _ in range(9)]
    assert [each for each in ids if each not in ("stop", "first")] == [
        "game",
        "last",
        *5 * ["game"],
    ]


def test_what_has_a_higher_priority_goes_first(begin: Begin) -> None:
    talk = begin(player="thinker")
    talk.send(id="first", request="analyse", position="basic", every=900, priority=8)
    assert talk.next()["type"] == "progress"
    talk.send(id="game", request="analyse", game=str(game_of("c2", "d2")), nodes=5, priority=-1)
    talk.send(id="usual", request="best", position="basic", nodes=5)
    talk.send(id="urgent", request="best", position="basic", nodes=5, priority=7)
    assert talk.ask(id="read", request="best", position="chess", nodes=1)["type"] == "error"
    talk.send(id="stop", request="stop", target="first")  # now all of them wait
    ids = [talk.next()["id"] for _ in range(8)]
    assert [each for each in ids if each not in ("stop", "first")] == [
        "urgent",
        "usual",
        *4 * ["game"],
    ]


def test_a_search_gives_way_to_one_of_higher_priority_and_goes_on_after_it(begin: Begin) -> None:
    talk = begin(player="thinker")
    talk.send(id="long", request="analyse", position="basic", every=0)
    depths = [talk.next()["depth"]]
    talk.send(id="same", request="best", position="matrx", nodes=1)
    talk.send(id="urgent", request="best", position="standard", nodes=1, priority=1)
    while (answer := talk.next())["id"] != "urgent":
        assert (answer["id"], answer["type"]) == ("long", "progress")
        depths.append(answer["depth"])
    assert answer["move"] and not answer["stopped"]
    for _ in range(5):  # it came before the other of its priority
        answer = talk.next()
        assert (answer["id"], answer["type"]) == ("long", "progress")
        depths.append(answer["depth"])
    assert depths == sorted(depths)
    talk.send(id="end", request="stop", target="long")
    last = talk.final("long")
    assert last["stopped"] and last["depth"] >= depths[-1] and last["lines"]
    assert talk.final("same")["move"]


def test_what_was_told_before_a_search_gave_way_is_not_taken_back(begin: Begin) -> None:
    talk = begin(player="thinker", seed=3)  # which remembers nothing
    talk.send(id="long", request="analyse", position="basic", every=0)
    while (depth := talk.next()["depth"]) < 20:
        pass
    urgent = {"request": "analyse", "position": "basic", "every": 0, "priority": 1}
    talk.send(id="urgent", **urgent)
    while (answer := talk.next())["id"] == "long":
        depth = answer["depth"]
    talk.send(id="end", request="stop", target="urgent")
    talk.final("urgent")
    while (answer := talk.next())["id"] != "long":
        pass
    assert answer["depth"] >= depth


def test_a_search_that_has_given_way_is_stopped_with_what_it_had(begin: Begin) -> None:
    talk = begin(player="thinker")
    talk.send(id="long", request="analyse", position="basic", every=0)
    assert talk.next()["type"] == "progress"
    depth = talk.next()["depth"]
    talk.send(id="urgent", request="analyse", position="basic", every=900, priority=1)
    while talk.next()["id"] != "urgent":
        pass
    talk.send(id="stop", request="stop", target="long")
    last = talk.final("long")
    assert last["stopped"] and last["depth"] >= depth and last["lines"]


def test_of_the_searches_under_way_the_least_urgent_gives_way(begin: Begin) -> None:
    talk = begin(player="thinker", workers=3)
    for number in (1, -1, 0):
        talk.send(id=number, request="analyse", position="basic", every=0, priority=number)
    hear_all(talk, {1, -1, 0})
    talk.send(id=2, request="analyse", position="basic", every=0, priority=2)
    while talk.next()["id"] != 2:
        pass
    for _ in range(20):
        hear_all(talk, {1, 0, 2})
    talk.send(id="stop", request="stop", target=2)
    talk.final(2)
    while talk.next()["id"] != -1:
        pass


def hear_all(talk: Talk, ids: set[int]) -> None:
    """Listen until all of these have said something; nobody else may."""
    missing = set(ids)
    while missing:
        heard = talk.next()["id"]
        assert heard in ids
        missing.discard(heard)


def test_a_game_that_is_judged_gives_way_and_is_judged_to_its_end(begin: Begin) -> None:
    talk = begin(player="thinker")
    game = str(game_of("c2", "d2"))
    talk.send(id="game", request="judge", game=game, nodes=300, priority=-1)
    for number in range(20):
        talk.send(id=number, request="best", position="basic", nodes=1)
        assert talk.final(number)["move"]
    assert talk.final("game")["turns"] == 2


def test_two_hundred_requests_at_once_are_all_answered_in_their_order(begin: Begin) -> None:
    talk = begin(player="thinker")
    talk.write(
        b"".join(
            b'{"id": %d, "request": "best", "position": "%s", "nodes": 1, "player": "thinker"}\n'
            % (number, variant)
            for number in range(200)
            for variant in ([b"basic", b"standard", b"matrx"][number % 3],)
        )
    )
    assert [talk.next()["id"] for _ in range(200)] == list(range(200))


def test_a_thousand_requests_fit_and_no_more(begin: Begin) -> None:
    talk = begin(player="thinker")
    request = b'{"id": %d, "request": "analyse", "position": "basic", "player": "thinker"}\n'
    talk.write(b"".join(request % number for number in range(1001)))
    refused = talk.next()
    assert refused["id"] == 1000
    assert "1,000 requests are under way, and no more fit" in refused["message"]
    talk.send(id="all", request="stop")
    results = [talk.next() for _ in range(1001)]
    assert {each["type"] for each in results} == {"result"}
    assert all(each["stopped"] for each in results)
    assert talk.ask(id=7, request="best", position="basic", nodes=1)["type"] == "result"


def test_stop_answers_with_what_there_is_and_others_go_on(begin: Begin) -> None:
    talk = begin(player="thinker", workers=2)
    talk.send(id="other", request="analyse", position="basic")
    for number in range(15):
        talk.send(id=number, request="analyse", position="basic", every=0)
        assert talk.next()["type"] == "progress"
        talk.send(id="stop", request="stop", target=number)
        answer = talk.final(number)
        assert answer["stopped"] is True
        assert answer["lines"]
    assert talk.ask(id="s", request="stop") == {
        "id": "s",
        "type": "result",
        "stopped": ["other"],
    }


def test_a_player_that_does_not_hear_is_answered_for_and_the_next_request_waits(
    begin: Begin,
) -> None:
    talk = begin(player="stubborn")
    talk.send(id=1, request="analyse", position="basic", every=0)
    assert talk.next()["type"] == "progress"
    talk.send(id=2, request="stop", target=1)
    answer = talk.final(1)
    assert (answer["stopped"], len(answer["lines"])) == (True, 1)
    talk.send(id=3, request="best", position="basic", nodes=1)
    talk.send(id=4, request="stop", target=3)  # it has not begun
    answer = talk.final(3)
    assert (answer["move"], answer["stopped"]) == (None, True)
    assert talk.ask(id=5, request="best", position="basic", nodes=1)["move"]


def test_a_game_that_is_stopped_says_how_far_it_came_and_holds_no_worker() -> None:
    game = str(game_of("c2", "d2", "e9-e7"))
    with Talk(player="thinker", workers=2) as talk:
        for number in range(10):
            talk.send(id=number, request="analyse", game=game, seconds=900, every=0)
            begun: set[int] = set()
            while len(begun) < 2:
                begun.add(talk.next()["turn"])
            talk.send(id="stop", request="stop", target=number)
            heard: list[Message] = []
            while sum(each["type"] == "result" for each in heard) < 2:
                heard.append(talk.next())
            turns = [each for each in heard if each["type"] == "turn"]
            assert [each["stopped"] for each in turns] == [True, True]
            done = {"id": number, "type": "result", "turns": 2, "stopped": True}
            assert [each for each in heard if each["id"] == number][-1] == done


def test_whatever_is_asked_each_request_is_answered_to_the_end_exactly_once() -> None:
    dice = random.Random(1)
    game = str(game_of("c2", "d2", "e9-e7"))

    def request(number: int) -> Message:
        limits = dice.choice(({"nodes": 1}, {"nodes": 20}, {"seconds": 0.01}))
        every = dice.choice(({}, {"every": 0}, {"every": 0.005}))
        workers, target = dice.randint(1, 4), dice.randrange(max(number, 1))
        player = dice.choice(("thinker", "seer", "random", "failing", "refusing"))
        priority = {"priority": dice.randint(-1, 1)}
        return dice.choice(
            [
                {"request": "analyse", "position": "basic", **every, **priority},  # until stopped
                {"request": "analyse", "position": "matrx", **limits, **every, **priority},
                {"request": "analyse", "game": game, **limits, **every, **priority},
                {"request": "best", "position": "basic", **limits, **priority},
                {"request": "best", "position": "basic", "moves": ["e5"], **limits},
                {"request": "set", "workers": workers},
                {"request": "best", "position": "basic", **limits, "player": player},
                {"request": "judge", "game": game, **limits, "player": player, **priority},
                {"request": dice.choice(("stop", "info", "forget", "chess"))},
                {"request": "stop", "target": target},
            ]
        )

    with Talk(player="thinker", workers=2) as talk:
        for number in range(400):
            talk.send(id=number, **request(number))
        status, heard, _ = talk.end()
    assert status == 0
    last: dict[int, int] = {}
    for place, message in enumerate(heard):
        assert message["id"] not in last, f"{message} came after the end"
        if message["type"] in ("result", "error"):
            last[message["id"]] = place
    assert sorted(last) == list(range(400))
