"""Words for who is in play and who activates."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from longbox.kernel import Frame

from ..codes import PLAYED
from ..script.nodes import SELF, Context, Filter, Role, Test
from ..script.running import Effect, Run
from .structure import targets


@dataclass(frozen=True, slots=True)
class put_in_play(Effect):  # noqa: N801  (words of the language are lower case)
    """A Grunt of this character comes into play near it."""

    card: str
    range: int
    conditions: tuple[str, ...] = ()
    activated: bool = False
    """It comes with an Activated token."""

    def run(self, c: Context, run: Run) -> Frame[Any]:
        from ..rules.grunts import PutIntoPlay

        return PutIntoPlay(self.card, c.me, self.range, self.conditions, activated=self.activated)


@dataclass(frozen=True, slots=True)
class ko(Effect):  # noqa: N801
    """KO'd, whatever side shows; with `dazed` even a Dazed character."""

    who: Role = SELF
    dazed: bool = False

    def run(self, c: Context, run: Run) -> Frame[Any] | None:
        from ..rules.damage import Defeat

        who = self.who.of(c)
        found = [who] if self.dazed and c.table.status[who] & PLAYED else targets(c, self.who)
        return Defeat(found[0], c.me, outright=True) if found else None


@dataclass(frozen=True, slots=True)
class activate_too(Effect):  # noqa: N801
    """Somebody without an Activated token may activate before this turn ends."""

    who: Role

    def run(self, c: Context, run: Run) -> None:
        from ..rules.rounds import Turn

        t, who = c.table, self.who.of(c)
        turns = [frame for frame in t.stack if isinstance(frame, Turn)]
        if turns and t.is_ready(who) and who not in turns[-1].more:
            turns[-1].more.append(who)


@dataclass(frozen=True, slots=True)
class contesting(Filter):  # noqa: N801
    """Contests an objective token, of a Crisis card of this type (secure or extraction) if one is named."""

    kind: str = ""

    def test(self, c: Context, who: int) -> bool:
        from ..rules.objectives import contests, mission_of

        t = c.table
        return any(
            contests(t, who, token) and (not self.kind or mission_of(t, token).kind == self.kind)
            for token in range(len(t.token_name))
        )


def token_of(kind: str) -> Test:
    """The objective token in question belongs to a Crisis card of this type, secure or extraction."""

    def check(c: Context) -> bool:
        from ..rules.objectives import mission_of

        return "token" in c.roles and mission_of(c.table, c.roles["token"]).kind == kind

    return Test("token_of", check, (kind,))
