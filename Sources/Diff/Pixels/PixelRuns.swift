import CDiffKernels

/// What can be asked of all pixels of a run at once: up to 64 of a row. Which of them something is true of
/// is told in the bits of a number, the first pixel in bit 0.
enum PixelRuns {
  static let length = 64

  /// How far apart two runs are, component by component.
  struct Spread {
    /// The largest difference of two components of colour, premultiplied.
    var color: UInt8
    /// The largest difference of two alphas.
    var alpha: UInt8
    /// Of each place the largest component of colour that both pixels reach; of those the smallest. Not
    /// said of equal runs.
    var brightness: UInt8

    var isNone: Bool { color == 0 && alpha == 0 }

    /// Whether colours are apart by at most so much, and alphas equal.
    ///
    /// Over white all components are brighter by 255 − alpha, so they are as far apart there.
    func isWithin(_ limit: UInt8) -> Bool { color <= limit && alpha == 0 }
  }

  static func spread(
    _ first: Span<UInt32>, _ second: Span<UInt32>, kernels: Kernels = .best
  ) -> Spread {
    let count = Self.count(first, second)
    return unsafe first.withUnsafeBufferPointer { first in
      unsafe second.withUnsafeBufferPointer { second in
        guard let first = first.baseAddress, let second = second.baseAddress else {
          return Spread(color: 0, alpha: 0, brightness: 0)
        }
        // Both have `count` pixels, 1 to 64.
        let spread = unsafe diff_spread_of(kernels.form, first, second, count)
        return Spread(color: spread.color, alpha: spread.alpha, brightness: spread.brightness)
      }
    }
  }

  /// Pixels whose colours are more than a limit apart, or their alphas at all.
  static func beyond(
    _ limit: UInt8, _ first: Span<UInt32>, _ second: Span<UInt32>, kernels: Kernels = .best
  ) -> UInt64 {
    let count = Self.count(first, second)
    return unsafe first.withUnsafeBufferPointer { first in
      unsafe second.withUnsafeBufferPointer { second in
        guard let first = first.baseAddress, let second = second.baseAddress else { return 0 }
        // Both have `count` pixels, 1 to 64.
        return unsafe diff_beyond(kernels.form, first, second, count, limit)
      }
    }
  }

  /// Pixels that are not as the one before them; the first is none.
  static func changes(_ run: Span<UInt32>) -> UInt64 {
    let count = Self.count(run, run)
    return unsafe run.withUnsafeBufferPointer { run in
      guard let start = run.baseAddress else { return 0 }
      // There are `count` pixels, 1 to 64.
      return unsafe diff_changes(start, count)
    }
  }

  /// Pixels that have at least three neighbours of their colour.
  ///
  /// - Parameters:
  ///   - place: the index of the first of `count` pixels of a row, none of them at the picture's edge.
  ///   - width: the picture's, in pixels.
  static func flat(
    _ picture: Span<UInt32>, at place: Int, width: Int, count: Int, kernels: Kernels = .best
  ) -> UInt64 {
    precondition(
      1...length ~= count && place > width && place + count + width < picture.count,
      "each of 1 to 64 pixels has neighbours on all sides")
    return unsafe picture.withUnsafeBufferPointer { picture in
      guard let start = picture.baseAddress else { return 0 }
      // From the neighbour above and left of the first to the one below and right of the last all are inside.
      return unsafe diff_flat(kernels.form, start + place, width, count)
    }
  }

  /// Which of as many numbers as a run has pixels are above a limit.
  static func above(_ limit: Float, _ numbers: Span<Float>) -> UInt64 {
    precondition(numbers.count == length, "there is one for each pixel")
    return unsafe numbers.withUnsafeBufferPointer { numbers in
      guard let start = numbers.baseAddress else { return 0 }
      // There are 64.
      return unsafe diff_above(start, limit)
    }
  }

  private static func count(_ first: Span<UInt32>, _ second: Span<UInt32>) -> Int {
    precondition(
      first.count == second.count && 1...length ~= first.count, "runs have one length, 1 to 64")
    return first.count
  }
}

extension UInt64 {
  /// The places of its bits that are set, the lowest first.
  var bits: SetBits { SetBits(rest: self) }
}

struct SetBits: Sequence, IteratorProtocol {
  fileprivate var rest: UInt64

  mutating func next() -> Int? {
    guard rest != 0 else { return nil }
    defer { rest &= rest &- 1 }
    return rest.trailingZeroBitCount
  }
}
