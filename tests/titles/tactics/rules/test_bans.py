"""What a figure may not do, whatever it does it to: bans on attacks, being Stuck, jumps, who follows whom, names."""

from __future__ import annotations

import dataclasses

import pytest

from longbox.titles.tactics.codes import *
from longbox.titles.tactics.rules.conditions import gain
from longbox.titles.tactics.rules.levels import LEVELS
from longbox.titles.tactics.rules.objects import breakable
from longbox.titles.tactics.rules.pages import Panel
from longbox.titles.tactics.rules.plots import Advance
from longbox.titles.tactics.rules.specials import Carry
from longbox.titles.tactics.rules.teams import Team, judge
from longbox.titles.tactics.rules.terrain import breaks, demolitions, layable
from longbox.titles.tactics.words import FIGURES

from ..helpers import tired, with_things
from ..scene import Scene

# -- Shooting and Magical attacks on things ---------------------------------------------------------------------------------


def wrecked(s: Scene, letter: str, attack: str) -> tuple[list[int], list[tuple[int, int]]]:
    """The things and the Solid squares and walls that an attack could destroy."""
    who, one = s[letter], s.t.attacks(s[letter])[s.number(letter, attack)]
    return breakable(s.t, who, one), demolitions(s.t, who, one)


@pytest.mark.rule("FT-619", "FT-410", "FT-455")
@pytest.mark.parametrize(("figure", "attack"), [("cyclops", "optic-blast"), ("scarlet-witch", "hex-bolts")])
def test_who_is_based_breaks_nothing_from_afar(figure: str, attack: str) -> None:
    free = with_things(Scene("C . . # .\n. . . . .\nK . . . .", a=f"C {figure}", b="K kraven"), ("crate", 2, 1))
    assert wrecked(free, "C", attack) == ([0], [(3, 3)])
    based = with_things(Scene("C . . # .\nK . . . .\n. . . . .", a=f"C {figure}", b="K kraven"), ("crate", 2, 1))
    assert wrecked(based, "C", attack) == ([], [])
    assert not breaks(based.t, based["C"], based.t.attacks(based["C"])[0])
    ranged = based.number("C", attack)
    based.activate("C")
    assert not [one for one in based.options if one[0] in ("break", "demolish") and one[1] == ranged]


@pytest.mark.rule("FT-619", "FT-412")
def test_a_based_flier_breaks_nothing_from_afar_either() -> None:
    s = with_things(Scene("S . . #\nK . . .", a="S storm", b="K kraven"), ("trash-can", 2, 1))
    shots = [one.id for one in s.t.attacks(s["S"]) if one.form == SHOOTING]
    assert [wrecked(s, "S", one) for one in shots] == [([], [])] * len(shots)
    assert shots


@pytest.mark.rule("FT-619", "FT-411")
def test_beside_fliers_only_things_are_out_of_the_question_too() -> None:
    for past, things in ((False, []), (True, [0])):
        s = with_things(Scene("C . . .\nV . . .", a="C cyclops", b="V vulture", past_fliers=past), ("crate", 2, 1))
        assert wrecked(s, "C", "optic-blast")[0] == things


@pytest.mark.rule("FT-619", "FT-327", "FT-328")
def test_who_carries_breaks_nothing_from_afar() -> None:
    s = with_things(Scene("C . . # .", a="C cyclops"), ("crate", 2, 1), ("trash-can", OFF, 0))
    assert wrecked(s, "C", "optic-blast") == ([0], [(3, 3)])
    s.t.carrying[s["C"]] = 1
    assert wrecked(s, "C", "optic-blast") == ([], [])


@pytest.mark.rule("FT-619")
def test_who_is_based_may_still_break_what_is_at_hand() -> None:
    s = with_things(Scene("K C .\n. # .", a="C thing", b="K kraven"), ("crate", 2, 1))
    assert wrecked(s, "C", "brawling") == ([0], [(4, 4)])


# -- walls and elevation shield things --------------------------------------------------------------------------------------


@pytest.mark.rule("FT-620", "FT-557", "FT-277")
def test_a_wall_shields_what_lies_behind_it() -> None:
    for drawing, things in (("C . .", [0]), ("C|. .", [])):
        s = with_things(Scene(drawing, a="C thing"), ("crate", 1, 1))
        assert wrecked(s, "C", "brawling")[0] == things
        far = with_things(Scene(drawing, a="C cyclops"), ("crate", 1, 1))
        assert wrecked(far, "C", "optic-blast")[0] == things
        assert (1 in layable(far.t, far["C"], "smoke", 3, [])) is bool(things)


@pytest.mark.rule("FT-620", "FT-276")
def test_another_elevation_shields_from_fists_but_not_from_shots() -> None:
    s = with_things(Scene("C . .", a="C thing", under={"C": "#"}), ("crate", 1, 1))
    assert wrecked(s, "C", "brawling")[0] == []
    above = with_things(Scene("C . .", a="C cyclops", under={"C": "#"}), ("crate", 1, 1))
    assert wrecked(above, "C", "optic-blast")[0] == [0]


@pytest.mark.rule("FT-620", "FT-297")
def test_long_arms_reach_over_elevation_but_not_through_walls() -> None:
    for drawing, things in (("D . . .", [0]), ("D . .|.", [])):
        s = with_things(Scene(drawing, b="D doctor-octopus", under={"D": "#"} if things else {}), ("trash-can", 3, 0))
        assert wrecked(s, "D", "arms-of-the-octopus")[0] == things


@pytest.mark.rule("FT-620", "FT-221", "FT-225")
def test_a_house_is_hit_from_the_ground_but_not_through_a_wall() -> None:
    assert wrecked(Scene("C # .", a="C thing"), "C", "brawling")[1] == [(1, 1)]
    assert wrecked(Scene("C|# .", a="C thing"), "C", "brawling")[1] == [(0, 1)]
    assert wrecked(Scene("C|. .", a="C thing"), "C", "brawling")[1] == [(0, 1)]


# -- being Stuck ------------------------------------------------------------------------------------------------------------


def special(s: Scene, letter: str, id: str) -> tuple[str, int]:
    return "special", next(i for i, one in enumerate(s.t.folio(s[letter]).specials) if one.id == id)


@pytest.mark.rule("FT-313", "FT-625")
@pytest.mark.parametrize(("figure", "attack"), [("black-panther", "wakandan-anti-metal"), ("vulture", "swooping-in")])
def test_a_stuck_figure_does_not_jump(figure: str, attack: str) -> None:
    for stuck, asked in ((0, "jump"), (STUCK, "wait")):
        s = tired(Scene(". . .\n. P K\n. . .", a=f"P {figure}", b="K kraven"), "K")
        s.t.conditions[s["P"]] = stuck
        s.roll(45).strike("P", attack, "K")
        assert s.kind == asked


@pytest.mark.rule("FT-313", "FT-625")
@pytest.mark.parametrize(("figure", "id"), [("nightcrawler", "bamf"), ("cloak", "dark-dimension"), ("mole-man", "tunnels")])
def test_a_stuck_figure_does_not_teleport_or_tunnel(figure: str, id: str) -> None:
    s = Scene("N . .\n. . .", a=f"N {figure}").activate("N")
    assert special(s, "N", id) in s.options
    s = Scene("N . .\n. . .", a=f"N {figure}")
    gain(s.t, s["N"], STUCK)
    s.activate("N")
    assert special(s, "N", id) not in s.options


@pytest.mark.rule("FT-313", "FT-625")
def test_a_stuck_figure_does_not_take_the_step_of_a_plot() -> None:
    for stuck in (False, True):
        s = Scene("D . .\n. . .", a="D daredevil")
        s.t.plot = ("word-on-the-street", "mutant-massacre")
        s.t.plots[0] = 0
        if stuck:
            gain(s.t, s["D"], STUCK)
        s.roll(90).push(Advance(s["D"]))
        assert s.t.vp == [1, 0]
        assert s.still is stuck


# -- jumps ------------------------------------------------------------------------------------------------------------------


def jumping(drawing: str, **more: object) -> Scene:
    """Black Panther has hit Kraven and may jump."""
    s = tired(Scene(drawing, a="P black-panther", b="K kraven", **more), "K")  # type: ignore[arg-type]
    return s.roll(45).strike("P", "wakandan-anti-metal", "K")


@pytest.mark.rule("FT-622", "FT-276", "FT-277", "FT-210")
def test_panther_jumps_to_an_adjacent_square_only() -> None:
    s = jumping("# P K\n. # .", under={"P": "#", "K": "#"})
    assert s.options == ("pass", s.xy(0, 0), s.xy(1, 1))
    walled = jumping(".|P K\n. . .")
    assert walled.options == ("pass", walled.xy(0, 1), walled.xy(1, 1), walled.xy(2, 1))


@pytest.mark.rule("FT-622", "FT-231", "FT-233")
def test_panther_burns_where_he_jumps_into_fire() -> None:
    s = jumping("f P K\n. . .")
    s.answer(s.xy(0, 0))
    assert s.where("P") == (0, 0)
    assert [event.how for event in s.told("Moved")] == ["jump"]  # type: ignore[attr-defined]
    assert s.lost("P") == 1
    former = jumping("f P K\n. . .", mended=False)
    former.answer(former.xy(0, 0))
    assert former.lost("P") == 0, "games of before go on as they were"
    safe = jumping("f P K\n. . .")
    safe.answer(safe.xy(0, 1))
    assert safe.lost("P") == 0


@pytest.mark.rule("FT-622", "FT-234")
def test_who_jumps_keeps_its_footing_on_slick_ground() -> None:
    s = jumping("i P K\n. . .")
    s.answer(s.xy(0, 0))
    assert s.still
    assert s.where("P") == (0, 0)
    assert not [event for event in s.told("FeatRolled") if event.what == "slick"]  # type: ignore[attr-defined]


# -- Command ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FT-347", "FT-349")
def test_the_commander_comes_right_after_the_first_of_his_figures() -> None:
    s = Scene("K T U V . .", b="K kingpin, T thug, U thug, V thug")
    for letter in "TUV":
        s.t.commander[s[letter]] = s["K"]
    s.push(Panel(1, 1)).answer(s["U"]).answer(("end",))
    assert s.t.acting == s["K"]
    s.answer(("end",))
    assert (s.kind, s.options) == ("follow", (s["T"], s["V"]))
    s.answer(s["V"]).answer(("end",)).answer(("end",))
    assert s.still
    assert [event.who for event in s.told("Activated")] == [s["U"], s["K"], s["V"], s["T"]]


@pytest.mark.rule("FT-635", "FT-347", "FT-348")
@pytest.mark.parametrize("mended", [True, False])
def test_a_tired_commander_takes_nobody_along(mended: bool) -> None:
    s = Scene("M A B C V", a="M mole-man, A moloid, B moloid, C moloid", b="V police", mended=mended)
    for letter in "ABC":
        s.t.commander[s[letter]] = s["M"]
    s.t.ready[s["M"]] = TIRED
    s.push(Panel(0, 2)).answer(s["A"]).answer(("end",))
    assert s.kind == ("activate" if mended else "follow")
    assert set(s.options) == {s["B"], s["C"]}


@pytest.mark.rule("FT-635", "FT-347")
def test_a_commander_who_tires_meanwhile_takes_nobody_along() -> None:
    s = Scene("M A B V", a="M mole-man, A moloid, B moloid", b="V police")
    s.t.commander[s["A"]] = s.t.commander[s["B"]] = s["M"]
    s.push(Panel(0, 1)).answer(s["A"])
    s.t.ready[s["M"]] = TIRED
    s.answer(("end",))
    assert s.still
    assert s.t.ready[s["B"]] == READY


# -- names ------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FT-098", "FT-099", "FT-101")
def test_two_aliases_of_one_name_do_not_share_a_team(monkeypatch: pytest.MonkeyPatch) -> None:
    other = dataclasses.replace(FIGURES["dagger"], id="dagger-two", alias="Another Light")
    monkeypatch.setitem(FIGURES, "dagger-two", other)
    level = LEVELS["mean-streets"]
    said = judge(Team("good", ("dagger", "dagger-two"), "danger-room"), level)
    assert said == ["Dagger is on the team 2 times; only a Squad may be there more than once."]
    squad = dataclasses.replace(FIGURES["police"], id="police-two")
    monkeypatch.setitem(FIGURES, "police-two", squad)
    assert judge(Team("good", ("police", "police-two"), "danger-room"), level) == []


# -- being carried ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FT-626", "FT-180")
def test_nobody_takes_a_stuck_ally_along() -> None:
    for moved in (False, True):
        s = Scene("C D . .\nW . . .", a="C cloak, D dagger, W wolverine", stuck_moved=moved)
        gain(s.t, s["D"], STUCK)
        s.push(Carry(s["C"], 8))
        assert s.options == (("pass", s["D"], s["W"]) if moved else ("pass", s["W"]))
