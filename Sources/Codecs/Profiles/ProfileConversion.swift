import AnimPrimitives

/// Converts 8-bit components of a profile to sRGB, relative to the white of both. Colours outside of sRGB are clamped.
///
/// Uses plain IEEE arithmetic and tables, so all machines compute the same values. Source: ICC.1 annex F.3.
package struct ProfileConversion: Sendable {
  /// Linear light of the 256 components of each channel.
  private let light: [[Double]]
  /// Maps linear light of the profile to that of sRGB.
  private let matrix: Columns

  /// nil for a profile that is sRGB: no component would change by more than a level.
  package init?(_ profile: ColorProfile) {
    let space = ColorProfile.sRGB
    guard let toSRGB = Columns(space.red, space.green, space.blue).inverse else { return nil }
    matrix = Columns(
      toSRGB.applied(to: profile.red), toSRGB.applied(to: profile.green),
      toSRGB.applied(to: profile.blue))
    light = profile.curves.map { curve in (0..<256).map { curve.light(Double($0) / 255) } }
    if isIdentity { return nil }
  }

  private var isIdentity: Bool {
    let steps = [0, 1, 32, 64, 128, 192, 254, 255]
    return steps.allSatisfy { red in
      steps.allSatisfy { green in
        steps.allSatisfy { blue in
          let (r, g, b) = converted(red, green, blue)
          return abs(r - red) <= 1 && abs(g - green) <= 1 && abs(b - blue) <= 1
        }
      }
    }
  }

  /// Components 0…255.
  func converted(_ red: Int, _ green: Int, _ blue: Int) -> (Int, Int, Int) {
    let color = matrix.applied(to: SIMD3(light[0][red], light[1][green], light[2][blue]))
    return (Self.component(color.x), Self.component(color.y), Self.component(color.z))
  }

  /// The 8-bit component of linear light, rounded to nearest, except within 1/32,768 of a boundary.
  private static func component(_ light: Double) -> Int {
    let clamped = light > 0 ? min(light, 1) : 0
    return Int(components[Int(clamped * 16_384 + 0.5)])
  }

  private static let components: [UInt8] = (0...16_384).map { index in
    let light = Double(index) / 16_384
    let component = light > 0.0031308 ? 1.055 * power(light, 1 / 2.4) - 0.055 : 12.92 * light
    return UInt8((component * 255).rounded())
  }
}

extension Pixmap {
  /// Converts all pixels to sRGB.
  mutating func convert(by conversion: ProfileConversion) {
    // Neighbours are often equal.
    var (last, result): (UInt32, UInt32) = (0, 0)
    withMutablePixels { pixels in
      for index in pixels.indices where pixels[index] != last || pixels[index] != 0 {
        let pixel = pixels[index]
        if pixel != last {
          last = pixel
          result = conversion.converted(PremultipliedColor(rgba: pixel)).rgba
        }
        pixels[index] = result
      }
    }
  }
}

extension ProfileConversion {
  fileprivate func converted(_ color: PremultipliedColor) -> PremultipliedColor {
    guard color.alpha > 0 else { return color }
    let straight = StraightColor(color)
    let (red, green, blue) = converted(
      Int(straight.red), Int(straight.green), Int(straight.blue))
    return PremultipliedColor(
      StraightColor(
        red: UInt8(red), green: UInt8(green), blue: UInt8(blue), alpha: straight.alpha))
  }
}

extension DecodedPicture {
  /// Converts the picture to sRGB by the profile of its file. A profile that cannot be applied is a fault.
  ///
  /// - Parameter profile: returns nil for a file without a profile.
  mutating func convert(from profile: () throws(ColorProfile.Refusal) -> ColorProfile?) {
    do throws(ColorProfile.Refusal) {
      if let profile = try profile(), let conversion = ProfileConversion(profile) {
        pixmap.convert(by: conversion)
      }
    } catch {
      faults.append(error.fault)
    }
  }
}
