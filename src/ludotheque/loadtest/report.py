"""The result of a load test as plain data."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict
from typing import Any

from ludotheque.loadtest.findings import SHOWN
from ludotheque.loadtest.histogram import buckets, percentile
from ludotheque.loadtest.run import Result

PERCENTILES = (0.5, 0.9, 0.99, 1.0)


def milliseconds(times: list[float]) -> dict[str, float]:
    named = {f"p{share * 100:.0f}": round(percentile(times, share) * 1000, 1) for share in PERCENTILES}
    return {"count": len(times), **named}


def summary(result: Result) -> dict[str, Any]:
    """Everything that the report says, for programs."""
    findings, memory = result.findings, result.memory
    per_table = None
    if memory.opened is not None and memory.empty is not None:
        per_table = round((memory.opened - memory.empty) / 1024 / result.plan.tables, 1)
    return {
        "tables": result.plan.tables,
        "sockets": result.sockets,
        "pace_seconds": result.plan.pace,
        "seconds": round(result.seconds, 1),
        "seed": result.plan.seed,
        "counts": dict(sorted(findings.counts.items())),
        "moves_per_second": round(len(findings.times["move"]) / max(result.seconds, 0.001), 1),
        "milliseconds": {kind: milliseconds(times) for kind, times in sorted(findings.times.items())},
        "histogram": [
            {"up_to_ms": round(end * 1000), "count": count} for end, count in buckets(findings.times[SHOWN])
        ],
        "own_lag_ms": milliseconds(findings.lag),
        "memory": {**asdict(memory), "kilobytes_per_table": per_table},
        "verified": result.verified,
        "anomaly_counts": dict(Counter(anomaly.kind for anomaly in findings.anomalies)),
        "anomalies": [asdict(anomaly) for anomaly in findings.anomalies],
    }
