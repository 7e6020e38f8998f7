"""What several cards of X-Force share, each in one table."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.codes import CONDITION_BITS

from ...scene import Duel
from ..cast import SKULL
from ..playing import settle, take, usable
from ..scenes.x_force import hit

ANGEL = "archangel"
BISHOP = "bishop"
CABLE = "cable"
COLOSSUS = "colossus"
POOL = "deadpool"
DOMINO = "domino"
BADGER = "honey-badger"
PSYLOCKE = "psylocke"
SUNSPOT = "sunspot"
WARLOCK = "warlock"
X23 = "x-23"
EMMA = "emma-frost"
KITTY = "shadowcat"


@pytest.mark.parametrize(
    ("who", "attack"),
    [
        (ANGEL, "razor-wing-strike"), (BISHOP, "xse-blaster"), (CABLE, "plasma-rifle"), (COLOSSUS, "strike"), (POOL, "stab"),
        (BADGER, "claw-slash"), (SUNSPOT, "uv-strike"), (WARLOCK, "t-o-talons"), (X23, "adamantium-slash"),
        (EMMA, "psychic-spike"), (KITTY, "phasing-strike"),
    ],
)  # fmt: skip
def test_attacks_that_pay_for_damage(who: str, attack: str) -> None:
    duel = settle(hit(who, attack, "hit hit"))
    assert duel.damage(SKULL) == 2 == duel.power(who)


@pytest.mark.parametrize(
    ("who", "attack"),
    [(POOL, "bang"), (DOMINO, "automatic-pistols"), (PSYLOCKE, "psi-bow"), (WARLOCK, "buster-cannon"), (KITTY, "get-em-lockheed")],
)
def test_attacks_that_pay_one(who: str, attack: str) -> None:
    assert settle(hit(who, attack, "blank")).power(who) == 1


@pytest.mark.parametrize(
    ("who", "attack", "faces", "gained"),
    [
        (BISHOP, "xse-blaster", "blank", {"incinerate"}),
        (CABLE, "plasma-rifle", "wild", {"incinerate"}),
        (COLOSSUS, "x-slam", "blank", {"stun"}),
        (COLOSSUS, "x-slam", "wild", {"stun", "stagger"}),
        (POOL, "duodenum-poke", "hit", {"bleed", "slow"}),
        (POOL, "duodenum-poke", "blank", set()),
        (DOMINO, "grenade-bounce", "blank", {"incinerate"}),
        (DOMINO, "lucky-shot", "wild", {"stun"}),
        (BADGER, "claw-slash", "wild", {"bleed"}),
        (BADGER, "hamstring", "hit", {"slow", "bleed"}),
        (BADGER, "hamstring", "blank", set()),
        (PSYLOCKE, "psionic-assault", "blank", {"stun"}),
        (WARLOCK, "t-o-talons", "wild", {"bleed", "poison"}),
        (WARLOCK, "buster-cannon", "wild", {"shock"}),
        (X23, "adamantium-slash", "wild", {"bleed"}),
        (KITTY, "get-em-lockheed", "wild", {"incinerate"}),
        (ANGEL, "avatar-of-death", "wild", {"stagger"}),
        (ANGEL, "avatar-of-death", "hit", set()),
        (ANGEL, "razor-wing-strike", "wild", {"bleed"}),
        (ANGEL, "razor-wing-strike", "wild wild", {"bleed", "poison"}),
    ],
)
def test_conditions_of_attacks(who: str, attack: str, faces: str, gained: set[str]) -> None:
    assert settle(hit(who, attack, faces)).conditions(SKULL) == gained


@pytest.mark.parametrize(
    ("who", "power", "range"),
    [(POOL, "you-cant-spell-legendary-without-leg-day", 2), (KITTY, "phase-rush", 2), (CABLE, "body-slide-by-one", 2)],
)
def test_those_who_place_themselves(who: str, power: str, range: int) -> None:
    duel = Duel(who, SKULL).set(who, power=4).use(who, power)
    assert duel.ask.region is not None
    assert duel.ask.region.describe()["range"] == range
    settle(duel)
    assert not usable(duel, who, power)


@pytest.mark.parametrize(
    ("who", "form", "conditions"),
    [
        (BISHOP, 0, {"incinerate", "poison", "stun"}),
        (CABLE, 0, {"poison"}),
        (COLOSSUS, 0, {"bleed"}),
        (WARLOCK, 0, {"bleed", "poison"}),
        (EMMA, 0, set()),
        (EMMA, 1, {"bleed", "incinerate", "poison", "stun"}),
    ],
)
def test_immunities(who: str, form: int, conditions: set[str]) -> None:
    duel = Duel(who, SKULL).set(who, form=form)
    assert {name for name, bit in CONDITION_BITS.items() if duel.t.immune(0, bit)} == conditions


@pytest.mark.parametrize(("who", "n"), [(POOL, 2), (BADGER, 1), (X23, 2)])
def test_healing_factors(who: str, n: int) -> None:
    duel = Duel(who, SKULL).set(who, damage=3).activate(who)
    duel.answer(next(one for one in duel.offered if "done" in str(one)))
    settle(take(duel, "healing-factor"))
    assert duel.damage(who) == 3 - n
