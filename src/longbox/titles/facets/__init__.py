"""What a title can be asked beside its rules: five facets, each with a default that works for any title.

>>> from longbox.titles import facets, title
>>> facets.advisor(title("tactics")).turns_ahead
1
"""

from .advisor import Advisor, advisor
from .rows import seat_name, side_names, sides
from .study import Dice, Roll, Study, Tracer, moments, study

__all__ = ["Advisor", "Dice", "Roll", "Study", "Tracer", "advisor", "moments", "seat_name", "side_names", "sides", "study"]
