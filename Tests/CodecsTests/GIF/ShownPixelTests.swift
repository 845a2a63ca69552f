import Primitives
import Testing

@testable import Codecs

/// Pixels whose colours change, while what is shown of them does not.
@Suite struct ShownPixelTests {
  private let converter = OKLabConverter()

  private func gray(_ level: Int) -> UInt32 { 0xFF00_0000 | UInt32(level) * 0x01_0101 }

  private func palette() throws -> Palette {
    try #require(
      Palette([gray(0), gray(90), gray(180)], hasTransparent: true, converter: converter))
  }

  /// A line of pixels, all of which changed but for those that say otherwise.
  private func frame(_ changed: [Bool]) throws -> DeltaFrame {
    let runs = changed.enumerated().map { ColorRun(color: $0, length: 1, isChanged: $1) }
    return DeltaFrame(
      number: 0, rect: try #require(IntRect(width: runs.count, height: 1)), runs: runs,
      colors: runs.indices.map { gray($0) }, counts: changed.map { $0 ? 1 : 0 }, duration: 3,
      hasContinuousTone: false, isExact: false)
  }

  private func indices(_ indices: [UInt8]) -> [IndexRun] {
    indices.map { IndexRun(length: 1, index: $0) }
  }

  private func run(_ length: Int32, _ index: UInt8, isShown: Bool) -> DrawnRuns.Run {
    DrawnRuns.Run(length: length, index: index, isShown: isShown)
  }

  @Test func `a pixel may be left out where its colour is shown, and drawn where it was left out`()
    throws
  {
    let palette = try palette()
    var shown = ShownCanvas(width: 6, rows: 0..<1)
    let first = try frame(Array(repeating: true, count: 6))
    shown.draw(first, indices([1, 1, 2, 2, 3, 3]), palette)
    let second = try frame([true, true, true, false, false, true])
    let drawn = indices([1, 2, 2, 0, 0, 1])
    #expect(
      shown.drawn(second, drawn, palette).runs == [
        run(1, 1, isShown: true), run(1, 2, isShown: false), run(2, 2, isShown: true),
        run(1, 3, isShown: true), run(1, 1, isShown: false),
      ])
    let count = shown.count(second, drawn, palette)
    #expect((count.changed, count.shown) == (4, 2))
  }

  @Test func `of what is not known nothing is shown`() throws {
    let palette = try palette()
    var shown = ShownCanvas(width: 3, rows: 0..<1)
    let frame = try frame([true, true, false])
    let drawn = indices([1, 1, 0])
    let unknown = [run(2, 1, isShown: false), run(1, 0, isShown: true)]
    #expect(shown.drawn(frame, drawn, palette).runs == unknown)
    shown.draw(frame, indices([1, 1, 1]), palette)
    #expect(shown.count(frame, drawn, palette).shown == 2)
    shown.forget(frame.rect)
    #expect(shown.drawn(frame, drawn, palette).runs == unknown)
  }

  @Test func `parts of an image that are above each other go on with one run`() {
    var runs = DrawnRuns()
    runs.append(3, 1, isShown: true)
    var below = DrawnRuns()
    below.append(2, 1, isShown: true)
    below.append(4, 1, isShown: false)
    runs.append(below)
    #expect(runs.runs == [run(5, 1, isShown: true), run(4, 1, isShown: false)])
    let options = runs.options(transparent: 0, codeSize: 2)
    #expect(options.runs.map(\.length) == [5, 4])
    #expect(options.options.map(\.index) == [0, 1, 1])
  }

  /// Stripes of many colours that all become a little lighter with each frame.
  private var brightening: [Pixmap] {
    (0..<12).map { number in
      Pixmap(
        width: 48, height: 40,
        pixels: (0..<(48 * 40)).map { place in
          let level = place % 48 * 4 + place / 48 % 4 + number
          return 0xFF00_0000 | UInt32(level) << 8 | UInt32(place / 48)
        })
    }
  }

  @Test(arguments: [1, 3])
  func `pixels of other colours that show the same are left out`(jobs: Int) throws {
    var options = GIFOptions()
    options.maxColors = 12
    options.dither = .none
    let frames = brightening
    let sink = MemorySink()
    var encoder = try GIFEncoder(
      width: 48, height: 40, loopCount: 0, options: options, jobs: jobs, sink: sink)
    try encoder.append(
      frames.map { pixmap in
        AnimationFrame(
          patch: pixmap.bounds.map {
            AnimationFrame.Patch(rect: $0, pixmap: pixmap, hasContinuousTone: true)
          }, duration: 3)
      })
    try encoder.finish()
    let gif = try ReferenceGIF(sink.bytes)
    // Every pixel of every frame differs from the one before.
    let leftOut = gif.images.dropFirst().reduce(0) { sum, image in
      sum + image.indices.count { $0 == image.transparent }
    }
    #expect(leftOut > 11 * 48 * 40 / 4)
    // What is shown is as far off as it was when all of them were drawn; the summary rounds up.
    for (number, shown) in try gif.play().enumerated() {
      let errors = zip(shown, frames[number].pixels).map { one, other in
        let distance = converter.convert(one).squaredDistance(to: converter.convert(other))
        return OKLab.error(squaredDistance: distance)
      }
      let drawn = encoder.summary.frames[number]
      #expect(abs(drawn.largestError - (errors.max() ?? 0)) <= ColorMapping.unit)
      let mean = errors.reduce(0, +) / Double(errors.count)
      #expect(abs(drawn.meanError - mean) <= ColorMapping.unit)
    }
  }
}
