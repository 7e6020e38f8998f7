"""Content: folios and where their fields come from, Plots, Objects and Artifacts, and the texts said from their words."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from longbox.kernel import LongboxError
from longbox.titles.tactics.codes import *
from longbox.titles.tactics.rules.initiative import initiative_bonus
from longbox.titles.tactics.rules.plots import Advance
from longbox.titles.tactics.rules.targets import THROW, targets, the_attack
from longbox.titles.tactics.rules.to_hit import to_hit_shift
from longbox.titles.tactics.speech.telling import TELLERS, describe, describe_attack, describe_piece
from longbox.titles.tactics.words import *
from longbox.titles.tactics.words import vocabulary
from longbox.titles.tactics.words.folio import provenance

from ..scene import Scene

# -- figures -----------------------------------------------------------------------------------------------------------------


def test_there_are_enough_of_everything() -> None:
    assert len(FIGURES) >= 64
    assert len(PLOTS) >= 12
    things = [one for one in THINGS.values() if not one.artifact]
    artifacts = [one for one in THINGS.values() if one.artifact]
    assert len(things) >= 12
    assert len(artifacts) >= 6
    for shelf in (FIGURES.values(), things, artifacts):
        assert {one.renown for one in shelf} == {MINION, BOLD, HEROIC, LEGENDARY, COSMIC}


def test_numbers_and_names_are_unique() -> None:
    for field in ("number", "name"):
        values = [getattr(one, field) for one in FIGURES.values()]
        assert len(set(values)) == len(values)


def test_whole_affiliations() -> None:
    for team, least in (
        ("x-men", 9), ("marvel-knights", 8), ("avengers", 8), ("fantastic-four", 4), ("brotherhood", 9), ("sinister-syndicate", 10),
        ("defenders", 2), ("doom", 2),
    ):  # fmt: skip
        assert sum(team in one.affiliations for one in FIGURES.values()) >= least, team


# fmt: off
STATED: dict[str, dict[str, Any]] = {
    "spider-man": {"abilities": (REMARKABLE, AMAZING, INCREDIBLE, INCREDIBLE, EXCELLENT, GOOD, INCREDIBLE), "health": 14,
                   "karma": 7, "speed": 5, "renown": HEROIC, "disposition": "good", "affiliations": ("marvel-knights",),
                   "traits": ("scientist", "altered", "alter-ego", "streetwise"), "alias": "Friendly Neighborhood"},
    "luke-cage": {"health": 15, "karma": 3, "speed": 4, "renown": HEROIC, "alias": "Power Man",
                  "traits": ("altered", "streetwise", "heroes-for-hire")},
    "wolverine": {"F": INCREDIBLE, "renown": HEROIC, "affiliations": ("x-men",), "alias": "Logan"},
    "daredevil": {"I": MONSTROUS, "renown": HEROIC, "affiliations": ("marvel-knights",), "alias": "Blind Justice"},
    "iron-fist": {"renown": HEROIC, "alias": "Danny Rand", "disposition": "good"},
    "dagger": {"P": GOOD, "renown": BOLD, "alias": "Shining Light"},
    "cloak": {"A": GOOD, "R": TYPICAL, "renown": BOLD, "alias": "Heart of Darkness"},
    "doctor-strange": {"E": REMARKABLE, "I": UNEARTHLY, "renown": LEGENDARY, "affiliations": ("marvel-knights",)},
    "cyclops": {"A": EXCELLENT, "I": EXCELLENT, "renown": HEROIC, "alias": "Fearless Leader"},
    "storm": {"renown": HEROIC, "alias": "Nature's Fury", "affiliations": ("x-men",)},
    "colossus": {"renown": HEROIC, "alias": "Loyal Comrade", "affiliations": ("x-men",)},
    "angel": {"renown": BOLD, "alias": "Warren Worthington III", "affiliations": ("x-men",)},
    "iceman": {"F": GOOD, "I": POOR, "renown": BOLD, "alias": "Frosty Friend"},
    "professor-x": {"F": TYPICAL, "P": MONSTROUS, "renown": LEGENDARY},
    "elektra": {"F": AMAZING, "disposition": "enigmatic", "affiliations": ()},
    "hercules": {"F": MONSTROUS},
    "mastermind": {"S": POOR},
    "kingpin": {"S": EXCELLENT, "affiliations": ("sinister-syndicate",)},
    "rhino": {"E": MONSTROUS, "speed": 4},
    "doctor-octopus": {"R": REMARKABLE, "renown": HEROIC},
    "magneto": {"R": INCREDIBLE, "renown": LEGENDARY},
    "sub-mariner": {"S": MONSTROUS, "P": INCREDIBLE, "renown": LEGENDARY, "affiliations": ()},
    "police": {"E": TYPICAL, "renown": MINION},
    "quicksilver": {"speed": 10, "renown": HEROIC, "affiliations": ("brotherhood",), "alias": "Hot Temper"},
    "mystique": {"renown": HEROIC, "disposition": "evil", "alias": "Super Spy"},
    "sabretooth": {"S": REMARKABLE, "renown": HEROIC, "disposition": "evil", "alias": "Bloodlust"},
    "blob": {"renown": BOLD, "alias": "Large and In Charge"},
    "pyro": {"renown": BOLD, "alias": "Firestarter"},
    "mysterio": {"renown": BOLD},
    "hulk": {"renown": LEGENDARY},
    "black-cat": {"affiliations": ()},
    "punisher": {"renown": BOLD, "affiliations": ()},
    "beast": {"renown": HEROIC, "affiliations": ("x-men",)},
    "silver-surfer": {"renown": COSMIC, "disposition": "good"},
    "thor": {"renown": COSMIC, "disposition": "good"},
    "adam-warlock": {"renown": COSMIC, "disposition": "good"},
    "thanos": {"renown": COSMIC, "disposition": "evil"},
    "loki": {"renown": COSMIC, "disposition": "evil"},
    "dormammu": {"renown": COSMIC, "disposition": "evil"},
    "thug": {"alias": "Squad", "renown": MINION},
    "shield-agent": {"renown": MINION}, "maggia-thug": {"renown": MINION}, "moloid": {"renown": MINION},
    "hydra-agent": {"renown": MINION},
}
"""What the book states of a figure's numbers."""

PRINTED: dict[tuple[str, str], Attack] = {
    ("spider-man", "webs"): attack(SHOOTING, "webs", by(AGILITY), at(POOR), "blunt", 4, (Inflicts("held"),)),
    ("spider-man", "sensational-spidey"): attack(BRAWLING, "sensational-spidey", by(FIGHTING), by(STRENGTH)),
    ("luke-cage", "not-on-my-block"): attack(BRAWLING, "not-on-my-block", by(FIGHTING), by(STRENGTH)),
    ("wolverine", "adamantium-claws"): attack(BRAWLING, "adamantium-claws", by(FIGHTING), at(AMAZING), "edged",
                                              rules=(Pierces(2),)),
    ("daredevil", "billy-club"): attack(SHOOTING, "billy-club", by(AGILITY), at(GOOD), "blunt", 6, (Inflicts("held"),)),
    ("ghost-rider", "hellfire"): attack(SHOOTING, "hellfire", by(AGILITY), at(EXCELLENT), "hellfire", 4,
                                        (DealsInstead(INCREDIBLE, "evil"),)),
    ("ghost-rider", "mystical-chains"): attack(BRAWLING, "mystical-chains", by(FIGHTING), by(STRENGTH), "blunt",
                                               rules=(AlsoDeals(GOOD, "hellfire", "evil"),)),
    ("cyclops", "optic-blast"): attack(SHOOTING, "optic-blast", by(AGILITY), at(INCREDIBLE), "blunt", 10),
    ("kingpin", "sumo-expert"): attack(GRAPPLING, "sumo-expert", by(FIGHTING), at(INCREDIBLE)),
    ("professor-x", "psychic-blast"): attack(MENTAL, "psychic-blast", by(PSYCHE), by(PSYCHE), "psionic", 12),
    ("scarlet-witch", "hex-bolts"): attack(MAGICAL, "hex-bolts", by(INTUITION), at(INCREDIBLE), "eldritch", 8),
    ("rhino", "rhinos-charge"): attack(CHARGING, "rhinos-charge", by(ENDURANCE), by(STRENGTH)),
    ("punisher", "scattergun"): attack(SHOOTING, "scattergun", by(AGILITY), at(EXCELLENT), "blunt", 4),
}
"""The attacks the book prints in full."""

WRITTEN: dict[tuple[str, str], tuple[Any, ...]] = {
    ("spider-man", "team-up"): (LastToJoin(),),
    ("spider-man", "wall-crawler"): (Ignores(difficult=True, elevation=True),),
    ("spider-man", "spider-senses"): (Senses(INTUITION),),
    ("luke-cage", "bodyguard"): (Guards(),),
    ("luke-cage", "intimidator"): (HarderToHit(-2),),
    ("luke-cage", "hero-for-hire"): (LastToJoin(),),
    ("luke-cage", "steel-hard-skin"): (Armor(EXCELLENT, ("physical", "energy", "eldritch")),),
    ("cloak", "dark-dimension"): (Carries(8, TOUGH),),
    ("cyclops", "born-leader"): (BornLeader(),),
    ("iceman", "iced-up"): (Armor(GOOD, ("physical", "energy"), ("electricity", "sonic")),),
    ("iceman", "immune-cold"): (Immune("cold"),),
    ("doctor-strange", "flight"): (Flight(),),
    ("doctor-strange", "sanctum-sanctorum"): (TeamUp(("avengers", "defenders")),),
    ("sub-mariner", "shifting-allegiance"): (TeamUp(("avengers", "x-men", "defenders", "doom", "fantastic-four"), strict=True),),
    ("elektra", "ninja"): (Unseen(),),
    ("elektra", "conflicted-past"): (Loyalty(("Daredevil", "Kingpin")),),
    ("black-panther", "panthers-prowl"): (Unseen(), Overlooked("obscured")),
    ("black-cat", "master-thief"): (Overlooked("plot"),),
    ("quicksilver", "you-cant-keep-up"): (SecondWind(),),
    ("quicksilver", "hypersonic-battery"): (Flurry(3),),
    ("quicksilver", "ill-show-my-father"): (TeamUp(("avengers",)),),
    ("mystique", "behind-the-scenes"): (Initiative(10),),
    ("mystique", "anyone"): (Gains("shapeshift", MOVE),),
    ("kingpin", "goon"): (Hires("thug"),),
    ("kingpin", "made-man"): (PassesOn(),),
    ("punisher", "disciplined-marine"): (Joins(),),
    ("beast", "leaping"): (Ignores(),),
}
"""The Specials whose text the book gives."""
# fmt: on


@pytest.mark.parametrize("id", STATED)
def test_what_the_book_states_stands_on_the_folio_and_is_marked(id: str) -> None:
    folio = FIGURES[id]
    for name, value in STATED[id].items():
        if len(name) == 1:
            ability = "FASERIP".index(name)
            assert folio.abilities[ability] == value
            assert folio.sources[ABILITIES[ability]] == BOOK
        else:
            assert getattr(folio, name) == value
            names = ABILITIES if name == "abilities" else (name,)
            assert all(folio.sources[one] == BOOK for one in names), name


@pytest.mark.parametrize(("id", "name"), PRINTED)
def test_the_attacks_of_the_book(id: str, name: str) -> None:
    folio = FIGURES[id]
    assert next(one for one in folio.attacks if one.id == name) == PRINTED[id, name]
    assert folio.sources[f"{name}.damage"] == BOOK


@pytest.mark.parametrize(("id", "name"), WRITTEN)
def test_the_specials_of_the_book(id: str, name: str) -> None:
    folio = FIGURES[id]
    assert next(one for one in folio.specials if one.id == name).parts == WRITTEN[id, name]
    assert folio.sources[f"{name}.rules"] == BOOK


def test_every_field_says_where_it_comes_from() -> None:
    assert FIGURES["spider-man"].own == ()
    assert "eureka.rules" in FIGURES["beast"].own
    assert "eureka.name" not in FIGURES["beast"].own
    assert FIGURES["thanos"].sources["fighting"] == OWN
    assert FIGURES["wolverine"].sources["agility"] == RPG
    assert FIGURES["doombot"].sources.keys() == FIGURES["doombot"].sources.keys() & set(FIGURES["doombot"].own)
    for folio in FIGURES.values():
        assert set(folio.sources.values()) <= {BOOK, RPG, OWN}
        assert {f"{one.id}.rules" for one in folio.specials} <= set(folio.sources)
    with pytest.raises(LongboxError, match="states 'alais'"):
        provenance(FIGURES["hulk"], "alais", RPG)


def test_plots_and_things_say_what_is_our_own() -> None:
    assert PLOTS["danger-room"].own == ("bonus",)
    assert PLOTS["kitchen-cleaners"].own == ("affiliation", "ability", "bonus")
    assert THINGS["boulder"].own == ("renown", "material", "rules")
    assert THINGS["cosmic-cube"].own == ("name", "renown", "material", "rules")
    with pytest.raises(LongboxError, match="its fields are name, affiliation, ability, bonus"):
        plot("danger-room", "x-men", FIGHTING, book="names")


# -- texts -------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_word_can_be_said(lang: str) -> None:
    words = vocabulary()
    assert set(TELLERS[lang]) == words


@pytest.mark.parametrize("lang", ["en", "de"])
def test_everything_has_a_text(lang: str) -> None:
    texts = [describe(special, lang) for folio in FIGURES.values() for special in folio.specials]
    texts += [describe_piece(piece, lang) for piece in (*PLOTS.values(), *THINGS.values())]
    texts += [describe_attack(one, lang) for folio in FIGURES.values() for one in folio.attacks if one.rules]
    for text in texts:
        assert text.endswith("."), text
        assert len(text) > 10
        assert "  " not in text
    assert describe_attack(FIGURES["hulk"].attacks[0], lang) == ""


def test_texts_say_what_differs() -> None:
    """Two Specials of different words never read the same."""
    for lang in ("en", "de"):
        said: dict[str, Special] = {}
        for folio in FIGURES.values():
            for special in folio.specials:
                other = said.setdefault(describe(special, lang), special)
                assert replace(other, id="") == replace(special, id=""), (special.id, other.id)


# -- Plots -------------------------------------------------------------------------------------------------------------------

AFFILIATED = {
    "danger-room": "beast", "kitchen-cleaners": "daredevil", "mutant-massacre": "sabretooth", "crime-wave": "kingpin",
    "assemble": "hawkeye", "family-business": "mister-fantastic", "iron-decree": "doctor-doom", "the-non-team": "valkyrie",
    "breakthrough": "beast", "word-on-the-street": "daredevil", "dark-ritual": "ghost-rider", "stolen-plans": "mystique",
    "guard-the-innocent": "colossus", "master-plan": "magneto",
}  # fmt: skip


def advanced(plot: str, figure: str, roll: int = 100) -> tuple[Any, ...]:
    """Advance a Plot with a battered figure and look at everything."""
    s = Scene(". . . .\n. F M .\n. T . .", a=f"F {figure}, M hawkeye", b="T thug")
    t = s.t
    t.plot = (plot, "")
    t.affiliations[s["M"]] = t.affiliations[s["F"]]
    t.health[s["F"]] -= 3
    t.weaken[s["F"]] = 1
    t.conditions[s["M"]] = HELD
    t.plots[0] = t.at[s["F"]]
    s.activate("F").roll(roll).answer(("plot",))
    while s.kind == "arrive":
        s.answer(s.options[-1])
    s.end()
    return (
        t.vp, t.health, t.karma, t.weaken, t.conditions, t.at, t.dodge, [t.ready[s[one]] for one in "FMT"],
    )  # fmt: skip


def test_every_plot_has_a_figure_here() -> None:
    assert set(AFFILIATED) == set(PLOTS)


@pytest.mark.rule("FT-134")
@pytest.mark.parametrize(("plot", "number"), [(id, number) for id in PLOTS for number in range(len(PLOTS[id].bonus))])
def test_every_benefit_of_every_plot_is_felt(plot: str, number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    figure = AFFILIATED[plot]
    with_it = advanced(plot, figure)
    one = PLOTS[plot]
    monkeypatch.setitem(PLOTS, plot, replace(one, bonus=one.bonus[:number] + one.bonus[number + 1 :]))
    assert advanced(plot, figure) != with_it


@pytest.mark.rule("FT-134", "FT-144")
@pytest.mark.parametrize("plot", PLOTS)
def test_who_is_not_of_the_plot_gains_nothing_on_top(plot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    stranger = {"good": "hulk", "evil": "hulk"}.get(PLOTS[plot].affiliation, "taskmaster")
    before = advanced(plot, stranger)
    monkeypatch.setitem(PLOTS, plot, replace(PLOTS[plot], bonus=()))
    assert advanced(plot, stranger) == before


def test_crime_pays_more_on_red_only() -> None:
    assert advanced("crime-wave", "kingpin", 97)[0] == [1, 0]
    assert advanced("crime-wave", "kingpin", 98)[0] == [2, 0]


def test_the_non_team_goes_on_once_a_page() -> None:
    s = Scene("V", a="V valkyrie")
    s.t.plot = ("the-non-team", "")
    s.t.plots[0] = s.xy(0, 0)
    for ready in (READY, TIRED):
        s.activate("V").roll(100).answer(("plot",)).end()
        assert s.t.ready[s["V"]] == ready
        assert [event.cause for event in s.told("StaysReady")] == ["plot/the-non-team"]  # type: ignore[attr-defined]


def test_nobody_is_hurt_behind_a_wall() -> None:
    s = Scene("S T|K", a="S sabretooth", b="T thug, K kraven")
    s.t.plot = ("mutant-massacre", "")
    s.roll(90).push(Advance(s["S"]))
    assert (s.lost("T"), s.lost("K"), s.lost("S")) == (1, 0, 0)


def test_assemble_frees_the_one_who_calls_and_friends_nearby_but_no_foe() -> None:
    s = Scene("C M T . . N", a="C hawkeye, M black-panther, N captain-america", b="T thug")
    s.t.plot = ("assemble", "")
    for letter in "CMTN":
        s.t.conditions[s[letter]] = HELD | CONFUSED
    s.roll(100).push(Advance(s["C"]))
    assert [s.condition(letter) for letter in "CMTN"] == [0, 0, HELD | CONFUSED, HELD | CONFUSED]


def test_the_decree_confuses_foes_only() -> None:
    s = Scene("D B T", a="D doctor-doom, B doombot", b="T thug")
    s.t.plot = ("iron-decree", "")
    s.roll(100).push(Advance(s["D"]))
    assert [s.condition(letter) for letter in "DBT"] == [0, 0, CONFUSED]


@pytest.mark.parametrize(("had", "has", "told"), [(WHITE, GREEN, 1), (GREEN, GREEN, 0), (RED, RED, 0)])
def test_cover_is_taken_unless_there_is_better(had: int, has: int, told: int) -> None:
    s = Scene("R", a="R mister-fantastic")
    s.t.plot, s.t.dodge[s["R"]] = ("family-business", ""), had
    s.roll(100).push(Advance(s["R"]))
    assert s.t.dodge[s["R"]] == has
    assert len(s.told("Dodged")) == told


def test_a_breakthrough_tells_of_the_armor_it_mends() -> None:
    s = Scene("B", a="B beast")
    s.t.plot, s.t.weaken[s["B"]] = ("breakthrough", ""), 2
    s.roll(100).push(Advance(s["B"]))
    assert s.t.weaken[s["B"]] == 0
    assert [event.tokens for event in s.told("Weakened")] == [0]  # type: ignore[attr-defined]
    s.roll(100).push(Advance(s["B"]))
    assert len(s.told("Weakened")) == 1


def test_the_opponents_second_token_is_not_ones_own() -> None:
    for token, able in ((0, True), (1, True), (2, False), (3, False)):
        s = Scene("W", a="W wolverine")
        s.t.plots[token] = s.xy(0, 0)
        assert bool(s.activate("W").choices("plot")) == able


# -- Objects and Artifacts -----------------------------------------------------------------------------------------------------


def with_thing(s: Scene, id: str, square: int, seat: int = 0) -> Scene:
    s.t.things.append(id)
    s.t.thing_at.append(square)
    s.t.thing_of.append(seat)
    return s


OBJECTS = [id for id, one in THINGS.items() if not one.artifact]
ARTIFACTS = [id for id, one in THINGS.items() if one.artifact]


def swung(id: str) -> tuple[Any, ...]:
    s = with_thing(Scene("F T .", a="F cyclops", b="T hobgoblin"), id, OFF)
    s.t.carrying[s["F"]], s.t.ready[s["T"]] = 0, TIRED
    s.t.shifts[s["F"]] = (0, 0, 1, 0, 0, 0, 0)
    s.activate("F").roll(60).answer(("strike", s.number("F", "brawling"), s["T"], 1))
    while s.kind == "result":
        s.answer("hit")
    return s.lost("T"), s.condition("T"), s.t.weaken[s["T"]]


def thrown(id: str) -> tuple[Any, ...]:
    s = with_thing(Scene("F . . . . . . . T", a="F hulk", b="T rhino"), id, OFF)
    s.t.carrying[s["F"]] = 0
    reached = []
    for x in range(2, 9):
        s.t.at[s["T"]] = s.xy(x, 0)
        reached.append(bool(targets(s.t, s["F"], the_attack(s.t, s["F"], THROW), thrown=True)))
    return tuple(reached)


@pytest.mark.rule("FT-551", "FT-552")
@pytest.mark.parametrize(("id", "number"), [(id, number) for id in OBJECTS for number in range(len(THINGS[id].rules))])
def test_every_rule_of_every_object_is_felt(id: str, number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    with_it = swung(id), thrown(id)
    one = THINGS[id]
    monkeypatch.setitem(THINGS, id, replace(one, rules=one.rules[:number] + one.rules[number + 1 :]))
    assert (swung(id), thrown(id)) != with_it


def test_objects_of_one_renown_differ() -> None:
    for renown in range(COSMIC + 1):
        made = [(one.artifact, one.material, one.rules) for one in THINGS.values() if one.renown == renown]
        assert len(set(made)) == len(made)


def beside_artifact(id: str) -> tuple[Any, ...]:
    """A friend and a foe end their activations beside an Artifact; a shooter aims at the friend."""
    s = with_thing(Scene(". . .\nF . T\n. . .\n. . .\n. . C", a="F wolverine", b="T blob, C cyclops"), id, 4)
    s.t.health[s["F"]] -= 2
    for letter in "FT":
        s.activate(letter).end()
    blast = s.t.attacks(s["C"])[0]
    return (
        s.lost("F"), s.lost("T"), s.t.karma, s.condition("F"), s.condition("T"), initiative_bonus(s.t, 0), initiative_bonus(s.t, 1),
        to_hit_shift(s.t, s["C"], blast, s["F"]), to_hit_shift(s.t, s["F"], blast, s["T"]),
    )  # fmt: skip


@pytest.mark.rule("FT-561")
@pytest.mark.parametrize(("id", "number"), [(id, number) for id in ARTIFACTS for number in range(len(THINGS[id].rules))])
def test_every_rule_of_every_artifact_is_felt(id: str, number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    with_it = beside_artifact(id)
    one = THINGS[id]
    monkeypatch.setitem(THINGS, id, replace(one, rules=one.rules[:number] + one.rules[number + 1 :]))
    assert beside_artifact(id) != with_it


def test_an_artifact_helps_its_owner_and_harms_the_other() -> None:
    nothing = (2, 0, [0, 0, 0], 0, 0, 0, 0, 0, 0)
    expected = {
        "police-radio": (2, 0, [0, 0, 0], 0, 0, 5, 0, 0, 0),
        "first-aid-post": (1, 0, [0, 0, 0], 0, 0, 0, 0, 0, 0),
        "claymores": (2, 1, [0, 0, 0], 0, 0, 0, 0, 0, 0),
        "nexus-stone": (2, 2, [0, 0, 0], 0, 0, 0, 0, 0, 0),
        "sonic-emitter": (2, 0, [0, 0, 0], 0, CONFUSED, 0, 0, 0, 0),
        "field-projector": (2, 0, [0, 0, 0], 0, 0, 0, 0, -2, 0),
        "cosmic-cube": (1, 0, [1, 0, 0], 0, 0, 0, 0, 0, 0),
    }
    assert set(expected) == set(ARTIFACTS)
    for id, found in expected.items():
        assert beside_artifact(id) == found != nothing, id
