"""How the words of `words/terrain.py` are told in English."""

from __future__ import annotations

from ....battlefields.kinds import KINDS
from ....script.nodes import SELF, Amount
from ....words.terrain import throw_something, throw_terrain
from ..clauses import Clause
from ..tables import EffectTable, FilterTable, NumberTable, TestTable
from .grammar import English as T
from .nouns import noun
from .pieces import LETTERS, is_where, up_to_size


def thrown(t: T, one: throw_terrain | throw_something, what: str) -> Clause:
    of = f" of {t.payer_or_it()}" if t.squad else ""
    return Clause(None, "throw", f"{what} {sized(t, one.size)} within {{range}} {one.within}{of}, {LETTERS[one.tool]}")


def throws(t: T, one: throw_terrain) -> Clause:
    if one.who == SELF:
        return thrown(t, one, "interactive terrain")
    near = f"{sized(t, one.size)} within {{range}} {one.within} of it"
    return Clause(t.who(one.who), "throw", f"interactive terrain {near}, {LETTERS[one.tool]}")


def sized(t: T, size: Amount) -> str:
    """Of what Size terrain may be."""
    if isinstance(size, int):
        return up_to_size(size)
    if x := t.x(size):
        return f"of Size {x} or less"
    how, told = t.number(size)
    return f"of Size X or less (X is 1 {told})" if how == "per" else told


EFFECTS: EffectTable[T] = {
    "throw_terrain": throws,
    "throw_something": lambda t, one: (
        thrown(t, one, f"an enemy {up_to_size(one.enemies)} or interactive terrain")
        if one.enemies
        else thrown(t, one, "interactive terrain or an enemy")
    ),
    "choose_terrain": lambda t, one: Clause(
        None,
        "choose",
        f"interactive terrain {f'of Size {one.least} to {one.size}' if one.least else sized(t, one.size)} "
        f"within {{range}} {one.within} of {t.me() if one.of == SELF else t.who(one.of)}",
    ),
    "choose_large_terrain": lambda t, one: Clause(
        None, "choose", f"terrain of Size {one.least} or more within {{range}} {one.within} of {t.me()}"
    ),
    "destroy_terrain": lambda t, one: Clause(None, "destroy", "the terrain"),
    "destroy_touched": lambda t, one: Clause(
        None, "destroy", f"all interactive terrain of Size {one.size} or less that the beam touches"
    ),
    "topple": lambda t, one: Clause(
        None,
        "destroy",
        f"interactive terrain {sized(t, one.size)} within {{range}} {one.within} of "
        f"{t.me() if one.of == SELF else t.who(one.of)}; "
        f"{t.who(one.onto)} suffers a collision with that terrain",
        may=one.optional,
    ),
    "raise_terrain": lambda t, one: Clause(
        None,
        "put",
        f"1 {t.name(f'marker/{one.name}')} (interactive terrain, Size {KINDS[one.name].size}) "
        f"within {{range}} {one.range} of {t.me()}",
    ),
    "crush_terrain": lambda t, one: [
        Clause(
            None,
            "destroy",
            f"any interactive terrain {sized(t, one.size)} within {{range}} {one.within} of {t.who(one.of)}",
            may=True,
        ),
        Clause(noun("the attack"), "have", "as many more dice as the Sizes of that terrain together"),
    ],
    "destroy_near": lambda t, one: Clause(
        None, "destroy", f"all interactive terrain {sized(t, one.size)} within {{range}} {one.within}"
    ),
    "destroy_origin": lambda t, one: Clause(None, "destroy", "the terrain from which it was measured"),
    "heave": lambda t, one: Clause(
        t.who(one.who),
        "throw",
        f"interactive terrain {sized(t, one.size)} within {{range}} {one.within} of both, {LETTERS[one.tool]}",
    ),
}

FILTERS: FilterTable[T] = {
    "overlapping": lambda t, one, no: ("on terrain" if not no else "not on terrain", f"stands on {'no ' if no else ''}terrain"),
    "near_terrain": lambda t, one, no: is_where(f"within {{range}} {one.range} of the terrain", no),
}

NUMBERS: NumberTable = {
    "perch": lambda t, who: ("as", f"the Size of the terrain {t.who(who)} stands on"),
    "terrain_size": lambda t: ("as", "the Size of the terrain"),
    "standing_terrain": lambda t, name: ("per", f"for each of its {t.name(f'marker/{name}')}s in play"),
    "terrain_touched": lambda t: ("per", "for each feature destroyed"),
}

TESTS: TestTable = {
    "lower": lambda t, who: f"{t.who(who)} stands on smaller terrain or none",
    "fewer_standing": lambda t, n, name: f"fewer than {n} of its {t.name(f'marker/{name}')}s are in play",
    "from_terrain": lambda t: "the attack is measured from terrain",
    "terrain_from": lambda t, size, range: f"terrain of Size {size} or more is within {{range}} {range}",
}
