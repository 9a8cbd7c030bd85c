"""Causes are data: they are written into files and read again, and told in every language."""

import itertools

import pytest

from gipf.analysis.causes import (
    Cause,
    Does,
    End,
    Ending,
    Feat,
    Why,
    message_of,
    read_causes,
    why_message,
    why_text,
    write_causes,
)
from gipf.messages import languages, render
from gipf.record import Game
from gipf.variants import Player

ENDINGS = [None, *(Ending(end, player) for end in End for player in (*Player, None))]
KINDS = ("piece", "basic", "gipf", "loaded", "stack", "used", "unit", "potential", *"TZDYP")
FEATS = [
    Feat(does, things, turns, ending)
    for does, turns, ending in itertools.product(Does, (0, 1, 3), ENDINGS[:4])
    for things in ((), (("gipf", 2), ("basic", 1)), (("T", 1), ("Z", 3)))
]
CAUSES = [
    *(Cause(why, "c2;pass", "e1-e3", player) for why in Why for player in (*Player, None)),
    *(Cause(Why.FORFEITS, things=((kind, count),)) for kind in KINDS for count in (1, 2, 5)),
    *(Cause(Why.LOSES, ending=ending) for ending in ENDINGS),
    *(Cause(Why.ALLOWS, "xb2,c3,d4,e5;Gb2", feat=feat) for feat in FEATS),
]


def test_causes_are_read_as_they_were_written() -> None:
    for cause in CAUSES:
        assert read_causes(write_causes([cause])) == (cause,)
    assert read_causes(write_causes(CAUSES)) == tuple(CAUSES)


@pytest.mark.parametrize("language", languages())
def test_every_cause_is_a_sentence_in_every_language(language: str) -> None:
    for cause in CAUSES:
        sentence = render(message_of([cause]), language)
        assert sentence[0] == sentence[0].upper()
        assert sentence.endswith(".")
    told = {render(message_of([Cause(why, "e2", "e3", Player.WHITE)]), language) for why in Why}
    assert len(told) == len(Why)


def test_several_causes_are_one_sentence() -> None:
    causes = [Cause(Why.WASTES), Cause(Why.ENDS_GIPF, player=Player.BLACK), Cause(Why.BETTER, "c2")]
    assert render(message_of(causes), "de") == (
        "Lässt das TAMSK-Potential ungenutzt verfallen; bringt Schwarz um alle weiteren GIPF-Steine; "
        "besser ist c2."
    )


@pytest.mark.parametrize("why", [Why.ALLOWS_LATER, Why.MISSES_LATER])
def test_a_push_that_does_something_when_it_is_played_again_is_named_once(why: Why) -> None:
    feat = Feat(Does.TAKES, (("piece", 2),), victim=Player.WHITE)
    for language in languages():
        sentence = render(message_of([Cause(why, "a4-f3", "a4-f3", feat=feat)]), language)
        assert sentence.count("a4-f3") == 1, sentence
    assert sentence_of(Cause(Why.ALLOWS_LATER, "a4-f3", "a4-f3", feat=feat)) == (
        "Allows a4-f3: then the same push again takes 2 pieces of White’s."
    )


def sentence_of(cause: Cause) -> str:
    return render(message_of([cause]))


def test_a_game_file_keeps_causes_and_says_them_to_people() -> None:
    game = Game("basic")
    game.play("c2")
    turn = game.turns()[0]
    causes = [Cause(Why.ALLOWS, "a5-d5", feat=Feat(Does.TAKES, (("gipf", 2), ("basic", 1))))]
    turn.set_why(why_text(causes))
    turn.set_comment("I hoped for the best.")
    text = str(game)
    assert " ".join(text.split()).endswith(
        "1. c2 {[%why allows turn=a5-d5 does=takes things=gipf:2,basic:1 "
        '"Allows a5-d5, which takes 2 GIPF-pieces and a basic piece."] I hoped for the best.} *'
    )
    again = Game.parse(text)
    assert str(again) == text
    read = again.turns()[0]
    assert read.comment == "I hoped for the best."
    assert render(why_message(read.why), "fr") == render(message_of(causes), "fr")


@pytest.mark.parametrize(
    ("why", "sentence"),
    [
        ('sleeps turn=c2 "It sleeps."', "It sleeps."),
        ("sleeps", "sleeps"),
        ("turn=c2", "turn=c2"),
        ("", ""),
        ('allows turn=c2 does=takes things=basic:many "Too many."', "Too many."),
    ],
)
def test_causes_nobody_knows_are_told_as_the_file_tells_them(why: str, sentence: str) -> None:
    assert render(why_message(why), "de") == sentence


def test_what_would_end_the_note_is_left_out_of_it() -> None:
    game = Game("basic")
    game.play("c2")
    game.turns()[0].set_why("wastes ] and {more}")
    assert game.turns()[0].why == "wastes"
    game.turns()[0].set_why("is {strange} \\")
    assert Game.parse(str(game)).turns()[0].why == "is {strange} \\"
