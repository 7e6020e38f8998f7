"""What a static answers: every question the rules ask about a character or an attack, with a value of the right kind.

Cards write the name of a question as a text; the rules ask with the constant of the same name: `t.has(queries.COVER, who)`.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from ..codes import BLOCK, CRIT, ENERGY, FAIL, STUN, WILD, L


class Query(NamedTuple):
    """A question of the rules."""

    example: Any
    """A value as a card would write it; others have the same kind."""
    text: str


QUERIES: Final[dict[str, Query]] = {}
"""Every question by its name."""


def _query(name: str, example: Any, text: str) -> str:
    QUERIES[name] = Query(example, text)
    return name


ALL_AS: Final = _query("all_as", (BLOCK, WILD), "Every die of this face counts as that one in its rolls.")
ANY_USE: Final = _query("any_use", True, "It may use its superpowers as often as it likes, whatever they say.")
ATTACK_COST: Final = _query("attack_cost", -1, "Power more or less that its attacks cost.")
ATTACK_DICE: Final = _query("attack_dice", 1, "Dice more or less in its attack rolls.")
BORROWS: Final = _query("borrows", True, "It may use one Active superpower on the Horsemen cards of others each turn.")
CONTESTS_FOR: Final = _query("contests_for", 1, "It contests Secure tokens for this player, by number, and not for its own.")
CONTESTS_HEALTHY: Final = _query("contests_healthy", True, "It contests as if it were Healthy.")
BINDS_SQUAD: Final = _query("binds_squad", "Hydra", "A squad with it uses this affiliation and no other.")
BARRIER: Final = _query(
    "barrier",
    True,
    "Two of them make a barrier: no tool of an enemy who advances goes across them or the line between.",
)
COPIES: Final = _query("copies", 2, "A roster and a squad may have so many of it.")
COVER: Final = _query("cover", True, "It has cover.")
COUNTS_THEIRS: Final = _query("counts_theirs", FAIL, "A face of the defense roll that counts for the attack.")
CRITS_FAIL: Final = _query(
    "crits_fail",
    "the-grand-illusion",
    "The Criticals of its rolls become Failures after all changes of its dice, by this card.",
)
CRIT_DICE: Final = _query("crit_dice", 2, "Each Critical of its attack, defense and dodge rolls adds so many dice.")
CRIT_DOUBLE: Final = _query("crit_double", 2, "Criticals of its attack roll add so many dice.")
DEFENSE_DICE: Final = _query("defense_dice", 1, "Dice more or less in its defense rolls.")
DEFENSE_STAT: Final = _query(
    "defense_stat", (ENERGY, -2, 1), "A type, how much its defense of that type is more or less, and the least it then is."
)
DODGE_DICE: Final = _query("dodge_dice", 1, "Dice more or less in its dodge rolls.")
EXTRA_ACTIONS: Final = _query("extra_actions", 1, "Actions more than two that it may take in its activation.")
EXTRA_MOVE: Final = _query("extra_move", True, "It may take one move action besides its two actions.")
FACE_COUNTS: Final = _query(
    "face_counts", ("attack", WILD, 2, (WILD,)), "What a face of a roll counts; with faces behind it only if the roll shows them."
)
BARS_TOOLS: Final = _query("bars_tools", True, "Enemies who advance or climb may not lay a tool over its base.")
CRISIS_POINTS: Final = _query("crisis_points", 1, "Its player scores so many points more for the crises.")
FAILS_TOO: Final = _query("fails_too", True, "It may change and reroll Failures of its rolls, too.")
REROLLS_FAILS: Final = _query("rerolls_fails", True, "It may reroll Failures of its rolls, too, but not change them.")
FIXED_TARGET: Final = _query("fixed_target", True, "The target of the attack whose rule it is cannot be changed.")
LESS_FOR_DAMAGE: Final = _query("less_for_damage", 1, "It gains so much less Power for the damage of an attack.")
FREE_GEMS: Final = _query("free_gems", True, "Superpowers of its Infinity Gems cost it nothing.")
FREE_INTERACT: Final = _query("free_interact", True, "Interacting costs it no Power.")
GEM_POWER: Final = _query("gem_power", 2, "The Power an Infinity Gem gives in the Power Phase.")
GRUNTS_AT_ONCE: Final = _query("grunts_at_once", 2, "As many of its Grunts may be in play at a time.")
IGNORE_LOS: Final = _query("ignore_los", True, "Its attacks need no line of sight.")
IGNORE_STEALTH: Final = _query("ignore_stealth", True, "It ignores Stealth, or the attack whose rule it is does.")
IMMUNITY: Final = _query("immunity", STUN, "Conditions it cannot have, as a sum of their names in capitals.")
INTERACT_RANGE: Final = _query("interact_range", 2, "The Range within which it can interact.")
MUST_ATTACK: Final = _query("must_attack", 0, "Somebody, by number, whom its first action has to attack if it can.")
LOSES: Final = _query("loses", "wall-crawler", "A superpower it does not have.")
SECURE_WEIGHT: Final = _query(
    "secure_weight", 2, "How many Healthy characters it counts as when it is settled who secures a token."
)
LENT_ATTACK: Final = _query("lent_attack", "strike", "An attack of another card that it may use as its own.")
MOVE_ACTIONS: Final = _query("move_actions", 1, "The most move actions it may take in its turn.")
MOVE_SIZE: Final = _query("move_size", 5, "Moves over terrain up to this Size as over the ground.")
NO_ADDED_DICE: Final = _query("no_added_dice", True, "Nothing but Criticals adds dice to its rolls.")
NO_COLLISION_DAMAGE: Final = _query("no_collision_damage", True, "Collisions deal it no damage.")
NO_CONTEST: Final = _query("no_contest", True, "It cannot contest objective tokens.")
NO_COVER: Final = _query("no_cover", True, "Its targets have no cover against it.")
NO_CRIT_DICE: Final = _query("no_crit_dice", True, "Its Criticals add no dice.")
NO_DEFENSE: Final = _query("no_defense", True, "It rolls no defense dice.")
NO_HOLD: Final = _query("no_hold", True, "It cannot hold objective tokens.")
NO_INJURED_SIDE: Final = _query("no_injured_side", True, "It is KO'd where its stat card would be flipped to the Injured side.")
NO_INTERACT: Final = _query("no_interact", True, "It cannot interact with objective tokens.")
NO_MODIFY: Final = _query("no_modify", True, "It cannot change or reroll dice.")
NO_POWER_FOR_DAMAGE: Final = _query("no_power_for_damage", True, "The target gains no Power for the damage of the attack.")
NO_POWER_GAIN: Final = _query("no_power_gain", True, "It cannot gain Power.")
NO_REACTIVES: Final = _query("no_reactives", True, "It cannot use Reactive superpowers.")
NO_REACTIVE_TACTICS: Final = _query("no_reactive_tactics", True, "It cannot play Reactive Team Tactic cards.")
NO_STEALTH: Final = _query("no_stealth", True, "Its Stealth does not protect it.")
NO_TACTICS: Final = _query("no_tactics", True, "It cannot play Team Tactic cards.")
NEVER_MOVED: Final = _query("never_moved", ("throw",), "No effect at all moves it in one of these ways.")
NOT_MOVED: Final = _query("not_moved", True, "No effect moves it.")
NOT_MOVED_BY_ENEMY: Final = _query("not_moved_by_enemy", ("push", "advance"), "No enemy effect moves it in one of these ways.")
OWN_DROP: Final = _query(
    "own_drop", True, "Its own player says where its objective tokens drop; a number above 2 is the Range within which."
)
PAY_FROM: Final = _query("pay_from", 3, "It may pay with the Power of an ally within this Range.")
PAYS_WITH: Final = _query(
    "pays_with", "evolution", "It may pay for superpowers of Horsemen cards with tokens of this name that their leader has."
)
POWER_FOR_DAMAGE: Final = _query("power_for_damage", 1, "The most Power it gains each time it suffers damage from enemy effects.")
PROJECTS: Final = _query(
    "projects",
    "projection",
    "Its attacks are measured from its marker of this name, and enemy Mystic attacks may reach it there, too.",
)
POWER_COSTS: Final = _query("power_costs", ("leap", 1), "Power more that a superpower of a name costs it.")
ROOM_FOR: Final = _query("room_for", ("loaded", 5), "It may have so many tokens of a name, whatever other cards say.")
RALLIES: Final = _query("rallies", True, "One of these in a squad counts as a member of whatever affiliation the squad uses.")
REACH: Final = _query("reach", 1, "Range more or less of its attacks.")
SPEED: Final = _query("speed", -1, "Sizes of the movement tool more or less.")
SPEED_IS: Final = _query("speed_is", L, "Its Speed is this movement tool, whatever its card says.")
SECOND_USE: Final = _query("second_use", 1, "It may use a superpower of once per turn a second time.")
SCREEN: Final = _query("screen", True, "Two of them make a screen: no sight goes through them or the line between.")
SHAKES_NONE: Final = _query("shakes_none", STUN, "Conditions that it cannot remove by a Shake action, as a sum of their names.")
SPARES_ALLIES: Final = _query("spares_allies", True, "The area or beam attack deals its own side no damage.")
NEEDS_COUNTER: Final = _query("needs_counter", "loaded", "The attack whose rule it is needs a token of this name.")
NEVER_ALONE: Final = _query("never_alone", True, "Its player loses with only such characters left.")
MEASURED_FROM: Final = _query(
    "measured_from",
    ("metal-construct", 3),
    "Its attacks, or the attack whose rule it is, may be measured from its terrain of this kind within a Range; 0: any.",
)
DEARER: Final = _query(
    "dearer", "fatal-attraction", "This superpower costs it 1 Power more for each time it has noted its use this turn."
)
MOST_COUNTERS: Final = _query("most_counters", ("loaded", 3), "The most tokens of a name it can have.")
SURE_DAMAGE: Final = _query(
    "sure_damage", True, "No superpower and no Team Tactic card reduces or prevents the damage of its attacks and effects."
)
STEALTH: Final = _query("stealth", 3, "Attacks can target it only from within this Range.")
SUPERPOWER_COST: Final = _query(
    "superpower_cost", (1, 0), "Power more or less that its superpowers cost, and the least they then cost."
)
SUPERPOWER_DISCOUNT: Final = _query("superpower_discount", (-1, 1), "The same where the player may save it but need not.")
TACTIC_COST: Final = _query("tactic_cost", 1, "Power more or less that Team Tactic cards cost it.")
TARGET_WITHIN: Final = _query("target_within", 3, "Attacks can target it only from within this Range; this is no Stealth.")
MOVED_SIZE: Final = _query("moved_size", 3, "The Size it counts as when it would be thrown or pushed, and when it collides.")
THROWN_SIZE: Final = _query("thrown_size", 3, "The same only when it would be thrown and when it collides.")
TETHER: Final = _query("tether", 4, "The attack can be used only within this Range of whoever it is measured from.")
TREAT_AS: Final = _query("treat_as", (FAIL, CRIT), "One die of this face counts as that one in its attack rolls.")


def fits(query: str, value: Any) -> bool:
    """Whether a value is of the kind the query has.

    >>> fits("stealth", 2), fits("stealth", "2"), fits("cover", 1), fits("superpower_cost", (1,))
    (True, False, True, False)
    """
    return _alike(value, QUERIES[query].example) or (query == "face_counts" and _alike(value, ("attack", WILD, 2)))


def _alike(value: Any, example: Any) -> bool:
    if isinstance(example, tuple):
        texts = isinstance(example[0], str) and all(isinstance(part, str) for part in example)
        if texts:
            return isinstance(value, tuple) and bool(value) and all(isinstance(part, str) for part in value)
        return isinstance(value, tuple) and len(value) == len(example) and all(map(_alike, value, example))
    return isinstance(value, int) if isinstance(example, int) else isinstance(value, type(example))
