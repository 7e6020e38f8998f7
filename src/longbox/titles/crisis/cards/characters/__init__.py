"""The stat cards: `iron-man` is in `iron_man.py`."""
