import AnimCodecs
import Testing

@Suite struct FileKindTests {
  @Test func `kinds are known by the first bytes`() {
    let mp4: [UInt8] = [0, 0, 0, 32] + Array("ftypisom".utf8)
    let webP = Array("RIFF".utf8) + [36, 0, 0, 0] + Array("WEBPVP8X".utf8)
    #expect(FileKind(of: Array("GIF87a".utf8)) == .gif)
    #expect(FileKind(of: Array("GIF89a".utf8)) == .gif)
    #expect(FileKind(of: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0]) == .png)
    #expect(FileKind(of: [0xFF, 0xD8, 0xFF, 0xDB]) == .jpeg)
    #expect(FileKind(of: webP) == .webP)
    #expect(FileKind(of: mp4) == .mp4)
    #expect(FileKind(of: [0x1A, 0x45, 0xDF, 0xA3, 0x9F]) == .webM)
    #expect(FileKind(of: Array("YUV4MPEG2 W32 H24".utf8)) == .y4m)
    #expect(FileKind(of: []) == nil && FileKind(of: Array("{\"size\"".utf8)) == nil)
    // An incomplete signature is not a signature.
    #expect((0..<8).allSatisfy { FileKind(of: Array(mp4.prefix($0))) == nil })
    #expect((0..<12).allSatisfy { FileKind(of: Array(webP.prefix($0))) == nil })
  }

  @Test(arguments: [
    ("", "the file is empty"), ("GIF", "the file ends after 3 bytes"),
    ("G", "the file ends after 1 byte"), ("GIF8", "it is a GIF"),
    ("Hé\t\r\n", "it looks like a text"), ("a\u{7F}", "it begins with the bytes 61 7f"),
    ("\u{0}\u{1}", "it begins with the bytes 00 01"),
    ("YUV4MPEG2 W32", "it is a Y4M"),
  ])
  func `other kinds are named`(text: String, found: String) {
    #expect(
      FileKind.mismatch(Array(text.utf8), expected: "PNG")
        == .otherKind(expected: "PNG", found: found))
  }
}
