import Codecs
import Primitives

extension Renderer {
  /// One frame of a scene and the hash of its pixels.
  public struct FrameHash: Hashable, Sendable {
    /// Seconds into the scene.
    public var time: Double
    /// XXH64 of the premultiplied pixels, row by row, as R, G, B, A.
    public var hash: UInt64
  }

  /// The hashes of all frames that a PNG sequence of a range would have, in their order.
  ///
  /// - Parameter jobs: threads; the hashes are the same for any number.
  public func frameHashes(_ range: PlaybackRange, jobs: Int) -> [FrameHash] {
    let schedule = FrameSchedule(exact: range)
    var canvas = Pixmap(width: pixelWidth, height: pixelHeight)
    var last: UInt64 = 0
    var hashes: [FrameHash] = []
    FramePipeline(renderer: self, schedule: schedule, jobs: jobs).run { window, first in
      for (index, frame) in window.enumerated() {
        if let patch = frame.patch {
          canvas.replace(patch.rect, with: patch.pixmap)
          last = canvas.contentHash
        }
        hashes.append(FrameHash(time: schedule.entries[first + index].time, hash: last))
      }
    }
    return hashes
  }
}

extension UInt64 {
  /// 16 hexadecimal digits.
  package var hexadecimal: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
