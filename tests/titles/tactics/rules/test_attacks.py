"""Attacks: forms, targets, damage, Armor, special results, defences, Transfer."""

from __future__ import annotations

import dataclasses

import pytest

from longbox.kernel import Illegal
from longbox.titles.tactics.codes import *
from longbox.titles.tactics.rules.attacks import Strike
from longbox.titles.tactics.rules.charges import charges, in_the_line
from longbox.titles.tactics.rules.conditions import can_dodge, can_evade, gain
from longbox.titles.tactics.rules.damage import armor_rank, deal
from longbox.titles.tactics.rules.movement import gait
from longbox.titles.tactics.rules.slams import Slam, direction
from longbox.titles.tactics.rules.targets import THROW, targets, the_attack
from longbox.titles.tactics.rules.to_hit import allowed, to_hit_shift
from longbox.titles.tactics.words import FIGURES, Armor
from longbox.titles.tactics.words.folio import DEFAULTS

from ..helpers import tired, with_things
from ..scene import Scene

# -- what an attack is -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FT-108", "FT-109", "FT-403", "FT-414", "FT-429", "FT-435", "FT-444", "FT-458", "FT-367")
def test_defaults_of_each_form() -> None:
    assert DEFAULTS == {
        BRAWLING: (FIGHTING, STRENGTH),
        CHARGING: (ENDURANCE, STRENGTH),
        GRAPPLING: (STRENGTH, STRENGTH),
        SHOOTING: (AGILITY, NOBODY),
        MENTAL: (PSYCHE, NOBODY),
        MAGICAL: (INTUITION, NOBODY),
    }


@pytest.mark.rule("FT-116", "FT-359", "FT-360", "FT-402", "FT-419", "FT-433", "FT-413", "FT-443", "FT-452")
def test_everybody_brawls_charges_and_grapples_nothing_else_unprinted() -> None:
    s = Scene("B", b="B blob")
    assert [one.form for one in s.t.attacks(s["B"])] == [BRAWLING, CHARGING, GRAPPLING]
    assert {one.kind for one in s.t.attacks(s["B"])} == {"blunt"}
    assert len(FORMS) == 6


@pytest.mark.rule("FT-036", "FT-363", "FT-405", "FT-362")
def test_a_hit_deals_the_value_of_the_damage_rank() -> None:
    s = tired(Scene("T B", a="T thing", b="B kraven"), "B").roll(31).strike("T", "brawling", "B")
    assert s.lost("B") == 7
    s = tired(Scene("T B", a="T thing", b="B kraven"), "B").roll(30).strike("T", "brawling", "B")
    assert s.lost("B") == 0


@pytest.mark.rule("FT-364", "FT-365", "FT-368")
def test_abilities_count_as_they_are_now() -> None:
    s = Scene("D B", a="D daredevil", b="B kraven")
    s.t.ready[s["B"]] = TIRED
    s.roll(31).strike("D", "baton", "B")
    assert s.lost("B") == 1
    s.t.shifts[s["D"]] = (0, 0, 1, 0, 0, 0, 0)
    s.roll(31).strike("D", "baton", "B")
    assert s.lost("B") == 1 + 2
    w = tired(Scene("W B", a="W wolverine", b="B kraven"), "B")
    w.t.shifts[w["W"]] = (0, 0, 3, 0, 0, 0, 0)
    w.roll(31).strike("W", "adamantium-claws", "B")
    assert w.lost("B") == 5


@pytest.mark.rule("FT-358")
def test_nobody_attacks_its_own_side() -> None:
    s = Scene("W S B", a="W wolverine, S storm", b="B blob")
    assert s.targets("S", "brawling") == {"B"}
    assert s.targets("W", "adamantium-claws") == set()


@pytest.mark.rule("FT-361")
def test_the_name_of_an_attack_does_nothing() -> None:
    s = Scene("B K", b="B blob", a="K wolverine")
    one = s.t.attacks(s["B"])[0]
    other = dataclasses.replace(one, id="something-else")
    assert targets(s.t, s["B"], one) == targets(s.t, s["B"], other)
    assert to_hit_shift(s.t, s["B"], one, s["K"]) == to_hit_shift(s.t, s["B"], other, s["K"])


# -- special rules of attacks ------------------------------------------------------------------------------------------------


@pytest.mark.rule("FT-369")
def test_claws_pierce_armor() -> None:
    s = tired(Scene("W C", a="W wolverine", b="C hobgoblin"), "C").roll(31).strike("W", "adamantium-claws", "C")
    assert s.lost("C") == 5
    s = tired(Scene("W C", a="W wolverine", b="C rhino"), "C").roll(31).strike("W", "adamantium-claws", "C")
    assert s.lost("C") == 5 - VALUES[REMARKABLE - 2]


@pytest.mark.rule("FT-370", "FT-371")
def test_a_condition_comes_with_a_hit_only() -> None:
    s = Scene("D . . K", a="D daredevil", b="K kraven").roll(31).strike("D", "billy-club", "K")
    assert s.condition("K") & HELD
    s = Scene("D . . K", a="D daredevil", b="K kraven").roll(30).strike("D", "billy-club", "K")
    assert not s.condition("K") & HELD


@pytest.mark.rule("FT-372", "FT-373")
def test_anti_metal_weakens_after_the_damage() -> None:
    s = tired(Scene("P L .", a="P black-panther", b="L luke-cage"), "L").roll(30).strike("P", "wakandan-anti-metal", "L")
    assert s.lost("L") == 3 - 2  # a token before the damage would leave Good Armor, and 2 lost
    assert s.t.weaken[s["L"]] == 1
    assert s.kind == "jump"
    s.decline().roll(30).strike("P", "wakandan-anti-metal", "L")
    assert s.lost("L") == 1 + (3 - 1)


@pytest.mark.rule("FT-374", "FT-375", "FT-376", "FT-103")
def test_ghost_rider_and_the_evil() -> None:
    for foe, chains, fire in (("kraven", 4 + 1, 4), ("black-cat", 4, 2)):
        s = tired(Scene("G K", a="G ghost-rider", b=f"K {foe}"), "K").roll(36).strike("G", "mystical-chains", "K")
        assert s.lost("K") == chains
        s = Scene("G . K", a="G ghost-rider", b=f"K {foe}").roll(36).strike("G", "hellfire", "K")
        assert s.lost("K") == fire


@pytest.mark.rule("FT-374", "FT-375")
def test_armor_works_on_each_amount_of_damage_apart() -> None:
    s = tired(Scene("G D", a="G ghost-rider", b="D dormammu"), "D").roll(36).strike("G", "mystical-chains", "D")
    assert s.lost("D") == 0
    assert [(event.kind, event.amount, event.prevented) for event in s.told("Damaged")[:2]] == [("blunt", 0, 4), ("hellfire", 0, 1)]


# -- special results -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FT-461", "FT-464", "FT-466", "FT-467", "FT-465")
def test_a_lower_result_may_be_taken() -> None:
    s = tired(Scene("T K . . .", a="T thing", b="K kraven"), "K").roll(91).strike("T", "brawling", "K")
    assert s.options == ("stun", "slam", "hit")
    s.roll(66).answer("slam")
    assert s.lost("K") == 7
    assert s.condition("K") == STAGGERED
    s = tired(Scene("T K . . .", a="T thing", b="K kraven"), "K").roll(61).strike("T", "brawling", "K").answer("hit")
    assert s.still
    assert s.condition("K") == 0


@pytest.mark.rule("FT-462", "FT-463")
def test_webs_hold_but_never_stun() -> None:
    for roll in (26, 56, 91):
        s = Scene("S . K", a="S spider-man", b="K kraven").roll(roll).strike("S", "webs", "K")
        assert s.still
        assert s.lost("K") == 0
        assert s.condition("K") == HELD


@pytest.mark.rule("FT-469", "FT-470", "FT-481")
def test_slams_and_stuns_of_close_attacks_need_endurance() -> None:
    s = Scene("W K", a="W wolverine", b="K kraven")
    claws, charge = (s.t.attacks(s["W"])[s.number("W", one)] for one in ("adamantium-claws", "charging"))
    assert not allowed(s.t, s["W"], s["K"], claws, AMAZING, "stun")
    assert not allowed(s.t, s["W"], s["K"], charge, GOOD, "slam")
    assert allowed(s.t, s["W"], s["K"], claws, AMAZING, "kill")
    s.t.shifts[s["W"]] = (0, 0, 0, 1, 0, 0, 0)
    assert allowed(s.t, s["W"], s["K"], claws, AMAZING, "stun")
    c = Scene("C . K", a="C cyclops", b="K blob")
    assert allowed(c.t, c["C"], c["K"], c.t.attacks(c["C"])[0], INCREDIBLE, "stun")


@pytest.mark.rule("FT-469", "FT-010")
def test_endurance_is_compared_by_rank_though_the_values_are_equal() -> None:
    s = Scene("T P", a="T thug", b="P police")
    for mine, other, may in ((TYPICAL, GOOD, False), (GOOD, GOOD, True), (GOOD, TYPICAL, True)):
        for who, rank in (("T", mine), ("P", other)):
            printed = s.t.folio(s[who]).abilities[ENDURANCE]
            s.t.shifts[s[who]] = (0, 0, 0, rank - printed, 0, 0, 0)
        assert VALUES[mine] == VALUES[other] == 1
        fist = s.t.attacks(s["T"])[s.number("T", "charging")]
        assert allowed(s.t, s["T"], s["P"], fist, GOOD, "slam") is may


@pytest.mark.rule("FT-468", "FT-471", "FT-472", "FT-473", "FT-474", "FT-498")
@pytest.mark.parametrize(("roll", "state", "x"), [(30, STAGGERED, 4), (31, STAGGERED, 2), (61, STAGGERED, 1), (91, 0, 1)])
def test_slam(roll: int, state: int, x: int) -> None:
    s = (
        tired(Scene("T K . . . . .", a="T thing", b="K kraven"), "K")
        .roll(61, roll)
        .die(5)
        .strike("T", "brawling", "K")
        .answer("slam")
    )
    assert s.condition("K") == state
    assert s.where("K") == (x, 0)


@pytest.mark.rule("FT-475")
def test_a_slam_stops_at_figures_solid_terrain_and_the_edge() -> None:
    for drawing, x in (("T K . B .", 2), ("T K . # .", 2), ("T K .", 2), ("T K .|. .", 2)):
        s = Scene(drawing, a="T thing", b="K kraven" + (", B blob" if "B" in drawing else ""))
        s.push(Slam(s["T"], s["K"], 5))
        assert s.where("K") == (x, 0)


@pytest.mark.rule("FT-476")
def test_a_slam_off_a_roof_hurts() -> None:
    s = Scene("T K . .", a="T thing", b="K kraven", under={"T": "#", "K": "#"}).push(Slam(0, 1, 1))
    assert s.where("K") == (2, 0)
    assert s.lost("K") == 2
    burns = Scene("T K f .", a="T thing", b="K kraven").push(Slam(0, 1, 2))
    assert burns.lost("K") == 1


@pytest.mark.rule("FT-477", "FT-478", "FT-479")
@pytest.mark.parametrize(("roll", "state"), [(30, STUNNED), (31, STAGGERED), (61, 0), (91, 0)])
def test_stun(roll: int, state: int) -> None:
    s = Scene("C . K", a="C cyclops", b="K kraven").roll(95, roll).strike("C", "optic-blast", "K").answer("stun")
    assert s.condition("K") == state


@pytest.mark.rule("FT-492", "FT-493", "FT-494", "FT-495", "FT-496", "FT-497")
@pytest.mark.parametrize(("roll", "loss"), [(35, 3), (36, 2), (66, 1), (95, 0)])
def test_kill_goes_past_armor(roll: int, loss: int) -> None:
    s = Scene("E . W", a="W wolverine", b="E electro").roll(95, roll).strike("E", "bolt", "W").answer("kill")
    assert s.lost("W") == 3 + loss
    immune = Scene("E . S", a="S storm", b="E electro").roll(95, 26).strike("E", "bolt", "S").answer("kill")
    assert immune.lost("S") == 2


@pytest.mark.rule("FT-480", "FT-482", "FT-483", "FT-484", "FT-485", "FT-486")
def test_bullseyes_and_kills_reach_one_renown_up() -> None:
    s = Scene("M . B . H . L . C", a="M police, B punisher, H cyclops, L professor-x, C silver-surfer")
    ranged = {"M": "revolver", "B": "fifty-caliber", "H": "optic-blast", "L": "psychic-blast"}

    def may(attacker: str, target: str) -> bool:
        one = s.t.attacks(s[attacker])[s.number(attacker, ranged[attacker])]
        both = {allowed(s.t, s[attacker], s[target], one, REMARKABLE, result) for result in ("bullseye", "kill")}
        assert len(both) == 1
        return both.pop()

    assert [may("M", one) for one in "MBHLC"] == [True, True, False, False, False]
    assert [may("B", one) for one in "MBHLC"] == [True, True, True, False, False]
    assert [may("H", one) for one in "MBHLC"] == [True, True, True, True, False]
    assert all(may("L", one) for one in "MBHLC")


@pytest.mark.rule("FT-487", "FT-488", "FT-489", "FT-490", "FT-491")
@pytest.mark.parametrize(("use", "lost", "tokens"), [("damage", 4, 0), ("weaken", 3, 1)])
def test_cyclops_hits_hobgoblin_where_it_hurts(use: str, lost: int, tokens: int) -> None:
    s = Scene("C . . H", a="C cyclops", b="H hobgoblin").roll(71).strike("C", "optic-blast", "H").answer("bullseye").answer(use)
    assert s.lost("H") == lost
    assert s.t.weaken[s["H"]] == tokens
    assert armor_rank(s.t, s["H"], s.t.parts(s["H"], Armor)[0]) == (TYPICAL if tokens else GOOD)
    names = [type(event).__name__ for event in s.events]
    assert [one for one in names if one in ("Damaged", "Weakened")] == ["Damaged", "Weakened"][: 1 + tokens]


@pytest.mark.rule("FT-487", "FT-488", "FT-489", "FT-491")
@pytest.mark.parametrize(("use", "lost"), [("damage", 4 + 1 - 2), ("weaken", 4 - 2)])
def test_a_weaken_token_comes_too_late_for_the_shot_that_places_it(use: str, lost: int) -> None:
    s = Scene("C . . L", a="C cyclops", b="L luke-cage").roll(71).strike("C", "optic-blast", "L").answer("bullseye").answer(use)
    assert s.lost("L") == lost


@pytest.mark.rule("FT-499", "FT-570")
def test_karma_helps_against_a_kill() -> None:
    s = Scene("E . W", a="W wolverine", b="E electro", karma=True)
    s.t.spent[s["E"]] = 1
    s.roll(95, 31).strike("E", "bolt", "W").answer("kill")
    assert s.kind == "karma"
    s.answer((s["W"], ENDURANCE))
    assert s.lost("W") == 3 + 2
    assert s.t.spent[s["W"]] == 1


# -- defences --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FT-501", "FT-506", "FT-500")
def test_dodging_lasts_until_the_next_activation() -> None:
    s = Scene("S . .", a="S storm").activate("S").roll(66).answer(("dodge",)).end()
    assert s.t.dodge[s["S"]] == YELLOW
    s.t.ready[s["S"]] = READY
    s.activate("S")
    assert s.t.dodge[s["S"]] == WHITE


@pytest.mark.rule("FT-305", "FT-311", "FT-316", "FT-320", "FT-330")
@pytest.mark.parametrize("condition", [STUNNED, HELD, STUCK, STAGGERED])
def test_who_cannot_dodge(condition: int) -> None:
    s = Scene("S . .", a="S storm")
    assert can_dodge(s.t, s["S"])
    s.t.conditions[s["S"]] = condition
    assert not can_dodge(s.t, s["S"])
    s.t.conditions[s["S"]], s.t.carrying[s["S"]] = 0, 0
    assert not can_dodge(s.t, s["S"])


@pytest.mark.rule("FT-508")
def test_who_dodges_moves_once() -> None:
    s = Scene("S . . .", a="S storm").activate("S").roll(66).answer(("dodge",)).answer(("move", -1)).answer(())
    assert s.still or not s.choices("move")


@pytest.mark.rule("FT-509", "FT-510", "FT-512", "FT-513", "FT-514", "FT-515", "FT-516", "FT-517")
@pytest.mark.parametrize(("evasion", "attack", "lost"), [(30, 5, 3), (31, 40, 2), (61, 40, 0), (91, 100, 0)])
def test_evading(evasion: int, attack: int, lost: int) -> None:
    s = Scene("K W", a="W wolverine", b="K kraven").roll(evasion, attack).strike("K", "hunting-knife", "W").answer("evade")
    assert s.lost("W") == lost
    assert s.t.ready[s["W"]] == TIRED
    first = s.told("FeatRolled")[0]
    assert (first.what, first.rank) == ("evade", INCREDIBLE)


@pytest.mark.rule("FT-515")
def test_damage_is_halved_before_armor() -> None:
    s = Scene("W L", a="W thing", b="L luke-cage")
    assert s.t.ability(s["W"], STRENGTH) == MONSTROUS
    s.roll(45, 40).strike("W", "brawling", "L").answer("evade")
    assert s.told("FeatRolled")[0].colour == GREEN
    assert s.lost("L") == 4 - 2  # half of 7 rounded up, less Armor; half of what Armor leaves would be 3


@pytest.mark.rule("FT-509")
def test_only_brawling_is_evaded() -> None:
    s = Scene("C . K", a="C cyclops", b="K kraven").roll(50).strike("C", "optic-blast", "K")
    assert s.still
    s = Scene("C K", a="C cyclops", b="K kraven").roll(60).strike("C", "grappling", "K")
    assert s.still


@pytest.mark.rule("FT-287", "FT-306", "FT-312", "FT-317", "FT-321", "FT-331", "FT-511")
def test_who_can_evade() -> None:
    s = Scene("K", b="K kraven")
    for condition, able in ((STUNNED, False), (HELD, False), (STAGGERED, False), (STUCK, True), (CONFUSED, True)):
        s.t.conditions[s["K"]] = condition
        assert can_evade(s.t, s["K"]) is able
    s.t.conditions[s["K"]], s.t.carrying[s["K"]] = 0, 0
    assert not can_evade(s.t, s["K"])
    s.t.carrying[s["K"]], s.t.ready[s["K"]] = NOBODY, TIRED
    assert not can_evade(s.t, s["K"])


@pytest.mark.rule("FT-518", "FT-519")
@pytest.mark.parametrize(("roll", "tokens"), [(61, 1), (91, 0)])
def test_kraven_evades_the_panther(roll: int, tokens: int) -> None:
    s = (
        Scene("P K .\n. . .", a="P black-panther", b="K kraven")
        .roll(roll, 30)
        .strike("P", "wakandan-anti-metal", "K")
        .answer("evade")
    )
    assert s.lost("K") == 0
    assert s.t.weaken[s["K"]] == tokens
    assert (s.kind == "jump") is bool(tokens)


@pytest.mark.rule("FT-511")
def test_evading_in_ones_own_activation_is_a_ruling() -> None:
    for own in (True, False):
        s = Scene("K W .", a="W wolverine", b="K kraven", own_evasion=own)
        s.t.acting = s["W"]
        assert can_evade(s.t, s["W"]) is own


def test_the_column_of_other_brawling_damage_is_a_ruling() -> None:
    for other, results in (("blunt", ("slam", "hit")), ("edged", ("stun", "hit"))):
        s = Scene("C K", a="C cloak", b="K mysterio", brawling_column=other)
        s.t.ready[s["K"]] = TIRED
        assert s.roll(76).strike("C", "cold-cloak", "K").options == results


@pytest.mark.rule("FT-318")
def test_the_staggered_are_worse_at_every_feat() -> None:
    s = tired(Scene("K W", a="W wolverine", b="K kraven"), "W")
    gain(s.t, s["K"], STAGGERED)
    s.roll(40).strike("K", "hunting-knife", "W")
    assert s.told("FeatRolled")[0].rank == INCREDIBLE - 2


# -- Transfer ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FT-520", "FT-521", "FT-522", "FT-523")
def test_kingpin_lets_mysterio_take_the_club() -> None:
    s = Scene("D . . K M", a="D daredevil", b="K kingpin, M mysterio").roll(31).strike("D", "billy-club", "K")
    assert s.options == ("pass", s["M"])
    s.answer(s["M"])
    assert (s.lost("M"), s.lost("K")) == (1, 0)
    assert s.condition("K") == HELD
    assert s.condition("M") == 0


@pytest.mark.rule("FT-520", "FT-521")
def test_who_passes_damage_on_does_not_weaken_it_with_its_own_armor() -> None:
    s = tired(Scene("S I L", a="I iron-man, L luke-cage", b="S sabretooth"), "I")
    s.t.affiliations[s["I"]] = s.t.affiliations[s["L"]]
    s.roll(45).strike("S", "savage-claws", "I").answer(s["L"])
    assert (s.lost("I"), s.lost("L")) == (0, 3 - 2)  # Remarkable Armor would have left nothing
    (damaged,) = s.told("Damaged")
    assert (damaged.who, damaged.amount, damaged.prevented) == (s["L"], 1, 2)


@pytest.mark.rule("FT-623", "FT-369", "FT-375")
def test_what_goes_with_transferred_damage() -> None:
    s = tired(Scene("W D L", a="D doctor-strange, L luke-cage", b="W wolverine"), "D")
    s.roll(45).strike("W", "adamantium-claws", "D").answer(s["L"])
    assert (s.lost("D"), s.lost("L")) == (0, 5 - VALUES[EXCELLENT - 2])
    chains = tired(Scene("G K M", a="G ghost-rider", b="K kingpin, M mysterio"), "K")
    chains.roll(45).strike("G", "mystical-chains", "K").answer(chains["M"])
    assert (chains.lost("K"), chains.lost("M")) == (0, 4 + 1)


@pytest.mark.rule("FT-524", "FT-525", "FT-522")
def test_cage_takes_the_claws_for_strange() -> None:
    s = tired(Scene("S D L", a="D doctor-strange, L luke-cage", b="S sabretooth"), "D")
    s.roll(91, 36).strike("S", "savage-claws", "D").answer("kill").answer(s["L"])
    assert s.lost("L") == 1
    assert s.lost("D") == 3
    assert s.told("FeatRolled")[1].rank == REMARKABLE - 2


@pytest.mark.rule("FT-579")
def test_bodyguards_guard_teammates_only() -> None:
    s = tired(Scene("S P L", a="P punisher, L luke-cage", b="S sabretooth"), "P").roll(40).strike("S", "savage-claws", "P")
    assert s.still


# -- Shapeshift, Phased, Spider Senses ---------------------------------------------------------------------------------------


@pytest.mark.rule("FT-337")
@pytest.mark.parametrize(("roll", "hits"), [(40, False), (41, True)])
def test_a_shapeshifter_must_be_seen_through(roll: int, hits: bool) -> None:
    s = Scene("C . M", a="C cyclops", b="M mystique")
    s.t.shifts[s["C"]] = (0, 3, 0, 0, 0, 0, 0)  # no roll of these would miss
    s.t.conditions[s["M"]] = SHAPESHIFT
    s.roll(roll, 50).strike("C", "optic-blast", "M")
    assert (s.lost("M") > 0) is hits
    assert [one.what for one in s.told("FeatRolled")] == ["see through", "attack"][: 1 + hits]
    known = Scene("C . M", a="C cyclops", b="M mystique").roll(50).strike("C", "optic-blast", "M")
    assert [one.what for one in known.told("FeatRolled")] == ["attack"]


@pytest.mark.rule("FT-340", "FT-341", "FT-342", "FT-343")
def test_the_phased_touch_nothing() -> None:
    s = Scene("S K .", a="S shadowcat", b="K kraven")
    s.t.things, s.t.thing_at, s.t.thing_of = ["trash-can"], [s.xy(0, 0)], [0]
    s.t.plots[0] = s.xy(0, 0)
    s.t.conditions[s["S"]] = PHASED
    assert s.targets("S", "brawling") == set()
    assert s.targets("K", "hunting-knife") == {"S"}
    assert deal(s.t, s["S"], 5, "edged") == 0
    assert deal(s.t, s["S"], 1, "fire") == 1
    s.activate("S")
    assert not {"pick", "plot", "strike"} & {one[0] for one in s.options}
    s.end()
    s.t.conditions[s["S"]], s.t.ready[s["S"]] = 0, READY
    s.activate("S")
    assert {"pick", "plot", "strike"} <= {one[0] for one in s.options}


@pytest.mark.rule("FT-121", "FT-122", "FT-123", "FT-124")
def test_spider_senses_once_a_page() -> None:
    s = Scene("S . . E", a="S spider-man", b="E electro")
    s.roll(46).strike("E", "bolt", "S")
    assert s.told("AttackFailed")[0].why == "senses"
    s.roll(60).strike("E", "bolt", "S")
    assert s.lost("S") == 3
    late = Scene("S . . E", a="S spider-man", b="E electro").roll(45, 60).strike("E", "bolt", "S")
    assert late.lost("S") == 3


@pytest.mark.rule("FT-553", "FT-552", "FT-554", "FT-555", "FT-327")
def test_a_thrown_object() -> None:
    s = Scene("T . . . K .", a="T thing", b="K kraven")
    s.t.things, s.t.thing_at, s.t.thing_of, s.t.carrying[s["T"]] = ["car"], [OFF], [0], 0
    one = the_attack(s.t, s["T"], -1)
    assert (one.form, one.range, one.kind, one.to_hit, one.damage) == (SHOOTING, 4, "blunt", (AGILITY, 0), (NOBODY, INCREDIBLE))
    s.activate("T").roll(45).answer(("strike", -1, s["K"], 0))
    assert s.t.thing_at == [GONE]
    assert s.lost("K") == 0
    hit = Scene("T . . . K .", a="T thing", b="K kraven")
    hit.t.things, hit.t.thing_at, hit.t.thing_of, hit.t.carrying[0] = ["car"], [OFF], [0], 0
    hit.activate("T").roll(46).answer(("strike", -1, hit["K"], 0))
    assert hit.lost("K") == 4


@pytest.mark.rule("FT-289", "FT-468")
def test_who_is_knocked_out_makes_no_endurance_feat() -> None:
    s = tired(Scene("T K . . .", a="T thing", b="K kraven"), "K")
    s.t.health[s["K"]] = 7
    s.roll(61).strike("T", "brawling", "K").answer("slam")
    assert s.still
    assert [event.what for event in s.told("FeatRolled")] == ["attack"]


@pytest.mark.rule("FT-522")
def test_a_bullseye_is_not_transferred() -> None:
    for use, own, tokens in (("damage", 1, 0), ("weaken", 0, 1)):
        s = Scene("C . . K M", a="C cyclops", b="K kingpin, M mysterio").roll(71).strike("C", "optic-blast", "K")
        s.answer("bullseye").answer(use).answer(s["M"])
        assert (s.lost("M"), s.lost("K")) == (4, own)
        assert (s.t.weaken[s["M"]], s.t.weaken[s["K"]]) == (0, tokens)


@pytest.mark.rule("FT-471", "FT-567")
def test_the_slams_die_may_be_rolled_again() -> None:
    for again, x in ((True, 2), (False, 5)):
        s = Scene("T K . . . . .", a="T thing", b="K kraven", karma=True).die(8, 1).push(Slam(0, 1, 0))
        assert s.kind == "reroll"
        s.answer(s["T"] if again else "pass")
        assert s.where("K") == (x, 0)
        assert s.t.karma[s["T"]] == (0 if again else 5)
        slammed = s.told("Slammed")[0]
        assert (slammed.start, slammed.end) == (1, x)


@pytest.mark.rule("FT-422", "FT-428")
def test_who_stands_in_the_line_of_a_charge() -> None:
    def able(charger: str, between: str, mate: bool) -> bool:
        s = Scene("S . B . . . . . . L", b=f"S {charger}, B {between}", a="L luke-cage")
        s.t.affiliations[s["B"]] = s.t.affiliations[s["S"]] if mate else ()
        return bool(charges(s.t, s["S"], s["L"]))

    assert able("sabretooth", "thug", True)
    assert not able("sabretooth", "thug", False)
    assert not able("hobgoblin", "vulture", False)
    s = Scene(". . . . . . . . . .\nS . B . . . . . . L\n. . . . . . . . . .", b="S hobgoblin, B thug", a="L luke-cage")
    s.t.affiliations[s["B"]] = ()

    def blocks() -> int:
        return in_the_line(s.t, gait(s.t, s["S"], charging=True), s.t.strangers(s["S"])) >> s.xy(2, 1) & 1

    assert not blocks()
    assert not charges(s.t, s["S"], s["L"])  # there is no Line of Sight
    s.t.conditions[s["S"]] = HELD
    assert blocks()


@pytest.mark.parametrize(
    ("bearing", "way"),
    [
        ((0, 1), (0, 1)),
        ((1, 1), (1, 1)),
        ((1, 2), (1, 1)),
        ((-2, 5), (0, 1)),
        ((5, -2), (1, 0)),
        ((2, 5), (0, 1)),
        ((3, 7), (1, 1)),
    ],
)
def test_directly_away_is_the_nearest_of_eight_directions(bearing: tuple[int, int], way: tuple[int, int]) -> None:
    assert direction(*bearing) == way


# -- what breaking the rules left unnoticed ----------------------------------------------------------------------------------


@pytest.mark.rule("FT-123", "FT-124")
def test_a_trigger_that_is_not_claimed_is_lost() -> None:
    s = tired(Scene("P L K", a="P punisher, L luke-cage", b="K kraven"), "P", "L")
    s.t.affiliations[s["P"]] = s.t.affiliations[s["L"]]
    s.t.at[s["K"]], s.t.at[s["P"]], s.t.at[s["L"]] = 2, 1, 0
    for claimed in (False, True):
        before = s.lost("P")
        s.roll(45).strike("K", "hunting-knife", "P")
        assert s.kind == "transfer"
        s.answer(s["L"] if claimed else "pass")
        assert s.still  # nobody is asked again, and what was declined did not happen
        assert len(s.told("Transferred")) == claimed
        assert (s.lost("P") > before) is not claimed


@pytest.mark.rule("FT-361")
@pytest.mark.parametrize("name", ["throw", "claws", "scattergun"])
def test_an_attack_by_any_other_name_does_the_same(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fight() -> Scene:
        s = tired(Scene("B K . .", b="B blob", a="K wolverine"), "K")
        return s.roll(90, 60).push(Strike(s["B"], 0, s["K"])).answer("slam").roll(20).push(Strike(s["B"], 0, s["K"]))

    plain = fight()
    folio = plain.t.folio(plain["B"])
    renamed = tuple(dataclasses.replace(one, id=name) for one in folio.attacks)
    monkeypatch.setitem(FIGURES, "blob", dataclasses.replace(folio, attacks=renamed))
    other = fight()
    assert other.told("Attacked")[0].attack == name
    assert other.t.dump() == plain.t.dump()


@pytest.mark.rule("FT-420", "FT-426")
def test_a_charge_goes_no_farther_than_twice_its_speed() -> None:
    s = Scene("\n".join(["S . . . . . . . L .", *[". . . . . . . . . ."] * 6]), b="S sabretooth", a="L luke-cage")
    assert s.t.speed(s["S"]) == 6
    s.activate("S")
    s.answer(s.choices("charge")[0])
    down = [s.xy(x, x) for x in range(1, 5)]
    back = [s.xy(4 + x, 4 - x) for x in range(1, 4)]
    long_way = (*down, *back, s.xy(8, 1))
    assert len(long_way) == 8
    assert s.t.ask is not None
    assert s.t.ask.judge(s.t, long_way) == long_way
    far = Scene("S . . . . . . . . . . . L .\n. . . . . . . . . . . . . .", b="S sabretooth", a="L luke-cage").activate("S")
    far.answer(far.choices("charge")[0])
    assert far.t.ask is not None
    assert far.t.ask.region is not None
    assert far.t.ask.region.describe()["ends"] == [far.xy(11, 0), far.xy(11, 1), far.xy(12, 1)]
    detour = (*[s.xy(0, y) for y in range(1, 7)], *[s.xy(x, 6 - x) for x in range(1, 6)], s.xy(6, 1), s.xy(7, 1))
    assert len(detour) == 13
    with pytest.raises(Illegal, match="costs 13 Speed; there is 12"):
        s.t.ask.judge(s.t, detour)


@pytest.mark.rule("FT-423", "FT-276", "FT-206")
def test_who_cannot_climb_cannot_charge_onto_a_roof() -> None:
    roof = "S . . . . . . . L #\n. . . . . . . . # #"
    walker = Scene(roof, b="S sabretooth", a="L luke-cage", under={"L": "#"})
    assert not charges(walker.t, walker["S"], walker["L"])  # neither from the street below nor from the roof
    assert walker.sees("S", "L")
    flier = Scene(roof, b="S hobgoblin", a="L luke-cage", under={"L": "#"})
    assert set(charges(flier.t, flier["S"], flier["L"])) == {flier.xy(8, 1), flier.xy(9, 0), flier.xy(9, 1)}
    walled = Scene("S . . . . . . .|L", b="S sabretooth", a="L luke-cage")
    assert not charges(walled.t, walled["S"], walled["L"])


@pytest.mark.rule("FT-471", "FT-289")
def test_who_is_knocked_out_on_the_way_is_not_slammed_any_farther() -> None:
    s = Scene("B K f . .", b="B blob", a="K kraven")
    s.t.health[s["K"]] = 1
    s.push(Slam(s["B"], s["K"], 3))
    assert s.t.ready[s["K"]] == KO
    assert s.t.at[s["K"]] == OFF
    assert [(one.start, one.end) for one in s.told("Slammed")] == [(1, 2)]
    alive = Scene("B K . . .", b="B blob", a="K kraven")
    alive.push(Slam(alive["B"], alive["K"], 3))
    assert alive.told("Slammed")


@pytest.mark.rule("FT-471", "FT-567")
def test_a_slam_of_one_square_is_no_roll_to_buy_again() -> None:
    s = Scene("T K . . .", a="T thing", b="K kraven", karma=True)
    s.t.karma[s["T"]] = 5
    s.push(Slam(s["T"], s["K"], 1))
    assert s.still
    assert s.where("K") == (2, 0)


# -- what is told -----------------------------------------------------------------------------------------------------------


def test_damage_tells_what_it_comes_from() -> None:
    s = tired(Scene("T K . f .", a="T thing", b="K kraven", under={"K": "#"}), "K")
    s.roll(61, 30).die(5).strike("T", "brawling", "K").answer("slam")
    assert [(event.cause, event.by) for event in s.told("Damaged")] == [("attack", s["T"]), ("fall", NOBODY), ("fire", NOBODY)]
    assert [(one.squares, one.end) for one in s.told("Slammed")] == [(3, s.xy(2, 0)), (0, s.xy(3, 0)), (0, s.xy(4, 0))]


def test_objects_tell_who_spent_them_and_how() -> None:
    s = with_things(Scene("T . K", a="T thing", b="K kraven"), ("crate", OFF, 0), ("trash-can", 1, 0))
    s.t.carrying[s["T"]] = 0
    s.activate("T").answer(("break", s.number("T", "brawling"), 1)).end()
    tired(s, "T", "K").roll(99).push(Strike(s["T"], THROW, s["K"])).answer("hit")
    (broken,) = s.told("ThingGone")
    assert (broken.who, broken.how, broken.attack) == (s["T"], "broken", "brawling")
    assert s.told("Attacked")[-1].thing == "crate"
    assert s.t.thing_at == [GONE, GONE]
