import Primitives
import Synchronization

/// Lays out texts in the fonts of a library, and keeps the layouts.
///
/// A class because its cache is shared: one typesetter serves all threads. Its results depend on the
/// request alone. Source of the name: CTTypesetter.
package final class Typesetter: Sendable {
  private let library: FontLibrary
  private let missingGlyphs: MissingGlyphPolicy
  private let cache = Mutex(LayoutCache())

  /// A typesetter for the fonts that a library has now.
  package init(library: FontLibrary, missingGlyphs: MissingGlyphPolicy = .fail) {
    self.library = library
    self.missingGlyphs = missingGlyphs
  }

  /// Lays out a text; asked again for the same, returns the same storage at the cost of a look-up.
  ///
  /// - Throws: `TextError.unknownFamily`, and unless the policy is `.box`, `.fontWithoutOutlines`,
  ///   `.missingGlyphs` and `.missingOutlines`.
  package func layout(_ request: TextRequest) throws(TextError) -> TextLayout {
    if let known = cache.withLock({ $0.layout(for: request) }) { return known }
    let faces = try library.faces(for: request.font)
    if missingGlyphs == .fail, let family = request.font.family, !faces[0].hasOutlines {
      throw .fontWithoutOutlines(family: family)
    }
    let composer = TextComposer(request: request, faces: faces)
    let layout = composer.layout()
    if missingGlyphs == .fail, !layout.missingCharacters.isEmpty {
      let family = request.font.family ?? FontLibrary.embeddedFamily
      let absent = layout.missingCharacters.filter { character in
        let scalars = character.unicodeScalars.map(\.value)
        return !faces.contains { $0.coverage(of: scalars) == .blank }
      }
      throw absent.isEmpty
        ? .missingOutlines(layout.missingCharacters, family: family)
        : .missingGlyphs(absent, family: family)
    }
    cache.withLock { $0.insert(layout, for: request) }
    return layout
  }
}

/// The layouts used of late.
///
/// There are two generations. A layout that is used moves to the young one. When that is full, the old one is
/// dropped and the young one becomes the old one. So a label that counts does not push out those that stand still.
struct LayoutCache {
  private var young: [TextRequest: TextLayout] = [:]
  private var old: [TextRequest: TextLayout] = [:]
  /// Points of the young generation's outlines.
  private var youngPoints = 0

  /// Layouts a generation, and points of their outlines (17 bytes each, about): a label's are some hundred, those
  /// of a page that is laid out again for each frame, ten thousand.
  private static let capacity = (layouts: 4096, points: 1 << 20)

  var count: Int { young.count + old.count }

  mutating func layout(for request: TextRequest) -> TextLayout? {
    if let layout = young[request] { return layout }
    guard let layout = old[request] else { return nil }
    insert(layout, for: request)
    return layout
  }

  mutating func insert(_ layout: TextLayout, for request: TextRequest) {
    let points = layout.path.points.count
    if young.count >= Self.capacity.layouts || youngPoints + points > Self.capacity.points {
      (old, young, youngPoints) = (young, [:], 0)
    }
    young[request] = layout
    youngPoints += points
  }
}
