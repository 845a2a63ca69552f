import CPNGKernels
import TestSupport
import Testing

@testable import Codecs

struct PNGKernelTests {
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

  @Test func `a change to less than opaque is told`() {
    let before = [UInt32](repeating: 0xFF00_0000, count: 37)
    for index in before.indices {
      var after = before
      after[index] = 0xFE00_0000
      #expect(unsafe rows_clear_equal(&after, before, after.count) == -1)
    }
  }
}

/// What a machine with other instructions than this one would do.
@Suite(.enabled(if: rows_best_form() != ROWS_PORTABLE, "this machine has one form"))
struct PNGKernelFormTests {
  private var forms: [rows_form] { [ROWS_PORTABLE, rows_best_form()] }

  @Test func `pixels are packed alike in each form`() {
    var generator = SeededGenerator(seed: 11)
    for count in 0..<70 {
      let pixels = (0..<count).map { _ in
        Bool.random(using: &generator) ? 0 : UInt32.random(in: 0...UInt32.max, using: &generator)
      }
      let packed = forms.map { form in
        // What lies behind the bytes of the pixels stays as it is.
        var bytes = [UInt8](repeating: 0xAB, count: 3 * count + 40)
        unsafe rows_pack_rgb(form, pixels, count, 0x0012_3456, &bytes)
        return bytes
      }
      #expect(packed[0] == packed[1])
      #expect(packed[0].suffix(40).allSatisfy { $0 == 0xAB })
    }
  }

  @Test(arguments: [1, 2, 3, 4])
  func `rows are filtered alike in each form`(distance: Int) {
    var generator = SeededGenerator(seed: UInt64(distance))
    let height = 12
    for width in [1, 5, 11, 43, 200] {
      let stride = width * distance
      // Steps of all sizes, and rows as those above.
      let range = UInt8(truncatingIfNeeded: width)
      var rows = (0..<(height * stride)).map { _ in UInt8.random(in: 0...range, using: &generator) }
      rows.replaceSubrange(stride..<(2 * stride), with: rows.prefix(stride))
      for choice in [ROWS_FILTER_NONE, ROWS_FILTER_REPEATS, ROWS_FILTER_ADAPTIVE] {
        let results = forms.map { form in
          var filters = [UInt8](repeating: 9, count: height)
          var output = [UInt8](repeating: 0, count: height * (stride + 1))
          var scratch = [UInt8](repeating: 0, count: 2 * stride)
          let nonzeroCount = unsafe rows_filter(
            form, rows, nil, height, stride, distance, Int32(choice), &filters, &output, &scratch)
          return (nonzeroCount, filters, output)
        }
        #expect(results[0] == results[1])
      }
    }
  }

  /// Literals, runs, and matches of all lengths that end between runs and within them.
  private func mixture(of count: Int, using generator: inout SeededGenerator) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      let length = Int.random(in: 1...600, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: bytes += [UInt8](repeating: UInt8(length & 3), count: length)
      case 1: bytes += (0..<(length & 63)).map { _ in UInt8.random(in: 0...15, using: &generator) }
      case 2: bytes += (0..<length).map { UInt8($0 % 3) }
      default:
        let start = Int.random(in: 0...bytes.count, using: &generator)
        bytes += Array(bytes[start..<min(start + length, bytes.count)])
      }
    }
    return bytes
  }

  @Test(arguments: [1, 7, 300, 20_000, 700_000])
  func `bytes are compressed alike in each form, and come back`(count: Int) throws {
    var generator = SeededGenerator(seed: UInt64(count))
    let bytes = mixture(of: count, using: &generator)
    for passes: UInt32 in [0, 1, 2] {
      let streams = try forms.map { form in
        let state = unsafe try #require(deflater_create(form))
        defer { unsafe deflater_destroy(state) }
        unsafe deflater_begin(state, 3, 4, 16, passes)
        unsafe deflater_append(state, bytes, bytes.count)
        var count = 0
        let stream = unsafe try #require(deflater_finish(state, &count))
        return unsafe [UInt8](UnsafeBufferPointer(start: stream, count: count))
      }
      #expect(streams[0] == streams[1])
      let inflated = try Inflater().decompress(zlib(streams[0], of: bytes), atMost: bytes.count)
      #expect(inflated == bytes)
    }
  }

  private func zlib(_ stream: [UInt8], of bytes: [UInt8]) -> [UInt8] {
    // Source: RFC 1950 §9.
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return [0x78, 0x9C] + stream + [UInt8](bigEndian: high << 16 | low)
  }
}
