"""Every Special of every figure does something: each is tried as it is and countered, and what happens must differ.

A word has one trial here (`TRIALS`), which stages a scene for any figure that has it and tells what came of it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from longbox.titles.tactics.codes import *
from longbox.titles.tactics.maps import ELEVATED, FIRE_RANK
from longbox.titles.tactics.rules.adjacency import reached
from longbox.titles.tactics.rules.attacks import receivers
from longbox.titles.tactics.rules.conditions import gain, page_ends
from longbox.titles.tactics.rules.damage import deal, knock_out, protection
from longbox.titles.tactics.rules.feats import SLAM
from longbox.titles.tactics.rules.initiative import initiative_bonus
from longbox.titles.tactics.rules.karma import payers
from longbox.titles.tactics.rules.movement import gait, routes
from longbox.titles.tactics.rules.objects import liftable
from longbox.titles.tactics.rules.setup import StartOfIssue, joining
from longbox.titles.tactics.rules.specials import ACTION_WORDS
from longbox.titles.tactics.rules.targets import targets
from longbox.titles.tactics.rules.to_hit import allowed, to_hit_shift
from longbox.titles.tactics.words import *
from longbox.titles.tactics.words import vocabulary

from ..scene import Scene


class Trial:
    """A figure F with one Special on or off."""

    def __init__(self, id: str, number: int, on: bool) -> None:
        self.id, self.number, self.on = id, number, on
        self.special = FIGURES[id].specials[number]

    def stage(self, drawing: str, a: str = "", b: str = "T thug", **more: Any) -> Scene:
        s = Scene(drawing, a=f"F {self.id}" + (f", {a}" if a else ""), b=b if "T" in drawing else "", **more)
        if not self.on:
            s.t.countered.append((s["F"], self.number, NOBODY))
        elif self.special.action:
            s.activate("F").answer(("special", self.number)).end()
            s.t.ready[s["F"]] = READY
        for who in range(len(s.t.who)):
            if s.t.seat[who] == 0:
                s.t.affiliations[who] = ("friends",)
        return s

    def use(self, s: Scene) -> bool:
        """Activate F and use its Special; False if it is not offered."""
        s.activate("F")
        if ("special", self.number) not in s.options:
            assert not self.on, "the Special is not offered"
            return False
        s.answer(("special", self.number))
        return True


def state(s: Scene, letter: str) -> tuple[Any, ...]:
    who, t = s[letter], s.t
    return t.conditions[who], t.weaken[who], t.health[who], t.at[who], t.ready[who], sorted(t.countered_of(who))


def child(kind: str, but: tuple[str, ...] = ()) -> str:
    return next(one for one in DAMAGE.get(kind, (kind,)) if one not in but)


def shooter(s: Scene, letter: str) -> Attack:
    return next(one for one in s.t.attacks(s[letter]) if one.form in (SHOOTING, MAGICAL))


# -- always on ---------------------------------------------------------------------------------------------------------------


def flight(trial: Trial, word: Any) -> Any:
    s = trial.stage("F w w .")
    return s.xy(2, 0) in routes(s.t, s["F"], 2, gait(s.t, s["F"]))


def giant(trial: Trial, word: Any) -> Any:
    s = trial.stage("F . T")
    return reached(s.t, s["F"])


def armor(trial: Trial, word: Any) -> Any:
    s = trial.stage("F")
    return [protection(s.t, s["F"], child(one, word.but)) for one in word.covers]


def immune(trial: Trial, word: Any) -> Any:
    s = trial.stage("F")
    return deal(s.t, s["F"], 20, child(word.kind))


def reach(trial: Trial, word: Any) -> Any:
    s = trial.stage("F " + ". " * (word.squares - 1) + "T")
    return reached(s.t, s["F"])


def ignores(trial: Trial, word: Any) -> Any:
    s = trial.stage("F d d\n. # .")
    way = routes(s.t, s["F"], 2, gait(s.t, s["F"], word.charging))
    return [s.xy(2, 0) in way if word.difficult else None, s.xy(1, 1) in way if word.elevation else None]


def unseen(trial: Trial, word: Any) -> Any:
    s = trial.stage("F . . T", under={"F": "d"} if word.obscured else None)
    return s.sees("T", "F")


def overlooked(trial: Trial, word: Any) -> Any:
    s = trial.stage("T . F . M", a="M wolverine", under={"F": "d"} if word.when == "obscured" else None)
    if word.when == "plot":
        s.t.plots[0] = s.xy(1, 0)
    return s.sees("T", "M")


def harder_to_hit(trial: Trial, word: Any) -> Any:
    s = trial.stage("F T")
    return to_hit_shift(s.t, s["T"], s.t.attacks(s["T"])[0], s["F"])


def initiative(trial: Trial, word: Any) -> Any:
    return initiative_bonus(trial.stage("F").t, 0)


def born_leader(trial: Trial, word: Any) -> Any:
    s = trial.stage("F . . M", a="M wolverine", karma=True)
    return payers(s.t, s["M"], 1)


def dodges_as(trial: Trial, word: Any) -> Any:
    s = trial.stage("F . .").activate("F")
    for _ in range(2):
        s.answer(("move", -1)).answer(())
    return not s.still and ("dodge",) in s.options


def kill_shift(trial: Trial, word: Any) -> Any:
    s = trial.stage("F T", b="T doctor-octopus")
    s.t.ready[s["T"]] = TIRED
    edged = next(one.id for one in s.t.attacks(s["F"]) if one.kind == "edged")
    s.roll(100, 50).strike("F", edged, "T").answer("kill")
    return s.told("FeatRolled")[-1].rank  # type: ignore[attr-defined]


def raised(trial: Trial, word: Any) -> Any:
    s = trial.stage("F", under={"F": "w"} if word.when == "aquatic" else None)
    before = [s.t.ability(s["F"], one) for one in word.abilities]
    if word.when == "wounded":
        s.t.health[s["F"]] -= 1
        assert before == [s.t.folio(s["F"]).abilities[one] for one in word.abilities]
    return [s.t.ability(s["F"], one) for one in word.abilities]


def immovable(trial: Trial, word: Any) -> Any:
    s = trial.stage("F T", b="T hulk")
    return allowed(s.t, s["T"], s["F"], s.t.attacks(s["T"])[0], UNEARTHLY, SLAM)


def shrugs(trial: Trial, word: Any) -> Any:
    s = trial.stage("F")
    for one in word.conditions:
        gain(s.t, s["F"], CONDITION_BITS[one])
    return s.condition("F")


def sure_shot(trial: Trial, word: Any) -> Any:
    s = trial.stage("F . . T", under={"T": "d"})
    return to_hit_shift(s.t, s["F"], shooter(s, "F"), s["T"])


def hunts(trial: Trial, word: Any) -> Any:
    s = trial.stage("F T", b="T kingpin")
    healthy = to_hit_shift(s.t, s["F"], s.t.attacks(s["F"])[0], s["T"])
    s.t.health[s["T"]] -= 1
    return to_hit_shift(s.t, s["F"], s.t.attacks(s["F"])[0], s["T"]) - healthy


def screens(trial: Trial, word: Any) -> Any:
    s = trial.stage("F M . . . T", a="M wolverine", b="T cyclops")
    return [to_hit_shift(s.t, s["T"], shooter(s, "T"), s[one]) for one in "FM"]


def lifts(trial: Trial, word: Any) -> Any:
    s = trial.stage("F .")
    strength = s.t.ability(s["F"], STRENGTH)
    s.t.shifts[s["F"]] = tuple(MONSTROUS - strength - 1 if one == STRENGTH else 0 for one in range(7))
    s.t.things, s.t.thing_at, s.t.thing_of = ["bus"], [s.xy(1, 0)], [0]
    return liftable(s.t, s["F"])


# -- at the start of the Issue -----------------------------------------------------------------------------------------------


def start(trial: Trial, mate: str, shared: str, printed: bool = False) -> Any:
    s = trial.stage("F M", a=f"M {mate}")
    s.t.affiliations[s["F"]] = s.t.folio(s["F"]).affiliations
    s.t.affiliations[s["M"]] = (shared,) if shared else ()
    return joining(s.t, 0)


def team_up(trial: Trial, word: Any) -> Any:
    return [start(trial, "wolverine", one) for one in word.affiliations]


def loyalty(trial: Trial, word: Any) -> Any:
    return [start(trial, one.lower().replace(" ", "-"), "friends") for one in word.names]


def joins(trial: Trial, word: Any) -> Any:
    return start(trial, "wolverine", "friends")


def shares(trial: Trial, word: Any) -> Any:
    return start(trial, word.name.lower().replace(" ", "-"), "")


def hires(trial: Trial, word: Any) -> Any:
    s = trial.stage("\n".join([". . . . . . . ."] * 4 + [". . . F . . . T"]))
    s.t.affiliations[s["F"]] = ()
    s.push(StartOfIssue(0))
    while not s.still:
        assert s.kind == "hire"
        s.answer(s.options[-1])
    hired = [who for who, boss in enumerate(s.t.commander) if boss == s["F"]]
    assert len(hired) == (word.count if trial.on else 0)
    return [s.t.who[who] for who in hired]


# -- triggered ---------------------------------------------------------------------------------------------------------------


def senses(trial: Trial, word: Any) -> Any:
    s = trial.stage("F T")
    s.t.ready[s["F"]] = TIRED
    if trial.on:
        s.roll(100)
    s.roll(60).strike("T", s.t.attacks(s["T"])[0].id, "F")
    if not s.still:
        s.answer("hit")
    return len(s.told("AttackFailed"))


def second_wind(trial: Trial, word: Any) -> Any:
    s = trial.stage("F .").activate("F").end()
    return s.t.ready[s["F"]]


def guards(trial: Trial, word: Any) -> Any:
    s = trial.stage("F M", a="M wolverine")
    return receivers(s.t, s["M"])


def passes_on(trial: Trial, word: Any) -> Any:
    s = trial.stage("F M", a="M thug")
    return receivers(s.t, s["F"])


def retaliates(trial: Trial, word: Any) -> Any:
    s = trial.stage("F T", b="T kingpin")
    s.t.ready[s["F"]] = TIRED
    s.roll(70).strike("T", "brawling", "F")
    if not s.still:
        s.answer("hit")
    return s.lost("T")


# -- actions -----------------------------------------------------------------------------------------------------------------


def gains(trial: Trial, word: Any) -> Any:
    s = trial.stage("F . T")
    trial.use(s)
    return s.condition("F") & CONDITION_BITS[word.state]


def carries(trial: Trial, word: Any) -> Any:
    s = trial.stage("F M|. . .", a="M wolverine")
    if trial.use(s):
        if not word.alone:
            s.answer(s["M"])
        s.answer(s.xy(4, 0))
        if not word.alone:
            s.answer(s.xy(3, 0))
            assert s.t.ready[s["M"]] == TIRED
    return s.where("F"), s.where("M")


def lays(trial: Trial, word: Any) -> Any:
    s = trial.stage("F . . . .\n. . . . T")
    if trial.use(s):
        for x in range(1, word.squares + 1):
            s.answer(s.xy(x, 0) if x < 4 else s.xy(3, 1))
    return s.t.ground().bits[s.xy(1, 0)]


def flurry(trial: Trial, word: Any) -> Any:
    s = trial.stage("F T", b="T hulk")
    s.t.ready[s["T"]] = TIRED
    if trial.use(s):
        for _ in range(word.attacks):
            s.roll(2).answer(s.options[1])
        assert s.kind != "flurry"
    return len(s.told("Attacked"))


def aims(trial: Trial, word: Any) -> Any:
    foe = "sabretooth" if word.against == EVIL_SIDE else "vulture"
    s = trial.stage("F . T .\n. . . .", b=f"T {foe}")
    s.t.weaken[s["T"]] = 0
    if trial.use(s):
        if word.ability != NOBODY:
            s.roll(100)
        s.answer(s["T"])
        while s.kind in ("counter", "arrive"):
            s.answer(s.options[-1])
    return state(s, "T")


def heals(trial: Trial, word: Any) -> Any:
    s = trial.stage("F M", a="M wolverine")
    for who in (s["F"], s["M"]):
        s.t.health[who] -= 5
    if trial.use(s) and word.other:
        s.answer(s["M"])
    return s.lost("F"), s.lost("M")


TRIALS: dict[type[Any], Callable[[Trial, Any], Any]] = {
    Flight: flight, Giant: giant, Armor: armor, Immune: immune, Reach: reach, Ignores: ignores, Unseen: unseen,
    Overlooked: overlooked, HarderToHit: harder_to_hit, Initiative: initiative, BornLeader: born_leader, DodgesAs: dodges_as,
    KillShift: kill_shift, Raised: raised, Immovable: immovable, Shrugs: shrugs, SureShot: sure_shot, Hunts: hunts,
    Screens: screens, Lifts: lifts, TeamUp: team_up, Loyalty: loyalty, LastToJoin: joins, Joins: joins, Hires: hires,
    Shares: shares, Senses: senses, SecondWind: second_wind, Guards: guards, PassesOn: passes_on, Retaliates: retaliates,
    Gains: gains, Carries: carries, Lays: lays, Flurry: flurry, Targets: aims, Heals: heals,
}  # fmt: skip

EVERY = [
    pytest.param(id, number, word, id=f"{id}-{special.id}-{type(word).__name__}")
    for id, folio in FIGURES.items()
    for number, special in enumerate(folio.specials)
    for word in special.parts
]


@pytest.mark.rule("FT-118", "FT-119", "FT-121", "FT-125", "FT-126", "FT-127")
@pytest.mark.parametrize(("id", "number", "word"), EVERY)
def test_every_special_of_every_figure_changes_something(id: str, number: int, word: Any) -> None:
    trial = TRIALS[type(word)]
    assert trial(Trial(id, number, True), word) != trial(Trial(id, number, False), word)


def test_every_word_of_a_special_is_on_some_folio() -> None:
    used = {type(param.values[2]) for param in EVERY}
    assert used == set(TRIALS)
    rest = vocabulary() - used
    effects = {Counters, Deals, Drives, Tires}
    of_attacks = {Inflicts, Weakens, Pierces, AlsoDeals, DealsInstead, Jumps, Surprises, Bursts}
    of_pieces = {Bash, Soars, Hurts, Spreads, Restores, GainsKarma, Repairs, Frees, Steps, Covers, Scores, Again}
    assert rest == effects | of_attacks | of_pieces


def test_a_special_takes_one_kind_of_action() -> None:
    """The engine finds the one word of a Special that takes an action; a Special that is switched on has none besides."""
    for folio in FIGURES.values():
        for special in folio.specials:
            words = [part for part in special.parts if isinstance(part, ACTION_WORDS)]
            assert len(words) <= (0 if special.action else 1), (folio.id, special.id)


# -- attack rules --------------------------------------------------------------------------------------------------------------

RULED = [
    pytest.param(id, number, at, id=f"{id}-{one.id}-{type(one.rules[at]).__name__}")
    for id, folio in FIGURES.items()
    for number, one in enumerate(folio.attacks)
    for at in range(len(one.rules))
]


def attacked(id: str, number: int) -> tuple[Any, ...]:
    """One hit with an attack on an Evil, armoured, walking target with a bystander."""
    one = FIGURES[id].attacks[number]
    close = one.form in (BRAWLING, GRAPPLING)
    s = Scene(("F T . .\nB . . ." if close else ". F . T B\n. . . . ."), a=f"F {id}", b="T rhino, B kraven")
    s.t.ready[s["T"]] = TIRED
    to_hit = to_hit_shift(s.t, s["F"], one, s["T"])
    s.roll(90).push_strike("F", number, "T")
    while not s.still:
        s.answer("hit" if s.kind == "result" else s.options[-1])
    return to_hit, state(s, "T"), s.lost("B"), s.where("F")


@pytest.mark.rule("FT-369", "FT-370", "FT-374")
@pytest.mark.parametrize(("id", "number", "at"), RULED)
def test_every_rule_of_every_attack_changes_something(id: str, number: int, at: int, monkeypatch: pytest.MonkeyPatch) -> None:
    with_it = attacked(id, number)
    folio = FIGURES[id]
    one = folio.attacks[number]
    bare = replace(one, rules=one.rules[:at] + one.rules[at + 1 :])
    monkeypatch.setitem(FIGURES, id, replace(folio, attacks=(*folio.attacks[:number], bare, *folio.attacks[number + 1 :])))
    assert attacked(id, number) != with_it


# -- what the words do exactly ---------------------------------------------------------------------------------------------------


def eureka(roll: int) -> Scene:
    s = Scene("B . . V", a="B beast", b="V vulture").activate("B").answer(("special", 1)).roll(roll)
    return s.answer(s["V"])


@pytest.mark.rule("FT-131")
@pytest.mark.parametrize(("roll", "weaken", "confused"), [(35, 0, 0), (36, 1, 0), (66, 1, CONFUSED)])
def test_eureka_by_colour(roll: int, weaken: int, confused: int) -> None:
    s = eureka(roll)
    assert (s.t.weaken[s["V"]], s.condition("V")) == (weaken, confused)
    assert s.t.flies(s["V"])


def test_eureka_red_counters_too() -> None:
    s = eureka(95)
    assert not s.t.flies(s["V"])
    assert (s.t.weaken[s["V"]], s.condition("V")) == (1, CONFUSED)


@pytest.mark.rule("FT-127", "FT-128", "FT-129")
def test_one_special_is_countered_the_others_stay() -> None:
    s = Scene("X . . S", a="X professor-x", b="S storm").activate("X").answer(("special", 0)).answer(s0 := 1)
    assert s.kind == "counter"
    assert s.options == tuple((s0, number) for number in range(3))
    s.answer((s0, 0))
    assert not s.t.flies(s["S"])
    assert deal(s.t, s["S"], 3, "cold") == 0
    assert [event.special for event in s.told("Countered")] == ["flight"]  # type: ignore[attr-defined]
    s.answer(("move", -1)).answer(()).end()
    s.t.countered.append((s["S"], 1, s["X"]))
    assert deal(s.t, s["S"], 1, "cold") == 1
    knock_out(s.t, s["X"])
    assert s.t.flies(s["S"])


def test_a_special_that_is_countered_cannot_be_used_nor_countered_again() -> None:
    s = Scene("X . . I", a="X iceman", b="I professor-x")
    s.t.countered += [(s["X"], 2, NOBODY), (s["X"], 1, NOBODY)]
    assert not s.activate("X").choices("special")
    s.end()
    s.activate("I").answer(("special", 0)).answer(s["X"])
    assert s.t.countered[-1] == (s["X"], 0, s["I"])


@pytest.mark.rule("FT-125")
def test_colossus_armors_up_as_an_easy_action_for_the_issue() -> None:
    s = Scene("C . T", a="C colossus", b="T thug")
    assert protection(s.t, s["C"], "blunt") == 0
    s.activate("C").answer(("special", 0))
    assert protection(s.t, s["C"], "blunt") == 4
    assert not s.choices("special")
    assert not s.choices("pick")
    s.end()
    page_ends(s.t)
    s.activate("C")
    assert protection(s.t, s["C"], "blunt") == 4
    assert not s.choices("special")


def test_invisibility_ends_when_she_acts_again() -> None:
    s = Scene("I . . T", a="I invisible-woman", b="T cyclops").activate("I").answer(("special", 1))
    assert not s.sees("T", "I")
    assert not targets(s.t, s["T"], shooter(s, "T"))
    s.end()
    s.t.ready[s["I"]] = READY
    s.activate("I")
    assert s.sees("T", "I")


def test_throat_rip_makes_two_columns() -> None:
    s = Scene("S D", a="S sabretooth", b="D doctor-strange")
    s.t.ready[s["D"]] = TIRED
    s.roll(100, 40).strike("S", "savage-claws", "D").answer("kill")
    assert s.told("FeatRolled")[-1].rank == REMARKABLE - 2  # type: ignore[attr-defined]
    assert s.lost("D") == 3 + 3


def test_astral_form_ends_every_physical_answer() -> None:
    s = Scene("D . C", a="D doctor-strange", b="C colossus").activate("D")
    s.roll(20).answer(("strike", 0, s["C"], 0)).answer(("special", 2)).end()
    assert s.condition("D") == PHASED
    assert deal(s.t, s["D"], 10, "blunt") == 0
    assert not s.targets("D", "wand-of-watoomb")


def test_drives_avoids_harm_and_provokes_nobody() -> None:
    s = Scene("M . . T f\n. . . D .", a="M magneto, D daredevil", b="T thug").activate("M")
    s.roll(40).answer(("special", 2)).answer(s["T"])
    assert s.kind == "arrive"
    assert s.xy(4, 0) not in s.options
    s.answer(s.xy(1, 0))
    assert s.where("T") == (1, 0)
    assert s.lost("T") == 0


def test_a_pumpkin_bomb_hits_friend_and_foe_behind_no_wall() -> None:
    s = Scene("H . . K|W\n. . . . B", a="H hobgoblin, B blob", b="K kraven, W wolverine")
    s.t.ready[s["K"]] = TIRED
    s.roll(36).strike("H", "pumpkin-bomb", "K")
    assert (s.lost("K"), s.lost("B"), s.lost("W")) == (3, 1, 0)


def test_superior_flier_and_the_target_that_flies() -> None:
    s = Scene("A V\nB .", a="A angel", b="V vulture, B blob")
    one = s.t.attacks(s["A"])[0]
    assert [to_hit_shift(s.t, s["A"], one, s[letter]) for letter in "VB"] == [0, 1]


def test_swooping_in_and_away() -> None:
    s = Scene(". . .\nV P .\n. . .", a="V vulture", b="P punisher")
    s.t.ready[s["P"]] = TIRED
    s.roll(41).strike("V", "swooping-in", "P")
    assert s.kind == "jump"
    assert s.xy(2, 1) in s.options
    s.answer(s.xy(2, 1))
    assert s.where("V") == (2, 1)


def test_dormammus_fire_is_hotter() -> None:
    s = Scene("D . . . .\n. . . . T", a="D dormammu", b="T thug").activate("D").answer(("special", 1))
    s.answer(s.xy(1, 0)).decline()
    assert s.t.ground().bits[s.xy(1, 0)] >> FIRE_RANK == REMARKABLE
    assert s.t.ground().fire(s.xy(1, 0)) == REMARKABLE


def test_bamf_needs_no_stairs_and_takes_nobody() -> None:
    s = Scene("N . #\nM . .", a="N nightcrawler, M wolverine", b="").activate("N").answer(("special", 0))
    assert s.kind == "arrive"
    s.answer(s.xy(2, 0))
    assert s.t.ground().bits[s.t.at[s["N"]]] & ELEVATED
    assert s.choices("move")
    assert s.t.ready[s["M"]] == READY


def test_of_a_feat_the_effects_of_lower_colours_come_first() -> None:
    s = Scene("G . K", a="G ghost-rider", b="K kraven").activate("G")
    s.roll(100).answer(("special", 0)).answer(s["K"])
    assert [event.condition for event in s.told("ConditionGained")] == ["staggered", "stunned"]  # type: ignore[attr-defined]


def test_penance_is_for_the_evil() -> None:
    for foe, able in (("kraven", True), ("daredevil", False)):
        s = Scene("G . T", a="G ghost-rider", b=f"T {foe}").activate("G")
        assert bool(s.choices("special")) == able


def test_the_best_screen_counts_once() -> None:
    s = Scene("I J M . . T", a="I invisible-woman, J invisible-woman, M thing", b="T cyclops")
    assert to_hit_shift(s.t, s["T"], shooter(s, "T"), s["J"]) == -2
    assert to_hit_shift(s.t, s["T"], shooter(s, "T"), s["M"]) == -2
    s.t.affiliations[s["M"]] = ()
    assert to_hit_shift(s.t, s["T"], shooter(s, "T"), s["M"]) == 0


@pytest.mark.parametrize(("roll", "lost", "ready"), [(15, 0, READY), (16, 4, READY), (85, 4, READY), (86, 4, TIRED)])
def test_the_soul_gem_by_colour(roll: int, lost: int, ready: int) -> None:
    s = Scene("A . . V", a="A adam-warlock", b="V vulture").activate("A").roll(roll).answer(("special", 1)).answer(1)
    assert (s.lost("V"), s.t.ready[s["V"]]) == (lost, ready)
    assert [event.special for event in s.told("SpecialUsed")] == ["soul-gem"]  # type: ignore[attr-defined]


def test_who_has_no_special_cannot_have_one_countered() -> None:
    assert not Scene("X . . T", a="X professor-x", b="T thug").activate("X").options.count(("special", 0))
    s = Scene("M . . T", a="M mister-fantastic", b="T thug").activate("M")
    assert ("special", 2) not in s.options


def test_of_two_specials_one_is_chosen() -> None:
    s = Scene("X . . E", a="X professor-x", b="E black-cat").activate("X").answer(("special", 0)).answer(1)
    assert (s.kind, s.options) == ("counter", ((1, 0), (1, 1)))


@pytest.mark.rule("FT-337")
def test_a_special_that_targets_must_see_through_a_shapeshifter() -> None:
    for roll, confused in ((40, 0), (41, CONFUSED)):
        s = Scene("W . . T", a="W scarlet-witch", b="T thug")
        s.t.conditions[s["T"]] = SHAPESHIFT
        s.activate("W").roll(roll)
        if confused:
            s.roll(50)
        s.answer(("special", 0)).answer(s["T"])
        assert s.condition("T") & CONFUSED == confused
        assert s.kind == "act"


def test_terrain_is_laid_only_where_there_is_room() -> None:
    up = Scene("P # #", a="P pyro", b="", under={"P": "#"}).activate("P")
    assert not up.choices("special")
    assert Scene("P . #", a="P pyro", b="").activate("P").choices("special")


def test_whoever_is_taken_is_told_of() -> None:
    s = Scene("C D . . .", a="C cloak, D dagger", b="").activate("C").answer(("special", 0)).answer(1)
    s.answer(s.xy(0, 0)).answer(s.xy(4, 0))
    assert [(event.who, event.end, event.how) for event in s.told("Moved")] == [(1, 4, "vanish")]  # type: ignore[attr-defined]
    m = Scene("M . T .", a="M magneto", b="T thug").activate("M").roll(40).answer(("special", 2)).answer(1).answer(3)
    assert [(event.who, event.end, event.how) for event in m.told("Moved")] == [(1, 3, "taken")]  # type: ignore[attr-defined]


# -- Karma before a Charge -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FT-564", "FT-565", "FT-423", "FT-424")
def test_karma_hurries_a_charge_and_raises_the_least_distance() -> None:
    s = Scene("R" + " ." * 9 + " D", a="R rhino", b="D doctor-strange", karma=True).activate("R")
    charge = s.number("R", "rhinos-charge")
    assert s.choices("charge") == [("charge", charge, s["D"], s["R"])]
    s.answer(("charge", charge, s["D"], s["R"]))
    assert s.t.speed(s["R"]) == 5
    assert s.t.spent[s["R"]] == 1
    near = Scene("R . . . . D", a="R rhino", b="D doctor-strange", karma=True).activate("R")
    assert near.choices("charge") == [("charge", charge, near["D"])]
    broke = Scene("R" + " ." * 9 + " D", a="R rhino", b="D doctor-strange").activate("R")
    assert not broke.choices("charge")
