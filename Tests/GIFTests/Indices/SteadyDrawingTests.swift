import AnimPrimitives
import AnimTestSupport
import Testing

@testable import AnimGIF

/// Steady frames of random runs, drawn again pixel by pixel after the definition.
struct SteadyDrawingTests {
  private static let converter = OKLabConverter()
  private static let tolerance = 3.0
  private static func isExact(_ color: UInt32) -> Bool { color.isMultiple(of: 2) }

  /// 40 close colours, one of which is clear, and runs of up to `longest` pixels.
  private static func frame(
    in rect: IntRect, longest: Int, _ random: inout SeededGenerator
  ) -> FrameDelta {
    let colors = (0..<40).map { number in
      number == 7 ? 0 : 0xFF40_5060 + UInt32(random.below(32) | random.below(32) << 8)
    }
    var runs = RunBuilder()
    var rest = rect.area
    while rest > 0 {
      let length = min(rest, 1 + random.below(longest))
      runs.append(random.below(colors.count), length, isChanged: random.below(3) > 0)
      rest -= length
    }
    var counts = Array(repeating: 0, count: colors.count)
    for run in runs.runs where run.isChanged { counts[Int(run.color)] += run.length }
    return FrameDelta(
      number: 0, rect: rect, runs: runs.runs, colors: colors, counts: counts, duration: 4,
      hasContinuousTone: true, kind: .steady)
  }

  /// A pixel's index and shown colour, and its squared error unless it is clear.
  private static func expected(
    _ run: ColorRun, over shown: SteadyCanvas.Shown, _ colors: OKLabColors,
    _ closest: ClosestColors
  ) -> (index: UInt8, shown: SteadyCanvas.Shown, squaredError: Int32?) {
    let number = Int(run.color)
    let (index, least) = (closest.indices[number], closest.squaredDistances[number])
    let drawn = (index, ShownColors.known(closest.palette.labs[Int(index)]), least)
    guard let transparent = closest.palette.transparentIndex else { return drawn }
    if colors.rgba[number] == 0 { return (transparent, SteadyCanvas.Shown(), nil) }
    guard shown[3] != 0 else { return run.isChanged ? drawn : (transparent, shown, 0) }
    let distance = colors.labs[number].squaredDistance(
      to: OKLab(lightness: Int32(shown[0]), a: Int32(shown[1]), b: Int32(shown[2])))
    let limit =
      least == 0 && isExact(colors.rgba[number])
      ? 0 : OKLab.error(squaredDistance: least) + tolerance
    return OKLab.error(squaredDistance: distance) <= limit
      ? (transparent, shown, distance) : drawn
  }

  @Test(arguments: [1, 3, 100, 5000], [true, false])
  func `pixels are kept and drawn as defined`(longest: Int, hasTransparent: Bool) throws {
    var random = SeededGenerator(seed: UInt64(longest))
    for width in [1, 7, 8, 63, 64, 65, 130, 200] {
      var canvas = SteadyCanvas(width: width + 5, height: 12)
      var shown = canvas.colors
      for _ in 0..<4 {
        let rect = try #require(
          IntRect(x: random.below(6), y: random.below(3), width: width, height: 9))
        let frame = Self.frame(in: rect, longest: longest, &random)
        let palette = try #require(
          Palette(
            (0..<9).map { _ in frame.colors[random.below(40)] | 0xFF00_0000 },
            hasTransparent: hasTransparent, converter: Self.converter))
        let colors = OKLabColors(frame.colors, converter: Self.converter)
        let closest = ClosestColors(colors, counts: frame.counts, in: palette)
        let result = canvas.draw(
          frame, colors, closest, tolerance: Self.tolerance, mustBeExact: Self.isExact)
        var indices = result.runs.flatMap { Array(repeating: $0.index, count: $0.length) }[...]
        var errors: [Double] = []
        var pen = RectRowIterator(rect, width: canvas.width)
        for run in frame.runs {
          pen.forEachLine(of: run.length) { places in
            for place in places {
              let pixel = Self.expected(run, over: shown[place], colors, closest)
              #expect(indices.popFirst() == pixel.index)
              shown[place] = pixel.shown
              if let error = pixel.squaredError {
                errors.append(OKLab.error(squaredDistance: error))
              }
            }
          }
        }
        #expect(indices.isEmpty && canvas.colors == shown)
        #expect(zip(result.runs, result.runs.dropFirst()).allSatisfy { $0.index != $1.index })
        #expect(abs(result.largestError - (errors.max() ?? 0)) < 1e-9)
        let mean = errors.reduce(0, +) / Double(max(errors.count, 1))
        #expect(abs(result.meanError - mean) <= 1e-6 * max(mean, 1))
      }
    }
  }

  /// Far more colours than a canvas can number are shown one after the other.
  @Test func `colours that are no longer shown give up their numbers`() throws {
    var canvas = SteadyCanvas(width: 16, height: 16)
    let still = canvas.numbers(of: [ShownColors.known(OKLab(lightness: 9, a: -9, b: 9))])[0]
    canvas.shown[255] = still
    for table in 0..<400 {
      let colors = (0..<255).map { number in
        ShownColors.known(
          OKLab(lightness: Int32(table), a: Int32(number), b: Int32(-table)))
      }
      for (place, number) in canvas.numbers(of: colors).enumerated() {
        canvas.shown[place] = number
      }
      #expect(Array(canvas.colors.prefix(255)) == colors)
      #expect(canvas.colors[255] == [9, -9, 9, 1])
    }
  }

  @Test func `a canvas of too many colours is not known`() throws {
    var canvas = SteadyCanvas(width: 300, height: 200)
    for row in 0..<200 {
      let colors = (0..<300).map { number in
        ShownColors.known(OKLab(lightness: Int32(row), a: Int32(number), b: 0))
      }
      let numbers = canvas.numbers(of: colors)
      canvas.shown.replaceSubrange((row * 300)..<(row * 300 + 300), with: numbers)
    }
    #expect(canvas.colors[0] == [0, 0, 0, 1])
    let colors = (0..<9000).map { number in
      ShownColors.known(OKLab(lightness: Int32(number), a: 0, b: 1))
    }
    let numbers = canvas.numbers(of: colors)
    #expect(canvas.shown.allSatisfy { $0 == ShownColors.unknown })
    canvas.shown.replaceSubrange(0..<9000, with: numbers)
    #expect(Array(canvas.colors.prefix(9000)) == colors)
  }
}

extension SteadyCanvas {
  /// The shown colours of all pixels.
  fileprivate var colors: [Shown] { shown.map { shownColors.colors[Int($0)] } }
}
