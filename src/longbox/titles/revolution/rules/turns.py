"""Playing Missions: Mission Turns with Initiative, the Actions of PCs, the Mission Characters, and how it ends (MR-281..MR-302)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from longbox.kernel import Ask, Frame, Plain

from ..arena import CENTRE, apart, hexes_of, near, reach
from ..codes import ACTION, ACTIONS, ATTACKING, EVASION, NOBODY, OFF, SPEED, STALEMATE
from ..decks import ALL_MISSIONS, TOURNAMENT
from ..events import Calmed, Carried, CrateOpened, FirstChosen, InitiativeRolled, RolledOff, Scored, TurnBegan
from ..state import TOKEN, Step, Table
from ..timing import CHARTER, OWN_POWER, opened, powers, works
from ..words import Calm, Centre, Crates, Fire, Longer, NoStalemate, Power, Rescue, Timer
from .attacks import Strike, targets
from .harm import Harm, check_end, relocate, remove_token, score
from .powers import spend, use

# -- Mission Turns -------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Arena(Step):
    """Mission Turns until the Mission is over."""

    STEPS = ("begin", "initiative", "settle", "first", "act", "enemies", "scoring", "burn", "tire", "close")

    left: tuple[int, ...] = ()
    """Seats that still have to roll or act."""
    totals: list[int] = field(default_factory=list)
    starter: int = NOBODY
    caller: int = NOBODY
    """Who rolls first; the Mission Commander if nobody else (RQ-90)."""

    def begin(self, t: Table) -> None:
        t.turn += 1
        t.busy, t.struck = False, ()
        t.emit(TurnBegan, t.turn)
        self.totals = [0] * t.seats
        self.left = self.rolling(t)

    def rolling(self, t: Table) -> tuple[int, ...]:
        """The PCs in the arena, the Mission Commander's first (MR-286, RQ-61)."""
        return tuple([seat for seat in t.clockwise(self.caller) if t.at[seat] != OFF])

    def initiative(self, t: Table) -> Frame[Any] | None:
        """MR-282, MR-283."""
        while self.left:
            seat, self.left = self.left[0], self.left[1:]
            roll = InitiativeRoll(seat)
            if opened(t, "initiative", (seat,)) or opened(t, "initiative-rolled", (seat,)):
                self.step -= 1
                return roll
            roll.roll(t)  # nobody could answer, before or after it
            self.totals[seat] = sum(roll.dice)
        return None

    def settle(self, t: Table) -> None:
        """MR-287: those tied for the highest roll again."""
        seats = self.rolling(t)
        totals = {seat: self.totals[seat] for seat in seats}
        while True:
            best = max(totals.values())
            seats = tuple([seat for seat in seats if totals[seat] == best])
            if len(seats) == 1:
                break
            totals = {seat: sum(t.roll(t.stats[seat][SPEED], 6)) for seat in seats}
            t.emit(RolledOff, "initiative", seats, tuple(totals.values()), NOBODY)
        self.starter = seats[0]

    def first(self, t: Table) -> Ask | None:
        """MR-284: the winner says who acts first, even another School's PC."""
        standing = t.standing()
        if len(standing) > 1:
            return Ask(self.starter, "first", tuple(standing))
        self.go(t, standing[0])
        return None

    def answer_first(self, t: Table, seat: int) -> None:
        self.step += 1
        t.emit(FirstChosen, self.starter, seat)
        self.go(t, seat)

    def go(self, t: Table, first: int) -> None:
        """MR-285."""
        self.left = tuple([seat for seat in t.clockwise(first) if t.at[seat] != OFF])

    def act(self, t: Table) -> Frame[Any] | None:
        while self.left and not t.over:
            seat, self.left = self.left[0], self.left[1:]
            if t.at[seat] != OFF:
                self.back_to("act")
                return Act(seat)
        return None

    def enemies(self, t: Table) -> Frame[Any] | None:
        """MR-339."""
        card = ALL_MISSIONS[t.mission]
        if t.over or not (card.move or card.attack):
            return None
        return Enemies(tuple(t.live_tokens()))

    def scoring(self, t: Table) -> None:
        """The end of the turn on the Mission card: the centre, then who stands in the fire."""
        self.left = ()
        if t.over:
            return
        centre = t.part(Centre)
        if centre is not None and CENTRE in t.at:
            score(t, t.at.index(CENTRE), 1, centre.hope)
        fire = t.part(Fire)
        if fire is not None:
            hot = near(CENTRE, fire.reach)
            self.left = tuple([seat for seat in t.clockwise() if t.at[seat] != OFF and hot >> t.at[seat] & 1])

    def burn(self, t: Table) -> Frame[Any] | None:
        if not self.left or t.over:
            return None
        seat, self.left = self.left[0], self.left[1:]
        self.back_to("burn")
        return Harm(seat, 1)

    def tire(self, t: Table) -> Frame[Any] | None:
        """RQ-93: in a tournament nobody evades for ever."""
        t.idle = 0 if t.busy else t.idle + 1
        if t.mission == TOURNAMENT and t.idle >= EVASION and not t.over:
            standing = t.standing()
            return Harm(min(standing, key=lambda seat: self.totals[seat]), 1)
        return None

    def close(self, t: Table) -> None:
        """MR-257, MR-296."""
        timer = t.part(Timer)
        if not t.over and timer is not None and t.turn >= timer.turns:
            t.over = "success" if timer.success else "failure"
        if not t.over and t.idle >= STALEMATE and t.part(NoStalemate) is None:
            t.over = "failure"
        if not t.over:
            self.back_to("begin")


@dataclass(slots=True)
class InitiativeRoll(Step):
    """One PC rolls for Initiative."""

    STEPS = ("before", "roll", "after", "count")

    seat: int
    more: int = 0
    dice: list[int] = field(default_factory=list)

    def before(self, t: Table) -> Frame[Any] | None:
        return t.window("initiative", self.seat)

    def roll(self, t: Table) -> None:
        self.dice = t.roll(t.stats[self.seat][SPEED] + self.more, 6)
        self.tell(t)

    def tell(self, t: Table) -> None:
        if t.sink is not None:
            t.emit(InitiativeRolled, self.seat, tuple(self.dice), sum(self.dice))

    def after(self, t: Table) -> Frame[Any] | None:
        return t.window("initiative-rolled", self.seat)

    def count(self, t: Table) -> None:
        t.frame(Arena).totals[self.seat] = sum(self.dice)


# -- the Actions of a PC -------------------------------------------------------------------------------------------------


def longer(t: Table, seat: int, need: int) -> list[tuple[int, int]]:
    """How Powers and the Charter can add so much Attack Range: uses of each, none to spare (MR-305, MR-336)."""
    own = charter = (0, 0)
    for source, power, tokens in powers(t, seat):
        part = power.parts[0]
        if power.when == ATTACKING and isinstance(part, Longer):
            if source == CHARTER:
                charter = (part.n, tokens)
            else:
                own = (part.n, tokens)
    found = []
    for uses in range(own[1] + 1):
        rest = need - uses * own[0]
        if rest <= 0:
            if uses and rest > -own[0]:
                found.append((uses, 0))
            break
        if charter[0]:
            more = -(-rest // charter[0])
            if more <= charter[1]:
                found.append((uses, more))
    return found


def reach_with_powers(t: Table, seat: int) -> int:
    """The greatest Attack Range Powers could give."""
    far = 0
    for _, power, tokens in powers(t, seat):
        part = power.parts[0]
        if power.when == ATTACKING and isinstance(part, Longer):
            far += part.n * tokens
    return far


def actions_of(t: Table, seat: int) -> list[tuple[int, Power, int]]:
    """Powers that are Special Actions."""
    return [one for one in powers(t, seat) if one[1].when == ACTION and works(t, seat, one[1], (seat,))]


END, MOVE = ("end",), ("move",)
ATTACKS: Final = tuple(("attack", target, 0, 0) for target in range(TOKEN + 12))
"""Attacks without any Power, by their target."""


@dataclass(slots=True)
class Act(Step):
    """A PC's turn to act: up to two Actions (MR-288..MR-295)."""

    STEPS = ("act",)

    seat: int
    left: int = ACTIONS
    again: int = NOBODY
    """Whom it may attack once more with the next Action (MR-292)."""

    def act(self, t: Table) -> Ask | None:
        if not self.left or t.over or t.at[self.seat] == OFF:
            return None
        return Ask(self.seat, "act", (END, MOVE, *self.attacks(t), *self.specials(t)))

    def attacks(self, t: Table) -> list[Plain]:
        """("attack", whom, uses of own Powers for range, uses of the Charter)."""
        seat, far = self.seat, t.reach_of(self.seat)
        found: list[Plain] = []
        more = reach_with_powers(t, seat) if t.power_for(seat, ATTACKING) else 0
        for target in targets(t, seat, far + more):
            if (seat, target) in t.struck and target != self.again:
                continue
            need = apart(t.at[seat], t.hex_of(target)) - far if more else 0
            if need <= 0:
                found.append(ATTACKS[target])
            else:
                found += [("attack", target, own, charter) for own, charter in longer(t, seat, need)]
        return found

    def specials(self, t: Table) -> list[Plain]:
        seat = self.seat
        found: list[Plain] = [("power", source) for source, _, _ in actions_of(t, seat)] if t.power_for(seat, ACTION) else []
        if not t.token_at or ALL_MISSIONS[t.mission].health:
            return found
        for part in ALL_MISSIONS[t.mission].parts:
            if isinstance(part, Crates):
                found += [("open", TOKEN + token) for token in self.close_tokens(t, 1)]
            elif isinstance(part, Calm):
                found += [("calm", TOKEN + token) for token in self.close_tokens(t, part.reach)]
            elif isinstance(part, Rescue) and t.carrying[seat] == NOBODY:
                found += [("carry", TOKEN + token) for token in self.close_tokens(t, 1)]
        return found

    def close_tokens(self, t: Table, far: int) -> list[int]:
        close = near(t.at[self.seat], far)
        return [token for token, hex in enumerate(t.token_at) if hex != OFF and close >> hex & 1]

    def answer_act(self, t: Table, choice: Any) -> Frame[Any] | None:
        name, seat = choice[0], self.seat
        if name == "end":
            self.step += 1
            return None
        self.left -= 1
        self.again = NOBODY
        if name == "move":
            return Move(seat)
        if name == "attack":
            for source, uses in ((OWN_POWER, choice[2]), (CHARTER, choice[3])):
                for _ in range(uses):
                    spend(t, seat, source)
            return Strike(seat, choice[1])
        t.busy = True
        if name == "power":
            return use(t, seat, choice[1], (seat,))
        token = choice[1] - TOKEN
        if name == "open":
            return open_crate(t, seat, token)
        if name == "calm":
            calm(t, seat, token)
        else:
            t.token_at[token] = OFF
            t.carrying[seat] = token
            t.emit(Carried, seat, t.code(TOKEN + token))
        return None


def open_crate(t: Table, seat: int, token: int) -> Frame[Any] | None:
    """A crate is opened and kept; it may go off, unless it was the last."""
    crates = t.part(Crates)
    assert crates is not None
    face = t.die(6)
    t.emit(CrateOpened, seat, face)
    remove_token(t, token, seat)
    return Harm(seat, 1) if face <= crates.trap and not t.over else None


def calm(t: Table, seat: int, token: int) -> None:
    """The PC rolls its Defense dice; enough points of all Schools end the Mission."""
    part = t.part(Calm)
    assert part is not None
    faces = t.roll(t.stats[seat][1], 6)
    points = sum([face >= part.least for face in faces])
    t.emit(Calmed, seat, tuple(faces), points)
    if points:
        t.points[seat] += points
        t.emit(Scored, seat, t.points[seat])
    if sum(t.points) >= part.goal:
        t.token_at[token] = OFF
        t.removed |= 1 << token
        check_end(t)


@dataclass(slots=True)
class Move(Step):
    """A Move Action: up to Speed Hexes past nobody and no Obstacle (MR-298..MR-302)."""

    STEPS = ("prepare", "go", "arrive")

    seat: int
    more: int = 0
    phase: bool = False

    def prepare(self, t: Table) -> Frame[Any] | None:
        return t.window("moving", self.seat)

    def far(self, t: Table) -> int:
        """Speed as it is now; who carries somebody is slower."""
        speed = t.stats[self.seat][SPEED]
        if t.carrying[self.seat] != NOBODY:
            speed = max(speed - 1, 1)
        return speed + self.more

    def go(self, t: Table) -> Ask:
        start, far, free = t.at[self.seat], self.far(t), t.open_hexes()
        found = near(start, far) & free | 1 << start if self.phase else reach(start, far, free)
        return Ask(self.seat, "move", hexes_of(found))

    def answer_move(self, t: Table, hex: int) -> None:
        self.step += 1
        relocate(t, self.seat, hex)

    def arrive(self, t: Table) -> Frame[Any] | None:
        return None if t.over else t.window("moved", self.seat)


# -- the Mission Characters ----------------------------------------------------------------------------------------------


def enemy_moves(t: Table, token: int) -> tuple[int, ...]:
    """Where a Mission Character may end its move: at least one step, and in reach of a PC if that is possible (MR-342..MR-344)."""
    card = ALL_MISSIONS[t.mission]
    start = t.token_at[token]
    free = t.open_hexes()
    found = reach(start, card.move, free)
    if found == 1 << start:
        return ()
    if card.move < 2:  # RQ-73: with two steps it can come back
        found &= ~(1 << start)
    hunted = 0
    for hex in t.at:
        if hex != OFF:
            hunted |= near(hex, card.range)
    return hexes_of(found & hunted if card.attack and found & hunted else found)


@dataclass(slots=True)
class Enemies(Step):
    """Each Mission Character moves and attacks every PC in range, in an order its controller chooses (MR-338..MR-341, RQ-74)."""

    STEPS = ("choose", "move", "aim", "strike")

    left: tuple[int, ...]
    token: int = NOBODY
    prey: tuple[int, ...] = ()

    def choose(self, t: Table) -> Ask | None:
        self.left = tuple([token for token in self.left if t.token_at[token] != OFF])
        if not self.left or t.over:
            self.step = len(self.STEPS)
            return None
        if len(self.left) > 1:
            return Ask(t.controller, "enemy", tuple([TOKEN + token for token in self.left]))
        self.take(self.left[0])
        return None

    def answer_enemy(self, t: Table, piece: int) -> None:
        self.step += 1
        self.take(piece - TOKEN)

    def take(self, token: int) -> None:
        self.token = token
        self.left = tuple([one for one in self.left if one != token])

    def move(self, t: Table) -> Ask | None:
        if not ALL_MISSIONS[t.mission].move:
            return None
        ends = enemy_moves(t, self.token)
        if len(ends) > 1:
            return Ask(t.controller, "enemy_move", ends)
        if ends:
            relocate(t, TOKEN + self.token, ends[0])
        return None

    def answer_enemy_move(self, t: Table, hex: int) -> None:
        self.step += 1
        relocate(t, TOKEN + self.token, hex)

    def aim(self, t: Table) -> None:
        card = ALL_MISSIONS[t.mission]
        close = near(t.token_at[self.token], card.range) if card.attack else 0
        self.prey = tuple([seat for seat in t.clockwise() if t.at[seat] != OFF and close >> t.at[seat] & 1])

    def strike(self, t: Table) -> Ask | Frame[Any] | None:
        alive = tuple([seat for seat in self.prey if t.at[seat] != OFF])
        if not alive or t.over or t.token_at[self.token] == OFF:
            self.back_to("choose")
            return None
        if len(alive) > 1:
            return Ask(t.controller, "enemy_attack", alive)
        self.back_to("strike")
        return self.answer_enemy_attack(t, alive[0])

    def answer_enemy_attack(self, t: Table, seat: int) -> Frame[Any]:
        self.prey = tuple([one for one in self.prey if one != seat])
        return Strike(TOKEN + self.token, seat)
