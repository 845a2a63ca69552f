public import Primitives

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

/// Finds what frames change where they are painted.
public struct FrameComparer: Sendable {
  private let flatColors: [UInt32]

  /// - Parameter options: of the encoder that takes the frames.
  public init(_ options: GIFOptions) {
    flatColors = options.flatColors.map(\.rgba)
  }

  /// What an opaque picture changes in one that was opaque.
  public enum Result: Sendable {
    case nothing
    case runs(FrameRuns)
    /// More colours than runs tell apart.
    case tooManyColors
  }

  /// - Parameters:
  ///   - canvas: what is shown now.
  ///   - rect: of the canvas; outside of it nothing differs.
  ///   - old: what the rectangle showed before, row by row.
  ///   - hasContinuousTone: whether something in the rectangle has.
  public func runs(
    of canvas: Pixmap, in rect: IntRect, over old: [UInt32], hasContinuousTone: Bool
  ) -> Result {
    let before = PixelView(old, stride: rect.width)
    let now = PixelView(canvas.pixels, stride: canvas.width).moved(rect.x, rect.y)
    guard let change = Change(to: now, isOpaque: true, in: rect, over: before) else {
      return .nothing
    }
    let part = change.rect
    let runs = ColorRuns(
      of: change, over: before.moved(part.x - rect.x, part.y - rect.y), flatColors: flatColors)
    guard runs.colors.count < ColorRuns.exactColors else { return .tooManyColors }
    return .runs(FrameRuns(rect: part, runs: runs, hasContinuousTone: hasContinuousTone))
  }
}
