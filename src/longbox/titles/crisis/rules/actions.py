"""Activations and actions (CP-215..CP-229)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from longbox.kernel import PASS, AnyFrame, Ask, Plain
from longbox.kernel.plain import sparse

from ..codes import ACTIVATED, CONDITION_BITS, DAZED, NOBODY, PLAYED, STAGGER, L, M, S, names_of
from ..events import Activated, Shaken
from ..script import queries
from ..script.cards import Strike
from ..script.lasting import NEXT_ATTACK
from ..script.running import ActivationStep, Step
from ..state import Table
from .aftermath import settle
from .beams_and_areas import begin, use_up
from .missions import Undertake, deeds_of
from .movement import Advance
from .objectives import Interact, interactions
from .superpowers import UseSuperpower, actives
from .tactics import PlayTactic, playable, playable_action
from .targets import targets_of, usable

DONE = "done"
ACTIVATION, ACTIVATION_OVER = "activation", "activation over"


def facts_of_activation(t: Table, who: int) -> list[tuple[str, int, int]]:
    """What happened this turn from the start to the end of a character's activation."""
    if (ACTIVATION, who, 0) not in t.facts:
        return []
    since = t.facts[t.facts.index((ACTIVATION, who, 0)) :]
    over = (ACTIVATION_OVER, who, 0)
    return since[: since.index(over)] if over in since else since


def speed_of(t: Table, who: int) -> int:
    *_, speed = t.side(who).speed, *t.changes(queries.SPEED_IS, who)
    return max(S, min(L, int(speed) + t.total(queries.SPEED, who)))


def may_take_move(t: Table, who: int) -> bool:
    """Whether something limits its move actions this turn: that wins over what grants one (CP-033..CP-035)."""
    taken = t.facts.count(("move action", who, 0))
    return all(taken < most for most in t.changes(queries.MOVE_ACTIONS, who))


@dataclass(slots=True)
class Activation(ActivationStep):
    """One character's activation: up to two actions, superpowers, interactions, cards, in any order (CP-210, CP-215)."""

    STEPS = ("begin", "act", "end_effects", "aftermath", "finish")

    who: int
    actions: int = 2
    acted: bool = False
    """It has taken its first action, so Stagger no longer binds it."""
    cut: bool = False
    """An effect has ended it."""
    taken: bool = sparse(default=False)
    """An action has just been taken: cards may answer that."""

    def begin(self, t: Table) -> AnyFrame | None:
        t.facts = [fact for fact in t.facts if fact[0] != "interact"]
        t.end_scope(f"activation {self.who}")
        t.facts.append((ACTIVATION, self.who, 0))
        if t.options["mended"]:
            t.last_activated = t.seat[self.who]  # CP-243: whoever or whatever lets it activate, a Grunt too
        t.emit(Activated, self.who)
        self.actions += t.total(queries.EXTRA_ACTIONS, self.who)
        return t.window("activation_start", self.who)

    def stopped(self, t: Table) -> bool:
        """CP-402: a character Dazed or KO'd in its own activation is done."""
        return t.status[self.who] & (PLAYED | DAZED) != PLAYED

    def act(self, t: Table) -> Ask | AnyFrame | None:
        waiting = settle(t, self) if t.aftermath else None
        if waiting is None and self.taken:
            self.taken = False
            waiting = t.window("action_taken", self.who)
            if waiting is not None:
                self.back_to("act")
        if waiting is not None or self.cut or self.stopped(t):
            return waiting
        return Ask(t.seat[self.who], "action", (*self.options(t), (DONE,)))

    def options(self, t: Table) -> list[Plain]:
        who = self.who
        found: list[Plain] = []
        staggered = bool(t.conditions[who] & STAGGER) and not self.acted
        forced = [] if staggered else self.forced(t)
        if forced:  # its first action is settled; what needs none is not
            found += [("attack", strike.id) for strike in forced]
            return found + self.without_action(t, 0)
        if (self.actions > 0 or t.has(queries.EXTRA_MOVE, who)) and not staggered and may_take_move(t, who):
            found += [("move",), ("climb",)]
        if self.actions > 0:
            if staggered:
                found.append(("shake", "stagger"))  # CP-497, CP-498
            else:
                found += [("attack", strike.id) for strike in usable(t, who)]
                found += [("shake", name) for name in shaken_off(t, who)]
                found += [("tactic", card) for card in playable_action(t, who)]
        return found + self.without_action(t, self.actions if not staggered else 0)

    def without_action(self, t: Table, actions: int) -> list[Plain]:
        """Superpowers, for which so many actions are left, interactions, deeds and cards."""
        who = self.who
        found: list[Plain] = [("power", power.id) for power in actives(t, who, actions)]
        found += [("interact", token) for token in interactions(t, who)]
        found += [("deed", deed) for deed in deeds_of(t, who)]
        found += [("tactic", card) for card in playable(t, t.seat[who])]
        return found

    def rivals(self, t: Table) -> list[int]:
        """Those its first action has to attack, if it can."""
        if self.acted or self.actions < 1:
            return []
        return [one for one in t.changes(queries.MUST_ATTACK, self.who) if t.can_be_affected(one)]

    def forced(self, t: Table) -> list[Strike]:
        """The attacks one of which its first action has to be."""
        rivals = self.rivals(t)
        if not rivals:
            return []
        return [one for one in usable(t, self.who) if set(rivals) & set(targets_of(t, self.who, one))]

    def answer_action(self, t: Table, choice: tuple[Any, ...]) -> AnyFrame | None:
        kind = choice[0]
        rivals = self.rivals(t) if kind == "attack" else []
        if kind == DONE:
            self.step += 1
            return None
        if kind == "interact":
            return Interact(self.who, choice[1])
        if kind == "deed":
            return Undertake(self.who, choice[1])
        if kind == "tactic":
            if t.library.tactics[choice[1]].action:
                self.spend(t)
            return PlayTactic(t.seat[self.who], choice[1])
        if kind == "power":
            power = t.superpower(self.who, choice[1])
            if power.action:
                self.spend(t)
            return UseSuperpower(power.key, self.who)
        if kind in ("move", "climb") and t.has(queries.EXTRA_MOVE, self.who):
            t.forget(queries.EXTRA_MOVE, self.who)  # one besides the two
            self.acted = True
            self.taken = t.listens("action_taken")
        else:
            self.spend(t)
        if kind == "attack":
            strike = t.strike(self.who, choice[1])
            among = [one for one in rivals if one in targets_of(t, self.who, strike)]
            return AttackAction(self.who, strike.key, among)
        if kind == "shake":
            shake(t, self.who, choice[1])
            return None
        return move_action(t, self.who, climb=kind == "climb")

    def spend(self, t: Table) -> None:
        self.actions -= 1
        self.acted = True
        self.taken = t.listens("action_taken")

    def end_effects(self, t: Table) -> AnyFrame | None:
        """Q99: after everything else, before the Activated token."""
        return t.window("activation_end", self.who) if self.has_end(t) else None

    def has_end(self, t: Table) -> bool:
        """Whether effects at its end happen and it gets its token: KO'd it never does, Dazed only if so agreed (Q100)."""
        if t.options["dazed_activation"] == "ends":
            return bool(t.status[self.who] & PLAYED)
        return not self.stopped(t)

    def aftermath(self, t: Table) -> AnyFrame | None:
        return settle(t, self)

    def finish(self, t: Table) -> AnyFrame | None:
        """It has its token now, and what lasted as long as the activation is over."""
        gained = self.has_end(t)
        if gained:
            t.status[self.who] |= ACTIVATED  # CP-227
        t.facts.append((ACTIVATION_OVER, self.who, 0))
        t.end_scope(f"during {self.who}")
        t.forget(queries.EXTRA_MOVE, self.who)
        return t.window("activated", self.who) if gained else None


def move_action(t: Table, who: int, climb: bool) -> AnyFrame:
    """CP-218: an advance with the Speed, or a climb."""
    t.facts.append(("move action", who, 0))
    return Advance(who, S if climb else speed_of(t, who), climb)


def shaken_off(t: Table, who: int) -> list[str]:
    """The conditions that a Shake action could remove from somebody."""
    kept = 0
    for bits in t.changes(queries.SHAKES_NONE, who):
        kept |= bits
    return list(names_of(t.conditions[who] & ~kept))


def shake(t: Table, who: int, condition: str) -> None:
    """CP-221."""
    t.conditions[who] &= ~CONDITION_BITS[condition]
    t.emit(Shaken, who, condition)


NEXT_ACTION = "next attack action: "
"""A lasting change under this name waits for the character's next attack action and lasts as long as that."""


@dataclass(slots=True)
class AttackAction(Step):
    """An attack action: one attack, with all separate and additional attacks it brings (CP-219)."""

    STEPS = ("begin", "attack", "end")

    who: int
    weapon: str
    among: list[int] = field(default_factory=list)
    """Those it has to target, if something says so."""

    def begin(self, t: Table) -> None:
        if not t.options["mended"]:
            use_up(t, self.who, t.library.strikes[self.weapon])
        for query, owner, subject, _, n in tuple(t.lasting):
            if subject == self.who and query.startswith(NEXT_ACTION):
                t.forget(query, subject)
                t.lasting.append((query.removeprefix(NEXT_ACTION), owner, subject, self.scope(), n))
        waiting = t.scope(NEXT_ATTACK, self.who)
        t.lasting = [(*row[:3], self.scope(), row[4]) if row[3] == waiting else row for row in t.lasting]

    def scope(self) -> str:
        return f"action of {self.who}"

    def attack(self, t: Table) -> AnyFrame:
        return begin(t, self.who, t.library.strikes[self.weapon], among=self.among)

    def end(self, t: Table) -> AnyFrame | None:
        t.end_scope(self.scope())
        return t.window("attack_action_end", self.who)


ANY_KIND = "any"


@dataclass(slots=True)
class GrantedAction(Step):
    """An action an effect grants, of one kind: it may be declined, and does not count against the two (CP-223)."""

    STEPS = ("take",)

    who: int
    kind: str
    """move, attack, shake, or any of these and a superpower that takes an action."""
    only: str = ""
    """The one attack it may be, by id, if an effect says so."""
    target: int = NOBODY
    """The one the attack has to target, if an effect says so."""
    unused: tuple[bool, ...] = sparse()
    """The attack has to be one that it has not used in its activation yet."""

    def options(self, t: Table) -> list[Plain]:
        if not t.can_be_affected(self.who) or self.has_ended(t):
            return []
        if t.conditions[self.who] & STAGGER and self.is_first(t):
            return [("shake", "stagger")] if self.kind in ("shake", ANY_KIND) else []  # Q102: nothing comes before the Shake
        found: list[Plain] = []
        if self.kind in ("move", ANY_KIND) and may_take_move(t, self.who):
            found += [("move",), ("climb",)]
        if self.kind in ("attack", ANY_KIND):
            found += [("attack", strike.id) for strike in usable(t, self.who) if self.fits(t, strike)]
        if self.kind in ("shake", ANY_KIND):
            found += [("shake", name) for name in shaken_off(t, self.who)]
        if self.kind == ANY_KIND:
            found += [("power", power.id) for power in actives(t, self.who, 1) if power.action]
        return found

    def fits(self, t: Table, strike: Strike) -> bool:
        if self.only and strike.id != self.only:
            return False
        if self.unused and any(what == f"attacked with {strike.id}" for what, _, _ in self.done(t)):
            return False
        return self.target == NOBODY or self.target in targets_of(t, self.who, strike)

    def done(self, t: Table) -> list[tuple[str, int, int]]:
        """What it has done in its activation."""
        return [fact for fact in facts_of_activation(t, self.who) if fact[1] == self.who]

    def is_first(self, t: Table) -> bool:
        """Whether it would be the first action of the character's activation: only that one is bound by Stagger (CP-497)."""
        own = [frame for frame in t.stack if isinstance(frame, Activation) and frame.who == self.who]
        if not t.options["mended"]:
            return not any(frame.acted for frame in own)
        return any(not frame.acted for frame in own)

    def has_ended(self, t: Table) -> bool:
        """Whether the activation it belongs to was ended meanwhile."""
        return any(isinstance(frame, Activation) and frame.who == self.who and frame.cut for frame in t.stack)

    def take(self, t: Table) -> Ask | None:
        options = self.options(t)
        return Ask(t.seat[self.who], "action", (PASS, *options)) if options else None

    def answer_action(self, t: Table, choice: Any) -> AnyFrame | None:
        self.step += 1
        if choice == PASS:
            self.step = len(self.STEPS)
            return None
        for frame in t.stack:
            if isinstance(frame, Activation) and frame.who == self.who and t.options["mended"]:
                frame.acted = True  # the first action of an activation may be one that was granted (CP-223, CP-497)
        if choice[0] == "attack":
            among = [] if self.target == NOBODY else [self.target]
            return AttackAction(self.who, t.strike(self.who, choice[1]).key, among)
        if choice[0] == "shake":
            shake(t, self.who, choice[1])
            return None
        if choice[0] == "power":
            return UseSuperpower(t.superpower(self.who, choice[1]).key, self.who)
        return move_action(t, self.who, climb=choice[0] == "climb")

    def taken(self, t: Table) -> AnyFrame | None:
        return t.window("action_taken", self.who)


__all__ = ["NEXT_ACTION", "Activation", "AttackAction", "GrantedAction", "M", "move_action", "shake", "speed_of"]
