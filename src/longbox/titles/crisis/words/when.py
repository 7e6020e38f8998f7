"""Whether: tests of the moment, of the turn and of the attack being resolved."""

from __future__ import annotations

from itertools import combinations

from longbox.kernel import Window

from ..codes import NOBODY
from ..rules.actions import AttackAction, facts_of_activation
from ..rules.attacks import Attack
from ..rules.beams_and_areas import Series
from ..rules.cover import in_cover
from ..rules.damage import Suffer
from ..rules.dice import Dodge
from ..rules.gems import threat_now
from ..rules.movement import Advance
from ..rules.targets import usable
from ..script import queries
from ..script.nodes import ATTACKER, TARGET, Amount, Context, Filter, Number, Role, Test, ally, amount
from ..script.running import Run

# -- numbers, turns, rounds --------------------------------------------------------------------------------------------


def at_least(n: int, count: Number) -> Test:
    return Test("at_least", lambda c: count.read(c) >= n, (n, count))


def some(n: Number) -> Test:
    """There is any of it."""
    return Test("some", lambda c: n.read(c) > 0, (n,))


def more(one: Amount, two: Amount) -> Test:
    """One number is more than another."""
    return Test("more", lambda c: amount(c, one) > amount(c, two), (one, two))


own_turn = Test("own_turn", lambda c: c.table.active == c.seat)
"""It is a turn of the card's player."""
own_activation = Test("own_activation", lambda c: c.table.activated() == c.me)
"""This character's activation is going on."""
first_round = Test("first_round", lambda c: c.table.round <= 1)
"""It is the first round."""


def in_round(n: int) -> Test:
    """It is this round."""
    return Test("in_round", lambda c: c.table.round == n, (n,))


def _unanswered(c: Context) -> bool:
    window = c.table.stack[-1]
    return not isinstance(window, Window) or all(key[0] != c.me for key in window.used)


unanswered = Test("unanswered", _unanswered)
"""Nothing of this character has answered this moment: a form that has just been taken on does not answer it again."""


def chose(mode: str) -> Test:
    """A choice that lasts is in force (see `until`)."""
    return Test("chose", lambda c: any(row[0] == mode and row[2] == c.me for row in c.table.lasting), (mode,))


def keeps(ability: str) -> Test:
    """Nothing takes this superpower from this character."""
    return Test("keeps", lambda c: ability not in c.table.changes(queries.LOSES, c.me), (ability,))


def unused_this_turn(ability: str) -> Test:
    """This character has not used this yet this turn; `tick(SELF, ability)` notes that it has."""
    return Test("unused_this_turn", lambda c: c.table.unused(ability, c.me, "turn"), (ability,))


def company(n: int, side: Filter, range: int, dazed: bool = True) -> Test:
    """At least so many other allies or enemies of this character are within a Range of it; Dazed ones count, too, unless told."""

    def check(c: Context) -> bool:
        t = c.table
        counted = t.bystanders() if dazed else t.affectable()
        return sum(who != c.me and side.test(c, who) and t.within(c.me, who, range) for who in counted) >= n

    return Test("company", check, (n, "ally" if side is ally else "enemy", range, dazed))


def all_within(which: Filter, range: int) -> Test:
    """Two or more of those a filter finds are on the battlefield, all within a Range of each other."""

    def check(c: Context) -> bool:
        found = which.counted(c)
        return len(found) > 1 and all(c.table.within(one, two, range) for one, two in combinations(found, 2))

    return Test("all_within", check, (which, range))


def down(who: Role) -> Test:
    """Somebody is Dazed or has been KO'd."""
    return Test("down", lambda c: who.of(c) >= 0 and not c.table.can_be_affected(who.of(c)), (who,))


standing = Test("standing", lambda c: c.table.damage[c.me] < c.table.stamina(c.me))
"""This character has less damage than Stamina."""


def outranks(one: Role, two: Role) -> Test:
    """One character has more Threat than another."""
    return Test("outranks", lambda c: threat_now(c.table, one.of(c)) > threat_now(c.table, two.of(c)), (one, two))


def fewer_than(n: int, which: Filter) -> Test:
    """A filter finds fewer than so many in play."""
    return Test("fewer_than", lambda c: sum(which.test(c, who) for who in c.table.present()) < n, (n, which))


def _moved_this_turn(c: Context) -> bool:
    return ("advanced", c.me, 0) in c.table.facts or ("placed", c.me, 0) in c.table.facts


moved_this_turn = Test("moved_this_turn", _moved_this_turn)
"""This character has advanced or been placed this turn, in whosever activation."""


def _moved_in_activation(c: Context) -> bool:
    done = facts_of_activation(c.table, c.me)
    return ("advanced", c.me, 0) in done or ("placed", c.me, 0) in done


moved_in_activation = Test("moved_in_activation", _moved_in_activation)
"""This character has advanced or been placed in its own activation this turn."""


# -- attack and defense ------------------------------------------------------------------------------------------------

in_attack = Test("in_attack", lambda c: ATTACKER.of(c) >= 0)
"""The moment belongs to an attack; a dodge has no attacker."""


def attack_is(*types: int) -> Test:
    """The moment belongs to an attack of one of these types."""

    def check(c: Context) -> bool:
        attack = c.table.attacking()
        return in_attack.check(c) and attack is not None and attack.kind in types

    return Test("attack_is", check, types)


def attack_type(*types: int) -> Test:
    """The attack being resolved is of one of these types."""

    def check(c: Context) -> bool:
        attack = c.table.attacking()
        return attack is not None and attack.kind in types

    return Test("attack_type", check, types)


def _attacked(c: Context) -> bool:
    attack = c.table.attacking()
    return attack is not None and attack.target == c.me


attacked = Test("attacked", _attacked)
"""The attack being resolved is against this character."""
is_attacker = Test("is_attacker", lambda c: ATTACKER.of(c) == c.me)
"""This character makes the attack in question."""
is_target = Test("is_target", lambda c: ATTACKER.of(c) != NOBODY and TARGET.of(c) == c.me)
"""This character is the target of the attack in question."""


def attacker_is(which: Filter) -> Test:
    """The one who makes the attack being resolved passes a filter."""

    def check(c: Context) -> bool:
        attack = c.table.attacking()
        return attack is not None and which.test(c, attack.attacker)

    return Test("attacker_is", check, (which,))


def facing(which: Filter) -> Test:
    """This character attacks, or is attacked by, somebody a filter finds."""

    def check(c: Context) -> bool:
        attacker, target = ATTACKER.of(c), TARGET.of(c)
        if attacker < 0 or c.me not in (attacker, target):
            return False
        return which.test(c, target if attacker == c.me else attacker)

    return Test("facing", check, (which,))


attack_or_defense = Test("attack_or_defense", lambda c: ATTACKER.of(c) >= 0)
"""The dice of an attack, not a dodge."""
dodges = Test("dodges", lambda c: ATTACKER.of(c) < 0 and TARGET.of(c) == c.me)
"""This character makes a dodge roll."""


def defends(*types: int) -> Test:
    """This character defends against an attack, of one of these types if any are named."""

    def check(c: Context) -> bool:
        return ATTACKER.of(c) >= 0 and TARGET.of(c) == c.me and (not types or c.table.attack().kind in types)

    return Test("defends", check, types)


def _defending(c: Context) -> bool:
    for frame in reversed(c.table.stack):
        if isinstance(frame, Attack | Dodge):
            return isinstance(frame, Attack) and frame.target == c.me
    return False


defending = Test("defending", _defending)
"""This character is the target of the attack being rolled; a dodge is not defending."""


def could_target(who: Role) -> Test:
    """The attack that is declared has no target yet and could be made against somebody."""

    def check(c: Context) -> bool:
        frame = next((one for one in reversed(c.table.stack) if isinstance(one, Attack | Series)), None)
        return isinstance(frame, Attack) and frame.target == NOBODY and who.of(c) in frame.options(c.table)

    return Test("could_target", check, (who,))


# -- how the attack went -----------------------------------------------------------------------------------------------


defeated_target = Test("defeated_target", lambda c: c.table.attack().defeated)
"""The attack Dazed or KO'd its target."""

attacked_before = Test(
    "attacked_before", lambda c: c.table.facts.count(("attacked", c.table.attack().attacker, c.table.attack().target)) > 1
)
"""The attacker has already attacked this target this turn."""


def _attacked_in_activation(c: Context) -> bool:
    t, attack = c.table, c.table.attack()
    before = facts_of_activation(t, attack.attacker).count(("attacked", attack.attacker, attack.target))
    return before > (t.activated() == attack.attacker)  # the attack being resolved is one of them


attacked_in_activation = Test("attacked_in_activation", _attacked_in_activation)
"""The attacker has already attacked this target in its own activation this turn."""


def attacked_in_activation_with(attack: str) -> Test:
    """The attacker has already attacked this target in its own activation this turn with this attack of its own."""

    def check(c: Context) -> bool:
        now = c.table.attack()
        return (f"attacked with {attack}", now.attacker, now.target) in facts_of_activation(c.table, now.attacker)

    return Test("attacked_in_activation_with", check, (attack,))


def weapon_is(*ids: str) -> Test:
    """The attack being resolved is one of these."""
    return Test("weapon_is", lambda c: c.table.attack().strike(c.table).id in ids, ids)


def marked(name: str) -> Test:
    """This character's card has noted something about the attack being resolved."""
    return Test("marked", lambda c: (name, c.me) in c.table.attack().marks, (name,))


def with_attacks_of(*types: int) -> Test:
    """The question is how far an attack of one of these types reaches."""
    return Test("with_attacks_of", lambda c: c.roles.get("kind") in types, types)


would_deal_damage = Test("would_deal_damage", lambda c: c.table.attack().hits > 0)
"""The attack being resolved is about to deal damage."""


def _has_cover(c: Context) -> bool:
    return in_cover(c.table, c.table.attack())


target_has_cover = Test("target_has_cover", _has_cover)
"""The target benefits from cover against the attack being resolved."""


def on_top(size: int) -> Test:
    """This character stands on terrain of this Size or more on which the attacker does not stand."""

    def check(c: Context) -> bool:
        t, attacker = c.table, ATTACKER.of(c)
        own = [i for i in t.standing_on(c.me) if t.the_ground().features[i].size >= size]
        return attacker != NOBODY and bool(own) and not set(own) <= set(t.standing_on(attacker))

    return Test("on_top", check, (size,))


def _attack_action(c: Context) -> bool:
    stack = c.table.stack
    taken = any(isinstance(frame, AttackAction) for frame in stack)
    return taken and sum(isinstance(frame, Attack) for frame in stack) == 1


attack_action = Test("attack_action", _attack_action)
"""The attack being resolved is the one an attack action was taken for, none that came of it."""


def _costless_attack(c: Context) -> bool:
    return any(not strike.cost for strike in usable(c.table, c.me))


costless_attack = Test("costless_attack", _costless_attack)
"""This character could make an attack that costs nothing."""


# -- movement and damage -----------------------------------------------------------------------------------------------


def moved_by(*kinds: str) -> Test:
    """The movement that has ended was one of these: advance, climb, place, push, throw."""
    return Test("moved_by", lambda c: c.roles.get("how") in kinds, kinds)


def moving(*how: str) -> Test:
    """The movement is of one of these kinds."""
    return Test("moving", lambda c: c.roles["how"] in how, how)


def _is_move_action(c: Context) -> bool:
    if c.roles["cause"] != NOBODY or c.roles["how"] not in ("advance", "climb"):
        return False
    stack = c.table.stack
    if not c.table.options["mended"]:
        return True
    last = max(at for at, frame in enumerate(stack) if isinstance(frame, Advance))
    return not isinstance(stack[last - 1], Run)  # a Crisis card moves somebody, and is nobody's


move_action = Test("move_action", _is_move_action)
"""The movement is a move action: an advance or climb that no effect has caused."""
by_itself = Test("by_itself", lambda c: c.roles["it"] == c.roles["cause"])
"""It happens to somebody by an effect of its own."""


damage_is_more_than_one = Test("damage_is_more_than_one", lambda c: c.table.frame(Suffer).n > 1)


__all__ = [
    "all_within", "at_least", "attack_action", "attack_is", "attack_or_defense", "attack_type", "attacked", "attacked_before",
    "attacked_in_activation", "attacked_in_activation_with", "attacker_is", "by_itself", "chose", "company",
    "costless_attack", "could_target", "damage_is_more_than_one", "defeated_target", "defending", "defends", "dodges", "down",
    "facing", "fewer_than", "first_round", "in_attack", "in_round", "is_attacker", "is_target", "keeps", "marked", "more",
    "move_action", "moved_by", "moved_in_activation", "moved_this_turn", "moving", "on_top", "outranks", "own_activation",
    "own_turn", "some", "standing", "target_has_cover", "unanswered", "unused_this_turn", "weapon_is", "with_attacks_of",
    "would_deal_damage",
]  # fmt: skip
