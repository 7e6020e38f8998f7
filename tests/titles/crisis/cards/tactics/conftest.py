"""The characters that tests of Team Tactic cards play with."""

from __future__ import annotations

from ...extras import extras as extras
from ..players_of_cards import players_of_cards as players_of_cards
