"""Damage: suffered, prevented and removed; who is Dazed or KO'd, and who comes back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from longbox.kernel import PASS, Ask, Frame

from ..codes import DAZED, KO, NOBODY, PLAYED, names_of
from ..events import ConditionLost, DazeRemoved, Healed, PowerLost, TurnedHealthy
from ..rules.damage import CRISIS, EFFECT, Defeat, Mend, Suffer
from ..rules.grunts import Remove
from ..rules.leaving import Leave
from ..rules.returning import Return
from ..script import queries
from ..script.keys import Key
from ..script.nodes import SELF, TARGET, Amount, Context, Filter, Number, Role, Test, amount
from ..script.running import LOOP, TACTIC, AttackStep, Effect, Run
from ..state import Table
from .how_many import choose_number, number
from .structure import first_of_name, loop_ended, seq, targets
from .who import threat_up_to

# -- damage that is suffered -------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class damage(Effect):  # noqa: N801  (words of the language are lower case)
    who: Role
    n: Amount
    empty: bool = False
    """Whoever suffers it gains no Power for it."""
    by: Role = SELF
    """Whoever deals it."""

    def run(self, c: Context, run: Run) -> Frame[Table] | None:
        found = targets(c, self.who)
        n = amount(c, self.n)
        if not found or n <= 0:
            return None
        by = self.by.of(c)
        return Suffer(found[0], n, by, EFFECT if by != NOBODY else CRISIS, empty=self.empty)


VICTIMS = f"{LOOP} victim"
tally = Number("tally", lambda c: int(c.roles.get("tally", 0)))
"""The damage `damage_each` has dealt."""


@dataclass(frozen=True, slots=True)
class damage_each(Effect):  # noqa: N801
    """Everyone a filter finds suffers damage; what was really dealt is counted (`tally`)."""

    which: Filter
    n: Amount

    def run(self, c: Context, run: Run) -> Frame[Table] | None:
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
class suffer_up_to(Effect):  # noqa: N801
    """This character suffers as much damage as its player likes, up to a number; `number` is what it has really suffered."""

    n: int
    least: Amount = 0

    def flatten(self, code: list[Effect]) -> None:
        seq(choose_number(self.n, self.least), _SufferNumber()).flatten(code)


@dataclass(frozen=True, slots=True)
class _SufferNumber(Effect):
    """This character suffers the number chosen."""

    def run(self, c: Context, run: Run) -> Frame[Table] | None:
        t = c.table
        if "damage before" in run.roles:
            run.roles["number"] = t.damage[c.me] - run.roles.pop("damage before")
            return None
        if t.options["mended"]:
            run.roles["damage before"] = t.damage[c.me]
            run.at -= 1  # come back to see how much it was
        return damage(SELF, number).run(c, run)


def sure(c: Context, run: Run) -> bool:
    """Whether the damage in question is out of reach of superpowers and Team Tactic cards, and this is one."""
    t = c.table
    suffering = next((frame for frame in reversed(t.stack) if isinstance(frame, Suffer | AttackStep)), None)
    cause = suffering.cause if isinstance(suffering, Suffer) else t.attack().attacker if suffering is not None else NOBODY
    if cause in (NOBODY, c.me) or not t.has(queries.SURE_DAMAGE, cause):
        return False
    power = t.library.superpowers.get(Key.of(run.script).whole)
    return run.script.startswith(TACTIC) or (power is not None and not power.leadership)


@dataclass(frozen=True, slots=True)
class reduce_damage(Effect):  # noqa: N801
    n: Amount
    floor: int = 0

    def run(self, c: Context, run: Run) -> None:
        suffering = c.table.frame(Suffer)
        if sure(c, run):
            return
        if not c.name or not c.table.options["mended"] or first_of_name(c, suffering.target):
            suffering.n = max(suffering.n - amount(c, self.n), min(suffering.n, self.floor))


@dataclass(frozen=True, slots=True)
class no_damage(Effect):  # noqa: N801
    def run(self, c: Context, run: Run) -> None:
        if not sure(c, run):
            c.table.frame(Suffer).n = 0


@dataclass(frozen=True, slots=True)
class suffer_only(Effect):  # noqa: N801
    """The damage about to be suffered is no more than this."""

    n: int

    def run(self, c: Context, run: Run) -> None:
        suffering = c.table.frame(Suffer)
        if not sure(c, run):
            suffering.n = min(suffering.n, self.n)


@dataclass(frozen=True, slots=True)
class cap_damage(Effect):  # noqa: N801
    """The attack being resolved deals no more damage than this."""

    n: int

    def run(self, c: Context, run: Run) -> None:
        attack = c.table.attack()
        if not sure(c, run):
            attack.hits = min(attack.hits, self.n)


@dataclass(frozen=True, slots=True)
class power_instead_of_damage(Effect):  # noqa: N801
    """The attack being resolved deals no damage; its target loses as much Power as it would have dealt."""

    def run(self, c: Context, run: Run) -> None:
        t, attack, who = c.table, c.table.attack(), TARGET.of(c)
        lost = t.lose_power(who, max(0, min(attack.hits, t.stamina(who) - t.damage[who])))
        attack.hits = 0
        if lost:
            t.emit(PowerLost, who, lost)


# -- damage that is removed --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class heal(Effect):  # noqa: N801
    who: Role | Filter
    n: Amount

    def run(self, c: Context, run: Run) -> Frame[Table] | None:
        hurt = [who for who in targets(c, self.who) if c.table.damage[who]]
        return Mend(hurt, amount(c, self.n), c.me) if hurt else None


@dataclass(frozen=True, slots=True)
class may_heal(Effect):  # noqa: N801
    """Its player may remove up to so much damage from somebody (`healed` is how much it was)."""

    who: Role
    n: Amount

    def run(self, c: Context, run: Run) -> Ask | Frame[Table] | None:
        found = targets(c, self.who)
        if "damage before" in run.roles:
            run.roles["healed"] = run.roles.pop("damage before") - c.table.damage[self.who.of(c)]
            return None
        if "healing" in run.roles:
            run.roles["damage before"] = c.table.damage[found[0]]
            run.at -= 1  # come back to see how much it was
            return Mend(found, run.roles.pop("healing"), c.me)
        most = min(c.table.damage[found[0]], amount(c, self.n)) if found else 0
        return Ask(c.table.seat[found[0]], "choose", (PASS, *(("heal", n) for n in range(most, 0, -1)))) if most else None

    def answer(self, c: Context, run: Run, option: Any) -> None:
        if option != PASS:
            run.roles["healing"] = option[1]
            run.at -= 1  # come back to remove it


healed = Number("healed", lambda c: int(c.roles.get("healed", 0)))


@dataclass(frozen=True, slots=True)
class heal_up_to(Effect):  # noqa: N801
    """Remove as much damage as the player likes, up to a number."""

    who: Role
    n: Amount

    def run(self, c: Context, run: Run) -> Ask | Frame[Table] | None:
        t, who = c.table, self.who.of(c)
        if "healing" in run.roles:
            return Mend([who], run.roles.pop("healing"), c.me)
        most = min(amount(c, self.n), t.damage[who]) if who >= 0 and t.can_be_affected(who) else 0
        return Ask(run.seat, "choose", tuple(("number", n) for n in range(most, -1, -1))) if most else None

    def answer(self, c: Context, run: Run, option: Any) -> None:
        if option[1]:
            run.roles["healing"] = option[1]
            run.at -= 1  # come back to remove it


@dataclass(frozen=True, slots=True)
class no_healing(Effect):  # noqa: N801
    """The damage about to be removed is not removed."""

    def run(self, c: Context, run: Run) -> None:
        c.table.frame(Mend).removed = 0


# -- Dazed and KO'd ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class defeat(Effect):  # noqa: N801
    """Somebody Healthy is Dazed, somebody Injured KO'd."""

    who: Role

    def run(self, c: Context, run: Run) -> Frame[Table] | None:
        found = targets(c, self.who)
        return Defeat(found[0], c.me) if found else None


@dataclass(frozen=True, slots=True)
class go_down(Effect):  # noqa: N801
    """A Healthy character is Dazed, an Injured one KO'd: nobody's doing."""

    who: Role = SELF

    def run(self, c: Context, run: Run) -> Frame[Table] | None:
        found = targets(c, self.who)
        return Defeat(found[0]) if found else None


@dataclass(frozen=True, slots=True)
class ko(Effect):  # noqa: N801
    """KO'd, whatever side shows; with `dazed` even a Dazed character."""

    who: Role = SELF
    dazed: bool = False

    def run(self, c: Context, run: Run) -> Frame[Table] | None:
        who = self.who.of(c)
        found = [who] if self.dazed and c.table.status[who] & PLAYED else targets(c, self.who)
        return Defeat(found[0], c.me, outright=True) if found else None


@dataclass(frozen=True, slots=True)
class leave_game(Effect):  # noqa: N801
    """Somebody is removed from the game, its tokens dropped first; that is no KO."""

    who: Role

    def run(self, c: Context, run: Run) -> Frame[Table] | None:
        who = self.who.of(c)
        return Remove(who) if who >= 0 and c.table.status[who] & PLAYED else None


@dataclass(frozen=True, slots=True)
class stay_up(Effect):  # noqa: N801
    """Whoever is about to be Dazed or KO'd is not."""

    def run(self, c: Context, run: Run) -> None:
        frame = c.table.frame(Defeat)
        frame.step = len(frame.STEPS)


@dataclass(frozen=True, slots=True)
class stay_in_play(Effect):  # noqa: N801
    """Whoever is KO'd and about to leave the battlefield does not leave it."""

    def run(self, c: Context, run: Run) -> None:
        frame = c.table.frame(Leave)
        frame.step = len(frame.STEPS)


@dataclass(frozen=True, slots=True)
class restore(Effect):  # noqa: N801
    """Somebody removes all damage and conditions, and its stat card is flipped to the Healthy side."""

    who: Role

    def run(self, c: Context, run: Run) -> None:
        t = c.table
        for who in targets(c, self.who):
            removed, t.damage[who], t.injured[who] = t.damage[who], 0, 0
            for name in names_of(t.conditions[who]):
                t.emit(ConditionLost, who, name)
            t.conditions[who] = 0
            t.index = None
            if removed:
                t.emit(Healed, who, removed)
            t.emit(TurnedHealthy, who)


@dataclass(frozen=True, slots=True)
class daze_instead(Effect):  # noqa: N801
    """Whoever is about to be KO'd by damage is Dazed, and stays Injured."""

    def run(self, c: Context, run: Run) -> None:
        frame = c.table.frame(Defeat)
        frame.spared = frame.dealt > 0 and not frame.outright


@dataclass(frozen=True, slots=True)
class ko_instead(Effect):  # noqa: N801
    """Whoever is about to be Dazed is KO'd."""

    def run(self, c: Context, run: Run) -> None:
        c.table.frame(Defeat).outright = True


@dataclass(frozen=True, slots=True)
class fall(Effect):  # noqa: N801
    """Somebody is Dazed or KO'd, as it should have been before: nothing keeps it from that again."""

    who: Role
    by: Role

    def run(self, c: Context, run: Run) -> Frame[Table] | None:
        found = targets(c, self.who)
        if not found:
            return None
        frame = Defeat(found[0], self.by.of(c))
        frame.step = Defeat.STEPS.index("mark")
        return frame


@dataclass(frozen=True, slots=True)
class revive(Effect):  # noqa: N801
    """A Dazed character loses its Dazed token and some damage; its card is not flipped."""

    who: Role
    n: Amount

    def run(self, c: Context, run: Run) -> None:
        t, who = c.table, self.who.of(c)
        if who >= 0 and t.status[who] & DAZED:
            t.status[who] &= ~DAZED
            t.emit(DazeRemoved, who)
            n = min(t.damage[who], amount(c, self.n))
            t.damage[who] -= n
            t.emit(Healed, who, n)


def _fallen(c: Context, threat: int) -> list[int]:
    """The KO'd characters of the squad, no Grunts, of up to a Threat."""
    t, cheap = c.table, threat_up_to(threat)
    return [
        who
        for who, marks in enumerate(t.status)
        if marks & KO and t.squad[who] == c.seat and not t.card(who).is_grunt and cheap.test(c, who)
    ]


def can_bring_back(threat: int) -> Test:
    """Somebody of up to a Threat has been KO'd in this squad."""
    return Test("can_bring_back", lambda c: bool(_fallen(c, threat)), (threat,))


@dataclass(frozen=True, slots=True)
class bring_back(Effect):  # noqa: N801
    """The player picks somebody KO'd of up to a Threat, who comes back Healthy, with nothing on it, near this character."""

    threat: int
    range: int

    def run(self, c: Context, run: Run) -> Ask | Frame[Table] | int:
        if "back" in run.roles:
            return Return(run.roles.pop("back"), c.me, self.range)
        found = _fallen(c, self.threat)
        if not found:
            return run.end(c.table)
        return Ask(run.seat, "choose", tuple(("character", who) for who in found))

    def answer(self, c: Context, run: Run, option: Any) -> None:
        run.roles["back"] = option[1]
        run.at -= 1  # come back to put it down


__all__ = [
    "VICTIMS", "bring_back", "can_bring_back", "cap_damage", "damage", "damage_each", "daze_instead", "defeat", "fall", "go_down",
    "heal", "heal_up_to", "healed", "ko", "ko_instead", "leave_game", "may_heal", "no_damage", "no_healing",
    "power_instead_of_damage",
    "reduce_damage", "restore", "revive", "stay_in_play", "stay_up", "suffer_only", "suffer_up_to", "tally",
]  # fmt: skip
