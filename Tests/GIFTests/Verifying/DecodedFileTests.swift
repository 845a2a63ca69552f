import AnimCodecs
import AnimPrimitives
import AnimTestSupport
import Testing

@testable import AnimGIF

/// The decoder reads files of the encoder, whole, cut off and damaged.
@Suite struct DecodedFileTests {
  /// The canvases of a file, and its faults.
  private static func shown(_ bytes: [UInt8]) throws(CodecError) -> ([[UInt32]], [String]) {
    var player = try GIFPlayer(bytes)
    var canvases: [[UInt32]] = []
    while let shown = try player.next() { canvases.append(shown.canvas.pixels) }
    return (canvases, player.faults)
  }

  @Test(arguments: [20, 255, 700])
  func `giflib plays the encoder's files as the tests' own decoder does`(
    colors: Int
  ) throws {
    let frames = GIFEncoderTests.frames(
      width: 50, height: 30, count: 20, colors: colors, seed: 5, isTransparent: colors == 20)
    let bytes = try GIFEncoderTests.encode(frames)
    let expected = try ReferenceGIF(bytes).play()
    var player = try GIFPlayer(bytes)
    for canvas in expected {
      let shown = try player.next()
      #expect(shown?.canvas.pixels == canvas)
    }
    let end = try player.next()
    #expect(end == nil)
  }

  @Test func `the bytes of a GIF's frames are those of its images and their tables`() throws {
    let frames = [900, 255, 600].map { GIFEncoderTests.noise(40, colors: $0, seed: 8) }
    let info = try MediaInfo.read(GIFEncoderTests.encode(frames, duration: 3))
    let images = info.shares.filter { ["images", "local colour tables"].contains($0.kind) }
    #expect(images.count == 2 && info.frames.allSatisfy { $0.byteCount > 0 })
    #expect(info.frames.reduce(0) { $0 + $1.byteCount } == images.reduce(0) { $0 + $1.byteCount })
  }

  @Test func `a file that ends too soon shows what is complete, and says where it ends`() throws {
    let frames = GIFEncoderTests.frames(width: 30, height: 20, count: 3, colors: 30, seed: 8)
    let bytes = try GIFEncoderTests.encode(frames)
    let (whole, none) = try Self.shown(bytes)
    #expect(none.isEmpty)
    let begin = "the file ends too soon: "
    var places: [String] = []
    for count in 6..<bytes.count {
      let cut = Array(bytes[..<count])
      var place = ""
      do {
        let (canvases, faults) = try Self.shown(cut)
        #expect(faults.count == 1 && faults[0].hasPrefix(begin))
        place = faults[0].dropFirst(begin.count) + " \(canvases.count)"
        if faults[0].contains("missing pixels") {
          // The first image is shown as far as it goes.
          let drawn = canvases[0].prefix { $0 != 0 }
          #expect(drawn.elementsEqual(whole[0].prefix(drawn.count)))
        } else {
          #expect(canvases == Array(whole.prefix(canvases.count)))
        }
        #expect(try MediaInfo.read(cut).faults == faults)
      } catch {
        guard case .malformed("GIF", let reason) = error else { throw error }
        place = String(reason.dropFirst(begin.count))
        #expect(reason.hasPrefix(begin))
      }
      if places.last != place { places.append(place) }
    }
    let rest = "; the images before are shown"
    #expect(
      places
        == [
          "inside its header", "before the first image", "inside image 1",
          "inside image 1; the missing pixels are not drawn 1", "after image 1\(rest) 1",
          "inside image 2\(rest) 1", "after image 2\(rest) 2", "inside image 3\(rest) 2",
          "after image 3\(rest) 3",
        ])
  }

  @Test func `damaged files are read or refused, never more`() throws {
    let frames = GIFEncoderTests.frames(width: 30, height: 20, count: 6, colors: 300, seed: 8)
    let sources = [TinyGIF.interlaced, try GIFEncoderTests.encode(frames, comment: "fuzz")]
    var random = SplitMix(seed: 77)
    var refused = 0
    for round in 0..<2000 {
      var bytes = sources[round % sources.count]
      for _ in 0...random.below(4) {
        let place = random.below(bytes.count)
        switch random.below(4) {
        case 0: bytes.removeLast(min(bytes.count - 1, random.below(20)))
        case 1: bytes.insert(UInt8(random.below(256)), at: place)
        default: bytes[place] = UInt8(random.below(256))
        }
      }
      do throws(CodecError) { try Self.playAll(bytes) } catch { refused += 1 }
    }
    #expect(refused > 0)
  }

  private static func playAll(_ bytes: [UInt8]) throws(CodecError) {
    var player = try GIFPlayer(bytes, pixelLimit: 1 << 20)
    while try player.next() != nil {}
  }
}
