import AnimPrimitives

/// One side of a stroke's outline, in the direction of travel.
struct StrokeSide {
  var points: [Point] = []

  /// Adds the step from one sample of a span to the next.
  mutating func addStep(from: StrokeSample, to: StrokeSample, offset: Double) {
    let tip = to.point + to.normal * offset
    let before = from.point + from.normal * offset
    let forward = to.point - from.point
    let step = tip - before
    guard step.x * forward.x + step.y * forward.y < 0,
      let center = Self.crossing(from, to)
    else {
      points.append(tip)
      return
    }
    // The step runs backwards. Passing through the centre of rotation twice makes the triangle of the centre and both
    // tips wind forwards.
    points += [center, tip, before, center, tip]
  }

  /// Adds the inner side of a corner, up to the first sample of the next span.
  ///
  /// - Parameter meeting: the intersection of the two inner sides, or nil.
  mutating func addInnerCorner(at sample: StrokeSample, offset: Double, meeting: Point?) {
    if let meeting {
      // The intersection replaces the end of the previous span's side.
      if !points.isEmpty { points.removeLast() }
      points.append(meeting)
    } else {
      points.append(sample.point)
      points.append(sample.point + sample.normal * offset)
    }
  }

  /// The intersection of the inner sides of two spans, if it lies within half of the steps next to the corner.
  static func meeting(
    _ before: StrokeSpan, _ after: StrokeSpan, offset: Double, dot: Double
  ) -> Point? {
    guard before.samples.count > 1, after.samples.count > 1, dot > -0.999 else { return nil }
    let (a, b) = (before.samples[before.samples.count - 1], after.samples[0])
    // tan(θ/2) = √((1 − cos θ)/(1 + cos θ)).
    let distance = abs(offset) * ((1 - min(dot, 1)) / (1 + dot)).squareRoot()
    let previous = before.samples[before.samples.count - 2]
    let next = after.samples[1]
    let arriving = side(a, offset) - side(previous, offset)
    let leaving = side(next, offset) - side(b, offset)
    func fits(_ step: Point, _ direction: Point) -> Bool {
      step.x * direction.x + step.y * direction.y >= 2 * distance
    }
    guard fits(arriving, a.tangent), fits(leaving, b.tangent) else { return nil }
    return a.point + (a.normal + b.normal) * (offset / (1 + dot))
  }

  private static func side(_ sample: StrokeSample, _ offset: Double) -> Point {
    sample.point + sample.normal * offset
  }

  /// The intersection of the normals of two samples, or nil if they are parallel.
  private static func crossing(_ a: StrokeSample, _ b: StrokeSample) -> Point? {
    let cross = a.normal.x * b.normal.y - a.normal.y * b.normal.x
    guard cross != 0 else { return nil }
    let between = b.point - a.point
    let distance = (between.x * b.normal.y - between.y * b.normal.x) / cross
    return distance.isFinite ? a.point + a.normal * distance : nil
  }
}
