"""Weapon X, Cosmic Ghost Rider, and Team Tactic cards of Weapon X, the Black Order and the Guardians."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.codes import CONDITION_BITS
from longbox.titles.crisis.rules.dice import Dodge
from longbox.titles.crisis.rules.objectives import contests, may_hold, may_interact
from longbox.titles.crisis.rules.rounds import CleanupPhase, PowerPhase
from longbox.titles.crisis.rules.tactics import playable
from longbox.titles.crisis.script.crises import EXTRACTION, SECURE
from longbox.titles.crisis.words import SELF, TARGET, ally, damage, heal, heal_up_to, may_heal, seq, throw
from longbox.titles.crisis.words.damage import healed
from longbox.titles.crisis.words.power import gain_power

from ..fighters import takes
from ..helpers import lay
from ..scene import PASS, Duel, box
from .mightiest import CAP, SKULL, SPIDER
from .playing import blanks, offers, settle, take, usable
from .test_web_warriors import MISS
from .test_x_force import hit

MAVERICK, CREED, LOGAN, RIDER = "maverick", "sabretooth-apex-predator", "weapon-x", "cosmic-ghost-rider"
X23, BADGER, POOL, GLAIVE, DWARF, SWAN = "x-23", "honey-badger", "deadpool", "corvus-glaive", "black-dwarf", "black-swan"
VENOM, STAR, GAMORA, GROOT, ROCKET, DRAX = "agent-venom", "star-lord", "gamora", "groot", "rocket-raccoon", "drax-the-destroyer"
WALL = box("wall", 3, 18, 8, 1, 4, False)


def mad(duel: Duel) -> bool:
    return bool(duel.t.total("psychosis", duel.who(RIDER)))


# -- attacks -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("who", "attack"), [(MAVERICK, "adamantium-knife"), (CREED, "claw-slash")])
def test_attacks_that_pay_for_damage(who: str, attack: str) -> None:
    duel = settle(hit(who, attack, "hit hit"))
    assert duel.damage(SKULL) == 2 == duel.power(who)


@pytest.mark.parametrize(
    ("who", "attack"),
    [
        (MAVERICK, "plasma-blasters"), (LOGAN, "berserker-rage@healthy"), (LOGAN, "berserker-rage@injured"),
        (RIDER, "hellfire-blasters"),
    ],
)  # fmt: skip
def test_attacks_that_pay_one(who: str, attack: str) -> None:
    assert settle(hit(who, attack, "blank")).power(who) == 1


@pytest.mark.parametrize(
    ("who", "attack"), [(MAVERICK, "adamantium-knife"), (CREED, "claw-slash"), (CREED, "bloodthirsty-onslaught")]
)
def test_attacks_that_bleed_on_a_wild(who: str, attack: str) -> None:
    assert settle(hit(who, attack, "wild")).conditions(SKULL) == {"bleed"}
    assert settle(hit(who, attack, "hit")).conditions(SKULL) == set()


@pytest.mark.parametrize(
    ("who", "attack"),
    [
        (CREED, "claw-slash"),
        (CREED, "bloodthirsty-onslaught"),
        (LOGAN, "berserker-rage@healthy"),
        (LOGAN, "berserker-rage@injured"),
    ],
)
def test_attacks_that_pierce_on_a_wild(who: str, attack: str) -> None:
    assert settle(hit(who, attack, "wild", "block fail fail fail")).damage(SKULL) == 1
    assert settle(hit(who, attack, "hit", "block fail fail fail")).damage(SKULL) == 0


@pytest.mark.parametrize(
    ("who", "attack", "faces", "found"),
    [
        (MAVERICK, "plasma-blasters", "hit", True),
        (MAVERICK, "plasma-blasters", "wild", False),
        (LOGAN, "uncontrollable-weapon", "wild wild", True),
        (LOGAN, "uncontrollable-weapon", "wild hit", False),
    ],
)
def test_attacks_that_go_on_once(who: str, attack: str, faces: str, found: bool) -> None:
    duel = hit(who, attack, faces, "block block block block")
    assert offers(duel, f"'{attack}'") is found
    if found:
        duel.roll(f"{faces} {blanks(9)}").answer(("do", attack))  # Weapon X has no Power left for it
        assert not offers(duel, f"'{attack}'")


def test_agent_zero_throws_the_smaller() -> None:
    duel = hit(MAVERICK, "agent-zero", "wild")
    take(duel, "'throw'")
    settle(duel)
    assert duel.at(SKULL)[0] > 13
    duel = Duel(MAVERICK, DWARF).put(DWARF, 13, 10).set(MAVERICK, power=3).roll(f"wild {blanks(6)}", MISS)
    assert not offers(duel.attack(MAVERICK, "agent-zero", DWARF), "'throw'")
    assert not offers(hit(MAVERICK, "agent-zero", "hit"), "'throw'")


def test_the_onslaught_ends_beside_the_target() -> None:
    duel = hit(CREED, "bloodthirsty-onslaught", "hit", duel=Duel(CREED, SKULL).put(SKULL, 14.5, 10))
    while duel.ask.kind != "place":
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    settle(duel)
    assert duel.t.within(0, 1, 1)


def test_rage_grows_with_the_second_attack() -> None:
    duel = Duel(LOGAN, SKULL).put(SKULL, 12.5, 10)
    for dice in (5, 6):
        settle(duel.roll(blanks(dice), blanks(4)).attack(LOGAN, "berserker-rage@healthy", SKULL))
        assert duel.t.script == []


def test_a_rampage_hurts_all_around() -> None:
    for faces, hurt in (("wild hit", 1), ("wild", 0)):
        duel = Duel([LOGAN, CAP], [SKULL, SPIDER]).put(SKULL, 12.5, 10).put(SPIDER, 20, 10)
        settle(hit(LOGAN, "uncontrollable-weapon", faces, "block block block block", duel=duel))
        assert [duel.damage(who) for who in (LOGAN, CAP, SKULL, SPIDER)] == [0, hurt, hurt, 0]


def test_the_penance_stare_pays_nobody_and_turns_blocks_to_dust() -> None:
    for faces, dealt in (("crit wild hit block fail", 3), ("crit wild hit block", 1)):
        duel = Duel(RIDER, SKULL).put(SKULL, 13, 10).set(RIDER, power=8)
        duel.roll(f"{faces} {blanks(13 - len(faces.split()))}", "block block blank")
        settle(duel.attack(RIDER, "power-cosmic-penance-stare", SKULL))
        assert (duel.damage(SKULL), duel.power(SKULL), duel.t.script) == (dealt, 0, [])


# -- Maverick ----------------------------------------------------------------------------------------------------------


def test_corrosive_keeps_enemies_from_healing_themselves() -> None:
    for power, left in ((2, 3), (1, 1)):
        duel = Duel(MAVERICK, [POOL, CAP]).put(POOL, 13, 10).set(MAVERICK, power=power).set(POOL, damage=3)
        duel.script(heal(SELF, 2), POOL)
        if power == 2:
            take(duel, "corrosive")
        assert (duel.still, duel.damage(POOL), duel.power(MAVERICK)) == (True, left, 0 if power == 2 else 1)


@pytest.mark.parametrize(("effect", "who"), [(heal(TARGET, 2), CAP), (heal(SELF, 2), MAVERICK)])
def test_corrosive_is_for_enemies_and_what_they_do_themselves(effect: object, who: str) -> None:
    duel = Duel([MAVERICK, X23], [POOL, CAP]).put(POOL, 13, 10).set(MAVERICK, power=2, damage=2).set(POOL, damage=3)
    assert not offers(duel.script(effect, who, target=duel.who(POOL)), "corrosive")
    far = Duel(MAVERICK, POOL).put(POOL, 18, 10).set(MAVERICK, power=2).set(POOL, damage=3)
    assert not offers(far.script(heal(SELF, 2), POOL), "corrosive")


@pytest.mark.parametrize("effect", [heal_up_to(SELF, 2), seq(may_heal(SELF, 2), gain_power(SELF, healed))])
def test_corrosive_stops_healing_that_is_chosen(effect: object) -> None:
    for stopped in (True, False):
        duel = Duel(MAVERICK, POOL).put(POOL, 13, 10).set(MAVERICK, power=2).set(POOL, damage=3).script(effect, POOL)
        duel.answer(next(one for one in duel.offered if one != PASS))
        if stopped:
            take(duel, "corrosive")
        settle(duel)
        assert duel.damage(POOL) == (3 if stopped else 1)
        if isinstance(effect, seq):
            assert duel.power(POOL) == (0 if stopped else 2)


def test_several_are_healed_one_after_the_other() -> None:
    duel = Duel(MAVERICK, [POOL, CAP]).put(POOL, 13, 10).set(MAVERICK, power=2).set(POOL, damage=3).set(CAP, damage=3)
    take(duel.script(heal(ally, 2), POOL), "corrosive")
    assert (duel.damage(POOL), duel.damage(CAP)) == (3, 1)


def test_kinetic_energy_moves_him() -> None:
    for attack, faces, gained in (("claw-slash", "hit", 2), ("claw-slash", "blank", 0)):
        duel = Duel(CREED, MAVERICK).put(MAVERICK, 12.8, 10)
        duel.roll(f"{faces} {blanks(4)}", MISS).attack(CREED, attack, MAVERICK)
        while not duel.still and duel.ask.kind != "advance":
            duel.answer(PASS if PASS in duel.offered else duel.offered[0])
        assert (duel.still, duel.power(MAVERICK)) == (not gained, gained)
    duel = Duel(RIDER, MAVERICK).put(MAVERICK, 13, 10).roll(f"hit {blanks(5)}", MISS)
    assert settle(duel.attack(RIDER, "hellfire-blasters", MAVERICK)).power(MAVERICK) == 1  # energy


def test_hit_and_run() -> None:
    duel = Duel(MAVERICK, SKULL).put(SKULL, 12.5, 10).set(MAVERICK, power=2).use(MAVERICK, "hit-and-run")
    assert ("attack", "plasma-blasters") in duel.offered
    duel.answer(PASS)
    assert ("move",) in duel.offered


# -- Sabretooth --------------------------------------------------------------------------------------------------------


def test_catch_runt() -> None:
    duel = Duel(CREED, SKULL).put(SKULL, 12.5, 10).set(CREED, power=3)
    assert usable(duel, CREED, "catch-runt")
    assert not usable(Duel(CREED, DWARF).put(DWARF, 12.8, 10).set(CREED, power=3), CREED, "catch-runt")
    assert not usable(Duel(CREED, SKULL).put(SKULL, 15.5, 10).set(CREED, power=3), CREED, "catch-runt")
    duel.use(CREED, "catch-runt").answer([0.0])
    settle(duel)
    assert duel.at(SKULL)[0] > 16


def test_he_pounces_unhurt() -> None:
    duel = Duel(CREED, SKULL, terrain=[WALL]).put(CREED, 15, 10).put(SKULL, 30, 10).set(CREED, power=3)
    duel.use(CREED, "primal-pounce").answer([0.0])
    settle(duel)
    assert (duel.damage(CREED), duel.at(CREED)[0] > 16) == (0, True)
    duel = Duel(CREED, SKULL, terrain=[WALL]).put(CREED, 15, 10).put(SKULL, 30, 10)
    settle(duel.script(throw(SELF, 2), CREED).answer([0.0]))
    assert duel.damage(CREED) > 0


@pytest.mark.parametrize(("attack", "dice"), [("claw-slash", 8), ("bloodthirsty-onslaught", 9)])
def test_stop_squealing_adds_three_dice_once(attack: str, dice: int) -> None:
    duel = Duel(CREED, SKULL).put(SKULL, 12.5, 10).set(CREED, power=8)
    settle(duel.use(CREED, "stop-squealing-and-die"))
    for n in (dice, dice - 3):
        settle(duel.roll(blanks(n), blanks(4)).attack(CREED, attack, SKULL))
        assert duel.t.script == []


# -- Weapon X ----------------------------------------------------------------------------------------------------------


def test_charge() -> None:
    duel = Duel(LOGAN, SKULL).put(SKULL, 12.5, 10).set(LOGAN, power=2).use(LOGAN, "charge")
    assert ("move",) in duel.offered
    assert ("attack", "berserker-rage") in duel.answer(PASS).offered


def test_adamantium_is_heavy() -> None:
    assert Duel(LOGAN, SKULL).t.thrown_size(0) == 3


@pytest.mark.parametrize("injured", [0, 1])
def test_he_leaves_extraction_tokens_alone(injured: int) -> None:
    for kind, may in ((EXTRACTION, False), (SECURE, True)):
        duel = Duel(LOGAN, CAP).put(CAP, 10, 12.5).set(LOGAN, power=2, injured=injured).set(CAP, power=2)
        token = lay(duel, kind)
        assert contests(duel.t, 0, token) is may
        assert contests(duel.t, 1, token)
        assert may_hold(duel.t, 0, token) is may
        assert may_interact(duel.t, 0, token) is may
        assert duel.t.forbids("no_interact", 0, token=token) is not may


@pytest.mark.parametrize(
    ("kind", "at", "injured", "attack", "defense"),
    [(SECURE, 11.0, 0, 2, -1), (SECURE, 18.0, 0, 0, 0), (EXTRACTION, 11.0, 0, 0, 0), (SECURE, 11.0, 1, 0, 0)],
)
def test_savage_near_secure_tokens(kind: str, at: float, injured: int, attack: int, defense: int) -> None:
    duel = Duel(LOGAN, CAP).set(LOGAN, injured=injured)
    lay(duel, kind, (10.0, at))
    assert (duel.t.total("attack_dice", 0), duel.t.total("defense_dice", 0)) == (attack, defense)
    assert (duel.t.total("attack_dice", 1), duel.t.total("defense_dice", 1)) == (0, 0)


def test_aimless_aggression_is_his_last() -> None:
    for injured, hurt in ((1, 2), (0, 0)):
        duel = Duel([LOGAN, CAP], [SKULL, SPIDER]).put(SKULL, 12.5, 10).put(SPIDER, 20, 10).set(LOGAN, damage=4, injured=injured)
        if injured:
            duel.roll("wild crit hit block fail")
        settle(duel.script(damage(TARGET, 1), SKULL, target=0))
        assert [duel.damage(who) for who in (CAP, SKULL, SPIDER)] == [hurt, hurt, 0]
        assert bool(duel.t.status[0] & 1) is not injured


# -- Cosmic Ghost Rider ------------------------------------------------------------------------------------------------


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
        assert duel.t.forbids("no_interact", 0, token=token) is is_mad
        settle(duel.roll(f"fail fail {blanks(4)}", blanks(4)).attack(RIDER, "hellfire-blasters", SKULL))
        assert duel.damage(SKULL) == (2 if is_mad else 0)
        settle(duel.roll("fail fail fail fail").push(Dodge(0, 2, 1)))
        assert duel.damage(RIDER) == (0 if is_mad else 2)


# -- Team Tactic cards of Weapon X -------------------------------------------------------------------------------------


def remember(*squad: str, foe: str = SKULL) -> Duel:
    """The card is played when Leaderships are chosen."""
    duel = Duel(squad, foe).hand("are-you-sure-you-want-to-remember")
    duel.push(duel.t.window("leadership_active"))  # type: ignore[arg-type]
    return settle(take(duel, "are-you-sure"))


def test_who_remembers_leads() -> None:
    for card in (X23, LOGAN):
        duel = remember(card, POOL)
        assert (duel.t.leader, duel.t.total("memory", 0)) == ([0, -1], 3)
        assert [power.id for power in duel.t.leaderships(0)] == ["it-was-you"]
    duel = Duel(POOL, SKULL).hand("are-you-sure-you-want-to-remember")
    assert duel.t.window("leadership_active") is None


def test_memories_defend_and_bring_revenge() -> None:
    for faces, runs in (("blank", True), ("hit", False)):
        duel = remember(X23, POOL, CAP, foe=CREED).put(POOL, 13, 10).put(CREED, 15.5, 10)
        duel.roll(f"{faces} {blanks(4)}", blanks(5)).attack(CREED, "claw-slash", POOL)
        take(duel, "it-was-you")
        while not duel.still and duel.ask.kind != "advance":
            duel.answer(PASS if PASS in duel.offered else duel.offered[0])
        assert (duel.still, duel.t.total("memory", 0), duel.t.script) == (not runs, 2, [])
    duel = remember(X23, POOL, CAP, foe=CREED).put(CAP, 13, 10).put(CREED, 15.5, 10)
    duel.roll(blanks(5), blanks(4))
    assert not offers(duel.attack(CREED, "claw-slash", CAP), "it-was-you")  # no Weapon X


def test_memories_run_out_and_come_back() -> None:
    duel = remember(X23, POOL, foe=CREED).put(POOL, 13, 10).put(CREED, 15.5, 10)
    for left in (2, 1, 0):
        settle(take(duel.roll(blanks(5), blanks(5)).attack(CREED, "claw-slash", POOL), "it-was-you"))
        assert duel.t.total("memory", 0) == left
    assert not offers(duel.roll(blanks(5), blanks(3)).attack(CREED, "claw-slash", POOL), "it-was-you")
    settle(duel.set(POOL, damage=3).script(damage(TARGET, 1), CREED, target=1))
    assert duel.t.total("memory", 0) == 1
    duel = settle(remember(X23, POOL, foe=CREED).set(POOL, damage=3).script(damage(TARGET, 1), CREED, target=1))
    assert duel.t.total("memory", 0) == 3  # never more
    duel = settle(remember(X23, POOL, foe=CREED).set(CREED, damage=6).script(damage(TARGET, 1), X23, target=2))
    assert duel.is_dazed(CREED)


def test_a_leadership_that_was_gained_ends_with_its_leader() -> None:
    for gone in (True, False):
        duel = remember(X23, POOL, foe=CREED).put(POOL, 13, 10).put(CREED, 15.5, 10)
        if gone:
            settle(duel.set(X23, injured=1, damage=4).script(damage(TARGET, 1), CREED, target=0))
        duel.roll(blanks(5), blanks(5))
        assert offers(duel.attack(CREED, "claw-slash", POOL), "it-was-you") is not gone


def test_the_pack_comes_to_who_heals() -> None:
    duel = Duel([POOL, X23, CAP], SKULL).hand("call-the-pack").put(X23, 10, 13).put(CAP, 10, 19).set(POOL, power=2, damage=2)
    duel.script(heal(SELF, 1), POOL)
    take(duel, "call-the-pack")
    assert (duel.ask.kind, duel.power(POOL)) == ("advance", 0)
    duel.answer(duel.offered[-1])
    assert duel.ask.kind == "advance"  # X-23; Captain America is too far away
    duel.answer(PASS)
    assert duel.still
    for effect, who in ((heal(TARGET, 1), X23), (heal(SELF, 1), CAP)):
        duel = Duel([POOL, X23, CAP], SKULL).hand("call-the-pack").set(POOL, power=2, damage=2).set(CAP, power=2, damage=2)
        assert not offers(duel.script(effect, who, target=0), "call-the-pack")


def test_implanted_memories_hurt_both() -> None:
    duel = Duel([POOL, CAP], SKULL).hand("implanted-memories").put(SKULL, 13, 10).set(POOL, power=2)
    duel.roll("crit wild hit fail").script(damage(TARGET, 1), SKULL, target=0)
    settle(take(duel, "implanted-memories"))
    assert (duel.damage(SKULL), duel.damage(POOL), duel.power(POOL)) == (
        3,
        2,
        2,
    )  # 2 and 1 for the damage, 2 paid, 1 for the Failure
    for victim, x in ((POOL, 18.0), (CAP, 13.0)):
        duel = Duel([POOL, CAP], SKULL).hand("implanted-memories").put(SKULL, x, 10).set(POOL, power=2).set(CAP, power=2)
        assert not offers(duel.script(damage(TARGET, 1), SKULL, target=duel.who(victim)), "implanted-memories")


# -- Team Tactic cards of the Black Order ------------------------------------------------------------------------------


def test_the_dwarf_follows_the_swan_in_her_charge() -> None:
    duel = Duel([SWAN, DWARF], SKULL).put(DWARF, 10, 13).hand("black-onslaught").set(SWAN, power=3).set(DWARF, power=1)
    take(duel.use(SWAN, "charge"), "black-onslaught")
    assert (duel.power(SWAN), duel.power(DWARF)) == (0, 0)
    duel.answer(("move",))
    duel.answer(duel.offered[-1])
    assert duel.ask.kind == "place"
    duel.answer(next(one for one in duel.offered if one != PASS))
    assert duel.t.within(0, 1, 1)
    for where, power in (((10.0, 18.0), "charge"), ((10.0, 13.0), "")):
        duel = Duel([SWAN, DWARF], SKULL).put(DWARF, *where).hand("black-onslaught").set(SWAN, power=3).set(DWARF, power=1)
        if power:
            assert not offers(duel.use(SWAN, power), "black-onslaught")
    duel = (
        Duel(["archangel", SWAN, DWARF], SKULL)
        .hand("black-onslaught")
        .set("archangel", power=3)
        .set(SWAN, power=3)
        .set(DWARF, power=1)
    )
    assert not offers(duel.use("archangel", "charge"), "black-onslaught")


def test_the_dwarf_follows_no_other_move() -> None:
    duel = Duel([SWAN, DWARF], SKULL).put(DWARF, 10, 13).hand("black-onslaught").set(SWAN, power=3).set(DWARF, power=1)
    settle(take(duel.use(SWAN, "charge"), "black-onslaught"))  # she declines the move
    duel.advance(SWAN, 1)
    duel.answer(duel.offered[-1])
    assert duel.still


def first_of(*squad: str) -> Duel:
    duel = Duel(squad, SKULL).hand("first-of-the-black-order")
    window = duel.t.window("leadership_active")
    return duel if window is None else duel.push(window)


def test_corvus_leads_where_thanos_does_not() -> None:
    duel = settle(take(first_of(GLAIVE, DWARF, SWAN, CAP), "first-of-the-black-order"))
    assert duel.t.leader == [0, -1]
    settle(duel.set(SKULL, damage=5).script(damage(TARGET, 1), DWARF, target=4))
    assert [duel.power(who) for who in (GLAIVE, DWARF, SWAN, CAP)] == [1, 0, 1, 0]
    duel = settle(take(first_of(GLAIVE, DWARF, SWAN, CAP), "first-of-the-black-order"))
    settle(duel.set(SKULL, damage=5).script(damage(TARGET, 1), CAP, target=4))
    assert [duel.power(who) for who in (GLAIVE, DWARF, SWAN, CAP)] == [0, 0, 0, 0]
    assert first_of(GLAIVE, "thanos-the-mad-titan").still
    assert first_of(DWARF, SWAN).still


def test_the_rider_calls_the_servants() -> None:
    duel = Duel([RIDER, DWARF, SWAN, CAP], [SKULL, SPIDER]).hand("servants-of-the-titan").put(SKULL, 14, 10).put(SPIDER, 14, 13)
    for who in (RIDER, DWARF, SWAN, CAP):
        duel.set(who, power=1)
    assert playable(duel.t, 0) == []
    duel.activate(RIDER)
    assert playable(duel.t, 0) == ["servants-of-the-titan"]
    duel.roll("blank hit block").answer(next(one for one in duel.offered if "servants" in str(one)))
    for who in (RIDER, DWARF, SWAN):
        assert CAP not in duel.offered
        duel.answer(who)
    duel.answer(SKULL).answer(SPIDER)
    assert [duel.damage(who) for who in (SKULL, SPIDER, RIDER)] == [1, 1, 1]
    assert [duel.power(who) for who in (RIDER, DWARF, SWAN, CAP)] == [1, 0, 0, 1]


def test_the_damage_of_the_servants_is_his() -> None:
    duel = Duel([RIDER, DWARF], [SKULL, CAP]).hand("servants-of-the-titan").put(SKULL, 14, 10).put(CAP, 30, 10)
    duel.set(DWARF, power=1).set(SKULL, damage=5).activate(RIDER).roll("hit")
    settled = duel.answer(next(one for one in duel.offered if "servants" in str(one)))
    assert settled.is_dazed(SKULL)
    assert [event.who for event in duel.events if type(event).__name__ == "DiceRolled"] == [0]


# -- Foreign Assignment ------------------------------------------------------------------------------------------------


def assigned(friends: tuple[str, ...], price: int, near: bool = True) -> Duel:
    duel = Duel([VENOM, *friends], SKULL).hand("foreign-assignment").set(VENOM, power=9, damage=4).put(SKULL, 14, 8)
    for number in range(len(friends)):
        duel.put(1 + number, 8.0 + 2 * number, 12.0 if near else 20.0)
    assert playable(duel.t, 0) == []  # only in his activation
    duel.activate(VENOM).answer(next(one for one in duel.offered if "foreign" in str(one)))
    return duel.answer(price)


def test_each_friend_helps_once_for_two_power() -> None:
    duel = assigned((GROOT, GAMORA), 5)
    assert duel.power(VENOM) == 4
    assert duel.offered == (("mode", "gamora"), ("mode", "groot"))
    duel.answer("groot").answer(("number", 3))
    assert duel.damage(VENOM) == 1
    assert duel.offered == (("mode", "gamora"),)
    duel.answer("gamora")
    assert duel.ask.kind == "direction"
    duel.answer([180.0])
    assert duel.ask.kind != "choose"  # 1 Power too few for a third
    assert duel.at(VENOM)[0] < 6


def test_only_friends_nearby_help() -> None:
    assert assigned((GROOT, GAMORA), 4, near=False).ask.kind == "action"
    assert assigned((GROOT,), 1).ask.kind == "action"


def test_star_lord_lends_his_guns() -> None:
    duel = assigned((STAR,), 2).answer("star_lord")
    assert ("do", "star-lord/full-auto") in duel.offered
    duel.roll(f"hit {blanks(6)}", blanks(3)).answer(("do", "star-lord/full-auto"))
    while duel.ask.kind != "advance":
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    assert (duel.damage(SKULL), duel.power(VENOM), PASS in duel.offered) == (1, 7, True)


def test_rocket_wants_to_see_an_attack_first() -> None:
    assert assigned((ROCKET,), 2).ask.kind == "action"
    duel = Duel([VENOM, ROCKET], SKULL).hand("foreign-assignment").set(VENOM, power=9).put(SKULL, 12.5, 10).put(ROCKET, 8, 12)
    duel.activate(VENOM)
    duel.t.facts.append(("attacked", 0, 2))
    duel.answer(next(one for one in duel.offered if "foreign" in str(one))).answer(2).answer("rocket_raccoon")
    assert any(one[0] == "attack" for one in duel.offered if one != PASS)
    duel.answer(PASS)
    assert duel.ask.kind == "advance"
    assert PASS not in duel.offered


def test_drax_makes_him_heavier_for_one_throw() -> None:
    duel = assigned((DRAX,), 2).answer("drax_the_destroyer")
    assert (duel.ask.kind, duel.t.thrown_size(0)) == ("direction", 3)
    duel.answer([180.0])
    assert duel.t.thrown_size(0) == duel.t.size(0) == 2


# -- keywords ----------------------------------------------------------------------------------------------------------


def test_the_rider_flies_and_does_not_burn() -> None:
    duel = Duel(RIDER, SKULL)
    assert list(duel.t.changes("move_size", 0)) == [5]
    assert {name for name, bit in CONDITION_BITS.items() if duel.t.immune(0, bit)} == {"bleed", "hex", "incinerate", "poison"}


@pytest.mark.parametrize(("who", "n"), [(MAVERICK, 1), (CREED, 1), (LOGAN, 3)])
def test_healing_factors(who: str, n: int) -> None:
    duel = Duel(who, SKULL).set(who, damage=4).activate(who)
    duel.answer(next(one for one in duel.offered if "done" in str(one)))
    settle(take(duel, "healing-factor"))
    assert duel.damage(who) == 4 - n
