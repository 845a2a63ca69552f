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

/// A frame's change as runs.
struct TrackedChange: Sendable {
  /// The smallest rectangle that holds all pixels that differ.
  var rect: IntRect
  var runs: ColorRuns
  /// The rectangle's new pixels; nil where the runs' colours are exact, and say as much.
  var pixels: PixelView?
  /// The rectangle of pixels that were opaque and become transparent.
  var cleared: IntRect?
}

/// What a frame's patch comes to.
struct ComparedPatch: Sendable {
  /// Nil where nothing differs from the frame before.
  var change: TrackedChange?
  /// How many of its pixels were half-transparent, and are clear or opaque.
  var softCount: Int
}

extension TrackedChange {
  init(_ change: Change, _ runs: ColorRuns) {
    self.init(rect: change.rect, runs: runs, pixels: change.pixels, cleared: change.cleared)
  }
}

extension ChangeTracker {
  /// What consecutive frames change, from the canvas as it is. The canvas stays: changes are applied one by one.
  ///
  /// - Precondition: the frames' patches lie on the canvas.
  func changes(by frames: ArraySlice<AnimationFrame>, jobs: Int) -> [ComparedPatch] {
    let (matte, flatColors) = (matte, flatColors)
    let pictures = Parallel.map(count: frames.count, workers: jobs) { number in
      frames[frames.startIndex + number].patch.map { matte.applied(to: $0) }
    }
    var ahead = canvas
    var comparisons: [Comparison?] = []
    for (frame, picture) in zip(frames, pictures) {
      guard let patch = frame.patch, let picture else {
        comparisons.append(nil)
        continue
      }
      check(patch)
      comparisons.append(
        Comparison(rect: patch.rect, new: picture.pixels, isOpaque: picture.isOpaque, canvas: ahead)
      )
      ahead.put(PixelView(picture.pixels, stride: patch.rect.width), in: patch.rect)
    }
    let pairs = comparisons
    return Parallel.map(count: pairs.count, workers: jobs) { number in
      ComparedPatch(
        change: pairs[number]?.result(flatColors), softCount: pictures[number]?.softCount ?? 0)
    }
  }

  /// Whether a patch certainly changes some pixel, and makes none transparent.
  func isDrawn(_ patch: AnimationFrame.Patch) -> Bool {
    check(patch)
    guard patch.isOpaque else { return false }
    let (old, new) = (canvas.view(of: patch.rect), patch.pixmap.pixels.span)
    return (0..<patch.rect.height).contains { row in
      !RowPair(
        new, from: row * patch.rect.width, over: old.pixels.span,
        from: old.start + row * old.stride,
        count: patch.rect.width
      ).isSame
    }
  }

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
    return TrackedChange(change, ColorRuns(of: change, over: before, flatColors: flatColors))
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
    if let pixels = tracked.pixels {
      canvas.put(pixels, in: tracked.rect)
    } else {
      canvas.draw(tracked.runs, in: tracked.rect)
    }
  }

  /// Lets go of the pixels of changes that were applied, where these have become many.
  mutating func settle() {
    canvas.settleMany()
  }

  /// All pixels of a rectangle as they shall be after a change.
  ///
  /// - Precondition: the rectangle holds the change's.
  func wanted(after tracked: TrackedChange, in rect: IntRect) -> Change {
    precondition(rect.contains(tracked.rect), "a change lies in its rectangle")
    if let pixels = tracked.pixels {
      var result = canvas
      result.put(pixels, in: tracked.rect)
      return Change(rect: rect, pixels: result.view(of: rect))
    }
    var pixels = canvas.view(of: rect).copy(width: rect.width, height: rect.height)
    pixels.draw(tracked.runs.runs, tracked.runs.colors, in: tracked.rect.inside(rect))
    return Change(rect: rect, pixels: pixels)
  }

  /// A rectangle of the canvas as it is.
  func refreshed(_ rect: IntRect) -> Change {
    Change(rect: rect, pixels: canvas.view(of: rect))
  }

  /// All pixels of the canvas.
  mutating func pixels() -> [UInt32] { canvas.pixels() }

  /// Makes a rectangle transparent, as the disposal method `background` does.
  mutating func clear(_ rect: IntRect) { canvas.clear(rect) }
}
