// Cubic Bézier curves as chords.
//
// For a step Δ of the parameter, the distance s of the chord from the curve is at most |P″|·Δ²/8, and the area between
// chord and curve is 2/3·s·L, where L is the length of the chord. So the corners between chords are moved along −P″ by
// two thirds of s: then each chord has as much area outside of the curve as inside. The ends of the curve stay in
// place, so the steps at the ends are half as long. The corners next to them are moved by 5/6 of the shift, which
// balances both adjacent chords.
//
//     ╭─ corner ─╮          Within a chord the area left of a column is off by 0.13·s·L at most. Within a
//    ╱   curve    ╲         pixel that is much shorter than the chord it is off by 0.67·s. So short chords
//   end           end       may be deeper: s · min(L, 4) is at most 1/64, which is half a 255th of a pixel.

import AnimPrimitives

/// The corners between the chords that approximate a cubic Bézier curve, without the curve's ends.
struct CurveChords {
  let cornerCount: Int
  private let start: Point
  // a + t·(velocity + t·(acceleration + t·jerk))
  private let velocity: Point
  private let acceleration: Point
  private let jerk: Point
  /// The second derivatives at both ends.
  private let second0: Point
  private let second1: Point
  private let step: Double

  /// Returns nil for a curve whose points are not finite.
  ///
  /// - Parameter most: the maximum number of chords, at least 2.
  @inline(__always)
  init?(_ a: Point, _ b: Point, _ c: Point, _ d: Point, most: Int) {
    start = a
    second0 = (a - b * 2 + c) * 6
    second1 = (b - c * 2 + d) * 6
    velocity = (b - a) * 3
    acceleration = second0 * 0.5
    jerk = (second1 - second0) * (1.0 / 6)
    let bend = max(second0.length, second1.length)
    guard bend.isFinite else { return nil }
    let length = (b - a).length + (c - b).length + (d - c).length
    // s = bend / 8n², L = length / n
    let long = bend * 32
    let short = bend * length * 8
    // Below this limit one chord without corners is close enough, although its area is not balanced.
    guard short > 0.2 else {
      cornerCount = 0
      step = 1
      return
    }
    var count = 1.0
    let limit = Double(most - 1)
    while count < limit, count * count < long, count * count * count < short { count += 1 }
    cornerCount = Int(count)
    step = 1 / count
  }

  @inline(__always)
  subscript(index: Int) -> Point {
    let t = (Double(index) + 0.5) * step
    let point = start + (velocity + (acceleration + jerk * t) * t) * t
    let isAtEnd = index == 0 || index == cornerCount - 1
    let share = cornerCount == 1 ? 1.0 / 24 : isAtEnd ? 5.0 / 72 : 1.0 / 12
    return point - second0.interpolated(to: second1, fraction: t) * (step * step * share)
  }
}
