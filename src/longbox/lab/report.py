"""Writes a report on the balance of a title from the rows of a simulation: shares by card, and abilities that nobody used.

The report depends on its files alone, and names the commands that made both.
"""

from __future__ import annotations

import json
import shlex
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from statistics import quantiles

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
    games: Counter[str] = Counter()
    both: Counter[str] = Counter()
    wins: dict[str, float] = {}
    for row in rows:
        squads = [set(squad) for squad in json.loads(row["squads"])]
        if len(squads) != 2:
            raise LongboxError("A balance needs games of two squads; these were played without.")
        both.update(squads[0] & squads[1])
        for seat, squad in enumerate(squads):
            for card in squad - squads[1 - seat]:
                games[card] += 1
                wins[card] = wins.get(card, 0.0) + (0.5 if row["winner"] is None else float(row["winner"] == seat))
    cards = sorted(games | both)
    names = {card: study(title).card_name(card) for card in cards}
    twice = Counter(names.values())
    found = [
        Share(
            card,
            names[card] if twice[names[card]] == 1 else f"{names[card]} ({card})",
            games[card],
            wins.get(card, 0.0),
            both[card],
        )
        for card in cards
    ]
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


def command(rows: Sequence[Row], title: AnyTitle) -> str:
    """The command that plays these games again; files, jobs and machine make no difference."""
    first, filled = rows[0], study(title).drawn
    given = json.loads(first["options"])
    drawn = bool(filled) and all(name in given for name in filled) and len({row["options"] for row in rows}) == len(rows) > 1
    words = ["longbox", "sim", first["title"], "--games", str(len(rows)), "--seats", first["seats"]]
    words += ["--seed", first["seed"].rpartition(":")[0], *(["--squads", "random"] if drawn else [])]
    for name, value in given.items():
        if not (drawn and name in filled):
            words += ["--option", f"{name}={value}"]
    return f"{shlex.join(words)} --abilities abilities.json --out results.parquet"


def page(rows: Sequence[Row], title: AnyTitle, watched: Watched, reasons: Mapping[str, str], made: str, picture: str) -> str:
    """The whole page, in Markdown. `made` is the command that wrote it, `picture` where its plot lies."""
    games = len(rows)
    if watched["games"] != games:
        raise LongboxError(f"The abilities are of {watched['games']} games, the results of {games}; both must come from one run.")
    found = shares(rows, title)
    sure = sum(not one.span[0] <= 0.5 <= one.span[1] for one in found)
    abilities: Mapping[str, Mapping[str, int]] = watched["abilities"]
    never = explained(title, watched, reasons)
    offered = len(abilities) - len(watched["never_offered"])
    used = offered - len(watched["never_used"])
    open_ = sum(why == UNEXPLAINED for why in never.values())
    ends = Counter(row["reason"] for row in rows)
    lines = [
        f"# The balance of {title.label}",
        "",
        "How often each card wins in bot games, and which abilities no bot uses. These two commands write this page:",
        "",
        "```",
        command(rows, title),
        made,
        "```",
        "",
        "| | |",
        "|---|---|",
        f"| games | {games:,}, seeds {rows[0]['seed']} to {rows[-1]['seed']} |",
        f"| bots | {rows[0]['seats'].replace(',', ' against ')} |",
        f"| won by the first seat | {_share(sum(row['winner'] == 0 for row in rows), games)} |",
        f"| won by the second seat | {_share(sum(row['winner'] == 1 for row in rows), games)} |",
        f"| won by nobody | {sum(row['winner'] is None for row in rows):,} |",
        f"| ended by | {', '.join(f'{why} {n:,}' for why, n in sorted(ends.items()))} |",
        f"| rounds: 10 %, median, 90 %, most | {_spread([row['rounds'] for row in rows])} |",
        f"| decisions: 10 %, median, 90 %, most | {_spread([row['decisions'] for row in rows])} |",
        "",
        "## Characters",
        "",
        study(title).counted,
        "",
        f"{sure} of {len(found)} characters have an interval without one half; chance would give about {len(found) / 20:.0f}.",
        "",
        f"![Shares of won games with their intervals]({picture})",
        "",
        "| character | games | won | share | 95 % | both had it |",
        "|---|---:|---:|---:|---:|---:|",
        *(f"| {one.name} | {one.games:,} | {one.wins:,g} | {_rate(one)} | {_span(one)} | {one.both:,} |" for one in found),
        "",
        "## Abilities",
        "",
        f"Of {len(abilities):,} abilities {offered:,} were offered and {used:,} used; {open_:,} that were not are {UNEXPLAINED}.",
        "A name is that of the card and of its ability; `#` counts the parts of one.",
    ]
    for heading, names in (("Never offered", watched["never_offered"]), ("Offered, never used", watched["never_used"])):
        lines += ["", f"### {heading}: {len(names)}", ""]
        if names:
            lines += ["| ability | offered | why |", "|---|---:|---|"]
            lines += [f"| `{name}` | {abilities[name]['offered']:,} | {never[name]} |" for name in names]
        else:
            lines.append("None.")
    return "\n".join([*lines, ""])


def _spread(numbers: Sequence[int]) -> str:
    tenths = quantiles(numbers, n=10, method="inclusive") if len(numbers) > 1 else [float(numbers[0])] * 9
    return ", ".join(f"{number:,.0f}" for number in (tenths[0], tenths[4], tenths[8], max(numbers)))


def _share(wins: int, games: int) -> str:
    low, high = wilson(wins, games)
    return f"{wins:,}: {100 * wins / games:.1f} % ({100 * low:.1f} to {100 * high:.1f})"


def _rate(one: Share) -> str:
    return f"{100 * one.rate:.1f} %" if one.games else ""


def _span(one: Share) -> str:
    return f"{100 * one.span[0]:.1f} to {100 * one.span[1]:.1f}" if one.games else ""
