"""Figures for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """What an operator watches."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.sockets = Gauge("longbox_sockets", "Open WebSockets", registry=self.registry)
        self.tables = Gauge("longbox_tables_loaded", "Tables in memory", registry=self.registry)
        self.received = Counter("longbox_messages_received", "Messages from sockets", registry=self.registry)
        self.sent = Counter("longbox_messages_sent", "Messages to sockets", registry=self.registry)
        self.slow = Counter("longbox_slow_clients", "Sockets cut off because they did not keep up", registry=self.registry)
        self.answers = Gauge("longbox_ledger_entries", "Ledger entries written by this process", registry=self.registry)
        self.commits = Gauge("longbox_commits", "Commits of the store", registry=self.registry)
        self.written = Gauge("longbox_writes", "Jobs written by the store", registry=self.registry)
        self.failing = Gauge("longbox_store_failing", "1 while what is written cannot be kept", registry=self.registry)
        self.requests = Histogram(
            "longbox_request_seconds", "Time to answer a request", ["method", "status"], registry=self.registry
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)
