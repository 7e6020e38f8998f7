"""Corvus Glaive."""

from __future__ import annotations

from dataclasses import replace

import pytest

from longbox.titles.crisis.rules.damage import EFFECT, Suffer
from longbox.titles.crisis.rules.rounds import Turn
from longbox.titles.crisis.words import ACTIVATED
from titles.crisis.shelf import the_cards

from ...helpers import over, settle
from ...scene import PASS, Duel
from ..scenes.gem_bearers import close

CORVUS = "corvus-glaive"


def test_corvus_strike_pierces() -> None:
    duel = close(CORVUS).roll("wild hit blank blank blank", "block block blank").attack(CORVUS, "strike", "ant-man")
    duel.answer([0])
    assert duel.damage("ant-man") == 1
    assert duel.power(CORVUS) == 1


def test_atom_splitter() -> None:
    duel = Duel(CORVUS, "ant-man").put("ant-man", 19.0, 10.0).roll("blank " * 4, "blank blank")
    duel.attack(CORVUS, "atom-splitter", "ant-man")
    assert duel.power(CORVUS) == 1


def test_death_blow() -> None:
    duel = Duel(CORVUS, "ant-man").set(CORVUS, power=4)
    duel.roll("wild block blank blank blank blank blank", "blank blank blank").attack(CORVUS, "death-blow", "ant-man")
    assert duel.power(CORVUS) == 0
    duel.answer(duel.offered[0])
    assert duel.ask.kind == "advance"
    assert PASS in duel.offered
    duel.answer([13.5, 10.0]).answer("strike")
    duel.roll("hit hit blank blank blank", "blank blank blank").answer("ant-man").decline()
    assert duel.damage("ant-man") == 3
    duel = Duel(CORVUS, "ant-man").set(CORVUS, power=4).put("ant-man", 12.5, 10.0)
    duel.roll("wild hit blank blank blank blank blank", "blank blank blank").attack(CORVUS, "death-blow", "ant-man")
    assert duel.answer(PASS).still  # no Block, no Flurry


def test_glaives_edge_is_for_the_next_strike_or_death_blow() -> None:
    duel = close(CORVUS).set(CORVUS, power=3).use(CORVUS, "glaives-edge")
    duel.roll("blank " * 4, "fail fail").attack(CORVUS, "atom-splitter", "ant-man")
    assert duel.damage("ant-man") == 0  # not one of the two, so it still waits
    duel.roll("blank blank blank fail fail", "fail fail fail").attack(CORVUS, "strike", "ant-man")
    settle(duel)
    assert duel.damage("ant-man") == 3
    duel.set("ant-man", power=0).roll("blank " * 5, "fail fail fail").attack(CORVUS, "strike", "ant-man")
    assert duel.damage("ant-man") == 3
    duel = close(CORVUS).set(CORVUS, power=3).use(CORVUS, "glaives-edge")
    duel.t.end_scope("turn")
    duel.roll("blank " * 5, "fail fail fail").attack(CORVUS, "strike", "ant-man")
    assert duel.damage("ant-man") == 0


@pytest.fixture
def proxima(monkeypatch: pytest.MonkeyPatch) -> str:
    """Proxima Midnight, whether or not her card is in the library."""
    if "proxima-midnight" not in the_cards().characters:
        she = replace(the_cards().characters["ant-man"], id="proxima-midnight", name="Proxima Midnight", superpowers=())
        monkeypatch.setitem(the_cards().characters, "proxima-midnight", she)
    return "proxima-midnight"


def test_husband_of_proxima_midnight(proxima: str) -> None:
    duel = Duel([CORVUS, proxima], "ant-man").set(CORVUS, power=1).push(Turn(0)).answer(("activate", 0)).answer("done")
    duel.answer(f"{CORVUS}/husband-of-proxima-midnight")
    assert duel.power(CORVUS) == 0
    assert duel.offered == ((PASS,), ("activate", 1))
    duel.answer(("activate", 1)).answer("done")
    assert over(duel)
    assert all(duel.t.status[who] & ACTIVATED for who in (0, 1))


@pytest.mark.parametrize("why", ["activated", "far", "enemy"])
def test_husband_needs_her_near_and_ready(proxima: str, why: str) -> None:
    duel = Duel([CORVUS, proxima], "ant-man").set(CORVUS, power=1)
    if why == "activated":
        duel.t.status[1] |= ACTIVATED
    elif why == "far":
        duel.put(proxima, 10.0, 30.0)
    else:
        duel.set(proxima, seat=1)
    duel.push(Turn(0)).answer(("activate", 0)).answer("done")
    assert over(duel)


@pytest.mark.parametrize(("n", "left"), [(3, 2), (1, 1)])
def test_glaive_of_immortality(n: int, left: int) -> None:
    assert Duel(CORVUS, "ant-man").push(Suffer(0, n, 1, EFFECT)).damage(CORVUS) == left
