"""Sin (Sinthea Schmidt)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.rules.rounds import Turn

from ...scene import Duel
from ..cast import SKULL
from ..playing import accept, fire, offers, settle, take, usable

ME, BONES, CAP = "sin", "crossbones", "captain-america"


def scene(power: int = 0) -> Duel:
    return (
        Duel((ME, BONES), (SKULL, CAP))
        .put(ME, 10, 10)
        .put(BONES, 10, 13)
        .put(SKULL, 12.5, 10)
        .put(CAP, 30, 30)
        .set(ME, power=power)
    )


def lay(duel: Duel, kind: str, holder: int, x: float, y: float) -> Duel:
    t = duel.t
    t.crises = ("mutant-madman", "skrulls-infiltrate")
    t.token_name.append("mutant-madman/trap" if kind == "location" else "skrulls-infiltrate/skrull-agent")
    t.token_kind.append(kind)
    t.token_at.append((x, y))
    t.token_holder.append(holder)
    t.token_side.append(-1)
    return duel


def clean_up(duel: Duel, *faces: str) -> Duel:
    window = duel.lead(ME).roll(*faces).t.window("cleanup")
    assert window is not None
    return duel.push(window)


def test_automatic_pistol_fires_twice() -> None:
    duel = accept(fire(scene(), ME, "automatic-pistol", SKULL, "hit").roll("hit blank blank blank", "blank blank blank blank"))
    assert not duel.t.script
    assert (duel.damage(SKULL), duel.power(ME)) == (2, 2)


def test_make_it_personal_adds_a_mystic_insult_once() -> None:
    duel = (
        Duel((ME, BONES), ("werewolf-by-night", CAP))
        .put(ME, 10, 10)
        .put(BONES, 30, 10)
        .put("werewolf-by-night", 12.5, 10)
        .put(CAP, 30, 30)
    )
    physical, _, mystic = duel.t.side(2).defense
    assert physical != mystic
    duel.set(ME, power=4).roll("crit wild blank blank blank blank", "blank " * physical, "blank")
    take(
        duel.roll("wild hit hit blank blank blank", "blank " * mystic).attack(ME, "make-it-personal", "werewolf-by-night"),
        "'do'",
    )
    assert not offers(duel, "'do', 'make-it-personal'")
    assert not duel.t.script


def test_red_mayhem_pushes_enemies_away_from_what_allies_contest() -> None:
    duel = clean_up(lay(scene(), "location", -1, 10.5, 10.0).put(SKULL, 12.2, 10), "hit")
    assert duel.ask.kind == "direction"
    assert settle(duel).at(SKULL)[0] > 13
    assert settle(clean_up(lay(scene(), "location", -1, 10.5, 10.0).put(SKULL, 12.2, 10), "blank")).at(SKULL) == (12.2, 10)


def test_red_mayhem_rolls_for_no_token_that_no_ally_contests() -> None:
    duel = settle(clean_up(lay(scene(), "location", -1, 12.5, 12.0).put(ME, 30, 10).put(BONES, 30, 14)))
    assert duel.at(SKULL) == (12.5, 10)


@pytest.mark.parametrize(("kind", "x", "face", "drops"), [
    ("asset", 12.5, "wild", True), ("asset", 12.5, "block", False), ("civilian", 12.5, "", False), ("asset", 18, "", False),
])  # fmt: skip
def test_red_mayhem_makes_enemies_nearby_drop_assets(kind: str, x: float, face: str, drops: bool) -> None:
    duel = lay(scene().put(SKULL, x, 10), kind, 2, x, 10)
    settle(clean_up(duel, *([face] if face else [])))
    assert (duel.t.token_holder == [-1]) is drops


def test_partners_in_crime_lets_crossbones_go_at_once() -> None:
    duel = Duel((ME, BONES), SKULL).put(ME, 10, 10).put(BONES, 10, 13).put(SKULL, 30, 30).turn(0).answer(ME).answer("done")
    take(duel, "partners-in-crime")
    assert duel.offered == (("pass",), ("activate", 1))
    duel = Duel((ME, BONES), SKULL).put(ME, 10, 10).put(BONES, 10, 25).put(SKULL, 30, 30).push(Turn(0)).answer(ME).answer("done")
    assert "partners-in-crime" not in str(duel.offered)


def test_heir_to_the_wicked_gains_one_more_power_when_hurt() -> None:
    assert settle(fire(scene(), SKULL, "cosmic-burst", ME, "hit")).power(ME) == 2
    assert settle(fire(scene(), SKULL, "cosmic-burst", ME)).power(ME) == 0
    dazed = settle(fire(scene().set(ME, damage=3), SKULL, "cosmic-burst", ME, "hit"))
    assert (dazed.is_dazed(ME), dazed.power(ME)) == (True, 1)


def test_hit_and_run() -> None:
    assert usable(scene(2), ME, "hit-and-run")
    assert not offers(fire(scene(), ME, "automatic-pistol", SKULL), "hit-and-run")
