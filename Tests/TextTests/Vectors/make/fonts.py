"""Makes the small fonts of the tests, with fonttools 4.55.3: Boxes.ttf, variable in weight; Boxes.ttc, a
collection of its two ends as families of their own; Icons.ttf, whose letters have no outlines but as "home";
Ligature.ttf, which draws nothing but that; Colors.ttf, whose letters are drawn by coloured layers only; Emoji.ttf, with
layers and sequences; Strikes.ttf (sbix) and Bitmaps.ttf (CBDT), with bitmaps; NewColors.ttf, with
COLR version 1; Hearts.ttf, with outlines of emoji. For scenes/text: Axes.ttf, variable in width, optical size and an axis of
its own, and Faces.ttf, three emoji of layers."""
import io
import math
import os
import struct
import zlib

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTCollection, TTFont, newTable
from fontTools.ttLib.tables.DefaultTable import DefaultTable
from fontTools.ttLib.tables.otTables import PaintFormat
from fontTools.ttLib.tables.sbixGlyph import Glyph
from fontTools.ttLib.tables.sbixStrike import Strike
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


def blank(family, empty, boxes, features=None, layers=None, sizes={}, colors=((1, 0, 0, 1),)):
    """A font in which only `boxes` have outlines."""
    builder = FontBuilder(1000, isTTF=True)
    builder.font["head"].created = builder.font["head"].modified = 0
    builder.font.recalcTimestamp = False
    names = [".notdef", *empty, *boxes]
    builder.setupGlyphOrder(names)
    builder.setupCharacterMap({code: name for name, code in (empty | boxes).items() if code})
    drawn = [".notdef", *boxes]
    builder.setupGlyf({name: box(*sizes.get(name, (400, 700))) if name in drawn else TTGlyphPen(None).glyph()
                       for name in names})
    builder.setupHorizontalMetrics({name: (0 if name == "acute" else 500, 50) for name in names})
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupNameTable({"familyName": family, "styleName": "Regular"}, mac=False)
    builder.setupOS2(sTypoAscender=800, sTypoDescender=-200, usWeightClass=400)
    builder.setupPost()
    if features:
        builder.addOpenTypeFeatures(features)
    if layers:
        builder.setupCOLR(layers)
        builder.setupCPAL([list(colors)])
    builder.save(family + ".ttf")


letters = {"space": 0x20, "e": 0x65, "h": 0x68, "m": 0x6D, "o": 0x6F}
home = "feature liga { sub h o m e by home; } liga;"
others = {"acute": 0x301, "braille": 0x2800, "private": 0xE000, "face": 0x1F600}
blank("Icons", letters | others, {"a": 0x61, "home": None}, features=home)
blank("Ligature", letters, {"home": None}, features=home)
blank("Colors", {"space": 0x20, "a": 0x61, "face": 0x1F600}, {"layer": None},
      layers={"a": [("layer", 0)], "face": [("layer", 0)]})


def emoji():
    """Layers in red, green and the colour of the text, and the sequences of UTS #51."""
    codes = {"space": 0x20, "one": 0x31, "joiner": 0x200D, "keycap": 0x20E3, "heart": 0x2764, "selector": 0xFE0F,
             "d": 0x1F1E9, "e": 0x1F1EA, "tone": 0x1F3FD, "thumb": 0x1F44D, "woman": 0x1F469, "laptop": 0x1F4BB,
             "face": 0x1F600}
    sequences = ["flag", "darkthumb", "programmer", "keycapone"]
    drawn = ["d", "e", "tone", "thumb", "woman", "laptop", "face", "heart", *sequences]
    rules = """feature ccmp { sub d e by flag; sub thumb tone by darkthumb; sub woman joiner laptop by programmer;
        sub one selector keycap by keycapone; sub one keycap by keycapone; } ccmp;"""
    blank("Emoji", codes | {name: None for name in sequences}, {"wide": None, "low": None}, features=rules,
          layers={name: [("wide", 0), ("low", 1), ("low", 0xFFFF)][:2 + (name == "face")] for name in drawn},
          sizes={"wide": (800, 800), "low": (400, 200)}, colors=[(1, 0, 0, 1), (0, 1, 0, 0.5)])


def png(width, height, rgba):
    """A picture in one colour."""
    def chunk(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
    rows = (b"\0" + bytes(rgba) * width) * height
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b""))


def strikes():
    """Bitmaps of 4 and 8 pixels per em in sbix."""
    font = TTFont("Strikes.ttf", recalcTimestamp=False)
    table = font["sbix"] = newTable("sbix")
    for size, color in ((4, (255, 0, 0, 255)), (8, (0, 0, 255, 255))):
        strike = Strike(ppem=size, resolution=72)
        strike.glyphs["face"] = Glyph(glyphName="face", graphicType="png ", imageData=png(size, size, color),
                                      originOffsetX=0, originOffsetY=-size // 4)
        table.strikes[size] = strike
    font.save("Strikes.ttf")


def bitmaps():
    """A bitmap of 8 pixels per em in CBDT, without outlines."""
    font = TTFont("Bitmaps.ttf", recalcTimestamp=False)
    for name in ("glyf", "loca"):
        del font[name]
    number = font.getGlyphID("face")
    data = png(8, 8, (0, 0, 255, 255))
    # Version 3, then an image of format 17: small metrics, a length and the file.
    image = struct.pack(">BBbbBI", 8, 8, 0, 6, 8, len(data)) + data
    font["CBDT"] = DefaultTable("CBDT")
    font["CBDT"].data = struct.pack(">HH", 3, 0) + image
    line = struct.pack(">bbBbbbbbbbbb", 6, -2, 8, 0, 0, 0, 0, 0, 6, -2, 0, 0)
    ranges = struct.pack(">HHI", number, number, 8) + struct.pack(">HHI", 1, 17, 4) + struct.pack(">II", 0, len(image))
    size = struct.pack(">IIII", 56, len(ranges), 1, 0) + line + line + struct.pack(
        ">HHBBBb", number, number, 8, 8, 32, 1)
    font["CBLC"] = DefaultTable("CBLC")
    font["CBLC"].data = struct.pack(">HHI", 3, 0, 1) + size + ranges
    font.save("Bitmaps.ttf")


emoji()
blank("Strikes", {"space": 0x20, "face": 0x1F600}, {})
strikes()
blank("Bitmaps", {"space": 0x20, "face": 0x1F600}, {})
bitmaps()
blank("Hearts", {"space": 0x20}, {"heart": 0x2764, "face": 0x1F600})
blank("NewColors", {"space": 0x20, "a": 0x61, "face": 0x1F600}, {"layer": None}, layers={
    name: {"Format": PaintFormat.PaintGlyph, "Glyph": "layer",
           "Paint": {"Format": PaintFormat.PaintSolid, "PaletteIndex": 0, "Alpha": 1}} for name in ("a", "face")})


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


def faces():
    """Three emoji of round layers, for scenes/text."""
    builder = FontBuilder(1000, isTTF=True)
    builder.font["head"].created = builder.font["head"].modified = 0
    builder.font.recalcTimestamp = False

    def glyph(*contours):
        pen = TTGlyphPen(None)
        for points in contours:
            pen.qCurveTo(*points, None)
            pen.closePath()
        return pen.glyph()

    def ring(x, y, radius, sides=8):
        """A circle, as the control points of a closed curve."""
        reach = radius / math.cos(math.pi / sides)
        return [(round(x + reach * math.cos(2 * math.pi * index / sides)),
                 round(y - reach * math.sin(2 * math.pi * index / sides))) for index in range(sides)]

    def outline(*points):
        pen = TTGlyphPen(None)
        pen.moveTo(points[0])
        for point in points[1:]:
            pen.qCurveTo(*point) if isinstance(point[0], tuple) else pen.lineTo(point)
        pen.closePath()
        return pen.glyph()

    star = [(500 + round(radius * math.sin(math.pi * index / 5)), 350 + round(radius * math.cos(math.pi * index / 5)))
            for index, radius in enumerate([450, 190] * 5)]
    glyphs = {
        ".notdef": box(400, 700), "space": TTGlyphPen(None).glyph(), "disc": glyph(ring(500, 350, 450)),
        "eyes": glyph(ring(345, 470, 65), ring(655, 470, 65)),
        "mouth": outline((240, 300), ((280, 60), (500, 60)), ((720, 60), (760, 300)), ((500, 230), (240, 300))),
        "heartshape": outline((500, 640), ((560, 780), (720, 780)), ((930, 780), (930, 540)), ((930, 250), (500, -80)),
                              ((70, 250), (70, 540)), ((70, 780), (280, 780)), ((440, 780), (500, 640))),
        "shine": glyph(ring(270, 590, 70)), "starshape": outline(*star),
    }
    codes = {"space": 0x20, "grin": 0x1F600, "heart": 0x2764, "star": 0x2B50}
    empty = {name: TTGlyphPen(None).glyph() for name in codes if name != "space"}
    glyphs |= empty
    builder.setupGlyphOrder(list(glyphs))
    builder.setupCharacterMap({code: name for name, code in codes.items()})
    builder.setupGlyf(glyphs)
    builder.setupHorizontalMetrics({name: (1000, 0) for name in glyphs})
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupNameTable({"familyName": "Faces", "styleName": "Regular"}, mac=False)
    builder.setupOS2(sTypoAscender=800, sTypoDescender=-200, usWeightClass=400)
    builder.setupPost()
    builder.setupCOLR({"grin": [("disc", 0), ("eyes", 1), ("mouth", 1)], "heart": [("heartshape", 2), ("shine", 3)],
                       "star": [("starshape", 0)]})
    builder.setupCPAL([[(1, 0.8, 0.2, 1), (0.35, 0.22, 0.05, 1), (0.93, 0.16, 0.24, 1), (1, 1, 1, 0.6)]])
    return builder.font


faces().save("../../../scenes/text/fonts/Faces.ttf")
