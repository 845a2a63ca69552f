import AnimPrimitives
import Testing

@testable import AnimGIF

/// What is promised of a scene's flat colours: every table has them, whatever else it holds.
@Suite struct FlatColorTests {
  /// A gradient of 4,096 colours with a dot of a pixel for each flat colour.
  private func picture(dots: [UInt32]) -> Pixmap {
    var pixels = (0..<4096).map { (place: Int) -> UInt32 in
      let (x, y) = (UInt32(place % 64), UInt32(place / 64))
      return 0xFF80_0000 | y << 10 | x << 2
    }
    for (number, dot) in dots.enumerated() { pixels[number * 16] = dot }
    return Pixmap(width: 64, height: 64, pixels: pixels)
  }

  @Test(arguments: [(40, 256), (100, 256), (255, 256), (12, 16)])
  func `as many as a table has room for are in it`(count: Int, maxColors: Int) throws {
    let dots = (0..<count).map { (number: Int) -> UInt32 in
      UInt32(number * 65_599) & 0xFF_FFFF | 0xFF00_0003
    }
    var options = GIFOptions()
    options.maxColors = maxColors
    options.dither = .none
    options.flatColors = dots.map(PremultipliedColor.init)
    let gif = try ReferenceGIF(GIFEncoderTests.encode([picture(dots: dots)], options: options))
    let table = gif.images[0].hasLocalTable ? gif.images[0].table : gif.globalTable
    for dot in dots { #expect(table.contains(dot)) }
  }

  @Test func `a flat colour that the global table lacks makes one of the frame's own`() throws {
    let flat: UInt32 = 0xFF9D_7B4A
    var options = GIFOptions()
    options.flatColors = [PremultipliedColor(rgba: flat)]
    let converter = OKLabConverter()
    let planner = TablePlanner(options, converter, frameTime: 4)
    let global = try #require(
      Palette([0xFFFF_FFFF, 0xFF9D_7B4B], hasTransparent: true, converter: converter))
    func isGlobal(_ color: UInt32) throws -> Bool {
      let frame = FrameDelta(
        number: 1, rect: try #require(IntRect(width: 1, height: 1)),
        runs: [ColorRun(color: 0, length: 1, isChanged: true)], colors: [color], counts: [1],
        duration: 4, hasContinuousTone: false, kind: .inexact)
      let time = VisibleTime.measure([frame], jobs: 1)[0]
      return planner.choice(for: frame, nil, time, global: global, nil).isGlobal
    }
    #expect(try !isGlobal(flat))
    // Any other colour that is as close is not worth six bytes.
    #expect(try isGlobal(0xFF9D_7B4C))
  }
}
