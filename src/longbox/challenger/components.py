"""What players and organisers bring: miniatures, cards, dice, tools, tokens, terrain. Somebody looks, the law says what follows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from . import facts
from .event import Event, law
from .facts import Entry
from .words import Phrase, Refused

MINIATURE, CARD, DICE, TOOL, ESSENTIAL, NONESSENTIAL, ROSTER = (
    "miniature", "card", "dice", "tool", "essential-token", "nonessential-token", "roster",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Finding:
    """What follows from something that was seen."""

    rule: str
    text: Phrase
    allowed: bool = False
    """True if it only has to be verified by the organiser."""


SEEN: Final[dict[str, dict[str, Finding | None]]] = {
    MINIATURE: {
        "missing": Finding("CE-005", Phrase("Every character of the roster needs its miniature.")),
        "foreign-parts": Finding("CE-006", Phrase("A miniature is made mostly of parts from this game's own line.")),
        "unrecognisable": Finding("CE-007", Phrase("A miniature must be recognisable as its character.")),
        "foreign-property": Finding("CE-008", Phrase("A miniature shows nobody's property but Marvel's.")),
        "in-the-way": Finding("CE-009", Phrase("A miniature's size or pose must not get in the way of play.")),
        "wrong-base": Finding("CE-010", Phrase("A miniature's base has the size and shape of the original.")),
        "customised": None,
        "modelled-base": None,
    },
    CARD: {
        "missing": Finding("CE-011", Phrase("Every card of the roster must be there.")),
        "proxy": Finding("CE-011", Phrase("Proxies of cards are not allowed.")),
    },
    DICE: {
        "missing": Finding("CE-004", Phrase("Players bring this themselves.")),
        "unofficial": Finding("CE-012", Phrase("Only the game's own dice are used.")),
    },
    TOOL: {
        "missing": Finding("CE-013", Phrase("Players bring their own range and movement tools.")),
        "modified": Finding("CE-014", Phrase("Measuring tools are never altered in size or shape.")),
        "replaced": Finding("CE-014", Phrase("The organiser verifies size and shape before the event."), allowed=True),
        "no-equivalent": Finding("CE-015", Phrase("A measuring device that the game's own line does not have is not allowed.")),
    },
    ESSENTIAL: {
        "missing": Finding("CE-004", Phrase("Players bring this themselves.")),
        "modified": Finding("CE-017", Phrase("Tokens that are placed on the board are never modified.")),
        "replaced": Finding("CE-017", Phrase("The organiser verifies size and shape before the event."), allowed=True),
    },
    NONESSENTIAL: {
        "missing": Finding("CE-004", Phrase("Players bring this themselves.")),
        "modified": None,
        "replaced": None,
        "unclear": Finding("CE-018", Phrase("Tokens must be clear.")),
        "in-the-way": Finding("CE-018", Phrase("Tokens must not get in the way of play.")),
    },
    ROSTER: {"missing": Finding("CE-004", Phrase("Players bring this themselves."))},
}
"""What can be seen of each thing; None for what is all right."""


def token(on_board: bool) -> str:
    """CE-016: what lies on the board is essential, what lies on cards is not.

    >>> token(True), token(False)
    ('essential-token', 'nonessential-token')
    """
    return ESSENTIAL if on_board else NONESSENTIAL


def findings(thing: str, seen: tuple[str, ...]) -> list[Finding]:
    """What follows from what was seen (CE-004..CE-018).

    >>> [str(one.text) for one in findings("dice", ("unofficial",))]
    ["Only the game's own dice are used."]
    """
    if thing not in SEEN:
        raise Refused("Nobody inspects a {thing!r}; it is one of {things}.", thing=thing, things=", ".join(SEEN))
    known = SEEN[thing]
    for one in seen:
        if one not in known:
            raise Refused("Of this thing one can see {known}, not {what!r}.", known=", ".join(known), what=one)
    return [found for one in seen if (found := known[one]) is not None]


@law(facts.Inspected)
def inspected(event: Event, fact: facts.Inspected, entry: Entry) -> None:
    player = event.player(fact.player)
    found = findings(fact.thing, fact.seen)
    event.inspections.append((player.id, fact.thing, fact.seen))
    for one in found:
        event.remark(entry, Phrase("{name}: {finding}", name=player.name, finding=one.text))


@law(facts.TerrainSet)
def terrain_set(event: Event, fact: facts.TerrainSet, entry: Entry) -> None:
    if fact.round < 1 or fact.table < 1 or not all(0 <= size <= 10 for size in fact.sizes):
        raise Refused("Terrain is set up for a round and a table, with sizes from 0 to 10.")
    event.terrain[fact.round, fact.table] = fact


def terrain_notices(event: Event, round: int) -> list[Phrase]:
    """What the organiser should still see to (CE-097..CE-099)."""
    out = []
    tables = [table.number for table in event.round(round).tables if table.players[1] is not None]
    ready = {table: event.terrain[round, table] for table in tables if (round, table) in event.terrain}
    for table in tables:
        if table not in ready:
            out.append(Phrase("Table {table} has no terrain for round {round} yet.", table=table, round=round))
        elif not ready[table].official and not ready[table].marked:
            out.append(Phrase("Table {table}: mark the sizes of terrain that is not official.", table=table))
    if len({tuple(sorted(one.sizes)) for one in ready.values()}) > 1:
        out.append(Phrase("Tables have terrain of different sizes; where possible they should be alike."))
    return out


__all__ = ["SEEN", "Finding", "findings", "terrain_notices", "token"]
