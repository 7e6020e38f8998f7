"""What cards are: stat cards, attacks, superpowers, leaderships; and what each part of them listens to or changes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from longbox.kernel import Ability, Frame

from ..codes import ACTIVE, DAZED, INNATE, NOBODY, REACTIVE
from .nodes import Context, Filter, Test, always, anyone
from .running import Effect, Run, register

if TYPE_CHECKING:
    from ..state import Table

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
    "would_be_dazed": ("target", "cause"),
    "dazed": ("target", "cause", "n"),
    "koed": ("target", "cause", "n"),
    "condition_gained": ("target", "condition", "cause"),
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
    "chosen_to_activate": ("it",),
    "activation_start": ("it",),
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
    "dice_shown": ("it", "faces"),
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
would_be_dazed = _trigger("would_be_dazed")
dazed_by = _trigger("dazed")
koed_by = _trigger("koed")
condition_gained = _trigger("condition_gained")
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
chosen_to_activate = _trigger("chosen_to_activate")
activation_start = _trigger("activation_start")
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
dice_shown = _trigger("dice_shown")
"""After the effect for which somebody rolled; see `showing`."""
tactic_played = _trigger("tactic_played")
terrain_destroyed = _trigger("terrain_destroyed")
deployed = _trigger("deployed")
"""After all characters have been deployed, and Leaderships chosen."""
leadership_active = _trigger("leadership_active")
interacted = _trigger("interacted")
would_drop = _trigger("would_drop")
enters_play = _trigger("enters_play")
leaves_play = _trigger("leaves_play")


# -- parts of a card ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Static:
    """A change that is asked for, never applied: it answers one query about whoever its filter finds."""

    query: str
    value: Any
    on: Filter = anyone
    when: Test = always


@dataclass(frozen=True, slots=True)
class On:
    """What happens when something else does."""

    trigger: Trigger
    do: Effect
    limit: str = ""
    """How often: "", "turn", "round" or "game"; "once" for a part put in force by `lasts`."""
    optional: bool = False


@dataclass(frozen=True, slots=True)
class Superpower:
    """A superpower (CP-044)."""

    id: str
    kind: str
    cost: int = 0
    do: Effect | None = None
    on: tuple[Trigger, ...] = ()
    parts: tuple[On | Static, ...] = ()
    action: bool = False
    limit: str = ""
    when: Test = always
    most: int = 0
    """The highest price where the price is chosen; 0 where it is fixed."""
    forced: bool = False
    """A Reactive superpower that leaves no choice."""
    form: str = ""
    side: str = ""
    leadership: str = ""
    """The affiliation it leads; empty for a superpower."""
    script: str = ""
    card: str = ""
    variant: str = ""
    """The form or side, where a card has this superpower with several texts."""
    gem: str = ""
    """The Infinity Gem it is written on."""

    @property
    def name(self) -> str:
        """What limits count by: every text of the superpower on a card is the same superpower."""
        return f"{self.card}/{self.id}"

    @property
    def key(self) -> str:
        return f"{self.name}@{self.variant}" if self.variant else self.name


def active(id: str, cost: int, do: Effect, **more: Any) -> Superpower:
    return Superpower(id, ACTIVE, cost, do, **more)


def reactive(id: str, cost: int, on: Trigger | tuple[Trigger, ...], do: Effect, **more: Any) -> Superpower:
    return Superpower(id, REACTIVE, cost, do, on if isinstance(on, tuple) else (on,), **more)


def innate(id: str, *parts: On | Static, **more: Any) -> Superpower:
    return Superpower(id, INNATE, parts=parts, **more)


def leadership(id: str, affiliation: str, *parts: On | Static, **more: Any) -> Superpower:
    """What a leader brings; with `do`, something its characters (`IT`) may do for `cost` in their own activations."""
    return Superpower(id, INNATE, parts=parts, leadership=affiliation, **more)


def on(trigger: Trigger, do: Effect, limit: str = "", optional: bool = False) -> On:
    return On(trigger, do, limit, optional)


def static(query: str, value: Any, on: Filter = anyone, when: Test = always) -> Static:
    return Static(query, value, on, when)


@dataclass(frozen=True, slots=True)
class Rule:
    """A special rule of an attack: when, after which icons, what."""

    event: str
    do: Effect
    icons: tuple[int, ...] = ()
    when: Test = always
    name: str = ""
    optional: bool = False


@dataclass(frozen=True, slots=True)
class Strike:
    """An attack profile (CP-039)."""

    id: str
    type: int
    range: int
    dice: int
    cost: int = 0
    rules: tuple[Rule | Static, ...] = ()
    shape: str = "target"
    """target, beam or area."""
    types: tuple[int, ...] = ()
    """The types to choose from before a target is chosen; empty where it is fixed."""
    form: str = ""
    side: str = ""
    card: str = ""
    variant: str = ""
    """The form or side, where a card has this attack with several texts."""

    @property
    def key(self) -> str:
        return f"{self.card}/{self.id}@{self.variant}" if self.variant else f"{self.card}/{self.id}"


@dataclass(frozen=True, slots=True)
class Extra:
    """Special rules that an effect adds to one attack."""

    key: str
    rules: tuple[Rule, ...]
    attacks: tuple[str, ...] = ()
    """The attacks they go with, by id; empty for any."""


def after_attack(do: Effect, when: Test = always, name: str = "") -> Rule:
    return Rule("after_attack", do, (), when, name)


def after_series(do: Effect, when: Test = always, name: str = "") -> Rule:
    """After all attacks of a beam or area are resolved; `LAST_TARGET` is the last one targeted."""
    return Rule("after_series", do, (), when, name)


def while_paying(do: Effect, name: str = "") -> Rule:
    """What is done when the price of a beam or area attack is paid: once, before its attacks."""
    return Rule("paying", do, (), always, name)


def before_damage(do: Effect, when: Test = always, name: str = "") -> Rule:
    return Rule("before_damage", do, (), when, name)


def during(event: str, do: Effect, when: Test = always, name: str = "", optional: bool = False) -> Rule:
    return Rule(event, do, (), when, name, optional)


def icons(*faces: int, name: str = "") -> Callable[[Rule], Rule]:
    """A rule that applies if the final attack roll shows these faces (CP-357, CP-358)."""

    def marked(rule: Rule) -> Rule:
        return replace(rule, icons=faces, name=name or rule.name)

    return marked


# -- stat cards --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a stat card (CP-014)."""

    stamina: int
    speed: int
    size: int
    defense: tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Form:
    """One form of a character (CP-508..CP-511)."""

    name: str
    healthy: Side
    injured: Side
    base: int


@dataclass(frozen=True, slots=True)
class Character:
    """A stat card (CP-016)."""

    id: str
    name: str
    alter_ego: str
    threat: int
    forms: tuple[Form, ...]
    attacks: tuple[Strike, ...]
    superpowers: tuple[Superpower, ...] = ()
    affiliations: tuple[str, ...] = ()
    parents: tuple[str, ...] = ()
    """The cards that bring this one into play; only grunts have any."""
    grunts: tuple[str, ...] = ()
    gems: tuple[str, ...] = ()
    gem_slots: int = 1
    single_sided: bool = False

    @property
    def is_grunt(self) -> bool:
        return bool(self.parents)

    def side(self, form: int, injured: int) -> Side:
        shape = self.forms[form]
        return shape.injured if injured else shape.healthy


@dataclass(frozen=True, slots=True)
class Gem:
    """An Infinity Gem (CP-500..CP-507): what it adds to its bearer's threat, and the superpower it lends."""

    id: str
    name: str
    threat: int
    superpower: Superpower


# -- the library -------------------------------------------------------------------------------------------------------

CHARACTERS: dict[str, Character] = {}
GEMS: dict[str, Gem] = {}
STRIKES: dict[str, Strike] = {}
SUPERPOWERS: dict[str, Superpower] = {}
EXTRAS: dict[str, Extra] = {}


def add_character(card: Character) -> Character:
    """Put a stat card into the library, its scripts flattened and its attacks and superpowers known by key."""
    if card.id in CHARACTERS:
        raise ValueError(f"There are two cards called {card.id}.")
    names = [strike.id for strike in card.attacks]
    attacks = tuple(
        add_strike(replace(one, card=card.id, variant=(one.form or one.side) if names.count(one.id) > 1 else ""))
        for one in card.attacks
    )
    ids = [power.id for power in card.superpowers]
    powers = tuple(
        add_superpower(replace(power, card=card.id, variant=(power.form or power.side) if ids.count(power.id) > 1 else ""))
        for power in card.superpowers
    )
    made = replace(card, attacks=attacks, superpowers=powers)
    CHARACTERS[card.id] = made
    return made


def add_gem(gem: Gem) -> Gem:
    """Put an Infinity Gem into the library."""
    made = replace(gem, superpower=add_superpower(replace(gem.superpower, card="gem", gem=gem.id)))
    GEMS[gem.id] = made
    return made


def add_strike(strike: Strike) -> Strike:
    STRIKES[strike.key] = strike
    for number, rule in enumerate(strike.rules):
        if isinstance(rule, Rule):
            register(f"{strike.key}#{number}", rule.do)
    return strike


def printed_on(tactic: str) -> str:
    """What stands for the stat card in the key of an attack that is printed on a Team Tactic card."""
    return f"printed/{tactic}"


def add_superpower(power: Superpower) -> Superpower:
    if power.do is not None:
        register(power.key, power.do, named=power.id, squad=bool(power.leadership))
    for number, part in enumerate(power.parts):
        if isinstance(part, On):
            register(f"{power.key}#{number}", part.do, named=power.id, squad=bool(power.leadership))
    SUPERPOWERS[power.key] = power
    return power


# -- what listens ------------------------------------------------------------------------------------------------------


def listeners(power: Superpower) -> list[Ability]:
    """The kernel's view of a superpower: one ability per moment it waits for."""
    from ..rules.superpowers import UseSuperpower, may_use  # the rules of using one know the language, not the other way round

    found: list[Ability] = []
    for number, event in enumerate(dict.fromkeys(trigger.event for trigger in power.on)):  # CP-052: once per event

        def can(t: Table, me: int, data: tuple[Any, ...], event: str = event) -> bool:
            if t.status[me] & DAZED:
                return False
            c = Context(t, me, t.seat[me], dict(zip(EVENTS[event], data, strict=True)))
            for trigger in power.on:  # most often it is not about this character: that is looked at before its price
                if trigger.event == event and trigger.happens(c):
                    return may_use(t, me, power) and power.when.check(c)
            return False

        def do(t: Table, me: int, data: tuple[Any, ...], event: str = event) -> Frame[Any]:
            return UseSuperpower(power.key, me, dict(zip(EVENTS[event], data, strict=True)))

        found.append(Ability(power.key, number, event, power.forced, can, do))
    for number, part in enumerate(power.parts):
        if not isinstance(part, On):
            continue

        def applies(t: Table, me: int, data: tuple[Any, ...], part: On = part, name: str = f"{power.key}#{number}") -> bool:
            if not t.works(me, power) or not t.unused(name, me, part.limit):
                return False
            roles = dict(zip(EVENTS[part.trigger.event], data, strict=True))
            return part.trigger.happens(Context(t, me, t.player_of(me, power), roles, bool(power.leadership)))

        def happen(t: Table, me: int, data: tuple[Any, ...], part: On = part, number: int = number) -> Frame[Any]:
            t.note_use(f"{power.key}#{number}", me, part.limit)
            roles = dict(zip(EVENTS[part.trigger.event], data, strict=True))
            return Run(f"{power.key}#{number}", me, t.player_of(me, power), roles)

        quiet = not part.optional and part.do.quiet(part.trigger.event)
        found.append(Ability(power.key, 100 + number, part.trigger.event, not part.optional, applies, happen, quiet))
    return found


def rule_ability(strike: Strike | Extra, number: int, rule: Rule) -> Ability:
    """The kernel's view of a special rule: for the attacker, while this attack is resolved."""

    def can(t: Table, me: int, data: tuple[Any, ...]) -> bool:
        attack = t.attack()
        if (rule.name and rule.name in attack.without) or not attack.shows(rule.icons):
            return False
        if rule.event.startswith("modify") and data[:2] != (me, me):
            return False  # the other side's part of the step, or a dodge in the middle of the attack
        return rule.when.check(Context(t, me, t.seat[me], attack.roles()))

    def do(t: Table, me: int, data: tuple[Any, ...]) -> Frame[Any]:
        return Run(f"{strike.key}#{number}", me, t.seat[me], t.attack().roles())

    return Ability(strike.key, number, rule.event, not rule.optional, can, do, rule.do.quiet(rule.event))
