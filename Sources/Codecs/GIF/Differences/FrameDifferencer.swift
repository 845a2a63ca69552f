import Primitives

/// What each frame changes, and the canvas as a player has it.
///
/// Comparing is the dear part, and each frame's is independent of the others' once it is known what its
/// rectangle showed before: a window of frames is compared on several threads.
struct FrameDifferencer {
  let width: Int
  let height: Int
  /// Opaque pixels, or 0 for transparent ones.
  private var canvas: PatchedCanvas
  private let matte: Matte
  private let flatColors: ColorIndex

  init(width: Int, height: Int, matte: Matte, flatColors: [UInt32] = []) {
    self.width = width
    self.height = height
    self.matte = matte
    self.flatColors = ColorIndex(flatColors)
    canvas = PatchedCanvas(width: width, height: height)
  }
}

/// A frame's change as runs.
struct DifferenceRuns: Sendable {
  /// The smallest rectangle that holds all pixels that differ.
  var rect: IntRect
  var runs: ColorRuns
  /// The rectangle's new pixels; nil where the runs' colours are exact, and say as much.
  var pixels: PixelView?
  /// The rectangle of pixels that were opaque and become transparent.
  var cleared: IntRect?
}

/// What a frame's patch comes to.
struct PatchComparison: Sendable {
  /// Nil where nothing differs from the frame before.
  var change: DifferenceRuns?
  /// How many of its pixels were half-transparent, and are clear or opaque.
  var softCount: Int
}

extension DifferenceRuns {
  init(_ change: FrameDifference, _ runs: ColorRuns) {
    self.init(rect: change.rect, runs: runs, pixels: change.pixels, cleared: change.cleared)
  }
}

extension FrameDifferencer {
  /// What consecutive frames change, from the canvas as it is. The canvas stays: changes are applied one by one.
  ///
  /// - Precondition: the frames' patches lie on the canvas.
  func changes(by frames: ArraySlice<AnimationFrame>, jobs: Int) -> [PatchComparison] {
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
      PatchComparison(
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
  let canvas: PatchedCanvas

  func result(_ flatColors: ColorIndex) -> DifferenceRuns? {
    let old = canvas.view(of: rect)
    let new = PixelView(new, stride: rect.width)
    guard let change = FrameDifference(to: new, isOpaque: isOpaque, in: rect, over: old) else { return nil }
    let before = old.moved(change.rect.x - rect.x, change.rect.y - rect.y)
    return DifferenceRuns(change, ColorRuns(of: change, over: before, flatColors: flatColors))
  }
}

// MARK: - The canvas

extension FrameDifferencer {
  /// The runs of a change against the canvas, before it is applied.
  func runs(of change: FrameDifference) -> ColorRuns {
    ColorRuns(of: change, over: canvas.view(of: change.rect), flatColors: flatColors)
  }

  /// The runs of a change that draws all its pixels.
  func refreshingRuns(of change: FrameDifference) -> ColorRuns {
    ColorRuns(of: change, over: nil, flatColors: flatColors)
  }

  /// Puts a change onto the canvas.
  mutating func apply(_ tracked: DifferenceRuns) {
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
  func wanted(after tracked: DifferenceRuns, in rect: IntRect) -> FrameDifference {
    precondition(rect.contains(tracked.rect), "a change lies in its rectangle")
    if let pixels = tracked.pixels {
      var result = canvas
      result.put(pixels, in: tracked.rect)
      return FrameDifference(rect: rect, pixels: result.view(of: rect))
    }
    var pixels = canvas.view(of: rect).copy(width: rect.width, height: rect.height)
    pixels.draw(tracked.runs.runs, tracked.runs.colors, in: tracked.rect.inside(rect))
    return FrameDifference(rect: rect, pixels: pixels)
  }

  /// A rectangle of the canvas as it is.
  func refreshed(_ rect: IntRect) -> FrameDifference {
    FrameDifference(rect: rect, pixels: canvas.view(of: rect))
  }

  /// All pixels of the canvas.
  mutating func pixels() -> [UInt32] { canvas.pixels() }

  /// Makes a rectangle transparent, as the disposal method `background` does.
  mutating func clear(_ rect: IntRect) { canvas.clear(rect) }
}
