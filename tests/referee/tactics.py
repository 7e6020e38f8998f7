"""What the book of FASERIP Tactics says about any moment of an Issue (FT- rows beside each law)."""

from __future__ import annotations

from typing import Final

from longbox.titles.tactics.words import FIGURES

from .watching import Law, Step

OFF, GONE = -1, -2
READY, TIRED, KO = range(3)


def one_figure_a_square(step: Step) -> str | None:
    """FT-190: no two figures end on one square."""
    if step.asks is not None and step.frames()[-1] not in ("Page", "Activation", "Turn", "Issue"):
        return None
    here = [square for square in step.after["at"] if square >= 0]
    twice = {square for square in here if here.count(square) > 1}
    return f"Two figures stand on {sorted(twice)}." if twice else None


def health_has_its_limits(step: Step) -> str | None:
    """FT-110: never below 0, never above the folio's."""
    for who, health in enumerate(step.after["health"]):
        most = FIGURES[step.after["who"][who]].health
        if not 0 <= health <= most:
            return f"{step.after['who'][who]} has {health} Health of {most}."
    return None


def who_is_out_is_off_the_map(step: Step) -> str | None:
    """FT-285: a KO'ed figure leaves the map, and no other is without Health."""
    for who, ready in enumerate(step.after["ready"]):
        if ready == KO and step.after["at"][who] >= 0:
            return f"{step.after['who'][who]} is KO'ed and stands on {step.after['at'][who]}."
    return None


def karma_is_not_owed(step: Step) -> str | None:
    """FT-560."""
    short = [who for who, karma in enumerate(step.after["karma"]) if karma < 0]
    return f"{step.after['who'][short[0]]} has {step.after['karma'][short[0]]} Karma." if short else None


def only_ready_figures_activate(step: Step) -> str | None:
    """FT-240: each figure once a Page, and never one that is KO'ed."""
    for event in step.of("Activated"):
        if step.before["ready"][event.who] != READY and not step.of("PageBegan"):
            return f"{step.after['who'][event.who]} is activated and was not ready."
    return None


def only_who_is_moved_moves(step: Step) -> str | None:
    """A way is told when it has been gone to its end; a figure that was put is told at once."""
    if any("Mov" in frame["frame"] or "Charg" in frame["frame"] for seen in (step.before, step.after) for frame in seen["stack"]):
        return None
    told = {value for event in step.heard for name in ("who", "target", "to_whom") for value in (getattr(event, name, None),)}
    for who, (start, end) in enumerate(zip(step.before["at"], step.after["at"], strict=False)):
        if start != end and who not in told:
            return f"{step.after['who'][who]} went from {start} to {end} and nothing was told."
    return None


def points_are_announced(step: Step) -> str | None:
    """FT-030."""
    for seat in (0, 1):
        told = sum(event.points for event in step.of("Scored") if event.seat == seat)
        if step.after["vp"][seat] != step.before["vp"][seat] + told:
            return f"Player {seat} had {step.before['vp'][seat]} points, {told:+} was told, and has {step.after['vp'][seat]}."
    return None


def pages_count_up(step: Step) -> str | None:
    before, after = step.before["page"], step.after["page"]
    return None if after in (before, before + 1) else f"Page {after} follows Page {before}."


def things_are_somewhere(step: Step) -> str | None:
    """FT-330: an Object is on a square, carried by one figure, or gone."""
    for thing, square in enumerate(step.after["thing_at"]):
        holders = [who for who, carried in enumerate(step.after["carrying"]) if carried == thing]
        if len(holders) > 1 or (square >= 0 and holders):
            return f"{step.after['things'][thing]} is in two places."
    return None


LAWS: Final[tuple[Law, ...]] = (
    one_figure_a_square,
    health_has_its_limits,
    who_is_out_is_off_the_map,
    karma_is_not_owed,
    only_ready_figures_activate,
    only_who_is_moved_moves,
    points_are_announced,
    pages_count_up,
    things_are_somewhere,
)
