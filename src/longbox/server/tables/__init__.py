"""Tables: one game each, with its seats, ledger, clock and onlookers."""

from .refusals import Refused
from .table import LiveTable
from .tables import Tables

__all__ = ["LiveTable", "Refused", "Tables"]
