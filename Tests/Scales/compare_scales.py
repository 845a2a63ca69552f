"""Draws random paths and groups at scale 1 and at scale 16, and compares the pixels with the means of 16 × 16.

usage: compare_scales.py PROGRAM FOLDER [PATHS GROUPS [SEED]]

A cell of 32 × 32 points differs if a pixel is off by more than 12 levels and its ink is off by more than 0.3 square
pixels. The table has, for each kind, the number of cells, those that differ, and the largest differences. The cells that
differ are written to FOLDER as scenes. The exit code is 1 if a cell differs that is not of a kind listed in
docs/rasterizer.md (`LIMITS`). It needs numpy and Pillow.
"""

import json
import pathlib
import random
import subprocess
import sys

import numpy
from PIL import Image

CELL, COLUMNS = 32, 10
SCALE = 16
LEVELS, INK = 12, 0.3
LIMITS = {}


class Maker:
    """Random views of a cell; the contents stay within 4 points of its sides."""

    def __init__(self, seed):
        self.random = random.Random(seed)

    def number(self, low, high):
        return round(self.random.uniform(low, high), 2)

    def point(self):
        return self.number(5, 27), self.number(5, 27)

    def color(self):
        return "#%06X" % self.random.randrange(1 << 24)

    def shape(self, path, **keys):
        return {"type": "shape", "frame": [0, 0, CELL, CELL], "path": path, "fillColor": None, **keys}

    def stroke(self, points, width=None):
        path = "M" + "L".join(f"{x:.3f} {y:.3f}" for x, y in points)
        return self.shape(path, strokeColor="black", lineWidth=width or self.number(0.3, 2),
                          lineJoin=self.random.choice(["round", "miter", "bevel"]), lineCap=self.random.choice(["round", "butt"]))

    def segments(self, lines, width):
        path = "".join(f"M{a:.3f} {b:.3f}L{c:.3f} {d:.3f}" for a, b, c, d in lines)
        return self.shape(path, strokeColor="black", lineWidth=width)

    # MARK: Paths

    def sparkline(self):
        per_pixel = self.random.choice([1, 2, 3, 6, 12, 25, 50])
        noise, middle = self.random.choice([0.1, 0.3, 1, 4]), self.number(11, 21)
        return self.stroke([(6 + i / per_pixel, middle + self.random.uniform(-noise, noise))
                            for i in range(20 * per_pixel)])

    def waveform(self):
        per_pixel = self.random.choice([1, 4, 10, 20])
        reach = self.number(0.3, 9)
        return self.stroke([(6 + i / per_pixel, 16 + (-1) ** i * self.random.uniform(0, reach))
                            for i in range(20 * per_pixel)], self.number(0.2, 1))

    def walk(self, count, step):
        x, y = self.point()
        points = [(x, y)]
        for _ in range(count):
            x = min(27, max(5, x + self.random.uniform(-step, step)))
            y = min(27, max(5, y + self.random.uniform(-step, step)))
            points.append((x, y))
        return points

    def scribble(self):
        return self.stroke(self.walk(self.random.choice([20, 100, 400]), self.number(0.1, 6)))

    def comb(self):
        step = self.random.choice([0.08, 0.15, 0.4, 1])
        top, length, jitter = self.number(5, 10), self.number(0.3, 14), self.number(0, 1)
        return self.segments([(5 + i * step, top + self.random.uniform(0, jitter), 5 + i * step + self.random.uniform(0, jitter),
                               top + length + self.random.uniform(0, jitter)) for i in range(int(20 / step))],
                             self.number(0.05, 0.6))

    def hatching(self):
        angle, count = self.number(-3, 3), self.random.choice([10, 60, 250])
        lines = []
        for _ in range(count):
            x, y = self.number(5, 23), self.number(6, 23)
            lines.append((x, y, x + self.random.uniform(1, 4), y + angle))
        return self.segments(lines, self.number(0.05, 1))

    def fill(self):
        points = self.walk(self.random.choice([10, 60, 300]), self.number(0.2, 8))
        path = "M" + "L".join(f"{x:.3f} {y:.3f}" for x, y in points) + "Z"
        return self.shape(path, fillColor="black", fillRule=self.random.choice(["nonZero", "evenOdd"]))

    # MARK: Groups

    def box(self, outer):
        width, height = self.number(4, outer), self.number(4, outer)
        view = {"frame": [self.number(0, outer - width), self.number(0, outer - height), width, height],
                "backgroundColor": self.color()}
        if self.random.random() < 0.5:
            view["cornerRadius"] = self.number(0.5, min(width, height) / 2)
        return view

    def group(self, keys):
        view = self.box(18)
        view["frame"][0] += 7
        view["frame"][1] += 7
        if "clip" in keys:
            view["clipsToBounds"] = True
            view["transform"] = {"rotate": self.number(-40, 40)}
        if "border" in keys:
            view.update(borderWidth=self.number(0.3, 3), borderColor=self.color())
        if "shadow" in keys:
            view["shadow"] = {"color": "#000000", "opacity": self.number(0.2, 1), "radius": self.number(0.5, 2), "offset": [0, 0.5]}
            view.pop("transform", None)
        if "picture" in keys:
            side = self.random.choice([4, 9, 40])
            view = {"type": "image", "source": f"picture{side}.png", "frame": view["frame"], "transform": {"rotate": self.number(-20, 20)}}
        if "text" in keys:
            view = {"type": "label", "text": self.random.choice(["ae", "Qg&", "x8"]), "textColor": self.color(),
                    "frame": [self.number(3, 6), self.number(3, 6), 24, 20], "font": {"size": self.number(6, 14)}}
        else:
            view["subviews"] = [self.box(max(5, min(view["frame"][2:]))) for _ in range(self.random.randrange(3))]
        return view


PATHS = ["sparkline", "waveform", "scribble", "comb", "hatching", "fill"]
GROUPS = ["picture", "clip", "border", "shadow", "text"]


def views(seed, kinds):
    """The kind and the view of each cell of a scene."""
    cells = []
    for index in range(COLUMNS * COLUMNS):
        maker = Maker(f"{seed} {index}")
        kind = kinds[index % len(kinds)]
        cells.append((kind, getattr(maker, kind)() if kinds is PATHS else maker.group([kind])))
    return cells


def scene(cells):
    placed = [{"frame": [i % COLUMNS * CELL, i // COLUMNS * CELL, CELL, CELL], "subviews": [view]}
              for i, (_, view) in enumerate(cells)]
    return {"size": [COLUMNS * CELL] * 2, "background": "white", "views": placed}


def drawn(program, path, scale):
    output = path.with_suffix(".png")
    subprocess.run([program, path, "--scale", str(scale), "-o", output, "-q"], check=True)
    side, count = COLUMNS * CELL, COLUMNS * COLUMNS
    pixels = numpy.asarray(Image.open(output).convert("RGB"), numpy.uint8)
    means = pixels.reshape(side, scale, side, scale, 3).mean(axis=(1, 3), dtype=numpy.float32)
    return means.reshape(COLUMNS, CELL, COLUMNS, CELL, 3).swapaxes(1, 2).reshape(count, CELL, CELL, 3)


def main():
    program, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    counts = [int(word) for word in sys.argv[3:5]] or [20_000, 5_000]
    first = int(sys.argv[5]) if len(sys.argv) > 5 else 1
    Image.MAX_IMAGE_PIXELS = None
    for side in (4, 9, 40):
        noise = numpy.random.default_rng(side).integers(0, 256, (side, side, 3), numpy.uint8)
        Image.fromarray(noise).save(folder / f"picture{side}.png")
    rows, failed = {}, 0
    for kinds, count in zip((PATHS, GROUPS), counts):
        for part in range(-(-count // COLUMNS ** 2)):
            cells = views(f"{first} {part}", kinds)
            path = folder / "cells.json"
            path.write_text(json.dumps(scene(cells)))
            off = drawn(program, path, 1) - drawn(program, path, SCALE)
            most = numpy.abs(off).max(axis=(1, 2, 3))
            ink = numpy.abs(off.sum(axis=(1, 2))).max(axis=1) / 255
            for index, (kind, view) in enumerate(cells):
                row = rows.setdefault(kind, [0, 0, 0, 0])
                differs = most[index] > LEVELS and ink[index] > INK
                rows[kind] = [row[0] + 1, row[1] + differs, max(row[2], most[index]), max(row[3], ink[index])]
                if differs:
                    failed += kind not in LIMITS
                    single = {"size": [CELL, CELL], "background": "white", "views": [view]}
                    (folder / f"{kind}-{first}-{part}-{index}.json").write_text(json.dumps(single))
    print(f"{'kind':<10} {'cells':>6} {'differ':>6} {'levels':>6} {'ink':>6}")
    for kind, (cells, differing, most, ink) in rows.items():
        print(f"{kind:<10} {cells:>6} {differing:>6} {most:>6.0f} {ink:>6.2f}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
