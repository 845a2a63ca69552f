import AnimCodecs
import AnimPrimitives

/// Finds the pixels that each frame changes, and keeps the canvas as a player shows it.
///
/// Comparisons take most of the time. They are independent of each other once the previous content of each rectangle
/// is known, so a window of frames is compared on several threads.
struct FrameDifferencer {
  let width: Int
  let height: Int
  /// Opaque pixels, or 0 for transparent pixels.
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

/// A frame's difference from the previous frame as runs.
struct DifferenceRuns: Sendable {
  /// The smallest rectangle that holds all pixels that differ.
  var rect: IntRect
  var runs: ColorRuns
  /// The rectangle's new pixels; nil if the runs' colours are exact and give the same pixels.
  var pixels: PixelView?
  /// The rectangle around pixels that were opaque and become transparent.
  var cleared: IntRect?
}

/// The result of comparing a frame's patch with the canvas.
struct PatchComparison: Sendable {
  /// Nil if nothing differs from the previous frame.
  var change: DifferenceRuns?
  /// The number of half-transparent pixels that became clear or opaque.
  var softCount: Int
}

extension DifferenceRuns {
  init(_ change: FrameDifference, _ runs: ColorRuns) {
    self.init(rect: change.rect, runs: runs, pixels: change.pixels, cleared: change.cleared)
  }
}

extension FrameDifferencer {
  /// The differences of consecutive frames, starting from the canvas. The canvas does not change: the caller applies
  /// the differences one by one.
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
      "a frame's patch lies on the canvas")
  }

  private func check(_ patch: AnimationFrame.Patch) {
    check(patch.rect)
    precondition(
      patch.rect.width == patch.pixmap.width && patch.rect.height == patch.pixmap.height,
      "a frame's patch has as many pixels as its rectangle")
  }
}

/// A rectangle's new pixels and the canvas before them.
private struct Comparison: Sendable {
  let rect: IntRect
  let new: [UInt32]
  /// Whether all new pixels are known to be opaque.
  let isOpaque: Bool
  let canvas: PatchedCanvas

  func result(_ flatColors: ColorIndex) -> DifferenceRuns? {
    let old = canvas.view(of: rect)
    let new = PixelView(new, stride: rect.width)
    guard let change = FrameDifference(to: new, isOpaque: isOpaque, in: rect, over: old) else {
      return nil
    }
    let before = old.moved(change.rect.x - rect.x, change.rect.y - rect.y)
    return DifferenceRuns(change, ColorRuns(of: change, over: before, flatColors: flatColors))
  }
}

// MARK: - The canvas

extension FrameDifferencer {
  /// The runs of a difference against the canvas, before it is applied.
  func runs(of change: FrameDifference) -> ColorRuns {
    ColorRuns(of: change, over: canvas.view(of: change.rect), flatColors: flatColors)
  }

  /// The runs of a difference that draws all its pixels.
  func refreshingRuns(of change: FrameDifference) -> ColorRuns {
    ColorRuns(of: change, over: nil, flatColors: flatColors)
  }

  /// Draws a difference onto the canvas.
  mutating func apply(_ tracked: DifferenceRuns) {
    if let pixels = tracked.pixels {
      canvas.put(pixels, in: tracked.rect)
    } else {
      canvas.draw(tracked.runs, in: tracked.rect)
    }
  }

  /// Releases the pixels of applied differences.
  mutating func settle() {
    canvas.settle()
  }

  /// Releases the pixels of applied differences if there are many of them.
  mutating func settleMany() {
    canvas.settleMany()
  }

  /// All pixels that a rectangle shows after a difference is drawn.
  ///
  /// - Precondition: the rectangle contains the difference's.
  func wanted(after tracked: DifferenceRuns, in rect: IntRect) -> FrameDifference {
    precondition(rect.contains(tracked.rect), "a difference lies in its rectangle")
    if let pixels = tracked.pixels {
      var result = canvas
      result.put(pixels, in: tracked.rect)
      return FrameDifference(rect: rect, pixels: result.view(of: rect))
    }
    var pixels = canvas.view(of: rect).copy(width: rect.width, height: rect.height)
    pixels.draw(tracked.runs.runs, tracked.runs.colors, in: tracked.rect.inside(rect))
    return FrameDifference(rect: rect, pixels: pixels)
  }

  /// A rectangle of the canvas.
  func refreshed(_ rect: IntRect) -> FrameDifference {
    FrameDifference(rect: rect, pixels: canvas.view(of: rect))
  }

  /// All pixels of the canvas.
  mutating func pixels() -> [UInt32] { canvas.pixels() }

  /// Makes a rectangle transparent, as the disposal method `background` does.
  mutating func clear(_ rect: IntRect) { canvas.clear(rect) }
}
