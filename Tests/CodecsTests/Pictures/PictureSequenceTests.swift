import AnimPrimitives
import AnimTestSupport
import Testing

@testable import AnimCodecs

@Suite struct PictureSequenceTests {
  private static func sequence(_ path: String) throws -> PictureSequence {
    guard case .sequence(let sequence) = try PictureDecoder.read(try Repository.bytes(of: path))
    else {
      throw CodecError.malformed(format: "test", reason: "\(path) is a still picture")
    }
    return sequence
  }

  /// The shown canvas of a frame, from the frames below it.
  private static func canvas(
    _ index: Int, of sequence: PictureSequence
  ) throws -> Pixmap {
    guard case .canvas(let base, _) = sequence.bases[index] else {
      return try sequence.canvas(ofFrame: index, on: nil)
    }
    return try sequence.canvas(ofFrame: index, on: canvas(base, of: sequence))
  }

  /// `Vectors/webp/play-*` have animations, and a PNG with the canvases that libwebp's own player draws, side by side.
  @Test(arguments: ["play-lossless", "play-lossy", "play-blended"])
  func `a WebP has the canvases of libwebp's player in any order`(name: String) throws {
    let folder = "Tests/CodecsTests/Vectors/webp/"
    let sequence = try Self.sequence(folder + name + ".webp")
    let sheet = try PNGDecoder.decode(try Repository.bytes(of: folder + name + ".png"))
    #expect(sequence.playCount == 2)
    // 5 ms count as 100 ms.
    #expect(
      sequence.frames.map(\.duration) == [40, 80, 100, 120, 100].map { MediaTime($0, 1000) })
    for index in [3, 0, 4, 2, 1] {
      let rect = try #require(IntRect(x: index * 40, y: 0, width: 40, height: 30))
      let found = try Self.canvas(index, of: sequence)
      // libwebp composites pixels that are not premultiplied.
      #expect(
        found.largestDifference(from: sheet.cropped(to: rect)) <= (name == "play-blended" ? 2 : 0))
    }
  }

  @Test(arguments: ["scenes/pictures/ball.gif", "docs/gallery/accordion.gif"])
  func `a GIF has the canvases of the player in any order`(path: String) throws {
    let sequence = try Self.sequence(path)
    var player = try GIFPlayer(try Repository.bytes(of: path), showsAsBrowsers: true)
    var canvases: [Pixmap] = []
    var durations: [MediaTime] = []
    while canvases.count < 12, let shown = try player.next() {
      canvases.append(shown.canvas)
      durations.append(MediaTime(shown.duration, 100))
    }
    #expect(canvases.count > 5)
    #expect(sequence.frames.prefix(canvases.count).map(\.duration) == durations)
    for index in canvases.indices.reversed() {
      #expect(try Self.canvas(index, of: sequence) == canvases[index])
    }
  }

  @Test func `each disposal and each part of a GIF are those of the player`() throws {
    for seed in 0..<20 {
      let bytes = Self.gif(seed: seed)
      guard case .sequence(let sequence) = try PictureDecoder.read(bytes) else {
        Issue.record("seed \(seed): no animation")
        continue
      }
      var player = try GIFPlayer(bytes)
      var index = 0
      while let shown = try player.next() {
        #expect(
          try Self.canvas(index, of: sequence) == shown.canvas, "seed \(seed), image \(index)")
        index += 1
      }
      #expect(index == sequence.frames.count)
    }
  }

  /// Eight images of one pixel's code each, with all disposals, on a canvas of 8 × 8.
  private static func gif(seed: Int) -> [UInt8] {
    var random = SeededGenerator(seed: UInt64(seed))
    func number(_ range: Range<Int>) -> UInt8 { UInt8(Int.random(in: range, using: &random)) }
    var bytes = Array("GIF89a".utf8) + [8, 0, 8, 0, 0x81, 0, 0]
    bytes += [255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255]
    for _ in 0..<8 {
      bytes += [0x21, 0xF9, 4, number(0..<4) << 2 | number(0..<2), 5, 0, number(0..<4), 0]
      let (x, y) = (number(0..<7), number(0..<7))
      let isWhole = number(0..<3) == 0
      let (width, height) = isWhole ? (8, 8) : (number(1..<9), number(1..<9))
      bytes += [0x2C, isWhole ? 0 : x, 0, isWhole ? 0 : y, 0, width, 0, height, 0, 0]
      // A clear code of 3 bits before each index keeps the codes at 3 bits.
      var codes: [UInt8] = []
      for _ in 0..<Int(width) * Int(height) { codes += [4, number(0..<4)] }
      codes.append(5)
      var (data, buffer, count): ([UInt8], Int, Int) = ([], 0, 0)
      for code in codes {
        buffer |= Int(code) << count
        count += 3
        while count >= 8 {
          data.append(UInt8(buffer & 255))
          (buffer, count) = (buffer >> 8, count - 8)
        }
      }
      if count > 0 { data.append(UInt8(buffer & 255)) }
      bytes += [2, UInt8(data.count)] + data + [0]
    }
    return bytes + [0x3B]
  }

  @Test func `an APNG has the canvases of the player in any order`() throws {
    let path = "scenes/pictures/spinner.apng"
    let sequence = try Self.sequence(path)
    var player = APNGPlayer(try APNGDecoder(try Repository.bytes(of: path)))
    var canvases: [Pixmap] = []
    while let canvas = try player.nextCanvas() { canvases.append(canvas) }
    #expect(canvases.count == 12 && sequence.frames.count == 12 && sequence.playCount == 0)
    for index in canvases.indices.reversed() {
      #expect(try sequence.shown(Self.canvas(index, of: sequence)) == canvases[index])
    }
  }

  @Test func `a WebP that is cut off has the frames before`() throws {
    let bytes = try Repository.bytes(of: "Tests/CodecsTests/Vectors/webp/play-lossless.webp")
    guard case .sequence(let cut) = try PictureDecoder.read(Array(bytes.dropLast(20))) else {
      Issue.record("it is a still picture")
      return
    }
    #expect(cut.frames.count == 4)
    #expect(cut.faults == ["the file ends too soon; the frames before are shown"])
    for count in 0..<bytes.count {
      guard case .sequence(let cut)? = try? PictureDecoder.read(Array(bytes.prefix(count))) else {
        continue
      }
      for index in cut.frames.indices { _ = try? Self.canvas(index, of: cut) }
    }
  }
}
