import AnimPrimitives
import AnimTestSupport
import Testing

@testable import AnimCodecs

/// White pixels are drawn on a canvas of three pixels: at the left end, again over the first one, and beyond the right
/// end. The first one remains. The disposal determines what remains of the others when the last one is drawn.
struct CanvasDisposalTests {
  private static let white: UInt32 = 0xFFFF_FFFF
  /// The last canvas for each disposal, by its number in a GIF.
  private static let expected: [(disposal: Int, last: [UInt32])] = [
    (1, [white, white, white]), (2, [0, 0, white]), (3, [white, 0, white]),
  ]

  @Test(arguments: expected)
  func `a GIF's images stay, go, or give back what was there`(
    disposal: Int, last: [UInt32]
  ) throws {
    let images = [0, 0, 1, 3].enumerated().map { index, x in
      TinyGIF.Image(x: x, disposal: index == 0 ? 1 : disposal)
    }
    var player = try GIFPlayer(TinyGIF(width: 3, images: images + [TinyGIF.Image(x: 2)]).bytes)
    var canvases: [[UInt32]] = []
    while let shown = try player.next() { canvases.append(shown.canvas.pixels) }
    #expect(canvases.count == 5)
    #expect(canvases.prefix(2) == [[Self.white, 0, 0], [Self.white, 0, 0]])
    #expect(canvases.last == last)
  }

  @Test(arguments: expected)
  func `an APNG's frames stay, go, or give back what was there`(
    disposal: Int, last: [UInt32]
  ) throws {
    var player = APNGPlayer(try APNGDecoder(Self.animation(disposal)))
    var canvases: [[UInt32]] = []
    while let canvas = try player.nextCanvas() { canvases.append(canvas.pixels) }
    #expect(canvases.count == 4)
    #expect(canvases.prefix(2) == [[Self.white, 0, 0], [Self.white, 0, 0]])
    #expect(canvases.last == last)
  }

  /// A frame with a white pixel at the left end, then the same three frames as in the GIF.
  private static func animation(_ disposal: Int) throws -> [UInt8] {
    let opaque = PremultipliedColor(rgba: white)
    let first = Pixmap(width: 3, height: 1, pixels: [white, 0, 0])
    // All frames have the colour type of the first picture.
    let pixel = try PNGFile(PNGEncoder.encode(first))
    let writer = try PNGWriter.begin()
    for part in pixel.parts.prefix(while: { $0.name != .imageData }) {
      try writer.write(PNGChunk(name: part.name, data: pixel.data(of: part)))
    }
    try writer.write(AnimationControl(numFrames: 4, numPlays: 0).chunk)
    var number: UInt32 = 0
    for (x, dispose) in [(0, 0), (0, disposal - 1), (1, disposal - 1), (2, 0)] {
      let isFirst = number == 0
      let rect = try #require(IntRect(x: x, y: 0, width: isFirst ? 3 : 1, height: 1))
      let control = FrameControl(
        sequenceNumber: number, rect: rect, delay: APNGDelay(numerator: 1, denominator: 10),
        disposeOperation: try #require(APNGDisposeOperation(rawValue: UInt8(dispose))),
        blendOperation: .source)
      try writer.write(control.chunk)
      number += 1
      let part = try #require(pixel.parts.first { $0.name == .imageData })
      if isFirst {
        try writer.write(PNGChunk(name: .imageData, data: pixel.data(of: part)))
      } else {
        let stream = try PNGCompression.compressFrame(
          [Pixmap(width: 1, height: 1, filledWith: opaque)],
          as: PNGPixelFormat(leastFor: ColorCensus(first), pixelCount: 3)
        ).stream
        try writer.write(PNGChunk(name: .frameData, data: [UInt8](bigEndian: number) + stream))
        number += 1
      }
    }
    try writer.write(.imageEnd)
    return writer.takeBytes()
  }
}
