import AnimPrimitives
import AnimTestSupport
import Testing

@testable import AnimCodecs

/// A file of a few bytes whose header specifies a canvas of a gigabyte.
struct DecodingLimitTests {
  private static let count = 16_384 * 16_384
  private static let refusal = CodecError.pixelCount(count, limit: DecodingLimit.pixelCount)
  private let bytes = TinyGIF(width: 16_384, height: 16_384).bytes

  @Test func `a canvas of more than 64 megapixels is not decoded`() {
    #expect(throws: Self.refusal) { _ = try GIFDecoder(bytes) }
    #expect(throws: Self.refusal) { _ = try GIFPlayer(bytes) }
    let limit = DecodingLimit.pixelCount
    #expect(throws: Never.self) {
      _ = try GIFDecoder(TinyGIF(width: limit / 2048, height: 2048).bytes)
    }
    #expect(throws: CodecError.pixelCount(limit + 2048, limit: limit)) {
      _ = try GIFDecoder(TinyGIF(width: limit / 2048 + 1, height: 2048).bytes)
    }
  }

  @Test func `info, which needs no pixels, reads files of any size`() throws {
    let info = try MediaInfo.read(bytes)
    #expect(info.width == 16_384 && info.frames.count == 1)
  }
}
