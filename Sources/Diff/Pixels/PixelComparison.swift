public import Primitives

/// What differs between two pictures of one size.
public struct PixelComparison: Hashable, Sendable {
  /// Pixels that differ, but for those that the tolerance lets pass.
  public private(set) var differingCount = 0
  /// Pixels that would differ if they did not look like anti-aliasing.
  public private(set) var antialiasedCount = 0
  /// The smallest rectangle that holds all pixels that differ; nil where none does.
  public private(set) var bounds: IntRect?
  /// Of the pixels that differ: 0 is none, 1 is black and white.
  public private(set) var largestDistance = 0.0
  /// Whether more pixels differ than the tolerance's budget has.
  public private(set) var isDifferent = false

  /// Compares the pictures. Equal ones cost what reading them costs.
  ///
  /// - Precondition: both have the same width and height.
  public init(_ baseline: Pixmap, _ candidate: Pixmap, tolerance: PixelTolerance = .exact) {
    var box = (left: Int.max, top: 0, right: Int.min, bottom: 0)
    PixelScan(baseline, candidate, tolerance: tolerance).forEachDifference { difference in
      guard !difference.isAntialiased else {
        antialiasedCount += 1
        return true
      }
      if differingCount == 0 { box.top = difference.y }
      box.bottom = difference.y
      box.left = min(box.left, difference.x)
      box.right = max(box.right, difference.x)
      differingCount += 1
      largestDistance = max(largestDistance, difference.distance)
      return true
    }
    guard differingCount > 0 else { return }
    bounds = IntRect(
      x: box.left, y: box.top, width: box.right - box.left + 1, height: box.bottom - box.top + 1)
    isDifferent = !tolerance.budget.allows(differingCount, of: baseline.pixels.count)
  }
}

extension PixelComparison {
  /// Whether two pictures are the same within a tolerance; looks no further than it must.
  static func areSame(_ baseline: Pixmap, _ candidate: Pixmap, tolerance: PixelTolerance) -> Bool {
    let total = baseline.pixels.count
    var count = 0
    PixelScan(baseline, candidate, tolerance: tolerance).forEachDifference { difference in
      if !difference.isAntialiased { count += 1 }
      return tolerance.budget.allows(count, of: total)
    }
    return tolerance.budget.allows(count, of: total)
  }
}

/// Goes through the pixels of two pictures that differ.
struct PixelScan {
  /// A pixel that is not the same, or not similar enough, in both.
  struct Difference {
    var x: Int
    var y: Int
    var isAntialiased: Bool
    var distance: Double
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

  /// Calls the closure for each such pixel, row by row, until it says no.
  ///
  /// Of exact comparisons distances that are surely no larger than one told before are told as 0.
  func forEachDifference(_ body: (Difference) -> Bool) {
    let first = baseline.span
    let second = candidate.span
    let hasIgnored = !tolerance.ignoredRects.isEmpty
    let bound = NearnessBound(threshold: tolerance.threshold)
    var meter = DistanceMeter(isExact: tolerance.threshold == 0)
    for y in 0..<height {
      let row = y * width..<(y + 1) * width
      guard Self.differ(first.extracting(row), second.extracting(row)) else { continue }
      for run in row.cut(into: Self.runLength) {
        let limit = bound.limit(for: first.extracting(run))
        if NearnessBound.areWithin(limit, first.extracting(run), second.extracting(run)) {
          continue
        }
        meter.begin(first.extracting(run))
        for part in run.cut(into: Self.partLength) {
          if NearnessBound.areWithin(limit, first.extracting(part), second.extracting(part)) {
            continue
          }
          for index in part {
            let (a, b) = (first[index], second[index])
            let x = index &- row.lowerBound
            guard !NearnessBound.isWithin(limit, a, b), !(hasIgnored && isIgnored(x, y)) else {
              continue
            }
            let distance = meter.between(a, b)
            guard tolerance.threshold == 0 || distance > tolerance.threshold else { continue }
            let isAntialiased = tolerance.ignoresAntialiased && isAntialiased(x, y, first, second)
            let difference = Difference(
              x: x, y: y, isAntialiased: isAntialiased, distance: distance)
            guard body(difference) else { return }
          }
        }
      }
    }
  }

  /// Pixels that are looked at together: where they are not surely near enough, in smaller parts.
  private static let runLength = 64
  private static let partLength = 8

  private func isAntialiased(
    _ x: Int, _ y: Int, _ first: Span<UInt32>, _ second: Span<UInt32>
  ) -> Bool {
    let detector = AntialiasingDetector(width: width, height: height)
    return detector.isAntialiased(x, y, in: first, other: second)
      || detector.isAntialiased(x, y, in: second, other: first)
  }

  /// Whether two rows are not the same. Without an early end, so that the loop is vectorized.
  private static func differ(_ first: Span<UInt32>, _ second: Span<UInt32>) -> Bool {
    precondition(first.count == second.count, "rows have one length")
    var bits: UInt32 = 0
    for x in 0..<first.count { bits |= first[x] ^ second[x] }
    return bits != 0
  }

  private func isIgnored(_ x: Int, _ y: Int) -> Bool {
    tolerance.ignoredRects.contains { $0.x <= x && x < $0.maxX && $0.y <= y && y < $0.maxY }
  }
}

/// Measures pixels. Where nothing is tolerated, only the largest distance is of interest, and pixels that
/// are surely nearer than it are not measured.
private struct DistanceMeter {
  private let isExact: Bool
  private var distance = PixelDistance()
  private var bound = NearnessBound(threshold: 0)
  private var largest = 0.0
  private var limit: UInt32 = 0

  init(isExact: Bool) {
    self.isExact = isExact
  }

  /// Begins with pixels that are looked at together.
  mutating func begin(_ first: Span<UInt32>) {
    if isExact { limit = bound.limit(for: first) }
  }

  mutating func between(_ first: UInt32, _ second: UInt32) -> Double {
    guard !(isExact && NearnessBound.isWithin(limit, first, second)) else { return 0 }
    let result = distance.between(first, second)
    // Not for every last bit: a bound that is a little low is right as well.
    if isExact, result > largest * 1.02 {
      largest = result
      bound = NearnessBound(threshold: result)
    }
    return result
  }
}

extension Range<Int> {
  /// The range in parts of a length; the last may be shorter.
  fileprivate func cut(into length: Int) -> some Sequence<Range<Int>> {
    stride(from: lowerBound, to: upperBound, by: length).lazy.map {
      $0..<Swift.min($0 + length, upperBound)
    }
  }
}
