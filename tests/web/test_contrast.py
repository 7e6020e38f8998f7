"""The colours of tokens.css: both dark blocks equal, WCAG contrast of every pair, seats apart for colour-blind eyes."""

from __future__ import annotations

import itertools
import math
import re

import pytest

from longbox.server.assets import STATIC

CSS = (STATIC / "tokens.css").read_text(encoding="utf-8")


def block(start: str) -> dict[str, str]:
    """The colour tokens of the block that opens with `start`."""
    body = CSS[CSS.index(start) :]
    body = body[body.index("{") : body.index("}")]
    return dict(re.findall(r"--([\w-]+):\s*(#[0-9a-f]{6})", body))


LIGHT, DARK, DARK_AUTO = block(":root {"), block(':root[data-theme="dark"]'), block(':root:not([data-theme="light"])')
THEMES = {"light": LIGHT, "dark": DARK}
SEATS = ("seat-a", "seat-b", "seat-c", "seat-d")

TEXT = [  # (text, ground): 4.5 : 1
    *((t, g) for t in ("ink", "ink-2", "ink-3") for g in ("paper", "paper-2", "gutter")),
    *((t, g) for t in ("ink", "ink-2") for g in ("paper-3", "board", "board-2", "caption-2", "warn-tint", "bad-tint", "good-tint")),
    *(("on-ink", g) for g in ("ink", "ink-2")),
    ("paper", "ink-3"),
    ("on-caption", "caption"),
    *((t, g) for t in ("on-decision", "on-decision-2") for g in ("decision", "decision-chip")),
    ("decision", "on-decision"),
    *(("link", g) for g in ("paper", "paper-2", "bad-tint", "gutter")),
    *((s, "paper") for s in (*SEATS, "damage", "power", "good", "bad", "warn")),
    *(("on-seat", s) for s in SEATS),
    *((s, s + "-tint") for s in (*SEATS, "good", "bad", "warn", "power", "damage")),
    ("bad", "warn-tint"),
    ("seat-b", "paper-2"),
    ("seat-a", "paper-2"),
    *((f"on-feat-{c}", f"feat-{c}") for c in ("white", "green", "yellow", "red")),
    *(("on-cover", f"cover-{t}") for t in ("crisis", "tactics", "revolution")),
]
GRAPHIC = [  # 3 : 1
    *(("line-2", g) for g in ("paper", "paper-2")),
    ("caption-line", "paper"),
    *((e, "board") for e in ("legal-edge", "terrain-edge", "seat-a", "seat-b")),
    *(("terrain-edge", g) for g in ("t-roof", "t-metal", "t-wood")),
    *((c, "paper-3") for c in ("seat-a", "damage", "power")),
    *(("focus", g) for g in ("paper", "gutter")),
]
# By day only: at night the ring on yellow is drawn with its paper gap.
PAIRS = [
    *((theme, pair, 4.5) for theme in THEMES for pair in TEXT),
    *((theme, pair, 3.0) for theme in THEMES for pair in GRAPHIC),
    ("light", ("focus", "caption"), 3.0),
]

MACHADO = {  # linear RGB, severity 1.0 (Machado, Oliveira, Fernandes 2009)
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


def linear(colour: str) -> list[float]:
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]


def contrast(a: str, b: str) -> float:
    low, high = sorted(sum(w * c for w, c in zip((0.2126, 0.7152, 0.0722), linear(x), strict=True)) for x in (a, b))
    return (high + 0.05) / (low + 0.05)


def lab(colour: str, eye: str) -> tuple[float, float, float]:
    source = linear(colour)
    r, g, b = (min(1.0, max(0.0, sum(m * c for m, c in zip(row, source, strict=True)))) for row in MACHADO[eye])
    x = 0.4124564 * r + 0.3575761 * g + 0.1804375 * b
    y = 0.2126729 * r + 0.7151522 * g + 0.0721750 * b
    z = 0.0193339 * r + 0.1191920 * g + 0.9503041 * b
    f = [t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x / 0.95047, y, z / 1.08883)]
    return 116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])


def test_both_dark_blocks_are_equal_and_complete() -> None:
    assert DARK == DARK_AUTO
    assert set(LIGHT) == set(DARK)


@pytest.mark.parametrize(
    ("theme", "pair", "least"), PAIRS, ids=lambda part: "-on-".join(part) if isinstance(part, tuple) else str(part)
)
def test_contrast(theme: str, pair: tuple[str, str], least: float) -> None:
    assert contrast(THEMES[theme][pair[0]], THEMES[theme][pair[1]]) >= least


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("eye", MACHADO)
@pytest.mark.parametrize(("seats", "least"), [("ab", 30), ("abcd", 14)])
def test_seats_stay_apart(theme: str, eye: str, seats: str, least: float) -> None:
    colours = [lab(THEMES[theme][f"seat-{seat}"], eye) for seat in seats]
    assert min(math.dist(p, q) for p, q in itertools.combinations(colours, 2)) >= least
