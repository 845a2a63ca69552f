"""Draws random nestings of compositing with animrender and with Chromium, and compares the pictures.

usage: compare_compositing.py PROGRAM FOLDER [SEED]

Each kind of scene is a grid of cells. Both programs draw the same views: CSS has the same order for one view, except that
a shadow lies outside of the clip path and the mask, so it is on an element around them. Glass is an element whose
contents have the filter. The table says, for each kind, the mean difference of a channel and the share of pixels off by
more than 16 of 255. The exit code is 1 if a kind exceeds its limits.
"""

import base64
import json
import random
import subprocess
import sys

import numpy
from PIL import Image

from webdriver import Browser

CELL, COLUMNS, ROWS = 120, 8, 6
MODES = ("normal multiply screen overlay darken lighten color-dodge color-burn hard-light soft-light difference exclusion "
         "hue saturation color luminosity plus-lighter").split()


class Cells:
    """Random views of one kind: which keys they may have."""

    def __init__(self, seed, keys, depth):
        self.random = random.Random(seed)
        self.keys = keys
        self.depth = depth

    def color(self):
        return "#%06X" % self.random.randrange(1 << 24)

    def frame(self, size):
        width, height = (self.random.randrange(size // 3, size - 4) for _ in range(2))
        return [self.random.randrange(0, size - width), self.random.randrange(0, size - height), width, height]

    def may(self, key, chance=0.5):
        return key in self.keys and self.random.random() < chance

    def view(self, size, depth):
        frame = self.frame(size)
        view = {"frame": frame}
        inner = min(frame[2:])
        if self.random.random() < 0.5:
            view["backgroundColor"] = self.color()
        else:
            view["gradient"] = {"colors": [self.color(), self.color(), self.color()]}
        if self.random.random() < 0.5:
            view["cornerRadius"] = self.random.randrange(2, inner // 2)
        if self.random.random() < 0.4:
            view["clipsToBounds"] = True
        if self.may("alpha", 0.4):
            view["alpha"] = round(self.random.uniform(0.3, 1), 2)
        if self.may("blendMode", 0.6):
            view["blendMode"] = self.random.choice(MODES)
        if self.may("isolated", 0.3):
            view["isolated"] = True
        if self.may("rotate", 0.3):
            view["transform"] = {"rotate": self.random.randrange(-60, 60)}
        if self.may("clipPath", 0.4):
            points = [(self.random.randrange(0, frame[2] + 1), self.random.randrange(0, frame[3] + 1)) for _ in range(5)]
            view["clipPath"] = "M" + " L".join(f"{x} {y}" for x, y in points) + " Z"
            view["clipRule"] = self.random.choice(["nonZero", "evenOdd"])
        if self.may("mask", 0.4):
            self.add_mask(view)
        if self.may("filter", 0.6):
            view["filter"] = self.filter()
        if self.may("backdrop", 0.6):
            self.make_glass(view, depth == 0)
        if self.may("shadow", 0.4) and "clipsToBounds" not in view:
            view["shadow"] = {"color": "#000000", "opacity": 0.6, "radius": self.random.randrange(1, 6),
                              "offset": [self.random.randrange(-4, 5), self.random.randrange(-4, 5)]}
        if depth > 0 and inner > 24:
            view["subviews"] = [self.view(inner, depth - 1) for _ in range(self.random.randrange(1, 3))]
        return view

    def add_mask(self, view):
        _, _, width, height = view["frame"]
        view["clipsToBounds"] = True
        view["maskMode"] = self.random.choice(["alpha", "alphaInverted", "luminance", "luminanceInverted"])
        shapes = []
        for _ in range(2):
            x, y, w, h = self.frame(min(width, height))
            shapes.append({"frame": [x, y, w, h], "cornerRadius": self.random.randrange(0, min(w, h) // 2 + 1),
                           "backgroundColor": self.color(), "alpha": round(self.random.uniform(0.4, 1), 2)})
        view["mask"] = {"frame": [0, 0, width, height], "subviews": shapes}

    def filter(self):
        parts = {"hueRotate": self.random.randrange(0, 360), "saturation": round(self.random.uniform(0, 2), 2),
                 "brightness": round(self.random.uniform(0.5, 1.5), 2), "contrast": round(self.random.uniform(0.5, 1.5), 2),
                 "invert": round(self.random.uniform(0, 1), 2)}
        chosen = {key: parts[key] for key in parts if self.random.random() < 0.4}
        if "blur" in self.keys and self.random.random() < 0.6:
            chosen["blur"] = self.random.choice([1, 2, 4, 8])
        return chosen

    def make_glass(self, view, is_innermost):
        view.pop("backgroundColor", None)
        view.pop("gradient", None)
        view["backdrop"] = {"saturation": round(self.random.uniform(0, 2), 2)}
        if self.random.random() < 0.5:
            view["backdrop"]["brightness"] = round(self.random.uniform(0.5, 1.5), 2)
        if "blur" in self.keys:
            view["backdrop"]["blur"] = self.random.choice([2, 4, 8, 12])
        # A tint belongs to our backdrop, which glass inside of the glass does not read. CSS has it as a background, which
        # such glass reads.
        if is_innermost and self.random.random() < 0.5:
            view["backdrop"]["tint"] = self.color() + "60"

    def scene(self):
        cells = []
        for index in range(COLUMNS * ROWS):
            cells.append({"frame": [index % COLUMNS * CELL, index // COLUMNS * CELL, CELL, CELL], "clipsToBounds": True,
                          "isolated": True, "gradient": {"colors": [self.color(), self.color(), self.color()]},
                          "subviews": [self.view(CELL, self.depth) for _ in range(2)]})
        return {"size": [COLUMNS * CELL, ROWS * CELL], "background": "white", "views": cells}


# MARK: CSS


def fill(view):
    if "gradient" in view:
        return f"background:linear-gradient({','.join(view['gradient']['colors'])});"
    return f"background:{view['backgroundColor']};" if "backgroundColor" in view else ""


def filters(parts):
    names = [("hueRotate", "hue-rotate({}deg)"), ("saturation", "saturate({})"), ("brightness", "brightness({})"),
             ("contrast", "contrast({})"), ("invert", "invert({})"), ("blur", "blur({}px)")]
    return " ".join(text.format(parts[name]) for name, text in names if name in parts)


def backdrop_filters(parts):
    names = [("blur", "blur({}px)"), ("saturation", "saturate({})"), ("brightness", "brightness({})")]
    return " ".join(text.format(parts[name]) for name, text in names if name in parts)


def mask(view):
    _, _, width, height = view["frame"]
    shapes = "".join(
        '<rect x="{}" y="{}" width="{}" height="{}" rx="{}" fill="{}" opacity="{}"/>'.format(
            *shape["frame"], shape["cornerRadius"], shape["backgroundColor"], shape["alpha"])
        for shape in view["mask"]["subviews"])
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">{shapes}</svg>'
    image = "url(data:image/svg+xml;base64," + base64.b64encode(svg.encode()).decode() + ")"
    mode = "luminance" if view["maskMode"].startswith("luminance") else "alpha"
    if view["maskMode"].endswith("Inverted"):
        return (f"mask-image:{image},linear-gradient(#000,#000);mask-mode:{mode},alpha;mask-composite:exclude;")
    return f"mask-image:{image};mask-mode:{mode};"


def html(view):
    """A wrapper with what comes after the shadow, an element that is cut, and the contents with the filter."""
    x, y, width, height = view["frame"]
    box = f"position:absolute;width:{width}px;height:{height}px;"
    outer, inner = "", ""
    if "alpha" in view:
        outer += f"opacity:{view['alpha']};"
    if view.get("blendMode", "normal") != "normal":
        outer += f"mix-blend-mode:{view['blendMode']};"
    if view.get("isolated"):
        outer += "isolation:isolate;"
    place = f"left:{x}px;top:{y}px;"
    if "transform" in view:
        place += f"transform:rotate({view['transform']['rotate']}deg);"
    cut = ""
    if "clipPath" in view:
        rule = "evenodd" if view["clipRule"] == "evenOdd" else "nonzero"
        cut += f"clip-path:path({rule},'{view['clipPath']}');"
    if "mask" in view:
        cut += mask(view)
    radius = f"border-radius:{view.get('cornerRadius', 0)}px;"
    inner += radius + fill(view)
    if view.get("clipsToBounds"):
        inner += "overflow:hidden;"
    cut_content = ""
    if "filter" in view:
        # A view with a filter is composited as a whole, even if it changes nothing at the time.
        cut_content = f"filter:{filters(view['filter']) or 'brightness(1)'};"
    children = "".join(html(child) for child in view.get("subviews", []))
    content = f'<div style="{box}left:0;top:0;{cut_content}"><div style="{box}left:0;top:0;{inner}">{children}</div></div>'
    if "backdrop" in view:
        tint = ""
        if "tint" in view["backdrop"]:
            tint = f'<div style="{box}{radius}left:0;top:0;background:{view["backdrop"]["tint"]}"></div>'
        glass = f"backdrop-filter:{backdrop_filters(view['backdrop'])};"
        return f'<div style="{box}{place}{outer}{cut}{radius}{glass}">{tint}{content}</div>'
    if "shadow" in view:
        shadow = view["shadow"]
        is_whole = not cut and "blur" not in view.get("filter", {})
        # A CSS length of a blur is the standard deviation of drop-shadow(), and twice that of box-shadow.
        offset = "{}px {}px".format(*shadow["offset"])
        color = f"rgb(0 0 0 / {shadow['opacity']})"
        if is_whole:
            below = f'<div style="{box}{radius}left:0;top:0;box-shadow:{offset} {2 * shadow["radius"]}px {color}"></div>'
            return f'<div style="{box}{place}{outer}">{below}{content}</div>'
        outer += f"filter:drop-shadow({offset} {shadow['radius']}px {color});"
    if cut:
        content = f'<div style="{box}left:0;top:0;{cut}">{content}</div>'
    return f'<div style="{box}{place}{outer}">{content}</div>'


def page(scene):
    return ("<!doctype html><style>html,body{margin:0;background:white}</style>"
            f'<div style="position:absolute;left:0;top:0;width:{scene["size"][0]}px;height:{scene["size"][1]}px">'
            + "".join(html(view) for view in scene["views"]) + "</div>")


# MARK: Comparison

# Name, keys, depth, and the limits: mean difference, and per cent of pixels off by more than 16.
KINDS = [
    ("blend modes", {"blendMode", "alpha", "isolated"}, 1, 0.5, 0.4),
    ("blend modes, nested", {"blendMode", "alpha", "isolated"}, 3, 0.5, 0.4),
    ("clip paths", {"clipPath", "alpha", "rotate"}, 2, 0.5, 0.4),
    ("masks", {"mask", "alpha", "blendMode"}, 2, 0.5, 0.4),
    ("filters without blur", {"filter", "alpha", "mask", "clipPath"}, 2, 0.5, 0.4),
    ("filters", {"filter", "blur", "alpha", "clipPath"}, 2, 2, None),
    ("shadows", {"shadow", "mask", "clipPath", "filter", "blur", "alpha"}, 1, 2, None),
    ("glass without blur", {"backdrop", "alpha", "clipPath"}, 2, 0.5, 0.4),
    ("glass", {"backdrop", "blur", "alpha", "clipPath", "mask"}, 2, 2, None),
    ("all", {"backdrop", "blur", "alpha", "clipPath", "mask", "filter", "blendMode", "isolated", "rotate"}, 3, 2, None),
]


def compare(program, folder, seed):
    browser = Browser(COLUMNS * CELL, ROWS * CELL + 200)
    failed = False
    print("| kind | mean | over 16 | worst cell |\n| --- | ---: | ---: | ---: |")
    try:
        for index, (name, keys, depth, mean_limit, share_limit) in enumerate(KINDS):
            scene = Cells(seed * 100 + index, keys, depth).scene()
            base = f"{folder}/{name.replace(' ', '-').replace(',', '')}"
            with open(base + ".json", "w") as file:
                json.dump(scene, file)
            with open(base + ".html", "w") as file:
                file.write(page(scene))
            subprocess.run([program, base + ".json", "-q", "-o", base + ".png", "--time", "0"], check=True)
            browser.open("file://" + base + ".html")
            browser.screenshot(base + ".chromium.png")
            shot = Image.open(base + ".chromium.png").convert("RGB").crop((0, 0, *scene["size"]))
            ours = numpy.asarray(Image.open(base + ".png").convert("RGB")).astype(int)
            difference = numpy.abs(ours - numpy.asarray(shot).astype(int))
            share = 100 * (difference.max(axis=2) > 16).mean()
            cells = difference.mean(axis=2).reshape(ROWS, CELL, COLUMNS, CELL).mean(axis=(1, 3))
            row, column = numpy.unravel_index(cells.argmax(), cells.shape)
            print(f"| {name} | {difference.mean():.3f} | {share:.2f} % | {cells.max():.2f} at {column}, {row} |", flush=True)
            failed |= difference.mean() > mean_limit or share_limit is not None and share > share_limit
    finally:
        browser.close()
    return failed


if __name__ == "__main__":
    sys.exit(compare(sys.argv[1], sys.argv[2], int(sys.argv[3]) if len(sys.argv) > 3 else 1))
