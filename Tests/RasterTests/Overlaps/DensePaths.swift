import AnimPrimitives

@testable import AnimRaster

/// Random paths with many vertices in a pixel.
enum DensePaths {
  enum Kind: String, CaseIterable {
    case sparkline1, sparkline3, sparkline6, sparkline12, sparkline25, sparkline50
    case waveform, band, comb, hatching, scribble, fill, evenOddFill
  }

  static let width = 40
  static let height = 24

  static func shape(_ kind: Kind, seed: UInt64) -> Shape {
    var random = RandomLists(seed: seed)
    let style = StrokeStyle(lineWidth: random.number(0.6, 1.6), lineJoin: .round)
    switch kind {
    case .sparkline1: return .stroke(sparkline(1, &random), style)
    case .sparkline3: return .stroke(sparkline(3, &random), style)
    case .sparkline6: return .stroke(sparkline(6, &random), style)
    case .sparkline12: return .stroke(sparkline(12, &random), style)
    case .sparkline25: return .stroke(sparkline(25, &random), style)
    case .sparkline50: return .stroke(sparkline(50, &random), style)
    case .waveform: return .stroke(waveform(&random), StrokeStyle(lineWidth: 0.4))
    case .band: return .stroke(band(&random), style)
    case .comb: return .stroke(comb(&random), StrokeStyle(lineWidth: 0.1))
    case .hatching: return .stroke(hatching(&random), StrokeStyle(lineWidth: 0.15))
    case .scribble: return .stroke(scribble(400, &random), style)
    case .fill: return .path(scribble(200, &random), .winding)
    case .evenOddFill: return .path(scribble(200, &random), .evenOdd)
    }
  }

  /// A line of two flat runs, and between them a part with 20 points in a pixel.
  static func flatRuns(at y: Double, lineWidth: Double) -> Shape {
    var random = RandomLists(seed: 1)
    let noise = (1..<200).map { Point(15 + Double($0) / 20, y + random.number(-0.15, 0.15)) }
    let path = polyline([Point(5, y), Point(15, y)] + noise + [Point(25, y), Point(35, y)])
    return .stroke(path, StrokeStyle(lineWidth: lineWidth, lineJoin: .round))
  }

  /// A line chart whose noise is some tenths of a pixel or some pixels high.
  private static func sparkline(_ pointsPerPixel: Double, _ random: inout RandomLists) -> Path {
    let noise = random.below(2) == 0 ? 0.3 : 6
    let middle = random.number(9, 14)
    return polyline(
      (0..<Int(30 * pointsPerPixel)).map {
        Point(5 + Double($0) / pointsPerPixel, middle + random.number(-noise, noise))
      })
  }

  private static func waveform(_ random: inout RandomLists) -> Path {
    polyline(
      (0..<300).map {
        let reach = random.number(0, 9)
        return Point(5 + Double($0) / 10, 12 + ($0 % 2 == 0 ? reach : -reach))
      })
  }

  /// Steep lines, 200 in each column, so that a row has hundreds of pieces in it that do not end there.
  private static func band(_ random: inout RandomLists) -> Path {
    polyline((0..<1_000).map { Point(15 + Double($0) / 200, 12 + random.number(-9, 9)) })
  }

  private static func comb(_ random: inout RandomLists) -> Path {
    var path = Path()
    for index in 0..<200 {
      let x = 5 + Double(index) * 0.15
      path.move(to: Point(x, random.number(4, 5)))
      path.addLine(to: Point(x + 0.05, random.number(15, 16)))
    }
    return path
  }

  private static func hatching(_ random: inout RandomLists) -> Path {
    var path = Path()
    for _ in 0..<250 {
      let place = Point(random.number(4, 30), random.number(4, 16))
      path.move(to: place)
      path.addLine(to: place + Point(random.number(1, 4), random.number(1, 4)))
    }
    return path
  }

  private static func scribble(_ count: Int, _ random: inout RandomLists) -> Path {
    var place = Point(20, 12)
    var path = Path()
    path.move(to: place)
    for _ in 0..<count {
      place = Point(
        min(36, max(4, place.x + random.number(-2, 2))),
        min(20, max(4, place.y + random.number(-2, 2))))
      path.addLine(to: place)
    }
    return path
  }

  private static func polyline(_ points: [Point]) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    return path
  }
}
