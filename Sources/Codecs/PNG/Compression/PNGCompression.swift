internal import AnimPrimitives

/// Compresses pixels into the zlib stream of IDAT and fdAT chunks.
enum PNGCompression {
  /// Compresses a still picture: one choice of filters, and a fast level unless the picture is small.
  ///
  /// - Parameter body: takes the stream; the stream of a huge picture comes in pieces.
  static func compress(
    _ pixmap: Pixmap, as format: PNGPixelFormat, _ body: ([UInt8]) throws(CodecError) -> Void
  ) throws(CodecError) {
    let rows = PNGRows(pixmap, as: format)
    let filters = try stillFilters(of: rows)
    guard rows.isHuge else {
      let level: Deflater.Level = rows.isSmall || rows.isIndexed ? .small : .fast
      return try body(try rows.compress(filters, level))
    }
    try rows.compressPieces(filters, body)
  }

  private static func stillFilters(of rows: PNGRows) throws(CodecError) -> PNGFilterChoice {
    guard !rows.isIndexed else { return .repeats }
    guard let sample = PNGSample(rows) else { return .adaptive }
    guard !sample.isSmooth else { return try sample.smoothFilters() }
    return try sample.isBetterUnfiltered() ? .repeats : .adaptive
  }

  /// Compresses a frame of an animation well. Pictures and filters are chosen on a sample of rows.
  ///
  /// - Parameter pictures: the pictures that can stand for the frame; at least one.
  /// - Returns: the index of the picture that is probably smallest, and its stream.
  static func compressFrame(
    _ pictures: [Pixmap], as format: PNGPixelFormat
  ) throws(CodecError) -> (picture: Int, stream: [UInt8]) {
    precondition(!pictures.isEmpty, "there is something to choose from")
    let choices = try frameFilters(of: PNGRows(pictures[0], as: format))
    var best = (picture: 0, filters: choices[0], byteCount: Int.max)
    if pictures.count * choices.count > 1 {
      let deflater = try Deflater(.fastest)
      for (index, picture) in pictures.enumerated() {
        let rows = PNGRows(picture, as: format)
        for filters in choices {
          let sampleCount = deflater.compress(rows.sample(filters)).count
          // With the final level, unfiltered rows shrink by some 3 % more than filtered ones.
          let byteCount = filters == .none ? sampleCount * 97 / 100 : sampleCount
          guard byteCount < best.byteCount else { continue }
          best = (index, filters, byteCount)
        }
      }
    }
    let rows = PNGRows(pictures[best.picture], as: format)
    return (
      best.picture, try rows.compress(best.filters, rows.isSmall ? .smallest : .small)
    )
  }

  private static func frameFilters(of rows: PNGRows) throws(CodecError) -> [PNGFilterChoice] {
    guard !rows.isIndexed else { return [.none] }
    guard let sample = PNGSample(rows), sample.isSmooth else { return [.none, .adaptive] }
    return [.none, try sample.smoothFilters()]
  }
}
