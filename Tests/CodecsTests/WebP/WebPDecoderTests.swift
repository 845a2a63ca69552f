import AnimPrimitives
import AnimTestSupport
import Testing

@testable import AnimCodecs

/// `Vectors/webp` has pictures that Pillow wrote, and PNG files of what Pillow reads from them.
@Suite struct WebPDecoderTests {
  private static let folder = "Tests/CodecsTests/Vectors/webp/"

  private static func bytes(_ name: String) throws -> [UInt8] {
    try Repository.bytes(of: folder + name + ".webp")
  }

  @Test(arguments: ["lossy", "lossy-alpha", "lossless", "lossless-alpha", "turned"])
  func `a picture has the pixels of another decoder`(name: String) throws {
    let picture = try WebPDecoder.read(try Self.bytes(name))
    #expect(picture.faults.isEmpty)
    let expected = try PNGDecoder.decode(try Repository.bytes(of: Self.folder + name + ".png"))
    #expect(picture.pixmap == expected)
  }

  @Test(arguments: ["lossy", "lossy-alpha", "lossless", "lossless-alpha"])
  func `a header has the size of its pixels`(name: String) throws {
    let file = try WebPFile(try Self.bytes(name))
    #expect(file.width == 43 && file.height == 29)
    #expect(!file.isAnimated && !file.isCut)
  }

  @Test func `a file that is cut off shows the rows that are complete`() throws {
    let bytes = try Self.bytes("lossy")
    let whole = try WebPDecoder.read(bytes).pixmap
    let cut = try WebPDecoder.read(Array(bytes.prefix(bytes.count - 60)))
    #expect(cut.faults == ["the file ends too soon; all that is complete is shown"])
    #expect(cut.pixmap.pixels.prefix(whole.width) == whole.pixels.prefix(whole.width))
  }

  @Test func `every cut of a file gives a picture or an error`() throws {
    for name in ["lossy-alpha", "lossless", "turned"] {
      let bytes = try Self.bytes(name)
      for count in 0..<bytes.count { _ = try? WebPDecoder.read(Array(bytes.prefix(count))) }
    }
  }

  @Test func `a file without pixels is an error`() throws {
    let bytes = Array(try Self.bytes("lossless").prefix(12))
    #expect { try WebPDecoder.read(bytes) } throws: {
      "\($0)" == "invalid WebP: the file ends inside its pixels"
    }
    #expect { try WebPDecoder.read(Array("RIFFxxxx".utf8)) } throws: {
      "\($0)" == "not a WebP: it looks like a text"
    }
  }
}
