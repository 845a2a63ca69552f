// Indices of frames with more colours than a table: photographs, gradients and recordings.
//
// Noise moves most colours a little from frame to frame. If each pixel took the closest colour of the table, its index
// would flip between neighbours: the picture would flicker, and each flip costs bytes. So a pixel keeps the colour that
// is shown if another one would hardly be closer. Kept pixels are transparent, and no pixel is farther from its
// colour than the closest colour of the table plus the tolerance.

internal import CAnimKernels
import AnimCodecs
import AnimPrimitives
import Synchronization

/// The colours that a player shows, and the table of the last frame that was drawn on them.
struct SteadyCanvas: Sendable {
  typealias Shown = ShownColors.Shown

  let width: Int
  /// By pixel: the number of the shown colour.
  var shown: [UInt16]
  /// The shown colours by number.
  private(set) var shownColors = ShownColors()
  /// The table of the last steady frame; nil before the first.
  private(set) var palette: Palette?
  /// The mean error of the table when it was chosen or renewal did not pay, 100 × OKLab distance.
  private(set) var tableError = 0.0

  /// A canvas without a known pixel.
  init(width: Int, height: Int) {
    self.width = width
    shown = Array(repeating: ShownColors.unknown, count: width * height)
  }

  /// The numbers of colours that are going to be shown.
  mutating func numbers(of colors: [Shown]) -> [UInt16] {
    if !shownColors.hasRoom(for: colors.count) { shownColors.removeUnused(in: &shown) }
    return colors.map { shownColors.number(of: $0) }
  }

  mutating func setPalette(_ palette: Palette, error: Double) {
    self.palette = palette
    tableError = error
  }
}

/// A file's canvas, passed from group to group.
///
/// A class, because the canvas has 2 bytes for each pixel and a second owner would copy it.
final class SharedSteadyCanvas: Sendable {
  private let canvas = Mutex<SteadyCanvas?>(nil)

  /// Whether no frame was steady yet.
  var isEmpty: Bool { canvas.withLock { $0 == nil } }

  func take() -> SteadyCanvas? { canvas.withLock { $0.take() } }

  func put(_ new: SteadyCanvas) { canvas.withLock { $0 = new } }
}

/// The closest colours of a table to a frame's colours.
struct ClosestColors: Sendable {
  let palette: Palette
  private(set) var indices: [UInt8] = []
  private(set) var squaredDistances: [Int32] = []
  /// The mean over the frame's changed pixels, 100 × OKLab distance.
  private(set) var meanError = 0.0

  init(_ colors: OKLabColors, counts: [Int], in palette: Palette) {
    self.palette = palette
    indices.reserveCapacity(counts.count)
    squaredDistances.reserveCapacity(counts.count)
    var sum = 0.0
    var pixels = 0
    // Consecutive colours are often close to the same colour of the table.
    var guess = 0
    for (number, lab) in colors.labs.enumerated() {
      let match = palette.nearest.match(lab, guess: guess)
      guess = match.index
      indices.append(UInt8(truncatingIfNeeded: match.index))
      squaredDistances.append(match.squaredDistance)
      guard counts[number] > 0, colors.rgba[number] != 0 else { continue }
      sum += OKLab.error(squaredDistance: match.squaredDistance) * Double(counts[number])
      pixels += counts[number]
    }
    meanError = sum / Double(max(pixels, 1))
  }
}

/// The indices of a steady frame, and how far the shown colours are from the wanted ones.
struct SteadyIndices: Sendable {
  var runs: [IndexRun]
  /// In 100 × OKLab distance.
  var largestError: Double
  var meanError: Double
}

extension SteadyCanvas {
  /// Draws a frame; pixels whose shown colour is good enough are transparent.
  ///
  /// - Parameters:
  ///   - closest: the closest colours to the frame's colours.
  ///   - tolerance: by how much the shown colour may be farther than the closest one, 100 × OKLab distance.
  ///   - rows: mixes the colours of rows; nil to draw the closest colours.
  ///   - mustBeExact: whether a colour that the table has is drawn exactly.
  mutating func draw(
    _ frame: FrameDelta, _ colors: OKLabColors, _ closest: ClosestColors, tolerance: Double,
    rows: OrderedDither? = nil, mustBeExact: (UInt32) -> Bool
  ) -> SteadyIndices {
    let hasTransparent = closest.palette.transparentIndex != nil
    let labs = closest.palette.labs
    let thresholds = rows == nil ? [1] : OrderedDither.rowThresholds
    let wanted = thresholds.map { threshold in
      colors.labs.indices.map { number in
        var index = closest.indices[number]
        var least = closest.squaredDistances[number]
        let isClear = hasTransparent && colors.rgba[number] == 0
        let isExact = least == 0 && mustBeExact(colors.rgba[number])
        if let rows, !isExact, !isClear {
          index = rows.index(of: number, threshold: threshold)
          least = colors.labs[number].squaredDistance(to: labs[Int(index)])
        }
        let limit = isExact ? 0 : Self.limit(least, tolerance: tolerance)
        return gif_steady_color(
          wanted: colors.labs[number].packed,
          index: isClear ? Int16(GIF_IS_CLEAR) : Int16(index), least: least,
          limit: hasTransparent ? limit : -1)
      }
    }
    var sums = gif_error_sums()
    let runs = drawRows(of: frame, wanted, closest.palette, &sums)
    dispose(of: frame)
    return SteadyIndices(
      runs: runs, largestError: OKLab.error(squaredDistance: sums.largest),
      meanError: sums.sum * (100 / OKLab.one) / Double(max(sums.pixels, 1)))
  }

  /// - Parameter colors: the frame's colours by number, for consecutive rows in turn.
  private mutating func drawRows(
    of frame: FrameDelta, _ colors: [[gif_steady_color]], _ palette: Palette,
    _ sums: inout gif_error_sums
  ) -> [IndexRun] {
    let rect = frame.rect
    let numbers = numbers(of: palette.labs.map(ShownColors.known))
    let transparent = palette.transparentIndex.map(UInt32.init) ?? UInt32(GIF_NO_INDEX)
    var result = IndexRuns()
    var row: [IndexRun] = Array(repeating: IndexRun(length: 0, index: 0), count: rect.width)
    let shownColors = shownColors
    // The kernel reads the runs, which cover the rectangle, row by row, and the colours that they, the table and the
    // canvas have. It writes at most one run and one number for each pixel of a row. Both kinds of runs have the layout
    // of C's.
    unsafe frame.runs.withUnsafeBytes { runs in
      unsafe shownColors.withUnsafeTable(of: numbers, transparent: transparent) { table in
        unsafe shown.withUnsafeMutableBufferPointer { shown in
          guard let shown = shown.baseAddress,
            let first = unsafe runs.assumingMemoryBound(to: gif_run.self).baseAddress
          else { return }
          var cursor = unsafe gif_run_cursor(run: first, rest: 0)
          for y in rect.y..<rect.maxY {
            let count = unsafe colors[y % colors.count].withUnsafeBufferPointer { colors in
              unsafe row.withUnsafeMutableBytes { row in
                unsafe gif_draw_steady_row(
                  &cursor, colors.baseAddress, table, shown + (y * width + rect.x), rect.width,
                  row.assumingMemoryBound(to: gif_index_run.self).baseAddress, &sums)
              }
            }
            result.append(row: row[..<count], share: (y - rect.y + 1, rect.height))
          }
        }
      }
    }
    return result.finish()
  }

  /// The largest squared distance at which a shown colour is kept.
  private static func limit(_ least: Int32, tolerance: Double) -> Int32 {
    let distance = Double(least).squareRoot() + tolerance * (OKLab.one / 100)
    return Int32(min(distance * distance, Double(Int32.max)))
  }

  @inline(__always)
  static func squaredDistance(_ one: SIMD4<Int16>, _ other: SIMD4<Int16>) -> Int32 {
    let steps = SIMD4<Int32>(truncatingIfNeeded: one &- other)
    return (steps &* steps).wrappedSum()
  }
}

// MARK: - Other frames

extension SteadyCanvas {
  /// Draws a frame that was compressed in another way.
  mutating func draw(_ frame: FrameDelta, _ drawn: FrameCompressor.Drawn) {
    let numbers = numbers(of: drawn.palette.labs.map(ShownColors.known))
    draw(drawn.indices, of: frame) { run in
      (run.length, run.index == drawn.palette.transparentIndex ? nil : numbers[Int(run.index)])
    }
  }

  /// Draws a frame exactly.
  mutating func draw(_ frame: FrameDelta, _ converter: OKLabConverter) {
    let numbers = numbers(
      of: zip(frame.colors, frame.counts).map { color, count in
        color == 0 || count == 0 ? Shown() : ShownColors.known(converter.convert(color))
      })
    draw(frame.runs, of: frame) { ($0.length, $0.isChanged ? numbers[Int($0.color)] : nil) }
  }

  private mutating func draw<Run>(
    _ runs: [Run], of frame: FrameDelta, _ read: (Run) -> (length: Int, color: UInt16?)
  ) {
    var pen = RectRowIterator(frame.rect, width: width)
    for run in runs {
      let (length, color) = read(run)
      pen.forEachLine(of: length) { places in
        if let color { fill(places, with: color) }
      }
    }
    dispose(of: frame)
  }

  mutating func dispose(of frame: FrameDelta) {
    guard frame.disposal == .background else { return }
    var pen = RectRowIterator(frame.rect, width: width)
    pen.forEachLine(of: frame.rect.area) { fill($0, with: ShownColors.unknown) }
  }

  private mutating func fill(_ places: Range<Int>, with color: UInt16) {
    var span = shown.mutableSpan
    for place in places { span[place] = color }
  }
}
