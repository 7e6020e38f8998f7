"""What `scripts/dropped.py` takes out of cards, and whose tests it asks."""

from __future__ import annotations

import importlib.util
from pathlib import Path

from longbox.titles.crisis.cards import LIBRARY
from longbox.titles.crisis.script.lasting import lasts

HERE = Path(__file__).parent
SPEC = importlib.util.spec_from_file_location("dropped", HERE.parents[3] / "scripts" / "dropped.py")
assert SPEC is not None
assert SPEC.loader is not None
dropped = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(dropped)


def test_every_rule_part_and_effect_is_taken_out_once() -> None:
    panther = LIBRARY.characters["black-panther"]
    found = [one.part for one in dropped.drops(panther)]
    assert len(found) == len(set(found))
    assert all(any(one.startswith(f"{power.id} (") for one in found) for power in panther.superpowers if power.id != "flight")
    assert [one.part for one in dropped.drops(LIBRARY.tactics["web-barrier"])] == [f"step {n}, lasts" for n in (1, 2, 3)]
    assert [one.part for one in dropped.drops(LIBRARY.tactics["heave-ho"])] == ["choose"]


def test_the_rest_of_a_card_stays_as_it_is() -> None:
    library = LIBRARY.derive()
    first = next(dropped.drops(library.tactics["web-barrier"]))
    first.put(library)
    left = [type(step) for step in library.scripts["tactic/web-barrier"]]
    assert left == [lasts, lasts]
    assert len(LIBRARY.scripts["tactic/web-barrier"]) == 3


def test_the_tests_of_a_card_are_those_that_name_it() -> None:
    path = HERE / "tactics" / "test_general_i_to_o.py"
    assert {"jonathan", "test_jonathan_contests_like_an_injured_ally"} <= dropped.naming(path, "jonathan-the-unstoppable")
    assert "test_overcharge" not in dropped.naming(path, "jonathan-the-unstoppable")
