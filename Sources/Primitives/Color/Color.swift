/// A colour: gamma-encoded sRGB with straight alpha.
///
/// Components are nominally 0…1. Values outside occur in overshooting animations and are kept until the colour is
/// painted. Source: UIColor in extended sRGB.
public struct Color: Hashable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double

  @inlinable
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
  public static let black = Color(red: 0, green: 0, blue: 0)
  public static let white = Color(red: 1, green: 1, blue: 1)
}

extension Color {
  /// The colour with its alpha multiplied by a factor.
  @inlinable
  public func multiplyingAlpha(by factor: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha * factor)
  }

  /// Interpolates the straight sRGB components and alpha independently, as Core Animation does.
  @inlinable
  public func interpolated(to other: Color, fraction: Double) -> Color {
    Color(
      red: red + (other.red - red) * fraction,
      green: green + (other.green - green) * fraction,
      blue: blue + (other.blue - blue) * fraction,
      alpha: alpha + (other.alpha - alpha) * fraction)
  }
}
