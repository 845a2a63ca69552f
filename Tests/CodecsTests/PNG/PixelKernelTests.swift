import CAnimKernels
import AnimTestSupport
import Testing

struct PixelKernelTests {
  @Test func `a change keeps the pixels that differ`() {
    var generator = SeededGenerator(seed: 7)
    for count in 0..<70 {
      let before = (0..<count).map { _ in UInt32.random(in: 0...2, using: &generator) }
      let after = before.map { pixel in
        Bool.random(using: &generator) ? pixel : 0xFF00_0000 | pixel
      }
      var kept = after
      let equalCount = unsafe rows_clear_equal(&kept, before, count)
      #expect(kept == zip(before, after).map { $0 == $1 ? 0 : $1 })
      #expect(equalCount == zip(before, after).count { $0 == $1 })
    }
  }

  @Test func `a change to less than opaque is reported`() {
    let before = [UInt32](repeating: 0xFF00_0000, count: 37)
    for index in before.indices {
      var after = before
      after[index] = 0xFE00_0000
      #expect(unsafe rows_clear_equal(&after, before, after.count) == -1)
    }
  }

  @Test func `packing writes three bytes a pixel and nothing behind them`() {
    var generator = SeededGenerator(seed: 11)
    for count in 0..<70 {
      let pixels = (0..<count).map { _ in
        Bool.random(using: &generator) ? 0 : UInt32.random(in: 0...UInt32.max, using: &generator)
      }
      var bytes = [UInt8](repeating: 0xAB, count: 3 * count + 40)
      unsafe rows_pack_rgb(pixels, count, 0x0012_3456, &bytes)
      let expected = pixels.flatMap { pixel in
        [0, 8, 16].map { UInt8(truncatingIfNeeded: (pixel == 0 ? 0x0012_3456 : pixel) >> $0) }
      }
      #expect(bytes == expected + [UInt8](repeating: 0xAB, count: 40))
    }
  }
}
