"""The odds of an attack against the engine itself: every roll there is, every die of it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import pytest

from longbox.kernel import PASS, Game
from longbox.kernel.errors import OutOfDice
from longbox.titles.tactics.codes import BANDS, HELD, KO, SHAPESHIFT, STAGGERED, TIRED, UNEARTHLY
from longbox.titles.tactics.odds.feats import CHANCES, Odds, odds
from longbox.titles.tactics.rules.attacks import Strike
from longbox.titles.tactics.rules.feats import TABLE
from longbox.titles.tactics.rules.slams import Slam
from longbox.titles.tactics.rules.targets import THROW
from longbox.titles.tactics.state import Table
from longbox.titles.tactics.title import TITLE

from ..scene import Scene, Still

ROWS = [(first, (after - first) / 100) for first, after in pairwise((*BANDS, 101))]
"""A roll of each of the table's 24 rows, and how many of a hundred rolls fall there."""
EVERY = [(roll, 0.01) for roll in range(1, 101)]

Fates = dict[tuple[int, bool], float]
"""Lost Health and whether the target is KO'ed, with the chance of it."""


def choice(t: Table, evade: bool) -> Any:
    """What the odds suppose: the best result, a Bullseye for damage, an evasion if that is asked for, else nothing."""
    assert t.ask is not None
    if t.ask.kind == "evade":
        return "evade" if evade else PASS
    if t.ask.kind in ("result", "bullseye"):
        return t.ask.options[0]
    return PASS


def fates(s: Scene, strike: Strike, evade: bool = False, rolls: Sequence[tuple[int, float]] = ROWS) -> Fates:
    """Play the attack with every roll there is: each row of the Universal Table, each face of the die of a Slam."""
    found: Fates = Counter()
    target, health = strike.target, s.t.health[strike.target]

    def play(dice: list[int], chance: float) -> None:
        t = s.t.copy()
        t.script = dice[:]
        try:
            t.advance(Strike(strike.who, strike.number, target, swing=strike.swing))
            while t.ask is not None and t.ask.kind != "wait":
                t.resolve(choice(t, evade))
        except OutOfDice:
            if isinstance(t.stack[-1], Slam):
                for face in range(1, 11):
                    play([*dice, face], chance / 10)
            else:
                for roll, share in rolls:
                    play([*dice, roll % 100 // 10 or 10, roll % 10 or 10], chance * share)
            return
        found[health - t.health[target], t.ready[target] == KO] += chance

    play([], 1.0)
    return found


def lost(found: Fates, health: int) -> list[float]:
    return [sum(chance for (n, _), chance in found.items() if n == amount) for amount in range(health + 1)]


def compare(s: Scene, letter: str, attack: str, target: str, swing: bool = False, evade: bool = False) -> Odds:
    who, whom = s[letter], s[target]
    number = THROW if attack == "throw" else s.number(letter, attack)
    before = s.t.dump()
    got = odds(s.t, who, number, whom, swing)
    assert s.t.dump() == before
    played = fates(s, Strike(who, number, whom, swing=swing), evade)
    half = got
    if evade:
        assert got.evade is not None
        half = got.evade  # type: ignore[assignment]
    assert half.damage == pytest.approx(lost(played, s.t.health[whom]))
    assert half.ko == pytest.approx(sum(chance for (_, out), chance in played.items() if out))
    assert sum(half.damage) == pytest.approx(1.0)
    return got


def test_chances_are_the_shares_of_the_table() -> None:
    assert [sum(row) for row in CHANCES] == pytest.approx([1.0] * len(TABLE))
    assert CHANCES[UNEARTHLY] == (0.15, 0.3, 0.4, 0.15)


def test_every_one_of_a_hundred_rolls() -> None:
    s = Scene("P . . . K", a="P police", b="K kraven")
    number = s.number("P", "revolver")
    played = fates(s, Strike(s["P"], number, s["K"]), rolls=EVERY)
    assert odds(s.t, s["P"], number, s["K"]).damage == pytest.approx(lost(played, s.t.health[s["K"]]))


@pytest.mark.rule("FT-333")
def test_a_shot_with_a_bullseye_and_a_kill() -> None:
    s = Scene("P . . . K", a="P punisher", b="K kraven")
    got = compare(s, "P", "fifty-caliber", "K")
    assert got.results == ("miss", "hit", "bullseye", "kill")
    assert got.evade is None
    assert got.hits == pytest.approx(1 - got.chances[0])
    under = Scene("P . . . K", a="P punisher", b="K kraven", under={"K": "d"})
    assert compare(under, "P", "fifty-caliber", "K").column == got.column - 2


def test_a_kill_that_knocks_out_and_renown_that_forbids_it() -> None:
    s = Scene("P . . . K", a="P punisher", b="K kraven")
    s.t.health[s["K"]] = 4
    assert compare(s, "P", "fifty-caliber", "K").ko > 0
    far = Scene("P . . . T", a="P police", b="T thanos")
    assert compare(far, "P", "revolver", "T").results == ("miss", "hit", "hit", "hit")


@pytest.mark.parametrize("evade", [False, True])
@pytest.mark.rule("FT-515")
def test_a_brawl_with_armor_that_is_pierced(evade: bool) -> None:
    s = Scene("W C . .", a="W wolverine", b="C colossus")
    s.t.weaken[s["C"]] = 1
    got = compare(s, "W", "adamantium-claws", "C", evade=evade)
    assert got.results == ("miss", "hit", "hit", "kill")  # its Endurance is too small to stun
    assert got.evade is not None
    assert got.evade.mean < got.mean


def test_nobody_tired_held_or_staggered_evades() -> None:
    s = Scene("W K . .", a="W wolverine", b="K kraven")
    who = s["K"]
    number = s.number("W", "adamantium-claws")
    assert odds(s.t, s["W"], number, who).evade is not None
    for condition in (HELD, STAGGERED):
        s.t.conditions[who] = condition
        assert odds(s.t, s["W"], number, who).evade is None
    s.t.conditions[who] = 0
    s.t.ready[who] = TIRED
    assert odds(s.t, s["W"], number, who).evade is None


@pytest.mark.rule("FT-471")
def test_a_slam_off_a_roof_into_fire() -> None:
    s = Scene("# C K f . . . .", a="C colossus", b="K vulture", under={"C": "#", "K": "#"})
    s.t.conditions[s["K"]] = HELD  # it does not fly
    got = compare(s, "C", "steel-fist", "K")
    assert "slam" in got.results
    s.t.health[s["K"]] = 12
    compare(s, "C", "steel-fist", "K")


def test_a_charge_slams_from_where_it_ends() -> None:
    roof = Scene("C . . . K # # # # # .", a="C colossus", b="K kraven", under={"K": "#"})
    number, who, target = roof.number("C", "charging"), roof["C"], roof["K"]
    west = odds(roof.t, who, number, target, origin=roof.xy(3, 0))
    east = odds(roof.t, who, number, target, origin=roof.xy(5, 0))
    assert west == odds(roof.t, who, number, target)
    assert east.mean > west.mean  # down into the street, not along the roof


@pytest.mark.rule("FT-122")
def test_senses_and_shapeshift_spare_the_target() -> None:
    s = Scene("W S . .", a="W wolverine", b="S spider-man")
    sensed = compare(s, "W", "adamantium-claws", "S")
    assert sensed.fails > 0
    s.t.used.append((s["S"], "senses"))
    assert odds(s.t, s["W"], 0, s["S"]).fails == 0
    disguised = Scene("B . . M", a="B black-widow", b="M mystique")
    disguised.t.conditions[disguised["M"]] = SHAPESHIFT
    compare(disguised, "B", "widows-bite", "M")


def test_an_attack_that_staggers_before_the_endurance_feat() -> None:
    s = Scene("B . . V", a="B black-widow", b="V vulture")
    s.t.conditions[s["V"]] = HELD
    assert compare(s, "B", "widows-bite", "V").results == ("miss", "hit", "bullseye", "kill")


@pytest.mark.rule("FT-396")
def test_immune_and_other_damage_for_some() -> None:
    immune = Scene("E . . S", a="E electro", b="S storm")
    got = compare(immune, "E", "bolt", "S")
    assert got.hits > 0.5
    rider = Scene("G K . .", a="G ghost-rider", b="K kraven")
    assert compare(rider, "G", "mystical-chains", "K").mean > 0
    compare(rider, "G", "mystical-chains", "K", evade=True)
    hell = Scene("G . . K", a="G ghost-rider", b="K kraven")
    compare(hell, "G", "hellfire", "K")


def test_dodging_and_staggered_shift_the_column() -> None:
    s = Scene("P . . . K", a="P punisher", b="K kraven")
    plain = compare(s, "P", "scattergun", "K").column
    s.t.dodge[s["K"]] = 2
    assert compare(s, "P", "scattergun", "K").column == plain - 4
    s.t.conditions[s["P"]] = STAGGERED
    assert compare(s, "P", "scattergun", "K").column == max(0, plain - 6)


def test_an_object_that_is_swung_or_thrown() -> None:
    s = Scene("L K . .", a="L luke-cage", b="K vulture")
    s.t.things, s.t.thing_at, s.t.thing_of = ["lamp-post", "car"], [-1, -1], [0, 0]
    for thing in (0, 1):
        s.t.carrying[s["L"]] = thing
        bare = compare(s, "L", "not-on-my-block", "K")
        swung = compare(s, "L", "not-on-my-block", "K", swing=True)
        assert swung.mean >= bare.mean
    compare(s, "L", "throw", "K")


def test_attacks_in_the_middle_of_random_games() -> None:
    """Whatever happened before: figures of every level on every map."""
    rng = random.Random(3)
    compared = 0
    for level in ("back-alley", "heroic-battle", "cosmic-confrontation"):
        game = Game.new(TITLE, seed=5, options={"level": level, "setup": "quick", "map": "choose"})
        done = 0
        while game.ask is not None and done < 6:
            strikes: list[Any] = [one for one in game.ask.options if one[0] == "strike"] if game.ask.kind == "act" else []
            if strikes and rng.random() < 0.3:
                _, number, target, swing = rng.choice(strikes)
                s = Scene(".")
                s.t = game.state.copy()
                who = s.t.acting
                s.t.karma = [0] * len(s.t.karma)
                s.t.stack.append(Still())
                s.t.advance()
                got = odds(s.t, who, number, target, bool(swing))
                played = fates(s, Strike(who, number, target, swing=bool(swing)))
                assert got.damage == pytest.approx(lost(played, s.t.health[target])), (s.t.who[who], number, s.t.who[target])
                done += 1
            game.answer(rng.randrange(len(game.ask.options)))
        compared += done
    assert compared > 10
