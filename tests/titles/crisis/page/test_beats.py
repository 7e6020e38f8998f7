"""What happened in pictures: what belongs to one, and what it is told with."""

from __future__ import annotations

from longbox.kernel import Event
from longbox.titles import facets
from longbox.titles.crisis.events import (
    Activated,
    AttackBegan,
    AttackCompared,
    BecameDazed,
    Damaged,
    DiceRolled,
    Moved,
    PowerGained,
    Recovered,
    Scored,
    SuperpowerUsed,
    TacticPlayed,
)
from longbox.titles.crisis.title import TITLE
from longbox.titles.facets import BeatTold

from ..fighters import *
from ..scene import Duel

PAGE = facets.page(TITLE)
ATTACK = (
    AttackBegan(0, 1, "weapon"),
    DiceRolled(0, "attack", (0, 2, 3), (1,)),
    DiceRolled(1, "defense", (3, 5), ()),
    AttackCompared(0, 1, 3, 1),
    Damaged(1, 2, 0),
    PowerGained(1, 2),
    BecameDazed(1),
)


def told(*events: Event, language: str = "en", since: int = 0) -> list[BeatTold]:
    duel = Duel(FIGHTER, FIGHTER)
    return PAGE.beats(duel.t, [(i, i // 2, event) for i, event in enumerate(events)], language, since)


def test_an_attack_is_one_picture_from_declaration_to_dazed() -> None:
    (beat,) = told(*ATTACK)
    assert (beat["kind"], beat["who"], beat["target"], beat["seat"]) == ("attack", "character:0", "character:1", 0)
    assert (beat["i"], beat["end"], beat["done"]) == (0, 6, True)
    assert [(one["who"], len(one["dice"]), one["sum"]) for one in beat["rolls"]] == [
        ("character:0", 4, "3"),
        ("character:1", 2, "1"),
    ]
    assert [die["worth"] for die in beat["rolls"][0]["dice"]] == [1, 1, 0, 1]
    assert beat["harm"] == [("character:1", 2)]
    assert beat["stamps"] == [("character:1", "dazed")]
    assert beat["lines"][1] == "3 successes against 1."
    assert len(beat["lines"]) == 4, "dice and Power are seen, not told"


def test_an_attack_waits_for_its_dice_and_superpowers_meanwhile_are_part_of_it() -> None:
    (beat,) = told(*ATTACK[:2], SuperpowerUsed(1, "power", 1), TacticPlayed(1, "card", ()))
    assert not beat["done"]
    assert beat["end"] == 3
    first, second = told(*ATTACK, SuperpowerUsed(1, "power", 1))
    assert first["done"]
    assert (second["kind"], second["who"]) == ("deed", "character:1")


def test_steps_of_one_are_one_move_and_a_push_belongs_to_what_pushes() -> None:
    a, b, c = (1.0, 1.0), (4.0, 1.0), (4.0, 3.0)
    (beat,) = told(Moved(0, "advance", a, b, ()), Moved(0, "climb", b, c, ()))
    assert beat["trails"] == [{"who": "character:0", "start": a, "end": c}]
    assert [one["kind"] for one in told(Moved(0, "advance", a, b, ()), Moved(1, "advance", a, c, ()))] == ["move", "move"]
    (beat,) = told(*ATTACK, Moved(1, "throw", a, b, ()))
    assert beat["trails"][0]["who"] == "character:1"
    assert [one["kind"] for one in told(*ATTACK, Moved(0, "advance", a, b, ()))] == ["attack", "move"]
    assert told(Moved(0, "advance", a, a, ())) == []


def test_what_others_do_next_is_another_picture() -> None:
    beats = told(*ATTACK, Activated(1), Damaged(1, 1, 3), Recovered(1), Scored(0, 2, 2), Scored(0, 1, 3), Scored(1, 1, 1))
    assert [(one["kind"], one["seat"], one["points"]) for one in beats][1:] == [
        ("hurt", 1, 0),
        ("token", 1, 0),
        ("score", 0, 3),
        ("score", 1, 1),
    ]


def test_whoever_has_seen_some_gets_what_is_new_and_the_one_before() -> None:
    events = (*ATTACK, Activated(1), Recovered(1), Recovered(0))
    assert [one["i"] for one in told(*events, since=9)] == [8, 9]
    assert [one["i"] for one in told(*events, since=6)] == [0, 8, 9]
    assert [one["i"] for one in told(*events, since=99)] == [9]


def test_everybody_has_a_name_a_seat_and_an_emblem_in_every_language() -> None:
    duel = Duel(FIGHTER, FIGHTER)
    found = PAGE.being(duel.t, "character:1", "de")
    assert (found["seat"], found["on"]) == (1, ["character", 1])
    assert found["name"]
    assert PAGE.subject(AttackBegan(0, 1, "weapon")) == "character:0"
    assert PAGE.subject(Scored(0, 1, 1)) == ""
    german = told(*ATTACK, language="de")[0]["lines"]
    assert german[1] == "3 Erfolge gegen 1."
