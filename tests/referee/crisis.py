"""What Crisis Protocol's books say about any moment of a game (rules/CP- rows beside each law)."""

from __future__ import annotations

from math import hypot
from typing import Final

from longbox.titles.crisis.title import TITLE

from .watching import Law, Seen, Step

BOARD, EPS = 36.0, 0.011
PLAYED, ACTIVATED, DAZED, KO = 1, 2, 4, 8
ON_BOARD = -1
QUIET = ("turn", "action", "finish", "more")
"""Questions at which nothing is half-done."""


def on_table(seen: Seen) -> list[int]:
    return [who for who, marks in enumerate(seen["status"]) if marks & PLAYED]


def quiet(step: Step) -> bool:
    """Whether nothing is being resolved but a turn or an activation."""
    return step.asks is None or (step.asks[1] in QUIET and step.frames()[-1] in ("Turn", "Activation"))


def dazed_through(step: Step) -> list[int]:
    """Those who were Dazed before and after, with no Cleanup Phase between."""
    if any(event.phase == "cleanup" for event in step.of("PhaseBegan")) or "CleanupPhase" in str(step.before["stack"]):
        return []
    freed = {event.who for kind in ("DazeRemoved", "Recovered", "BecameDazed") for event in step.of(kind)}
    marks = zip(step.before["status"], step.after["status"], strict=False)
    return [who for who, (one, two) in enumerate(marks) if one & two & DAZED and who not in freed]


# -- the battlefield ----------------------------------------------------------------------------------------------------


def bases_lie_on_the_board(step: Step) -> str | None:
    """CP-118, CP-253: no part of a base is beyond an edge."""
    for who in on_table(step.after):
        x, y, r = step.after["base"][who]
        if min(x, y) < r - EPS or max(x, y) > BOARD - r + EPS:
            return f"{step.after['who'][who]} lies over the edge at {x:.3f}, {y:.3f}."
    return None


def bases_do_not_overlap(step: Step) -> str | None:
    """CP-252: bases may touch, never overlap."""
    seen = step.after
    here = on_table(seen)
    for at, one in enumerate(here):
        for two in here[at + 1 :]:
            (ax, ay, ar), (bx, by, br) = seen["base"][one], seen["base"][two]
            if hypot(ax - bx, ay - by) < ar + br - 2 * EPS:
                return f"{seen['who'][one]} and {seen['who'][two]} overlap."
    return None


def only_who_is_moved_moves(step: Step) -> str | None:
    """A base is elsewhere only if a movement, a deployment or a return was announced."""
    moved = {getattr(event, "who", -1) for event in step.heard}
    for who in on_table(step.before):
        if step.after["status"][who] & PLAYED and step.before["base"][who][:2] != step.after["base"][who][:2] and who not in moved:
            return f"{step.after['who'][who]} was moved by nothing."
    return None


# -- Power, damage, Dazed, KO --------------------------------------------------------------------------------------------


def power_has_its_limits(step: Step) -> str | None:
    """CP-073, CP-074: from 0 to 10."""
    for who, power in enumerate(step.after["power"]):
        if not 0 <= power <= 10:
            return f"{step.after['who'][who]} has {power} Power."
    return None


def power_is_announced(step: Step) -> str | None:
    """What somebody has is what it had, and what was gained, spent and lost."""
    for who, had in enumerate(step.before["power"]):
        change = sum(event.n for event in step.of("PowerGained") if event.who == who)
        change -= sum(event.n for kind in ("PowerSpent", "PowerLost") for event in step.of(kind) if event.who == who)
        if step.after["power"][who] != had + change and step.after["status"][who] & PLAYED:
            return f"{step.after['who'][who]} had {had} Power, {change:+} was told, and has {step.after['power'][who]}."
    return None


def damage_fells(step: Step) -> str | None:
    """CP-394, CP-403: nobody stands with as much damage as Stamina, once all is settled."""
    if not quiet(step):
        return None
    seen, library = step.after, TITLE.library
    for who in on_table(seen):
        form = library.characters[seen["who"][who]].forms[seen["form"][who]]
        side = (form.healthy, form.injured)[seen["injured"][who]] or form.healthy
        if seen["damage"][who] < 0 or (not seen["status"][who] & DAZED and seen["damage"][who] >= side.stamina):
            return f"{seen['who'][who]} stands with {seen['damage'][who]} damage of {side.stamina} Stamina."
    return None


def dazed_ones_are_left_alone(step: Step) -> str | None:
    """CP-395, CP-397, Q90: a Dazed character neither moves nor gains, loses or suffers anything."""
    for who in dazed_through(step):
        for column in ("base", "power", "damage", "conditions", "injured", "seat"):
            if step.before[column][who] != step.after[column][who]:
                was, now = step.before[column][who], step.after[column][who]
                return f"{column} of {step.after['who'][who]}, who is Dazed, went from {was} to {now}."
    return None


def dazed_ones_do_nothing(step: Step) -> str | None:
    """CP-398..CP-400: no attack, no superpower, no card."""
    dazed = set(dazed_through(step))
    for kind, role in (("AttackBegan", "attacker"), ("SuperpowerUsed", "who"), ("Activated", "who")):
        for event in step.of(kind):
            if getattr(event, role) in dazed:
                return f"{step.after['who'][getattr(event, role)]} is Dazed: {event}."
    for event in step.of("TacticPlayed"):
        if dazed & set(event.who):
            return f"A Dazed character plays {event.card}."
    return None


def dazed_ones_are_not_attacked(step: Step) -> str | None:
    """CP-396."""
    dazed = set(dazed_through(step))
    return next((f"{event} is against a Dazed character." for event in step.of("AttackBegan") if event.target in dazed), None)


# -- turns ---------------------------------------------------------------------------------------------------------------


def turns_alternate(step: Step) -> str | None:
    """CP-208, CP-212: priority has the first turn of a round, then they take turns."""
    for event in step.heard:
        kind = type(event).__name__
        if kind == "PhaseBegan" and event.phase == "activation":  # type: ignore[attr-defined]
            step.memory["next"] = None
        elif kind == "TurnBegan":
            due = step.memory.get("next")
            seat: int = event.seat  # type: ignore[attr-defined]
            if due is not None and seat != due:
                return f"Player {seat} has a turn; it was the other's."
            if due is None and seat != step.before["priority"] and not step.of("PriorityPassed"):
                return f"Player {seat} begins the round without priority."
            step.memory["next"] = 1 - seat
    return None


def activated_ones_rest(step: Step) -> str | None:
    """CP-209, CP-227: nobody with an Activated token is chosen for a turn."""
    for event in step.of("Activated"):
        if step.asked[1] == "turn" and step.before["status"][event.who] & ACTIVATED:
            return f"{step.after['who'][event.who]} has an Activated token and is activated."
    return None


def priority_passes_by_the_last_activation(step: Step) -> str | None:
    """CP-243, CP-244: whoever activated the last character of a round gives up priority; nothing else changes it."""
    for event in step.heard:
        kind = type(event).__name__
        if kind == "Activated":
            step.memory["last"] = step.memory.get("turn", -1)
        elif kind == "TurnBegan":
            step.memory["turn"] = event.seat  # type: ignore[attr-defined]
        elif kind == "RoundBegan":
            held, last = step.memory.get("held"), step.memory.get("last", -1)
            if held is not None:
                due = 1 - held if last == held else held
                if step.after["round"] == event.number and step.after["priority"] != due:  # type: ignore[attr-defined]
                    return f"Priority is with player {step.after['priority']}, due with player {due}."
            step.memory["held"], step.memory["last"] = step.after["priority"], -1
    may_change = any(type(event).__name__ in ("RoundBegan", "PriorityPassed", "PriorityRolled") for event in step.heard)
    if step.before["priority"] != step.after["priority"] and not may_change:
        return "Priority changed hands in the middle of a round."
    return None


def the_right_player_acts(step: Step) -> str | None:
    """CP-209..CP-211: the turn belongs to one player, an activation to whoever controls the character."""
    if step.asks is None or step.frames()[-1] not in ("Turn", "Activation"):
        return None
    frame = step.after["stack"][-1]
    due = frame["seat"] if frame["frame"] == "Turn" else step.after["seat"][frame["who"]]
    return None if step.asks[0] == due else f"Player {step.asks[0]} is asked in a turn of player {due}."


# -- tokens, cards, points -----------------------------------------------------------------------------------------------


def tokens_are_somewhere(step: Step) -> str | None:
    """CP-155, CP-405: a token is held by somebody who can hold it, or lies on the battlefield."""
    if not quiet(step):
        return None
    for token, holder in enumerate(step.after["token_holder"]):
        if holder >= 0 and step.after["status"][holder] & (PLAYED | DAZED) != PLAYED:
            return f"{step.after['token_name'][token]} is held by {step.after['who'][holder]}, who cannot."
        x, y = step.after["token_at"][token]
        if holder == ON_BOARD and not (0 <= x <= BOARD and 0 <= y <= BOARD):
            return f"{step.after['token_name'][token]} lies beyond the board."
    return None


def cards_are_played_from_the_hand(step: Step) -> str | None:
    """CP-102, CP-111: each card once, by a player who has it."""
    played: set[tuple[int, str]] = step.memory.setdefault("played", set())
    for event in step.of("TacticPlayed"):
        if event.card not in step.before["tactics"][event.seat] or event.card in step.after["tactics"][event.seat]:
            return f"{event.card} is played, but was not in the hand or still is."
        if (event.seat, event.card) in played:
            return f"{event.card} is played a second time."
        played.add((event.seat, event.card))
    return None


def points_are_announced(step: Step) -> str | None:
    """CP-176, CP-236."""
    for seat in (0, 1):
        told = sum(event.n for event in step.of("Scored") if event.seat == seat)
        if step.after["vp"][seat] != max(0, step.before["vp"][seat] + told) and len(step.of("Scored")) < 3:
            return f"Player {seat} had {step.before['vp'][seat]} points, {told:+} was told, and has {step.after['vp'][seat]}."
        if step.after["vp"][seat] < 0:
            return f"Player {seat} has {step.after['vp'][seat]} points."
    return None


def games_end_as_the_book_says(step: Step) -> str | None:
    """CP-176..CP-182."""
    seen = step.after
    ended = step.of("GameEnded")
    if not ended:
        return "The game is over, and nobody was told." if seen["over"] and not step.before["over"] else None
    event, (one, two) = ended[0], seen["vp"]
    left = [any(marks & PLAYED and seen["squad"][who] == seat for who, marks in enumerate(seen["status"])) for seat in (0, 1)]
    lead = 0 if one > two else 1 if two > one else -1
    fine = {
        "points": max(one, two) >= 16 and event.seat == lead != -1,
        "lead": seen["round"] > 6 and event.seat == lead != -1,
        "last-round": seen["round"] >= 6 and event.seat == lead != -1,
        "tie": one == two,
        "elimination": not all(left)
        or not all(any(m & PLAYED and s == seat for m, s in zip(seen["status"], seen["seat"], strict=True)) for seat in (0, 1)),
    }
    return (
        None
        if fine.get(event.reason, False)
        else f"The game ended by {event.reason} for player {event.seat} at {one} to {two} in round {seen['round']}."
    )


LAWS: Final[tuple[Law, ...]] = (
    bases_lie_on_the_board,
    bases_do_not_overlap,
    only_who_is_moved_moves,
    power_has_its_limits,
    power_is_announced,
    damage_fells,
    dazed_ones_are_left_alone,
    dazed_ones_do_nothing,
    dazed_ones_are_not_attacked,
    turns_alternate,
    activated_ones_rest,
    priority_passes_by_the_last_activation,
    the_right_player_acts,
    tokens_are_somewhere,
    cards_are_played_from_the_hand,
    points_are_announced,
    games_end_as_the_book_says,
)
