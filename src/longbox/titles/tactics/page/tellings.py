"""How attacks, FEATs and odds are told."""

from __future__ import annotations

from ..codes import COLOURS, VALUES
from ..odds.feats import CHANCES, Evasion, Odds
from ..state import Table
from ..view import rounded
from ..words import Attack
from .sent import AttackOdds, Column, EvasionOdds
from .voice import Voice


def figures(v: Voice, t: Table, who: int, attack: Attack) -> str:
    """An attack in figures, as it is now."""
    value = VALUES[t.measure(who, attack.damage)]
    parts = [v.name(f"form/{attack.form}")]
    if attack.range:
        parts.append(v("range", n=attack.range))
    parts.append(v("damage", n=value, kind=v.damage(attack.kind)) if value else v("no damage"))
    return ", ".join(parts)


def colours(v: Voice, chances: tuple[float, ...]) -> str:
    return v("odds.colours", **dict(zip(COLOURS, map(v.percent, chances), strict=True)))


def column(v: Voice, rank: int) -> Column:
    """The chances of a FEAT on a rank."""
    chances = CHANCES[rank]
    text = v("odds.column", rank=v.rank(rank), colours=colours(v, chances))
    return {"text": text, "column": v.rank(rank), "chances": rounded(chances)}


def odds(v: Voice, found: Odds) -> AttackOdds:
    """Odds as the page shows them."""
    return {
        "text": outcome(v, found),
        "column": v.rank(found.column),
        "chances": rounded(found.chances),
        "results": [v.result(result) for result in found.results],
        "hits": round(found.hits, 4),
        "damage": rounded(found.damage),
        "mean": round(found.mean, 3),
        "ko": round(found.ko, 4),
        "evade": evasion(v, found.evade) if found.evade is not None else None,
    }


def outcome(v: Voice, found: Odds | Evasion) -> str:
    parts = [v("odds.hits", chance=v.percent(found.hits)), v("odds.mean", n=v.number(found.mean))]
    if found.ko > 1e-12:
        parts.append(v("odds.ko", chance=v.percent(found.ko)))
    return ", ".join(parts)


def evasion(v: Voice, found: Evasion) -> EvasionOdds:
    """The same on a target that evades."""
    return {
        "text": v("odds.evade", rest=outcome(v, found)),
        "chances": rounded(found.chances),
        "hits": round(found.hits, 4),
        "damage": rounded(found.damage),
        "mean": round(found.mean, 3),
        "ko": round(found.ko, 4),
    }


# -- the FEAT being rolled ----------------------------------------------------------------------------------------------


__all__ = [
    "column",
    "evasion",
    "figures",
    "odds",
]
