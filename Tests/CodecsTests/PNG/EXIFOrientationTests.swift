import AnimPrimitives
import Testing

@testable import AnimCodecs

@Suite struct EXIFOrientationTests {
  /// EXIF data of one directory in either byte order.
  private static func exif(_ orientation: UInt16, isLittle: Bool, type: UInt16 = 3) -> [UInt8] {
    func number(_ value: Int, _ count: Int) -> [UInt8] {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
      return isLittle ? bytes : bytes.reversed()
    }
    var bytes = Array((isLittle ? "II" : "MM").utf8) + number(42, 2) + number(8, 4) + number(2, 2)
    // The first tag is another one: the width.
    bytes += number(0x100, 2) + number(4, 2) + number(1, 4) + number(3, 4)
    bytes += number(0x112, 2) + number(Int(type), 2) + number(1, 4) + number(Int(orientation), 2)
    return bytes + number(0, 2) + number(0, 4)
  }

  /// A grey PNG of 3 × 2 pixels with the values 1 to 6.
  private static func file(_ exif: [UInt8], isAnimated: Bool = false) throws -> [UInt8] {
    let writer = try PNGWriter.begin()
    try writer.write(PNGHeader(width: 3, height: 2, bitDepth: 8, colorType: .grayscale).chunk)
    if isAnimated {
      try writer.write(AnimationControl(numFrames: 1, numPlays: 1).chunk)
      let rect = try #require(IntRect(width: 3, height: 2))
      try writer.write(
        FrameControl(
          sequenceNumber: 0, rect: rect, delay: APNGDelay(numerator: 1, denominator: 2),
          disposeOperation: .none, blendOperation: .source
        ).chunk)
    }
    try writer.write(PNGChunk(name: .exif, data: exif))
    try writer.write(
      PNGChunk(
        name: .imageData,
        data: try Deflater(.fastest).compress([0, 1, 2, 3, 0, 4, 5, 6] as [UInt8])))
    try writer.write(.imageEnd)
    return writer.takeBytes()
  }

  private static let shown: [(UInt16, [[UInt32]])] = [
    (1, [[1, 2, 3], [4, 5, 6]]), (2, [[3, 2, 1], [6, 5, 4]]), (3, [[6, 5, 4], [3, 2, 1]]),
    (4, [[4, 5, 6], [1, 2, 3]]), (5, [[1, 4], [2, 5], [3, 6]]), (6, [[4, 1], [5, 2], [6, 3]]),
    (7, [[6, 3], [5, 2], [4, 1]]), (8, [[3, 6], [2, 5], [1, 4]]),
  ]

  @Test(arguments: shown, [true, false])
  func `all eight orientations are shown, in stills and animations`(
    shown: (orientation: UInt16, rows: [[UInt32]]), isLittle: Bool
  ) throws {
    let exif = Self.exif(shown.orientation, isLittle: isLittle)
    let picture = try PNGDecoder.decode(Self.file(exif))
    #expect(picture.width == shown.rows[0].count && picture.height == shown.rows.count)
    #expect(picture.pixels.map { $0 & 255 } == Array(shown.rows.joined()))
    for isAnimated in [false, true] {
      let animation = try APNGDecoder(Self.file(exif, isAnimated: isAnimated))
      #expect(animation.shownWidth == picture.width && animation.shownHeight == picture.height)
      var player = APNGPlayer(animation)
      #expect(try player.nextCanvas() == picture)
    }
    let info = try MediaInfo.read(Self.file(exif))
    #expect(info.orientation.rawValue == Int(shown.orientation))
    #expect(info.width == 3 && info.height == 2)
  }

  @Test func `anything else is upright`() throws {
    let good = Self.exif(6, isLittle: true)
    let others =
      [Self.exif(0, isLittle: true), Self.exif(9, isLittle: false)]
      + [Self.exif(6, isLittle: true, type: 4), Array("XX".utf8) + good.dropFirst(2)]
      + (0..<(good.count - 6)).map { Array(good.prefix($0)) }
    for exif in others {
      #expect(EXIFOrientation(exif: exif) == nil)
      #expect(try PNGDecoder.decode(Self.file(exif)).width == 3)
    }
  }
}
