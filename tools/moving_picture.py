"""The moving picture of the README: one round of a match, as it was seen, without the pauses."""

from __future__ import annotations

import io
from collections.abc import Sequence
from itertools import pairwise

from PIL import Image

from film import Film, Shown

WIDTH = 1000
LONGEST = 14.0  #: seconds that it may last
MOST_BYTES = 1_400_000
BEFORE = 1.6  #: seconds of the first decision: time to read
PAUSE = 0.9  #: nothing stands still for longer
LAST = 1.8  #: but the result
QUICKEST = 0.09  #: pictures that follow each other faster are left out
ROUND = ("opened", "hammer", "placed", "coins")
QUALITIES = (76, 62, 50, 40, 30)


def whole_round(film: list[Shown], kinds: Sequence[str] = ROUND) -> list[Shown]:
    """From a decision of the player to the last of these moments, which come in this order; the shortest
    such part, or nothing."""
    found: list[list[Shown]] = []
    for start, first in enumerate(film):
        if not first.mine:
            continue
        wanted = list(kinds)
        for end, shown in enumerate(film[start:], start):
            if wanted and shown.kind == wanted[0]:
                wanted.pop(0)
            if not wanted:
                found.append(film[start : end + 1])
                break
    return min(found, key=len, default=[])


def moving_picture(film: Film, part: list[Shown]) -> bytes:
    """An animated WebP; the quality is as high as its size allows."""
    begin, end = max(part[0].at, part[0].until - BEFORE), part[-1].until
    inside = [(at, picture) for at, picture in film.pictures if begin <= at < end]
    kept = inside[:1]
    for at, picture in inside[1:]:
        if at - kept[-1][0] >= QUICKEST:
            kept.append((at, picture))
    kept[-1] = inside[-1]
    pause = PAUSE
    lengths = durations([at for at, _ in kept], pause)
    while sum(lengths) > LONGEST and pause > 0.3:
        pause -= 0.1
        lengths = durations([at for at, _ in kept], pause)
    images = [shrunk(picture) for _, picture in kept]
    made = b""
    for quality in QUALITIES:
        made = animated(images, lengths, quality)
        if len(made) <= MOST_BYTES:
            break
    return made


def durations(times: list[float], pause: float) -> list[float]:
    """How long each picture is shown, in seconds."""
    return [min(after - before, pause) for before, after in pairwise(times)] + [LAST]


def shrunk(picture: bytes) -> Image.Image:
    image = Image.open(io.BytesIO(picture)).convert("RGB")
    return image.resize((WIDTH, round(image.height * WIDTH / image.width)), Image.Resampling.LANCZOS)


def animated(images: list[Image.Image], lengths: list[float], quality: int) -> bytes:
    made = io.BytesIO()
    milliseconds = [round(length * 1000) for length in lengths]
    images[0].save(
        made,
        "WEBP",
        save_all=True,
        append_images=images[1:],
        duration=milliseconds,
        loop=0,
        quality=quality,
        method=4,
        kmin=9,
        kmax=40,
    )
    return made.getvalue()
