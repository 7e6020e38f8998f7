"""Cable (Nathan Summers)."""

from __future__ import annotations

from longbox.titles.crisis.rules.rounds import PowerPhase

from ...scene import Duel, box
from ..cast import CAP, SKULL
from ..playing import blanks, offers, settle, take
from ..scenes.x_force import hit

CABLE = "cable"
DOMINO = "domino"
BADGER = "honey-badger"
WARLOCK = "warlock"
X23 = "x-23"


def test_conditions_need_their_wild() -> None:
    for who, attack in ((CABLE, "plasma-rifle"), (DOMINO, "lucky-shot"), (BADGER, "claw-slash"), (WARLOCK, "t-o-talons")):
        assert settle(hit(who, attack, "hit")).conditions(SKULL) == set()


def test_plasma_rifle_rerolls_two_within_three() -> None:
    assert offers(hit(CABLE, "plasma-rifle", "blank"), "plasma-rifle")
    far = Duel(CABLE, SKULL).put(SKULL, 19, 10)
    assert not offers(hit(CABLE, "plasma-rifle", "blank", duel=far), "plasma-rifle")


def test_askanison_heals_by_attack_that_deals_damage() -> None:
    duel = Duel(CABLE, [SKULL, CAP]).put(SKULL, 12.8, 10).put(CAP, 10, 13).set(CABLE, power=5, damage=4)
    duel.attack(CABLE, "askanison").roll(f"hit {blanks(6)}", blanks(4), blanks(7), blanks(4)).answer(SKULL)
    settle(duel)
    assert duel.damage(CABLE) == 3


def test_cable_slides_throws_shields_and_gains_power() -> None:
    duel = Duel(CABLE, SKULL).set(CABLE, power=2).use(CABLE, "body-slide-by-one")
    assert duel.ask.kind == "place"
    duel = Duel(CABLE, SKULL, terrain=[box("crate", 2, 9, 12, 2, 2), box("shed", 3, 5, 9, 2, 2)]).set(CABLE, power=4)
    duel.use(CABLE, "omega-level-threat").answer(2)
    assert duel.offered == (("terrain", 0),)
    duel = Duel(CABLE, SKULL).push(PowerPhase())
    assert settle(duel).power(CABLE) == 2
    duel = Duel(X23, [CABLE, SKULL]).put(SKULL, 12.5, 10).put(CABLE, 13, 13).set(CABLE, power=2)
    settle(take(duel.roll(blanks(5), blanks(6)).attack(X23, "adamantium-slash", SKULL), "telekinetic-shield"))
    assert not duel.t.script
