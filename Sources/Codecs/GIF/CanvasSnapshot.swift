import Primitives

/// What a canvas showed at one time: of it is kept what has changed since.
struct CanvasSnapshot {
  let grid: TileGrid
  /// The pixels that a tile had; empty while it is as it was.
  private var tiles: [[UInt32]]

  /// Of the canvas as it is now.
  init(width: Int, height: Int) {
    grid = TileGrid(width: width, height: height, side: 64)
    tiles = Array(repeating: [], count: grid.count)
  }

  /// Keeps what a rectangle shows, in which the canvas is about to change.
  mutating func keep(_ rect: IntRect, of canvas: LazyCanvas) {
    var changes: [Int] = []
    grid.forEachTile(in: rect) { number in
      if tiles[number].isEmpty { changes.append(number) }
    }
    guard !changes.isEmpty, let hull = grid.rect(around: rect) else { return }
    let pixels = canvas.view(of: hull)
    for number in changes {
      guard let tile = grid.rect(ofTile: number) else { continue }
      tiles[number] =
        pixels.moved(tile.x - hull.x, tile.y - hull.y)
        .copy(width: tile.width, height: tile.height).pixels
    }
  }

  /// A copy of what a rectangle showed.
  ///
  /// - Parameter canvas: as it is now.
  func pixels(in rect: IntRect, of canvas: LazyCanvas) -> PixelView {
    var result = canvas.view(of: rect).copy(width: rect.width, height: rect.height)
    grid.forEachTile(in: rect) { number in
      guard !tiles[number].isEmpty, let tile = grid.rect(ofTile: number),
        let part = tile.intersection(rect)
      else { return }
      result.replace(
        part.x - rect.x, part.y - rect.y, part.width, part.height,
        with: PixelView(tiles[number], stride: tile.width).moved(part.x - tile.x, part.y - tile.y))
    }
    return result
  }
}
