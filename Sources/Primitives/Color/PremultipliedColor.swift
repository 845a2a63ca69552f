/// A pixel: 8-bit premultiplied sRGB, packed as `0xAABBGGRR`. On a little-endian machine the bytes are R, G, B, A.
///
/// Red, green and blue are at most alpha.
public struct PremultipliedColor: Hashable, Sendable {
  public let rgba: UInt32

  /// Stores a packed pixel unchanged.
  @inlinable
  public init(rgba: UInt32) {
    self.rgba = rgba
  }

  /// Clamps the colour to 0…1, multiplies it by its alpha and rounds to nearest.
  ///
  /// A NaN component counts as 0.
  public init(_ color: Color) {
    let alpha = Self.clamp(color.alpha)
    self.init(
      red: Self.byte(Self.clamp(color.red) * alpha),
      green: Self.byte(Self.clamp(color.green) * alpha),
      blue: Self.byte(Self.clamp(color.blue) * alpha),
      alpha: Self.byte(alpha))
  }

  @inlinable
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    self.init(
      rgba: UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24)
  }

  public static let clear = PremultipliedColor(rgba: 0)
}

extension PremultipliedColor {
  @inlinable public var red: UInt8 { UInt8(truncatingIfNeeded: rgba) }
  @inlinable public var green: UInt8 { UInt8(truncatingIfNeeded: rgba >> 8) }
  @inlinable public var blue: UInt8 { UInt8(truncatingIfNeeded: rgba >> 16) }
  @inlinable public var alpha: UInt8 { UInt8(truncatingIfNeeded: rgba >> 24) }
  @inlinable public var isOpaque: Bool { alpha == 255 }

  private static func clamp(_ value: Double) -> Double {
    value > 0 ? min(value, 1) : 0
  }

  private static func byte(_ value: Double) -> UInt8 {
    UInt8((value * 255).rounded(.toNearestOrAwayFromZero))
  }
}
