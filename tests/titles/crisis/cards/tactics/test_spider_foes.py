"""Team Tactic cards of the affiliation Spider-Foes."""

from __future__ import annotations

import pytest

from longbox.kernel import Illegal
from longbox.titles.crisis.codes import KO
from longbox.titles.crisis.rules.damage import EFFECT, Suffer
from longbox.titles.crisis.rules.rounds import PowerPhase
from longbox.titles.crisis.rules.tactics import playable
from longbox.titles.crisis.words import CHOSEN, TARGET, damage, ko

from ...mission import mission, on_token
from ...scene import PASS, Duel
from ..cast import CAP, SKULL
from ..playing import offers, settle, take
from ..scenes.spider_foes import faces
from ..scenes.tactics import MISSES, reply, stage, token

pytestmark = pytest.mark.usefixtures("extras")

FURY = "nick-fury"
ELECTRO = "electro"
KRAVEN = "kraven-the-hunter"
LIZARD = "lizard"
MYSTERIO = "mysterio"
SHOCKER = "shocker"
VULTURE = "vulture"
MISS = "blank blank fail fail"


def test_neogenetic_recombinator() -> None:
    duel = stage("neogenetic-recombinator", us=["test-foe", "test-venom"]).set(0, damage=1).set(1, damage=4)
    duel.play("neogenetic-recombinator").answer(0).answer(("character", 0)).answer(("number", 2))
    assert (duel.damage(0), duel.damage(1)) == (3, 2)
    duel = stage("neogenetic-recombinator", us=["test-foe", "test-venom"]).set(0, damage=5).set(1, damage=4)
    duel.play("neogenetic-recombinator").answer(1).answer(("character", 0)).answer(("number", 3))
    assert duel.is_dazed(0)
    assert duel.damage(1) == 3  # only 1 was really suffered
    assert not playable(stage("neogenetic-recombinator", us=["test-foe", "test-venom"]).put(1, 30, 30).t, 0)


def test_strategic_retreat() -> None:
    duel = stage("strategic-retreat", us=["test-foe", "test-plain"])
    asset = token(duel, 0)
    duel.attack(2, "jab", 0).roll(MISSES)
    reply(duel, "strategic-retreat")
    assert duel.t.token_holder[asset] == 1
    with pytest.raises(Illegal, match="away"):
        duel.answer([12.0, 10.0])
    duel.answer([7.0, 10.0])
    assert (duel.at(0), duel.power(0)) == ((7.0, 10.0), 2)
    assert stage("strategic-retreat", us=["test-foe", "test-plain"]).roll(MISSES).attack(2, "jab", 0).still


def test_surprise_webhead() -> None:
    duel = stage("surprise-webhead", us=["test-foe", "test-venom", "test-foe"], them=["test-plain", "test-avenger"])
    duel.play("surprise-webhead").answer(0).answer(1).answer("enough").answer(("character", 3))
    assert [duel.power(who) for who in range(3)] == [4, 4, 6]
    assert duel.offered == (PASS, ("attack", "jab"))  # nothing with a price
    duel.roll("hit hit hit hit", "blank blank blank").answer("jab")
    assert duel.offered == (3,)
    duel.answer(3)
    assert duel.damage(3) == 4
    duel.answer(PASS)
    assert duel.still


def test_neogenetic_recombinator_is_free_and_for_spider_foes() -> None:
    duel = stage("neogenetic-recombinator", us=["test-foe", "test-venom"]).set(0, power=0).set(1, power=0)
    assert playable(duel.t, 0)
    assert not playable(stage("neogenetic-recombinator", us=["test-plain", "test-venom"]).t, 0)


def test_strategic_retreat_is_for_spider_foes() -> None:
    duel = stage("strategic-retreat", us=["test-plain", "test-foe"])
    token(duel, 0)
    assert duel.roll(MISSES).attack(2, "jab", 0).still


def trapped(game_round: int = 1) -> Duel:
    """The Spider-Foes may lay their trap at one of the bombs."""
    duel = mission(Duel("rhino", SKULL), "deadly-meteors").hand("sinister-traps")
    duel.t.round = game_round
    return duel.push(PowerPhase())


def lay(token: int = 1) -> Duel:
    return take(trapped(), "sinister-traps").answer(("token", token))


def test_traps_are_laid_in_the_first_power_phase() -> None:
    assert offers(trapped(), "sinister-traps")
    assert not offers(trapped(2), "sinister-traps")


@pytest.mark.parametrize(("who", "pusher"), [(SKULL, 0), ("rhino", 1)])
def test_the_first_to_come_near_is_hurt_and_pushed_by_its_opponent(who: str, pusher: int) -> None:
    duel = settle(lay())
    on_token(duel, who, 1, 3.0).roll("crit wild hit blank fail").place(who, 1)
    duel.answer(duel.offered[0])
    assert duel.damage(who) == 3
    assert duel.ask.kind == "direction"
    assert duel.ask.seat == pusher
    duel.answer([90.0])
    settle(duel)
    before = duel.damage(who)
    on_token(duel, who, 1, 3.0).place(who, 1).answer(duel.offered[0])
    assert duel.still  # only the first time
    assert duel.damage(who) == before


def test_a_trap_that_rolls_nothing_pushes_nobody() -> None:
    duel = settle(lay())
    on_token(duel, SKULL, 1, 3.0).roll("blank block fail blank fail").place(SKULL, 1).answer(duel.offered[0])
    assert duel.still
    assert duel.damage(SKULL) == 0


def test_a_trap_is_at_one_token_and_outlives_who_laid_it() -> None:
    duel = settle(lay())
    on_token(duel, SKULL, 0, 0.5).place(SKULL, 1).answer(duel.offered[0])
    assert duel.still
    assert duel.damage(SKULL) == 0
    duel = mission(Duel(["rhino", FURY], SKULL), "deadly-meteors").hand("sinister-traps").push(PowerPhase())
    take(duel, "sinister-traps").answer(0).answer(("token", 1))
    settle(duel)
    settle(duel.script(ko(CHOSEN), SKULL, chosen=0))
    assert duel.t.status[0] & KO
    on_token(duel, SKULL, 1, 3.0).roll("hit blank fail blank fail").place(SKULL, 1).answer(duel.offered[0])
    assert duel.damage(SKULL) == 1


def test_custom_upgrades_are_made_for_one_enemy() -> None:
    duel = Duel(SHOCKER, [SKULL, CAP]).set(SHOCKER, power=2).put(SKULL, 13, 10).put(CAP, 10, 13).hand("custom-upgrades")
    duel.push(duel.t.window("activation_phase_start")).answer("tactic/custom-upgrades").answer(SKULL)
    settle(duel.roll(faces(7), MISS).attack(SHOCKER, "vibro-shock-strike", SKULL))
    settle(duel.roll(faces(5), MISS).attack(SHOCKER, "vibro-shock-strike", CAP))
    settle(duel.roll(faces(4), faces(2)).attack(CAP, "shield-bounce", SHOCKER))
    assert not duel.t.script


@pytest.mark.parametrize(
    ("who", "condition"),
    [(VULTURE, "bleed"), (MYSTERIO, "hex"), ("doctor-octopus", "stun"), (ELECTRO, "shock"), (KRAVEN, "poison"), (SHOCKER, "")],
)
def test_founding_members_add_what_they_are_known_for(who: str, condition: str) -> None:
    duel = Duel([LIZARD, who], SKULL).put(SKULL, 13, 13).hand("founding-members")
    duel.push(duel.t.window("power_phase")).answer("tactic/founding-members").answer(LIZARD)  # who plays it
    duel.script(damage(TARGET, 1), LIZARD, target=2)
    assert duel.still is not bool(condition)
    if condition:
        assert PASS in duel.offered
        settle(duel.answer(who))
    assert duel.conditions(SKULL) == ({condition} if condition else set())


@pytest.mark.rule("CP-407", "CP-408")
@pytest.mark.parametrize("ruleset", [2022, 2025])
def test_founding_members_outlast_whoever_played_the_card(ruleset: int) -> None:
    duel = Duel([LIZARD, VULTURE], SKULL, ruleset=ruleset).put(SKULL, 13, 13).hand("founding-members")
    duel.push(duel.t.window("power_phase")).answer("tactic/founding-members").answer(LIZARD)
    duel.set(LIZARD, injured=1).push(Suffer(0, 20, 2, EFFECT))
    settle(duel.script(damage(TARGET, 1), VULTURE, target=2).answer(VULTURE))
    assert duel.conditions(SKULL) == {"bleed"}
