import Primitives

/// What an opaque frame changes, as runs of pixels of one colour.
///
/// A GIF is made of these. Who paints frames has just had their pixels in hand, and can look for the runs on many
/// threads; an encoder that gets patches looks for them itself, and writes the same file.
public struct FrameRuns: Sendable {
  /// Holds all pixels that differ, and no row or column more.
  let rect: IntRect
  let runs: ColorRuns
  let hasContinuousTone: Bool

  /// About how much memory it takes, in bytes.
  public var byteCount: Int {
    (runs.runs.count + runs.counts.count) * 8 + runs.colors.count * 4
  }
}
