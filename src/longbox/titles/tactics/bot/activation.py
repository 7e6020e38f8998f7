"""What the actions of an activation are worth, each with what it leaves to be done."""

from __future__ import annotations

from collections.abc import Sequence

from ..codes import (
    AGILITY,
    ATTACK,
    BRAWLING,
    CONDITION_BITS,
    EASY,
    GOOD,
    GRAPPLING,
    GREEN,
    MAGICAL,
    NOBODY,
    READY,
    RED,
    SHOOTING,
    TIRED,
    TOUGH,
    VALUES,
    WHITE,
    YELLOW,
)
from ..odds.feats import columns
from ..rules.activation import Activation
from ..rules.adjacency import reaches_from
from ..rules.charges import charge_ends
from ..rules.choices import Action
from ..rules.conditions import only_moves
from ..rules.feats import feat_shift, shifted
from ..rules.karma import SPEED
from ..rules.levels import level_of
from ..rules.movement import Routes
from ..rules.opportunity import watchers
from ..rules.plots import advanceable
from ..rules.specials import action_word, aimed_at, cost_of_special, patients
from ..rules.targets import the_attack
from ..state import Table
from ..words import Carries, Deals, Drives, Flurry, Gains, Heals, Hurts, Inflicts, Lays, Special, Targets, Tires, Word
from .blows import after_armor, blow, expected, outcomes, to_hit
from .figures import LAST, hindrance, karma_price, loss, stake, success, usual
from .squares import Outlook, outlook


def options_of(t: Table, act: Activation, offered: Sequence[Action]) -> list[float]:
    """What each action leads to: its own worth, and the best standing it leaves the figure."""
    scales = Scales(t, act, any(choice[0] == "move" for choice in offered))
    rated: list[float] = []
    free: list[tuple[int, float]] = []
    """Easy actions cost nothing else: they come first if they are worth anything."""
    for number, choice in enumerate(offered):
        gain = scales.gain(choice)
        if gain is None:
            rated.append(scales.worth(choice))
        else:
            free.append((number, gain))
            rated.append(scales.base - 1.0)
    top = max(rated)
    for number, gain in free:
        rated[number] = top + gain if gain > 0 else scales.base - 1.0
    return rated


class Scales:
    """What the actions of an activation are weighed against: standing where the figure is, and what it could still do."""

    __slots__ = ("able", "act", "base", "here", "out", "rest", "step", "t", "who")

    def __init__(self, t: Table, act: Activation, moving: bool) -> None:
        self.t, self.act, self.who = t, act, act.who
        self.out = outlook(t, act.who)
        self.base = self.out.stand(self.out.here)
        self.here = self.out.deed(self.out.here)
        self.able = not act.moves and not act.attacks and not only_moves(t, act.who)
        """Whether a Move leaves room for another action."""
        self.step, leave = best_move(self.out, self.able, t.speed(act.who)) if moving else (self.base, self.base)
        self.rest = max(self.base, leave) if self.able else self.base

    def gain(self, choice: Action) -> float | None:
        """What an Easy action brings; None if the action costs more than that."""
        match choice:
            case ("special", number):
                special = self.t.folio(self.who).specials[number]
                return special_worth(self.t, self.out, special) if cost_of_special(special) == EASY else None
            case ("dodge",):
                return self.dodging() if self.act.dodge_costs(self.t) == EASY else None
            case ("pick", thing):
                return pick_worth(self.t, self.out, thing)
        return None

    def worth(self, choice: Action) -> float:
        """What an action that costs more brings, with what it leaves to be done."""
        t, who, base = self.t, self.who, self.base
        match choice:
            case ("end",):
                return base
            case ("move", payer):
                return self.moving(payer)
            case ("plot",):
                return self.out.plot + self.rest
            case ("strike", number, target, swing):
                attack = the_attack(t, who, number)
                swung = t.things[t.carrying[who]] if swing else ""
                return blow(t, who, attack, target, swung) + (base if attack.form == GRAPPLING else self.rest)
            case ("charge", number, target, *_):
                return self.charging(number, target, choice[3:])
            case ("special", number):
                return self.special(t.folio(who).specials[number])
            case ("dodge",):
                return self.dodging() + self.rest
            case ("break", _, thing):
                return self.rest + break_worth(t, who, thing)
        return base - 1.0

    def moving(self, payer: int) -> float:
        """A Move; for Karma it is only worth more where nothing can be done without that."""
        if payer == NOBODY:
            return self.step - 0.01
        speed = self.t.speed(self.who)
        if self.here or reaches_a_deed(self.out, speed):
            return self.base - 1.0
        return best_move(self.out, self.able, speed + 1)[0] - karma_price(self.t, payer, SPEED) - 0.03

    def charging(self, number: int, target: int, payers: Sequence[int]) -> float:
        t, who = self.t, self.who
        ends = charge_ends(t, who, target)
        worth = blow(t, who, t.attacks(who)[number], target) + max(map(self.out.stand, ends), default=self.base) - 0.05
        for payer in payers:
            worth -= karma_price(t, payer, SPEED)
        return worth

    def special(self, special: Special) -> float:
        action, gain = cost_of_special(special), special_worth(self.t, self.out, special)
        if action == TOUGH:
            return self.base + gain
        return self.rest + gain if action == ATTACK else after_move(self.base, self.here, self.able) + gain

    def dodging(self) -> float:
        t, who = self.t, self.who
        return 0.0 if t.dodge[who] else success(shifted(t.ability(who, AGILITY), feat_shift(t, who))) * dodge_worth(t, who)


def after_move(base: float, here: float, able: bool) -> float:
    """What is left to a figure that spends a Move action where it stands."""
    return base + (here if able else 0.0)


def reaches_a_deed(out: Outlook, speed: int) -> bool:
    """Whether a Move brings the figure to where it can do something."""
    t, who = out.t, out.who
    return any(out.deed(square) > 0 for square in Routes(t, who, speed, out.way).ends)


def best_move(out: Outlook, able: bool, speed: int) -> tuple[float, float]:
    """The best that moving leads to: with a deed or another Move after it (if there is room), and for the standing alone."""
    moves = out.moves.get((able, speed))
    if moves is None:
        moves = out.moves[able, speed] = _best_move(out, able, speed)
    return moves


def _best_move(out: Outlook, able: bool, speed: int) -> tuple[float, float]:
    t, who = out.t, out.who
    if speed <= 0:
        return out.stand(out.here), out.stand(out.here)
    found = Routes(t, who, speed, out.way)
    stands = sorted(zip(out.stands(found.ends), found.ends, strict=True), reverse=True)
    watched = None if found.watched is None else watchers(t, who)
    alone = best_way(out, found, stands, watched, False)
    return best_way(out, found, stands, watched, True) if able else alone, alone


def best_way(out: Outlook, found: Routes, stands: list[tuple[float, int]], watched: dict[int, int] | None, able: bool) -> float:
    """The most that going to one of some ends is worth; they come by what standing there is worth, the best first."""
    best, base = -1.0 if not stands else -1000.0, out.stand(out.here)
    more = max(out.most(), 0.6 * max(0.0, stands[0][0] - base)) if able and stands else 0.0
    for stand, square in stands:
        if stand + more <= best:
            break
        worth = stand + then(out, square, stand, base) if able else stand
        if watched is not None and worth > best:
            worth -= out.risk(found.to(square), watched)
        best = max(best, worth)
    return best


def rate_ways(out: Outlook, found: Routes, able: bool) -> list[float]:
    """What going to each of the ends of some ways is worth, with what can be done from there if there is room for it.

    Ways are only looked at in detail while they could still be the best: the others get what they are worth at most.
    """
    base = out.stand(out.here)
    stands = out.stands(found.ends)
    rated = stands[:]
    if able:
        rated = [stand + then(out, square, stand, base) for square, stand in zip(found.ends, stands, strict=True)]
    if found.watched is None:
        return rated
    watched, best = watchers(out.t, out.who), -1000.0
    for number in sorted(range(len(rated)), key=lambda number: -rated[number]):
        if rated[number] < best - 1e-9:
            break
        rated[number] -= out.risk(found.to(found.ends[number]), watched)
        best = max(best, rated[number])
    return rated


def then(out: Outlook, square: int, stand: float, base: float) -> float:
    """What a figure that has moved somewhere does next: its best deed, or it goes on as far again."""
    return out.deed(square) or 0.6 * max(0.0, stand - base)


def activation_worth(t: Table, who: int) -> float:
    """What an activation of a figure would bring now."""
    out = outlook(t, who)
    base = out.stand(out.here)
    able = not only_moves(t, who)
    here = out.deed(out.here) if able else 0.0
    if not t.speed(who):
        return here
    step, leave = best_move(out, able, t.speed(who))
    return max(step, here + max(base, leave)) - base


def laying_worth(t: Table, out: Outlook, word: Lays) -> float:
    """What laying terrain is worth: Fire burns the two opponents it hurts most."""
    if word.terrain != "fire":
        return -0.1
    seen = [foe for foe in out.foes if t.ground().distance(out.here, t.at[foe]) <= word.range and out.sees(out.here, foe)]
    return sum(sorted(scorching(t, foe, word.rank) for foe in seen)[-2:])


def special_worth(t: Table, out: Outlook, special: Special) -> float:
    """What using a Special is worth."""
    who = out.who
    word, worth = action_word(special), 0.0
    if special.action:  # works for long once it is switched on
        worth = 0.3 + 0.3 * danger(t, who)
    elif isinstance(word, Heals):
        worth = max((healing(t, one, word.amount) for one in (patients(t, who) if word.other else [who])), default=0.0)
    elif isinstance(word, Flurry):
        near = [worth for foe, worth in out.brawls.items() if reaches_from(t, who, out.here, t.at[foe])]
        worth = word.attacks * 0.95 * max(near, default=0.0)
    elif isinstance(word, Lays):
        worth = laying_worth(t, out, word)
    elif isinstance(word, Gains):
        worth = 0.5 * danger(t, who)
    elif isinstance(word, Carries):
        worth = max(out.stand(square) for square in t.ground().within(out.here, word.far)) - out.stand(out.here) - 0.3
    elif isinstance(word, Targets):
        worth = max((aim_worth(t, who, word, foe) for foe in aimed_at(t, who, word)), default=0.0)
    return worth


def scorching(t: Table, who: int, rank: int = 0) -> float:
    """What Fire under a figure costs it: it burns when the figure activates, unless it is driven off before."""
    return 0.8 * loss(t, who, after_armor(t, who, VALUES[rank or GOOD], "fire"))


def healing(t: Table, who: int, amount: int) -> float:
    """What getting some Health back is worth."""
    amount = min(amount, t.folio(who).health - t.health[who])
    return stake(t, who) * (1 - LAST) * amount / t.folio(who).health


def aim_worth(t: Table, who: int, word: Targets, foe: int) -> float:
    """What a Special that targets is worth: each colour brings its effects and those of the lower ones."""
    chances: tuple[float, ...] = (0.0, 1.0, 0.0, 0.0)
    if word.ability != NOBODY:
        chances = columns(t)[shifted(t.ability(who, word.ability), feat_shift(t, who))]
    total = 0.0
    for colour, effects in ((GREEN, word.green), (YELLOW, word.yellow), (RED, word.red)):
        total += sum(chances[colour:]) * sum(effect_worth(t, foe, effect) for effect in effects)
    return total


def effect_worth(t: Table, foe: int, effect: Word) -> float:
    if isinstance(effect, Inflicts):
        return hindrance(t, foe, CONDITION_BITS[effect.condition])
    if isinstance(effect, Deals):
        return loss(t, foe, after_armor(t, foe, VALUES[effect.rank], effect.kind))
    if isinstance(effect, Tires):
        return usual(t, foe) if t.ready[foe] == READY else 0.0
    if isinstance(effect, Drives):
        return 0.25 * level_of(t).advance if advanceable(t, foe) else 0.05
    return 0.1


def danger(t: Table, who: int) -> float:
    """What the opponents' best blows against a figure would cost it, as far as they are near."""
    ground, here, total = t.ground(), t.at[who], 0.0
    for foe in t.foes(who):
        far = ground.distance(here, t.at[foe])
        if far > 12:
            continue
        reach = t.speed(foe) + 1
        worth = max(
            (blow(t, foe, one, who) for one in t.attacks(foe) if one.form != GRAPPLING and far <= max(one.range, reach)),
            default=0.0,
        )
        total += worth * (0.5 if t.ready[foe] == TIRED else 1.0)
    return min(total, stake(t, who)) * 0.3


def dodge_worth(t: Table, who: int, colour: int = GREEN) -> float:
    """What a Dodge of a colour saves a figure from those who could shoot at it where it stands (FT-503..FT-505)."""
    known = t.judged
    if known is not None and (found := known.get((dodge_worth, who, colour))) is not None:
        return float(found)
    ground, here, total = t.ground(), t.at[who], 0.0
    had = t.dodge[who]
    for foe in t.foes(who):
        saved = 0.0
        for one in t.attacks(foe):
            if one.form in (SHOOTING, MAGICAL) and ground.distance(here, t.at[foe]) <= one.range + t.speed(foe):
                t.dodge[who] = WHITE
                bare = blow(t, foe, one, who)
                t.dodge[who] = colour
                saved = max(saved, bare - blow(t, foe, one, who))
        total += saved * (0.15 if t.ready[foe] == TIRED else 0.3)
    t.dodge[who] = had
    if known is not None:
        known[dodge_worth, who, colour] = total
    return total


def break_worth(t: Table, who: int, number: int) -> float:
    """Destroying an Object is worth something if it belongs to the opponent and hurts where we have to stand."""
    if t.thing_of[number] == t.seat[who]:
        return -0.2
    square, seat = t.thing_at[number], t.seat[who]
    hurts = any(isinstance(rule, Hurts) for rule in t.the_thing(number).rules)
    near = any(plot >= 0 and t.ground().distance(square, plot) <= 3 for plot in t.tokens(seat))
    return (0.5 if near else 0.1) if hurts else -0.05


def pick_worth(t: Table, out: Outlook, number: int) -> float:
    """An Object is worth carrying to somebody it can be swung at now; but hands that hold something do not shoot or Evade."""
    who, rules = out.who, t.the_thing(number).rules
    if out.shots:
        return -1.0
    gain = 0.0
    for one in t.attacks(who):
        if one.form != BRAWLING:
            continue
        for foe, plain in out.brawls.items():
            if t.ground().distance(out.here, t.at[foe]) <= out.reach + t.speed(who):
                swing = outcomes(t, who, one, foe, (*one.rules, *rules))
                gain = max(gain, expected(columns(t)[to_hit(t, who, one, foe)], swing) - plain)
    return gain - 0.05
