import AnimPrimitives
import AnimTiming

// Warnings about animations between values that cannot be blended, which are usually mistakes.

extension TimelineCompiler {
  /// Warns of an animation with a duration that switches because its values cannot be blended.
  ///
  /// Texts and flags cause no warning, because they never blend.
  mutating func warnOfSwitch(
    _ change: PropertyChange, ofTarget target: Int, duration: Double
  ) {
    guard duration > TimeTolerance.seconds, change.property.mayNotBlend else { return }
    let pair = ways(of: change, target).first { $0 != $1 && !$0.blends(with: $1) }
    guard let (from, to) = pair, let reason = Self.reason(from, to) else { return }
    warn(
      ScriptError("\(reason.message); it switches at once", at: change.origin, hint: reason.hint))
  }

  /// The pairs of start and end values of a change.
  private func ways(
    of change: PropertyChange, _ target: Int
  ) -> [(from: AnimatableValue, to: AnimatableValue)] {
    switch change.goal {
    case .to(let value): [(values[target].value(of: change.property), value)]
    case .fromTo(let from, let to): [(from, to)]
    case .values(_, _, _, .discrete), .by, .path: []
    case .values(let values, _, _, _): zip(values, values.dropFirst()).map { ($0, $1) }
    }
  }

  private static func reason(
    _ from: AnimatableValue, _ to: AnimatableValue
  ) -> (message: String, hint: String)? {
    switch (from, to) {
    case (.path(let from), .path(let to)):
      (
        "the paths have different segments: \(from.segmentSummary) and \(to.segmentSummary)",
        "write both with the same segments in the same order"
      )
    case (.colors(let from), .colors(let to)):
      (
        "the gradients have different numbers of colours: \(from.count) and \(to.count)",
        "give both the same number of colours"
      )
    case (.numbers(let from), .numbers(let to)):
      (
        "the dashes have different numbers of lengths: \(from.count) and \(to.count)",
        "give both the same number of lengths"
      )
    case (.color, .color):
      (
        "a colour cannot be blended with none",
        "to fade a colour, use a clear one instead of none, such as \"#FF950000\""
      )
    case (.text, .text):
      ("pictures are not blended", "let a view with one picture fade in over a view with the other")
    default: nil
    }
  }
}

extension Property {
  /// Whether some values of the property cannot be blended.
  fileprivate var mayNotBlend: Bool {
    switch kind {
    case .color, .colors, .path: true
    default: self == .lineDash || self == .source
    }
  }
}

extension Path {
  /// The commands as SVG letters with counts: `M L2 A8 Z`.
  fileprivate var segmentSummary: String {
    var runs: [(letter: String, count: Int)] = []
    for command in commands {
      if runs.last?.letter == command.svgLetter {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((command.svgLetter, 1))
      }
    }
    let limit = 12
    let words = runs.prefix(limit).map { $0.count == 1 ? $0.letter : "\($0.letter)\($0.count)" }
    return words.isEmpty
      ? "none" : words.joined(separator: " ") + (runs.count > limit ? " …" : "")
  }
}
