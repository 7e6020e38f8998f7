"""Effects (CP-001, CP-027..CP-038, CP-366)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from longbox.kernel import PASS
from longbox.titles.crisis.codes import BLANK, NOBODY, PHYSICAL, S
from longbox.titles.crisis.events import DiceRolled
from longbox.titles.crisis.rules.damage import Suffer
from longbox.titles.crisis.rules.rounds import CleanupPhase
from longbox.titles.crisis.rules.tactics import PlayTactic
from longbox.titles.crisis.script.cards import On, Strike, active, after_attack, during, innate, on, reactive, static
from longbox.titles.crisis.script.crises import SECURE, Crisis
from longbox.titles.crisis.script.moments import Trigger, attack_resolved, damaged
from longbox.titles.crisis.script.nodes import (
    ATTACKER,
    CHOSEN,
    IT,
    SELF,
    TARGET,
    Context,
    ally,
    amount,
    dealt_damage,
    enemy,
    me,
    other,
    role,
    that,
    within,
)
from longbox.titles.crisis.words.attacks import extra_attack
from longbox.titles.crisis.words.conditions import gain_condition
from longbox.titles.crisis.words.damage import damage
from longbox.titles.crisis.words.dice import add_dice
from longbox.titles.crisis.words.how_many import half
from longbox.titles.crisis.words.lasting import lasts, next_attack, until
from longbox.titles.crisis.words.movement import AWAY, TOWARD, advance, push
from longbox.titles.crisis.words.power import gain_power
from longbox.titles.crisis.words.structure import choose, each, if_, may
from titles.crisis.shelf import add

from ..scene import Duel
from ..stock import hero, stock, tactic

MARVEL = hero(
    "marvel-test",
    attacks=(
        Strike("blast", PHYSICAL, 3, 4, rules=(after_attack(gain_power(SELF, 1)), after_attack(push(TARGET, S, AWAY, SELF)))),
    ),
)
WIDOW = hero(
    "widow-test",
    reactive(
        "counter-strike",
        1,
        attack_resolved(target=me),
        extra_attack("punch", role(ATTACKER), optional=False),
        when=that(ATTACKER, within(3)),
    ),
)
BONES = hero(
    "bones", innate("aggressive", on(attack_resolved(target=me), if_(dealt_damage, may(advance(SELF, S, TOWARD, ATTACKER)))))
)
BURNER = hero(
    "burner",
    active("burn", 1, choose(enemy, damage(CHOSEN, 1), optional=True)),
    attacks=(Strike("torch", PHYSICAL, 3, 4, rules=(after_attack(damage(TARGET, 1)),)),),
)
STUBBORN = hero("stubborn", innate("all-day", static("face_counts", ("defense", BLANK, 1), on=me)))
CURSED = hero("cursed", innate("cursed", static("no_power_gain", 1, on=me)))
MEDIC = innate("medic", on(damaged(target=ally & other), gain_power(TARGET, 1)))
DOUBLE = innate("double", on(damaged(target=me), gain_power(SELF, 1)), on(damaged(target=me), gain_power(SELF, 2)))
STAGES = innate("stages", on(damaged(target=me), gain_power(SELF, 1)), on(damaged(target=me), gain_power(SELF, 2), optional=True))
WINDED, DAMPENING = (
    innate("shaken", on(damaged(target=me), gain_condition(who, "slow")), on(damaged(target=me), gain_power(SELF, 1)))
    for who in (SELF, enemy & within(3))
)
CHEER = innate("cheer", on(damaged(target=ally), gain_power(SELF, 1)))
PICK = innate("pick", on(damaged(target=enemy), choose(ally & other, gain_power(CHOSEN, 1))))
DRILL = innate("drill", static("attack_dice", 1, on=ally))
AIM = active("aim", 0, until("turn", "attack_dice", SELF, 2))
BOOST = active("boost", 0, next_attack("next/boost", (during("attack_pool", add_dice("attack", 2)),)))
HUNT = active("hunt", 0, lasts("turn", static("attack_dice", 2, on=ally)))
CARDS = (
    MARVEL, BURNER, WIDOW, BONES, STUBBORN, CURSED, hero("medic-a", MEDIC), hero("medic-b", MEDIC), hero("double", DOUBLE),
    hero("cheer-a", CHEER), hero("cheer-b", CHEER), hero("pick-a", PICK), hero("pick-b", PICK),
    hero("drill-a", DRILL), hero("drill-b", DRILL), hero("aimer", AIM), hero("booster", BOOST),
    hero("hunter", HUNT), hero("stages", STAGES), hero("winded", WINDED), hero("dampening", DAMPENING),
)  # fmt: skip


@pytest.fixture(autouse=True)
def _cards() -> Iterator[None]:
    with stock(*CARDS):
        yield


@pytest.mark.rule("CP-001")
def test_a_card_wins_over_the_core_rules_only_where_they_conflict() -> None:
    """Blanks count for it in defense; Failures still do not, hits still do not, Criticals still bring a die."""
    duel = Duel("hero-0", "stubborn").put(1, 12, 10)
    duel.roll("hit hit hit hit", "crit blank fail", "hit").attack(0, "punch", 1)
    assert duel.damage(1) == 2
    duel.roll("blank blank hit blank", "blank fail fail").attack(1, "punch", 0)
    assert duel.damage(0) == 1  # and blanks do not count in its attack


@pytest.mark.rule("CP-027", "CP-028", "CP-029")
@pytest.mark.parametrize("source", ["superpower", "special rule", "tactic", "crisis"])
def test_effects_of_all_kinds_and_whose_they_are(source: str) -> None:
    """Damage from an enemy's superpower, attack rule or card gives Power; a Crisis card has effects too, but they are nobody's."""
    duel = Duel("burner", "hero-1").put(1, 12, 10).set(0, power=1)
    if source == "superpower":
        duel.use(0, "burn").answer("hero-1")
    elif source == "special rule":
        duel.roll("blank " * 4, "blank " * 3).attack(0, "torch", 1)
    elif source == "tactic":
        tactic("burning", choose(enemy, damage(CHOSEN, 1)))
        duel.t.tactics[0] = ["burning"]
        duel.push(PlayTactic(0, "burning"))
    else:
        parts = (On(Trigger("cleanup"), each(enemy, damage(IT, 1))),)
        add(Crisis("fire", "fire", SECURE, 15, (), lambda t, id: (0, 0), parts=parts))
        duel.t.crises = ("fire",)
        duel.push(CleanupPhase())
    assert duel.damage(1) == 1
    assert duel.power(1) == (0 if source == "crisis" else 1)


@pytest.mark.rule("CP-030", "CP-031")
def test_counter_strike_comes_after_everything_of_the_attack_and_minds_the_range_then() -> None:
    """The attack ends with a push away: from 6 in the attacker is no longer within Range 3."""
    duel = Duel("marvel-test", "widow-test", ruleset=2022).put(0, 10, 10).put(1, 13, 10).set(1, power=1)
    duel.roll("hit hit blank blank", "blank blank blank").attack(0, "blast", 1)
    assert (duel.ask.seat, duel.ask.kind, duel.damage(1)) == (0, "forced", 2)  # the damage is done, now the attacker's two rules
    duel.answer(duel.offered[0])
    assert (duel.power(0), duel.ask.kind) == (1, "direction")
    duel.answer([0.0])
    assert duel.at(1)[0] > 16.0
    assert duel.offered == (PASS, (1, "widow-test/counter-strike", 0))
    far = Duel("marvel-test", "widow-test", ruleset=2022).put(0, 10, 10).put(1, 17, 10).set(1, power=1)
    far.roll("hit hit blank blank", "blank blank blank").attack(0, "blast", 1)
    far.answer(far.offered[0]).answer([0.0])
    assert far.at(1)[0] > 20.0
    assert far.still


@pytest.mark.rule("CP-030", "CP-032")
def test_an_aggressive_advance_comes_after_everything_of_the_attack() -> None:
    duel = Duel("marvel-test", "bones").put(0, 10, 10).put(1, 13, 10)
    duel.roll("hit hit blank blank", "blank blank blank").attack(0, "blast", 1)
    duel.answer(duel.offered[0])
    assert (duel.ask.seat, duel.ask.kind, duel.power(0)) == (0, "direction", 1)
    duel.answer([0.0])
    assert (duel.ask.seat, duel.offered) == (1, (PASS, ("do", "effect")))
    assert duel.answer(("do", "effect")).ask.kind == "advance"


@pytest.mark.rule("CP-033")
def test_what_cannot_be_wins_over_what_is() -> None:
    assert Duel("cursed").script(gain_power(SELF, 3), 0).power(0) == 0
    duel = Duel("hero-0", "cursed").push(Suffer(1, 2, 0))
    assert (duel.damage(1), duel.power(1)) == (2, 0)


@pytest.mark.rule("CP-036")
@pytest.mark.parametrize(("n", "halved"), [(5, 3), (4, 2), (1, 1), (0, 0)])
def test_halves_are_rounded_up(n: int, halved: int) -> None:
    assert amount(Context(Duel("hero-0").t, 0, 0, {}), half(n)) == halved
    assert Duel("hero-0").script(gain_power(SELF, half(n)), 0).power(0) == halved


# -- effects of one name -----------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-037", "CP-038")
@pytest.mark.parametrize("ruleset", [2022, 2025])
def test_two_effects_of_one_name_do_not_add_up(ruleset: int) -> None:
    duel = Duel(["drill-a", "drill-b", "hero-0"], ["hero-1"], ruleset=ruleset)
    assert [duel.t.total("attack_dice", who) for who in range(4)] == [1, 1, 1, 0]


@pytest.mark.rule("CP-037", "CP-038")
@pytest.mark.parametrize("ruleset", [2022, 2025])
def test_one_event_brings_a_named_effect_to_somebody_once(ruleset: int) -> None:
    """Both medics answer; only one may help. The next damage is another event."""
    duel = Duel(["hero-0", "medic-a", "medic-b"], ["hero-1"], ruleset=ruleset)
    for times in (1, 2):
        duel.push(Suffer(0, 1, NOBODY))
        while not duel.still:
            duel.answer(duel.offered[0])
        assert duel.power(0) == times


@pytest.mark.rule("CP-038")
def test_a_name_only_counts_for_who_is_affected() -> None:
    """The same name with two characters: each cheers for itself, and two may pick different allies."""
    duel = Duel(["hero-0", "cheer-a", "cheer-b"], ["hero-1"]).push(Suffer(0, 1, NOBODY))
    while not duel.still:
        duel.answer(duel.offered[0])
    assert duel.t.power == [0, 1, 1, 0]
    pick = Duel(["hero-0", "pick-a", "pick-b", "hero-2"], ["hero-1"]).push(Suffer(4, 1, NOBODY))
    pick.answer((1, "pick-a/pick", 100)).answer("hero-0").answer("hero-2")
    assert pick.still
    assert pick.t.power == [1, 0, 0, 1, 0]
    same = Duel(["hero-0", "pick-a", "pick-b", "hero-2"], ["hero-1"]).push(Suffer(4, 1, NOBODY))
    same.answer((1, "pick-a/pick", 100)).answer("hero-0").answer("hero-0")
    assert same.t.power == [1, 0, 0, 0, 0]


@pytest.mark.rule("CP-037", "CP-038")
@pytest.mark.parametrize(("ruleset", "dice"), [(2022, 2), (2025, 4)])
def test_a_second_use_while_the_first_lasts(ruleset: int, dice: int) -> None:
    """By the older book it adds nothing; by the newer one each use is a trigger of its own."""
    duel = Duel("aimer", "hero-0", ruleset=ruleset).use(0, "aim").use(0, "aim")
    assert duel.t.total("attack_dice", 0) == dice
    duel.t.end_scope("turn")
    assert duel.t.total("attack_dice", 0) == 0
    assert duel.use(0, "aim").t.total("attack_dice", 0) == 2


@pytest.mark.rule("CP-037", "CP-038")
@pytest.mark.parametrize(("ruleset", "dice"), [(2022, 2), (2025, 4)])
def test_a_second_use_before_the_next_attack(ruleset: int, dice: int) -> None:
    """What waits for the next attack adds up as what lasts does, and is gone with that attack."""
    duel = Duel("booster", "hero-0", ruleset=ruleset).use(0, "boost").use(0, "boost")
    strike = duel.t.strikes(0)[0]
    duel.roll("blank " * 40).attack(0, strike.id, 1).attack(0, strike.id, 1)
    assert [len(one.faces) for one in duel.heard(DiceRolled) if one.roll == "attack"] == [strike.dice + dice, strike.dice]


@pytest.mark.rule("CP-037", "CP-038")
@pytest.mark.parametrize(("ruleset", "dice"), [(2022, 2), (2025, 4)])
def test_a_change_that_lasts_adds_up_by_use_not_by_source(ruleset: int, dice: int) -> None:
    duel = Duel(["hunter", "hunter"], "hero-0", ruleset=ruleset).use(0, "hunt").use(0, "hunt")
    assert duel.t.total("attack_dice", 1) == dice
    assert duel.use(1, "hunt").t.total("attack_dice", 1) == dice


@pytest.mark.rule("CP-366")
@pytest.mark.parametrize("first", [0, 1])
def test_a_player_orders_the_own_simultaneous_effects(first: int) -> None:
    duel = Duel("double", "hero-0").push(Suffer(0, 1, NOBODY))
    assert (duel.ask.seat, duel.ask.kind) == (0, "forced")
    assert duel.offered == ((0, "double/double", 100), (0, "double/double", 101))
    duel.answer(duel.offered[first])
    assert duel.power(0) == 3
    gains = [event.n for event in duel.events if type(event).__name__ == "PowerGained"]
    assert gains == ([1, 2] if first == 0 else [2, 1])


@pytest.mark.rule("CP-366")
def test_the_parts_of_one_superpower_happen_as_it_says_them() -> None:
    """What it may do further on is not offered before what it does first."""
    duel = Duel("stages", "hero-0").push(Suffer(0, 1, NOBODY))
    assert (duel.ask.kind, duel.power(0)) == ("react", 1)
    assert duel.answer(duel.offered[1]).still
    assert duel.power(0) == 3


@pytest.mark.rule("CP-366")
@pytest.mark.parametrize(("card", "asked"), [("winded", False), ("dampening", True)])
def test_no_order_is_asked_for_where_it_makes_no_difference(card: str, asked: bool) -> None:
    """A condition of one certain character may come first or last; who is near enough for one may be somebody else by then."""
    duel = Duel(card, "hero-0").put(1, 12, 10).push(Suffer(0, 1, NOBODY))
    if asked:
        assert (duel.ask.kind, len(duel.offered)) == ("forced", 2)
        duel.answer(duel.offered[1])
    assert duel.still
    assert (duel.power(0), "slow" in duel.conditions(1 if asked else 0)) == (1, True)
