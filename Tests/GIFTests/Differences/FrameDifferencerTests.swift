import AnimCodecs
import AnimPrimitives
import Testing

@testable import AnimGIF

struct FrameDifferencerTests {
  /// Patches of random size around changes, and sometimes no patch.
  private static func patches(
    _ frames: [Pixmap], _ random: inout SplitMix
  ) -> [AnimationFrame] {
    var last: Pixmap?
    return frames.map { frame in
      defer { last = frame }
      guard let previous = last else { return AnimationFrame(frame, duration: 3) }
      var bounds = Bounds()
      for place in frame.pixels.indices where frame.pixels[place] != previous.pixels[place] {
        bounds.add(place % frame.width, place % frame.width, place / frame.width)
      }
      guard let change = bounds.rect(movedBy: 0, 0) else {
        return AnimationFrame(patch: nil, duration: 3)
      }
      let x = random.below(change.x + 1)
      let y = random.below(change.y + 1)
      let right = change.maxX + random.below(frame.width - change.maxX + 1)
      let bottom = change.maxY + random.below(frame.height - change.maxY + 1)
      let rect = IntRect(x: x, y: y, width: right - x, height: bottom - y)
      return AnimationFrame(
        patch: rect.map { .init(rect: $0, pixmap: frame.cropped(to: $0)) }, duration: 3)
    }
  }

  @Test(arguments: [false, true])
  func `the file does not depend on patches, windows or jobs`(isTransparent: Bool) throws {
    let frames = GIFEncoderTests.frames(
      width: 70, height: 50, count: 40, colors: 600, seed: 11, isTransparent: isTransparent)
    let expected = try GIFEncoderTests.encode(frames)
    var random = SplitMix(seed: 5)
    for jobs in [1, 2, 5] {
      let sink = MemorySink()
      var encoder = try GIFEncoder(
        width: 70, height: 50, loopCount: 0, options: GIFOptions(), jobs: jobs, sink: sink)
      var rest = Self.patches(frames, &random)[...]
      while !rest.isEmpty {
        let count = 1 + random.below(20)
        try encoder.append(Array(rest.prefix(count)))
        rest = rest.dropFirst(count)
      }
      try encoder.finish()
      #expect(sink.bytes == expected)
    }
  }

  @Test func `a picture stays as it was seen while the canvas changes`() throws {
    var canvas = PatchedCanvas(width: 6, height: 5)
    let whole = try #require(IntRect(width: 6, height: 5))
    let part = try #require(IntRect(x: 1, y: 2, width: 3, height: 2))
    canvas.put(PixelView((0..<30).map { UInt32($0) }, stride: 6), in: whole)
    let seen = canvas.view(of: part)
    canvas.clear(part)
    canvas.put(PixelView(Array(repeating: 99, count: 30), stride: 6), in: whole)
    #expect(seen.copy(width: 3, height: 2).pixels == [13, 14, 15, 19, 20, 21])
    canvas.clear(part)
    let cleared: Set = [13, 14, 15, 19, 20, 21]
    #expect(canvas.pixels() == (0..<30).map { cleared.contains($0) ? 0 : 99 })
  }

  @Test func `a few pixels of large pictures do not keep these alive`() throws {
    var canvas = PatchedCanvas(width: 400, height: 300)
    var expected = Array(repeating: UInt32(0), count: 400 * 300)
    for number in 1...20 {
      let picture = PixelView(Array(repeating: UInt32(number), count: 400 * 300), stride: 400)
      let pixel = try #require(IntRect(x: number * 3, y: number, width: 2, height: 1))
      canvas.put(picture.moved(pixel.x, pixel.y), in: pixel)
      canvas.settleMany()
      #expect(canvas.heldPixels == 0)
      for x in pixel.x..<pixel.maxX { expected[pixel.y * 400 + x] = UInt32(number) }
    }
    #expect(canvas.pixels() == expected)
  }

  @Test func `small pictures wait until they are many`() throws {
    var canvas = PatchedCanvas(width: 400, height: 300)
    let part = try #require(IntRect(x: 5, y: 7, width: 20, height: 10))
    canvas.put(PixelView(Array(repeating: 7, count: 200), stride: 20), in: part)
    canvas.settleMany()
    #expect(canvas.heldPixels == 200)
  }
}
