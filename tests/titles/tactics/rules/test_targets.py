"""Whom each form of attack may target."""

from __future__ import annotations

import pytest

from longbox.titles.tactics.codes import *
from longbox.titles.tactics.rules.feats import meaning

from ..helpers import shift, tired
from ..scene import Scene

# -- Brawling, Grappling -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FT-401", "FT-434")
def test_close_attacks_need_adjacency() -> None:
    s = Scene("W . B\n. K .", a="W wolverine", b="B blob, K kraven")
    assert s.targets("W", "adamantium-claws") == {"K"} == s.targets("W", "grappling")


@pytest.mark.rule("FT-404")
def test_edged_brawling_kills_where_blunt_slams() -> None:
    s = tired(Scene("W K", a="W wolverine", b="K kraven"), "K").roll(61).strike("W", "adamantium-claws", "K")
    assert s.still  # Stun needs Endurance, and Wolverine has less
    s = tired(Scene("T K", a="T thing", b="K kraven"), "K").roll(61).strike("T", "brawling", "K")
    assert s.options == ("slam", "hit")


@pytest.mark.rule("FT-436", "FT-437", "FT-438", "FT-439", "FT-440")
@pytest.mark.parametrize(("roll", "damage", "condition"), [(35, 0, 0), (36, 4, 0), (66, 4, HELD), (95, 4, STUCK)])
def test_grappling(roll: int, damage: int, condition: int) -> None:
    s = Scene("K W", a="W wolverine", b="K kingpin").roll(roll).strike("K", "sumo-expert", "W")
    if s.kind == "result":
        s.answer(s.options[0])
    assert s.lost("W") == damage
    assert s.condition("W") == condition


# -- Shooting, Magical, Mental ---------------------------------------------------------------------------------------------


@pytest.mark.rule("FT-237", "FT-407", "FT-408", "FT-409", "FT-417", "FT-454")
def test_shooting_needs_sight_range_and_room() -> None:
    s = Scene("C . . . . . . . . . B E", a="C cyclops", b="B blob, E electro")
    assert s.targets("C", "optic-blast") == {"B"}
    close = Scene("C B . . .", a="C cyclops", b="B blob")
    assert close.targets("C", "optic-blast") == set()
    hidden = Scene("C . # . B", a="C cyclops", b="B blob")
    assert hidden.targets("C", "optic-blast") == set()
    for squares, seen in ((9, {"E"}), (10, set())):
        far = Scene("C" + " ." * squares + " E", a="C cyclops", b="E electro")
        assert far.targets("C", "optic-blast") == seen


@pytest.mark.rule("FT-410", "FT-411", "FT-455", "FT-456", "FT-453")
def test_who_is_based_shoots_only_adjacent_fliers() -> None:
    for shooter, attack in (("C cyclops", "optic-blast"), ("C scarlet-witch", "hex-bolts")):
        both = Scene("C V . .\nB . . E", a=shooter, b="B blob, V vulture, E electro")
        assert both.targets("C", attack) == set()
        flier = Scene("C V . .\n. . . E", a=shooter, b="V vulture, E electro")
        assert flier.targets("C", attack) == {"V"}
        free = Scene("C . V .\n. . . E", a=shooter, b="V vulture, E electro")
        assert free.targets("C", attack) == {"V", "E"}


@pytest.mark.rule("FT-412", "FT-457")
def test_a_based_flier_shoots_only_whom_it_is_adjacent_to() -> None:
    s = Scene("S B . .\n. . . E", a="S storm", b="B blob, E electro")
    assert s.targets("S", "lightning") == {"B"}
    m = Scene("S B . .\n. . . E", a="S doctor-strange", b="B blob, E electro")
    assert m.targets("S", "wand-of-watoomb") == {"B"}
    s.t.conditions[s["S"]] = HELD
    assert s.targets("S", "lightning") == set()


@pytest.mark.rule("FT-415", "FT-416")
def test_shooting_columns() -> None:
    s = Scene("C . . K", a="C cyclops", b="K kraven").roll(41).strike("C", "optic-blast", "K")
    assert s.lost("K") == 4
    s = Scene("C . . K", a="C cyclops", b="K kraven").roll(95).strike("C", "optic-blast", "K")
    assert s.options == ("stun", "bullseye", "hit")
    e = Scene("E . . W", a="W wolverine", b="E electro").roll(95).strike("E", "bolt", "W")
    assert e.options == ("kill", "bullseye", "hit")


@pytest.mark.rule("FT-445", "FT-446", "FT-447", "FT-448", "FT-449", "FT-450")
def test_mental_attacks() -> None:
    s = Scene("P B . . . . . . . . . . E K", a="P professor-x", b="B vulture, E electro, K kraven", under={"E": "d"})
    assert s.targets("P", "psychic-blast") == {"B"}
    s.t.at[s["B"]] = OFF
    assert s.targets("P", "psychic-blast") == {"E"}
    s.t.dodge[s["E"]] = RED
    assert shift(s, "P", "psychic-blast", "E") == 0
    s.roll(21).strike("P", "psychic-blast", "E")
    assert s.lost("E") == 7
    assert [meaning(MENTAL, "psionic", colour) for colour in range(4)] == ["miss", "hit", "stun", "kill"]
    stunned = Scene("P . E", a="P professor-x", b="E electro").roll(51, 1).strike("P", "psychic-blast", "E").answer("stun")
    assert stunned.condition("E") == STUNNED
    based = Scene("P B\n. .\n. .\nE .", a="P professor-x", b="B blob, E electro")
    assert based.targets("P", "psychic-blast") == {"B", "E"}


@pytest.mark.rule("FT-459", "FT-460")
def test_hex_bolts() -> None:
    s = Scene("W . . . . . . . B", a="W scarlet-witch", b="B blob")
    assert s.targets("W", "hex-bolts") == {"B"}
    s.roll(41).strike("W", "hex-bolts", "B")
    assert s.lost("B") == 4
    s.t.at[s["B"]] = s.xy(1, 0)
    assert s.targets("W", "hex-bolts") == set()
