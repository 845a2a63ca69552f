import AnimPrimitives
import Synchronization

/// Lays out texts with the fonts of a library, and caches the layouts.
///
/// A class because all threads share its cache. Results depend only on the request. Named after CTTypesetter.
package final class Typesetter: Sendable {
  private let library: FontLibrary
  private let missingGlyphs: MissingGlyphPolicy
  private let cache = Mutex(LayoutCache())

  /// A typesetter with the library's current fonts.
  package init(library: FontLibrary, missingGlyphs: MissingGlyphPolicy = .fail) {
    self.library = library
    self.missingGlyphs = missingGlyphs
  }

  /// Lays out a text, or returns a cached layout with the same storage.
  ///
  /// - Throws: `TextError.unknownFamily`, and unless the policy is `.box`, `.missingGlyphs` and `.missingOutlines`.
  package func layout(_ request: TextRequest) throws(TextError) -> TextLayout {
    if let known = cache.withLock({ $0.layout(for: request) }) { return known }
    var faces: [[FontFace]] = []
    for style in request.styles { faces.append(try library.faces(for: request.font(of: style))) }
    let composer = TextComposer(request: request, faces: faces)
    let layout = composer.layout()
    if missingGlyphs == .fail, !layout.missingCharacters.isEmpty {
      let family = request.font.family ?? FontLibrary.embeddedFamily
      let absent = layout.missingCharacters.filter { character in
        let scalars = character.unicodeScalars.map(\.value)
        return !faces.joined().contains { $0.coverage(of: scalars) == .blank }
      }
      throw absent.isEmpty
        ? .missingOutlines(layout.missingCharacters, family: family)
        : .missingGlyphs(absent, family: family)
    }
    cache.withLock { $0.insert(layout, for: request) }
    return layout
  }

  /// See `FontLibrary.undrawnGlyphs`.
  package func undrawnGlyphs(ofFamily family: String) -> String? {
    library.undrawnGlyphs(ofFamily: family)
  }
}

/// A cache of recent layouts.
///
/// It has two generations. A layout that is used moves to the young generation. When that is full, it becomes the old
/// generation, and the previous old one is discarded. So a counting label does not evict the layouts of still labels.
struct LayoutCache {
  private var young: [TextRequest: TextLayout] = [:]
  private var old: [TextRequest: TextLayout] = [:]
  /// The number of points in the young generation's outlines.
  private var youngPoints = 0

  /// The maximum number of layouts per generation, and of points in their outlines (about 17 bytes each). A label has
  /// some hundred points; a page that is laid out for each frame, ten thousand.
  private static let capacity = (layouts: 4096, points: 1 << 20)

  var count: Int { young.count + old.count }

  mutating func layout(for request: TextRequest) -> TextLayout? {
    if let layout = young[request] { return layout }
    guard let layout = old[request] else { return nil }
    insert(layout, for: request)
    return layout
  }

  mutating func insert(_ layout: TextLayout, for request: TextRequest) {
    let points = layout.parts.reduce(0) { $0 + $1.path.points.count }
    if young.count >= Self.capacity.layouts || youngPoints + points > Self.capacity.points {
      (old, young, youngPoints) = (young, [:], 0)
    }
    young[request] = layout
    youngPoints += points
  }
}
