"""Writes a report on the balance of a title from the rows of a simulation: shares by card, and abilities that nobody used.

The report depends on its files alone, and names the commands that made both.
"""

from __future__ import annotations

import json
import shlex
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from fnmatch import fnmatchcase
from statistics import quantiles
from typing import Final

from longbox.kernel import AnyTitle, LongboxError
from longbox.titles.facets import study

from .results import Row
from .sim import Watched, wilson

UNEXPLAINED = "unexplained"


@dataclass(frozen=True, slots=True)
class Share:
    """How often the squads with a card won, in games where only one of the two had it."""

    card: str
    name: str
    games: int
    wins: float
    """A draw is half a win."""
    both: int
    """Games in which both squads had it: they say nothing about it."""

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.5

    @property
    def span(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)


def shares(rows: Sequence[Row], title: AnyTitle) -> list[Share]:
    """Every card that was fielded, the most successful first.

    >>> from longbox.titles import title
    >>> rows = [{"squads": '[["hulk", "storm"], ["storm"]]', "winner": 0}, {"squads": '[["storm"], ["hulk"]]', "winner": None}]
    >>> [(one.name, one.games, one.wins, one.both) for one in shares(rows, title("crisis"))]
    [('Hulk', 2, 1.5, 0), ('Storm', 1, 0.5, 1)]
    """
    found = _counted(rows, set)
    names = {one.card: study(title).card_name(one.card) for one in found}
    twice = Counter(names.values())
    return [replace(one, name=name if twice[name] == 1 else f"{name} ({one.card})") for one in found for name in [names[one.card]]]


def side_shares(rows: Sequence[Row], title: AnyTitle) -> list[Share]:
    """The same of what squads fight as.

    >>> from longbox.titles import title
    >>> rows = [{"squads": '[["star-lord", "groot"], ["storm", "beast"]]', "winner": 0}]
    >>> [(one.name, one.games, one.wins) for one in side_shares(rows, title("crisis"))]
    [('Guardians of the Galaxy', 1, 1.0), ('Uncanny X-Men', 1, 0.0)]
    """
    side = study(title).side
    return _counted(rows, lambda squad: {side(squad)} - {""})


def _counted(rows: Sequence[Row], what: Callable[[list[str]], set[str]]) -> list[Share]:
    games: Counter[str] = Counter()
    both: Counter[str] = Counter()
    wins: dict[str, float] = {}
    for row in rows:
        squads = [what(squad) for squad in json.loads(row["squads"])]
        if len(squads) != 2:
            raise LongboxError("A balance needs games of two squads; these were played without.")
        both.update(squads[0] & squads[1])
        for seat, squad in enumerate(squads):
            for card in squad - squads[1 - seat]:
                games[card] += 1
                wins[card] = wins.get(card, 0.0) + (0.5 if row["winner"] is None else float(row["winner"] == seat))
    found = [Share(card, card, games[card], wins.get(card, 0.0), both[card]) for card in sorted(games | both)]
    return sorted(found, key=lambda one: (-one.rate, -one.games, one.card))


def reason(ability: str, reasons: Mapping[str, str]) -> str:
    """Why an ability was not used: by its own name, else by the first pattern that fits.

    >>> reason("hulk/rage", {"hulk/*": "nobody is angry"}), reason("storm/rage", {})
    ('nobody is angry', '')
    """
    return reasons.get(ability) or next((why for name, why in reasons.items() if fnmatchcase(ability, name)), "")


def explained(title: AnyTitle, watched: Watched, reasons: Mapping[str, str]) -> dict[str, str]:
    """Every ability that was not used, and why: by the reasons given, else by what the cards tell themselves."""
    tracer = study(title).tracer()
    never = [*watched["never_offered"], *watched["never_used"]]
    return {name: reason(name, reasons) or tracer.why(name) or UNEXPLAINED for name in never}


def idle(reasons: Mapping[str, str], never: Collection[str]) -> list[str]:
    """Reasons that explain nothing any more."""
    return [name for name in reasons if not any(fnmatchcase(one, name) for one in never)]


def command(rows: Sequence[Row], title: AnyTitle, file: str = "results") -> str:
    """The command that plays these games again; files, jobs and machine make no difference."""
    first, filled = rows[0], study(title).drawn
    given = json.loads(first["options"])
    drawn = bool(filled) and all(name in given for name in filled) and len({row["options"] for row in rows}) == len(rows) > 1
    words = ["longbox", "sim", first["title"], "--games", str(len(rows)), "--seats", first["seats"]]
    words += ["--seed", first["seed"].rpartition(":")[0], *(["--squads", "random"] if drawn else [])]
    for name, value in given.items():
        if not (drawn and name in filled):
            words += ["--option", f"{name}={value}"]
    watched = "--abilities abilities.json " if file == "results" else ""
    return f"{shlex.join(words)} {watched}--out {file}.parquet"


def page(
    rows: Sequence[Row],
    title: AnyTitle,
    watched: Watched,
    reasons: Mapping[str, str],
    made: str,
    picture: str,
    beside: Sequence[Row] = (),
) -> str:
    """The whole page, in Markdown. `made` is the command that wrote it, `picture` where its plot lies; the shares of another run,
    `beside`, such as one by other rules, stand beside those of the first."""
    games = len(rows)
    if watched["games"] != games:
        raise LongboxError(f"The abilities are of {watched['games']} games, the results of {games}; both must come from one run.")
    found, own = shares(rows, title), study(title)
    runs = [rows, beside] if beside else [rows]
    sure = sum(not one.span[0] <= 0.5 <= one.span[1] for one in found)
    abilities: Mapping[str, Mapping[str, int]] = watched["abilities"]
    never = explained(title, watched, reasons)
    offered = len(abilities) - len(watched["never_offered"])
    used = offered - len(watched["never_used"])
    open_ = sum(why == UNEXPLAINED for why in never.values())
    lines = [
        f"# The balance of {title.label}",
        "",
        f"How often each card wins in bot games, and which abilities no bot uses. These {len(runs) + 1} commands write this page:",
        "",
        "```",
        *(command(run, title, name) for run, name in zip(runs, ("results", "others"), strict=False)),
        made,
        "```",
        "",
        f"| | {' | '.join(differing(runs))} |" if beside else "| | |",
        "|---|" + "---|" * len(runs),
        *(f"| {what} | {' | '.join(cells)} |" for what, *cells in zip(WENT, *map(_went, runs), strict=True)),
        "",
        f"## {own.cards}",
        "",
        own.counted,
        "",
        f"{sure} of {len(found)} have an interval without one half; chance would give about {len(found) / 20:.0f}.",
        "",
        f"![Shares of won games with their intervals]({picture})",
        "",
        *_table(own.cards, [shares(run, title) for run in runs], runs),
        "",
        *([f"## {own.sides[0]}", "", own.sides[1], "", *_sides(runs, title), ""] if own.sides[0] else []),
        "## Abilities",
        "",
        f"Of {len(abilities):,} abilities {offered:,} were offered and {used:,} used; {open_:,} that were not are {UNEXPLAINED}.",
        "A name is that of the card and of its ability; `#` counts the parts of one. Squads are those that fielded the",
        "card; with few of them there was little time to come to it.",
    ]
    return "\n".join([*lines, *_unused(rows, watched, never), ""])


def _unused(rows: Sequence[Row], watched: Watched, never: Mapping[str, str]) -> list[str]:
    """The abilities that were not used, with the reason why."""
    squads = Counter(card for row in rows for squad in json.loads(row["squads"]) for card in set(squad))
    abilities: Mapping[str, Mapping[str, int]] = watched["abilities"]
    lines: list[str] = []
    for heading, names in (("Never offered", watched["never_offered"]), ("Offered, never used", watched["never_used"])):
        lines += ["", f"### {heading}: {len(names)}", ""]
        if names:
            lines += ["| ability | squads | offered | why |", "|---|---:|---:|---|"]
            lines += [f"| `{name}` | {_seen(squads, name)} | {abilities[name]['offered']:,} | {never[name]} |" for name in names]
        else:
            lines.append("None.")
    return lines


WENT: Final = (
    "games",
    "bots",
    "won by the first seat",
    "won by the second seat",
    "won by nobody",
    "ended by",
    "rounds: 10 %, median, 90 %, most",
    "decisions: 10 %, median, 90 %, most",
)


def _went(rows: Sequence[Row]) -> list[str]:
    """How the games of a run went, by the lines of `WENT`."""
    ends = Counter(row["reason"] for row in rows)
    return [
        f"{len(rows):,}, seeds {rows[0]['seed']} to {rows[-1]['seed']}",
        rows[0]["seats"].replace(",", " against "),
        _share(sum(row["winner"] == 0 for row in rows), len(rows)),
        _share(sum(row["winner"] == 1 for row in rows), len(rows)),
        f"{sum(row['winner'] is None for row in rows):,}",
        ", ".join(f"{why} {n:,}" for why, n in sorted(ends.items())),
        _spread([row["rounds"] for row in rows]),
        _spread([row["decisions"] for row in rows]),
    ]


def differing(runs: Sequence[Sequence[Row]]) -> list[str]:
    """What each run was played under that the others were not.

    >>> differing([[{"options": '{"ruleset": 2025}'}], [{"options": '{"ruleset": 2022}'}]])
    ['ruleset 2025', 'ruleset 2022']
    """
    given = [[json.loads(row["options"]) for row in rows] for rows in runs]
    names = [name for name in given[0][0] if all(len({str(one.get(name)) for one in rows}) == 1 for rows in given)]
    apart = [name for name in names if len({str(rows[0].get(name)) for rows in given}) > 1]
    return [", ".join(f"{name} {rows[0].get(name)}" for name in apart) or f"{len(rows):,} games" for rows in given]


def _sides(runs: Sequence[Sequence[Row]], title: AnyTitle) -> list[str]:
    return _table(study(title).sides[0], [side_shares(run, title) for run in runs], runs)


def _table(what: str, found: Sequence[Sequence[Share]], runs: Sequence[Sequence[Row]]) -> list[str]:
    """The shares of the first run, and beside them those of the second by the same names."""
    more = [""] if len(runs) == 1 else ["", *(f" games, {label} | share | 95 % |" for label in differing(runs)[1:])]
    lines = [
        f"| {what.lower()} | games | won | share | 95 % | both had it |{''.join(more)}",
        "|---|" + "---:|" * (5 + 3 * (len(runs) - 1)),
    ]
    others = [{one.card: one for one in shares} for shares in found[1:]]
    for one in found[0]:
        line = f"| {one.name} | {one.games:,} | {one.wins:,g} | {_rate(one)} | {_span(one)} | {one.both:,} |"
        for known in others:
            other = known.get(one.card, Share(one.card, one.name, 0, 0.0, 0))
            line += f" {other.games:,} | {_rate(other)} | {_span(other)} |"
        lines.append(line)
    return lines


def _spread(numbers: Sequence[int]) -> str:
    tenths = quantiles(numbers, n=10, method="inclusive") if len(numbers) > 1 else [float(numbers[0])] * 9
    return ", ".join(f"{number:,.0f}" for number in (tenths[0], tenths[4], tenths[8], max(numbers)))


def _seen(squads: Mapping[str, int], ability: str) -> str:
    """How many squads had the card of an ability; nothing for cards that no squad fields."""
    count = squads.get(ability.partition("/")[0], 0)
    return f"{count:,}" if count else ""


def _share(wins: int, games: int) -> str:
    low, high = wilson(wins, games)
    return f"{wins:,}: {100 * wins / games:.1f} % ({100 * low:.1f} to {100 * high:.1f})"


def _rate(one: Share) -> str:
    return f"{100 * one.rate:.1f} %" if one.games else ""


def _span(one: Share) -> str:
    return f"{100 * one.span[0]:.1f} to {100 * one.span[1]:.1f}" if one.games else ""
