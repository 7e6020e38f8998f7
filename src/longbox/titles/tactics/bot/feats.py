"""What the colours of a FEAT are worth, and so Karma, another roll, and evading."""

from __future__ import annotations

from collections.abc import Sequence

from longbox.kernel import PASS

from ..codes import FIGHTING, NOBODY, RED, SECOND_WIND, STAGGERED, STUNNED, YELLOW
from ..events import FeatRolled
from ..odds.feats import columns
from ..rules.attacks import Strike
from ..rules.choices import Pass, Raise
from ..rules.feats import KILL, SLAM, STUN, TO_DODGE, TO_EVADE, TO_HIT, Feat, colour_of, feat_shift, shifted
from ..rules.karma import RAISE, REROLL, payers
from ..rules.levels import level_of
from ..rules.plots import Advance
from ..state import Table, top
from ..words import Attack, SecondWind, Word
from .activation import activation_worth, dodge_worth
from .blows import expected, outcomes, to_hit
from .figures import hindrance, karma_price, loss, usual


def colour_worths(t: Table, feat: Feat) -> tuple[float, ...]:
    """What each colour of the FEAT in progress is worth to the one who makes it."""
    below = t.stack[-2] if len(t.stack) > 1 else None
    if isinstance(below, Advance):
        points = 1.05 * level_of(t).advance
        return 0.0, points, points, points
    if isinstance(below, Strike):
        attack = below.attack(t)
        rules = below.rules(t)
        if feat.what == TO_HIT:
            return outcomes(t, below.who, attack, below.target, rules, below.evasion)
        if feat.what == TO_EVADE:
            costs = [evasion_cost(t, below, attack, rules, colour) for colour in range(4)]
            return -costs[0], -costs[1], -costs[2], -costs[3]
        if feat.what == KILL:
            lost = [-loss(t, feat.who, RED - colour) for colour in range(4)]
            return lost[0], lost[1], lost[2], lost[3]
        if feat.what == STUN:
            return -hindrance(t, feat.who, STUNNED), -hindrance(t, feat.who, STAGGERED), 0.0, 0.0
        if feat.what == SLAM:
            stagger = -hindrance(t, feat.who, STAGGERED)
            return stagger - 0.3, stagger - 0.1, stagger, 0.0
        whole = expected(
            columns(t)[to_hit(t, below.who, attack, below.target)], outcomes(t, below.who, attack, below.target, rules)
        )
        return 0.0, whole, whole, whole  # senses, see through
    if feat.what == TO_DODGE:
        return 0.0, dodge_worth(t, feat.who), dodge_worth(t, feat.who, YELLOW), dodge_worth(t, feat.who, RED)
    return 0.0, 0.3, 0.3, 0.3


def windfall(t: Table, event: FeatRolled) -> float:
    """What the colour of a FEAT is worth to who made it, less what it is worth on average. Bad rolls may be rolled again."""
    feat = top(t, Feat)
    chances, worths = columns(t)[event.rank], colour_worths(t, feat)
    if payers(t, event.who, REROLL):
        least = expected(chances, worths) - reroll_price(t)
        worths = tuple([max(least, worth) for worth in worths])
    return worths[event.colour] - expected(chances, worths)


def evasion_cost(t: Table, strike: Strike, attack: Attack, rules: tuple[Word, ...], evasion: int) -> float:
    """What an attack costs a target that Evades with a colour; NOBODY if it does not."""
    chances = columns(t)[to_hit(t, strike.who, attack, strike.target)]
    return expected(chances, outcomes(t, strike.who, attack, strike.target, rules, evasion))


def evade(t: Table, offered: Sequence[str]) -> list[float]:
    """Evading tires: who has not activated yet gives that up for it. In its own activation it costs nothing."""
    frame = top(t, Strike)
    who, attack, rules = frame.target, frame.attack(t), frame.rules(t)
    chances = columns(t)[shifted(t.ability(who, FIGHTING), feat_shift(t, who))]
    plain = evasion_cost(t, frame, attack, rules, NOBODY)
    better = expected(chances, [evasion_cost(t, frame, attack, rules, colour) for colour in range(4)])
    fresh = t.has(who, SecondWind) and (who, SECOND_WIND) not in t.used
    if better < plain and t.acting != who and not fresh:
        better += max(usual(t, who), activation_worth(t, who))
    return [-plain if choice == PASS else -better for choice in offered]


def karma(t: Table, offered: Sequence[Raise | Pass]) -> list[float]:
    """Raise what the FEAT tests or what the blow is dealt with, if that changes much; who could still roll again rather waits."""
    feat = top(t, Feat)
    now = feat_worth(t, feat)
    wait = 0.0
    if payers(t, feat.who, REROLL):
        worths = colour_worths(t, feat)
        chances = columns(t)[feat.tested(t)]
        mean = expected(chances, worths)
        wait = sum(chance * max(0.0, mean - worth - reroll_price(t)) for chance, worth in zip(chances, worths, strict=True))
    kept = t.shifts[feat.who]
    gains: dict[int, float] = {}
    rated = []
    for choice in offered:
        if choice == PASS:
            rated.append(wait)
            continue
        payer, ability = choice
        if ability not in gains:
            t.shifts[feat.who] = tuple(shift + (one == ability) for one, shift in enumerate(kept))
            t.judged, judged = {}, t.judged  # what was worked out is true without the shift
            gains[ability] = feat_worth(t, feat) - now
            t.shifts[feat.who], t.judged = kept, judged
        rated.append(gains[ability] - karma_price(t, payer, RAISE) if gains[ability] > 0 else -1.0)
    return rated


def feat_worth(t: Table, feat: Feat) -> float:
    return expected(columns(t)[feat.tested(t)], colour_worths(t, feat))


def reroll(t: Table, offered: Sequence[int | Pass]) -> list[float]:
    feat = t.stack[-1]
    if not isinstance(feat, Feat):  # how far a Slam goes
        return [0.0 if choice == PASS else -1.0 for choice in offered]
    worths, rank = colour_worths(t, feat), feat.tested(t)
    gain = expected(columns(t)[rank], worths) - worths[colour_of(t.rolled, rank, t.options["universal_table"])]
    return [0.0 if payer == PASS else gain - reroll_price(t) + 0.0001 * t.karma[payer] for payer in offered]


def reroll_price(t: Table) -> float:
    return 0.03 * REROLL * level_of(t).advance
