"""Attacking: the six forms, whom each may target, and one attack from its declaration to its last effect.

The order of one attack is `Strike.STEPS` (TQ-59). Charges move first (`Charge`), several attacks in one action are a `Flurry`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from longbox.kernel import PASS, Ask, Frame

from ..codes import (
    BRAWLING,
    CHARGING,
    CONDITION_BITS,
    CONFUSED,
    ENDURANCE,
    FIGHTING,
    GRAPPLING,
    HELD,
    INTUITION,
    KO,
    MAGICAL,
    MENTAL,
    NOBODY,
    SHAPESHIFT,
    SHOOTING,
    STAGGERED,
    STUCK,
    STUNNED,
    VALUES,
)
from ..events import Attacked, AttackFailed, Moved, ResultTaken, Slammed, Transferred
from ..ground import DROP, FEATURE, Gait, set_of, squares_of
from ..maps import FIRE
from ..state import Step, Table
from ..words import (
    THINGS,
    AlsoDeals,
    Armor,
    Attack,
    Bash,
    Bursts,
    DealsInstead,
    Guards,
    HarderToHit,
    Hunts,
    Immovable,
    Inflicts,
    Jumps,
    KillShift,
    PassesOn,
    Pierces,
    Retaliates,
    Screens,
    Senses,
    SureShot,
    Surprises,
    Weakens,
)
from .adjacency import adjacent, adjacent_foes, reach_of, reached, reaches_from
from .conditions import can_evade, gain, may_affect, tire
from .damage import deal, fall, lose_health, weaken
from .feats import (
    BULLSEYE,
    GREEN,
    HIT,
    IS_HELD,
    IS_STUCK,
    KILL,
    RED,
    SLAM,
    STUN,
    WHITE,
    YELLOW,
    Feat,
    d5,
    meaning,
    shifted,
)
from .karma import pay_reroll, rerolls
from .movement import Routes, Walk, Way, barred, direction, gait, harmless, in_the_air
from .objects import spend, throw_of
from .sight import affected, in_the_way, sees

THROW = -1
"""The number that stands for throwing what a figure carries (FT-552)."""


def the_attack(t: Table, who: int, number: int) -> Attack:
    """An attack of a folio, or the throw of what the figure carries."""
    if number == THROW:
        return throw_of(t.the_thing(t.carrying[who]))
    return t.attacks(who)[number]


# -- whom an attack may target -----------------------------------------------------------------------------------------


def targets(t: Table, who: int, attack: Attack, thrown: bool = False) -> list[int]:
    """The opposing figures an attack may be made against from where its figure stands (FT-358). A Charge has its own rules."""
    if attack.form in (BRAWLING, GRAPPLING):
        if attack.form == GRAPPLING and t.carrying[who] != NOBODY:  # FT-329
            return []
        return [foe for foe in reached(t, who) if may_affect(t, who, foe)]
    if attack.form == MENTAL:
        return within_sight(t, who, t.foes(who), attack.range)
    if attack.form in (SHOOTING, MAGICAL):
        if t.carrying[who] != NOBODY and not thrown:  # FT-327, FT-328
            return []
        return within_sight(t, who, in_the_open(t, who), attack.range)
    return []


def in_the_open(t: Table, who: int) -> list[int]:
    """Whom a Shooting or Magical attack may be aimed at: nobody adjacent, or among adjacent figures only where somebody flies."""
    close = adjacent_foes(t, who)
    if not close:
        return t.foes(who)
    if t.flies(who):  # FT-412
        return close
    if any(not t.flies(foe) for foe in close):  # FT-410
        return []
    return t.foes(who) if t.options["past_fliers"] else close  # FT-411: the adjacent fliers, nobody else (TQ-34)


def within_sight(t: Table, who: int, foes: list[int], far: int) -> list[int]:
    ball = t.ground().ball(t.at[who], far)
    near = [foe for foe in foes if ball >> t.at[foe] & 1 and may_affect(t, who, foe)]
    if not near:
        return near
    blocking = in_the_way(t, who)
    return [foe for foe in near if sees(t, who, foe, blocking)]


# -- Charges (FT-418..FT-431) ------------------------------------------------------------------------------------------


def in_the_line(t: Table, way: Gait, strangers: int) -> int:
    """What the straight line of a Charge must not cross: Difficult terrain and figures that block it (TQ-32)."""
    figures = in_the_air(t, strangers) if way.flies else strangers
    return figures if way.strides else figures | t.ground().difficult


class Run:
    """What a figure's Charges have in common, looked at once: how far, which way, what is in the line."""

    __slots__ = ("budget", "closed", "far", "room", "sight", "stops", "t", "way", "who")

    def __init__(self, t: Table, who: int, foes: int) -> None:
        self.t, self.who, self.way = t, who, gait(t, who, charging=True)
        ground, start, speed, reach = t.ground(), t.at[who], t.speed(who), reach_of(t, who)
        self.budget = 2 * speed
        self.far = self.room = self.sight = self.closed = self.stops = 0
        if speed and not t.conditions[who] & (HELD | STUCK):
            self.far = foes & ground.ball(start, 2 * speed + reach) & ~ground.ball(start, speed - reach - 1)
            """Where those stand who can be charged."""
        if self.far:
            self.room = ground.ball(start, 2 * speed) & ~ground.ball(start, speed - 1) & ~(t.occupied() | ground.full)
            """Where a Charge can end."""
            strangers = t.strangers(who)
            self.sight = in_the_way(t, who, strangers)
            self.stops = in_the_line(t, self.way, strangers)
            self.closed = barred(t, who, self.way) if self.way.flies else strangers

    def ends(self, target: int) -> list[int]:
        """The squares a target may be charged from: far enough, not too far, free, and at the end of a free line."""
        t, who = self.t, self.who
        ground, start, goal = t.ground(), t.at[who], t.at[target]
        reach = reach_of(t, who)
        room = (ground.near[goal] if reach == 1 else ground.ball(goal, reach)) & self.room
        if not room or not self.far >> goal & 1 or not may_affect(t, who, target) or not sees(t, who, target, self.sight):
            return []
        ends, stops = squares_of(room), self.stops & ~(1 << goal)
        if reach > 1:
            ends = [square for square in ends if reaches_from(t, who, square, goal)]
        if ground.crossed(start, goal) & stops:
            ends = [square for square in ends if not (ground.crossed(start, square) | 1 << square) & stops]
        return ends

    def straight(self, goal: int) -> bool:
        """Whether a figure could simply go straight to a square, without falling."""
        ground, here, spent = self.t.ground(), self.t.at[self.who], 0
        crossed, paces = ground.crossed(here, goal) | 1 << goal, ground.paces(self.way)
        if crossed & self.closed:
            return False
        if not (crossed | 1 << here) & (ground.elevated_squares | ground.walled_squares | ground.full | paces.slow):
            return crossed.bit_count() <= self.budget
        for square in (*ground.straight(here, goal), goal):
            if not paces.safe[here] >> square & 1:
                return False
            here, spent = square, spent + (2 if paces.slow >> square & 1 else 1)
        return spent <= self.budget

    def way_to_any(self, ends: list[int]) -> bool:
        """Whether there is a way to one of some ends. Most often the straight one does; only else all ways are looked at."""
        for end in ends:
            if self.straight(end):
                return True
        return bool(ends and self.reach(set_of(ends)))

    def ways_to(self, ends: list[int]) -> list[int]:
        """Those of some ends that there is a way to."""
        crooked = set_of([end for end in ends if not self.straight(end)])
        lost = crooked & ~self.reach(crooked)
        return [end for end in ends if not lost >> end & 1]

    def reach(self, goals: int) -> int:
        """Those of some squares that can be reached."""
        return self.t.ground().spread(self.t.at[self.who], self.budget, self.way, self.closed, goals)


def charge_ends(t: Table, who: int, target: int) -> list[int]:
    """The squares a figure may charge a target from."""
    return Run(t, who, 1 << t.at[target]).ends(target)


def chargeable(t: Table, who: int, foes: int) -> list[int]:
    """Whom of the opponents in some squares a figure has a way to charge."""
    run = Run(t, who, foes)
    far = run.far
    if not far:
        return []
    return [foe for foe, square in enumerate(t.at) if square >= 0 and far >> square & 1 and run.way_to_any(run.ends(foe))]


def chargeable_faster(t: Table, who: int, foes: int) -> list[int]:
    """Whom a figure could charge with 1 more Speed, bought with Karma; that raises the least distance too."""
    t.quick[who] += 1
    found = chargeable(t, who, foes)
    t.quick[who] -= 1
    return found


def charges(t: Table, who: int, target: int) -> dict[int, tuple[int, ...]]:
    """The ways a figure may charge a target, by where they end."""
    run = Run(t, who, t.foe_squares(who))
    found = Routes(t, who, 2 * t.speed(who), run.way, run.ways_to(run.ends(target)))
    return dict(zip(found.ends, found, strict=True))


@dataclass(slots=True)
class Charge(Step):
    """Choose a way, take it, and attack from where it ends (TQ-33). Who does not arrive has spent the action."""

    STEPS = ("choose", "go", "strike")

    who: int
    number: int
    target: int
    way: tuple[int, ...] = ()

    def choose(self, t: Table) -> Ask:
        run, budget = Run(t, self.who, t.foe_squares(self.who)), 2 * t.speed(self.who)
        ends = run.ends(self.target)
        ways = Routes(t, self.who, budget, run.way, run.ways_to(ends))
        return Ask(t.seat[self.who], "charge", ways, Way(self.who, budget, True, tuple(ends)))

    def answer_charge(self, t: Table, way: tuple[int, ...]) -> None:
        self.step += 1
        self.way = way

    def go(self, t: Table) -> Frame[Any] | None:
        return Walk(self.who, self.way, 2 * t.speed(self.who), "charge")

    def strike(self, t: Table) -> Frame[Any] | None:
        arrived = t.ready[self.who] != KO and t.at[self.who] == self.way[-1]
        if arrived and t.ready[self.target] != KO and not t.conditions[self.who] & STUNNED:
            return Strike(self.who, self.number, self.target, how="charge")
        return None


# -- to hit ------------------------------------------------------------------------------------------------------------


SCREENED: Final = (SHOOTING, MAGICAL)
"""The forms of attack that cover and screens hinder."""


def to_hit_shift(t: Table, who: int, attack: Attack, target: int) -> int:
    """The column shifts of an attack FEAT that come from the two figures' states; Staggered comes with every FEAT."""
    shift = 0
    if attack.form in SCREENED:
        if t.obscured(target) and not t.has(who, SureShot):
            shift -= 2  # FT-333
        if t.exposed(target):
            shift += 2  # FT-335
        shift += screen(t, target)
    if attack.form in (SHOOTING, CHARGING, MAGICAL):
        shift -= 2 * t.dodge[target]  # FT-503..FT-505
    if attack.form in (CHARGING, SHOOTING, MENTAL, MAGICAL) and t.conditions[who] & CONFUSED:
        shift -= 2  # FT-322
    for part in t.parts(target, HarderToHit):
        if t.folio(who).renown < t.folio(target).renown:
            shift += part.shift
    if t.wounded(target):
        shift += sum(hunt.shift for hunt in t.parts(who, Hunts))
    if not t.flies(target):
        shift += sum(rule.shift for rule in attack.rules if isinstance(rule, Surprises))
    return shift


def screen(t: Table, who: int) -> int:
    """What protects a figure from Shooting and Magical attacks: the best screen of its own, a Teammate's or an Artifact's."""
    screens = [(t.at[other], part) for other in t.bonds().screens[who] for part in t.parts(other, Screens)]
    for number, square in enumerate(t.thing_at):
        if square >= 0 and t.thing_of[number] == t.seat[who]:
            screens += [(square, rule) for rule in t.the_thing(number).rules if isinstance(rule, Screens)]
    if not screens:
        return 0
    ground, here, best = t.ground(), t.at[who], 0
    for square, part in screens:
        if square >= 0 and ground.distance(square, here) <= part.squares and ground.effect(square, here):
            best = min(best, part.shift)
    return best


def allowed(t: Table, who: int, target: int, attack: Attack, damage: int, result: str) -> bool:
    """Whether an attack may have a special result: Slams and Stuns need Endurance, Bullseyes and Kills renown."""
    if result in (HIT, IS_HELD, IS_STUCK):
        return True
    if VALUES[damage] == 0:  # FT-462
        return False
    if result == SLAM and t.has(target, Immovable):
        return False
    if result in (SLAM, STUN):
        if attack.form not in (BRAWLING, CHARGING):
            return True
        return t.ability(who, ENDURANCE) >= t.ability(target, ENDURANCE)  # FT-469
    return t.folio(target).renown <= t.folio(who).renown + 1  # FT-480


# -- one attack --------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Strike(Step):
    """One attack of any form (TQ-59)."""

    STEPS = (
        "declare",  # the attack, and the Object it is made with
        "sense",  # a Special that foresees it
        "see_through",  # Shapeshift
        "offer_evasion",
        "evade",
        "evaded",
        "feat",  # the attack FEAT
        "read",
        "take",  # the attacker takes the result or a lower one
        "bullseye",
        "transfer",
        "damage",
        "after_hit",
        "jump",
        "endurance",  # the target's FEAT against a Slam, Stun or Kill
        "effect",
    )

    who: int
    number: int
    target: int
    how: str = "action"
    swing: bool = False
    """A Brawling attack enhanced by the Object it carries."""
    thing: str = ""
    form: str = ""
    kind: str = ""
    rank: int = 0
    """The Damage Rank when the attack was rolled."""
    asked: bool = False
    evasion: int = NOBODY
    colour: int = WHITE
    result: str = ""
    extra: str = ""
    """What a Bullseye is used for: damage or weaken."""
    receiver: int = NOBODY

    def attack(self, t: Table) -> Attack:
        if self.number == THROW:
            return throw_of(THINGS[self.thing])
        return t.attacks(self.who)[self.number]

    def finish(self) -> None:
        self.step = len(self.STEPS)

    def declare(self, t: Table) -> None:
        if self.swing or self.number == THROW:
            self.thing = spend(t, self.who)  # FT-550, FT-554: gone before the roll
        attack = self.attack(t)
        self.form, self.kind = attack.form, attack.kind
        t.emit(Attacked, self.who, self.target, attack.id, self.how)

    def sense(self, t: Table) -> Frame[Any] | None:
        """FT-122."""
        for part in t.parts(self.target, Senses):
            if (self.target, "senses") not in t.used:
                t.used.append((self.target, "senses"))
                self.asked = True
                return Feat(self.target, "senses", part.ability)
        return None

    def see_through(self, t: Table) -> Frame[Any] | None:
        """FT-337: an Intuition FEAT, or the attack fails."""
        if self.asked and t.colour >= GREEN:
            self.fail(t, "senses")
            return None
        self.asked = bool(t.conditions[self.target] & SHAPESHIFT)
        return Feat(self.who, "see through", INTUITION) if self.asked else None

    def fail(self, t: Table, why: str) -> None:
        t.emit(AttackFailed, self.who, self.target, why)
        self.finish()

    def offer_evasion(self, t: Table) -> Ask | None:
        """FT-509, FT-510."""
        if self.asked and t.colour < GREEN:
            self.fail(t, "shapeshift")
            return None
        if self.form != BRAWLING or not can_evade(t, self.target):
            self.back_to("feat")
            return None
        return Ask(t.seat[self.target], "evade", (PASS, "evade"))

    def answer_evade(self, t: Table, choice: str) -> None:
        if choice == PASS:
            self.back_to("feat")
        else:
            self.step += 1

    def evade(self, t: Table) -> Frame[Any]:
        return Feat(self.target, "evade", FIGHTING)

    def evaded(self, t: Table) -> None:
        self.evasion = t.colour
        tire(t, self.target)  # FT-513

    def feat(self, t: Table) -> Frame[Any]:
        attack = self.attack(t)
        ability, rank = attack.to_hit
        return Feat(self.who, "attack", ability, rank, to_hit_shift(t, self.who, attack, self.target))

    def read(self, t: Table) -> None:
        attack = self.attack(t)
        self.colour = t.colour
        if self.evasion == RED:
            self.colour = WHITE  # FT-517
        elif self.evasion == WHITE and self.colour == WHITE:
            self.colour = GREEN  # FT-514
        self.rank = t.measure(self.who, attack.damage)
        for rule in self.rules(t):
            if isinstance(rule, DealsInstead) and self.concerns(t, rule.against):
                self.rank = rule.rank
            elif isinstance(rule, Bash):
                self.rank = shifted(self.rank, rule.columns)
        if self.colour == WHITE:
            for rule in attack.rules:
                if isinstance(rule, Inflicts) and rule.miss:
                    gain(t, self.target, CONDITION_BITS[rule.condition], self.who)
            self.fail(t, "evaded" if self.evasion == RED else "miss")

    def rules(self, t: Table) -> tuple[Any, ...]:
        """The special rules of the attack and of an Object that is swung (FT-551)."""
        return (*self.attack(t).rules, *(THINGS[self.thing].rules if self.swing else ()))

    def concerns(self, t: Table, against: str) -> bool:
        return not against or t.folio(self.target).disposition == against

    def take(self, t: Table) -> Ask | None:
        """The best result that may be had, or any lower one (FT-464, TQ-40)."""
        attack = self.attack(t)
        other = str(t.options["brawling_column"])
        results = [meaning(self.form, self.kind, colour, other) for colour in range(self.colour, WHITE, -1)]
        open_ = [one for one in results if allowed(t, self.who, self.target, attack, self.rank, one)]
        if len(open_) == 1:
            self.taken(t, open_[0])
            return None
        return Ask(t.seat[self.who], "result", tuple(open_))

    def answer_result(self, t: Table, result: str) -> None:
        self.step += 1
        self.taken(t, result)

    def taken(self, t: Table, result: str) -> None:
        self.result = result
        t.emit(ResultTaken, self.who, self.target, result)

    def bullseye(self, t: Table) -> Ask | None:
        return Ask(t.seat[self.who], "bullseye", ("damage", "weaken")) if self.result == BULLSEYE else None

    def answer_bullseye(self, t: Table, extra: str) -> None:
        self.step += 1
        self.extra = extra

    def transfer(self, t: Table) -> Ask | None:
        """The figure that is hit may let another take the damage, if a Special allows it (FT-520)."""
        if not self.amount(t):
            return None
        found = receivers(t, self.target)
        return Ask(t.seat[self.target], "transfer", (PASS, *found)) if found else None

    def answer_transfer(self, t: Table, receiver: Any) -> None:
        self.step += 1
        if receiver != PASS:
            self.receiver = receiver
            t.emit(Transferred, self.target, receiver)

    def amount(self, t: Table) -> int:
        """The attack's damage before Armor: all, half or none of it after an Evasion (FT-515, FT-516)."""
        return self.reduced(t, VALUES[self.rank])

    def reduced(self, t: Table, amount: int) -> int:
        if self.evasion == YELLOW:
            return 0
        return t.half(amount) if self.evasion == GREEN else amount

    def damage(self, t: Table) -> None:
        pierced = sum(rule.columns for rule in self.rules(t) if isinstance(rule, Pierces))
        origin = t.at[self.target]
        victim = self.target if self.receiver == NOBODY else self.receiver
        more = 1 if self.extra == "damage" and self.evasion != YELLOW else 0
        amount = self.amount(t)
        if victim == self.target:
            deal(t, victim, amount + more, self.kind, pierced)  # FT-488
        else:
            deal(t, victim, amount, self.kind, pierced)
            if more:
                deal(t, self.target, more, self.kind, pierced)  # TQ-38: the Bullseye is not transferred
        for rule in self.rules(t):
            if isinstance(rule, AlsoDeals) and self.concerns(t, rule.against):
                deal(t, victim, self.reduced(t, VALUES[rule.rank]), rule.kind, pierced)
            elif isinstance(rule, Bursts):
                for other in affected(t, origin, rule.squares):
                    if other != self.target:
                        deal(t, other, VALUES[rule.rank], self.kind)

    def after_hit(self, t: Table) -> None:
        """What happens when an attack hits comes after its damage (FT-372)."""
        for rule in self.rules(t):
            if isinstance(rule, Inflicts):
                gain(t, self.target, CONDITION_BITS[rule.condition], self.who)
            elif isinstance(rule, Weakens):
                weaken(t, self.target)
        if self.extra == "weaken":
            weaken(t, self.target)
        if self.result == IS_HELD:
            gain(t, self.target, HELD, self.who)
        elif self.result == IS_STUCK:
            gain(t, self.target, STUCK, self.who)
        if self.form in (BRAWLING, GRAPPLING) and t.ready[self.target] != KO:
            for part in t.parts(self.target, Retaliates):
                deal(t, self.who, VALUES[part.rank], part.kind)

    def jump(self, t: Table) -> Ask | None:
        far = sum(rule.squares for rule in self.rules(t) if isinstance(rule, Jumps))
        if t.ready[self.who] == KO or not far:
            return None
        if far == 1:
            free = squares_of(t.ground().paces(gait(t, self.who)).open[t.at[self.who]] & ~t.occupied())
        else:
            free = harmless(t, self.who, far)
        return Ask(t.seat[self.who], "jump", (PASS, *free))

    def answer_jump(self, t: Table, square: Any) -> None:
        self.step += 1
        if square != PASS:
            t.emit(Moved, self.who, t.at[self.who], square, "jump")
            t.at[self.who] = square

    def endurance(self, t: Table) -> Frame[Any] | None:
        """A figure that was KO'ed needs no FEAT any more."""
        if self.result not in (SLAM, STUN, KILL) or t.ready[self.target] == KO:
            self.finish()
            return None
        shift = sum(part.shift for part in t.parts(self.who, KillShift)) if self.result == KILL else 0
        return Feat(self.target, self.result, ENDURANCE, shift=shift)

    def effect(self, t: Table) -> Frame[Any] | None:
        if self.result == KILL:
            lose_health(t, self.target, RED - t.colour)  # FT-492..FT-495
        elif self.result == STUN:
            if t.colour <= GREEN:
                gain(t, self.target, STUNNED if t.colour == WHITE else STAGGERED, self.who)
        elif t.colour <= YELLOW:
            gain(t, self.target, STAGGERED, self.who)
            if t.colour <= GREEN and t.ready[self.who] != KO:
                return Slam(self.who, self.target, 1 if t.colour == GREEN else 0)
        return None


def receivers(t: Table, who: int) -> list[int]:
    """Who may take damage for a figure: a bodyguard beside it, or a lesser Teammate if its own Special says so."""
    passes = t.has(who, PassesOn)
    renown = t.folio(who).renown
    return [
        other
        for other in t.standing(t.seat[who])
        if t.teammates(who, other)
        and adjacent(t, who, other)
        and (t.has(other, Guards) or (passes and t.folio(other).renown < renown))
    ]


@dataclass(slots=True)
class Slam(Step):
    """Thrown directly away from the attacker: 1 square, or 1d5 of the attacker's roll (FT-471, FT-472)."""

    STEPS = ("roll", "again", "fly")

    by: int
    who: int
    squares: int
    """0: the attacker rolls for it."""

    def roll(self, t: Table) -> None:
        if self.squares:
            self.back_to("fly")
        else:
            self.squares = d5(t)

    def again(self, t: Table) -> Ask | None:
        offers = rerolls(t, self.by)
        return Ask(t.seat[self.by], "reroll", (PASS, *offers)) if offers else None

    def answer_reroll(self, t: Table, payer: Any) -> None:
        self.step += 1
        if payer != PASS:
            pay_reroll(t, self.by, payer)
            self.squares = d5(t)

    def fly(self, t: Table) -> None:
        """Figures, Solid terrain, walls and the edge of the map stop it; nobody is slammed up onto a roof (TQ-48)."""
        ground, start = t.ground(), t.at[self.who]
        lifted = t.flies(self.who) or gait(t, self.who).climbs
        x0, y0 = ground.xy(t.at[self.by])
        for _ in range(self.squares):
            here = t.at[self.who]
            x, y = ground.xy(here)
            dx, dy = direction(x - x0, y - y0)
            if not (0 <= x + dx < ground.width and 0 <= y + dy < ground.height):
                break
            there = (y + dy) * ground.width + x + dx
            how = next((how for other, how in ground.steps[here] if other == there), NOBODY)
            rises = ground.elevated(there) and not ground.elevated(here)
            if how == NOBODY or rises or ground.full >> there & 1 or t.occupied() >> there & 1:
                break
            t.at[self.who] = there
            if how in (DROP, FEATURE) and ground.elevated(here) and not ground.elevated(there) and not lifted:
                fall(t, self.who)
            if t.ready[self.who] != KO and ground.bits[there] & FIRE:
                deal(t, self.who, VALUES[ground.fire(there)], "fire")
            if t.ready[self.who] == KO:
                return
        if t.at[self.who] != start:
            t.emit(Slammed, self.who, start, t.at[self.who])


@dataclass(slots=True)
class FlurryOfBlows(Step):
    """Several Brawling attacks, each against whom the player likes (FT-186)."""

    STEPS = ("strike",)

    who: int
    left: int

    def strike(self, t: Table) -> Ask | None:
        if not self.left or t.ready[self.who] == KO:
            return None
        choices = brawls(t, self.who)
        return Ask(t.seat[self.who], "flurry", (PASS, *choices)) if choices else None

    def answer_flurry(self, t: Table, choice: Any) -> Frame[Any] | None:
        if choice == PASS:
            self.left = 0
            return None
        self.left -= 1
        return Strike(self.who, choice[0], choice[1], how="flurry")


def brawls(t: Table, who: int) -> list[tuple[int, int]]:
    """The Brawling attacks a figure can make: number and target."""
    return [(number, foe) for number, one in enumerate(t.attacks(who)) if one.form == BRAWLING for foe in targets(t, who, one)]


__all__ = [
    "THROW", "Armor", "Charge", "FlurryOfBlows", "Slam", "Strike", "allowed", "brawls", "charge_ends", "charges", "in_the_line",
    "in_the_open", "receivers", "targets", "the_attack", "to_hit_shift",
]  # fmt: skip
