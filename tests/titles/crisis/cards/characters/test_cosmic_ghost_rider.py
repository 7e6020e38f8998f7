"""Cosmic Ghost Rider (Frank Castle)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.codes import CONDITION_BITS
from longbox.titles.crisis.rules.dice import Dodge
from longbox.titles.crisis.rules.objectives import contests, may_hold, may_interact
from longbox.titles.crisis.rules.rounds import CleanupPhase, PowerPhase
from longbox.titles.crisis.script.crises import EXTRACTION
from longbox.titles.crisis.words import TARGET, damage, seq

from ...fighters import takes
from ...helpers import lay
from ...scene import Duel
from ..cast import CAP, SKULL
from ..playing import blanks, offers, settle, take

RIDER = "cosmic-ghost-rider"
MISS = "blank blank fail fail"


def mad(duel: Duel) -> bool:
    return bool(duel.t.total("psychosis", duel.who(RIDER)))


def test_the_penance_stare_pays_nobody_and_turns_blocks_to_dust() -> None:
    for faces, dealt in (("crit wild hit block fail", 3), ("crit wild hit block", 1)):
        duel = Duel(RIDER, SKULL).put(SKULL, 13, 10).set(RIDER, power=8)
        duel.roll(f"{faces} {blanks(13 - len(faces.split()))}", "block block blank")
        settle(duel.attack(RIDER, "power-cosmic-penance-stare", SKULL))
        assert (duel.damage(SKULL), duel.power(SKULL), duel.t.script) == (dealt, 0, [])


def test_the_hellcycle_goes_as_far_as_it_is_paid() -> None:
    duel = Duel(RIDER, SKULL).set(RIDER, power=9).use(RIDER, "interstellar-hellcycle")
    assert duel.offered == (1, 2, 3, 4, 5)
    duel.answer(5)
    assert duel.ask.kind == "place"
    assert takes(duel, [21.0, 10.0])
    assert not takes(duel, [23.0, 10.0])


def test_chains_pull_and_burn_anybody() -> None:
    duel = Duel([RIDER, CAP], SKULL).put(CAP, 10, 13).put(SKULL, 15, 10).set(RIDER, power=2)
    duel.use(RIDER, "chains-of-cyttorak")
    assert {one[1] for one in duel.offered} == {1, 2}
    duel.answer(SKULL)
    settle(duel)
    assert (duel.conditions(SKULL), duel.at(SKULL)[0] < 14.5) == ({"incinerate"}, True)


def test_justice_follows_whoever_fells_an_ally() -> None:
    duel = Duel([RIDER, CAP], SKULL).put(CAP, 10, 13).set(RIDER, power=3).set(CAP, damage=5)
    duel.roll(f"hit hit {blanks(4)}", MISS)
    duel.script(damage(TARGET, 1), SKULL, target=1)
    settle(take(duel, "cosmic-justice-on-wheels"))
    assert (duel.damage(SKULL), duel.power(RIDER)) == (2, 1)
    duel = Duel([RIDER, CAP], SKULL).put(CAP, 10, 13).set(RIDER, power=3).set(SKULL, damage=5)
    assert not offers(duel.script(damage(TARGET, 1), CAP, target=2), "cosmic-justice")


@pytest.mark.parametrize(("faces", "power", "gained"), [("crit wild hit block fail", 1, 4), ("crit wild hit block fail", 2, 5)])
def test_he_rolls_for_his_sanity(faces: str, power: int, gained: int) -> None:
    duel = Duel(RIDER, SKULL).set(RIDER, power=power)
    duel.script(seq(), RIDER)
    duel.t.lasting.append(("psychosis", 0, 0, "game", 1))
    token = lay(duel, EXTRACTION, holder=0)
    duel.roll(faces).push(CleanupPhase())
    while duel.t.ask is not None and duel.ask.kind == "drop":
        duel.answer(duel.offered[0])
    assert duel.power(RIDER) == gained
    assert mad(duel) is (gained >= 5)
    assert (duel.t.token_holder[token] == 0) is (gained < 5)


def test_he_comes_mad_and_goes_mad() -> None:
    duel = Duel(RIDER, SKULL)
    settle(duel.push(PowerPhase()))
    assert duel.t.total("psychosis", 0) == 1
    duel = Duel(RIDER, SKULL)
    duel.t.round = 2
    settle(duel.push(PowerPhase()))
    assert not mad(duel)
    for injured in (0, 1):
        duel = Duel([RIDER, CAP], SKULL).set(RIDER, injured=injured, damage=8 - 2 * injured)
        settle(duel.script(damage(TARGET, 1), SKULL, target=0))
        assert mad(duel) is not bool(injured)


def test_madness_counts_failures_and_leaves_tokens() -> None:
    for is_mad in (True, False):
        duel = Duel(RIDER, SKULL).put(SKULL, 13, 10).set(RIDER, power=2)
        token = lay(duel, EXTRACTION)
        if is_mad:
            duel.t.lasting.append(("psychosis", 0, 0, "game", 1))
        assert [rule(duel.t, 0, token) for rule in (contests, may_hold, may_interact)] == [not is_mad] * 3
        assert duel.t.has("no_interact", 0, token=token) is is_mad
        settle(duel.roll(f"fail fail {blanks(4)}", blanks(4)).attack(RIDER, "hellfire-blasters", SKULL))
        assert duel.damage(SKULL) == (2 if is_mad else 0)
        settle(duel.roll("fail fail fail fail").push(Dodge(0, 2, 1)))
        assert duel.damage(RIDER) == (0 if is_mad else 2)


def test_the_rider_flies_and_does_not_burn() -> None:
    duel = Duel(RIDER, SKULL)
    assert list(duel.t.changes("move_size", 0)) == [5]
    assert {name for name, bit in CONDITION_BITS.items() if duel.t.immune(0, bit)} == {"bleed", "hex", "incinerate", "poison"}
