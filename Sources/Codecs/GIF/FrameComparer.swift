public import Primitives

/// Finds what frames change where they are painted.
public struct FrameComparer: Sendable {
  private let flatColors: ColorIndex

  /// - Parameter options: of the encoder that takes the frames.
  public init(_ options: GIFOptions) {
    flatColors = ColorIndex(options.flatColors.map(\.rgba))
  }

  /// What an opaque picture changes in one that was opaque; nil where it has more colours than runs tell apart.
  ///
  /// - Parameters:
  ///   - canvas: what is shown now.
  ///   - rect: of the canvas; outside of it nothing differs.
  ///   - old: what the rectangle showed before, row by row.
  ///   - hasContinuousTone: whether something in the rectangle has.
  public func content(
    of canvas: Pixmap, in rect: IntRect, over old: [UInt32], hasContinuousTone: Bool
  ) -> AnimationFrame.Content? {
    let before = PixelView(old, stride: rect.width)
    let now = PixelView(canvas.pixels, stride: canvas.width).moved(rect.x, rect.y)
    guard let change = FrameDifference(to: now, isOpaque: true, in: rect, over: before) else {
      return .same
    }
    let part = change.rect
    let runs = ColorRuns(
      of: change, over: before.moved(part.x - rect.x, part.y - rect.y), flatColors: flatColors)
    guard runs.colors.count < ColorRuns.exactColors else { return nil }
    return .runs(FrameRuns(rect: part, runs: runs, hasContinuousTone: hasContinuousTone))
  }
}
