#!/usr/bin/env python3
"""Writes the workloads of `scripts/bench raster` that Benchmarks/scenes does not have, as scenes and as Lottie files.

    workloads.py FOLDER

Writes gradient (one that covers 800 × 600), confetti (1,500 turning pieces), groups (40 translucent groups, clipped),
photos (12 pictures of 1600 × 1200, shown at a quarter) and labels (400), each 1080p except gradient. Besides, it writes
stills of a sparkline, a stroked line of 100,000 points over 500 pixels: calm and noisy, 1.01 and 2 pixels wide, and
short ones of 6,250 points. Skia strokes widths of up to 1 pixel as hairlines, which it does not unite. There are Lottie
files of gradient, confetti and groups, and of small, the 5,000 turning rectangles of `animrender-bench raster`.
"""
import json
import pathlib
import random
import struct
import sys
import zlib

FRAMES = 60
BACKGROUND = "#F2F2F7"
PHOTO = (1600, 1200)


def rgb(color):
    """The channels, 0 to 1, of #RRGGBB."""
    return [int(color[i:i + 2], 16) / 255 for i in (1, 3, 5)]


def cells(count, columns, width, height):
    """The corners of cells that fill a canvas."""
    return [(20 + i % columns * width, 20 + i // columns * height) for i in range(count)]


def gradient():
    view = {"id": "g", "frame": [0, 0, 800, 600],
            "gradient": {"colors": ["#FF2D55", "#5856D6"], "start": [0, 0], "end": [1, 1]}}
    return [view], {"g": {"gradient.start": [0.4, 0]}}


def confetti():
    seeded = random.Random(1)
    views, changes = [], {}
    for i in range(1500):
        frame = [seeded.uniform(0, 1880), seeded.uniform(0, 1040), seeded.uniform(10, 34), seeded.uniform(8, 26)]
        views.append({"id": f"f{i}", "frame": frame, "cornerRadius": 3,
                      "backgroundColor": f"#{seeded.randrange(1 << 24):06X}"})
        changes[f"f{i}"] = {"transform.rotate": seeded.uniform(-300, 300),
                            "center.y": {"by": seeded.uniform(20, 120)}}
    return views, changes


def groups():
    views = [
        {"id": f"k{i}", "frame": [x, y, 210, 180], "cornerRadius": 24, "clipsToBounds": True, "alpha": 0.8,
         "backgroundColor": "#007AFF",
         "subviews": [
             {"frame": [20, 30, 150, 150], "backgroundColor": "#FF9500", "cornerRadius": 75},
             {"frame": [90, 60, 150, 150], "backgroundColor": "#34C759", "alpha": 0.7}]}
        for i, (x, y) in enumerate(cells(40, 8, 235, 210))]
    return views, {view["id"]: {"transform.rotate": 25} for view in views}


def photos():
    views = [
        {"id": f"p{i}", "type": "image", "source": "photo.png", "frame": [x, y, 420, 300], "cornerRadius": 20,
         "clipsToBounds": True}
        for i, (x, y) in enumerate(cells(12, 4, 470, 350))]
    return views, {view["id"]: {"transform.scale": 1.12} for view in views}


def labels():
    seeded = random.Random(2)
    views = [
        {"id": f"l{i}", "type": "label", "frame": [x, y, 230, 20], "text": f"Row {i}: The quick brown fox",
         "font": {"size": 15}}
        for i, (x, y) in enumerate(cells(400, 8, 235, 21))]
    return views, {
        view["id"]: {"center.y": {"by": seeded.uniform(-20, 20)}, "center.x": {"by": 7.3}} for view in views}


SIZES = {"gradient": (800, 600)}
# The number of points, the largest distance from the middle, and the width of the line.
SPARKLINES = {"calm-1": (100_000, 3, 1.01), "calm-2": (100_000, 3, 2), "noisy-1": (100_000, 40, 1.01),
              "calm-1-short": (6_250, 3, 1.01), "noisy-1-short": (6_250, 40, 1.01)}


def sparkline(name):
    """The points of the line."""
    count, noise, _ = SPARKLINES[name]
    seeded = random.Random(3)
    return [(20 + i * 500 / count, 60 + seeded.uniform(-noise, noise)) for i in range(count + 1)]


ALL = {"gradient": gradient, "confetti": confetti, "groups": groups, "photos": photos, "labels": labels}


def size_of(name):
    return (540, 120) if name in SPARKLINES else SIZES.get(name, (1920, 1080))


def photo_bytes():
    """Rows of red, green and blue: waves with the noise of a camera."""
    import numpy
    noise = numpy.random.default_rng(1)
    y, x = numpy.mgrid[0:PHOTO[1], 0:PHOTO[0]]
    waves = [128 + 100 * numpy.sin(x / (97 + 30 * i) + i) * numpy.cos(y / (71 + 20 * i)) for i in range(3)]
    picture = numpy.stack(waves, axis=2) + noise.normal(0, 3, (PHOTO[1], PHOTO[0], 3))
    return picture.clip(0, 255).astype("uint8")


def write_png(path, picture):
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    height, width = picture.shape[:2]
    rows = b"".join(b"\0" + row.tobytes() for row in picture)
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) +
                     chunk(b"IEND", b""))


# Lottie: angles and positions change linearly from the first frame to the last.

def fixed(value):
    return {"a": 0, "k": value}


def moving(first, last):
    ease = {"o": {"x": [0], "y": [0]}, "i": {"x": [1], "y": [1]}}
    return {"a": 1, "k": [{"t": 0, "s": first, "e": last, **ease}, {"t": FRAMES, "s": last}]}


def rectangle(size, radius):
    return {"ty": "rc", "d": 1, "p": fixed([0, 0]), "s": fixed(size), "r": fixed(radius)}


def fill(color, alpha=1.0):
    return {"ty": "fl", "c": fixed(rgb(color) + [1]), "o": fixed(100 * alpha), "r": 1}


def group(shape, paint, center=(0, 0)):
    place = {"ty": "tr", "p": fixed(list(center)), "a": fixed([0, 0]), "s": fixed([100, 100]), "r": fixed(0),
             "o": fixed(100), "sk": fixed(0), "sa": fixed(0)}
    return {"ty": "gr", "it": [shape, paint, place]}


def layer(index, shapes, position, angle, opacity=1.0, **more):
    return {"ddd": 0, "ind": index, "ty": 4, "sr": 1, "ao": 0, "ip": 0, "op": FRAMES, "st": 0, "bm": 0,
            "shapes": shapes,
            "ks": {"o": fixed(100 * opacity), "r": angle, "p": position, "a": fixed([0, 0, 0]),
                   "s": fixed([100, 100, 100])}, **more}


def rounded_path(width, height, radius):
    """A closed path around the origin, with a cubic for each corner."""
    k = radius * 0.5523
    w, h = width / 2, height / 2
    points = [([w - radius, -h], [0, 0], [k, 0]), ([w, -h + radius], [0, -k], [0, 0]),
              ([w, h - radius], [0, 0], [0, k]), ([w - radius, h], [k, 0], [0, 0]),
              ([-w + radius, h], [0, 0], [-k, 0]), ([-w, h - radius], [0, k], [0, 0]),
              ([-w, -h + radius], [0, 0], [0, -k]), ([-w + radius, -h], [-k, 0], [0, 0])]
    return {"c": True, "v": [p[0] for p in points], "i": [p[1] for p in points], "o": [p[2] for p in points]}


def lottie_layers(name):
    """The layers from the uppermost to the lowest."""
    if name == "gradient":
        paint = {"ty": "gf", "t": 1, "r": 1, "o": fixed(100), "e": fixed([400, 300]),
                 "s": moving([-400, -300], [-80, -300]),
                 "g": {"p": 2, "k": fixed([0] + rgb("#FF2D55") + [1] + rgb("#5856D6"))}}
        return [layer(1, [group(rectangle([800, 600], 0), paint)], fixed([400, 300, 0]), fixed(0))]
    if name == "small":
        result = []
        for i in range(5000):
            color = "#%02X%02X%02X" % (round(i % 11 * 25.5), round(i % 5 * 63.75), round(i % 3 * 127.5))
            center = [(i % 100 + 0.5) * 19.2, (i // 100 + 0.5) * 21.6, 0]
            angle = moving([i * 13 % 360], [i * 13 % 360 + FRAMES * (3 + i % 7)])
            result.append(layer(i + 1, [group(rectangle([24, 24], 6), fill(color))], fixed(center), angle))
        return result[::-1]
    views, changes = ALL[name]()
    result = []
    for index, view in enumerate(views):
        x, y, width, height = view["frame"]
        center = [x + width / 2, y + height / 2, 0]
        change = changes[view["id"]]
        angle = moving([0], [change["transform.rotate"]])
        if name == "confetti":
            end = [center[0], center[1] + change["center.y"]["by"], 0]
            shapes = [group(rectangle([width, height], 3), fill(view["backgroundColor"]))]
            result.append(layer(index + 1, shapes, moving(center, end), angle))
            continue
        shapes = [group(rectangle([150, 150], 0), fill("#34C759", 0.7), (60, 45)),
                  group({"ty": "el", "d": 1, "p": fixed([0, 0]), "s": fixed([150, 150])}, fill("#FF9500"), (-10, 15)),
                  group(rectangle([width, height], 0), fill("#007AFF"))]
        mask = {"inv": False, "mode": "a", "pt": fixed(rounded_path(width, height, 24)), "o": fixed(100), "x": fixed(0)}
        result.append(layer(index + 1, shapes, fixed(center), angle, 0.8, hasMask=True, masksProperties=[mask]))
    return result[::-1]


def main():
    folder = pathlib.Path(sys.argv[1])
    write_png(folder / "photo.png", photo_bytes())
    for name, make in ALL.items():
        views, changes = make()
        scene = {"size": size_of(name), "fps": 30, "hold": 0, "background": BACKGROUND, "views": views,
                 "timeline": [{"animate": changes, "duration": FRAMES / 30, "curve": "linear"}]}
        (folder / f"{name}.json").write_text(json.dumps(scene))
    for name, (_, _, width) in SPARKLINES.items():
        path = "M" + "L".join(f"{x:.4f} {y:.4f}" for x, y in sparkline(name))
        view = {"type": "shape", "frame": [0, 0, *size_of(name)], "path": path, "fillColor": None,
                "strokeColor": "black", "lineWidth": width}
        (folder / f"{name}.json").write_text(json.dumps(
            {"size": size_of(name), "hold": 0, "background": BACKGROUND, "views": [view]}))
    for name in ["gradient", "confetti", "groups", "small"]:
        width, height = size_of(name)
        movie = {"v": "5.7.4", "fr": 30, "ip": 0, "op": FRAMES, "w": width, "h": height, "nm": name, "ddd": 0,
                 "assets": [], "layers": lottie_layers(name)}
        (folder / f"{name}.lottie.json").write_text(json.dumps(movie))


if __name__ == "__main__":
    main()
