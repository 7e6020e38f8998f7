"""Spider-Woman (Jessica Drew)."""

from __future__ import annotations

from longbox.titles.crisis.rules.rounds import CleanupPhase

from ...scene import PASS, Duel
from ..cast import SKULL
from ..playing import blanks, settle, take

SABLE = "silver-sable"
WOMAN = "spider-woman"
MISS = "blank blank fail fail"


def test_neuro_disruption_gives_one_condition_per_wild() -> None:
    duel = Duel(WOMAN, SKULL).put(SKULL, 13, 10).roll(f"wild wild {blanks(3)}", MISS).attack(WOMAN, "bio-electric-strike", SKULL)
    take(duel, "poison")
    assert [one[1] for one in duel.offered] == ["shock", "stun"]
    assert duel.damage(SKULL) == 0
    settle(duel.answer("stun"))
    assert duel.conditions(SKULL) == {"poison", "stun"}


def test_sensory_overload_moves_the_poisoned() -> None:
    for conditions, moves in ((("poison",), True), ((), False)):
        duel = Duel(WOMAN, SKULL).set(WOMAN, power=3).put(SKULL, 12.5, 10).set(SKULL, conditions=conditions)
        duel.roll(f"wild {blanks(6)}", blanks(3)).attack(WOMAN, "intoxicating-blast", SKULL)
        while not duel.still and duel.ask.kind != "advance":
            duel.answer(duel.offered[0])
        assert (duel.ask.kind == "advance" and duel.ask.region.who == 1) is moves


def test_an_interrogation_is_worth_a_point() -> None:
    for power, range, vp in ((3, 13, 1), (3, 20, 0), (2, 13, 0)):
        duel = Duel(WOMAN, SKULL).set(WOMAN, power=power).set(SKULL, dazed=True).put(SKULL, range, 10).push(CleanupPhase())
        if vp:
            take(duel, "interrogate")
        settle(duel)
        assert (duel.t.vp, duel.power(WOMAN)) == ([vp, 0], power - 3 * vp)
        settle(duel.push(CleanupPhase()))
        assert duel.t.vp == [vp, 0]  # that round only


def test_a_martial_artist_counts_blanks_against_attacks_from_near() -> None:
    for x, dealt in ((12.5, 0), (16, 1)):
        duel = Duel(WOMAN, SABLE).put(SABLE, x, 10)
        settle(duel.roll(f"hit {blanks(4)}", blanks(4)).attack(SABLE, "tactical-takedown", WOMAN))
        assert duel.damage(WOMAN) == dealt


def test_spider_woman_cannot_be_poisoned() -> None:
    duel = Duel(WOMAN, WOMAN).put("spider-woman@2", 13, 10)
    duel.roll(f"wild {blanks(4)}", blanks(3)).attack("spider-woman@2", "bio-electric-strike", WOMAN)
    while duel.ask.kind == "react":
        duel.answer(PASS)
    assert [one[1] for one in duel.offered] == ["shock", "stun"]
