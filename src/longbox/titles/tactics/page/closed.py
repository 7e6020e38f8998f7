"""What a player would look for and cannot choose now, with the reason: asked of the same predicates the rules use."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias, cast

from longbox.kernel import Ask

from ..codes import (
    ATTACK,
    BRAWLING,
    CHARGING,
    COST,
    EASY,
    GRAPPLING,
    HELD,
    MENTAL,
    MOVE,
    NO_DODGE,
    NOBODY,
    PHASED,
    STUCK,
    TIRED,
    names_of,
)
from ..rules.activation import Activation
from ..rules.adjacency import adjacent_foes, beside, reach_of
from ..rules.charges import charge_ends
from ..rules.choices import Action
from ..rules.conditions import may_affect, only_moves, rooted
from ..rules.objects import liftable
from ..rules.sight import in_the_way, sees
from ..rules.specials import action_word, cost_of_special
from ..rules.targets import THROW, in_the_open, the_attack
from ..state import Table
from ..words import Attack, Carries
from .sent import Closed
from .voice import Voice


def closed(v: Voice, t: Table, ask: Ask) -> list[Closed]:
    """For an activation the actions that are not among its options; for a Panel the figures that are Tired."""
    frame = t.stack[-1]
    if ask.kind == "activate":
        tired = [who for who in t.standing(ask.seat) if t.ready[who] == TIRED]
        return [{"label": v.figure(who), "group": v("group.ally"), "why": v("why.tired")} for who in tired]
    if ask.kind == "act" and isinstance(frame, Activation):
        return [{"label": label, "group": v(f"group.{group}"), "why": why} for label, group, why in Shut(v, t, ask, frame).all()]
    return []


Shutting: TypeAlias = tuple[str, str, str]
"""Label, group and reason of an action that cannot be taken."""


class Shut:
    """The actions one figure cannot take now."""

    def __init__(self, v: Voice, t: Table, ask: Ask, frame: Activation) -> None:
        self.v, self.t, self.frame, self.who = v, t, frame, frame.who
        self.options = cast("Sequence[Action]", ask.options)
        self.seat = t.seat[frame.who]

    def all(self) -> list[Shutting]:
        v, t, who = self.v, self.t, self.who
        found: list[Shutting] = []
        if not self.offered("move"):
            found.append(
                (v("a.move"), "move", self.spent(MOVE) or (v("why.stuck") if t.conditions[who] & STUCK else v("why.speed")))
            )
        found += self.no_attacks()
        found += self.no_specials()
        if not self.offered("plot"):
            found.append((v("a.plot", plot=v.plot(self.seat)), "other", self.spent(ATTACK) or self.no_plot()))
        if not self.offered("dodge"):
            found.append((v("a.dodge"), "other", self.spent(self.frame.dodge_costs(t)) or self.no_dodge()))
        return found + self.no_objects()

    def offered(self, kind: str) -> bool:
        return any(one[0] == kind for one in self.options)

    def spent(self, action: str) -> str:
        """Why there is no room for an action; empty if there is."""
        if self.frame.able(self.t)[action]:
            return ""
        if self.frame.tough:
            return self.v("why.tough")
        if only_moves(self.t, self.who) and action != MOVE:
            return self.v("why.stunned")
        return self.v(f"why.spent {action}")

    def no_attacks(self) -> Iterator[Shutting]:
        for number, attack in enumerate(self.t.attacks(self.who)):
            kind, group = ("charge", "charge") if attack.form == CHARGING else ("strike", "attack")
            if not any(one[:2] == (kind, number) for one in self.options):
                why = self.spent(COST[attack.form]) or self.no_target(attack)
                yield self.v.attack(self.who, number), group, why
        yield from self.no_throw()

    def no_throw(self) -> Iterator[Shutting]:
        """Why what it carries cannot be thrown at anybody."""
        carried = self.t.carrying[self.who]
        if carried != NOBODY and not any(one[:2] == ("strike", THROW) for one in self.options):
            why = self.spent(ATTACK) or self.no_aim(the_attack(self.t, self.who, THROW))
            yield self.v("a.throw nobody", thing=self.v.thing(carried)), "attack", why

    def no_specials(self) -> Iterator[Shutting]:
        for number, special in enumerate(self.t.folio(self.who).specials):
            if (special.action or action_word(special)) and ("special", number) not in self.options:
                why = self.spent(cost_of_special(special)) or self.no_special(number)
                yield self.v.name(f"special/{special.id}"), "special", why

    def no_target(self, attack: Attack) -> str:
        v, t, who = self.v, self.t, self.who
        if attack.form == CHARGING:
            return self.no_charge()
        if attack.form in (BRAWLING, GRAPPLING):
            if attack.form == GRAPPLING and t.carrying[who] != NOBODY:
                return v("why.carrying")
            return v("why.phased") if t.conditions[who] & PHASED else v("why.adjacent")
        if attack.form != MENTAL and t.carrying[who] != NOBODY:
            return v("why.carrying")
        return self.no_aim(attack)

    def no_aim(self, attack: Attack) -> str:
        """Why nobody can be shot at."""
        v, t, who = self.v, self.t, self.who
        near = t.foes(who) if attack.form == MENTAL else in_the_open(t, who)
        if not near and t.foes(who):
            return v("why.engaged", who=v.figures(adjacent_foes(t, who), "or"))
        near = [foe for foe in near if t.ground().distance(t.at[who], t.at[foe]) <= attack.range]
        if not near:
            return v("why.range", n=attack.range)
        near = [foe for foe in near if may_affect(t, who, foe)]
        return v("why.sight", names=v.figures(near, "or")) if near else v("why.phased")

    def no_charge(self) -> str:
        v, t, who = self.v, self.t, self.who
        if t.conditions[who] & (HELD | STUCK):
            return v("why.held")
        speed, reach, ground = t.speed(who), reach_of(t, who), t.ground()
        least, most = max(1, speed - reach), 2 * speed + reach
        near = [foe for foe in t.foes(who) if least <= ground.distance(t.at[who], t.at[foe]) <= most]
        if not near:
            return v("why.charge far", least=least, most=most)
        blocking = in_the_way(t, who)
        seen = [foe for foe in near if sees(t, who, foe, blocking)]
        if not seen:
            return v("why.sight", names=v.figures(near, "or"))
        free = [foe for foe in seen if charge_ends(t, who, foe)]
        return v("why.charge way", names=v.figures(free or seen, "or"))

    def no_special(self, number: int) -> str:
        if number in self.t.countered_of(self.who):
            return self.v("why.countered")
        if rooted(self.t, self.who) and isinstance(action_word(self.t.folio(self.who).specials[number]), Carries):
            return self.v("why.condition", condition=self.v.name("condition/stuck"))
        return self.v("why.switched" if (self.who, number) in self.t.switched else "why.special")

    def no_plot(self) -> str:
        v, t, who = self.v, self.t, self.who
        if t.commander[who] != NOBODY:
            return v("why.command")
        if t.conditions[who] & PHASED:
            return v("why.condition", condition=v.name("condition/phased"))
        return v("why.plot", plot=v.plot(self.seat))

    def no_dodge(self) -> str:
        hindered = names_of(self.t.conditions[self.who] & NO_DODGE)
        if hindered:
            return self.v("why.condition", condition=self.v.name(f"condition/{hindered[0]}"))
        return self.v("why.carrying")

    def no_drop(self) -> list[Shutting]:
        """Why what it carries cannot be put down."""
        if self.t.carrying[self.who] == NOBODY or self.offered("drop"):
            return []
        thing = self.v.thing(self.t.carrying[self.who])
        return [(self.v("a.drop nowhere", thing=thing), "object", self.spent(EASY) or self.v("why.no room"))]

    def no_objects(self) -> list[Shutting]:
        """Objects in reach that stay where they are, and one that stays in its hands."""
        v, t, who = self.v, self.t, self.who
        can = liftable(t, who)
        found = self.no_drop()
        for number, square in enumerate(t.thing_at):
            if square < 0 or not beside(t, who, square) or ("pick", number) in self.options:
                continue
            thing = t.the_thing(number)
            if thing.artifact:
                why = v("why.artifact")
            elif t.carrying[who] != NOBODY:
                why = v("why.carrying")
            elif t.conditions[who] & PHASED:
                why = v("why.condition", condition=v.name("condition/phased"))
            else:
                why = self.spent(EASY) if number in can else v("why.heavy", rank=v.rank(thing.material))
            found.append((v("a.pick", thing=v.thing(number), number=number + 1), "object", why))
        return found


__all__ = ["closed"]
