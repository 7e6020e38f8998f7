"""Every question that cards can answer is asked, and the answer makes a difference that players see."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from longbox.kernel import AnyFrame
from longbox.titles import crisis
from longbox.titles.crisis.codes import PHYSICAL, POWER_LIMIT, WILD
from longbox.titles.crisis.rules.gems import power_of
from longbox.titles.crisis.rules.grunts import has_room
from longbox.titles.crisis.rules.objectives import contestants
from longbox.titles.crisis.rules.raising import Raise
from longbox.titles.crisis.rules.rounds import ActivationPhase, CleanupPhase, PowerPhase
from longbox.titles.crisis.rules.squads import affiliations_of, duplicates
from longbox.titles.crisis.rules.superpowers import price
from longbox.titles.crisis.rules.targets import RANGE_FROM, range_of, usable
from longbox.titles.crisis.rules.victory import check_last_standing
from longbox.titles.crisis.script import queries
from longbox.titles.crisis.script.cards import Character, Strike, active, after_attack, innate, static
from longbox.titles.crisis.script.queries import QUERIES
from longbox.titles.crisis.words import SELF, TARGET, ally, anyone, gain_condition, gain_counter, infinity_gems
from titles.crisis.shelf import the_cards

from ..cards.playing import usable as useful
from ..cards.scenes.horsemen import APOCALYPSE, RIDER, riding
from ..mission import mission, on_token
from ..scene import Duel, box
from ..stock import hero, stock

ROOT = Path(crisis.__file__).parent
VALUES: dict[str, Any] = {
    "lent_attack": "captain-america-steve-rogers/strike",
    "face_counts": ("attack", WILD, 2),
    "must_attack": 5,
    "room_for": ("loaded", 5),
}
"""Where the example of a question is no value for this scene."""
OF_ATTACKS = {"crit_double", "fixed_target", "needs_counter", "tether", "no_power_for_damage", "spares_allies", "ignore_stealth"}
"""What only a special rule of an attack answers."""
OF_ONE_SIDE = {"contests_healthy", "secure_weight"}
"""What makes no difference if it is true of both sides."""
ELSEWHERE = {
    "binds_squad", "copies", "rallies", "grunts_at_once", "gem_power", "fixed_target", "tether",
    "contests_for", "most_counters", "needs_counter", "never_alone", "power_costs", "room_for",
    "dearer", "measured_from", "projects", "borrows", "pays_with",
}  # fmt: skip
"""What is asked before the game, when a Grunt enters it, about gems, Horsemen cards or tokens alone, of attacks measured from
somebody else, when somebody changes sides, or too seldom: each has a test below."""
CAST = (
    "ant-man", "hood", "spider-man-noir", "beast", "ebony-maw", "captain-marvel-cosmic-avenger", "wolverine", "daredevil",
    "killmonger", "storm", "cyclops", "bullseye", "sandman", "jean-grey", "black-panther", "okoye", "black-widow",
)  # fmt: skip
HAND = ("medpack", "brace-for-impact", "execute", "recalibration-matrix")
WALLS = (box("crate", 1, 15.0, 6.0, 1.5, 1.5), box("car", 2, 8.0, 15.0, 3.0, 1.5), box("wall", 3, 13.0, 12.0, 4.0, 1.0))
GAMES, LENGTH = 200, 90


def bearer(query: str) -> Character:
    """A character whose card answers one question about everybody, and for its attacks; "" for none."""
    value = VALUES.get(query, QUERIES[query].example) if query else None
    own = (static(query, value),) if query in OF_ATTACKS else ()
    stun = after_attack(gain_condition(TARGET, "stun"))
    attacks = (Strike("blow", PHYSICAL, 5, 5, rules=(stun, *own)), Strike("wave", PHYSICAL, 2, 5, shape="area", rules=(stun, *own)))
    powers = (innate("asked", static(query, value, on=ally if query in OF_ONE_SIDE else anyone)),) if query and not own else ()
    return hero(f"asked-{query}", *powers, attacks=attacks)


COLLECTOR = hero("asked-gems", attacks=(Strike("wave", PHYSICAL, 2, 5, rules=(static("reach", infinity_gems(SELF)),)),))


@pytest.fixture(scope="module", autouse=True)
def _cards() -> Iterator[None]:
    with stock(bearer(""), *map(bearer, QUERIES), COLLECTOR):
        yield


def story(query: str, seed: int) -> tuple[str, ...]:
    """A round at random, as its players see it: every question with its options, and every event."""
    rng = Random(seed)
    duel = Duel([f"asked-{query}", *rng.sample(CAST, 3)], rng.sample(CAST, 3), WALLS)
    t = mission(duel, "gamma-wave", "skrulls-infiltrate").t
    t.key, t.script = rng.randrange(1 << 30), None
    for one in range(len(t.who)):
        row, column = divmod(one, 4)
        duel.put(one, 10.0 + 2.4 * column + 0.7 * row, 9.0 + rng.choice((4.1, 8.5)) * row)
        duel.set(one, power=POWER_LIMIT // 2, damage=rng.randrange(5), injured=rng.randrange(2))
    t.gems[1], t.leader, t.tactics = "mind", [1, 4], [list(HAND), list(HAND)]
    for token in range(len(t.token_at)):
        t.token_at[token] = (10.0 + 2.4 * token, 11.05)  # between the rows
    t.index = None
    duel.events.clear()
    told: list[object] = []
    frames: list[AnyFrame] = [PowerPhase(), ActivationPhase(), CleanupPhase()]
    for frame in frames:
        if t.over:
            break
        duel.push(frame)
        while not t.over and not duel.still:
            told.append((duel.ask.seat, duel.ask.kind, duel.offered))
            attacks = [one for one in duel.offered if isinstance(one, tuple) and one[:1] == ("attack",)]
            ends = [one for one in duel.offered if one in ("pass", ("pass",), ("done",))] if len(told) > LENGTH else []
            t.resolve(rng.choice(ends or attacks or list(duel.offered)))
    return tuple(repr(one).replace(f"asked-{query}", "asked-") for one in (*told, *duel.events))


PLAIN: dict[int, tuple[str, ...]] = {}


def plain(seed: int) -> tuple[str, ...]:
    if seed not in PLAIN:
        PLAIN[seed] = story("", seed)
    return PLAIN[seed]


def test_a_story_is_the_same_when_told_again() -> None:
    assert story("", 3) == story("", 3)


@pytest.mark.parametrize("query", sorted(set(QUERIES) - ELSEWHERE))
def test_an_answer_makes_a_difference(query: str) -> None:
    assert any(story(query, seed) != plain(seed) for seed in range(GAMES))


def test_more_than_one_of_a_card_in_a_squad() -> None:
    known = the_cards().characters | {"asked-copies": bearer("copies"), "asked-": bearer("")}
    assert not duplicates(["asked-copies"] * 2, 2025, known)
    assert duplicates(["asked-copies"] * 3, 2025, known)
    assert duplicates(["asked-"] * 2, 2025, known)


def test_answers_that_are_asked_for_when_a_squad_is_built() -> None:
    known = the_cards().characters | {"asked-binds_squad": bearer("binds_squad"), "asked-rallies": bearer("rallies")}
    two = ["black-panther", "okoye"]
    assert affiliations_of([*two, "asked-binds_squad"], known) == ["Hydra"]
    assert "Wakanda" not in affiliations_of([*two, "hood", "beast"], known)
    assert "Wakanda" in affiliations_of([*two, "hood", "asked-rallies"], known)


def test_answers_about_horsemen_cards() -> None:
    duel = riding("famine", tokens=2).set(APOCALYPSE, power=2)
    assert useful(duel, RIDER, "vanish-into-dust")
    assert useful(duel, APOCALYPSE, "vanish-into-dust")
    duel.t.lasting = [row for row in duel.t.lasting if row[0] != "printed/master/master-of-the-horsemen"]
    duel.t.index = None
    assert not useful(duel, RIDER, "vanish-into-dust")  # nothing lets the tokens pay
    assert not useful(duel, APOCALYPSE, "vanish-into-dust")  # nor anybody use the card of another one


def test_an_answer_of_a_gem_about_itself() -> None:
    gems = the_cards().gems
    assert (power_of(gems["power"]), power_of(gems["mind"])) == (2, 1)
    plain_gem = replace(gems["mind"], superpower=replace(gems["mind"].superpower, parts=(static("gem_power", 3),)))
    assert power_of(plain_gem) == 3


@pytest.mark.parametrize(("gems", "reach"), [("", 2), ("mind,space", 4)])
def test_an_attack_whose_range_is_counted(gems: str, reach: int) -> None:
    duel = Duel("asked-gems", "hero-0").set(0, gems=gems)
    assert range_of(duel.t, 0, duel.t.strike(0, "wave")) == reach


def test_an_attack_that_needs_a_token() -> None:
    duel = Duel("asked-needs_counter", "hero-0")
    assert not list(usable(duel.t, 0))
    assert [one.id for one in usable(duel.script(gain_counter("loaded")).t, 0)] == ["blow"]


@pytest.mark.parametrize(("query", "held"), [("", 5), ("most_counters", 3)])
def test_the_most_tokens_of_a_name(query: str, held: int) -> None:
    duel = Duel(f"asked-{query}", "hero-0").script(gain_counter("loaded", n=2)).script(gain_counter("loaded", n=3))
    assert duel.t.total("loaded", 0) == held


@pytest.mark.parametrize(("query", "held"), [("", 3), ("room_for", 5)])
def test_room_for_more_tokens_of_a_name(query: str, held: int) -> None:
    duel = Duel(f"asked-{query}", "hero-0").script(gain_counter("loaded", n=9, most=3))
    assert duel.t.total("loaded", 0) == held


@pytest.mark.parametrize(("query", "cost"), [("", 2), ("power_costs", 3)])
def test_what_one_superpower_costs_more(query: str, cost: int) -> None:
    duel = Duel(f"asked-{query}", "hero-0")
    assert price(duel.t, 0, active("leap", 2, gain_counter("loaded"))) == cost
    assert price(duel.t, 0, active("walk", 2, gain_counter("loaded"))) == 2


@pytest.mark.parametrize(("query", "cost"), [("", 2), ("dearer", 4)])
def test_what_each_further_use_of_a_superpower_costs_more(query: str, cost: int) -> None:
    duel = Duel(f"asked-{query}", "hero-0")
    duel.t.uses += [("fatal-attraction", 0, "turn")] * 2
    assert price(duel.t, 0, active("fatal-attraction", 2, gain_counter("loaded"))) == cost
    assert price(duel.t, 0, active("walk", 2, gain_counter("loaded"))) == 2


@pytest.mark.parametrize(("query", "far"), [("", False), ("projects", True)])
def test_attacks_measured_from_a_marker(query: str, far: bool) -> None:
    duel = Duel(f"asked-{query}", "hero-0").put("hero-0", 30, 10)
    duel.t.markers = (("projection", 0, 28.0, 10.0),)
    assert bool(list(usable(duel.t, 0))) == far


@pytest.mark.parametrize(("query", "far"), [("", False), ("measured_from", True)])
def test_attacks_measured_from_terrain(query: str, far: bool) -> None:
    duel = Duel(f"asked-{query}", "hero-0").put("hero-0", 24, 10).push(Raise("metal-construct", 0, 0, 3)).answer([14.5, 10.0])
    assert bool(list(usable(duel.t, 0))) == far


@pytest.mark.parametrize(("query", "winner"), [("", None), ("never_alone", 1)])
def test_who_does_not_stand_alone(query: str, winner: int | None) -> None:
    duel = Duel(f"asked-{query}", "hero-0").set(0, injured=1)
    check_last_standing(duel.t)
    assert (duel.t.winner() if duel.t.over else None) == winner


@pytest.mark.parametrize(("kind", "sides"), [("gamma-wave", (0, 1)), ("skrulls-infiltrate", (1, 0))])
def test_whoever_contests_for_the_other_side_does_so_for_secure_tokens(kind: str, sides: tuple[int, int]) -> None:
    duel = mission(Duel("hero-0", "hero-1"), kind)
    on_token(duel, 0, 0)
    duel.t.lasting.append((queries.CONTESTS_FOR, 1, 0, "round", 1))
    assert tuple(len(contestants(duel.t, seat, 0)) for seat in (0, 1)) == sides


def test_an_answer_about_whoever_an_attack_is_measured_from() -> None:
    for query, lent in (("", ["blow", "wave"]), ("tether", [])):
        duel = Duel((f"asked-{query}", "hero-1"), "hero-0").put(1, 30, 30).put(2, 28, 30)
        for strike in ("blow", "wave"):
            duel.t.lasting.append((f"{RANGE_FROM}{duel.t.strike(0, strike).key}", 0, 0, "game", 1))
        duel.put(2, 28, 30).t.terrain = ()
        assert [one.id for one in usable(duel.t, 0)] == lent


@pytest.mark.parametrize(("query", "target"), [("", 2), ("fixed_target", 1)])
def test_an_answer_about_who_takes_the_place_of_a_target(query: str, target: int) -> None:
    duel = Duel(f"asked-{query}", ["hero-0", "hero-1"]).attack(0, "blow")
    attack = duel.t.attack()
    attack.target = 1
    duel.t.facts += [("attacked", 0, 1), (attack.fact(duel.t), 0, 1)]
    attack.retarget(duel.t, 2)
    assert attack.target == target


@pytest.mark.parametrize(("more", "room"), [("asked-", False), ("asked-grunts_at_once", True)])
def test_an_answer_about_grunts(more: str, room: bool) -> None:
    duel = Duel(["nick-fury", "shield-agents", more], "hero-0")
    assert has_room(duel.t, 0, "shield-agents") is room


@pytest.mark.parametrize("query", sorted(QUERIES))
def test_the_rules_ask_every_question_by_its_name(query: str) -> None:
    """Not only cards know it: something decides by it."""
    name = next(name for name, value in vars(queries).items() if value == query and name.isupper())
    asking = [ROOT / "state.py", ROOT / "barriers.py", *(ROOT / "rules").glob("*.py"), *(ROOT / "words").glob("*.py")]
    assert any(re.search(rf"\bqueries\.{name}\b", path.read_text(encoding="utf-8")) for path in asking)
