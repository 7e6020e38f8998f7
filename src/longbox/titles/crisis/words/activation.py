"""Actions and activations: who acts, who activates, and who has priority."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.kernel import Frame

from ..codes import ACTIVATED, NOBODY, PLAYED
from ..events import PriorityPassed
from ..rules.actions import Activation, GrantedAction
from ..rules.grunts import ready_grunts
from ..rules.rounds import Turn
from ..rules.superpowers import UseSuperpower, used_up
from ..script import queries
from ..script.nodes import SELF, Context, Role
from ..script.running import Effect, Run
from ..state import Table
from .structure import targets


@dataclass(frozen=True, slots=True)
class action(Effect):  # noqa: N801  (words of the language are lower case)
    """An action granted by an effect: it does not count against the two (CP-223)."""

    kind: str
    who: Role = SELF
    only: str = ""
    """The one attack it may be."""
    target: Role | None = None
    """The one it has to target."""
    unused: bool = False
    """The attack has to be one not used in this activation yet."""

    def run(self, c: Context, run: Run) -> Frame[Table] | None:
        who, target = self.who.of(c), self.target.of(c) if self.target is not None else NOBODY
        unused = (True,) if self.unused else ()
        return GrantedAction(who, self.kind, self.only, target, unused=unused) if c.table.can_be_affected(who) else None


@dataclass(frozen=True, slots=True)
class use_freely(Effect):  # noqa: N801
    """This character uses one of its superpowers, for no Power."""

    power: str

    def run(self, c: Context, run: Run) -> Frame[Table] | None:
        t = c.table
        found = next((one for one in t.superpowers(c.me) if one.id == self.power), None)
        if found is None or not t.can_be_affected(c.me) or used_up(t, c.me, found):
            return None
        return UseSuperpower(found.key, c.me, free=True)


@dataclass(frozen=True, slots=True)
class activate(Effect):  # noqa: N801
    """A character activates at once, after its Grunt if one waits for it."""

    who: Role

    def run(self, c: Context, run: Run) -> Frame[Table] | None:
        t, who = c.table, self.who.of(c)
        if who < 0 or not t.is_ready(who) or not t.status[who] & PLAYED:
            return None
        grunts = ready_grunts(t, who)
        if not grunts:
            return Activation(who)
        run.at -= 1  # come back for the Parent
        return Activation(grunts[0])


@dataclass(frozen=True, slots=True)
class activate_too(Effect):  # noqa: N801
    """Somebody without an Activated token may activate before this turn ends."""

    who: Role

    def run(self, c: Context, run: Run) -> None:
        t, who = c.table, self.who.of(c)
        turns = [frame for frame in t.stack if isinstance(frame, Turn)]
        if turns and t.is_ready(who) and who not in turns[-1].more:
            turns[-1].more.append(who)


@dataclass(frozen=True, slots=True)
class end_activation(Effect):  # noqa: N801
    """If it is somebody's activation, it ends: no more actions, superpowers or interactions."""

    who: Role

    def run(self, c: Context, run: Run) -> None:
        for frame in c.table.stack:
            if isinstance(frame, Activation) and frame.who == self.who.of(c):
                frame.cut = True


@dataclass(frozen=True, slots=True)
class give_activated(Effect):  # noqa: N801
    """Somebody without an Activated token gains one."""

    who: Role

    def run(self, c: Context, run: Run) -> None:
        for who in targets(c, self.who):
            if not c.table.status[who] & ACTIVATED:
                c.table.status[who] |= ACTIVATED
                if c.table.listens("activated"):
                    c.table.later("activated", who)


@dataclass(frozen=True, slots=True)
class ready_again(Effect):  # noqa: N801
    """Somebody loses its Activated token."""

    who: Role = SELF

    def run(self, c: Context, run: Run) -> None:
        for who in targets(c, self.who):
            c.table.status[who] &= ~ACTIVATED


@dataclass(frozen=True, slots=True)
class pass_activated(Effect):  # noqa: N801
    """Somebody's Activated token goes to somebody else."""

    who: Role
    to: Role

    def flatten(self, code: list[Effect]) -> None:
        ready_again(self.who).flatten(code)
        give_activated(self.to).flatten(code)


@dataclass(frozen=True, slots=True)
class must_attack_first(Effect):  # noqa: N801
    """The first action of this character's activation has to be an attack action that targets somebody, if that is possible."""

    who: Role

    def run(self, c: Context, run: Run) -> None:
        t = c.table
        t.lasting.append((queries.MUST_ATTACK, c.me, c.me, t.scope("this activation", c.me), self.who.of(c)))


@dataclass(frozen=True, slots=True)
class take_priority(Effect):  # noqa: N801
    def run(self, c: Context, run: Run) -> None:
        if c.table.priority != c.seat:
            c.table.priority = c.seat
            c.table.emit(PriorityPassed, c.seat)


__all__ = [
    "action", "activate", "activate_too", "end_activation", "give_activated", "must_attack_first", "pass_activated", "ready_again",
    "take_priority", "use_freely",
]  # fmt: skip
