"""Superpowers: gained for a while, lost, and cancelled."""

from __future__ import annotations

from dataclasses import dataclass

from ..codes import PLAYED
from ..rules.superpowers import CANCELLED, UseSuperpower
from ..rules.transform import lose_immune
from ..script.cards import printed_on
from ..script.nodes import SELF, Context, Role
from ..script.running import TACTIC, Effect, Run


@dataclass(frozen=True, slots=True)
class gain_superpower(Effect):  # noqa: N801  (words of the language are lower case)
    """Somebody gains a superpower printed on this Team Tactic card; see `Table.scope` for how long."""

    power: str
    who: Role = SELF
    scope: str = "game"

    def run(self, c: Context, run: Run) -> None:
        t, who = c.table, self.who.of(c)
        if who < 0 or not t.status[who] & PLAYED:
            return
        card = run.script.removeprefix(TACTIC).partition("@")[0]
        row = (f"{printed_on(card)}/{self.power}", c.me, who, t.scope(self.scope, who), 1)
        if row not in t.lasting:
            t.lasting.append(row)
            t.index = None
            lose_immune(t, who)


@dataclass(frozen=True, slots=True)
class lose_superpower(Effect):  # noqa: N801
    """Somebody no longer has a superpower of this name that it has gained."""

    power: str
    who: Role = SELF

    def run(self, c: Context, run: Run) -> None:
        t, who = c.table, self.who.of(c)
        for power in t.gained_superpowers(who):
            if power.id == self.power:
                t.forget(power.key, who)


@dataclass(frozen=True, slots=True)
class cancel_superpower(Effect):  # noqa: N801
    """The superpower being used has no effect, and whoever uses it cannot use it again this turn."""

    def run(self, c: Context, run: Run) -> None:
        used = c.table.frame(UseSuperpower)
        used.cancelled = True
        c.table.note_use(c.table.library.superpowers[used.power].name, used.who, CANCELLED)


__all__ = ["cancel_superpower", "gain_superpower", "lose_superpower"]
