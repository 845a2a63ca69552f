import AnimMotion
import AnimPrimitives

/// The effect of the closure that runs on changes of a view's properties.
enum AnimationScope {
  /// Changes are animated.
  case block(OpenBlock)
  /// Changes take no time.
  case still
  /// Changes are those of a frame of `animateKeyframes`.
  case frames(FrameCollector)
}

/// A block of animations whose closure runs.
struct OpenBlock {
  var block: LiveTimeline.Block
  /// The timing, for blocks within this one that take a part of it.
  var timing: LiveTimeline.BlockTiming
  /// Whether views that it animates get touches meanwhile.
  var allowsTouches = true
}

/// Collects the frames of `animateKeyframes` while their closures run.
final class FrameCollector {
  /// A keyframe while it is open, and when it is complete.
  private(set) var frames: [Keyframe] = []
  private var open: [Keyframe] = []
  /// The model values before the frames, which are restored before the frames become animations.
  private(set) var before: [Int: [Channel: AnimatableValue]] = [:]
  /// Whether the closure of a frame runs, and not the code around the frames.
  var isOpen: Bool { !open.isEmpty }

  /// Runs the closure of a frame.
  func addFrame(start: Double, duration: Double, _ body: () -> Void) {
    open.append(Keyframe(start: start, duration: duration, changes: []))
    body()
    guard let frame = open.popLast() else { return }
    if open.isEmpty {
      frames.append(frame)
    } else {
      open[open.count - 1].keyframes.append(frame)
    }
  }

  /// Adds a change to the open frame.
  func add(
    _ change: PropertyChange, ofTarget target: Int, replacing values: [Channel: AnimatableValue]
  ) {
    guard !open.isEmpty else { return }
    open[open.count - 1].changes.append(change)
    before[target, default: [:]].merge(values) { first, _ in first }
  }

  /// The frames in the order of their starts.
  var ordered: [Keyframe] {
    frames.indices.sorted { (frames[$0].start, $0) < (frames[$1].start, $1) }.map { frames[$0] }
  }
}
