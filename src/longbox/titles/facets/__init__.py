"""Facets: what a title offers besides its rules. Each has a default that works for any title.

>>> from longbox.titles import facets, title
>>> facets.advisor(title("tactics")).turns_ahead
1
"""

from .advisor import Advisor, AnyAdvisor, advisor
from .asking import Asking, Joined, Settled, asking
from .beats import Beat, BeatTold, Being
from .builder import (
    DESK_WORDS,
    Among,
    Audit,
    Builder,
    Desk,
    Draft,
    Fault,
    Grid,
    Id,
    Mistake,
    Most,
    Remark,
    Sheet,
    Taken,
    Unreadable,
    builder,
    listed_cards,
)  # fmt: skip
from .cards import Card, Cards, Figure, Figures, Filter, Group, Part, cards_of
from .coaching import Coaching, coaching
from .emblems import Emblem, emblazoned, emblems
from .facet import Folder, Json
from .goals import Goal, Goals, Standing, goals
from .odds import Chart, Odds, mean_of, number, odds, refuse
from .page import Blurb, Choice, Page, Scripts, page
from .rows import changed, put, seat_name, side_names, sides
from .sketch import Area, Sketch, Spot
from .study import Buffer, Dice, Eye, PieceEye, Roll, Study, Tracer, moments, study

__all__ = [
    "DESK_WORDS",
    "Advisor",
    "Among",
    "AnyAdvisor",
    "Area",
    "Asking",
    "Audit",
    "Beat",
    "BeatTold",
    "Being",
    "Blurb",
    "Buffer",
    "Builder",
    "Card",
    "Cards",
    "Chart",
    "Choice",
    "Coaching",
    "Desk",
    "Dice",
    "Draft",
    "Emblem",
    "Eye",
    "Fault",
    "Figure",
    "Figures",
    "Filter",
    "Folder",
    "Goal",
    "Goals",
    "Grid",
    "Group",
    "Id",
    "Joined",
    "Json",
    "Mistake",
    "Most",
    "Odds",
    "Page",
    "Part",
    "PieceEye",
    "Remark",
    "Roll",
    "Scripts",
    "Settled",
    "Sheet",
    "Sketch",
    "Spot",
    "Standing",
    "Study",
    "Taken",
    "Tracer",
    "Unreadable",
    "advisor",
    "asking",
    "builder",
    "cards_of",
    "changed",
    "coaching",
    "emblazoned",
    "emblems",
    "goals",
    "listed_cards",
    "mean_of",
    "moments",
    "number",
    "odds",
    "page",
    "put",
    "refuse",
    "seat_name",
    "side_names",
    "sides",
    "study",
]
