"""What is won and lost on a Mission, and who should go."""

from __future__ import annotations

from collections.abc import Sequence

from ..cards.decks import ALL_MISSIONS, IS_HERO, LEADER, TOURNAMENT, figures
from ..codes import DEFENSE, NOBODY, UNOPPOSED
from ..odds.strings import damage_odds
from ..rules.attacks import Strike
from ..rules.effects.characters import Ransom
from ..rules.harm import Defeat
from ..rules.missions import sendable
from ..state import TOKEN, Table
from ..words import AllIn, DamageHope, Fire, LastStanding, Most, NoPenalty, Sparring, TokenHope
from .schools import TOKEN_WORTH, asset, might, points, rivalry

# -- Missions: what is won and lost ------------------------------------------------------------------------------------


def defeat_cost(t: Table, seat: int, zeros: int) -> float:
    """What a School loses with its PC."""
    known = t.judged
    if known is None:
        return _defeat_cost(t, seat, zeros)
    key = ("defeat", seat, zeros, t.pc[seat])  # `prospects` looks at the table as if another Character had been sent
    found = known.get(key)
    if found is None:
        found = known[key] = _defeat_cost(t, seat, zeros)
    return found


def _defeat_cost(t: Table, seat: int, zeros: int) -> float:
    who = t.pc[seat]
    out = stake(t, seat)
    if t.part(NoPenalty):
        return out
    out += TOKEN_WORTH * t.power[who] + 1.5 * (t.triumph >> who & 1)
    if who >= LEADER:
        return out - points(t, seat, -2 if zeros == 3 else -1) + min(6, t.hope[seat]) + 2.0 * (zeros > 1)
    if IS_HERO[who]:
        out -= points(t, seat, -1)
    kept = asset(t, seat, who)
    if zeros == 3:
        return out + kept
    price = t.worth(who)
    return out + (min(kept, price + 0.2) if price <= t.hope[seat] else kept) + 1.0 * (zeros == 2)


def stake(t: Table, seat: int) -> float:
    """What a PC may still win in this Mission."""
    if t.mission == TOURNAMENT:
        return 60.0
    total = 0.0
    for part in ALL_MISSIONS[t.mission].parts:
        if isinstance(part, LastStanding | AllIn | Most) and part.n:
            total += 0.35 * points(t, seat, part.n)
    return total


def harm(t: Table, seat: int, damage: int) -> float:
    """What so much Damage costs a School: fear of the defeat that comes nearer, or the defeat."""
    if damage <= 0:
        return 0.0
    known = t.judged
    if known is None:
        return _harm(t, seat, damage)
    key = ("harm", seat, damage, t.pc[seat])
    found = known.get(key)
    if found is None:
        found = known[key] = _harm(t, seat, damage)
    return found


def _harm(t: Table, seat: int, damage: int) -> float:
    spare = sum(t.stats[seat]) - 3
    fear = 0.6 * defeat_cost(t, seat, 1)
    now = fear / (1.0 + 0.4 * spare)
    if damage > spare:
        return defeat_cost(t, seat, min(damage - spare, 3)) - now * 0.5
    return fear / (1.0 + 0.4 * (spare - damage)) - now + 0.15 * damage


def per_damage(t: Table, seat: int, token: int, damage: int) -> float:
    """What Damage to a Mission Character brings."""
    card = ALL_MISSIONS[t.mission]
    done = sum(t.damage[token])
    left = card.health - done
    kills = damage >= left
    total = 0.0
    for part in card.parts:
        if isinstance(part, DamageHope):
            total += part.n
        elif isinstance(part, TokenHope):
            total += part.n if kills else 0.4 * part.n * damage / card.health
        elif isinstance(part, Most):
            prize = 1.7 * points(t, seat, part.n)
            if part.what == "damage":
                total += prize * damage / (card.health * card.tokens)
            else:
                total += prize / card.tokens * (1.0 if kills else 0.45 * damage / card.health)
        elif isinstance(part, AllIn):
            total += 1.4 * points(t, seat, part.n) * min(damage, left) / (card.health * card.tokens)
    return total


def strike_worth(t: Table, seat: int, target: int, damage: int) -> float:
    """What Damage by an attack of a PC is worth to its School."""
    if not damage:
        return 0.0
    known = t.judged
    if known is None:
        return _strike_worth(t, seat, target, damage)
    key = ("strike", seat, target, damage)
    found = known.get(key)
    if found is None:
        found = known[key] = _strike_worth(t, seat, target, damage)
    return found


def _strike_worth(t: Table, seat: int, target: int, damage: int) -> float:
    if target >= TOKEN:
        return per_damage(t, seat, target - TOKEN, damage)
    card = ALL_MISSIONS[t.mission]
    weight = 1.0 if card.people == 2 and t.part(LastStanding) is not None else rivalry(t, target)
    total = weight * harm(t, target, damage)
    sparring = t.part(Sparring)
    if sparring is not None:
        total += sparring.hope + 0.25 * points(t, seat, 1)
    if t.carrying[target] != NOBODY:
        total += 0.5
    return total


def dice_of(t: Table, seat: int, target: int) -> tuple[int, int]:
    """The dice of an attack as things are."""
    strike = Strike(seat, target)
    return strike.attack_dice(t), strike.defense_dice(t)


def blow(t: Table, seat: int, target: int, attack: int, defense: int, unopposed: int = UNOPPOSED) -> float:
    """What an attack is worth to the attacking School before its dice are rolled."""
    chances = damage_odds(max(attack, 1), max(defense, 1), unopposed)
    return sum([chance * strike_worth(t, seat, target, damage) for damage, chance in enumerate(chances) if damage])


def threat(t: Table, attack: int, seat: int) -> float:
    """What an attack with so many dice is likely to cost a PC."""
    chances = damage_odds(attack, max(t.stats[seat][DEFENSE] + t.buffs[seat][DEFENSE], 1))
    return sum([chance * harm(t, seat, damage) for damage, chance in enumerate(chances) if damage])


# -- who goes on a Mission ---------------------------------------------------------------------------------------------


def prospects(t: Table, seat: int, who: int) -> float:
    """What sending a Character is worth: its part of the rewards, less what a defeat would cost."""
    card = ALL_MISSIONS[t.mission]
    kept, t.pc[seat] = t.pc[seat], who
    mine = might(t, who) ** 2
    others = [might(t, t.pc[other]) ** 2 if t.pc[other] != NOBODY else 80.0 for other in t.others(seat)]
    if card.people:
        others = sorted(others)[-1:]
    chance = mine / (mine + sum(others))
    a, d, s, _, _ = figures(who, t.training_of(who))
    spare = a + d + s - 3
    danger = 2.2 / (spare + 0.5 * d) if card.attack or card.people or any(isinstance(part, Fire) for part in card.parts) else 0.12
    gain = 0.0
    for part in card.parts:
        if isinstance(part, Most | LastStanding) and part.n:
            gain += chance * points(t, seat, part.n)
        elif isinstance(part, AllIn):
            gain += 0.4 * points(t, seat, part.n)
        elif isinstance(part, DamageHope):
            gain += 6 * part.n * chance
        elif isinstance(part, TokenHope):
            gain += card.tokens * part.n * chance
    worth = gain - min(danger, 0.8) * (defeat_cost(t, seat, 1) - stake(t, seat))
    t.pc[seat] = kept
    return worth


def rate_respond(t: Table, offered: Sequence[int | str]) -> list[float]:
    assert t.ask is not None
    seat = t.ask.seat
    return [points(t, seat, -1) if isinstance(who, str) else prospects(t, seat, who) for who in offered]


def rate_invite(t: Table, offered: Sequence[int]) -> list[float]:
    """Where only two go: oneself if that pays, else those who fight worst; where all go the order matters little."""
    assert t.ask is not None
    me = t.ask.seat
    rated = []
    for seat in offered:
        best = max([might(t, who) for who in sendable(t, seat)], default=0.0)
        if not ALL_MISSIONS[t.mission].people:
            rated.append(float(seat == me))
        elif seat == me:
            rated.append(max([prospects(t, seat, who) for who in sendable(t, seat)], default=-50.0) + 10.0)
        else:
            rated.append(10.0 - best - 0.3 * t.rp[seat])
    return rated


def rate_champion(t: Table, offered: Sequence[int]) -> list[float]:
    return [might(t, who) + 0.3 * t.power[who] for who in offered]


# -- defeat and prizes -------------------------------------------------------------------------------------------------


def rate_ransom(t: Table, offered: Sequence[str]) -> list[float]:
    assert t.ask is not None
    seat, frame = t.ask.seat, t.stack[-1]
    who, price = (frame.who, frame.price) if isinstance(frame, Ransom) else (t.pc[seat], t.worth(t.pc[seat]))
    return [asset(t, seat, who) - price if choice == "pay" else 0.0 for choice in offered]


def rate_takeover(t: Table, offered: Sequence[str]) -> list[float]:
    frame = t.stack[-1]
    assert isinstance(frame, Defeat)
    who = t.pc[frame.seat]
    return [asset(t, frame.by, who) - t.worth(who) if choice == "pay" else 0.0 for choice in offered]
