import Primitives

/// The rules for making a line smaller that is too wide for its box. Source: UILabel.adjustsFontSizeToFitWidth.
public struct TextShrinking: Hashable, Sendable {
  /// The part of a line that keeps its place when the line is made smaller. Source:
  /// UIBaselineAdjustment.
  public enum BaselineAdjustment: String, Hashable, Sendable, CaseIterable {
    /// Its baseline stays.
    case alignBaselines
    /// The middle of its height stays, which is that of the box.
    case alignCenters
    /// Its top stays.
    case none
  }

  /// The smallest size, as a part of the font's, 0…1; 0 for as small as it takes. Text that does not fit even
  /// then ends with "…". Source: UILabel.minimumScaleFactor, whose documentation lets 0 stand for 1.
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
  /// The same with everything that is measured in points smaller: the font, the spacing, the lines.
  ///
  /// - Parameter width: points that the line takes in its own size.
  /// - Returns: nil where it fits as it is, or is not to shrink.
  func shrunk(from width: Double) -> TextRequest? {
    guard let shrinking, numberOfLines == 1, let bounds, width > bounds.width else { return nil }
    let scale = max(bounds.width / width, shrinking.minimumScaleFactor)
    guard scale > 0, scale < 1 else { return nil }
    var request = self
    request.font.size *= scale
    request.letterSpacing *= scale
    request.lineHeight = lineHeight.map { $0 * scale }
    return request
  }
}
