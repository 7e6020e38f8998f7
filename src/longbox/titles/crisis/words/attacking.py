"""Words that reach into the attack being resolved."""

from __future__ import annotations

from dataclasses import dataclass

from ..script.nodes import Amount, Context, amount
from ..script.running import Effect, Run


@dataclass(frozen=True, slots=True)
class cancel_attack(Effect):  # noqa: N801
    """The attack being resolved is cancelled (CP-324); with `out_of_reach`, only if its target has left its reach."""

    out_of_reach: bool = False

    def run(self, c: Context, run: Run) -> None:
        from ..rules.attacks import in_reach

        attack = c.table.attack()
        within = in_reach(c.table, attack.attacker, attack.target, attack.strike(), attack.anywhere, attack.blind)
        if not (self.out_of_reach and within):
            attack.cancelled = True


@dataclass(frozen=True, slots=True)
class change_successes(Effect):  # noqa: N801
    """More or fewer successes for the attacker, before damage (CP-351)."""

    n: Amount

    def run(self, c: Context, run: Run) -> None:
        c.table.attack().hits += amount(c, self.n)
