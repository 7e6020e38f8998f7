"""The comic on a sheet of A4, as a PDF with the words of every panel as text."""

from __future__ import annotations

from math import atan2, cos, degrees, hypot, radians, sin
from typing import Final

from fpdf import FPDF
from fpdf.drawing import GraphicsStyle, PaintedPath
from fpdf.drawing_primitives import Transform, color_from_hex_string
from fpdf.enums import PathPaintRule, StrokeCapStyle, StrokeJoinStyle, TextMode
from fpdf.svg import svg_path_converter

from longbox.server.drawings import drawings

from .pen import FACES, FONTS, INK, Letters, Mark, Put, Shape, Sign, box, outline
from .sheet import FRAME, Sheet, captions

EDGE: Final = 10.0
SPARE: Final = "dejavu-longbox-bold.ttf"
"""For names whose letters the others lack."""


class Paper(FPDF):
    """A page on which marks are drawn, in units of a sheet."""

    def __init__(self, title: str, words: str, code: str) -> None:
        super().__init__(format="A4")
        for face, file in FACES.items():
            self.add_font(face, "", FONTS / file)
        self.add_font("spare", "", FONTS / SPARE)
        self.set_fallback_fonts(["spare"])
        self.set_margin(0)
        self.set_auto_page_break(False)
        self.set_title(title)
        self.set_subject(words)
        self.set_creator("Longbox")
        self.set_lang(code)
        self.add_page()

    def draw(self, mark: Mark, onto: Transform) -> None:
        """A mark, as the transform of what it stands in puts it."""
        match mark:
            case Shape():
                self.shape(mark, onto)
            case Letters():
                self.letters(mark, onto)
            case Sign():
                (left, top, wide), paths = outline(mark.name) if mark.name in drawings() else ((0, 0, 1), [])
                scale = mark.size / wide
                inside = Transform.translation(-left - wide / 2, -top - wide / 2).scale(scale, scale) @ onto
                for d in paths:
                    self.shape(Shape(d, mark.colour), inside)
            case Put():
                inside = Transform.scaling(mark.scale).rotate(radians(mark.turn)).translate(mark.x, mark.y) @ onto
                for part in mark.parts:
                    self.draw(part, inside)

    def shape(self, mark: Shape, onto: Transform) -> None:
        path = PaintedPath()
        svg_path_converter(path, mark.d)
        style: GraphicsStyle = path.style
        style.fill_color = color_from_hex_string(mark.fill) if mark.fill else None
        style.stroke_color = color_from_hex_string(mark.line) if mark.line else None
        style.auto_close = False
        style.paint_rule = PathPaintRule.FILL_NONZERO
        if mark.line:
            style.paint_rule = PathPaintRule.STROKE_FILL_NONZERO if mark.fill else PathPaintRule.STROKE
            style.stroke_width = mark.width
            style.stroke_join_style = StrokeJoinStyle.ROUND
        if mark.dash:
            style.stroke_cap_style = StrokeCapStyle.ROUND
            style.stroke_dash_pattern = list(mark.dash)
        if mark.opacity < 1:
            style.fill_opacity = style.stroke_opacity = mark.opacity
        path.transform = onto
        with self.drawing_context() as page:
            page.add_item(path)

    def letters(self, mark: Letters, onto: Transform) -> None:
        scale = hypot(onto.a, onto.b)
        turn = degrees(atan2(onto.b, onto.a))
        self.set_font(mark.face, "", mark.size * scale * self.k)
        long = self.get_string_width(mark.words)
        x = onto.a * mark.x + onto.c * mark.y + onto.e
        y = onto.b * mark.x + onto.d * mark.y + onto.f
        back = {"start": 0.0, "middle": long / 2, "end": long}[mark.anchor]
        x, y = x - back * cos(radians(turn)), y - back * sin(radians(turn))
        with self.rotation(-turn, x, y):
            if mark.line:
                with self.local_context(text_mode=TextMode.STROKE, line_width=mark.width * scale, draw_color=mark.line):
                    self.text(x, y, mark.words)
            with self.local_context(text_color=mark.fill):
                self.text(x, y, mark.words)


def printed(sheet: Sheet, code: str) -> bytes:
    """The sheet as a PDF, as large as it fits."""
    paper = Paper(sheet.title, " ".join(frame.panel.text for frame in sheet.frames), code)
    scale = min((paper.w - 2 * EDGE) / sheet.wide, (paper.h - 2 * EDGE) / sheet.high)
    page = Transform.scaling(scale).translate((paper.w - sheet.wide * scale) / 2, EDGE)
    for frame in sheet.frames:
        onto = Transform.translation(frame.x, frame.y) @ page
        with paper.rect_clip(onto.e, onto.f, frame.wide * scale, frame.high * scale):
            for mark in (*frame.marks, *captions(frame)):
                paper.draw(mark, onto)
        paper.draw(Shape(box(frame.x, frame.y, frame.wide, frame.high), "", INK, FRAME), page)
    for line in sheet.foot:
        paper.draw(line, page)
    return bytes(paper.output())
