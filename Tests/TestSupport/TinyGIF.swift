/// A handwritten GIF whose images are one white pixel each. Our encoder would not write such files.
public struct TinyGIF {
  public struct Image {
    var x = 0
    /// In 1/100 s.
    var delay = 0
    /// 1 keeps the pixel, 2 makes it transparent, 3 restores the previous pixel.
    var disposal = 1

    public init(x: Int = 0, delay: Int = 0, disposal: Int = 1) {
      self.x = x
      self.delay = delay
      self.disposal = disposal
    }
  }

  var width: Int
  var height: Int
  var comments: [String]
  var images: [Image]

  public init(
    width: Int = 1, height: Int = 1, comments: [String] = [], images: [Image] = [Image()]
  ) {
    self.width = width
    self.height = height
    self.comments = comments
    self.images = images
  }

  public var bytes: [UInt8] {
    // The Global Color Table: black and white.
    var bytes = Array("GIF89a".utf8) + Self.pair(width) + Self.pair(height) + [0x80, 0, 0]
    bytes += [0, 0, 0, 255, 255, 255]
    for comment in comments {
      precondition(comment.utf8.count < 256, "a comment fits a sub-block")
      bytes += [0x21, 0xFE, UInt8(comment.utf8.count)] + Array(comment.utf8) + [0]
    }
    for image in images {
      bytes += [0x21, 0xF9, 4, UInt8(image.disposal << 2)] + Self.pair(image.delay) + [0, 0]
      bytes += [0x2C] + Self.pair(image.x) + [0, 0, 1, 0, 1, 0, 0]
      // The codes clear, colour 1 and end, of 3 bits each, lowest bit first.
      bytes += [2, 2, 0x4C, 0x01, 0]
    }
    return bytes + [0x3B]
  }

  /// The two bytes of a number, lower byte first.
  private static func pair(_ number: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: number), UInt8(truncatingIfNeeded: number >> 8)]
  }
}

extension TinyGIF {
  /// 4 × 4 pixels, two colours, played 3 times, interlaced, with a comment. Line 0 has the index 1, the others have the
  /// index 0.
  public static let interlaced: [UInt8] =
    Array("GIF89a".utf8)
    + [4, 0, 4, 0, 0x80, 0, 0]  // screen: 4 × 4, global table of 2
    + [255, 0, 0, 0, 0, 255]  // red, blue
    + [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 2, 0, 0]  // two repetitions
    + [0x21, 0xFE, 2, 0x68, 0x69, 0]  // comment "hi"
    + [0x21, 0xF9, 4, 0x09, 1, 0, 0, 0]  // background, 1/100 s, index 0 is transparent
    + [0x2C, 0, 0, 0, 0, 4, 0, 4, 0, 0x40]  // image, interlaced
    + [2, 5, 0x8C, 0x03, 0xA9, 0x9B, 0x05, 0]  // codes clear, 1, 6, 1, 0, 9, 10, 11, 9, end
    + [0x3B]
}
