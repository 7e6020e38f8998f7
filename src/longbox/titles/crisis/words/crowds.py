"""Words for many at once, with damage that is counted; and for cards that were left behind."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from longbox.kernel import Ask, Frame

from ..codes import NOBODY
from ..script.nodes import Amount, Context, Filter, Number, Role, Test, amount
from ..script.running import LOOP, Effect, Run
from .structure import loop_ended

tally = Number("tally", lambda c: int(c.roles.get("tally", 0)))
"""The damage `damage_each` has dealt."""
VICTIMS = f"{LOOP} victim"


def can_be_moved(who: Role, how: str) -> Test:
    """No card keeps this character from moving somebody: push, throw, place or advance."""

    def check(c: Context) -> bool:
        from ..rules.movement import may_move

        return who.of(c) >= 0 and may_move(c.table, who.of(c), how, c.me)

    return Test("can_be_moved", check, (who, how))


@dataclass(frozen=True, slots=True)
class damage_each(Effect):  # noqa: N801  (words of the language are lower case)
    """Everyone a filter finds suffers damage; what was really dealt is counted (`tally`)."""

    which: Filter
    n: Amount

    def run(self, c: Context, run: Run) -> Frame[Any] | None:
        from ..rules.damage import EFFECT, Suffer

        t = c.table
        if VICTIMS not in run.lists:
            run.lists[VICTIMS] = self.which.found(c)
            run.roles["tally"], run.roles["struck"] = 0, NOBODY
        struck = run.roles["struck"]
        if struck != NOBODY:
            run.roles["tally"] += t.damage[struck] - run.roles["before"]
        if not run.lists[VICTIMS]:
            del run.lists[VICTIMS]
            loop_ended(t)
            return None
        struck = run.lists[VICTIMS].pop(0)
        run.roles["struck"], run.roles["before"] = struck, t.damage[struck]
        run.at -= 1  # come back to count it and for the next
        return Suffer(struck, amount(c, self.n), c.me, EFFECT)


@dataclass(frozen=True, slots=True)
class add_unused_tactic(Effect):  # noqa: N801
    """One Team Tactic card of the roster that was left behind joins the chosen ones: of an affiliation or of none."""

    affiliation: str

    def cards(self, c: Context) -> list[str]:
        own, tactics = c.table.rosters[c.seat], c.table.library.tactics
        taken = c.table.tactics[c.seat]
        return [id for id in own.tactics if id not in taken and tactics[id].affiliation in ("", self.affiliation)]

    def run(self, c: Context, run: Run) -> Ask | None:
        found = self.cards(c)
        return Ask(run.seat, "choose", tuple(("tactic", id) for id in found)) if found else None

    def answer(self, c: Context, run: Run, option: Any) -> None:
        c.table.tactics[c.seat].append(option[1])
        c.table.index = None
