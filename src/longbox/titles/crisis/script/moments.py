"""The moments a card may listen for, and the words that name them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ..codes import NOBODY
from .nodes import Context, Filter, Test, always

EVENTS: dict[str, tuple[str, ...]] = {
    "attack_declared": ("attacker", "target"),
    "targeted": ("attacker", "target"),
    "attack_pool": ("attacker", "target"),
    "attack_rolled": ("attacker", "target"),
    "defense_pool": ("attacker", "target"),
    "defense_thrown": ("attacker", "target"),
    "rolled": ("attacker", "target"),
    "modify_own": ("roller", "attacker", "target"),
    "modify_opponent": ("roller", "attacker", "target"),
    "dice_final": ("attacker", "target"),
    "before_damage": ("attacker", "target"),
    "would_suffer": ("target", "cause", "kind"),
    "damaged": ("target", "cause", "n"),
    "after_damage": ("attacker", "target"),
    "after_attack": ("attacker", "target"),
    "would_heal": ("it", "cause"),
    "mended": ("it", "cause"),
    "relieved": ("it", "cause"),
    "would_be_dazed": ("target", "cause"),
    "dazed": ("target", "cause", "n"),
    "koed": ("target", "cause", "n"),
    "condition_gained": ("target", "condition", "cause"),
    "would_regain": ("target", "condition", "cause"),
    "withstood": ("target", "condition", "cause"),
    "would_move": ("mover", "cause", "how"),
    "moved": ("mover", "cause", "how"),
    "pushed_into_terrain": ("mover", "cause"),
    "interact_rolled": ("it", "token"),
    "collision": ("thrown", "struck", "cause"),
    "would_collide": ("target", "cause"),
    "dodging": ("target", "cause"),
    "dodge_thrown": ("target", "cause"),
    "dodged": ("target", "cause"),
    "power_phase_start": (),
    "power_phase": (),
    "activation_phase_start": (),
    "activation_phase_end": (),
    "turn_start": (),
    "turn_end": (),
    "chosen_to_activate": ("it",),
    "activation_start": ("it",),
    "action_taken": ("it",),
    "activated": ("it",),
    "would_flip": ("it",),
    "instead_of_flip": ("it",),
    "flipped": ("it",),
    "activation_end": ("it",),
    "cleanup_start": (),
    "attack_action_end": ("it",),
    "cleanup": (),
    "round_end": (),
    "superpower_begins": ("it",),
    "superpower_used": ("it",),
    "power_spent": ("it",),
    "would_gain": ("it",),
    "hurt": ("it", "cause"),
    "felled": ("it", "cause"),
    "card_rolled": ("it",),
    "superpower_rolled": ("it",),
    "dice_shown": ("it", "faces"),
    "rerolled": ("it",),
    "afflicted": ("it", "cause"),
    "tactic_played": ("payer",),
    "terrain_destroyed": ("cause", "terrain"),
    "deployed": (),
    "leadership_active": (),
    "interacted": ("it", "token"),
    "would_drop": ("it", "token"),
    "enters_play": ("it",),
    "leaves_play": ("it",),
}
"""Every moment a card may listen for, and the roles it names."""


def roles_of(event: str, data: tuple[int, ...]) -> dict[str, int]:
    """Who plays which part at a moment.

    >>> roles_of("targeted", (3, 5))
    {'attacker': 3, 'target': 5}
    """
    return dict(zip(EVENTS[event], data, strict=True))


# -- triggers ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Trigger:
    """A moment, narrowed by filters on its roles."""

    event: str
    filters: tuple[tuple[str, Filter], ...] = ()
    when: Test = always

    def happens(self, c: Context) -> bool:
        """Whether this is the moment. A part nobody plays passes no filter: conditions and Crisis cards are no enemies (CP-029)."""
        for name, which in self.filters:
            who = c.roles[name]
            if who == NOBODY or not which.test(c, who):
                return False
        return self.when.check(c)


def _trigger(event: str) -> Callable[..., Trigger]:
    def word(when: Test = always, **filters: Filter) -> Trigger:
        unknown = set(filters) - set(EVENTS[event])
        if unknown:
            raise TypeError(f"{event} has no role {sorted(unknown)[0]!r}; it has {', '.join(EVENTS[event])}.")
        return Trigger(event, tuple(filters.items()), when)

    return word


attack_declared = _trigger("attack_declared")
targeted = _trigger("targeted")
attack_pool = _trigger("attack_pool")
defense_pool = _trigger("defense_pool")
attack_rolled = _trigger("attack_rolled")
"""The first attack roll lies on the table; its Criticals have not added dice yet."""
defense_thrown = _trigger("defense_thrown")
"""The first defense roll lies on the table; its Criticals have not added dice yet."""
rolled_dice = _trigger("rolled")
modify_own = _trigger("modify_own")
modify_opponent = _trigger("modify_opponent")
dice_final = _trigger("dice_final")
before_damage_of = _trigger("before_damage")
would_suffer = _trigger("would_suffer")
damaged = _trigger("damaged")
after_damage_of = _trigger("after_damage")
attack_resolved = _trigger("after_attack")
would_heal = _trigger("would_heal")
"""Damage is about to be removed from somebody."""
mended = _trigger("mended")
"""Damage was removed from somebody."""
relieved = _trigger("relieved")
"""After the effect with which a character has removed damage or conditions from somebody."""
would_be_dazed = _trigger("would_be_dazed")
dazed_by = _trigger("dazed")
koed_by = _trigger("koed")
condition_gained = _trigger("condition_gained")
would_regain = _trigger("would_regain")
"""Somebody would gain a condition that it already has."""
withstood = _trigger("withstood")
"""Somebody would gain a condition that it is immune to."""
would_move = _trigger("would_move")
moved = _trigger("moved")
pushed_into_terrain = _trigger("pushed_into_terrain")
interact_rolled = _trigger("interact_rolled")
"""The dice of an interaction lie on the table, and nothing has come of them yet."""
collision = _trigger("collision")
would_collide = _trigger("would_collide")
dodging = _trigger("dodging")
dodge_thrown = _trigger("dodge_thrown")
"""The first dodge roll lies on the table; its Criticals have not added dice yet."""
dodged = _trigger("dodged")
power_phase_start = _trigger("power_phase_start")
"""Before anybody gains Power in the Power Phase."""
power_phase = _trigger("power_phase")
activation_phase_start = _trigger("activation_phase_start")
activation_phase_end = _trigger("activation_phase_end")
turn_start = _trigger("turn_start")
"""At the start of either player's turn; see `own_turn`."""
turn_end = _trigger("turn_end")
"""At the end of either player's turn; see `own_turn`."""
chosen_to_activate = _trigger("chosen_to_activate")
activation_start = _trigger("activation_start")
action_taken = _trigger("action_taken")
"""Somebody has taken an action, with all that came of it."""
activated = _trigger("activated")
"""Somebody has gained an Activated token."""
instead_of_flip = _trigger("instead_of_flip")
"""Its own stat card would be flipped to its Injured side: what a superpower of it does in place of that."""
would_flip = _trigger("would_flip")
"""A Dazed character's stat card is about to be flipped to its Injured side."""
flipped = _trigger("flipped")
"""Somebody's stat card was flipped to its Injured side."""
activation_end = _trigger("activation_end")
cleanup_start = _trigger("cleanup_start")
"""Before the crises are scored."""
attack_action_end = _trigger("attack_action_end")
cleanup = _trigger("cleanup")
round_end = _trigger("round_end")
superpower_begins = _trigger("superpower_begins")
"""Somebody uses a superpower: it is paid for, and nothing of it has happened yet."""
superpower_used = _trigger("superpower_used")
would_gain = _trigger("would_gain")
"""Somebody is about to gain Power."""
power_spent = _trigger("power_spent")
"""After the effect in which somebody spent or lost Power."""
hurt = _trigger("hurt")
"""After the effect with which a character, enemy or not, dealt somebody damage."""
felled = _trigger("felled")
"""After the effect with which a character has Dazed or KO'd somebody."""
card_rolled = _trigger("card_rolled")
"""Somebody rolls dice for a Crisis or Team Tactic card; they do not count yet."""
superpower_rolled = _trigger("superpower_rolled")
"""Somebody rolls dice for a superpower; they do not count yet."""
dice_shown = _trigger("dice_shown")
"""After the effect for which somebody rolled; see `showing`."""
rerolled = _trigger("rerolled")
"""After the effect for which somebody has rerolled dice of its own."""
afflicted = _trigger("afflicted")
"""After the effect with which a character has given somebody conditions, however many."""
tactic_played = _trigger("tactic_played")
terrain_destroyed = _trigger("terrain_destroyed")
deployed = _trigger("deployed")
"""After all characters have been deployed, and Leaderships chosen."""
leadership_active = _trigger("leadership_active")
interacted = _trigger("interacted")
would_drop = _trigger("would_drop")
enters_play = _trigger("enters_play")
leaves_play = _trigger("leaves_play")
