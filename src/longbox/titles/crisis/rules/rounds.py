"""The round: Power Phase, Activation Phase with its turns, Cleanup Phase in seven steps (CP-202..CP-247)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from longbox.kernel import PASS, Ability, AnyFrame, Ask, Plain

from ..codes import ACTIVATED, DAZED, NOBODY, PLAYED
from ..events import Passed, PhaseBegan, PowerLost, PriorityPassed, Recovered, RoundBegan, TurnBegan
from ..script import queries
from ..script.running import Step
from ..state import Table
from .actions import Activation
from .aftermath import settle
from .damage import CONDITION, Defeat, Suffer
from .gaining import gain
from .gems import first_power
from .grunts import ready_grunts, tire_grunts
from .missions import ScoreMission
from .objectives import drop_lost_claims
from .setup import Setup
from .squads import says
from .superpowers import CANCELLED
from .tactics import PlayTactic, playable
from .victory import check_last_round, check_last_standing


@dataclass(slots=True)
class Match(Step):
    """The whole game."""

    STEPS = ("set_up", "rounds")

    def set_up(self, t: Table) -> AnyFrame:
        return Setup()

    def rounds(self, t: Table) -> AnyFrame:
        self.back_to("rounds")
        return Round()


@dataclass(slots=True)
class Round(Step):
    """CP-203."""

    STEPS = ("begin", "power_phase", "activation_phase", "cleanup_phase")

    def begin(self, t: Table) -> None:
        t.round += 1
        t.emit(RoundBegan, t.round)

    def power_phase(self, t: Table) -> AnyFrame:
        return PowerPhase()

    def activation_phase(self, t: Table) -> AnyFrame:
        return ActivationPhase()

    def cleanup_phase(self, t: Table) -> AnyFrame:
        return CleanupPhase()


@dataclass(slots=True)
class PowerPhase(Step):
    """CP-204..CP-206."""

    STEPS = ("start", "gain", "effects", "aftermath", "end")

    def start(self, t: Table) -> AnyFrame | None:
        t.emit(PhaseBegan, "power")
        t.end_scope("power phase")
        return t.window("power_phase_start")

    def gain(self, t: Table) -> AnyFrame | None:
        return gain(t, *((who, n) for who in t.present() if t.can_be_affected(who) for n in first_power(t, who)))

    def effects(self, t: Table) -> AnyFrame | None:
        """Players' effects first, priority before the other, then conditions and Crisis cards."""
        return t.window("power_phase")

    def aftermath(self, t: Table) -> AnyFrame | None:
        return settle(t, self)

    def end(self, t: Table) -> None:
        """What was used here once was used in no turn."""
        t.end_scope("turn")


@dataclass(slots=True)
class ActivationPhase(Step):
    """CP-207..CP-214."""

    STEPS = ("start_effects", "turns", "end_effects")

    to_move: int = NOBODY

    def start_effects(self, t: Table) -> AnyFrame | None:
        t.emit(PhaseBegan, "activation")
        t.last_activated = NOBODY
        self.to_move = t.priority
        return t.window("activation_phase_start")

    def turns(self, t: Table) -> AnyFrame | None:
        """CP-208, CP-212, CP-213: turns alternate until neither player has a character left to activate."""
        if not any(marks & READY == PLAYED for marks in t.status):
            return None
        seat = self.to_move
        self.to_move = 1 - seat
        self.back_to("turns")
        return Turn(seat)

    def end_effects(self, t: Table) -> AnyFrame | None:
        t.active = NOBODY
        return t.window("activation_phase_end")


READY = PLAYED | ACTIVATED | DAZED
"""The marks that decide whether a character may be activated: only the first may be set (CP-209)."""


def ready(t: Table, seat: int) -> list[int]:
    return [who for who, marks in enumerate(t.status) if marks & READY == PLAYED and t.seat[who] == seat]


def counted(t: Table, seat: int) -> int:
    """How many characters count when passing is decided (CP-230, CP-231, Q113)."""
    found = ready(t, seat)
    return len(found) if t.options["grunts_pass"] is True else sum(not t.card(who).is_grunt for who in found)


@dataclass(slots=True)
class Turn(Step):
    """One turn: activate one character or pass (CP-209), with Team Tactic cards before and after (CP-210)."""

    STEPS = ("begin", "start", "choose", "chosen", "grunt", "activate", "activate_more", "finish", "last", "end")

    seat: int
    who: int = NOBODY
    may_pass: bool = False
    more: list[int] = field(default_factory=list)
    """Characters that effects let activate before this turn ends."""

    def begin(self, t: Table) -> None:
        t.active = self.seat
        t.facts.clear()
        t.uses = [row for row in t.uses if row[2] != "turn"]  # Q110: what was used between turns belongs to none
        tire_grunts(t, self.seat)
        self.may_pass = counted(t, self.seat) < counted(t, 1 - self.seat)  # CP-232: what counts is how it stands now
        t.emit(TurnBegan, self.seat)

    def start(self, t: Table) -> AnyFrame | None:
        return t.window("turn_start")

    def choices(self, t: Table) -> list[int]:
        """CP-209, CP-532: a Grunt is never chosen."""
        return [who for who in ready(t, self.seat) if not t.card(who).is_grunt]

    def choose(self, t: Table) -> Ask | None:
        found: list[Plain] = [("activate", who) for who in self.choices(t)]
        if self.may_pass or not found:  # Q112: only who has somebody to activate can be bound to do it
            found.append((PASS,))
        cards: list[Plain] = [("tactic", card) for card in playable(t, self.seat)]
        if found == [(PASS,)] and not cards:
            self.answer_turn(t, (PASS,))  # nothing else is possible
            return None
        return Ask(self.seat, "turn", (*found, *cards))

    def answer_turn(self, t: Table, choice: tuple[Any, ...]) -> AnyFrame | None:
        if choice[0] == "tactic":
            return PlayTactic(self.seat, choice[1])
        self.step = self.STEPS.index("chosen")
        if choice[0] == PASS:
            t.emit(Passed, self.seat)
        else:
            self.who = choice[1]
        return None

    def chosen(self, t: Table) -> AnyFrame | None:
        return None if self.who == NOBODY else t.window("chosen_to_activate", self.who)

    def grunt(self, t: Table) -> Ask | AnyFrame | None:
        """CP-532..CP-535: a Grunt activates before the first of its Parents; of several the player says which is first."""
        ready = ready_grunts(t, self.who) if self.who != NOBODY else []
        if len(ready) > 1:
            return Ask(self.seat, "grunt", tuple(("activate", who) for who in ready))
        return self.activation(t, ready[0]) if ready else None

    def answer_grunt(self, t: Table, choice: tuple[Any, ...]) -> AnyFrame:
        return self.activation(t, choice[1])

    def activation(self, t: Table, who: int) -> AnyFrame:
        """The activation says itself whose it is; only version 0.1 said it here, and of no Grunt."""
        if not t.options["mended"] and not t.card(who).is_grunt:
            t.last_activated = self.seat
        return Activation(who)

    def activate(self, t: Table) -> AnyFrame | None:
        if self.who == NOBODY or not t.is_ready(self.who) or not t.status[self.who] & PLAYED:
            return None
        return self.activation(t, self.who)

    def activate_more(self, t: Table) -> Ask | None:
        """Those an effect lets activate in this turn too; each may be declined."""
        able = [who for who in self.more if t.is_ready(who) and t.status[who] & PLAYED]
        return Ask(self.seat, "more", ((PASS,), *(("activate", who) for who in able))) if able else None

    def answer_more(self, t: Table, choice: tuple[Any, ...]) -> AnyFrame | None:
        if choice[0] == PASS:
            self.more.clear()
            return None
        self.more.remove(choice[1])
        return self.activation(t, choice[1])

    def finish(self, t: Table) -> Ask | None:
        """CP-211, CP-233: cards may still be played before the turn is declared over."""
        cards: list[Plain] = [("tactic", card) for card in playable(t, self.seat)]
        return Ask(self.seat, "finish", ((PASS,), *cards)) if cards else None

    def answer_finish(self, t: Table, choice: tuple[Any, ...]) -> AnyFrame | None:
        if choice[0] == "tactic":
            return PlayTactic(self.seat, choice[1])
        self.step += 1
        return None

    def last(self, t: Table) -> AnyFrame | None:
        return t.window("turn_end")

    def end(self, t: Table) -> None:
        t.facts.clear()
        t.end_scope("turn")
        t.end_scope("first turn")
        t.end_scope(CANCELLED)


WOULD_FLIP = "would flip"


def next_to_flip(t: Table) -> int:
    """A Dazed character whose stat card is about to be flipped and that nothing has answered yet."""
    for who in t.present():
        if t.status[who] & DAZED and (WOULD_FLIP, who, 0) not in t.facts:
            t.facts.append((WOULD_FLIP, who, 0))
            return who
    t.facts = [fact for fact in t.facts if fact[0] != WOULD_FLIP]
    return NOBODY


def of_its_own(t: Table) -> AnyFrame | None:
    """What a superpower of a Dazed character does in place of its card being flipped: there it works again."""
    for who in t.present():
        if t.status[who] & DAZED:
            t.status[who] &= ~DAZED
            instead = t.window("instead_of_flip", who)
            if instead is not None:
                return instead
            t.status[who] |= DAZED
    return None


@dataclass(slots=True)
class CleanupPhase(Step):
    """Seven steps in fixed order (CP-234..CP-246)."""

    STEPS = ("start", "score", "player_effects", "aftermath", "recover", "pass_priority", "remove_tokens", "round_end", "end_round")

    def start(self, t: Table) -> AnyFrame | None:
        t.emit(PhaseBegan, "cleanup")
        t.active = NOBODY
        t.end_scope("activation phase")
        return t.window("cleanup_start")

    def score(self, t: Table) -> AnyFrame:
        return ScoreMission()

    def player_effects(self, t: Table) -> AnyFrame | None:
        """Steps 2 and 3 (CP-238..CP-240): players' effects, priority first, then what is nobody's."""
        return t.window("cleanup")

    def aftermath(self, t: Table) -> AnyFrame | None:
        return settle(t, self)

    def recover(self, t: Table) -> AnyFrame | None:
        """Step 4 (CP-241, CP-242): no damage, no conditions, Injured; the Power stays."""
        for who in t.present():
            if t.status[who] & DAZED and says(t.card(who), queries.NO_INJURED_SIDE):
                t.status[who] &= ~DAZED
                self.back_to("recover")  # the others follow
                return Defeat(who, outright=True)
        flips = next_to_flip(t) if t.listens("would_flip") else NOBODY
        if flips != NOBODY:
            self.back_to("recover")  # the others follow
            return t.window("would_flip", flips)
        instead = of_its_own(t) if t.hears("instead_of_flip") else None
        if instead is not None:
            self.back_to("recover")
            return instead
        for who in t.present():
            if t.status[who] & DAZED:
                t.status[who] &= ~DAZED
                t.damage[who] = 0
                t.conditions[who] = 0
                t.injured[who] = 1
                t.emit(Recovered, who)
                if t.listens("flipped"):
                    t.later("flipped", who)
        t.index = None
        drop_lost_claims(t)  # by those who contest again
        check_last_standing(t)  # some do not count on their Injured side
        return settle(t, self)

    def pass_priority(self, t: Table) -> None:
        """Step 5 (CP-243, CP-244)."""
        if t.last_activated == t.priority:
            t.priority = 1 - t.priority
            t.emit(PriorityPassed, t.priority)

    def remove_tokens(self, t: Table) -> None:
        """Step 6."""
        t.status = [marks & ~ACTIVATED for marks in t.status]

    def round_end(self, t: Table) -> AnyFrame | None:
        return t.window("round_end")

    def end_round(self, t: Table) -> None:
        """Step 7 (CP-246), and the end of the game after round 6 (CP-247)."""
        t.end_scope("round")
        check_last_round(t)


# -- conditions that act by themselves (CP-486, CP-492) ----------------------------------------------------------------


def _bleeds(t: Table, who: int, data: tuple[Any, ...]) -> bool:
    return data[0] == who and not t.status[who] & DAZED


def _bleed(t: Table, who: int, data: tuple[Any, ...]) -> AnyFrame:
    return Suffer(who, 1, NOBODY, CONDITION)


def _poisoned(t: Table, who: int, data: tuple[Any, ...]) -> bool:
    return t.power[who] > 0 and not t.status[who] & DAZED


def _poison(t: Table, who: int, data: tuple[Any, ...]) -> None:
    t.lose_power(who, 1)
    t.emit(PowerLost, who, 1, "poison")


BLEEDING = Ability("bleed", 0, "activation_end", True, _bleeds, _bleed)
POISONED = Ability("poison", 0, "power_phase", True, _poisoned, _poison, quiet=True)
