"""Draws Signs.otf: signs of mock interfaces that Inter lacks, as outlines of our own, and two thirds from Inter's digits.

Usage: signs.py INTER TARGET. Lengths are Inter's units, 2816 for an em: a capital letter is 2048 high, the middle of
an operator 800 above the baseline. All contours run counterclockwise outside and clockwise inside.
"""
import math
import sys

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.recordingPen import RecordingPen
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

inter = TTFont(sys.argv[1])
STROKE = 224


class Drawing:
    def __init__(self, width):
        self.width, self.pen = width, T2CharStringPen(width, None)

    def polygon(self, points, hole=False):
        area = sum(a[0] * b[1] - a[1] * b[0] for a, b in zip(points, points[1:] + points[:1]))
        if (area < 0) != hole:
            points = points[::-1]
        self.pen.moveTo(points[0])
        for point in points[1:]:
            self.pen.lineTo(point)
        self.pen.closePath()

    def box(self, left, bottom, right, top, hole=False):
        self.polygon([(left, bottom), (right, bottom), (right, top), (left, top)], hole)

    def frame(self, left, bottom, right, top, stroke=STROKE):
        self.box(left, bottom, right, top)
        self.box(left + stroke, bottom + stroke, right - stroke, top - stroke, True)

    def arc(self, x, y, radius, start, end):
        """Cubic pieces from an angle to another in degrees, of at most 90 degrees each, after a point at the start."""
        count = max(1, math.ceil(abs(end - start) / 90))
        step = math.radians(end - start) / count
        length = 4 / 3 * math.tan(step / 4) * radius
        for index in range(count):
            a = math.radians(start) + index * step
            b = a + step
            self.pen.curveTo(
                (x + radius * math.cos(a) - length * math.sin(a), y + radius * math.sin(a) + length * math.cos(a)),
                (x + radius * math.cos(b) + length * math.sin(b), y + radius * math.sin(b) - length * math.cos(b)),
                (x + radius * math.cos(b), y + radius * math.sin(b)))

    def disc(self, x, y, radius, hole=False):
        self.pen.moveTo((x + radius, y))
        self.arc(x, y, radius, 0, -360 if hole else 360)
        self.pen.closePath()

    def line(self, a, b, stroke=STROKE):
        """A stroke with square ends at both points."""
        length = math.dist(a, b)
        x, y = (b[0] - a[0]) / length * stroke / 2, (b[1] - a[1]) / length * stroke / 2
        self.polygon([(a[0] + y, a[1] - x), (b[0] + y, b[1] - x), (b[0] - y, b[1] + x), (a[0] - y, a[1] + x)])

    def check(self, left, bottom, right, top, stroke):
        """A tick: a short stroke down and a long one up, with a mitred corner."""
        corner = (left + (right - left) * 0.36, bottom + stroke * 0.7)
        start, end = (left + stroke * 0.35, corner[1] + (corner[0] - left) * 0.95), (right - stroke * 0.5, top)

        def offset(a, b, side):
            length = math.dist(a, b)
            return ((a[1] - b[1]) / length * side, (b[0] - a[0]) / length * side)

        def meet(side):
            (ax, ay), (bx, by) = offset(start, corner, side), offset(corner, end, side)
            p, d = (start[0] + ax, start[1] + ay), (corner[0] - start[0], corner[1] - start[1])
            q, e = (corner[0] + bx, corner[1] + by), (end[0] - corner[0], end[1] - corner[1])
            t = ((q[0] - p[0]) * e[1] - (q[1] - p[1]) * e[0]) / (d[0] * e[1] - d[1] * e[0])
            return (p[0] + t * d[0], p[1] + t * d[1])

        half = stroke / 2
        (ax, ay), (bx, by) = offset(start, corner, half), offset(corner, end, half)
        self.polygon([
            (start[0] + ax, start[1] + ay), meet(half), (end[0] + bx, end[1] + by), (end[0] - bx, end[1] - by),
            meet(-half), (start[0] - ax, start[1] - ay)])


def menu():
    drawing = Drawing(2576)
    for y in (300, 912, 1524):
        drawing.box(304, y, 2272, y + STROKE)
    return drawing


def dots(width, places):
    drawing = Drawing(width)
    for x, y in places:
        drawing.disc(x, y, 208)
    return drawing


def cross():
    drawing = Drawing(2480)
    reach, thick, x, y = 720, STROKE * 0.75, 1240, 1024
    # The outline of both strokes, so that they do not overlap.
    corner = [(thick, 0), (reach, reach - thick), (reach - thick, reach)]
    points = []
    for turn in range(4):
        for px, py in corner:
            for _ in range(turn):
                px, py = -py, px
            points.append((x + px, y + py))
    drawing.polygon(points)
    return drawing


def tick():
    drawing = Drawing(2480)
    drawing.check(240, 120, 2240, 1800, 400)
    return drawing


def gear():
    drawing = Drawing(2688)
    x, y, teeth = 1344, 1024, 8
    points = []
    for tooth in range(teeth):
        for part, radius in ((-0.30, 800), (-0.17, 1080), (0.17, 1080), (0.30, 800)):
            angle = math.radians(90) + (tooth + part) * 2 * math.pi / teeth
            points.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    drawing.polygon(points)
    drawing.disc(x, y, 400, True)
    return drawing


def box(checked):
    drawing = Drawing(2576)
    drawing.frame(264, 0, 2312, 2048)
    if checked:
        drawing.check(640, 420, 1960, 1600, 256)
    return drawing


def reload():
    drawing = Drawing(2576)
    x, y, outer, inner = 1288, 1024, 960, 736
    place = lambda radius, angle: (
        x + radius * math.cos(math.radians(angle)), y + radius * math.sin(math.radians(angle)))
    # Around the left side, open at the upper right.
    drawing.pen.moveTo(place(outer, 75))
    drawing.arc(x, y, outer, 75, 365)
    drawing.pen.lineTo(place(inner, 365))
    drawing.arc(x, y, inner, 365, 75)
    drawing.pen.closePath()
    # The head points to the right, at the start of the arc.
    tip = (outer + inner) / 2
    cx, cy = place(tip, 75)
    drawing.polygon([(cx - 60, cy + 420), (cx - 60, cy - 420), (cx + 560, cy - 40)])
    return drawing


def pause():
    drawing = Drawing(2576)
    drawing.box(560, 200, 1040, 1848)
    drawing.box(1536, 200, 2016, 1848)
    return drawing


def note():
    drawing = Drawing(1792)
    drawing.disc(620, 330, 370)
    drawing.polygon([(800, 420), (990, 330), (990, 1500), (1560, 1130), (1560, 1420), (990, 1960), (990, 2048), (800, 2048)])
    return drawing


def letter():
    drawing = Drawing(2688)
    left, bottom, right, top, stroke = 224, 224, 2464, 1824, 200
    drawing.box(left, bottom, right, top)
    # Two holes with the flap between them: the triangle above it, and the sheet below.
    middle, low = 1344, 900
    drawing.polygon([
        (left + stroke, bottom + stroke), (right - stroke, bottom + stroke), (right - stroke, top - stroke - 170),
        (middle, low - 80), (left + stroke, top - stroke - 170)], True)
    drawing.polygon([(left + stroke + 200, top - stroke), (right - stroke - 200, top - stroke), (middle, low + 160)], True)
    return drawing


def contours(code):
    """The contours of a glyph of Inter with their bounds, from left to right."""
    glyphs = inter.getGlyphSet()
    recording = RecordingPen()
    glyphs[inter.getBestCmap()[code]].draw(recording)
    parts, start = [], 0
    for index, (verb, _) in enumerate(recording.value):
        if verb in ("closePath", "endPath"):
            part, bounds = RecordingPen(), BoundsPen(glyphs)
            part.value = recording.value[start:index + 1]
            part.replay(bounds)
            parts.append((part, bounds.bounds))
            start = index + 1
    return sorted(parts, key=lambda part: part[1][0])


def two_thirds():
    """The 2 and the stroke of Inter's half, and the 3 of its three quarters."""
    (_, one), (stroke, _), (two, low) = contours(0xBD)
    three, high = contours(0xBE)[0]
    drawing = Drawing(inter["hmtx"][inter.getBestCmap()[0xBE]][0])
    # The stroke moves by as much as the 2 is wider than the 1.
    shift = low[2] - low[0] - (one[2] - one[0])
    for part, x, y in (
            (two, one[0] - low[0], high[3] - low[3]), (stroke, shift, 0), (three, low[0] + shift - high[0], low[1] - high[1])):
        part.replay(TransformPen(drawing.pen, (1, 0, 0, 1, x, y)))
    drawing.width = drawing.pen._width = round(low[2] + shift + one[0])
    return drawing


signs = {
    0x2154: two_thirds(), 0x22EE: dots(1216, [(608, y) for y in (240, 1024, 1808)]),
    0x22EF: dots(2576, [(x, 1024) for x in (440, 1288, 2136)]), 0x23F8: pause(), 0x2610: box(False), 0x2611: box(True),
    0x2630: menu(), 0x266A: note(), 0x2699: gear(), 0x2709: letter(), 0x2714: tick(), 0x2715: cross(), 0x27F3: reload(),
}
order = [".notdef"] + [f"uni{code:04X}" for code in signs]
missing = Drawing(1400)
missing.frame(150, 0, 1250, 2048, 120)
drawings = dict(zip(order, [missing, *signs.values()]))
builder = FontBuilder(2816, isTTF=False)
builder.setupGlyphOrder(order)
builder.setupCharacterMap({code: f"uni{code:04X}" for code in signs})
builder.setupCFF(
    "AnimrenderSigns", {"FullName": "Animrender Signs"},
    {name: drawing.pen.getCharString() for name, drawing in drawings.items()}, {})
builder.setupHorizontalMetrics({name: (drawing.width, 0) for name, drawing in drawings.items()})
builder.setupHorizontalHeader(ascent=2728, descent=-680)
builder.setupNameTable({"familyName": "Animrender Signs", "styleName": "Regular", "psName": "AnimrenderSigns"})
builder.setupOS2(sTypoAscender=2728, sTypoDescender=-680, usWinAscent=2728, usWinDescent=680, sCapHeight=2048, sxHeight=1536)
builder.setupPost(keepGlyphNames=False)
builder.font["head"].created = builder.font["head"].modified = 3_800_000_000
builder.font.recalcTimestamp = False
builder.save(sys.argv[2])
