import Primitives

/// What each frame changes, and the canvas as a player has it.
///
/// Comparing is the dear part, and each frame's is independent of the others' once it is known what its
/// rectangle showed before: a window of frames is compared on several threads.
struct ChangeTracker {
  let width: Int
  let height: Int
  /// Opaque pixels, or 0 for transparent ones.
  private(set) var canvas: LazyCanvas
  /// The canvas with the next frame's runs drawn; nil where frames come as patches.
  private var upcoming: LazyCanvas?
  private let matte: Matte
  private let flatColors: [UInt32]

  init(width: Int, height: Int, matte: Matte, flatColors: [UInt32] = []) {
    self.width = width
    self.height = height
    self.matte = matte
    self.flatColors = flatColors
    canvas = LazyCanvas(width: width, height: height)
  }
}

/// A frame's change, and its runs.
struct TrackedChange: Sendable {
  var change: Change
  var runs: ColorRuns
  /// Whether the change's pixels are lent, and its runs have all that differs.
  var isAppliedAsRuns = false
}

extension ChangeTracker {
  /// What consecutive frames change, from the canvas as it is; nil where nothing differs from the frame
  /// before. The canvas stays: changes are applied one by one.
  ///
  /// - Precondition: the frames' patches lie on the canvas.
  func changes(by frames: ArraySlice<AnimationFrame>, jobs: Int) -> [TrackedChange?] {
    let (matte, flatColors) = (matte, flatColors)
    let pictures = Parallel.map(count: frames.count, workers: jobs) { number in
      frames[frames.startIndex + number].patch.map { matte.applied(to: $0) }
    }
    var ahead = canvas
    var comparisons: [Comparison?] = []
    for (frame, picture) in zip(frames, pictures) {
      guard let patch = frame.patch, let (pixels, isOpaque) = picture else {
        comparisons.append(nil)
        continue
      }
      check(patch)
      comparisons.append(
        Comparison(rect: patch.rect, new: pixels, isOpaque: isOpaque, canvas: ahead))
      ahead.put(PixelView(pixels, stride: patch.rect.width), in: patch.rect)
    }
    let pairs = comparisons
    return Parallel.map(count: pairs.count, workers: jobs) { pairs[$0]?.result(flatColors) }
  }

  /// What the next frame changes. Its pixels are lent: who keeps them has them copied as soon as there is
  /// another frame.
  mutating func change(by frame: FrameRuns) -> TrackedChange {
    let rect = frame.rect
    check(rect)
    return TrackedChange(
      change: Change(rect: rect, pixels: pixels(of: frame)), runs: frame.runs,
      isAppliedAsRuns: true)
  }

  /// What the rectangle of the next frame will show.
  private mutating func pixels(of frame: FrameRuns) -> PixelView {
    let rect = frame.rect
    guard width * height > Self.largestUpcoming else {
      var next = upcoming ?? canvas
      // Given away for as long as it is drawn to.
      upcoming = nil
      next.draw(frame.runs, in: rect)
      upcoming = next
      return next.view(of: rect)
    }
    var part = canvas.view(of: rect).copy(width: rect.width, height: rect.height)
    if let place = IntRect(width: rect.width, height: rect.height) {
      part.draw(frame.runs.runs, frame.runs.colors, in: place)
    }
    return part
  }

  /// Pixels of the largest canvas of which there are two: of larger ones what changes is copied.
  private static let largestUpcoming = 1 << 20

  private func check(_ rect: IntRect) {
    precondition(
      rect.x >= 0 && rect.y >= 0 && rect.maxX <= width && rect.maxY <= height,
      "what a frame changes lies on the canvas")
  }

  private func check(_ patch: AnimationFrame.Patch) {
    check(patch.rect)
    precondition(
      patch.rect.width == patch.pixmap.width && patch.rect.height == patch.pixmap.height,
      "a frame's patch has as many pixels as its rectangle")
  }
}

/// What a rectangle shall show, and what it showed.
private struct Comparison: Sendable {
  let rect: IntRect
  let new: [UInt32]
  /// Whether all new pixels are known to be.
  let isOpaque: Bool
  /// As it was before.
  let canvas: LazyCanvas

  func result(_ flatColors: [UInt32]) -> TrackedChange? {
    let old = canvas.view(of: rect)
    let new = PixelView(new, stride: rect.width)
    guard let change = Change(to: new, isOpaque: isOpaque, in: rect, over: old) else { return nil }
    let before = old.moved(change.rect.x - rect.x, change.rect.y - rect.y)
    return TrackedChange(
      change: change, runs: ColorRuns(of: change, over: before, flatColors: flatColors))
  }
}

// MARK: - The canvas

extension ChangeTracker {
  /// The runs of a change against the canvas, before it is applied.
  func runs(of change: Change) -> ColorRuns {
    ColorRuns(of: change, over: canvas.view(of: change.rect), flatColors: flatColors)
  }

  /// The runs of a change against what its rectangle showed at another time.
  func runs(of change: Change, over old: PixelView) -> ColorRuns {
    ColorRuns(of: change, over: old, flatColors: flatColors)
  }

  /// The runs of a change that draws all its pixels.
  func refreshingRuns(of change: Change) -> ColorRuns {
    ColorRuns(of: change, over: nil, flatColors: flatColors)
  }

  /// Puts a change onto the canvas.
  mutating func apply(_ tracked: TrackedChange) {
    if tracked.isAppliedAsRuns {
      canvas.draw(tracked.runs, in: tracked.change.rect)
    } else {
      upcoming = nil
      canvas.put(tracked.change.pixels, in: tracked.change.rect)
    }
  }

  /// Lets go of the pixels of changes that were applied, where these have become many.
  mutating func settle() {
    canvas.settleMany()
  }

  /// All pixels of a rectangle as they shall be after a change.
  ///
  /// - Precondition: the rectangle holds the change's.
  func wanted(after change: Change, in rect: IntRect) -> Change {
    precondition(rect.contains(change.rect), "a change lies in its rectangle")
    var result = canvas
    result.put(change.pixels, in: change.rect)
    return Change(rect: rect, pixels: result.view(of: rect))
  }

  /// A rectangle of the canvas as it is.
  func refreshed(_ rect: IntRect) -> Change {
    Change(rect: rect, pixels: canvas.view(of: rect))
  }

  /// All pixels of the canvas.
  mutating func pixels() -> [UInt32] { canvas.pixels() }

  /// Makes a rectangle transparent, as the disposal method `background` does.
  mutating func clear(_ rect: IntRect) {
    upcoming = nil
    canvas.clear(rect)
  }
}
