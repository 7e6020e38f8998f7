"""What the book of Mutant Revolution says about any moment of a game (MR- rows beside each law)."""

from __future__ import annotations

from typing import Any, Final

from longbox.titles.revolution.cards.decks import ALL_MISSIONS, PLOT_CARDS, RECRUITS

from .watching import Law, Seen, Step

OFF = NOBODY = -1
TOKEN = 4


def bits(number: int) -> list[int]:
    return [n for n in range(number.bit_length()) if number >> n & 1]


def recruits(seen: Seen) -> list[int]:
    """Every recruit card that lies anywhere."""
    return [*seen["recruit_deck"], *bits(seen["recruit_discard"]), *(card for team in seen["team"] for card in team)]


def recruits_are_in_one_place(step: Step) -> str | None:
    """MR-012: a card is in a deck, a discard pile or one School, never in two places."""
    found = recruits(step.after)
    twice = sorted({card for card in found if found.count(card) > 1})
    return f"The recruit cards {twice} lie in two places." if twice else None


def no_recruit_is_new(step: Step) -> str | None:
    """MR-012: no card comes out of nowhere."""
    new = set(recruits(step.after)) - set(range(RECRUITS))
    return f"There are no recruit cards {sorted(new)}." if new else None


def plots_are_in_one_place(step: Step) -> str | None:
    """MR-018: each Plot Card is in the deck, in the discard pile or in one hand; none is lost but those being played."""
    seen = step.after
    found = [*seen["plot_deck"], *bits(seen["plot_discard"]), *(card for hand in seen["hands"] for card in hand)]
    twice = sorted({card for card in found if found.count(card) > 1})
    if twice:
        return f"The Plot Cards {twice} lie in two places."
    missing = set(range(len(PLOT_CARDS))) - set(found)
    return f"The Plot Cards {sorted(missing)} are nowhere." if seen["round"] and len(missing) > len(seen["stack"]) else None


def missions_are_in_one_place(step: Step) -> str | None:
    """MR-019."""
    seen = step.after
    found = [*seen["mission_deck"], *bits(seen["mission_discard"])]
    twice = sorted({card for card in found if found.count(card) > 1})
    if twice or not set(found) <= set(range(len(ALL_MISSIONS))):
        return f"The Mission cards {twice} lie in two places."
    return None


def nothing_is_owed(step: Step) -> str | None:
    """MR-025: points, coins and tokens are never fewer than none."""
    for column in ("rp", "pp", "hope", "staked", "power", "tokens", "points"):
        if any(number < 0 for number in step.after[column]):
            return f"{column} is {step.after[column]}."
    return None


def changes_are_announced(step: Step) -> str | None:
    """Nothing changes in silence, and what is told is so."""
    for column, kind in (("hope", "HopeChanged"), ("rp", "PointsChanged"), ("pp", "PlotPointsChanged")):
        for seat, had in enumerate(step.before[column]):
            told, now = [event for event in step.of(kind) if event.seat == seat], step.after[column][seat]
            if had != now and not step.heard:
                return f"{column} of player {seat} went from {had} to {now} in silence."
            if told and len(step.heard) == 1 and told[-1].now != now:
                return f"{column} of player {seat} is {now}, told was {told[-1].now}."
    return None


def one_piece_a_hex(step: Step) -> str | None:
    """MR-255, the Rule of One: no two Figures or Mission Tokens share a Hex."""
    seen = step.after
    if seen["mission"] == NOBODY:
        return None
    placed: list[Any] = [hex for hex in (*seen["at"], *seen["token_at"]) if hex != OFF]
    twice = sorted({hex for hex in placed if placed.count(hex) > 1})
    return f"Two pieces stand on Hex {twice}." if twice else None


def nobody_strikes_again_and_again(step: Step) -> str | None:
    """MR-291, MR-292: one attack on a Character in a Mission Turn, a second one by a Power that allows it, never a third."""
    struck = [tuple(pair) for pair in step.after["struck"]]
    return f"{struck} has one attack three times." if any(struck.count(pair) > 2 for pair in struck) else None


def bids_are_covered(step: Step) -> str | None:
    """MR-200: nobody bids more than they have in Hope."""
    seen = step.after
    for seat, bid in enumerate(seen["bids"]):
        if bid != NOBODY and not 0 <= bid <= seen["hope"][seat] + (seen["staked"][seat] if seat < len(seen["staked"]) else 0):
            return f"Player {seat} bids {bid} of {seen['hope'][seat]}."
    return None


def rounds_count_up(step: Step) -> str | None:
    before, after = step.before["round"], step.after["round"]
    return None if after in (before, before + 1) else f"Round {after} follows round {before}."


def the_end_has_a_reason(step: Step) -> str | None:
    """MR-370: a game that is over names its winner or why there is none."""
    return "The game is over without a reason." if step.asks is None and not step.after["reason"] else None


LAWS: Final[tuple[Law, ...]] = (
    recruits_are_in_one_place,
    no_recruit_is_new,
    plots_are_in_one_place,
    missions_are_in_one_place,
    nothing_is_owed,
    changes_are_announced,
    one_piece_a_hex,
    nobody_strikes_again_and_again,
    bids_are_covered,
    rounds_count_up,
    the_end_has_a_reason,
)
