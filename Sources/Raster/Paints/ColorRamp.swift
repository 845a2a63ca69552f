// A gradient's colours are a function of one parameter: constant before the first stop and after the last one, and
// linear between stops in sRGB that is not premultiplied. Premultiplied, such a line is a parabola, because it is the
// product of a colour and an alpha that both change linearly. An interval stores the colour at its origin, a slope and
// a curve. Values are rounded once, at the end.
//
// Two stops at the same location make a jump. Sampling a jump at pixel centres gives jagged edges, so each jump is
// averaged over a box as wide as the pixel: a ramp one pixel long. Lines that are shorter than a pixel somewhere are
// averaged in the same way. They keep their length where an ellipse or a perspective makes them longer than a pixel.

import CAnimKernels
import AnimPrimitives

/// Maps the parameter of a gradient to premultiplied colours.
struct ColorRamp {
  /// Red, green, blue, alpha: premultiplied, 0…255.
  typealias Components = SIMD4<Float>

  private struct Interval {
    /// The parameter at the interval's end.
    var end: Double
    var origin: Double
    var color: Components
    var slope: Components
    /// The coefficient of the squared distance from the origin. Zero if both ends have the same alpha.
    var curve: Components

    /// The colour at a distance from the origin.
    func color(at distance: Float) -> Components {
      let distance = Components(repeating: distance)
      return color + (slope + curve * distance) * distance
    }
  }

  fileprivate struct Jump {
    /// The parameter at the middle of the jump.
    var location: Double
    /// The length of the jump in units of the parameter; 0 for two stops at the same location.
    var length: Double
    var change: Components
    /// At the fraction u of the jump, the colour has changed by u · `change` − u · (1 − u) · `bend`.
    var bend: Components
  }

  private var intervals: [Interval] = []
  private var jumps: [Jump] = []
  /// The length of the longest jump.
  private var jumpLength = 0.0
  /// Whether the parameter is cyclic: 1 is the same as 0.
  private let isCyclic: Bool

  /// - Parameters:
  ///   - stops: at least one. A location below its predecessor is raised to it.
  ///   - opacity: 0…1. Multiplies the alpha of the stops.
  ///   - isCyclic: whether the parameter 1 is the same as 0.
  ///   - sharpness: the maximum length, in units of the parameter, of lines that are treated as jumps and averaged over
  ///     each pixel.
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
        // The colour jumps at the middle. `pixel(at:footprint:)` corrects pixels that overlap the change.
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

  /// A colour with an opacity applied: premultiplied, and straight with an alpha of 0.
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

  /// The interval that holds a parameter, for C; nil for NaN.
  ///
  /// - Parameters:
  ///   - kind: the number of the gradient's kind in C.
  ///   - stretch: the length of a pixel in the gradient's plane.
  func interval(holding parameter: Double, kind: Int32, stretch: Float) -> raster_ramp? {
    guard let index = intervals.firstIndex(where: { parameter < $0.end }) else { return nil }
    let interval = intervals[index]
    let begin = index > 0 ? intervals[index - 1].end : -.infinity
    var low = Float(begin)
    var high = Float(interval.end)
    if isCyclic {
      low = max(low, 0)
      high = min(high, 1)
    }
    return raster_ramp(
      kind: kind, begin: begin, end: interval.end, low: low, high: high,
      reach: hasJumps ? stretch : 0, edge: Float(jumpLength / 2), origin: Float(interval.origin),
      color: Self.split(interval.color), slope: Self.split(interval.slope),
      curve: Self.split(interval.curve))
  }

  /// The pixel at a parameter, with jumps averaged over the pixel.
  ///
  /// - Parameter footprint: the change of the parameter from one side of the pixel to the other.
  func pixel(at parameter: Double, footprint: Double) -> UInt32 {
    var color = color(at: parameter)
    for jump in jumps {
      var distance = parameter - jump.location
      if isCyclic {
        if distance > 0.5 { distance -= 1 } else if distance < -0.5 { distance += 1 }
      }
      // Keeps the pixel from overlapping the jump a second time, one cycle away.
      let footprint = isCyclic ? min(footprint, 1 - jump.length) : footprint
      guard abs(distance) < (jump.length + footprint) / 2 else { continue }
      let share = Self.unseen(of: jump.length, at: abs(distance), footprint: footprint)
      // `color(at:)` counts the whole change behind the middle of the jump, and none before.
      color += jump.change * Components(repeating: Float(distance >= 0 ? -share : share))
      color -= jump.bend * Components(repeating: jump.bentPart(at: distance, footprint: footprint))
    }
    return Self.pack(color.clamped(lowerBound: .zero, upperBound: Components(repeating: 255)))
  }

  /// The mean over the pixel of the fraction of a change that is still to come, 0…½. The centre of the pixel is at or
  /// behind the middle of the change.
  private static func unseen(
    of length: Double, at distance: Double, footprint: Double
  ) -> Double {
    /// The integral of the remaining fraction from an offset from the middle to the end of the change.
    func rest(_ place: Double) -> Double {
      let room = length / 2 - place
      if room <= 0 { return 0 }
      return room >= length ? -place : room * room / (2 * length)
    }
    // At the centre of a radial gradient the footprint is 0.
    let footprint = max(footprint, 1e-9)
    return (rest(distance - footprint / 2) - rest(distance + footprint / 2)) / footprint
  }

  private func color(at parameter: Double) -> Components {
    let index = intervals.firstIndex { parameter < $0.end } ?? intervals.count - 1
    let interval = intervals[index]
    return interval.color(at: Float(parameter - interval.origin))
  }

  /// Packs a colour. No channel exceeds alpha, and rounding keeps this order.
  private static func pack(_ color: Components) -> UInt32 {
    let alpha = color.w
    return byte(min(color.x, alpha)) | byte(min(color.y, alpha)) << 8
      | byte(min(color.z, alpha)) << 16 | byte(alpha) << 24
  }

  /// The channels as an array of C.
  private static func split(_ color: Components) -> (Float, Float, Float, Float) {
    (color.x, color.y, color.z, color.w)
  }

  /// Rounds to nearest. After adding 2¹⁵, the mantissa has eight bits of integer above eight bits of fraction. This
  /// costs less than a conversion that checks its range.
  @inline(__always)
  private static func byte(_ value: Float) -> UInt32 {
    (value + (0x1p15 + 0.5)).bitPattern &>> 8 & 255
  }
}

extension ColorRamp.Jump {
  /// The mean of u · (1 − u) over a pixel. Parts of the pixel outside of the change count as 0.
  fileprivate func bentPart(at distance: Double, footprint: Double) -> Float {
    guard length > 0 else { return 0 }
    /// The integral of u · (1 − u) from the beginning of the change to an offset from its middle.
    func sum(_ place: Double) -> Double {
      let u = min(max(place / length + 0.5, 0), 1)
      return length * u * u * (0.5 - u / 3)
    }
    let half = max(footprint, 1e-9) / 2
    return Float((sum(distance + half) - sum(distance - half)) / (2 * half))
  }
}
