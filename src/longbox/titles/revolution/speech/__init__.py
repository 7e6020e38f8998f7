"""Log lines and questions in English and German."""

from .de import GERMAN
from .en import ENGLISH

WORDS = {"en": ENGLISH, "de": GERMAN}
