"""The Mission Characters: each moves and attacks, as its controller decides (MR-338..MR-344)."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.kernel import Ask

from ..arena import hexes_of, near, reach
from ..cards.decks import ALL_MISSIONS
from ..codes import NOBODY, OFF
from ..state import TOKEN, AnyFrame, Step, Table
from .attacks import Strike
from .foes import closest, loudest
from .harm import relocate


def enemy_moves(t: Table, token: int) -> tuple[int, ...]:
    """Where a Mission Character may end its move: at least one step, and in reach of a PC if that is possible."""
    card = ALL_MISSIONS[t.mission]
    start = t.token_at[token]
    free = t.open_hexes()
    found = reach(start, card.move, free)
    if found == 1 << start:
        return ()
    if card.move < 2 or not t.options["token_returns"]:  # RQ-73: with two steps it could come back
        found &= ~(1 << start)  # MR-342
    hunted = 0
    for hex in t.at if card.attack else ():
        if hex != OFF:
            hunted |= near(hex, card.range)  # MR-343
    close = found & hunted  # MR-343
    ends = hexes_of(close or found)  # MR-344
    loud = loudest(t)
    return ends if loud == NOBODY else closest(ends, t.at[loud])


@dataclass(slots=True)
class Enemies(Step):
    """Each Mission Character moves and attacks every PC in range, in an order its controller chooses (MR-338..MR-341, RQ-74)."""

    STEPS = ("choose", "move", "aim", "strike")

    left: tuple[int, ...]
    token: int = NOBODY
    prey: tuple[int, ...] = ()

    def choose(self, t: Table) -> Ask | None:
        self.left = tuple([token for token in self.left if t.token_at[token] != OFF])  # MR-338
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
        self.token = token  # MR-338
        self.left = tuple([one for one in self.left if one != token])

    def move(self, t: Table) -> Ask | None:
        if not ALL_MISSIONS[t.mission].move:
            return None
        ends = enemy_moves(t, self.token)
        if len(ends) > 1:
            return Ask(t.controller, "enemy_move", ends)
        if ends:  # MR-342
            relocate(t, TOKEN + self.token, ends[0])
        return None

    def answer_enemy_move(self, t: Table, hex: int) -> None:
        self.step += 1
        relocate(t, TOKEN + self.token, hex)

    def aim(self, t: Table) -> None:
        card = ALL_MISSIONS[t.mission]
        close = near(t.token_at[self.token], card.range) if card.attack else 0  # MR-340, MR-341
        self.prey = tuple([seat for seat in t.clockwise() if t.at[seat] != OFF and close >> t.at[seat] & 1])

    def strike(self, t: Table) -> Ask | AnyFrame | None:
        alive = tuple([seat for seat in self.prey if t.at[seat] != OFF])
        if not alive or t.over or t.token_at[self.token] == OFF:  # MR-341
            self.back_to("choose")
            return None
        if len(alive) > 1:
            return Ask(t.controller, "enemy_attack", alive)
        self.back_to("strike")
        return self.answer_enemy_attack(t, alive[0])

    def answer_enemy_attack(self, t: Table, seat: int) -> AnyFrame:
        self.prey = tuple([one for one in self.prey if one != seat])  # MR-341
        return Strike(TOKEN + self.token, seat)
