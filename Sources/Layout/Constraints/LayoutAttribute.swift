/// An attribute of a view in a constraint. Source: NSLayoutConstraint.Attribute.
///
/// Layout direction is left to right, so `leading` is `left` and `trailing` is `right`.
public enum LayoutAttribute: String, Hashable, Sendable, CaseIterable {
  case left, right, top, bottom
  case leading, trailing
  case width, height
  case centerX, centerY
  /// The baselines of a label's first and last line.
  case firstBaseline, lastBaseline
}

extension LayoutAttribute {
  /// Whether the attribute is a position rather than a size.
  package var isLocation: Bool {
    switch self {
    case .width, .height: false
    case .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .firstBaseline,
      .lastBaseline:
      true
    }
  }

  /// Whether the attribute is measured horizontally.
  package var isHorizontal: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX: true
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline: false
    }
  }

  /// Whether only labels have the attribute.
  package var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// Whether an equation may relate two attributes. Source: NSLayoutConstraint rejects other pairs.
  func pairs(with other: LayoutAttribute) -> Bool {
    isLocation == other.isLocation && (!isLocation || isHorizontal == other.isHorizontal)
  }

  /// Why an equation cannot relate two attributes; nil if it can.
  package func mismatch(with other: LayoutAttribute) -> String? {
    guard !pairs(with: other) else { return nil }
    let reason =
      isLocation == other.isLocation
      ? "they lie across each other" : "one is a place, one a size"
    return "`\(rawValue)` and `\(other.rawValue)` cannot be related: \(reason)"
  }
}

extension LayoutAttribute {
  /// The distance of the attribute of a rectangle within margins from that of the whole, in points.
  package func offset(top: Double, left: Double, bottom: Double, right: Double) -> Double {
    switch self {
    case .left, .leading: left
    case .right, .trailing: -right
    case .top, .firstBaseline: top
    case .bottom, .lastBaseline: -bottom
    case .width: -left - right
    case .height: -top - bottom
    case .centerX: (left - right) / 2
    case .centerY: (top - bottom) / 2
    }
  }
}
