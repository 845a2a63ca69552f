import Testing

@testable import AnimCodecs

struct VideoStructureTests {
  /// The smallest file with all top-level parts, each with one or two bytes of content.
  static let files: [(format: VideoFormat, bytes: [UInt8])] = [
    (.mp4, box("ftyp", [1, 2]) + box("moov", [3]) + box("mdat", [4, 5])),
    (.avif, box("ftyp", [1]) + box("meta", [6]) + box("moov", []) + largeBox("mdat", [2, 3])),
    (.avif, box("ftyp", [1]) + box("meta", [6]) + box("mdat", [2, 3])),
    (
      .webm,
      // Lengths of one and of eight bytes.
      [0x1A, 0x45, 0xDF, 0xA3, 0x82, 1, 2] + [0x18, 0x53, 0x80, 0x67, 1, 0, 0, 0, 0, 0, 0, 3]
        + [3, 4, 5]
    ),
  ]

  @Test(arguments: files)
  func `a file is whole where its parts end where it ends`(format: VideoFormat, bytes: [UInt8]) {
    #expect(isWhole(bytes, format))
    for length in bytes.indices {
      #expect(!isWhole(Array(bytes.prefix(length)), format), "\(length) bytes")
    }
    #expect(!isWhole(bytes + [0], format))
  }

  @Test func `a part whose length is not known yet is not whole`() {
    let pictures = Self.box("moov", []) + Self.box("mdat", [])
    #expect(!isWhole(pictures + [0, 0, 0, 0] + Array("mdat".utf8) + [1, 2], .mp4))
    #expect(!isWhole(Self.box("ftyp", []) + Self.box("mdat", [1]), .mp4))
    let header: [UInt8] = [0x1A, 0x45, 0xDF, 0xA3, 0x80, 0x18, 0x53, 0x80, 0x67]
    #expect(!isWhole(header + [1] + [UInt8](repeating: 0xFF, count: 7), .webm))
    #expect(!isWhole(header + [0], .webm))
    #expect(!isWhole(header + [UInt8](repeating: 0, count: 8), .webm))
    let large = Array("mdat".utf8) + [UInt8](repeating: 0xFF, count: 8)
    #expect(!isWhole(pictures + [0, 0, 0, 1] + large, .mp4))
  }

  private func isWhole(_ bytes: [UInt8], _ format: VideoFormat) -> Bool {
    VideoStructure(format: format, length: bytes.count) { offset, count in
      Array(bytes.dropFirst(offset).prefix(count))
    }.isWhole
  }

  private static func box(_ name: String, _ content: [UInt8]) -> [UInt8] {
    [0, 0, 0, UInt8(8 + content.count)] + Array(name.utf8) + content
  }

  private static func largeBox(_ name: String, _ content: [UInt8]) -> [UInt8] {
    [0, 0, 0, 1] + Array(name.utf8) + [0, 0, 0, 0, 0, 0, 0, UInt8(16 + content.count)] + content
  }
}
