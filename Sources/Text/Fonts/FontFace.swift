import Primitives
import Synchronization

/// One weight and slant of a family: shapes text and gives outlines.
///
/// A class because it has identity: faces are compared, and their outlines cached, by it. Safe to share
/// between threads: HarfBuzz's objects stand behind a lock.
final class FontFace: Sendable {
  /// Properties that this program adds to a face because its font lacks them.
  enum Slant: Hashable, Sendable {
    case none
    case synthesized
  }

  /// How a face shows a code point, from the best to the worst.
  enum Coverage: Int, Comparable, Sendable {
    /// With an outline, or as nothing if that is correct.
    case shown
    /// With a glyph of no outline: a bitmap, something with colours, or nothing at all.
    case blank
    case missing

    static func < (a: Coverage, b: Coverage) -> Bool { a.rawValue < b.rawValue }
  }

  let metrics: FontMetrics
  private let handle: Mutex<FontHandle>
  private let outlines = Mutex<[UInt32: Path]>([:])
  private let coverages = Mutex<[UInt32: Coverage]>([:])
  private let digitWidth = Mutex<Int?>(nil)
  private let drawsSomething = Mutex<Bool?>(nil)
  private let slant: Slant

  init(_ handle: consuming sending FontHandle, slant: Slant = .none) {
    metrics = handle.metrics
    self.slant = slant
    self.handle = Mutex(handle)
  }

  /// How the face shows a single code point; cached.
  func coverage(of scalar: UInt32) -> Coverage {
    if let known = coverages.withLock({ $0[scalar] }) { return known }
    var coverage = Shaper.isInvisible(scalar) ? Coverage.shown : .missing
    if let glyph = handle.withLock({ $0.nominalGlyph(for: scalar) }) {
      let isBlank = Unicode.Scalar(scalar)?.isBlank ?? true
      coverage = isBlank || !outline(of: glyph).isEmpty ? .shown : .blank
    }
    coverages.withLock { $0[scalar] = coverage }
    return coverage
  }

  /// Whether any character has an outline; cached.
  var hasOutlines: Bool {
    if let known = drawsSomething.withLock({ $0 }) { return known }
    let hasOutlines = handle.withLock { $0.hasOutlines }
    drawsSomething.withLock { $0 = hasOutlines }
    return hasOutlines
  }

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

  /// The width of the widest digit in font units, with figures of one width where the face has them.
  ///
  /// Faces without such figures exist, and faces where they are not quite of one width: Inter 4 beta's 4
  /// and 7.
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

  /// A glyph's outline in font units with its origin on the baseline, y down; made once.
  func outline(of glyph: UInt32) -> Path {
    if let known = outlines.withLock({ $0[glyph] }) { return known }
    var path = handle.withLock { $0.outline(of: glyph) }
    if slant == .synthesized { path = path.transformed(by: Self.oblique) }
    outlines.withLock { $0[glyph] = path }
    return path
  }

  /// The slant of letters without an italic face: 14°, as CSS Fonts 4 §2.4 (`oblique`) has it, as one
  /// to four. y is down, so points above the baseline move to the right.
  private static let oblique = AffineTransform(a: 1, b: 0, c: -0.25, d: 1, tx: 0, ty: 0)
}

extension FontFace: Hashable {
  static func == (a: FontFace, b: FontFace) -> Bool { a === b }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A face's vertical measures, in font units.
///
/// From the font's `hhea` table, or from `OS/2`'s typographic values where the font asks for those.
/// Source: OpenType `hhea`, `OS/2.fsSelection` bit 7 (USE_TYPO_METRICS).
package struct FontMetrics: Hashable, Sendable {
  /// Font units in the font size; at least 1.
  package var unitsPerEm: Double
  /// Above the baseline.
  package var ascent: Double
  /// Below the baseline; positive downwards.
  package var descent: Double
  /// Between two lines, besides ascent and descent.
  package var leading: Double
}
