import AnimPrimitives

/// Collects the painted parts of a text, from back to front: backgrounds, underlines, glyphs, strikethroughs.
///
/// Glyphs of one colour are one part, wherever they are in the text. Source of the order: CSS Text Decoration 3 §2.8.
struct TextParts {
  private var backgrounds: [TextPart] = []
  private var underlines: [TextPart] = []
  private var glyphs: [TextPart] = []
  /// The layers and pictures of glyphs with colours, in the order of the text.
  private var colorGlyphs: [TextPart] = []
  private var strikethroughs: [TextPart] = []

  var all: [TextPart] { backgrounds + underlines + glyphs + colorGlyphs + strikethroughs }

  /// Whether parts may lie on each other.
  var haveOverlaps: Bool {
    ![backgrounds, underlines, colorGlyphs, strikethroughs].allSatisfy(\.isEmpty)
  }

  /// Adds a line, with its left end on the baseline at `origin`.
  mutating func add(_ line: ComposedLine, at origin: Point, looks: [TextLook]) {
    for span in line.spans {
      let look = looks[span.look]
      addDecoration(of: look, from: origin.x + span.minX, to: origin.x + span.maxX, origin.y)
    }
    for glyph in line.glyphs {
      let content = glyph.face.content(of: glyph.glyph)
      guard !content.isEmpty else { continue }
      let look = looks[glyph.look]
      let scale = look.spacing.scale(of: glyph.face)
      let transform = AffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: origin.x + glyph.position.x,
        ty: origin.y - look.baselineOffset + glyph.position.y)
      switch content {
      case .outline(let outline):
        let part = Self.part(of: look.color, in: &glyphs)
        glyphs[part].path.addPath(outline, transform: transform)
      case .layers(let layers):
        for layer in layers { add(layer, in: layer.color ?? look.color, transform) }
      case .picture(let picture):
        let frame = transform.boundingBox(of: picture.frame)
        colorGlyphs.append(
          TextPart(path: Path(), picture: TextPart.Picture(glyph: picture, frame: frame)))
      }
    }
  }

  /// Adds a layer to the last one if both have the same colour.
  private mutating func add(
    _ layer: GlyphContent.Layer, in color: Color?, _ transform: AffineTransform
  ) {
    if colorGlyphs.last.map({ $0.color != color || $0.picture != nil }) ?? true {
      colorGlyphs.append(TextPart(path: Path(), color: color))
    }
    colorGlyphs[colorGlyphs.count - 1].path.addPath(layer.path, transform: transform)
  }

  private mutating func addDecoration(
    of look: TextLook, from left: Double, to right: Double, _ lineBaseline: Double
  ) {
    let metrics = look.faces[0].metrics
    let scale = look.spacing.scale(of: look.faces[0])
    let baseline = lineBaseline - look.baselineOffset
    func add(_ top: Double, _ height: Double, _ color: Color?, to parts: inout [TextPart]) {
      let part = Self.part(of: color, in: &parts)
      parts[part].path.addRect(
        Rect(x: left, y: baseline + top * scale, width: right - left, height: height * scale))
    }
    if let color = look.backgroundColor {
      add(-metrics.ascent, metrics.ascent + metrics.descent, color, to: &backgrounds)
    }
    if look.hasUnderline {
      add(metrics.underline.top, metrics.underline.thickness, look.color, to: &underlines)
    }
    if look.hasStrikethrough {
      add(
        metrics.strikethrough.top, metrics.strikethrough.thickness, look.color,
        to: &strikethroughs)
    }
  }

  /// The index of the part of a colour; added if there is none.
  private static func part(of color: Color?, in parts: inout [TextPart]) -> Int {
    if let index = parts.firstIndex(where: { $0.color == color }) { return index }
    parts.append(TextPart(path: Path(), color: color))
    return parts.count - 1
  }
}
