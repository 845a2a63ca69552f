"""Draws random paths and groups at scale 1 and at scale 16, and compares the pixels with the means of 16 × 16.

usage: compare_scales.py PROGRAM FOLDER [PATHS GROUPS [SEED]]

A cell of 32 × 32 points differs if a pixel is off by more than 12 levels and its ink is off by more than 0.3 square
pixels. Layers are blended one after the other, each through its own coverage, so pixels in which two layers have edges
may differ ("Scales" in docs/rasterizer.md). The edges of each layer are drawn alone, and a cell with a difference
counts as `shared` if the other pixels do not differ. The table has, for each kind, the number of cells, those that
differ, the shared ones, and the largest differences of the pixels that are not shared, and of all. The cells that differ
are written to FOLDER as scenes. Shadows whose standard deviation is below a pixel are sampled at the middle of pixels; if
they differ, they are counted below the table. The exit code is 1 if another cell differs. It needs numpy and Pillow.

Pictures are smooth, because a detail of a picture is drawn as its value at the middle of a pixel, not as a mean.
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
SPREAD = 4


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
            if self.random.random() < 0.3:
                del view["backgroundColor"]
        if "picture" in keys:
            side = self.random.choice([4, 9, 40])
            view = {"type": "image", "source": f"picture{side}.png", "frame": view["frame"],
                    "transform": {"rotate": self.number(-20, 20)}}
        if "text" in keys:
            view = {"type": "label", "text": self.random.choice(["ae", "Qg&", "x8"]), "textColor": self.color(),
                    "frame": [self.number(3, 6), self.number(3, 6), 24, 20], "font": {"size": self.number(6, 14)}}
        else:
            view["subviews"] = [self.box(max(5, min(view["frame"][2:]))) for _ in range(self.random.randrange(3))]
        return view


def layers(view):
    """The layers of a group: for each, black views whose edges are those of the layer."""
    outline = {key: value for key, value in view.items() if key in ("frame", "cornerRadius", "transform")}
    found = [[{**outline, "backgroundColor": "black"}]]
    if "borderWidth" in view:
        # A border and a background fill their outline together, so they are one layer.
        found[0].append({**outline, "borderWidth": view["borderWidth"], "borderColor": "black"})
    for subview in view.get("subviews", []):
        found.append([{**outline, "subviews": [{**subview, "backgroundColor": "black"}]}])
    return [] if view.get("type") == "label" else found


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


def shared(program, path, cells):
    """The pixels of each cell in which two layers have edges. A shadow varies in all pixels near it, so it shares the edges
    of all layers. The shadow of a content spreads the edges that its parts share."""
    def edges(layer, part):
        placed = []
        for _, view in cells:
            parts = layers(view)[layer:layer + 1]
            placed.append(("", parts[0][part] if parts and part < len(parts[0]) else {}))
        path.write_text(json.dumps(scene(placed)))
        levels = drawn(program, path, 1)[..., 0]
        return (levels > 0) & (levels < 255)

    counts = numpy.zeros((COLUMNS * COLUMNS, CELL, CELL), int)
    for layer in range(max(len(layers(view)) for _, view in cells)):
        counts += edges(layer, 0) | edges(layer, 1)
    for cell, (_, view) in zip(counts, cells):
        if "shadow" in view:
            if "backgroundColor" not in view:
                for y, x in numpy.argwhere(cell > 1):
                    cell[max(0, y - SPREAD):y + SPREAD + 1, max(0, x - SPREAD):x + SPREAD + 1] += 1
            cell *= 2
    return counts > 1


def picture(side):
    """Two smooth waves in each channel."""
    y, x = numpy.mgrid[:side, :side] / side
    waves = [numpy.sin(2.2 * x + phase) + numpy.cos(2.6 * y + phase) for phase in range(3)]
    return Image.fromarray((128 + 60 * numpy.stack(waves, axis=-1)).astype(numpy.uint8))


def measure(off):
    """The largest difference of a pixel in levels, and the sum in square pixels of ink."""
    return numpy.abs(off).max(), numpy.abs(off.sum(axis=(0, 1))).max() / 255


def differs(measured):
    return measured[0] > LEVELS and measured[1] > INK


def main():
    program, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    counts = [int(word) for word in sys.argv[3:5]] or [20_000, 5_000]
    first = int(sys.argv[5]) if len(sys.argv) > 5 else 1
    Image.MAX_IMAGE_PIXELS = None
    for side in (4, 9, 40):
        picture(side).save(folder / f"picture{side}.png")
    rows, narrow = {}, 0
    for kinds, count in zip((PATHS, GROUPS), counts):
        for part in range(-(-count // COLUMNS ** 2)):
            cells = views(f"{first} {part}", kinds)
            path = folder / "cells.json"
            path.write_text(json.dumps(scene(cells)))
            off = drawn(program, path, 1) - drawn(program, path, SCALE)
            hidden = numpy.zeros(off.shape[:3], bool) if kinds is PATHS else shared(program, path, cells)
            for index, (kind, view) in enumerate(cells):
                row = rows.setdefault(kind, numpy.zeros(7))
                all_pixels = measure(off[index])
                others = measure(off[index] * ~hidden[index][..., None])
                if differs(others) and view.get("shadow", {}).get("radius", 1) < 1:
                    narrow += 1
                    others = (0, 0)
                row += 1, differs(others), differs(all_pixels) > differs(others), 0, 0, 0, 0
                row[3:] = numpy.maximum(row[3:], (*others, *all_pixels))
                if differs(others):
                    single = {"size": [CELL, CELL], "background": "white", "views": [view]}
                    (folder / f"{kind}-{first}-{part}-{index}.json").write_text(json.dumps(single))
    print(f"{'kind':<10} {'cells':>6} {'differ':>6} {'shared':>6} {'levels':>6} {'ink':>6} {'all levels':>10} {'ink':>6}")
    for kind, (count, differing, excused, most, ink, all_most, all_ink) in rows.items():
        print(f"{kind:<10} {count:>6.0f} {differing:>6.0f} {excused:>6.0f} {most:>6.0f} {ink:>6.2f} "
              f"{all_most:>10.0f} {all_ink:>6.2f}")
    print(f"narrow shadows that differ: {narrow}")
    return 1 if any(row[1] for row in rows.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
