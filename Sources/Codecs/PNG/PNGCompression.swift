internal import Primitives

/// From pixels to the zlib stream that lies in IDAT and fdAT chunks.
enum PNGCompression {
  /// Quickly: one choice of filters, and no more than one parse.
  static func compress(
    _ pixmap: Pixmap, as format: PNGPixelFormat
  ) throws(CodecError) -> [UInt8] {
    let rows = PNGRows(pixmap, as: format)
    var deflater = try Deflater()
    // Differences of indices mean nothing.
    guard !rows.isIndexed else {
      return try rows.compress(.repeats, .indices, with: &deflater).stream
    }
    let isUnfiltered = try isBetterUnfiltered(rows, with: &deflater)
    return try rows.compress(isUnfiltered ? .repeats : .adaptive, .quick, with: &deflater).stream
  }

  /// Whether a picture repeats itself so much that filters spoil more than they help, by a sample.
  private static func isBetterUnfiltered(
    _ rows: PNGRows, with deflater: inout Deflater
  ) throws(CodecError) -> Bool {
    guard let sample = rows.sample else { return false }
    var adaptive = PNGFilterer(.adaptive, stride: rows.stride, distance: rows.distance)
    let filtered = adaptive.filter(sample)
    // Where filters leave little but zeros, they were right in every picture measured.
    guard adaptive.nonzeroCount * 25 >= filtered.count else { return false }
    var repeats = PNGFilterer(.repeats, stride: rows.stride, distance: rows.distance)
    let unfiltered = repeats.filter(sample)
    let filteredSize = try deflater.compress(filtered, .least, period: rows.distance).count
    let unfilteredSize = try deflater.compress(unfiltered, .least, period: rows.distance).count
    // An unfiltered sample lacks most of what it would repeat, so it may be 7 % larger. Whole
    // frames of the overlap benchmark compared 5 to 7 % better than their bands.
    return unfilteredSize * 100 < filteredSize * 107
  }
}

// MARK: - Animations

extension PNGCompression {
  /// A frame of more bytes than these, quickly compressed, gets less effort: it would take most of the
  /// time.
  private static let largeFrame = 1 << 15

  /// Well, for the patches of an animation.
  ///
  /// - Parameter pictures: at least one: what the frame may be.
  /// - Returns: the number of the picture that was taken, because it looked smallest, and its stream.
  static func compressWell(
    _ pictures: [Pixmap], as format: PNGPixelFormat
  ) throws(CodecError) -> (picture: Int, stream: [UInt8]) {
    precondition(!pictures.isEmpty, "there is something to choose from")
    var deflater = try Deflater()
    var best = (picture: 0, filters: PNGFilterChoice.none, byteCount: Int.max)
    for (number, picture) in pictures.enumerated() {
      let rows = PNGRows(picture, as: format)
      for choice in rows.isIndexed ? [PNGFilterChoice.none] : [.none, .adaptive] {
        let (stream, filters) = try rows.compress(choice, .quick, with: &deflater)
        // Rows without filters gain less by a thorough parse: with 3 % for that, the overlap
        // benchmark's file is 2 % smaller.
        let byteCount = choice == .adaptive ? stream.count : stream.count * 103 / 100
        guard byteCount < best.byteCount else { continue }
        best = (number, .given(filters), byteCount)
      }
    }
    let rows = PNGRows(pictures[best.picture], as: format)
    guard best.byteCount <= largeFrame else {
      return (best.picture, try rows.compress(best.filters, .thorough, with: &deflater).stream)
    }
    // A row that is not filtered can be repeated by rows that come later, which no trial knows. Of 0 to
    // 30 bits for that, 20 made the smallest files.
    if !rows.isIndexed,
      let tried = deflater.chooseFilters(
        rows.bytes(0..<rows.height), stride: rows.stride, distance: rows.distance, favour: 20),
      tried.byteCount < best.byteCount
    {
      best.filters = .given(tried.filters)
    }
    return (best.picture, try rows.compress(best.filters, .most, with: &deflater).stream)
  }
}
