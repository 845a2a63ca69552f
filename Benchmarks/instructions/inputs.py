"""Writes the inputs of `scripts/bench instructions`: the scenes of Benchmarks/scenes, and others that are made here.

All bytes are the same on every machine: numbers come from a generator of this file, and the photograph's PNG is stored
without compression.
"""
import json
import math
import pathlib
import shutil
import struct
import zlib

SCENES = pathlib.Path(__file__).resolve().parent.parent / "scenes"


class Random:
    """A linear congruential generator. Source: Knuth, The Art of Computer Programming, volume 2, 3.3.4."""

    def __init__(self, seed):
        self.state = seed

    def below(self, limit):
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % 2**64
        return (self.state >> 33) % limit

    def color(self, alpha=""):
        return f"#{self.below(1 << 24):06X}{alpha}"


def turn(views, more={}):
    return [{"animate": {view["id"]: {"transform.rotate": {"by": 360}} | more for view in views}, "duration": 1}]


def gradients(random):
    views = [{"id": f"g{i}", "frame": [10 + i % 4 * 150, 10 + i // 4 * 120, 140, 110], "cornerRadius": 20,
              "gradient": {"colors": ["#FF2D55", "#5856D6", "#34C759"], "start": [0, 0], "end": [1, 1],
                           "type": ["linear", "radial", "conic"][i % 3]}} for i in range(12)]
    return {"size": [620, 380], "views": views, "timeline": turn(views)}


def turning(random):
    """Small views, whose evaluation costs as much as their painting."""
    views = [{"id": f"t{i}", "frame": [random.below(600), random.below(360), 12, 12], "cornerRadius": 4,
              "backgroundColor": random.color()} for i in range(800)]
    return {"size": [620, 380], "views": views, "timeline": turn(views, {"alpha": {"values": [1, 0.3, 1]}})}


def confetti(random):
    """Paths, circles and strokes in clipped groups."""
    groups = []
    for i in range(20):
        pieces = [{"id": f"c{i}-{n}", "type": "shape", "frame": [random.below(120), random.below(80), 24, 24],
                   "path": ["M 0 8 L 24 0 L 20 24 Z", "M 12 0 A 12 12 0 1 1 11.9 0 Z", "M 0 12 C 8 0 16 24 24 12"][n % 3],
                   "fillColor": "clear" if n % 3 == 2 else random.color(),
                   "strokeColor": random.color(), "lineWidth": 2} for n in range(12)]
        groups.append({"id": f"c{i}", "frame": [random.below(480), random.below(280), 140, 100], "cornerRadius": 24,
                       "clipsToBounds": True, "alpha": 0.8, "backgroundColor": random.color(), "subviews": pieces})
    return {"size": [620, 380], "views": groups,
            "timeline": turn([piece for group in groups for piece in group["subviews"]])}


def photos(random):
    views = [{"id": f"p{i}", "type": "image", "source": "photo.png", "frame": [10 + i % 3 * 200, 10 + i // 3 * 180, 190, 170],
              "cornerRadius": 20, "clipsToBounds": True} for i in range(6)]
    return {"size": [620, 380], "views": views,
            "timeline": [{"animate": {view["id"]: {"transform.scale": 1.12} for view in views}, "duration": 1}]}


def labels(random):
    words = "Kerning moves pairs such as AV and To closer together".split()
    views = [{"id": f"l{i}", "type": "label", "text": " ".join(words[random.below(len(words))] for _ in range(3)),
              "font": {"size": 11 + random.below(8)}, "textColor": random.color(),
              "frame": [random.below(480), random.below(360), 200, 24]} for i in range(150)]
    return {"size": [620, 380], "views": views,
            "timeline": [{"animate": {view["id"]: {"center.x": {"by": 40.5}} for view in views}, "duration": 1}]}


def many(random):
    """Translucent views that cross and make many colours."""
    views = [{"id": f"m{i}", "frame": [random.below(520), random.below(300), 40 + random.below(90), 40 + random.below(60)],
              "cornerRadius": 10, "backgroundColor": random.color(["66", "99", "CC"][i % 3])} for i in range(120)]
    return {"size": [620, 380], "views": views, "timeline": turn(views)}


def big(random):
    """A long text with all kinds of steps, which costs more to read than to draw."""
    views = [{"id": f"b{i}", "frame": [random.below(300), random.below(180), 8, 8], "backgroundColor": random.color(),
              "cornerRadius": 2.5, "borderWidth": 1, "borderColor": random.color()} for i in range(1000)]
    steps = [{"id": f"s{i}", "animate": {view["id"]: {"center.x": {"by": 10}, "alpha": 0.5}}, "duration": 0.2,
              "curve": ["easeInOut", "easeOutBack", {"spring": {"dampingRatio": 0.7}}][i % 3], "at": i % 10 / 20}
             for i, view in enumerate(views)]
    return {"size": [320, 200], "views": views, "timeline": steps, "duration": 1}


MADE = [gradients, turning, confetti, photos, labels, many, big]
COPIED = ["demo", "grid", "overlap", "static-heavy"]
NAMES = COPIED + [make.__name__ for make in MADE]


def photograph(random, width=480, height=360):
    """The PNG of soft light with the noise of a camera."""
    rows = bytearray()
    for y in range(height):
        rows.append(0)
        for x in range(width):
            for channel in range(3):
                light = 120 + 100 * math.sin((x * (channel + 2) + y * 3) / 90) * math.cos(y / (60 + 20 * channel))
                rows.append(min(max(int(light) + random.below(7) - 3, 0), 255))

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(bytes(rows), 0)) + chunk(b"IEND", b""))


def write(folder):
    for name in COPIED:
        shutil.copy(SCENES / f"{name}.json", folder)
    for make in MADE:
        scene = {"fps": 4, "hold": 0, "background": "#F2F2F7"} | make(Random(len(make.__name__)))
        (folder / f"{make.__name__}.json").write_text(json.dumps(scene))
    (folder / "photo.png").write_bytes(photograph(Random(1)))
