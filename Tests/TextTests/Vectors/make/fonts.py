"""Makes the small fonts of the tests, with fonttools 4.55.3: Boxes.ttf, variable in weight; Boxes.ttc, a
collection of its two ends as families of their own; Icons.ttf, whose letters have no outlines but as "home";
Ligature.ttf, which draws nothing but that; Colors.ttf, whose letters are drawn by coloured layers only;
Axes.ttf, variable in width, optical size and an axis of its own, for scenes/text."""
import io
import os

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTCollection, TTFont
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib.instancer import instantiateVariableFont

os.chdir(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))


def box(width, height):
    pen = TTGlyphPen(None)
    pen.moveTo((50, 0))
    pen.lineTo((50, height))
    pen.lineTo((50 + width, height))
    pen.lineTo((50 + width, 0))
    pen.closePath()
    return pen.glyph()


def variable():
    builder = FontBuilder(1000, isTTF=True)
    builder.font["head"].created = builder.font["head"].modified = 0
    builder.font.recalcTimestamp = False
    names = [".notdef", "space", "a", "b"]
    builder.setupGlyphOrder(names)
    builder.setupCharacterMap({0x20: "space", 0x61: "a", 0x62: "b"})
    builder.setupGlyf({".notdef": box(400, 700), "space": TTGlyphPen(None).glyph(), "a": box(100, 500),
                       "b": box(200, 700)})
    builder.setupHorizontalMetrics({".notdef": (500, 50), "space": (250, 0), "a": (200, 50), "b": (300, 50)})
    builder.setupHorizontalHeader(ascent=800, descent=-200, lineGap=100)
    builder.setupNameTable({"familyName": "Boxes", "styleName": "Regular"}, mac=False)
    builder.setupOS2(sTypoAscender=800, sTypoDescender=-200, usWeightClass=400)
    builder.setupPost()
    builder.setupFvar([("wght", 100, 400, 900, "Weight")], [])
    # At 900 the boxes are 400 units wider, and so are the advances.
    axis = {"wght": (0.0, 1.0, 1.0)}
    wider = [(0, 0), (0, 0), (400, 0), (400, 0), (0, 0), (400, 0), (0, 0), (0, 0)]
    builder.setupGvar({name: [TupleVariation(axis, wider)] for name in ("a", "b")})
    return builder.font


font = variable()
font.save("Boxes.ttf")

faces = []
for weight, name in ((400, "Boxes Thin"), (900, "Boxes Thick")):
    face = instantiateVariableFont(TTFont("Boxes.ttf", recalcTimestamp=False), {"wght": weight})
    for record in face["name"].names:
        if record.nameID in (1, 4):
            record.string = name
    face["OS/2"].usWeightClass = weight
    faces.append(face)
collection = TTCollection()
collection.fonts = faces
collection.save("Boxes.ttc")


def blank(family, empty, boxes, features=None, layers=None):
    """A font in which only `boxes` have outlines."""
    builder = FontBuilder(1000, isTTF=True)
    builder.font["head"].created = builder.font["head"].modified = 0
    builder.font.recalcTimestamp = False
    names = [".notdef", *empty, *boxes]
    builder.setupGlyphOrder(names)
    builder.setupCharacterMap({code: name for name, code in (empty | boxes).items() if code})
    drawn = [".notdef", *boxes]
    builder.setupGlyf({name: box(400, 700) if name in drawn else TTGlyphPen(None).glyph() for name in names})
    builder.setupHorizontalMetrics({name: (0 if name == "acute" else 500, 50) for name in names})
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupNameTable({"familyName": family, "styleName": "Regular"}, mac=False)
    builder.setupOS2(sTypoAscender=800, sTypoDescender=-200, usWeightClass=400)
    builder.setupPost()
    if features:
        builder.addOpenTypeFeatures(features)
    if layers:
        builder.setupCOLR(layers)
        builder.setupCPAL([[(1, 0, 0, 1)]])
    builder.save(family + ".ttf")


letters = {"space": 0x20, "e": 0x65, "h": 0x68, "m": 0x6D, "o": 0x6F}
home = "feature liga { sub h o m e by home; } liga;"
others = {"acute": 0x301, "braille": 0x2800, "private": 0xE000, "face": 0x1F600}
blank("Icons", letters | others, {"a": 0x61, "home": None}, features=home)
blank("Ligature", letters, {"home": None}, features=home)
blank("Colors", {"space": 0x20, "a": 0x61, "face": 0x1F600}, {"layer": None},
      layers={"a": [("layer", 0)], "face": [("layer", 0)]})


def axes():
    """Boxes that become wider with `wdth` and higher with `opsz`, and that `SPLT` splits."""
    builder = FontBuilder(1000, isTTF=True)
    builder.font["head"].created = builder.font["head"].modified = 0
    builder.font.recalcTimestamp = False
    letters = [chr(code) for code in range(0x61, 0x7B)]
    names = [".notdef", "space", *letters]
    builder.setupGlyphOrder(names)
    builder.setupCharacterMap({0x20: "space"} | {ord(name): name for name in letters})
    heights = {name: 500 + 200 * (name in "bdfhklt") for name in letters}

    def two_boxes(height):
        pen = TTGlyphPen(None)
        for left, right in ((50, 200), (200, 350)):
            for index, point in enumerate(((left, 0), (left, height), (right, height), (right, 0))):
                (pen.lineTo if index else pen.moveTo)(point)
            pen.closePath()
        return pen.glyph()

    builder.setupGlyf({".notdef": box(400, 700), "space": TTGlyphPen(None).glyph()}
                      | {name: two_boxes(heights[name]) for name in letters})
    builder.setupHorizontalMetrics({".notdef": (500, 50), "space": (250, 0)} | {name: (400, 50) for name in letters})
    builder.setupHorizontalHeader(ascent=800, descent=-200, lineGap=100)
    builder.setupNameTable({"familyName": "Axes", "styleName": "Regular"}, mac=False)
    builder.setupOS2(sTypoAscender=800, sTypoDescender=-200, usWeightClass=400)
    builder.setupPost()
    builder.setupFvar([("wdth", 50, 100, 200, "Width"), ("opsz", 8, 14, 72, "Optical Size"),
                       ("SPLT", 0, 0, 100, "Split")], [])
    still = [(0, 0)] * 4
    wide = [(0, 0), (0, 0), (150, 0), (150, 0), (150, 0), (150, 0), (300, 0), (300, 0), *still]
    wide[9] = (300, 0)
    narrow = [(-x // 2, y) for x, y in wide]
    high = [(0, 0), (0, 200), (0, 200), (0, 0)] * 2 + still
    split = [(0, 0), (0, 0), (-50, 0), (-50, 0), (50, 0), (50, 0), (0, 0), (0, 0), *still]
    builder.setupGvar({name: [
        TupleVariation({"wdth": (0.0, 1.0, 1.0)}, wide), TupleVariation({"wdth": (-1.0, -1.0, 0.0)}, narrow),
        TupleVariation({"opsz": (0.0, 1.0, 1.0)}, high), TupleVariation({"SPLT": (0.0, 1.0, 1.0)}, split),
    ] for name in letters})
    return builder.font


axes().save("../../../scenes/text/fonts/Axes.ttf")
