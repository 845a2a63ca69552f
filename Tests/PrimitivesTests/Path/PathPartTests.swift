import AnimPrimitives
import Testing

/// Paths with joints at which curves and lines meet, smoothly and at corners.
private let paths: [(name: String, path: Path)] = {
  var paths = [4, 6, 8, 12].map { ("circle of \($0) curves", circle(curves: $0, closed: false)) }
  paths.append(("closed circle", circle(curves: 8, closed: true)))
  var oval = Path()
  oval.addEllipse(in: Rect(x: 3, y: 7, width: 90, height: 41))
  paths.append(("oval", oval))
  for radius in [7.0, 20] {
    var rounded = Path()
    rounded.addRoundedRect(
      RoundedRect(rect: Rect(x: 1, y: 2, width: 80, height: 50), cornerRadius: radius))
    paths.append(("rounded rectangle", rounded))
  }
  var random = SplitMix(state: 5)
  for number in 0..<4 { paths.append(("random path \(number)", randomPath(&random))) }
  return paths
}()

private struct SplitMix {
  var state: UInt64

  /// 0 up to 1.
  mutating func next() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state &>> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed &>> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((mixed ^ (mixed &>> 31)) >> 11) * 0x1p-53
  }

  mutating func point() -> Point { Point(100 * next(), 100 * next()) }
}

private func circle(curves: Int, closed: Bool) -> Path {
  let step = 2 * Double.pi / Double(curves)
  let (sine, cosine) = sineAndCosine(radians: step / 4)
  let reach = 4 / 3 * sine / cosine
  func place(_ number: Int, _ reach: Double) -> Point {
    let (sine, cosine) = sineAndCosine(radians: Double(number) * step)
    return Point(50 + 20 * (cosine - reach * sine), 50 + 20 * (sine + reach * cosine))
  }
  var path = Path()
  path.move(to: place(0, 0))
  for number in 0..<curves {
    path.addCurve(
      to: place(number + 1, 0), control1: place(number, reach),
      control2: place(number + 1, -reach))
  }
  if closed { path.closeSubpath() }
  return path
}

/// A path of one subpath, with pieces of length 0 between the others.
private func randomPath(_ random: inout SplitMix) -> Path {
  var path = Path()
  path.move(to: random.point())
  for _ in 0..<8 {
    switch Int(random.next() * 4) {
    case 0: path.addLine(to: random.point())
    case 1: path.addQuadCurve(to: random.point(), control: random.point())
    case 2: path.addCurve(to: random.point(), control1: random.point(), control2: random.point())
    default: if let point = path.currentPoint { path.addLine(to: point) }
    }
  }
  path.addLine(to: random.point())
  return path
}

@Test(arguments: paths.indices)
func `parts that begin or end at a joint have no piece of noise`(_ index: Int) throws {
  let (name, path) = paths[index]
  let measure = PathMeasure(path)
  let length = measure.length
  for joint in 0...measure.segments.count {
    let at = measure.length(beforeSegment: joint)
    for step in -500...500 {
      // From 1e-17 to a tenth of the length away from the joint.
      let away = step == 0 ? 0 : pow10(-17 + 16 * abs(step) / 500) * length
      let cut = at + (step < 0 ? -away : away)
      let inside = -measure.resolution...length + measure.resolution
      guard inside.contains(cut), let place = measure.position(atLength: cut) else { continue }
      // A part from the place, and one to it. Their outer pieces have the place and the direction of the path.
      for (low, high) in [(cut, cut + 0.3 * length), (cut - 0.3 * length, cut)] {
        guard low < length - measure.resolution, high > measure.resolution else { continue }
        let pieces = try #require(measure.part(from: low, to: high).subpaths.first).segments
        let isStart = low == cut
        let piece = isStart ? pieces[0] : pieces[pieces.count - 1]
        let off = ((isStart ? piece.start : piece.end) - place.point).length
        let tangent = piece.tangent(at: isStart ? 0 : 1) ?? .zero
        let isExact =
          piece.size > measure.resolution / 4 && off <= 2 * measure.resolution
          && (away <= 2 * measure.resolution || (tangent - place.tangent).length < 1e-5)
        guard !isExact else { continue }
        Issue.record("\(name), joint \(joint), \(cut - at) from it: \(piece), not \(place)")
        return
      }
    }
  }
}

/// Powers of ten without a library.
private func pow10(_ exponent: Int) -> Double {
  (0..<abs(exponent)).reduce(1.0) { power, _ in exponent < 0 ? power / 10 : power * 10 }
}

@Test func `a part of a subpath has nothing of the subpath before`() throws {
  let measure = PathMeasure(try Path(svg: "M0 0C10 0 20 10 20 20M50 50h10"))
  let joint = measure.lengths(ofSubpath: 1).lowerBound
  for cut in [joint.nextDown, joint, joint.nextUp] {
    let part = try #require(measure.part(ofSubpath: 1, from: cut, to: joint + 4))
    #expect(abs(part.start.x - 50) < 1e-7 && part.segments.count == 1)
  }
  #expect(measure.part(ofSubpath: 1, from: 0, to: joint) == nil)
}
