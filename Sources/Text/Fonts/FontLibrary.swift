import CFontData
import Primitives

/// The fonts that texts may be set in: the embedded Inter, and those a scene brings.
///
/// No installed font is ever looked at, so that a scene looks the same on every machine.
package struct FontLibrary: Sendable {
  /// The family that is part of the program, in 400, 500, 600 and 700.
  package static let embeddedFamily = "Inter"

  /// In the order in which they were registered, the embedded one first.
  private var families: [FontFamily]

  /// The embedded family alone.
  package init() {
    var embedded = FontFamily(name: Self.embeddedFamily)
    for index in 0..<Int(embeddedFontCount) {
      // The embedded faces are part of the program and tested: they open.
      guard let source = try? FontSource(.embedded(index)) else { continue }
      embedded.add(source)
    }
    families = [embedded]
  }

  /// The families' names in the order in which they were registered, the embedded one first.
  package var familyNames: [String] { families.map(\.name) }

  /// Adds the faces of a font file: TrueType, OpenType, a collection, a variable font.
  ///
  /// Call it once a file; files of one family add up, and a family may be given faces besides the
  /// embedded ones. Of two faces with one weight and slant the later is used.
  ///
  /// - Parameters:
  ///   - family: the name to go by; nil for the names that the file gives its faces.
  ///   - data: the file's bytes.
  /// - Throws: `TextError.unreadableFont`, also where the file is cut off.
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
    // A collection often holds several families: under one name only the first one's faces can go.
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
  /// The face asked for, then those to fall back on for characters that it lacks: of the families
  /// registered, in their order, and last of the embedded one.
  ///
  /// - Throws: `TextError.unknownFamily`; `unknownAxis` and `axisValue` for the axes of the requested family. Others
  ///   ignore axes that they do not have.
  func faces(for font: FontDescription) throws(TextError) -> [FontFace] {
    let index = try index(of: font.family ?? Self.embeddedFamily)
    if !font.axes.isEmpty { try checkAxes(of: font, in: families[index]) }
    var order = Array(1..<families.count) + [0]
    order.removeAll { $0 == index }
    return ([index] + order).compactMap {
      families[$0].face(weight: font.weight, isItalic: font.isItalic, axes: font.axes)
    }
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

  /// Whether a family can draw a text: not one whose glyphs are all bitmaps, or have colours.
  ///
  /// - Parameter family: any name; false for that of no family.
  package func hasOutlines(family: String) -> Bool {
    let face = try? faces(for: FontDescription(family: family)).first
    return face?.hasOutlines ?? false
  }

  private func index(of name: String) throws(TextError) -> Int {
    if let index = families.firstIndex(where: { Self.isSame($0.name, name) }) { return index }
    throw .unknownFamily(
      name, suggestion: familyNames.nearest(to: name), available: familyNames)
  }

  /// Family names are compared without regard to case. Source: CSS Fonts 4 §2.1.
  private static func isSame(_ a: String, _ b: String) -> Bool {
    a.lowercased() == b.lowercased()
  }
}

/// The font of a text. Source: UIFontDescriptor.
package struct FontDescription: Hashable, Sendable {
  /// nil for the embedded one.
  package var family: String?
  /// Points; at 0 or below nothing is drawn.
  package var size: Double
  /// CSS: 100 thin, 400 regular, 700 bold, 900 black.
  package var weight: Double
  /// An italic face, or a slanted upright one if the family has none.
  package var isItalic: Bool
  /// Digits of one width (`tnum`), so that a counting number does not move sideways.
  package var usesMonospacedDigits: Bool
  /// Values of a variable font's axes, by tag.
  package var axes: [String: Double]

  /// The embedded font at 17 points, unless said otherwise.
  package init(
    family: String? = nil, size: Double = 17, weight: Double = 400, isItalic: Bool = false,
    usesMonospacedDigits: Bool = false, axes: [String: Double] = [:]
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.usesMonospacedDigits = usesMonospacedDigits
    self.axes = axes
  }
}
