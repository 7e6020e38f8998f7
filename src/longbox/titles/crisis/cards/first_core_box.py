"""The characters of the first core box."""

from __future__ import annotations

from ..language import *
