internal import CPNGKernels

/// Four bands of 16 rows, evenly spaced, which tell how the picture is best filtered and compressed.
struct PNGSample {
  /// What filters leave of a picture.
  enum Texture: Hashable, Sendable {
    /// Zeros, or edges of all sizes: flat colours, text.
    case flat
    /// Steps of one or two, and between them long runs of zeros: a gradient over many pixels.
    case sparse
    /// Steps of one or two: gradients, shadows, what is blurred.
    case smooth
    /// Differences of all sizes, and few zeros: photographs.
    case noisy
  }

  private let rows: [UInt8]
  private let stride: Int
  private let distance: Int
  private let height: Int
  /// The rows with the filters that suit each.
  private let filtered: [UInt8]
  /// Of these bytes those that are not zero.
  private let nonzeroCount: Int
  let texture: Texture

  /// Nil for a picture of fewer than 64 rows.
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
    texture = Self.texture(of: filtered, nonzeroCount: nonzeroCount)
  }

  /// Rows of a sample.
  private static let height = 64

  /// Of all pictures measured, 81 to 100 % of what is not zero are steps of one or two in gradients, 50 to
  /// 65 % in interfaces.
  private static func texture(of filtered: [UInt8], nonzeroCount: Int) -> Texture {
    guard nonzeroCount * 25 >= filtered.count else { return .flat }
    let stepCount = unsafe filtered.withUnsafeBufferPointer { bytes in
      // The bytes are read within the call.
      unsafe rows_count_steps(bytes.baseAddress, bytes.count)
    }
    if stepCount * 3 >= nonzeroCount * 2 {
      return nonzeroCount * 8 < filtered.count ? .sparse : .smooth
    }
    return nonzeroCount * 2 >= filtered.count ? .noisy : .flat
  }
}

// MARK: - Trials

extension PNGSample {
  /// The filter that makes all rows smaller than one chosen for each; nil where none does.
  func commonFilter(
    _ effort: DeflateEffort, with deflater: inout Deflater
  ) throws(CodecError) -> UInt8? {
    var least = try deflater.compress(filtered, effort, period: distance).count
    var best: UInt8?
    // Sub and Paeth. Up leaves more of gradients that are not upright, and is chosen where they are.
    for filter: UInt8 in [1, 4] {
      let filters = [UInt8](repeating: filter, count: Self.height)
      let size = try size(.given(filters), effort, with: &deflater)
      guard size < least else { continue }
      least = size
      best = filter
    }
    return best
  }

  /// Whether a picture repeats itself so much that filters spoil more than they help.
  func isBetterUnfiltered(with deflater: inout Deflater) throws(CodecError) -> Bool {
    // The bands are a quarter of the picture, at most.
    guard height >= 4 * Self.height, nonzeroCount * 25 >= filtered.count else { return false }
    let filteredSize = try deflater.compress(filtered, .least, period: distance).count
    let unfilteredSize = try size(.repeats, .least, with: &deflater)
    // An unfiltered sample lacks most of what it would repeat, so it may be 7 % larger. Whole
    // frames of the overlap benchmark compared 5 to 7 % better than their bands.
    return unfilteredSize * 100 < filteredSize * 107
  }

  private func size(
    _ choice: PNGFilterChoice, _ effort: DeflateEffort, with deflater: inout Deflater
  ) throws(CodecError) -> Int {
    var filterer = PNGFilterer(choice, stride: stride, distance: distance)
    return try deflater.compress(filterer.filter(rows), effort, period: distance).count
  }
}
