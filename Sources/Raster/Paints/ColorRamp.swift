// A gradient's colours as a function of one parameter: constant before the first stop, straight lines
// between stops in sRGB that is not premultiplied, constant after the last. Premultiplied, a line is a
// parabola: the product of a colour and an alpha that both change. It is kept as a colour at its interval's
// origin, a slope and a curve, and rounding happens once, at the end.
//
// Two stops at one place make a jump. Sampled at pixel centres it would be jagged, so each jump is
// replaced by its mean over a box as wide as the pixel: a ramp one pixel long. Lines shorter than some
// pixels are treated in the same way; where an ellipse is long or a plane is near, they keep their
// length.

import Primitives

/// The premultiplied colour for each value of a gradient's parameter.
struct ColorRamp {
  /// Red, green, blue, alpha: premultiplied, 0…255.
  typealias Components = SIMD4<Float>

  private struct Interval {
    /// The beginning of the next one.
    var end: Double
    var origin: Double
    var color: Components
    var slope: Components
    /// Of the square of the distance from the origin; zero where the ends have the same alpha.
    var curve: Components

    /// The colour at a distance from the origin.
    func color(at distance: Float) -> Components {
      let distance = Components(repeating: distance)
      return color + (slope + curve * distance) * distance
    }
  }

  fileprivate struct Jump {
    /// Its middle.
    var location: Double
    /// The part of the parameter that it takes; 0 for two stops at one place.
    var length: Double
    var change: Components
    /// The share u of the way shows the change u · `change` − u · (1 − u) · `bend`.
    var bend: Components
  }

  private var intervals: [Interval] = []
  private var jumps: [Jump] = []
  /// Of the longest jump.
  private var jumpLength = 0.0
  /// Whether the parameter goes round: 1 is 0 again.
  private let isCyclic: Bool

  /// - Parameters:
  ///   - stops: at least one; a location below the one before it counts as equal to it.
  ///   - opacity: 0…1, multiplies the stops' alpha.
  ///   - isCyclic: whether the colour at 0 follows the colour at 1.
  ///   - sharpness: the length of parameter in which a pixel somewhere sees no more than a jump. Lines so
  ///     short are averaged over each pixel.
  init(stops: [Gradient.Stop], opacity: Double, isCyclic: Bool, sharpness: Double) {
    precondition(!stops.isEmpty, "a gradient has a stop")
    self.isCyclic = isCyclic
    var location = -Double.infinity
    var (color, straight) = Self.components(stops[0].color, opacity)
    for stop in stops {
      let next = max(location, stop.location)
      let (nextColor, nextStraight) = Self.components(stop.color, opacity)
      let bend = (nextStraight - straight) * Components(repeating: (nextColor.w - color.w) / 255)
      if location == -.infinity || next - location > sharpness {
        let length = next - location
        let isLine = length.isFinite
        let unit = Components(repeating: Float(length))
        intervals.append(
          Interval(
            end: next, origin: isLine ? location : 0, color: color,
            slope: isLine ? (nextColor - color - bend) / unit : .zero,
            curve: isLine ? bend / (unit * unit) : .zero))
        location = next
      } else if nextColor != color {
        // Half of it goes to either side, which a pixel that sees some of it corrects.
        let middle = location + (next - location) / 2
        jumps.append(
          Jump(
            location: middle, length: next - location, change: nextColor - color, bend: bend))
        jumpLength = max(jumpLength, next - location)
        intervals[intervals.count - 1].end = middle
        intervals.append(
          Interval(end: next, origin: 0, color: nextColor, slope: .zero, curve: .zero))
        location = next
      }
      (color, straight) = (nextColor, nextStraight)
    }
    intervals.append(
      Interval(end: .infinity, origin: 0, color: color, slope: .zero, curve: .zero))
    if isCyclic {
      let seam = self.color(at: 0) - self.color(at: 1)
      if seam != .zero { jumps.append(Jump(location: 0, length: 0, change: seam, bend: .zero)) }
    }
  }

  var hasJumps: Bool { !jumps.isEmpty }

  /// A colour with an opacity: premultiplied, and straight with an alpha of 0.
  private static func components(
    _ color: Color, _ opacity: Double
  ) -> (premultiplied: Components, straight: Components) {
    func clamp(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
    let alpha = clamp(color.alpha) * clamp(opacity)
    let scale = alpha * 255
    let (red, green, blue) = (clamp(color.red), clamp(color.green), clamp(color.blue))
    return (
      Components(
        Float(red * scale), Float(green * scale), Float(blue * scale), Float(scale)),
      Components(Float(red * 255), Float(green * 255), Float(blue * 255), 0)
    )
  }
}

// MARK: - Evaluation

extension ColorRamp {
  /// The pixel at a parameter.
  func pixel(at parameter: Double) -> UInt32 {
    Self.pack(color(at: parameter))
  }

  /// Writes the pixels of a block of parameters, if all of them lie in one interval.
  ///
  /// Channel by channel, so that the loop runs over pixels and is vectorized.
  ///
  /// - Parameter reach: how far from a jump's ends it may be felt.
  /// - Returns: whether it was so.
  func shade(
    _ parameters: Span<Float>, reach: Float, into pixels: inout MutableSpan<UInt32>
  ) -> Bool {
    let count = GradientShader.blockSize
    precondition(parameters.count == count && pixels.count == count, "blocks have one size")
    let first = Double(parameters[0])
    guard let index = intervals.firstIndex(where: { first < $0.end }) else { return false }
    let interval = intervals[index]
    var low = index > 0 ? Float(intervals[index - 1].end) : -.infinity
    var high = Float(interval.end)
    if isCyclic {
      low = max(low, 0)
      high = min(high, 1)
    }
    let reach = reach + Float(jumpLength / 2)
    low += reach
    high -= reach
    // Without a branch in the loop; NaN counts as outside.
    var outside: UInt32 = 0
    for index in 0..<count {
      outside |= (parameters[index] >= low ? 0 : 1) | (parameters[index] < high ? 0 : 1)
    }
    guard outside == 0 else { return false }
    let origin = Float(interval.origin)
    let (red0, green0, blue0, alpha0) = Self.split(interval.color)
    let (redSlope, greenSlope, blueSlope, alphaSlope) = Self.split(interval.slope)
    let (redCurve, greenCurve, blueCurve, _) = Self.split(interval.curve)
    for index in 0..<count {
      let distance = parameters[index] - origin
      let alpha = alpha0 + alphaSlope * distance
      let red = red0 + (redSlope + redCurve * distance) * distance
      let green = green0 + (greenSlope + greenCurve * distance) * distance
      let blue = blue0 + (blueSlope + blueCurve * distance) * distance
      pixels[index] =
        Self.byte(red < alpha ? red : alpha) | Self.byte(green < alpha ? green : alpha) &<< 8
        | Self.byte(blue < alpha ? blue : alpha) &<< 16 | Self.byte(alpha) &<< 24
    }
    return true
  }

  /// The pixel at a parameter that changes by `footprint` from one side of the pixel to the other.
  func pixel(at parameter: Double, footprint: Double) -> UInt32 {
    var color = color(at: parameter)
    for jump in jumps {
      var distance = parameter - jump.location
      if isCyclic {
        if distance > 0.5 { distance -= 1 } else if distance < -0.5 { distance += 1 }
      }
      // A cyclic ramp is not counted twice.
      let footprint = isCyclic ? min(footprint, 1 - jump.length) : footprint
      guard abs(distance) < (jump.length + footprint) / 2 else { continue }
      let share = Self.unseen(of: jump.length, at: abs(distance), footprint: footprint)
      // All of it was counted behind its middle, and none before.
      color += jump.change * Components(repeating: Float(distance >= 0 ? -share : share))
      color -= jump.bend * Components(repeating: jump.bentPart(at: distance, footprint: footprint))
    }
    return Self.pack(color.clamped(lowerBound: .zero, upperBound: Components(repeating: 255)))
  }

  /// The part of a change, 0…½, that still lies before a pixel whose centre is at or behind the middle
  /// of the change: the mean over the pixel.
  private static func unseen(
    of length: Double, at distance: Double, footprint: Double
  ) -> Double {
    /// The sum from a place to the end.
    func rest(_ place: Double) -> Double {
      let room = length / 2 - place
      if room <= 0 { return 0 }
      return room >= length ? -place : room * room / (2 * length)
    }
    // At the centre of a radial gradient the parameter stands still.
    let footprint = max(footprint, 1e-9)
    return (rest(distance - footprint / 2) - rest(distance + footprint / 2)) / footprint
  }

  private func color(at parameter: Double) -> Components {
    let index = intervals.firstIndex { parameter < $0.end } ?? intervals.count - 1
    let interval = intervals[index]
    return interval.color(at: Float(parameter - interval.origin))
  }

  /// No channel above alpha, which rounding then keeps so.
  private static func pack(_ color: Components) -> UInt32 {
    let alpha = color.w
    return byte(min(color.x, alpha)) | byte(min(color.y, alpha)) << 8
      | byte(min(color.z, alpha)) << 16 | byte(alpha) << 24
  }

  /// Vectors of four would keep the loop over pixels from becoming one of vectors.
  private static func split(_ color: Components) -> (Float, Float, Float, Float) {
    (color.x, color.y, color.z, color.w)
  }

  /// Rounds to nearest: added to 2¹⁵, the value leaves eight bits of fraction below eight bits of
  /// integer in the mantissa, which costs less than a conversion that checks its range.
  @inline(__always)
  private static func byte(_ value: Float) -> UInt32 {
    (value + (0x1p15 + 0.5)).bitPattern &>> 8 & 255
  }
}

extension ColorRamp.Jump {
  /// The mean of u · (1 − u) over a pixel, 0 where it lies outside of the change.
  fileprivate func bentPart(at distance: Double, footprint: Double) -> Float {
    guard length > 0 else { return 0 }
    /// The sum from the beginning of the change to a place.
    func sum(_ place: Double) -> Double {
      let u = min(max(place / length + 0.5, 0), 1)
      return length * u * u * (0.5 - u / 3)
    }
    let half = max(footprint, 1e-9) / 2
    return Float((sum(distance + half) - sum(distance - half)) / (2 * half))
  }
}
