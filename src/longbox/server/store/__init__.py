"""Storage: the schema, its migrations, and one writer that makes things durable."""

from .database import Conflict, Store

__all__ = ["Conflict", "Store"]
