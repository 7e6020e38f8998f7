"""The drawings of the panels: who, against whom, and what came of it. A panel never says more than its words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from longbox.server.drawings import drawings
from longbox.server.languages import message
from longbox.titles.facets import BeatTold, Being
from longbox.titles.facets.beats import ATTACK, MOVE, Die, Roll

from .pen import INK, PAPER, Letters, Mark, Put, Shape, Sign, box, burst, circle, dots, long, polygon, rays, skyline, wrapped
from .story import Panel, Story

SEATS: Final = ("#0f4c9c", "#b24300", "#2b7549", "#8e2a6b")
TINTS: Final = ("#dde8f6", "#fbe6d9", "#dcefe3", "#f6e0ee")
NOBODYS: Final = ("#5d6574", "#f4f6f9")
DAMAGE: Final = "#b0122f"
POWER: Final = "#5b3cc4"
YELLOW: Final = "#ffd84d"
NIGHT: Final = "#1d5fb8", "#0b2c5c"
CARD: Final = "#5a3fb0", "#33217a"
TABLE: Final = "#8fc7cf"
FEATS: Final = {"white": ("#ffffff", INK), "green": ("#2b7549", PAPER), "yellow": (YELLOW, INK), "red": (DAMAGE, PAPER)}
FACES: Final = {"crit": "crit", "wild": "wild", "hit": "hit", "block": "block", "blank": "blank", "fail": "fail"}
ICONS: Final = {
    "crit": Shape("M12 1.5l2.6 6.2 6.6-1.9-2.9 6.2 2.9 6.2-6.6-1.9L12 22.5l-2.6-6.2-6.6 1.9 2.9-6.2-2.9-6.2 6.6 1.9z", "now"),
    "wild": Shape("M2.5 5.5h4.2l2.1 8.2 2-8.2h2.4l2 8.2 2.1-8.2h4.2l-4.4 13h-4.1L12 13.2l-1 5.3H6.9z", "now"),
    "hit": Shape(f"{circle(12, 12, 7.9)}{circle(12, 12, 3)}", "", "now", 3.2),
    "block": Shape("M12 2l8.5 2.6v7.2c0 4.9-3.5 8.5-8.5 10.2-5-1.7-8.5-5.3-8.5-10.2V4.6z", "now"),
    "blank": Shape("M7 12h10", "", "now", 2.4),
    "fail": Shape("M5.5 5.5l13 13M18.5 5.5l-13 13", "", "now", 3.2),
}
"""The faces of dice, as on every page; `now` stands for the colour of the die."""

SOUNDS: Final = (message("WHAM"), message("KRAK"), message("THOOM"), message("BAM"), message("KLANG"), message("ZOK"))
STAMPS: Final = {"dazed": message("Dazed"), "ko": message("KO"), "out": message("Out")}
LETTERS: Final = "ABCDEFGH"

Say = Callable[[str], str]


def colours(seat: int) -> tuple[str, str]:
    """The colour of a seat and its tint."""
    return (SEATS[seat], TINTS[seat]) if 0 <= seat < len(SEATS) else NOBODYS


class Artist:
    """Draws the panels of a story, each in a frame of any size."""

    def __init__(self, story: Story, say: Say) -> None:
        self.story, self.say = story, say

    def panel(self, one: Panel, wide: float, high: float) -> list[Mark]:
        """What is in the frame."""
        match one.kind:
            case "cover":
                return self.cover(wide, high)
            case "turn":
                return self.turn(one, wide, high)
            case "end":
                return self.end(wide, high)
            case "best" | "worst":
                assert one.beat is not None
                return self.dice(one.beat, wide, high) if one.beat["rolls"] else self.scene(one.beat, wide, high)
        assert one.beat is not None
        return self.scene(one.beat, wide, high)

    # -- pieces --------------------------------------------------------------------------------------------------------------

    def piece(self, being: Being | None, x: float, y: float, r: float, seat: int = -1, turn: float = 0) -> Put:
        """A piece as it stands on the board; the letter of its player where there is none."""
        seat = being.get("seat", -1) if being else seat
        colour, _ = colours(seat)
        filled = seat not in (1, 3)
        disc = Shape(circle(0, 0, r), colour if filled else PAPER, colour, r * 0.14)
        inside = PAPER if filled else colour
        name = being.get("emblem", "") if being else ""
        if name in drawings():
            shown: Mark = Sign(name, r * 1.5, inside)
        else:
            letters = (being.get("monogram") if being else "") or (LETTERS[seat] if 0 <= seat < len(LETTERS) else "?")
            shown = Letters(0, r * 0.34, letters, r * (0.95 if len(letters) < 3 else 0.7), inside, "lettering", "middle")
        return Put(x, y, (Shape(circle(0, 0, r * 1.14), PAPER), disc, shown), turn)

    def of(self, key: str) -> Being | None:
        return self.story.cast.get(key)

    # -- what happened ---------------------------------------------------------------------------------------------------------

    def scene(self, beat: BeatTold, wide: float, high: float) -> list[Mark]:
        """A picture of the log."""
        struck = list(dict.fromkeys([who for who, _ in (*beat["stamps"], *beat["harm"])]))
        other = struck[0] if struck and beat["target"] not in struck else beat["target"]
        if other and other != beat["who"]:
            return self.fight(beat, other, wide, high)
        if beat["points"] > 0:
            return self.score(beat, wide, high)
        if beat["kind"] == MOVE and not struck:
            return self.walk(beat, wide, high)
        return self.alone(beat, wide, high)

    def ground(self, seat: int, wide: float, high: float) -> list[Mark]:
        colour, tint = colours(seat)
        return [Shape(box(0, 0, wide, high), tint), dots(wide, high, colour, 0.28)]

    def fight(self, beat: BeatTold, other: str, wide: float, high: float) -> list[Mark]:
        hurt = any(who == other for who, _ in (*beat["harm"], *beat["stamps"]))
        x, y = wide * 0.64, high * 0.4
        r = min(high * 0.2, wide * 0.15)
        marks: list[Mark]
        if hurt:
            marks = [Shape(box(0, 0, wide, high), DAMAGE), rays(x, y, r * 1.5, wide, INK, 28, 1.3), burst(x, y, r * 1.95)]
        else:
            marks = [*self.ground(beat["seat"], wide, high), rays(x, y, r * 1.6, wide, colours(beat["seat"])[0], 24, 0.6)]
        marks.append(self.piece(self.of(beat["who"]), wide * 0.2, high * 0.47, r * 0.86, beat["seat"], -12))
        marks.append(self.piece(self.of(other), x, y, r, turn=14 if hurt else 0))
        if beat["kind"] == ATTACK and hurt:
            sound = self.say(SOUNDS[beat["i"] % len(SOUNDS)])
            size = min(high * 0.22, wide * 0.38 / long(sound, 1, "lettering"))
            marks.append(Put(wide * 0.25, high * 0.155, (self.shout(sound, size, YELLOW),), -6))
        return [*marks, *self.losses(beat, other, wide, high)]

    def losses(self, beat: BeatTold, who: str, wide: float, high: float) -> list[Mark]:
        """The damage, and the stamp of who falls."""
        marks: list[Mark] = []
        sum_ = sum(n for key, n in beat["harm"] if key == who)
        if sum_:
            marks.append(Put(wide * 0.86, high * 0.26, (self.shout(f"\u2212{sum_}", high * 0.2, PAPER),)))
        stamps = [stamp for key, stamp in beat["stamps"] if key == who]
        if stamps:
            words = self.say(STAMPS[stamps[0]]).upper()
            size = min(high * 0.115, wide * 0.27 / long(words, 1, "lettering"))
            half = long(words, size, "lettering") / 2 + size * 0.55
            frame: list[Mark] = [
                Shape(box(-half, -size * 0.85, 2 * half, size * 1.7), PAPER, DAMAGE, 3),
                Shape(box(-half + 4, -size * 0.85 + 4, 2 * half - 8, size * 1.7 - 8), "", DAMAGE, 1),
                Letters(0, size * 0.36, words, size, DAMAGE, "lettering", "middle"),
            ]
            marks.append(Put(min(wide * 0.82, wide - half - 14), high * 0.6, tuple(frame), -9))
        return marks

    def shout(self, words: str, size: float, fill: str) -> Letters:
        return Letters(0, size * 0.36, words, size, fill, "lettering", "middle", INK, size * 0.14)

    def score(self, beat: BeatTold, wide: float, high: float) -> list[Mark]:
        colour, _ = colours(beat["seat"])
        x, y, r = wide * 0.6, high * 0.4, high * 0.3
        return [
            Shape(box(0, 0, wide, high), colour),
            rays(x, y, r, wide, "#ffffff", 24, 0.7),
            burst(x, y, r, 0.9),
            Letters(x, y + r * 0.3, f"+{beat['points']}", r * 0.86, INK, "lettering", "middle"),
            self.piece(self.of(beat["who"]), wide * 0.22, high * 0.42, high * 0.17, beat["seat"]),
        ]

    def walk(self, beat: BeatTold, wide: float, high: float) -> list[Mark]:
        colour, _ = colours(beat["seat"])
        y = high * 0.56
        trail = f"M{wide * 0.16:.0f} {y:.0f}Q{wide * 0.4:.0f} {high * 0.05:.0f} {wide * 0.62:.0f} {high * 0.36:.0f}"
        return [
            *self.ground(beat["seat"], wide, high),
            Shape(circle(wide * 0.16, y, high * 0.11), "", colour, 3, (6, 7)),
            Shape(trail, "", colour, 7, (0.0, 14)),
            self.piece(self.of(beat["who"]), wide * 0.7, high * 0.38, high * 0.2, beat["seat"], 8),
        ]

    def alone(self, beat: BeatTold, wide: float, high: float) -> list[Mark]:
        """A card, a token, somebody who falls by themselves."""
        colour, _ = colours(beat["seat"])
        x, y, r = wide * 0.54, high * 0.4, high * 0.2
        struck = bool(beat["harm"] or beat["stamps"])
        marks: list[Mark]
        if struck:
            marks = [Shape(box(0, 0, wide, high), DAMAGE), rays(x, y, r * 1.5, wide, INK, 28, 1.3), burst(x, y, r * 1.9)]
        elif beat["kind"] == "card":
            marks = [Shape(box(0, 0, wide, high), CARD[0]), skyline(wide, high, high * 0.55, CARD[1])]
            card = Shape(f"M-{num_of(r)} -{num_of(r * 1.35)}h{num_of(2 * r)}v{num_of(2.7 * r)}h-{num_of(2 * r)}Z", PAPER, INK, 3)
            marks.append(Put(x - r * 0.5, y, (card,), -8))
        else:
            marks = [*self.ground(beat["seat"], wide, high), rays(x, y, r * 1.4, wide, colour, 24, 0.7)]
        if beat["kind"] == "token":
            hexagon = polygon([(0, -1), (0.87, -0.5), (0.87, 0.5), (0, 1), (-0.87, 0.5), (-0.87, -0.5)])
            marks.append(Put(x - r * 1.9, y + r * 0.5, (Shape(hexagon, POWER, INK, 0.12),), 10, r * 0.5))
        marks.append(self.piece(self.of(beat["who"]), x, y, r, beat["seat"], 8))
        return [*marks, *self.losses(beat, beat["who"], wide, high)]

    # -- dice ----------------------------------------------------------------------------------------------------------------

    def dice(self, beat: BeatTold, wide: float, high: float) -> list[Mark]:
        """The roll, as it lies on the table."""
        roll: Roll = beat["rolls"][0]
        marks: list[Mark] = [Shape(box(0, 0, wide, high), TABLE), dots(wide, high, "#000000", 0.1)]
        r = high * 0.16
        marks.append(self.piece(self.of(roll["who"]), wide * 0.13, high * 0.34, r))
        dice = roll["dice"][:14]
        rows = 1 if len(dice) <= 5 else 2
        each = -(-len(dice) // rows)
        left = wide * 0.13 + r * 1.35
        step = min((wide - left - 14) / (each + 0.3 * (rows - 1)), high * 0.32)
        size = min(high * (0.12 if len(dice) > 2 else 0.2), step / 1.7 if len(dice) < 3 else step / 2.2)
        for i, die in enumerate(dice):
            row, at = divmod(i, each)
            x = left + step * (0.5 + at + 0.3 * row)
            y = high * (0.34 if rows == 1 else 0.2 + 0.28 * row) + ((i * 7) % 5 - 2) * size * 0.1
            marks.append(self.die(die, x, y, size, (i * 47) % 60 - 30))
        return marks

    def die(self, die: Die, x: float, y: float, r: float, turn: float) -> Put:
        counts = bool(die.get("worth"))
        back, front = FEATS.get(die.get("colour", ""), (INK, PAPER) if counts else (PAPER, NOBODYS[0]))
        corner = r * 0.41
        edge = polygon(
            [(corner, -r), (r, -corner), (r, corner), (corner, r), (-corner, r), (-r, corner), (-r, -corner), (-corner, -r)]
        )
        face = die.get("face", "")
        parts: list[Mark] = [Shape(edge, back, INK, 2)]
        icon = ICONS.get(face)
        if icon is not None:
            scale = r * 1.2 / 24
            painted = Shape(icon.d, icon.fill and front, icon.line and front, icon.width)
            parts.append(Put(-12 * scale, -12 * scale, (painted,), 0, scale))
        else:
            parts.append(Letters(0, r * 0.36, face, r * 1.05, front, "lettering", "middle"))
        return Put(x, y, tuple(parts), turn)

    # -- cover, turn, end --------------------------------------------------------------------------------------------------------

    def cover(self, wide: float, high: float) -> list[Mark]:
        marks: list[Mark] = [
            Shape(box(0, 0, wide, high), NIGHT[0]), dots(wide, high, "#ffffff", 0.16), skyline(wide, high, high * 0.42, NIGHT[1])
        ]  # fmt: skip
        marks += self.crowd(wide, high)
        size = high * 0.29
        lines = [self.story.headline]
        while size > 18 and (long(max(lines, key=len), size, "lettering") > wide * 0.82 or len(lines) * size > high * 0.42):
            size *= 0.94
            lines = wrapped(self.story.headline, wide * 0.8, size, "lettering")
        step = size * 1.02
        top = high * 0.25 - (len(lines) - 1) * step / 2
        shouts = [
            Letters(0, size * 0.36 + i * step, line, size, PAPER, "lettering", "middle", INK, size * 0.15)
            for i, line in enumerate(lines)
        ]
        return [*marks, Put(wide / 2, top, tuple(shouts), -3)]

    def crowd(self, wide: float, high: float) -> list[Mark]:
        """The pieces that did most, each side in its place."""
        sides = self.story.sides
        found: list[Mark] = []
        span = wide / len(sides)
        for seat, beings in enumerate(sides):
            best = beings[:3] if len(sides) < 3 else beings[:1]
            for at, being in reversed(list(enumerate(best))):
                r = (high * (0.17 - 0.03 * at)) if len(best) > 1 else high * 0.14
                towards = 1 if seat < len(sides) / 2 else -1
                x = span * (seat + 0.5) + towards * (1 - at) * min(high * 0.32, span * 0.3)
                found.append(self.piece(being, x, high * 0.61, r, turn=-4 * towards))
            if not best:
                found.append(self.piece(None, span * (seat + 0.5), high * 0.61, high * 0.14, seat))
        return found

    def turn(self, one: Panel, wide: float, high: float) -> list[Mark]:
        """The chance of the winner through the game."""
        values = [value[self.story.hero] for value in self.story.values]
        last = max(1, len(values) - 1)
        left, right, top, low = 18.0, wide - 18, high * 0.1, high * 0.66

        def at(n: int) -> tuple[float, float]:
            return left + (right - left) * n / last, low - (low - top) * values[n]

        step = max(1, last // 90)
        shown = sorted({*range(0, last + 1, step), last, one.n, one.since})
        line = polygon(map(at, shown)).removesuffix("Z")
        x, y = at(one.n)
        risen = polygon(at(n) for n in sorted({*(n for n in shown if one.since < n < one.n), one.since, one.n})).removesuffix("Z")
        half = at(0)[0], low - (low - top) / len(self.story.values[0])
        colour, tint = colours(self.story.hero)
        return [
            Shape(box(0, 0, wide, high), tint),
            dots(wide, high, colour, 0.14),
            Shape(f"M{half[0]:.0f} {half[1]:.0f}H{right:.0f}", "", INK, 1.5, (4, 6)),
            Shape(line, "", INK, 4),
            Shape(risen, "", colour, 7),
            Shape(circle(*at(one.since), 6), PAPER, INK, 3),
            Shape(circle(x, y, 9), PAPER, INK, 3.5),
        ]

    def end(self, wide: float, high: float) -> list[Mark]:
        story = self.story
        colour = colours(-1 if story.winner is None else story.winner)[0]
        score = "\u2009:\u2009".join(story.scores)
        x, y = wide / 2, high * 0.42
        size = min(high * 0.3, wide * 0.35 / long(score, 1, "lettering"))
        marks: list[Mark] = [Shape(box(0, 0, wide, high), colour), rays(x, y, high * 0.3, wide, "#ffffff", 30, 0.8)]
        marks += [burst(x, y, wide * 0.29, min(1.0, high * 0.39 / (wide * 0.29)))]
        marks.append(Letters(x, y + size * 0.36, score, size, INK, "lettering", "middle"))
        for seat, beings in enumerate(story.sides):
            right = seat >= len(story.sides) / 2
            won = seat == story.winner
            across = (seat % max(1, (len(story.sides) + 1) // 2)) / max(1, (len(story.sides) + 1) // 2)
            for i, being in enumerate(beings[: 2 if len(story.sides) < 3 else 1]):
                r = high * (0.15 if won else 0.12) * (1 - 0.2 * i)
                away = wide * (0.11 + 0.1 * across) - i * r * 0.9
                place = wide - away if right else away
                found = self.piece(
                    being, place, high * (0.3 + 0.26 * i + 0.3 * across), r, turn=0 if won else (50 if right else -50)
                )
                marks.append(found)
        return marks


def num_of(value: float) -> str:
    return f"{value:.1f}"


def captioned(words: str, wide: float, size: float, most: int = 4) -> Sequence[str]:
    """The words of a panel in lines; what does not fit ends in dots, for the words stand beside the drawing in full."""
    lines = wrapped(words, wide, size)
    if len(lines) <= most:
        return lines
    return [*lines[: most - 1], lines[most - 1].rstrip(".,:;") + " \u2026"]
