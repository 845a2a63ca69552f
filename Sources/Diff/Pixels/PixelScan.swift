// Pixels are looked at in runs of up to 64 of a row. Each step leaves less for the next, dearer one: rows
// that are equal, runs that are surely near enough (`NearnessBound`), pixels that were judged before or can
// be by an estimate (`PixelJudge`).

import Primitives

/// Goes through the pixels of two pictures that differ.
struct PixelScan {
  /// Pixels of a row; bit 0 is the one at x.
  struct Run {
    var x: Int
    var y: Int
    /// Those that are not the same, or not similar enough, in both pictures.
    var differing: UInt64
    /// Those of them that look like anti-aliasing and are tolerated as that.
    var antialiased: UInt64
    /// Of all that were counted up to here.
    var largestDistance: Double

    var counted: UInt64 { differing & ~antialiased }
  }

  private let width: Int
  private let height: Int
  private let baseline: [UInt32]
  private let candidate: [UInt32]
  private let tolerance: PixelTolerance

  init(_ baseline: Pixmap, _ candidate: Pixmap, tolerance: PixelTolerance) {
    precondition(
      baseline.width == candidate.width && baseline.height == candidate.height,
      "pictures that are compared have one size")
    width = baseline.width
    height = baseline.height
    self.baseline = baseline.pixels
    self.candidate = candidate.pixels
    self.tolerance = tolerance
  }

  /// Calls the closure for each run in which pixels differ, row by row, until it says no.
  func forEachRun(_ body: (Run) -> Bool) {
    let first = baseline.span
    let second = candidate.span
    var judge = PixelJudge(threshold: tolerance.threshold, width: width)
    var flatAreas = FlatAreas(width: width, height: height)
    var nextIsEqual = rowIsEqual(0, first, second)
    for y in 0..<height {
      // A row ahead: when the detector of anti-aliasing looks below, the pixels have come from memory.
      let isEqual = nextIsEqual
      nextIsEqual = rowIsEqual(y + 1, first, second)
      guard !isEqual else { continue }
      let row = y * width..<(y + 1) * width
      for x in stride(from: 0, to: width, by: PixelRuns.length) {
        let part = row.lowerBound + x..<min(row.lowerBound + x + PixelRuns.length, row.upperBound)
        let (a, b) = (first.extracting(part), second.extracting(part))
        let differing = judge.differing(x, a, b, except: ignored(x, y))
        guard differing != 0 else { continue }
        var run = Run(x: x, y: y, differing: differing, antialiased: 0, largestDistance: 0)
        if tolerance.ignoresAntialiased {
          run.antialiased = flatAreas.antialiased(among: differing, x, y, first, second)
        }
        judge.measure(run.counted, x, a, b)
        run.largestDistance = judge.largest
        guard body(run) else { return }
      }
    }
  }

  /// Pixels of a run that are not looked at.
  private func ignored(_ x: Int, _ y: Int) -> UInt64 {
    var result: UInt64 = 0
    for rect in tolerance.ignoredRects where rect.y <= y && y < rect.maxY {
      let left = max(rect.x - x, 0)
      let right = min(rect.maxX - x, PixelRuns.length)
      // What is shifted by 64 is nothing.
      if left < right { result |= (.max << UInt64(left)) & ~(.max << UInt64(right)) }
    }
    return result
  }

  /// Whether a row is the same in both pictures. Without an early end, so that the loop is vectorized.
  private func rowIsEqual(_ y: Int, _ first: Span<UInt32>, _ second: Span<UInt32>) -> Bool {
    guard y < height else { return true }
    let row = y * width..<(y + 1) * width
    let (first, second) = (first.extracting(row), second.extracting(row))
    precondition(first.count == second.count, "rows have one length")
    var bits: UInt32 = 0
    for x in 0..<first.count { bits |= first[x] ^ second[x] }
    return bits == 0
  }
}
