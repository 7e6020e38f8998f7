"""Spider-Man Noir (Peter Parker Earth-90214)."""

from __future__ import annotations

from longbox.titles.crisis.page.measure import sight_line
from longbox.titles.crisis.words import SELF, M, S, damage

from ...scene import PASS, Duel, box
from ..cast import SKULL
from ..playing import blanks, settle, take, usable
from ..scenes.later_spiders import sights, spun, until_asked
from ..scenes.web_warriors import strike

SILK = "silk"
NOIR = "spider-man-noir"
GHOST = "ghost-spider"
VENOM = "venom"
MISS = "blank blank fail fail"


def test_one_two_is_better_the_second_time_in_an_activation() -> None:
    duel = Duel(NOIR, SKULL).put(SKULL, 12.5, 10).activate(NOIR)
    for dice in (4, 7):
        strike(duel.roll(blanks(dice), MISS), "the-ol-one-two", SKULL)
        assert (duel.ask.kind, duel.t.script) == ("action", [])


def test_one_two_is_elusive() -> None:
    for faces, moves in (("wild hit", True), ("hit hit", False)):
        duel = Duel(NOIR, SKULL).put(SKULL, 12.5, 10).roll(f"{faces} blank blank", MISS).attack(NOIR, "the-ol-one-two", SKULL)
        assert until_asked(duel, "advance") is moves
        if moves:
            assert (duel.ask.region.tool, PASS in duel.offered) == (S, True)


def test_noir_hits_the_pavement() -> None:
    duel = Duel(NOIR, SKULL, terrain=[box("bench", 2, 9, 12, 2, 2), box("van", 3, 9, 6, 2, 2)]).set(NOIR, power=4)
    duel.use(NOIR, "hit-the-pavement")
    assert duel.offered == (("terrain", 0),)
    duel.answer(("terrain", 0))
    assert (duel.ask.kind, duel.t.stack[-1].tool) == ("direction", M)  # type: ignore[attr-defined]
    settle(duel.answer([180.0]))
    assert (duel.power(NOIR), usable(duel, NOIR, "hit-the-pavement")) == (2, False)
    assert not usable(Duel(NOIR, SKULL, terrain=[box("van", 3, 9, 6, 2, 2)]).set(NOIR, power=4), NOIR, "hit-the-pavement")
    assert not usable(Duel(NOIR, SKULL, terrain=[box("bench", 2, 20, 20, 2, 2)]).set(NOIR, power=4), NOIR, "hit-the-pavement")


def test_noir_can_take_a_punch() -> None:
    duel = Duel(NOIR, SKULL).set(NOIR, power=1).script(damage(SELF, 1), NOIR)
    settle(take(duel, "inured-to-pain"))
    assert (duel.damage(NOIR), duel.power(NOIR)) == (0, 0)


def test_nobody_sees_through_those_who_hold_it() -> None:
    duel = Duel([VENOM, NOIR], SKULL).set(VENOM, power=1).set(NOIR, power=1).hand("web-barrier").put(NOIR, 10, 14).put(SKULL, 10, 7)
    assert sights(duel, SKULL, NOIR) == (True, True)
    duel.play("web-barrier")
    while not duel.still:
        duel.answer(duel.offered[0])
    assert sights(duel, SKULL, NOIR) == (False, False)  # behind the other one, who is larger
    assert sight_line(duel.t, duel.who(SKULL), duel.who(NOIR)) is None  # and the page says so, too


def test_the_web_tears_when_they_are_too_far_apart_or_one_is_gone() -> None:
    wide = spun(apart=9.0)
    assert not wide.t.has("barrier", wide.who(SILK))
    assert not wide.t.has("not_moved_by_enemy", wide.who(SILK))
    assert sights(wide, SKULL, GHOST) == (False, False)  # what is said about sight stands alone on the card
    duel = spun()
    duel.t.status[duel.who(NOIR)] = 0
    duel.t.index = None
    assert sights(duel, SKULL, GHOST) == (True, True)
    assert not duel.t.has("not_moved_by_enemy", duel.who(SILK))
