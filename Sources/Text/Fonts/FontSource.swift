import CAnimFontData
import Synchronization

/// A face in a file with the instances made from it: one, or one per requested weight of a variable font.
///
/// A class because equal requests must return the same face with its cached outlines.
final class FontSource: Sendable {
  enum Bytes: Sendable {
    /// An embedded face, by index.
    case embedded(Int)
    /// A face of a font file.
    case file(FontFile, index: Int)
  }

  /// The family name in the font.
  let familyName: String?
  /// The available CSS weights: one, or the range of a variable font.
  let weights: ClosedRange<Double>
  let isItalic: Bool
  private let bytes: Bytes
  private let hasWeightAxis: Bool
  /// The axes of a variable font.
  let axes: [FontAxis]
  private let slantAxis: SlantAxis?
  private let faces = Mutex<[Instance: FontFace]>([:])

  /// The axis that makes a variable font italic.
  private enum SlantAxis: Equatable, Sendable {
    case ital
    /// Degrees, negative to the right.
    case slnt(Double)
  }

  private struct Instance: Hashable, Sendable {
    var weight: Double
    var isItalic: Bool
    /// Only axes that the font has, with values within their ranges.
    var axes: [String: Double]
  }

  /// - Throws: `TextError.unreadableFont` if the face has no glyphs.
  init(_ bytes: Bytes) throws(TextError) {
    let handle = Self.open(bytes)
    guard handle.glyphCount > 0 else {
      throw .unreadableFont(reason: "it holds no glyphs")
    }
    self.bytes = bytes
    familyName = handle.familyName
    let axis = handle.axisRange("wght")
    hasWeightAxis = axis != nil
    axes = handle.axes
    weights = axis ?? handle.weight...handle.weight
    if let range = handle.axisRange("ital"), range.upperBound > 0 {
      slantAxis = .ital
    } else if let range = handle.axisRange("slnt"), range.lowerBound < 0 {
      slantAxis = .slnt(range.lowerBound)
    } else {
      slantAxis = nil
    }
    isItalic = handle.isItalic
  }

  /// The face nearest to a weight; slanted if an italic is requested and the font has none.
  ///
  /// - Parameter axes: values by tag. Axes that the font does not have are ignored; values are limited to their ranges.
  func face(weight: Double, isItalic: Bool, axes values: [String: Double] = [:]) -> FontFace {
    var known: [String: Double] = [:]
    for axis in values.isEmpty ? [] : axes {
      guard let value = values[axis.tag] else { continue }
      known[axis.tag] = min(max(value, axis.range.lowerBound), axis.range.upperBound)
    }
    let instance = Instance(
      weight: min(max(weight, weights.lowerBound), weights.upperBound),
      isItalic: isItalic && !self.isItalic, axes: known)
    return faces.withLock { faces in
      if let known = faces[instance] { return known }
      let face = make(instance)
      faces[instance] = face
      return face
    }
  }

  private func make(_ instance: Instance) -> FontFace {
    let handle = Self.open(bytes)
    var variations: [String: Double] = [:]
    if hasWeightAxis { variations["wght"] = instance.weight }
    if instance.isItalic {
      switch slantAxis {
      case .ital: variations["ital"] = 1
      case .slnt(let angle): variations["slnt"] = angle
      case nil: break
      }
    }
    // Source: CSS Fonts 4 §7.2: font-variation-settings override the properties of the font.
    variations.merge(instance.axes) { $1 }
    if !variations.isEmpty { handle.setVariations(variations) }
    let synthesized = instance.isItalic && slantAxis == nil
    return FontFace(handle, slant: synthesized ? .synthesized : .none)
  }

  private static func open(_ bytes: Bytes) -> FontHandle {
    switch bytes {
    case .embedded(let index): unsafe FontHandle(embedded: embeddedFont(Int32(index)))
    case .file(let file, let index): FontHandle(file, index: index)
    }
  }
}
