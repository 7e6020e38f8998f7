"""A picture of how an event went, for whoever shares its page: the champion, or who leads.

>>> picture({"name": "Saturday", "date": "2025-04-05", "winner": None, "plan": None, "players": [], "standings": []}, "en")[:4]
b'\\x89PNG'
"""

from __future__ import annotations

import io
from functools import cache
from typing import Final

from PIL import Image, ImageDraw, ImageFont

from longbox.challenger.facts import Json
from longbox.server.languages import language, message

from .paper import FONTS

SIZE: Final = (1200, 630)
"""What sites show beside a link."""
GROUND, DOTS, INK, LIGHT, LABEL = "#c22d33", "#a92329", "#ffffff", "#ffe3e3", "#ffd84d"
MARGIN: Final = 64
PLACES: Final = 4

CHAMPION: Final = message("Champion")
LEADING: Final = message("Standings")
PLAYERS: Final = message("%(n)s players")


@cache
def _font(size: int, bold: bool = True) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(FONTS / ("dejavu-longbox-bold.ttf" if bold else "dejavu-longbox.ttf"), size)


def _fitting(draw: ImageDraw.ImageDraw, text: str, width: int, most: int, least: int) -> tuple[str, ImageFont.FreeTypeFont]:
    """A text in the largest letters with which it fits, or as much of it as fits in the smallest."""
    for size in range(most, least, -4):
        if draw.textlength(text, _font(size)) <= width:
            return text, _font(size)
    while text and draw.textlength(text, _font(least)) > width:
        text = text.removesuffix("…")[:-1].rstrip() + "…"
    return text, _font(least)


def picture(seen: Json, code: str) -> bytes:
    """A PNG of what everybody may see of an event."""
    say = language(code).gettext
    image = Image.new("RGB", SIZE, GROUND)
    draw = ImageDraw.Draw(image)
    for x in range(SIZE[0] // 2, SIZE[0], 26):
        for y in range(13, SIZE[1], 26):
            if x - SIZE[0] // 2 > (SIZE[1] - y):
                draw.ellipse((x - 8, y - 8, x + 8, y + 8), fill=DOTS)
    width = SIZE[0] - 2 * MARGIN
    name, font = _fitting(draw, seen["name"], width, 44, 28)
    draw.text((MARGIN, 52), name, INK, font)
    players = seen["plan"]["players"] if seen["plan"] else len(seen["players"])
    draw.text((MARGIN, 112), f"{seen['date']} · {say(PLAYERS) % {'n': players}}", LIGHT, _font(28, bold=False))
    rows = [row for row in seen["standings"] if row["rank"] is not None]
    names = {one["id"]: one["name"] for one in seen["players"]}
    top = 196
    if seen["winner"]:
        draw.rectangle((MARGIN, top, MARGIN + draw.textlength(say(CHAMPION), _font(34)) + 36, top + 54), fill=LABEL)
        draw.text((MARGIN + 18, top + 7), say(CHAMPION), "#14161c", _font(34))
        champion, font = _fitting(draw, names[seen["winner"]], width, 108, 44)
        draw.text((MARGIN, top + 78), champion, INK, font)
        rows = [row for row in rows if row["player"] != seen["winner"]][: PLACES - 1]
        top += 230
    else:
        draw.text((MARGIN, top - 16), say(LEADING), LABEL, _font(34))
        rows = rows[: 2 * PLACES - 1]
        top += 40
    for at, row in enumerate(rows):
        line, font = _fitting(draw, f"{row['rank']}  {row['name']}", width, 34, 24)
        draw.text((MARGIN, top + 50 * at), line, INK, font)
    out = io.BytesIO()
    image.save(out, "PNG", optimize=True)
    return out.getvalue()


__all__ = ["picture"]
