import CAnimFontData
import AnimPrimitives

/// The available fonts: the embedded Inter, and those registered by a scene.
///
/// Installed fonts are never used, so a scene looks the same on every machine.
package struct FontLibrary: Sendable {
  /// The embedded family, with the weights 400, 500, 600 and 700.
  package static let embeddedFamily = "Inter"

  /// In order of registration, the embedded family first.
  private var families: [FontFamily]

  /// A library with only the embedded family.
  package init() {
    families = [Self.embedded]
  }

  /// All libraries share its faces, because these keep outlines, coverages and HarfBuzz's plans of shaping. A plan takes
  /// as long as drawing a label.
  private static let embedded = {
    var family = FontFamily(name: embeddedFamily)
    for index in 0..<Int(embeddedFontCount) {
      // Tests check that the embedded faces can be opened.
      guard let source = try? FontSource(.embedded(index)) else { continue }
      family.add(source)
    }
    return family
  }()

  /// The signs of user interfaces that Inter lacks. They have one weight and no name: each font falls back on them last.
  private static let signs = try? FontSource(.embedded(Int(embeddedSigns)))

  /// The families' names in order of registration, the embedded family first.
  package var familyNames: [String] { families.map(\.name) }

  /// Adds the faces of a TrueType or OpenType file, a collection or a variable font.
  ///
  /// Files of one family are combined, and the embedded family can be extended. A later face replaces one with the same
  /// weight and slant.
  ///
  /// - Parameters:
  ///   - family: the family's name; nil means the names in the file.
  ///   - data: the file's bytes.
  /// - Throws: `TextError.unreadableFont`, including for truncated files.
  package mutating func register(family: String?, data: [UInt8]) throws(TextError) {
    try FontTables.check(data)
    let file = FontFile(data)
    guard file.faceCount > 0 else {
      throw .unreadableFont(reason: "the file is neither TrueType nor OpenType")
    }
    var sources: [FontSource] = []
    for index in 0..<file.faceCount {
      sources.append(try FontSource(.file(file, index: index)))
    }
    // A collection often contains several families. With a given name, only the first family's faces are added.
    for source in sources where family == nil || source.familyName == sources[0].familyName {
      guard let name = family ?? source.familyName else {
        throw .unreadableFont(reason: "it does not say the name of its family")
      }
      add(source, to: name)
    }
  }

  private mutating func add(_ source: FontSource, to name: String) {
    if let index = families.firstIndex(where: { Self.isSame($0.name, name) }) {
      families[index].add(source)
      return
    }
    var family = FontFamily(name: name)
    family.add(source)
    families.append(family)
  }
}

// MARK: - Looking up

extension FontLibrary {
  /// The requested face, then fallback faces for missing characters: of the font's own list, then from the registered
  /// families in order, the embedded one and its signs last.
  ///
  /// - Throws: `TextError.unknownFamily`; `unknownAxis` and `axisValue` for axes of the requested family. Fallback
  ///   families ignore axes that they do not have.
  func faces(for font: FontDescription) throws(TextError) -> [FontFace] {
    let index = try index(of: font.family ?? Self.embeddedFamily)
    if !font.axes.isEmpty { try checkAxes(of: font, in: families[index]) }
    var order = [index]
    for name in font.fallback { order.append(try self.index(of: name)) }
    order += Array(1..<families.count) + [0]
    var seen: Set<Int> = []
    let faces = order.filter { seen.insert($0).inserted }.compactMap {
      families[$0].face(weight: font.weight, isItalic: font.isItalic, axes: font.axes)
    }
    let signs = Self.signs?.face(weight: font.weight, isItalic: font.isItalic)
    return faces + [signs].compactMap(\.self)
  }

  private func checkAxes(of font: FontDescription, in family: FontFamily) throws(TextError) {
    let source = family.source(weight: font.weight, isItalic: font.isItalic)
    let axes = source?.axes ?? []
    for (tag, value) in font.axes.sorted(by: { $0.key < $1.key }) {
      guard let axis = axes.first(where: { $0.tag == tag }) else {
        throw .unknownAxis(tag, family: family.name, available: axes)
      }
      guard axis.range.contains(value) else {
        throw .axisValue(value, axis: axis, family: family.name)
      }
    }
  }

  /// The kind of the glyphs of a family that draws nothing, as a noun; nil for a family that draws, or that is unknown.
  package func undrawnGlyphs(ofFamily family: String) -> String? {
    let face = try? faces(for: FontDescription(family: family)).first
    guard let face, !face.drawsSomething else { return nil }
    return face.undrawnKind
  }

  /// The hint beside a warning about a family that draws nothing.
  package static let undrawnHint =
    "use an edition of the font with outlines, COLR version 0 layers, or CBDT or sbix bitmaps"

  private func index(of name: String) throws(TextError) -> Int {
    if let index = families.firstIndex(where: { Self.isSame($0.name, name) }) { return index }
    throw .unknownFamily(
      name, suggestion: familyNames.nearest(to: name), available: familyNames)
  }

  /// Family names are compared case-insensitively. Source: CSS Fonts 4 §2.1.
  private static func isSame(_ a: String, _ b: String) -> Bool {
    a.lowercased() == b.lowercased()
  }
}

/// A requested font. Source: UIFontDescriptor.
package struct FontDescription: Hashable, Sendable {
  /// nil means the embedded family.
  package var family: String?
  /// Families that are asked for missing characters before all others.
  package var fallback: [String]
  /// Points; at 0 or below, nothing is drawn.
  package var size: Double
  /// CSS: 100 thin, 400 regular, 700 bold, 900 black.
  package var weight: Double
  /// Whether to use an italic face, or a slanted upright face if the family has none.
  package var isItalic: Bool
  /// Whether digits have equal widths (`tnum`), so that a counting number does not move sideways.
  package var usesMonospacedDigits: Bool
  /// Values of a variable font's axes, by tag.
  package var axes: [String: Double]

  /// Default: the embedded family at 17 points.
  package init(
    family: String? = nil, fallback: [String] = [], size: Double = 17, weight: Double = 400,
    isItalic: Bool = false, usesMonospacedDigits: Bool = false, axes: [String: Double] = [:]
  ) {
    self.family = family
    self.fallback = fallback
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.usesMonospacedDigits = usesMonospacedDigits
    self.axes = axes
  }
}
