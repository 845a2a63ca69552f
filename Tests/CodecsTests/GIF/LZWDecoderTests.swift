import AnimTestSupport
import Testing

@testable import AnimCodecs

/// GIFs with a larger LZW minimum code size than giflib can read.
@Suite struct LZWDecoderTests {
  /// Writes codes, lowest bit first.
  private struct CodeWriter {
    var bytes: [UInt8] = []
    private var bits = 0
    private var bitCount = 0

    mutating func write(_ code: Int, size: Int) {
      bits |= code << bitCount
      bitCount += size
      while bitCount > 0 {
        bytes.append(UInt8(truncatingIfNeeded: bits))
        bits >>= 8
        bitCount -= 8
      }
      guard bitCount < 0 else { return }
      // The last byte is not complete yet.
      bits = Int(bytes.removeLast())
      bitCount += 8
    }

    mutating func finish() { if bitCount > 0 { bytes.append(UInt8(truncatingIfNeeded: bits)) } }
  }

  /// LZW by GIF89a, appendix F. A full dictionary is kept or cleared.
  private static func encode(
    _ pixels: [UInt8], minimumCodeSize: Int, clearsWhenFull: Bool = true
  ) -> [UInt8] {
    let clear = 1 << minimumCodeSize
    var writer = CodeWriter()
    var size = minimumCodeSize + 1
    var codes: [[UInt8]: Int] = [:]
    var next = clear + 2
    writer.write(clear, size: size)
    var string: [UInt8] = []
    func code(_ string: [UInt8]) -> Int { string.count == 1 ? Int(string[0]) : codes[string] ?? 0 }
    for pixel in pixels {
      let longer = string + [pixel]
      guard longer.count > 1, codes[longer] == nil else {
        string = longer
        continue
      }
      writer.write(code(string), size: size)
      if next < 4096 {
        codes[longer] = next
        if next == 1 << size, size < 12 { size += 1 }
        next += 1
      } else if clearsWhenFull {
        writer.write(clear, size: size)
        (codes, next, size) = ([:], clear + 2, minimumCodeSize + 1)
      }
      string = [pixel]
    }
    writer.write(code(string), size: size)
    // The decoder adds one more entry.
    if next == 1 << size, size < 12 { size += 1 }
    writer.write(clear + 1, size: size)
    writer.finish()
    return writer.bytes
  }

  private static func pixels(_ count: Int, colors: Int, seed: UInt64) -> [UInt8] {
    var random = SeededGenerator(seed: seed)
    var pixels: [UInt8] = []
    while pixels.count < count {
      let color = UInt8.random(in: 0...UInt8(colors - 1), using: &random)
      pixels += Array(repeating: color, count: Int.random(in: 1...5, using: &random))
    }
    return Array(pixels.prefix(count))
  }

  /// A GIF of one image with a table of four colours.
  static func file(
    codeSize: Int, width: Int, height: Int, isInterlaced: Bool = false, hasLocalTable: Bool = false,
    data: [UInt8]
  ) -> [UInt8] {
    let table: [UInt8] = [255, 0, 0, 0, 0, 255, 0, 255, 0, 255, 255, 255]
    let size = [width, height].flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    var bytes = Array("GIF89a".utf8) + size + [hasLocalTable ? 0 : 0x81, 0, 0]
    if !hasLocalTable { bytes += table }
    bytes += [0x2C, 0, 0, 0, 0] + size
    bytes.append((hasLocalTable ? 0x81 : 0) | (isInterlaced ? 0x40 : 0))
    if hasLocalTable { bytes += table }
    bytes.append(UInt8(codeSize))
    for start in stride(from: 0, to: data.count, by: 255) {
      let block = data[start..<min(start + 255, data.count)]
      bytes += [UInt8(block.count)] + block
    }
    return bytes + [0, 0x3B]
  }

  @Test(arguments: 2...11, [true, false])
  func `every code size is decompressed, also with a full dictionary`(
    codeSize: Int, clearsWhenFull: Bool
  ) throws {
    let pixels = Self.pixels(30_000, colors: min(256, 1 << codeSize), seed: UInt64(codeSize))
    let data = Self.encode(pixels, minimumCodeSize: codeSize, clearsWhenFull: clearsWhenFull)
    // Data after the last pixel does not matter.
    for count in [pixels.count, 999] {
      let (indices, failure) = LZWDecoder.decode(data, minimumCodeSize: codeSize, count: count)
      #expect(indices == Array(pixels.prefix(count)) && failure == nil)
    }
    let (indices, failure) = LZWDecoder.decode(
      Array(data.prefix(data.count / 2)), minimumCodeSize: codeSize, count: pixels.count)
    #expect(indices.count > 9_000 && pixels.starts(with: indices) && failure == .tooShort)
  }

  @Test(arguments: [8, 9, 10, 11], [(false, false), (true, true), (true, false)])
  func `a file with a large code size is read as one with a small`(
    codeSize: Int, shape: (isInterlaced: Bool, hasLocalTable: Bool)
  ) throws {
    let pixels = Self.pixels(70 * 50, colors: 4, seed: 3)
    func frame(_ size: Int) throws -> GIFDecoder.Frame {
      var decoder = try GIFDecoder(
        Self.file(
          codeSize: size, width: 70, height: 50, isInterlaced: shape.isInterlaced,
          hasLocalTable: shape.hasLocalTable,
          data: Self.encode(pixels, minimumCodeSize: size)))
      let next = try decoder.nextFrame()
      let after = try decoder.nextFrame()
      #expect(after == nil)
      return try #require(next)
    }
    let (small, large) = (try frame(2), try frame(codeSize))
    #expect(large.indices == small.indices)
    #expect(large.localColors == small.localColors)
    #expect(shape.isInterlaced || large.indices == pixels)
  }

  @Test func `a file with several large images is described without their pixels`() throws {
    let one = Self.file(
      codeSize: 11, width: 3, height: 1, data: Self.encode([0, 1, 2], minimumCodeSize: 11))
    let image = one[25..<(one.count - 1)]
    let info = try MediaInfo.read(Array(one.dropLast()) + image + image + [0x3B])
    #expect(info.frames.count == 3)
  }

  /// The indices of a damaged image of 2 × 2 pixels that are drawn, and its fault.
  @Test(
    arguments: [
      (11, [2048], [], "there is less data than pixels"),
      (11, [2048, 0, 2049], [0], "there is less data than pixels"),
      (11, [2048, 0, 3000], [0], "compressed data is damaged"),
      (11, [2048, 2050], [], "compressed data is damaged"),
      (11, [2048, 1, 300], [1], "a pixel has colour 300, which no table has"),
      (11, [2048, 4, 3, 4, 1], [nil, 3, nil, 1], "a pixel has colour 4 of a table of 4"),
    ] as [(Int, [Int], [UInt8?], String)])
  func `damage is named, and the pixels before it are drawn`(
    size: Int, codes: [Int], drawn: [UInt8?], fault: String
  ) throws {
    var writer = CodeWriter()
    for code in codes { writer.write(code, size: size + 1) }
    writer.finish()
    for isInterlaced in [false, true] {
      var decoder = try GIFDecoder(
        Self.file(
          codeSize: size, width: 2, height: 2, isInterlaced: isInterlaced, data: writer.bytes))
      let next = try decoder.nextFrame()
      let frame = try #require(next)
      let indices = (0..<4).map { frame.isDrawn[$0] ? frame.indices[$0] : nil }
      #expect(indices == drawn + Array(repeating: nil, count: 4 - drawn.count))
      let rest = drawn.count < 4 ? "the missing" : "such"
      #expect(decoder.faults == ["\(fault): inside image 1; \(rest) pixels are not drawn"])
    }
  }

  @Test(arguments: [0, 12, 255])
  func `an impossible code size is named`(size: Int) {
    let reason = "its LZW minimum code size is \(size), and 1 to 11 are possible: inside image 1"
    let bytes = Self.file(codeSize: size, width: 2, height: 2, data: [])
    #expect(throws: CodecError.malformed(format: "GIF", reason: reason)) {
      var decoder = try GIFDecoder(bytes)
      _ = try decoder.nextFrame()
    }
  }
}
