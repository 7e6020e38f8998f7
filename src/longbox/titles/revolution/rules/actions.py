"""The Actions of a PC: moves, attacks, Powers and the Special Actions of a Mission (MR-288..MR-302)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.kernel import Ask, Plain

from ..arena import apart, hexes_of, near, reach
from ..cards.decks import ALL_MISSIONS
from ..codes import ACTION, ACTIONS, ATTACKING, CHARTER, DEFENSE, FACES, NOBODY, OFF, OWN_POWER, SPEED, TRAP
from ..events import Calmed, Carried, CrateOpened
from ..state import TOKEN, AnyFrame, Step, Table, Tagged
from ..words import Calm, Crates, Longer, Power, Rescue
from .attacks import Strike, targets
from .harm import Harm, check_end, relocate, remove_token
from .powers import powers, spend, use, works


def longer(t: Table, seat: int, need: int) -> list[tuple[int, int]]:
    """How Powers and the Charter can add so much Attack Range, at least 1: uses of each, none to spare (MR-305, MR-336)."""
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

    def answer_act(self, t: Table, choice: Tagged) -> AnyFrame | None:
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
            return use(t, seat, choice[1])
        token = choice[1] - TOKEN
        if name == "open":
            return open_crate(t, seat, token)
        if name == "calm":
            calm(t, seat, token)
        else:
            t.token_at[token] = OFF
            t.carrying[seat] = token
            t.emit(Carried, t.pc[seat], t.code(TOKEN + token))
        return None


def open_crate(t: Table, seat: int, token: int) -> AnyFrame | None:
    """A crate is opened and kept; it may go off, unless it was the last."""
    crates = t.part(Crates)
    assert crates is not None
    face = t.die(FACES)
    trapped = face <= crates.trap and len(t.live_tokens()) > 1
    t.emit(CrateOpened, t.pc[seat], t.code(TOKEN + token), face, trapped)
    remove_token(t, token, seat, tell=False)
    return Harm(seat, 1, cause=(TRAP,)) if trapped else None


def calm(t: Table, seat: int, token: int) -> None:
    """The PC rolls its Defense dice; enough points of all Schools end the Mission."""
    part = t.part(Calm)
    assert part is not None
    faces = t.roll(t.stats[seat][DEFENSE], FACES)
    points = sum([face >= part.least for face in faces])
    t.points[seat] += points
    t.emit(Calmed, t.pc[seat], t.code(TOKEN + token), tuple(faces), points, t.points[seat])
    if sum(t.points) >= part.goal:
        t.token_at[token] = OFF
        t.removed |= 1 << token
        check_end(t)


@dataclass(slots=True)
class Move(Step):
    """A Move Action: up to Speed Hexes past nobody and no Obstacle."""

    STEPS = ("prepare", "go", "arrive")

    seat: int
    more: int = 0
    phase: bool = False

    def prepare(self, t: Table) -> AnyFrame | None:
        return t.window("moving", self.seat)

    def far(self, t: Table) -> int:
        """Speed as it is now; who carries somebody is slower."""
        speed = t.stats[self.seat][SPEED]  # MR-278, MR-298
        if t.carrying[self.seat] != NOBODY:
            speed = max(speed - 1, 1)
        return speed + self.more

    def go(self, t: Table) -> Ask:
        start, far, free = t.at[self.seat], self.far(t), t.open_hexes()
        if self.phase:
            return Ask(self.seat, "move", hexes_of(near(start, far) & free | 1 << start))
        return Ask(self.seat, "move", hexes_of(reach(start, far, free)))  # MR-298..MR-302

    def answer_move(self, t: Table, hex: int) -> None:
        self.step += 1
        if hex == t.at[self.seat] and not t.options["still_move"]:
            self.step = len(self.STEPS)  # nothing happens after a Move of 0 Hexes
        relocate(t, self.seat, hex)

    def arrive(self, t: Table) -> AnyFrame | None:
        return None if t.over else t.window("moved", self.seat)
