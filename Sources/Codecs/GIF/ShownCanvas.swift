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
  mutating func draw(_ frame: DeltaFrame, _ indices: [IndexRun], _ palette: Palette) {
    let colors = palette.table.colors.map(\.rgba)
    let transparent = palette.transparentIndex
    draw(indices, of: frame) { run in
      (run.length, run.index == transparent ? nil : colors[Int(run.index)])
    }
  }

  /// Draws a frame as it was given.
  mutating func draw(_ frame: DeltaFrame) {
    draw(frame.runs, of: frame) { ($0.length, frame.colors[Int($0.color)]) }
  }

  /// - Parameter read: a run's length and colour, if it is seen.
  @inline(__always)
  private mutating func draw<Run>(
    _ runs: [Run], of frame: DeltaFrame, _ read: (Run) -> (length: Int, color: UInt32?)
  ) {
    guard frame.disposal != .previous, var band = RowBand(frame.rect, rows: rows) else { return }
    let width = width
    var pixels = pixels.mutableSpan
    var pen = RectPen(band.rect, width: width)
    for run in runs {
      let (length, color) = read(run)
      pen.forEachLine(of: band.part(of: length)) { range in
        if let color { pixels.fill(range, with: color) }
      }
      if band.isDone { break }
    }
    guard frame.disposal == .background else { return }
    var eraser = RectPen(band.rect, width: width)
    eraser.forEachLine(of: band.rect.area) { pixels.fill($0, with: 0) }
  }

  /// The runs of a frame that draws all its pixels, without those that are shown already.
  func sparing(_ frame: DeltaFrame) -> [ColorRun] {
    guard var band = RowBand(frame.rect, rows: rows) else { return [] }
    var result = MergedRuns()
    let pixels = pixels.span
    var pen = RectPen(band.rect, width: width)
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

  /// How much of what an image is about to draw is shown already.
  ///
  /// - Parameters:
  ///   - indices: of the frame's pixels.
  ///   - palette: where the indices lead.
  func count(_ frame: DeltaFrame, _ indices: [IndexRun], _ palette: Palette) -> ShownCount {
    let colors = palette.table.colors.map(\.rgba)
    let pixels = pixels.span
    var count = ShownCount.zero
    forEachLine(of: frame, indices) { places, index, isChanged in
      guard isChanged, index != palette.transparentIndex else { return }
      let color = colors[Int(index)]
      count.changed &+= places.count
      for place in places where pixels[place] == color { count.shown &+= 1 }
    }
    return count
  }

  /// What an image is about to draw.
  ///
  /// - Parameters:
  ///   - indices: of the frame's pixels.
  ///   - palette: where the indices lead.
  func drawn(_ frame: DeltaFrame, _ indices: [IndexRun], _ palette: Palette) -> DrawnRuns {
    var result = DrawnRuns()
    let colors = palette.table.colors.map(\.rgba)
    let known = palette.indices
    let pixels = pixels.span
    forEachLine(of: frame, indices) { places, index, _ in
      let isLeftOut = index == palette.transparentIndex
      var place = places.lowerBound
      while place < places.upperBound {
        let start = place
        let color = pixels[start]
        repeat { place &+= 1 } while place < places.upperBound && pixels[place] == color
        result.append(
          place &- start, isLeftOut ? known[color] ?? index : index,
          isShown: isLeftOut || colors[Int(index)] == color)
      }
    }
    return result
  }

  /// Tells where pixels of one index lie, line by line, and whether the frame changes them.
  @inline(__always)
  private func forEachLine(
    of frame: DeltaFrame, _ indices: [IndexRun], _ body: (Range<Int>, UInt8, Bool) -> Void
  ) {
    guard var band = RowBand(frame.rect, rows: rows) else { return }
    var pen = RectPen(band.rect, width: width)
    var cursor = RunCursor(indices)
    for run in frame.runs {
      cursor.forEach(in: run.length) { index, length in
        pen.forEachLine(of: band.part(of: length)) { body($0, index, run.isChanged) }
      }
      if band.isDone { break }
    }
  }

  /// Nothing is known of what is shown in a rectangle.
  mutating func forget(_ rect: IntRect) {
    guard let band = RowBand(rect, rows: rows) else { return }
    var pen = RectPen(band.rect, width: width)
    var pixels = pixels.mutableSpan
    pen.forEachLine(of: band.rect.area) { pixels.fill($0, with: Self.unknown) }
  }
}

/// Pixels that an image draws because they changed, and how many of them show the image's colours before.
struct ShownCount: Sendable {
  var changed = 0
  var shown = 0

  static let zero = ShownCount()

  static func + (left: ShownCount, right: ShownCount) -> ShownCount {
    ShownCount(changed: left.changed + right.changed, shown: left.shown + right.shown)
  }
}
