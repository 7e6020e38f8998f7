"""Superpowers: gained for a while, lost, and cancelled."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from longbox.kernel import Ask

from ..codes import ACTIVE, PLAYED, REACTIVE
from ..rules.purse import LENDS
from ..rules.superpowers import CANCELLED, UseSuperpower
from ..rules.transform import lose_immune
from ..script.cards import printed_on
from ..script.nodes import SELF, Context, Number, Role, Test
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
class choose_superpower(Effect):  # noqa: N801
    """The player picks an active or reactive superpower on somebody's stat card (`number`, for `kept_superpower_is_it`)."""

    who: Role

    def choices(self, c: Context) -> list[str]:
        t, who = c.table, self.who.of(c)
        printed = [power for power in t.card(who).superpowers if t.shows(who, power)] if who >= 0 else []
        return [power.key for power in printed if power.kind in (ACTIVE, REACTIVE) and not power.leadership]

    def run(self, c: Context, run: Run) -> Ask | int:
        found = self.choices(c)
        return Ask(run.seat, "choose", tuple(("mode", key) for key in found)) if found else run.end(c.table)

    def answer(self, c: Context, run: Run, option: Any) -> None:
        keys = [power.key for power in c.table.card(self.who.of(c)).superpowers]
        run.roles["number"] = keys.index(option[1])


def _is_kept(c: Context) -> bool:
    used = c.table.frame(UseSuperpower)
    return used.power == c.table.card(used.who).superpowers[int(c.roles["paid"])].key


kept_superpower_is_it = Test("kept_superpower_is_it", _is_kept)
"""The superpower being used is the one a lasting part was put in force with."""
spent_on_superpower = Number("spent_on_superpower", lambda c: c.table.frame(UseSuperpower).spent)
"""The Power spent for the superpower being used."""


@dataclass(frozen=True, slots=True)
class lend_power(Effect):  # noqa: N801
    """Somebody may spend this character's Power for attacks and superpowers in this activation."""

    to: Role

    def run(self, c: Context, run: Run) -> None:
        c.table.lasting.append((LENDS, c.me, self.to.of(c), c.table.scope("this activation", c.me), 1))


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


__all__ = [
    "cancel_superpower", "choose_superpower", "gain_superpower", "kept_superpower_is_it", "lend_power", "lose_superpower",
    "spent_on_superpower",
]  # fmt: skip
