"""The Mission Phase: reveal, command, invitations, set-up, execution, rewards, triumph (MR-215..MR-271)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from longbox.kernel import PASS, Ask

from ..arena import FARTHEST, START, hexes_of, near
from ..codes import NOBODY, OF_MISSION, OFF, REFUSAL, Counted
from ..events import (
    CommandWon,
    InvitationRefused,
    Invited,
    MissionCalledOff,
    MissionEnded,
    MissionRevealed,
    NobodyToSend,
    PhaseBegan,
    Rewarded,
    Sent,
    TokenPlaced,
)
from ..state import TOKEN, AnyFrame, Step, Table
from ..words import AllIn, LastStanding, Most, Prize, Timer
from .auctions import Auction
from .goods import admit, change_hope, change_points, roll_off, set_triumph, take_mission
from .turns import Arena


def clear_arena(t: Table) -> None:
    seats = t.seats
    t.mission, t.controller, t.over = NOBODY, NOBODY, ""
    t.pc, t.at, t.stats = [NOBODY] * seats, [OFF] * seats, [(0, 0, 0)] * seats
    t.token_at, t.damage, t.removed = [], [], 0
    t.tokens, t.points, t.carrying = [0] * seats, [0] * seats, [NOBODY] * seats
    t.turn, t.idle, t.busy, t.struck = 0, 0, False, ()


def sendable(t: Table, seat: int) -> tuple[int, ...]:
    """Uninjured Characters; the Leader only if nobody else can go or the Mission allows it (MR-232..MR-234)."""
    healthy = t.healthy(seat)
    leader = t.leader(seat)
    if not t.is_injured(leader) and (not healthy or t.the_mission().leaders):
        return (*healthy, leader)
    return healthy


def enter(t: Table, positions: tuple[int, ...]) -> None:
    """The Characters go to their Hexes with full Attributes (MR-242..MR-246, MR-248, MR-274)."""
    for seat, hex in zip(positions, START[len(positions)], strict=True):
        t.at[seat] = hex
        t.stats[seat] = t.start_stats(seat)


def places(t: Table) -> tuple[int, ...]:
    """Where a Mission Token may be placed: far enough from every PC, else as far as possible (MR-249..MR-251, RQ-57)."""
    free = t.open_hexes()
    for far in range(t.the_mission().place, 0, -1):
        found = free
        for hex in t.at:
            if hex != OFF:
                found &= ~near(hex, min(far - 1, FARTHEST))
        if found:
            return hexes_of(found)
    return hexes_of(free)


def winners(t: Table, what: Counted) -> list[int]:
    """The Schools with the most of something, at least 1 (MR-265, RQ-77)."""
    if what == "damage":
        counts = [sum([done[seat] for done in t.damage]) for seat in range(t.seats)]
    else:
        counts = t.tokens if what == "tokens" else t.points
    best = max(counts)
    return [seat for seat in t.clockwise() if best and counts[seat] == best]


@dataclass(slots=True)
class MissionPhase(Step):
    """The Mission Phase."""

    STEPS = (  # MR-215
        "reveal", "bid", "invite", "respond", "excuse", "blame", "assemble", "place", "execute", "reward", "prize", "triumph",
        "clear",
    )  # fmt: skip

    uninvited: tuple[int, ...] = ()
    guest: int = NOBODY
    positions: tuple[int, ...] = ()
    """The seats on Positions 1 to 4."""
    excused: bool = False
    rewarded: tuple[int, ...] = ()
    heirs: tuple[int, ...] = ()
    """Who may still take the prize."""

    def reveal(self, t: Table) -> None:
        """MR-216..MR-218."""
        t.emit(PhaseBegan, "mission")
        t.mission = take_mission(t)
        t.mission_discard |= 1 << t.mission
        t.emit(MissionRevealed, t.mission)

    def bid(self, t: Table) -> AnyFrame:
        return CommandAuction(t.clockwise(), commander=True)

    # -- Choose Characters -------------------------------------------------------------------------------------------------

    def invite(self, t: Table) -> Ask | None:
        """MR-228..MR-231, MR-239: one School at a time, in any order, until all were asked or enough have come."""
        room = t.the_mission().people or t.seats
        if self.guest == NOBODY and not self.uninvited and not self.positions:
            self.uninvited = t.clockwise()
        if not self.uninvited or len(self.positions) == room:
            self.back_to("assemble")
            return None
        if len(self.uninvited) > 1:
            return Ask(t.commander, "invite", self.uninvited)
        self.call(t, self.uninvited[0])
        return None

    def answer_invite(self, t: Table, seat: int) -> None:
        self.step += 1
        self.call(t, seat)

    def call(self, t: Table, seat: int) -> None:
        """MR-228, MR-230, MR-247."""
        self.guest = seat
        self.uninvited = tuple([one for one in self.uninvited if one != seat])
        t.emit(Invited, seat, len(self.positions) + 1)

    def respond(self, t: Table) -> Ask | None:
        able = sendable(t, self.guest)
        if able:
            return Ask(self.guest, "respond", (*able, PASS))
        t.emit(NobodyToSend, self.guest)  # RQ-51: that is no refusal
        self.back_to("invite")
        return None

    def answer_respond(self, t: Table, who: int | str) -> None:
        """A School comes, or refuses."""
        if isinstance(who, str):  # PASS
            self.step += 1
            self.excused = False
            t.emit(InvitationRefused, self.guest)
            return
        t.pc[self.guest] = who  # MR-232, MR-235
        self.positions = (*self.positions, self.guest)  # MR-228, MR-237, MR-247
        t.emit(Sent, self.guest, who, len(self.positions))
        self.back_to("invite")

    def excuse(self, t: Table) -> AnyFrame | None:
        return t.window("refused", self.guest)

    def blame(self, t: Table) -> None:
        """MR-236, MR-238, MR-240."""
        self.back_to("invite")
        if not self.excused:
            change_points(t, self.guest, -1, cause=REFUSAL)

    # -- Set Up, Execute -----------------------------------------------------------------------------------------------------

    def assemble(self, t: Table) -> None:
        """MR-241, RQ-54: with fewer than two there is no Mission."""
        if len(self.positions) < 2:
            t.emit(MissionCalledOff)
            self.back_to("clear")
            return
        enter(t, self.positions)
        t.controller = t.commander  # MR-338

    def place(self, t: Table) -> Ask | None:
        if len(t.token_at) == t.the_mission().tokens:
            return None
        return Ask(t.commander, "place", places(t))

    def answer_place(self, t: Table, hex: int) -> None:
        """MR-249, MR-251."""
        t.emit(TokenPlaced, t.commander, t.code(TOKEN + len(t.token_at)), hex)
        t.token_at.append(hex)
        t.damage.append((0,) * t.seats)

    def execute(self, t: Table) -> AnyFrame:
        return Arena()

    # -- Rewards, Triumph ----------------------------------------------------------------------------------------------------

    def reward(self, t: Table) -> None:
        """MR-263..MR-266: Revolution Points only for a success."""
        success = t.over == "success"
        t.emit(MissionEnded, success, "" if success else self.failure(t))
        if not success:
            self.back_to("clear")
            return
        for part in t.the_mission().parts:
            seats: list[int] = []
            points, what = 0, ""
            if isinstance(part, Most):
                seats, points, what = winners(t, part.what), part.n, part.what
            elif isinstance(part, AllIn):
                seats, points, what = t.standing(), part.n, "standing"
            elif isinstance(part, LastStanding) and part.n:
                seats, points, what = t.standing(), part.n, "last"
                for seat in seats:
                    change_hope(t, seat, part.hope, OF_MISSION + t.mission)
            elif isinstance(part, Prize):
                self.heirs = tuple(winners(t, "damage"))
            for seat in seats:
                change_points(t, seat, points, tell=False)
                t.emit(Rewarded, seat, points, what, t.rp[seat])
                self.rewarded = (*self.rewarded, seat)

    def failure(self, t: Table) -> str:
        """Why a Mission has failed."""
        if not t.standing():
            return "defeat"
        timer = t.part(Timer)
        return "time" if timer is not None and t.turn >= timer.turns else "stalemate"

    def prize(self, t: Table) -> Ask | None:
        """The first of the Schools with the most Damage that wants the new Student gets it."""
        return Ask(self.heirs[0], "prize", ("take", PASS)) if self.heirs else None

    def answer_prize(self, t: Table, choice: str) -> None:
        seat, self.heirs = self.heirs[0], self.heirs[1:]
        if choice == "take":
            self.heirs = ()
            admit(t, seat, OF_MISSION + t.mission)

    def triumph(self, t: Table) -> None:
        """MR-267..MR-271."""
        for seat in t.standing():
            if seat in self.rewarded:
                set_triumph(t, t.pc[seat], True)

    def clear(self, t: Table) -> None:
        clear_arena(t)


@dataclass(slots=True)
class CommandAuction(Auction):
    """MR-220..MR-227: the winner takes the token and a Revolution Point; if nobody bids, dice decide among those left."""

    STEPS: ClassVar[tuple[str, ...]] = (*Auction.STEPS, "hand_over")

    def hand_over(self, t: Table) -> None:
        seat = self.winner if self.winner != NOBODY else roll_off(t, "command", self.bidders)  # MR-223, MR-224
        t.commander = seat  # MR-221, MR-222
        gained = change_points(t, seat, 1, tell=False)  # MR-225..MR-227
        t.emit(CommandWon, seat, self.price, gained, t.rp[seat])
