"""What a static answers: every question the rules ask about a character or an attack, with a value of the right kind."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from ..codes import CRIT, FAIL, STUN, WILD


class Query(NamedTuple):
    """A question of the rules."""

    example: Any
    """A value as a card would write it; others have the same kind."""
    text: str


QUERIES: Final[Mapping[str, Query]] = {
    "attack_cost": Query(-1, "Power more or less that its attacks cost."),
    "attack_dice": Query(1, "Dice more or less in its attack rolls."),
    "contests_healthy": Query(True, "It contests as if it were Healthy."),
    "binds_squad": Query("Hydra", "A squad with it uses this affiliation and no other."),
    "barrier": Query(
        True,
        "Two of them make a barrier: no sight goes through them or the line between, and no tool of an enemy who advances.",
    ),
    "cover": Query(True, "It has cover."),
    "counts_theirs": Query(FAIL, "A face of the defense roll that counts for the attack."),
    "crit_double": Query(2, "Criticals of its attack roll add so many dice."),
    "defense_dice": Query(1, "Dice more or less in its defense rolls."),
    "dodge_dice": Query(1, "Dice more or less in its dodge rolls."),
    "extra_move": Query(True, "It may take one move action besides its two actions."),
    "face_counts": Query(
        ("attack", WILD, 2, (WILD,)), "What a face of a roll counts; with faces behind it only if the roll shows them."
    ),
    "bars_tools": Query(True, "Enemies who advance or climb may not lay a tool over its base."),
    "crisis_points": Query(1, "Its player scores so many points more for the crises."),
    "fails_too": Query(True, "It may change and reroll Failures of its rolls, too."),
    "rerolls_fails": Query(True, "It may reroll Failures of its rolls, too, but not change them."),
    "fixed_target": Query(True, "The target of the attack whose rule it is cannot be changed."),
    "free_gems": Query(True, "Superpowers of its Infinity Gems cost it nothing."),
    "free_interact": Query(True, "Interacting costs it no Power."),
    "gem_power": Query(2, "The Power an Infinity Gem gives in the Power Phase."),
    "grunts_at_once": Query(2, "As many of its Grunts may be in play at a time."),
    "ignore_los": Query(True, "Its attacks need no line of sight."),
    "ignore_stealth": Query(True, "It ignores Stealth, or the attack whose rule it is does."),
    "immunity": Query(STUN, "Conditions it cannot have, as a sum of their names in capitals."),
    "interact_range": Query(2, "The Range within which it can interact."),
    "must_attack": Query(0, "Somebody, by number, whom its first action has to attack if it can."),
    "loses": Query("wall-crawler", "A superpower it does not have."),
    "secure_weight": Query(2, "How many Healthy characters it counts as when it is settled who secures a token."),
    "lent_attack": Query("strike", "An attack of another card that it may use as its own."),
    "move_actions": Query(1, "The most move actions it may take in its turn."),
    "move_size": Query(5, "Moves over terrain up to this Size as over the ground."),
    "no_added_dice": Query(True, "Nothing but Criticals adds dice to its rolls."),
    "no_collision_damage": Query(True, "Collisions deal it no damage."),
    "no_contest": Query(True, "It cannot contest objective tokens."),
    "no_cover": Query(True, "Its targets have no cover against it."),
    "no_crit_dice": Query(True, "Its Criticals add no dice."),
    "no_defense": Query(True, "It rolls no defense dice."),
    "no_hold": Query(True, "It cannot hold objective tokens."),
    "no_interact": Query(True, "It cannot interact with objective tokens."),
    "no_modify": Query(True, "It cannot change or reroll dice."),
    "no_power_for_damage": Query(True, "The target gains no Power for the damage of the attack."),
    "no_power_gain": Query(True, "It cannot gain Power."),
    "no_reactives": Query(True, "It cannot use Reactive superpowers."),
    "no_reactive_tactics": Query(True, "It cannot play Reactive Team Tactic cards."),
    "no_stealth": Query(True, "Its Stealth does not protect it."),
    "no_tactics": Query(True, "It cannot play Team Tactic cards."),
    "never_moved": Query(("throw",), "No effect at all moves it in one of these ways."),
    "not_moved": Query(True, "No effect moves it."),
    "not_moved_by_enemy": Query(("push", "advance"), "No enemy effect moves it in one of these ways."),
    "own_drop": Query(True, "Its own player says where its objective tokens drop."),
    "pay_from": Query(3, "It may pay with the Power of an ally within this Range."),
    "power_for_damage": Query(1, "The most Power it gains each time it suffers damage from enemy effects."),
    "rallies": Query(True, "One of these in a squad counts as a member of whatever affiliation the squad uses."),
    "reach": Query(1, "Range more or less of its attacks."),
    "speed": Query(-1, "Sizes of the movement tool more or less."),
    "second_use": Query(1, "It may use a superpower of once per turn a second time."),
    "spares_allies": Query(True, "The area or beam attack deals its own side no damage."),
    "stealth": Query(3, "Attacks can target it only from within this Range."),
    "superpower_cost": Query((1, 0), "Power more or less that its superpowers cost, and the least they then cost."),
    "superpower_discount": Query((-1, 1), "The same where the player may save it but need not."),
    "tactic_cost": Query(1, "Power more or less that Team Tactic cards cost it."),
    "target_within": Query(3, "Attacks can target it only from within this Range; this is no Stealth."),
    "thrown_size": Query(3, "The Size it counts as when it would be thrown or pushed."),
    "treat_as": Query((FAIL, CRIT), "One die of this face counts as that one in its attack rolls."),
}


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
