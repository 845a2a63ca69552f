// A gradient has one location per colour. Steps at the same time may change colours and locations separately, so the
// counts are compared when the time advances.

/// The changes of gradients at one time.
struct GradientChanges: Sendable {
  private struct Change {
    /// The counts of colours and locations in the change's values; nil if unchanged.
    var colors: Set<Int>?
    var locations: Set<Int>?
    var origin: ScriptOrigin
  }

  /// By target.
  private var changes: [Int: Change] = [:]

  /// Records a change of a gradient's colours or locations; other changes are ignored.
  mutating func note(_ change: PropertyChange, ofTarget target: Int) {
    guard change.property == .gradientColors || change.property == .gradientLocations else {
      return
    }
    var gradient = changes[target] ?? Change(origin: change.origin)
    gradient.origin = change.origin
    let counts = Set(change.goal.values.compactMap(\.count))
    if change.property == .gradientColors {
      gradient.colors = counts
    } else {
      gradient.locations = counts
    }
    changes[target] = gradient
  }

  /// Forgets all changes.
  ///
  /// - Parameter values: the model values of each target.
  /// - Returns: an error for each gradient whose counts of colours and locations differ.
  mutating func take(with values: [PropertyValues]) -> [ScriptError] {
    defer { changes = [:] }
    return changes.compactMap { target, change in
      let model = values[target].channels
      let colors = change.colors ?? Set([model[.gradientColors]?.count ?? 0])
      guard let locations = change.locations ?? Self.fixedLocations(model[.gradientLocations]),
        locations != colors
      else { return nil }
      return ScriptError(
        "a gradient has a location for each colour: \(Self.text(locations)) for "
          + Self.text(colors), at: change.origin,
        hint: change.locations == nil
          ? "change `gradient.locations` at the same time" : nil)
    }
  }

  /// The count of locations if only the colours change; nil if locations are even.
  private static func fixedLocations(_ value: AnimatableValue?) -> Set<Int>? {
    guard case .numbers(let locations) = value, !GradientLocations.areEven(locations) else {
      return nil
    }
    return [locations.count]
  }

  private static func text(_ counts: Set<Int>) -> String {
    counts.sorted().map(String.init).joined(separator: " and ")
  }
}

extension AnimatableValue {
  /// The length of a list; nil for other values.
  fileprivate var count: Int? {
    switch self {
    case .colors(let colors): colors.count
    case .numbers(let numbers): numbers.count
    case .number, .point, .size, .rect, .color, .transform, .matrix, .path, .text, .styledText,
      .flag:
      nil
    }
  }
}

extension PropertyChange.Goal {
  /// The values in the goal.
  fileprivate var values: [AnimatableValue] {
    switch self {
    case .to(let value): [value]
    case .fromTo(let start, let end): [start, end]
    case .values(let values, _, _, _): values
    case .by, .path: []
    }
  }
}
