import Primitives

/// A rectangle of pixels inside an array of longer rows.
struct PixelView: Sendable {
  private(set) var pixels: [UInt32]
  /// Where its first pixel is.
  let start: Int
  /// Pixels from one row to the next; 0 where all rows are the same one, which is then not written to.
  let stride: Int

  init(_ pixels: [UInt32], start: Int = 0, stride: Int) {
    self.pixels = pixels
    self.start = start
    self.stride = stride
  }

  /// The pixel in the upper left corner.
  var first: UInt32 { pixels[start] }

  /// What lies further right and down.
  func moved(_ x: Int, _ y: Int) -> PixelView {
    PixelView(pixels, start: start + y * stride + x, stride: stride)
  }

  /// The pixels of its first rows and columns, in an array of their own.
  func copy(width: Int, height: Int) -> PixelView {
    var result: [UInt32] = []
    result.reserveCapacity(width * height)
    for y in 0..<height {
      let row = start + y * stride
      result.append(contentsOf: pixels[row..<(row + width)])
    }
    return PixelView(result, stride: width)
  }

  /// Puts the first rows and columns of another view to a place in this one.
  mutating func replace(
    _ x: Int, _ y: Int, _ width: Int, _ height: Int, with other: PixelView
  ) {
    for row in 0..<height {
      let target = start + (y + row) * stride + x
      let source = other.start + row * other.stride
      pixels.replaceSubrange(
        target..<(target + width), with: other.pixels[source..<(source + width)])
    }
  }

  /// Draws runs that cover a rectangle, row by row.
  ///
  /// - Parameter onlyChanged: whether what stays as it was is there already.
  mutating func draw(
    _ runs: [ColorRun], _ colors: [UInt32], in rect: IntRect, onlyChanged: Bool = true
  ) {
    let start = start
    var pen = RectRowWalker(rect, width: stride)
    var pixels = pixels.mutableSpan
    for run in runs {
      let color = colors[Int(run.color)]
      let isDrawn = !onlyChanged || run.isChanged
      pen.forEachLine(of: run.length) { places in
        guard isDrawn else { return }
        pixels.fill((start + places.lowerBound)..<(start + places.upperBound), with: color)
      }
    }
  }
}

extension MutableSpan<UInt32> {
  /// Stores a value in some places; looked at once, so that the stores are those of vectors.
  @inline(__always)
  mutating func fill(_ places: Range<Int>, with value: UInt32) {
    precondition(places.lowerBound >= 0 && places.upperBound <= count, "places that there are")
    for place in places { unsafe self[unchecked: place] = value }
  }
}
