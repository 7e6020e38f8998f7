"""The characters of the first core box, ability by ability."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from longbox.kernel import Illegal
from longbox.titles.crisis.codes import ENERGY, MYSTIC, NOBODY, PHYSICAL, TOOLS, TYPES, WILD, M
from longbox.titles.crisis.events import DiceChanged, DiceRolled, Moved
from longbox.titles.crisis.rules.actions import AttackAction
from longbox.titles.crisis.rules.attacks import Attack, targets_of
from longbox.titles.crisis.rules.dice import Dodge
from longbox.titles.crisis.rules.movement import tool_size
from longbox.titles.crisis.rules.setup import Setup
from longbox.titles.crisis.rules.superpowers import actives
from longbox.titles.crisis.state import Table
from longbox.titles.crisis.words import (
    LAST_TARGET,
    SELF,
    Character,
    Form,
    Side,
    Strike,
    after_attack,
    extra_attack,
    gain_condition,
    icons,
    role,
    roll_for,
)
from titles.crisis.shelf import add, the_cards

from ..scene import PASS, Duel

WIDOW, CAP, MARVEL, IRON, SPIDER = (
    "black-widow",
    "captain-america-steve-rogers",
    "captain-marvel",
    "iron-man",
    "spider-man-peter-parker",
)
ZEMO, CROSSBONES, OCTOPUS, SKULL, ULTRON = "baron-zemo", "crossbones", "doctor-octopus", "red-skull", "ultron"

BLANKS = "blank " * 12
CRATE = ("crate", 2, 1, ((12.0, 6.0), (13.0, 6.0), (13.0, 7.0), (12.0, 7.0)))
"""Small, interactive terrain south of where the characters stand."""
WALL = ("wall", 5, 0, ((12.8, 5.0), (13.2, 5.0), (13.2, 15.0), (12.8, 15.0)))
"""Between the two sides when they stand as the scene puts them."""


def near(first: str | list[str], second: str | list[str], **options: object) -> Duel:
    """The second side stands within Range 2 of the first: 13 and 10 on the same line."""
    duel = Duel(first, second, **options)
    for who in duel.t.present():
        if duel.t.seat[who] == 1:
            duel.put(who, 13.0, duel.at(who)[1])
    return duel


def finish(duel: Duel) -> None:
    """The first of everything: the order of what must happen does not matter here."""
    while not duel.still:
        duel.answer(duel.offered[0])


def options_of(duel: Duel, name: str) -> set[str]:
    return {power.id for power in actives(duel.t, duel.who(name), 2)}


def offered_power(duel: Duel, power: str) -> bool:
    return any(isinstance(option, tuple) and power in option for option in duel.offered)


# -- stat cards --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-544")
def test_captain_america_as_printed() -> None:
    card = the_cards().characters[CAP]
    assert card.threat == 4
    assert card.side(0, 0) == Side(5, M, 2, (4, 4, 3))
    assert card.side(0, 1) == Side(6, M, 2, (4, 4, 3))


STATS = """
baron-zemo: 3 | 35 | 5 5 long 2 3/3/4 | sword-strike physical 2 5 0 | steel-rush physical 3 6 2
black-widow: 2 | 35 | 4 4 long 2 3/2/4 | strike energy 2 4 0 | pistol physical 3 4 0 | mixed-technique physical 2 4 2
captain-america-steve-rogers: 4 | 35 | 5 6 medium 2 4/4/3 | strike physical 2 5 0 | shield-throw physical 4 5 0 | shield-slam physical 2 6 2
captain-marvel: 4 | 35 | 6 6 medium 2 3/4/3 | strike physical 2 5 0 | energy-blast energy 4 4 0 | rocket-punch energy 3 7 3
crossbones: 3 | 35 | 6 5 short 2 4/2/2 | strike physical 2 5 0 | overpower physical 3 5 2
doctor-octopus: 3 | 50 | 5 6 medium 2 4/3/4 | strike physical 3 4 0 | arm-lasers energy 4 6 3
iron-man: 3 | 35 | 5 5 medium 2 4/3/3 | repulsor-blast energy 4 4 0 | homing-rockets physical 5 5 2 | unibeam energy 5 6 4
red-skull: 4 | 35 | 6 6 medium 2 4/3/3 | strike physical 2 5 0 | cosmic-blast energy 4 5 1 | unleash-the-cube energy 4 7 4
spider-man-peter-parker: 4 | 35 | 6 5 long 2 3/3/3 | strike physical 2 5 0 | impact-webbing physical 4 4 0 | taser-webs energy 3 6 2
ultron: 4 | 50 | 6 5 medium 3 4/3/4 | strike physical 2 6 0 | energy-blast energy 4 5 0 | metallic-fury physical 3 7 3
"""  # noqa: E501
"""Threat, base, Stamina of both sides, Speed, Size, defenses; attacks with type, Range, Strength and cost."""


@pytest.mark.parametrize("line", STATS.strip().splitlines())
def test_cards_as_printed(line: str) -> None:
    card = the_cards().characters[line.partition(":")[0]]
    healthy, injured = card.side(0, 0), card.side(0, 1)
    stats = f"{healthy.stamina} {injured.stamina} {TOOLS[healthy.speed]} {healthy.size} {'/'.join(map(str, healthy.defense))}"
    attacks = [f"{one.id} {TYPES[one.type]} {one.range} {one.dice} {one.cost}" for one in card.attacks]
    assert line == f"{card.id}: " + " | ".join([str(card.threat), str(card.forms[0].base), stats, *attacks])
    assert replace(injured, stamina=healthy.stamina) == healthy


# -- attacks that give Power -------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-545")
@pytest.mark.parametrize(
    ("card", "strike"),
    [
        (WIDOW, "strike"),
        (CAP, "strike"),
        (MARVEL, "strike"),
        (IRON, "repulsor-blast"),
        (SPIDER, "strike"),
        (ZEMO, "sword-strike"),
        (CROSSBONES, "strike"),
        (OCTOPUS, "strike"),
        (SKULL, "strike"),
        (ULTRON, "energy-blast"),
    ],
)
def test_power_for_the_damage_dealt(card: str, strike: str) -> None:
    for hits in (2, 0):
        duel = near(card, SKULL)
        dice = the_cards().strikes[f"{card}/{strike}"].dice
        duel.roll("hit " * hits + "blank " * (dice - hits), BLANKS).attack(0, strike, 1).decline()
        assert (duel.damage(1), duel.power(0)) == (hits, hits)


@pytest.mark.rule("CP-546")
@pytest.mark.parametrize(
    ("card", "strike"), [(CAP, "shield-throw"), (MARVEL, "energy-blast"), (SPIDER, "impact-webbing"), (ULTRON, "strike")]
)
def test_one_power_whatever_was_dealt(card: str, strike: str) -> None:
    for hits in (2, 0):
        duel = near(card, SKULL)
        dice = the_cards().strikes[f"{card}/{strike}"].dice
        duel.roll("hit " * hits + "blank " * (dice - hits), BLANKS).attack(0, strike, 1).decline()
        assert (duel.damage(1), duel.power(0)) == (hits, 1)


@pytest.mark.parametrize(
    ("card", "strike"),
    [
        (WIDOW, "pistol"),
        (WIDOW, "mixed-technique"),
        (CAP, "shield-slam"),
        (MARVEL, "rocket-punch"),
        (IRON, "homing-rockets"),
        (SPIDER, "taser-webs"),
        (ZEMO, "steel-rush"),
        (CROSSBONES, "overpower"),
        (OCTOPUS, "arm-lasers"),
        (SKULL, "cosmic-blast"),
        (SKULL, "unleash-the-cube"),
        (ULTRON, "metallic-fury"),
    ],
)
def test_attacks_that_give_none(card: str, strike: str) -> None:
    found = the_cards().strikes[f"{card}/{strike}"]
    duel = near(card, SKULL).set(0, power=found.cost)
    duel.attack(0, strike)
    if duel.ask.kind == "type":
        duel.answer(PHYSICAL)
    duel.roll("hit " + "blank " * (found.dice - 1), BLANKS).answer(1)
    finish(duel)
    assert (duel.damage(1), duel.power(0)) == (1, 0)


# -- icons -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "strike", "gained"),
    [
        (MARVEL, "rocket-punch", "stagger"),
        (ZEMO, "sword-strike", "bleed"),
        (ZEMO, "steel-rush", "bleed"),
        (ULTRON, "energy-blast", "incinerate"),
    ],
)
def test_a_wild_gives_a_condition_even_without_damage(card: str, strike: str, gained: str) -> None:
    for face in ("wild", "hit"):
        found = the_cards().strikes[f"{card}/{strike}"]
        duel = near(card, SKULL).set(0, power=found.cost)
        duel.roll(face + " blank" * (found.dice - 1), "block " * 4).attack(0, strike, 1).decline()
        assert duel.damage(1) == 0
        assert duel.conditions(1) == ({gained} if face == "wild" else set())


@pytest.mark.parametrize(("card", "strike", "gained"), [(WIDOW, "mixed-technique", "stagger"), (SPIDER, "taser-webs", "stun")])
def test_damage_gives_a_condition(card: str, strike: str, gained: str) -> None:
    for face in ("hit", "blank"):
        found = the_cards().strikes[f"{card}/{strike}"]
        duel = near(card, SKULL).set(0, power=2)
        duel.roll(face + " blank" * (found.dice - 1), BLANKS).attack(0, strike, 1)
        assert duel.conditions(1) == ({gained} if face == "hit" else set())


@pytest.mark.rule("CP-545")
@pytest.mark.parametrize(
    ("card", "strike", "largest"),
    [(CAP, "strike", 3), (SPIDER, "impact-webbing", 2), (SKULL, "strike", 9), (IRON, "repulsor-blast", 9)],
)
def test_a_wild_pushes_away_before_damage(monkeypatch: pytest.MonkeyPatch, card: str, strike: str, largest: int) -> None:
    dice = the_cards().strikes[f"{card}/{strike}"].dice
    duel = near(card, SKULL)
    duel.roll("wild hit" + " blank" * (dice - 2), BLANKS).attack(0, strike, 1)
    if card != IRON:  # his push is no choice
        assert duel.ask.seat == 0
        assert PASS in duel.offered
        duel.answer("push")
    assert duel.ask.kind == "direction"
    assert duel.damage(1) == 0
    duel.answer([0])
    assert duel.at(1) == pytest.approx((13.0 + 3.375, 10.0))
    assert duel.damage(1) == 2
    duel = near(card, SKULL)
    assert duel.roll("hit hit" + " blank" * (dice - 2), BLANKS).attack(0, strike, 1).still
    for size in (3, 4):
        monkeypatch.setattr(Table, "size", lambda self, who, size=size: size)
        duel = near(card, SKULL)
        duel.roll("wild hit" + " blank" * (dice - 2), BLANKS).attack(0, strike, 1)
        assert duel.still == (size > largest)


# -- Black Widow -------------------------------------------------------------------------------------------------------


def test_widows_sting() -> None:
    for face, left in (("wild", 2), ("hit", 3)):
        duel = near(WIDOW, SKULL).set(SKULL, power=2)
        duel.roll(face, "blank blank blank", BLANKS).attack(WIDOW, "strike", SKULL)
        finish(duel)
        assert duel.power(SKULL) == left  # 2, and 1 for the damage


def test_elusive() -> None:
    duel = near(WIDOW, SKULL).set(WIDOW, power=2)
    assert duel.roll("hit blank blank blank", "block blank blank blank").attack(WIDOW, "mixed-technique", SKULL).still
    duel.set(WIDOW, power=2)
    duel.roll("wild blank blank blank", "block blank blank blank").attack(WIDOW, "mixed-technique", SKULL)
    assert (duel.ask.kind, duel.ask.seat) == ("advance", 0)
    assert PASS in duel.offered
    duel.answer([9.0, 12.0])
    assert duel.at(WIDOW) == (9.0, 12.0)
    assert duel.still


@pytest.mark.rule("CP-031")
def test_counter_strike_waits_until_the_attack_is_done() -> None:
    duel = Duel(MARVEL, WIDOW).set(WIDOW, power=1)
    duel.roll("hit hit blank blank", BLANKS).attack(MARVEL, "energy-blast", WIDOW).answer(PASS)
    assert offered_power(duel, f"{WIDOW}/counter-strike")
    assert (duel.damage(WIDOW), duel.power(MARVEL)) == (2, 1)  # all of the attack has happened
    duel.t.script.clear()  # type: ignore[union-attr]
    duel.roll("crit wild hit fail").answer(f"{WIDOW}/counter-strike")
    assert duel.damage(MARVEL) == 2
    assert duel.power(WIDOW) == 1 + 2 - 2
    assert duel.power(MARVEL) == 1 + 2


@pytest.mark.parametrize("card", [WIDOW, ZEMO])
def test_counter_strike_needs_the_attacker_within_range_3(card: str) -> None:
    for x, offered in ((16.0, True), (17.7, False)):
        duel = Duel(SKULL, [card, IRON]).set(card, power=2).put(card, x, 10.0).put(IRON, x, 13.5)
        for target in (card, IRON):  # only after attacks against itself
            duel.roll(BLANKS).push(Attack(0, f"{SKULL}/cosmic-blast", duel.who(target), free=True))
            seen = False
            while not duel.still:
                seen |= offered_power(duel, f"{card}/counter-strike")
                duel.answer(PASS)
            assert seen == (offered and target == card)
            duel.t.script.clear()  # type: ignore[union-attr]


def test_martial_artist() -> None:
    for weapon, kind, x, damage in (
        ("strike", PHYSICAL, 13.0, 0),
        ("strike", ENERGY, 13.0, 0),
        ("strike", MYSTIC, 13.0, 2),
        ("cosmic-blast", ENERGY, 16.0, 2),
    ):
        duel = Duel(SKULL, WIDOW).put(WIDOW, x, 10.0).set(SKULL, power=1)
        duel.roll("hit hit blank blank blank", "blank " * duel.t.side(1).defense[kind])
        duel.push(Attack(0, f"{SKULL}/{weapon}", 1, kind=kind)).decline()
        assert duel.damage(WIDOW) == damage


@pytest.mark.rule("CP-561")
def test_stealth() -> None:
    for x, seen in ((16.0, True), (17.7, False)):
        duel = Duel(IRON, WIDOW).put(WIDOW, x, 10.0)
        assert (duel.who(WIDOW) in targets_of(duel.t, 0, the_cards().strikes[f"{IRON}/homing-rockets"])) == seen
    duel = Duel(IRON, [WIDOW, SKULL]).put(SKULL, 17.7, 10.0)
    assert duel.who(SKULL) in targets_of(duel.t, 0, the_cards().strikes[f"{IRON}/homing-rockets"])  # it hides nobody else


# -- Captain America ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-546")
def test_shield_throw_needs_no_sight_and_leaves_no_cover() -> None:
    duel = Duel(CAP, SKULL, terrain=(WALL,)).put(CAP, 10.0, 10.0).put(SKULL, 15.0, 10.0)
    assert targets_of(duel.t, 0, the_cards().strikes[f"{CAP}/shield-throw"]) == [1]
    assert targets_of(duel.t, 0, the_cards().strikes[f"{SKULL}/cosmic-blast"]) == []


@pytest.mark.rule("CP-546")
@pytest.mark.parametrize(
    ("card", "strike", "covered"),
    [
        (CAP, "shield-throw", False),
        (IRON, "homing-rockets", False),
        (IRON, "unibeam", False),
        (OCTOPUS, "arm-lasers", False),
        (MARVEL, "energy-blast", True),
    ],
)
def test_no_cover_against_some_attacks(card: str, strike: str, covered: bool) -> None:
    duel = Duel(card, SKULL, terrain=(("car", 2, 1, WALL[3]),)).put(SKULL, 14.8, 10.0)
    assert duel.t.covered(0, 1)
    duel.roll("hit " + "blank " * 9, BLANKS).push(Attack(0, f"{card}/{strike}", 1, free=True))
    if covered:
        duel.answer(PASS)  # her reroll
    assert offered_power(duel, "cover") == covered


@pytest.mark.rule("CP-546")
def test_ricochet() -> None:
    duel = Duel(CAP, [SKULL, ULTRON, CROSSBONES]).put(ULTRON, 22.0, 10.0).put(CROSSBONES, 30.0, 10.0)
    duel.roll("wild blank blank blank blank", BLANKS[:24]).attack(CAP, "shield-throw", SKULL)
    duel.answer(duel.offered[0])  # the Power first
    assert PASS in duel.offered
    duel.t.script.clear()  # type: ignore[union-attr]
    duel.roll("wild hit blank blank blank", BLANKS[:24]).answer("shield-throw")
    assert (duel.ask.kind, duel.offered) == ("target", (duel.who(ULTRON),))  # near the first target, however far from the thrower
    duel.answer(ULTRON)
    assert duel.still  # the second throw has no Ricochet
    assert duel.damage(ULTRON) == 2
    assert duel.power(CAP) == 2


def test_no_ricochet_from_who_is_gone() -> None:
    duel = Duel(CAP, [SKULL, ULTRON]).set(SKULL, injured=1, damage=5)
    assert duel.roll("wild blank blank blank blank", BLANKS).attack(CAP, "shield-throw", SKULL).still


@pytest.mark.rule("CP-547")
def test_shield_slam(monkeypatch: pytest.MonkeyPatch) -> None:
    duel = near(CAP, SKULL).set(CAP, power=2)
    duel.roll("hit blank blank blank blank blank", BLANKS).attack(CAP, "shield-slam", SKULL)
    assert PASS in duel.offered
    duel.answer("throw").answer([90])
    assert duel.at(SKULL) == pytest.approx((13.0, 13.375))
    monkeypatch.setattr(Table, "size", lambda self, who: 4)
    duel = near(CAP, SKULL).set(CAP, power=2)
    assert duel.roll("hit blank blank blank blank blank", BLANKS).attack(CAP, "shield-slam", SKULL).still


@pytest.mark.rule("CP-548")
def test_a_day_unlike_any_other() -> None:
    duel = near([CAP, IRON, WIDOW], SKULL).lead(CAP).set(IRON, power=5)
    duel.use(IRON, "friday-ai")
    assert (duel.ask.kind, duel.offered) == ("discount", (1, 2))  # it may be reduced
    duel.answer(1)
    assert duel.power(IRON) == 4
    duel.use(IRON, "friday-ai")
    assert duel.power(IRON) == 2  # only the first one of the turn
    duel.set(WIDOW, power=1)
    assert duel.t.cost_of(duel.who(WIDOW), the_cards().characters[WIDOW].superpowers[0]) == 1  # each ally has its own first
    duel.t.facts.clear()  # another turn
    duel.use(IRON, "friday-ai").answer(2)
    assert duel.power(IRON) == 0


@pytest.mark.rule("CP-548")
def test_a_day_unlike_any_other_leaves_at_least_one_to_pay() -> None:
    duel = near([CAP, CROSSBONES, SKULL], ULTRON).lead(CAP)
    cost = {power.id: power for card in (CROSSBONES, SKULL) for power in the_cards().characters[card].superpowers}
    assert duel.t.cost_of(1, cost["inured-to-pain"]) == 1
    assert duel.t.cost_of(1, cost["haymaker"]) == 3
    assert duel.t.cost_of(2, cost["cosmic-cube"]) == 0
    duel.set(CROSSBONES, conditions=("root",))
    assert duel.t.cost_of(1, cost["haymaker"]) == 4


@pytest.mark.rule("CP-070", "CP-062")
def test_the_leadership_needs_its_affiliation_and_its_leader() -> None:
    duel = near([CAP, IRON], SKULL).set(IRON, power=1)
    assert "friday-ai" not in options_of(duel, IRON)
    for affiliation, leader in (("", NOBODY), ("S.H.I.E.L.D.", NOBODY), ("Avengers", 0)):
        duel.t.affiliation[0] = affiliation
        Setup().choose_leadership(duel.t)
        assert duel.t.leader[0] == leader
    assert "friday-ai" in options_of(duel, IRON)
    duel.set(CAP, status=0)  # he has left the battlefield
    assert "friday-ai" not in options_of(duel, IRON)


@pytest.mark.rule("CP-549")
def test_bodyguard() -> None:
    duel = Duel([CAP, WIDOW], SKULL).set(CAP, power=2).set(SKULL, power=1)
    duel.attack(SKULL, "cosmic-blast", WIDOW)
    assert duel.ask.seat == 0
    duel.t.attack().defense_dice = 3  # as if she had used something: it does not help him
    duel.roll("hit hit hit blank blank", "block blank blank blank").answer(f"{CAP}/bodyguard")
    assert (duel.damage(WIDOW), duel.damage(CAP)) == (0, 2)  # four dice: his own Energy defense
    assert ("attacked", 2, 1) not in duel.t.facts


@pytest.mark.rule("CP-549")
def test_bodyguard_reaches_range_2_but_not_himself() -> None:
    duel = Duel([CAP, WIDOW], SKULL).set(CAP, power=2).set(SKULL, power=1).put(CAP, 10.0, 17.5)
    duel.roll("blank blank blank blank blank", BLANKS).attack(SKULL, "cosmic-blast", WIDOW)
    assert duel.still
    duel = Duel(CAP, SKULL).set(CAP, power=2).set(SKULL, power=1)
    duel.attack(SKULL, "cosmic-blast", CAP)
    assert not offered_power(duel, f"{CAP}/bodyguard")
    assert offered_power(duel, f"{CAP}/vibranium-shield")


@pytest.mark.rule("CP-549", "CP-550", "CP-054")
def test_who_steps_in_has_been_targeted() -> None:
    duel = Duel([CAP, ZEMO], SKULL).set(CAP, power=4).set(ZEMO, power=2).put(SKULL, 13.0, 12.0)
    duel.attack(SKULL, "strike", ZEMO)
    assert offered_power(duel, f"{ZEMO}/master-swordsman")
    duel.answer(f"{CAP}/bodyguard")
    assert not offered_power(duel, f"{ZEMO}/master-swordsman")  # he is not the target any more
    duel.roll("hit hit hit hit hit", "block block block block block blank").answer(f"{CAP}/vibranium-shield").decline()
    assert (duel.damage(CAP), duel.power(CAP)) == (0, 0)


@pytest.mark.rule("CP-550")
def test_vibranium_shield() -> None:
    for kind, dice in ((PHYSICAL, 6), (ENERGY, 6), (MYSTIC, 3)):
        duel = near(SKULL, CAP).set(CAP, power=2)
        duel.roll("blank " * 5, "blank " * dice).push(Attack(0, f"{SKULL}/strike", 1, kind=kind))
        if kind != MYSTIC:
            duel.answer(f"{CAP}/vibranium-shield")
        assert len(duel.heard(DiceRolled)[1].faces) == dice
        assert duel.power(CAP) == (2 if kind == MYSTIC else 0)


def test_i_can_do_this_all_day() -> None:
    for injured, damage in ((1, 0), (0, 2)):
        duel = near(SKULL, CAP).set(CAP, injured=injured)
        duel.roll("hit hit blank blank blank", "blank blank fail fail").attack(SKULL, "strike", CAP)
        assert duel.damage(CAP) == damage
        duel = near(SKULL, CAP).set(CAP, injured=injured)
        duel.roll("blank blank blank blank").push(Dodge(1, 2, 0))
        assert duel.damage(CAP) == 2  # a dodge is no defense against an attack
    duel = near(SKULL, [CAP, ULTRON]).set(CAP, injured=1)
    duel.roll("hit hit blank blank blank", BLANKS).attack(SKULL, "strike", ULTRON)
    assert duel.damage(ULTRON) == 2  # his own defense only


# -- Captain Marvel ----------------------------------------------------------------------------------------------------


def test_energy_blast_may_reroll_any_attack_dice() -> None:
    duel = Duel(MARVEL, SKULL)
    duel.roll("blank blank hit fail", "blank blank blank").attack(MARVEL, "energy-blast", SKULL)
    duel.roll("hit crit").answer(f"{MARVEL}/energy-blast").answer([0, 1])
    assert duel.damage(SKULL) == 3
    assert duel.still


def test_binary_form_lasts_until_her_next_activation() -> None:
    duel = near(MARVEL, SKULL).set(MARVEL, power=5)
    assert "binary-form" in options_of(duel, MARVEL)
    duel.use(MARVEL, "binary-form")
    assert duel.power(MARVEL) == 1
    duel.roll(BLANKS).attack(MARVEL, "strike", SKULL)
    duel.roll(BLANKS).attack(SKULL, "strike", MARVEL)
    assert [len(event.faces) for event in duel.heard(DiceRolled)] == [7, 4, 5, 5]
    duel.activate(MARVEL).answer("done")
    duel.events.clear()
    duel.roll(BLANKS).attack(MARVEL, "strike", SKULL)
    assert [len(event.faces) for event in duel.heard(DiceRolled)] == [5, 4]


@pytest.mark.rule("CP-050")
@pytest.mark.parametrize(
    ("card", "power", "size", "reach", "tool"),
    [(MARVEL, "danvers-special", 4, 3.0, 5.0), (OCTOPUS, "ocks-clutches", 2, 6.0, 3.375), (SPIDER, "web-a-pult", 2, 6.0, 3.375)],
)
def test_throwing_something(card: str, power: str, size: int, reach: float, tool: float) -> None:
    duel = Duel(card, WIDOW, terrain=(CRATE,)).set(card, power=6)
    edge = 10.0 + duel.t.base[0][2] + duel.t.base[1][2] + reach
    duel.put(WIDOW, edge + 0.1, 10.0).put(card, 10.0, 10.0)
    duel.t.rubble = 1
    assert power not in options_of(duel, card)
    duel.t.rubble = 0
    assert power in options_of(duel, card)  # the crate
    duel.put(WIDOW, edge, 10.0).use(card, power)
    assert duel.offered == (("terrain", 0), ("character", 1))
    duel.answer(("character", 1)).answer([0])
    assert duel.at(WIDOW) == pytest.approx((edge + tool, 10.0))
    assert duel.power(card) == 3
    assert power not in options_of(duel, card)  # once per turn
    duel.t.end_scope("turn")
    duel.use(card, power)
    if duel.ask.kind == "choose":
        duel.answer(("terrain", 0))
    duel.answer([180])
    assert duel.t.rubble == 1
    large = ("wreck", size + 1, 1, CRATE[3])
    assert power not in options_of(Duel(card, (), terrain=(large,)).set(card, power=3), card)
    assert power in options_of(Duel(card, (), terrain=(("wreck", size, 1, CRATE[3]),)).set(card, power=3), card)


def test_energy_absorption() -> None:
    duel = near(SKULL, MARVEL).set(SKULL, power=1)
    duel.roll("crit hit hit blank blank", "wild wild blank blank", "blank").attack(SKULL, "cosmic-blast", MARVEL)
    assert (duel.ask.kind, duel.ask.seat) == ("dice", 1)
    assert () in duel.offered
    duel.answer([0, 1])
    assert duel.damage(MARVEL) == 0  # one hit left, two wilds against it
    assert duel.power(MARVEL) == 2
    duel = near(SKULL, MARVEL)
    duel.roll("hit hit hit blank blank", "wild wild blank").attack(SKULL, "strike", MARVEL)
    assert duel.still  # no Energy attack
    assert duel.power(MARVEL) == 1
    duel = near(SKULL, [MARVEL, ULTRON]).set(SKULL, power=1)
    assert duel.roll("hit hit hit blank blank", "wild wild blank").attack(SKULL, "cosmic-blast", ULTRON).still  # not against her


@pytest.mark.parametrize(("card", "free"), [(MARVEL, ("incinerate", "poison")), (ULTRON, ("bleed", "poison"))])
def test_immunity(card: str, free: tuple[str, ...]) -> None:
    duel = Duel(card, SKULL)
    duel.script(gain_condition(SELF, "bleed", "incinerate", "poison", "stun"), card)
    assert duel.conditions(card) == {"bleed", "incinerate", "poison", "stun"} - set(free)
    duel.script(gain_condition(SELF, *free), SKULL)
    assert duel.conditions(SKULL) == set(free)


@pytest.mark.parametrize(("card", "counts"), [(MARVEL, 5), (IRON, 5), (ULTRON, 5), (SPIDER, 5), (OCTOPUS, 5), (CAP, 2), (ZEMO, 2)])
def test_flight_and_wall_crawler(card: str, counts: int) -> None:
    duel = Duel(card, SKULL)
    assert tool_size(duel.t, 0, climb=False) == counts
    assert tool_size(duel.t, 1, climb=False) == 2  # nobody else


# -- Iron Man ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "CP-427", "CP-428", "CP-429", "CP-430", "CP-431", "CP-432", "CP-433", "CP-434", "CP-435", "CP-436"
)  # fmt: skip
def test_the_books_attack() -> None:
    duel = Duel(IRON, ZEMO, ruleset=2022).set(IRON, power=2).put(ZEMO, 19.0, 10.0)
    assert targets_of(duel.t, 0, the_cards().strikes[f"{IRON}/repulsor-blast"]) == [1]
    duel.activate(IRON).answer("friday-ai")
    assert duel.power(IRON) == 0
    duel.roll("hit hit crit wild block fail", "block blank fail", "crit")
    duel.answer("repulsor-blast").answer(ZEMO)
    attack = duel.t.attack()
    assert duel.faces(attack.attack_roll) == "hit hit crit wild block fail crit"
    assert duel.faces(attack.defense_roll) == "block blank fail"
    assert duel.ask.seat == 1
    duel.answer(f"{ZEMO}/strategic-genius")
    assert duel.ask.region.describe() == {"dice": [0, 1], "most": 1, "least": 0}  # type: ignore[union-attr]
    duel.roll("crit").answer([1])
    assert duel.faces(attack.defense_roll) == "block crit fail"
    assert (duel.ask.kind, duel.ask.seat, duel.damage(ZEMO)) == ("direction", 0, 0)
    duel.answer([0])
    assert duel.at(ZEMO) == pytest.approx((19.0 + 3.375, 10.0))
    assert (duel.damage(ZEMO), duel.power(ZEMO), duel.power(IRON)) == (3, 3, 3)
    assert duel.ask.kind == "action"  # 3 Power would do for Counter-Strike, but he is too far away
    assert not duel.t.within(0, 1, 3)
    assert duel.t.script == []


@pytest.mark.rule("CP-049", "CP-551")
def test_friday_needs_no_action_but_an_activation() -> None:
    duel = Duel(IRON, SKULL).set(IRON, power=2)
    duel.activate(SKULL)
    assert not offered_power(duel, "friday-ai")
    duel.answer("done").activate(IRON).answer("friday-ai")
    assert duel.t.stack[-1].actions == 2  # type: ignore[attr-defined]


@pytest.mark.rule("CP-551")
def test_friday_helps_the_next_attack_action_only() -> None:
    duel = near(IRON, SKULL).set(IRON, power=4)
    duel.use(IRON, "friday-ai")
    for dice in (6, 4):
        duel.events.clear()
        duel.roll("blank " * dice, "blank blank blank").push(AttackAction(0, f"{IRON}/repulsor-blast")).answer(SKULL)
        assert len(duel.heard(DiceRolled)[0].faces) == dice
    duel.use(IRON, "friday-ai")
    duel.events.clear()
    duel.roll("blank " * 6, "blank blank blank").push(AttackAction(0, f"{IRON}/repulsor-blast")).answer(SKULL)
    assert len(duel.heard(DiceRolled)[0].faces) == 6  # it may be paid for again
    duel.set(IRON, power=2).use(IRON, "friday-ai")
    duel.t.end_scope("turn")
    assert duel.t.lasting == []


@pytest.mark.rule("CP-037", "CP-038")
@pytest.mark.parametrize(("ruleset", "more"), [(2022, 1), (2025, 2)])
def test_using_it_twice(ruleset: int, more: int) -> None:
    """The older book lets a name count once while it lasts, the newer one once for each use."""
    duel = near([IRON, CROSSBONES, MARVEL], SKULL, ruleset=ruleset)
    for card, power, strike, dice, each in (
        (IRON, "friday-ai", "repulsor-blast", 4, 2),
        (CROSSBONES, "haymaker", "overpower", 5, 3),
        (MARVEL, "binary-form", "rocket-punch", 7, 2),
    ):
        duel.set(card, power=10).use(card, power).use(card, power).set(card, power=3).put(SKULL, 13.0, duel.at(card)[1])
        duel.events.clear()
        duel.roll("blank " * (dice + more * each), "blank " * 4).push(AttackAction(duel.who(card), f"{card}/{strike}")).answer(
            SKULL
        )
        assert len(duel.heard(DiceRolled)[0].faces) == dice + more * each
        while not duel.still:
            duel.answer(duel.offered[0])
        duel.t.script.clear()  # type: ignore[union-attr]


@pytest.mark.rule("CP-551")
def test_friday_helps_every_roll_of_a_unibeam_that_sees_through_walls() -> None:
    duel = Duel(IRON, [SKULL, ULTRON], terrain=(WALL,)).set(IRON, power=6).put(SKULL, 15.0, 10.0).put(ULTRON, 18.0, 10.0)
    assert [strike.id for strike in duel.t.strikes(0)] == ["repulsor-blast", "homing-rockets"]
    duel.set(IRON, injured=1).activate(IRON).answer("friday-ai")
    assert offered_power(duel, "unibeam")
    duel.answer("unibeam").answer([0.0])
    for hits in (2, 1):
        duel.roll("hit " * hits + "blank " * (8 - hits), "blank blank blank")
    duel.answer(SKULL)
    assert [len(event.faces) for event in duel.heard(DiceRolled)] == [8, 3, 8, 3]
    assert (duel.damage(SKULL), duel.damage(ULTRON)) == (2, 1)


def test_homing_rockets() -> None:
    duel = Duel([IRON, WIDOW], [SKULL, ULTRON, ZEMO], terrain=(WALL,)).set(IRON, power=2)
    duel.put(WIDOW, 19.0, 12.0).put(ULTRON, 17.0, 13.0).put(ZEMO, 22.0, 10.0)
    assert duel.who(SKULL) in targets_of(duel.t, 0, the_cards().strikes[f"{IRON}/homing-rockets"])
    duel.roll("wild blank blank blank blank", "block blank blank blank").attack(IRON, "homing-rockets", SKULL).decline()
    assert [duel.damage(one) for one in (SKULL, ULTRON, ZEMO, WIDOW, IRON)] == [0, 1, 0, 0, 0]


def test_no_wild_no_explosion() -> None:
    duel = Duel(IRON, [SKULL, ULTRON]).set(IRON, power=2).put(ULTRON, 17.0, 13.0)
    duel.roll("hit blank blank blank blank", BLANKS).attack(IRON, "homing-rockets", SKULL)
    assert (duel.damage(SKULL), duel.damage(ULTRON)) == (1, 0)


@pytest.mark.rule("CP-055")
def test_invincible_iron_man() -> None:
    for hits, damage in ((3, 2), (2, 1), (1, 1)):
        duel = near(SKULL, IRON)
        duel.roll("hit " * hits + "blank " * (5 - hits), BLANKS).attack(SKULL, "strike", IRON)
        assert duel.damage(IRON) == damage


# -- Spider-Man --------------------------------------------------------------------------------------------------------


def test_web_line_pulls_each_enemy_once_per_turn() -> None:
    duel = Duel(SPIDER, [SKULL, ZEMO]).set(SPIDER, power=6).put(SKULL, 18.0, 10.0).put(ZEMO, 18.0, 14.0)
    duel.use(SPIDER, "web-line")
    assert len(duel.offered) == 2
    duel.answer(SKULL)
    assert duel.ask.region.describe()["side"] == "toward"  # type: ignore[union-attr]
    duel.answer([180])
    assert duel.at(SKULL) == pytest.approx((18.0 - 3.375, 10.0))
    duel.use(SPIDER, "web-line")
    assert duel.ask.kind == "direction"  # only Zemo is left
    duel.answer(duel.offered[0])
    assert duel.power(SPIDER) == 2
    assert "web-line" not in options_of(duel, SPIDER)
    duel.t.end_scope("turn")
    assert "web-line" in options_of(duel, SPIDER)
    duel.put(SKULL, 30.0, 10.0).put(ZEMO, 30.0, 20.0)
    assert "web-line" not in options_of(duel, SPIDER)


def test_spider_sense() -> None:
    for kind, offered in ((PHYSICAL, True), (ENERGY, True), (MYSTIC, False)):
        duel = near(SKULL, SPIDER)
        duel.roll("hit hit hit blank blank", "blank blank blank").push(Attack(0, f"{SKULL}/strike", 1, kind=kind))
        assert duel.still != offered
        if offered:
            duel.roll("block wild").answer(f"{SPIDER}/spider-sense").answer([0, 2])
        assert duel.damage(SPIDER) == (1 if offered else 3)
    duel = near(SKULL, SPIDER).roll("blank blank blank").push(Dodge(1, 2, 0))
    duel.roll("block").answer(f"{SPIDER}/spider-sense").answer([1])
    assert duel.damage(SPIDER) == 1
    duel = near(SPIDER, SKULL).roll("hit hit blank blank blank", BLANKS).attack(SPIDER, "strike", SKULL)
    assert duel.still  # not for attacking


# -- Baron Zemo --------------------------------------------------------------------------------------------------------


def test_steel_rush_may_advance() -> None:
    duel = near(ZEMO, SKULL).set(ZEMO, power=2)
    duel.roll("blank " * 6, BLANKS).attack(ZEMO, "steel-rush", SKULL)
    duel.answer(PASS).answer(PASS)  # Master Swordsman, Strategic Genius
    assert (duel.ask.kind, PASS in duel.offered) == ("advance", True)
    duel.answer([4.5, 10.0])
    assert duel.at(ZEMO) == (4.5, 10.0)


@pytest.mark.rule("CP-224", "CP-554")
def test_charge() -> None:
    duel = Duel(ZEMO, SKULL).set(ZEMO, power=4)
    duel.activate(ZEMO).answer("charge")
    assert duel.power(ZEMO) == 2
    assert set(duel.offered) == {PASS, ("move",), ("climb",)}
    duel.answer(("move",)).answer([13.0, 10.0])
    assert {option[1] for option in duel.offered if option != PASS} == {"sword-strike", "steel-rush"}
    duel.roll("hit blank blank blank blank", BLANKS).answer("sword-strike").answer(SKULL).decline()
    assert duel.damage(SKULL) == 1
    assert duel.t.stack[-1].actions == 1  # type: ignore[attr-defined]
    assert not offered_power(duel, "charge")  # once per turn
    assert ("move",) in duel.offered


@pytest.mark.rule("CP-034", "CP-033")
def test_charge_gives_no_move_that_is_forbidden() -> None:
    duel = near(ZEMO, SKULL).set(ZEMO, power=2)
    duel.t.lasting.append(("move_actions", NOBODY, 0, "round", 1))
    duel.activate(ZEMO).answer(("move",)).answer([10.0, 10.0]).answer("charge")
    assert ("move",) not in duel.offered
    assert ("attack", "sword-strike") in duel.offered


def test_master_swordsman_attacking() -> None:
    duel = near(ZEMO, SKULL).set(ZEMO, power=2)
    duel.attack(ZEMO, "sword-strike", SKULL)
    duel.roll("blank blank hit fail blank", "blank blank blank blank").answer(f"{ZEMO}/master-swordsman")
    assert duel.power(ZEMO) == 0
    duel.answer(f"{ZEMO}/master-swordsman")
    assert duel.ask.region.describe() == {"dice": [0, 1, 2, 4], "most": 4, "least": 0}  # type: ignore[union-attr]
    duel.roll("hit hit hit").answer([0, 1, 4]).decline()
    assert duel.damage(SKULL) == 4


def test_master_swordsman_defending() -> None:
    duel = near(SKULL, ZEMO).set(ZEMO, power=2)
    duel.attack(SKULL, "strike", ZEMO)
    assert duel.ask.seat == 1
    duel.roll("hit hit hit blank blank", "blank blank blank").answer(f"{ZEMO}/master-swordsman")
    duel.roll("block block block").answer(f"{ZEMO}/master-swordsman").answer([0, 1, 2]).decline()
    assert duel.damage(ZEMO) == 0


def test_master_swordsman_needs_a_physical_attack_within_range_2() -> None:
    for kind, x, offered in ((PHYSICAL, 13.0, True), (ENERGY, 13.0, False), (PHYSICAL, 16.0, False)):
        for attacker in (0, 1):
            duel = Duel(ZEMO, SKULL).put(SKULL, x, 10.0).set(ZEMO, power=2)
            duel.t.script = None
            weapon = f"{SKULL}/strike" if attacker else f"{ZEMO}/steel-rush"
            duel.push(Attack(attacker, weapon, 1 - attacker, kind=kind, free=True))
            assert (duel.t.attacking() is not None and duel.t.attack().now == "pay_power") == offered


def test_master_swordsman_is_not_paid_twice_after_a_change_of_target() -> None:
    duel = near(ZEMO, [CAP, IRON]).set(ZEMO, power=4).set(CAP, power=2)
    duel.attack(ZEMO, "sword-strike", IRON).answer(f"{ZEMO}/master-swordsman").roll(BLANKS).answer(f"{CAP}/bodyguard")
    assert duel.t.attack().now == "compare"  # on to the dice: he is not asked again
    assert duel.power(ZEMO) == 2


def test_master_swordsman_is_for_his_own_dice() -> None:
    duel = near(SKULL, [ZEMO, CAP]).set(ZEMO, power=2).set(CAP, power=2)
    duel.attack(SKULL, "strike", ZEMO).answer(f"{ZEMO}/master-swordsman").roll(BLANKS).answer(f"{CAP}/bodyguard")
    assert offered_power(duel, f"{ZEMO}/strategic-genius")
    assert not offered_power(duel, f"{ZEMO}/master-swordsman")


@pytest.mark.rule("CP-342", "CP-343", "CP-037", "CP-038")
def test_strategic_genius_of_two_counts_once() -> None:
    duel = near([ZEMO, ZEMO], SKULL)
    duel.roll("blank blank blank blank blank", "blank blank blank blank").attack(0, "sword-strike", SKULL)
    assert len(duel.offered) == 3
    duel.roll("hit").answer(duel.offered[1]).answer([0])
    duel.decline()
    assert duel.damage(SKULL) == 1
    assert len(duel.heard(DiceChanged)) == 1


def test_strategic_genius_of_two_adds_no_second_reroll() -> None:
    duel = near([ZEMO, ZEMO], SKULL)
    duel.roll("blank blank blank blank blank", "blank blank blank blank").attack(0, "sword-strike", SKULL)
    duel.roll("hit").answer(duel.offered[1]).answer([0])
    duel.answer(duel.offered[1])
    assert duel.still  # the other one's does nothing more to this roll
    assert duel.damage(SKULL) == 1


def test_strategic_genius_is_an_aura() -> None:
    for card, x, offered in ((ULTRON, 10.0, True), (ULTRON, 17.0, False)):
        duel = Duel([ZEMO, card], SKULL).put(card, x, 13.0).put(SKULL, x + 3.4, 13.0)
        duel.roll("blank " * 6, "blank " * 4).attack(card, "strike", SKULL)
        assert offered_power(duel, f"{ZEMO}/strategic-genius") == offered
        duel = Duel([ZEMO, card], SKULL).put(card, x, 13.0).put(SKULL, x + 3.4, 13.0)
        duel.roll("blank " * 5, "blank " * 4).attack(SKULL, "strike", card)
        assert offered_power(duel, f"{ZEMO}/strategic-genius") == offered
    duel = Duel(ZEMO, SKULL).roll("blank blank blank").push(Dodge(0, 1, 1))
    assert duel.still  # no dodge


# -- Crossbones --------------------------------------------------------------------------------------------------------


def test_overpower_follows_the_target() -> None:
    duel = Duel(CROSSBONES, SKULL).set(CROSSBONES, power=2)
    duel.roll("hit blank blank blank blank", BLANKS).attack(CROSSBONES, "overpower", SKULL)
    assert duel.ask.kind == "place"
    assert PASS not in duel.offered
    duel.answer([14.0, 10.0])
    assert duel.at(CROSSBONES) == (14.0, 10.0)
    assert duel.t.within(0, 1, 1)


def test_overpower_stays_when_the_target_is_gone() -> None:
    duel = Duel(CROSSBONES, [SKULL, ULTRON]).set(CROSSBONES, power=2).set(SKULL, injured=1, damage=5)
    duel.roll("hit blank blank blank blank", BLANKS).attack(CROSSBONES, "overpower", SKULL)
    assert duel.still


def test_overpower_throw(monkeypatch: pytest.MonkeyPatch) -> None:
    duel = Duel(CROSSBONES, SKULL).set(CROSSBONES, power=2)
    duel.roll("wild blank blank blank blank", BLANKS).attack(CROSSBONES, "overpower", SKULL)
    assert PASS in duel.offered
    duel.answer("throw").answer([90])
    assert duel.at(SKULL) == pytest.approx((16.0, 13.375))
    duel = Duel(CROSSBONES, ULTRON).set(CROSSBONES, power=2)
    duel.roll("wild blank blank blank blank", BLANKS).attack(CROSSBONES, "overpower", ULTRON)
    assert duel.ask.kind == "place"  # Ultron is too large


def test_haymaker() -> None:
    duel = near(CROSSBONES, SKULL).set(CROSSBONES, power=8)
    duel.use(CROSSBONES, "haymaker")
    assert duel.power(CROSSBONES) == 4
    duel.roll("blank " * 5, "blank " * 4).attack(SKULL, "strike", CROSSBONES)  # not his
    duel.roll("blank " * 5, "blank " * 3).push(Attack(0, f"{SKULL}/cosmic-blast", 1, free=True))  # lent to him: neither of the two
    assert {len(event.faces) for event in duel.heard(DiceRolled)} == {5, 4, 3}
    for dice in (8, 5):
        duel.events.clear()
        duel.roll("blank " * dice, "blank " * 4).attack(CROSSBONES, "strike", SKULL)
        assert len(duel.heard(DiceRolled)[0].faces) == dice
    duel.use(CROSSBONES, "haymaker")
    duel.t.end_scope("turn")
    duel.events.clear()
    duel.roll("blank " * 5, "blank " * 4).attack(CROSSBONES, "strike", SKULL)
    assert len(duel.heard(DiceRolled)[0].faces) == 5  # this turn only
    duel.set(CROSSBONES, power=6).use(CROSSBONES, "haymaker")
    duel.events.clear()
    duel.roll("blank " * 8, "blank " * 4).attack(CROSSBONES, "overpower", SKULL)
    assert len(duel.heard(DiceRolled)[0].faces) == 8


@pytest.mark.rule("CP-053", "CP-552", "CP-052")
def test_inured_to_pain_once_for_each_damage() -> None:
    duel = near(SKULL, [CROSSBONES, ULTRON]).set(CROSSBONES, power=3)
    assert duel.roll("hit hit blank blank blank", BLANKS).attack(SKULL, "strike", ULTRON).still  # his own damage only
    duel = near(SKULL, CROSSBONES).set(CROSSBONES, power=3)
    for total, left in ((1, 3), (2, 3)):
        duel.roll("hit hit blank blank blank", "blank " * 4).attack(SKULL, "strike", CROSSBONES)
        duel.answer(f"{CROSSBONES}/inured-to-pain").answer(PASS)  # the second is Aggressive: no more reduction is offered
        assert duel.still
        assert (duel.damage(CROSSBONES), duel.power(CROSSBONES)) == (total, left)


@pytest.mark.rule("CP-032")
def test_aggressive() -> None:
    duel = Duel(IRON, CROSSBONES)
    duel.roll("hit hit blank blank", "blank blank").attack(IRON, "repulsor-blast", CROSSBONES)
    assert offered_power(duel, f"{CROSSBONES}/aggressive")
    assert (duel.ask.seat, duel.power(IRON), duel.damage(CROSSBONES)) == (1, 2, 2)  # the attack is over
    duel.answer(f"{CROSSBONES}/aggressive")
    assert duel.ask.region.describe()["side"] == "toward"  # type: ignore[union-attr]
    duel.answer([12.5, 10.0])
    assert duel.at(CROSSBONES) == (12.5, 10.0)
    duel.roll("blank blank blank blank", "blank blank").attack(IRON, "repulsor-blast", CROSSBONES)
    assert duel.still  # no damage, no advance


# -- Doctor Octopus ----------------------------------------------------------------------------------------------------


def test_flurry_of_arms() -> None:
    duel = Duel(OCTOPUS, SKULL)
    duel.roll("wild wild hit blank", "block blank blank blank").attack(OCTOPUS, "strike", SKULL)
    assert duel.damage(SKULL) == 4


def test_arm_lasers() -> None:
    duel = Duel(OCTOPUS, SKULL).set(OCTOPUS, power=3)
    assert duel.roll("hit hit blank blank blank blank", "block block fail").attack(OCTOPUS, "arm-lasers", SKULL).still
    duel = Duel(OCTOPUS, SKULL, terrain=(WALL,)).set(OCTOPUS, power=3)
    duel.roll("wild hit blank blank blank blank", "block block fail").attack(OCTOPUS, "arm-lasers", SKULL)
    assert duel.ask.kind == "dice"
    assert () not in duel.offered
    with pytest.raises(Illegal):
        duel.answer([])
    duel.answer([0])
    assert duel.damage(SKULL) == 1


def test_scientific_hubris() -> None:
    for faces, gained in (("crit crit blank blank", 1), ("hit hit blank blank", 0)):
        duel = near(OCTOPUS, SKULL)
        duel.roll(faces, "block block block block", "blank blank").attack(OCTOPUS, "strike", SKULL)
        finish(duel)
        assert duel.power(OCTOPUS) == gained
        duel = near(SKULL, OCTOPUS).roll("blank " * 5, faces, "blank blank").attack(SKULL, "strike", OCTOPUS)
        assert duel.power(OCTOPUS) == gained
        duel = near(SKULL, OCTOPUS).roll(faces, "blank blank").push(Dodge(1, 1, NOBODY))
        assert duel.power(OCTOPUS) == gained
        duel = near(SKULL, OCTOPUS).roll(faces).script(roll_for(4, ()), OCTOPUS)
        assert duel.power(OCTOPUS) == gained
        duel = near(SKULL, OCTOPUS).roll(faces, "blank blank").push(Dodge(0, 1, NOBODY)).roll(faces).script(roll_for(4, ()), SKULL)
        assert duel.power(OCTOPUS) == 0  # not his dice
    duel = near(SKULL, OCTOPUS).roll("crit blank blank blank blank", "blank " * 5).attack(SKULL, "strike", OCTOPUS)
    assert duel.power(OCTOPUS) == 1  # for the damage; the Critical was not his


# -- Red Skull ---------------------------------------------------------------------------------------------------------


def test_sap_power() -> None:
    for had, sapped in ((3, 2), (1, 1)):
        duel = near(SKULL, IRON).set(SKULL, power=1).set(IRON, power=had)
        duel.roll("wild wild blank blank blank", "block block blank").attack(SKULL, "cosmic-blast", IRON)
        assert (duel.power(SKULL), duel.power(IRON)) == (sapped, had - sapped)


def test_unleash_the_cube_throws_what_it_damages() -> None:
    for hits in (1, 0):
        duel = near(SKULL, ULTRON).set(SKULL, power=4)
        duel.roll("hit " * hits + "blank " * (7 - hits), "blank blank blank").attack(SKULL, "unleash-the-cube", ULTRON)
        assert duel.still == (not hits)
        if hits:
            duel.answer("throw").answer([0])
            assert duel.heard(Moved)[0].how == "throw"


def test_reality_warp() -> None:
    duel = near([SKULL, ZEMO], [IRON, CAP, WIDOW]).set(SKULL, power=4)
    duel.put(SKULL, 10.8, 10.0).put(CAP, 13.0, 12.0).put(ZEMO, 15.0, 10.0).put(WIDOW, 13.0, 6.5)
    duel.roll("wild blank blank blank blank blank blank", "block blank blank").attack(SKULL, "unleash-the-cube", IRON)
    duel.decline()
    assert [duel.conditions(one) for one in (IRON, CAP, ZEMO)] == [{"stun"}] * 3
    assert [duel.conditions(one) for one in (SKULL, WIDOW)] == [set()] * 2
    duel.set(IRON, injured=1, damage=4).set(CAP, conditions=()).set(SKULL, power=4)
    duel.roll("wild hit hit blank blank blank blank", "blank blank blank").attack(SKULL, "unleash-the-cube", IRON)
    finish(duel)
    assert not duel.t.present().count(duel.who(IRON))
    assert duel.conditions(CAP) == set()  # nothing is near somebody who has left


def test_master_of_evil() -> None:
    for hits, gained in ((1, 2), (0, 0)):
        duel = near([SKULL, CROSSBONES], IRON).lead(SKULL).put(IRON, 13.0, 13.0)
        duel.roll("hit " * hits + "blank " * (5 - hits), BLANKS).attack(CROSSBONES, "strike", IRON)
        finish(duel)
        assert duel.power(CROSSBONES) == gained
        assert duel.power(SKULL) == 0
    duel = near(IRON, SKULL).lead(SKULL).roll("hit hit blank blank", BLANKS).attack(IRON, "repulsor-blast", SKULL)
    assert duel.power(IRON) == 2  # not for enemies


def test_cosmic_cube() -> None:
    duel = Duel(SKULL, IRON)
    duel.activate(SKULL).roll("fail fail crit blank hit").answer("cosmic-cube")
    assert (duel.power(SKULL), duel.damage(SKULL)) == (3, 2)  # no Power for one's own damage
    assert duel.t.stack[-1].actions == 1  # type: ignore[attr-defined]
    assert not offered_power(duel, "cosmic-cube")


def test_master_of_the_cube_places_each_ally_once_per_turn() -> None:
    duel = Duel([SKULL, ZEMO], IRON).set(SKULL, power=9)
    assert "master-of-the-cube" in options_of(duel, SKULL)
    duel.use(SKULL, "master-of-the-cube")
    assert len(duel.offered) == 2
    duel.answer(ZEMO).answer([10.0, 17.3])
    assert duel.at(ZEMO) == (10.0, 17.3)
    duel.use(SKULL, "master-of-the-cube").answer([10.0, 6.0])  # only himself is left
    assert duel.at(SKULL) == (10.0, 6.0)
    assert duel.power(SKULL) == 3
    assert "master-of-the-cube" not in options_of(duel, SKULL)
    duel.t.end_scope("turn")
    duel.put(ZEMO, 30.0, 30.0).use(SKULL, "master-of-the-cube")
    assert duel.ask.kind == "place"  # Zemo is beyond Range 4


def test_hail_hydra() -> None:
    duel = Duel([SKULL, ZEMO, CROSSBONES], IRON).set(SKULL, power=2).put(CROSSBONES, 10.0, 30.0)
    duel.attack(IRON, "repulsor-blast", SKULL)
    duel.roll("hit hit blank blank", "blank blank blank").answer(f"{SKULL}/hail-hydra").decline()
    assert [duel.damage(one) for one in (SKULL, ZEMO)] == [0, 2]
    duel = Duel([SKULL, CROSSBONES], IRON).set(SKULL, power=2).put(CROSSBONES, 10.0, 30.0)
    assert duel.roll("hit hit blank blank", BLANKS).attack(IRON, "repulsor-blast", SKULL).still  # nobody is near


# -- Ultron ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-555")
def test_metallic_fury() -> None:
    for kind, defense in ((PHYSICAL, 3), (ENERGY, 4)):
        duel = near(ULTRON, MARVEL).set(ULTRON, power=3).attack(ULTRON, "metallic-fury")
        assert (duel.ask.kind, duel.offered) == ("type", (PHYSICAL, ENERGY))  # before a target is chosen
        duel.answer(kind)
        assert duel.ask.kind == "target"
        duel.roll("wild " + "blank " * 6, "block " * defense).answer(MARVEL)
        assert [len(event.faces) for event in duel.heard(DiceRolled)] == [7, defense]
        assert duel.conditions(MARVEL) == {"bleed"}
        duel = near(ULTRON, MARVEL).set(ULTRON, power=3).attack(ULTRON, "metallic-fury").answer(kind)
        duel.roll("hit " + "blank " * 6, "block " * defense).answer(MARVEL)
        assert duel.conditions(MARVEL) == set()


def test_kinetic_field_generator() -> None:
    house = ("house", 5, 1, ((4.0, 9.0), (6.0, 9.0), (6.0, 11.0)))
    trucks = [("truck", 4, 1, tuple((x + 3.0 * i, y) for x, y in CRATE[3])) for i in range(2)]
    duel = Duel(ULTRON, SKULL, terrain=(*trucks, house)).set(ULTRON, power=6).put(SKULL, 15.9, 10.0)
    assert "kinetic-field-generator" in options_of(duel, ULTRON)
    duel.use(ULTRON, "kinetic-field-generator")
    assert duel.offered == (("terrain", 0), ("terrain", 1))
    duel.roll("blank " * 4).answer(("terrain", 0)).answer([0])
    assert (duel.damage(SKULL), duel.power(ULTRON)) == (5, 3)
    assert "kinetic-field-generator" not in options_of(duel, ULTRON)  # once per turn
    duel.t.end_scope("turn")
    assert "kinetic-field-generator" in options_of(duel, ULTRON)
    duel.t.rubble = 3
    assert "kinetic-field-generator" not in options_of(duel, ULTRON)  # the house is too large


def test_all_will_be_metal() -> None:
    for kind, damage in ((MYSTIC, 1), (ENERGY, 3)):
        duel = near(SKULL, ULTRON).roll("hit " * 5, "wild wild fail fail"[: 19 if kind == MYSTIC else 14])
        duel.push(Attack(0, f"{SKULL}/strike", 1, kind=kind))
        assert duel.damage(ULTRON) == damage
    duel = near(SKULL, [ULTRON, IRON]).roll("hit " * 5, "wild wild fail").push(Attack(0, f"{SKULL}/strike", 2, kind=MYSTIC))
    assert duel.damage(IRON) == 2  # three, less his own reduction: only Ultron is metal


@pytest.mark.rule("CP-057", "CP-553")
def test_analyze_and_annihilate() -> None:
    duel = near(ULTRON, SKULL)
    for _ in range(2):  # every time, without Power
        duel.t.power[0] = 0
        duel.t.damage[1] = 0
        duel.roll("blank blank blank blank hit fail", "crit crit blank blank", "blank fail").attack(ULTRON, "strike", SKULL)
        duel.answer(f"{ULTRON}/analyze-and-annihilate")
        assert duel.ask.region.describe() == {"dice": [0, 1, 2, 3, 4], "most": 2, "least": 0}  # type: ignore[union-attr]
        duel.roll("hit hit").answer([0, 1])
        assert duel.damage(SKULL) == 1
    duel.roll("blank " * 6, "block block blank blank").attack(ULTRON, "strike", SKULL)
    assert duel.still  # no Critical against him
    duel.roll("crit " + "blank " * 4, "crit blank blank blank", "blank blank").attack(SKULL, "strike", ULTRON)
    assert duel.still  # only while attacking


# -- a word other boxes need -------------------------------------------------------------------------------------------


@pytest.fixture
def shooter() -> Iterator[str]:
    """A card with Rapid Fire, for one test."""
    side = Side(5, M, 2, (3, 3, 3))
    rapid = icons(WILD, name="rapid-fire")(
        after_attack(extra_attack("shot", role(LAST_TARGET), free=True, without=("rapid-fire",)))
    )
    add(
        Character(
            "a-shooter", "Shooter", "Nobody", 3, (Form("Normal", side, side, 35),), (Strike("shot", PHYSICAL, 4, 4, 0, (rapid,)),)
        )
    )
    yield "a-shooter"
    del the_cards().characters["a-shooter"], the_cards().strikes["a-shooter/shot"]


@pytest.mark.rule("CP-563")
def test_rapid_fire(shooter: str) -> None:
    duel = Duel(shooter, [SKULL, ULTRON])
    duel.roll("wild blank blank blank", "blank " * 4).attack(shooter, "shot", SKULL)
    assert PASS in duel.offered
    duel.roll("wild hit blank blank", "blank " * 4).answer("shot")
    assert duel.offered == (duel.who(SKULL),)  # the original target
    duel.answer(SKULL)
    assert duel.damage(SKULL) == 3
    assert duel.still  # once
