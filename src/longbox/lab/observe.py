"""What a learning agent sees: a row of numbers of fixed length per title, out of what its seat may know.

Every number has a name (`Observer.names`), and all are scaled to about -1 to 1. The first numbers are the same for every title;
those of the three titles follow. A title that Longbox does not know itself has only the first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from struct import Struct
from typing import Any
from zlib import crc32

from longbox.kernel import Plain, Title

PIECES, TOKENS = 10, 12
"""Characters or figures per side, and objective tokens, that have a place in the row; more are left out."""
PARTS = 4
"""Numbers that tell an option."""

Reader = Callable[[Any, int], list[float]]


class Observer:
    """Reads positions of one title with so many seats."""

    def __init__(self, title: Title[Any], seats: int) -> None:
        self.kinds = {name[4:]: 0 for name in sorted(title.words["en"]) if name.startswith("ask.")}
        for number, kind in enumerate(self.kinds):
            self.kinds[kind] = number
        self.seats = seats
        nothing: tuple[tuple[str, ...], Reader | None] = ((), None)
        names, self._more = READERS.get(title.name, nothing)
        self.names: tuple[str, ...] = (
            "my seat",
            "round",
            "I am asked",
            "options of my question",
            "part of a folded question",
            *(f"score of {_who(n)}" for n in range(seats)),
            *(f"asked: {kind}" for kind in self.kinds),
            *names,
        )

    def read(self, state: Any, seat: int, folded: bool) -> list[float]:
        """The row of `seat`."""
        ask = state.ask
        mine = ask is not None and ask.seat == seat
        scores = state.scores()
        row = [
            seat / 4,
            state.rounds() / 10,
            1.0 if mine else 0.0,
            min(len(ask.options), 1000) / 100 if mine else 0.0,
            1.0 if mine and folded else 0.0,
            *[score / 10 for score in scores[seat:] + scores[:seat]],
        ]
        kinds = [0.0] * len(self.kinds)
        if ask is not None:
            kinds[self.kinds[ask.kind]] = 1.0
        row += kinds
        if self._more is not None:
            row += self._more(state, seat)
        return row


def _who(place: int) -> str:
    return "me" if place == 0 else f"the player {place} after me"


_pack = Struct(f"{PARTS}f").pack
_told: dict[Plain, bytes] = {}


def parts(option: Plain) -> bytes:
    """An option as four short floats: its parts from left to right, of more than four the first three and the last.

    A word is a number from 0 to 1 that depends on nothing but its letters.

    >>> tell = lambda option: Struct("4f").unpack(parts(option))
    >>> tell(("strike", 1, 4, 0))[1:], tell(7), tell((304, 283, 262, 241, 220))
    ((1.0, 4.0, 0.0), (7.0, 0.0, 0.0, 0.0), (304.0, 283.0, 262.0, 220.0))
    """
    if option.__class__ is tuple and len(option) > PARTS:
        option = (*option[: PARTS - 1], option[-1])
    found = _told.get(option)
    if found is None:
        if len(_told) > 50_000:
            _told.clear()
        found = _told[option] = _pack(*(_flat(option) + [0.0] * PARTS)[:PARTS])
    return found


def described(options: Sequence[Plain], numbers: Sequence[int]) -> bytes:
    """Some options as `parts`, one after the other. The ways of FASERIP Tactics are told by the square they end on."""
    ends = getattr(getattr(options, "routes", None), "ends", None)
    if ends is None:
        return b"".join([parts(options[number]) for number in numbers])
    return b"".join([parts(ends[number - 1] if number else ()) for number in numbers])  # the way itself would have to be searched


def _flat(value: Any) -> list[float]:
    if isinstance(value, str):
        return [crc32(value.encode()) / (1 << 32)]
    if isinstance(value, tuple | list):
        out: list[float] = []
        for part in value:
            if part.__class__ is int or part.__class__ is float:
                out.append(part)
            else:
                out += _flat(part)
        return out
    return [0.0 if value is None else value]


# -- Crisis Protocol ----------------------------------------------------------------------------------------------------------

CHARACTER = (
    "there",
    "x",
    "y",
    "injured",
    "activated",
    "dazed",
    "power",
    "damage",
    "conditions",
    "acting",
    "attacks",
    "is attacked",
)
TOKEN = ("x", "y", "whose", "held by")


def _sides(owners: Sequence[int], seat: int) -> Sequence[int]:
    """The places of a row: who fills them, first those of `seat`; -1 for nobody."""
    return _places(tuple(owners), seat)


@lru_cache(1000)
def _places(owners: tuple[int, ...], seat: int) -> Sequence[int]:
    mine = [who for who, owner in enumerate(owners) if owner == seat][:PIECES]
    theirs = [who for who, owner in enumerate(owners) if owner != seat][:PIECES]
    return mine + [-1] * (PIECES - len(mine)) + theirs + [-1] * (PIECES - len(theirs))


def _crisis(t: Any, seat: int) -> list[float]:
    from longbox.titles.crisis.rules.actions import Activation

    acting = -2
    for frame in t.stack:
        if frame.__class__ is Activation:
            acting = frame.who
    attack = t.attacking()
    attacker, target = (attack.attacker, attack.target) if attack is not None else (-2, -2)
    row = [t.threat / 20, 1.0 if t.priority == seat else 0.0, 1.0 if t.active == seat else 0.0, float(t.edges[seat] == "south")]
    for who in _sides(t.squad, seat):
        if who < 0:
            row += _NO_CHARACTER
            continue
        x, y, _ = t.base[who]
        marks = t.status[who]
        row += (
            marks & 1,
            x / 36,
            y / 36,
            t.injured[who],
            marks >> 1 & 1,
            marks >> 2 & 1,
            t.power[who] / 10,
            t.damage[who] / 10,
            t.conditions[who].bit_count() / 10,
            who == acting,
            who == attacker,
            who == target,
        )
    for token in range(TOKENS):
        if token >= len(t.token_at):
            row += _NO_TOKEN
            continue
        x, y = t.token_at[token]
        side, holder = t.token_side[token], t.token_holder[token]
        row += (
            x / 36,
            y / 36,
            0 if side < 0 else 1 if side == seat else -1,
            0 if holder < 0 else 1 if t.squad[holder] == seat else -1,
        )
    return row


_NO_CHARACTER, _NO_TOKEN = (0.0,) * len(CHARACTER), (0.0,) * len(TOKEN)

# -- FASERIP Tactics ----------------------------------------------------------------------------------------------------------

FIGURE = ("there", "x", "y", "health", "karma", "ready", "out", "conditions", "acting", "attacks", "is attacked")


def _tactics(t: Any, seat: int) -> list[float]:
    from longbox.titles.tactics.rules.attacks import Strike

    attacker = target = -2
    for frame in t.stack:
        if frame.__class__ is Strike:
            attacker, target = frame.who, frame.target
    wide, high = (t.ground().width, t.ground().height) if t.map else (1, 1)
    row = [float(t.sides[seat] == 0)]
    for who in _sides(t.seat, seat):
        if who < 0:
            row += _NO_FIGURE
            continue
        at, ready = t.at[who], t.ready[who]
        row += (
            at >= 0,
            at % wide / wide if at >= 0 else 0.0,
            at // wide / high if at >= 0 else 0.0,
            t.health[who] / 20,
            t.karma[who] / 10,
            ready == 0,
            ready == 2,
            t.conditions[who].bit_count() / 7,
            who == acting if (acting := t.acting) >= 0 else 0.0,
            who == attacker,
            who == target,
        )
    plots = t.plots if seat == 0 else t.plots[2:] + t.plots[:2]
    for at in plots:
        row += (1.0, at % wide / wide, at // wide / high) if at >= 0 else (0.0, 0.0, 0.0)
    return row


_NO_FIGURE = (0.0,) * len(FIGURE)

# -- Mutant Revolution --------------------------------------------------------------------------------------------------------

SCHOOL = (
    "there", "plot points", "hope", "cards in hand", "staked", "bid", "team", "injured", "triumphs", "commander",
    "in the arena", "column", "row", "attack", "defense", "speed", "carries", "mission points",
)  # fmt: skip
_NO_SCHOOL = (0.0,) * len(SCHOOL)
MISSION_TOKENS = 8


def _hex(at: int) -> tuple[float, float, float]:
    return (1.0, at % 11 / 10, at // 11 / 10) if at >= 0 else (0.0, 0.0, 0.0)


def _revolution(t: Any, seat: int) -> list[float]:
    missions, plots = _revolution_cards()
    on, seats = t.mission >= 0, t.seats
    row: list[float] = []
    for place in range(4):
        one = (seat + place) % seats
        if place >= seats or not t.school:
            row += _NO_SCHOOL
            continue
        team = 0
        for who in t.team[one]:
            team |= 1 << who
        bid = t.bids[one] if t.shown or one == seat else min(t.bids[one], 0)
        row += (1.0, t.pp[one] / 10, t.hope[one] / 20, len(t.hands[one]) / 5, t.staked[one] / 14, bid / 14)
        row += (team.bit_count() / 10, (team & t.injured).bit_count() / 10, (team & t.triumph).bit_count() / 10, t.commander == one)
        if on:
            row += _hex(t.at[one])
            row += [number / 6 for number in t.stats[one]]
            row += (t.carrying[one] >= 0, t.points[one] / 10)
        else:
            row += _NO_SCHOOL[10:]
    row += (t.row / 10, (t.lot + 1) / 70, t.turn / 10 if on else 0.0)
    held = [0.0] * plots
    for card in t.hands[seat] if t.hands else ():
        held[card] = 1.0
    mission = [0.0] * missions
    if on:
        mission[t.mission] = 1.0
    row += held
    row += mission
    for token in range(MISSION_TOKENS):
        row += _hex(t.token_at[token]) if on and token < len(t.token_at) else (0.0, 0.0, 0.0)
    return row


def _revolution_cards() -> tuple[int, int]:
    from longbox.titles.revolution.cards.decks import ALL_MISSIONS, PLOT_CARDS

    return len(ALL_MISSIONS), len(PLOT_CARDS)


def _names(head: Sequence[str], piece: str, fields: Sequence[str]) -> tuple[str, ...]:
    sides = [f"{whose} {piece} {n}: {field}" for whose in ("my", "their") for n in range(PIECES) for field in fields]
    return (*head, *sides)


READERS: dict[str, tuple[tuple[str, ...], Reader]] = {
    "crisis": (
        (
            *_names(("threat", "I have priority", "it is my turn", "my edge is the south"), "character", CHARACTER),
            *(f"token {n}: {field}" for n in range(TOKENS) for field in TOKEN),
        ),
        _crisis,
    ),
    "tactics": (
        (
            *_names(("my side is the north",), "figure", FIGURE),
            *(f"{whose} plot {n}: {field}" for whose in ("my", "their") for n in range(2) for field in ("there", "x", "y")),
        ),
        _tactics,
    ),
    "revolution": (
        (
            *(f"{_who(n)}: {field}" for n in range(4) for field in SCHOOL),
            "row of recruits",
            "card on offer",
            "mission turn",
            *(f"I hold plot card {n}" for n in range(_revolution_cards()[1])),
            *(f"mission {n}" for n in range(_revolution_cards()[0])),
            *(f"mission token {n}: {field}" for n in range(MISSION_TOKENS) for field in ("there", "column", "row")),
        ),
        _revolution,
    ),
}
