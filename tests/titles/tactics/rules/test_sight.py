"""Line of Sight, Line of Effect, adjacency: every example of the book on a drawn map."""

from __future__ import annotations

import sys
import time
from fractions import Fraction

import pytest

from longbox.kernel import Generator, Illegal
from longbox.titles.tactics.codes import *
from longbox.titles.tactics.ground import BLOCKED, Ground
from longbox.titles.tactics.maps import SOLID, draw, the_map
from longbox.titles.tactics.rules.adjacency import adjacent, beside, contiguous, reaches
from longbox.titles.tactics.rules.charges import charges
from longbox.titles.tactics.rules.conditions import gain
from longbox.titles.tactics.rules.movement import gait, routes
from longbox.titles.tactics.rules.sight import affected, all_lines, sees, sees_square

from ..helpers import tired
from ..scene import Scene


@pytest.mark.rule("FT-239", "FT-248", "FT-249", "FT-250")
def test_example_1_open_ground() -> None:
    s = Scene("P . . . . V . .", a="P punisher", b="V vulture")
    assert s.sees("P", "V")
    assert s.sees("V", "P")
    assert not s.t.obscured(s["P"])
    assert not s.t.obscured(s["V"])
    assert s.targets("P", "scattergun") == set()
    s.t.at[s["P"]] = s.xy(1, 0)
    assert s.targets("P", "scattergun") == {"V"}
    s.t.at[s["P"]] = s.xy(0, 0)
    assert len(routes(s.t, s["P"], 4, gait(s.t, s["P"]))[s.xy(4, 0)]) == 4
    s.t.at[s["P"]] = s.xy(4, 0)
    assert s.targets("P", "combat-knife") == {"V"}


@pytest.mark.rule("FT-251", "FT-423")
def test_example_1_too_close_to_charge() -> None:
    s = Scene("P . . . . V . .", a="P punisher", b="V vulture")
    assert s.t.speed(s["V"]) == 7
    assert not charges(s.t, s["V"], s["P"])
    s.t.at[s["V"]] = s.xy(1, 0)
    assert s.targets("V", "swooping-in") == {"P"}
    far = Scene("P . . . . . . . V", a="P punisher", b="V vulture")
    assert set(charges(far.t, far["V"], far["P"])) == {far.xy(1, 0)}


@pytest.mark.rule("FT-241", "FT-245", "FT-246", "FT-252", "FT-253")
def test_example_2_teammates_do_not_block() -> None:
    s = Scene("E . V B", a="B beast", b="E electro, V vulture")
    assert s.sees("E", "B")
    assert not s.sees("B", "E")
    assert s.sees("B", "V")


@pytest.mark.rule("FT-254", "FT-255", "FT-256", "FT-411")
def test_example_3_shooting_at_an_adjacent_flier() -> None:
    s = Scene("E . V B\n. . C .", a="B beast, C cyclops", b="E electro, V vulture")
    assert s.sees("E", "B")
    assert s.sees("E", "C")
    assert s.sees("C", "E")
    assert s.sees("C", "V")
    assert s.targets("C", "optic-blast") == {"V"}


LAYOUT_4 = """
. . . . . . .
. . . . . . .
. . . D . C B
. . . . . . .
. . . . . M .
. . . . . . .
. . . . . E .
"""


@pytest.mark.rule("FT-238", "FT-257", "FT-258", "FT-259")
def test_example_4_screens_and_long_arms() -> None:
    s = Scene(LAYOUT_4, a="C cyclops, B beast", b="D doctor-octopus, M mysterio, E electro")
    assert s.targets("E", "bolt") == {"B", "C"}
    assert s.sees("C", "M")
    assert s.sees("C", "D")
    assert not s.sees("C", "E")
    assert s.targets("C", "optic-blast") == {"M", "D"}
    assert not s.sees("D", "B")
    assert s.targets("D", "arms-of-the-octopus") == {"B", "C"}


LAYOUT_5 = """
. . . . . . . .
. . . . . . . .
. . . . . C . .
. . . B . . . .
. . . . . M . A
. . . . . D . .
. . . . . E . .
"""


@pytest.mark.rule("FT-242", "FT-243", "FT-260", "FT-261", "FT-262", "FT-263", "FT-264", "FT-265")
def test_example_5_from_a_roof() -> None:
    s = Scene(LAYOUT_5, a="C cyclops, B beast, A angel", b="D doctor-octopus, M mysterio, E electro", under={"C": "#"})
    assert all(s.sees("C", one) for one in "DME")
    assert s.sees("E", "C")
    assert s.sees("M", "C")
    assert s.sees("E", "B")
    assert s.sees("M", "B")
    assert s.sees("B", "M")
    s.activate("B")
    eureka = next(i for i, one in enumerate(s.t.folio(s["B"]).specials) if one.id == "eureka")
    assert ("special", eureka) in s.options
    s.end()
    assert s.sees("A", "M")
    assert not charges(s.t, s["A"], s["M"])
    assert s.xy(6, 6) in routes(s.t, s["A"], s.t.speed(s["A"]), gait(s.t, s["A"]))
    assert s.targets("D", "arms-of-the-octopus") == {"C", "B", "A"}


@pytest.mark.rule("FT-264", "FT-534")
def test_example_5_angel_flies_over_mysterio() -> None:
    s = Scene("A M . E", a="A angel", b="M mysterio, E electro")
    tired(s, "M").move("A", (1, 0), (2, 0))
    assert s.where("A") == (2, 0)
    assert ("strike", s.number("A", "superior-flier"), s["E"], 0) in s.options
    back = Scene(". M A E", a="A angel", b="M mysterio, E electro")
    tired(back, "M", "E").move("A", (1, 0), (0, 0))
    assert back.where("A") == (0, 0)
    grounded = Scene("A M . E", a="A angel", b="M mysterio, E electro")
    gain(grounded.t, grounded["A"], HELD)
    with pytest.raises(Illegal, match="A figure stands in B1 and blocks the way"):
        grounded.move("A", (1, 0), (2, 0))


@pytest.mark.rule("FT-242")
def test_other_roofs_hide_the_ground_from_a_roof() -> None:
    s = Scene("C # . E", a="C cyclops", b="E electro", under={"C": "#"})
    assert not s.sees("C", "E")
    assert not s.sees("E", "C")
    roofs = Scene("C # . E", a="C cyclops", b="E electro", under={"C": "#", "E": "#"})
    assert roofs.sees("C", "E")
    smoke = Scene("C ~ . E", a="C cyclops", b="E electro", under={"C": "#", "E": "#"})
    assert smoke.sees("C", "E")
    watched = Scene("C B . E", a="C cyclops", b="B blob, E electro", under={"C": "#", "E": "#", "B": "#"})
    assert not watched.sees("C", "E")


LAYOUT_6 = """
D . . B Q
. . E . #
. . M . .
"""


@pytest.mark.rule("FT-266", "FT-267", "FT-268", "FT-269", "FT-270")
def test_example_6_a_stair() -> None:
    s = Scene(LAYOUT_6, a="D daredevil, E elektra", b="B blob, Q quicksilver, M mystique", under={"B": "/", "Q": "^", "E": "d"})
    assert s.sees("D", "B")
    assert s.sees("D", "Q")
    assert adjacent(s.t, s["E"], s["B"])
    assert adjacent(s.t, s["E"], s["M"])
    assert s.sees("E", "Q")
    assert not s.sees("Q", "E")
    assert s.targets("M", "pistols") == set()
    s.t.changes += ((s.xy(2, 1), 0),)
    s.t.found = None
    assert s.sees("Q", "E")


@pytest.mark.rule("FT-240", "FT-227", "FT-228", "FT-230", "FT-217")
@pytest.mark.parametrize(("sign", "free"), [("#", False), ("~", False), ("f", False), ("d", True), ("w", True), ("i", True)])
def test_what_terrain_blocks_sight(sign: str, free: bool) -> None:
    s = Scene(f"C . {sign} . E", a="C cyclops", b="E electro")
    assert s.sees("C", "E") is free


@pytest.mark.rule("FT-228", "FT-279")
def test_smoke_in_a_figures_own_square_hides_it_but_not_from_its_neighbour() -> None:
    s = Scene("C . . E B", a="C cyclops, B beast", b="E electro", under={"E": "~"})
    assert not s.sees("C", "E")
    assert not s.sees("E", "C")
    assert s.sees("B", "E")


@pytest.mark.rule("FT-225", "FT-275", "FT-277")
def test_a_wall_blocks_sight_and_adjacency() -> None:
    s = Scene(". C|E", a="C cyclops", b="E electro")
    assert not adjacent(s.t, s["C"], s["E"])
    assert not s.sees("C", "E")
    past = Scene(". C|.\n. . E", a="C cyclops", b="E electro")
    assert adjacent(past.t, past["C"], past["E"])
    closed = Scene(". C|.\n    -\n. . E", a="C cyclops", b="E electro")
    assert adjacent(closed.t, closed["C"], closed["E"])
    both = Scene(". C|.\n  - -\n. . E", a="C cyclops", b="E electro")
    assert not adjacent(both.t, both["C"], both["E"])


@pytest.mark.rule("FT-247")
def test_allies_without_a_shared_affiliation_block() -> None:
    s = Scene("C P E", a="C cyclops, P punisher", b="E electro")
    assert not s.sees("C", "E")
    s.t.affiliations[s["P"]] = ("x-men",)
    assert s.sees("C", "E")


@pytest.mark.rule("FT-295", "FT-294")
def test_figures_do_not_hide_a_giant() -> None:
    s = Scene("G P E", a="G giant-man, P punisher", b="E electro")
    assert s.sees("G", "E")
    assert s.sees("E", "G")
    assert s.t.exposed(s["G"])
    walls = Scene("G # E", a="G giant-man", b="E electro")
    assert not walls.sees("G", "E")


@pytest.mark.rule("FT-271", "FT-272", "FT-273", "FT-229")
def test_line_of_effect_stops_only_at_solid_terrain() -> None:
    s = Scene("A B . C\n. . . .\nD # . .\n. . E .", a="A cyclops, C beast", b="B blob, D electro, E kraven")
    assert set(affected(s.t, s.t.at[s["A"]], 3)) == {s[one] for one in "ABCDE"} - {s["E"]}
    assert set(affected(s.t, s.t.at[s["A"]], 2)) == {s[one] for one in "ABD"}
    smoke = Scene("A ~ f B", a="A cyclops", b="B blob")
    assert smoke["B"] in affected(smoke.t, smoke.t.at[smoke["A"]], 3)


# -- adjacency -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FT-274", "FT-280", "FT-281")
def test_adjacency_examples_1_and_2() -> None:
    for above in (". . . .", ". . # ."):
        s = Scene(f"{above}\n. K L .", a="L luke-cage", b="K kingpin")
        assert adjacent(s.t, s["K"], s["L"])
    assert s.t.ground().distance(s.t.at[s["K"]], s.xy(2, 0)) == s.t.ground().distance(s.t.at[s["L"]], s.xy(2, 0)) == 1
    assert not beside(s.t, s["K"], s.xy(2, 0))


@pytest.mark.rule("FT-282")
def test_adjacency_example_3_past_a_solid_corner() -> None:
    s = Scene("K #\nC D", a="C luke-cage, D daredevil", b="K kingpin")
    assert adjacent(s.t, s["K"], s["C"])
    assert adjacent(s.t, s["C"], s["D"])
    assert adjacent(s.t, s["K"], s["D"])


@pytest.mark.rule("FT-207", "FT-276", "FT-283", "FT-284")
def test_adjacency_example_4_across_elevations() -> None:
    s = Scene(". D .\nV K C", a="C luke-cage, D daredevil", b="V kraven, K kingpin", under={"D": "#"})
    assert adjacent(s.t, s["K"], s["V"])
    assert adjacent(s.t, s["K"], s["C"])
    assert not adjacent(s.t, s["V"], s["C"])
    assert not any(adjacent(s.t, s["D"], s[one]) for one in "VKC")


@pytest.mark.rule("FT-208", "FT-209", "FT-278")
def test_ladders_and_stair_tops_join_figures_but_not_tokens() -> None:
    s = Scene("AHB .\n. . .", a="A beast", b="B blob", under={"B": "#"})
    assert adjacent(s.t, s["A"], s["B"])
    assert not beside(s.t, s["A"], s.t.at[s["B"]])
    assert beside(s.t, s["A"], s.t.at[s["A"]])
    stair = Scene("A B #\n. C .", a="A beast", b="B blob, C kraven", under={"A": "/", "B": "^"})
    assert adjacent(stair.t, stair["A"], stair["B"])
    assert not adjacent(stair.t, stair["C"], stair["B"])
    assert not beside(stair.t, stair["A"], stair.t.at[stair["B"]])


@pytest.mark.rule("FT-201", "FT-202")
def test_contiguous_squares_hang_together() -> None:
    s = Scene(". . #\n. .|.", a="")
    assert contiguous(s.t, (s.xy(0, 0), s.xy(1, 1), s.xy(0, 1)))
    assert not contiguous(s.t, (s.xy(1, 0), s.xy(2, 0)))
    assert not contiguous(s.t, (s.xy(1, 1), s.xy(2, 1)))
    assert not contiguous(s.t, (s.xy(0, 0), s.xy(2, 1)))
    wide = Scene("\n".join([". . . . ."] * 4), a="")
    rng = Generator(3)
    for _ in range(300):
        squares = tuple(square for square in range(20) if rng.below(2))
        edge, seen = list(squares[:1]), set(squares[:1])
        while edge:
            x, y = edge[-1] % 5, edge.pop() // 5
            more = {one for one in squares if abs(one % 5 - x) <= 1 and abs(one // 5 - y) <= 1} - seen
            edge, seen = [*edge, *more], seen | more
        assert contiguous(wide.t, squares) == (bool(squares) and seen == set(squares))
    occupied = Scene("B .", b="B blob")
    assert occupied.t.occupied() == 1


@pytest.mark.rule("FT-296", "FT-297", "FT-434")
def test_a_giant_reaches_two_squares_but_not_through_walls() -> None:
    s = Scene("G . B\n. . .", a="G giant-man", b="B blob")
    assert reaches(s.t, s["G"], s["B"])
    assert not reaches(s.t, s["B"], s["G"])
    assert s.targets("G", "brawling") == {"B"} == s.targets("G", "grappling")
    wall = Scene("G .|B", a="G giant-man", b="B blob")
    assert not reaches(wall.t, wall["G"], wall["B"])


# -- what if ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FT-608", "FT-609")
def test_what_if_4_a_thief_at_her_plot() -> None:
    s = Scene("C . . B . K", a="C cyclops", b="B black-cat, K kingpin")
    s.t.affiliations[s["B"]] = ("sinister-syndicate",)
    assert not s.sees("C", "K")
    s.t.plots[0] = s.xy(4, 0)
    assert not s.sees("C", "K")
    s.t.plots[2] = s.xy(4, 0)
    assert s.sees("C", "K")
    assert s.targets("C", "optic-blast") == {"B", "K"}
    other = Scene("C . . B . K", b="C electro", a="B black-cat, K kraven")
    other.t.plots[1] = other.xy(4, 0)
    assert other.sees("C", "K")


@pytest.mark.rule("FT-610", "FT-533")
def test_what_if_5_a_flier_is_not_obscured() -> None:
    s = Scene("S . . H", a="S storm", b="H hobgoblin", under={"S": "d"})
    assert s.sees("S", "H")
    assert s.sees("H", "S")
    assert not s.t.obscured(s["S"])
    s.t.conditions[s["S"]] = HELD
    assert s.t.obscured(s["S"])


LAYOUT_WHAT_IF_6 = """
. . . . . .
. . . . . .
. . . . . .
. . . . E .
. . D . L K
. . G . . .
"""


@pytest.mark.rule("FT-611", "FT-612", "FT-613", "FT-614")
def test_what_if_6_a_perfect_diagonal() -> None:
    s = Scene(LAYOUT_WHAT_IF_6, a="D daredevil, L luke-cage, G ghost-rider", b="E electro, K kingpin")
    for a, b in ("KL", "KE", "LE"):
        assert adjacent(s.t, s[a], s[b])
    assert s.targets("E", "bolt") == set()
    assert s.sees("D", "K")
    assert not s.sees("G", "K")
    assert s.sees("G", "E")
    assert s.targets("G", "hellfire") == {"E"}


@pytest.mark.rule("FT-577")
def test_cyclops_shoots_past_beast() -> None:
    s = Scene("C . B E", a="C cyclops, B beast", b="E electro")
    assert s.sees("C", "E")
    assert s.targets("C", "optic-blast") == {"E"}


# -- exactness and speed ---------------------------------------------------------------------------------------------------


def crosses(a: tuple[int, int], b: tuple[int, int], square: tuple[int, int]) -> bool:
    """An oracle in fractions: does the segment between two centres pass through the interior of a square?"""
    low, high = Fraction(0), Fraction(1)
    for axis in (0, 1):
        start, way = Fraction(a[axis]), Fraction(b[axis] - a[axis])
        least, most = Fraction(square[axis]) - Fraction(1, 2), Fraction(square[axis]) + Fraction(1, 2)
        if way == 0:
            if not least < start < most:
                return False
            continue
        enter, leave = sorted(((least - start) / way, (most - start) / way))
        low, high = max(low, enter), min(high, leave)
    return low < high


def test_the_ground_agrees_with_fractions_on_random_maps() -> None:
    rng = Generator(5)
    for _ in range(10):
        rows = ["".join("#" if rng.below(5) == 0 else "." for _ in range(9)) for _ in range(9)]
        ground = Ground(draw(*[" ".join(row) for row in rows], indoor=((0, 0, 8, 8),)))
        for _ in range(60):
            a, b = rng.below(81), rng.below(81)
            if a == b:
                continue
            crossed = [c for c in range(81) if c not in (a, b) and crosses(ground.xy(a), ground.xy(b), ground.xy(c))]
            blocked = any(ground.bits[c] & SOLID for c in crossed)
            found = ground.sight(a, b)
            assert (found == BLOCKED) == blocked
            if not blocked:
                assert found == sum(1 << c for c in crossed)
                assert ground.sight(b, a) == found


def twelve_figures() -> Scene:
    s = Scene(". .", a="")
    s.t.map, s.t.found = "crossroads", None
    for seat, ids in enumerate(
        (["cyclops", "beast", "storm", "wolverine", "iceman", "angel"], ["blob", "pyro", "mystique"] + ["thug"] * 3)
    ):
        for number, id in enumerate(ids):
            who = s.t.enlist(seat, id)
            s.t.at[who] = the_map("crossroads").at(3 * number + seat, 9 + 3 * seat)
    return s


def test_all_lines_between_twelve_figures_are_those_of_each_pair() -> None:
    s = twelve_figures()
    lines = all_lines(s.t)
    assert len(lines) == 132
    assert all(value == sees(s.t, a, b) for (a, b), value in lines.items())


@pytest.mark.all
def test_all_lines_between_twelve_figures_take_less_than_a_millisecond() -> None:
    s = twelve_figures()
    if sys.gettrace() is not None:
        pytest.skip("times mean nothing while every line is traced")
    best = min(spent(lambda: all_lines(s.t)) for _ in range(20))
    assert best < 0.001


def spent(work: object) -> float:
    start = time.process_time()
    work()  # type: ignore[operator]
    return time.process_time() - start


@pytest.mark.rule("FT-295", "FT-557")
def test_nobody_is_in_the_way_of_a_giant_who_aims_at_a_square() -> None:
    s = Scene("G . K .", a="G giant-man", b="K kraven")
    assert sees_square(s.t, s["G"], 3)
    s = Scene("C . K .", a="C cyclops", b="K kraven")
    assert not sees_square(s.t, s["C"], 3)
    s = Scene("G . # .", a="G giant-man")
    assert not sees_square(s.t, s["G"], 3)
