"""Tables: one game each, with its seats, ledger, clock and onlookers."""

from .hub import Hub
from .table import Refused, Table

__all__ = ["Hub", "Refused", "Table"]
