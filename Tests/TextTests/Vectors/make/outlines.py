"""Makes outlines.txt with fonttools 4.55.3: for letters and digits of each face the bounds of the outline and
its area, in font units, y up."""
import os

from fontTools.pens.areaPen import AreaPen
from fontTools.pens.boundsPen import BoundsPen
from fontTools.ttLib import TTFont

os.chdir(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
root = "../../.."
faces = {name: f"{root}/Sources/CFontData/Fonts/Inter-{name}.otf" for name in ("Regular", "Medium", "SemiBold", "Bold")}
faces["DejaVu"] = f"{root}/scenes/text/fonts/DejaVuSans.ttf"
with open("outlines.txt", "w") as out:
    out.write("# face, code point, left, bottom, right, top, area\n")
    for name, path in faces.items():
        font = TTFont(path)
        glyphs, cmap = font.getGlyphSet(), font.getBestCmap()
        for letter in "ABCQXagjqx0248&@%.é":
            if ord(letter) not in cmap:
                continue
            glyph = glyphs[cmap[ord(letter)]]
            bounds, area = BoundsPen(glyphs), AreaPen(glyphs)
            glyph.draw(bounds)
            glyph.draw(area)
            numbers = " ".join(f"{value:.3f}" for value in (*bounds.bounds, abs(area.value)))
            out.write(f"{name} {ord(letter):X} {numbers}\n")
