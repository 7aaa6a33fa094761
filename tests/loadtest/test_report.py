"""What is wrong after the run, and how the report shows times."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree

import pytest

from ludotheque.loadtest.findings import MEMORY, SHOWN, UNVERIFIED, Findings
from ludotheque.loadtest.histogram import BAR, as_svg, as_text, buckets, percentile
from ludotheque.loadtest.plan import Plan
from ludotheque.loadtest.report import summary
from ludotheque.loadtest.run import Memory, Result, check_growth, verify_files

TIMES = [0.0005, 0.001, 0.003, 0.003, 0.004, 0.1, 1000.0]


def test_times_stand_in_buckets_that_double() -> None:
    found = buckets(TIMES)
    assert [(round(end, 3), count) for end, count in found[:4]] == [
        (0.001, 2),
        (0.002, 0),
        (0.004, 3),
        (0.008, 0),
    ]
    assert sum(count for _, count in found) == len(TIMES)
    assert found[-1][1] == 1  # longer than the last bucket: counted in it
    assert buckets([]) == [] and as_text([]) == []


def test_the_longest_bar_has_its_full_length_and_every_bar_its_count() -> None:
    lines = as_text(TIMES)
    assert max(line.count("█") for line in lines) == BAR
    assert sum(int(line.split()[-1]) for line in lines) == len(TIMES)


def test_the_drawing_is_well_formed_and_has_a_bar_for_each_bucket() -> None:
    drawing = ElementTree.fromstring(as_svg("times < 1 s & more", TIMES))
    bars = drawing.findall("{http://www.w3.org/2000/svg}rect")
    assert len(bars) == 1 + len(buckets(TIMES))


def test_percentiles() -> None:
    times = [float(number) for number in range(100)]
    assert (percentile(times, 0.5), percentile(times, 0.99), percentile(times, 1.0)) == (50, 99, 99)
    assert percentile([], 0.99) == 0


@pytest.mark.parametrize(
    ("warm", "end", "grown"), [(100, 110, False), (100, 90, False), (100, 111, True), (None, 111, False)]
)
def test_memory_may_grow_as_far_as_it_is_allowed(warm: int | None, end: int, grown: bool) -> None:
    findings = Findings()
    check_growth(Plan(1, 1, 60, 1, growth=0.1), Memory(warm=warm, end=end), findings)
    assert [anomaly.kind for anomaly in findings.anomalies] == [MEMORY] * grown
    findings = Findings()
    check_growth(Plan(1, 1, 60, 1), Memory(warm=warm, end=end), findings)
    assert findings.anomalies == []


def test_a_match_file_that_does_not_verify_is_an_anomaly_and_in_the_report() -> None:
    result = Result(Plan(2, 1, 60, 1), Findings(), Memory(1024, 5 * 1024, None, None), seconds=60)
    result.findings.files.append(("table 17", '{"game": "paradis"}'))
    result.findings.times[SHOWN] = [0.001, 0.1]
    verify_files(result, lambda *_: None)
    report = summary(result)
    assert report["verified"] == 0
    assert report["anomaly_counts"] == {UNVERIFIED: 1}
    assert report["anomalies"][0]["where"] == "table 17"
    assert report["memory"]["kilobytes_per_table"] == 2
    assert report["milliseconds"][SHOWN]["p99"] == 100
