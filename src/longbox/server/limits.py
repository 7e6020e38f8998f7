"""Limits that a person never meets and a flood does."""

from __future__ import annotations

import time
from collections import OrderedDict


class Bucket:
    """A token bucket: `burst` at once, `rate` a second after that.

    >>> bucket = Bucket(rate=1, burst=2)
    >>> [bucket.take(now=0.0) for _ in range(3)], bucket.take(now=1.0)
    ([True, True, False], True)
    """

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst, self.left, self.at = rate, burst, burst, 0.0

    def take(self, now: float | None = None) -> bool:
        now = time.monotonic() if now is None else now
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Limits:
    """Buckets by key, such as an address; the oldest are forgotten."""

    def __init__(self, rate: float, burst: float, *, on: bool = True, most: int = 10_000) -> None:
        self.rate, self.burst, self.on, self.most = rate, burst, on, most
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        if not self.on:
            return True
        bucket = self.buckets.get(key)
        if bucket is None:
            bucket = self.buckets[key] = Bucket(self.rate, self.burst)
            if len(self.buckets) > self.most:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(key)
        return bucket.take()
