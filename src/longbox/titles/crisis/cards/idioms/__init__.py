"""What several cards have word for word: a name for each, so that the cards read alike.

What only one card has stands in the file of that card.

>>> from longbox.titles.crisis.cards.idioms import ONE_POWER, wild_condition
>>> wild_condition("bleed").name
'bleed'
"""

from .attacks import *
from .effects import *
from .sets import *
from .superpowers import *
