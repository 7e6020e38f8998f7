"""Power: gained, lost, spent, and handed from one to another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from longbox.kernel import PASS, Ask, Frame

from ..codes import ANY_NUMBER
from ..events import PowerLost, PowerSpent
from ..rules.actions import AttackAction
from ..rules.attacks import Attack
from ..rules.beams_and_areas import Series
from ..rules.damage import EFFECT, Suffer
from ..rules.gaining import Gain, gain
from ..rules.purse import purse
from ..rules.targets import CHEAPER, cost_of
from ..script.nodes import ATTACKER, IT, SELF, Amount, Context, Filter, Number, Role, Test, amount
from ..script.running import Effect, Run
from ..state import Table
from .attacks import attack_or_series
from .damage import damage
from .how_many import note, noted
from .lasting import tick
from .structure import each, if_, seq, targets
from .when import more
from .who import fresh


@dataclass(frozen=True, slots=True)
class gain_power(Effect):  # noqa: N801  (words of the language are lower case)
    who: Role | Filter
    n: Amount

    def quiet(self, event: str) -> bool:
        """In the Power Phase nothing depends on who gains its Power first, if it is a certain character's and a plain number."""
        return event == "power_phase" and isinstance(self.who, Role) and isinstance(self.n, int)

    def run(self, c: Context, run: Run) -> Frame[Table] | None:
        return gain(c.table, *((who, amount(c, self.n)) for who in targets(c, self.who)))


@dataclass(frozen=True, slots=True)
class lose_power(Effect):  # noqa: N801
    who: Role | Filter
    n: Amount

    def run(self, c: Context, run: Run) -> None:
        for who in targets(c, self.who):
            lost = c.table.lose_power(who, amount(c, self.n))
            if lost:
                c.table.emit(PowerLost, who, lost)


@dataclass(frozen=True, slots=True)
class pay_power(Effect):  # noqa: N801
    """Somebody spends Power."""

    who: Role
    n: int

    def run(self, c: Context, run: Run) -> None:
        who = self.who.of(c)
        c.table.emit(PowerSpent, who, c.table.lose_power(who, self.n))


@dataclass(frozen=True, slots=True)
class spend_up_to(Effect):  # noqa: N801
    """Its player may spend up to so much Power (`spent` is how much it was)."""

    n: int
    who: Role = SELF

    def run(self, c: Context, run: Run) -> Ask | None:
        most = min(c.table.power[self.who.of(c)], self.n)
        return Ask(run.seat, "choose", (PASS, *(("spend", n) for n in range(1, most + 1)))) if most else None

    def answer(self, c: Context, run: Run, option: Any) -> None:
        if option != PASS:
            who = self.who.of(c)
            run.roles["spent"] = c.table.lose_power(who, option[1])
            c.table.emit(PowerSpent, who, option[1])


spent = Number("spent", lambda c: int(c.roles.get("spent", 0)))


@dataclass(frozen=True, slots=True)
class unless_pays(Effect):  # noqa: N801
    """It happens unless somebody pays; that character's player decides."""

    who: Role
    n: int
    effect: Effect

    def flatten(self, code: list[Effect]) -> None:
        at = len(code)
        code.append(self)
        self.effect.flatten(code)
        code[at] = _Toll(self.who, self.n, len(code))


@dataclass(frozen=True, slots=True)
class _Toll(Effect):
    who: Role
    n: int
    to: int

    def run(self, c: Context, run: Run) -> Ask | None:
        who = self.who.of(c)
        if who < 0 or c.table.power[who] < self.n:
            return None
        return Ask(c.table.seat[who], "choose", (PASS, ("pay", self.n)))

    def answer(self, c: Context, run: Run, option: Any) -> None:
        if option != PASS:
            who = self.who.of(c)
            c.table.lose_power(who, self.n)
            c.table.emit(PowerSpent, who, self.n)
            run.at = self.to - 1


@dataclass(frozen=True, slots=True)
class drain(Effect):  # noqa: N801
    """Somebody loses Power, and this character gains as much as was lost."""

    who: Role
    n: Amount

    def run(self, c: Context, run: Run) -> Frame[Table] | None:
        t, rows = c.table, []
        for who in targets(c, self.who):
            lost = t.lose_power(who, amount(c, self.n))
            if lost:
                t.emit(PowerLost, who, lost)
                rows.append((c.me, lost))
        return gain(t, *rows) if t.can_be_affected(c.me) or not t.options["mended"] else None


@dataclass(frozen=True, slots=True)
class hand_out(Effect):  # noqa: N801
    """Somebody loses Power; so often as it was really lost somebody else may gain 1, as the player chooses."""

    who: Role
    n: Amount
    to: Filter

    def run(self, c: Context, run: Run) -> Ask | Frame[Table] | None:
        t = c.table
        if "gains" in run.roles:
            run.at -= 1  # come back for the next
            return gain(t, (run.roles.pop("gains"), 1))
        if "left" not in run.roles:
            found = targets(c, self.who)
            run.roles["left"] = t.lose_power(found[0], amount(c, self.n)) if found else 0
            if run.roles["left"]:
                t.emit(PowerLost, found[0], run.roles["left"])
        to = self.to.found(c)
        if run.roles["left"] and to:
            return Ask(run.seat, "choose", (PASS, *(("character", who) for who in to)))
        del run.roles["left"]
        return None

    def answer(self, c: Context, run: Run, option: Any) -> None:
        run.roles["left"] = 0 if option == PASS else run.roles["left"] - 1
        if option != PASS:
            run.roles["gains"] = option[1]
        run.at -= 1  # come back to gain it


@dataclass(frozen=True, slots=True)
class burn_power(Effect):  # noqa: N801
    """Somebody loses Power and suffers as much damage as was lost, which gives no Power."""

    who: Role
    n: Amount

    def run(self, c: Context, run: Run) -> Frame[Table] | None:
        for who in targets(c, self.who):
            lost = c.table.lose_power(who, amount(c, self.n))
            if lost:
                c.table.emit(PowerLost, who, lost)
                return Suffer(who, lost, c.me, EFFECT, empty=True)
        return None


@dataclass(frozen=True, slots=True)
class tear_power(Effect):  # noqa: N801
    """Somebody loses Power and suffers damage for what it does not have, which gives no Power."""

    who: Role
    n: Amount

    def run(self, c: Context, run: Run) -> Frame[Table] | None:
        n = amount(c, self.n)
        for who in targets(c, self.who):
            lost = c.table.lose_power(who, n)
            if lost:
                c.table.emit(PowerLost, who, lost)
            if n > lost:
                return Suffer(who, n - lost, c.me, EFFECT, empty=True)
        return None


@dataclass(frozen=True, slots=True)
class gain_less(Effect):  # noqa: N801
    """Whoever is about to gain Power gains so much less."""

    n: int

    def run(self, c: Context, run: Run) -> None:
        c.table.frame(Gain).less += self.n


def power_of(who: Role, most: int = ANY_NUMBER) -> Number:
    """The Power somebody has."""
    return Number("power_of", lambda c: min(most, c.table.power[who.of(c)]), (who, most))


def _missing(c: Context) -> int:
    t, frame = c.table, attack_or_series(c.table)
    return max(1, cost_of(t, frame.attacker, t.library.strikes[frame.weapon]) - purse(t, frame.attacker))


missing_power = Number("missing_power", _missing)
"""The Power that this character lacks for the attack that is declared, at least 1."""


def _own_attack_action(c: Context) -> bool:
    stack = c.table.stack
    last = max((at for at, frame in enumerate(stack) if isinstance(frame, Attack | Series)), default=0)
    return last > 0 and isinstance(stack[last - 1], AttackAction) and c.table.activated() == ATTACKER.of(c)


own_attack_action = Test("own_attack_action", _own_attack_action)
"""The attack that is declared is an attack action in the attacker's own activation."""


@dataclass(frozen=True, slots=True)
class cheaper_attack(Effect):  # noqa: N801
    """The attack that is declared costs so much less Power."""

    n: Amount

    def run(self, c: Context, run: Run) -> None:
        c.table.lasting.append((CHEAPER, c.me, c.me, f"action of {c.me}", amount(c, self.n)))


@dataclass(frozen=True, slots=True)
class tribute(Effect):  # noqa: N801
    """Everyone a filter finds may pay 1 Power to this character; then whoever did not suffers 1 damage."""

    which: Filter

    def flatten(self, code: list[Effect]) -> None:
        pays = unless_pays(IT, 1, seq(note("owes", 1), tick(IT, "tribute")))
        demand = seq(note("owes", 0), pays, if_(~more(noted("owes"), 0), gain_power(SELF, 1)))
        seq(each(self.which, demand), each(self.which & ~fresh("tribute"), damage(IT, 1))).flatten(code)


__all__ = [
    "burn_power", "cheaper_attack", "drain", "gain_less", "gain_power", "hand_out", "lose_power", "missing_power",
    "own_attack_action", "pay_power", "power_of", "spend_up_to", "spent", "tear_power", "tribute", "unless_pays",
]  # fmt: skip
