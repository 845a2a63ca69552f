import AnimDocuments
import AnimLayout
import AnimPrimitives

extension ViewReader {
  mutating func readStack() -> StackContent {
    StackContent(
      axis: object.read("axis", .word(), default: .horizontal),
      alignment: object.read("alignment", .alignment, default: .fill),
      distribution: object.read("distribution", .word(), default: .fill),
      spacing: object.read("spacing", .number(), default: 0),
      layoutMargins: object.read(
        "layoutMargins", .insets(of: .number(), called: "margins"), default: EdgeInsets()))
  }

  /// The distance from a view to the next one in a stack.
  mutating func readSpacingAfter() -> Double? {
    let spacing = object.read("spacingAfter", .number())
    if !isArranged, let member = object.members.first(where: { $0.key == "spacingAfter" }) {
      object.context.warn(
        "only a view in a stack has a use for `spacingAfter`", at: member.keyPlace)
    }
    return spacing
  }

  /// Warns of a position that has no effect.
  func warnOfPosition(_ frame: Rect) {
    let key = object.has("center") ? "center" : "frame"
    guard key == "center" || frame.origin != .zero,
      let member = object.members.first(where: { $0.key == key })
    else { return }
    object.context.warn(
      "the stack places the view, so the position in `\(key)` has no effect", at: member.keyPlace,
      hint: "give only its size: \"bounds\": [width, height]")
  }
}

extension ValueReader where Value == StackAlignment {
  /// UIStackView's words; `top` and `bottom` are other words for `leading` and `trailing`.
  fileprivate static var alignment: ValueReader {
    let synonyms: [String: StackAlignment] = ["top": .leading, "bottom": .trailing]
    let word = ValueReader.word()
    return ValueReader(word.expected) { node, subject in
      node.string.flatMap { synonyms[$0] } ?? word.read(node, subject.key, subject.context)
    }
  }
}

extension ValueReader where Value == EdgeInsets {
  /// One distance for all sides, or `[top, left, bottom, right]`.
  static func insets(of distance: ValueReader<Double>, called name: String) -> ValueReader {
    let list = ValueReader<[Double]>.list(
      of: distance, called: "\(name): [top, left, bottom, right]", count: 4...4)
    return ValueReader("a number or \(list.expected)") { node, subject in
      if node.number != nil {
        return distance.read(node, subject.key, subject.context).map {
          EdgeInsets(top: $0, left: $0, bottom: $0, right: $0)
        }
      }
      guard node.elements != nil else {
        subject.mismatch(node)
        return nil
      }
      return list.read(node, subject.key, subject.context).map {
        EdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
      }
    }
  }
}
