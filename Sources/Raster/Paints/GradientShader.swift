// Each kind of gradient has its own plane, in which the parameter is simple: the x coordinate, the distance from the
// origin, or the angle around the origin. One projective map leads from device pixels to this plane, by way of the
// inverse of the drawing transform and the unit square of the gradient's frame. So stretching, rotation and perspective
// need no extra code.

import CAnimKernels
import AnimPrimitives

/// A gradient prepared for one operation.
struct GradientShader {
  private let kind: Gradient.Kind
  /// Of a radial gradient; nil is the origin of its plane.
  private let focus: Gradient.Focus?
  /// Maps device pixels to the gradient's own plane.
  private let map: ProjectiveTransform
  private let isAffine: Bool
  private let ramp: ColorRamp
  /// An upper bound for the size of a device pixel in the gradient's plane, for an affine map.
  private let stretch: Float

  /// Returns nil if the gradient is invisible: no stops, an opacity of 0, or a frame or transform without area.
  init?(_ gradient: Gradient, opacity: Double, transform: ProjectiveTransform) {
    let frame = gradient.frame
    let unit = AffineTransform(
      a: frame.width, b: 0, c: 0, d: frame.height, tx: frame.minX, ty: frame.minY
    ).concatenating(gradient.placement)
    guard opacity > 0, !gradient.stops.isEmpty,
      let inverse = ProjectiveTransform(unit).concatenating(transform).inverted
    else { return nil }
    let own = Self.plane(of: gradient)
    let map = inverse.concatenating(ProjectiveTransform(own ?? .identity))
    let entries = [
      map.m11, map.m12, map.m13, map.m21, map.m22, map.m23, map.m31, map.m32, map.m33,
    ]
    guard entries.allSatisfy({ abs($0) < 1e15 }) else { return nil }
    kind = gradient.kind
    focus = gradient.focus
    self.map = map
    isAffine = map.m31 == 0 && map.m32 == 0 && map.m33 == 1
    // If start and end are equal, the whole plane has the colour of the last stop.
    let stops = own == nil ? Array(gradient.stops.suffix(1)) : gradient.stops
    // The change of the parameter across a pixel halfway between the centre of the frame and a corner. It selects the
    // lines between stops that are averaged, but does not change their length.
    var sharpness = 0.0
    if let place = transform.apply(to: unit.apply(to: Point(0.75, 0.75))) {
      let seen = Self.footprint(kind, focus, map, x: place.x, y: place.y)
      if seen < 1 { sharpness = seen }
    }
    stretch = Float(Point(Point(map.m11, map.m12).length, Point(map.m21, map.m22).length).length)
    ramp = ColorRamp(
      stops: stops, opacity: opacity, isCyclic: kind == .conic, sharpness: sharpness)
  }

  /// Maps the unit square to the gradient's own plane. Nil if the gradient has no extent.
  private static func plane(of gradient: Gradient) -> AffineTransform? {
    let start = gradient.start
    let axis = gradient.end - start
    let outward: AffineTransform
    switch gradient.kind {
    case .linear:
      // The axis is mapped to x from 0 to 1.
      outward = AffineTransform(
        a: axis.x, b: axis.y, c: -axis.y, d: axis.x, tx: start.x, ty: start.y)
    case .radial:
      // The ellipse whose radii are the distances from start to end is mapped to the unit circle.
      outward = AffineTransform(
        a: abs(axis.x), b: 0, c: 0, d: abs(axis.y), tx: start.x, ty: start.y)
    case .conic:
      outward = AffineTransform(
        a: axis.x, b: axis.y, c: -axis.y, d: axis.x, tx: start.x, ty: start.y)
    }
    return outward.inverted
  }
}

extension Gradient.Focus {
  /// The parameter of a point, relative to the unit circle: the largest t for which it lies on the circle between the
  /// focus (t = 0) and the unit circle (t = 1), whose radius is not negative. Without one, beyond all stops.
  ///
  /// Source: SVG 2 §14.2.3.1; HTML, "createRadialGradient".
  fileprivate func parameter(_ point: Point) -> Double {
    // |p − t·d| = r + t·g, where p is relative to the focus, d leads to the origin, and g is the growth of the radius.
    let p = point - center
    let d = Point(x: -center.x, y: -center.y)
    let growth = 1 - radius
    let a = d.x * d.x + d.y * d.y - growth * growth
    let b = p.x * d.x + p.y * d.y + radius * growth
    let c = p.x * p.x + p.y * p.y - radius * radius
    if abs(a) < 1e-12 { return b == 0 ? 1e6 : c / (2 * b) }
    let square = b * b - a * c
    guard square >= 0 else { return 1e6 }
    let root = square.squareRoot()
    let larger = max((b + root) / a, (b - root) / a)
    return larger
  }
}

// MARK: - Rows

extension GradientShader {
  /// Writes `count` pixels of row y, starting at column x, to the front of `pixels`.
  ///
  /// Blocks start at multiples of 16. Within a block, differences from its first pixel are computed in `Float`. So a
  /// pixel does not depend on the start of the run.
  func shade(x: Int, y: Int, count: Int, into pixels: inout MutableSpan<UInt32>) {
    let centerY = Double(y) + 0.5
    if kind == .linear && isAffine && map.m11 == 0 && !ramp.hasJumps {
      let pixel = ramp.pixel(at: map.m12 * centerY + map.m13)
      for index in 0..<count { pixels[index] = pixel }
      return
    }
    var index = 0
    while index < count {
      if isAffine && focus == nil {
        index &+= shadeBlocks(x: x, y: centerY, index..<count, into: &pixels)
        guard index < count else { return }
      }
      let end = min(((x &+ index) | 15) &+ 1 &- x, count)
      for place in index..<end {
        pixels[place] = pixel(x: Double(x &+ place) + 0.5, y: centerY)
      }
      index = end
    }
  }

  /// Writes pixels of a row up to the first block whose parameters are not within one interval. Returns their number.
  ///
  /// - Parameters:
  ///   - x: the column of the first element of `pixels`.
  ///   - range: the elements to write.
  private func shadeBlocks(
    x: Int, y: Double, _ range: Range<Int>, into pixels: inout MutableSpan<UInt32>
  ) -> Int {
    let first = x &+ range.lowerBound
    var slope = raster_slope(
      slope_u: map.m11, slope_v: map.m21, u: map.m12 * y + map.m13, v: map.m22 * y + map.m23)
    let center = Double(first & ~15) + 0.5
    let u = Float(slope.slope_u * center + slope.u)
    let v = Float(slope.slope_v * center + slope.v)
    let (parameter, number): (Float, Int32) =
      switch kind {
      case .linear: (u, 0)
      case .radial: ((u * u + v * v).squareRoot(), 1)
      case .conic: (Self.turn(x: u, y: v), 2)
      }
    guard
      var interval = ramp.interval(
        holding: Double(parameter), kind: number, stretch: stretch)
    else { return 0 }
    precondition(range.upperBound <= pixels.count, "pixels have a place")
    return unsafe pixels.withUnsafeMutableBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return 0 }
      // The precondition above keeps the range inside the buffer.
      return unsafe raster_shade_gradient(
        base + range.lowerBound, range.count, &interval, &slope, Int64(first))
    }
  }

  /// One pixel, computed in `Double`.
  private func pixel(x: Double, y: Double) -> UInt32 {
    let parameter = Self.parameter(kind, focus, map, x: x, y: y)
    guard ramp.hasJumps else { return ramp.pixel(at: parameter) }
    return ramp.pixel(at: parameter, footprint: Self.footprint(kind, focus, map, x: x, y: y))
  }

  private static func parameter(
    _ kind: Gradient.Kind, _ focus: Gradient.Focus?, _ map: ProjectiveTransform, x: Double,
    y: Double
  ) -> Double {
    let u = map.m11 * x + (map.m12 * y + map.m13)
    let v = map.m21 * x + (map.m22 * y + map.m23)
    let w = map.m31 * x + (map.m32 * y + map.m33)
    switch kind {
    case .linear: return bounded(u / w)
    case .radial:
      if let focus { return bounded(focus.parameter(Point(u / w, v / w))) }
      return bounded((u * u + v * v).squareRoot() / w)
    // The angle does not depend on w.
    case .conic: return Double(turn(x: Float(u), y: Float(v)))
    }
  }

  /// The change of the parameter from one side of a pixel to the other: the length of the parameter's derivative.
  private static func footprint(
    _ kind: Gradient.Kind, _ focus: Gradient.Focus?, _ map: ProjectiveTransform, x: Double,
    y: Double
  ) -> Double {
    if focus != nil {
      let here = { (x: Double, y: Double) in parameter(kind, focus, map, x: x, y: y) }
      let change = Point(
        here(x + 0.5, y) - here(x - 0.5, y), here(x, y + 0.5) - here(x, y - 0.5))
      return bounded(change.length)
    }
    let w = map.m31 * x + (map.m32 * y + map.m33)
    let u = (map.m11 * x + (map.m12 * y + map.m13)) / w
    let v = (map.m21 * x + (map.m22 * y + map.m23)) / w
    let du = Point(x: (map.m11 - u * map.m31) / w, y: (map.m12 - u * map.m32) / w)
    let dv = Point(x: (map.m21 - v * map.m31) / w, y: (map.m22 - v * map.m32) / w)
    switch kind {
    case .linear:
      return bounded(du.length)
    case .radial:
      let radius = max((u * u + v * v).squareRoot(), 1e-9)
      return bounded((du * (u / radius) + dv * (v / radius)).length)
    case .conic:
      let square = max(u * u + v * v, 1e-18)
      return min(1, bounded((dv * u + du * -v).length / (square * 2 * .pi)))
    }
  }

  /// Clamps the parameter, which is infinite or NaN beyond the horizon of a perspective.
  private static func bounded(_ value: Double) -> Double {
    value < 1e6 ? max(value, -1e6) : 1e6
  }

  /// The angle of a direction in turns, 0 ≤ turn < 1, from x towards y; 0 for the zero vector.
  ///
  /// The error is at most 2e-7 turns. A minimax polynomial approximates arctan(q)/2π for 0 ≤ q ≤ 1, and the octants
  /// follow by symmetry. The arithmetic gives the same bits on every machine.
  @inline(__always)
  static func turn(x: Float, y: Float) -> Float {
    let absX = abs(x)
    let absY = abs(y)
    let tiny: Float = 0x1p-126
    let long = max(absX, absY, tiny)
    let q = min(absX, absY) / long
    let s = q * q
    var p: Float = -0.0006453036575635174
    p = p * s + 0.0034795950078022296
    p = p * s - 0.008898719022076302
    p = p * s + 0.015346030535289202
    p = p * s - 0.022136270184870674
    p = p * s + 0.03174594495218727
    p = p * s - 0.05304612094060257
    p = p * s + 0.1591548373453023
    var turn = p * q
    turn = absY > absX ? 0.25 - turn : turn
    turn = x < 0 ? 0.5 - turn : turn
    turn = y < 0 ? 1 - turn : turn
    return turn < 1 ? turn : 0
  }
}
