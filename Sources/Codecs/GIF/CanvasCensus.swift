import Primitives

/// Answers whether all the canvas has few colours, looking at as little of it as it can.
///
/// A list of all colours that the canvas can have answers for scenes of few colours. Where it has become
/// too long, the canvas is counted tile by tile, and a tile again only after it changed.
struct CanvasCensus {
  private let limit: Int
  private let width: Int
  private let height: Int
  /// All colours that the canvas can have, and perhaps some that it has no more; nil where they are too
  /// many.
  private var known: ColorIndex? = ColorIndex()
  /// Row by row.
  private var tiles: [Tile]
  private let columns: Int
  /// How many of the counted tiles have a colour.
  private var uses: [UInt32: Int] = [:]

  private struct Tile {
    /// Nil until it is counted; where they are too many, not all.
    var colors: [UInt32]?
  }

  /// The side of a tile, in pixels.
  private static let side = 32

  init(width: Int, height: Int, limit: Int) {
    self.limit = limit
    self.width = width
    self.height = height
    columns = (width + Self.side - 1) / Self.side
    let rows = (height + Self.side - 1) / Self.side
    tiles = Array(repeating: Tile(), count: columns * rows)
  }

  /// - Parameters:
  ///   - colors: of the pixels that have just changed.
  ///   - rect: holds them.
  ///   - canvas: after the change.
  mutating func isFew(
    adding colors: some Collection<UInt32>, in rect: IntRect, canvas: () -> [UInt32]
  ) -> Bool {
    forget(rect)
    guard colors.count <= limit else {
      known = nil
      return false
    }
    if var index = known {
      for color in colors { _ = index.number(of: color) }
      known = index.colors.count <= limit ? index : nil
    }
    if known == nil { known = count(canvas) }
    return known != nil
  }

  private mutating func forget(_ rect: IntRect) {
    for row in (rect.y / Self.side)...((rect.maxY - 1) / Self.side) {
      for column in (rect.x / Self.side)...((rect.maxX - 1) / Self.side) {
        guard let colors = tiles[row * columns + column].colors else { continue }
        tiles[row * columns + column].colors = nil
        for color in colors {
          guard let count = uses[color] else { continue }
          uses[color] = count > 1 ? count - 1 : nil
        }
      }
    }
  }

  /// The colours of the canvas, nil as soon as they are too many.
  private mutating func count(_ canvas: () -> [UInt32]) -> ColorIndex? {
    guard uses.count <= limit else { return nil }
    let pixels = canvas()
    for number in tiles.indices where tiles[number].colors == nil {
      let colors = colors(ofTile: number, pixels.span)
      tiles[number].colors = colors
      for color in colors { uses[color, default: 0] += 1 }
      if uses.count > limit { return nil }
    }
    var index = ColorIndex()
    for color in uses.keys { _ = index.number(of: color) }
    return index
  }

  /// At most one more than the limit.
  private func colors(ofTile number: Int, _ canvas: Span<UInt32>) -> [UInt32] {
    var index = ColorIndex()
    let x = number % columns * Self.side
    let y = number / columns * Self.side
    for row in y..<min(y + Self.side, height) {
      var last: UInt32?
      for place in (row * width + x)..<(row * width + min(x + Self.side, width)) {
        guard canvas[place] != last else { continue }
        last = canvas[place]
        _ = index.number(of: canvas[place])
        if index.colors.count > limit { return index.colors }
      }
    }
    return index.colors
  }
}
