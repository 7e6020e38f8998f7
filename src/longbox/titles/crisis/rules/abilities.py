"""What windows see of superpowers and of Team Tactic cards in hand (CP-044..CP-059, CP-105, CP-106)."""

from __future__ import annotations

from longbox.kernel import Ability

from ..codes import BLEED, DAZED, INNATE, NOBODY, POISON
from ..script.abilities import PARTS
from ..script.cards import On, Superpower
from ..script.keys import part_of
from ..script.library import Library
from ..script.moments import Trigger, roles_of
from ..script.nodes import Context
from ..script.running import TACTIC, Run
from ..script.tactics import Tactic
from ..state import Table
from .cover import COVER
from .rounds import BLEEDING, POISONED
from .superpowers import UseSuperpower, may_use
from .tactics import PlayTactic, players


def superpower_abilities(power: Superpower) -> list[Ability]:
    """One ability per moment a superpower waits for, and one for each of its parts that listens."""
    events = dict.fromkeys(trigger.event for trigger in power.on)  # CP-052: once per event
    parts = enumerate(power.parts)
    return [
        *(reaction(power, number, event) for number, event in enumerate(events)),
        *(part_ability(power, number, part) for number, part in parts if isinstance(part, On)),
    ]


def reaction(power: Superpower, number: int, event: str) -> Ability:
    """A Reactive superpower at a moment it waits for."""
    triggers = [trigger for trigger in power.on if trigger.event == event]

    def can(t: Table, me: int, data: tuple[int, ...]) -> bool:
        if t.status[me] & DAZED:
            return False
        c = Context(t, me, t.seat[me], roles_of(event, data))
        for trigger in triggers:  # most often it is not about this character: that is looked at before its price
            if trigger.happens(c):
                idle = power.do is not None and power.do.idle(c, power.key)
                return not idle and may_use(t, me, power) and power.when.check(c)
        return False

    def do(t: Table, me: int, data: tuple[int, ...]) -> UseSuperpower:
        return UseSuperpower(power.key, me, roles_of(event, data))

    return Ability(power.key, number, event, power.forced, can, do)


def part_ability(power: Superpower, number: int, part: On) -> Ability:
    """A part of an Innate superpower or a Leadership that listens."""
    name, event = part_of(power.key, number), part.trigger.event
    limit = power.limit if power.kind == INNATE and not power.leadership else ""

    def can(t: Table, me: int, data: tuple[int, ...]) -> bool:
        if not t.works(me, power) or not t.unused(name, me, part.limit) or not t.unused(power.name, me, limit):
            return False
        c = Context(t, me, t.player_of(me, power), roles_of(event, data), bool(power.leadership))
        return part.trigger.happens(c) and not (part.optional and part.do.idle(c, name))

    def do(t: Table, me: int, data: tuple[int, ...]) -> Run:
        t.note_use(name, me, part.limit)
        t.note_use(power.name, me, limit)
        return Run(name, me, t.player_of(me, power), roles_of(event, data))

    quiet = not part.optional and part.do.quiet(event)
    return Ability(power.key, PARTS + number, event, not part.optional, can, do, quiet)


def tactic_abilities(card: Tactic) -> list[Ability]:
    """A Reactive card in hand: one ability of the player per trigger."""
    return [tactic_ability(card, number, trigger) for number, trigger in enumerate(card.on)]


def tactic_ability(card: Tactic, number: int, trigger: Trigger) -> Ability:
    event = trigger.event

    def can(t: Table, seat: int, data: tuple[int, ...]) -> bool:
        roles = roles_of(event, data)
        c = Context(t, NOBODY, seat, roles, squad=True)
        if not trigger.happens(c) or card.do.idle(c, f"{TACTIC}{card.id}"):
            return False
        return bool(players(t, seat, card, roles, one=True))

    def do(t: Table, seat: int, data: tuple[int, ...]) -> PlayTactic:
        return PlayTactic(seat, card.id, roles_of(event, data))

    return Ability(f"{TACTIC}{card.id}", number, event, False, can, do)


BOOK = {
    "activation_end": ((BLEED, BLEEDING),),
    "power_phase": ((POISON, POISONED),),
    "modify_own": ((0, COVER),),
}
"""What the rulebook itself lets happen at a moment: for whoever has the condition, or for everybody."""


def new_library() -> Library:
    """A library without cards, whose cards can be played by these rules."""
    return Library(superpower_abilities, tactic_abilities, BOOK)
