/// Corners of a rectangle. Source: CACornerMask, with names of corners.
public struct CornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  public static let topLeft = CornerMask(rawValue: 1)
  public static let topRight = CornerMask(rawValue: 2)
  public static let bottomRight = CornerMask(rawValue: 4)
  public static let bottomLeft = CornerMask(rawValue: 8)
  public static let all: CornerMask = [.topLeft, .topRight, .bottomRight, .bottomLeft]
}

/// The shape of a corner. Source: CALayerCornerCurve.
public enum CornerCurve: String, Hashable, Sendable, CaseIterable {
  /// A quarter of a circle.
  case circular
  /// iOS's smooth corner: curvature grows gradually, from 1.528665 radii away from the corner.
  case continuous
}

/// An upright rectangle with round corners.
public struct RoundedRect: Hashable, Sendable {
  public var rect: Rect
  /// In points. Limited to 0…half the shorter side when drawn.
  public var cornerRadius: Double
  public var maskedCorners: CornerMask
  public var cornerCurve: CornerCurve

  public init(
    rect: Rect, cornerRadius: Double = 0, maskedCorners: CornerMask = .all,
    cornerCurve: CornerCurve = .circular
  ) {
    self.rect = rect
    self.cornerRadius = cornerRadius
    self.maskedCorners = maskedCorners
    self.cornerCurve = cornerCurve
  }

  /// The drawn radius: 0…half the shorter side; 0 without a masked corner.
  public var effectiveRadius: Double {
    guard !maskedCorners.isEmpty, !rect.isEmpty else { return 0 }
    return max(0, min(cornerRadius, min(rect.width, rect.height) / 2))
  }
}
