import CAnimKernels
import AnimPrimitives

/// The inside of a dense cluster of pieces, on sixteen lines in a row of pixels.
///
/// On each line the crossings of the pieces are sorted, and the winding gives the exact extents of the inside. Each
/// extent is an area of the line's share of the row. The shares are equal unless the cluster has wide level edges: then
/// one share ends and another begins at the height of each. The cost is proportional to the number of crossings. The
/// result depends only on the pieces, not on the columns that are painted.
struct WindingSamples {
  /// The winding right of the cluster.
  private(set) var winding: Int32 = 0
  /// The minimum and the maximum winding on the lines.
  private(set) var least: Int32 = 0
  private(set) var greatest: Int32 = 0
  /// Whether a piece lies between two lines, so that other windings may be there.
  private(set) var isMissing = false

  private static let lineCount = Int(RASTER_SAMPLE_LINES)

  /// The places at which the inside begins or ends: `lineCount` lines of `capacity` keys.
  private var keys: [UInt32] = []
  private var counts: [UInt32] = Array(repeating: 0, count: lineCount)
  private var bounds: [Int32] = Array(repeating: 0, count: lineCount + 1)
  private var scratch: [UInt32] = []
  private var capacity = 0
  private var left: Int32 = 0

  /// Finds the inside of a cluster of pieces.
  ///
  /// - Parameters:
  ///   - top: the upper side of the row, on the grid.
  ///   - winding: the winding left of the cluster.
  mutating func take(
    _ cluster: Range<Int>, of row: RowPieces, top: Int32, fillRule: FillRule, winding: Int32
  ) {
    reserve(cluster.count)
    left = row[cluster.lowerBound].left
    let order = row.order.span.extracting(cluster)
    let (segments, pieces, levels) = (row.segments.span, row.pieces.span, row.levels.span)
    unsafe withSamples(winding: winding) { samples, scratch in
      unsafe segments.withUnsafeBufferPointer { segments in
        unsafe pieces.withUnsafeBufferPointer { pieces in
          unsafe levels.withUnsafeBufferPointer { levels in
            unsafe order.withUnsafeBufferPointer { order in
              // The order and the pieces have indices of the row's pieces, segments and levels.
              unsafe raster_sample_row(
                &samples, segments.baseAddress, levels.baseAddress, pieces.baseAddress,
                order.baseAddress, order.count, top, fillRule.isEvenOdd, scratch)
            }
          }
        }
      }
    }
  }

  /// Adds the inside to a row of a band.
  mutating func add(to band: inout CoverageBand, row: Int) {
    precondition(row >= 0 && row < band.rowCount, "a row lies in its band")
    unsafe withSamples(winding: winding) { samples, _ in
      unsafe band.withBand { band in unsafe raster_add_samples(&band, row, &samples) }
    }
  }

  private mutating func reserve(_ count: Int) {
    guard count > capacity else { return }
    capacity = max(count, capacity * 2)
    keys = Array(repeating: 0, count: capacity * Self.lineCount)
    scratch = Array(repeating: 0, count: capacity)
  }

  /// Calls the closure with pointers to the memory of the samples, for C.
  private mutating func withSamples(
    winding: Int32, _ body: (inout raster_samples, UnsafeMutablePointer<UInt32>?) -> Void
  ) {
    let (capacity, left, least, greatest) = (capacity, left, least, greatest)
    let result = unsafe keys.withUnsafeMutableBufferPointer { keys in
      unsafe counts.withUnsafeMutableBufferPointer { counts in
        unsafe bounds.withUnsafeMutableBufferPointer { bounds in
          unsafe scratch.withUnsafeMutableBufferPointer { scratch in
            // `reserve` made room for `capacity` keys on each line and in `scratch`.
            var samples = unsafe raster_samples(
              keys: keys.baseAddress, capacity: capacity, counts: counts.baseAddress,
              bounds: bounds.baseAddress, left: left, winding: winding, least: least,
              greatest: greatest, is_missing: 0)
            unsafe body(&samples, scratch.baseAddress)
            return unsafe (
              samples.winding, samples.least, samples.greatest, samples.is_missing != 0
            )
          }
        }
      }
    }
    (self.winding, self.least, self.greatest, isMissing) = result
  }
}
