"""`longbox odds`: exact chances from the command line, as a table, a plot or JSON."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from xml.sax.saxutils import escape

from longbox.cli.commands import Command, Parser, Run, add_commands
from longbox.cli.console import OK, emit_json, show, table
from longbox.kernel import LongboxError
from longbox.titles import book, facets, playable
from longbox.titles import title as find_title
from longbox.titles.facets import Chart


@dataclass(frozen=True, slots=True)
class Asked(Command):
    """The odds of a title, by its name: it has a command line of its own, made when it is asked for."""

    def load(self) -> tuple[Callable[[Parser], None], Run | None]:
        own = facets.odds(find_title(self.where))

        def configure(parser: Parser) -> None:
            parser.description = own.help
            parser.add_argument("--plot", metavar="FILE.svg", help="write a bar chart")
            parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
            own.arguments(parser)

        def run(args: argparse.Namespace) -> int:
            return tell(own.chart(args), args.plot, args.json)

        return configure, run


def configure(parser: Parser) -> None:
    add_commands(parser, {name: Asked(name, book(name).label) for name in playable()})


def tell(chart: Chart, plot: str | None, as_json: bool) -> int:
    """A distribution as JSON or a table, and as a plot if one is wanted."""
    facts = chart.facts
    if plot:
        write_plot(plot, chart.heading, chart.counted, facts["pmf"], facts.get("labels"))
    if as_json:
        return emit_json(facts)
    pmf: list[float] = facts["pmf"]
    labels = facts.get("labels") or [str(n) for n in range(1 + max(n for n, chance in enumerate(pmf) if chance > 1e-9))]
    out = table(f">{chart.counted}", ">chance", ">or more", "")
    most, left = max(pmf), 1.0
    for label, chance in zip(labels, pmf, strict=False):
        out.add_row(label, f"{chance:.2%}", f"{min(1.0, max(0.0, left)):.2%}", "█" * round(30 * chance / most))
        left -= chance
    show(chart.heading)
    show(out)
    for line in chart.lines:
        show(line)
    if plot:
        show(f"Plot: {plot}")
    return OK


def write_plot(name: str, heading: str, counted: str, pmf: Sequence[float], labels: Sequence[str] | None) -> None:
    path = Path(name)
    if path.suffix.lower() != ".svg":
        raise LongboxError(
            f"A plot is written as SVG, so {name} must end in .svg; any browser turns it into a picture of another kind."
        )
    try:
        path.write_text(bars(heading, counted, pmf, labels or [str(n) for n in range(len(pmf))]), encoding="utf-8")
    except OSError as error:
        raise LongboxError(f"{path} cannot be written: {(error.strerror or 'unknown reason').lower()}.") from error


def bars(heading: str, counted: str, pmf: Sequence[float], labels: Sequence[str]) -> str:
    """A small bar chart as SVG, readable on light and dark ground.

    >>> bars("Two dice", "hits", [0.25, 0.75], ["0", "1"]).count("<rect")
    2
    """
    wide, high, step = 44, 180, 52
    width, most = max(320, 40 + step * len(pmf)), max(pmf) or 1.0
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {high + 92}" role="img" font-family="sans-serif"',
        ' font-size="13">',
        f"<title>{escape(heading)}</title>",
        "<style>text{fill:#1d1d1f}rect{fill:#b3261e}@media(prefers-color-scheme:dark){text{fill:#f2f2f2}rect{fill:#ff8a80}}</style>",
        f'<text x="20" y="22" font-weight="bold">{escape(heading)}</text>',
    ]
    for place, (label, chance) in enumerate(zip(labels, pmf, strict=True)):
        tall = round(high * chance / most, 1)
        x, top = 20 + step * place, round(high + 52 - tall, 1)
        middle = x + wide / 2
        parts.append(f'<rect x="{x}" y="{top}" width="{wide}" height="{tall}"><title>{escape(label)}: {chance:.4%}</title></rect>')
        parts.append(f'<text x="{middle}" y="{top - 5}" text-anchor="middle">{chance:.1%}</text>')
        parts.append(f'<text x="{middle}" y="{high + 69}" text-anchor="middle">{escape(label)}</text>')
    parts.append(f'<text x="20" y="{high + 87}">{escape(counted)}</text>')
    return "\n".join([*parts, "</svg>\n"])
