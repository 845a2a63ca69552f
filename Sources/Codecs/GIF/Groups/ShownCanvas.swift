import Primitives

/// What players show of a group of frames in some rows of the canvas, as far as the group has drawn it.
struct ShownCanvas {
  private let width: Int
  private let rows: Range<Int>
  private var pixels: [UInt32]

  /// No pixel has this value: the premultiplied components of what is transparent are 0.
  private static let unknown: UInt32 = 1

  /// Nothing is known.
  init(width: Int, rows: Range<Int>) {
    self.width = width
    self.rows = rows
    pixels = Array(repeating: Self.unknown, count: width * rows.count)
  }

  /// Draws an image, and does with it what is done before the next.
  ///
  /// - Parameters:
  ///   - indices: of the frame's pixels.
  ///   - palette: where the indices lead.
  mutating func draw(_ frame: FrameDelta, _ indices: [IndexRun], _ palette: Palette) {
    let colors = palette.table.colors.map(\.rgba)
    let transparent = palette.transparentIndex
    draw(indices, of: frame) { run in
      (run.length, run.index == transparent ? nil : colors[Int(run.index)])
    }
  }

  /// Draws a frame as it was given.
  mutating func draw(_ frame: FrameDelta) {
    draw(frame.runs, of: frame) { ($0.length, frame.colors[Int($0.color)]) }
  }

  /// - Parameter read: a run's length and colour, if it is seen.
  @inline(__always)
  private mutating func draw<Run>(
    _ runs: [Run], of frame: FrameDelta, _ read: (Run) -> (length: Int, color: UInt32?)
  ) {
    guard var band = CanvasBand(frame.rect, rows: rows) else { return }
    let width = width
    var pixels = pixels.mutableSpan
    var pen = RectRowWalker(band.rect, width: width)
    for run in runs {
      let (length, color) = read(run)
      pen.forEachLine(of: band.part(of: length)) { range in
        if let color { pixels.fill(range, with: color) }
      }
      if band.isDone { break }
    }
    guard frame.disposal == .background else { return }
    var eraser = RectRowWalker(band.rect, width: width)
    eraser.forEachLine(of: band.rect.area) { pixels.fill($0, with: 0) }
  }

  /// The runs of a frame that draws all its pixels, without those that are shown already.
  func sparing(_ frame: FrameDelta) -> [ColorRun] {
    guard var band = CanvasBand(frame.rect, rows: rows) else { return [] }
    var result = RunBuilder()
    let pixels = pixels.span
    var pen = RectRowWalker(band.rect, width: width)
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
