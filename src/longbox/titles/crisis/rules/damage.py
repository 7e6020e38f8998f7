"""Damage, Dazed and KO (CP-388..CP-409)."""

from __future__ import annotations

from dataclasses import dataclass, field

from longbox.kernel import AnyFrame
from longbox.kernel.plain import sparse

from ..codes import DAZED, JUDGMENT, NOBODY, PLAYED, POWER_LIMIT
from ..events import BecameDazed, Damaged, Healed
from ..script import queries
from ..script.lasting import STANDING
from ..script.running import Step
from ..state import Table
from .aftermath import harmed
from .gaining import gain
from .grunts import parents_changed
from .leaving import Leave
from .objectives import DropAll, dropper_of

FELLED = "felled an enemy"
"""What is noted for a round of whoever Dazes or KOs an enemy, where a card asks for it."""
ATTACK, COLLISION, EFFECT, CONDITION, CRISIS = range(5)
"""What damage comes from."""


@dataclass(slots=True)
class Suffer(Step):
    """A character suffers damage: first what changes it, then the tokens, then what follows from it."""

    HARM = True
    STEPS = ("would", "apply", "defeat", "after")

    target: int
    n: int
    cause: int = NOBODY
    """The character whose effect it is."""
    kind: int = EFFECT
    floor: int = 0
    """The least that reductions leave."""
    empty: bool = False
    """It gives no Power."""

    def would(self, t: Table) -> AnyFrame | None:
        spared = self.kind == COLLISION and t.has(queries.NO_COLLISION_DAMAGE, self.target)
        if self.n <= 0 or spared or not t.can_be_affected(self.target):
            self.n = 0
            return None
        return t.window("would_suffer", self.target, self.cause, self.kind)

    def apply(self, t: Table) -> AnyFrame | None:
        """Capped at the Stamina left; Power for damage from enemy effects."""
        who = self.target
        self.n = max(0, min(self.n, t.stamina(who) - t.damage[who]))  # CP-353, CP-389
        if self.kind == ATTACK:
            t.attack().dealt = self.n
        if not self.n:
            return None
        t.damage[who] += self.n  # CP-388
        source = "bleed" if self.kind == CONDITION else ""  # no other condition hurts
        t.emit(Damaged, who, self.n, t.stamina(who) - t.damage[who], source)
        if self.cause != NOBODY and self.kind <= EFFECT:
            t.later("hurt", who, self.cause)
        # CP-354, CP-390, CP-391
        if self.from_enemy(t) and not self.judged(t) and not self.unpaid(t):
            less = t.total(queries.LESS_FOR_DAMAGE, who) if self.kind == ATTACK else 0
            return gain(t, (who, max(0, min(self.n, *t.changes(queries.POWER_FOR_DAMAGE, who), POWER_LIMIT) - less)))
        return None

    def from_enemy(self, t: Table) -> bool:
        """CP-028, CP-029, CP-413: conditions and crises are nobody's."""
        return self.cause != NOBODY and self.kind <= EFFECT and t.seat[self.cause] != t.seat[self.target]

    def judged(self, t: Table) -> bool:
        """CP-491 and Q87."""
        if not t.conditions[self.target] & JUDGMENT:
            return False
        return self.kind == ATTACK or (self.kind == COLLISION and t.options["judgment_collisions"] is True)

    def unpaid(self, t: Table) -> bool:
        """Some attacks and effects give no Power for the damage they deal."""
        return self.empty or (self.kind == ATTACK and bool(t.library.changes_of(t.attack().weapon, queries.NO_POWER_FOR_DAMAGE)))

    def defeat(self, t: Table) -> AnyFrame | None:
        """CP-393: as soon as the damage equals the Stamina."""
        if self.n and t.damage[self.target] >= t.stamina(self.target):
            return Defeat(self.target, self.cause, dealt=self.n)
        return None

    def after(self, t: Table) -> AnyFrame | None:
        return harmed(t, "damaged", self.target, self.cause, self.n) if self.n else None


@dataclass(slots=True)
class Mend(Step):
    """Damage is removed from characters, one after another: cards may keep that from happening, or answer it."""

    STEPS = ("would", "apply", "after")

    who: list[int] = field(default_factory=list)
    n: int = 0
    cause: int = NOBODY
    """The character whose effect it is."""
    removed: int = 0
    """How much is removed from the one whose turn it is."""

    def would(self, t: Table) -> AnyFrame | None:
        while self.who and not t.damage[self.who[0]]:
            del self.who[0]
        if not self.who or self.n <= 0:
            self.step = len(self.STEPS)
            return None
        self.removed = min(self.n, t.damage[self.who[0]])
        return t.window("would_heal", self.who[0], self.cause)

    def apply(self, t: Table) -> None:
        if self.removed:
            t.damage[self.who[0]] -= self.removed
            t.emit(Healed, self.who[0], self.removed)
            t.later("relieved", self.who[0], self.cause)

    def after(self, t: Table) -> AnyFrame | None:
        who = self.who.pop(0)
        if self.who:
            self.back_to("would")
        return t.window("mended", who, self.cause) if self.removed else None


@dataclass(slots=True)
class Defeat(Step):
    """Dazed or KO'd (CP-393..CP-409), in the order of Q94."""

    HARM = True
    STEPS = ("would", "mark", "drop", "leave", "grunts", "after")

    target: int
    cause: int = NOBODY
    knocked_out: bool = False
    outright: bool = False
    """KO'd by a rule, whatever side of the card shows."""
    dropper: int = NOBODY
    """The player who puts down its tokens."""
    dealt: int = 0
    """The damage that did it."""
    spared: bool = sparse(default=False)
    """Dazed, whatever side of the card shows."""

    def would(self, t: Table) -> AnyFrame | None:
        return t.window("would_be_dazed", self.target, self.cause)

    def mark(self, t: Table) -> None:
        who = self.target
        if not t.status[who] & PLAYED:
            self.step = len(self.STEPS)
            return
        card = t.card(who)
        t.drop_lasting(lambda row: row[3].endswith(STANDING) and who in row[1:3])
        self.dropper = dropper_of(t, who)  # by the cards that count until now: a Dazed character has no superpowers
        self.knocked_out = not self.spared and (self.outright or bool(t.injured[who]) or card.is_grunt)
        attack = t.attacking()
        if attack is not None and attack.target == who:
            attack.defeated = True
        if not self.knocked_out:
            t.status[who] |= DAZED
            t.emit(BecameDazed, who)

    def drop(self, t: Table) -> AnyFrame:
        """CP-404: its tokens fall before it leaves, where the opponent puts them."""
        return DropAll(self.target, self.dropper)

    def leave(self, t: Table) -> AnyFrame | None:
        if not self.knocked_out:
            return None
        return Leave(self.target)

    def grunts(self, t: Table) -> AnyFrame | None:
        found = parents_changed(t)
        if found is not None:
            self.back_to("grunts")  # there may be more of them
        return found

    def after(self, t: Table) -> AnyFrame | None:
        if self.cause != NOBODY:
            t.later("felled", self.target, self.cause)
            if t.seat[self.cause] != t.seat[self.target]:
                t.remember(FELLED, self.cause)
        return harmed(t, "koed" if self.knocked_out else "dazed", self.target, self.cause, self.dealt)
