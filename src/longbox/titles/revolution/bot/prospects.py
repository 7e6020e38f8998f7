"""The chance to win, from a quick look at what every School has."""

from __future__ import annotations

from itertools import accumulate
from math import exp
from typing import Final

from ..cards.decks import IS_EVENT, IS_HERO, PLOT_CARDS
from ..codes import NOBODY
from ..rules.missions import CommandAuction, MissionPhase
from ..rules.plot import PlotPhase
from ..rules.recruit import LotAuction, RecruitPhase
from ..rules.winning import Finale
from ..state import AnyFrame, Table
from ..words import Revolution
from .schools import body

# All numbers here are steps of the logistic curve, fitted to who won 1,400 games between greedy players, from 77,000 moments
# before which some answers had been random.

UPKEEP, PLOT, AUCTIONS, MISSION = range(4)

POINTS: Final = tuple(
    tuple(accumulate(steps))
    for steps in (
        (0.0, 0.20, 0.41, 0.43, 0.38, 0.56, 0.61),
        (0.0, 0.27, 0.47, 0.39, 0.52, 0.83, 0.91),
        (0.0, 0.32, 0.47, 0.46, 0.71, 1.12, 1.22),
        (0.0, 0.15, 0.41, 0.51, 0.37, 1.22, 2.02),
    )
)
"""By part of the round and Revolution Points: the sixth is worth the more the sooner it is counted."""

PURSE: Final = 14
COINS: Final = (0.087, 0.099, 0.102, 0.060)
MORE_COINS: Final = (0.026, 0.025, 0.033, 0.006)
"""By part of the round: a coin, and one beyond the first 14."""

HERO, STUDENT, INJURED, TRAINED, VALUE = 0.04, 0.20, -0.21, -0.09, 0.041
"""Each of a team, and each coin of its Hope Values: Training adds to those more than it is worth."""

BEST_FIGHTER: Final = 0.178
"""The might of the best who can go on a Mission."""

FIVE_CHARGED, SPARE_TOKEN = 0.085, 0.036
CARD, CARD_TOO_MANY, RISING_CARD = 0.094, 0.173, 0.045
"""Plot Cards up to the hand size, more that can still be used, and more for those that bring Revolution Points."""

RISING: Final = frozenset(
    number
    for number, card in enumerate(PLOT_CARDS)
    if IS_EVENT[number] and any(isinstance(part, Revolution) and part.n > 0 for part in card.parts)
)


PARTS: Final[dict[type[AnyFrame], int]] = {
    PlotPhase: PLOT,
    RecruitPhase: AUCTIONS,
    LotAuction: AUCTIONS,
    CommandAuction: AUCTIONS,
    MissionPhase: MISSION,
    Finale: MISSION,
}


def part_of_round(t: Table) -> int:
    for frame in reversed(t.stack):
        part = PARTS.get(frame.__class__)
        if part is not None:
            return part
    return UPKEEP


def strength(t: Table, seat: int, part: int) -> float:
    """How likely a School is to win beside others of strength 0, as a power of e."""
    hope = t.hope[seat] + t.staked[seat]
    total = POINTS[part][t.rp[seat]] + COINS[part] * min(hope, PURSE) + MORE_COINS[part] * max(hope - PURSE, 0)
    best = 0.0
    for who in t.team[seat]:
        total += (HERO if IS_HERO[who] else STUDENT) + VALUE * t.worth(who)
        if t.training[who] != NOBODY:
            total += TRAINED
        if t.injured >> who & 1:
            total += INJURED
        else:
            best = max(best, body(t, who))
    total += BEST_FIGHTER * best
    tokens = [t.power[who] for who in t.everyone(seat) if t.power[who]]
    total += SPARE_TOKEN * (sum(tokens) - len(tokens)) + FIVE_CHARGED * (len(tokens) >= 5)
    hand, size = t.hands[seat], t.hand_size(seat)
    total += CARD * min(len(hand), size) + CARD_TOO_MANY * max(len(hand) - size, 0)
    return total + RISING_CARD * len(RISING.intersection(hand))


def chances(t: Table) -> tuple[float, ...]:
    """The chance of every School to win a game that goes on."""
    part = part_of_round(t)
    odds = [exp(strength(t, seat, part)) for seat in range(t.seats)]
    whole = sum(odds)
    return tuple([one / whole for one in odds])
