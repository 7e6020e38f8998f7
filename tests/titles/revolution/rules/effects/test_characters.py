"""Characters who join."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.titles.revolution.rules.goods import discard_character
from longbox.titles.revolution.state import Step, Table

from ...scene import Scene, n


@dataclass(slots=True)
class Dismissal(Step):
    """A Student is discarded."""

    STEPS = ("go",)

    seat: int
    who: int

    def go(self, t: Table) -> None:
        discard_character(t, self.seat, self.who)


def test_who_is_taken_in_no_longer_lies_in_the_discard_pile() -> None:
    s = Scene(pixie=0, pebblejack=0).hand(1, "open-door-policy")
    s.t.pp[1] = 1
    s.push(Dismissal(0, n("pixie"))).react("open-door-policy")
    assert s.owner("pixie") == 1
    assert not s.gone("pixie")
    assert s.t.hope[1] == 3


def test_who_is_taken_in_keeps_its_training() -> None:
    s = Scene(pixie=0, pebblejack=0).hand(1, "open-door-policy").train("pixie", "field-medic")
    s.t.pp[1] = 1
    s.push(Dismissal(0, n("pixie"))).react("open-door-policy")
    assert s.t.training[n("pixie")] == n("field-medic")
    assert not s.gone("field-medic")
