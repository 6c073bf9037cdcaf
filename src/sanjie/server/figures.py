"""Figures for whoever runs the server, as Prometheus reads them at /metrics. No table, guest or name is told.

With several workers they share a folder (PROMETHEUS_MULTIPROC_DIR, set by who starts them), and whichever is
asked answers for all.
"""

import os
from typing import Final

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector

TYPE: Final = CONTENT_TYPE_LATEST
SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
SIZES: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256)

ours: Final = CollectorRegistry()
requests: Final = Counter(
    "sanjie_requests", "Requests over HTTP by their status: 2xx, 3xx, 4xx, 5xx", ["status"], registry=ours
)
request_seconds: Final = Histogram(
    "sanjie_request_seconds", "From a request to its answer", registry=ours, buckets=SECONDS
)
workers: Final = Gauge("sanjie_workers", "Processes that serve", registry=ours, multiprocess_mode="livesum")
workers_replaced: Final = Counter(
    "sanjie_workers_replaced",
    "Workers that were replaced: died, or hung and were killed",
    ["why"],
    registry=ours,
)
sockets: Final = Gauge("sanjie_sockets", "Sockets that are open", registry=ours, multiprocess_mode="livesum")
changes: Final = Counter(
    "sanjie_changes", "Changes of the database: kept, or why not", ["outcome"], registry=ours
)
commit_seconds: Final = Histogram(
    "sanjie_commit_seconds", "A durable commit, with all changes in it", registry=ours, buckets=SECONDS
)
commit_changes: Final = Histogram(
    "sanjie_commit_changes", "Changes that shared a commit", registry=ours, buckets=SIZES
)
thoughts: Final = Counter(
    "sanjie_thoughts", "Decisions asked of bots: made, or failed and replaced", ["outcome"], registry=ours
)
replaced: Final = Counter(
    "sanjie_bots_replaced",
    "Answers that the table gave, because a bot gave none that is allowed",
    registry=ours,
)
notices: Final = Counter(
    "sanjie_notices",
    "Notices by push or mail: sent, gone (nobody there), refused, failed, or full (no room to wait)",
    ["by", "outcome"],
    registry=ours,
)
thought_seconds: Final = Histogram(
    "sanjie_thought_seconds", "A bot's decision, waiting included", registry=ours, buckets=SECONDS
)


def told() -> bytes:
    """All figures, in Prometheus' text."""
    if not os.environ.get("PROMETHEUS_MULTIPROC_DIR"):
        return generate_latest(ours)
    everybodys = CollectorRegistry()
    MultiProcessCollector(everybodys)  # type: ignore[no-untyped-call]
    return generate_latest(everybodys)
