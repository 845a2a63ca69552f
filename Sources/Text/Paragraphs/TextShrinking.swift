import AnimPrimitives

/// How to shrink a line that is too wide for its box. Source: UILabel.adjustsFontSizeToFitWidth.
public struct TextShrinking: Hashable, Sendable {
  /// The part of a line that keeps its position when the line shrinks. Source: UIBaselineAdjustment.
  public enum BaselineAdjustment: String, Hashable, Sendable, CaseIterable {
    /// The baseline.
    case alignBaselines
    /// The middle of its height, which is that of the box.
    case alignCenters
    /// The top.
    case none
  }

  /// The smallest size as a fraction 0…1 of the font's size; 0 means no limit. Text that still does not fit ends with
  /// "…". Source: UILabel.minimumScaleFactor, where 0 is documented as 1.
  public var minimumScaleFactor: Double
  public var baselineAdjustment: BaselineAdjustment

  public init(
    minimumScaleFactor: Double = 0, baselineAdjustment: BaselineAdjustment = .alignBaselines
  ) {
    self.minimumScaleFactor = minimumScaleFactor
    self.baselineAdjustment = baselineAdjustment
  }
}

extension TextRequest {
  /// The request with all lengths scaled down: font size, spacing, line height.
  ///
  /// - Parameter width: the width of the line at its original size, in points.
  /// - Returns: nil if the line fits or must not shrink.
  func shrunk(from width: Double) -> TextRequest? {
    guard let shrinking, numberOfLines == 1, let bounds, width > bounds.width else { return nil }
    let scale = max(bounds.width / width, shrinking.minimumScaleFactor)
    guard scale > 0, scale < 1 else { return nil }
    var request = self
    request.font.size *= scale
    request.letterSpacing *= scale
    request.lineHeight = lineHeight.map { $0 * scale }
    request.text = text.scaled(by: scale)
    return request
  }
}
