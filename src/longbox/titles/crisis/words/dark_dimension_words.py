"""Words about Leaderships that cards bring, activations that end early, and characters that come back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from longbox.kernel import Ask, Frame

from ..codes import KO, NOBODY
from ..events import LeadershipActive
from ..script.cards import printed_on
from ..script.nodes import Context, Number, Role, Test
from ..script.running import Effect, Run
from .played_words import threat_up_to

# -- how many, whether -------------------------------------------------------------------------------------------------


def faces_rolled(*faces: int) -> Number:
    """How many of these faces `roll_for` has rolled, whatever it counts."""
    return Number("faces_rolled", lambda c: sum(int(c.roles.get("each", 0)) >> 8 * face & 255 for face in faces), faces)


def _fatal_damage(c: Context) -> int:
    return next((frame.roles["n"] for frame in reversed(c.table.stack) if isinstance(frame, Run) and "n" in frame.roles), 0)


fatal_damage = Number("fatal_damage", _fatal_damage)
"""The damage with which somebody was Dazed or KO'd: what is going on answers that."""


def _in_the_fight(c: Context) -> bool:
    for frame in reversed(c.table.stack):
        if isinstance(frame, Run):
            script = frame.script.partition("#")[0].partition("@")[0]
            power = c.table.library.superpowers.get(script)
            return script in c.table.library.strikes if power is None else not power.leadership
        if frame.__class__.__name__ in ("Attack", "UseSuperpower"):
            return True
    return False


by_attack_or_superpower = Test("by_attack_or_superpower", _in_the_fight)
"""What happens is done by an attack or a superpower, no card and no Leadership."""


# -- Leaderships -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class lead_with(Effect):  # noqa: N801  (words of the language are lower case)
    """This character gains a Leadership printed on a Team Tactic card (card, Leadership); it is the active one from now on."""

    card: str
    ability: str

    @property
    def key(self) -> str:
        return f"{printed_on(self.card)}/{self.ability}"

    def run(self, c: Context, run: Run) -> None:
        t, seat = c.table, c.table.squad[c.me]
        t.lasting = [row for row in t.lasting if row[0] not in t.library.superpowers or row[2] == NOBODY or t.squad[row[2]] != seat]
        t.lasting.append((self.key, c.me, c.me, "game", 1))
        t.leader[seat] = c.me
        t.index = None
        t.emit(LeadershipActive, seat, c.me)


# -- activations -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class end_activation(Effect):  # noqa: N801
    """If it is somebody's activation, it ends: no more actions, superpowers or interactions."""

    who: Role

    def run(self, c: Context, run: Run) -> None:
        from ..rules.actions import Activation

        for frame in c.table.stack:
            if isinstance(frame, Activation) and frame.who == self.who.of(c):
                frame.cut = True


# -- coming back -------------------------------------------------------------------------------------------------------


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

    def run(self, c: Context, run: Run) -> Ask | Frame[Any] | int:
        from ..rules.returning import Return

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
    "bring_back", "by_attack_or_superpower", "can_bring_back", "end_activation", "faces_rolled", "fatal_damage", "lead_with",
]  # fmt: skip
