"""Initiative: who sets up first, and who chooses in a Page (chapters "Starting the Issue", "Starting the First Page")."""

from __future__ import annotations

from ..codes import NOBODY
from ..events import InitiativeRolled
from ..state import Table
from ..words import Initiative
from .feats import percentile


def roll_initiative(t: Table) -> int:
    """One percentile roll each, with bonuses, until they differ (FT-058, FT-175, TQ-11). Tells who won."""
    bonus = tuple(initiative_bonus(t, seat) for seat in (0, 1))
    while True:
        rolls = (percentile(t), percentile(t))
        totals = (rolls[0] + bonus[0], rolls[1] + bonus[1])
        won = NOBODY if totals[0] == totals[1] else totals.index(max(totals))
        t.emit(InitiativeRolled, rolls, bonus, won)
        if won != NOBODY:
            return won


def initiative_bonus(t: Table, seat: int) -> int:
    """What a player's figures and Artifacts on the map add (FT-175); before the setup all figures of the team (TQ-67)."""
    team = t.standing(seat)
    if not t.page and t.options["setup_bonus"]:
        team = [who for who in range(len(t.who)) if t.seat[who] == seat]
    words = [part for who in team for part in t.parts(who, Initiative)]
    for number, square in enumerate(t.thing_at):
        if square >= 0 and t.thing_of[number] == seat:
            words += [rule for rule in t.the_thing(number).rules if isinstance(rule, Initiative)]
    return sum(word.bonus for word in words)
