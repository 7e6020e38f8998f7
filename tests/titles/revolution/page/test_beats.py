"""What happened in pictures: Missions, cards, points."""

from __future__ import annotations

from longbox.kernel import Event
from longbox.titles import facets
from longbox.titles.facets import BeatTold
from longbox.titles.revolution.codes import CHARTER, OF_CHARTER
from longbox.titles.revolution.events import (
    Attacked,
    Damaged,
    Defeated,
    EventPlayed,
    MissionRevealed,
    Moved,
    PhaseBegan,
    PointsChanged,
    PowerUsed,
    Recruited,
    Rolled,
    Shielded,
)
from longbox.titles.revolution.state import LEADER, token_code
from longbox.titles.revolution.title import TITLE

from ..scene import Scene

PAGE = facets.page(TITLE)
TOKEN = token_code(0, 1)


def told(*events: Event) -> list[BeatTold]:
    return PAGE.beats(Scene().t, [(i, i, event) for i, event in enumerate(events)])


def test_an_attack_waits_for_its_damage_and_shields_are_part_of_it() -> None:
    attack = (Attacked(LEADER, TOKEN), Rolled((6, 3), (5, 4), 1))
    (beat,) = told(*attack)
    assert not beat["done"]
    assert [[(die["face"], die["worth"]) for die in one["dice"]] for one in beat["rolls"]] == [
        [("6", 1), ("3", 0)],
        [("5", 0), ("4", 1)],
    ]
    (beat,) = told(*attack, PowerUsed(0, LEADER, CHARTER, OF_CHARTER), Shielded(TOKEN, 1, 0))
    assert beat["done"]
    (beat,) = told(*attack, Damaged(TOKEN, 1, 2), Defeated(0, LEADER, 1))
    assert (beat["harm"], beat["stamps"], beat["done"]) == ([(f"card:{TOKEN}", 1)], [(f"card:{LEADER}", "ko")], True)


def test_a_move_comes_from_where_the_last_one_ended_in_the_same_mission() -> None:
    beats = told(Moved(LEADER, 30), PhaseBegan("mission"), Moved(LEADER, 31), MissionRevealed(0), Moved(LEADER, 50))
    assert [one["start"] for beat in beats for one in beat["trails"]] == [None, 30, None]


def test_a_card_has_what_it_brings_and_a_recruit_is_somebodys() -> None:
    card, recruit = told(EventPlayed(1, 0), PointsChanged(1, 1, 3, 0), PhaseBegan("recruit"), Recruited(2, 0, 5))
    assert (card["kind"], card["seat"], card["points"]) == ("card", 1, 1)
    assert (recruit["kind"], recruit["who"], recruit["seat"]) == ("recruit", "card:0", 2)


def test_a_mission_token_is_a_piece_of_the_arena() -> None:
    found = PAGE.being(Scene().t, f"card:{TOKEN}")
    assert (found["on"], found["seat"]) == (["piece", 5], -1)
