"""What to do in the arena: moves, blows, pushes."""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import NamedTuple

from ..arena import APART, BORDER, CENTRE, apart, near, reach
from ..cards.decks import ALL_MISSIONS, bits_of
from ..codes import DEFENSE, NOBODY, OFF, SPEED
from ..rules.actions import Act, Move
from ..rules.effects.movement import Grip, Shift
from ..rules.harm import Harm, Stats
from ..rules.powers import power_from
from ..state import TOKEN, Table, Tagged
from ..words import Calm, Centre, Crates, Fire, Most, Regain, Rescue
from .missions import blow, dice_of, harm, threat
from .schools import TOKEN_WORTH, points, rivalry


class Prospect(NamedTuple):
    """What a PC could do from every Hex, at one moment: no part of it knows the table."""

    goals: list[tuple[int, int, float]]
    """A Hex, from how far something can be done about it, and what that is worth; the best first."""
    burning: float
    """What standing in Fire costs."""
    fears: list[tuple[int, int]]
    """Where Mission Characters stand, and how far their attacks reach."""
    fear: float
    """What one costs."""
    stands: dict[int, float]
    """What it is worth to end a turn on a Hex, of those that were asked for."""


class Outlook:
    """What a PC could do from every Hex, at one moment; worked out once for a position."""

    def __init__(self, t: Table, seat: int) -> None:
        self.t, self.seat = t, seat
        self.centre, self.fire = t.part(Centre), t.part(Fire)
        known = t.judged
        found: Prospect | None = None if known is None else known.get(("outlook", seat))
        if found is None:
            found = self.look()
            if known is not None:
                known["outlook", seat] = found
        self.goals, self.burning, self.fears, self.fear, self.stands = found

    def look(self) -> Prospect:
        t, seat = self.t, self.seat
        reach = t.reach_of(seat)
        goals: list[tuple[int, int, float]] = []
        card = ALL_MISSIONS[t.mission]
        for other in t.standing():
            if other != seat and (seat, other) not in t.struck:
                goals.append((t.at[other], reach, blow(t, seat, other, *dice_of(t, seat, other))))
        for token in t.live_tokens():
            hex = t.token_at[token]
            if card.health and (seat, TOKEN + token) not in t.struck:
                goals.append((hex, reach, blow(t, seat, TOKEN + token, *dice_of(t, seat, TOKEN + token))))
            elif not card.health:
                goals.append((hex, *self.errand(token)))
        goals.sort(key=lambda goal: -goal[2])
        burning = harm(t, seat, 1) if self.fire else 0.0
        fears = [(t.token_at[token], card.move + card.range) for token in t.live_tokens()] if card.attack else []
        return Prospect(goals, burning, fears, threat(t, card.attack, seat) if fears else 0.0, {})

    def errand(self, token: int) -> tuple[int, float]:
        """What can be done at a token that is not to be fought: from how far, and what it is worth."""
        t, seat = self.t, self.seat
        card = ALL_MISSIONS[t.mission]
        prize = next((1.7 * points(t, seat, part.n) for part in card.parts if isinstance(part, Most)), 0.0)
        for part in card.parts:
            if isinstance(part, Crates):
                return 1, prize / card.tokens + 1.0 - part.trap / 6 * harm(t, seat, 1)
            if isinstance(part, Calm):
                return part.reach, prize * t.stats[seat][DEFENSE] * (7 - part.least) / 6 / part.goal
            if isinstance(part, Rescue) and t.carrying[seat] == NOBODY:
                return 1, 0.7 * (prize / card.tokens + 1.0)
        return 0, 0.0

    def deed(self, hex: int) -> float:
        """The best that an Action could bring from a Hex."""
        for goal, far, worth in self.goals:
            if apart(hex, goal) <= far:
                return worth
        return 0.0

    def stand(self, hex: int) -> float:
        """What it is worth to end a turn on a Hex: how near it is to what can be done, what is scored there and what burns."""
        found = self.stands.get(hex)
        if found is None:
            found = self.stands[hex] = self._stand(hex)
        return found

    def _stand(self, hex: int) -> float:
        t, seat = self.t, self.seat
        total = 0.0
        pace, away = max(t.stats[seat][SPEED], 1), APART[hex]
        for goal, far, worth in self.goals:
            here = 0.6 * worth
            if here <= total:
                break
            left = away[goal] - far
            if left > 0:
                here /= 1.0 + left / pace
            if here > total:
                total = here
        if self.centre:
            prize = self.centre.hope + 0.3 * points(t, seat, 1)
            total += prize if hex == CENTRE else 0.5 * prize / (1 + apart(hex, CENTRE))
        if self.fire and near(CENTRE, self.fire.reach) >> hex & 1:
            total -= self.burning
        if t.carrying[seat] != NOBODY:
            total += 3.0 if BORDER >> hex & 1 else 0.3 * apart(hex, CENTRE)
        for place, far in self.fears:
            if apart(hex, place) <= far:
                total -= 0.5 * self.fear
        return total

    def go(self, hexes: Sequence[int], left: int) -> list[float]:
        """What it is worth to move to each of some Hexes with so many Actions left."""
        rated = []
        for hex in hexes:
            worth = self.stand(hex)
            if left:
                worth += self.deed(hex)
            if self.t.carrying[self.seat] != NOBODY and BORDER >> hex & 1:
                worth += 4.0
            rated.append(worth)
        return rated

    def reachable(self, more: int = 0, phase: bool = False) -> list[int]:
        t, start, free = self.t, self.t.at[self.seat], self.t.open_hexes()
        far = Move(self.seat, more).far(t)
        return bits_of(near(start, far) & free | 1 << start if phase else reach(start, far, free))


def rate_act(t: Table, offered: Sequence[Tagged]) -> list[float]:
    frame = t.stack[-1]
    assert isinstance(frame, Act)
    seat, after = frame.seat, frame.left - 1
    here = t.at[seat]
    look = Outlook(t, seat)
    stay = look.stand(here)
    deeds = sorted((worth for goal, far, worth in look.goals if apart(here, goal) <= far), reverse=True)
    rated = []
    for choice in offered:
        name = choice[0]
        if name == "end":
            rated.append(stay)
        elif name == "move":
            rated.append(max(look.go(look.reachable(), after)) - 0.01)
        elif name == "attack":
            target = choice[1]
            worth = blow(t, seat, target, *dice_of(t, seat, target))
            rest = 0.0
            if after:  # a second Action: another target from here, or a move
                others = [one for one in deeds if one < worth - 1e-9]
                rest = max(others[0] if others else 0.0, 0.0)
            rated.append(stay + worth + rest - TOKEN_WORTH * (choice[2] + choice[3]))
        elif name == "power":
            rated.append(stay + special(t, seat, choice[1]))
        else:
            worth = look.errand(choice[1] - TOKEN)[1]
            rated.append(stay + worth * (2 if after else 1))
    return rated


def special(t: Table, seat: int, source: int) -> float:
    """What a Power that is a Special Action is worth: stat points that come back, or next to nothing."""
    power = power_from(t, seat, source)
    assert power is not None
    word = power.parts[0]
    if not isinstance(word, Regain):
        return -0.2
    lost = sum(t.start_stats(seat)) - sum(t.stats[seat])
    return -harm(t, seat, 1) * min(word.n, lost) - 0.9 * TOKEN_WORTH


def rate_move(t: Table, offered: Sequence[int]) -> list[float]:
    frame = t.stack[-1]
    assert isinstance(frame, Move)
    look = Outlook(t, frame.seat)
    return [
        worth - 0.001 * apart(t.at[frame.seat], hex)
        for hex, worth in zip(offered, look.go(offered, t.frame(Act).left), strict=True)
    ]


def rate_shift(t: Table, offered: Sequence[int]) -> list[float]:
    """Where a PC darts, or where somebody is pulled."""
    frame = t.stack[-1]
    assert isinstance(frame, Shift)
    if frame.how != "dart":
        return [0.0] * len(offered)
    return Outlook(t, frame.seat).go(offered, 0)


def rate_push(t: Table, offered: Sequence[int | str]) -> list[float]:
    """Others away from where something is won, enemies away from us."""
    frame = t.stack[-1]
    assert isinstance(frame, Harm)
    if frame.target >= TOKEN:
        return [0.1 if isinstance(hex, str) else 0.0 for hex in offered]
    now = apart(t.at[frame.target], CENTRE)
    return [0.0 if isinstance(hex, str) else 0.1 * (apart(hex, CENTRE) - now) for hex in offered]


def rate_grip(t: Table, offered: Sequence[int]) -> list[float]:
    frame = t.stack[-1]
    assert isinstance(frame, Grip)
    seat = frame.seat
    fights = ALL_MISSIONS[t.mission].health
    return [blow(t, seat, one, *dice_of(t, seat, one)) if one < TOKEN or fights else 0.0 for one in offered]


def rate_first(t: Table, offered: Sequence[int]) -> list[float]:
    assert t.ask is not None
    return [float(seat == t.ask.seat) for seat in offered]


def figure(stats: tuple[int, int, int]) -> float:
    """How good it is to have these stats left."""
    a, d, s = stats
    return 1.2 * log(max(a, 0.3)) + 1.3 * log(max(d, 0.3)) + 0.7 * log(max(s, 0.3))


def rate_lower(t: Table, offered: Sequence[Stats]) -> list[float]:
    """The owner keeps what is useful; who picks for another takes it."""
    frame = t.stack[-1]
    assert isinstance(frame, Harm)
    sign = 1.0 if frame.picker in (NOBODY, frame.target) else -1.0
    return [sign * figure(stats) for stats in offered]


def rate_regain(t: Table, offered: Sequence[Stats]) -> list[float]:
    return [figure(stats) for stats in offered]


def rate_enemy_move(t: Table, offered: Sequence[int]) -> list[float]:
    """Where a Mission Character hurts others and not us."""
    assert t.ask is not None
    card = ALL_MISSIONS[t.mission]
    costs = [
        (t.at[seat], threat(t, card.attack, seat) * (-1.0 if seat == t.ask.seat else rivalry(t, seat))) for seat in t.standing()
    ]
    return [sum([cost for hex, cost in costs if apart(place, hex) <= card.range]) for place in offered]


def rate_place(t: Table, offered: Sequence[int]) -> list[float]:
    """Near to us, far from the others."""
    assert t.ask is not None
    seat = t.ask.seat
    rated = []
    for hex in offered:
        away = [apart(hex, t.at[other]) for other in t.standing() if other != seat]
        mine = apart(hex, t.at[seat]) if t.at[seat] != OFF else 0
        rated.append(0.5 * sum(away) / max(len(away), 1) - mine)
    return rated
