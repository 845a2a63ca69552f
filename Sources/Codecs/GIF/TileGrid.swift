import Primitives

/// The square tiles of a canvas, row by row; the last ones of a row or column may be smaller.
struct TileGrid {
  let width: Int
  let height: Int
  /// Of a tile, in pixels.
  let side: Int
  let columns: Int
  let rows: Int

  init(width: Int, height: Int, side: Int) {
    self.width = width
    self.height = height
    self.side = side
    columns = (width + side - 1) / side
    rows = (height + side - 1) / side
  }

  var count: Int { columns * rows }

  /// Where a tile is, and how large.
  func rect(ofTile number: Int) -> IntRect? {
    let (x, y) = (number % columns * side, number / columns * side)
    return IntRect(x: x, y: y, width: min(side, width - x), height: min(side, height - y))
  }

  /// All of the tiles that a rectangle touches, which lies on the canvas.
  func rect(around rect: IntRect) -> IntRect? {
    let (left, top) = (rect.x / side * side, rect.y / side * side)
    let right = min((rect.maxX + side - 1) / side * side, width)
    let bottom = min((rect.maxY + side - 1) / side * side, height)
    return IntRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Calls the closure with the number of each tile that a rectangle touches.
  @inline(__always)
  func forEachTile(in rect: IntRect, _ body: (Int) -> Void) {
    for row in (rect.y / side)...((rect.maxY - 1) / side) {
      for column in (rect.x / side)...((rect.maxX - 1) / side) { body(row * columns + column) }
    }
  }
}
