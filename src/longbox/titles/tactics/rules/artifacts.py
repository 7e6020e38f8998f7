"""Artifacts: what they do to who ends an activation near them (chapter "Hulk smash! Objects and Artifacts")."""

from __future__ import annotations

from ..codes import BY_ARTIFACT, CONDITION_BITS, VALUES
from ..state import Table
from ..words import Hurts, Restores, Spreads
from .conditions import gain
from .damage import heal
from .harm import harm
from .karma import gain_karma
from .sight import affected


def artifacts_at_end(t: Table, who: int) -> None:
    """FT-561: Artifacts that hurt an opponent, or help one of their owner's figures, that ends an activation near them."""
    for number, square in enumerate(t.thing_at):
        if square < 0:
            continue
        cause = f"{BY_ARTIFACT}/{t.things[number]}"
        for rule in t.the_thing(number).rules:
            if not isinstance(rule, Hurts | Spreads | Restores) or who not in affected(t, square, rule.squares):
                continue
            if isinstance(rule, Restores):
                if t.thing_of[number] == t.seat[who]:
                    heal(t, who, rule.health, cause)
                    gain_karma(t, who, rule.karma, cause)
            elif t.thing_of[number] != t.seat[who]:
                if isinstance(rule, Hurts):
                    harm(t, who, VALUES[rule.rank], rule.kind, cause)
                else:
                    gain(t, who, CONDITION_BITS[rule.condition], cause=cause)
