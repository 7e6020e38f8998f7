"""A question as the asked seat is shown it: what it is about, its options, what is closed, and the shape of the answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from longbox.kernel import PASS, Ask, Speech, Window

from ..cards.decks import power_of
from ..codes import ACTIONS, NOBODY
from ..rules.actions import END, Act, Move
from ..rules.attacks import Strike
from ..rules.deeds import Deed
from ..rules.effects.dice import RollAgain
from ..rules.harm import Harm
from ..rules.missions import MissionPhase
from ..rules.plot import Gift, PlotPhase, Support
from ..rules.recruit import Trade
from ..rules.regions import AnyOf
from ..rules.turns import InitiativeRoll
from ..speech.names import card, dice, mission, plot
from ..state import TOKEN, Data
from .closed import closed
from .notes import options
from .voice import Voice

RULES: Final = {
    "school": "MR-040",
    "recover": "MR-063",
    "advance": "MR-070",
    "pay": "MR-087",
    "penalty": "MR-092",
    "plot": "MR-106",
    "gift": "MR-109",
    "support": "MR-122",
    "accept": "MR-120",
    "supported": "MR-124",
    "target": "MR-115",
    "character": "MR-115",
    "react": "MR-141",
    "trim": "MR-158",
    "ransom": "MR-362",
    "order": "MR-298",
    "allegiance": "MR-163",
    "trade": "MR-163",
    "bid": "MR-187",
    "raise": "MR-141",
    "attach": "MR-210",
    "invite": "MR-230",
    "respond": "MR-232",
    "place": "MR-249",
    "first": "MR-284",
    "act": "MR-290",
    "move": "MR-298",
    "lower": "MR-319",
    "push": "MR-328",
    "enemy": "MR-338",
    "enemy_move": "MR-342",
    "enemy_attack": "MR-341",
    "reroll": "MR-328",
    "regain": "MR-330",
    "grip": "MR-293",
    "shift": "MR-328",
    "takeover": "MR-364",
    "prize": "MR-252",
    "champion": "MR-385",
}
"""The rule each question comes from."""
PRIVATE: Final = frozenset({"bid", "plot", "supported", "trim", "order", "react"})
"""Questions that show what others may not see."""
DIALS: Final = frozenset({"bid", "raise", "support"})
"""Questions for a number, set on a dial."""
KEPT: Final = frozenset({"pay", "recover"})
"""Choices whose first sample is what most people want: to keep all Heroes, to let as many recover as can."""
OF_PLOTS: Final = frozenset({"trim"})
"""Choices among Plot Cards; the others are among Characters."""


def about(say: Speech, ask: Ask) -> str:
    """What the question is about, where its options do not say so."""
    voice = Voice(say, ask)
    teller = ABOUT.get(ask.kind)
    return teller(voice) if teller is not None else ""


def bid_about(v: Voice) -> str:
    t, seat = v.t, v.ask.seat
    what = mission(v.say, t.mission) if t.lot < 0 else card(v.say, t.lot)
    staked = f" {v.page('about.staked', n=t.staked[seat])}" if t.staked[seat] else ""
    return v.page("about.bid", what=what, hope=t.hope[seat]) + staked


def deed_about(v: Voice) -> str:
    deed = v.t.frame(Deed)
    if deed.card is not None:
        return f"{plot(v.say, deed.card)}: {v.plot_text(deed.card)}"
    assert deed.who is not None
    return f"{card(v.say, deed.who)}: {v.power_text(power_of(deed.who), deed.who)}"


def react_about(v: Voice) -> str:
    """The moment, as everybody sees it; and that nothing fits, for the one who is asked."""
    t = v.t
    told = ""
    frame = t.stack[-1]
    if isinstance(frame, Window):
        told = v.page(f"about.window.{frame.event}", **moment(v, frame.event, frame.data))
    if v.ask.options == (PASS,):
        told = f"{told} {v.page('about.nothing')}".strip()
    return told


def moment(v: Voice, event: str, data: Data) -> dict[str, object]:
    """The gaps of a window's sentence."""
    t = v.t
    if event == "event":
        return {"who": v.say.seat(data[0]), "card": plot(v.say, data[1])}
    if event == "lost":
        return {"who": v.say.seat(data[0])}
    if event == "student-discarded":
        return {"card": card(v.say, data[1])}
    if event in ("bids", "cancelling", "refused"):
        return {}
    found: dict[str, object] = {"a": v.piece(data[0]) if data[0] != NOBODY else ""}
    if len(data) > 1:
        found["b"] = v.piece(data[1])
    if event == "rolled":
        found["n"] = t.frame(Strike).damage()
    elif event == "hurt":
        found["n"] = t.frame(Harm).damage
    elif event == "initiative-rolled":
        found["dice"] = dice(v.say, t.frame(InitiativeRoll).dice)
    return found


def harm_about(v: Voice) -> str:
    harm = v.t.frame(Harm)
    return v.page("about.harm", who=v.piece(harm.target), n=harm.damage)


def trade_about(v: Voice) -> str:
    trade = v.t.frame(Trade)
    return v.page("about.trade", who=v.say.seat(trade.seat), give=v.side(trade.give, trade.pay), take=v.side(trade.take, trade.ask))


def gift_about(v: Voice) -> str:
    gift = v.t.frame(Gift)
    return v.page("about.gift", who=v.say.seat(gift.seat), n=gift.coins, hope=v.t.hope[gift.giver])


def support_about(v: Voice) -> str:
    support = v.t.frame(Support)
    key = "about.support.of" if support.wanted else "about.support"
    return v.page(key, who=v.say.seat(support.seat), wanted=support.wanted, n=v.t.pp[v.ask.seat])


def act_about(v: Voice) -> str:
    act = v.t.frame(Act)
    return v.page("about.act", who=v.piece(act.seat), n=ACTIONS - act.left + 1, of=ACTIONS)


def move_about(v: Voice) -> str:
    move = v.t.frame(Move)
    return v.page("about.move", who=v.piece(move.seat), n=move.far(v.t))


def place_about(v: Voice) -> str:
    found = v.t.the_mission()
    return v.page("about.place", token=v.piece(TOKEN + len(v.t.token_at)), n=len(v.t.token_at) + 1, of=found.tokens)


def position_about(key: str) -> Callable[[Voice], str]:
    return lambda v: v.page(key, mission=mission(v.say, v.t.mission), n=len(v.t.frame(MissionPhase).positions) + 1)


def trim_about(v: Voice) -> str:
    region = v.ask.region
    return v.page("about.trim", n=region.least) if isinstance(region, AnyOf) and isinstance(v.t.stack[-1], PlotPhase) else ""


def recover_about(v: Voice) -> str:
    region = v.ask.region
    assert isinstance(region, AnyOf)
    return v.page("about.recover", n=region.most)


ABOUT: Final[dict[str, Callable[[Voice], str]]] = {
    "recover": recover_about,
    "advance": lambda v: v.page("about.advance"),
    "pay": lambda v: v.page("about.pay", hope=v.t.hope[v.ask.seat]),
    "plot": lambda v: v.page("about.plot", n=v.t.pp[v.ask.seat], hope=v.t.hope[v.ask.seat]),
    "gift": gift_about,
    "support": support_about,
    "accept": lambda v: v.page("about.accept"),
    "supported": lambda v: v.page("about.supported", n=v.t.frame(Support).given),
    "target": deed_about,
    "character": deed_about,
    "react": react_about,
    "trim": trim_about,
    "trade": trade_about,
    "bid": bid_about,
    "attach": lambda v: card(v.say, v.t.lot),
    "invite": position_about("about.invite"),
    "respond": position_about("about.respond"),
    "place": place_about,
    "act": act_about,
    "move": move_about,
    "lower": harm_about,
    "reroll": lambda v: v.page("about.dice", dice=" ".join(map(str, v.t.frame(RollAgain).dice(v.t)))),
}


def region(ask: Ask) -> Mapping[str, object] | None:
    """The choice in the shape a page knows: cards, dice, a dial; or a form of this title."""
    if ask.kind in DIALS:
        return {"type": "dial", "least": ask.options[0], "most": ask.options[-1]}
    found = ask.region
    if found is None:
        return None
    if not isinstance(found, AnyOf):
        return found.describe()
    kind = "dice" if ask.kind == "reroll" else "cards"
    told = {"type": kind, kind: list(found.items), "least": found.least, "most": found.most}
    return told | ({"of": "plots" if ask.kind in OF_PLOTS else "recruits"} if kind == "cards" else {"roll": "own"})


def ends(ask: Ask) -> int | None:
    """The option that declines, or ends a row of Actions."""
    return next((i for i, option in enumerate(ask.options) if option in (PASS, END)), None)


def offer(say: Speech, ask: Ask) -> dict[str, object]:
    """Everything the page is told of a question beyond its words."""
    more: dict[str, object] = {"items": Voice(say, ask).looked_at()} if ask.kind == "order" else {}
    if ask.kind in KEPT and isinstance(most := ask.options[0], tuple):
        more["preset"] = list(most)
    return more | {
        "pass": ends(ask),
        "sub": about(say, ask),
        "rule": RULES[ask.kind],
        "react": ask.kind == "react",
        "private": ask.kind in PRIVATE,
        "options": options(say, ask),
        "closed": closed(Voice(say, ask)),
        "region": region(ask),
    }
