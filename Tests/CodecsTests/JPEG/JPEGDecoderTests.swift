import AnimPrimitives
import AnimTestSupport
import Testing

@testable import AnimCodecs

/// `Vectors/jpeg` has pictures that Pillow wrote, and PNG files of what Pillow reads from them.
@Suite struct JPEGDecoderTests {
  private static let folder = "Tests/CodecsTests/Vectors/jpeg/"

  private static func bytes(_ name: String) throws -> [UInt8] {
    try Repository.bytes(of: folder + name + ".jpg")
  }

  @Test(arguments: [
    "baseline-444", "baseline-422", "baseline-420", "progressive", "restart", "grey", "rgb", "cmyk",
    "orientation-4", "orientation-5", "orientation-6",
  ])
  func `a picture has the pixels of another decoder within one level`(name: String) throws {
    let picture = try JPEGDecoder.read(try Self.bytes(name))
    #expect(picture.faults.isEmpty)
    let expected = try PNGDecoder.decode(try Repository.bytes(of: Self.folder + name + ".png"))
    #expect(picture.pixmap.largestDifference(from: expected) <= 1)
  }

  @Test func `a file that is cut off shows all that is complete`() throws {
    let bytes = try Self.bytes("baseline-444")
    let whole = try JPEGDecoder.read(bytes).pixmap
    let cut = try JPEGDecoder.read(Array(bytes.prefix(bytes.count * 3 / 4)))
    #expect(cut.faults == ["the file ends too soon; all that is complete is shown"])
    #expect(cut.pixmap.pixels.prefix(whole.width * 8) == whole.pixels.prefix(whole.width * 8))
  }

  @Test func `damaged pixels are a fault`() throws {
    var bytes = try Self.bytes("baseline-444")
    for index in stride(from: bytes.count / 2, to: bytes.count / 2 + 40, by: 1) {
      bytes[index] = 0xFE
    }
    let picture = try JPEGDecoder.read(bytes)
    #expect(picture.faults.count == 1)
  }

  @Test(arguments: [
    (0, "not a JPEG: the file is empty"),
    (2, "not a JPEG: the file ends after 2 bytes"),
    (20, "invalid JPEG: the file ends before its size is given"),
  ])
  func `a file without pixels is an error`(count: Int, message: String) throws {
    let bytes = Array(try Self.bytes("baseline-444").prefix(count))
    #expect { try JPEGDecoder.read(bytes) } throws: { "\($0)" == message }
  }

  @Test func `every cut of a file gives a picture or an error`() throws {
    for name in ["progressive", "cmyk"] {
      let bytes = try Self.bytes(name)
      for count in 0..<bytes.count { _ = try? JPEGDecoder.read(Array(bytes.prefix(count))) }
    }
  }

  @Test func `a size above the limit is refused before decoding`() throws {
    var bytes = try Self.bytes("baseline-444")
    let frame = try #require(bytes.indices.first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC0 })
    for offset in 5...8 { bytes[frame + offset] = 0xFF }
    #expect(throws: CodecError.pixelCount(65535 * 65535, limit: 1 << 26)) {
      try JPEGDecoder.read(bytes)
    }
  }

  @Test func `a profile in several segments is joined in order`() throws {
    func segment(_ number: UInt8, _ data: [UInt8]) -> [UInt8] {
      let body = Array("ICC_PROFILE\0".utf8) + [number, 2] + data
      return [0xFF, 0xE2, 0, UInt8(body.count + 2)] + body
    }
    let bytes = try Self.bytes("grey")
    let file = try JPEGFile(
      Array(bytes.prefix(2)) + segment(2, [3, 4]) + segment(1, [1, 2]) + bytes.dropFirst(2))
    #expect(file.profile == [1, 2, 3, 4])
  }
}

extension Pixmap {
  /// The largest difference of two components; 256 for pictures of different sizes.
  func largestDifference(from other: Pixmap) -> Int {
    guard width == other.width, height == other.height else { return 256 }
    return zip(pixels, other.pixels).map { a, b in
      [UInt32(0), 8, 16, 24].map { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) }.max() ?? 0
    }.max() ?? 0
  }
}
