// Finds faults of compressed pixels without keeping the pixels, so the memory does not depend on the picture's size.
//
// libpng accepts whatever follows the last row, so the check ends there too, except for the checksum of the stream.

/// Checks the zlib streams of IDAT and fdAT chunks.
enum PixelCheck {
  /// Returns the first fault of a picture's pixels, or nil if there is none.
  ///
  /// - Parameters:
  ///   - parts: the stream, in pieces.
  ///   - header: the header of a file that has only this picture.
  /// - Throws: `library` if there is no memory.
  static func fault(
    in parts: [ArraySlice<UInt8>], header: PNGHeader
  ) throws(CodecError) -> String? {
    var inflater = try StreamingInflater()
    var rows = RowCheck(header)
    /// Whether the last piece had the last row, so that this one has the checksum or is ignored.
    var isPast = false
    for part in parts {
      var outcome = StreamingInflater.Outcome.more
      repeat {
        let piece = inflater.next(of: part, continuing: outcome == .full)
        rows.read(piece.bytes)
        if rows.hasUnknownFilter { return PNGFault.unknownFilter }
        outcome = piece.outcome
        if rows.isComplete {
          if outcome == .damaged { return PNGFault.damagedPixels }
          if isPast || outcome == .ended { return nil }
          isPast = true
        }
      } while outcome == .full
      if outcome == .damaged { return PNGFault.damagedPixels }
      if outcome == .ended { break }
    }
    return rows.isComplete ? nil : PNGFault.missingPixels
  }
}

/// Counts the rows of a picture and reads their filters.
private struct RowCheck {
  /// The rows that are still to come, pass by pass: their number, and the bytes of each without its filter.
  private var passes: ArraySlice<(rowCount: Int, byteCount: Int)>
  /// The bytes that the current row lacks.
  private var rest = 0
  private(set) var hasUnknownFilter = false

  init(_ header: PNGHeader) {
    passes = header.passes[...]
  }

  var isComplete: Bool { passes.isEmpty }

  mutating func read(_ bytes: [UInt8]) {
    var place = 0
    while place < bytes.count, let pass = passes.first {
      if rest == 0 {
        hasUnknownFilter = bytes[place] > PNGFilterer.highestFilter
        guard !hasUnknownFilter else { return }
        rest = pass.byteCount
        place += 1
      }
      let count = min(rest, bytes.count - place)
      place += count
      rest -= count
      guard rest == 0 else { return }
      passes[passes.startIndex].rowCount -= 1
      if passes[passes.startIndex].rowCount == 0 { passes = passes.dropFirst() }
    }
  }
}

extension PNGHeader {
  /// The passes in which the pixels come. Source: PNG §8.2.
  fileprivate var passes: [(rowCount: Int, byteCount: Int)] {
    /// The first pixel of each pass, and the distances between its pixels.
    let starts =
      isInterlaced
      ? [
        (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
        (0, 1, 1, 2),
      ] : [(0, 0, 1, 1)]
    return starts.compactMap { left, top, stepX, stepY in
      guard left < width, top < height else { return nil }
      let columns = (width - left - 1) / stepX + 1
      let rows = (height - top - 1) / stepY + 1
      return (rows, (columns * bitsPerPixel + 7) / 8)
    }
  }
}
