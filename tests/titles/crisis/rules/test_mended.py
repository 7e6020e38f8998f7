"""Mistakes of version 0.1 are mended, but games that were saved then go on with them (`mended=false`)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from longbox.titles.crisis.codes import ACTIVATED, NOBODY, PHYSICAL, L
from longbox.titles.crisis.events import DiceRolled
from longbox.titles.crisis.rules.collisions import Topple
from longbox.titles.crisis.rules.damage import EFFECT, Suffer
from longbox.titles.crisis.rules.objectives import securing, weight
from longbox.titles.crisis.rules.rounds import ActivationPhase, PowerPhase
from longbox.titles.crisis.script.cards import Static, Strike, after_series, innate, on, reactive, static
from longbox.titles.crisis.script.moments import modify_own, would_suffer
from longbox.titles.crisis.script.nodes import SELF, TARGET, Context, ally, enemy, me
from longbox.titles.crisis.speech.telling.words import nodes_in
from longbox.titles.crisis.words import (
    action,
    add_dice,
    drain,
    during,
    each,
    extra_attack,
    gain_power,
    knows,
    lends,
    make_attack,
    move_as,
    next_attack,
    number,
    perform_attack,
    reduce_damage,
    reroll,
    seq,
    suffer_up_to,
    until,
)
from titles.crisis.shelf import the_cards

from ..helpers import lay
from ..scene import PASS, Duel, box
from ..stock import hero, stock

EITHER = pytest.mark.parametrize("mended", [True, False])

AREA = Strike("sweep", PHYSICAL, 2, 4, shape="area", rules=(after_series(gain_power(SELF, 1)), after_series(gain_power(SELF, 2))))
WARDING = on(would_suffer(target=ally), reduce_damage(1))
STOCK = (
    hero("sweeper", attacks=(AREA,)),
    hero("armored", innate("armor", on(would_suffer(target=me), reduce_damage(1)))),
    hero("ward-a", innate("ward", WARDING)),
    hero("ward-b", innate("ward", WARDING)),
    hero("owner", attacks=(Strike("whip", PHYSICAL, 3, 4),)),
    hero("lender", innate("lend", lends("owner/whip", ally & ~me))),
    *(hero(f"luck-{one}", reactive("luck", 0, modify_own(roller=ally), reroll(99))) for one in "ab"),
    hero("stander", innate("stand", static("contests_healthy", True, me))),
)


@pytest.fixture(autouse=True)
def _cards() -> Iterator[None]:
    with stock(*STOCK):
        yield


@EITHER
@pytest.mark.rule("CP-497")
def test_stagger_outside_an_activation(mended: bool) -> None:
    duel = Duel("hero-0", "hero-1", mended=mended).put(1, 12, 10).set(0, conditions=("stagger",)).script(action("attack"), 0)
    assert duel.still is not mended


@EITHER
@pytest.mark.rule("CP-167")
def test_who_contests_as_if_healthy_secures_so(mended: bool) -> None:
    duel = Duel("stander", "hero-0", mended=mended).put(1, 10, 12).set(0, injured=1)
    assert securing(duel.t, lay(duel, "secure")) == (NOBODY if mended else 1)


@EITHER
def test_every_rule_that_waits_for_all_attacks_happens(mended: bool) -> None:
    duel = Duel("sweeper", "hero-0", mended=mended).put(1, 12, 10).roll("blank " * 8).attack(0, "sweep")
    assert duel.power(0) == (3 if mended else 1)


@EITHER
def test_up_to_so_much_damage_counts_as_suffered(mended: bool) -> None:
    duel = Duel("armored", "hero-0", mended=mended).script(seq(suffer_up_to(3), gain_power(SELF, number)))
    assert duel.answer(("number", 3)).power(0) == (2 if mended else 3)


@EITHER
@pytest.mark.rule("CP-037", "CP-038")
def test_two_of_one_name_reduce_damage_once(mended: bool) -> None:
    duel = Duel(["hero-0", "ward-a", "ward-b"], "hero-1", mended=mended).push(Suffer(0, 4, 3, EFFECT))
    while not duel.still:
        duel.answer(duel.offered[0])
    assert duel.damage(0) == (3 if mended else 2)


@EITHER
@pytest.mark.rule("CP-397")
def test_a_dazed_character_drains_no_power(mended: bool) -> None:
    duel = Duel("hero-0", "hero-1", mended=mended).set(1, power=3).set(0, dazed=True).script(drain(TARGET, 2), 0, target=1)
    assert duel.power(0) == (0 if mended else 2)


@EITHER
def test_a_lent_attack_is_used_up_wherever_it_is_made(mended: bool) -> None:
    duel = Duel(["hero-0", "lender"], "hero-1", mended=mended).put(2, 12, 10)
    (lent,) = [one for one in duel.t.strikes(0) if one.card != "hero-0"]
    duel.roll("blank " * 20).script(perform_attack(SELF), 0).answer(("attack", lent.id))
    while not duel.still:
        duel.answer(duel.offered[0])
    assert (lent in duel.t.strikes(0)) is not mended


@EITHER
def test_an_effect_lets_one_make_a_lent_attack_too(mended: bool) -> None:
    duel = Duel(["hero-0", "lender"], "hero-1", mended=mended).put(2, 12, 10).script(make_attack(SELF, TARGET), 0, target=2)
    assert (("attack", "whip") in duel.offered) is mended


@EITHER
@pytest.mark.rule("CP-038")
def test_what_waits_for_the_next_attack_adds_up(mended: bool) -> None:
    boost = next_attack("next/test-boost", (during("attack_pool", add_dice("attack", 2)),))
    duel = Duel("hero-0", "hero-1", mended=mended).put(1, 12, 10)
    duel.script(seq(boost, boost), 0).roll("blank " * 20).attack(0, "punch", 1)
    rolled = len(duel.heard(DiceRolled)[0].faces)
    assert rolled - duel.t.strikes(0)[0].dice == (4 if mended else 2)


@EITHER
@pytest.mark.rule("CP-253")
def test_over_the_edge_of_a_roof_by_a_hair(mended: bool) -> None:
    duel = Duel("hero-0", "hero-1", [box("roof", 3, 5, 5, 10, 10)], mended=mended).put(0, 8, 5.684).put(1, 30, 30)
    duel.slide(0, L, "push", 1, 0)
    assert (duel.at(0)[0] > 14) is mended


@EITHER
def test_single_cards_as_they_were(mended: bool) -> None:
    duel = Duel(["x-23", "daredevil"], "hero-0", mended=mended).lead("daredevil").set(2, dazed=True).put(2, 12, 13)
    assert (duel.t.pushed_size(0), duel.t.thrown_size(0)) == ((2, 3) if mended else (3, 3))
    library = duel.t.library
    assert len(library.scripts["tactic/web-barrier"]) == (3 if mended else 2)
    assert library.tactics["practice-round"].on[-1].event == ("superpower_rolled" if mended else "modify_own")
    assert (library is the_cards()) is mended


@EITHER
def test_cards_that_say_something_else_than_their_print(mended: bool) -> None:
    """Whom Seven Suns counts, what is no Stealth, and whose Power Devil's Due brings."""
    library = Duel(["hero-0"], "hero-0", mended=mended).t.library
    assert library.tactics["seven-suns-of-cinnibus"].when.parts[-1] is not mended
    stealth = "target_within" if mended else "stealth"
    shadow = library.tactics["shadow-organization"].do
    assert isinstance(shadow, each)
    assert isinstance(shadow.effect, until)
    assert shadow.effect.query == stealth
    (hidden,) = library.superpowers["nightcrawler/invisible-in-shadow"].parts
    assert isinstance(hidden, Static)
    assert hidden.query == stealth
    due = library.superpowers["mephisto-lord-of-temptation/devils-due"]
    assert any(isinstance(one, drain) for one in nodes_in(due)) is not mended


# -- what was mended later: the same mistakes at other places ----------------------------------------------------------


@EITHER
@pytest.mark.rule("CP-243", "CP-244")
def test_whoever_an_effect_lets_activate_last_gives_up_priority(mended: bool) -> None:
    """Heart of the Worthy: The Mighty Thor activates once more when all turns are over."""
    duel = Duel(["the-mighty-thor", "hero-0"], "hero-1", mended=mended).set("the-mighty-thor", power=5).hand("heart-of-the-worthy")
    duel.t.priority, duel.t.last_activated = 0, 1
    duel.t.status = [marks | ACTIVATED for marks in duel.t.status]
    phase = ActivationPhase(to_move=0)
    phase.step = phase.STEPS.index("end_effects")
    duel.push(phase).answer("tactic/heart-of-the-worthy").answer("done")
    assert duel.still
    assert duel.t.last_activated == (0 if mended else 1)


@EITHER
@pytest.mark.rule("CP-223", "CP-497")
def test_a_granted_action_is_the_first_of_an_activation(mended: bool) -> None:
    """Who gains Stagger after it has acted may go on as it likes."""
    duel = Duel("hero-0", "hero-1", mended=mended).activate(0).script(action("move"), 0).answer(("move",)).answer([10.5, 10.0])
    duel.set(0, conditions=("stagger",)).script(gain_power(SELF, 1), 0)
    assert (("move",) in duel.offered) is mended


@EITHER
@pytest.mark.rule("CP-167")
def test_who_contests_as_if_healthy_counts_twice_with_those_who_do(mended: bool) -> None:
    """Deadpool in the squad of Kingpin: each Healthy character that contests counts as two."""
    duel = Duel(["kingpin", "deadpool"], ["hero-0", "hero-1"], mended=mended).lead("kingpin").set("deadpool", injured=1)
    duel.put("kingpin", 30, 30).put("deadpool", 10, 12).put(2, 10, 10).put(3, 30, 5)
    token = lay(duel, "secure")
    assert weight(duel.t, 0, token) == ((2, 0) if mended else (0, 1))
    assert securing(duel.t, token) == (0 if mended else 1)


@EITHER
@pytest.mark.rule("CP-460")
def test_whoever_something_is_toppled_on_may_brace(mended: bool) -> None:
    duel = Duel("hero-0", "hero-1", [box("crate", 2, 12, 9, 1.5, 1.5)], mended=mended).put(1, 16, 12)
    duel.set(1, power=1).hand("brace-for-impact", seat=1).roll("blank blank blank").push(Topple(0, 0, 1))
    if mended:
        duel.answer("tactic/brace-for-impact")
        while not duel.still:
            duel.answer(duel.offered[0])
    assert duel.still
    assert duel.damage(1) == (0 if mended else 3)


@EITHER
def test_flight_for_a_round_is_flight(mended: bool) -> None:
    """The Shieldmobile against Beta Ray Bill, who rerolls against whoever has Flight."""
    duel = Duel("nick-fury", "beta-ray-bill", mended=mended).set(0, power=5).hand("the-shieldmobile")
    duel.play("the-shieldmobile").answer([10.0, 12.0])
    c = Context(duel.t, 1, 1, {})
    assert knows("flight").test(c, 0) is mended
    duel.t.end_scope("round")
    assert not knows("flight").test(c, 0)


@EITHER
def test_flight_for_a_round_outlasts_a_move_with_another_size(mended: bool) -> None:
    """Climbing Gear and then Freeze and Fade: Iceman climbs walls for the rest of the round."""
    duel = Duel("iceman", "hero-0", mended=mended).set(0, power=9).put(1, 30, 30).hand("climbing-gear")
    duel.play("climbing-gear").answer([10.0, 10.0])
    duel.script(move_as(5), 0).answer(("move",)).answer([10.0, 10.0])
    assert list(duel.t.changes("move_size", 0)) == ([5] if mended else [])
    duel.t.end_scope("round")
    assert not list(duel.t.changes("move_size", 0))


@EITHER
@pytest.mark.rule("CP-543")
def test_what_falls_on_everybody_falls_on_grunts(mended: bool) -> None:
    """Battle Plan and Dark Past choose nobody."""
    duel = Duel(["gambit", "hand-ninjas"], "hero-0", mended=mended).put(1, 11.7, 10).hand("dark-past").push(PowerPhase())
    duel.answer("tactic/dark-past")
    assert [bool(list(duel.t.changes("stealth", who))) for who in (0, 1)] == [True, mended]


@EITHER
@pytest.mark.rule("CP-342", "CP-343")
def test_no_reaction_is_offered_that_could_reroll_nothing(mended: bool) -> None:
    duel = Duel(["luck-a", "luck-b"], "hero-0", mended=mended).put(2, 12, 10).roll("blank " * 7).attack(0, "punch", 2)
    duel.answer("luck-a/luck").roll("hit hit hit hit").answer([0, 1, 2, 3])
    assert any(key[1] == "luck-b/luck" for key in duel.offered if isinstance(key, tuple)) is not mended


@EITHER
@pytest.mark.rule("CP-322")
def test_what_an_ally_lends_is_for_attack_actions(mended: bool) -> None:
    """Red Skull, Master of the World: for an attack that a card lets him make besides he pays himself."""
    duel = Duel(["red-skull-master-of-the-world", "hero-0"], "hero-1", mended=mended).put(1, 10, 12.5).put(2, 12, 10)
    duel.set(1, power=9).script(perform_attack(SELF), 0)
    assert (("attack", "reality-bows-to-me") in duel.offered) is not mended
    duel.answer(PASS).set(0, power=4).roll("blank " * 10).script(extra_attack("reality-bows-to-me", enemy, optional=False), 0)
    duel.answer("hero-1")
    assert duel.still is mended  # nobody is asked whose Power it is
    if mended:
        assert (duel.power(0), duel.power(1)) == (0, 9)
    acting = Duel(["red-skull-master-of-the-world", "hero-0"], "hero-1", mended=mended).put(1, 10, 12.5).put(2, 12, 10)
    assert ("attack", "reality-bows-to-me") in acting.set(1, power=9).activate(0).offered
    acting.roll("blank " * 10).answer(("attack", "reality-bows-to-me")).answer("hero-1")
    assert acting.ask.kind == "pay"
