import AnimPrimitives
import Testing

@Suite struct PixmapTests {
  private let numbered = Pixmap(width: 4, height: 3, pixels: Array(0..<12))

  @Test func `a crop holds the rectangle's pixels row by row`() throws {
    let rect = try #require(IntRect(x: 1, y: 1, width: 2, height: 2))
    #expect(numbered.cropped(to: rect).pixels == [5, 6, 9, 10])
  }

  @Test func `cropped parts fit back in place`() throws {
    let rect = try #require(IntRect(x: 2, y: 0, width: 2, height: 3))
    var copy = Pixmap(width: 4, height: 3, pixels: Array(repeating: 99, count: 12))
    copy.replace(rect, with: numbered.cropped(to: rect))
    #expect(copy.pixels == [99, 99, 2, 3, 99, 99, 6, 7, 99, 99, 10, 11])
  }

  /// Expected values: those of the reference implementation for the same bytes.
  @Test(
    arguments: [
      (1, 0x3AEF_A6FD_5CF2_DEB4 as UInt64), (2, 0x494B_5C87_71A5_D964),
      (8, 0x01C3_3F2C_22A8_1079), (23, 0x432A_1A91_44C7_6C8C),
    ])
  func `hashes are XXH64's`(count: Int, expected: UInt64) {
    let pixels = (0..<count).map { UInt32($0) &* 0x0103_0507 }
    #expect(Pixmap(width: count, height: 1, pixels: pixels).contentHash == expected)
  }
}
