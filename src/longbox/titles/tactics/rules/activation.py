"""Activating a figure: its start, its actions one at a time, its end (chapter "Kinds of Actions")."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.kernel import Ask

from ..codes import AGILITY, ATTACK, BRAWLING, CHARGING, COST, EASY, KO, MOVE, NOBODY, TOUGH, WHITE
from ..events import Activated, Dodged
from ..ground import set_of
from ..state import Step, Table
from ..words import DodgesAs
from .adjacency import reach_of
from .artifacts import artifacts_at_end
from .attacks import Strike
from .charges import Charge, chargeable, chargeable_faster
from .choices import Action
from .conditions import activation_ends, activation_starts, can_dodge, only_moves, tire
from .feats import TO_DODGE, Feat
from .harm import burn
from .karma import hurries, hurry
from .objects import breakable, drop, droppable, liftable, pick_up, shatter
from .plots import Advance, advanceable
from .specials import cost_of_special, specials_open, use
from .targets import THROW, targets, the_attack
from .terrain import Demolish, breaks, something_solid
from .walking import Move

NOTHING = {EASY: False, MOVE: False, ATTACK: False, TOUGH: False}
ONLY_MOVES = NOTHING | {MOVE: True}


@dataclass(slots=True)
class Activation(Step):
    """Start of Activation, Taking Actions, End of Activation (FT-042)."""

    STEPS = ("start", "act", "end", "over")

    who: int
    moves: int = 0
    attacks: int = 0
    easies: int = 0
    tough: bool = False

    def start(self, t: Table) -> None:
        t.acting = self.who
        t.emit(Activated, self.who)
        activation_starts(t, self.who)
        burn(t, self.who, t.at[self.who])  # FT-232

    def able(self, t: Table) -> dict[str, bool]:
        """For which actions the activation still has room (FT-044, FT-046..FT-055, FT-441)."""
        if self.tough:
            return NOTHING
        if only_moves(t, self.who):  # FT-303: one Move, nothing else (TQ-27)
            return ONLY_MOVES if self.moves < int(str(t.options["stunned_moves"])) else NOTHING
        moves = self.moves + self.attacks < 2
        fresh = not (self.moves or self.attacks or self.easies)
        return {EASY: not self.easies, MOVE: moves, ATTACK: moves and not self.attacks, TOUGH: fresh}

    def spend(self, action: str) -> None:
        if action == EASY:
            self.easies += 1
        elif action == MOVE:
            self.moves += 1
        elif action == ATTACK:
            self.attacks += 1
        else:
            self.tough = True

    def act(self, t: Table) -> Ask | None:
        """Actions are chosen one at a time, after seeing what the last one did (FT-056)."""
        if t.ready[self.who] == KO:
            return None
        choices = self.choices(t)
        return Ask(t.seat[self.who], "act", (("end",), *choices)) if choices else None

    def choices(self, t: Table) -> list[Action]:
        who = self.who
        can = self.able(t)
        found: list[Action] = []
        if True not in can.values():
            return found
        things = set_of([square for square in t.thing_at if square >= 0])
        if can[MOVE] and t.speed(who):
            found.append(("move", NOBODY))
            found += [("move", payer) for payer in hurries(t, who)]
        if can[ATTACK] or can[TOUGH]:
            found += self.fights(t, can, things)
        if can[ATTACK] and advanceable(t, who):
            found.append(("plot",))
        if can_dodge(t, who) and can[self.dodge_costs(t)]:
            found.append(("dodge",))
        if can[EASY]:
            found += handling(t, who, things)
        found += [("special", number) for number in specials_open(t, who, can)]
        return found

    def fights(self, t: Table, can: dict[str, bool], things: int) -> list[Action]:
        """Every attack there is room for: on figures, Objects, Solid terrain. What nothing is near enough for is passed over."""
        who, ground, here = self.who, t.ground(), t.at[self.who]
        foes, reach, carried = t.foe_squares(who), reach_of(t, who), t.carrying[who]
        found: list[Action] = []
        for number, one in enumerate(t.attacks(who)):
            cost = COST[one.form]
            if not can[cost]:
                continue
            if one.form == CHARGING:
                found += charges(t, who, number, foes)
                continue
            ball = ground.ball(here, one.range or reach)
            if ball & foes:
                near = targets(t, who, one)
                found += [("strike", number, foe, 0) for foe in near]
                if one.form == BRAWLING and carried != NOBODY:
                    found += [("strike", number, foe, 1) for foe in near]
            if cost == ATTACK:
                found += wrecks(t, who, number, ball, things)
        if can[ATTACK] and carried != NOBODY:
            found += [("strike", THROW, foe, 0) for foe in targets(t, who, the_attack(t, who, THROW), thrown=True)]
        return found

    def dodge_costs(self, t: Table) -> str:
        """FT-500: an Attack action, unless a Special says otherwise."""
        parts = t.parts(self.who, DodgesAs)
        return parts[0].action if parts else ATTACK

    def answer_act(self, t: Table, choice: Action) -> Step | None:
        who = self.who
        match choice:
            case ("end",):
                self.step += 1
            case ("move", payer):
                self.spend(MOVE)
                if payer != NOBODY:
                    hurry(t, who, payer)
                return Move(who)
            case ("strike", number, target, swing):
                self.spend(ATTACK if number == THROW else COST[t.attacks(who)[number].form])
                return Strike(who, number, target, swing=bool(swing))
            case ("charge", number, target, *_):
                self.spend(TOUGH)
                for payer in choice[3:]:
                    hurry(t, who, payer)
                return Charge(who, number, target)
            case ("special", number):
                self.spend(cost_of_special(t.folio(who).specials[number]))
                return use(t, who, number)
            case ("dodge",):
                self.spend(self.dodge_costs(t))
                return Dodge(who)
            case ("pick", thing):
                self.spend(EASY)
                pick_up(t, who, thing)
            case ("drop", square):
                self.spend(EASY)
                drop(t, who, square)
            case ("plot",):
                self.spend(ATTACK)
                return Advance(who)
            case ("break", number, thing):
                self.spend(ATTACK)
                shatter(t, thing, who, t.attacks(who)[number].id)  # FT-558: no roll
            case ("demolish", number):
                self.spend(ATTACK)
                return Demolish(who, number)
        return None

    def end(self, t: Table) -> None:
        if t.ready[self.who] != KO:
            artifacts_at_end(t, self.who)

    def over(self, t: Table) -> None:
        """Conditions run out; the very last thing is that the figure becomes Tired (FT-042, FT-043, FT-285)."""
        if t.ready[self.who] != KO:
            activation_ends(t, self.who)
            tire(t, self.who)
        t.acting = NOBODY


def handling(t: Table, who: int, things: int) -> list[Action]:
    """Where an Object that is carried can be dropped, or which one can be picked up."""
    if t.carrying[who] != NOBODY:
        return [("drop", square) for square in droppable(t, who)]
    if things & t.ground().adjacent[t.at[who]]:
        return [("pick", thing) for thing in liftable(t, who)]
    return []


def charges(t: Table, who: int, number: int, foes: int) -> list[Action]:
    """Whom a Charging attack reaches, and whom it reaches with Speed that somebody pays for."""
    found: list[Action] = [("charge", number, foe) for foe in chargeable(t, who, foes)]
    if foes and (payers := hurries(t, who)):
        found += [("charge", number, foe, payer) for foe in chargeable_faster(t, who, foes) for payer in payers]
    return found


def wrecks(t: Table, who: int, number: int, ball: int, things: int) -> list[Action]:
    """Which Objects within reach an attack can break, and whether it can destroy Solid terrain there."""
    ground, one = t.ground(), t.attacks(who)[number]
    found: list[Action] = []
    if ball & things:
        found += [("break", number, thing) for thing in breakable(t, who, one)]
    if ball & (ground.solid_squares | ground.walled_squares) and breaks(t, who, one) and something_solid(t, who, one):
        found.append(("demolish", number))
    return found


@dataclass(slots=True)
class Dodge(Step):
    """FT-501..FT-506: an Agility FEAT; its colour is the token. A new one replaces the old (TQ-54)."""

    STEPS = ("feat", "mark")

    who: int

    def feat(self, t: Table) -> Step:
        return Feat(self.who, TO_DODGE, AGILITY)

    def mark(self, t: Table) -> None:
        kept = t.dodge[self.who] if t.options["second_dodge"] == "better" else WHITE
        t.dodge[self.who] = max(t.colour, kept)
        t.emit(Dodged, self.who, t.dodge[self.who])
