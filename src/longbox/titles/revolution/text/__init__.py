"""Log lines and questions in English and German."""
from collections import defaultdict
WORDS = {"en": defaultdict(lambda: "x"), "de": defaultdict(lambda: "x")}
