import Primitives

/// Answers whether all the canvas has few colours, looking at as little of it as it can.
///
/// A list of all colours that the canvas can have answers for scenes of few colours. Where it has become
/// too long, the canvas is counted tile by tile, and a tile again only after it changed.
struct CanvasCensus {
  private let limit: Int
  private let jobs: Int
  private let grid: TileGrid
  /// All colours that the canvas can have, and perhaps some that it has no more; nil where they are too
  /// many.
  private var known: ColorIndex? = ColorIndex()
  /// Row by row.
  private var tiles: [Tile]
  /// How many of the counted tiles have a colour.
  private var uses: [UInt32: Int] = [:]

  /// A tile's colours; where they are too many, not all. Most have just one, for which no memory is asked.
  private struct Tile {
    /// Nil until it is counted.
    var first: UInt32?
    var others: [UInt32] = []

    init() {}

    init(_ colors: [UInt32]) {
      first = colors.first
      others = Array(colors.dropFirst())
    }

    func forEachColor(_ body: (UInt32) -> Void) {
      if let first { body(first) }
      for color in others { body(color) }
    }
  }

  /// Tiles that are counted before it is looked whether they have too many colours already.
  private static let batch = 128

  /// - Parameters:
  ///   - limit: how many colours are few.
  ///   - jobs: the most threads to use.
  init(width: Int, height: Int, limit: Int, jobs: Int) {
    self.jobs = jobs
    self.limit = limit
    grid = TileGrid(width: width, height: height)
    tiles = Array(repeating: Tile(), count: grid.columns * grid.rows)
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
    if known == nil, !areMany(with: colors) { known = count(canvas) }
    return known != nil
  }

  /// Whether the tiles that were not forgotten, and what has just changed, have too many colours already.
  private func areMany(with colors: some Collection<UInt32>) -> Bool {
    var room = limit - uses.count
    return room < 0
      || colors.contains { color in
        room -= uses[color] == nil ? 1 : 0
        return room < 0
      }
  }

  private mutating func forget(_ rect: IntRect) {
    grid.forEachTile(in: rect) { number in
      tiles[number].forEachColor { color in
        guard let count = uses[color] else { return }
        uses[color] = count > 1 ? count - 1 : nil
      }
      tiles[number] = Tile()
    }
  }

  /// The colours of the canvas, nil as soon as they are too many.
  private mutating func count(_ canvas: () -> [UInt32]) -> ColorIndex? {
    let pixels = canvas()
    var uncounted = tiles.indices.filter { tiles[$0].first == nil }[...]
    while !uncounted.isEmpty {
      let numbers = Array(uncounted.prefix(Self.batch))
      uncounted = uncounted.dropFirst(numbers.count)
      let (grid, limit) = (grid, limit)
      let counted = Parallel.mapPieces(of: numbers.count, length: 64, workers: jobs) { piece in
        // One for all tiles: threads that ask for memory wait for each other.
        var index = ColorIndex(bits: 8)
        return numbers[piece].map { number in
          index.removeAll()
          grid.addColors(ofTile: number, pixels.span, limit: limit, to: &index)
          return Tile(index.colors)
        }
      }
      for (number, tile) in zip(numbers, counted.joined()) {
        tiles[number] = tile
        tile.forEachColor { uses[$0, default: 0] += 1 }
      }
      if uses.count > limit { return nil }
    }
    return ColorIndex(uses.keys)
  }
}

/// The tiles of a canvas, row by row; the last ones may be smaller.
private struct TileGrid {
  private let width: Int
  private let height: Int
  let columns: Int
  let rows: Int

  /// The side of a tile, in pixels.
  private static let side = 32

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    columns = (width + Self.side - 1) / Self.side
    rows = (height + Self.side - 1) / Self.side
  }

  /// Calls the closure with the number of each tile that a rectangle touches.
  func forEachTile(in rect: IntRect, _ body: (Int) -> Void) {
    for row in (rect.y / Self.side)...((rect.maxY - 1) / Self.side) {
      for column in (rect.x / Self.side)...((rect.maxX - 1) / Self.side) {
        body(row * columns + column)
      }
    }
  }

  /// Adds a tile's colours, until there are more than the limit.
  func addColors(
    ofTile number: Int, _ canvas: Span<UInt32>, limit: Int, to index: inout ColorIndex
  ) {
    let x = number % columns * Self.side
    let y = number / columns * Self.side
    let count = min(Self.side, width - x)
    for row in y..<min(y + Self.side, height) {
      let start = row * width + x
      // Many rows are those above them.
      if row > y,
        RowPair(canvas, from: start, over: canvas, from: start - width, count: count).isSame
      {
        continue
      }
      var last: UInt32?
      for place in start..<(start + count) {
        guard canvas[place] != last else { continue }
        last = canvas[place]
        _ = index.number(of: canvas[place])
        if index.colors.count > limit { return }
      }
    }
  }
}
