"""What a seat may know: everything that lies open, its own hand and dial, and what it was shown."""

from __future__ import annotations

from typing import Final, TypedDict, TypeVar

from .arena import OBSTACLES
from .cards.decks import LEADER, bits_of, figures
from .codes import GOAL, NOBODY, UNOPPOSED
from .rules.actions import Act
from .rules.attacks import Strike
from .rules.deeds import Deed
from .rules.harm import Harm
from .rules.missions import CommandAuction, MissionPhase
from .rules.plot import Gift, PlotPhase, Support
from .rules.recruit import LotAuction, RecruitPhase, Trade
from .rules.turns import Arena, InitiativeRoll
from .rules.upkeep import Upkeep
from .rules.winning import Finale
from .state import AnyFrame, Table

F = TypeVar("F", bound=AnyFrame)
Frames = dict[type[AnyFrame], AnyFrame]


# -- what the parts of a view hold ---------------------------------------------------------------------------------------


class CharacterView(TypedDict):
    card: int
    power: int
    """Power Tokens."""
    limit: int
    training: int
    injured: bool
    stats: list[int]
    range: int
    worth: int
    """The Hope Value with Training."""
    triumph: bool


class SchoolView(TypedDict):
    school: int
    revolution: int
    plot_points: int
    hope: int
    staked: int
    bid: int
    """0 while it is hidden, NOBODY if there is none."""
    hand: list[int]
    """All cards of one's own hand; of others those that were seen."""
    cards: int
    hand_size: int
    characters: list[CharacterView]
    buffs: list[int]


class PCView(TypedDict):
    card: int
    hex: int
    stats: list[int]
    carrying: int


class TokenView(TypedDict):
    hex: int
    damage: list[int]
    """By the seat that did it."""


class MissionView(TypedDict):
    mission: int
    turn: int
    idle: int
    controller: int
    obstacles: list[int]
    pcs: list[PCView]
    tokens: list[TokenView]
    removed: list[int]
    points: list[int]
    struck: list[list[int]]


class DeedView(TypedDict):
    seat: int
    card: int | None
    power: int | None
    schools: list[int]
    characters: list[int]


class AttackView(TypedDict):
    attacker: int
    target: int
    attack: list[int]
    defense: list[int]
    pools: list[int]
    unopposed: int
    damage: int


class SupportView(TypedDict):
    seat: int
    wanted: int
    offers: list[int | None]
    given: int


class GiftView(TypedDict):
    seat: int
    giver: int
    coins: int


class InitiativeView(TypedDict):
    totals: list[int]
    seat: int
    dice: list[int]


class OfferView(TypedDict):
    seat: int
    to: int
    give: list[int]
    pay: int
    take: list[int]
    ask: int


# -- the view ------------------------------------------------------------------------------------------------------------


def view(t: Table, seat: int) -> dict[str, object]:
    frames = {type(frame): frame for frame in t.stack}  # the innermost of each kind
    return {
        "round": t.round,
        "last_round": t.options["last_round"],
        "goal": GOAL,
        "phase": phase(frames),
        "commander": t.commander,
        "schools": [school(t, one, seat) for one in range(t.seats)],
        "recruits": {"deck": len(t.recruit_deck), "discard": bits_of(t.recruit_discard), "row": t.row, "lot": t.lot},
        "plots": {"deck": len(t.plot_deck), "discard": bits_of(t.plot_discard)},
        "missions": {"deck": len(t.mission_deck), "discard": bits_of(t.mission_discard)},
        "top": {
            "recruits": list(t.known_recruits[seat]) if seat >= 0 else [],
            "missions": list(t.known_missions[seat]) if seat >= 0 else [],
        },
        "mission": mission(t) if t.mission != NOBODY else None,
        "bidders": bidders(t, frames),
        "done": done(t, frames),
        "acting": acting(t, frames),
        "support": support(t, frames),
        "gift": gift(t, frames),
        "initiative": initiative(t, frames),
        "deed": deed(frames),
        "attack": attack(t, frames),
        "offer": offer(t, frames),
    }


def school(t: Table, one: int, seat: int) -> SchoolView:
    mine = one == seat
    known = [card for card in t.hands[one] if t.peeked[seat] >> card & 1] if seat >= 0 and not mine else []
    return {
        "school": t.school[one],
        "revolution": t.rp[one],
        "plot_points": t.pp[one],
        "hope": t.hope[one],
        "staked": t.staked[one],
        "bid": t.bids[one] if t.shown or mine else min(t.bids[one], 0),
        "hand": list(t.hands[one]) if mine else known,
        "cards": len(t.hands[one]),
        "hand_size": t.hand_size(one),
        "characters": [character(t, who) for who in t.everyone(one)] if t.school[one] != NOBODY else [],
        "buffs": list(t.buffs[one]),
    }


def character(t: Table, who: int) -> CharacterView:
    training = t.training[who] if who < LEADER else NOBODY
    a, d, s, reach, limit = figures(who, training)
    return {
        "card": who,
        "power": t.power[who],
        "limit": limit,
        "training": training,
        "injured": bool(t.injured >> who & 1),
        "stats": [a, d, s],
        "range": reach,
        "worth": t.worth(who) if who < LEADER else 0,
        "triumph": bool(t.triumph >> who & 1),
    }


def mission(t: Table) -> MissionView:
    return {
        "mission": t.mission,
        "turn": t.turn,
        "idle": t.idle,
        "controller": t.controller,
        "obstacles": list(OBSTACLES),
        "pcs": [
            {"card": t.pc[seat], "hex": t.at[seat], "stats": list(t.stats[seat]), "carrying": t.carrying[seat]}
            for seat in range(t.seats)
        ],
        "tokens": [{"hex": hex, "damage": list(t.damage[token])} for token, hex in enumerate(t.token_at)],
        "removed": t.tokens[:],
        "points": t.points[:],
        "struck": [list(pair) for pair in t.struck],
    }


def deed(frames: Frames) -> DeedView | None:
    """The Event, Reaction or Power being carried out; it lies open as soon as it is chosen."""
    frame = last(frames, Deed)
    if frame is None:
        return None
    return {
        "seat": frame.seat,
        "card": frame.card,
        "power": frame.who,
        "schools": list(frame.schools),
        "characters": [who for pick in frame.picks for who in pick] + list(frame.picking),
    }


def attack(t: Table, frames: Frames) -> AttackView | None:
    """The attack being resolved with its dice, or Damage from elsewhere."""
    harm = last(frames, Harm)
    strike = last(frames, Strike)
    if strike is not None:
        return {
            "attacker": strike.attacker,
            "target": strike.target,
            "attack": strike.attack[:],
            "defense": strike.defense[:],
            "pools": [strike.attack_dice(t), strike.defense_dice(t)],
            "unopposed": strike.unopposed,
            "damage": strike.damage() if harm is None else harm.damage,
        }
    if harm is not None:
        return {
            "attacker": harm.attacker,
            "target": harm.target,
            "attack": [],
            "defense": [],
            "pools": [0, 0],
            "unopposed": UNOPPOSED,
            "damage": harm.damage,
        }
    return None


def last(frames: Frames, kind: type[F]) -> F | None:
    """The innermost frame of a kind."""
    found = frames.get(kind)
    return found if isinstance(found, kind) else None


def phase(frames: Frames) -> str:
    """Which part of the round it is: setup, upkeep, plot, recruit, mission or finale."""
    for kind, name in PHASES:
        if kind in frames:
            return name
    return "setup"


ROUND: Final = ((Upkeep, "upkeep"), (PlotPhase, "plot"), (RecruitPhase, "recruit"), (MissionPhase, "mission"))
"""The phases of a round, in order."""
PHASES: Final = (*ROUND, (Finale, "finale"))


def bidders(t: Table, frames: Frames) -> list[int]:
    """Who still bids for what is auctioned."""
    auction = last(frames, LotAuction) or last(frames, CommandAuction)
    return list(auction.bidders) if auction is not None else []


def done(t: Table, frames: Frames) -> list[int]:
    """Who has passed in the Plot Phase, or taken the dial in Change Allegiance."""
    plot, recruit = last(frames, PlotPhase), last(frames, RecruitPhase)
    return bits_of(plot.passed if plot is not None else recruit.ready if recruit is not None else 0)


def acting(t: Table, frames: Frames) -> int:
    """Whose turn to act it is."""
    act, plot = last(frames, Act), last(frames, PlotPhase)
    return act.seat if act is not None else plot.seat if plot is not None else NOBODY


def support(t: Table, frames: Frames) -> SupportView | None:
    """A request for support: who asks for how much, and who has offered how much; offers are said aloud."""
    frame = last(frames, Support)
    if frame is None:
        return None
    offers = dict(zip(t.others(frame.seat), frame.offers, strict=False))
    return {
        "seat": frame.seat,
        "wanted": frame.wanted,
        "offers": [offers.get(seat) for seat in range(t.seats)],
        "given": frame.given,
    }


def gift(t: Table, frames: Frames) -> GiftView | None:
    """A request for coins in the Plot Phase: who asks whom for how many."""
    frame = last(frames, Gift)
    return {"seat": frame.seat, "giver": frame.giver, "coins": frame.coins} if frame is not None else None


def initiative(t: Table, frames: Frames) -> InitiativeView | None:
    """The roll for Initiative that is being made, and what the others rolled in this Mission Turn."""
    arena, roll = last(frames, Arena), last(frames, InitiativeRoll)
    if arena is None or (not any(arena.totals) and roll is None):
        return None
    return {
        "totals": arena.totals[:],
        "seat": roll.seat if roll is not None else NOBODY,
        "dice": roll.dice[:] if roll is not None else [],
    }


def offer(t: Table, frames: Frames) -> OfferView | None:
    frame = last(frames, Trade)
    if frame is None:
        return None
    return {
        "seat": frame.seat,
        "to": frame.to,
        "give": list(frame.give),
        "pay": frame.pay,
        "take": list(frame.take),
        "ask": frame.ask,
    }
