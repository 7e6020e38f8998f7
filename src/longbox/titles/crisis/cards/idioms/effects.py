"""Effects and parts of superpowers that several cards share."""

from ...script.crises import SECURE
from ...words import *
from .sets import HOLDER, PORTABLE

# -- effects -----------------------------------------------------------------------------------------------------------

CHARGE = seq(action("move"), action("attack"))
"""A move action, then an attack action."""


def arc(n: int) -> Effect:
    """Enemies near the target suffer so much, as many as the attack roll shows Wilds."""
    return choose_up_to(enemy & ~role(TARGET) & within(3, TARGET), rolled(WILD), damage(CHOSEN, n))


def brings(grunt: str, range: int) -> Effect:
    """A Grunt that comes too late to act this round."""
    return put_in_play(grunt, range, activated=True)


TARGET_KEEPS_ITS_DICE = until("attack", "no_modify", TARGET, 1)
"""The target does not modify dice in this attack."""
SHAKE_THEM_ALL = in_turn(
    enemy & holding(),
    seq(
        note("before", damage_on(IT)),
        roll_for(5, (CRIT, WILD)),
        damage(IT, hits_rolled),
        if_(some(grown("before", damage_on(IT))), drop_tokens(IT)),
    ),
)
"""Every enemy that holds a token rolls; whoever suffers damage from it drops its tokens."""
HUSTLE = choose(HOLDER, seq(drop_tokens(CHOSEN), throw(CHOSEN, M)))
"""An enemy within 1 drops its tokens and is thrown Medium."""

# -- moments -----------------------------------------------------------------------------------------------------------

NEAR_FOE = moved(mover=enemy & affectable & within(3))
"""An enemy within 3 has moved."""
TARGETED = (targeted(target=ally, attacker=enemy),)
"""An enemy targets an ally."""

# -- parts of superpowers ----------------------------------------------------------------------------------------------

COME_CLOSER = on(attack_resolved(target=me, when=dealt_damage), advance(SELF, S, TOWARD, ATTACKER), optional=True)
"""Whoever suffered damage from an attack may advance toward the attacker."""
HARD_SHELL = on(would_suffer(target=me, cause=enemy), reduce_damage(1, floor=1))
"""Enemies deal 1 damage less, but at least 1."""
REROLL_ONE = on(modify_own(roller=me, when=attack_or_defense), reroll(1), optional=True)
"""One die of an attack or defense roll may be rerolled."""
ABSORB = on(
    modify_opponent(roller=me & role(TARGET), when=at_least(1, defended(WILD))),
    seq(change_die("attack", (CRIT, WILD, HIT), BLANK, defended(WILD)), gain_power(SELF, dice_changed)),
    optional=True,
)
"""Wilds of the defense roll turn attack dice into Power."""


def blanks_defend(when: Test) -> Static:
    """Blanks of the defense roll count as successes."""
    return static("face_counts", ("defense", BLANK, 1), on=me, when=when)


UNMOVED_BY_MINDS = static("not_moved_by_enemy", ("push", "advance"), on=me, when=by_attack_rule(MYSTIC) | by_superpower)
"""Superpowers and Mystic attacks of enemies neither push nor advance it."""
NO_GROUND = (
    static("no_contest", True, on=me, when=token_of(SECURE)),
    static("free_interact", True, on=me, when=token_is(*PORTABLE)),
)
"""Grunts that carry things, and hold no ground."""

__all__ = [
    "ABSORB",
    "CHARGE",
    "COME_CLOSER",
    "HARD_SHELL",
    "HUSTLE",
    "NEAR_FOE",
    "NO_GROUND",
    "REROLL_ONE",
    "SHAKE_THEM_ALL",
    "TARGETED",
    "TARGET_KEEPS_ITS_DICE",
    "UNMOVED_BY_MINDS",
    "arc",
    "blanks_defend",
    "brings",
]
