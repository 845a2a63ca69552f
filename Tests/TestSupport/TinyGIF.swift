/// A GIF of a few bytes whose images are one white pixel each, written by hand: what our encoder would not write.
public struct TinyGIF {
  public struct Image {
    var x = 0
    /// In 1/100 s.
    var delay = 0
    /// 1 for it to stay, 2 for its place to become transparent, 3 for it to become what it was.
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
    // A Global Color Table of black and white.
    var bytes = Array("GIF89a".utf8) + Self.pair(width) + Self.pair(height) + [0x80, 0, 0]
    bytes += [0, 0, 0, 255, 255, 255]
    for comment in comments {
      precondition(comment.utf8.count < 256, "a comment fits a sub-block")
      bytes += [0x21, 0xFE, UInt8(comment.utf8.count)] + Array(comment.utf8) + [0]
    }
    for image in images {
      bytes += [0x21, 0xF9, 4, UInt8(image.disposal << 2)] + Self.pair(image.delay) + [0, 0]
      bytes += [0x2C] + Self.pair(image.x) + [0, 0, 1, 0, 1, 0, 0]
      // Clear, colour 1, end: 3 bits each from the lowest on.
      bytes += [2, 2, 0x4C, 0x01, 0]
    }
    return bytes + [0x3B]
  }

  /// The lower byte first.
  private static func pair(_ number: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: number), UInt8(truncatingIfNeeded: number >> 8)]
  }
}
