"""Special rules that stand on the attacks of several cards, and attacks that do."""

from ...words import *
from .effects import brings
from .sets import NINJAS

# -- Power and healing -------------------------------------------------------------------------------------------------

POWER_FOR_DAMAGE = after_attack(gain_power(SELF, damage_dealt))
"""After the attack, Power for the damage dealt."""
ONE_POWER = after_attack(gain_power(SELF, 1))
"""After the attack, 1 Power."""
LEECH = after_attack(heal(SELF, damage_dealt))
"""After the attack, heal as much damage as it dealt."""

# -- reach and dice ----------------------------------------------------------------------------------------------------

NO_LOS_NO_COVER = (static("ignore_los", True), static("no_cover", True))
"""It needs no line of sight, and cover does not help against it."""
DICE_FOR_THREAT = during("attack_pool", add_dice("attack", threat_of(TARGET)))
"""As many more dice as the target has threat."""
MORE_POWER_MORE_DICE = during("attack_pool", seq(spend_up_to(3), add_dice("attack", spent)))
"""A die for each of up to 3 Power that is spent besides."""
ONLY_ITS_OWN_DICE = during("targeted", seq(until("attack", "no_added_dice", SELF, 1), until("attack", "no_modify", SELF, 1)))
"""Only Criticals add dice to the attack, and the attacker does not change them."""
NO_CRITS_AGAINST_IT = during("attack_pool", seq(count_face("defense", CRIT, 0), until("attack", "no_crit_dice", TARGET, 1)))
"""Criticals of the defense roll count nothing and add no dice."""
FLANKED_BY_NINJAS = during("attack_pool", add_dice("attack", 2), when=that(TARGET, close_to(NINJAS, 2)))
"""Two more dice against a target near Hand Ninjas."""

# -- Wilds and other icons ---------------------------------------------------------------------------------------------


def on_wild(name: str, rule: Rule) -> Rule:
    """A rule that applies if the attack roll shows a Wild."""
    return icons(WILD, name=name)(rule)


def wild_condition(name: str) -> Rule:
    """A Wild: the target gains a condition."""
    return on_wild(name, after_attack(gain_condition(TARGET, name)))


def wild_push(when: Test = always) -> Rule:
    """A push away that may be left."""
    return on_wild("push", before_damage(may(push(TARGET, S, AWAY, SELF), "push"), when=when))


def wild_throw() -> Rule:
    """Whoever is not too big may be thrown away before the damage."""
    return on_wild("throw", before_damage(may(throw(TARGET, S, AWAY, SELF), "throw"), when=that(TARGET, size(4) & affectable)))


def pierces(*faces: int) -> Rule:
    """These faces together: a defense die that counts becomes a blank."""
    return icons(*faces, name="pierce")(during("modify_opponent", pierce()))


PIERCE = pierces(WILD)
"""A Wild: a defense die that counts becomes a blank."""
EXPLOSIVE = on_wild("explosive", before_damage(each(enemy & ~role(TARGET) & within(2, TARGET), damage(IT, 1))))
"""A Wild: the other enemies near the target suffer 1 damage."""
EXPLOSIVE_FORCE = on_wild(
    "explosive-force",
    after_attack(in_turn(other & within(2), if_(can_be_moved(IT, "push"), seq(push(IT, S, AWAY, SELF), damage(IT, 1))))),
)
"""Everyone else around is pushed away and suffers."""
SUPPRESSION = on_wild("suppression", after_attack(gain_one_of(TARGET, ("incinerate", "shock", "slow"), rolled(WILD))))
"""The target gains one of three conditions for each Wild."""
SAP_POWER = on_wild("sap-power", before_damage(drain(TARGET, rolled(WILD))))
"""A Wild: the attacker takes 1 Power of the target for each Wild."""


def spray(name: str, range: int) -> Rule:
    """Damage for the other enemies around."""
    return icons(WILD, HIT, name=name)(after_attack(each(enemy & ~role(TARGET) & within(range), damage(IT, 1))))


def ricochet(attack: str) -> Rule:
    """The attack once more, without this rule, against somebody else near the first target."""
    again = extra_attack(attack, ~role(LAST_TARGET) & within(3, LAST_TARGET), anywhere=True, without=("ricochet",))
    return on_wild("ricochet", after_attack(again, when=that(TARGET, in_play)))


def again(attack: str, rule: str, *faces: int) -> Rule:
    """One more such attack against the same target."""
    return icons(*faces, name=rule)(after_attack(extra_attack(attack, role(LAST_TARGET), without=(rule,))))


# -- conditions --------------------------------------------------------------------------------------------------------


def if_hurt(*conditions: str) -> Rule:
    """Conditions for the target if it suffered damage."""
    return after_attack(gain_condition(TARGET, *conditions), when=dealt_damage)


DEGENERATION = on_wild(
    "degeneration", after_attack(lasts("activation phase", on(would_heal(it=role(SUBJECT)), no_healing()), TARGET))
)
"""A Wild: no damage is removed from the target before the Cleanup Phase."""
BLEEDS = after_attack(gain_condition(TARGET, "bleed"))
"""After the attack, the target bleeds."""
BLEEDING_CUTS = (POWER_FOR_DAMAGE, wild_condition("bleed"), PIERCE)
"""Power for the damage dealt; a Wild bleeds, a Wild pierces."""

# -- moving ------------------------------------------------------------------------------------------------------------


def may_throw(most: int) -> Rule:
    """After the attack, a target of at most this Size may be thrown Short."""
    return after_attack(may(throw(TARGET, S), "throw"), when=that(TARGET, size(most) & affectable))


UNDERFOOT = after_attack(push(TARGET, S), when=dealt_damage & that(TARGET, affectable), name="underfoot")
"""A target that suffered damage is pushed Short."""
BESIDE_TARGET = after_attack(place(SELF, 1, TARGET), when=that(TARGET, in_play))
"""After the attack, the attacker is placed beside its target."""
BESIDE_LAST_TARGET = after_series(place(SELF, 1, LAST_TARGET), when=that(LAST_TARGET, in_play))
"""After all attacks of a beam, the attacker is placed beside the last target."""
SWING_AWAY = after_attack(advance(SELF, L, optional=True), when=moved_in_activation)
"""After the attack, an advance for whoever has moved in this activation."""
CALLS_NINJAS = after_attack(brings("hand-ninjas", 1), when=~any_of(NINJAS))
"""After the attack, Hand Ninjas come into play if none are."""

# -- whole attacks -----------------------------------------------------------------------------------------------------

VIBRANIUM_WEAPONS = Strike("vibranium-weapons", ENERGY, range=2, dice=5, rules=(POWER_FOR_DAMAGE, PIERCE))
"""The attack of both Killmongers."""
IMPACT_WEBBING = Strike(
    "impact-webbing", PHYSICAL, range=4, dice=4, rules=(ONE_POWER, wild_push(when=that(TARGET, size(2, pushed=True))))
)
"""An attack of several spiders."""
WHATEVER_A_SPIDER_CAN = Strike(
    "whatever-a-spider-can",
    PHYSICAL,
    range=2,
    dice=8,
    cost=5,
    rules=(after_attack(advance(SELF, M, optional=True)), on_wild("catch", after_attack(topple(TARGET, 2, 3, optional=True)))),
)
"""An attack of several spiders."""

__all__ = [
    "BESIDE_LAST_TARGET",
    "BESIDE_TARGET",
    "BLEEDING_CUTS",
    "BLEEDS",
    "CALLS_NINJAS",
    "DEGENERATION",
    "DICE_FOR_THREAT",
    "EXPLOSIVE",
    "EXPLOSIVE_FORCE",
    "FLANKED_BY_NINJAS",
    "IMPACT_WEBBING",
    "LEECH",
    "MORE_POWER_MORE_DICE",
    "NO_CRITS_AGAINST_IT",
    "NO_LOS_NO_COVER",
    "ONE_POWER",
    "ONLY_ITS_OWN_DICE",
    "PIERCE",
    "POWER_FOR_DAMAGE",
    "SAP_POWER",
    "SUPPRESSION",
    "SWING_AWAY",
    "UNDERFOOT",
    "VIBRANIUM_WEAPONS",
    "WHATEVER_A_SPIDER_CAN",
    "again",
    "if_hurt",
    "may_throw",
    "on_wild",
    "pierces",
    "ricochet",
    "spray",
    "wild_condition",
    "wild_push",
    "wild_throw",
]
