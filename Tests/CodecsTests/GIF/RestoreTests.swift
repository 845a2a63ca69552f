import Primitives
import TestSupport
import Testing

@testable import Codecs

/// Disposal method `previous`: frames that go away again.
@Suite struct RestoreTests {
  /// A page of noise over which a flat square passes, rests and passes again, with what stands still
  /// around it. The square is away in the first and last frames.
  ///
  /// - Parameter blank: where the page is transparent, if it is: so many rows from the top.
  static func passing(colors: Int, blank: Int = 0, seed: UInt64 = 1) -> [Pixmap] {
    var page = GIFEncoderTests.noise(72, colors: colors, seed: seed).pixels
    for place in 0..<(72 * blank) { page[place] = 0 }
    return (0..<26).map { number in
      var pixels = page
      let left = number * 5 - 26
      for y in 20..<44 {
        for x in 0..<72 where (left..<(left + 24)).contains(x) {
          pixels[y * 72 + x] = y == 30 ? 0xFFFF_FFFF : 0xFF20_40E0
        }
      }
      return Pixmap(width: 72, height: 72, pixels: pixels)
    }
  }

  private static func drawnCount(_ image: ReferenceGIF.Image) -> Int {
    image.indices.count { $0 != image.transparent }
  }

  @Test func `what something passes over is not drawn again`() throws {
    let frames = Self.passing(colors: 200)
    let gif = try ReferenceGIF(GIFEncoderTests.encode(frames))
    let shown = try GIFEncoderTests.timeline(gif)
    for (number, frame) in frames.enumerated() { #expect(shown[number * 3] == frame.pixels) }
    #expect(gif.images.count { $0.disposal == 3 } >= 15)
    // The square has 576 pixels; a page that is drawn again has as many as it uncovers.
    let drawn = gif.images.dropFirst().map(Self.drawnCount)
    #expect(drawn.allSatisfy { $0 <= 576 }, "\(drawn)")
    // An image has a pixel at least, which may be drawn as it is.
    #expect(try #require(drawn.last) <= 1)
  }

  @Test func `what blinks is drawn when it appears, and not when it goes`() throws {
    let page = GIFEncoderTests.noise(64, colors: 200, seed: 3)
    let sign = try #require(IntRect(x: 8, y: 8, width: 40, height: 40))
    var lit = page
    lit.replace(sign, with: Pixmap(width: 40, height: 40, filledWith: .init(rgba: 0xFF00_FF00)))
    let frames = (0..<12).map { $0 % 2 == 0 ? page : lit }
    let gif = try ReferenceGIF(GIFEncoderTests.encode(frames, duration: 25))
    #expect(try gif.play() == frames.map(\.pixels))
    let drawn = gif.images.map(Self.drawnCount).filter { $0 > 1 }
    #expect(drawn == [4096, 1600, 1600, 1600, 1600, 1600, 1600])
  }

  @Test func `on a flat page frames stay`() throws {
    let frames = (0..<20).map { number in
      var page = Pixmap(width: 90, height: 60, filledWith: .init(rgba: 0xFFEE_EEEE))
      if let square = IntRect(x: number * 3, y: 10, width: 30, height: 30) {
        page.replace(
          square, with: Pixmap(width: 30, height: 30, filledWith: .init(rgba: 0xFF11_2233)))
      }
      return page
    }
    let gif = try ReferenceGIF(GIFEncoderTests.encode(frames))
    #expect(gif.images.allSatisfy { $0.disposal == 1 })
    #expect(try gif.play() == frames.map(\.pixels))
  }

  @Test(arguments: [10, 44, 72])
  func `over transparency what was passed over comes back as it was`(blank: Int) throws {
    let frames = Self.passing(colors: 200, blank: blank)
    let gif = try ReferenceGIF(GIFEncoderTests.encode(frames))
    let shown = try GIFEncoderTests.timeline(gif)
    for (number, frame) in frames.enumerated() { #expect(shown[number * 3] == frame.pixels) }
  }

  @Test func `a page of too many colours comes back as it was shown, and windows change nothing`()
    throws
  {
    let frames = Self.passing(colors: 900)
    let bytes = try GIFEncoderTests.encode(frames)
    let gif = try ReferenceGIF(bytes)
    #expect(gif.images.contains { $0.disposal == 3 })
    let shown = try GIFEncoderTests.timeline(gif)
    for number in frames.indices {
      let isPage = zip(frames[number].pixels, frames[0].pixels).map { $0 == $1 }
      let differs = zip(shown[number * 3], shown[0]).map { $0 != $1 }
      #expect(!zip(isPage, differs).contains { $0 && $1 })
    }
    #expect(try GIFEncoderTests.encode(frames, window: 1) == bytes)
    #expect(try GIFEncoderTests.encode(frames, window: 7, jobs: 3) == bytes)
  }

  @Test func `a frame that can be exact is, whatever came back before it`() throws {
    let calm = Pixmap(width: 72, height: 72, filledWith: .init(rgba: 0xFF77_8899))
    let frames = Self.passing(colors: 900) + [calm] + Self.passing(colors: 200) + [calm]
    let shown = try GIFEncoderTests.timeline(ReferenceGIF(GIFEncoderTests.encode(frames)))
    for number in 26..<frames.count { #expect(shown[number * 3] == frames[number].pixels) }
  }

  @Test func `exactness allows for the transparent index`() throws {
    var options = GIFOptions()
    options.isExact = true
    for colors in [250, 253, 254] {
      let frames = Self.passing(colors: colors)
      let shown = try GIFEncoderTests.timeline(
        ReferenceGIF(GIFEncoderTests.encode(frames, options: options)))
      for (number, frame) in frames.enumerated() { #expect(shown[number * 3] == frame.pixels) }
    }
  }

  @Test(arguments: [false, true])
  func `what goes away stays for its time, also where that is split`(isTransparent: Bool) throws {
    let blank = isTransparent ? 72 : 0
    let frames = Self.passing(colors: 200, blank: blank)
    let gif = try ReferenceGIF(GIFEncoderTests.encode(frames, duration: 70_000))
    var end = 0
    for (canvas, image) in zip(try gif.play(), gif.images) {
      #expect(canvas == frames[end / 70_000].pixels)
      end += image.delay
      #expect(canvas == frames[(end - 1) / 70_000].pixels)
    }
    #expect(end == 26 * 70_000)
  }

  @Test(
    .enabled(if: ExternalTool("ffmpeg") != nil, "ffmpeg is not installed"), arguments: [200, 900])
  func `another decoder shows the same`(colors: Int) throws {
    let bytes = try GIFEncoderTests.encode(Self.passing(colors: colors))
    let images = try OtherDecoderTests().shown(bytes, pixelCount: 72 * 72)
    var player = try GIFPlayer(bytes)
    for image in images {
      let expected = try player.next()?.canvas.pixels
      #expect(image == expected)
    }
    let end = try player.next()
    #expect(end == nil && images.count > 20)
  }
}
