import AnimCodecs
import AnimPrimitives
import AnimRaster
public import AnimRendering
import Synchronization

extension Renderer {
  /// One frame of a scene and the hash of its pixels.
  public struct FrameHash: Hashable, Sendable {
    /// Seconds into the scene.
    public var time: Double
    /// XXH64 of the premultiplied pixels, row by row, as R, G, B, A.
    public var hash: UInt64
  }

  /// The hashes of all frames in a PNG sequence of a range, in order.
  ///
  /// - Parameter jobs: the number of threads; it does not affect the hashes.
  public func frameHashes(_ range: PlaybackRange, jobs: Int) -> [FrameHash] {
    let entries = FrameSchedule(exact: range).entries
    let idle = Mutex<[FrameWorker]>([])
    // Equally many pieces per thread, so that all finish together. With 32 or more frames per piece, painting only the
    // differences is worthwhile.
    let rounds = max(4, (entries.count + jobs * 32 - 1) / (jobs * 32))
    let length = max(1, (entries.count + jobs * rounds - 1) / (jobs * rounds))
    let pieces = Parallel.mapPieces(of: entries.count, length: length, workers: jobs) { piece in
      var worker = idle.withLock { $0.popLast() } ?? FrameWorker(self)
      let hashes = hashes(at: entries[piece].map(\.time), &worker)
      let finished = worker
      idle.withLock { $0.append(finished) }
      return hashes
    }
    return Array(pieces.joined())
  }

  /// The hashes of the pictures at ascending times.
  private func hashes(at times: [Double], _ worker: inout FrameWorker) -> [FrameHash] {
    var last: FrameHash?
    return times.map { time in
      var same = last.flatMap { isStill(from: $0.time, through: time) ? $0.hash : nil }
      if same == nil, worker.move(to: time).damage.isEmpty { same = last?.hash }
      let next = FrameHash(time: time, hash: same ?? worker.canvas.contentHash)
      last = next
      return next
    }
  }
}
