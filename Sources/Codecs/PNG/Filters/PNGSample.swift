internal import CAnimKernels

/// Four bands of 16 rows, evenly spaced, by which the filters of the whole picture are chosen.
struct PNGSample {
  private let rows: [UInt8]
  private let stride: Int
  private let distance: Int
  /// Of the whole picture.
  private let height: Int
  /// The rows with adaptive filters.
  private let filtered: [UInt8]
  private let nonzeroCount: Int
  /// Whether most differences are steps of one or two, as in gradients, shadows and blurs.
  let isSmooth: Bool

  /// Nil if the picture has fewer than 64 rows.
  init?(_ picture: PNGRows) {
    guard picture.height >= Self.height else { return nil }
    stride = picture.stride
    distance = picture.distance
    height = picture.height
    rows = (0..<4).flatMap { band in
      let middle = picture.height * (2 * band + 1) / 8
      return picture.bytes((middle - 8)..<(middle + 8))
    }
    var filterer = PNGFilterer(.adaptive, stride: stride, distance: distance)
    filtered = filterer.filter(rows)
    nonzeroCount = filterer.nonzeroCount
    let stepCount = unsafe filtered.withUnsafeBufferPointer { bytes in
      // The bytes are read within the call.
      unsafe rows_count_steps(bytes.baseAddress, bytes.count)
    }
    isSmooth =
      Self.hasFewZeros(filtered, nonzeroCount: nonzeroCount) && stepCount * 3 >= nonzeroCount * 2
  }

  /// The number of rows in a sample.
  private static let height = 64

  /// Whether more than 4 % of the filtered bytes are not zero. With fewer, the filters suit the picture.
  private static func hasFewZeros(_ filtered: [UInt8], nonzeroCount: Int) -> Bool {
    nonzeroCount * 25 >= filtered.count
  }
}

// MARK: - Trials

extension PNGSample {
  /// Sub or Paeth for all rows, or a filter for each row, whichever makes the sample smallest.
  ///
  /// Up for all rows is not tried. It suits only vertical gradients, whose rows choose it one by one.
  func smoothFilters() throws(CodecError) -> PNGFilterChoice {
    let deflater = try Deflater(.fast)
    var best = PNGFilterChoice.adaptive
    var least = deflater.compress(filtered).count
    for choice in [PNGFilterChoice.uniform(1), .uniform(4)] {
      let size = size(choice, with: deflater)
      guard size < least else { continue }
      (best, least) = (choice, size)
    }
    return best
  }

  /// Whether the picture repeats itself so much that filters do more harm than good.
  func isBetterUnfiltered() throws(CodecError) -> Bool {
    // The bands are at most a quarter of the picture.
    guard height >= 4 * Self.height, Self.hasFewZeros(filtered, nonzeroCount: nonzeroCount)
    else { return false }
    let deflater = try Deflater(.fastest)
    // The sample lacks most repetitions of the picture, so the unfiltered sample may be 7 % larger.
    return size(.repeats, with: deflater) * 100 < deflater.compress(filtered).count * 107
  }

  private func size(_ choice: PNGFilterChoice, with deflater: borrowing Deflater) -> Int {
    var filterer = PNGFilterer(choice, stride: stride, distance: distance)
    return deflater.compress(filterer.filter(rows)).count
  }
}
