"""Star-Lord (Peter Quill)."""

from __future__ import annotations

from ...scene import PASS, Duel
from ..cast import CAP, SKULL
from ..playing import blanks, settle
from ..scenes.wakanda import take

DRAX = "drax-the-destroyer"
GAMORA = "gamora"
GROOT = "groot"
STAR_LORD = "star-lord"


def test_full_auto_gives_a_condition_for_each_wild() -> None:
    duel = Duel(STAR_LORD, SKULL).set(STAR_LORD, power=3).roll("wild wild hit" + " blank" * 4, blanks(3))
    duel.attack(STAR_LORD, "full-auto", SKULL)
    take(take(duel, "slow"), "bleed")
    assert settle(duel).conditions(SKULL) == {"slow", "bleed"}


def test_element_gun_pays_for_damage() -> None:
    duel = settle(Duel(STAR_LORD, SKULL).roll("hit hit blank blank blank", blanks(3)).attack(STAR_LORD, "element-gun", SKULL))
    assert duel.power(STAR_LORD) == duel.damage(SKULL) == 2


def test_winging_it_hands_out_rerolls_for_a_round() -> None:
    duel = Duel([STAR_LORD, GROOT, DRAX, GAMORA], SKULL).lead(STAR_LORD).put(SKULL, 14, 13)
    duel.t.active = 0
    duel.push(duel.t.window("power_phase"))
    while not duel.still:
        duel.answer(next(one for one in duel.offered if one != PASS))
    assert len([row for row in duel.t.lasting if row[0] == "winging-it"]) == 3
    duel.roll(blanks(5), blanks(4), "hit hit").attack(GROOT, "strike", SKULL)
    take(duel, "winging-it")
    assert duel.ask.region.most == 2  # type: ignore[union-attr]
    assert settle(duel.answer((0, 1))).damage(SKULL) == 2
    assert duel.roll(blanks(5), blanks(4)).attack(GROOT, "strike", SKULL).still
    settle(duel.push(duel.t.window("round_end")))
    assert not [row for row in duel.t.lasting if row[0] == "winging-it"]


def test_his_hit_and_run_attacks_then_moves() -> None:
    duel = Duel(STAR_LORD, SKULL).set(STAR_LORD, power=2).use(STAR_LORD, "hit-and-run")
    assert {one[0] for one in duel.offered if one != PASS} == {"attack"}
    duel.roll("hit blank blank blank blank", blanks(3)).answer(duel.offered[-1])
    while duel.ask.kind != "advance":
        duel.answer(duel.offered[-1])


def test_a_plucky_attitude_rerolls_rolls_without_hits_or_blocks() -> None:
    duel = (
        Duel(STAR_LORD, SKULL)
        .roll("blank blank blank wild fail", blanks(3), "hit hit hit hit")
        .attack(STAR_LORD, "element-gun", SKULL)
    )
    assert settle(take(duel, "plucky")).damage(SKULL) == 4
    duel.roll("hit blank blank blank blank", blanks(3)).attack(STAR_LORD, "element-gun", SKULL)
    assert not any("plucky" in str(one) for one in duel.offered)
    for defense, may in (("blank blank fail", True), ("block blank blank", False)):
        duel = Duel(STAR_LORD, CAP).put(CAP, 15, 10).roll(blanks(5), defense).attack(CAP, "shield-bounce", STAR_LORD)
        assert any("plucky" in str(one) for one in duel.offered) is may
