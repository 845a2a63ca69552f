import AnimCodecs
import AnimDiff
import AnimPrimitives

/// An animation in memory.
final class PictureList: FrameStream {
  /// Never thrown. The compiler (6.3) crashes if the error type is `Never`.
  struct Failure: Error {}

  let width: Int
  let height: Int
  let plays: Int?
  let isTimed: Bool
  /// The frames that have not been read yet.
  private(set) var frames: ArraySlice<TimedFrame>

  init(_ frames: [TimedFrame], plays: Int? = 0, isTimed: Bool = true) {
    width = frames.first?.pixmap.width ?? 1
    height = frames.first?.pixmap.height ?? 1
    self.plays = plays
    self.isTimed = isTimed
    self.frames = frames[...]
  }

  func next() throws(Failure) -> TimedFrame? { frames.popFirst() }
}

extension [TimedFrame] {
  /// A white dot that crosses a black canvas by one pixel per frame of 0.04 s.
  static func crossingDot(count: Int, width: Int = 60, height: Int = 4) -> [TimedFrame] {
    (0..<count).map { index in
      var pixels = [UInt32](repeating: 0xFF00_0000, count: width * height)
      pixels[width + index] = 0xFFFF_FFFF
      return TimedFrame(
        pixmap: Pixmap(width: width, height: height, pixels: pixels), duration: 0.04)
    }
  }

  /// The frames with a changed pixel in some of them.
  func setting(_ x: Int, _ y: Int, of numbers: Int..., to rgba: UInt32) -> [TimedFrame] {
    var frames = self
    for index in numbers.map({ $0 - 1 }) {
      frames[index].pixmap = frames[index].pixmap.setting(x, y, to: rgba)
    }
    return frames
  }

  /// The frames with other durations for the given indices.
  func lasting(_ durations: [Int: Double]) -> [TimedFrame] {
    var frames = self
    for (number, duration) in durations { frames[number - 1].duration = duration }
    return frames
  }
}

extension Pixmap {
  /// The picture with a changed pixel.
  func setting(_ x: Int, _ y: Int, to rgba: UInt32) -> Pixmap {
    var copy = self
    let place = y * width + x
    copy.withMutablePixels { $0[place] = rgba }
    return copy
  }
}
