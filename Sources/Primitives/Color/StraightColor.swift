/// A pixel with straight alpha: 8-bit sRGB as files store it, packed as `0xAABBGGRR`.
///
/// Converting a premultiplied pixel to straight alpha and back gives the same pixel: the error of a straight component
/// is at most 1/2, and multiplying by alpha/255 makes it less than 1/2 for an alpha below 255. So a file with straight
/// alpha stores every premultiplied picture exactly.
@usableFromInline
package struct StraightColor: Hashable, Sendable {
  @usableFromInline
  package let rgba: UInt32

  /// Stores a packed pixel unchanged.
  @inlinable
  package init(rgba: UInt32) {
    self.rgba = rgba
  }

  @inlinable
  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    self.init(
      rgba: UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24)
  }

  /// Divides by alpha and rounds to nearest, halves up. All components are 0 if alpha is 0.
  ///
  /// A component above alpha, which is invalid in a premultiplied pixel, counts as alpha.
  @inlinable
  package init(_ color: PremultipliedColor) {
    let alpha = color.rgba &>> 24
    guard alpha != 255 else {
      self.init(rgba: color.rgba)
      return
    }
    guard alpha != 0 else {
      self.init(rgba: 0)
      return
    }
    let half = alpha &>> 1
    let red = (min(color.rgba & 255, alpha) &* 255 &+ half) / alpha
    let green = (min(color.rgba &>> 8 & 255, alpha) &* 255 &+ half) / alpha
    let blue = (min(color.rgba &>> 16 & 255, alpha) &* 255 &+ half) / alpha
    self.init(rgba: red | green &<< 8 | blue &<< 16 | alpha &<< 24)
  }
}

extension StraightColor {
  @inlinable package var red: UInt8 { UInt8(truncatingIfNeeded: rgba) }
  @inlinable package var green: UInt8 { UInt8(truncatingIfNeeded: rgba &>> 8) }
  @inlinable package var blue: UInt8 { UInt8(truncatingIfNeeded: rgba &>> 16) }
  @inlinable package var alpha: UInt8 { UInt8(truncatingIfNeeded: rgba &>> 24) }
}

extension PremultipliedColor {
  /// Multiplies by alpha and rounds to nearest. No product is halfway, because 255 is odd.
  @inlinable
  package init(_ color: StraightColor) {
    let alpha = color.rgba &>> 24
    guard alpha != 255 else {
      self.init(rgba: color.rgba)
      return
    }
    let red = ((color.rgba & 255) &* alpha &+ 127) / 255
    let green = ((color.rgba &>> 8 & 255) &* alpha &+ 127) / 255
    let blue = ((color.rgba &>> 16 & 255) &* alpha &+ 127) / 255
    self.init(rgba: red | green &<< 8 | blue &<< 16 | alpha &<< 24)
  }
}
