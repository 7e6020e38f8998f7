"""Log lines and questions in English and German."""

from . import rulings
from .de import GERMAN
from .en import ENGLISH

WORDS = {"en": {**ENGLISH, **rulings.ENGLISH}, "de": {**GERMAN, **rulings.GERMAN}}
