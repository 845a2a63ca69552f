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
    guard let sample = PNGSample(rows) else {
      return try rows.compress(.adaptive, .quick, with: &deflater).stream
    }
    switch sample.texture {
    case .flat:
      let isUnfiltered = try sample.isBetterUnfiltered(with: &deflater)
      return try rows.compress(isUnfiltered ? .repeats : .adaptive, .quick, with: &deflater).stream
    case .sparse, .smooth:
      let effort = sample.texture == .sparse ? DeflateEffort.sparse : .smooth
      let filter = try sample.commonFilter(effort, with: &deflater)
      return try rows.compress(rows.choice(filter), effort, with: &deflater).stream
    case .noisy:
      return try rows.compress(.adaptive, .smooth, with: &deflater).stream
    }
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
    let (filtered, width) = try plan(pictures[0], as: format, with: &deflater)
    var quick = DeflateEffort.quick
    var thorough = DeflateEffort.thorough
    var most = DeflateEffort.most
    (quick.width, thorough.width, most.width) = (width, width, width)
    var best = (picture: 0, filters: PNGFilterChoice.none, byteCount: Int.max)
    for (number, picture) in pictures.enumerated() {
      let rows = PNGRows(picture, as: format)
      for choice in rows.isIndexed ? [PNGFilterChoice.none] : [.none, filtered] {
        let effort = choice == .none ? .quick : quick
        let (stream, filters) = try rows.compress(choice, effort, with: &deflater)
        // Rows without filters gain less by a thorough parse: with 3 % for that, the overlap
        // benchmark's file is 2 % smaller.
        let byteCount = choice == .none ? stream.count * 103 / 100 : stream.count
        guard byteCount < best.byteCount else { continue }
        best = (number, .given(filters), byteCount)
      }
    }
    let rows = PNGRows(pictures[best.picture], as: format)
    guard best.byteCount <= largeFrame else {
      return (best.picture, try rows.compress(best.filters, thorough, with: &deflater).stream)
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
    return (best.picture, try rows.compress(best.filters, most, with: &deflater).stream)
  }

  /// How a frame is filtered, if it is, and by how many bytes matches are found.
  private static func plan(
    _ picture: Pixmap, as format: PNGPixelFormat, with deflater: inout Deflater
  ) throws(CodecError) -> (choice: PNGFilterChoice, width: UInt32) {
    let rows = PNGRows(picture, as: format)
    guard !rows.isIndexed, let sample = PNGSample(rows) else {
      return (.adaptive, DeflateEffort.quick.width)
    }
    switch sample.texture {
    // What is sparse has small matches, too, and parsing by price makes use of them.
    case .flat, .sparse: return (.adaptive, DeflateEffort.quick.width)
    case .noisy: return (.adaptive, DeflateEffort.smooth.width)
    case .smooth:
      let filter = try sample.commonFilter(.smooth, with: &deflater)
      return (rows.choice(filter), DeflateEffort.smooth.width)
    }
  }
}
