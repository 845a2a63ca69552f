/// A part of a view in a constraint. Source: NSLayoutConstraint.Attribute.
///
/// Text runs from left to right, so `leading` is `left` and `trailing` is `right`.
public enum LayoutAttribute: String, Hashable, Sendable, CaseIterable {
  case left, right, top, bottom
  case leading, trailing
  case width, height
  case centerX, centerY
  /// Of a label's first and last line.
  case firstBaseline, lastBaseline
}

extension LayoutAttribute {
  /// Whether it is a place, not a size.
  package var isLocation: Bool {
    switch self {
    case .width, .height: false
    case .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .firstBaseline,
      .lastBaseline:
      true
    }
  }

  /// Whether it is measured from left to right.
  package var isHorizontal: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX: true
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline: false
    }
  }

  /// Whether only labels have it.
  package var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// Whether an equation may relate both. Source: NSLayoutConstraint rejects other pairs.
  func pairs(with other: LayoutAttribute) -> Bool {
    isLocation == other.isLocation && (!isLocation || isHorizontal == other.isHorizontal)
  }

  /// The reason for which an equation cannot relate both; nil if it can.
  package func mismatch(with other: LayoutAttribute) -> String? {
    guard !pairs(with: other) else { return nil }
    let reason =
      isLocation == other.isLocation
      ? "they lie across each other" : "one is a place, one a size"
    return "`\(rawValue)` and `\(other.rawValue)` cannot be related: \(reason)"
  }
}
