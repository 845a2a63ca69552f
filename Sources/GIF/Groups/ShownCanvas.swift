import AnimCodecs
import AnimPrimitives

/// The pixels that a player shows in some rows of the canvas, as far as a group of frames has drawn them.
struct ShownCanvas {
  private let width: Int
  private let rows: Range<Int>
  private var pixels: [UInt32]

  /// A value that no pixel has: the components of transparent pixels are 0.
  private static let unknown: UInt32 = 1

  /// All pixels are unknown.
  init(width: Int, rows: Range<Int>) {
    self.width = width
    self.rows = rows
    pixels = Array(repeating: Self.unknown, count: width * rows.count)
  }

  /// Draws an image and disposes of it.
  ///
  /// - Parameters:
  ///   - indices: the indices of the frame's pixels.
  ///   - palette: the colours of the indices.
  mutating func draw(_ frame: FrameDelta, _ indices: [IndexRun], _ palette: Palette) {
    let colors = palette.table.colors.map(\.rgba)
    let transparent = palette.transparentIndex
    draw(indices, of: frame) { run in
      (run.length, run.index == transparent ? nil : colors[Int(run.index)])
    }
  }

  /// Draws a frame exactly.
  mutating func draw(_ frame: FrameDelta) {
    draw(frame.runs, of: frame) { ($0.length, frame.colors[Int($0.color)]) }
  }

  /// - Parameter read: returns a run's length and its colour, nil if it is transparent.
  @inline(__always)
  private mutating func draw<Run>(
    _ runs: [Run], of frame: FrameDelta, _ read: (Run) -> (length: Int, color: UInt32?)
  ) {
    guard var band = CanvasBand(frame.rect, rows: rows) else { return }
    let width = width
    var pixels = pixels.mutableSpan
    var pen = RectRowIterator(band.rect, width: width)
    for run in runs {
      let (length, color) = read(run)
      pen.forEachLine(of: band.part(of: length)) { range in
        if let color { pixels.fill(range, with: color) }
      }
      if band.isDone { break }
    }
    guard frame.disposal == .background else { return }
    var eraser = RectRowIterator(band.rect, width: width)
    eraser.forEachLine(of: band.rect.area) { pixels.fill($0, with: 0) }
  }

  /// The runs of a frame; pixels that are shown already count as unchanged.
  func sparing(_ frame: FrameDelta) -> [ColorRun] {
    guard var band = CanvasBand(frame.rect, rows: rows) else { return [] }
    var result = RunBuilder()
    let pixels = pixels.span
    var pen = RectRowIterator(band.rect, width: width)
    for run in frame.runs[band.skip(in: frame.runs)...] {
      let color = frame.colors[Int(run.color)]
      pen.forEachLine(of: band.part(of: run.length)) { range in
        var place = range.lowerBound
        while place < range.upperBound {
          let start = place
          let isShown = pixels[start] == color
          repeat {
            place &+= 1
          } while place < range.upperBound && (pixels[place] == color) == isShown
          result.append(Int(run.color), place &- start, isChanged: !isShown)
        }
      }
      if band.isDone { break }
    }
    return result.runs
  }
}
