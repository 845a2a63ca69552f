import AnimPrimitives

/// The marks that a glyph draws, in font units, y down, with its origin on the baseline.
enum GlyphContent: Sendable {
  /// Filled with the text's colour; empty for a glyph that draws nothing.
  case outline(Path)
  /// Outlines in colours of their own, from back to front; never empty. Source: OpenType COLR, version 0.
  case layers([Layer])
  /// Source: OpenType CBDT and sbix.
  case picture(GlyphPicture)

  struct Layer: Sendable {
    /// Not empty.
    var path: Path
    /// nil means the text's colour.
    var color: Color?
  }

  var isEmpty: Bool {
    if case .outline(let path) = self { path.isEmpty } else { false }
  }

  /// Whether it has colours of its own, as emoji have.
  var hasColors: Bool {
    if case .outline = self { false } else { true }
  }
}

/// A glyph that is a bitmap. A class because decoded pictures are kept by identity; a face gives the same object again.
package final class GlyphPicture: Sendable {
  /// A PNG file, which nobody has decoded yet.
  package let png: [UInt8]
  /// The place of the picture, in font units, y down, with the glyph's origin on the baseline.
  let frame: Rect

  init(png: [UInt8], frame: Rect) {
    self.png = png
    self.frame = frame
  }
}

extension GlyphPicture: Hashable {
  package static func == (a: GlyphPicture, b: GlyphPicture) -> Bool { a === b }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
