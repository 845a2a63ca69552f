/// A GIF of a few bytes whose images are one pixel each, written by hand: what our encoder would not write.
struct TinyGIF {
  var width = 1
  var height = 1
  var comments: [String] = []
  /// One for each image, in 1/100 s.
  var delays = [0]
  /// What becomes of each image: 1 to keep it, 2 to clear it, 3 for what was before.
  var disposal = 1

  var bytes: [UInt8] {
    // A Global Color Table of two.
    var bytes = Array("GIF89a".utf8) + Self.pair(width) + Self.pair(height) + [0x80, 0, 0]
    bytes += [0, 0, 0, 255, 255, 255]
    for comment in comments {
      // A sub-block has at most 255 bytes.
      precondition(comment.utf8.count < 256, "a comment is short")
      bytes += [0x21, 0xFE, UInt8(comment.utf8.count)] + Array(comment.utf8) + [0]
    }
    for delay in delays {
      bytes += [0x21, 0xF9, 4, UInt8(disposal << 2)] + Self.pair(delay) + [0, 0]
      // Clear, colour 1, end: 3 bits each from the lowest on.
      bytes += [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x4C, 0x01, 0]
    }
    return bytes + [0x3B]
  }

  private static func pair(_ number: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: number), UInt8(truncatingIfNeeded: number >> 8)]
  }
}
