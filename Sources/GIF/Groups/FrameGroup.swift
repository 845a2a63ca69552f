import AnimCodecs
import AnimPrimitives

/// Frames that wait until there are enough of them to choose colour tables.
struct FrameGroup {
  private(set) var frames: [FrameDelta] = []
  /// The number of runs in all frames.
  private(set) var runCount = 0
  /// The area that frames with too many colours have drawn since the last exact frame.
  private(set) var inexact: IntRect?

  mutating func append(_ frame: FrameDelta) {
    runCount += frame.runs.count
    frames.append(frame)
  }

  /// Shows the last frame longer, by a number of 1/100 s.
  mutating func lengthenLast(by duration: Int) {
    guard !frames.isEmpty else { return }
    frames[frames.count - 1].duration += duration
  }

  /// Makes the last frame's rectangle transparent before the next frame is drawn.
  ///
  /// - Parameter rect: cleared as well, even outside the last frame's rectangle.
  /// - Returns: the cleared rectangle; nil if there is no frame.
  mutating func disposeLast(clearing rect: IntRect) -> IntRect? {
    guard let last = frames.last else { return nil }
    let cleared = last.rect.union(rect)
    if cleared != last.rect { frames[frames.count - 1].extend(to: cleared) }
    frames[frames.count - 1].disposal = .background
    if frames[0].number == 0 { frames[0].leavesClear = true }
    return cleared
  }

  /// Returns all frames and empties the group.
  mutating func take() -> [FrameDelta] {
    defer { (frames, runCount) = ([], 0) }
    return frames
  }

  mutating func addInexact(_ rect: IntRect) {
    inexact = inexact.map { $0.union(rect) } ?? rect
  }

  /// Returns the inexact area, which the next frame draws again.
  mutating func takeInexact() -> IntRect? {
    defer { inexact = nil }
    return inexact
  }
}
