"""States that shift the FEAT of an attack."""

from __future__ import annotations

import pytest

from longbox.titles.tactics.codes import *
from longbox.titles.tactics.rules.conditions import can_dodge, can_evade

from ..helpers import shift
from ..scene import Scene


@pytest.mark.rule("FT-333", "FT-334", "FT-335")
def test_obscured_and_exposed() -> None:
    s = Scene("C . B\n. . G", a="C cyclops, G giant-man", b="B blob", under={"B": "d"})
    assert shift(s, "C", "optic-blast", "B") == -2
    assert shift(s, "C", "brawling", "B") == shift(s, "C", "charging", "B") == shift(s, "C", "grappling", "B") == 0
    w = Scene("W . G\n. . P", b="W magneto", a="G giant-man, P punisher")
    assert shift(w, "W", "iron-storm", "G") == 2
    assert shift(w, "W", "brawling", "G") == 0
    m = Scene("W . B", a="W scarlet-witch", b="B blob", under={"B": "d"})
    assert shift(m, "W", "hex-bolts", "B") == -2
    x = Scene("W . B", a="W professor-x", b="B blob", under={"B": "d"})
    assert shift(x, "W", "psychic-blast", "B") == 0


@pytest.mark.rule("FT-503", "FT-504", "FT-505", "FT-507", "FT-502")
@pytest.mark.parametrize(("colour", "columns"), [(WHITE, 0), (GREEN, -2), (YELLOW, -4), (RED, -6)])
def test_dodge_tokens(colour: int, columns: int) -> None:
    s = Scene("C . B", a="C cyclops", b="B blob")
    s.t.dodge[s["B"]] = colour
    assert shift(s, "C", "optic-blast", "B") == shift(s, "C", "charging", "B") == columns
    assert shift(s, "C", "brawling", "B") == shift(s, "C", "grappling", "B") == 0
    m = Scene("W . B", a="W scarlet-witch", b="B blob")
    m.t.dodge[m["B"]] = colour
    assert shift(m, "W", "hex-bolts", "B") == columns


@pytest.mark.rule("FT-322", "FT-323")
def test_the_confused() -> None:
    s = Scene("C . B", a="C cyclops", b="B blob")
    s.t.conditions[s["C"]] = CONFUSED
    assert shift(s, "C", "optic-blast", "B") == shift(s, "C", "charging", "B") == -2
    assert shift(s, "C", "brawling", "B") == shift(s, "C", "grappling", "B") == 0
    assert can_dodge(s.t, s["C"])
    assert can_evade(s.t, s["C"])
    x = Scene("P . B", a="P professor-x", b="B blob")
    x.t.conditions[x["P"]] = CONFUSED
    assert shift(x, "P", "psychic-blast", "B") == -2


@pytest.mark.rule("FT-120", "FT-119")
def test_intimidator() -> None:
    s = Scene("L . E\n. . H", a="L luke-cage", b="E electro, H hobgoblin")
    assert shift(s, "E", "bolt", "L") == -2
    assert shift(s, "H", "pumpkin-bomb", "L") == 0
