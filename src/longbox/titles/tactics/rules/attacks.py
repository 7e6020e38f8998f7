"""One attack of any form, from its declaration to its last effect: `Strike.STEPS` is the order (TQ-59).

Whom it may be made against is in `targets`, what shifts its FEAT in `to_hit`. A Charge moves first (`charges`), a Flurry of Blows
is several attacks (`specials`), and who is Slammed flies on in `slams`.
"""

from __future__ import annotations

from dataclasses import dataclass

from longbox.kernel import PASS, Ask

from ..codes import (
    BRAWLING,
    BY_ACTION,
    BY_ATTACK,
    BY_BURST,
    BY_RETALIATION,
    CONDITION_BITS,
    ENDURANCE,
    FIGHTING,
    GRAPPLING,
    GREEN,
    HELD,
    INTUITION,
    KO,
    NOBODY,
    RED,
    SENSED,
    SHAPESHIFT,
    STAGGERED,
    STUCK,
    STUNNED,
    VALUES,
    WHITE,
    YELLOW,
)
from ..events import Attacked, AttackFailed, ResultTaken, Transferred
from ..state import Step, Table
from ..words import (
    THINGS,
    AlsoDeals,
    Attack,
    Bash,
    Bursts,
    DealsInstead,
    Inflicts,
    Jumps,
    KillShift,
    Pierces,
    Retaliates,
    Senses,
    Weakens,
    Word,
)
from .choices import Pass
from .conditions import can_evade, gain, rooted, tire
from .damage import deal, lose_health, weaken
from .feats import (
    BULLSEYE,
    HIT,
    IS_HELD,
    IS_STUCK,
    KILL,
    SLAM,
    STUN,
    TO_EVADE,
    TO_HIT,
    TO_SEE_THROUGH,
    TO_SENSE,
    Feat,
    meaning,
    shifted,
)
from .harm import harm, receivers
from .jumps import jump_to, landings
from .objects import spend, throw_of
from .sight import affected
from .slams import Slam
from .targets import THROW
from .to_hit import allowed, to_hit_shift


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
    how: str = BY_ACTION
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
            self.thing = t.things[spend(t, self.who)]  # FT-550, FT-554: gone before the roll
        attack = self.attack(t)
        self.form, self.kind = attack.form, attack.kind
        t.emit(Attacked, self.who, self.target, attack.id, self.how, self.thing)

    def sense(self, t: Table) -> Step | None:
        """FT-122."""
        for part in t.parts(self.target, Senses):
            if (self.target, SENSED) not in t.used:
                t.used.append((self.target, SENSED))
                self.asked = True
                return Feat(self.target, TO_SENSE, part.ability)
        return None

    def see_through(self, t: Table) -> Step | None:
        """An Intuition FEAT, or the attack fails."""
        if self.asked and t.colour >= GREEN:
            self.fail(t, "senses")
            return None
        self.asked = bool(t.conditions[self.target] & SHAPESHIFT)  # FT-337
        return Feat(self.who, TO_SEE_THROUGH, INTUITION) if self.asked else None

    def fail(self, t: Table, why: str) -> None:
        t.emit(AttackFailed, self.who, self.target, why)
        self.finish()

    def offer_evasion(self, t: Table) -> Ask | None:
        """Only a Brawling attack is evaded, by who is able to."""
        if self.asked and t.colour < GREEN:  # FT-337
            self.fail(t, "shapeshift")  # FT-337
            return None
        if self.form != BRAWLING or not can_evade(t, self.target):  # FT-509, FT-510
            self.back_to("feat")  # FT-509, FT-510
            return None
        return Ask(t.seat[self.target], "evade", (PASS, "evade"))

    def answer_evade(self, t: Table, choice: str) -> None:
        if choice == PASS:
            self.back_to("feat")
        else:
            self.step += 1

    def evade(self, t: Table) -> Step:
        return Feat(self.target, TO_EVADE, FIGHTING)

    def evaded(self, t: Table) -> None:
        self.evasion = t.colour
        tire(t, self.target)  # FT-513

    def feat(self, t: Table) -> Step:
        attack = self.attack(t)
        ability, rank = attack.to_hit
        return Feat(self.who, TO_HIT, ability, rank, to_hit_shift(t, self.who, attack, self.target))

    def read(self, t: Table) -> None:
        attack = self.attack(t)
        self.colour = t.colour
        if self.evasion == RED:
            self.colour = WHITE  # FT-517
        elif self.evasion == WHITE and self.colour == WHITE:
            self.colour = GREEN  # FT-514
        self.rank = t.measure(self.who, attack.damage)  # FT-364, FT-365, FT-368
        for rule in self.rules(t):
            if isinstance(rule, DealsInstead) and self.concerns(t, rule.against):  # FT-376
                self.rank = rule.rank  # FT-376
            elif isinstance(rule, Bash):  # FT-551
                self.rank = shifted(self.rank, rule.columns)  # FT-551
        if self.colour == WHITE:  # FT-016, FT-371, FT-405, FT-416
            for rule in attack.rules:
                if isinstance(rule, Inflicts) and rule.miss:  # FT-371
                    gain(t, self.target, CONDITION_BITS[rule.condition], self.who)
            self.fail(t, "evaded" if self.evasion == RED else "miss")

    def rules(self, t: Table) -> tuple[Word, ...]:
        """The special rules of the attack and of an Object that is swung (FT-551)."""
        return (*self.attack(t).rules, *(THINGS[self.thing].rules if self.swing else ()))

    def concerns(self, t: Table, against: str) -> bool:
        return not against or t.disposition(self.target) == against

    def take(self, t: Table) -> Ask | None:
        """The best result that may be had, or any lower one (FT-464, TQ-40)."""
        attack = self.attack(t)
        results = [meaning(self.form, self.kind, colour, t.options) for colour in range(self.colour, WHITE, -1)]
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

    def answer_transfer(self, t: Table, receiver: int | Pass) -> None:
        self.step += 1
        if receiver != PASS:
            self.receiver = receiver
            t.emit(Transferred, self.target, receiver)

    def amount(self, t: Table) -> int:
        """The attack's damage before Armor: all, half or none of it after an Evasion."""
        value = VALUES[self.rank]
        if self.form == GRAPPLING and self.result == HIT and t.options["grappling_green"] == "half":  # TQ-03
            value = t.half(value)
        return self.reduced(t, value)

    def reduced(self, t: Table, amount: int) -> int:
        """What an Evasion leaves of damage (FT-515, FT-516)."""
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
            deal(t, victim, amount + more, self.kind, pierced, BY_ATTACK, self.who)  # FT-488
        else:
            deal(t, victim, amount, self.kind, pierced, BY_ATTACK, self.who)
            if more:  # TQ-38: the Bullseye is not transferred
                deal(t, self.target, more, self.kind, pierced, BY_ATTACK, self.who)
        for rule in self.rules(t):
            if isinstance(rule, AlsoDeals) and self.concerns(t, rule.against):  # FT-374, FT-375
                deal(t, victim, self.reduced(t, VALUES[rule.rank]), rule.kind, pierced, BY_ATTACK, self.who)  # FT-374, FT-375
            elif isinstance(rule, Bursts):
                for other in affected(t, origin, rule.squares):
                    if other != self.target:
                        harm(t, other, VALUES[rule.rank], self.kind, BY_BURST, self.who)

    def after_hit(self, t: Table) -> None:
        """What happens when an attack hits comes after its damage."""
        for rule in self.rules(t):
            if isinstance(rule, Inflicts):  # FT-370, FT-372
                gain(t, self.target, CONDITION_BITS[rule.condition], self.who)  # FT-370
            elif isinstance(rule, Weakens):  # FT-372, FT-373
                weaken(t, self.target)  # FT-372, FT-373
        if self.extra == "weaken":
            weaken(t, self.target)
        if self.result == IS_HELD:
            gain(t, self.target, HELD, self.who)
        elif self.result == IS_STUCK:
            gain(t, self.target, STUCK, self.who)
        if self.form in (BRAWLING, GRAPPLING) and t.ready[self.target] != KO:
            for part in t.parts(self.target, Retaliates):
                harm(t, self.who, VALUES[part.rank], part.kind, BY_RETALIATION, self.target)

    def leap(self, t: Table) -> int:
        """How many squares the attacker may jump after a hit."""
        return sum(rule.squares for rule in self.rules(t) if isinstance(rule, Jumps))

    def jump(self, t: Table) -> Ask | None:
        far = self.leap(t)
        if t.ready[self.who] == KO or not far or rooted(t, self.who):
            return None
        return Ask(t.seat[self.who], "jump", (PASS, *landings(t, self.who, far)))

    def answer_jump(self, t: Table, square: int | Pass) -> None:
        self.step += 1
        if square != PASS:
            jump_to(t, self.who, self.leap(t), square)

    def endurance(self, t: Table) -> Step | None:
        """A figure that was KO'ed needs no FEAT any more."""
        if self.result not in (SLAM, STUN, KILL) or t.ready[self.target] == KO:
            self.finish()
            return None
        shift = sum(part.shift for part in t.parts(self.who, KillShift)) if self.result == KILL else 0
        return Feat(self.target, self.result, ENDURANCE, shift=shift)

    def effect(self, t: Table) -> Step | None:
        if self.result == KILL:
            lose_health(t, self.target, RED - t.colour)  # FT-492..FT-495
        elif self.result == STUN:
            if t.colour <= GREEN:  # FT-477..FT-479
                gain(t, self.target, STUNNED if t.colour == WHITE else STAGGERED, self.who)  # FT-477..FT-479
        elif t.colour <= YELLOW:  # FT-471..FT-474
            gain(t, self.target, STAGGERED, self.who)  # FT-471..FT-473
            if t.colour <= GREEN and t.ready[self.who] != KO:  # FT-471..FT-473
                return Slam(self.who, self.target, 1 if t.colour == GREEN else 0)
        return None
