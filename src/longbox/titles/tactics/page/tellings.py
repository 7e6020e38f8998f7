"""How attacks, FEATs and odds are told."""

from __future__ import annotations

from typing import Any

from ..codes import ABILITIES, CHARGING, COLOURS, CONFUSED, MAGICAL, MENTAL, NOBODY, OFF, SHOOTING, STAGGERED, VALUES
from ..odds.feats import CHANCES, Evasion, Odds
from ..rules.attacks import Strike
from ..rules.feats import Feat, colour_of
from ..rules.to_hit import to_hit_shift
from ..state import Table
from ..words import Attack, Raised
from .voice import Voice


def rounded(chances: tuple[float, ...]) -> list[float]:
    return [round(chance, 4) for chance in chances]


def figures(v: Voice, t: Table, who: int, attack: Attack) -> str:
    """An attack in figures, as it is now."""
    value = VALUES[t.measure(who, attack.damage)]
    parts = [v.name(f"form/{attack.form}")]
    if attack.range:
        parts.append(v("range", n=attack.range))
    parts.append(v("damage", n=value, kind=attack.kind.capitalize()) if value else v("no damage"))
    return ", ".join(parts)


def colours(v: Voice, chances: tuple[float, ...]) -> str:
    return v("odds.colours", *(v.percent(chance) for chance in chances))


def column(v: Voice, rank: int) -> dict[str, Any]:
    """The chances of a FEAT on a rank."""
    chances = CHANCES[rank]
    text = v("odds.column", rank=v.rank(rank), colours=colours(v, chances))
    return {"text": text, "column": v.rank(rank), "chances": rounded(chances)}


def odds(v: Voice, found: Odds) -> dict[str, Any]:
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


def evasion(v: Voice, found: Evasion) -> dict[str, Any]:
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


def feat_of(t: Table) -> tuple[Feat, bool] | None:
    """The FEAT that is being resolved, and whether it was rolled. While its attack is being chosen from, it is still shown."""
    for depth, frame in enumerate(reversed(t.stack)):
        if isinstance(frame, Feat):
            return frame, depth > 0 or frame.now in ("again", "read")
        if isinstance(frame, Strike):
            if depth == 0 and frame.now in ("take", "bullseye") and t.at[frame.target] != OFF:
                attack = frame.attack(t)
                ability, rank = attack.to_hit
                return Feat(frame.who, "attack", ability, rank, to_hit_shift(t, frame.who, attack, frame.target)), True
            return None
    return None


def shifts(t: Table, feat: Feat) -> list[dict[str, Any]]:
    """Every column shift of a FEAT and why, from the printed rank to the column. What no rule here explains is a Special's."""
    who, ability = feat.who, feat.ability
    found: list[tuple[int, str]] = []
    if ability != NOBODY:
        found.append((t.shifts[who][ability], "karma"))
        raised = [part.shift for part in t.parts(who, Raised) if ability in part.abilities and t.raised(who, part.when)]
        found.append((sum(raised), "raised"))
    found.append((-2 if t.conditions[who] & STAGGERED else 0, "staggered"))
    rest = feat.shift
    strike = striking(t, feat)
    if strike is not None and strike.who == who and feat.what == "attack":
        known = to_hit_reasons(t, strike)
        rest -= sum(by for by, _ in known)
        found += known
    found.append((rest, "special"))
    return [{"by": by, "why": why} for by, why in found if by]


def to_hit_reasons(t: Table, strike: Strike) -> list[tuple[int, str]]:
    """The shifts to hit that the rules themselves make."""
    who, target, form = strike.who, strike.target, strike.attack(t).form
    found = []
    if form in (SHOOTING, MAGICAL):
        found += [(-2 if t.obscured(target) else 0, "obscured"), (2 if t.exposed(target) else 0, "exposed")]
    if form in (SHOOTING, CHARGING, MAGICAL):
        found.append((-2 * t.dodge[target], "dodge"))
    if form in (CHARGING, SHOOTING, MENTAL, MAGICAL):
        found.append((-2 if t.conditions[who] & CONFUSED else 0, "confused"))
    return found


def striking(t: Table, feat: Feat) -> Strike | None:
    """The attack a FEAT belongs to."""
    for frame in reversed(t.stack):
        if isinstance(frame, Strike):
            return frame
        if frame is not feat and not isinstance(frame, Feat):
            return None
    return None


def feat_view(t: Table) -> dict[str, Any] | None:
    """The FEAT being rolled, for the tray."""
    found = feat_of(t)
    if found is None:
        return None
    feat, rolled = found
    rank = feat.tested(t)
    strike = striking(t, feat)
    printed = feat.rank if feat.ability == NOBODY else t.folio(feat.who).abilities[feat.ability]
    return {
        "who": feat.who,
        "ability": None if feat.ability == NOBODY else ABILITIES[feat.ability],
        "rank": printed,
        "column": rank,
        "shifts": shifts(t, feat),
        "chances": rounded(CHANCES[rank]),
        "rolled": t.rolled if rolled else None,
        "colour": COLOURS[colour_of(t.rolled, rank)] if rolled else None,
        "for": feat.what,
        "target": None if strike is None else strike.target if feat.who == strike.who else strike.who,
    }


__all__ = ["column", "evasion", "feat_of", "feat_view", "figures", "odds", "rounded", "shifts"]
