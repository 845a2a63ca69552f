import AnimPrimitives
import Synchronization

/// A font of one weight and slant that shapes text and returns the contents of glyphs.
///
/// A class because faces are compared, and their glyphs cached, by identity. Safe to share between threads, because a
/// lock protects HarfBuzz's objects.
final class FontFace: Sendable {
  /// The way in which a face is slanted if its font has no italic.
  enum Slant: Hashable, Sendable {
    case none
    case synthesized
  }

  /// The quality with which a face shows a code point, from best to worst.
  enum Coverage: Int, Comparable, Sendable {
    /// With a glyph that draws something, or as an empty glyph if this is correct.
    case shown
    /// With a glyph that draws nothing: an empty one, or colours of COLR version 1 or SVG.
    case blank
    case missing

    static func < (a: Coverage, b: Coverage) -> Bool { a.rawValue < b.rawValue }
  }

  let metrics: FontMetrics
  private let handle: Mutex<FontHandle>
  private let outlines = Mutex<[UInt32: Path]>([:])
  private let contents = Mutex<[UInt32: GlyphContent]>([:])
  private let coverages = Mutex<[UInt32: Coverage]>([:])
  private let digitWidth = Mutex<Int?>(nil)
  private let isDrawn = Mutex<Bool?>(nil)
  private let slant: Slant

  init(_ handle: consuming sending FontHandle, slant: Slant = .none) {
    metrics = handle.metrics
    self.slant = slant
    self.handle = Mutex(handle)
  }

  /// The quality with which the face shows a code point; cached.
  func coverage(of scalar: UInt32) -> Coverage {
    if let known = coverages.withLock({ $0[scalar] }) { return known }
    var coverage = Shaper.isInvisible(scalar) ? Coverage.shown : .missing
    if let glyph = handle.withLock({ $0.nominalGlyph(for: scalar) }) {
      let isBlank = Unicode.Scalar(scalar)?.isBlank ?? true
      coverage = isBlank || !content(of: glyph).isEmpty ? .shown : .blank
    }
    coverages.withLock { $0[scalar] = coverage }
    return coverage
  }

  /// Whether any character draws something; cached.
  var drawsSomething: Bool {
    if let known = isDrawn.withLock({ $0 }) { return known }
    let draws = handle.withLock { $0.drawsSomething }
    isDrawn.withLock { $0 = draws }
    return draws
  }

  /// See `FontHandle.undrawnKind`.
  var undrawnKind: String { handle.withLock { $0.undrawnKind } }

  /// See `FontHandle.shape`.
  func shape(
    _ text: [UInt32], range: Range<Int>, script: Script, isRightToLeft: Bool,
    options: ShapingOptions
  ) -> [ShapedGlyph] {
    handle.withLock {
      $0.shape(
        text, range: range, script: script, isRightToLeft: isRightToLeft, options: options)
    }
  }

  /// The width of the widest digit in font units, using tabular figures if the face has them.
  ///
  /// Some faces have none, and in some the figures differ slightly: 4 and 7 in Inter 4 beta.
  func widestDigit() -> Int {
    if let known = digitWidth.withLock({ $0 }) { return known }
    let options = ShapingOptions(usesMonospacedDigits: true)
    let widths = (0x30...0x39).map { (digit: UInt32) in
      shape([digit], range: 0..<1, script: .common, isRightToLeft: false, options: options)
        .reduce(0) { $0 + $1.xAdvance }
    }
    let widest = widths.max() ?? 0
    digitWidth.withLock { $0 = widest }
    return widest
  }

  /// The marks that a glyph draws; cached. Colours come before an outline, which many colour fonts have as a substitute.
  func content(of glyph: UInt32) -> GlyphContent {
    if let known = contents.withLock({ $0[glyph] }) { return known }
    let layers = handle.withLock { $0.layers(of: glyph) }.compactMap { layer in
      let path = outline(of: layer.glyph)
      return path.isEmpty ? nil : GlyphContent.Layer(path: path, color: layer.color)
    }
    let content: GlyphContent
    if !layers.isEmpty {
      content = .layers(layers)
    } else if let picture = handle.withLock({ $0.picture(of: glyph) }) {
      content = .picture(picture)
    } else {
      content = .outline(outline(of: glyph))
    }
    // Another thread may have been faster; a picture must stay the same object.
    return contents.withLock { contents in
      if let known = contents[glyph] { return known }
      contents[glyph] = content
      return content
    }
  }

  /// A glyph's outline in font units, y down, with its origin on the baseline; cached.
  func outline(of glyph: UInt32) -> Path {
    if let known = outlines.withLock({ $0[glyph] }) { return known }
    var path = handle.withLock { $0.outline(of: glyph) }
    if slant == .synthesized { path = path.transformed(by: Self.oblique) }
    outlines.withLock { $0[glyph] = path }
    return path
  }

  /// The slant for a family without an italic face: 14°, or 1 : 4. Source: CSS Fonts 4 §2.4 (`oblique`). y is down, so
  /// points above the baseline move to the right.
  private static let oblique = AffineTransform(a: 1, b: 0, c: -0.25, d: 1, tx: 0, ty: 0)
}

extension FontFace: Hashable {
  static func == (a: FontFace, b: FontFace) -> Bool { a === b }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A face's vertical metrics, in font units.
///
/// Read from the font's `hhea` table, or from the typographic values in `OS/2` if the font requests them. Source:
/// OpenType `hhea`, `OS/2.fsSelection` bit 7 (USE_TYPO_METRICS).
package struct FontMetrics: Hashable, Sendable {
  /// Font units per em; at least 1.
  package var unitsPerEm: Double
  /// The distance above the baseline.
  package var ascent: Double
  /// The distance below the baseline, positive.
  package var descent: Double
  /// The gap between two lines, in addition to ascent and descent.
  package var leading: Double
  package var underline = Decoration()
  package var strikethrough = Decoration()

  /// A line through or below text. Source: `post.underlinePosition`, `OS/2.yStrikeoutPosition`.
  package struct Decoration: Hashable, Sendable {
    /// The distance of its upper side below the baseline.
    package var top = 0.0
    package var thickness = 0.0
  }
}
