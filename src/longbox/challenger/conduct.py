"""Sportsmanship, and those who watch over it: calls, rulings, appeals, warnings and ejections."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from . import facts
from .event import ACTIVE, EJECTED, Call, Event, Player, law
from .facts import Entry, Role
from .leaving import leave
from .staff import head_watcher
from .words import Phrase, Refused

THIRD: Final = 3
"""From this warning on somebody has to decide (CE-106, F4)."""


@dataclass(frozen=True, slots=True)
class Reason:
    """What a player did, the rules about it, and what may follow."""

    rules: tuple[str, ...]
    text: Phrase
    warns: bool = True
    ejects: bool = True


REASONS: Final = {
    "incivility": Reason(("CE-025", "CE-034"), Phrase("uncivil conduct")),
    "disrespect": Reason(("CE-035",), Phrase("disrespect towards somebody at the event")),
    "misleading": Reason(("CE-036",), Phrase("misleading somebody on purpose")),
    "disturbing": Reason(("CE-037",), Phrase("disturbing miniatures, terrain or tokens on purpose")),
    "dice": Reason(("CE-038",), Phrase("taking dice away before the roll was seen")),
    "hiding": Reason(("CE-028", "CE-105"), Phrase("hiding or misstating what is open information")),
    "game-state": Reason(("CE-029", "CE-105"), Phrase("not keeping the game state clear")),
    "rushing": Reason(("CE-031",), Phrase("rushing or distracting an opponent on purpose")),
    "margin": Reason(("CE-032", "CE-105"), Phrase("making use of the margin of error")),
    "collusion": Reason(("CE-084",), Phrase("collusion about a result")),
    "equipment": Reason(("CE-004",), Phrase("equipment that is not allowed")),
    "accident": Reason(("CE-032",), Phrase("a small displacement by accident"), warns=False, ejects=False),
    "violence": Reason(("CE-108",), Phrase("threats or violence"), warns=False),
    "cheating": Reason(("CE-109",), Phrase("cheating on purpose"), warns=False),
    "warnings": Reason(("CE-106",), Phrase("three or more warnings"), warns=False),
    "other": Reason(("CE-034", "CE-107"), Phrase("another reason")),
}
MISSED: Final = "missed-effect"
ABSENT: Final = "absent"
ABOUT: Final = ("rules", "dispute", "movement", "margin", MISSED, "conduct", ABSENT, "other")
"""What players call a Watcher for (CE-026, CE-030, CE-033, CE-054), in the order in which it is offered."""


def _reason(name: str) -> Reason:
    if name not in REASONS:
        raise Refused("There is no reason {reason!r}; it is one of {reasons}.", reason=name, reasons=", ".join(REASONS))
    return REASONS[name]


@law(facts.Warned)
def warned(event: Event, fact: facts.Warned, entry: Entry) -> None:
    """CE-104..CE-106: warnings last through the whole event, the bracket included."""
    player, reason = event.player(fact.player), _reason(fact.reason)
    if not reason.warns:
        raise Refused("Nobody is warned for {reason}.", reason=reason.text)
    if player.status == EJECTED:
        raise Refused("{name} was ejected already.", name=player.name)
    player.warnings.append((fact.reason, fact.note))
    if len(player.warnings) >= THIRD:
        event.remark(
            entry,
            Phrase(
                "{name} has {count} warnings: decide first whether to eject or to keep them.",
                name=player.name,
                count=len(player.warnings),
            ),
        )


def undecided(event: Event) -> list[Player]:
    """Players whose third or later warning still waits for a decision."""
    return [
        player
        for player in event.players.values()
        if player.status == ACTIVE and player.decisions < len(player.warnings) - THIRD + 1
    ]


@law(facts.Decided)
def decided(event: Event, fact: facts.Decided, entry: Entry) -> None:
    """F4: never by itself, always with a reason."""
    player = event.player(fact.player)
    if player not in undecided(event):
        raise Refused("Nothing is to be decided about {name}; that takes a third warning.", name=player.name)
    if not fact.reason:
        raise Refused("The decision needs a reason.")
    player.decisions = len(player.warnings) - THIRD + 1
    if fact.eject:
        leave(event, player, EJECTED, (0, 0), entry)


@law(facts.Ejected)
def ejected(event: Event, fact: facts.Ejected, entry: Entry) -> None:
    """CE-057, CE-107..CE-109."""
    player, reason = event.player(fact.player), _reason(fact.reason)
    if not reason.ejects:
        raise Refused("Nobody is ejected for {reason}.", reason=reason.text)
    if fact.reason == "warnings" and len(player.warnings) < THIRD:
        raise Refused(
            "{name} has {count} warnings; only three or more are a reason to eject.", name=player.name, count=len(player.warnings)
        )
    if player.status == EJECTED:
        raise Refused("{name} was ejected already.", name=player.name)
    leave(event, player, EJECTED, fact.vps, entry)


# -- calls, rulings, appeals ------------------------------------------------------------------------------------------------


def _call(event: Event, number: int) -> Call:
    if not 1 <= number <= len(event.calls):
        raise Refused("There is no call number {number}.", number=number)
    return event.calls[number - 1]


@law(facts.Called)
def called(event: Event, fact: facts.Called, entry: Entry) -> None:
    """CE-026, CE-033, CE-102."""
    event.player(fact.player)
    if fact.about not in ABOUT:
        raise Refused("A Watcher is called about {about}, not {what!r}.", about=", ".join(ABOUT), what=fact.about)
    table = event.current.table_of(fact.player) if event.current is not None else None
    concerned = tuple(id for id in table.players if id is not None) if table is not None else (fact.player,)
    event.calls.append(Call(len(event.calls) + 1, fact.player, fact.about, concerned))


@law(facts.Ruled)
def ruled(event: Event, fact: facts.Ruled, entry: Entry) -> None:
    """CE-103: final even if it turns out wrong; CE-030: what was missed is missed."""
    call = _call(event, fact.call)
    if not fact.ruling:
        raise Refused("A ruling says something.")
    if call.ruling:
        raise Refused("Call {number} was ruled on, and a ruling is final.", number=fact.call)
    if call.about == MISSED and fact.allowed:
        raise Refused("An effect that was forgotten at its time cannot be used afterwards.")
    call.ruling, call.by = fact.ruling, entry.by or str(entry.role)
    if head_watcher(event) is None and event.settings["appeals"] == "organiser":
        call.final = entry.role == Role.ORGANISER
    else:
        call.final = entry.role == Role.HEAD_WATCHER or head_watcher(event) is None


@law(facts.Appealed)
def appealed(event: Event, fact: facts.Appealed, entry: Entry) -> None:
    """CE-111, F6: one appeal, where a Head Watcher is named or the organiser hears it."""
    call = _call(event, fact.call)
    event.player(fact.player)
    if not call.ruling:
        raise Refused("Call {number} has no ruling yet.", number=fact.call)
    if call.final or call.appealed:
        raise Refused("The ruling on call {number} is final.", number=fact.call)
    if event.settings["appeals_by"] == "concerned" and fact.player not in call.concerned:
        raise Refused("Only the players of that match can appeal against the ruling on call {number}.", number=fact.call)
    call.appealed = True


@law(facts.AppealDecided)
def appeal_decided(event: Event, fact: facts.AppealDecided, entry: Entry) -> None:
    call = _call(event, fact.call)
    if not call.appealed or call.final:
        raise Refused("Nobody has appealed against the ruling on call {number}.", number=fact.call)
    if not fact.upheld and not fact.ruling:
        raise Refused("A ruling that overrules another says something.")
    call.ruling = call.ruling if fact.upheld else fact.ruling
    call.final = True


__all__ = ["ABOUT", "MISSED", "REASONS", "THIRD", "Reason", "undecided"]
